/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* These functions tell what is certain of the length of a solution. The blank changes between the black and the white
 * cells with every move, so the solutions of a puzzle are all of odd length or all of even length. */

typedef enum
{
  LENGTH_SHORTEST,
  LENGTH_UNKNOWN,
  LENGTH_NOT_PROMISED
} Length;

/* The frontier always holds a node of a shortest solution with its true g, so that no larger f is removed, unless a
 * duplicate that came first with a larger g keeps it out. That holds for a goal found as it is generated, too: its
 * parent has been removed, whose f is less by 1 at most, and no solution is shorter by 1. */
static Length
astar_length (const FringeRules *rules)
{
  if (rules->heuristic == FRINGE_HEURISTIC_ZERO || rules->heuristic == FRINGE_HEURISTIC_PERFECT)
    return LENGTH_SHORTEST;
  if (!fringe_heuristic_is_admissible (rules->heuristic) || rules->duplicates == FRINGE_DUPLICATES_OPEN_CLOSED)
    return LENGTH_NOT_PROMISED;
  return LENGTH_SHORTEST;
}

/* A weight of 1 at most leaves an admissible heuristic admissible, and may make one of another. */
static Length
weighted_length (const FringeRules *rules)
{
  if (rules->weight == 0 || rules->heuristic == FRINGE_HEURISTIC_ZERO)
    return LENGTH_SHORTEST;
  if (rules->heuristic == FRINGE_HEURISTIC_PERFECT)
    return LENGTH_UNKNOWN;
  if (rules->weight > 1)
    return LENGTH_NOT_PROMISED;
  if (rules->weight == 1 || fringe_heuristic_is_admissible (rules->heuristic))
    return astar_length (rules);
  return LENGTH_UNKNOWN;
}

static Length
length_by_rules (const FringeRules *rules)
{
  gboolean tells_much = rules->heuristic != FRINGE_HEURISTIC_ZERO && rules->heuristic != FRINGE_HEURISTIC_PERFECT;

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return LENGTH_SHORTEST;
    case FRINGE_ALGORITHM_DFS:
      return LENGTH_NOT_PROMISED;
    case FRINGE_ALGORITHM_GREEDY:
      return tells_much ? LENGTH_NOT_PROMISED : LENGTH_UNKNOWN;
    case FRINGE_ALGORITHM_WASTAR:
      return weighted_length (rules);
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
      return fringe_heuristic_is_admissible (rules->heuristic) ? LENGTH_SHORTEST : LENGTH_NOT_PROMISED;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return astar_length (rules);
    }
}

static Length
length_of (const FringeRules *rules, double start_h, uint32_t n_moves)
{
  if (n_moves <= 2 || (fringe_heuristic_is_admissible (rules->heuristic) && n_moves <= start_h + 1))
    return LENGTH_SHORTEST;
  return length_by_rules (rules);
}

char *
fringe_length_sentence (const FringeRules *rules, double start_h, uint32_t n_moves)
{
  if (n_moves == 0)
    return NULL;
  switch (length_of (rules, start_h, n_moves))
    {
    case LENGTH_SHORTEST:
      return g_strdup (_ ("No solution is shorter."));
    case LENGTH_NOT_PROMISED:
      return g_strdup (_ ("These rules do not promise the shortest solution."));
    case LENGTH_UNKNOWN:
    default:
      return NULL;
    }
}

char *
fringe_solved_sentence (uint32_t n_moves)
{
  if (n_moves == 0)
    return g_strdup (_ ("Solved: the start is the goal."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Solved in %u move.", "Solved in %u moves.", n_moves), n_moves);
}

static char *
solved_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t n_moves = fringe_search_g (search, fringe_search_solution_at (search, step));

  if (n_moves == 0 || !fringe_search_is_idastar (search))
    return fringe_solved_sentence (n_moves);
  /* Translators: the moves, and in which iteration of IDA* they were found. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Solved in %u move, in iteration %u.",
                                       "Solved in %u moves, in iteration %u.", n_moves),
                          n_moves, fringe_search_n_iterations_at (search, step));
}

char *
fringe_idastar_exhausted_sentence (void)
{
  return g_strdup (_ ("The start has f = ∞, so no iteration begins. By this heuristic, the goal is out of reach."));
}

static char *
exhausted_sentence (const FringeSearch *search)
{
  if (fringe_search_is_rbfs (search))
    return g_strdup (_ ("The start has f = ∞. By this heuristic, the goal is out of reach."));
  if (fringe_search_is_idastar (search))
    return fringe_idastar_exhausted_sentence ();
  return g_strdup (_ ("The frontier is empty. Every board that can be reached was expanded, and none is the goal."));
}

static char *
limit_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t limit = fringe_search_node_limit (search), generated;

  if (!fringe_search_is_out_of_memory (search))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The next step would generate more than %u node, which is the limit.",
                                         "The next step would generate more than %u nodes, which is the limit.", limit),
                            limit);
  generated = fringe_search_counts_at (search, step).generated;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The memory was full after %u node.",
                                       "The memory was full after %u nodes.", generated),
                          generated);
}

static char *
running_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t open = fringe_search_counts_at (search, step).open, n = fringe_search_n_iterations_at (search, step);
  g_autofree char *bound = NULL;

  if (!fringe_search_is_idastar (search))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The search goes on with %u node on the frontier.",
                                         "The search goes on with %u nodes on the frontier.", open),
                            open);
  if (n == 0)
    return g_strdup (_ ("The search has not begun."));
  bound = fringe_exact_text (fringe_search_iteration_at (search, n - 1, step).bound);
  return g_strdup_printf (_ ("The search goes on in iteration %u with the bound %s."), n, bound);
}

char *
fringe_outcome_sentence (const FringeSearch *search, uint32_t step)
{
  switch (fringe_search_outcome_at (search, step))
    {
    case FRINGE_OUTCOME_SOLVED:
      return solved_sentence (search, step);
    case FRINGE_OUTCOME_EXHAUSTED:
      return exhausted_sentence (search);
    case FRINGE_OUTCOME_UNSOLVABLE:
      return fringe_verdict_sentence (fringe_search_start (search), fringe_search_goal (search));
    case FRINGE_OUTCOME_LIMIT:
      return limit_sentence (search, step);
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      return running_sentence (search, step);
    }
}
