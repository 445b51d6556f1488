/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-application.h"
#include "test-boards.h"

#include <glib/gstdio.h>

/* The desktop's theme is dark whatever it is asked for, as themes are that have "dark" in their name. */

static gboolean
is_dark (FringeWindow *window)
{
  test_settle ();
  return gtk_widget_has_css_class (GTK_WIDGET (window), "dark");
}

static char *
theme_name (void)
{
  char *name;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &name, NULL);
  return name;
}

/* Returns: a window that is dark, or %NULL where the desktop does not let its theme be chosen */
static FringeWindow *
dark_window_new (void)
{
  FringeWindow *window = fringe_window_new (test_application ());

  test_show (GTK_WINDOW (window));
  if (is_dark (window))
    return window;
  test_destroy (GTK_WINDOW (window));
  g_test_skip ("the desktop has a theme of its own");
  return NULL;
}

static void
test_lecture_is_light (void)
{
  g_autofree char *name = theme_name (), *name_after = NULL;
  FringeWindow *window = dark_window_new ();

  if (window == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  g_assert_false (is_dark (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  g_assert_true (is_dark (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  test_destroy (GTK_WINDOW (window));
  name_after = theme_name ();
  g_assert_cmpstr (name_after, ==, name);
}

static void
test_setting_is_heeded (void)
{
  static const char *const schemes[] = { "light", "dark", "projector", "print", "system" };
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeWindow *window = dark_window_new ();

  for (guint i = 0; window != NULL && i < 20; i++)
    {
      const char *scheme = schemes[test_random (G_N_ELEMENTS (schemes))];

      g_test_message ("%s", scheme);
      g_settings_set_string (settings, "color-scheme", scheme);
      g_assert_cmpint (is_dark (window), ==, g_str_equal (scheme, "dark") || g_str_equal (scheme, "system"));
    }
  g_settings_reset (settings, "color-scheme");
  if (window != NULL)
    test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("fringe-XXXXXX", NULL);
  g_autofree char *gtk_folder = g_build_filename (folder, "gtk-4.0", NULL);
  g_autofree char *file = g_build_filename (gtk_folder, "settings.ini", NULL);
  int status;

  g_mkdir (gtk_folder, 0700);
  g_assert_true (g_file_set_contents (file, "[Settings]\ngtk-theme-name=Adwaita-dark\n", -1, NULL));
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  test_app_init (&argc, &argv);
  g_test_add_func ("/color-scheme/a-lecture-is-light-on-a-dark-desktop", test_lecture_is_light);
  g_test_add_func ("/color-scheme/the-setting-holds-whatever-the-theme-of-the-desktop-is", test_setting_is_heeded);
  status = g_test_run ();
  g_unlink (file);
  g_rmdir (gtk_folder);
  g_rmdir (folder);
  return status;
}
