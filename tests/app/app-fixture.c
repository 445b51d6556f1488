/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include <libintl.h>
#include <locale.h>

static GtkApplication *application;

static TestIsHarmless is_harmless;

/* GTK's warnings reach no handler of g_log(), as they are structured: only the writer sees all of them. Where the
 * compositor cannot move a popup, GTK says so and opens it anew. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE")
        && (strstr (fields[i].value, "Compositor doesn't support moving popups") != NULL
            || (is_harmless != NULL && is_harmless (fields[i].value))))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

void
test_app_let_pass (TestIsHarmless harmless)
{
  is_harmless = harmless;
}

void
test_app_init (int *argc, char ***argv)
{
  GError *error = NULL;

  gtk_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
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
on_paint (GdkFrameClock *clock, guint *n_frames)
{
  (void) clock;
  ++*n_frames;
}

static void
wait_for_frames (GtkWindow *window, guint n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint n_frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_paint), &n_frames);

  while (n_frames < n || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    {
      gtk_widget_queue_draw (GTK_WIDGET (window));
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
}

void
test_show (GtkWindow *window)
{
  gtk_window_present (window);
  wait_for_frames (window, 1);
}

static gboolean
slides (GtkWidget *widget)
{
  return GTK_IS_REVEALER (widget)
         && gtk_revealer_get_child_revealed (GTK_REVEALER (widget))
                != gtk_revealer_get_reveal_child (GTK_REVEALER (widget));
}

static gboolean
moves (GtkWidget *widget)
{
  return FRINGE_IS_TREE_VIEW (widget) && fringe_tree_view_is_moving (FRINGE_TREE_VIEW (widget));
}

/* A spinner says that something is not there yet, and a panel that slides that the room for others changes. */
static void
find_busy (GtkWidget *widget, gpointer found)
{
  if (gtk_widget_get_mapped (widget) && (GTK_IS_SPINNER (widget) || slides (widget) || moves (widget)))
    *(gboolean *) found = TRUE;
}

static gboolean
is_busy (GtkWindow *window)
{
  gboolean busy = FALSE;

  test_for_each_widget (GTK_WIDGET (window), find_busy, &busy);
  return busy;
}

/* A window finds in an idle moment after a frame that it has to be laid out another way, and then perhaps once more. */
#define ROUNDS 3

void
test_rest (GtkWindow *window)
{
  for (int n_calm = 0; n_calm < ROUNDS; n_calm = is_busy (window) ? 0 : n_calm + 1)
    {
      wait_for_frames (window, 2);
      test_settle ();
    }
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
