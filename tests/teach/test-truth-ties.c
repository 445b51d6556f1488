/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"
#include "fringe-truth.h"
#include "test-boards.h"
#include "test-distances.h"
#include "test-heuristics.h"
#include "test-searches.h"

#include <string.h>

/* The classes against A* under every order of ties: from each state of a search all its next ones, whichever of the
 * nodes with the smallest f is removed. A* is here the definition, on boards by number. */

#define BOARDS_MAX 720
#define STATES_MAX 1000

typedef struct
{
  guint n;
  int h[BOARDS_MAX];
  int n_next[BOARDS_MAX];
  guint next[BOARDS_MAX][FRINGE_N_MOVES];
  guint start, goal;
} Graph;

/* A state of the search: for each board the smallest g yet, whether it waits on the frontier, whether it was ever
 * expanded. */
typedef struct
{
  guint8 g[BOARDS_MAX];
  guint8 is_open[BOARDS_MAX];
  guint8 is_expanded[BOARDS_MAX];
} State;

#define NO_G 255

static void
graph_init (Graph *graph, const FringeEstimate *estimate, const FringeBoard *start, const FringeBoard *goal)
{
  FringeBoard board = test_board_first (goal->rows, goal->columns);

  memset (graph, 0, sizeof *graph);
  graph->n = test_n_boards (fringe_board_n_cells (goal));
  graph->start = test_board_rank (start);
  graph->goal = test_board_rank (goal);
  do
    {
      guint at = test_board_rank (&board);

      graph->h[at] = test_whole_h (estimate, &board);
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        {
          FringeBoard other = board;

          if (fringe_board_move (&other, (FringeMove) move))
            graph->next[at][graph->n_next[at]++] = test_board_rank (&other);
        }
    }
  while (test_board_next (&board));
}

static State
first_state (const Graph *graph)
{
  State state = { 0 };

  memset (state.g, NO_G, sizeof state.g);
  state.g[graph->start] = 0;
  state.is_open[graph->start] = TRUE;
  return state;
}

static void
expand (const Graph *graph, State *state, guint at)
{
  state->is_open[at] = FALSE;
  state->is_expanded[at] = TRUE;
  for (int i = 0; i < graph->n_next[at]; i++)
    {
      guint other = graph->next[at][i];

      if (state->g[at] + 1 >= state->g[other])
        continue;
      state->g[other] = (guint8) (state->g[at] + 1);
      state->is_open[other] = TRUE;
    }
}

/* Fills in the boards with the smallest f on the frontier. */
static guint
best_boards (const Graph *graph, const State *state, guint *best)
{
  int least = G_MAXINT;
  guint n = 0;

  for (guint at = 0; at < graph->n; at++)
    {
      int f = state->g[at] + graph->h[at];

      if (!state->is_open[at] || f > least)
        continue;
      if (f < least)
        n = 0;
      least = f;
      best[n++] = at;
    }
  return n;
}

static guint
state_hash (gconstpointer data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, sizeof (State));

  return g_bytes_hash (bytes);
}

static gboolean
state_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (State)) == 0;
}

typedef struct
{
  guint8 by_all[BOARDS_MAX], by_some[BOARDS_MAX];
} Expanded;

static void
note_end (const Graph *graph, const State *state, Expanded *expanded)
{
  for (guint at = 0; at < graph->n; at++)
    {
      expanded->by_all[at] &= state->is_expanded[at];
      expanded->by_some[at] |= state->is_expanded[at];
    }
}

/* Returns: FALSE where there are too many states */
static gboolean
try_all_orders (const Graph *graph, Expanded *expanded)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (state_hash, state_equal, g_free, NULL);
  g_autoptr (GPtrArray) stack = g_ptr_array_new ();
  State first = first_state (graph);

  memset (expanded->by_all, TRUE, sizeof expanded->by_all);
  memset (expanded->by_some, FALSE, sizeof expanded->by_some);
  g_ptr_array_add (stack, g_memdup2 (&first, sizeof first));
  g_hash_table_add (seen, stack->pdata[0]);
  while (stack->len > 0)
    {
      const State *state = g_ptr_array_steal_index (stack, stack->len - 1);
      guint best[BOARDS_MAX], n = best_boards (graph, state, best);

      for (guint i = 0; i < n; i++)
        {
          State next = *state;

          if (best[i] == graph->goal)
            {
              note_end (graph, state, expanded);
              continue;
            }
          expand (graph, &next, best[i]);
          if (g_hash_table_contains (seen, &next))
            continue;
          g_ptr_array_add (stack, g_memdup2 (&next, sizeof next));
          g_hash_table_add (seen, stack->pdata[stack->len - 1]);
        }
      if (g_hash_table_size (seen) > STATES_MAX)
        return FALSE;
    }
  return TRUE;
}

/* One order, at random. */
static void
try_any_order (const Graph *graph, Expanded *expanded)
{
  State state = first_state (graph);

  for (;;)
    {
      guint best[BOARDS_MAX], n = best_boards (graph, &state, best), chosen = best[test_random ((int) n)];

      if (chosen == graph->goal)
        break;
      expand (graph, &state, chosen);
    }
  note_end (graph, &state, expanded);
}

static FringeTruthClass
class_of (const Expanded *expanded, guint at)
{
  return expanded->by_all[at] ? FRINGE_TRUTH_MUST : expanded->by_some[at] ? FRINGE_TRUTH_MAY : FRINGE_TRUTH_NEVER;
}

static guint n_tried, n_random, n_classes[FRINGE_N_TRUTH_CLASSES];

static void
assert_classes (const Graph *graph, const FringeTruth *truth, const FringeBoard *goal)
{
  FringeBoard board = test_board_first (goal->rows, goal->columns);
  guint n[FRINGE_N_TRUTH_CLASSES] = { 0 };
  Expanded expanded;
  gboolean is_whole = try_all_orders (graph, &expanded);

  for (int i = 0; !is_whole && i < 20; i++)
    try_any_order (graph, &expanded);
  n_tried += is_whole;
  n_random += !is_whole;
  do
    {
      guint at = test_board_rank (&board);
      FringeTruthClass class = fringe_truth_class (truth, &board);
      char text[FRINGE_BOARD_TEXT_MAX];

      fringe_board_print (&board, text);
      n[class]++;
      if (class == FRINGE_TRUTH_UNKNOWN)
        g_assert_false (fringe_board_verdict (&board, goal).solvable);
      else if (is_whole && class != class_of (&expanded, at))
        g_error ("board %s: class %d, and by all orders %d", text, class, class_of (&expanded, at));
      else if (!is_whole
               && ((class == FRINGE_TRUTH_MUST && !expanded.by_all[at])
                   || (class == FRINGE_TRUTH_NEVER && expanded.by_some[at])))
        g_error ("board %s: class %d, and an order of ties says no", text, class);
    }
  while (test_board_next (&board));
  for (int class = FRINGE_TRUTH_MUST; class < FRINGE_N_TRUTH_CLASSES; class ++)
    {
      g_assert_cmpuint (n[class], ==, fringe_truth_n_boards (truth, (FringeTruthClass) class));
      n_classes[class] += is_whole ? n[class] : 0;
    }
}

static void
try_problem (const FringeBoard *start, const FringeBoard *goal, const FringeEstimate *estimate)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new_with_estimate (start, goal, &rules, estimate, 1);
  g_autoptr (FringeTruth) truth = fringe_truth_new (search);
  char from[FRINGE_BOARD_TEXT_MAX], to[FRINGE_BOARD_TEXT_MAX];
  g_autofree Graph *graph = g_new (Graph, 1);

  fringe_board_print (start, from);
  fringe_board_print (goal, to);
  g_test_message ("%s, %s to %s", fringe_heuristic_name (estimate->heuristic), from, to);
  graph_init (graph, estimate, start, goal);
  assert_classes (graph, truth, goal);
}

/* Every tile, and the blank, costs at random: neither consistent nor admissible but by chance. The name that is given
 * to it only says so. */
static void
make_random (FringeEstimate *estimate, const FringeBoard *goal)
{
  int most = 1 + test_random (4), rarely = 1 + test_random (8);

  g_assert_true (fringe_estimate_init (estimate, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, goal));
  for (int tile = 0; tile < estimate->n_cells; tile++)
    for (int cell = 0; cell < estimate->n_cells; cell++)
      estimate->cost[tile][cell]
          = cell == estimate->home[tile] || test_random (rarely) > 0 ? 0 : (guint8) test_random (most + 1);
}

static FringeBoard
start_near (const FringeBoard *goal, int n_moves)
{
  FringeBoard start = *goal;

  fringe_board_scramble (&start, g_test_rand_int (), (unsigned) test_random (n_moves + 1));
  return start;
}

static void
try_all_heuristics (int rows, int columns, int n_moves)
{
  FringeBoard goal = test_board_random (rows, columns), start = start_near (&goal, n_moves);

  for (int heuristic = 0; heuristic <= FRINGE_N_HEURISTICS; heuristic++)
    {
      FringeEstimate estimate;

      if (heuristic < FRINGE_N_HEURISTICS)
        g_assert_true (fringe_estimate_init (&estimate, (FringeHeuristic) heuristic, &goal));
      else
        make_random (&estimate, &goal);
      try_problem (&start, &goal, &estimate);
      fringe_estimate_clear (&estimate);
    }
}

static void
test_every_order (void)
{
  for (int i = 0; i < 20; i++)
    {
      try_all_heuristics (2, 2, 12);
      if (i % 2 == 0)
        try_all_heuristics (2, 3, 30);
      else
        try_all_heuristics (3, 2, 30);
    }
  g_test_message ("%u problems under all orders, %u under some; %u must, %u may, %u never", n_tried, n_random,
                  n_classes[FRINGE_TRUTH_MUST], n_classes[FRINGE_TRUTH_MAY], n_classes[FRINGE_TRUTH_NEVER]);
}

static void
test_random_heuristics (void)
{
  for (int i = 0; i < 100; i++)
    {
      FringeBoard goal = i % 4 == 0 ? test_board_random (2, 2) : test_board_random (2 + i % 2, 3 - i % 2);
      FringeBoard start = start_near (&goal, 30);
      FringeEstimate estimate;

      make_random (&estimate, &goal);
      try_problem (&start, &goal, &estimate);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/truth-ties/every-order-of-ties-bears-out-the-class-of-every-board", test_every_order);
  g_test_add_func ("/truth-ties/so-it-is-with-heuristics-of-random-numbers", test_random_heuristics);
  return g_test_run ();
}
