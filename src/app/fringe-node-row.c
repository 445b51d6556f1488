/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-row.h"

struct _FringeNodeRow
{
  GObject parent_instance;

  guint64 row;
};

G_DEFINE_FINAL_TYPE (FringeNodeRow, fringe_node_row, G_TYPE_OBJECT)

static void
fringe_node_row_class_init (FringeNodeRowClass *klass)
{
  (void) klass;
}

static void
fringe_node_row_init (FringeNodeRow *self)
{
  (void) self;
}

FringeNodeRow *
fringe_node_row_new (guint64 row)
{
  FringeNodeRow *self = g_object_new (FRINGE_TYPE_NODE_ROW, NULL);

  self->row = row;
  return self;
}

guint64
fringe_node_row_get (FringeNodeRow *self)
{
  return self->row;
}
