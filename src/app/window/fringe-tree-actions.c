/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-actions.h"

#include "fringe-board-text.h"
#include "fringe-tree-copy.h"
#include "fringe-window.h"

#include <glib/gi18n.h>

/* More nodes than that are no longer something to be pasted. */
#define COPIED_NODES_MAX 100000

static FringeTreeView *
tree_view (GtkWidget *widget)
{
  return fringe_window_get_tree_view (FRINGE_WINDOW (widget));
}

static FringeSession *
session (GtkWidget *widget)
{
  return fringe_tree_view_get_session (tree_view (widget));
}

static void
on_fit_solution (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_fit_solution (tree_view (widget));
}

static void
on_place_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_go_back (tree_view (widget));
}

static void
on_place_forward (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_go_forward (tree_view (widget));
}

static void
on_select_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_select_toward (tree_view (widget), GTK_DIR_UP);
}

static void
on_select_down (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_select_toward (tree_view (widget), GTK_DIR_DOWN);
}

static void
on_select_left (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_select_toward (tree_view (widget), GTK_DIR_LEFT);
}

static void
on_select_right (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_select_toward (tree_view (widget), GTK_DIR_RIGHT);
}

static void
on_fold (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_toggle_fold (tree_view (widget));
}

static void
on_unfold_below (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_unfold_below (tree_view (widget));
}

static void
on_fold_beside (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_fold_beside (tree_view (widget));
}

static void
on_unfold_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_unfold_all (tree_view (widget));
  gtk_widget_activate_action (widget, "win.tree-fold-size", "u", 0);
}

static void
on_tree_menu (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_popup_menu (tree_view (widget));
}

static void
on_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (widget), "tree-direction");
  gboolean down = g_str_equal (g_variant_get_string (state, NULL), "down");

  gtk_widget_activate_action (widget, "win.tree-direction", "s", down ? "right" : "down");
}

static void
on_start_here (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const FringeSearch *search = fringe_session_get_search (session (widget));
  FringeBoard board, goal = *fringe_search_goal (search);

  fringe_search_board (search, fringe_session_get_shown (session (widget)), &board);
  fringe_session_set_puzzle (session (widget), &board, &goal, _ ("My puzzle"));
}

static void
copy (GtkWidget *widget, const char *text, const char *told)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  fringe_window_tell (FRINGE_WINDOW (widget), told);
}

static void
on_copy_board (GtkWidget *widget, const char *name, GVariant *parameter)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (fringe_session_get_search (session (widget)), fringe_session_get_shown (session (widget)),
                       &board);
  fringe_board_print (&board, text);
  copy (widget, text, _ ("The board is on the clipboard."));
}

static void
on_copy_path (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = fringe_tree_copy_path (fringe_session_get_search (session (widget)),
                                                 fringe_session_get_shown (session (widget)));

  copy (widget, text, _ ("The boards from the start to this node are on the clipboard."));
}

static void
on_copy_subtree (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = fringe_tree_copy_subtree (fringe_session_get_search (session (widget)),
                                                    fringe_session_get_shown (session (widget)),
                                                    fringe_session_get_whole_step (session (widget)), COPIED_NODES_MAX);

  if (text != NULL)
    copy (widget, text, _ ("The subtree is on the clipboard."));
  else
    fringe_window_tell (FRINGE_WINDOW (widget), _ ("This subtree has more than 100,000 nodes: too many to copy."));
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "win.fit-solution", on_fit_solution },
  { "win.place-back", on_place_back },
  { "win.place-forward", on_place_forward },
  { "win.select-up", on_select_up },
  { "win.select-down", on_select_down },
  { "win.select-left", on_select_left },
  { "win.select-right", on_select_right },
  { "win.fold", on_fold },
  { "win.unfold-below", on_unfold_below },
  { "win.fold-beside", on_fold_beside },
  { "win.unfold-all", on_unfold_all },
  { "win.tree-menu", on_tree_menu },
  { "win.turn", on_turn },
  { "win.start-here", on_start_here },
  { "win.copy-board", on_copy_board },
  { "win.copy-path", on_copy_path },
  { "win.copy-subtree", on_copy_subtree },
};

void
fringe_tree_actions_install (GtkWidgetClass *window_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (window_class, actions[i].name, NULL, actions[i].activate);
}

static void
on_changed (GSettings *settings, const char *key, FringeTreeView *view)
{
  if (g_str_equal (key, "tree-direction"))
    fringe_tree_view_set_direction (view, (FringeDirection) g_settings_get_enum (settings, key));
  else if (g_str_equal (key, "tree-coloring"))
    fringe_tree_view_set_coloring (view, (FringeColoring) g_settings_get_enum (settings, key));
  else if (g_str_equal (key, "tree-ghosts"))
    fringe_tree_view_set_ghosts (view, g_settings_get_boolean (settings, key));
  else if (g_str_equal (key, "tree-fold-size"))
    fringe_tree_view_set_fold_size (view, g_settings_get_uint (settings, key));
  else if (g_str_equal (key, "tree-follow"))
    fringe_tree_view_set_follow (view, g_settings_get_boolean (settings, key));
}

static const char *const keys[]
    = { "tree-direction", "tree-coloring", "tree-ghosts", "tree-fold-size", "tree-follow", "tree-minimap" };

void
fringe_tree_actions_follow (GSettings *settings, FringeTreeView *view)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    on_changed (settings, keys[i], view);
  g_signal_connect_object (settings, "changed", G_CALLBACK (on_changed), view, 0);
}

static void
on_minimap (FringeMinimap *minimap, const char *key, GSettings *settings)
{
  fringe_minimap_set_wanted (minimap, g_settings_get_boolean (settings, key));
}

void
fringe_tree_actions_bind (GtkApplicationWindow *window,
                          GSettings *settings,
                          FringeTreeView *view,
                          FringeMinimap *minimap)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, keys[i]);

      g_action_map_add_action (G_ACTION_MAP (window), action);
    }
  fringe_tree_actions_follow (settings, view);
  on_minimap (minimap, "tree-minimap", settings);
  g_signal_connect_object (settings, "changed::tree-minimap", G_CALLBACK (on_minimap), minimap, G_CONNECT_SWAPPED);
}
