/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"
#include "fringe-print.h"
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
  run_to_the_end (fringe_window_get_session (window));
  operation = fringe_print_new (fringe_window_get_session (window),
                                fringe_tree_picture_new (fringe_window_get_tree_view (window), FRINGE_THEME_DARK));
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

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/print/a-tree-is-on-one-sheet", test_one_sheet);
  g_test_add_func ("/print/a-tree-in-its-size-is-on-several", test_sheets);
  g_test_add_func ("/print/the-solution-is-on-a-sheet", test_solution);
  return g_test_run ();
}
