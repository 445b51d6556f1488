/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-work.h"

#include "fringe-depths-text.h"

/* Invariant: the rows belong to the mutex; all else stays as it was at first, but for the boards, which only the thread
 * that searches looks at. */

struct _FringeExperimentWork
{
  FringeExperiment experiment;
  GArray *depths;
  GArray *methods;
  GMutex mutex;
  GArray *rows;
};

static GArray *
copy (gconstpointer elements, guint n, guint size)
{
  GArray *array = g_array_sized_new (FALSE, FALSE, size, n);

  return g_array_append_vals (array, elements, n);
}

FringeExperimentWork *
fringe_experiment_work_new (const FringeExperiment *experiment)
{
  FringeExperimentWork *work = g_atomic_rc_box_new0 (FringeExperimentWork);

  work->experiment = *experiment;
  work->depths = copy (experiment->depths, experiment->n_depths, sizeof (guint));
  work->methods = copy (experiment->methods, experiment->n_methods, sizeof (FringeRules));
  work->experiment.depths = (const guint *) (gconstpointer) work->depths->data;
  work->experiment.methods = (const FringeRules *) (gconstpointer) work->methods->data;
  work->experiment.boards = work->experiment.given = NULL;
  work->rows = g_array_new (FALSE, FALSE, sizeof (FringeExperimentRow));
  g_mutex_init (&work->mutex);
  return work;
}

FringeExperimentWork *
fringe_experiment_work_ref (FringeExperimentWork *work)
{
  return g_atomic_rc_box_acquire (work);
}

static void
work_clear (gpointer data)
{
  FringeExperimentWork *work = data;

  g_array_unref (work->depths);
  g_array_unref (work->methods);
  g_array_unref (work->rows);
  g_mutex_clear (&work->mutex);
}

void
fringe_experiment_work_unref (FringeExperimentWork *work)
{
  g_atomic_rc_box_release_full (work, work_clear);
}

const FringeExperiment *
fringe_experiment_work_get (const FringeExperimentWork *work)
{
  return &work->experiment;
}

GArray *
fringe_experiment_work_rows (FringeExperimentWork *work)
{
  GArray *rows;

  g_mutex_lock (&work->mutex);
  rows = g_array_ref (work->rows);
  g_mutex_unlock (&work->mutex);
  return rows;
}

/* Whoever has the rows before them keeps these: they are never changed. */
static void
set_rows (FringeExperimentWork *work, const GArray *rows)
{
  g_mutex_lock (&work->mutex);
  g_array_unref (work->rows);
  work->rows = copy (rows->data, rows->len, sizeof (FringeExperimentRow));
  g_mutex_unlock (&work->mutex);
}

typedef struct
{
  FringeExperimentWork *work;
  FringeProgress progress;
  gpointer data;
} Teller;

static void
tell (double fraction, const GArray *rows, gpointer data)
{
  const Teller *teller = data;

  set_rows (teller->work, rows);
  if (teller->progress != NULL)
    teller->progress (fraction, teller->data);
}

static gpointer
answer (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  FringeExperimentWork *work = (FringeExperimentWork *) query;
  FringeExperiment experiment = work->experiment;
  Teller teller = { work, progress, progress_data };
  g_autoptr (FringeDepths) boards = fringe_depths_new (&experiment.goal, error);
  g_autoptr (GArray) rows = NULL;

  if (boards == NULL || !fringe_depths_check (boards, work->depths, error))
    return NULL;
  experiment.boards = boards;
  rows = fringe_experiment_run (&experiment, tell, &teller, cancellable, error);
  if (rows == NULL)
    return NULL;
  set_rows (work, rows);
  return fringe_experiment_work_ref (work);
}

void
fringe_experiment_work_begin (FringeExperimentWork *work,
                              FringeProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  fringe_background_run (NULL, answer, fringe_experiment_work_ref (work), (GDestroyNotify) fringe_experiment_work_unref,
                         (GDestroyNotify) fringe_experiment_work_unref, progress, progress_data, cancellable, callback,
                         data);
}

gboolean
fringe_experiment_work_finish (GAsyncResult *result, GError **error)
{
  FringeExperimentWork *work = g_task_propagate_pointer (G_TASK (result), error);

  if (work != NULL)
    fringe_experiment_work_unref (work);
  return work != NULL;
}
