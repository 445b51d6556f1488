/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-series.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

#define TOLERANCE 1e-10

/* b + b^2 + … + b^depth. */
static double
count_uniform_tree (double b, uint32_t depth)
{
  double n = 0;

  for (uint32_t i = 0; i < depth; i++)
    n = (n + 1) * b;
  return n;
}

/* The count grows with b, and no level alone has more nodes than the tree: bisection between 0 and N. */
double
fringe_branching_factor (uint64_t n_generated, uint32_t depth)
{
  double low = 0, high = (double) n_generated, middle = high / 2;

  if (depth == 0)
    return 0;
  while (high - low > TOLERANCE && middle > low && middle < high)
    {
      if (count_uniform_tree (middle, depth) < (double) n_generated)
        low = middle;
      else
        high = middle;
      middle = low + (high - low) / 2;
    }
  return middle;
}

FringeBranching
fringe_branching_at (const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);
  uint32_t goal = fringe_search_solution_at (search, step);
  FringeBranching branching = { -1, -1 };

  if (counts.expanded > 0)
    branching.mean = (double) counts.generated / counts.expanded;
  if (goal != FRINGE_NO_NODE && fringe_search_g (search, goal) > 0)
    branching.effective = fringe_branching_factor (counts.generated, fringe_search_g (search, goal));
  return branching;
}

char *
fringe_branching_sentence (const FringeSearch *search, uint32_t step)
{
  FringeBranching branching = fringe_branching_at (search, step);
  uint32_t n = fringe_search_counts_at (search, step).generated;
  uint32_t depth
      = fringe_search_g (search, MIN (fringe_search_solution_at (search, step), fringe_search_n_nodes (search) - 1));
  g_autofree char *value = fringe_value_text (branching.effective);

  if (branching.effective < 0)
    return NULL;
  /* Translators: a number of nodes, the length of the solution, the effective branching factor, such as 1.42. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u node was generated for a solution at depth %u: in a uniform tree each node "
                                       "would have b* = %s successors.",
                                       "%u nodes were generated for a solution at depth %u: in a uniform tree each "
                                       "node would have b* = %s successors.",
                                       n),
                          n, depth, value);
}
