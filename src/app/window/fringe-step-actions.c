/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-step-actions.h"

#include "fringe-pair-actions.h"

#include <glib/gi18n.h>
#include <string.h>

static FringeSession *
session (GtkWidget *widget)
{
  return fringe_window_get_session (FRINGE_WINDOW (widget));
}

static FringeFindBar *
find_bar (GtkWidget *widget)
{
  return fringe_window_get_find_bar (FRINGE_WINDOW (widget));
}

static void
on_fine_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_fine_step (session (widget));
}

static void
on_fine_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_fine_back (session (widget));
}

/* The name of the action says where to: "win.next-layer". */
static void
on_skip (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const char *const events[] = { "-layer", "-duplicate", "-reopened", "-superseded" };
  int direction = g_str_has_prefix (name, "win.next") ? 1 : -1;

  if (fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    return;
  for (guint event = 0; event < G_N_ELEMENTS (events); event++)
    if (g_str_has_suffix (name, events[event]))
      {
        fringe_session_set_playing (session (widget), FALSE);
        fringe_session_skip (session (widget), (FringeEvent) event, direction);
      }
}

static void
on_go_to_generated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_go_to_generated (session (widget));
}

static void
on_go_to_expanded (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_go_to_removed (session (widget));
}

static void
on_go_to_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_transport_ask_step (fringe_window_get_transport (FRINGE_WINDOW (widget)));
}

static void
on_breakpoints (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_transport_show_breakpoints (fringe_window_get_transport (FRINGE_WINDOW (widget)));
}

static void
on_breakpoint (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeSession *seen = fringe_tree_view_get_session (fringe_window_get_tree_view (FRINGE_WINDOW (widget)));
  guint id = fringe_session_get_shown (seen);
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_NODE, .id = id };
  gboolean added = fringe_session_toggle_breakpoint (seen, &breakpoint);
  g_autofree char *text = g_strdup_printf (
      added ? _ ("Playing and runs stop at node %u.") : _ ("Playing and runs no longer stop at node %u."), id);

  fringe_window_tell (FRINGE_WINDOW (widget), text);
}

static void
on_find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_find_bar_open (find_bar (widget));
}

static void
on_find_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_find_bar_find (find_bar (widget), 1);
}

static void
on_find_previous (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_find_bar_find (find_bar (widget), -1);
}

static int
direction_of (const char *name)
{
  return g_str_has_suffix (name, "-before") ? -1 : 1;
}

static void
on_find_same_f (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const FringeSearch *search = fringe_session_get_part (session (widget));
  guint shown = fringe_session_get_shown (session (widget));
  FringeNodeQuery query = fringe_node_query_value (FRINGE_NODE_F, fringe_search_f (search, shown));

  fringe_find_bar_find_query (find_bar (widget), &query, direction_of (name));
}

static void
on_find_duplicate (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeNodeQuery query = { .is_duplicate = TRUE };

  fringe_find_bar_find_query (find_bar (widget), &query, direction_of (name));
}

static void
on_find_goal (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const FringeSearch *search = fringe_session_get_search (session (widget));
  FringeNodeQuery query = fringe_node_query_board (fringe_search_goal (search));

  fringe_find_bar_find_query (find_bar (widget), &query, 1);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "win.fine-step", on_fine_step },
  { "win.fine-back", on_fine_back },
  { "win.next-layer", on_skip },
  { "win.previous-layer", on_skip },
  { "win.next-duplicate", on_skip },
  { "win.previous-duplicate", on_skip },
  { "win.next-reopened", on_skip },
  { "win.previous-reopened", on_skip },
  { "win.next-superseded", on_skip },
  { "win.previous-superseded", on_skip },
  { "win.go-to-generated", on_go_to_generated },
  { "win.go-to-expanded", on_go_to_expanded },
  { "win.go-to-step", on_go_to_step },
  { "win.breakpoints", on_breakpoints },
  { "win.breakpoint", on_breakpoint },
  { "win.find", on_find },
  { "win.find-next", on_find_next },
  { "win.find-previous", on_find_previous },
  { "win.find-same-f", on_find_same_f },
  { "win.find-same-f-before", on_find_same_f },
  { "win.find-duplicate", on_find_duplicate },
  { "win.find-duplicate-before", on_find_duplicate },
  { "win.find-goal", on_find_goal },
};

void
fringe_step_actions_install (GtkWidgetClass *widget_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

/* Forward where there is a step, back where one was; where events never happen, trying says so. */
void
fringe_step_actions_update (FringeWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  gboolean can_back, can_fine_back, can_step, running;

  g_object_get (session (widget), "can-back", &can_back, "can-fine-back", &can_fine_back, "can-step", &can_step,
                "running", &running, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].activate == on_skip)
      gtk_widget_action_set_enabled (widget, actions[i].name,
                                     g_str_has_prefix (actions[i].name, "win.next") ? can_step : can_back && !running);
  gtk_widget_action_set_enabled (widget, "win.fine-step", can_step);
  gtk_widget_action_set_enabled (widget, "win.fine-back", can_fine_back);
  gtk_widget_action_set_enabled (widget, "win.go-to-generated", !running);
  gtk_widget_action_set_enabled (widget, "win.go-to-expanded", !running);
  gtk_widget_action_set_enabled (widget, "win.go-to-step", !running);
}
