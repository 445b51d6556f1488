/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-half.h"

/* IDA* has the node in hand of which its last line is; else it is the one removed, until the step ends. */
static uint32_t
node_in_hand (const FringeMoment *moment)
{
  if (moment->step == 0)
    return 0;
  if (fringe_search_rules (moment->search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return fringe_moment_last (moment)->node;
  return fringe_search_removed (moment->search, moment->step);
}

/* What is neither on the frontier nor judged looks like the start of IDA*, which waits to be entered. */
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

  if (moment->n_done == moment->n_steps || moment->n_done == 0)
    return half;
  half.n_nodes = moment->n_nodes;
  half.current = node_in_hand (moment);
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
is_whole (const FringeInstant *instant)
{
  return instant->half.n_nodes == 0;
}

static uint32_t
n_nodes_of (const FringeSearch *search, const FringeInstant *instant)
{
  return is_whole (instant) ? fringe_search_n_nodes_at (search, instant->step) : instant->half.n_nodes;
}

static uint32_t
in_hand (const FringeSearch *search, const FringeInstant *instant)
{
  if (instant->step == 0)
    return FRINGE_NO_NODE;
  return is_whole (instant) ? fringe_search_removed (search, instant->step) : instant->half.current;
}

static int
n_duplicates_of (const FringeSearch *search, const FringeInstant *instant)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  uint32_t id = in_hand (search, instant);

  if (!is_whole (instant) || id == FRINGE_NO_NODE)
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

/* Of the nodes that @a names. */
static gboolean
have_same_states (const FringeSearch *search, const FringeInstant *a, const FringeInstant *b)
{
  for (int i = 0; i < a->half.n_states; i++)
    if (state_at (search, b, a->half.states[i].id) != a->half.states[i].state)
      return FALSE;
  return TRUE;
}

/* What a step changes is named in each half of it. */
static gboolean
look_equal (const FringeSearch *search, const FringeInstant *a, const FringeInstant *b, gboolean draws_duplicates)
{
  return n_nodes_of (search, a) == n_nodes_of (search, b) && in_hand (search, a) == in_hand (search, b)
         && (!is_whole (a) || !is_whole (b)) && have_same_states (search, a, b) && have_same_states (search, b, a)
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
