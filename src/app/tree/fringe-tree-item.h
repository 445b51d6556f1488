/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-viewport.h"

#include <gtk/gtk.h>

/* A node of a drawn tree as a screen reader finds it: it draws nothing, and neither pointer nor keys come to it. */
#define FRINGE_TYPE_TREE_ITEM (fringe_tree_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeTreeItem, fringe_tree_item, FRINGE, TREE_ITEM, GtkWidget)

struct _FringeTreeItem
{
  GtkWidget parent_instance;

  guint id;
  FringeRect place; /* in the widget that it is a child of */
};

/* Returns: (transfer floating): a child to be for the node @id */
FringeTreeItem *fringe_tree_item_new (guint id);

/* @level: from 1, that of the root */
void fringe_tree_item_tell (FringeTreeItem *self,
                            const char *name,
                            const char *description,
                            guint level,
                            gboolean is_selected);

/* Gives all @items the room of their places. */
void fringe_tree_items_allocate (GPtrArray *items);
