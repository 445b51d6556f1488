/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include "fringe-frame-memory.h"

#include "app-fixture.h"

#include <sys/resource.h>
#include <unistd.h>

#define WIDTH 800
#define HEIGHT 600
#define FRAMES 20

/* Pages that this thread got from the system. */
static long
count_pages (void)
{
  struct rusage usage;

  getrusage (RUSAGE_THREAD, &usage);
  return usage.ru_minflt;
}

static void
draw_white (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  (void) area;
  (void) width;
  (void) height;
  (void) data;
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
}

static void
on_after_paint (GdkFrameClock *clock, guint *n_painted)
{
  (void) clock;
  (*n_painted)++;
}

/* As many as such frames took, in which all of a window is drawn anew. */
static long
count_pages_of_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  guint n_painted = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &n_painted);
  long before = count_pages ();

  while (n_painted < FRAMES)
    {
      gtk_widget_queue_draw (gtk_window_get_child (GTK_WINDOW (window)));
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
  return count_pages () - before;
}

static long
measure (gboolean keeps)
{
  GtkWidget *window = gtk_window_new (), *area = gtk_drawing_area_new ();
  long n_pages;

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_white, NULL, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  if (keeps)
    fringe_frame_memory_keep (GTK_WINDOW (window));
  test_show (GTK_WINDOW (window));
  count_pages_of_frames (window);
  n_pages = count_pages_of_frames (window);
  test_destroy (GTK_WINDOW (window));
  return n_pages;
}

/* What is shared with the server is at least one picture of the window. */
static void
test_pages (void)
{
  long picture = WIDTH * HEIGHT * 4 / sysconf (_SC_PAGESIZE), without = measure (FALSE), with = measure (TRUE);

  g_test_message ("%ld pages without, %ld with, %ld in a picture", without / FRAMES, with / FRAMES, picture);
  g_assert_cmpint (with, <=, MAX (without - FRAMES * picture / 2, 0));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/frame-memory/a-frame-leaves-its-memory-to-the-next", test_pages);
  return g_test_run ();
}
