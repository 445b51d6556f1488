/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"
#include "fringe-print.h"
#include "fringe-samples.h"
#include "fringe-window.h"

#include <glib/gstdio.h>

/* What goes to a printer, put into a file instead. */

static void
run_to_the_end (FringeSession *session)
{
  while (fringe_session_explore (session, 1000))
    ;
  fringe_session_go_to (session, G_MAXUINT);
}

/* The last of the examples has a tree that no sheet holds. */
static void
open_large (FringeSession *session)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);
  FringeBoard start, goal;

  fringe_sample_boards (&samples[n_samples - 1], &start, &goal);
  fringe_session_set_puzzle (session, &start, &goal, "");
}

/* Returns: what pdftotext finds, or %NULL where it is not installed */
static char *
print (FringeWhat what, gboolean tiles, guint *n_pages)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("fringe-print-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "tree.pdf", NULL);
  g_autofree char *line = g_strdup_printf ("pdftotext %s -", path), *text = NULL;

  test_show (GTK_WINDOW (window));
  if (tiles)
    open_large (fringe_player_get_session (fringe_window_get_player (window), 0));
  run_to_the_end (fringe_player_get_session (fringe_window_get_player (window), 0));
  operation = fringe_print_new (fringe_tree_picture_new (fringe_window_get_tree_view (window), FRINGE_THEME_DARK));
  fringe_print_choose (operation, what, tiles);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_no_error (fringe_print_get_error (operation));
  *n_pages = (guint) gtk_print_operation_get_n_pages_to_print (operation);
  g_spawn_command_line_sync (line, &text, NULL, NULL, NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_rmdir (folder);
  test_destroy (GTK_WINDOW (window));
  return g_steal_pointer (&text);
}

static void
test_one_sheet (void)
{
  guint n_pages;
  g_autofree char *text = print (FRINGE_WHAT_TREE, FALSE, &n_pages);

  g_assert_cmpuint (n_pages, ==, 1);
  if (text == NULL)
    g_test_skip ("pdftotext is not installed");
  else
    g_assert_nonnull (strstr (text, "16"));
}

static void
test_sheets (void)
{
  guint n_pages;
  g_autofree char *text = print (FRINGE_WHAT_TREE, TRUE, &n_pages);

  g_assert_cmpuint (n_pages, >, 1);
  if (text == NULL)
    g_test_skip ("pdftotext is not installed");
  else
    g_assert_nonnull (strstr (text, "Row 2 of"));
}

static void
test_solution (void)
{
  guint n_pages;

  g_free (print (FRINGE_WHAT_SOLUTION, FALSE, &n_pages));
  g_assert_cmpuint (n_pages, ==, 1);
}

static char *config;

/* Where choices are kept: nothing is, when a test begins. */
static char *
new_path (void)
{
  char *path = g_build_filename (config, "fringe", "print", NULL);

  g_remove (path);
  return path;
}

static GtkPageSetup *
new_sheet (const char *paper, GtkPageOrientation orientation)
{
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper);
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_page_setup_set_orientation (setup, orientation);
  return setup;
}

static void
assert_sheet (GtkPageSetup *setup, const char *paper, GtkPageOrientation orientation)
{
  g_assert_nonnull (setup);
  g_assert_cmpstr (gtk_paper_size_get_name (gtk_page_setup_get_paper_size (setup)), ==, paper);
  g_assert_cmpint (gtk_page_setup_get_orientation (setup), ==, orientation);
}

static void
save_a_choice (void)
{
  FringePrintChoices choices = { .what = FRINGE_WHAT_SOLUTION, .tiles = TRUE, .is_turned = TRUE };

  choices.settings = gtk_print_settings_new ();
  choices.setup = new_sheet (GTK_PAPER_NAME_A5, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_print_settings_set_printer (choices.settings, "Print to File");
  gtk_print_settings_set (choices.settings, GTK_PRINT_SETTINGS_OUTPUT_URI, "file:///home/ann/tree.pdf");
  gtk_print_settings_set_n_copies (choices.settings, 30);
  fringe_print_choices_save (&choices);
  fringe_print_choices_clear (&choices);
}

static void
test_kept (void)
{
  G_GNUC_UNUSED g_autofree char *path = new_path ();
  FringePrintChoices choices;

  save_a_choice ();
  choices = fringe_print_choices_load ();
  g_assert_cmpint (choices.what, ==, FRINGE_WHAT_SOLUTION);
  g_assert_true (choices.tiles);
  g_assert_true (choices.is_turned);
  assert_sheet (choices.setup, GTK_PAPER_NAME_A5, GTK_PAGE_ORIENTATION_LANDSCAPE);
  g_assert_cmpstr (gtk_print_settings_get_printer (choices.settings), ==, "Print to File");
  g_assert_cmpstr (gtk_print_settings_get (choices.settings, GTK_PRINT_SETTINGS_OUTPUT_URI), ==,
                   "file:///home/ann/tree.pdf");
  g_assert_cmpint (gtk_print_settings_get_n_copies (choices.settings), ==, 1);
  fringe_print_choices_clear (&choices);
}

/* A sheet as it is offered, and as a person chooses it of that. */
static GtkPageSetup *
print_again (FringeWindow *window, GtkPageSetup *chosen)
{
  g_autofree char *path = g_build_filename (config, "tree.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation
      = fringe_print_new (fringe_tree_picture_new (fringe_window_get_tree_view (window), FRINGE_THEME_DARK));
  GtkPageSetup *offered = g_object_ref (gtk_print_operation_get_default_page_setup (operation));

  if (chosen != NULL)
    gtk_print_operation_set_default_page_setup (operation, chosen);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  return offered;
}

static GtkPageOrientation
turned (GtkPageOrientation orientation)
{
  return orientation == GTK_PAGE_ORIENTATION_PORTRAIT ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT;
}

static void
test_next_print (void)
{
  G_GNUC_UNUSED g_autofree char *path = new_path ();
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GtkPageSetup) first = NULL, second = NULL, third = NULL, a5 = NULL, a3 = NULL;
  GtkPageOrientation way;

  test_show (GTK_WINDOW (window));
  run_to_the_end (fringe_player_get_session (fringe_window_get_player (window), 0));
  first = print_again (window, NULL);
  way = gtk_page_setup_get_orientation (first);
  a5 = new_sheet (GTK_PAPER_NAME_A5, way);
  g_object_unref (print_again (window, a5));
  a3 = new_sheet (GTK_PAPER_NAME_A3, turned (way));
  second = print_again (window, a3);
  assert_sheet (second, GTK_PAPER_NAME_A5, way);
  third = print_again (window, NULL);
  assert_sheet (third, GTK_PAPER_NAME_A3, turned (way));
  test_destroy (GTK_WINDOW (window));
}

/* A sheet that was not turned lies as the next tree does. */
static void
test_not_turned (void)
{
  G_GNUC_UNUSED g_autofree char *path = new_path ();
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GtkPageSetup) offered = NULL, after = NULL;
  FringePrintChoices choices = { .what = FRINGE_WHAT_TREE };

  test_show (GTK_WINDOW (window));
  run_to_the_end (fringe_player_get_session (fringe_window_get_player (window), 0));
  offered = print_again (window, NULL);
  choices.setup = new_sheet (GTK_PAPER_NAME_A5, turned (gtk_page_setup_get_orientation (offered)));
  fringe_print_choices_save (&choices);
  after = print_again (window, NULL);
  assert_sheet (after, GTK_PAPER_NAME_A5, gtk_page_setup_get_orientation (offered));
  fringe_print_choices_clear (&choices);
  test_destroy (GTK_WINDOW (window));
}

/* Whatever is in the file, what is loaded can be printed with. */
static void
assert_harmless (const char *path, const char *text, gsize length)
{
  FringePrintChoices choices;

  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  choices = fringe_print_choices_load ();
  g_assert_cmpint (choices.what, <=, FRINGE_WHAT_SOLUTION);
  if (choices.setup != NULL)
    {
      g_assert_cmpfloat (gtk_page_setup_get_page_width (choices.setup, GTK_UNIT_MM), >, 0);
      g_assert_cmpfloat (gtk_page_setup_get_page_height (choices.setup, GTK_UNIT_MM), >, 0);
    }
  if (choices.settings != NULL)
    {
      g_assert_cmpint (gtk_print_settings_get_number_up (choices.settings), >, 0);
      g_assert_cmpfloat (gtk_print_settings_get_scale (choices.settings), >, 0);
    }
  fringe_print_choices_clear (&choices);
}

#define NO_MARGINS "MarginTop=0\nMarginBottom=0\nMarginLeft=0\nMarginRight=0\n"

static void
test_damaged (void)
{
  static const char *const wrong[] = {
    "",
    "no file of keys",
    "[Tree]\npart=forest\nsheets=perhaps\n",
    "[Page Setup]\n" NO_MARGINS "Name=iso_a4\nDisplayName=A4\nWidth=nan\nHeight=-3\n",
    "[Page Setup]\n" NO_MARGINS "Name=sheet\nDisplayName=Sheet\nWidth=1e300\nHeight=inf\n",
    "[Page Setup]\n" NO_MARGINS "PPDName=Nameless\nWidth=148\nHeight=210\n",
    ("[Page Setup]\nMarginTop=0\nMarginBottom=0\nMarginLeft=200\nMarginRight=200\n"
     "PPDName=A4\nDisplayName=A4\nWidth=210\nHeight=297\n"),
    "[Print Settings]\nnumber-up=0\nscale=-1\n",
    "[Print Settings]\nnumber-up=100000000000000\nscale=nan\norientation=downwards\n",
  };
  g_autofree char *path = new_path (), *text = NULL;
  gsize length;

  save_a_choice ();
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_harmless (path, wrong[i], strlen (wrong[i]));
  for (gsize i = 0; i < length; i++)
    assert_harmless (path, text, i);
  for (gsize i = 0; i < length; i++)
    {
      char before = text[i];

      text[i] = (char) g_test_rand_int_range (0, 256);
      assert_harmless (path, text, length);
      text[i] = before;
    }
  g_remove (path);
}

static void
test_no_place (void)
{
  g_autofree char *path = new_path ();
  FringePrintChoices choices;

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  save_a_choice ();
  choices = fringe_print_choices_load ();
  g_assert_null (choices.setup);
  g_assert_null (choices.settings);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

int
main (int argc, char *argv[])
{
  config = g_dir_make_tmp ("fringe-print-XXXXXX", NULL);
  g_setenv ("XDG_CONFIG_HOME", config, TRUE);
  test_app_init (&argc, &argv);
  g_test_add_func ("/print/a-tree-is-on-one-sheet", test_one_sheet);
  g_test_add_func ("/print/a-tree-in-its-size-is-on-several", test_sheets);
  g_test_add_func ("/print/the-solution-is-on-a-sheet", test_solution);
  g_test_add_func ("/print/what-is-chosen-is-kept-but-for-copies", test_kept);
  g_test_add_func ("/print/the-next-print-is-offered-what-was-chosen-for-the-last", test_next_print);
  g_test_add_func ("/print/sheets-that-were-not-turned-lie-as-the-next-tree-does", test_not_turned);
  g_test_add_func ("/print/a-damaged-file-of-choices-does-no-harm", test_damaged);
  g_test_add_func ("/print/choices-that-cannot-be-kept-do-no-harm", test_no_place);
  return g_test_run ();
}
