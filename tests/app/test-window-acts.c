/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random acts in the windows of the program: actions, things typed and half typed, buttons, lists, files, windows
 * opened and closed, with the main loop run between them or not. What holds of all windows is looked at after each act,
 * and every warning is an error. See random-series.h for what happens to a series that fails: as GTK acts when it has
 * the time, some fail only now and then.
 *
 *   meson test -C _build test-window-acts --test-args='--number=30000' -t 0
 *
 * does as many acts as one likes. Every other series is dark, every third has two windows. Left out is what goes to
 * other programs, which is showing a file in its folder, and real keys and clicks, which test-window-*.py have. */
#include "app-fixture.h"

#include "random-series.h"
#include "window-acts.h"
#include "window-checks.h"

#include "fringe-window.h"

#include <stdio.h>
#include <string.h>

/* No search is longer: what is tried is many acts, not long ones. */
#define NODE_LIMIT 20000

/* A button of GTK's own dialog for files, which the message names by its address. */
static gboolean
is_end_of_path (const char *message)
{
  gpointer button;

  return sscanf (message, "Trying to snapshot GtkButton %p without a current allocation", &button) == 1
         && g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (button)), "GtkPathBar");
}

/* Complaints of GTK about itself, which do no harm.
 *
 * GTK 4.8: the moment in which a tooltip would come is not forgotten with the menu over which the pointer is taken to
 * be (gtk_tooltip_show_tooltip() after gtk_popover_popdown()); a list that stands open while its panel slides out of
 * the window is laid out beyond the screen, or in less room than its frame takes (gdk_x11_surface_layout_popup()), and
 * so is the box in the frame; a cursor goes on blinking where the focus went to another window, or a text is
 * selected meanwhile, and there is no window manager to tell; and in the dialog for files both ends of the path are
 * drawn, now and then, before they have been placed.
 *
 * GTK 4.18: a dialog for files that is closed while it reads a folder tells of the "cancelled" reading in an alert, and
 * destroys the alert once more when it is gone.
 *
 * Wayland: a menu may not open beside another, nor go before what opened from it, but acts open and close them without
 * the click that would have closed the other. */
static gboolean
is_harmless (const char *message)
{
  return strstr (message, "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE") != NULL
         || strstr (message, "gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE") != NULL
         || strstr (message, "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR") != NULL
         || strstr (message, "attempt to allocate GtkPopoverContent") != NULL || is_end_of_path (message)
         || g_regex_match_simple ("attempt to allocate GtkBox .* with width -2 and height -2$", message, 0, 0)
         || strstr (message, "did not receive a focus-out event") != NULL
         || strstr (message, "unexpected blinking selection") != NULL
         || strstr (message, "Tried to map a grabbing popup with a non-top most parent") != NULL
         || strstr (message, "Tried to unmap the parent of a popup") != NULL
         || (gtk_get_minor_version () >= 10
             && strstr (message, "gtk_window_destroy: assertion 'GTK_IS_WINDOW (window)' failed") != NULL);
}

static gboolean
is_fatal (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  (void) domain;
  (void) level;
  (void) data;
  return !is_harmless (message);
}

static void
begin (guint32 seed)
{
  static char name[] = "test-window-acts", *arguments[] = { name, NULL };
  char **argv = arguments;
  g_autoptr (GSettings) settings = NULL;
  int argc = 1;

  test_app_init (&argc, &argv);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  test_app_let_pass (is_harmless);
  window_acts_prepare ();
  settings = g_settings_new (FRINGE_APPLICATION_ID);
  g_settings_set_string (settings, "color-scheme", seed % 2 ? "dark" : "light");
  g_settings_set_uint (settings, "node-limit", NODE_LIMIT);
  for (int i = 0; i < (seed % 3 == 0 ? 2 : 1); i++)
    test_show (GTK_WINDOW (fringe_window_new (test_application ())));
}

static void
act (guint32 seed, guint number)
{
  window_act (seed, number);
  window_check ();
}

int
main (int argc, char *argv[])
{
  static const RandomSeries series = {
    .path = "/window-acts/whatever-a-person-does-the-windows-stand",
    .number = 360,
    .length = 120,
    .begin = begin,
    .act = act,
    .end = window_check_end,
  };

  /* Acts do not wait for menus to close. X11 forgives a window that closes below its menu; under Wayland that is an
   * error of the protocol, which ends the program. */
  if (g_strcmp0 (g_getenv ("GDK_BACKEND"), "wayland") == 0)
    {
      g_print ("1..0 # SKIP acts close windows below their menus, which Wayland forbids\n");
      return EXIT_SUCCESS;
    }
  return random_series_main (argc, argv, &series);
}
