/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-find.h"
#include "fringe-titles.h"
#include "record-facts.h"
#include "test-texts.h"

static FringeNodeQuery
random_query (const FringeSearch *search)
{
  guint id = (guint) test_random ((int) fringe_search_n_nodes (search));
  double values[] = { [FRINGE_NODE_ID] = id + (guint) test_random (2) * fringe_search_n_nodes (search),
                      [FRINGE_NODE_G] = fringe_search_g (search, id),
                      [FRINGE_NODE_H] = fringe_search_h (search, id),
                      [FRINGE_NODE_F] = fringe_search_f (search, id) };
  guint value = (guint) test_random (G_N_ELEMENTS (values) + 2);
  FringeBoard board;

  if (value < G_N_ELEMENTS (values))
    return fringe_node_query_value ((FringeNodeValue) value, values[value]);
  if (value == G_N_ELEMENTS (values))
    return (FringeNodeQuery) { .is_duplicate = TRUE };
  fringe_search_board (search, id, &board);
  return fringe_node_query_board (&board);
}

static gboolean
looks_equal (double a, double b)
{
  g_autofree char *text_a = fringe_value_text (a), *text_b = fringe_value_text (b);

  return g_str_equal (text_a, text_b);
}

static gboolean
should_match (const FringeNodeQuery *query, const FringeSearch *search, const RecordFacts *facts, guint id, guint step)
{
  FringeNodeState state = fringe_search_state_at (search, id, step);
  double number = query->conditions[0].number;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (query->is_duplicate)
    return state == FRINGE_NODE_SUPERSEDED || state == FRINGE_NODE_STALE
           || (state == FRINGE_NODE_EXPANDED
               && facts->happens[FRINGE_EVENT_DUPLICATE][fringe_search_removed_step (search, id)]);
  if (query->is_board)
    return memcmp (board.cells, query->tiles, query->n_tiles) == 0;
  switch (query->conditions[0].value)
    {
    case FRINGE_NODE_G:
      return fringe_search_g (search, id) == number;
    case FRINGE_NODE_H:
      return fringe_search_h (search, id) == number;
    case FRINGE_NODE_F:
      return looks_equal (fringe_search_f (search, id), number);
    case FRINGE_NODE_ID:
    case FRINGE_NODE_STEP:
    case FRINGE_N_NODE_VALUES:
    default:
      return id == number;
    }
}

/* One node after the other, round about. */
static guint
next_of (const GArray *ids, guint n_nodes, guint from, int direction)
{
  for (guint i = 1; i <= n_nodes; i++)
    {
      guint id = direction > 0 ? (from + i) % n_nodes : (from + n_nodes - i) % n_nodes;

      for (guint j = 0; j < ids->len; j++)
        if (g_array_index (ids, guint, j) == id)
          return id;
    }
  return FRINGE_NO_NODE;
}

static void
check_next (const FringeNodeFind *find, const GArray *ids, guint n_nodes)
{
  guint from = (guint) test_random ((int) n_nodes), index;
  int direction = test_random (2) == 0 ? 1 : -1;
  guint id = fringe_node_find_next (find, from, direction, &index);

  g_assert_cmpuint (fringe_node_find_n (find), ==, ids->len);
  g_assert_cmpuint (id, ==, next_of (ids, n_nodes, from, direction));
  if (id != FRINGE_NO_NODE)
    g_assert_cmpuint (g_array_index (ids, guint, index), ==, id);
}

static void
check_find (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (RecordFacts) facts = record_facts_new (search);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (guint));
  FringeNodeQuery query = random_query (search);
  guint step = (guint) test_random ((int) facts->n_steps + 1), n_nodes = fringe_search_n_nodes_at (search, step);
  g_autoptr (FringeNodeFind) find = fringe_node_find_new (search, step, &query);
  g_autofree char *none = fringe_node_query_none_sentence (&query, search, step);

  (void) problem;
  for (guint id = 0; id < n_nodes; id++)
    if (should_match (&query, search, facts, id, step))
      g_array_append_val (ids, id);
  while (!fringe_node_find_advance (find, 1 + (guint) test_random (50)))
    g_assert_cmpuint (fringe_node_find_n (find), <=, ids->len);
  g_assert_true (fringe_node_find_is_for (find, step, &query));
  check_next (find, ids, n_nodes);
  g_assert_true (g_str_has_suffix (none, "."));
}

/* The values are those of a node as the window shows them. */
static void
check_parse (const FringeSearch *search, const TestProblem *problem)
{
  guint id = (guint) test_random ((int) fringe_search_n_nodes (search));
  g_autofree char *f = fringe_value_text (fringe_search_f (search, id)), *f_text = g_strdup_printf (" F = %s", f);
  g_autofree char *reason = NULL;
  g_autoptr (GString) board_text = NULL;
  FringeNodeQuery query;
  FringeBoard board;

  (void) problem;
  g_assert_true (fringe_node_query_parse_one (f_text, search, &query, &reason));
  g_assert_cmpint (query.conditions[0].value, ==, FRINGE_NODE_F);
  g_assert_true (fringe_node_query_matches (&query, search, id, fringe_search_n_steps (search), FRINGE_NO_NODE));
  fringe_search_board (search, id, &board);
  board_text = test_write_board (&board);
  g_assert_true (fringe_node_query_parse_one (board_text->str, search, &query, &reason));
  g_assert_true (query.is_board);
  g_assert_cmpmem (query.tiles, query.n_tiles, board.cells, fringe_board_n_cells (&board));
}

static FringeSearch *
example (void)
{
  TestProblem problem = { test_board ("1 2 7 6 0 8 4 3 5"), test_board ("1 2 0 4 8 7 3 6 5"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  return test_search_run (&problem, 1000);
}

static void
test_what_is_typed (void)
{
  static const struct
  {
    const char *text;
    FringeNodeValue value;
    double number;
  } cases[] = {
    { "12", FRINGE_NODE_ID, 12 },
    { "#7", FRINGE_NODE_ID, 7 },
    { "f 26", FRINGE_NODE_F, 26 },
    { "f=26", FRINGE_NODE_F, 26 },
    { "F = 2.5", FRINGE_NODE_F, 2.5 },
    { "g3", FRINGE_NODE_G, 3 },
    { " h = 0 ", FRINGE_NODE_H, 0 },
    { "120487365", FRINGE_N_NODE_VALUES, 0 },
    { "12048736", FRINGE_NODE_ID, 12048736 },
  };
  g_autoptr (FringeSearch) search = example ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *reason = NULL;
      FringeNodeQuery query;

      g_test_message ("%s", cases[i].text);
      g_assert_true (fringe_node_query_parse_one (cases[i].text, search, &query, &reason));
      g_assert_null (reason);
      g_assert_cmpint (query.is_board, ==, cases[i].value == FRINGE_N_NODE_VALUES);
      g_assert_cmpuint (query.n_conditions, ==, !query.is_board);
      g_assert_cmpint (query.is_board ? FRINGE_N_NODE_VALUES : query.conditions[0].value, ==, cases[i].value);
      g_assert_cmpfloat (query.conditions[0].number, ==, cases[i].number);
    }
}

static void
test_what_is_none (void)
{
  static const struct
  {
    const char *text, *reason;
  } cases[] = {
    { "", "" },
    { "seven", "Type the number of a node, a board, or a value like “f = 26”." },
    { "f", "Type the number of a node, a board, or a value like “f = 26”." },
    { "f=nan", "Type the number of a node, a board, or a value like “f = 26”." },
    { "99999999999", "Type the number of a node, a board, or a value like “f = 26”." },
  };
  g_autoptr (FringeSearch) search = example ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *reason = NULL;
      FringeNodeQuery query;

      g_test_message ("%s", cases[i].text);
      g_assert_false (fringe_node_query_parse_one (cases[i].text, search, &query, &reason));
      g_assert_cmpstr (reason, ==, cases[i].reason);
    }
}

static void
test_board_errors (void)
{
  g_autoptr (FringeSearch) search = example ();
  g_autofree char *reason = NULL;
  FringeNodeQuery query;

  g_assert_false (fringe_node_query_parse_one ("1 2 3 4 5 6 7 8 8", search, &query, &reason));
  g_assert_nonnull (strstr (reason, "8"));
}

static void
test_goal (void)
{
  g_autoptr (FringeSearch) search = example ();
  FringeNodeQuery query = fringe_node_query_board (fringe_search_goal (search));
  g_autoptr (FringeNodeFind) find = fringe_node_find_new (search, fringe_search_n_steps (search), &query);
  guint index;

  g_assert_true (fringe_node_find_advance (find, G_MAXUINT));
  g_assert_cmpuint (fringe_node_find_next (find, 0, 1, &index), ==,
                    fringe_search_solution_at (search, fringe_search_n_steps (search)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/node-find/finds-what-a-look-at-every-node-finds", check_find);
  test_add_property ("/node-find/values-and-boards-are-read-as-they-are-written", check_parse);
  g_test_add_func ("/node-find/what-is-typed-tells-what-is-meant", test_what_is_typed);
  g_test_add_func ("/node-find/what-is-no-question-is-refused-with-a-reason", test_what_is_none);
  g_test_add_func ("/node-find/what-is-nearly-a-board-says-what-is-wrong-with-it", test_board_errors);
  g_test_add_func ("/node-find/the-goal-is-where-the-search-found-it", test_goal);
  return g_test_run ();
}
