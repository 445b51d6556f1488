/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-body.h"
#include "fringe-pair-view.h"
#include "fringe-samples.h"
#include "fringe-session.h"
#include "test-boards.h"

/* What the panels and two searches beside each other say can be read whole: no label is ellipsized, cut, or wider than
 * its room. */

#define WIDTH 1280
#define HEIGHT 800
/* All panels are equally wide: the tree stays where it is. For letters of 200 % they are wider. */
#define PANEL_WIDTH 348
#define LARGE_PANEL_WIDTH 432
/* Where letters of 200 % have room. */
#define WIDTH_FOR_TEXT 1480
/* The example of the report that is drawn in every sketch. */
#define SAMPLE 1
/* What GTK takes for 100 %, in 1024ths of a dot per inch. */
#define DPI (96 * 1024)
/* In pixels: sizes are rounded. */
#define EASE 1.0

static const char *const panels[]
    = { "why", "frontier", "closed", "duplicates", "solution", "code", "charts", "truth", "quiz" };

typedef struct
{
  FringeWindow *window;
  FringeSession *session;
  GtkWidget *sides[2];
  GtkWidget *side; /* the one that is looked at */
  const char *where;
  guint n_labels;
} Look;

static void
look_init (Look *look)
{
  GtkWidget *body;

  look->window = fringe_window_new (test_application ());
  gtk_window_set_default_size (GTK_WINDOW (look->window), WIDTH, HEIGHT);
  body = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (look->window), FRINGE_TYPE_WINDOW, "body"));
  look->sides[0] = GTK_WIDGET (gtk_widget_get_template_child (body, FRINGE_TYPE_BODY, "sidebar"));
  g_object_get (look->sides[0], "session", &look->session, NULL);
  g_object_unref (look->session);
  look->sides[1] = GTK_WIDGET (gtk_widget_get_template_child (body, FRINGE_TYPE_BODY, "panels"));
}

static void
open_sample (Look *look, const FringeRules *rules)
{
  guint n_samples;
  const FringeSample *sample = &fringe_samples_get (&n_samples)[SAMPLE];
  FringeBoard start = test_board (sample->start), goal = test_board (sample->goal);

  fringe_session_open (look->session, rules, &start, &goal, "An example");
}

static void
expand (GtkWidget *widget, gpointer data)
{
  (void) data;
  if (GTK_IS_EXPANDER (widget))
    gtk_expander_set_expanded (GTK_EXPANDER (widget), TRUE);
}

static void
fail (const Look *look, const char *text, const char *what)
{
  g_printerr ("%s: “%s” %s\n", look->where, text, what);
  g_test_fail ();
}

static void
check_label (Look *look, GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = gtk_label_get_text (label);
  graphene_rect_t bounds;
  int width, height;

  look->n_labels++;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    fail (look, text, "is ellipsized");
  if (width > gtk_widget_get_width (GTK_WIDGET (label)) + EASE)
    fail (look, text, "is cut at its end");
  if (height > gtk_widget_get_height (GTK_WIDGET (label)) + EASE)
    fail (look, text, "is cut at its foot");
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (label), look->side, &bounds));
  if (bounds.origin.x < -EASE || bounds.origin.x + bounds.size.width > gtk_widget_get_width (look->side) + EASE)
    fail (look, text, "is wider than its room");
}

static void
check_inscription (Look *look, GtkInscription *inscription)
{
  const char *text = gtk_inscription_get_text (inscription);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (inscription), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (text != NULL && width > gtk_widget_get_width (GTK_WIDGET (inscription)) + EASE)
    fail (look, text, "is ellipsized");
}

static void
check_widget (GtkWidget *widget, gpointer data)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0)
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    check_label (data, GTK_LABEL (widget));
  else if (GTK_IS_INSCRIPTION (widget))
    check_inscription (data, GTK_INSCRIPTION (widget));
}

static void
check_sides (Look *look, const char *where)
{
  look->where = where;
  for (gsize i = 0; i < G_N_ELEMENTS (look->sides); i++)
    test_for_each_widget (look->sides[i], expand, NULL);
  test_rest (GTK_WINDOW (look->window));
  for (gsize i = 0; i < G_N_ELEMENTS (look->sides); i++)
    {
      look->side = look->sides[i];
      look->n_labels = 0;
      test_for_each_widget (look->side, check_widget, look);
      g_assert_cmpuint (look->n_labels, >, 0);
    }
}

static void
check_width (Look *look, int percent, const char *panel)
{
  int width = percent < 200 ? PANEL_WIDTH : LARGE_PANEL_WIDTH;

  if (gtk_widget_get_width (look->sides[1]) != width)
    fail (look, panel, "is as wide as no other panel");
}

static void
check_panels (Look *look, const char *theme, int percent, const char *what)
{
  for (gsize i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autofree char *where = g_strdup_printf ("%s, %d %%, %s, %s", theme, percent, what, panels[i]);

      g_object_set (look->window, "panel", panels[i], NULL);
      check_sides (look, where);
      check_width (look, percent, panels[i]);
    }
}

/* A node of the frontier that was there before the step. */
static void
select_waiting (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint step = fringe_session_get_step (session);

  for (guint id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    if (fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER
        && fringe_search_generated_step (search, id) < step)
      {
        fringe_session_select (session, id);
        return;
      }
}

static void
check_searches (Look *look, const char *theme, int percent)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);

  rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  open_sample (look, &rules);
  check_panels (look, theme, percent, "at the start");
  for (int i = 0; i < 7; i++)
    fringe_session_step (look->session);
  select_waiting (look->session);
  check_panels (look, theme, percent, "at step 7");
  while (fringe_session_step (look->session))
    ;
  check_panels (look, theme, percent, "at the end");
  rules.heuristic = FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK;
  rules.ties = FRINGE_TIES_HIGH_G_LIFO;
  open_sample (look, &rules);
  while (fringe_session_step (look->session))
    ;
  check_panels (look, theme, percent, "inadmissible");
}

static void
test_panels (gconstpointer theme)
{
  static const int percents[] = { 100, 150 };
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  Look look = { 0 };

  g_settings_set_string (settings, "color-scheme", theme);
  for (gsize i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI * percents[i] / 100, NULL);
      look_init (&look);
      test_show (GTK_WINDOW (look.window));
      check_searches (&look, theme, percents[i]);
      test_destroy (GTK_WINDOW (look.window));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI, NULL);
  g_settings_reset (settings, "color-scheme");
}

/* And what is to the left of the tree stays there. */
static void
test_large_panels (void)
{
  Look look = { 0 };

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * DPI, NULL);
  look_init (&look);
  gtk_window_set_default_size (GTK_WINDOW (look.window), WIDTH_FOR_TEXT, HEIGHT);
  test_show (GTK_WINDOW (look.window));
  for (gsize i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      look.where = panels[i];
      g_object_set (look.window, "panel", panels[i], NULL);
      test_rest (GTK_WINDOW (look.window));
      check_width (&look, 200, panels[i]);
      if (!gtk_widget_get_mapped (look.sides[0]))
        fail (&look, panels[i], "puts the left panel away");
    }
  test_destroy (GTK_WINDOW (look.window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI, NULL);
}

static void
find_pair (GtkWidget *widget, gpointer found)
{
  if (FRINGE_IS_PAIR_VIEW (widget))
    *(GtkWidget **) found = widget;
}

static void
check_pair (Look *look, const char *theme, int percent, const char *what)
{
  g_autofree char *where = g_strdup_printf ("%s, %d %%, two searches, %s", theme, percent, what);

  test_rest (GTK_WINDOW (look->window));
  check_sides (look, where);
}

static void
step_both (Look *look, int n)
{
  for (int i = 0; i < n; i++)
    gtk_widget_activate_action (GTK_WIDGET (look->window), "win.step", NULL);
}

static void
check_pairs (Look *look, const char *theme, int percent)
{
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  GtkWidget *pair = NULL;

  open_sample (look, &rules);
  gtk_widget_activate_action (GTK_WIDGET (look->window), "win.compare", NULL);
  test_for_each_widget (GTK_WIDGET (look->window), find_pair, &pair);
  g_assert_nonnull (pair);
  look->sides[0] = look->sides[1] = pair;
  check_pair (look, theme, percent, "at the start");
  step_both (look, 7);
  check_pair (look, theme, percent, "at step 7");
  step_both (look, 4);
  check_pair (look, theme, percent, "at the end");
}

/* Two searches, and their rules in a line above each. */
static void
test_pair (gconstpointer theme)
{
  static const int percents[] = { 100, 150 };
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);

  g_settings_set_string (settings, "color-scheme", theme);
  for (gsize i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      Look look = { 0 };

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI * percents[i] / 100, NULL);
      look_init (&look);
      test_show (GTK_WINDOW (look.window));
      check_pairs (&look, theme, percents[i]);
      test_destroy (GTK_WINDOW (look.window));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI, NULL);
  g_settings_reset (settings, "color-scheme");
}

static void
check_line (GtkWidget *widget, gpointer data)
{
  Look *look = data;

  if (!GTK_IS_LABEL (widget) || !gtk_widget_has_css_class (widget, "text") || !gtk_widget_get_mapped (widget))
    return;
  look->n_labels++;
  if (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))) > 1)
    fail (look, gtk_label_get_text (GTK_LABEL (widget)), "is a line in two");
}

static void
check_code (Look *look, const FringeRules *rules)
{
  open_sample (look, rules);
  test_rest (GTK_WINDOW (look->window));
  look->n_labels = 0;
  look->where = "code";
  test_for_each_widget (look->sides[1], check_line, look);
  g_assert_cmpuint (look->n_labels, >, 0);
}

/* Of all algorithms and rules. */
static void
test_code (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  Look look = { 0 };

  look_init (&look);
  test_show (GTK_WINDOW (look.window));
  g_object_set (look.window, "panel", "code", NULL);
  rules.weight = 1.5;
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    {
      rules.algorithm = (FringeAlgorithm) i;
      check_code (&look, &rules);
    }
  rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  rules.goal_test = FRINGE_GOAL_TEST_GENERATION;
  for (int i = 0; i < FRINGE_N_TIES; i++)
    {
      rules.ties = (FringeTies) i;
      check_code (&look, &rules);
    }
  for (int i = 0; i < FRINGE_N_DUPLICATES; i++)
    {
      rules.duplicates = (FringeDuplicates) i;
      check_code (&look, &rules);
    }
  test_destroy (GTK_WINDOW (look.window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  test_app_translate ();
  g_test_add_data_func ("/labels/panels-can-be-read-whole", "light", test_panels);
  g_test_add_data_func ("/labels/panels-for-projectors-can-be-read-whole", "projector", test_panels);
  g_test_add_func ("/labels/panels-of-large-letters-are-equally-wide", test_large_panels);
  g_test_add_data_func ("/labels/two-searches-can-be-read-whole", "light", test_pair);
  g_test_add_data_func ("/labels/two-searches-for-projectors-can-be-read-whole", "projector", test_pair);
  g_test_add_func ("/labels/a-line-of-pseudo-code-is-a-line", test_code);
  return g_test_run ();
}
