/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-branching.h"

#include "fringe-sentences-private.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TOLERANCE 1e-10

/* Returns: b + b^2 + … + b^depth */
static double
count_uniform_tree (double b, uint32_t depth)
{
  double n = 0;

  for (uint32_t i = 0; i < depth; i++)
    n = (n + 1) * b;
  return n;
}

/* The count grows with b, and no level alone has more nodes than the tree, so b is found by bisection between 0 and
 * N. */
double
fringe_branching_factor (double n_generated, uint32_t depth)
{
  double low = 0, high = n_generated, middle = high / 2;

  if (depth == 0 || n_generated < depth)
    return 0;
  while (high - low > TOLERANCE && middle > low && middle < high)
    {
      if (count_uniform_tree (middle, depth) < n_generated)
        low = middle;
      else
        high = middle;
      middle = low + (high - low) / 2;
    }
  return middle;
}

/* How many ways there are to a cell by each last move: those of the next level are made of these. */
typedef double Ways[FRINGE_CELLS_MAX][FRINGE_N_MOVES + 1];

/* Returns: the sum over all cells and last moves */
static double
count_next_level (int rows, int columns, Ways ways, Ways next)
{
  double sum = 0;

  memset (next, 0, sizeof (Ways));
  for (int cell = 0; cell < rows * columns; cell++)
    for (int last = 0; last <= FRINGE_N_MOVES; last++)
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        {
          int to = fringe_board_neighbour (rows, columns, cell, (FringeMove) move);

          if (to < 0 || (FringeMove) move == fringe_move_opposite ((FringeMove) last))
            continue;
          next[to][move] += ways[cell][last];
          sum += ways[cell][last];
        }
  return sum;
}

#define LEVELS_MAX 2000
#define BRUTE_FORCE_TOLERANCE 1e-9

/* Power iteration. The blank changes between the two colours of a chessboard, so that levels grow by turns; each level
 * is therefore added to half of the one before, which has the same limit and does not swing. */
double
fringe_brute_force_branching (int rows, int columns)
{
  Ways ways = { { 0 } }, next;
  double b = 0, before = -1, sum = rows * columns;

  for (int cell = 0; cell < rows * columns; cell++)
    ways[cell][FRINGE_N_MOVES] = 1;
  for (int level = 0; level < LEVELS_MAX && fabs (b - before) > BRUTE_FORCE_TOLERANCE; level++)
    {
      double both = 0;

      before = b;
      b = count_next_level (rows, columns, ways, next) / sum;
      for (int cell = 0; cell < rows * columns; cell++)
        for (int last = 0; last <= FRINGE_N_MOVES; last++)
          both += ways[cell][last] = next[cell][last] + ways[cell][last] / 2;
      for (int cell = 0; cell < rows * columns; cell++)
        for (int last = 0; last <= FRINGE_N_MOVES; last++)
          ways[cell][last] /= both;
      sum = 1;
    }
  return b;
}

double
fringe_effective_depth (int rows, int columns, double n_generated)
{
  double b = fringe_brute_force_branching (rows, columns);

  if (b - 1 < 1e-6) /* on 2x2 a level has as many nodes as the one before */
    return n_generated;
  return log1p (n_generated * (b - 1) / b) / log (b);
}

FringeBranching
fringe_branching_at (const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);
  uint32_t goal = fringe_search_solution_at (search, step);
  FringeBranching branching = { -1, -1, -1 };

  if (counts.expanded > 0)
    branching.mean = (double) counts.generated / counts.expanded;
  if (goal != FRINGE_NO_NODE && fringe_search_g (search, goal) > 0)
    {
      const FringeBoard *start = fringe_search_start (search);

      branching.effective = fringe_branching_factor (counts.generated, fringe_search_g (search, goal));
      branching.depth = fringe_effective_depth (start->rows, start->columns, counts.generated);
    }
  return branching;
}

static char *
depth_sentence (const FringeSearch *search, double depth)
{
  const FringeBoard *start = fringe_search_start (search);
  g_autofree char *b = fringe_value_text (fringe_brute_force_branching (start->rows, start->columns));
  g_autofree char *value = g_strdup_printf ("%.1f", depth);

  /* Translators: the effective depth, and the branching factor of the puzzle, such as 1.73. */
  return g_strdup_printf (_ ("A search by brute force, which branches by %2$s here, would have come to depth %1$s with "
                             "as many: the effective depth."),
                          value, b);
}

char *
fringe_branching_sentence (const FringeSearch *search, uint32_t step)
{
  FringeBranching branching = fringe_branching_at (search, step);
  uint32_t n = fringe_search_counts_at (search, step).generated;
  uint32_t depth
      = fringe_search_g (search, MIN (fringe_search_solution_at (search, step), fringe_search_n_nodes (search) - 1));
  g_autofree char *value = fringe_value_text (branching.effective);
  GString *text;

  if (branching.effective < 0)
    return NULL;
  text = g_string_new (NULL);
  fringe_sentences_add (
      text,
      /* Translators: a number of nodes, the length of the solution, the effective branching factor, such as 1.42. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "The search generated %u node for a solution at depth %u. In a uniform tree, "
                                    "each node would have b* = %s successors.",
                                    "The search generated %u nodes for a solution at depth %u. In a uniform tree, "
                                    "each node would have b* = %s successors.",
                                    n),
                       n, depth, value));
  fringe_sentences_add (text, depth_sentence (search, branching.depth));
  return g_string_free (text, FALSE);
}
