/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-item.h"

G_DEFINE_FINAL_TYPE (FringeTreeItem, fringe_tree_item, GTK_TYPE_WIDGET)

static void
fringe_tree_item_class_init (FringeTreeItemClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "treeitem");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TREE_ITEM);
}

static void
fringe_tree_item_init (FringeTreeItem *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

FringeTreeItem *
fringe_tree_item_new (guint id)
{
  FringeTreeItem *self = g_object_new (FRINGE_TYPE_TREE_ITEM, NULL);

  self->id = id;
  return self;
}

void
fringe_tree_item_tell (FringeTreeItem *self,
                       const char *name,
                       const char *description,
                       guint level,
                       gboolean is_selected)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                  (int) level, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

void
fringe_tree_items_allocate (GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      FringeTreeItem *item = g_ptr_array_index (items, i);
      const FringeRect *place = &item->place;

      gtk_widget_size_allocate (GTK_WIDGET (item),
                                &(GtkAllocation) { (int) place->x, (int) place->y, MAX ((int) place->width, 1),
                                                   MAX ((int) place->height, 1) },
                                -1);
    }
}
