/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-list-wheel.h"

#include <math.h>

typedef struct
{
  GtkWidget *window;
  GListModel *list;
  double pixels; /* the distance that is still to be scrolled */
  gboolean rows_changed;
  guint tick;
} Wheel;

static GtkAdjustment *
adjustment (Wheel *wheel)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (wheel->window));
}

static gboolean
on_tick (GtkWidget *window, GdkFrameClock *clock, gpointer data)
{
  Wheel *wheel = data;

  if (wheel->rows_changed)
    {
      wheel->rows_changed = FALSE;
      return G_SOURCE_CONTINUE;
    }
  gtk_adjustment_set_value (adjustment (wheel), gtk_adjustment_get_value (adjustment (wheel)) + wheel->pixels);
  wheel->pixels = 0;
  wheel->tick = 0;
  return G_SOURCE_REMOVE;
}

/* A click of a wheel goes as far as it does in any GtkScrolledWindow, in whole pixels. */
static double
pixels_of (Wheel *wheel, GtkEventControllerScroll *controller, double delta)
{
  if (gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE)
    return delta;
  return delta * floor (pow (gtk_adjustment_get_page_size (adjustment (wheel)), 2.0 / 3));
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  Wheel *wheel = data;

  if (dy == 0)
    return FALSE;
  wheel->pixels += pixels_of (wheel, controller, dy);
  if (wheel->tick == 0)
    wheel->tick = gtk_widget_add_tick_callback (wheel->window, on_tick, wheel, NULL);
  return TRUE;
}

static void
on_rows (Wheel *wheel)
{
  wheel->rows_changed = TRUE;
}

static void
wheel_free (gpointer data)
{
  Wheel *wheel = data;

  g_signal_handlers_disconnect_by_data (wheel->list, wheel);
  g_object_unref (wheel->list);
  g_free (wheel);
}

void
fringe_list_wheel_attach (GtkScrolledWindow *window, GListModel *list)
{
  GtkEventController *controller = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  Wheel *wheel = g_new0 (Wheel, 1);

  wheel->window = GTK_WIDGET (window);
  wheel->list = g_object_ref (list);
  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (on_rows), wheel);
  g_object_set_data_full (G_OBJECT (controller), "wheel", wheel, wheel_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "scroll", G_CALLBACK (on_scroll), wheel);
  gtk_widget_add_controller (wheel->window, controller);
}
