/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lecture-actions.h"

#include "fringe-quiz-actions.h"
#include "fringe-quiz-game.h"

static FringeLecture *
lecture (GtkWidget *widget)
{
  return fringe_window_get_lecture (FRINGE_WINDOW (widget));
}

static FringeQuizGame *
quiz (FringeWindow *window)
{
  return fringe_session_get_quiz (fringe_window_get_session (window));
}

/* A question that stands is for the class. */
static void
on_lecture (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lecture_toggle (lecture (widget), "active");
  if (!fringe_lecture_is_active (lecture (widget)))
    return;
  if (fringe_quiz_game_is_asking (quiz (FRINGE_WINDOW (widget))))
    gtk_widget_activate_action (widget, "win.panel", "s", "quiz");
  fringe_window_tell_way_out (FRINGE_WINDOW (widget));
}

/* There, Escape leads out; else it ends what is run, if anything, and undoes the selection. */
static void
on_escape (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_lecture_is_active (lecture (widget)))
    fringe_lecture_set_active (lecture (widget), FALSE);
  else
    {
      gtk_widget_activate_action (widget, "win.cancel", NULL);
      gtk_widget_activate_action (widget, "win.select-none", NULL);
    }
}

static void
on_blank (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lecture_toggle (lecture (widget), "blank");
}

static void
on_spotlight (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lecture_toggle (lecture (widget), "spotlight");
}

static void
on_notes (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lecture_toggle (lecture (widget), "notes");
}

static void
on_edit_note (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_object_set (lecture (widget), "notes", TRUE, NULL);
  fringe_notes_view_edit (fringe_window_get_notes_view (FRINGE_WINDOW (widget)));
}

void
fringe_lecture_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.lecture", NULL, on_lecture);
  gtk_widget_class_install_action (window_class, "win.escape", NULL, on_escape);
  gtk_widget_class_install_action (window_class, "win.blank", NULL, on_blank);
  gtk_widget_class_install_action (window_class, "win.spotlight", NULL, on_spotlight);
  gtk_widget_class_install_action (window_class, "win.notes", NULL, on_notes);
  gtk_widget_class_install_action (window_class, "win.edit-note", NULL, on_edit_note);
}

/* Where a person types, and in menus, keys mean what they always do. */
static gboolean
is_typing (FringeWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL
         && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
             || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

/* A clicker has keys for on, back and blank, and no other. With a question, on leads to its answer. */
static gboolean
press_in_lecture (FringeWindow *window, guint key)
{
  if (key == GDK_KEY_b)
    fringe_lecture_toggle (fringe_window_get_lecture (window), "blank");
  else if (key == GDK_KEY_Page_Down && fringe_quiz_actions_can_be_answered (window))
    fringe_quiz_game_reveal (quiz (window));
  else
    return FALSE;
  return TRUE;
}

static gboolean
on_key (FringeWindow *window, guint key, guint code, GdkModifierType modifiers)
{
  FringeLecture *lecture = fringe_window_get_lecture (window);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || is_typing (window))
    return GDK_EVENT_PROPAGATE;
  if (fringe_lecture_is_blank (lecture))
    {
      g_object_set (lecture, "blank", FALSE, NULL);
      return GDK_EVENT_STOP;
    }
  if (fringe_quiz_actions_press (window, key))
    return GDK_EVENT_STOP;
  return fringe_lecture_is_active (lecture) && press_in_lecture (window, key);
}

void
fringe_lecture_actions_bind (FringeWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
