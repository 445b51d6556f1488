/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "fringe-application.h"
#include "fringe-frame-time.h"
#include "fringe-memory.h"
#include "fringe-window.h"
#include "test-boards.h"
#include "test-korf.h"
#include "uploads.h"

/* The frames of a real window, each from before-paint to after-paint, with a search of a million nodes in it, beside
 * those of a window of the same size with a single word in it. What is sent to the graphics processor counts for the
 * frame before whose end it is sent. In brief it is a smaller search in the smaller window, with the acts of a lecture
 * alone: where software does the work of a graphics processor a frame takes a hundred times as long. */

#define TREE_NODES 1000000
#define TREE_NODES_BRIEF 100000
#define FRAMES_MAX 4096
/* Frames after which a window that was told something is at rest. */
#define REST 12

typedef struct
{
  gpointer window;
  int width, height;
  double begun, begun_spent;
  double frames[FRAMES_MAX]; /* in milliseconds */
  double spent[FRAMES_MAX];  /* of them by this program's own thread: the same where the machine is quiet */
  double sent[FRAMES_MAX];   /* in kilobytes */
  guint n_frames, n_painted;
} Bench;

static void
on_before_paint (GdkFrameClock *clock, Bench *bench)
{
  (void) clock;
  bench->begun = bench_now ();
  bench->begun_spent = bench_spent ();
}

static void
on_after_paint (GdkFrameClock *clock, Bench *bench)
{
  (void) clock;
  bench->n_painted++;
  if (bench->n_frames == FRAMES_MAX)
    return;
  bench->spent[bench->n_frames] = (bench_spent () - bench->begun_spent) / 1e6;
  bench->sent[bench->n_frames] = (double) uploads_take () / 1e3;
  bench->frames[bench->n_frames++] = (bench_now () - bench->begun) / 1e6;
}

static gboolean
on_timeout (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until so many frames were painted, or none has come for a while. */
static void
paint (Bench *bench, guint n)
{
  guint end = bench->n_painted + n, before;

  do
    {
      gboolean late = FALSE;
      guint source = g_timeout_add (120, on_timeout, &late);

      before = bench->n_painted;
      while (bench->n_painted == before && !late)
        g_main_context_iteration (NULL, TRUE);
      if (late)
        return;
      g_source_remove (source);
    }
  while (bench->n_painted < end);
}

static void
settle (Bench *bench)
{
  paint (bench, 1000);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

static void
print (Bench *bench, const char *what, const char *figure, double value, const char *unit)
{
  g_autofree char *name = g_strdup_printf ("window_%s_%s_%dx%d", what, figure, bench->width, bench->height);

  bench_print (name, value, unit);
}

/* Nothing is sent where GTK draws in software. */
static void
tell_sent (Bench *bench, const char *what, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += bench->sent[i];
  qsort (bench->sent, n, sizeof (double), compare);
  if (sum <= 0)
    return;
  print (bench, what, "sent_mean_kb", sum / n, "kB");
  print (bench, what, "sent_worst_kb", bench->sent[n - 1], "kB");
}

static void
tell (Bench *bench, const char *what)
{
  guint n = bench->n_frames;

  bench->n_frames = 0;
  if (n == 0)
    return;
  qsort (bench->frames, n, sizeof (double), compare);
  qsort (bench->spent, n, sizeof (double), compare);
  print (bench, what, "p95_ms", bench->frames[n * 95 / 100], "ms");
  print (bench, what, "worst_ms", bench->frames[n - 1], "ms");
  print (bench, what, "spent_p95_ms", bench->spent[n * 95 / 100], "ms");
  print (bench, what, "spent_worst_ms", bench->spent[n - 1], "ms");
  tell_sent (bench, what, n);
  print (bench, what, "nodes", uploads_count_nodes (GTK_WIDGET (bench->window)), "nodes");
}

static void
begin (Bench *bench)
{
  settle (bench);
  bench->n_frames = 0;
  uploads_take ();
}

static FringeTreeView *
view (Bench *bench)
{
  return fringe_window_get_tree_view (bench->window);
}

static void
act (Bench *bench, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (bench->window), action, NULL);
}

static void
stepping (Bench *bench, const char *name)
{
  begin (bench);
  for (int i = 0; i < 20; i++)
    {
      act (bench, "win.back");
      paint (bench, 4);
    }
  for (int i = 0; i < 20; i++)
    {
      act (bench, "win.step");
      paint (bench, 4);
    }
  tell (bench, name);
}

static void
scrubbing (Bench *bench)
{
  FringeSession *session = fringe_player_get_session (fringe_window_get_player (bench->window), 0);
  guint last = fringe_session_get_n_steps (session);

  begin (bench);
  for (guint i = 1; i <= 20; i++)
    {
      fringe_session_go_to (session, (guint) ((guint64) last * ((i * 7) % 20 + 1) / 20));
      paint (bench, 8);
    }
  fringe_session_go_to (session, last);
  settle (bench);
  tell (bench, "scrub");
}

/* From all of the tree to one card, a wheel's click at a time, and back. */
static void
zooming (Bench *bench)
{
  act (bench, "win.fit");
  begin (bench);
  for (int i = 0; i < 80 && fringe_tree_view_scene (view (bench)).viewport.scale < 2; i++)
    {
      fringe_tree_view_zoom (view (bench), 1.2);
      paint (bench, 1);
    }
  tell (bench, "zoom_in");
  for (int i = 0; i < 80 && fringe_tree_view_scene (view (bench)).viewport.scale > 1e-4; i++)
    {
      fringe_tree_view_zoom (view (bench), 1 / 1.2);
      paint (bench, 1);
    }
  tell (bench, "zoom_out");
}

static void
panning (Bench *bench, double scale, const char *name)
{
  fringe_tree_view_zoom_to (view (bench), scale);
  begin (bench);
  for (int i = 0; i < 60; i++)
    {
      FringeViewport seen = fringe_tree_view_scene (view (bench)).viewport;
      double x = seen.x + (seen.width / 2 + 37) / fringe_viewport_scale_x (&seen);
      double y = seen.y + (seen.height / 2 + (i % 20 < 10 ? 5 : -5)) / fringe_viewport_scale_y (&seen);

      fringe_tree_view_look_at (view (bench), x, y);
      paint (bench, 1);
    }
  tell (bench, name);
}

static void
hovering (Bench *bench)
{
  FringeSession *session = fringe_player_get_session (fringe_window_get_player (bench->window), 0);
  const FringeSearch *search = fringe_session_get_search (session);
  guint id = fringe_session_get_shown (session);

  begin (bench);
  for (int i = 0; i < 40 && id != FRINGE_NO_NODE; i++)
    {
      fringe_session_hover (session, id);
      id = fringe_search_parent (search, id);
      paint (bench, 1);
    }
  fringe_session_hover (session, FRINGE_NO_NODE);
  tell (bench, "hover");
}

static void
folding (Bench *bench)
{
  FringeSession *session = fringe_player_get_session (fringe_window_get_player (bench->window), 0);

  act (bench, "win.centre");
  begin (bench);
  for (int i = 0; i < 6; i++)
    {
      act (bench, "win.select-up");
      paint (bench, REST);
      act (bench, "win.fold");
      paint (bench, REST);
      act (bench, "win.fold");
      paint (bench, REST);
    }
  fringe_session_select (session, FRINGE_NO_NODE);
  tell (bench, "fold");
  act (bench, "win.fit");
  begin (bench);
  gtk_widget_activate_action (GTK_WIDGET (bench->window), "win.tree-fold-size", "u", 1000);
  settle (bench);
  act (bench, "win.unfold-all");
  settle (bench);
  tell (bench, "fold_by_size");
}

/* To the next node with the same f, each laid bare and come to. */
static void
finding (Bench *bench)
{
  begin (bench);
  for (int i = 0; i < 20; i++)
    {
      act (bench, "win.find-same-f");
      paint (bench, REST);
    }
  fringe_session_select (fringe_player_get_session (fringe_window_get_player (bench->window), 0), FRINGE_NO_NODE);
  tell (bench, "find");
}

static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *list = GTK_IS_COLUMN_VIEW (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = find_list (child);
  return list;
}

/* By the wheel's clicks, then by throws from end to end. */
static void
scrolling (Bench *bench)
{
  GtkWidget *list;
  GtkAdjustment *rows;
  double last;

  gtk_widget_activate_action (GTK_WIDGET (bench->window), "win.panel", "s", "frontier");
  settle (bench);
  list = find_list (GTK_WIDGET (bench->window));
  if (list == NULL)
    return;
  rows = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  begin (bench);
  for (int i = 1; i <= 60; i++)
    {
      gtk_adjustment_set_value (rows, gtk_adjustment_get_value (rows) + 75);
      paint (bench, 1);
    }
  last = gtk_adjustment_get_upper (rows) - gtk_adjustment_get_page_size (rows);
  for (int i = 1; i <= 40; i++)
    {
      gtk_adjustment_set_value (rows, last * ((i * 7) % 40) / 40);
      paint (bench, 1);
    }
  tell (bench, "scroll_frontier");
  bench_print ("window_frontier_rows",
               g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (list)))), "rows");
}

static void
run (Bench *bench)
{
  FringeSession *session = fringe_player_get_session (fringe_window_get_player (bench->window), 0);
  gboolean running = TRUE;

  fringe_session_run (session);
  while (running)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (session, "running", &running, NULL);
    }
  settle (bench);
  tell (bench, "run");
}

static void
show_panels (Bench *bench, gboolean shown)
{
  g_object_set (bench->window, "left-panel", shown, "right-panel", shown, NULL);
  settle (bench);
}

static void
measure_at_fit (Bench *bench)
{
  zooming (bench);
  act (bench, "win.fit");
  scrubbing (bench);
}

static void
measure_the_rest (Bench *bench)
{
  panning (bench, 0.2, "pan_blocks");
  panning (bench, 0.001, "pan_density");
  show_panels (bench, FALSE);
  act (bench, "win.centre");
  fringe_tree_view_zoom_to (view (bench), 1);
  act (bench, "win.centre");
  stepping (bench, "step_without_panels");
  show_panels (bench, TRUE);
  finding (bench);
  scrolling (bench);
  folding (bench);
}

/* Shows a window of that size, whose frames are measured. */
static void
open_window (Bench *bench)
{
  GdkFrameClock *clock;

  gtk_window_set_default_size (GTK_WINDOW (bench->window), bench->width, bench->height);
  gtk_window_present (GTK_WINDOW (bench->window));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), bench);
}

static void
close_window (Bench *bench)
{
  gtk_window_destroy (GTK_WINDOW (bench->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* What GTK itself takes for another word in a window that has nothing else. */
static void
measure_bare (int width, int height)
{
  static Bench bench;
  GtkWidget *label = gtk_label_new ("Fringe");

  bench = (Bench) { .window = gtk_window_new (), .width = width, .height = height };
  gtk_window_set_child (GTK_WINDOW (bench.window), label);
  open_window (&bench);
  begin (&bench);
  for (int i = 0; i < 60; i++)
    {
      gtk_label_set_text (GTK_LABEL (label), i % 2 == 0 ? "Frontier" : "Fringe");
      paint (&bench, 1);
    }
  tell (&bench, "bare");
  close_window (&bench);
}

static void
measure (const TestKorf *korf, GtkApplication *application, int width, int height, gboolean in_brief)
{
  static Bench bench;
  FringeBoard goal = test_korf_goal ();
  FringeSession *session;

  bench = (Bench) { .window = fringe_window_new (application), .width = width, .height = height };
  open_window (&bench);
  session = fringe_player_get_session (fringe_window_get_player (bench.window), 0);
  fringe_session_set_node_limit (session, in_brief ? TREE_NODES_BRIEF : TREE_NODES);
  fringe_session_set_puzzle (session, &korf->start, &goal, "Korf");
  begin (&bench);
  run (&bench);
  act (&bench, "win.fit");
  stepping (&bench, "step_at_fit");
  if (!in_brief)
    measure_at_fit (&bench);
  act (&bench, "win.centre");
  fringe_tree_view_zoom_to (view (&bench), 1);
  act (&bench, "win.centre");
  stepping (&bench, "step");
  hovering (&bench);
  panning (&bench, 1, "pan_cards");
  if (!in_brief)
    measure_the_rest (&bench);
  close_window (&bench);
}

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 1280, 800 }, { 1920, 1080 } };
  g_autoptr (GArray) instances = NULL;
  gboolean in_brief = argc > 2 && g_str_equal (argv[2], "brief");
  GtkApplication *application;

  if (argc < 2 || !gtk_init_check ())
    return 2;
  fringe_memory_keep (FRINGE_FRAME_BYTES);
  uploads_count ();
  instances = test_korf_load (argv[1]);
  application = GTK_APPLICATION (fringe_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  for (gsize i = 0; i < (in_brief ? 1u : G_N_ELEMENTS (sizes)); i++)
    {
      measure_bare (sizes[i][0], sizes[i][1]);
      measure (&g_array_index (instances, TestKorf, 1), application, sizes[i][0], sizes[i][1], in_brief);
    }
  return 0;
}
