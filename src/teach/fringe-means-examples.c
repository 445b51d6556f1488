/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means.h"

#include <glib/gi18n-lib.h>

/* Russell & Norvig, Artificial Intelligence: A Modern Approach, 4th edition 2020, figure 3.26. */
static const FringeMeansExample examples[FRINGE_N_MEANS_EXAMPLES] = {
  { N_ ("AIMA, 4th ed., Fig. 3.26: A* with Manhattan distance"), FRINGE_ALGORITHM_ASTAR,
    "depth,mean\n6,19\n8,31\n10,48\n12,84\n14,174\n16,364\n18,751\n20,1318\n22,2548\n24,5733\n26,10080\n28,22055\n" },
  { N_ ("AIMA, 4th ed., Fig. 3.26: A* with misplaced tiles"), FRINGE_ALGORITHM_ASTAR,
    "depth,mean\n6,24\n8,48\n10,116\n12,279\n14,678\n16,1683\n18,4102\n20,9905\n22,22955\n24,53039\n26,110372\n"
    "28,202565\n" },
  { N_ ("AIMA, 4th ed., Fig. 3.26: breadth-first search"), FRINGE_ALGORITHM_BFS,
    "depth,mean\n6,128\n8,368\n10,1033\n12,2672\n14,6783\n16,17270\n18,41558\n20,91493\n22,175921\n24,290082\n"
    "26,395355\n28,463234\n" },
};

const FringeMeansExample *
fringe_means_examples (void)
{
  return examples;
}

const char *
fringe_means_example_title (const FringeMeansExample *example)
{
  return _ (example->title);
}
