/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-nodes-model.h"

#include "fringe-node-row.h"

struct _FringeNodesModel
{
  GObject parent_instance;

  FringeSession *session;
  FringeRows *rows;
  guint selected;      /* the node whose rows are selected, as far as was told */
  GHashTable *objects; /* the living FringeNodeRow of each row; they do not belong to the table */
};

static void fringe_nodes_model_init_list (GListModelInterface *iface);
static void fringe_nodes_model_init_selection (GtkSelectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeNodesModel, fringe_nodes_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, fringe_nodes_model_init_list)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL, fringe_nodes_model_init_selection))

static GType
fringe_nodes_model_get_item_type (GListModel *list)
{
  return FRINGE_TYPE_NODE_ROW;
}

static guint
fringe_nodes_model_get_n_items (GListModel *list)
{
  return fringe_rows_n (FRINGE_NODES_MODEL (list)->rows);
}

static void
forget_object (gpointer data, GObject *object)
{
  FringeNodesModel *self = data;
  guint64 row = fringe_node_row_get ((FringeNodeRow *) object);

  g_hash_table_remove (self->objects, &row);
}

static gpointer
make_object (FringeNodesModel *self, guint64 row)
{
  FringeNodeRow *object = fringe_node_row_new (row);

  g_object_weak_ref (G_OBJECT (object), forget_object, self);
  g_hash_table_insert (self->objects, g_memdup2 (&row, sizeof row), object);
  return object;
}

static gpointer
fringe_nodes_model_get_item (GListModel *list, guint position)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (list);
  gpointer object;
  guint64 row;

  if (position >= fringe_rows_n (self->rows))
    return NULL;
  row = fringe_rows_get (self->rows, position);
  object = g_hash_table_lookup (self->objects, &row);
  return object != NULL ? g_object_ref (object) : make_object (self, row);
}

static void
fringe_nodes_model_init_list (GListModelInterface *iface)
{
  iface->get_item_type = fringe_nodes_model_get_item_type;
  iface->get_n_items = fringe_nodes_model_get_n_items;
  iface->get_item = fringe_nodes_model_get_item;
}

static gboolean
fringe_nodes_model_is_selected (GtkSelectionModel *model, guint position)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (model);

  return position < fringe_rows_n (self->rows)
         && fringe_row_node (fringe_rows_kind (self->rows), fringe_rows_search (self->rows),
                             fringe_rows_get (self->rows, position))
                == self->selected;
}

static GtkBitset *
fringe_nodes_model_get_selection_in_range (GtkSelectionModel *model, guint position, guint n_items)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (model);
  GtkBitset *selection = gtk_bitset_new_empty ();
  guint positions[FRINGE_NODE_ROWS_MAX], n = fringe_rows_find (self->rows, self->selected, positions);

  for (guint i = 0; i < n; i++)
    gtk_bitset_add (selection, positions[i]);
  return selection;
}

/* Rows that are not made anew yet may be of nodes that are not there at the step. */
static gboolean
fringe_nodes_model_select_item (GtkSelectionModel *model, guint position, gboolean unselect_rest)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (model);
  const FringeSearch *search = fringe_rows_search (self->rows);
  guint id;

  if (position >= fringe_rows_n (self->rows))
    return FALSE;
  id = fringe_row_node (fringe_rows_kind (self->rows), search, fringe_rows_get (self->rows, position));
  if (id < fringe_session_get_moment (self->session)->n_nodes)
    fringe_session_select (self->session, id);
  return TRUE;
}

static void
fringe_nodes_model_init_selection (GtkSelectionModelInterface *iface)
{
  iface->is_selected = fringe_nodes_model_is_selected;
  iface->get_selection_in_range = fringe_nodes_model_get_selection_in_range;
  iface->select_item = fringe_nodes_model_select_item;
}

static void
tell_rows_of (FringeNodesModel *self, guint id)
{
  guint positions[FRINGE_NODE_ROWS_MAX], n = fringe_rows_find (self->rows, id, positions);

  for (guint i = 0; i < n; i++)
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), positions[i], 1);
}

static void
update_selection (FringeNodesModel *self)
{
  guint before = self->selected;

  self->selected = fringe_session_get_shown (self->session);
  if (before == self->selected)
    return;
  tell_rows_of (self, before);
  tell_rows_of (self, self->selected);
}

/* No row of the old record stays: it is freed when all have been told of the new one. */
static void
on_search (FringeNodesModel *self)
{
  self->selected = FRINGE_NO_NODE;
  fringe_rows_set_search (self->rows, fringe_session_get_search (self->session));
}

static void
on_rows_changed (guint position, guint removed, guint added, gpointer data)
{
  g_list_model_items_changed (data, position, removed, added);
}

gboolean
fringe_nodes_model_update (FringeNodesModel *self, gint64 deadline)
{
  guint step = fringe_session_get_whole_step (self->session);
  guint goal = fringe_search_solution_at (fringe_session_get_search (self->session), step);
  gboolean is_done;

  fringe_rows_set_end (self->rows, goal != FRINGE_NO_NODE ? goal : fringe_session_get_shown (self->session));
  is_done = fringe_rows_go_to (self->rows, step, deadline);
  update_selection (self);
  return is_done;
}

FringeRows *
fringe_nodes_model_get_rows (FringeNodesModel *self)
{
  return self->rows;
}

FringeSession *
fringe_nodes_model_get_session (FringeNodesModel *self)
{
  return self->session;
}

static void
fringe_nodes_model_finalize (GObject *object)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (object);
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->objects);
  while (g_hash_table_iter_next (&iter, NULL, &row))
    g_object_weak_unref (row, forget_object, self);
  g_hash_table_unref (self->objects);
  g_clear_pointer (&self->rows, fringe_rows_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_nodes_model_parent_class)->finalize (object);
}

static void
fringe_nodes_model_class_init (FringeNodesModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fringe_nodes_model_finalize;
}

static void
fringe_nodes_model_init (FringeNodesModel *self)
{
  self->selected = FRINGE_NO_NODE;
  self->objects = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

FringeNodesModel *
fringe_nodes_model_new (FringeRowKind kind, FringeSession *session)
{
  FringeNodesModel *self = g_object_new (FRINGE_TYPE_NODES_MODEL, NULL);

  self->session = g_object_ref (session);
  self->rows = fringe_rows_new (kind, on_rows_changed, self);
  on_search (self);
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  return self;
}
