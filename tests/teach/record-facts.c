/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-facts.h"

static double
key_of (const FringeSearch *search, guint id)
{
  const FringeRules *rules = fringe_search_rules (search);
  double g = fringe_search_g (search, id), h = fringe_search_h (search, id);

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_WASTAR:
      return rules->weight > 0 ? g + rules->weight * h : g;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return g + h;
    }
}

static void
note_layers (RecordFacts *facts, const FringeSearch *search)
{
  double largest = key_of (search, 0);

  for (guint step = 2; step <= facts->n_steps; step++)
    {
      guint id = fringe_search_removed (search, step);
      double key = key_of (search, id);

      if (fringe_search_is_idastar (search))
        facts->happens[FRINGE_EVENT_LAYER][step] = fringe_search_parent (search, id) == FRINGE_NO_NODE;
      else
        facts->happens[FRINGE_EVENT_LAYER][step] = key > largest;
      largest = MAX (largest, key);
    }
}

static gboolean
leads_back (const FringeSearch *search, guint id, FringeMove move)
{
  guint parent = fringe_search_parent (search, id);
  FringeBoard board, before;

  if (parent == FRINGE_NO_NODE)
    return FALSE;
  fringe_search_board (search, id, &board);
  fringe_search_board (search, parent, &before);
  fringe_board_move (&board, move);
  return fringe_board_equal (&board, &before);
}

static void
note_duplicates (RecordFacts *facts, const FringeSearch *search)
{
  for (guint step = 1; step <= facts->n_steps; step++)
    {
      guint id = fringe_search_removed (search, step);
      FringeDuplicate duplicates[FRINGE_N_MOVES];
      int n = fringe_search_duplicates (search, id, duplicates);

      facts->happens[FRINGE_EVENT_DUPLICATE][step] = fringe_search_state_at (search, id, step) == FRINGE_NODE_STALE;
      for (int i = 0; i < n; i++)
        if (!leads_back (search, id, duplicates[i].move))
          facts->happens[FRINGE_EVENT_DUPLICATE][step] = TRUE;
    }
}

static GBytes *
key_of_board (const FringeSearch *search, guint id)
{
  FringeBoard board;

  fringe_search_board (search, id, &board);
  return g_bytes_new (&board, sizeof board);
}

/* Only where a better g counts can a node have the board of an older one for a reason. */
static void
note_better (RecordFacts *facts, const FringeSearch *search)
{
  g_autoptr (GHashTable) newest
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  if (fringe_search_is_idastar (search) || fringe_search_rules (search)->duplicates != FRINGE_DUPLICATES_BETTER_G)
    return;
  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    {
      guint step = fringe_search_generated_step (search, id);
      GBytes *board = key_of_board (search, id);
      gpointer older;

      if (g_hash_table_lookup_extended (newest, board, NULL, &older))
        {
          gboolean expanded = fringe_search_removed_step (search, GPOINTER_TO_UINT (older)) <= step;

          facts->happens[expanded ? FRINGE_EVENT_REOPENED : FRINGE_EVENT_SUPERSEDED][step] = TRUE;
        }
      g_hash_table_insert (newest, board, GUINT_TO_POINTER (id));
    }
}

RecordFacts *
record_facts_new (const FringeSearch *search)
{
  RecordFacts *facts = g_new0 (RecordFacts, 1);

  facts->n_steps = fringe_search_n_steps (search);
  for (int event = 0; event < FRINGE_N_EVENTS; event++)
    facts->happens[event] = g_new0 (gboolean, facts->n_steps + 1);
  note_layers (facts, search);
  note_duplicates (facts, search);
  note_better (facts, search);
  return facts;
}

void
record_facts_free (RecordFacts *facts)
{
  for (int event = 0; event < FRINGE_N_EVENTS; event++)
    g_free (facts->happens[event]);
  g_free (facts);
}

FringeLayers *
layers_of (const FringeSearch *search)
{
  FringeLayers *layers = fringe_layers_new ();

  fringe_layers_update (layers, search);
  return layers;
}
