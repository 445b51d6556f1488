/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison-private.h"

#define SLOTS_AT_FIRST 64

/* This is FNV-1a over the cells; its two halves are folded into one. */
static guint32
hash_board (const FringeBoard *board)
{
  guint64 hash = 0xcbf29ce484222325u;

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    hash = (hash ^ board->cells[cell]) * 0x100000001b3u;
  return (guint32) (hash ^ hash >> 32);
}

static void
read_match (const FringeComparison *comparison, const FringeBoardMatch *match, FringeBoard *board)
{
  FringeCompared side = match->generated[0] != FRINGE_NO_NODE ? FRINGE_COMPARED_LEFT : FRINGE_COMPARED_RIGHT;

  fringe_search_board (comparison->sides[side].search, match->generated[side], board);
}

/* Returns: the slot of the match that has @board, or the empty slot where that belongs */
static gsize
find_slot (const FringeComparison *comparison, const FringeBoard *board, guint32 hash)
{
  gsize slot = hash & (comparison->n_slots - 1);

  for (;; slot = (slot + 1) & (comparison->n_slots - 1))
    {
      guint32 number = comparison->slots[slot];
      const FringeBoardMatch *match;
      FringeBoard other;

      if (number == 0)
        return slot;
      match = &g_array_index (comparison->matches, FringeBoardMatch, number - 1);
      if (match->hash != hash)
        continue;
      read_match (comparison, match, &other);
      if (fringe_board_equal (board, &other))
        return slot;
    }
}

static void
resize (FringeComparison *comparison, gsize n_slots)
{
  g_free (comparison->slots);
  comparison->slots = g_new0 (guint32, n_slots);
  comparison->n_slots = n_slots;
  for (guint i = 0; i < comparison->matches->len; i++)
    {
      gsize slot = g_array_index (comparison->matches, FringeBoardMatch, i).hash & (n_slots - 1);

      while (comparison->slots[slot] != 0)
        slot = (slot + 1) & (n_slots - 1);
      comparison->slots[slot] = i + 1;
    }
}

static void
add_node (FringeComparison *comparison, FringeCompared side, guint32 id)
{
  FringeBoard board;
  guint32 hash, number;
  gsize slot;
  FringeBoardMatch *match;

  fringe_search_board (comparison->sides[side].search, id, &board);
  hash = hash_board (&board);
  slot = find_slot (comparison, &board, hash);
  if (comparison->slots[slot] == 0)
    {
      FringeBoardMatch new_match = { hash, { FRINGE_NO_NODE, FRINGE_NO_NODE }, { UINT32_MAX, UINT32_MAX } };

      g_array_append_val (comparison->matches, new_match);
      comparison->slots[slot] = comparison->matches->len;
    }
  number = comparison->slots[slot] - 1;
  match = &g_array_index (comparison->matches, FringeBoardMatch, number);
  if (match->generated[side] == FRINGE_NO_NODE)
    match->generated[side] = id;
  g_array_append_val (comparison->sides[side].matches, number);
  if (2 * (gsize) comparison->matches->len > comparison->n_slots)
    resize (comparison, 2 * comparison->n_slots);
}

/* Returns: the number that layers are told apart by: f, or g where the algorithm knows no heuristic, or the bound of
 * IDA* */
static double
f_of_step (const FringeSearch *search, guint32 step)
{
  const FringeRules *rules;
  guint32 id = fringe_search_removed (search, step);

  search = fringe_search_in_step (search, step);
  rules = fringe_search_rules (search);
  if (fringe_algorithm_deepens (rules->algorithm))
    return fringe_search_bound (search, fringe_search_root_of (search, id));
  return fringe_rules_use_heuristic (rules) ? fringe_search_f (search, id) : fringe_search_g (search, id);
}

/* A layer is stored as its number and its side: the sequence holds whole numbers, and the arrays of layers may move. */
static gpointer
pack_layer (FringeCompared side, guint i)
{
  return GUINT_TO_POINTER (FRINGE_N_COMPARED * i + (guint) side);
}

static double
layer_f (gconstpointer packed, const FringeComparison *comparison)
{
  guint number = GPOINTER_TO_UINT (packed);
  const GArray *layers = comparison->sides[number % FRINGE_N_COMPARED].layers;

  return g_array_index (layers, FringeComparedLayer, number / FRINGE_N_COMPARED).f;
}

static int
compare_layers (gconstpointer a, gconstpointer b, gpointer comparison)
{
  double f_of_a = layer_f (a, comparison), f_of_b = layer_f (b, comparison);

  return (f_of_a > f_of_b) - (f_of_a < f_of_b);
}

/* One search may be far ahead of the other: a layer can belong anywhere among those that are known. */
static void
add_layer (FringeComparison *comparison, FringeCompared side, const FringeComparedLayer *layer)
{
  GArray *layers = comparison->sides[side].layers;
  gpointer packed = pack_layer (side, layers->len);

  g_array_append_val (layers, *layer);
  if (g_sequence_lookup (comparison->times, packed, compare_layers, comparison) == NULL)
    g_sequence_insert_sorted (comparison->times, packed, compare_layers, comparison);
}

static void
add_step (FringeComparison *comparison, FringeCompared side, guint32 step)
{
  FringeComparedSide *compared = &comparison->sides[side];
  guint32 id = fringe_search_removed (compared->search, step);
  FringeComparedLayer layer = { f_of_step (compared->search, step), step };
  const GArray *layers = compared->layers;

  if (layers->len == 0 || g_array_index (layers, FringeComparedLayer, layers->len - 1).f < layer.f)
    add_layer (comparison, side, &layer);
  if (fringe_search_state_at (compared->search, id, step) == FRINGE_NODE_EXPANDED)
    {
      FringeBoardMatch *match
          = &g_array_index (comparison->matches, FringeBoardMatch, fringe_comparison_match (comparison, side, id));

      if (match->expanded[side] == UINT32_MAX)
        match->expanded[side] = step;
      g_array_append_val (compared->expansions, step);
    }
  compared->n_steps = step;
}

void
fringe_comparison_update (FringeComparison *comparison)
{
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      FringeComparedSide *compared = &comparison->sides[side];
      guint32 n_nodes = fringe_search_n_nodes (compared->search), n_steps = fringe_search_n_steps (compared->search);

      for (guint32 id = compared->matches->len; id < n_nodes; id++)
        add_node (comparison, (FringeCompared) side, id);
      for (guint32 step = compared->n_steps + 1; step <= n_steps; step++)
        add_step (comparison, (FringeCompared) side, step);
    }
  fringe_comparison_find_difference (comparison);
}

FringeComparison *
fringe_comparison_new (const FringeSearch *left, const FringeSearch *right)
{
  FringeComparison *comparison = g_new0 (FringeComparison, 1);
  const FringeSearch *searches[FRINGE_N_COMPARED] = { left, right };

  comparison->matches = g_array_new (FALSE, FALSE, sizeof (FringeBoardMatch));
  comparison->times = g_sequence_new (NULL);
  comparison->shared = g_new0 (FringeSharedSteps, 1);
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    comparison->sides[side] = (FringeComparedSide) {
      .search = searches[side],
      .matches = g_array_new (FALSE, FALSE, sizeof (guint32)),
      .expansions = g_array_new (FALSE, FALSE, sizeof (guint32)),
      .layers = g_array_new (FALSE, FALSE, sizeof (FringeComparedLayer)),
    };
  resize (comparison, SLOTS_AT_FIRST);
  fringe_comparison_update (comparison);
  return comparison;
}

void
fringe_comparison_free (FringeComparison *comparison)
{
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      g_array_unref (comparison->sides[side].matches);
      g_array_unref (comparison->sides[side].expansions);
      g_array_unref (comparison->sides[side].layers);
    }
  g_array_unref (comparison->matches);
  g_sequence_free (comparison->times);
  g_free (comparison->shared);
  g_free (comparison->slots);
  g_free (comparison);
}

const FringeSearch *
fringe_comparison_search (const FringeComparison *comparison, FringeCompared side)
{
  return comparison->sides[side].search;
}

guint32
fringe_comparison_counterpart (const FringeComparison *comparison, FringeCompared side, guint32 id, guint32 step)
{
  FringeCompared other = fringe_compared_other (side);
  const FringeSearch *search = comparison->sides[other].search;
  const FringeBoardMatch *match
      = &g_array_index (comparison->matches, FringeBoardMatch, fringe_comparison_match (comparison, side, id));
  guint32 expanded = match->expanded[other], generated = match->generated[other];

  if (expanded != UINT32_MAX && expanded <= step)
    return fringe_search_removed (search, expanded);
  if (generated != FRINGE_NO_NODE && fringe_search_generated_step (search, generated) <= step)
    return generated;
  return FRINGE_NO_NODE;
}

static gboolean
has_expanded (const FringeComparison *comparison, FringeCompared side, guint32 match, guint32 step)
{
  guint32 expanded = g_array_index (comparison->matches, FringeBoardMatch, match).expanded[side];

  return expanded != UINT32_MAX && expanded <= step;
}

FringeShare
fringe_comparison_share (const FringeComparison *comparison,
                         FringeCompared side,
                         guint32 id,
                         const guint32 steps[FRINGE_N_COMPARED])
{
  guint32 match = fringe_comparison_match (comparison, side, id);
  gboolean left = has_expanded (comparison, FRINGE_COMPARED_LEFT, match, steps[FRINGE_COMPARED_LEFT]);
  gboolean right = has_expanded (comparison, FRINGE_COMPARED_RIGHT, match, steps[FRINGE_COMPARED_RIGHT]);

  if (left && right)
    return FRINGE_SHARE_BOTH;
  return left ? FRINGE_SHARE_ONLY_LEFT : right ? FRINGE_SHARE_ONLY_RIGHT : FRINGE_SHARE_NEITHER;
}

/* Returns: how many of the expansions of a side come up to @step */
static guint
n_expansions_at (const FringeComparedSide *side, guint32 step)
{
  guint low = 0, high = side->expansions->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (side->expansions, guint32, middle) <= step)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Counts on, or back, to another step of a side: what lies between is all that can change. */
static void
count_to (const FringeComparison *comparison, FringeCompared side, guint32 step)
{
  FringeSharedSteps *shared = comparison->shared;
  const FringeComparedSide *compared = &comparison->sides[side];
  FringeCompared other = fringe_compared_other (side);
  guint32 *only[] = { &shared->counts.only_left, &shared->counts.only_right };
  guint32 change = step > shared->steps[side] ? 1 : G_MAXUINT32;
  guint first = n_expansions_at (compared, MIN (step, shared->steps[side]));
  guint end = n_expansions_at (compared, MAX (step, shared->steps[side]));

  for (guint i = first; i < end; i++)
    {
      guint32 at = g_array_index (compared->expansions, guint32, i);
      guint32 match = fringe_comparison_match (comparison, side, fringe_search_removed (compared->search, at));

      if (g_array_index (comparison->matches, FringeBoardMatch, match).expanded[side] != at)
        continue;
      if (has_expanded (comparison, other, match, shared->steps[other]))
        {
          shared->counts.both += change;
          *only[other] -= change;
        }
      else
        *only[side] += change;
    }
  shared->steps[side] = step;
}

FringeSharedCounts
fringe_comparison_counts_at (const FringeComparison *comparison, const guint32 steps[FRINGE_N_COMPARED])
{
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    count_to (comparison, (FringeCompared) side, MIN (steps[side], comparison->sides[side].n_steps));
  return comparison->shared->counts;
}

FringeDifference
fringe_comparison_difference (const FringeComparison *comparison)
{
  return comparison->difference;
}

/* Returns: how many times a search has: one for each expansion, and one for its last step where that is none */
static guint32
n_expansion_times (const FringeComparedSide *side)
{
  guint n = side->expansions->len;
  guint32 last = n > 0 ? g_array_index (side->expansions, guint32, n - 1) : 0;

  return n + (last < side->n_steps);
}

guint32
fringe_comparison_last_time (const FringeComparison *comparison, FringePace pace)
{
  if (pace == FRINGE_PACE_LAYER)
    return (guint32) g_sequence_get_length (comparison->times);
  return MAX (n_expansion_times (&comparison->sides[FRINGE_COMPARED_LEFT]),
              n_expansion_times (&comparison->sides[FRINGE_COMPARED_RIGHT]));
}

/* Returns: the step before the first layer with a larger f begins */
static guint32
layer_end (const FringeComparedSide *side, double f)
{
  guint low = 0, high = side->layers->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (side->layers, FringeComparedLayer, middle).f > f)
        high = middle;
      else
        low = middle + 1;
    }
  return low < side->layers->len ? g_array_index (side->layers, FringeComparedLayer, low).step - 1 : side->n_steps;
}

guint32
fringe_comparison_step_at (const FringeComparison *comparison, FringePace pace, FringeCompared side, guint32 time)
{
  const FringeComparedSide *compared = &comparison->sides[side];

  if (time == 0)
    return 0;
  if (pace == FRINGE_PACE_LAYER)
    return layer_end (compared, fringe_comparison_layer (comparison, time));
  return time <= compared->expansions->len ? g_array_index (compared->expansions, guint32, time - 1)
                                           : compared->n_steps;
}

guint32
fringe_comparison_time_of (const FringeComparison *comparison, FringePace pace, FringeCompared side, guint32 step)
{
  guint32 low = 0, high = fringe_comparison_last_time (comparison, pace);

  while (low < high)
    {
      guint32 middle = low + (high - low) / 2;

      if (fringe_comparison_step_at (comparison, pace, side, middle) >= step)
        high = middle;
      else
        low = middle + 1;
    }
  return low;
}

double
fringe_comparison_layer (const FringeComparison *comparison, guint32 time)
{
  return layer_f (g_sequence_get (g_sequence_get_iter_at_pos (comparison->times, (int) time - 1)), comparison);
}
