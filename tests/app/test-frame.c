/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame.h"

#include "app-fixture.h"

#define MOST 7000
#define LEAST 1500
/* More than a frame has for all that is done bit by bit. */
#define LONG 40000

typedef struct
{
  GtkWidget *widget;
  gint64 before[2], share[2], after[2]; /* at the beginning of the frame, and late in it */
  gboolean is_done;
} Frame;

static void
ask (Frame *frame, int i)
{
  frame->before[i] = g_get_monotonic_time ();
  frame->share[i] = fringe_frame_share (frame->widget, MOST, LEAST);
  frame->after[i] = g_get_monotonic_time ();
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Frame *frame = data;

  (void) widget;
  (void) clock;
  ask (frame, 0);
  g_usleep (LONG);
  ask (frame, 1);
  frame->is_done = TRUE;
  return G_SOURCE_REMOVE;
}

static void
assert_share (const Frame *frame, int i, gint64 least, gint64 most)
{
  g_assert_cmpint (frame->share[i], >=, frame->before[i] + least);
  g_assert_cmpint (frame->share[i], <=, frame->after[i] + most);
}

static void
test_share (void)
{
  GtkWidget *window = gtk_window_new ();
  Frame frame = { .widget = window };

  test_show (GTK_WINDOW (window));
  /* From here on it knows where frames begin. */
  ask (&frame, 0);
  assert_share (&frame, 0, MOST, MOST);
  gtk_widget_add_tick_callback (window, on_tick, &frame, NULL);
  while (!frame.is_done)
    g_main_context_iteration (NULL, TRUE);
  assert_share (&frame, 0, LEAST, MOST);
  assert_share (&frame, 1, LEAST, LEAST);
  test_settle ();
  ask (&frame, 0);
  assert_share (&frame, 0, MOST, MOST);
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/frame/what-is-done-bit-by-bit-shares-its-time", test_share);
  return g_test_run ();
}
