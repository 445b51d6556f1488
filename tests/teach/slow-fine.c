/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-fine.h"

#include "test-boards.h"

/* The lists as they are while the search is played. */
typedef struct
{
  const Reference *reference;
  const FringeRules *rules;
  uint32_t step;
  GArray *states; /* of all nodes that exist */
  GArray *open;
  uint64_t n_successors;
  GArray *lines;
} Play;

static FringeNodeState *
state_of (const Play *play, uint32_t id)
{
  return &g_array_index (play->states, FringeNodeState, id);
}

static const FringeBoard *
board_of (const Play *play, uint32_t id)
{
  return &reference_node (play->reference, id)->board;
}

static void
clear_line (gpointer data)
{
  SlowFine *line = data;

  g_array_unref (line->states);
  g_array_unref (line->open);
}

static void
take_off (Play *play, uint32_t id)
{
  for (guint i = 0; i < play->open->len; i++)
    if (g_array_index (play->open, uint32_t, i) == id)
      g_array_remove_index (play->open, i);
}

/* Ends a line: the lists are kept as they are now. */
static void
end_line (Play *play, FringeFineKind kind, uint32_t node, uint32_t other, FringeMove move, gboolean holds)
{
  SlowFine line = { play->step,
                    { kind, node, other, move, holds, play->states->len },
                    g_array_copy (play->states),
                    g_array_copy (play->open),
                    play->n_successors };

  g_array_append_val (play->lines, line);
}

static void
add_node (Play *play)
{
  FringeNodeState state = FRINGE_NODE_FRONTIER;

  g_array_append_val (play->states, state);
}

static uint32_t
newest_with (const Play *play, const FringeBoard *board)
{
  for (uint32_t id = play->states->len; id-- > 0;)
    if (fringe_board_equal (board_of (play, id), board))
      return id;
  return FRINGE_NO_NODE;
}

/* The node of this board that was expanded first. */
static uint32_t
closed_with (const Play *play, const FringeBoard *board)
{
  for (uint32_t step = 1; step <= play->step; step++)
    {
      uint32_t id = reference_step (play->reference, step)->removed;

      if (id < play->states->len && *state_of (play, id) == FRINGE_NODE_EXPANDED
          && fringe_board_equal (board_of (play, id), board))
        return id;
    }
  return FRINGE_NO_NODE;
}

static uint32_t
find_duplicate (const Play *play, uint32_t parent, const FringeBoard *board)
{
  const ReferenceNode *node = reference_node (play->reference, parent);
  uint32_t known = newest_with (play, board);

  switch (play->rules->duplicates)
    {
    case FRINGE_DUPLICATES_OPEN_CLOSED:
      return known;
    case FRINGE_DUPLICATES_CLOSED:
      return closed_with (play, board);
    case FRINGE_DUPLICATES_BETTER_G:
      return known != FRINGE_NO_NODE && reference_node (play->reference, known)->g > node->g + 1 ? FRINGE_NO_NODE
                                                                                                 : known;
    case FRINGE_DUPLICATES_PARENT:
      return node->parent != FRINGE_NO_NODE && fringe_board_equal (board_of (play, node->parent), board)
                 ? node->parent
                 : FRINGE_NO_NODE;
    case FRINGE_DUPLICATES_EXPANSION:
    case FRINGE_N_DUPLICATES:
    default:
      return FRINGE_NO_NODE;
    }
}

static gboolean
test_goal (Play *play, uint32_t id)
{
  gboolean holds = fringe_board_equal (board_of (play, id), &play->reference->problem->goal);

  if (holds)
    *state_of (play, id) = FRINGE_NODE_GOAL;
  end_line (play, FRINGE_FINE_GOAL_TEST, id, FRINGE_NO_NODE, FRINGE_N_MOVES, holds);
  return holds;
}

static void
insert_from (Play *play, uint32_t first)
{
  for (uint32_t id = first; id < play->states->len; id++)
    g_array_append_val (play->open, id);
}

/* Returns: whether the step goes on. */
static gboolean
try_move (Play *play, uint32_t parent, FringeMove move, uint32_t first)
{
  FringeBoard board = *board_of (play, parent);
  uint32_t id = play->states->len, of, older = FRINGE_NO_NODE;

  if (!fringe_board_move (&board, move))
    return TRUE;
  play->n_successors++;
  of = find_duplicate (play, parent, &board);
  if (of != FRINGE_NO_NODE)
    {
      end_line (play, FRINGE_FINE_DUPLICATE, parent, of, move, FALSE);
      return TRUE;
    }
  if (play->rules->duplicates == FRINGE_DUPLICATES_BETTER_G)
    older = newest_with (play, &board);
  if (older != FRINGE_NO_NODE && *state_of (play, older) == FRINGE_NODE_FRONTIER)
    {
      *state_of (play, older) = FRINGE_NODE_SUPERSEDED;
      take_off (play, older);
    }
  add_node (play);
  test_assert_boards_equal (board_of (play, id), &board);
  end_line (play, FRINGE_FINE_GENERATE, id, older, move, FALSE);
  if (play->rules->goal_test != FRINGE_GOAL_TEST_GENERATION || !test_goal (play, id))
    return TRUE;
  /* What was generated counts as on open. */
  insert_from (play, first);
  g_array_unref (g_array_index (play->lines, SlowFine, play->lines->len - 1).open);
  g_array_index (play->lines, SlowFine, play->lines->len - 1).open = g_array_copy (play->open);
  return FALSE;
}

static void
play_successors (Play *play, uint32_t id)
{
  uint32_t first = play->states->len;

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    if (!try_move (play, id, play->rules->moves[i], first))
      return;
  insert_from (play, first);
  if (first == play->states->len)
    end_line (play, FRINGE_FINE_INSERT, FRINGE_NO_NODE, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
  else
    end_line (play, FRINGE_FINE_INSERT, first, play->states->len - 1, FRINGE_N_MOVES, FALSE);
}

static void
play_turn (Play *play)
{
  uint32_t id = reference_step (play->reference, play->step)->removed, of;

  take_off (play, id);
  end_line (play, FRINGE_FINE_REMOVE, id, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
  if (play->rules->duplicates == FRINGE_DUPLICATES_EXPANSION)
    {
      of = closed_with (play, board_of (play, id));
      if (of != FRINGE_NO_NODE)
        *state_of (play, id) = FRINGE_NODE_STALE;
      end_line (play, FRINGE_FINE_STALE_TEST, id, of, FRINGE_N_MOVES, of != FRINGE_NO_NODE);
      if (of != FRINGE_NO_NODE)
        return;
    }
  if (play->rules->goal_test == FRINGE_GOAL_TEST_EXPANSION && test_goal (play, id))
    return;
  *state_of (play, id) = FRINGE_NODE_EXPANDED;
  end_line (play, FRINGE_FINE_CLOSE, id, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
  play_successors (play, id);
}

/* The bound of the iteration that is under way. */
static uint32_t
bound_of (const Play *play)
{
  const GArray *iterations = reference_step (play->reference, play->step)->iterations;

  return g_array_index (iterations, FringeIteration, iterations->len - 1).bound;
}

static void
play_way (Play *play, uint32_t id)
{
  const ReferenceNode *node = reference_node (play->reference, id);

  if (node->parent != FRINGE_NO_NODE && node->parent != id - 1)
    end_line (play, FRINGE_FINE_BACK_UP, node->parent, id - 1, FRINGE_N_MOVES, FALSE);
  if (id == play->states->len)
    add_node (play);
  if (node->parent == FRINGE_NO_NODE)
    end_line (play, FRINGE_FINE_ITERATION, id, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
  else
    end_line (play, FRINGE_FINE_GENERATE, id, FRINGE_NO_NODE, node->move, FALSE);
}

static void
play_entry (Play *play)
{
  uint32_t id = play->step - 1;
  const ReferenceNode *node = reference_node (play->reference, id);
  gboolean is_cut = reference_priority (play->reference, id) > bound_of (play);

  play_way (play, id);
  end_line (play, FRINGE_FINE_ENTER, id, FRINGE_NO_NODE, FRINGE_N_MOVES, !is_cut);
  if (is_cut)
    {
      *state_of (play, id) = FRINGE_NODE_CUT;
      end_line (play, FRINGE_FINE_CUT, id, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
      return;
    }
  if (test_goal (play, id))
    return;
  *state_of (play, id) = FRINGE_NODE_EXPANDED;
  play->n_successors += (uint64_t) node->n_tried;
  end_line (play, FRINGE_FINE_EXPAND, id, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
  if (node->parent != FRINGE_NO_NODE)
    end_line (play, FRINGE_FINE_DUPLICATE, id, node->parent, fringe_move_opposite (node->move), FALSE);
}

static void
play_start (Play *play)
{
  gboolean is_idastar = fringe_algorithm_deepens (play->rules->algorithm);

  add_node (play);
  if (!is_idastar)
    insert_from (play, 0);
  end_line (play, FRINGE_FINE_START, 0, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE);
  if (!is_idastar && play->rules->goal_test == FRINGE_GOAL_TEST_GENERATION)
    test_goal (play, 0);
}

GArray *
slow_fine_lines (const Reference *reference)
{
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (FringeNodeState));
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  Play play = { reference, &reference->problem->rules, 0, states, open, 0, NULL };

  play.lines = g_array_new (FALSE, FALSE, sizeof (SlowFine));
  g_array_set_clear_func (play.lines, clear_line);
  play_start (&play);
  for (play.step = 1; play.step < reference->steps->len; play.step++)
    if (fringe_algorithm_deepens (play.rules->algorithm))
      play_entry (&play);
    else
      play_turn (&play);
  return play.lines;
}
