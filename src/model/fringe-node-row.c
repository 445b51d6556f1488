/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-row.h"

struct _FringeNodeRow
{
  GObject parent_instance;

  guint64 row;
  guint position;
};

G_DEFINE_FINAL_TYPE (FringeNodeRow, fringe_node_row, G_TYPE_OBJECT)

static guint changed_signal;

static void
fringe_node_row_class_init (FringeNodeRowClass *klass)
{
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_NODE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_node_row_init (FringeNodeRow *self)
{
}

FringeNodeRow *
fringe_node_row_new (guint64 row, guint position)
{
  FringeNodeRow *self = g_object_new (FRINGE_TYPE_NODE_ROW, NULL);

  self->row = row;
  self->position = position;
  return self;
}

guint64
fringe_node_row_get (FringeNodeRow *self)
{
  return self->row;
}

void
fringe_node_row_set (FringeNodeRow *self, guint64 row)
{
  if (self->row == row)
    return;
  self->row = row;
  g_signal_emit (self, changed_signal, 0);
}

guint
fringe_node_row_get_position (FringeNodeRow *self)
{
  return self->position;
}

void
fringe_node_row_set_position (FringeNodeRow *self, guint position)
{
  self->position = position;
}
