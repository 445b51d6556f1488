/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-settings.h"

#include "fringe-speech.h"

#include <glib/gi18n.h>

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

static const char *const keys[] = { "tree-direction", "tree-coloring", "tree-ghosts", "tree-fold-size",
                                    "tree-moves",     "tree-follow",   "tree-minimap" };

void
fringe_tree_settings_follow (GSettings *settings, FringeTreeView *view)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    on_changed (settings, keys[i], view);
  g_signal_connect_object (settings, "changed", G_CALLBACK (on_changed), view, 0);
}

/* Returns: (nullable): what a change of the setting makes of the view */
static const char *
sentence_of (GSettings *settings, const char *key)
{
  static const struct
  {
    const char *key, *on, *off;
  } sentences[] = {
    { "tree-ghosts", N_ ("Duplicates are shown."), N_ ("Duplicates are hidden.") },
    { "tree-minimap", N_ ("The map is shown."), N_ ("The map is hidden.") },
    { "tree-follow", N_ ("The view follows the step."), N_ ("The view stays where it is.") },
  };

  if (g_str_equal (key, "tree-direction"))
    switch ((FringeGrowth) g_settings_get_enum (settings, key))
      {
      case FRINGE_GROWTH_DOWN:
        return _ ("The tree grows down.");
      case FRINGE_GROWTH_RIGHT:
        return _ ("The tree grows to the right.");
      case FRINGE_GROWTH_FITTING:
      default:
        return NULL;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (key, sentences[i].key))
      return _ (g_settings_get_boolean (settings, key) ? sentences[i].on : sentences[i].off);
  return NULL;
}

/* Nobody hears that the view is another one. It is said in the window in which somebody works. */
static void
say (GSettings *settings, const char *key, FringeTreeView *view)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));
  const char *sentence = sentence_of (settings, key);

  if (sentence != NULL && GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root)))
    fringe_speak (GTK_WIDGET (view), sentence);
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
  g_signal_connect_object (settings, "changed", G_CALLBACK (say), view, 0);
  on_minimap (minimap, "tree-minimap", settings);
  g_signal_connect_object (settings, "changed::tree-minimap", G_CALLBACK (on_minimap), minimap, G_CONNECT_SWAPPED);
}
