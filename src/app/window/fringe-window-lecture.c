/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-quiz-game.h"
#include "fringe-widgets.h"

/* A lecture in this window: what it changes in it, and the keys of its clicker. */

gboolean
fringe_window_shows_question (FringeWindow *self)
{
  return !fringe_window_is_starting (self) && fringe_body_shows_question (self->body);
}

void
fringe_window_fit_stage (FringeWindow *self)
{
  double scale = fringe_lecture_get_scale (self->lecture);

  if (!fringe_lecture_is_active (self->lecture))
    return;
  fringe_body_set_stage (self->body, scale);
  fringe_trees_set_stage (self->trees, scale);
  fringe_lecture_bar_set_scale (self->lecture_bar, scale);
}

/* What is there for work is put away. */
static void
set_stage (FringeWindow *self, gboolean is_stage)
{
  if (is_stage)
    fringe_window_fit_stage (self);
  else
    {
      fringe_body_set_stage (self->body, 0);
      fringe_trees_set_stage (self->trees, 0);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lecture_bar), is_stage);
  gtk_widget_set_visible (GTK_WIDGET (self->transport), !is_stage);
}

static void
on_lecture (FringeWindow *self)
{
  gboolean active = fringe_lecture_is_active (self->lecture);

  fringe_told_bar_stop (self->told_bar);
  fringe_css_class_set (self, "lecture", active);
  /* Before the panels change their place: a hidden label takes the type of that moment with it, and does not see that
   * the window's type changes later. */
  fringe_color_scheme_set_lecture (self->color_scheme, active);
  set_stage (self, active);
  fringe_window_update_lesson_bar (self);
  fringe_session_bar_hold_offer (self->session_bar, active);
  gtk_widget_grab_focus (GTK_WIDGET (fringe_trees_get_left (self->trees)));
}

/* Where a person types, in menus and lists that are open, and on the start page, keys mean what they always do. */
static gboolean
keeps_keys (FringeWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return fringe_window_is_starting (self)
         || (focus != NULL
             && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
                 || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL));
}

/* Elsewhere a clicker steps wherever the focus is. */
static void
on_focus (FringeWindow *self)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->step_keys),
                                              keeps_keys (self) ? GTK_PHASE_NONE : GTK_PHASE_CAPTURE);
}

/* Letters choose answers. Returns: whether the key did */
static gboolean
press_letter (FringeWindow *self, guint key)
{
  guint letter = gdk_keyval_to_lower (key);

  if (letter < GDK_KEY_a || letter >= GDK_KEY_a + FRINGE_QUIZ_CHOICES_MAX || !fringe_window_shows_question (self))
    return FALSE;
  fringe_quiz_game_choose (fringe_session_get_quiz (self->session), letter - GDK_KEY_a);
  return TRUE;
}

/* A clicker has keys for on, back and blank, and no other. With a question, on leads to its answer, and from there back
 * to the tree. */
static gboolean
press_in_lecture (FringeWindow *self, guint key)
{
  if (key == GDK_KEY_Page_Down && !fringe_window_shows_question (self)
      && g_str_equal (fringe_body_get_panel (self->body), "quiz"))
    g_object_set (self->body, "right-panel", FALSE, NULL);
  if (key == GDK_KEY_b)
    fringe_lecture_toggle (self->lecture, "blank");
  else if (key == GDK_KEY_Page_Down && fringe_window_shows_question (self))
    fringe_quiz_game_reveal (fringe_session_get_quiz (self->session));
  else
    return FALSE;
  return TRUE;
}

/* In a lesson a clicker goes from stop to stop; arrows still step. Returns: whether the key did */
static gboolean
press_in_lesson (FringeWindow *self, guint key)
{
  if (fringe_window_get_guide (self) == NULL)
    return FALSE;
  if (key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down)
    fringe_lesson_player_next (self->lessons);
  else if (key == GDK_KEY_Page_Up || key == GDK_KEY_KP_Page_Up)
    fringe_lesson_player_back (self->lessons);
  else
    return FALSE;
  return TRUE;
}

/* Keys that mean something else among the stops of a lesson than in the tree. Returns: whether the key did */
static gboolean
press_in_list (FringeWindow *self, guint key, GdkModifierType modifiers)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_Up, GDK_ALT_MASK, "lesson.up" },
    { GDK_KEY_Down, GDK_ALT_MASK, "lesson.down" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "lesson.undo" },
    { GDK_KEY_Z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "lesson.redo" },
  };
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) == NULL
      || gtk_widget_get_ancestor (focus, FRINGE_TYPE_LESSON_LIST) == NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (key == keys[i].key && (modifiers & gtk_accelerator_get_default_mod_mask ()) == keys[i].modifiers)
      return gtk_widget_activate_action (focus, keys[i].action, NULL);
  return FALSE;
}

/* The keys of clickers, and letters that answer questions, come before any other key is looked at. */
static gboolean
on_key (FringeWindow *self, guint key, guint code, GdkModifierType modifiers)
{
  if (!keeps_keys (self) && press_in_list (self, key, modifiers))
    return GDK_EVENT_STOP;
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || keeps_keys (self))
    return GDK_EVENT_PROPAGATE;
  if (fringe_lecture_is_blank (self->lecture))
    {
      g_object_set (self->lecture, "blank", FALSE, NULL);
      return GDK_EVENT_STOP;
    }
  return press_letter (self, key) || (fringe_lecture_is_active (self->lecture) && press_in_lecture (self, key))
         || press_in_lesson (self, key);
}

void
fringe_window_add_lecture (FringeWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->lecture = fringe_lecture_new (GTK_WINDOW (self), self->body, self->session, self->settings);
  g_signal_connect_object (self->lecture, "notify::active", G_CALLBACK (on_lecture), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lecture, "rested", G_CALLBACK (fringe_trees_forget_pointer), self->trees,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus), NULL);
}
