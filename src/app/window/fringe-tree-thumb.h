/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search-picture.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TREE_THUMB (fringe_tree_thumb_get_type ())
G_DECLARE_FINAL_TYPE (FringeTreeThumb, fringe_tree_thumb, FRINGE, TREE_THUMB, GtkWidget)

/* A small picture of a tree, which is made when it is first seen, and kept in the person's cache folder. */

/* @picture: with the size that the widget then has */
void fringe_tree_thumb_show (FringeTreeThumb *self, const FringeSearchPicture *picture);
void fringe_tree_thumb_set_theme (FringeTreeThumb *self, FringeThemeKind theme);
