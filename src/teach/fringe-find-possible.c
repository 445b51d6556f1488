/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find.h"

#include "fringe-titles.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* Under a consistent heuristic, as all admissible ones here are, f never falls along a path: what is closed was reached
 * by a shortest one. */
static gboolean
may_reopen (const FringeRules *rules)
{
  gboolean is_consistent = fringe_heuristic_is_admissible (rules->heuristic);

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_GREEDY:
      return TRUE;
    case FRINGE_ALGORITHM_ASTAR:
      return !is_consistent;
    case FRINGE_ALGORITHM_WASTAR:
      return !is_consistent || rules->weight > 1;
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return FALSE;
    }
}

static gboolean
can_overestimate (const FringeRules *rules, const FringeBoard *goal, GError **error)
{
  if (!fringe_rules_use_heuristic (rules))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("%s uses no heuristic, so none is too large."), fringe_algorithm_title (rules->algorithm));
  else if (fringe_heuristic_is_admissible (rules->heuristic))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("The heuristic “%s” is admissible: it is never larger than the true distance."),
                    fringe_heuristic_title (rules->heuristic));
  else if (!fringe_heuristic_fits (FRINGE_HEURISTIC_PERFECT, goal->rows, goal->columns))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("Where h is too large can’t be told for puzzles of this size: the true distances are known for up "
                   "to %d cells."), FRINGE_PERFECT_CELLS_MAX);
  else
    return TRUE;
  return FALSE;
}

static gboolean
fits (FringeHeuristic heuristic, const FringeBoard *goal, GError **error)
{
  if (fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _("The heuristic “%s” can’t be had for puzzles of this size."), fringe_heuristic_title (heuristic));
  return FALSE;
}

static gboolean
can_tie (const FringeRules *rules, GError **error)
{
  if (fringe_rules_use_ties (rules))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               /* Translators: the name of an algorithm that compares nothing: breadth-first, depth-first, IDA*. */
               _("%s knows no ties, so no board has one that matters."), fringe_algorithm_title (rules->algorithm));
  return FALSE;
}

static gboolean
can_reopen (const FringeRules *rules, GError **error)
{
  if (may_reopen (rules))
    return TRUE;
  if (fringe_rules_use_heuristic (rules))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 /* Translators: an algorithm and a heuristic. */
                 _("%s with the heuristic “%s” never reopens a closed board."),
                    fringe_algorithm_title (rules->algorithm), fringe_heuristic_title (rules->heuristic));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("%s never reopens a closed board."), fringe_algorithm_title (rules->algorithm));
  return FALSE;
}

gboolean
fringe_trait_can_hold (const FringeTrait *trait, const FringeFindQuery *query, GError **error)
{
  switch (trait->kind)
    {
    case FRINGE_TRAIT_TIE:
      return can_tie (&query->rules, error);
    case FRINGE_TRAIT_REOPENED:
      return can_reopen (&query->rules, error);
    case FRINGE_TRAIT_OVERESTIMATE:
      return can_overestimate (&query->rules, &query->goal, error);
    case FRINGE_TRAIT_RATIO:
      return fits (trait->over, &query->goal, error) && fits (trait->under, &query->goal, error);
    case FRINGE_TRAIT_COST:
    case FRINGE_TRAIT_NODES:
    case FRINGE_TRAIT_GREEDY_LONGER:
    case FRINGE_N_TRAIT_KINDS:
    default:
      return TRUE;
    }
}
