/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-nodes-model.h"

#include "fringe-row.h"

/* A GtkListView makes widgets for at most so many rows, however long the list is. */
#define ROWS_WITH_WIDGETS 256
/* So many rows come into a short list between two looks at the clock, because their widgets take long to make. */
#define SLICE 4
/* Where more rows than this come or go at once, the new ones are put into the objects of those that were there. */
#define MOVED_ROWS_MAX 2

struct _FringeNodesModel
{
  GObject parent_instance;

  FringeSession *session;
  FringeRows *rows;
  guint n_told;        /* the rows that the view was told of; the next slices tell of more */
  guint selected;      /* the node whose rows are selected, as far as the view was told */
  GHashTable *objects; /* (element-type FringeNodeRow): the living rows, which the table does not own */
};

static void fringe_nodes_model_init_list (GListModelInterface *iface);
static void fringe_nodes_model_init_selection (GtkSelectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeNodesModel,
                               fringe_nodes_model,
                               G_TYPE_OBJECT,
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
  return FRINGE_NODES_MODEL (list)->n_told;
}

static void
forget_object (gpointer data, GObject *object)
{
  FringeNodesModel *self = data;

  g_hash_table_remove (self->objects, object);
}

static gpointer
make_object (FringeNodesModel *self, guint position)
{
  FringeNodeRow *object = fringe_node_row_new (fringe_rows_get (self->rows, position), position);

  g_object_weak_ref (G_OBJECT (object), forget_object, self);
  g_hash_table_add (self->objects, object);
  return object;
}

static gpointer
find_object (FringeNodesModel *self, guint position)
{
  GHashTableIter iter;
  gpointer object;

  g_hash_table_iter_init (&iter, self->objects);
  while (g_hash_table_iter_next (&iter, &object, NULL))
    if (fringe_node_row_get_position (object) == position)
      return object;
  return NULL;
}

static gpointer
fringe_nodes_model_get_item (GListModel *list, guint position)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (list);
  gpointer object;

  if (position >= self->n_told)
    return NULL;
  object = find_object (self, position);
  return object != NULL ? g_object_ref (object) : make_object (self, position);
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

  return position < self->n_told
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
    if (positions[i] < self->n_told)
      gtk_bitset_add (selection, positions[i]);
  return selection;
}

/* While the rows are made anew, an old row may be of a node that does not exist at the step. */
static gboolean
fringe_nodes_model_select_item (GtkSelectionModel *model, guint position, gboolean unselect_rest)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (model);
  const FringeSearch *search = fringe_rows_search (self->rows);
  guint id;

  if (position >= self->n_told)
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
    if (positions[i] < self->n_told)
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

/* No row of the old record stays, because that record is freed when every listener was told of the new one. */
static void
on_search (FringeNodesModel *self)
{
  self->selected = FRINGE_NO_NODE;
  fringe_rows_set_search (self->rows, fringe_session_get_part (self->session));
}

/* Moves the positions of the living rows when @removed rows give way to @added ones. */
static void
move_objects (FringeNodesModel *self, guint position, guint removed, guint added)
{
  GHashTableIter iter;
  gpointer object;

  g_hash_table_iter_init (&iter, self->objects);
  while (g_hash_table_iter_next (&iter, &object, NULL))
    {
      guint at = fringe_node_row_get_position (object);

      if (at == G_MAXUINT || at < position)
        continue;
      fringe_node_row_set_position (object, at < position + removed ? G_MAXUINT : at - removed + added);
    }
}

static void
tell_change (FringeNodesModel *self, guint position, guint removed, guint added)
{
  if (removed == 0 && added == 0)
    return;
  move_objects (self, position, removed, added);
  self->n_told = self->n_told - removed + added;
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

/* Puts other rows into the objects from @position on, and tells the view that their selection may have changed. */
static void
replace (FringeNodesModel *self, guint position)
{
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer object;

  g_hash_table_iter_init (&iter, self->objects);
  while (g_hash_table_iter_next (&iter, &object, NULL))
    g_ptr_array_add (objects, g_object_ref (object));
  for (guint i = 0; i < objects->len; i++)
    {
      guint at = fringe_node_row_get_position (objects->pdata[i]);

      if (at >= position && at < self->n_told)
        fringe_node_row_set (objects->pdata[i], fringe_rows_get (self->rows, at));
    }
  if (position < self->n_told)
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), position, self->n_told - position);
}

/* Few changes are told as they are; for many, the rows' objects are reused, because a view would make all their widgets
 * anew. */
static void
on_rows_changed (guint position, guint removed, guint added, gpointer data)
{
  FringeNodesModel *self = data;
  guint n = fringe_rows_n (self->rows);

  if (position >= self->n_told)
    return;
  removed = MIN (removed, self->n_told - position);
  if (removed + added <= MOVED_ROWS_MAX)
    {
      tell_change (self, position, removed, added);
      return;
    }
  if (self->n_told > n)
    tell_change (self, n, self->n_told - n, 0);
  replace (self, position);
}

/* Returns: whether the list is known to have all of its rows */
static gboolean
grow (FringeNodesModel *self, gint64 deadline)
{
  guint n = fringe_rows_n (self->rows);

  while (self->n_told < n)
    {
      tell_change (self, self->n_told, 0,
                   self->n_told < ROWS_WITH_WIDGETS ? MIN (SLICE, n - self->n_told) : n - self->n_told);
      if (g_get_monotonic_time () >= deadline)
        break;
    }
  return self->n_told == n;
}

gboolean
fringe_nodes_model_update (FringeNodesModel *self, gint64 deadline)
{
  guint step = fringe_session_get_whole_step (self->session);
  guint goal = fringe_search_solution_at (fringe_session_get_search (self->session), step);
  gboolean is_done;

  if (fringe_rows_search (self->rows) != fringe_session_get_part (self->session))
    fringe_rows_set_search (self->rows, fringe_session_get_part (self->session));
  fringe_rows_set_end (self->rows, goal != FRINGE_NO_NODE ? goal : fringe_session_get_shown (self->session));
  is_done = fringe_rows_go_to (self->rows, step, deadline);
  update_selection (self);
  return grow (self, deadline) && is_done;
}

FringeRows *
fringe_nodes_model_get_rows (FringeNodesModel *self)
{
  return self->rows;
}

static void
fringe_nodes_model_finalize (GObject *object)
{
  FringeNodesModel *self = FRINGE_NODES_MODEL (object);
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->objects);
  while (g_hash_table_iter_next (&iter, &row, NULL))
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
  self->objects = g_hash_table_new (NULL, NULL);
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
