/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row.h"
#include "fringe-nodes-model.h"

#include "test-boards.h"

/* What a view is told of a long list: a copy that is kept by that alone must be the rows, whatever way the list came to
 * its step, and the places that a list has stay places of the same objects. */

#define NODES 3000
#define JUMPS 25

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, gpointer data)
{
  GPtrArray *copy = data;

  g_assert_cmpuint (position + removed, <=, copy->len);
  if (removed > 0)
    g_ptr_array_remove_range (copy, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (copy, position + i, g_list_model_get_item (model, position + i));
}

static void
assert_same (FringeNodesModel *model, const GPtrArray *copy)
{
  FringeRows *rows = fringe_nodes_model_get_rows (model);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, copy->len);
  for (guint i = 0; i < copy->len; i++)
    {
      g_assert_cmpuint (fringe_node_row_get (copy->pdata[i]), ==, fringe_rows_get (rows, i));
      g_assert_cmpuint (fringe_node_row_get_position (copy->pdata[i]), ==, i);
    }
}

static FringeSession *
session_new (void)
{
  FringeSession *session = fringe_session_new ();
  FringeBoard start = test_board ("8 6 7 2 5 4 3 0 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");

  fringe_session_set_node_limit (session, NODES);
  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  while (fringe_session_step (session))
    ;
  return session;
}

/* In slices as short as can be. */
static void
update (FringeNodesModel *model, const GPtrArray *copy)
{
  while (!fringe_nodes_model_update (model, 0))
    assert_same (model, copy);
  assert_same (model, copy);
  g_assert_cmpuint (copy->len, ==, fringe_rows_n (fringe_nodes_model_get_rows (model)));
}

static void
test_copy (gconstpointer data)
{
  FringeRowKind kind = (FringeRowKind) GPOINTER_TO_INT (data);
  g_autoptr (FringeSession) session = session_new ();
  g_autoptr (FringeNodesModel) model = fringe_nodes_model_new (kind, session);
  g_autoptr (GPtrArray) copy = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_steps = fringe_session_get_n_steps (session);

  g_signal_connect (model, "items-changed", G_CALLBACK (on_items_changed), copy);
  for (int i = 0; i < JUMPS; i++)
    {
      fringe_session_go_to (session, (guint) g_test_rand_int_range (0, (gint32) n_steps + 1));
      update (model, copy);
      fringe_session_back (session);
      update (model, copy);
    }
  g_signal_handlers_disconnect_by_data (model, copy);
}

static void
test_places (void)
{
  g_autoptr (FringeSession) session = session_new ();
  g_autoptr (FringeNodesModel) model = fringe_nodes_model_new (FRINGE_ROWS_CLOSED, session);
  g_autoptr (GPtrArray) copy = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GObject) first = NULL, again = NULL;

  g_signal_connect (model, "items-changed", G_CALLBACK (on_items_changed), copy);
  update (model, copy);
  first = g_list_model_get_item (G_LIST_MODEL (model), 0);
  fringe_session_go_to (session, fringe_session_get_n_steps (session) / 2);
  update (model, copy);
  again = g_list_model_get_item (G_LIST_MODEL (model), 0);
  g_assert_true (first == again);
  g_signal_handlers_disconnect_by_data (model, copy);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/nodes-model/a-copy-of-the-frontier-is-kept-by-what-is-told",
                        GINT_TO_POINTER (FRINGE_ROWS_FRONTIER), test_copy);
  g_test_add_data_func ("/nodes-model/a-copy-of-the-closed-nodes-is-kept-by-what-is-told",
                        GINT_TO_POINTER (FRINGE_ROWS_CLOSED), test_copy);
  g_test_add_data_func ("/nodes-model/a-copy-of-a-path-is-kept-by-what-is-told", GINT_TO_POINTER (FRINGE_ROWS_PATH),
                        test_copy);
  g_test_add_func ("/nodes-model/a-jump-keeps-the-places-of-the-list", test_places);
  return g_test_run ();
}
