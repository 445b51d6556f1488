/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-moment.h"

/* Between two steps the record is read as the step before left it, changed by the fine steps that are done. */

static gboolean
is_whole (const FringeMoment *moment)
{
  return moment->n_done == moment->n_steps;
}

static uint32_t
count_nodes (const FringeMoment *moment)
{
  if (is_whole (moment))
    return fringe_search_n_nodes_at (moment->search, moment->step);
  if (moment->n_done > 0)
    return moment->fine[moment->n_done - 1].n_nodes;
  return moment->step > 0 ? fringe_search_n_nodes_at (moment->search, moment->step - 1) : 0;
}

FringeMoment
fringe_moment (const FringeSearch *search, uint32_t step, int n_done)
{
  FringeMoment moment = { .search = search, .step = MIN (step, fringe_search_n_steps (search)) };

  moment.n_steps = fringe_fine_steps (search, moment.step, moment.fine);
  moment.n_done = n_done < 0 ? moment.n_steps : MIN (n_done, moment.n_steps);
  moment.n_nodes = count_nodes (&moment);
  return moment;
}

const FringeFineStep *
fringe_moment_last (const FringeMoment *moment)
{
  return moment->n_done > 0 ? &moment->fine[moment->n_done - 1] : NULL;
}

/* Returns: the state of @fine->node after it, which was @state before */
static FringeNodeState
state_after (const FringeFineStep *fine, FringeNodeState state)
{
  switch (fine->kind)
    {
    case FRINGE_FINE_START:
    case FRINGE_FINE_GENERATE:
    case FRINGE_FINE_ITERATION:
      return FRINGE_NODE_FRONTIER;
    case FRINGE_FINE_STALE_TEST:
      return fine->holds ? FRINGE_NODE_STALE : state;
    case FRINGE_FINE_GOAL_TEST:
      return fine->holds ? FRINGE_NODE_GOAL : state;
    case FRINGE_FINE_CLOSE:
    case FRINGE_FINE_EXPAND:
      return FRINGE_NODE_EXPANDED;
    case FRINGE_FINE_CUT:
      return FRINGE_NODE_CUT;
    case FRINGE_FINE_REMOVE:
    case FRINGE_FINE_DUPLICATE:
    case FRINGE_FINE_INSERT:
    case FRINGE_FINE_BACK_UP:
    case FRINGE_FINE_ENTER:
    case FRINGE_N_FINE_KINDS:
    default:
      return state;
    }
}

/* Returns: whether @fine took the older node off the frontier; a node that was closed only has its board reopened */
static gboolean
supersedes (const FringeMoment *moment, const FringeFineStep *fine, uint32_t id)
{
  return fine->kind == FRINGE_FINE_GENERATE && fine->other == id
         && fringe_search_superseded_step (moment->search, id) == moment->step;
}

FringeNodeState
fringe_moment_state (const FringeMoment *moment, uint32_t id)
{
  FringeNodeState state = FRINGE_NODE_ABSENT;

  if (id >= moment->n_nodes)
    return FRINGE_NODE_ABSENT;
  if (is_whole (moment))
    return fringe_search_state_at (moment->search, id, moment->step);
  if (moment->step > 0)
    state = fringe_search_state_at (moment->search, id, moment->step - 1);
  for (int i = 0; i < moment->n_done; i++)
    if (moment->fine[i].node == id)
      state = state_after (&moment->fine[i], state);
    else if (supersedes (moment, &moment->fine[i], id))
      state = FRINGE_NODE_SUPERSEDED;
  return state;
}

/* A goal found as it was generated is still on the frontier. */
static gboolean
is_open_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  FringeNodeState state = fringe_search_state_at (search, id, step);

  return state == FRINGE_NODE_FRONTIER
         || (state == FRINGE_NODE_GOAL && fringe_search_removed_step (search, id) == UINT32_MAX);
}

gboolean
fringe_moment_is_open (const FringeMoment *moment, uint32_t id)
{
  if (fringe_search_is_idastar (moment->search) || id >= moment->n_nodes)
    return FALSE;
  if (is_whole (moment))
    return is_open_at (moment->search, id, moment->step);
  if (moment->step == 0)
    return TRUE;
  if (!is_open_at (moment->search, id, moment->step - 1))
    return FALSE;
  for (int i = 0; i < moment->n_done; i++)
    if ((moment->fine[i].kind == FRINGE_FINE_REMOVE && moment->fine[i].node == id)
        || supersedes (moment, &moment->fine[i], id))
      return FALSE;
  return TRUE;
}

uint32_t
fringe_moment_n_roots (const FringeMoment *moment)
{
  if (moment->n_nodes == 0)
    return 0;
  if (moment->n_done == 0 && moment->step > 0)
    return fringe_search_n_roots_at (moment->search, moment->step - 1);
  return fringe_search_n_roots_at (moment->search, moment->step);
}

static void
count_fine_step (const FringeMoment *moment, const FringeFineStep *fine, FringeCounts *counts)
{
  switch (fine->kind)
    {
    case FRINGE_FINE_REMOVE:
      counts->open--;
      break;
    case FRINGE_FINE_STALE_TEST:
      counts->stale += fine->holds != FALSE;
      break;
    case FRINGE_FINE_EXPAND:
      counts->successors += fringe_search_n_moves (moment->search, fine->node);
      counts->expanded++;
      break;
    case FRINGE_FINE_CLOSE:
      counts->expanded++;
      break;
    case FRINGE_FINE_DUPLICATE:
      counts->successors += !fringe_search_is_idastar (moment->search);
      break;
    case FRINGE_FINE_GENERATE:
      counts->successors += !fringe_search_is_idastar (moment->search);
      counts->generated++;
      counts->max_depth = MAX (counts->max_depth, fringe_search_g (moment->search, fine->node));
      counts->open -= fine->other != FRINGE_NO_NODE && supersedes (moment, fine, fine->other);
      break;
    case FRINGE_FINE_START:
    case FRINGE_FINE_GOAL_TEST:
    case FRINGE_FINE_INSERT:
    case FRINGE_FINE_ITERATION:
    case FRINGE_FINE_BACK_UP:
    case FRINGE_FINE_ENTER:
    case FRINGE_FINE_CUT:
    case FRINGE_N_FINE_KINDS:
    default:
      break;
    }
}

FringeCounts
fringe_moment_counts (const FringeMoment *moment)
{
  FringeCounts counts = { 0 };

  if (is_whole (moment))
    return fringe_search_counts_at (moment->search, moment->step);
  if (moment->n_nodes == 0)
    return counts;
  counts = fringe_search_counts_at (moment->search, moment->step > 0 ? moment->step - 1 : 0);
  for (int i = 0; i < moment->n_done; i++)
    count_fine_step (moment, &moment->fine[i], &counts);
  return counts;
}

/* IDA* has the node in hand that its last line is about. Otherwise the node removed is in hand until the step ends. */
static uint32_t
node_in_hand (const FringeMoment *moment)
{
  if (moment->step == 0)
    return 0;
  if (fringe_search_is_idastar (moment->search))
    return fringe_moment_last (moment)->node;
  return fringe_search_removed (moment->search, moment->step);
}

/* A node that is neither on the frontier nor judged is drawn like the start of IDA*, which waits to be entered. */
static FringeNodeState
state_of (const FringeMoment *moment, uint32_t id)
{
  FringeNodeState state = fringe_moment_state (moment, id);

  return state == FRINGE_NODE_FRONTIER && !fringe_moment_is_open (moment, id) ? FRINGE_NODE_ABSENT : state;
}

static void
add_state (FringeHalfStep *half, const FringeMoment *moment, uint32_t id)
{
  if (id == FRINGE_NO_NODE || id >= moment->n_nodes || half->n_states == FRINGE_HALF_STEP_STATES_MAX)
    return;
  half->states[half->n_states++] = (FringeHalfState) { id, state_of (moment, id) };
}

FringeHalfStep
fringe_tree_half (const FringeMoment *moment)
{
  FringeHalfStep half = { 0 };

  if (is_whole (moment) || moment->n_done == 0)
    return half;
  half.n_nodes = moment->n_nodes;
  half.current = node_in_hand (moment);
  half.line = moment->n_done;
  for (int i = 0; i < moment->n_done; i++)
    half.n_duplicates += moment->fine[i].kind == FRINGE_FINE_DUPLICATE;
  for (int i = 0; i < moment->n_steps; i++)
    {
      add_state (&half, moment, moment->fine[i].node);
      add_state (&half, moment, moment->fine[i].other);
    }
  return half;
}

GArray *
fringe_tree_instants (const FringeSearch *search, uint32_t first, uint32_t last, guint n_max)
{
  GArray *instants = g_array_new (FALSE, FALSE, sizeof (FringeInstant));
  FringeInstant instant = { .step = first };

  g_array_append_val (instants, instant);
  for (uint32_t step = first + 1; step <= last && instants->len <= n_max; step++)
    {
      int n_fine = fringe_moment (search, step, -1).n_steps;

      for (int i = 1; i <= n_fine; i++)
        {
          FringeMoment moment = fringe_moment (search, step, i);

          instant = (FringeInstant) { step, fringe_tree_half (&moment) };
          g_array_append_val (instants, instant);
        }
    }
  return instants;
}

static gboolean
is_whole_step (const FringeInstant *instant)
{
  return instant->half.n_nodes == 0;
}

static uint32_t
n_nodes_of (const FringeSearch *search, const FringeInstant *instant)
{
  return is_whole_step (instant) ? fringe_search_n_nodes_at (search, instant->step) : instant->half.n_nodes;
}

static uint32_t
in_hand (const FringeSearch *search, const FringeInstant *instant)
{
  if (instant->step == 0)
    return FRINGE_NO_NODE;
  return is_whole_step (instant) ? fringe_search_removed (search, instant->step) : instant->half.current;
}

static int
n_duplicates_of (const FringeSearch *search, const FringeInstant *instant)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  uint32_t id = in_hand (search, instant);

  if (!is_whole_step (instant) || id == FRINGE_NO_NODE)
    return instant->half.n_duplicates;
  return fringe_search_duplicates (search, id, duplicates);
}

static FringeNodeState
state_at (const FringeSearch *search, const FringeInstant *instant, uint32_t id)
{
  for (int i = 0; i < instant->half.n_states; i++)
    if (instant->half.states[i].id == id)
      return instant->half.states[i].state;
  return id < n_nodes_of (search, instant) ? fringe_search_state_at (search, id, instant->step) : FRINGE_NODE_ABSENT;
}

/* Returns: whether the nodes that @a names look the same in @b */
static gboolean
have_same_states (const FringeSearch *search, const FringeInstant *a, const FringeInstant *b)
{
  for (int i = 0; i < a->half.n_states; i++)
    if (state_at (search, b, a->half.states[i].id) != a->half.states[i].state)
      return FALSE;
  return TRUE;
}

/* Each half of a step names all that the step changes, so only what either names has to be compared. */
static gboolean
look_equal (const FringeSearch *search, const FringeInstant *a, const FringeInstant *b, gboolean draws_duplicates)
{
  return n_nodes_of (search, a) == n_nodes_of (search, b) && in_hand (search, a) == in_hand (search, b)
         && (!is_whole_step (a) || !is_whole_step (b)) && have_same_states (search, a, b)
         && have_same_states (search, b, a)
         && (!draws_duplicates || n_duplicates_of (search, a) == n_duplicates_of (search, b));
}

guint
fringe_tree_leave_out_equal (const FringeSearch *search, GArray *instants, gboolean draws_duplicates)
{
  FringeInstant *all = (void *) instants->data;
  guint n = MIN (instants->len, 1), n_all = instants->len;

  for (guint i = 1; i < n_all; i++)
    if (!look_equal (search, &all[n - 1], &all[i], draws_duplicates))
      all[n++] = all[i];
  g_array_set_size (instants, n);
  return n_all - n;
}
