/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-seen.h"

#include "fringe-own.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

/**
 * FringeTruthSeen:
 * @n_nodes: nodes that were looked at
 * @n_steps: steps whose edges were looked at
 * @over: the first node that overestimates; its node is %FRINGE_NO_NODE as long as there is none
 * @edge: the first edge that offends; its step is UINT32_MAX as long as there is none
 */
struct _FringeTruthSeen
{
  const FringeSearch *search;
  const FringeTruth *truth;
  uint32_t n_nodes;
  uint32_t n_steps;
  FringeOverestimate over;
  FringeInconsistency edge;
};

/* Invariants: no node below n_nodes overestimates but `over.node`, which is the first; no step up to n_steps found an
 * offending edge before `edge.step`. */

static gboolean
has_tables (const FringeTruthSeen *seen)
{
  return fringe_truth_has_tables (seen->truth);
}

FringeTruthSeen *
fringe_truth_seen_new (const FringeSearch *search, const FringeTruth *truth)
{
  FringeTruthSeen *seen = g_new0 (FringeTruthSeen, 1);

  seen->search = search;
  seen->truth = truth;
  seen->over.node = FRINGE_NO_NODE;
  seen->edge.step = UINT32_MAX;
  return seen;
}

void
fringe_truth_seen_free (FringeTruthSeen *seen)
{
  g_free (seen);
}

/* Looks at nodes, up to the first that overestimates. */
static void
look_at_nodes (FringeTruthSeen *seen, uint32_t n_nodes)
{
  for (; seen->n_nodes < n_nodes && seen->over.node == FRINGE_NO_NODE; seen->n_nodes++)
    {
      int distance = fringe_truth_node_distance (seen->truth, seen->search, seen->n_nodes);
      double h = fringe_search_h (seen->search, seen->n_nodes);

      if (distance >= 0 && fringe_truth_overestimates (h, distance))
        seen->over = (FringeOverestimate) { seen->n_nodes, h, distance, FALSE };
    }
}

/* A node on the path to the goal is no farther from it than that path is long, so an h beyond that overestimates. */
static gboolean
judge_by_solution (const FringeTruthSeen *seen, uint32_t step, FringeOverestimate *found)
{
  uint32_t goal = fringe_search_solution_at (seen->search, step), n_moves;

  if (goal == FRINGE_NO_NODE)
    return FALSE;
  n_moves = fringe_search_g (seen->search, goal);
  found->node = FRINGE_NO_NODE;
  for (uint32_t id = goal; id != FRINGE_NO_NODE; id = fringe_search_parent (seen->search, id))
    {
      double h = fringe_search_h (seen->search, id);
      int distance = (int) (n_moves - fringe_search_g (seen->search, id));

      if (fringe_truth_overestimates (h, distance))
        *found = (FringeOverestimate) { id, h, distance, TRUE };
    }
  return found->node != FRINGE_NO_NODE;
}

gboolean
fringe_truth_seen_overestimate (FringeTruthSeen *seen, uint32_t step, FringeOverestimate *found)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (seen->search, step);

  if (!has_tables (seen))
    return judge_by_solution (seen, step, found);
  look_at_nodes (seen, n_nodes);
  if (seen->over.node >= n_nodes)
    return FALSE;
  *found = seen->over;
  return TRUE;
}

/* Notes the edge from @id to @other by @move, in the direction in which h falls. */
static void
note_edge (FringeTruthSeen *seen, uint32_t step, uint32_t id, uint32_t other, FringeMove move)
{
  double h = fringe_search_h (seen->search, id), h_other = fringe_search_h (seen->search, other);

  if (h > h_other)
    seen->edge = (FringeInconsistency) { step, id, other, move, h, h_other };
  else
    seen->edge = (FringeInconsistency) { step, other, id, fringe_move_opposite (move), h_other, h };
}

static gboolean
offends (double h, double h_other)
{
  return fringe_truth_falls (h, h_other) || fringe_truth_falls (h_other, h);
}

/* Returns: the node that the move from the expanded node @id gave or repeated; %FRINGE_NO_NODE where it was not
 * tried */
static uint32_t
find_other (const FringeTruthSeen *seen, uint32_t id, FringeMove move)
{
  uint32_t children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_children = fringe_search_children_at (seen->search, id, UINT32_MAX, children);
  int n_duplicates = fringe_search_duplicates (seen->search, id, duplicates);

  for (int i = 0; i < n_children; i++)
    if (fringe_search_move (seen->search, children[i]) == move)
      return children[i];
  for (int i = 0; i < n_duplicates; i++)
    if (duplicates[i].move == move)
      return duplicates[i].of;
  return FRINGE_NO_NODE;
}

/* The heuristic gives a successor's h at once, so the other node has to be found only for an edge that offends. */
static void
look_at_expansion (FringeTruthSeen *seen, uint32_t step, uint32_t id)
{
  const FringeEstimate *estimate = fringe_search_estimate (seen->search);
  const FringeMove *moves = fringe_search_rules (seen->search)->moves;
  FringeBoard board;
  double h;

  fringe_search_board (seen->search, id, &board);
  h = fringe_estimate_h (estimate, &board);
  for (int i = 0; i < FRINGE_N_MOVES && seen->edge.step == UINT32_MAX; i++)
    {
      int from = board.blank, tile;
      double h_other;
      uint32_t other;

      if (!fringe_board_move (&board, moves[i]))
        continue;
      tile = board.cells[from];
      h_other = fringe_estimate_h_after (estimate, board.cells, h, tile, board.blank, from);
      other = offends (h, h_other) ? find_other (seen, id, moves[i]) : FRINGE_NO_NODE;
      if (other != FRINGE_NO_NODE)
        note_edge (seen, step, id, other, moves[i]);
      fringe_board_move (&board, fringe_move_opposite (moves[i]));
    }
}

static void
look_at_entry (FringeTruthSeen *seen, uint32_t step, uint32_t id)
{
  uint32_t parent = fringe_search_parent (seen->search, id);

  if (parent != FRINGE_NO_NODE && offends (fringe_search_h (seen->search, id), fringe_search_h (seen->search, parent)))
    note_edge (seen, step, parent, id, fringe_search_move (seen->search, id));
}

static void
look_at_steps (FringeTruthSeen *seen, uint32_t n_steps)
{
  gboolean is_entered = !fringe_search_has_frontier (seen->search);

  while (seen->n_steps < n_steps && seen->edge.step == UINT32_MAX)
    {
      uint32_t step = ++seen->n_steps, id = fringe_search_removed (seen->search, step);

      if (is_entered)
        look_at_entry (seen, step, id);
      else if (fringe_search_state_at (seen->search, id, step) == FRINGE_NODE_EXPANDED)
        look_at_expansion (seen, step, id);
    }
}

gboolean
fringe_truth_seen_inconsistency (FringeTruthSeen *seen, uint32_t step, FringeInconsistency *found)
{
  look_at_steps (seen, MIN (step, fringe_search_n_steps (seen->search)));
  if (seen->edge.step > step)
    return FALSE;
  *found = seen->edge;
  return TRUE;
}

static char *
overestimate_sentence (const FringeOverestimate *over)
{
  g_autofree char *h = fringe_short_text (over->h);

  if (over->is_by_solution)
    /* Translators: a node, its h, and how many moves the solution goes on from it. */
    return g_strdup_printf (
        g_dngettext (
            GETTEXT_PACKAGE,
            "Node %u overestimates: h = %s, but the solution needs only %d more move. The heuristic is not admissible.",
            "Node %u overestimates: h = %s, but the solution needs only %d more moves. The heuristic is not "
            "admissible.",
            (gulong) over->distance),
        over->node, h, over->distance);
  /* Translators: a node, its h, and its true distance. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Node %u overestimates: h = %s, but the goal is %d move away. The heuristic is "
                                       "not admissible.",
                                       "Node %u overestimates: h = %s, but the goal is %d moves away. The heuristic is "
                                       "not admissible.",
                                       (gulong) over->distance),
                          over->node, h, over->distance);
}

char *
fringe_truth_admissible_sentence (FringeTruthSeen *seen, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (seen->search, step);
  FringeOverestimate over;

  if (fringe_truth_seen_overestimate (seen, step, &over))
    return overestimate_sentence (&over);
  if (!fringe_truth_has_tables (seen->truth))
    return fringe_truth_proof_sentence (fringe_search_rules (seen->search)->heuristic);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "h ≤ h* holds for the %u node so far.",
                                       "h ≤ h* holds for all %u nodes so far.", n_nodes),
                          n_nodes);
}

char *
fringe_truth_consistent_sentence (FringeTruthSeen *seen, uint32_t step)
{
  FringeInconsistency edge;
  g_autofree char *from = NULL, *to = NULL;

  if (!fringe_truth_seen_inconsistency (seen, step, &edge))
    return g_strdup (_ ("No move so far lowers h by more than 1, the cost of a move."));
  from = fringe_short_text (edge.h_from);
  to = fringe_short_text (edge.h_to);
  /* Translators: a move, a node, another, and the h of both. */
  return g_strdup_printf (_ ("%s leads from node %u to the board of node %u. It lowers h from %s to %s, by more than "
                             "the cost of a move. The heuristic is not consistent."),
                          fringe_move_title (edge.move), edge.from, edge.to, from, to);
}

char *
fringe_truth_proof_sentence (FringeHeuristic heuristic)
{
  if (fringe_heuristic_is_own (heuristic) && fringe_own_pattern (heuristic) != NULL)
    return g_strdup (_ ("A move moves one tile, which belongs to at most one group, and changes what this group still "
                        "needs by at most 1. The pattern database is therefore consistent and admissible."));
  if (fringe_heuristic_is_own (heuristic))
    return g_strdup (fringe_own_is_proven (heuristic)
                         ? _ ("No move changes the formula by more than 1, and at the goal it is 0 or less. It is "
                              "therefore consistent and admissible.")
                         : _ ("It is not known whether the formula is admissible."));
  switch (heuristic)
    {
    case FRINGE_HEURISTIC_ZERO:
      return g_strdup (_ ("Zero never exceeds a distance and never falls: it is admissible and consistent."));
    case FRINGE_HEURISTIC_MISPLACED:
      return g_strdup (_ ("A move places at most one more tile, so h falls by at most 1. Misplaced tiles is therefore "
                          "consistent and admissible."));
    case FRINGE_HEURISTIC_MANHATTAN:
      return g_strdup (_ ("A move brings one tile at most one cell nearer, so h falls by at most 1. Manhattan is "
                          "therefore consistent and admissible."));
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return g_strdup (_ ("Linear conflict adds moves out of a line and back, which Manhattan does not count. It is "
                          "consistent and admissible (Hansson, Mayer & Yung 1992)."));
    case FRINGE_HEURISTIC_GASCHNIG:
      return g_strdup (_ ("Gaschnig is the true distance in an easier puzzle, which allows more moves. It is therefore "
                          "consistent and admissible."));
    case FRINGE_HEURISTIC_PERFECT:
      return g_strdup (_ ("h* is the true distance, so it is consistent and admissible."));
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
    case FRINGE_N_HEURISTICS:
    default:
      return g_strdup (_ ("One move before the goal, a tile and the blank are misplaced: h = 2, but h* = 1. The "
                          "heuristic is neither admissible nor consistent."));
    }
}
