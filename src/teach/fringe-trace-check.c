/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-walk.h"

#include "fringe-autoptr.h"
#include "fringe-explain-private.h"
#include "fringe-memory.h"
#include "fringe-trace-private.h"

#include <math.h>

/* A slip is one board that is another, or two that changed places. */
#define SLIP_MAX 2u

/* What came out of one set of rules. @n_wrong: how many expansions are out of place, or SLIP_MAX + 1; @expected: stands
 * for the board that is right where the trace deviates */
typedef struct
{
  FringeTraceEnd end;
  guint n_right;
  guint n_wrong;
  guint wrong_number;
  guint expected;
  gboolean counts_goal;
  gboolean prints_dropped;
} Trial;

/* The question is held so while it is worked at. @readings: what came out of each of @rules; @trials: the better of
 * them */
typedef struct
{
  FringeTraceTask task;
  GArray *rules;
  Trial (*readings)[2];
  Trial *trials;
  FringeProgress progress;
  gpointer progress_data;
} Check;

/* Trials. */

static const Trial undecided = { .end = FRINGE_TRACE_UNDECIDED, .n_wrong = SLIP_MAX + 1 };

static Trial
try_reading (const Check *check, const FringeRules *rules, gboolean prints_dropped, gboolean *has_dropped)
{
  Trial trial = undecided;
  FringeTraceWalk walk;

  *has_dropped = FALSE;
  if (!fringe_trace_walk_init (&walk, &check->task, rules, prints_dropped))
    return trial;
  trial.end = fringe_trace_walk_go (&walk);
  trial.n_right = walk.n_right;
  trial.wrong_number = walk.wrong_number;
  trial.counts_goal = walk.counts_goal;
  trial.prints_dropped = prints_dropped;
  if (trial.end == FRINGE_TRACE_DEVIATES)
    {
      trial.expected = fringe_trace_walk_expected (&walk);
      trial.n_wrong = fringe_trace_walk_n_wrong (&walk, SLIP_MAX);
    }
  *has_dropped = walk.has_dropped;
  fringe_search_unref (walk.search);
  return trial;
}

/* Whether a program prints what it throws away makes no difference until it throws something away: then there is but
 * one reading, and the other is undecided. */
static void
try_readings (const Check *check, const FringeRules *rules, Trial readings[2])
{
  gboolean has_dropped;

  readings[0] = try_reading (check, rules, FALSE, &has_dropped);
  if (has_dropped && readings[0].end != FRINGE_TRACE_COMPLETE)
    readings[1] = try_reading (check, rules, TRUE, &has_dropped);
  else
    readings[1] = undecided;
}

static gboolean
is_better (const Trial *a, const Trial *b)
{
  if ((a->end == FRINGE_TRACE_COMPLETE) != (b->end == FRINGE_TRACE_COMPLETE))
    return a->end == FRINGE_TRACE_COMPLETE;
  return a->n_right > b->n_right;
}

static void
try_number (guint i, gpointer data)
{
  const Check *check = data;
  Trial *readings = check->readings[i];

  try_readings (check, &g_array_index (check->rules, FringeRules, i), readings);
  check->trials[i] = readings[is_better (&readings[1], &readings[0])];
}

/* The answer. */

/* @near: how far it is from the rules asked for, or from what most programs do; the smallest is the nearest */
typedef struct
{
  FringeMatch match;
  const Trial *trial;
  guint near;
} Candidate;

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *ours = a, *theirs = b;

  if (ours->near != theirs->near)
    return ours->near < theirs->near ? -1 : 1;
  return ours->trial < theirs->trial ? -1 : 1;
}

static Candidate
candidate_new (const Check *check, const FringeRules *rules, const Trial *trial)
{
  Candidate candidate = {
    .match = {
      .rules = *rules,
      .preset = fringe_explain_preset (rules),
      .counts_goal_as_expanded = trial->counts_goal,
      .is_admissible = !fringe_rules_use_heuristic (rules) || fringe_heuristic_is_admissible (rules->heuristic),
    },
    .trial = trial,
  };

  candidate.near = check->task.query->rules != NULL ? fringe_conventions_distance (check->task.query->rules, rules)
                                                    : fringe_explain_rank (&candidate.match);
  return candidate;
}

/* Returns: (transfer full) (element-type Candidate): those by which all but a slip is right, the nearest first */
static GArray *
list_slips (const Check *check)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < 2 * check->rules->len; i++)
    if (check->readings[i / 2][i % 2].n_wrong <= SLIP_MAX)
      {
        Candidate candidate
            = candidate_new (check, &g_array_index (check->rules, FringeRules, i / 2), &check->readings[i / 2][i % 2]);

        g_array_append_val (candidates, candidate);
      }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

/* Returns: (transfer full) (element-type Candidate): those of the trials with this end whose numbers are right up to
 * @n_numbers, and which hold for @n_right expansions, the nearest first */
static GArray *
list_candidates (const Check *check, FringeTraceEnd wanted, guint n_right, guint n_numbers)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < check->rules->len; i++)
    {
      const Trial *trial = &check->trials[i];

      if (trial->end == wanted && trial->n_right == n_right && trial->wrong_number >= n_numbers)
        {
          Candidate candidate = candidate_new (check, &g_array_index (check->rules, FringeRules, i), trial);

          g_array_append_val (candidates, candidate);
        }
    }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

static FringeTraceEnd
best_end (const Check *check)
{
  FringeTraceEnd best = FRINGE_TRACE_UNDECIDED;

  for (guint i = 0; i < check->rules->len; i++)
    best = MAX (best, check->trials[i].end);
  return best;
}

/* Returns: how long conventions with this end hold */
static guint
longest (const Check *check, FringeTraceEnd wanted, gboolean by_number)
{
  guint most = 0;

  for (guint i = 0; i < check->rules->len; i++)
    if (check->trials[i].end == wanted)
      most = MAX (most, by_number ? check->trials[i].wrong_number : check->trials[i].n_right);
  return most;
}

static guint
n_undecided (const Check *check)
{
  guint n = 0;

  for (guint i = 0; i < check->rules->len; i++)
    n += check->trials[i].end == FRINGE_TRACE_UNDECIDED;
  return n;
}

static void
add_matches (const Check *check, FringeTraceAnswer *answer, const GArray *candidates)
{
  FringeExplanation *matches = answer->matches;

  matches->n_matches = candidates->len;
  matches->n_groups = candidates->len > 0 ? 1 : 0;
  matches->matches = g_new (FringeMatch, candidates->len);
  answer->prints_dropped = candidates->len > 0;
  for (guint i = 0; i < candidates->len; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);

      matches->matches[i] = candidate->match;
      answer->prints_dropped &= candidate->trial->prints_dropped;
      answer->is_right |= check->task.query->rules != NULL && candidate->near < FRINGE_CONVENTIONS_OTHER;
    }
}

/* Tells where the trace leaves a convention; a number is wrong where its order never does. */
static void
set_deviation (FringeDeviation *deviation, const FringeTraceWalk *walk, FringeTraceEnd how)
{
  deviation->at = walk->n_right;
  deviation->step = fringe_search_n_steps (walk->search);
  if (how == FRINGE_TRACE_DEVIATES)
    deviation->kind = walk->expects ? FRINGE_DEVIATION_BOARD : FRINGE_DEVIATION_BEYOND;
  else if (walk->wrong_number < fringe_trace_n_expansions (walk->task->query->trace))
    {
      deviation->kind = FRINGE_DEVIATION_NUMBER;
      deviation->at = walk->wrong_number;
      deviation->step = walk->wrong_step;
      deviation->number = walk->wrong_kind;
    }
  else
    deviation->kind = FRINGE_DEVIATION_EARLY;
  if (deviation->kind != FRINGE_DEVIATION_BEYOND)
    {
      guint id = fringe_search_removed (walk->search, deviation->step);

      fringe_search_board (walk->search, id, &deviation->board);
      deviation->right = fringe_trace_number_of (walk->search, id, deviation->number);
    }
}

/* Returns: whether the program is more likely to print what the rules throw away: then less of the trace is out of
 * place */
static gboolean
prints_dropped (const Check *check, const FringeRules *rules)
{
  guint n_wrong[2] = { 0, 0 };

  for (int reading = 0; reading < 2; reading++)
    {
      FringeTraceWalk walk;

      if (!fringe_trace_walk_init (&walk, &check->task, rules, reading == 1))
        return FALSE;
      n_wrong[reading] = fringe_trace_walk_n_wrong (&walk, fringe_trace_n_expansions (check->task.query->trace));
      fringe_search_unref (walk.search);
    }
  return n_wrong[1] < n_wrong[0];
}

static void
add_deviation (const Check *check, FringeTraceAnswer *answer, const FringeRules *rules, const Trial *trial)
{
  FringeDeviation deviation = { .rules = *rules };
  FringeTraceWalk walk;
  FringeTraceEnd how;

  if (trial->end == FRINGE_TRACE_UNDECIDED
      || !fringe_trace_walk_init (&walk, &check->task, rules, trial->prints_dropped))
    return;
  how = fringe_trace_walk_go (&walk);
  set_deviation (&deviation, &walk, how);
  deviation.prints_dropped = trial->prints_dropped;
  deviation.has_dropped = walk.has_dropped || trial->prints_dropped;
  deviation.n_wrong = trial->n_wrong <= SLIP_MAX ? trial->n_wrong : 0;
  deviation.because = fringe_deviation_because (&deviation, walk.search, check->task.query->trace);
  fringe_search_unref (walk.search);
  answer->deviations = g_renew (FringeDeviation, answer->deviations, answer->n_deviations + 1);
  answer->deviations[answer->n_deviations++] = deviation;
}

/* A trace that also has what the rules throw away may be read in two ways: both are told. */
static void
add_asked (const Check *check, FringeTraceAnswer *answer)
{
  const FringeRules *rules = check->task.query->rules;
  Trial readings[2];
  gboolean both;
  guint first;

  try_readings (check, rules, readings);
  first = is_better (&readings[1], &readings[0]);
  both = readings[0].end == FRINGE_TRACE_DEVIATES && readings[1].end == FRINGE_TRACE_DEVIATES;
  if (both)
    first = prints_dropped (check, rules);
  add_deviation (check, answer, rules, &readings[first]);
  if (both && readings[0].expected != readings[1].expected)
    add_deviation (check, answer, rules, &readings[1 - first]);
  answer->n_asked = answer->n_deviations;
}

/* Of conventions that expect the same, the nearest stands for all. @told: what was expected so far; where it has
 * @n_max, only what is the first at its place is added */
static void
add_nearest (const Check *check, FringeTraceAnswer *answer, const GArray *candidates, GHashTable *told, guint n_max)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < candidates->len; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);
      gboolean is_own = check->task.query->rules != NULL && candidate->near < FRINGE_CONVENTIONS_OTHER;
      gboolean is_first = g_hash_table_add (places, GUINT_TO_POINTER (candidate->trial->n_right));

      if ((is_first || g_hash_table_size (told) < n_max)
          && g_hash_table_add (told, GUINT_TO_POINTER (candidate->trial->expected)) && !is_own)
        add_deviation (check, answer, &candidate->match.rules, candidate->trial);
    }
}

/* Those with a slip come before those that hold longer, but then are another way. */
static void
add_near (const Check *check, FringeTraceAnswer *answer)
{
  g_autoptr (GArray) slips = list_slips (check);
  g_autoptr (GArray) longer
      = list_candidates (check, FRINGE_TRACE_DEVIATES, longest (check, FRINGE_TRACE_DEVIATES, FALSE), 0);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  add_nearest (check, answer, slips, told, FRINGE_TRACE_NEAR_MAX);
  add_nearest (check, answer, longer, told, g_hash_table_size (told) + FRINGE_TRACE_NEAR_MAX);
}

/* Where no match is that of a preset, the program may be meant to follow one. */
static void
add_usual (const Check *check, FringeTraceAnswer *answer)
{
  g_autoptr (GArray) slips = list_slips (check);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  guint n_deviations = answer->n_deviations, n = 0;

  while (n < slips->len && g_array_index (slips, Candidate, n).match.preset != FRINGE_N_PRESETS)
    n++;
  g_array_set_size (slips, n);
  add_nearest (check, answer, slips, told, FRINGE_TRACE_NEAR_MAX);
  answer->n_usual = answer->n_deviations - n_deviations;
  answer->n_deviations = n_deviations;
}

static FringeTraceAnswer *
conclude (const Check *check)
{
  FringeTraceAnswer *answer = g_new0 (FringeTraceAnswer, 1);
  guint n = fringe_trace_n_expansions (check->task.query->trace);
  FringeTraceEnd wanted = best_end (check);
  gboolean has_order = wanted == FRINGE_TRACE_COMPLETE || wanted == FRINGE_TRACE_UNFINISHED;
  guint n_numbers = has_order ? longest (check, wanted, TRUE) : 0;
  g_autoptr (GArray) candidates = has_order ? list_candidates (check, wanted, n, n_numbers) : g_array_new (0, 0, 1);
  const Candidate *nearest;

  answer->matches = g_new0 (FringeExplanation, 1);
  answer->matches->n_observations = 1;
  answer->matches->n_tried = check->rules->len;
  answer->matches->n_undecided = n_undecided (check);
  answer->matches->node_limit = FRINGE_TRACE_NODES_MAX (n);
  answer->n_expansions = n;
  answer->is_unfinished = wanted == FRINGE_TRACE_UNFINISHED;
  add_matches (check, answer, candidates);
  if (check->task.query->rules != NULL && !answer->is_right)
    add_asked (check, answer);
  nearest = has_order ? &g_array_index (candidates, Candidate, 0) : NULL;
  if (!has_order)
    add_near (check, answer);
  else if (n_numbers < n)
    add_deviation (check, answer, &nearest->match.rules, nearest->trial);
  else if (check->task.query->rules == NULL && nearest->match.preset == FRINGE_N_PRESETS)
    add_usual (check, answer);
  return answer;
}

static void
report (double fraction, gpointer data)
{
  const Check *check = data;

  check->progress (fraction, check->progress_data);
}

static gboolean
find_numbers (const FringeTrace *trace)
{
  for (guint i = 0; i < fringe_trace_n_expansions (trace); i++)
    for (int kind = 0; kind < FRINGE_N_TRACE_NUMBERS; kind++)
      if (!isnan (fringe_trace_seen (trace, i)->numbers[kind]))
        return TRUE;
  return FALSE;
}

/* Returns: (transfer full) (element-type FringeRules) */
static GArray *
list_rules (const FringeTraceQuery *query)
{
  const FringeObservation row = { .start = query->start, .goal = query->goal };
  const FringeExplainQuery all
      = { .observations = &row, .n_observations = 1, .algorithms = (1u << FRINGE_N_ALGORITHMS) - 1 };
  GArray *rules = fringe_explain_rules (&all);

  for (guint i = 0; query->rules != NULL && i < rules->len; i++)
    g_array_index (rules, FringeRules, i).weight = query->rules->weight;
  return rules;
}

FringeTraceAnswer *
fringe_trace_check (const FringeTraceQuery *query,
                    const FringeConventions *conventions,
                    FringeProgress progress,
                    gpointer progress_data,
                    GCancellable *cancellable,
                    GError **error)
{
  Check check = {
    .task = {
      .query = query,
      .conventions = conventions,
      .has_numbers = find_numbers (query->trace),
      .memory_limit = fringe_memory_budget () / fringe_background_n_threads (),
      .cancellable = cancellable,
    },
    .rules = list_rules (query),
    .progress = progress,
    .progress_data = progress_data,
  };
  FringeTraceAnswer *answer = NULL;

  check.trials = g_new0 (Trial, check.rules->len);
  check.readings = g_malloc0_n (check.rules->len, sizeof *check.readings);
  fringe_background_share (check.rules->len, try_number, &check, progress != NULL ? report : NULL, &check, cancellable);
  if (!g_cancellable_set_error_if_cancelled (cancellable, error))
    answer = conclude (&check);
  g_free (check.trials);
  g_free (check.readings);
  g_array_unref (check.rules);
  return answer;
}

void
fringe_trace_answer_free (FringeTraceAnswer *answer)
{
  if (answer == NULL)
    return;
  fringe_explanation_free (answer->matches);
  for (guint i = 0; i < answer->n_deviations + answer->n_usual; i++)
    g_free (answer->deviations[i].because);
  g_free (answer->deviations);
  g_free (answer);
}

/* In the background. */

static gpointer
check_in_background (gconstpointer data,
                     FringeProgress progress,
                     gpointer progress_data,
                     GCancellable *cancellable,
                     GError **error)
{
  const FringeTraceQuery *query = data;
  g_autoptr (FringeConventions) conventions = fringe_conventions_new (&query->goal);

  return fringe_trace_check (query, conventions, progress, progress_data, cancellable, error);
}

static void
query_free (gpointer data)
{
  FringeTraceQuery *query = data;

  fringe_trace_unref (query->trace);
  g_free ((gpointer) query->rules);
  g_free (query);
}

void
fringe_trace_check_async (const FringeTraceQuery *query,
                          FringeProgress progress,
                          gpointer progress_data,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  FringeTraceQuery *copy = g_memdup2 (query, sizeof *query);

  fringe_trace_ref (copy->trace);
  copy->rules = query->rules != NULL ? g_memdup2 (query->rules, sizeof *query->rules) : NULL;
  fringe_background_run (NULL, check_in_background, copy, query_free, (GDestroyNotify) fringe_trace_answer_free,
                         progress, progress_data, cancellable, callback, data);
}

FringeTraceAnswer *
fringe_trace_check_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
