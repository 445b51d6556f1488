/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A long question is answered in a thread of its own, or its pieces are spread over all processors. */

/**
 * FringeProgress:
 * @fraction: how much is done, 0 to 1; it never goes back
 *
 * Tells how far a long search in the background is. It is called some ten times a second, in the thread that
 * waits: of a plain function its caller's, of one with `_async` that of the main context in which it was called.
 */
typedef void (*FringeProgress) (double fraction, gpointer data);

/* Answers @query; %NULL with @error set where it has no answer. */
typedef gpointer (*FringeBackgroundFunc) (gconstpointer query,
                                          FringeProgress progress,
                                          gpointer progress_data,
                                          GCancellable *cancellable,
                                          GError **error);

/**
 * fringe_background_run:
 * @source: (nullable): the object that @callback is called for
 * @query: (transfer full): freed with @free_query
 * @free_answer: frees an answer that nobody takes
 * @progress: (nullable): called in the thread's default main context, and no more once @callback was called or
 *   @cancellable cancelled
 *
 * Runs @answer in a thread. @callback takes the answer with g_task_propagate_pointer(). After it @source is released
 * and @query freed, in the thread of the caller: a task of GLib is freed in whichever thread is done with it last, and
 * a widget that ends in another thread than GTK's takes the program along.
 */
void fringe_background_run (gpointer source,
                            FringeBackgroundFunc answer,
                            gpointer query,
                            GDestroyNotify free_query,
                            GDestroyNotify free_answer,
                            FringeProgress progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data);

/* Returns: (transfer none): the query that @result answers; it lasts as long as the callback */
gpointer fringe_background_get_query (GAsyncResult *result);

/* Does piece @i of the work; the pieces may be done in any order. */
typedef void (*FringeWork) (guint i, gpointer data);

/**
 * fringe_background_share:
 * @n: pieces
 * @work: called once for each number below @n, in several threads at once
 * @progress: (nullable): called in this thread with the part of @n that is done
 *
 * Does @n pieces of work on all processors and waits until all are done, or @cancellable is cancelled: then
 * the rest is left.
 */
void fringe_background_share (guint n,
                              FringeWork work,
                              gpointer data,
                              FringeProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable);

/* The same in @n_threads threads, 16 at most. */
void fringe_background_share_among (guint n_threads,
                                    guint n,
                                    FringeWork work,
                                    gpointer data,
                                    FringeProgress progress,
                                    gpointer progress_data,
                                    GCancellable *cancellable);

/* Returns: how many threads fringe_background_share() uses at most */
guint fringe_background_n_threads (void);
