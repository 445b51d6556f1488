/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frontier.h"
#include "fringe-reached.h"

/* One step of a search with a frontier, in the order in which it happens: room is made, a node removed and tested, its
 * successors are found, looked up in the reached table, appended, and put on the frontier, and the counts are kept.
 *
 * Invariants: those of the record (fringe-record.h). All memory that a step can need is reserved before it begins, so
 * that a step happens whole or not at all. */

/* Makes room for a step, and counts for how many there is room then. */
static bool
reserve_steps (FringeSearch *search)
{
  size_t n, n_reached, n_frontier;

  if (!fringe_record_reserve_step (search) || !fringe_reached_reserve (search, FRINGE_N_MOVES)
      || !fringe_frontier_reserve (search, FRINGE_N_MOVES))
    return false;
  n = fringe_record_steps (search);
  n_reached = fringe_reached_steps (search);
  n_frontier = fringe_frontier_steps (search);
  n = n < n_reached ? n : n_reached;
  search->steps_reserved = (uint32_t) (n < n_frontier ? n : n_frontier);
  return search->steps_reserved > 0;
}

/* The node that is removed. */

static void
remove_node (FringeSearch *search, uint32_t id)
{
  FringeNode *node = &search->nodes[id];

  fringe_frontier_remove_first (search);
  search->removed[search->n_steps] = id;
  node->removed_step = (uint32_t) search->n_steps + 1;
  node->first_child = (uint32_t) search->n_nodes;
}

static bool
is_goal (const FringeSearch *search, uint32_t id)
{
  return search->rules.goal_test == FRINGE_GOAL_TEST_EXPANSION
         && fringe_state_is_node (search, &search->goal_state, id);
}

static bool
is_stale (const FringeSearch *search, uint32_t id)
{
  FringeState state;

  if (search->rules.duplicates != FRINGE_DUPLICATES_EXPANSION)
    return false;
  fringe_state_from_node (search, id, &state);
  return fringe_reached_get (search, &state) != FRINGE_NO_NODE;
}

/* Its successors. */

static void
find_successors (const FringeSearch *search, uint32_t id, FringeExpansion *expansion)
{
  const FringeMoveList *list;
  FringeState state;

  fringe_state_from_node (search, id, &state);
  list = &search->lists[state.blank][search->nodes[id].move];
  expansion->id = id;
  expansion->n = list->n;
  expansion->n_moves = search->lists[state.blank][FRINGE_N_MOVES].n;
  for (int i = 0; i < list->n; i++)
    {
      FringeSuccessor *successor = &expansion->successors[i];

      successor->move = (FringeMove) list->moves[i];
      fringe_state_successor (search, &state, list->to[i], &successor->state);
      successor->hash = fringe_reached_hash (successor->state.key);
    }
}

/* Looking up a state waits for memory twice: for its slot, and for the key of the node there. Where the nodes to come
 * are known, both are asked for some steps before: so many steps ahead the slots of a node's successors, and the node
 * itself; one step ahead the keys that the slots lead to. Without that, A* takes 1.9 times as long for a million nodes.
 */
#define AHEAD_FOR_SLOTS 3
#define AHEAD_FOR_NODE 5
/* A smaller table is in the cache, where asking for it beforehand gains nothing. */
#define PREFETCHED_FROM (1 << 17)

static inline __attribute__ ((always_inline)) void
prefetch_slots (const FringeSearch *search, const FringeExpansion *expansion)
{
  for (int i = 0; i < expansion->n; i++)
    fringe_reached_prefetch_slot (search, expansion->successors[i].hash);
}

static inline __attribute__ ((always_inline)) void
prefetch_keys (const FringeSearch *search, const FringeExpansion *expansion)
{
  for (int i = 0; i < expansion->n; i++)
    fringe_reached_prefetch_key (search, expansion->successors[i].hash);
}

/* The expansion of the node that is expected to be removed some steps from now. */
static FringeExpansion *
expansion_in (FringeSearch *search, size_t n_steps)
{
  return &search->expansions[(search->n_steps + n_steps) % FRINGE_N_EXPANSIONS];
}

static uint32_t
follow (const FringeSearch *search, uint32_t id, int n)
{
  for (; n > 0 && id != FRINGE_FRONTIER_END; n--)
    id = search->nodes[id].next;
  return id;
}

/* The nodes expected next are those that follow in the bucket from which one has just been removed. */
static void
look_ahead (FringeSearch *search)
{
  uint32_t id = search->frontier.buckets[search->frontier.lowest].head;

  if (id != FRINGE_FRONTIER_END && expansion_in (search, 1)->id == id)
    prefetch_keys (search, expansion_in (search, 1));
  id = follow (search, id, AHEAD_FOR_SLOTS - 1);
  if (id == FRINGE_FRONTIER_END)
    return;
  find_successors (search, id, expansion_in (search, AHEAD_FOR_SLOTS));
  prefetch_slots (search, expansion_in (search, AHEAD_FOR_SLOTS));
  id = follow (search, id, AHEAD_FOR_NODE - AHEAD_FOR_SLOTS);
  if (id != FRINGE_FRONTIER_END)
    __builtin_prefetch (&search->nodes[id]);
}

/* The successors of a node: the ones that were worked out ahead, if it is the node that was expected. */
static const FringeExpansion *
prepare (FringeSearch *search, uint32_t id)
{
  FringeExpansion *expansion = expansion_in (search, 0);

  if (search->looks_ahead)
    look_ahead (search);
  if (expansion->id == id)
    return expansion;

  find_successors (search, id, expansion);
  if (search->reached.table.capacity >= PREFETCHED_FROM)
    {
      prefetch_slots (search, expansion);
      prefetch_keys (search, expansion);
    }
  return expansion;
}

/* Duplicates, and nodes. */

/* The node that the rule for duplicates holds against a successor, and its slot. */
static uint32_t
known_for (const FringeSearch *search, const FringeSuccessor *successor, FringeReachedSlot *slot)
{
  FringeDuplicates duplicates = search->rules.duplicates;

  if (duplicates == FRINGE_DUPLICATES_EXPANSION || duplicates == FRINGE_DUPLICATES_PARENT)
    return FRINGE_NO_NODE;
  *slot = fringe_reached_find (search, &successor->state, successor->hash);
  return fringe_reached_id (*slot);
}

static bool
is_duplicate (const FringeSearch *search, uint32_t known, uint32_t g)
{
  if (known == FRINGE_NO_NODE)
    return false;
  return search->rules.duplicates != FRINGE_DUPLICATES_BETTER_G || g >= search->nodes[known].g;
}

/* Whether a new node of this state ends the search as it is generated. */
static bool
is_found (const FringeSearch *search, const FringeState *state)
{
  return search->rules.goal_test == FRINGE_GOAL_TEST_GENERATION && state->key == search->goal_state.key
         && (search->is_packed || memcmp (state->cells, search->goal_state.cells, (size_t) search->n_cells) == 0);
}

/* How many nodes an expansion would add. */
static uint32_t
count_new_nodes (const FringeSearch *search, uint32_t id)
{
  FringeExpansion expansion;
  uint32_t n_new = 0;
  bool found = false;

  find_successors (search, id, &expansion);
  for (int i = 0; i < expansion.n && !found; i++)
    {
      const FringeSuccessor *successor = &expansion.successors[i];
      FringeReachedSlot slot;
      bool is_new = !is_duplicate (search, known_for (search, successor, &slot), search->nodes[id].g + 1);

      n_new += is_new;
      found = is_new && is_found (search, &successor->state);
    }
  return n_new;
}

static bool
exceeds_limit (const FringeSearch *search, uint32_t id)
{
  uint32_t room = search->node_limit - search->counts.generated;

  return room < FRINGE_N_MOVES && !is_stale (search, id) && !is_goal (search, id)
         && count_new_nodes (search, id) > room;
}

static void
supersede (FringeSearch *search, uint32_t older, uint32_t newer)
{
  FringeNode *node = &search->nodes[older];

  search->versions[search->n_versions++] = (FringeVersion) { newer, older };
  if (node->state != FRINGE_NODE_FRONTIER)
    return;
  node->state = FRINGE_NODE_SUPERSEDED;
  node->superseded_step = (uint32_t) search->n_steps + 1;
  search->counts.open--;
}

/* Returns: whether the expansion goes on, as it does until the goal test at generation finds the goal */
static bool
generate (FringeSearch *search, uint32_t parent, const FringeSuccessor *successor)
{
  uint32_t g = search->nodes[parent].g + 1, known, id;
  FringeReachedSlot slot = { NULL, NULL };

  known = known_for (search, successor, &slot);
  if (is_duplicate (search, known, g))
    return true;

  id = fringe_record_append (search, &successor->state, parent, successor->move, g);
  search->counts.generated++;
  search->nodes[parent].n_children++;
  if (search->reaches_generated)
    {
      if (known != FRINGE_NO_NODE)
        supersede (search, known, id);
      fringe_reached_set (slot, successor->hash, id);
    }
  if (!is_found (search, &successor->state))
    return true;
  search->solution = id;
  return false;
}

/* How many moves of a node stand after @last in the move order. */
static int
count_moves_after (const FringeSearch *search, uint32_t id, FringeMove last)
{
  const FringeMoveList *list;
  FringeState state;
  int i = 0;

  fringe_state_from_node (search, id, &state);
  list = &search->lists[state.blank][FRINGE_N_MOVES];
  while (list->moves[i] != last)
    i++;
  return list->n - 1 - i;
}

static void
close_node (FringeSearch *search, uint32_t id)
{
  FringeState state;
  FringeReachedSlot slot;
  uint64_t hash;

  search->nodes[id].state = FRINGE_NODE_EXPANDED;
  search->counts.expanded++;
  if (!search->reaches_closed)
    return;
  fringe_state_from_node (search, id, &state);
  hash = fringe_reached_hash (state.key);
  slot = fringe_reached_find (search, &state, hash);
  if (fringe_reached_id (slot) == FRINGE_NO_NODE)
    fringe_reached_set (slot, hash, id);
}

/* A stack gets the new nodes in reverse, so that the first move of the order comes to its top. */
static void
push_children (FringeSearch *search, uint32_t first)
{
  uint32_t end = (uint32_t) search->n_nodes;

  for (uint32_t id = first; id < end; id++)
    fringe_frontier_push (search, search->rules.algorithm == FRINGE_ALGORITHM_DFS ? end - 1 - (id - first) : id);
  if (search->counts.open > search->counts.max_open)
    search->counts.max_open = search->counts.open;
}

static void
expand (FringeSearch *search, uint32_t id)
{
  uint32_t first = (uint32_t) search->n_nodes;
  const FringeExpansion *expansion = prepare (search, id);

  close_node (search, id);
  for (int i = 0; i < expansion->n && generate (search, id, &expansion->successors[i]); i++)
    continue;
  push_children (search, first);

  search->counts.successors += (uint64_t) expansion->n_moves;
  if (search->solution == FRINGE_NO_NODE)
    return;
  search->counts.successors
      -= (uint64_t) count_moves_after (search, id, (FringeMove) search->nodes[search->solution].move);
  search->nodes[search->solution].state = FRINGE_NODE_GOAL;
  search->outcome = FRINGE_OUTCOME_SOLVED;
}

/* The step as a whole. */

static void
judge (FringeSearch *search, uint32_t id)
{
  if (is_stale (search, id))
    {
      search->nodes[id].state = FRINGE_NODE_STALE;
      search->counts.stale++;
    }
  else if (is_goal (search, id))
    {
      search->nodes[id].state = FRINGE_NODE_GOAL;
      search->solution = id;
      search->outcome = FRINGE_OUTCOME_SOLVED;
    }
  else
    {
      expand (search, id);
    }
}

static void
step (FringeSearch *search)
{
  uint32_t id = fringe_frontier_first (search);

  if ((search->steps_reserved == 0 && !reserve_steps (search)) || exceeds_limit (search, id))
    {
      search->outcome = FRINGE_OUTCOME_LIMIT;
      return;
    }

  search->steps_reserved--;
  remove_node (search, id);
  judge (search, id);
  if (search->outcome == FRINGE_OUTCOME_RUNNING && search->counts.open == 0)
    search->outcome = FRINGE_OUTCOME_EXHAUSTED;
  fringe_record_end_step (search);
}

FringeOutcome
fringe_search_step (FringeSearch *search)
{
  if (search->outcome != FRINGE_OUTCOME_RUNNING)
    return search->outcome;
  if (search->is_idastar)
    fringe_descent_step (search);
  else if (search->is_rbfs)
    fringe_rbfs_step (search);
  else
    step (search);
  return search->outcome;
}

uint32_t
fringe_search_run (FringeSearch *search, uint32_t n_steps)
{
  size_t before = search->n_steps;

  while (search->n_steps - before < n_steps && fringe_search_step (search) == FRINGE_OUTCOME_RUNNING)
    continue;
  return (uint32_t) (search->n_steps - before);
}
