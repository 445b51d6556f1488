/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-tree-text.h"

#include <math.h>

#define WHEEL_FACTOR 1.2
#define WHEEL_PAN 60
/* The power of the wheel's factor by which a finger scales for each pixel. */
#define FINGER_ZOOM 0.05
#define PICK_SLACK 4.0
#define BUTTON_BACK 8
#define BUTTON_FORWARD 9

guint
fringe_tree_view_node_at (FringeTreeView *self, double x, double y)
{
  FringeScene scene = fringe_tree_view_scene (self);
  guint id;

  if (!self->is_ready)
    return FRINGE_NO_NODE;
  id = fringe_geometry_pick (self->layout, &self->card, &scene.viewport, x, y, PICK_SLACK);
  return id != FRINGE_NO_NODE && fringe_scene_has (&scene, id) ? id : FRINGE_NO_NODE;
}

static gboolean
pick_ghost (FringeTreeView *self, double x, double y, FringeDuplicate *duplicate, guint *parent)
{
  FringeScene scene = fringe_tree_view_scene (self);

  return self->is_ready && fringe_scene_pick_ghost (&scene, x, y, duplicate, parent);
}

/* A wheel zooms about the pointer, two fingers move the tree; with Ctrl both zoom. */
static gboolean
on_scroll (FringeTreeView *self, double dx, double dy, GtkEventControllerScroll *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean wheel = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL;

  if (state & GDK_SHIFT_MASK)
    fringe_tree_view_pan (self, -(dx + dy) * (wheel ? WHEEL_PAN : 1), 0);
  else if (wheel || state & GDK_CONTROL_MASK)
    fringe_tree_view_zoom_at (self, pow (WHEEL_FACTOR, -dy * (wheel ? 1 : FINGER_ZOOM)), self->pointer.x,
                              self->pointer.y);
  else
    fringe_tree_view_pan (self, -dx, -dy);
  return GDK_EVENT_STOP;
}

/* Fingers that leave the touchpad in motion throw the tree; a wheel never does. */
static void
on_decelerate (FringeTreeView *self, double speed_x, double speed_y)
{
  fringe_tree_view_let_go (self, -speed_x, -speed_y);
}

static void
on_pinch_begin (FringeTreeView *self)
{
  self->pointer.pinch_scale = self->viewport.scale;
}

static void
on_pinch (FringeTreeView *self, double scale, GtkGesture *gesture)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    fringe_tree_view_zoom_at (self, self->pointer.pinch_scale * scale / self->viewport.scale, x, y);
}

/* With Control a node is dragged out of the window. GTK begins such a drag a moment after the press, when a pan could
 * have begun. */
static void
on_drag_begin (FringeTreeView *self, double x, double y, GtkGesture *gesture)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  self->pointer.drag_x = self->pointer.drag_y = 0;
  if (state & GDK_CONTROL_MASK && fringe_tree_view_node_at (self, x, y) != FRINGE_NO_NODE)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag_update (FringeTreeView *self, double x, double y, GtkGesture *gesture)
{
  gboolean moving = self->pointer.drag_x != 0 || self->pointer.drag_y != 0;

  if (!moving && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  fringe_tree_view_pan (self, x - self->pointer.drag_x, y - self->pointer.drag_y);
  self->pointer.drag_x = x;
  self->pointer.drag_y = y;
}

static void
on_drag_end (FringeTreeView *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

/* A hand that lets go in motion throws the tree. */
static void
on_swipe (FringeTreeView *self, double speed_x, double speed_y)
{
  if (self->pointer.drag_x != 0 || self->pointer.drag_y != 0)
    fringe_tree_view_let_go (self, speed_x, speed_y);
}

static void
on_pressed (FringeTreeView *self)
{
  fringe_tree_view_stop (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* A node that is an answer answers. A ghost leads to the node that it repeats. The second click of two is meant for
 * what the first one selected, wherever that has gone. */
static void
on_released (FringeTreeView *self, int n_press, double x, double y)
{
  FringeDuplicate ghost;
  guint parent;

  if (fringe_tree_view_choose (self, fringe_tree_view_node_at (self, x, y)))
    return;
  if (n_press % 2 == 0)
    {
      if (fringe_session_get_selected (self->session) != FRINGE_NO_NODE)
        fringe_tree_view_toggle_fold (self);
    }
  else if (pick_ghost (self, x, y, &ghost, &parent))
    fringe_session_select (self->session, ghost.of);
  else
    fringe_session_select (self->session, fringe_tree_view_node_at (self, x, y));
}

static void
on_other_button (FringeTreeView *self, int n_press, double x, double y, GtkGestureSingle *gesture)
{
  guint button = gtk_gesture_single_get_current_button (gesture);

  if (button == BUTTON_BACK)
    fringe_tree_view_go_back (self);
  else if (button == BUTTON_FORWARD)
    fringe_tree_view_go_forward (self);
}

static void
open_menu_at (FringeTreeView *self, double x, double y)
{
  guint id = fringe_tree_view_node_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (id == FRINGE_NO_NODE)
    return;
  fringe_session_select (self->session, id);
  fringe_tree_view_popup_menu (self);
}

static void
on_menu_button (FringeTreeView *self, int n_press, double x, double y)
{
  open_menu_at (self, x, y);
}

/* What moves below a pointer that rests sends it, too: what was forgotten stays so. */
static void
on_motion (FringeTreeView *self, double x, double y)
{
  if (!self->pointer.is_inside && x == self->pointer.x && y == self->pointer.y)
    return;
  self->pointer.x = x;
  self->pointer.y = y;
  self->pointer.is_inside = TRUE;
  fringe_session_hover (self->session, fringe_tree_view_node_at (self, x, y));
}

void
fringe_tree_view_forget_pointer (FringeTreeView *self)
{
  self->pointer.is_inside = FALSE;
  fringe_session_hover (self->session, FRINGE_NO_NODE);
}

/* A tooltip that a key asks for would open in the middle of the view, over whatever node is there: there is none. */
static gboolean
on_query_tooltip (FringeTreeView *self, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  FringeScene scene = fringe_tree_view_scene (self);
  g_autofree char *markup = NULL;
  FringeDuplicate ghost;
  guint id, parent;

  if (by_key || !self->is_ready)
    return FALSE;
  if (pick_ghost (self, x, y, &ghost, &parent))
    markup = fringe_tree_text_ghost (&scene, &ghost, parent);
  else
    {
      id = fringe_tree_view_node_at (self, x, y);
      if (id == FRINGE_NO_NODE)
        return FALSE;
      markup = fringe_tree_text_node (&scene, fringe_session_is_half (self->session), id);
    }
  gtk_tooltip_set_markup (tooltip, markup);
  return markup != NULL;
}

static void
add_pointer (FringeTreeView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (fringe_tree_view_forget_pointer), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect_swapped (scroll, "decelerate", G_CALLBACK (on_decelerate), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

static GtkGesture *
add_button (FringeTreeView *self, GtkGesture *gesture, guint button)
{
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  return gesture;
}

static void
add_buttons (FringeTreeView *self)
{
  GtkGesture *click = add_button (self, gtk_gesture_click_new (), GDK_BUTTON_PRIMARY);
  GtkGesture *menu = add_button (self, gtk_gesture_click_new (), GDK_BUTTON_SECONDARY);
  GtkGesture *back = add_button (self, gtk_gesture_click_new (), BUTTON_BACK);
  GtkGesture *forward = add_button (self, gtk_gesture_click_new (), BUTTON_FORWARD);
  GtkGesture *hold = add_button (self, gtk_gesture_long_press_new (), 0);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect_swapped (menu, "pressed", G_CALLBACK (on_menu_button), self);
  g_signal_connect_swapped (back, "pressed", G_CALLBACK (on_other_button), self);
  g_signal_connect_swapped (forward, "pressed", G_CALLBACK (on_other_button), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (open_menu_at), self);
}

static void
add_moves (FringeTreeView *self)
{
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = add_button (self, gtk_gesture_drag_new (), 0);
  GtkGesture *swipe = add_button (self, gtk_gesture_swipe_new (), 0);

  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (swipe, "swipe", G_CALLBACK (on_swipe), self);
  gtk_gesture_group (drag, swipe);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

void
fringe_tree_view_add_controllers (FringeTreeView *self)
{
  add_pointer (self);
  add_moves (self);
  add_buttons (self);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
}

/* The menu opens beside the node, or in the middle where the node is not in sight. */
void
fringe_tree_view_popup_menu (FringeTreeView *self)
{
  FringeViewport seen = fringe_tree_view_seen (self);
  GdkRectangle at = { (int) seen.width / 2, (int) seen.height / 2, 1, 1 };
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  FringePin pin = { .id = FRINGE_NO_NODE };

  if (fringe_tree_view_is_ready (self))
    pin = fringe_pin_at (self->layout, &self->card, &seen, fringe_session_get_shown (self->session));
  if (fringe_pin_is_in_sight (&pin, &self->card, &seen))
    {
      int width = MAX ((int) (self->card.width * seen.scale), 1);
      int height = MAX ((int) (self->card.height * seen.scale), 1);

      at = (GdkRectangle) { (int) pin.x - width / 2, (int) pin.y - height / 2, width, height };
    }
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (self->menu_model);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      g_signal_connect_swapped (self->menu, "closed", G_CALLBACK (gtk_widget_grab_focus), self);
    }
  /* At a side the menu is shifted until all of it is seen; above or below it may not have the room. */
  gtk_popover_set_position (GTK_POPOVER (self->menu), is_rtl ? GTK_POS_LEFT : GTK_POS_RIGHT);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &at);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
select_parent (FringeTreeView *self, guint id)
{
  guint parent = fringe_search_parent (fringe_session_get_search (self->session), id);

  if (parent != FRINGE_NO_NODE)
    fringe_session_select (self->session, parent);
}

static void
select_child (FringeTreeView *self, guint id)
{
  FringeScene scene = fringe_tree_view_scene (self);
  guint children[FRINGE_N_MOVES];

  if (fringe_layout_children (self->layout, id, children) > 0 && fringe_scene_has (&scene, children[0]))
    fringe_session_select (self->session, children[0]);
}

/* The roots of IDA* stand beside each other like siblings. */
static void
select_root (FringeTreeView *self, gint64 i)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  if (i >= 0 && i < fringe_search_n_roots_at (search, fringe_layout_step (self->layout)))
    fringe_session_select (self->session, fringe_search_root (search, (guint) i));
}

static void
select_sibling (FringeTreeView *self, guint id, int offset)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint parent = fringe_search_parent (search, id), children[FRINGE_N_MOVES];
  int n;

  if (parent == FRINGE_NO_NODE)
    {
      select_root (self, (gint64) fringe_search_root_of (search, id) + offset);
      return;
    }
  n = fringe_layout_children (self->layout, parent, children);
  for (int i = 0; i < n; i++)
    if (children[i] == id && i + offset >= 0 && i + offset < n)
      fringe_session_select (self->session, children[i + offset]);
}

void
fringe_tree_view_select_toward (FringeTreeView *self, GtkDirectionType side)
{
  gboolean is_down = self->card.direction == FRINGE_DIRECTION_DOWN;
  guint id = fringe_tree_view_shown (self);

  if (id == FRINGE_NO_NODE)
    return;
  if (side == (is_down ? GTK_DIR_UP : GTK_DIR_LEFT))
    select_parent (self, id);
  else if (side == (is_down ? GTK_DIR_DOWN : GTK_DIR_RIGHT))
    select_child (self, id);
  else
    select_sibling (self, id, side == GTK_DIR_LEFT || side == GTK_DIR_UP ? -1 : 1);
}
