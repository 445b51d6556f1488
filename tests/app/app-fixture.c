/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include <libintl.h>
#include <locale.h>

static GtkApplication *application;

void
test_app_init (int *argc, char ***argv)
{
  GError *error = NULL;

  gtk_test_init (argc, argv, NULL);
  application = GTK_APPLICATION (fringe_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}

/* Newer C libraries translate nothing in the locale C.UTF-8. */
static gboolean
is_translated (const char *locale)
{
  return setlocale (LC_ALL, locale) != NULL && strcmp (g_dgettext (GETTEXT_PACKAGE, "Frontier"), "Frontier") != 0;
}

/* Tests of GTK begin in no language. */
gboolean
test_app_translate (void)
{
  const char *translations = g_getenv ("FRINGE_TRANSLATIONS");
  g_autofree char *words
      = g_build_filename (translations != NULL ? translations : "", "de/LC_MESSAGES/fringe.mo", NULL);

  if (translations == NULL)
    return FALSE;
  g_assert_true (g_file_test (words, G_FILE_TEST_EXISTS));
  bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (is_translated ("") || is_translated ("de_DE.UTF-8") || is_translated ("en_US.UTF-8"))
    return TRUE;
  g_print ("1..0 # SKIP there is no locale in which the C library translates\n");
  exit (0);
}

GtkApplication *
test_application (void)
{
  return application;
}

void
test_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
on_paint (GdkFrameClock *clock, gboolean *painted)
{
  (void) clock;
  *painted = TRUE;
}

void
test_show (GtkWindow *window)
{
  gboolean painted = FALSE;
  GdkFrameClock *clock;
  gulong handler;

  gtk_window_present (window);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_paint), &painted);
  while (!painted || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

void
test_destroy (GtkWindow *window)
{
  gpointer watched = window;

  g_object_add_weak_pointer (G_OBJECT (window), &watched);
  gtk_window_destroy (window);
  test_settle ();
  g_assert_null (watched);
}

void
test_for_each_widget (GtkWidget *root, TestWidgetFunc func, gpointer data)
{
  func (root, data);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    test_for_each_widget (child, func, data);
}
