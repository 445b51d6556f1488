/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-text.h"
#include "fringe-rows.h"

#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* The rows of a list against those that are found by looking at every node of the record, whatever way the list came to
 * its step. A copy that is kept by what the list tells of its changes alone must be the same. */

static const FringeRowKind kinds[]
    = { FRINGE_ROWS_FRONTIER, FRINGE_ROWS_CLOSED, FRINGE_ROWS_REPEATS, FRINGE_ROWS_PATH };

typedef struct
{
  FringeRows *rows;
  GArray *copy; /* of guint64 */
} Watched;

typedef struct
{
  FringeRowKind kind;
  FringeColumn column;
  gboolean descending;
  FringeNodeQuery filter;
  guint end;
} Choice;

static void
on_changed (guint position, guint removed, guint added, gpointer data)
{
  Watched *watched = data;

  g_assert_cmpuint (position + removed, <=, watched->copy->len);
  if (removed > 0)
    g_array_remove_range (watched->copy, position, removed);
  for (guint i = 0; i < added; i++)
    {
      guint64 row = fringe_rows_get (watched->rows, position + i);

      g_array_insert_val (watched->copy, position + i, row);
    }
}

/* What stands in a column, to compare by. Of the move that is asked in the list of duplicates alone. */
static double
number (const Choice *choice, const FringeSearch *search, guint64 row)
{
  FringeRepeat repeat = { 0 };
  guint id = fringe_row_node (choice->kind, search, row);

  if (choice->kind == FRINGE_ROWS_REPEATS)
    repeat = fringe_row_repeat (search, row);
  if (choice->column == FRINGE_COLUMN_PLACE)
    return choice->kind == FRINGE_ROWS_PATH ? id : -(double) fringe_row_step (choice->kind, search, row);
  if (choice->column == FRINGE_COLUMN_STEP)
    return fringe_row_step (choice->kind, search, row);
  if (choice->column == FRINGE_COLUMN_MOVE)
    return repeat.move;
  if (choice->column == FRINGE_COLUMN_PARENT)
    return repeat.parent;
  if (choice->column == FRINGE_COLUMN_OF)
    return repeat.of;
  if (choice->column == FRINGE_COLUMN_G)
    return fringe_search_g (search, id);
  if (choice->column == FRINGE_COLUMN_H)
    return fringe_search_h (search, id);
  return choice->column == FRINGE_COLUMN_F ? fringe_search_f (search, id) : id;
}

static int
compare_boards (const FringeSearch *search, guint a, guint b)
{
  FringeBoard of_a, of_b;

  fringe_search_board (search, a, &of_a);
  fringe_search_board (search, b, &of_b);
  return memcmp (of_a.cells, of_b.cells, sizeof of_a.cells);
}

typedef struct
{
  const Choice *choice;
  const FringeSearch *search;
} Sorting;

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const Sorting *by = data;
  guint64 of_a = *(const guint64 *) a, of_b = *(const guint64 *) b;
  double x = number (by->choice, by->search, of_a), y = number (by->choice, by->search, of_b);
  int order = (x > y) - (x < y);

  if (by->choice->column == FRINGE_COLUMN_BOARD)
    order = compare_boards (by->search, (guint) of_a, (guint) of_b);
  if (by->choice->column == FRINGE_COLUMN_PLACE && by->choice->kind == FRINGE_ROWS_FRONTIER)
    order = fringe_search_goes_first (by->search, (guint) of_a, (guint) of_b) ? -1 : 1;
  if (order == 0)
    return (of_a > of_b) - (of_a < of_b);
  return by->choice->descending ? -order : order;
}

/* A repeat is told by its step and, within that, by its move: the row is found among all that the step can have. */
static void
append_repeats (const FringeSearch *search, guint step, GArray *rows)
{
  for (guint t = 1; t <= step; t++)
    {
      guint64 removed[FRINGE_STEP_ROWS_MAX], added[FRINGE_STEP_ROWS_MAX];
      guint id = fringe_search_removed (search, t), n_removed, n_added, n_expected = 0, children[FRINGE_N_MOVES];
      FringeDuplicate duplicates[FRINGE_N_MOVES];
      int n = fringe_search_children_at (search, id, t, children);

      fringe_row_kind_step (FRINGE_ROWS_REPEATS, search, t, removed, &n_removed, added, &n_added);
      g_array_append_vals (rows, added, n_added);
      n_expected = (guint) fringe_search_duplicates (search, id, duplicates);
      n_expected += fringe_search_state_at (search, id, t) == FRINGE_NODE_STALE;
      for (int i = 0; i < n && !fringe_search_is_idastar (search); i++)
        n_expected += fringe_search_supersedes (search, children[i]) != FRINGE_NO_NODE;
      g_assert_cmpuint (n_added, ==, n_expected);
      g_assert_cmpuint (n_removed, ==, 0);
    }
}

static void
append_path (const FringeSearch *search, guint id, GArray *rows)
{
  for (; id != FRINGE_NO_NODE; id = fringe_search_parent (search, id))
    {
      guint64 row = id;

      g_array_append_val (rows, row);
    }
}

static void
append_nodes (const FringeSearch *search, FringeRowKind kind, guint step, GArray *rows)
{
  for (guint64 id = 0; id < fringe_search_n_nodes (search); id++)
    {
      FringeNodeState state = fringe_search_state_at (search, (guint) id, step);
      gboolean is_goal = state == FRINGE_NODE_GOAL;
      gboolean is_found = is_goal && fringe_search_removed_step (search, (guint) id) == UINT32_MAX;
      gboolean is_open = state == FRINGE_NODE_FRONTIER || is_found;

      /* A goal that was removed is not expanded. */
      if (state == FRINGE_NODE_ABSENT || (is_goal && !is_found)
          || (kind == FRINGE_ROWS_FRONTIER && fringe_search_is_idastar (search)))
        continue;
      if (is_open == (kind == FRINGE_ROWS_FRONTIER))
        g_array_append_val (rows, id);
    }
}

/* The order of a heap is asked of the search. */
static gboolean
is_heap (const Choice *choice, const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);

  return choice->kind == FRINGE_ROWS_FRONTIER && choice->column == FRINGE_COLUMN_PLACE && fringe_rules_use_ties (rules)
         && rules->ties == FRINGE_TIES_HEAP;
}

static void
append_played (const FringeSearch *search, guint step, gboolean descending, GArray *rows)
{
  guint n = fringe_search_n_nodes (search);
  g_autofree guint *ids = g_new (guint, n);

  n = fringe_search_frontier_at (search, step, ids, n);
  for (guint i = 0; i < n; i++)
    {
      guint64 row = ids[descending ? n - 1 - i : i];

      g_array_append_val (rows, row);
    }
}

static GArray *
find_rows (const FringeSearch *search, const Choice *choice, guint step)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (guint64)), *rows = g_array_new (FALSE, FALSE, sizeof (guint64));
  Sorting by = { choice, search };

  if (is_heap (choice, search))
    append_played (search, step, choice->descending, all);
  else if (choice->kind == FRINGE_ROWS_REPEATS)
    append_repeats (search, step, all);
  else if (choice->kind == FRINGE_ROWS_PATH)
    append_path (search, choice->end, all);
  else
    append_nodes (search, choice->kind, step, all);
  for (guint i = 0; i < all->len; i++)
    if (fringe_row_matches (choice->kind, search, g_array_index (all, guint64, i), &choice->filter))
      g_array_append_val (rows, g_array_index (all, guint64, i));
  if (!is_heap (choice, search))
    g_array_sort_with_data (rows, compare, &by);
  g_array_unref (all);
  return rows;
}

/* Each row is found by its node. */
static void
assert_found (const Watched *watched, const FringeSearch *search, guint at)
{
  guint positions[FRINGE_NODE_ROWS_MAX], n, n_here = 0;
  guint id = fringe_row_node (fringe_rows_kind (watched->rows), search, fringe_rows_get (watched->rows, at));

  n = fringe_rows_find (watched->rows, id, positions);
  for (guint i = 0; i < n; i++)
    n_here += positions[i] == at;
  g_assert_cmpuint (n_here, ==, 1);
}

static void
assert_rows (const Watched *watched, const FringeSearch *search, const Choice *choice, guint step)
{
  g_autoptr (GArray) expected = find_rows (search, choice, step);

  g_assert_cmpuint (fringe_rows_step (watched->rows), ==, step);
  g_assert_true (fringe_rows_is_exact (watched->rows));
  g_assert_cmpmem (watched->copy->data, watched->copy->len * sizeof (guint64), expected->data,
                   expected->len * sizeof (guint64));
  g_assert_cmpuint (fringe_rows_n (watched->rows), ==, expected->len);
  for (guint i = 0; i < expected->len; i++)
    {
      g_assert_cmpuint (fringe_rows_get (watched->rows, i), ==, g_array_index (expected, guint64, i));
      if (i % 16 == 0)
        assert_found (watched, search, i);
    }
}

static FringeColumn
random_column (FringeRowKind kind)
{
  static const FringeColumn of_nodes[] = { FRINGE_COLUMN_PLACE, FRINGE_COLUMN_ID, FRINGE_COLUMN_BOARD, FRINGE_COLUMN_G,
                                           FRINGE_COLUMN_H,     FRINGE_COLUMN_F,  FRINGE_COLUMN_STEP };
  static const FringeColumn of_repeats[]
      = { FRINGE_COLUMN_PLACE, FRINGE_COLUMN_STEP, FRINGE_COLUMN_PARENT, FRINGE_COLUMN_MOVE, FRINGE_COLUMN_OF };

  return kind == FRINGE_ROWS_REPEATS ? of_repeats[test_random (G_N_ELEMENTS (of_repeats))]
                                     : of_nodes[test_random (G_N_ELEMENTS (of_nodes))];
}

static void
choose_filter (FringeNodeQuery *filter, const FringeSearch *search)
{
  *filter = (FringeNodeQuery) { 0 };
  if (test_random (2) == 0)
    return;
  filter->n_conditions = 1;
  filter->conditions[0].value = (FringeNodeValue) test_random (FRINGE_N_NODE_VALUES);
  filter->conditions[0].comparison = (FringeNodeComparison) test_random (FRINGE_NODE_AT_LEAST + 1);
  filter->conditions[0].number = test_random ((int) MIN (40, fringe_search_n_nodes (search)));
}

/* A step on or back, a few, or any. */
static guint
next_step (const FringeSearch *search, guint step)
{
  guint n_steps = fringe_search_n_steps (search), few = (guint) test_random (20);

  switch (test_random (4))
    {
    case 0:
      return MIN (step + 1, n_steps);
    case 1:
      return step > 0 ? step - 1 : 0;
    case 2:
      return MIN (step + few, n_steps);
    default:
      return (guint) test_random ((int) n_steps + 1);
    }
}

static void
choose (Choice *choice, FringeRows *rows, const FringeSearch *search, guint step)
{
  if (test_random (4) == 0)
    {
      choice->column = random_column (choice->kind);
      choice->descending = test_random (2);
      fringe_rows_set_order (rows, choice->column, choice->descending);
    }
  if (test_random (8) == 0)
    {
      choose_filter (&choice->filter, search);
      fringe_rows_set_filter (rows, &choice->filter);
    }
  choice->end = step == 0 ? 0 : fringe_search_removed (search, step);
  fringe_rows_set_end (rows, choice->end);
}

static void
go_to (FringeRows *rows, guint step)
{
  gint64 deadline = test_random (2) ? 0 : G_MAXINT64;

  while (!fringe_rows_go_to (rows, step, deadline))
    ;
}

static void
wander (const FringeSearch *search, const TestProblem *problem)
{
  Choice choice = { .kind = kinds[test_random (G_N_ELEMENTS (kinds))] };
  Watched watched = { .copy = g_array_new (FALSE, FALSE, sizeof (guint64)) };
  guint step = 0;

  (void) problem;
  watched.rows = fringe_rows_new (choice.kind, on_changed, &watched);
  fringe_rows_set_search (watched.rows, search);
  for (int i = 0; i < 12; i++)
    {
      step = next_step (search, step);
      choose (&choice, watched.rows, search, step);
      g_test_message ("kind %d at step %u by column %d", choice.kind, step, choice.column);
      go_to (watched.rows, step);
      assert_rows (&watched, search, &choice, step);
    }
  fringe_rows_set_search (watched.rows, NULL);
  g_assert_cmpuint (watched.copy->len, ==, 0);
  fringe_rows_free (watched.rows);
  g_array_unref (watched.copy);
}

/* The list follows a search that is still being made, step by step. */
static void
follow (const FringeSearch *finished, const TestProblem *problem)
{
  g_autoptr (FringeSearch) search = test_search_new (problem, fringe_search_node_limit (finished));
  Choice choice = { .kind = kinds[test_random (3)] };
  Watched watched = { .copy = g_array_new (FALSE, FALSE, sizeof (guint64)) };

  choice.column = random_column (choice.kind);
  watched.rows = fringe_rows_new (choice.kind, on_changed, &watched);
  fringe_rows_set_search (watched.rows, search);
  fringe_rows_set_order (watched.rows, choice.column, FALSE);
  for (guint step = 0; step <= fringe_search_n_steps (search) && step < 60; step++)
    {
      go_to (watched.rows, step);
      if (step % 8 == 0)
        assert_rows (&watched, search, &choice, step);
      if (step == fringe_search_n_steps (search))
        fringe_search_step (search);
    }
  fringe_rows_free (watched.rows);
  g_array_unref (watched.copy);
}

/* Of what a jump needs so long for, something is done in each slice, though the step goes on meanwhile. */
static void
test_playing (void)
{
  FringeBoard start = test_board ("8 6 7 2 5 4 3 0 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 100000);
  Choice choice = { .kind = FRINGE_ROWS_FRONTIER };
  Watched watched = { .copy = g_array_new (FALSE, FALSE, sizeof (guint64)) };
  guint step;

  rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  fringe_search_run (search, UINT32_MAX);
  step = fringe_search_n_steps (search) / 2;
  watched.rows = fringe_rows_new (choice.kind, on_changed, &watched);
  fringe_rows_set_search (watched.rows, search);
  for (guint i = 0; !fringe_rows_go_to (watched.rows, step, 0); i++)
    {
      step++;
      g_assert_cmpuint (i, <, 1000);
    }
  assert_rows (&watched, search, &choice, step);
  fringe_rows_free (watched.rows);
  g_array_unref (watched.copy);
}

/* A spreadsheet takes the numbers of a board, a person reads its tiles. */
static void
test_data (void)
{
  FringeBoard start = test_board ("8 6 7 2 5 4 3 0 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 1000);

  for (int column = 0; column < FRINGE_N_COLUMNS; column++)
    {
      g_autofree char *data = fringe_row_data (FRINGE_ROWS_FRONTIER, search, 0, (FringeColumn) column);
      g_autofree char *text = fringe_row_text (FRINGE_ROWS_FRONTIER, search, 0, (FringeColumn) column);

      g_assert_cmpstr (data, ==, column == FRINGE_COLUMN_BOARD ? "8 6 7 2 5 4 3 0 1" : text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/rows/a-list-is-the-same-whatever-way-it-came-to-its-step", wander);
  test_add_property ("/rows/a-list-follows-a-search-as-it-is-made", follow);
  g_test_add_func ("/rows/a-list-comes-to-its-step-though-the-search-is-played", test_playing);
  g_test_add_func ("/rows/the-board-of-a-row-is-copied-as-numbers", test_data);
  return g_test_run ();
}
