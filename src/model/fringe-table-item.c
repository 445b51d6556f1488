/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table-item.h"

struct _FringeTableItem
{
  GObject parent_instance;

  FringeTableRow row;
};

G_DEFINE_FINAL_TYPE (FringeTableItem, fringe_table_item, G_TYPE_OBJECT)

const FringeTableRow *
fringe_table_item_get (FringeTableItem *self)
{
  return &self->row;
}

static void
fringe_table_item_class_init (FringeTableItemClass *klass)
{
  (void) klass;
}

static void
fringe_table_item_init (FringeTableItem *self)
{
  (void) self;
}

FringeTableItem *
fringe_table_item_new (const FringeTableRow *row)
{
  FringeTableItem *self = g_object_new (FRINGE_TYPE_TABLE_ITEM, NULL);

  self->row = *row;
  return self;
}
