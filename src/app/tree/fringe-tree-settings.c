/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-settings.h"

static void
on_changed (GSettings *settings, const char *key, FringeTreeView *view)
{
  if (g_str_equal (key, "tree-direction"))
    fringe_tree_view_set_growth (view, (FringeGrowth) g_settings_get_enum (settings, key));
  else if (g_str_equal (key, "tree-coloring"))
    fringe_tree_view_set_coloring (view, (FringeColoring) g_settings_get_enum (settings, key));
  else if (g_str_equal (key, "tree-ghosts"))
    fringe_tree_view_set_ghosts (view, g_settings_get_boolean (settings, key));
  else if (g_str_equal (key, "tree-fold-size"))
    fringe_tree_view_set_fold_size (view, g_settings_get_uint (settings, key));
  else if (g_str_equal (key, "tree-moves"))
    fringe_tree_view_set_letters (view, g_settings_get_enum (settings, key) != 0);
  else if (g_str_equal (key, "tree-follow"))
    fringe_tree_view_set_follow (view, g_settings_get_boolean (settings, key));
}

static const char *const keys[]
    = { "tree-direction", "tree-coloring", "tree-ghosts", "tree-fold-size", "tree-moves", "tree-follow", "tree-minimap" };

void
fringe_tree_settings_follow (GSettings *settings, FringeTreeView *view)
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
fringe_tree_settings_bind (GSettings *settings, FringeTreeView *view, FringeMinimap *minimap, GActionMap *actions)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, keys[i]);

      g_action_map_add_action (actions, action);
    }
  fringe_tree_settings_follow (settings, view);
  on_minimap (minimap, "tree-minimap", settings);
  g_signal_connect_object (settings, "changed::tree-minimap", G_CALLBACK (on_minimap), minimap, G_CONNECT_SWAPPED);
}
