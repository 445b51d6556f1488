/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-idastar.h"

#include "fringe-array.h"

/* IDA* on a stack of nodes that are within the bound and wait to be entered: what its lists of moves and its numbers
 * are, how a node is expanded, how nodes are entered in order, how a small subtree is entered at once, and the
 * iterations.
 *
 * A node is expanded at once, which makes the loop free of branches that can't be foretold, while IDA* generates a
 * successor only when its turn has come. Both find the same nodes in the same order; what differs is how many
 * successors of the nodes on the way have been generated at a moment. Each waiting node therefore knows the number
 * of those after it, and `generated` less this number is the count of IDA*.
 *
 * In a subtree without the goal, which no pause cuts short, order matters to no count. A small one is therefore
 * entered layer by layer: in order, each node has to wait until the one before it has put its successors on the
 * stack, and 57 million nodes a second are generated instead of 129 million. Where the goal turns up in the subtree
 * after all, it is left as it was and entered in order.
 *
 * Invariants: the stack holds at most three nodes for each depth; `way[d]` is the node entered last at depth d, and
 * for the depths up to that of the node entered last these are the way to it. */

#define N_LAST_MOVES (FRINGE_N_MOVES + 1) /* the root has none */
#define N_LISTS (FRINGE_CELLS_MAX * N_LAST_MOVES)
#define N_SUCCESSORS 3 /* but four at the root */
/* So many nodes may a small subtree have; as many are expanded in vain in one that has more. */
#define SMALL_MAX (1 << 14)
#define LAYER_MAX (N_SUCCESSORS * SMALL_MAX)
#define BOUND_MAX 20000 /* what 16 bits hold of depth and successors to come */
#define PACKED_CELLS 16

/* A move of the blank from one cell to another. */
typedef struct
{
  uint64_t slide; /* where a tile stands before and after, a bit each, in a packed board */
  uint8_t from, to, to_shift;
  uint64_t differences[PACKED_CELLS]; /* of the places, by the tile that slides; [0] but for the change of h */
} Operator;

/* The moves that can follow a move to a cell, in the move order; those that do not exist are never admitted. */
typedef struct
{
  Operator ops[FRINGE_N_MOVES];
  int n;
} List;

#define WORDS_OF_LIST ((int) (sizeof (List) / sizeof (uint64_t)))

/* Four small numbers of a node in one word, so that one addition makes those of a successor from its parent's. Each has
 * 16 bits; from the lowest on they are where its list of moves begins, in words; how many successors come after it, of
 * its parent and of those above; its depth; and by how much its f exceeds the bound, less one, which is negative where
 * the node is within the bound. The place of a cut node is smaller than that of any other, and the smaller the less its
 * f is. */
typedef uint64_t Place;

#define PLACE(list, to_come, depth, excess)                                                                            \
  ((Place) (list) + ((Place) (to_come) << 16) + ((Place) (depth) << 32) + ((Place) (excess) << 48))
#define LIST(place) ((uint16_t) (place))
#define TO_COME(place) ((uint16_t) ((place) >> 16))
#define DEPTH(place) ((uint16_t) ((place) >> 32))
#define EXCESS(place) ((int16_t) ((place) >> 48))
#define IS_WITHIN(place) ((place) >> 63)
#define NONE UINT64_MAX /* no node is cut */

/* The boards and the places of nodes, in two arrays. */
typedef struct
{
  uint64_t *keys; /* the boards, 4 bits a cell, where they are packed */
  Place *places;
  size_t capacity;
} Nodes;

typedef struct
{
  uint64_t id;
  Place place;
} Entered;

struct _FringeIdastar
{
  FringeBoard start, goal;
  FringeRules rules;
  FringeEstimate estimate;
  int n_cells;
  bool is_packed;
  int h_goal;
  uint64_t goal_key;
  List lists[N_LISTS];

  FringeOutcome outcome;
  uint64_t node_limit;
  uint64_t generated; /* with the successors to come */
  uint64_t expanded;
  uint64_t generated_before, expanded_before; /* this iteration */
  uint64_t deepest_at; /* what IDA* had generated when it entered the first of the nodes that are deepest */
  uint32_t max_depth;
  uint32_t bound;        /* of f; where h is not whole, of the depth, which nothing within the bound exceeds */
  Place cut;             /* the smallest of a cut node, or NONE */
  double f_bound, f_cut; /* the same where h is not whole; the latter INFINITY where no node is cut */

  /* A subtree seems small where its root is nearer to the bound than this, in moves. It falls to where one was not, and
   * rises by one when RISE_AFTER nodes have been expanded in such subtrees since. */
  uint32_t reach;
  uint64_t expanded_within_reach;

  Nodes stack;
  uint8_t *cells; /* n_cells for each node of the stack; NULL where boards are packed */
  size_t n_waiting, cells_capacity;
  Nodes layers[2]; /* of a small subtree, one that is entered and the next; empty where boards are not packed */
  Entered *way;
  size_t way_capacity;
  uint32_t solution_depth;

  FringeIteration *iterations;
  size_t n_iterations, iterations_capacity;
};

/* Lists of moves. */

static inline uint16_t
list_of (int blank, FringeMove last)
{
  return (uint16_t) ((blank * N_LAST_MOVES + (int) last) * WORDS_OF_LIST);
}

#define NEVER 30000 /* more than any node lacks to be cut */

static void
add_operator (const FringeIdastar *idastar, List *list, int from, int to)
{
  Operator *op = &list->ops[list->n++];

  op->from = (uint8_t) from;
  op->to = (uint8_t) to;
  if (!idastar->is_packed)
    return;
  op->to_shift = (uint8_t) (4 * to);
  op->slide = (uint64_t) 1 << (4 * to) | (uint64_t) 1 << (4 * from);
  for (int tile = 1; tile < idastar->n_cells; tile++)
    op->differences[tile] = PLACE (0, 0, 0, 1 + fringe_estimate_change (&idastar->estimate, tile, to, from));
}

static void
make_list (FringeIdastar *idastar, int blank, FringeMove last)
{
  uint16_t its = list_of (blank, last);
  List *list = &idastar->lists[its / WORDS_OF_LIST];
  uint16_t next[FRINGE_N_MOVES];

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = idastar->rules.moves[i];
      int to = fringe_board_neighbour (idastar->goal.rows, idastar->goal.columns, blank, move);

      if (to < 0 || move == fringe_move_opposite (last))
        continue;
      next[list->n] = list_of (to, move);
      add_operator (idastar, list, blank, to);
    }
  for (int i = 0; i < list->n; i++)
    for (int tile = 0; tile < PACKED_CELLS; tile++)
      list->ops[i].differences[tile] += PLACE (next[i], list->n - 1 - i, 1, 0) - its;
  for (int i = list->n; i < FRINGE_N_MOVES; i++)
    for (int tile = 0; tile < PACKED_CELLS; tile++)
      list->ops[i].differences[tile] = PLACE (0, 0, 0, NEVER);
}

static void
make_lists (FringeIdastar *idastar)
{
  for (int blank = 0; blank < idastar->n_cells; blank++)
    for (int last = 0; last < N_LAST_MOVES; last++)
      make_list (idastar, blank, (FringeMove) last);
}

/* Entering nodes. */

/* What IDA* has generated when it enters the next node. */
static inline uint64_t
generated_before_next (const FringeIdastar *idastar)
{
  return idastar->generated - TO_COME (idastar->stack.places[idastar->n_waiting - 1]);
}

#define RISE_AFTER (16 * SMALL_MAX) /* so that little is for nothing */

/* Appends the successors of a node that are within the bound to the @n nodes, the last one first.
 *
 * Returns: how many there are then */
static inline size_t
expand_packed (const List *list, uint64_t key, Place place, const Nodes *nodes, size_t n, Place *cut, int n_ops)
{
#pragma GCC unroll 4
  for (int i = n_ops - 1; i >= 0; i--)
    {
      const Operator *op = &list->ops[i];
      uint64_t tile = key >> op->to_shift & 15;
      Place successor = place + op->differences[tile];

      nodes->keys[n] = key ^ tile * op->slide;
      nodes->places[n] = successor;
      n += IS_WITHIN (successor);
      *cut = successor < *cut ? successor : *cut;
    }
  return n;
}

static inline const List *
list_at (const FringeIdastar *idastar, Place place)
{
  return (const List *) ((const uint64_t *) idastar->lists + LIST (place));
}

static int
h_of (const FringeIdastar *idastar, Place place)
{
  return (int) idastar->bound + 1 + EXCESS (place) - DEPTH (place);
}

static size_t
expand_cells (FringeIdastar *idastar, const List *list, Place place, size_t n, Place *cut)
{
  size_t n_cells = (size_t) idastar->n_cells;
  int h = h_of (idastar, place);
  uint8_t cells[FRINGE_CELLS_MAX];

  memcpy (cells, idastar->cells + n * n_cells, n_cells);
  for (int i = list->n - 1; i >= 0; i--)
    {
      const Operator *op = &list->ops[i];
      uint8_t *board = idastar->cells + n * n_cells;
      int tile = cells[op->to], change;
      Place successor;

      memcpy (board, cells, n_cells);
      board[op->from] = (uint8_t) tile;
      board[op->to] = 0;
      change = fringe_estimate_whole_after (&idastar->estimate, board, h, tile, op->to, op->from) - h;
      successor = place + op->differences[0] + PLACE (0, 0, 0, 1 + change);
      idastar->stack.places[n] = successor;
      *cut = successor < *cut ? successor : *cut;
      n += IS_WITHIN (successor);
    }
  return n;
}

/* Where h is not whole a place tells only whether the node is within the bound: the excess of those that wait is -1. */
static size_t
expand_by_value (FringeIdastar *idastar, const List *list, Place place, size_t n)
{
  size_t n_cells = (size_t) idastar->n_cells;
  uint8_t cells[FRINGE_CELLS_MAX];

  memcpy (cells, idastar->cells + n * n_cells, n_cells);
  for (int i = list->n - 1; i >= 0; i--)
    {
      const Operator *op = &list->ops[i];
      uint8_t *board = idastar->cells + n * n_cells;
      double f;

      memcpy (board, cells, n_cells);
      board[op->from] = cells[op->to];
      board[op->to] = 0;
      f = DEPTH (place) + 1 + fringe_estimate_h_of_cells (&idastar->estimate, board);
      idastar->stack.places[n] = place + op->differences[0];
      if (f > idastar->f_bound && f < idastar->f_cut)
        idastar->f_cut = f;
      n += f <= idastar->f_bound;
    }
  return n;
}

static inline bool
is_goal (const FringeIdastar *idastar, size_t i, bool is_packed)
{
  if (is_packed)
    return idastar->stack.keys[i] == idastar->goal_key;
  return (!idastar->estimate.is_whole || h_of (idastar, idastar->stack.places[i]) == idastar->h_goal)
         && memcmp (idastar->cells + i * (size_t) idastar->n_cells, idastar->goal.cells, (size_t) idastar->n_cells)
                == 0;
}

/* Whether a node may be entered with its subtree, where @room nodes more can be generated before the next pause. The
 * root may not: the reach is never larger than the bound. */
static inline bool
seems_small (const FringeIdastar *idastar, Place place, uint64_t room)
{
  return idastar->bound - DEPTH (place) < idastar->reach && room > LAYER_MAX;
}

/* Enters waiting nodes, but none that IDA* comes to when it has generated more than @stop, and stops before one whose
 * subtree seems small.
 *
 * Returns: whether the iteration has come to its end, by the goal or because no node waits */
static inline __attribute__ ((always_inline)) bool
enter_in_order (FringeIdastar *idastar, uint64_t stop, const bool is_packed)
{
  const Nodes stack = idastar->stack;
  size_t n = idastar->n_waiting;
  uint64_t generated = idastar->generated, expanded = idastar->expanded;
  uint64_t n_roots_before = idastar->n_iterations - 1;
  Place cut = idastar->cut;
  bool ended = true;

  while (n > 0)
    {
      Place place = stack.places[--n];
      const List *list = list_at (idastar, place);
      uint32_t depth = DEPTH (place);
      uint64_t entered_at = generated - TO_COME (place);

      if (entered_at > stop || (is_packed && seems_small (idastar, place, stop - entered_at)))
        {
          n++;
          ended = false;
          break;
        }
      idastar->way[depth] = (Entered) { entered_at + n_roots_before, place };
      if (is_goal (idastar, n, is_packed))
        {
          idastar->outcome = FRINGE_OUTCOME_SOLVED;
          idastar->solution_depth = depth;
          generated = entered_at;
          break;
        }
      if (__builtin_expect (depth >= idastar->max_depth, false))
        {
          if (depth == BOUND_MAX)
            {
              idastar->outcome = FRINGE_OUTCOME_LIMIT;
              generated = entered_at;
              break;
            }
          idastar->max_depth = depth + 1;
          idastar->deepest_at = entered_at;
        }
      expanded++;
      generated += (uint64_t) list->n;
      if (!is_packed && !idastar->estimate.is_whole)
        n = expand_by_value (idastar, list, place, n);
      else if (!is_packed)
        n = expand_cells (idastar, list, place, n, &cut);
      else if (depth > 0)
        n = expand_packed (list, stack.keys[n], place, &stack, n, &cut, N_SUCCESSORS);
      else
        n = expand_packed (list, stack.keys[n], place, &stack, n, &cut, FRINGE_N_MOVES);
    }

  idastar->n_waiting = n;
  idastar->generated = generated;
  idastar->expanded = expanded;
  idastar->cut = cut;
  return ended;
}

typedef struct
{
  uint64_t generated, expanded;
  uint32_t depth; /* of the layer that is next */
  Place cut;
  bool has_goal;
} Subtree;

/* Expands the @n nodes of a layer. Returns: how many there are in the next */
static size_t
expand_layer (const FringeIdastar *idastar, Subtree *subtree, Nodes layer, size_t n, Nodes next)
{
  size_t n_next = 0;
  uint64_t generated = 0, goal_key = idastar->goal_key;
  Place cut = subtree->cut;
  bool has_goal = false;

  for (size_t i = 0; i < n; i++)
    {
      const List *list = list_at (idastar, layer.places[i]);

      has_goal |= layer.keys[i] == goal_key;
      generated += (uint64_t) list->n;
      n_next = expand_packed (list, layer.keys[i], layer.places[i], &next, n_next, &cut, N_SUCCESSORS);
    }
  subtree->has_goal = has_goal;
  subtree->generated += generated;
  subtree->expanded += n;
  subtree->cut = cut;
  subtree->depth++;
  return n_next;
}

static void
set_reach (FringeIdastar *idastar, uint32_t reach)
{
  idastar->reach = reach;
  idastar->expanded_within_reach = 0;
}

/* Enters the node on top of the stack and its whole subtree, layer by layer.
 *
 * Where the goal is among them or they are many, the stack and all counts stay as they were. */
static void
enter_subtree (FringeIdastar *idastar)
{
  size_t top = idastar->n_waiting - 1;
  uint32_t depth = DEPTH (idastar->stack.places[top]);
  Subtree subtree = { .depth = depth, .cut = idastar->cut };
  Nodes layer = idastar->layers[0], next = idastar->layers[1];
  size_t n = 1;

  layer.keys[0] = idastar->stack.keys[top];
  layer.places[0] = idastar->stack.places[top];
  while (n > 0 && subtree.expanded + n <= SMALL_MAX && !subtree.has_goal)
    {
      Nodes spare = layer;

      n = expand_layer (idastar, &subtree, layer, n, next);
      layer = next;
      next = spare;
    }
  if (n > 0 || subtree.has_goal)
    {
      set_reach (idastar, idastar->bound - depth);
      return;
    }

  idastar->n_waiting--;
  idastar->generated += subtree.generated;
  idastar->expanded += subtree.expanded;
  if (subtree.depth > idastar->max_depth)
    idastar->max_depth = subtree.depth;
  idastar->cut = subtree.cut;
  idastar->expanded_within_reach += subtree.expanded;
  if (idastar->expanded_within_reach > RISE_AFTER && idastar->reach < idastar->bound)
    set_reach (idastar, idastar->reach + 1);
}

static bool
enter_waiting (FringeIdastar *idastar, uint64_t stop)
{
  if (!idastar->is_packed)
    return enter_in_order (idastar, stop, false);
  while (!enter_in_order (idastar, stop, true))
    {
      if (generated_before_next (idastar) > stop)
        return false;
      enter_subtree (idastar);
    }
  return true;
}

/* Iterations. */

static uint64_t
pack (const FringeBoard *board)
{
  uint64_t key = 0;

  for (int cell = 0; cell < board->rows * board->columns; cell++)
    key |= (uint64_t) board->cells[cell] << (4 * cell);
  return key;
}

static bool
reserve_nodes (Nodes *nodes, size_t n)
{
  size_t capacity = nodes->capacity;

  return fringe_array_reserve (&nodes->keys, &capacity, n, sizeof *nodes->keys)
         && fringe_array_reserve (&nodes->places, &nodes->capacity, n, sizeof *nodes->places);
}

static bool
reserve_boards (FringeIdastar *idastar, size_t n)
{
  if (!idastar->is_packed)
    return fringe_array_reserve (&idastar->cells, &idastar->cells_capacity, n, (size_t) idastar->n_cells);
  return reserve_nodes (&idastar->layers[0], LAYER_MAX) && reserve_nodes (&idastar->layers[1], LAYER_MAX);
}

/* Makes room for all that an iteration can need. The depth of a node is its g, which is no larger than the bound. */
static bool
reserve_iteration (FringeIdastar *idastar, uint32_t bound)
{
  size_t n_waiting = N_SUCCESSORS * ((size_t) bound + 1) + FRINGE_N_MOVES + 1;

  return bound <= BOUND_MAX
         && fringe_array_reserve (&idastar->iterations, &idastar->iterations_capacity, idastar->n_iterations + 1,
                                  sizeof *idastar->iterations)
         && reserve_boards (idastar, n_waiting) && reserve_nodes (&idastar->stack, n_waiting)
         && fringe_array_reserve (&idastar->way, &idastar->way_capacity, (size_t) bound + 2, sizeof *idastar->way);
}

/* What no node within the bound is deeper than, or, where h is not whole, BOUND_MAX if that is less. */
static uint32_t
largest_depth (const FringeIdastar *idastar, double f_bound)
{
  double depth = f_bound - idastar->estimate.h_min;

  if (idastar->estimate.is_whole)
    return (uint32_t) f_bound;
  return depth < BOUND_MAX ? (uint32_t) fmax (depth, 0) : BOUND_MAX;
}

static void
begin_iteration (FringeIdastar *idastar, double f_bound)
{
  uint32_t bound = largest_depth (idastar, f_bound);
  int excess = -1;

  if (!reserve_iteration (idastar, bound))
    {
      idastar->outcome = FRINGE_OUTCOME_LIMIT;
      return;
    }
  if (idastar->is_packed)
    idastar->stack.keys[0] = pack (&idastar->start);
  else
    memcpy (idastar->cells, idastar->start.cells, (size_t) idastar->n_cells);
  if (idastar->estimate.is_whole)
    excess = (int) fringe_estimate_h (&idastar->estimate, &idastar->start) - (int) bound - 1;
  idastar->stack.places[0] = PLACE (list_of (idastar->start.blank, FRINGE_N_MOVES), 0, 0, excess);

  idastar->reach += bound - idastar->bound;
  idastar->bound = bound;
  idastar->cut = NONE;
  idastar->f_bound = f_bound;
  idastar->f_cut = INFINITY;
  idastar->n_waiting = 1;
  idastar->generated_before = idastar->generated;
  idastar->expanded_before = idastar->expanded;
  idastar->iterations[idastar->n_iterations++] = (FringeIteration) { f_bound, 0, 0 };
}

/* Where the limit falls on the node entered last, none of its successors is generated, so that they make nothing
 * deeper. */
static void
stop_at_limit (FringeIdastar *idastar)
{
  idastar->outcome = FRINGE_OUTCOME_LIMIT;
  if (idastar->deepest_at == idastar->node_limit)
    idastar->max_depth--;
}

/* The bound of the next iteration: the f of the start, then the smallest that was cut. INFINITY where there is none. */
static double
next_bound (const FringeIdastar *idastar)
{
  if (idastar->n_iterations == 0)
    return fringe_estimate_h (&idastar->estimate, &idastar->start);
  if (!idastar->estimate.is_whole)
    return idastar->f_cut;
  return idastar->cut == NONE ? INFINITY : (int) idastar->bound + 1 + EXCESS (idastar->cut);
}

/* Goes on with the iteration, or with the next one. */
static void
search_on (FringeIdastar *idastar, uint64_t stop)
{
  bool ended;

  if (idastar->n_waiting == 0 && isinf (next_bound (idastar)))
    idastar->outcome = FRINGE_OUTCOME_EXHAUSTED;
  else if (idastar->n_waiting == 0)
    begin_iteration (idastar, next_bound (idastar));
  if (idastar->outcome != FRINGE_OUTCOME_RUNNING)
    return;

  ended = enter_waiting (idastar, stop);
  if ((!ended && stop == idastar->node_limit) || (ended && idastar->generated > idastar->node_limit))
    stop_at_limit (idastar);
  idastar->iterations[idastar->n_iterations - 1]
      = (FringeIteration) { idastar->f_bound, idastar->expanded - idastar->expanded_before,
                            fringe_idastar_generated (idastar) - idastar->generated_before };
}

FringeOutcome
fringe_idastar_run (FringeIdastar *idastar, uint64_t n_more)
{
  uint64_t begin = fringe_idastar_generated (idastar);
  uint64_t target = n_more < UINT64_MAX - begin ? begin + n_more : UINT64_MAX;
  uint64_t stop = target < idastar->node_limit ? target : idastar->node_limit;

  bool goes_on = idastar->outcome == FRINGE_OUTCOME_RUNNING;

  while (goes_on)
    {
      search_on (idastar, stop);
      goes_on = idastar->outcome == FRINGE_OUTCOME_RUNNING && idastar->n_waiting == 0 && idastar->generated < target;
    }
  return idastar->outcome;
}

FringeIdastar *
fringe_idastar_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint64_t node_limit)
{
  FringeIdastar *idastar = calloc (1, sizeof *idastar);
  FringeHeuristic heuristic = fringe_rules_use_heuristic (rules) ? rules->heuristic : FRINGE_HEURISTIC_ZERO;

  if (idastar == NULL || !fringe_estimate_init (&idastar->estimate, heuristic, goal))
    {
      free (idastar);
      return NULL;
    }
  idastar->start = *start;
  idastar->goal = *goal;
  idastar->rules = *rules;
  idastar->node_limit = node_limit;
  idastar->outcome = fringe_board_verdict (start, goal).solvable ? FRINGE_OUTCOME_RUNNING : FRINGE_OUTCOME_UNSOLVABLE;
  idastar->n_cells = fringe_board_n_cells (start);
  idastar->is_packed = idastar->n_cells <= PACKED_CELLS && idastar->estimate.is_sum;
  idastar->h_goal = idastar->estimate.is_whole ? (int) fringe_estimate_h (&idastar->estimate, goal) : 0;
  if (idastar->is_packed)
    idastar->goal_key = pack (goal);
  make_lists (idastar);
  return idastar;
}

static void
clear_nodes (Nodes *nodes)
{
  free (nodes->keys);
  free (nodes->places);
}

void
fringe_idastar_free (FringeIdastar *idastar)
{
  if (idastar == NULL)
    return;
  fringe_estimate_clear (&idastar->estimate);
  clear_nodes (&idastar->stack);
  clear_nodes (&idastar->layers[0]);
  clear_nodes (&idastar->layers[1]);
  free (idastar->cells);
  free (idastar->way);
  free (idastar->iterations);
  free (idastar);
}

void
fringe_idastar_search_anyway (FringeIdastar *idastar)
{
  if (idastar->outcome == FRINGE_OUTCOME_UNSOLVABLE)
    idastar->outcome = FRINGE_OUTCOME_RUNNING;
}

FringeOutcome
fringe_idastar_outcome (const FringeIdastar *idastar)
{
  return idastar->outcome;
}

uint64_t
fringe_idastar_generated (const FringeIdastar *idastar)
{
  uint64_t generated = idastar->generated;

  if (idastar->outcome == FRINGE_OUTCOME_RUNNING && idastar->n_waiting > 0)
    generated = generated_before_next (idastar);
  return generated < idastar->node_limit ? generated : idastar->node_limit;
}

uint64_t
fringe_idastar_expanded (const FringeIdastar *idastar)
{
  return idastar->expanded;
}

/* Each node expanded has one successor more than were put on the stack, the way back, but for the roots. Where the goal
 * was found `generated` leaves out those that were yet to come. */
uint64_t
fringe_idastar_successors (const FringeIdastar *idastar)
{
  uint64_t n = idastar->generated + idastar->expanded - idastar->n_iterations;

  if (idastar->n_iterations > 0 && idastar->expanded == idastar->expanded_before)
    n++;
  if (idastar->outcome == FRINGE_OUTCOME_SOLVED)
    n += TO_COME (idastar->way[idastar->solution_depth].place);
  return n;
}

uint32_t
fringe_idastar_max_depth (const FringeIdastar *idastar)
{
  return idastar->max_depth;
}

uint32_t
fringe_idastar_n_iterations (const FringeIdastar *idastar)
{
  return (uint32_t) idastar->n_iterations;
}

FringeIteration
fringe_idastar_iteration (const FringeIdastar *idastar, uint32_t i)
{
  return idastar->iterations[i];
}

uint32_t
fringe_idastar_solution (const FringeIdastar *idastar, FringeMove *moves, uint64_t *ids)
{
  uint32_t depth = idastar->solution_depth;

  for (uint32_t d = 1; moves != NULL && d <= depth; d++)
    moves[d - 1] = (FringeMove) (LIST (idastar->way[d].place) / WORDS_OF_LIST % N_LAST_MOVES);
  for (uint32_t d = 0; ids != NULL && d <= depth && idastar->outcome == FRINGE_OUTCOME_SOLVED; d++)
    ids[d] = idastar->way[d].id;
  return depth;
}

static size_t
bytes_of_nodes (const Nodes *nodes)
{
  return nodes->capacity * (sizeof *nodes->keys + sizeof *nodes->places);
}

size_t
fringe_idastar_bytes (const FringeIdastar *idastar)
{
  return sizeof *idastar + bytes_of_nodes (&idastar->stack) + bytes_of_nodes (&idastar->layers[0])
         + bytes_of_nodes (&idastar->layers[1]) + idastar->cells_capacity * (size_t) idastar->n_cells
         + idastar->way_capacity * sizeof *idastar->way + idastar->iterations_capacity * sizeof *idastar->iterations;
}
