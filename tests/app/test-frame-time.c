/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame-time.h"
#include "fringe-panels.h"
#include "fringe-sidebar.h"

#include "app-fixture.h"
#include "test-boards.h"

#include <sys/resource.h>
#include <unistd.h>

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
  /* What is kept is taken when the program is idle, and on a full machine frames leave it no time. */
  test_settle ();
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

static void
snapshot_parts (GtkWidget *widget, GtkSnapshot *snapshot)
{
  (void) widget;
  for (int i = 0; i < 5; i++)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 0, 0, 1 }, &GRAPHENE_RECT_INIT ((float) i * 3, 2, 1, 1));
}

static GskRenderNode *
snapshot_of (GtkWidget *widget, FringeOnePiece *piece, guint stamp)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  fringe_one_piece_snapshot (piece, stamp, widget, snapshot, snapshot_parts);
  return gtk_snapshot_free_to_node (snapshot);
}

/* What is clipped alike is compared part by part. */
static gboolean
is_compared (const GskRenderNode *one, const GskRenderNode *other)
{
  return graphene_rect_equal (gsk_clip_node_get_clip (one), gsk_clip_node_get_clip (other));
}

static void
test_one_piece (void)
{
  static const guint stamps[] = { 3, 3, 5, 4, 4, 0 };
  GtkWidget *window = gtk_window_new ();
  FringeOnePiece piece = { 0 };

  test_show (GTK_WINDOW (window));
  for (gsize i = 1; i < G_N_ELEMENTS (stamps); i++)
    {
      g_autoptr (GskRenderNode) one = snapshot_of (window, &piece, stamps[i - 1]);
      g_autoptr (GskRenderNode) other = snapshot_of (window, &piece, stamps[i]);
      graphene_rect_t bounds;

      g_assert_cmpint (is_compared (one, other), ==, stamps[i - 1] == stamps[i]);
      gsk_render_node_get_bounds (other, &bounds);
      g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (0, 2, 13, 1)));
    }
  test_destroy (GTK_WINDOW (window));
}

static GskRenderNode *
snapshot_of_side (GtkWidget *side)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (side)->snapshot (side, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
test_side (gconstpointer data)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  GtkWidget *side, *window = gtk_window_new ();

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  side = g_object_new (GPOINTER_TO_SIZE (data), "session", session, NULL);
  gtk_window_set_child (GTK_WINDOW (window), side);
  test_show (GTK_WINDOW (window));
  for (int i = 0; i < 4; i++)
    {
      g_autoptr (GskRenderNode) before = snapshot_of_side (side), again = snapshot_of_side (side), after = NULL;

      fringe_session_step (session);
      test_show (GTK_WINDOW (window));
      after = snapshot_of_side (side);
      g_assert_true (is_compared (before, again));
      g_assert_false (is_compared (again, after));
    }
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/frame/what-is-done-bit-by-bit-shares-its-time", test_share);
  g_test_add_func ("/frame-memory/a-frame-leaves-its-memory-to-the-next", test_pages);
  g_test_add_func ("/one-piece/with-another-stamp-all-is-drawn-anew", test_one_piece);
  g_test_add_data_func ("/one-piece/the-left-panel-is-one-at-a-step", GSIZE_TO_POINTER (FRINGE_TYPE_SIDEBAR),
                        test_side);
  g_test_add_data_func ("/one-piece/the-right-panel-is-one-at-a-step", GSIZE_TO_POINTER (FRINGE_TYPE_PANELS),
                        test_side);
  return g_test_run ();
}
