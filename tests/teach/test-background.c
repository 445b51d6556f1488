/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-background.h"

/**
 * Heard:
 * @tasks: the results, which a thread may be done with later than everybody else
 * @n_freed: queries that were freed, each in the thread of the test
 */
typedef struct
{
  GPtrArray *tasks;
  GThread *thread;
  guint n_freed;
} Heard;

static Heard heard;

static void
begin (void)
{
  heard = (Heard) { .tasks = g_ptr_array_new_with_free_func (g_object_unref), .thread = g_thread_self () };
}

static void
end (void)
{
  g_ptr_array_unref (heard.tasks);
}

static void
free_query (gpointer query)
{
  g_assert_true (g_thread_self () == heard.thread);
  g_assert_cmpstr (query, ==, "query");
  heard.n_freed++;
}

static gpointer
answer (gconstpointer query,
        G_GNUC_UNUSED FringeProgress progress,
        G_GNUC_UNUSED gpointer progress_data,
        G_GNUC_UNUSED GCancellable *cancellable,
        G_GNUC_UNUSED GError **error)
{
  g_assert_true (g_thread_self () != heard.thread);
  return (gpointer) query;
}

static gpointer
fail (G_GNUC_UNUSED gconstpointer query,
      G_GNUC_UNUSED FringeProgress progress,
      G_GNUC_UNUSED gpointer progress_data,
      G_GNUC_UNUSED GCancellable *cancellable,
      GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "no answer");
  return NULL;
}

/* The result is kept, as a thread does that has returned its answer and was then left waiting. */
static void
on_answer (GObject *source, GAsyncResult *result, gpointer expected_source)
{
  g_assert_true (source == expected_source);
  g_assert_true (g_thread_self () == heard.thread);
  g_assert_cmpstr (fringe_background_get_query (result), ==, "query");
  g_assert_cmpuint (heard.n_freed, ==, 0);
  g_ptr_array_add (heard.tasks, g_object_ref (result));
}

static void
wait_for_answer (void)
{
  while (heard.tasks->len == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_source (gconstpointer func)
{
  GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GError) error = NULL;
  gboolean fails = func == (gconstpointer) fail;

  begin ();
  fringe_background_run (source, fails ? fail : answer, (gpointer) "query", free_query, NULL, NULL, NULL, NULL,
                         on_answer, source);
  g_object_add_weak_pointer (source, (gpointer *) &source);
  g_object_unref (source);
  g_assert_nonnull (source);
  wait_for_answer ();
  g_assert_null (source);
  g_assert_cmpuint (heard.n_freed, ==, 1);
  if (fails)
    {
      g_assert_null (g_task_propagate_pointer (heard.tasks->pdata[0], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
    }
  else
    g_assert_cmpstr (g_task_propagate_pointer (heard.tasks->pdata[0], &error), ==, "query");
  end ();
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  begin ();
  g_cancellable_cancel (cancellable);
  fringe_background_run (NULL, answer, (gpointer) "query", free_query, NULL, NULL, NULL, cancellable, on_answer, NULL);
  wait_for_answer ();
  g_assert_cmpuint (heard.n_freed, ==, 1);
  g_assert_null (g_task_propagate_pointer (heard.tasks->pdata[0], &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  end ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/background/what-asked-is-released-where-it-asked", answer, test_source);
  g_test_add_data_func ("/background/what-asked-in-vain-is-released-where-it-asked", fail, test_source);
  g_test_add_func ("/background/what-was-cancelled-is-released-where-it-was-asked", test_cancelled);
  return g_test_run ();
}
