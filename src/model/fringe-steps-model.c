/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-steps-model.h"

#include "fringe-node-row.h"

struct _FringeStepsModel
{
  GObject parent_instance;

  guint n;
};

static void fringe_steps_model_init_list (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeStepsModel, fringe_steps_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, fringe_steps_model_init_list))

static GType
fringe_steps_model_get_item_type (GListModel *list)
{
  return FRINGE_TYPE_NODE_ROW;
}

static guint
fringe_steps_model_get_n_items (GListModel *list)
{
  return FRINGE_STEPS_MODEL (list)->n;
}

static gpointer
fringe_steps_model_get_item (GListModel *list, guint position)
{
  return position < FRINGE_STEPS_MODEL (list)->n ? fringe_node_row_new (position, position) : NULL;
}

static void
fringe_steps_model_init_list (GListModelInterface *iface)
{
  iface->get_item_type = fringe_steps_model_get_item_type;
  iface->get_n_items = fringe_steps_model_get_n_items;
  iface->get_item = fringe_steps_model_get_item;
}

void
fringe_steps_model_set_n (FringeStepsModel *self, guint n, gboolean anew)
{
  guint before = self->n, kept = anew ? 0 : MIN (before, n);

  self->n = n;
  if (before != n || anew)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, n - kept);
}

static void
fringe_steps_model_class_init (FringeStepsModelClass *klass)
{
  (void) klass;
}

static void
fringe_steps_model_init (FringeStepsModel *self)
{
  (void) self;
}

FringeStepsModel *
fringe_steps_model_new (void)
{
  return g_object_new (FRINGE_TYPE_STEPS_MODEL, NULL);
}
