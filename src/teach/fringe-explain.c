/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-private.h"

#include "fringe-background.h"
#include "fringe-memory.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Where no other count ends a search, it is looked at alone for so many nodes at least. */
#define ALONE_NODE_LIMIT 1000u

static gboolean
is_known (const FringeExplainQuery *query, FringeCountKind kind)
{
  for (guint i = 0; i < query->n_observations; i++)
    if (query->observations[i].counts[kind] >= 0)
      return TRUE;
  return FALSE;
}

/* Takes all ways of counting that the rows can tell apart; the others do not fit. */
static void
init_readings (FringeReading readings[FRINGE_N_READINGS], const FringeExplainQuery *query)
{
  for (guint i = 0; i < FRINGE_N_READINGS; i++)
    {
      gboolean goal = (i & 1) != 0, root = (i & 2) != 0;

      readings[i] = (FringeReading) {
        .counts_goal_as_expanded = goal,
        .counts_root_as_generated = root,
        .solved_start = FRINGE_SOLVED_START_NOT_OBSERVED,
        .fits
        = (!goal || is_known (query, FRINGE_COUNT_EXPANDED)) && (!root || is_known (query, FRINGE_COUNT_GENERATED)),
      };
    }
}

/* Returns: what the goal found adds to the nodes expanded */
static gint64
goal_share (const FringeReading *reading, const FringeObservation *row, const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  if (!reading->counts_goal_as_expanded || counts[FRINGE_COUNT_COST] < 0)
    return 0;
  if (fringe_board_equal (&row->start, &row->goal))
    return reading->solved_start == FRINGE_SOLVED_START_NOT_COUNTED ? 0 : 1;
  return 1;
}

static gint64
printed (const FringeReading *reading,
         FringeCountKind kind,
         const FringeObservation *row,
         const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  switch (kind)
    {
    case FRINGE_COUNT_EXPANDED:
      return counts[kind] + goal_share (reading, row, counts);
    case FRINGE_COUNT_GENERATED:
      return counts[kind] + (reading->counts_root_as_generated ? 1 : 0);
    case FRINGE_COUNT_COST:
    case FRINGE_COUNT_OPEN:
    case FRINGE_N_COUNT_KINDS:
    default:
      return counts[kind];
    }
}

/* The first row whose start is the goal tells how that is counted; the others must agree. */
static void
learn_solved_start (FringeReading *reading, const FringeObservation *observed)
{
  if (reading->counts_goal_as_expanded && reading->solved_start == FRINGE_SOLVED_START_NOT_OBSERVED
      && observed->counts[FRINGE_COUNT_EXPANDED] >= 0 && fringe_board_equal (&observed->start, &observed->goal))
    reading->solved_start
        = observed->counts[FRINGE_COUNT_EXPANDED] == 0 ? FRINGE_SOLVED_START_NOT_COUNTED : FRINGE_SOLVED_START_COUNTED;
}

/* Lets go of the readings under which a search with @counts would not be printed as @observed. Returns: whether any is
 * left */
static gboolean
compare_readings (FringeReading readings[FRINGE_N_READINGS],
                  const FringeObservation *observed,
                  const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  gboolean any = FALSE;

  for (guint i = 0; i < FRINGE_N_READINGS; i++)
    {
      FringeReading *reading = &readings[i];

      learn_solved_start (reading, observed);
      for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        if (observed->counts[kind] >= 0
            && observed->counts[kind] != printed (reading, (FringeCountKind) kind, observed, counts))
          reading->fits = FALSE;
      any |= reading->fits;
    }
  return any;
}

gint64
fringe_match_printed (const FringeMatch *match, FringeCountKind kind, const FringeObservation *counted)
{
  FringeReading reading
      = { match->counts_goal_as_expanded, match->counts_root_as_generated, match->solved_start, TRUE };

  return printed (&reading, kind, counted, counted->counts);
}

static gboolean
row_is_valid (const FringeObservation *row, guint number, GError **error)
{
  gboolean any = FALSE;

  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    any |= row->counts[kind] >= 0;
  if (!fringe_board_same_size (&row->start, &row->goal))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 /* Translators: a row of a table of searches, the first being 1. So the next ones too. */
                 _ ("Row %u: start and goal differ in size."), number);
  else if (!any)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("Row %u: at least one count is needed: cost, expanded, generated or open."), number);
  else if (row->counts[FRINGE_COUNT_COST] >= 0 && !fringe_board_verdict (&row->start, &row->goal).solvable)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("Row %u: the goal cannot be reached, so there is no cost."), number);
  else
    return TRUE;
  return FALSE;
}

static gboolean
query_is_valid (const FringeExplainQuery *query, GError **error)
{
  if (query->n_observations == 0 || query->n_observations > FRINGE_OBSERVATIONS_MAX)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("There are %u rows. An explanation needs 1 to %u."),
                 query->n_observations, FRINGE_OBSERVATIONS_MAX);
  else if (!isfinite (query->weight) || query->weight < 0 || query->weight > FRINGE_WEIGHT_MAX
           || query->algorithms >= 1u << FRINGE_N_ALGORITHMS || query->n_heuristics > FRINGE_EXPLAIN_HEURISTICS_MAX)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("There is no such algorithm, or the weight is out of range."));
  else
    {
      for (guint i = 0; i < query->n_observations; i++)
        if (!row_is_valid (&query->observations[i], i + 1, error))
          return FALSE;
      return TRUE;
    }
  return FALSE;
}

/* Returns: about how many nodes it takes until a search with these counts ends or goes beyond them */
static gint64
row_length (const FringeObservation *row)
{
  if (row->counts[FRINGE_COUNT_EXPANDED] >= 0)
    return row->counts[FRINGE_COUNT_EXPANDED];
  if (row->counts[FRINGE_COUNT_GENERATED] >= 0)
    return row->counts[FRINGE_COUNT_GENERATED];
  return G_MAXINT64;
}

/* Returns: as many nodes as the counts need, within reason, and not fewer than @least */
static guint32
count_needed (const FringeExplainQuery *query, gint64 least)
{
  for (guint i = 0; i < query->n_observations; i++)
    {
      gint64 nodes = fringe_bounded_run_nodes (query->observations[i].counts);

      if (nodes < G_MAXINT64)
        least = MAX (least, nodes);
    }
  return (guint32) MIN (least, FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT_MAX);
}

static int
compare_rows (gconstpointer a, gconstpointer b, gpointer data)
{
  const FringeExplainQuery *query = data;
  guint i = *(const guint *) a, j = *(const guint *) b;
  gint64 ours = row_length (&query->observations[i]), theirs = row_length (&query->observations[j]);

  if (ours != theirs)
    return ours < theirs ? -1 : 1;
  return i < j ? -1 : 1;
}

static void
find_goals (FringeExplain *explain)
{
  const FringeExplainQuery *query = explain->query;

  for (guint i = 0; i < query->n_observations; i++)
    {
      guint j = 0;

      while (!fringe_board_equal (&query->observations[j].goal, &query->observations[i].goal))
        j++;
      explain->goal_of[i] = j < i ? explain->goal_of[j] : explain->n_goals++;
      explain->order[i] = i;
    }
  g_qsort_with_data (explain->order, (gint) query->n_observations, sizeof (guint), compare_rows, (gpointer) query);
}

/* Returns: the goal that has the number: that of the first row with it */
static const FringeBoard *
goal_number (const FringeExplain *explain, guint goal)
{
  guint row = 0;

  while (explain->goal_of[row] != goal)
    row++;
  return &explain->query->observations[row].goal;
}

/* Returns: its number among those that are tried; an algorithm that uses none has the one of its rules, which need not
 * be among them */
static guint
place_of (const FringeExplain *explain, FringeHeuristic heuristic)
{
  guint i = 0;

  while (i + 1 < explain->n_heuristics && explain->heuristics[i] != heuristic)
    i++;
  return i;
}

static void
make_estimates (FringeExplain *explain)
{
  gboolean is_needed[FRINGE_EXPLAIN_HEURISTICS_MAX] = { FALSE };

  for (guint i = 0; i < explain->rules->len; i++)
    is_needed[place_of (explain, g_array_index (explain->rules, FringeRules, i).heuristic)] = TRUE;
  explain->estimates = g_malloc0_n (explain->n_goals, sizeof *explain->estimates);
  explain->is_ready = g_malloc0_n (explain->n_goals, sizeof *explain->is_ready);
  for (guint goal = 0; goal < explain->n_goals; goal++)
    for (guint i = 0; i < explain->n_heuristics; i++)
      if (is_needed[i] && !g_cancellable_is_cancelled (explain->cancellable))
        explain->is_ready[goal][i]
            = fringe_estimate_init (&explain->estimates[goal][i], explain->heuristics[i], goal_number (explain, goal));
}

static void
clear (FringeExplain *explain)
{
  for (guint goal = 0; goal < explain->n_goals; goal++)
    for (guint i = 0; i < explain->n_heuristics; i++)
      if (explain->is_ready[goal][i])
        fringe_estimate_clear (&explain->estimates[goal][i]);
  for (guint i = 0; i < explain->rules->len; i++)
    g_free (explain->trials[i].counts);
  g_free (explain->trials);
  g_free (explain->estimates);
  g_free (explain->is_ready);
  g_array_unref (explain->rules);
}

FringeBoundedRunEnd
fringe_explain_run (const FringeExplain *explain,
                    const FringeRules *rules,
                    guint goal,
                    const FringeBoundedRun *limits,
                    gint64 counts[FRINGE_N_COUNT_KINDS])
{
  FringeBoundedRun run = *limits;
  guint place = place_of (explain, rules->heuristic);

  if (!explain->is_ready[goal][place])
    return FRINGE_BOUNDED_RUN_UNDECIDED;
  run.rules = rules;
  run.estimate = &explain->estimates[goal][place];
  run.memory_limit = explain->memory_limit;
  return fringe_bounded_run (&run, counts, explain->cancellable);
}

/* Tries one set of rules on the rows until one does not fit. A row that could not be decided does not keep the next
 * ones from ruling the rules out. */
static void
try_rules (guint i, gpointer data)
{
  const FringeExplain *explain = data;
  const FringeExplainQuery *query = explain->query;
  FringeTrial *trial = &explain->trials[i];
  gboolean fits = TRUE;

  init_readings (trial->readings, query);
  trial->counts = g_malloc0_n (query->n_observations, sizeof *trial->counts);
  for (guint j = 0; fits && j < query->n_observations; j++)
    {
      guint row = explain->order[j];
      const FringeObservation *observed = &query->observations[row];
      FringeBoundedRun limits
          = { .start = &observed->start, .goal = &observed->goal, .node_limit = explain->node_limit };
      FringeBoundedRunEnd end;

      memcpy (limits.most, observed->counts, sizeof limits.most);
      end = fringe_explain_run (explain, &g_array_index (explain->rules, FringeRules, i), explain->goal_of[row],
                                &limits, trial->counts[row]);
      trial->is_undecided |= end == FRINGE_BOUNDED_RUN_UNDECIDED;
      if (end == FRINGE_BOUNDED_RUN_OVER)
        fits = compare_readings (trial->readings, observed, trial->counts[row]);
      else
        fits = end == FRINGE_BOUNDED_RUN_UNDECIDED;
    }

  trial->is_undecided &= fits;
  if (!fits || trial->is_undecided)
    g_clear_pointer (&trial->counts, g_free);
}

static void
report_trials (double fraction, gpointer data)
{
  const FringeExplain *explain = data;

  explain->progress (FRINGE_TRIALS_SHARE * fraction, explain->progress_data);
}

/* A match stands among all others by its rank, then by the number of its rules. */
typedef struct
{
  FringeMatch match;
  guint trial;
  guint rank;
} Candidate;

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *ours = a, *theirs = b;

  if (ours->rank != theirs->rank)
    return ours->rank < theirs->rank ? -1 : 1;
  if (ours->trial != theirs->trial)
    return ours->trial < theirs->trial ? -1 : 1;
  return ours->match.counts_goal_as_expanded + 2 * ours->match.counts_root_as_generated
         - (theirs->match.counts_goal_as_expanded + 2 * theirs->match.counts_root_as_generated);
}

static void
add_candidates (const FringeExplain *explain, guint i, GArray *candidates)
{
  const FringeRules *rules = &g_array_index (explain->rules, FringeRules, i);

  for (guint j = 0; j < FRINGE_N_READINGS; j++)
    {
      const FringeReading *reading = &explain->trials[i].readings[j];
      Candidate candidate = {
        .match = {
          .rules = *rules,
          .preset = fringe_explain_preset (rules),
          .counts_goal_as_expanded = reading->counts_goal_as_expanded,
          .counts_root_as_generated = reading->counts_root_as_generated,
          .is_admissible = !fringe_rules_use_heuristic (rules) || fringe_heuristic_is_admissible (rules->heuristic),
          .solved_start = reading->solved_start,
        },
        .trial = i,
      };

      candidate.rank = fringe_explain_rank (&candidate.match);
      if (reading->fits)
        g_array_append_val (candidates, candidate);
    }
}

/* Leaves of the rows what they know of one count. Returns: how many rows know it */
static guint
keep_alone (const FringeExplain *explain, FringeCountKind kind, FringeExplain *alone, FringeObservation *rows)
{
  guint n = 0;

  for (guint i = 0; i < explain->query->n_observations; i++)
    {
      const FringeObservation *row = &explain->query->observations[i];

      if (row->counts[kind] < 0)
        continue;
      rows[n] = *row;
      for (int j = 0; j < FRINGE_N_COUNT_KINDS; j++)
        rows[n].counts[j] = j == (int) kind ? row->counts[kind] : FRINGE_COUNT_UNKNOWN;
      alone->goal_of[n] = explain->goal_of[i];
      alone->order[n] = n;
      n++;
    }
  return n;
}

/* Returns: how many rules give this count; -1 where none is asked for, or a search has not ended soon */
static int
count_alone (const FringeExplain *explain, FringeCountKind kind)
{
  g_autofree FringeObservation *rows = g_new (FringeObservation, explain->query->n_observations);
  FringeExplainQuery query = *explain->query;
  FringeExplain alone = *explain;
  int n_fitting = 0;

  alone.node_limit = MIN (count_needed (explain->query, ALONE_NODE_LIMIT), explain->node_limit);
  query.observations = rows;
  query.n_observations = keep_alone (explain, kind, &alone, rows);
  if (query.n_observations == 0)
    return -1;
  alone.query = &query;
  alone.trials = g_new0 (FringeTrial, explain->rules->len);
  fringe_background_share (explain->rules->len, try_rules, &alone, NULL, NULL, explain->cancellable);
  for (guint i = 0; i < explain->rules->len; i++)
    {
      if (alone.trials[i].is_undecided)
        n_fitting = -1;
      else if (n_fitting >= 0 && alone.trials[i].counts != NULL)
        n_fitting++;
      g_free (alone.trials[i].counts);
    }
  g_free (alone.trials);
  return n_fitting;
}

/* Which of several counts are to blame where nothing gives all of them: each is looked at alone. */
static void
look_at_each (const FringeExplain *explain, FringeExplanation *explanation)
{
  guint n_known = 0;

  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    {
      n_known += is_known (explain->query, (FringeCountKind) kind);
      explanation->n_alone[kind] = -1;
    }
  if (explanation->n_matches > 0 || explanation->n_undecided > 0 || n_known < 2)
    return;
  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    explanation->n_alone[kind] = count_alone (explain, (FringeCountKind) kind);
}

static FringeExplanation *
conclude (const FringeExplain *explain)
{
  FringeExplanation *explanation = g_new0 (FringeExplanation, 1);
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autofree guint *trial_of = NULL;

  for (guint i = 0; i < explain->rules->len; i++)
    {
      explanation->n_undecided += explain->trials[i].is_undecided ? 1 : 0;
      if (explain->trials[i].counts != NULL)
        add_candidates (explain, i, candidates);
    }
  g_array_sort (candidates, compare_candidates);

  explanation->n_observations = explain->query->n_observations;
  explanation->n_heuristics = explain->n_heuristics;
  explanation->n_tried = explain->rules->len;
  explanation->node_limit = explain->node_limit;
  explanation->n_matches = candidates->len;
  explanation->matches = g_new (FringeMatch, candidates->len);
  trial_of = g_new (guint, candidates->len);
  for (guint i = 0; i < candidates->len; i++)
    {
      explanation->matches[i] = g_array_index (candidates, Candidate, i).match;
      trial_of[i] = g_array_index (candidates, Candidate, i).trial;
    }
  fringe_explain_group (explain, explanation, trial_of);
  fringe_explain_by_count (explain, explanation, trial_of);
  fringe_explain_by_board (explain, explanation);
  look_at_each (explain, explanation);
  return explanation;
}

FringeExplanation *
fringe_explain (const FringeExplainQuery *query,
                FringeProgress progress,
                gpointer progress_data,
                GCancellable *cancellable,
                GError **error)
{
  FringeExplain explain
      = { .query = query, .progress = progress, .progress_data = progress_data, .cancellable = cancellable };
  FringeExplanation *explanation;

  if (!query_is_valid (query, error))
    return NULL;
  explain.node_limit
      = query->node_limit > 0 ? query->node_limit : count_needed (query, FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT);
  explain.memory_limit = fringe_memory_budget () / fringe_background_n_threads ();
  explain.n_heuristics = fringe_explain_heuristics (query, explain.heuristics);
  explain.rules = fringe_explain_rules (query);
  explain.trials = g_new0 (FringeTrial, explain.rules->len);
  find_goals (&explain);
  make_estimates (&explain);

  fringe_background_share (explain.rules->len, try_rules, &explain, progress != NULL ? report_trials : NULL, &explain,
                           cancellable);
  explanation = conclude (&explain);
  clear (&explain);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    g_clear_pointer (&explanation, fringe_explanation_free);
  else if (progress != NULL)
    progress (1, progress_data);
  return explanation;
}

static gpointer
explain_in_background (gconstpointer query,
                       FringeProgress progress,
                       gpointer progress_data,
                       GCancellable *cancellable,
                       GError **error)
{
  return fringe_explain (query, progress, progress_data, cancellable, error);
}

static void
query_free (gpointer data)
{
  FringeExplainQuery *query = data;

  g_free ((gpointer) query->observations);
  g_free (query);
}

void
fringe_explain_async (const FringeExplainQuery *query,
                      FringeProgress progress,
                      gpointer progress_data,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer data)
{
  FringeExplainQuery *copy = g_memdup2 (query, sizeof *query);

  copy->observations = g_memdup2 (query->observations, query->n_observations * sizeof *query->observations);
  fringe_background_run (NULL, explain_in_background, copy, query_free, (GDestroyNotify) fringe_explanation_free,
                         progress, progress_data, cancellable, callback, data);
}

FringeExplanation *
fringe_explain_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
fringe_explanation_free (FringeExplanation *explanation)
{
  if (explanation == NULL)
    return;
  g_free (explanation->matches);
  g_free (explanation);
}
