/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* What is certain of the length of a solution. The blank changes between the black and the white cells with
 * every move, so that the solutions of a puzzle are all of odd length or all of even length. */

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
      return LENGTH_SHORTEST;
    case FRINGE_ALGORITHM_DFS:
      return LENGTH_NOT_PROMISED;
    case FRINGE_ALGORITHM_GREEDY:
      return tells_much ? LENGTH_NOT_PROMISED : LENGTH_UNKNOWN;
    case FRINGE_ALGORITHM_WASTAR:
      return weighted_length (rules);
    case FRINGE_ALGORITHM_IDASTAR:
      return fringe_heuristic_is_admissible (rules->heuristic) ? LENGTH_SHORTEST : LENGTH_NOT_PROMISED;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return astar_length (rules);
    }
}

static Length
length_of (const FringeRules *rules, uint32_t start_h, uint32_t n_moves)
{
  if (n_moves <= 2 || (fringe_heuristic_is_admissible (rules->heuristic) && n_moves <= start_h + 1))
    return LENGTH_SHORTEST;
  return length_by_rules (rules);
}

char *
fringe_length_sentence (const FringeRules *rules, uint32_t start_h, uint32_t n_moves)
{
  if (n_moves == 0)
    return NULL;
  switch (length_of (rules, start_h, n_moves))
    {
    case LENGTH_SHORTEST:
      return g_strdup (_("No solution is shorter."));
    case LENGTH_NOT_PROMISED:
      return g_strdup (_("By these rules of search, it need not be the shortest solution."));
    case LENGTH_UNKNOWN:
    default:
      return NULL;
    }
}
