/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trait.h"

#include "fringe-autoptr.h"
#include "fringe-memory.h"
#include "fringe-titles.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

gboolean
fringe_judge_make_ready (FringeJudge *judge, FringeHeuristic heuristic)
{
  const FringeBoard *goal = &judge->query->goal;
  int place = fringe_judge_place (heuristic);

  if (!judge->is_ready[place] && fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    judge->is_ready[place] = fringe_estimate_init (&judge->estimates[place], heuristic, goal);
  return judge->is_ready[place];
}

static gboolean
fits (FringeHeuristic heuristic, const FringeBoard *goal, GError **error)
{
  if (fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("The heuristic “%s” does not exist for puzzles of this size."), fringe_heuristic_title (heuristic));
  return FALSE;
}

static gboolean
take_heuristic (FringeJudge *judge, FringeHeuristic heuristic, GError **error)
{
  if (fringe_judge_make_ready (judge, heuristic))
    return TRUE;
  if (fits (heuristic, &judge->query->goal, error))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                         _ ("There is no memory for the table of this heuristic."));
  return FALSE;
}

/* Makes ready all that it takes to judge by @trait. */
static gboolean
take_trait (FringeJudge *judge, const FringeTrait *trait, GError **error)
{
  if (!fringe_trait_can_hold (trait, judge->query, error))
    return FALSE;
  if (trait->kind == FRINGE_TRAIT_OVERESTIMATE)
    return take_heuristic (judge, FRINGE_HEURISTIC_PERFECT, error);
  return trait->kind != FRINGE_TRAIT_RATIO
         || (take_heuristic (judge, trait->over, error) && take_heuristic (judge, trait->under, error));
}

gboolean
fringe_judge_init (FringeJudge *judge,
                   const FringeFindQuery *query,
                   const FringeTrait *traits,
                   guint n_traits,
                   GCancellable *cancellable,
                   GError **error)
{
  *judge = (FringeJudge) {
    .query = query,
    .node_limit = query->node_limit > 0 ? query->node_limit : FRINGE_FIND_NODE_LIMIT_DEFAULT,
    .memory_limit = fringe_memory_budget () / 2, /* a tie takes two searches at a time */
    .cancellable = cancellable,
  };

  if (!take_heuristic (judge, query->rules.heuristic, error))
    return FALSE;
  for (guint i = 0; i < n_traits; i++)
    if (!take_trait (judge, &traits[i], error))
      {
        fringe_judge_clear (judge);
        return FALSE;
      }
  return TRUE;
}

void
fringe_judge_clear (FringeJudge *judge)
{
  for (int h = 0; h <= FRINGE_N_HEURISTICS; h++)
    if (judge->is_ready[h])
      fringe_estimate_clear (&judge->estimates[h]);
}

gboolean
fringe_trait_admits (const FringeTrait *trait, double value)
{
  return (trait->above ? value > trait->low : value >= trait->low)
         && (trait->below ? value < trait->high : value <= trait->high);
}

FringeBoundedRunEnd
fringe_judge_run (const FringeJudge *judge,
                  const FringeRules *rules,
                  const FringeBoard *start,
                  const gint64 *most,
                  gint64 counts[FRINGE_N_COUNT_KINDS])
{
  FringeBoundedRun run = {
    .rules = rules,
    .estimate = &judge->estimates[fringe_judge_place (rules->heuristic)],
    .start = start,
    .goal = &judge->query->goal,
    .node_limit = judge->node_limit,
    .memory_limit = judge->memory_limit,
  };

  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    run.most[kind] = most != NULL ? most[kind] : FRINGE_COUNT_UNKNOWN;
  return fringe_bounded_run (&run, counts, judge->cancellable);
}

/* Begins a search by @rules, whatever rules the question has. */
static FringeSearch *
begin_search (const FringeJudge *judge, const FringeRules *rules, const FringeBoard *start)
{
  FringeSearch *search
      = fringe_search_new_with_estimate (start, &judge->query->goal, rules,
                                         &judge->estimates[fringe_judge_place (rules->heuristic)], judge->node_limit);

  if (search != NULL)
    fringe_search_set_memory_limit (search, judge->memory_limit);
  return search;
}

/* Returns: whether the search ran to an end that is none of its limits */
static gboolean
end_search (const FringeJudge *judge, FringeSearch *search)
{
  return search != NULL && fringe_bounded_run_to_end (search, judge->cancellable)
         && fringe_search_outcome (search) != FRINGE_OUTCOME_LIMIT;
}

/* Returns: the first step up to @last in which @other does something else than @search, which ended; 0 where there is
 * none. Until then both have the same nodes */
static guint32
first_difference (const FringeSearch *search, FringeSearch *other, guint32 last, GCancellable *cancellable)
{
  for (guint32 step = 1; step <= last && !g_cancellable_is_cancelled (cancellable); step++)
    {
      fringe_search_step (other);
      if (fringe_search_n_steps (other) < step
          || fringe_search_removed (other, step) != fringe_search_removed (search, step))
        return step;
    }
  return 0;
}

static void
judge_tie (const FringeJudge *judge, const FringeBoard *start, FringeTraitValue *value)
{
  FringeRules rules = judge->query->rules;
  FringeTies own = rules.ties;
  g_autoptr (FringeSearch) search = begin_search (judge, &rules, start);

  value->is_known = end_search (judge, search);
  for (int ties = 0; value->is_known && ties < FRINGE_N_TIES; ties++)
    {
      guint32 last = value->holds ? (guint32) value->value - 1 : fringe_search_n_steps (search), step;
      g_autoptr (FringeSearch) other = NULL;

      rules.ties = (FringeTies) ties;
      if (rules.ties == own || (other = begin_search (judge, &rules, start)) == NULL)
        continue;
      step = first_difference (search, other, last, judge->cancellable);
      if (step > 0)
        {
          value->holds = TRUE;
          value->value = step;
          value->ties = rules.ties;
        }
    }
}

static void
judge_reopened (const FringeJudge *judge, const FringeBoard *start, FringeTraitValue *value)
{
  FringeRules rules = judge->query->rules;
  g_autoptr (FringeSearch) search = NULL;

  rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
  search = begin_search (judge, &rules, start);
  value->is_known = end_search (judge, search);
  for (guint32 id = 0; value->is_known && id < fringe_search_n_nodes (search); id++)
    {
      guint32 older = fringe_search_supersedes (search, id);

      if (older != FRINGE_NO_NODE && fringe_search_removed_step (search, older) != UINT32_MAX)
        value->value++;
    }
  value->holds = value->value > 0;
}

/* Returns: h of node @id less its true distance */
static double
excess (const FringeJudge *judge, const FringeSearch *search, guint32 id)
{
  FringeBoard board;

  fringe_search_board (search, id, &board);
  return fringe_search_h (search, id) - fringe_estimate_h (&judge->estimates[FRINGE_HEURISTIC_PERFECT], &board);
}

static void
judge_overestimate (const FringeJudge *judge, const FringeBoard *start, FringeTraitValue *value)
{
  g_autoptr (FringeSearch) search = begin_search (judge, &judge->query->rules, start);
  double most = 0;

  value->is_known = end_search (judge, search);
  for (guint32 id = 0; value->is_known && id < fringe_search_n_nodes (search); id++)
    {
      double more = excess (judge, search, id);

      value->value += more > 0;
      if (more <= most)
        continue;
      most = more;
      value->node = id;
      value->of = (guint32) fringe_search_h (search, id);
      value->to = value->of - (guint32) more;
    }
  value->holds = value->value > 0;
}

static void
judge_greedy_longer (const FringeJudge *judge, const FringeBoard *start, FringeTraitValue *value)
{
  FringeRules rules = judge->query->rules;
  gint64 astar[FRINGE_N_COUNT_KINDS], greedy[FRINGE_N_COUNT_KINDS];

  rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  value->is_known = fringe_judge_run (judge, &rules, start, NULL, astar) == FRINGE_BOUNDED_RUN_OVER;
  rules.algorithm = FRINGE_ALGORITHM_GREEDY;
  value->is_known = value->is_known && fringe_judge_run (judge, &rules, start, NULL, greedy) == FRINGE_BOUNDED_RUN_OVER;
  if (!value->is_known)
    return;
  value->of = (guint32) greedy[FRINGE_COUNT_COST];
  value->to = (guint32) astar[FRINGE_COUNT_COST];
  value->value = (double) value->of - value->to;
  value->holds = value->of > value->to;
}

/* A start that is the goal has no quotient. */
static void
judge_ratio (const FringeJudge *judge, const FringeTrait *trait, const FringeBoard *start, FringeTraitValue *value)
{
  FringeRules rules = judge->query->rules;
  gint64 over[FRINGE_N_COUNT_KINDS], under[FRINGE_N_COUNT_KINDS];

  rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  rules.heuristic = trait->under;
  value->is_known = fringe_judge_run (judge, &rules, start, NULL, under) == FRINGE_BOUNDED_RUN_OVER;
  rules.heuristic = trait->over;
  value->is_known = value->is_known && fringe_judge_run (judge, &rules, start, NULL, over) == FRINGE_BOUNDED_RUN_OVER;
  if (!value->is_known || under[FRINGE_COUNT_GENERATED] == 0)
    return;
  value->of = (guint32) over[FRINGE_COUNT_GENERATED];
  value->to = (guint32) under[FRINGE_COUNT_GENERATED];
  value->value = (double) value->of / value->to;
  value->holds = fringe_trait_admits (trait, value->value);
}

FringeTraitValue
fringe_judge_trait (const FringeJudge *judge,
                    const FringeTrait *trait,
                    const FringeBoard *start,
                    const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  FringeTraitValue value = { .is_known = TRUE, .ties = FRINGE_N_TIES };

  switch (trait->kind)
    {
    case FRINGE_TRAIT_COST:
    case FRINGE_TRAIT_NODES:
      value.value = (double) counts[trait->kind == FRINGE_TRAIT_COST ? FRINGE_COUNT_COST : FRINGE_COUNT_GENERATED];
      value.holds = fringe_trait_admits (trait, value.value);
      break;
    case FRINGE_TRAIT_TIE:
      judge_tie (judge, start, &value);
      break;
    case FRINGE_TRAIT_REOPENED:
      judge_reopened (judge, start, &value);
      break;
    case FRINGE_TRAIT_GREEDY_LONGER:
      judge_greedy_longer (judge, start, &value);
      break;
    case FRINGE_TRAIT_OVERESTIMATE:
      judge_overestimate (judge, start, &value);
      break;
    case FRINGE_TRAIT_RATIO:
      judge_ratio (judge, trait, start, &value);
      break;
    case FRINGE_N_TRAIT_KINDS:
    default:
      break;
    }
  return value;
}

/* Under a consistent heuristic, as all admissible ones here are, f never falls along a path, so what is closed was
 * reached by a shortest one and is never reopened. */
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
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_N_ALGORITHMS:
    default:
      return FALSE;
    }
}

static gboolean
can_overestimate (const FringeRules *rules, const FringeBoard *goal, GError **error)
{
  if (!fringe_rules_use_heuristic (rules))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("%s uses no heuristic, so no h is too large."),
                 fringe_algorithm_title (rules->algorithm));
  else if (fringe_heuristic_is_admissible (rules->heuristic))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("The heuristic “%s” is admissible: it is never larger than the true distance."),
                 fringe_heuristic_title (rules->heuristic));
  else if (!fringe_heuristic_fits (FRINGE_HEURISTIC_PERFECT, goal->rows, goal->columns))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("True distances are known only for puzzles of up to %d cells."), FRINGE_PERFECT_CELLS_MAX);
  else
    return TRUE;
  return FALSE;
}

static gboolean
can_tie (const FringeRules *rules, GError **error)
{
  if (fringe_rules_use_ties (rules))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               /* Translators: the name of an algorithm that compares nothing: breadth-first, depth-first, IDA*. */
               _ ("%s has no ties, so no tie can matter."), fringe_algorithm_title (rules->algorithm));
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
                 _ ("%s with the heuristic “%s” never reopens a closed board."),
                 fringe_algorithm_title (rules->algorithm), fringe_heuristic_title (rules->heuristic));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("%s never reopens a closed board."),
                 fringe_algorithm_title (rules->algorithm));
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
