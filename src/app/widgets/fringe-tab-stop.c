/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tab-stop.h"

#include "fringe-widgets.h"

/* Of a list: that it follows Tab. */
#define FOLLOWS "fringe-tab-stop"

/* What cannot have the focus is passed over. */
void
fringe_tab_stop_leave (GtkWidget *widget, GtkDirectionType direction)
{
  gtk_widget_set_can_focus (widget, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (widget)), direction);
  gtk_widget_set_can_focus (widget, TRUE);
}

static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, GtkWidget *list)
{
  GtkDirectionType direction = state & GDK_SHIFT_MASK ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  gboolean is_tab = key == GDK_KEY_Tab || key == GDK_KEY_KP_Tab || key == GDK_KEY_ISO_Left_Tab;
  GtkWidget *row = gtk_widget_get_focus_child (list);

  if (!is_tab || row == NULL || (state & GDK_ALT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_CONTROL_MASK) != 0 || !gtk_widget_child_focus (row, direction))
    fringe_tab_stop_leave (list, direction);
  return GDK_EVENT_STOP;
}

static gboolean
focus_selected (gpointer list)
{
  GtkWidget *row = gtk_widget_get_first_child (list);

  while (row != NULL && (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) == 0)
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL && gtk_widget_get_mapped (row))
    gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

/* A list that drops down closes before the focus can go elsewhere; GTK 4.8 has it begin in the first row, whichever is
 * chosen. */
static void
on_map (GtkWidget *widget)
{
  gboolean is_list = GTK_IS_LIST_VIEW (widget) || GTK_IS_LIST_BOX (widget) || GTK_IS_FLOW_BOX (widget);
  gboolean drops_down = gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL;
  GtkEventController *keys;

  if (GTK_IS_LIST_VIEW (widget) && drops_down)
    g_idle_add_full (G_PRIORITY_HIGH, focus_selected, g_object_ref (widget), g_object_unref);
  if (!is_list || drops_down || g_object_get_data (G_OBJECT (widget), FOLLOWS) != NULL)
    return;
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), widget);
  gtk_widget_add_controller (widget, keys);
  g_object_set_data (G_OBJECT (widget), FOLLOWS, keys);
}

static gboolean (*focus_scrolled) (GtkWidget *window, GtkDirectionType direction);

static gboolean
pass_scrolled (GtkWidget *window, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (window);
  GtkWidget *before = gtk_root_get_focus (root);

  return focus_scrolled (window, direction)
         && (gtk_widget_get_focus_child (window) != NULL || gtk_root_get_focus (root) != before);
}

/* A scrolled window with nothing in it that can have the focus says that it took it. Tab would stay there for good. */
static void
mend_scrolled_windows (void)
{
  GtkWidgetClass *widget_class = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);

  if (widget_class->focus == pass_scrolled)
    return;
  focus_scrolled = widget_class->focus;
  widget_class->focus = pass_scrolled;
}

void
fringe_tab_stop_begin (void)
{
  fringe_map_follow (on_map);
  mend_scrolled_windows ();
}
