/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-search.h"

#include "fringe-branching.h"
#include "fringe-memory.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Which boards are searched is settled first. Then each board is a piece of work, in any thread, that writes its counts
 * to places of its own; figures are made of them in order, so that no sum depends on the threads. */

#define UNSOLVED G_MAXUINT64

typedef struct
{
  guint depth; /* the number of it in the experiment */
  guint board; /* of that depth */
} Piece;

typedef struct
{
  const FringeExperiment *experiment;
  FringeEstimate *estimates; /* of the methods */
  GArray *pieces;
  guint64 *counts; /* by piece and method */
  int *is_done;    /* atomic, by piece: whether its counts are there */
  gsize memory_limit;
  GCancellable *cancellable;
  FringeExperimentProgress progress;
  gpointer progress_data;
} Work;

static const char *const count_names[FRINGE_N_EXPERIMENT_COUNTS] = { "successors", "generated", "expanded" };

const char *
fringe_experiment_count_name (FringeExperimentCount count)
{
  return count_names[count];
}

gboolean
fringe_experiment_count_from_name (const char *name, FringeExperimentCount *count)
{
  for (int i = 0; i < FRINGE_N_EXPERIMENT_COUNTS; i++)
    if (strcmp (name, count_names[i]) == 0)
      {
        *count = (FringeExperimentCount) i;
        return TRUE;
      }
  return FALSE;
}

const char *
fringe_experiment_count_sentence (FringeExperimentCount count)
{
  switch (count)
    {
    case FRINGE_EXPERIMENT_GENERATED:
      return _ ("Counted are the nodes generated, without the start.");
    case FRINGE_EXPERIMENT_EXPANDED:
      return _ ("Counted are the nodes expanded, without the goal.");
    case FRINGE_EXPERIMENT_SUCCESSORS:
    case FRINGE_N_EXPERIMENT_COUNTS:
    default:
      return _ ("Counted are all successors of the nodes expanded, the way straight back and duplicates included.");
    }
}

static gboolean
same_but_for_ties (const FringeRules *a, const FringeRules *b)
{
  return a->algorithm == b->algorithm && (!fringe_rules_use_heuristic (a) || a->heuristic == b->heuristic);
}

/* Returns: whether the ties alone tell a method from another */
static gboolean
needs_ties (const FringeRules *methods, guint n_methods, guint i)
{
  gboolean is_alone = TRUE;

  for (guint j = 0; j < n_methods; j++)
    is_alone &= j == i || !same_but_for_ties (&methods[i], &methods[j]);
  return !is_alone && fringe_rules_use_ties (&methods[i]);
}

/* How the choices of a method are told. */
typedef struct
{
  const char *separator;
  const char *(*algorithm) (FringeAlgorithm algorithm);
  const char *(*heuristic) (FringeHeuristic heuristic);
  const char *(*ties) (FringeTies ties);
} MethodWords;

static char *
print_method (const FringeRules *methods, guint n_methods, guint i, const MethodWords *words)
{
  const FringeRules *rules = &methods[i];
  GString *text = g_string_new (words->algorithm (rules->algorithm));

  if (fringe_rules_use_heuristic (rules))
    g_string_append_printf (text, "%s%s", words->separator, words->heuristic (rules->heuristic));
  if (needs_ties (methods, n_methods, i))
    g_string_append_printf (text, "%s%s", words->separator, words->ties (rules->ties));
  return g_string_free (text, FALSE);
}

char *
fringe_experiment_method_name (const FringeRules *methods, guint n_methods, guint i)
{
  static const MethodWords words = { ":", fringe_algorithm_name, fringe_heuristic_name, fringe_ties_name };

  return print_method (methods, n_methods, i, &words);
}

char *
fringe_experiment_method_title (const FringeRules *methods, guint n_methods, guint i)
{
  static const MethodWords words = { " · ", fringe_algorithm_title, fringe_heuristic_title, fringe_ties_title };

  return print_method (methods, n_methods, i, &words);
}

/* The boards */

/* Returns: those that boards are drawn from */
static const FringeDepths *
source (const FringeExperiment *experiment)
{
  return experiment->given != NULL ? experiment->given : experiment->boards;
}

static guint
n_used (const FringeExperiment *experiment, guint depth)
{
  guint n = fringe_depths_count (source (experiment), experiment->depths[depth]);

  return experiment->sample == 0 ? n : MIN (n, experiment->sample);
}

/* The depths take turns, so that progress goes on evenly. */
static GArray *
list_pieces (const FringeExperiment *experiment)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  guint **numbers = g_new (guint *, experiment->n_depths), most = 0;

  for (guint depth = 0; depth < experiment->n_depths; depth++)
    {
      numbers[depth] = fringe_experiment_draw (source (experiment), experiment->depths[depth],
                                               n_used (experiment, depth), experiment->seed);
      most = MAX (most, n_used (experiment, depth));
    }
  for (guint i = 0; i < most; i++)
    for (guint depth = 0; depth < experiment->n_depths; depth++)
      if (i < n_used (experiment, depth))
        {
          Piece piece = { depth, numbers[depth][i] };

          g_array_append_val (pieces, piece);
        }
  for (guint depth = 0; depth < experiment->n_depths; depth++)
    g_free (numbers[depth]);
  g_free (numbers);
  return pieces;
}

/* The searches */

static guint64
count_nodes (const Work *work, const FringeBoard *start, guint method)
{
  const FringeExperiment *experiment = work->experiment;
  FringeExperimentSearch search = {
    .start = start,
    .goal = &experiment->goal,
    .rules = &experiment->methods[method],
    .estimate = &work->estimates[method],
    .node_limit = experiment->node_limit,
    .memory_limit = work->memory_limit,
  };
  guint64 counts[FRINGE_N_EXPERIMENT_COUNTS];

  return fringe_experiment_search (&search, work->cancellable, counts) ? counts[experiment->count] : UNSOLVED;
}

static void
do_piece (guint i, gpointer data)
{
  Work *work = data;
  const FringeExperiment *experiment = work->experiment;
  const Piece *piece = &g_array_index (work->pieces, Piece, i);
  FringeBoard start = fringe_depths_board (source (experiment), experiment->depths[piece->depth], piece->board);

  for (guint method = 0; method < experiment->n_methods; method++)
    work->counts[(gsize) i * experiment->n_methods + method] = count_nodes (work, &start, method);
  /* A search that was cut off has no count. */
  if (!g_cancellable_is_cancelled (work->cancellable))
    g_atomic_int_set (&work->is_done[i], TRUE);
}

/* The figures */

/* A row whose figures are being added up. */
typedef struct
{
  double sum, squares;
} Sum;

static void
add_count (FringeExperimentRow *row, Sum *sum, guint64 count)
{
  double value = (double) count, before = row->used > 0 ? sum->sum / row->used : 0;

  row->used++;
  if (count == UNSOLVED)
    {
      row->n_unsolved++;
      return;
    }
  sum->sum += value;
  sum->squares += (value - before) * (value - sum->sum / row->used); /* Welford 1962 */
  row->min = MIN (row->min, value);
  row->max = MAX (row->max, value);
}

static void
end_row (FringeExperimentRow *row, const Sum *sum, const FringeBoard *goal)
{
  double n = row->used, left = row->boards - n;

  row->mean = sum->sum / n;
  row->sd = row->used > 1 ? sqrt (sum->squares / (n - 1)) : NAN;
  row->standard_error = row->used == row->boards ? 0 : row->sd / sqrt (n) * sqrt (left / (row->boards - 1.0));
  row->branching = row->depth > 0 && row->used > 0 ? fringe_branching_factor (row->mean, row->depth) : NAN;
  row->effective_depth = isnan (row->branching) ? NAN : fringe_effective_depth (goal->rows, goal->columns, row->mean);
  if (row->n_unsolved > 0 || row->used == 0)
    row->mean = row->sd = row->standard_error = row->min = row->max = row->branching = row->effective_depth = NAN;
}

/* Returns: (transfer full): the rows as far as is known */
static GArray *
make_rows (const Work *work)
{
  const FringeExperiment *experiment = work->experiment;
  guint n_methods = experiment->n_methods, n_rows = experiment->n_depths * n_methods;
  GArray *rows = g_array_sized_new (FALSE, TRUE, sizeof (FringeExperimentRow), n_rows);
  g_autofree Sum *sums = g_new0 (Sum, n_rows);

  for (guint i = 0; i < n_rows; i++)
    {
      guint depth = experiment->depths[i / n_methods];
      FringeExperimentRow row = { .depth = depth,
                                  .method = i % n_methods,
                                  .boards = fringe_depths_count (experiment->boards, depth),
                                  .wanted = n_used (experiment, i / n_methods),
                                  .min = INFINITY,
                                  .max = -INFINITY };

      g_array_append_val (rows, row);
    }
  for (guint i = 0; i < work->pieces->len; i++)
    for (guint method = 0; method < n_methods && g_atomic_int_get (&work->is_done[i]); method++)
      {
        guint at = g_array_index (work->pieces, Piece, i).depth * n_methods + method;

        add_count (&g_array_index (rows, FringeExperimentRow, at), &sums[at],
                   work->counts[(gsize) i * n_methods + method]);
      }
  for (guint i = 0; i < n_rows; i++)
    end_row (&g_array_index (rows, FringeExperimentRow, i), &sums[i], &experiment->goal);
  return rows;
}

static void
tell (double fraction, gpointer data)
{
  const Work *work = data;
  g_autoptr (GArray) rows = make_rows (work);

  work->progress (fraction, rows, work->progress_data);
}

static gboolean
work_init (Work *work, GError **error)
{
  const FringeExperiment *experiment = work->experiment;

  work->estimates = g_new0 (FringeEstimate, experiment->n_methods);
  for (guint i = 0; i < experiment->n_methods; i++)
    if (!fringe_estimate_init (&work->estimates[i], experiment->methods[i].heuristic, &experiment->goal))
      {
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                             _ ("There is no memory for a table of all boards."));
        return FALSE;
      }
  work->pieces = list_pieces (experiment);
  work->counts = g_new0 (guint64, (gsize) work->pieces->len * experiment->n_methods);
  work->is_done = g_new0 (int, work->pieces->len);
  return TRUE;
}

static void
work_clear (Work *work)
{
  for (guint i = 0; i < work->experiment->n_methods; i++)
    fringe_estimate_clear (&work->estimates[i]);
  g_free (work->estimates);
  g_free (work->counts);
  g_free (work->is_done);
  g_clear_pointer (&work->pieces, g_array_unref);
}

GArray *
fringe_experiment_run (const FringeExperiment *experiment,
                       FringeExperimentProgress progress,
                       gpointer progress_data,
                       GCancellable *cancellable,
                       GError **error)
{
  guint n_threads = experiment->n_threads > 0 ? experiment->n_threads : fringe_background_n_threads ();
  Work work
      = { .experiment = experiment, .cancellable = cancellable, .progress = progress, .progress_data = progress_data };
  GArray *rows = NULL;

  /* Where a search ends for memory must not depend on the number of threads asked for. */
  work.memory_limit = fringe_memory_budget () / fringe_background_n_threads ();
  if (work_init (&work, error))
    {
      fringe_background_share_among (n_threads, work.pieces->len, do_piece, &work, progress != NULL ? tell : NULL,
                                     &work, cancellable);
      if (!g_cancellable_set_error_if_cancelled (cancellable, error))
        rows = make_rows (&work);
      else if (progress != NULL)
        tell (1, &work);
    }
  work_clear (&work);
  return rows;
}
