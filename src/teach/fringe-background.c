/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-background.h"

#define THREADS_MAX 16
#define PROGRESS_INTERVAL (G_USEC_PER_SEC / 10)

typedef struct
{
  FringeBackgroundFunc answer;
  gpointer source;
  gpointer query;
  GDestroyNotify free_query;
  GDestroyNotify free_answer;
  FringeProgress progress;
  gpointer progress_data;
  GAsyncReadyCallback callback;
  gpointer data;
} Question;

typedef struct
{
  GTask *task;
  double fraction;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  g_object_unref (report->task);
  g_free (report);
}

/* The data of @progress may be gone once the callback was called or the work was cancelled, so nothing is told then. */
static gboolean
deliver (gpointer data)
{
  const Report *report = data;
  const Question *question = g_task_get_task_data (report->task);

  if (!g_task_get_completed (report->task) && !g_cancellable_is_cancelled (g_task_get_cancellable (report->task)))
    question->progress (report->fraction, question->progress_data);
  return G_SOURCE_REMOVE;
}

static void
send_report (double fraction, gpointer task)
{
  Report *report = g_new (Report, 1);

  *report = (Report) { g_object_ref (task), fraction };
  g_main_context_invoke_full (g_task_get_context (task), G_PRIORITY_DEFAULT, deliver, report, report_free);
}

static void
answer_in_thread (GTask *task, G_GNUC_UNUSED gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Question *question = task_data;
  FringeProgress progress = question->progress != NULL ? send_report : NULL;
  GError *error = NULL;
  gpointer answer = question->answer (question->query, progress, task, cancellable, &error);

  if (answer == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, answer, question->free_answer);
}

static void
on_answered (G_GNUC_UNUSED GObject *nobody, GAsyncResult *result, G_GNUC_UNUSED gpointer data)
{
  Question *question = g_task_get_task_data (G_TASK (result));

  question->callback (question->source, result, question->data);
  question->free_query (question->query);
  g_clear_object (&question->source);
}

gpointer
fringe_background_get_query (GAsyncResult *result)
{
  const Question *question = g_task_get_task_data (G_TASK (result));

  return question->query;
}

void
fringe_background_run (gpointer source,
                       FringeBackgroundFunc answer,
                       gpointer query,
                       GDestroyNotify free_query,
                       GDestroyNotify free_answer,
                       FringeProgress progress,
                       gpointer progress_data,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, on_answered, NULL);
  Question *question = g_new (Question, 1);

  *question = (Question) { .answer = answer,
                           .source = source != NULL ? g_object_ref (source) : NULL,
                           .query = query,
                           .free_query = free_query,
                           .free_answer = free_answer,
                           .progress = progress,
                           .progress_data = progress_data,
                           .callback = callback,
                           .data = data };
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, answer_in_thread);
}

/* All threads work on one of these. */
typedef struct
{
  FringeWork work;
  gpointer data;
  GCancellable *cancellable;
  guint n;
  guint next;   /* atomic */
  guint n_done; /* atomic */
  guint n_running;
  GMutex mutex; /* guards n_running */
  GCond is_over;
} Share;

static gpointer
take_pieces (gpointer data)
{
  Share *share = data;

  while (!g_cancellable_is_cancelled (share->cancellable))
    {
      guint i = g_atomic_int_add (&share->next, 1);

      if (i >= share->n)
        break;
      share->work (i, share->data);
      g_atomic_int_inc (&share->n_done);
    }

  g_mutex_lock (&share->mutex);
  share->n_running--;
  g_cond_signal (&share->is_over);
  g_mutex_unlock (&share->mutex);
  return NULL;
}

static void
wait_for_threads (Share *share, FringeProgress progress, gpointer progress_data)
{
  g_mutex_lock (&share->mutex);
  while (share->n_running > 0)
    {
      gint64 until = g_get_monotonic_time () + PROGRESS_INTERVAL;

      if (g_cond_wait_until (&share->is_over, &share->mutex, until) || progress == NULL)
        continue;
      g_mutex_unlock (&share->mutex);
      progress ((double) g_atomic_int_get (&share->n_done) / share->n, progress_data);
      g_mutex_lock (&share->mutex);
    }
  g_mutex_unlock (&share->mutex);
}

guint
fringe_background_n_threads (void)
{
  return MIN (g_get_num_processors (), THREADS_MAX);
}

void
fringe_background_share (guint n,
                         FringeWork work,
                         gpointer data,
                         FringeProgress progress,
                         gpointer progress_data,
                         GCancellable *cancellable)
{
  fringe_background_share_among (fringe_background_n_threads (), n, work, data, progress, progress_data, cancellable);
}

void
fringe_background_share_among (guint n_threads,
                               guint n,
                               FringeWork work,
                               gpointer data,
                               FringeProgress progress,
                               gpointer progress_data,
                               GCancellable *cancellable)
{
  Share share = { .work = work, .data = data, .cancellable = cancellable, .n = n };
  GThread *threads[THREADS_MAX];

  n_threads = MIN (MIN (n_threads, THREADS_MAX), n);
  g_mutex_init (&share.mutex);
  g_cond_init (&share.is_over);
  share.n_running = n_threads;
  for (guint i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("fringe-share", take_pieces, &share);
  wait_for_threads (&share, progress, progress_data);
  for (guint i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);
  g_cond_clear (&share.is_over);
  g_mutex_clear (&share.mutex);
}
