/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

#include "fringe-autoptr.h"
#include "fringe-background.h"
#include "fringe-bounded-run.h"
#include "fringe-branching.h"
#include "fringe-memory.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

/* IDA* generates so many nodes between two looks at whether to go on: they take a few milliseconds. */
#define IDASTAR_SLICE 200000

/* The query of the background has arrays of its own. */
typedef struct
{
  FringeTableQuery query;
  FringeAlgorithm *algorithms;
  FringeHeuristic *heuristics;
} OwnQuery;

/* All threads work on one of these; each writes its own rows. */
typedef struct
{
  const FringeTableQuery *query;
  GArray *rules;
  FringeEstimate *estimates; /* of the heuristics of the question, as far as they are needed */
  GArray *rows;
  gsize memory_limit;
  GCancellable *cancellable;
} Work;

GArray *
fringe_table_rules (const FringeRules *rules,
                    const FringeAlgorithm *algorithms,
                    guint n_algorithms,
                    const FringeHeuristic *heuristics,
                    guint n_heuristics)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (FringeRules));

  for (guint i = 0; i < n_algorithms; i++)
    for (guint j = 0; j < n_heuristics; j++)
      {
        FringeRules these = *rules;

        these.algorithm = algorithms[i];
        these.heuristic = heuristics[j];
        if (j == 0 || fringe_rules_use_heuristic (&these))
          g_array_append_val (all, these);
      }
  return all;
}

FringeTableRow
fringe_table_row (const FringeSearch *search, guint32 step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);
  guint32 goal = fringe_search_solution_at (search, step);

  return (FringeTableRow) {
    .rules = *fringe_search_rules (search),
    .rows = fringe_search_start (search)->rows,
    .columns = fringe_search_start (search)->columns,
    .outcome = fringe_search_outcome_at (search, step),
    .has_solution = goal != FRINGE_NO_NODE,
    .cost = goal != FRINGE_NO_NODE ? fringe_search_g (search, goal) : 0,
    .generated = counts.generated,
    .expanded = counts.expanded,
    .successors = counts.successors,
    .open = counts.open,
    .max_open = counts.max_open,
    .max_depth = counts.max_depth,
  };
}

static FringeEstimate *
estimate_of (const Work *work, FringeHeuristic heuristic)
{
  guint i = 0;

  while (work->query->heuristics[i] != heuristic)
    i++;
  return &work->estimates[i];
}

static void
run_search (const Work *work, FringeTableRow *row)
{
  g_autoptr (FringeSearch) search
      = fringe_search_new_with_estimate (&work->query->start, &work->query->goal, &row->rules,
                                         estimate_of (work, row->rules.heuristic), work->query->node_limit);

  if (search == NULL)
    return;
  fringe_search_set_memory_limit (search, work->memory_limit);
  if (fringe_bounded_run_to_end (search, work->cancellable))
    *row = fringe_table_row (search, fringe_search_n_steps (search));
}

static void
run_idastar (const Work *work, FringeTableRow *row)
{
  g_autoptr (FringeIdastar) idastar
      = fringe_idastar_new (&work->query->start, &work->query->goal, &row->rules, work->query->node_limit);

  if (idastar == NULL)
    return;
  while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING && !g_cancellable_is_cancelled (work->cancellable))
    fringe_idastar_run (idastar, IDASTAR_SLICE);
  row->outcome = fringe_idastar_outcome (idastar);
  row->has_solution = row->outcome == FRINGE_OUTCOME_SOLVED;
  row->cost = row->has_solution ? fringe_idastar_solution (idastar, NULL, NULL) : 0;
  row->generated = fringe_idastar_generated (idastar);
  row->expanded = fringe_idastar_expanded (idastar);
  row->successors = fringe_idastar_successors (idastar);
  row->max_depth = fringe_idastar_max_depth (idastar);
}

/* Where there is no memory to begin, the row says that the limit was reached. */
static void
run_row (guint i, gpointer data)
{
  const Work *work = data;
  FringeTableRow *row = &g_array_index (work->rows, FringeTableRow, i);
  gint64 begin = g_get_monotonic_time ();

  *row = (FringeTableRow) { .rules = g_array_index (work->rules, FringeRules, i),
                            .rows = work->query->start.rows,
                            .columns = work->query->start.columns,
                            .outcome = FRINGE_OUTCOME_LIMIT };
  if (fringe_algorithm_deepens (row->rules.algorithm))
    run_idastar (work, row);
  else
    run_search (work, row);
  row->seconds = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
}

static gboolean
check_query (const FringeTableQuery *query, GError **error)
{
  if (!fringe_board_same_size (&query->start, &query->goal) || query->n_algorithms == 0 || query->n_heuristics == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _ ("A comparison needs a start and a goal of one size, an algorithm and a heuristic."));
      return FALSE;
    }
  for (guint i = 0; i < query->n_heuristics; i++)
    if (!fringe_heuristic_fits (query->heuristics[i], query->goal.rows, query->goal.columns))
      {
        g_autofree char *sentence = fringe_heuristic_sentence (query->heuristics[i], &query->start, &query->goal);

        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, sentence);
        return FALSE;
      }
  return TRUE;
}

/* The table of the perfect heuristic is made once. Where memory runs out for it an estimate falls back to zero, which
 * would be another search, so that is an error. */
static gboolean
make_estimates (Work *work, GError **error)
{
  for (guint i = 0; i < work->rules->len; i++)
    {
      FringeHeuristic heuristic = g_array_index (work->rules, FringeRules, i).heuristic;
      FringeEstimate *estimate = estimate_of (work, heuristic);

      if (estimate->n_cells > 0 || fringe_estimate_init (estimate, heuristic, &work->query->goal))
        continue;
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                           _ ("There is no memory for the table of this heuristic."));
      return FALSE;
    }
  return TRUE;
}

static void
work_clear (Work *work)
{
  for (guint i = 0; work->estimates != NULL && i < work->query->n_heuristics; i++)
    if (work->estimates[i].n_cells > 0)
      fringe_estimate_clear (&work->estimates[i]);
  g_free (work->estimates);
  g_clear_pointer (&work->rules, g_array_unref);
  g_clear_pointer (&work->rows, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

GArray *
fringe_table_run (const FringeTableQuery *query,
                  FringeProgress progress,
                  gpointer progress_data,
                  GCancellable *cancellable,
                  GError **error)
{
  FringeTableQuery limited = *query;
  g_auto (Work) work = { .query = &limited, .cancellable = cancellable };

  if (!check_query (query, error))
    return NULL;
  if (query->node_limit == 0)
    limited.node_limit = FRINGE_TABLE_NODE_LIMIT_DEFAULT;
  work.memory_limit = fringe_memory_budget () / fringe_background_n_threads ();
  work.rules = fringe_table_rules (&query->rules, query->algorithms, query->n_algorithms, query->heuristics,
                                   query->n_heuristics);
  work.estimates = g_new0 (FringeEstimate, query->n_heuristics);
  work.rows = g_array_new (FALSE, TRUE, sizeof (FringeTableRow));
  g_array_set_size (work.rows, work.rules->len);
  if (!make_estimates (&work, error))
    return NULL;
  fringe_background_share (work.rules->len, run_row, &work, progress, progress_data, cancellable);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return g_steal_pointer (&work.rows);
}

static gpointer
run_query (gconstpointer data,
           FringeProgress progress,
           gpointer progress_data,
           GCancellable *cancellable,
           GError **error)
{
  const OwnQuery *own = data;

  return fringe_table_run (&own->query, progress, progress_data, cancellable, error);
}

static void
own_query_free (gpointer data)
{
  OwnQuery *own = data;

  g_free (own->algorithms);
  g_free (own->heuristics);
  g_free (own);
}

void
fringe_table_run_async (const FringeTableQuery *query,
                        FringeProgress progress,
                        gpointer progress_data,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  OwnQuery *own = g_new (OwnQuery, 1);

  own->query = *query;
  own->algorithms = g_memdup2 (query->algorithms, query->n_algorithms * sizeof *query->algorithms);
  own->heuristics = g_memdup2 (query->heuristics, query->n_heuristics * sizeof *query->heuristics);
  own->query.algorithms = own->algorithms;
  own->query.heuristics = own->heuristics;
  fringe_background_run (NULL, run_query, own, own_query_free, (GDestroyNotify) g_array_unref, progress, progress_data,
                         cancellable, callback, data);
}

GArray *
fringe_table_run_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
fringe_table_value (const FringeTableRow *row, FringeTableColumn column, double *value)
{
  gboolean is_searched = row->outcome != FRINGE_OUTCOME_UNSOLVABLE;
  gboolean has_frontier = !fringe_algorithm_deepens (row->rules.algorithm) && is_searched;

  switch (column)
    {
    case FRINGE_TABLE_COLUMN_COST:
      *value = (double) row->cost;
      return row->has_solution;
    case FRINGE_TABLE_COLUMN_GENERATED:
      *value = (double) row->generated;
      return is_searched;
    case FRINGE_TABLE_COLUMN_EXPANDED:
      *value = (double) row->expanded;
      return is_searched;
    case FRINGE_TABLE_COLUMN_SUCCESSORS:
      *value = (double) row->successors;
      return is_searched;
    case FRINGE_TABLE_COLUMN_OPEN:
      *value = row->open;
      return has_frontier;
    case FRINGE_TABLE_COLUMN_MAX_OPEN:
      *value = row->max_open;
      return has_frontier;
    case FRINGE_TABLE_COLUMN_MAX_DEPTH:
      *value = row->max_depth;
      return is_searched;
    case FRINGE_TABLE_COLUMN_BRANCHING:
      *value = fringe_branching_factor (row->generated, (uint32_t) row->cost);
      return row->has_solution && row->cost > 0;
    case FRINGE_TABLE_COLUMN_EFFECTIVE_DEPTH:
      *value = fringe_effective_depth (row->rows, row->columns, row->generated);
      return row->has_solution && row->cost > 0;
    case FRINGE_TABLE_COLUMN_SECONDS:
      *value = row->seconds;
      return TRUE;
    case FRINGE_TABLE_COLUMN_ALGORITHM:
    case FRINGE_TABLE_COLUMN_HEURISTIC:
    case FRINGE_N_TABLE_COLUMNS:
    default:
      return FALSE;
    }
}
