/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

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
