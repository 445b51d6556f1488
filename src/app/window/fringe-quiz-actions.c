/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-actions.h"

#include "fringe-quiz-game.h"

#include <glib/gi18n.h>

static FringeQuizGame *
game (GtkWidget *widget)
{
  return fringe_session_get_quiz (fringe_window_get_session (FRINGE_WINDOW (widget)));
}

gboolean
fringe_quiz_actions_can_be_answered (FringeWindow *window)
{
  g_autofree char *panel = NULL;
  gboolean is_shown;

  g_object_get (window, "panel", &panel, "right-panel", &is_shown, NULL);
  return is_shown && g_strcmp0 (panel, "quiz") == 0 && fringe_quiz_game_is_asking (game (GTK_WIDGET (window)));
}

static void
on_ask (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.panel", "s", "quiz");
  if (!fringe_quiz_game_ask (game (widget)))
    fringe_window_tell (FRINGE_WINDOW (widget), _ ("There is nothing to ask from here on. Go back some steps, or choose "
                                                   "what is asked."));
}

static void
on_choose (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_quiz_actions_can_be_answered (FRINGE_WINDOW (widget)))
    fringe_quiz_game_choose (game (widget), g_variant_get_uint32 (parameter));
}

static void
on_unvote (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_quiz_actions_can_be_answered (FRINGE_WINDOW (widget)))
    fringe_quiz_game_unvote (game (widget));
}

static void
on_reveal (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_quiz_actions_can_be_answered (FRINGE_WINDOW (widget)))
    fringe_quiz_game_reveal (game (widget));
}

void
fringe_quiz_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.quiz-ask", NULL, on_ask);
  gtk_widget_class_install_action (window_class, "win.quiz-choose", "u", on_choose);
  gtk_widget_class_install_action (window_class, "win.quiz-unvote", NULL, on_unvote);
  gtk_widget_class_install_action (window_class, "win.quiz-reveal", NULL, on_reveal);
}

void
fringe_quiz_actions_bind (FringeWindow *window, GSettings *settings)
{
  g_autoptr (GAction) action = g_settings_create_action (settings, "quiz-voting");

  g_action_map_add_action (G_ACTION_MAP (window), action);
  g_settings_bind (settings, "quiz-voting", game (GTK_WIDGET (window)), "voting", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "quiz-kinds", game (GTK_WIDGET (window)), "kinds", G_SETTINGS_BIND_DEFAULT);
}

gboolean
fringe_quiz_actions_press (FringeWindow *window, guint key)
{
  guint letter = gdk_keyval_to_lower (key);

  if (!fringe_quiz_actions_can_be_answered (window) || letter < GDK_KEY_a || letter >= GDK_KEY_a + FRINGE_QUIZ_CHOICES_MAX)
    return FALSE;
  fringe_quiz_game_choose (game (GTK_WIDGET (window)), letter - GDK_KEY_a);
  return TRUE;
}
