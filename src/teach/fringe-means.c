/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means.h"

#include "fringe-depths-text.h"
#include "fringe-experiment-search.h"
#include "fringe-explain-private.h"
#include "fringe-means-private.h"
#include "fringe-memory.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* A mean over many boards hardly depends on the order of moves: one is tried. What does not fit is left out at the
 * depth where it first is too far off, so that nearly all searches are of small depths. */

/* All counts of a depth may be the same. */
#define ERROR_MIN 1e-9

/* Rules that are searched by, and for each count how it fares. */
typedef struct
{
  FringeMeansMatch matches[FRINGE_N_EXPERIMENT_COUNTS];
  gboolean fits[FRINGE_N_EXPERIMENT_COUNTS];
  const FringeEstimate *estimate;
} Trial;

typedef struct
{
  const FringeMeansQuery *query;
  FringeDepths *boards;
  FringeHeuristic heuristics[FRINGE_EXPLAIN_HEURISTICS_MAX];
  FringeEstimate estimates[FRINGE_EXPLAIN_HEURISTICS_MAX];
  guint n_heuristics; /* whose estimates are ready */
  GArray *trials;
  GArray *starts; /* the first that is searched of each depth */

  /* Of the depth that is searched. */
  const FringeMean *printed;
  GArray *left; /* the numbers of trials that fit so far */
  guint *numbers;
  guint n_boards;
  guint64 node_limit;
  double *counts; /* by trial of @left, board and count; NAN where there is no solution */

  gsize memory_limit;
  GCancellable *cancellable;
  FringeProgress progress;
  gpointer progress_data;
  guint depths_done;
} Work;

static Trial *
trial_of (const Work *work, guint i)
{
  return &g_array_index (work->trials, Trial, g_array_index (work->left, guint, i));
}

static const FringeEstimate *
estimate_of (const Work *work, FringeHeuristic heuristic)
{
  for (guint i = 0; i < work->n_heuristics; i++)
    if (work->heuristics[i] == heuristic)
      return &work->estimates[i];
  return &work->estimates[0];
}

static gboolean
make_estimates (Work *work, GError **error)
{
  const FringeBoard *goal = &work->query->goal;
  guint n = fringe_explain_heuristics (&work->query->explain, work->heuristics);

  for (; work->n_heuristics < n; work->n_heuristics++)
    {
      FringeHeuristic heuristic = work->heuristics[work->n_heuristics];

      if (!fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _ ("The heuristic “%s” does not exist for puzzles of this size."),
                       fringe_heuristic_title (heuristic));
          return FALSE;
        }
      if (!fringe_estimate_init (&work->estimates[work->n_heuristics], heuristic, goal))
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                               _ ("There is no memory for a table of all boards."));
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
list_boards (Work *work, GError **error)
{
  const GArray *means = work->query->means;
  g_autoptr (GArray) depths = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < means->len; i++)
    g_array_append_val (depths, g_array_index (means, FringeMean, i).depth);
  work->boards = fringe_depths_new (&work->query->goal, error);
  return work->boards != NULL && fringe_depths_check (work->boards, depths, error);
}

static void
make_trials (Work *work)
{
  g_autoptr (GArray) rules = fringe_explain_rules (&work->query->explain);
  const FringeRules textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  work->trials = g_array_new (FALSE, TRUE, sizeof (Trial));
  for (guint i = 0; i < rules->len; i++)
    {
      const FringeRules *its = &g_array_index (rules, FringeRules, i);
      Trial trial = { .estimate = estimate_of (work, its->heuristic) };

      if (memcmp (its->moves, textbook.moves, sizeof its->moves) != 0)
        continue;
      for (int count = 0; count < FRINGE_N_EXPERIMENT_COUNTS; count++)
        {
          trial.matches[count] = (FringeMeansMatch) { .rules = *its, .count = (FringeExperimentCount) count };
          trial.fits[count] = TRUE;
        }
      g_array_append_val (work->trials, trial);
    }
}

static void
do_piece (guint i, gpointer data)
{
  Work *work = data;
  const FringeMeansQuery *query = work->query;
  const Trial *trial = trial_of (work, i / work->n_boards);
  FringeBoard start = fringe_depths_board (work->boards, work->printed->depth, work->numbers[i % work->n_boards]);
  FringeExperimentSearch search = {
    .start = &start,
    .goal = &query->goal,
    .rules = &trial->matches[0].rules,
    .estimate = trial->estimate,
    .node_limit = work->node_limit,
    .memory_limit = work->memory_limit,
  };
  guint64 counts[FRINGE_N_EXPERIMENT_COUNTS];
  gboolean is_solved = fringe_experiment_search (&search, work->cancellable, counts);

  for (int count = 0; count < FRINGE_N_EXPERIMENT_COUNTS; count++)
    work->counts[(gsize) i * FRINGE_N_EXPERIMENT_COUNTS + (guint) count] = is_solved ? (double) counts[count] : NAN;
}

/* A count that has no mean for want of a solution is infinitely far off. */
static FringeMeansFigure
figure_of (const Work *work, guint i, FringeExperimentCount count)
{
  const double *counts = work->counts + (gsize) i * work->n_boards * FRINGE_N_EXPERIMENT_COUNTS + count;
  double n = work->n_boards, n_all = fringe_depths_count (work->boards, work->printed->depth);
  double sum = 0, squares = 0, deviation, ours, theirs;
  FringeMeansFigure figure = { .depth = work->printed->depth, .errors = INFINITY };

  for (guint board = 0; board < work->n_boards; board++)
    sum += counts[(gsize) board * FRINGE_N_EXPERIMENT_COUNTS];
  figure.mean = sum / n;
  for (guint board = 0; board < work->n_boards; board++)
    squares += pow (counts[(gsize) board * FRINGE_N_EXPERIMENT_COUNTS] - figure.mean, 2);
  deviation = n > 1 ? sqrt (squares / (n - 1)) : 0;
  ours = n_all > 1 ? deviation / sqrt (n) * sqrt ((n_all - n) / (n_all - 1)) : 0;
  theirs = isnan (work->printed->standard_error) ? deviation / sqrt (n) : work->printed->standard_error;
  figure.standard_error = hypot (ours, theirs);
  /* Tables print whole numbers. */
  if (!isnan (figure.mean))
    figure.errors = fmax (fabs (figure.mean - work->printed->mean) - 0.5, 0) / fmax (figure.standard_error, ERROR_MIN);
  if (figure.mean < work->printed->mean)
    figure.errors = -figure.errors;
  return figure;
}

static void
compare (const Work *work, guint i, FringeExperimentCount count)
{
  Trial *trial = trial_of (work, i);
  FringeMeansMatch *match = &trial->matches[count];
  FringeMeansFigure figure = figure_of (work, i, count);
  double errors = fabs (figure.errors);

  match->n_within += errors <= 1;
  trial->fits[count] = errors <= FRINGE_MEANS_ERRORS_MAX;
  match->figures[match->n_figures] = figure;
  if (errors > fabs (match->figures[match->farthest].errors))
    match->farthest = match->n_figures;
  match->n_figures++;
}

/* The trials of which a count fits so far. */
static void
gather_left (Work *work)
{
  g_array_set_size (work->left, 0);
  for (guint i = 0; i < work->trials->len; i++)
    for (int count = 0; count < FRINGE_N_EXPERIMENT_COUNTS; count++)
      if (g_array_index (work->trials, Trial, i).fits[count])
        {
          g_array_append_val (work->left, i);
          break;
        }
}

static void
report (double fraction, gpointer data)
{
  const Work *work = data;

  work->progress ((work->depths_done + fraction) / work->query->means->len, work->progress_data);
}

/* A search that goes beyond the limit takes the mean too far off, whatever is counted: a node has four successors at
 * most. */
static void
search_depth (Work *work)
{
  const FringeMeansQuery *query = work->query;
  double farthest = 2 * work->printed->mean + 100, most = query->explain.node_limit;
  FringeMeansStart start;

  work->n_boards = MIN (query->sample, fringe_depths_count (work->boards, work->printed->depth));
  work->node_limit = (guint64) fmin (FRINGE_N_MOVES * work->n_boards * farthest,
                                     most > 0 ? most : FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT_MAX);
  work->numbers = fringe_experiment_draw (work->boards, work->printed->depth, work->n_boards, query->seed);
  start.depth = work->printed->depth;
  start.board = fringe_depths_board (work->boards, start.depth, work->numbers[0]);
  g_array_append_val (work->starts, start);
  work->counts = g_new (double, (gsize) work->left->len * work->n_boards * FRINGE_N_EXPERIMENT_COUNTS);
  fringe_background_share (work->left->len * work->n_boards, do_piece, work, work->progress != NULL ? report : NULL,
                           work, work->cancellable);
  for (guint i = 0; i < work->left->len && !g_cancellable_is_cancelled (work->cancellable); i++)
    for (int count = 0; count < FRINGE_N_EXPERIMENT_COUNTS; count++)
      if (trial_of (work, i)->fits[count])
        compare (work, i, (FringeExperimentCount) count);
  g_free (work->numbers);
  g_free (work->counts);
}

static guint
rank_of (const FringeMeansMatch *match)
{
  const FringeMatch explained = fringe_means_match_explained (match);

  return fringe_explain_rank (&explained);
}

static int
compare_matches (gconstpointer a, gconstpointer b)
{
  const FringeMeansMatch *ours = a, *theirs = b;
  double our_errors = fabs (ours->figures[ours->farthest].errors);
  double their_errors = fabs (theirs->figures[theirs->farthest].errors);

  if (ours->n_within != theirs->n_within)
    return ours->n_within > theirs->n_within ? -1 : 1;
  if (our_errors != their_errors)
    return our_errors < their_errors ? -1 : 1;
  if (rank_of (ours) != rank_of (theirs))
    return rank_of (ours) < rank_of (theirs) ? -1 : 1;
  return (int) ours->count - (int) theirs->count;
}

/* A match that went all the way, and was too far off at the last depth, is not among those that fit everywhere. */
static GArray *
gather_matches (const Work *work)
{
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (FringeMeansMatch));
  guint most = 0;

  for (guint i = 0; i < work->trials->len; i++)
    for (int count = 0; count < FRINGE_N_EXPERIMENT_COUNTS; count++)
      {
        const Trial *trial = &g_array_index (work->trials, Trial, i);
        guint n_fitting = trial->matches[count].n_figures - !trial->fits[count];

        if (n_fitting < most)
          continue;
        if (n_fitting > most)
          g_array_set_size (matches, 0);
        most = n_fitting;
        g_array_append_val (matches, trial->matches[count]);
      }
  g_array_sort (matches, compare_matches);
  return matches;
}

static void
work_clear (Work *work)
{
  while (work->n_heuristics > 0)
    fringe_estimate_clear (&work->estimates[--work->n_heuristics]);
  g_clear_pointer (&work->trials, g_array_unref);
  g_clear_pointer (&work->starts, g_array_unref);
  g_clear_pointer (&work->boards, fringe_depths_free);
  g_array_unref (work->left);
}

static void
search_depths (Work *work)
{
  const GArray *means = work->query->means;

  make_trials (work);
  for (; work->depths_done < means->len && !g_cancellable_is_cancelled (work->cancellable); work->depths_done++)
    {
      work->printed = &g_array_index (means, FringeMean, work->depths_done);
      gather_left (work);
      search_depth (work);
    }
}

static FringeMeansAnswer *
conclude (Work *work)
{
  FringeMeansAnswer *answer = g_new0 (FringeMeansAnswer, 1);

  answer->matches = gather_matches (work);
  answer->starts = g_steal_pointer (&work->starts);
  answer->n_tried = work->trials->len * FRINGE_N_EXPERIMENT_COUNTS;
  return answer;
}

FringeMeansAnswer *
fringe_means_explain (const FringeMeansQuery *query,
                      FringeProgress progress,
                      gpointer progress_data,
                      GCancellable *cancellable,
                      GError **error)
{
  Work work = { .query = query, .cancellable = cancellable, .progress = progress, .progress_data = progress_data };
  FringeMeansAnswer *answer = NULL;

  work.left = g_array_new (FALSE, FALSE, sizeof (guint));
  work.starts = g_array_new (FALSE, FALSE, sizeof (FringeMeansStart));
  work.memory_limit = fringe_memory_budget () / fringe_background_n_threads ();
  if (list_boards (&work, error) && make_estimates (&work, error))
    {
      search_depths (&work);
      if (!g_cancellable_set_error_if_cancelled (cancellable, error))
        answer = conclude (&work);
    }
  work_clear (&work);
  return answer;
}

void
fringe_means_answer_free (FringeMeansAnswer *answer)
{
  g_array_unref (answer->matches);
  g_array_unref (answer->starts);
  g_free (answer);
}

static gpointer
explain_in_background (gconstpointer query,
                       FringeProgress progress,
                       gpointer progress_data,
                       GCancellable *cancellable,
                       GError **error)
{
  return fringe_means_explain (query, progress, progress_data, cancellable, error);
}

static void
query_free (gpointer data)
{
  FringeMeansQuery *query = data;

  g_array_unref (query->means);
  g_free (query);
}

void
fringe_means_explain_async (const FringeMeansQuery *query,
                            FringeProgress progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  FringeMeansQuery *copy = g_memdup2 (query, sizeof *query);

  copy->means = g_array_copy (query->means);
  fringe_background_run (NULL, explain_in_background, copy, query_free, (GDestroyNotify) fringe_means_answer_free,
                         progress, progress_data, cancellable, callback, data);
}

FringeMeansAnswer *
fringe_means_explain_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
