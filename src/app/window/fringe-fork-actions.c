/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-fork-actions.h"

#include "fringe-fork-dialog.h"

#include <glib/gi18n.h>

/* The step that expanded the shown node, or while that is to come the one that generated it. */
static guint
step_of_shown (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint id = fringe_session_get_shown (session), step = fringe_session_get_whole_step (session);
  guint removed = fringe_search_removed_step (search, id);

  return removed <= step ? removed : MIN (fringe_search_generated_step (search, id), step);
}

/* The trees stand side by side. */
static void
on_chosen (FringeWindow *self, guint step, const FringeRules *rules, FringeForkDialog *dialog)
{
  FringePair *pair;
  gboolean is_right;

  g_object_set (self, "compares", TRUE, NULL);
  pair = fringe_window_get_pair (self);
  is_right = fringe_fork_dialog_get_session (dialog) == fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  fringe_pair_fork (pair, is_right ? FRINGE_COMPARED_RIGHT : FRINGE_COMPARED_LEFT, step, rules);
}

static void
ask (FringeWindow *self, FringeSession *session, guint step)
{
  FringeForkDialog *dialog = fringe_fork_dialog_new (GTK_WINDOW (self), session, step);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_fork (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeWindow *self = FRINGE_WINDOW (widget);
  FringeSession *session = fringe_tree_view_get_session (fringe_window_get_tree_view (self));
  const FringeSearch *search = fringe_session_get_search (session);
  guint last = fringe_session_last_fork_step (search);

  fringe_session_set_playing (session, FALSE);
  if (fringe_window_get_pair (self) != NULL)
    fringe_pair_set_playing (fringe_window_get_pair (self), FALSE);
  if (last != FRINGE_NO_FORK)
    ask (self, session, MIN (step_of_shown (session), last));
  else if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    fringe_window_tell (self, _ ("IDA* keeps no frontier that other rules could order anew: it cannot be forked."));
  else
    fringe_window_tell (self, _ ("This search ended as it began: there is no step to go on from."));
}

void
fringe_fork_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.fork", NULL, on_fork);
}

void
fringe_fork_actions_update (FringeWindow *window)
{
  FringePair *pair = fringe_window_get_pair (window);
  gboolean running;

  g_object_get (fringe_window_get_session (window), "running", &running, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "win.fork",
                                 !running && (pair == NULL || !fringe_pair_is_busy (pair)));
}
