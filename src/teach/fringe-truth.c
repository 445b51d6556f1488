/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-private.h"

#include "fringe-background.h"

gboolean
fringe_truth_fits (int rows, int columns)
{
  return rows * columns <= FRINGE_PERFECT_CELLS_MAX;
}

static void
make_tables (FringeTruth *truth)
{
  int distance;

  if (truth->estimate.distances != NULL)
    truth->distances = fringe_distances_ref (truth->estimate.distances);
  else
    truth->distances = fringe_distances_new (&truth->goal);
  if (truth->distances == NULL)
    return;
  distance = fringe_distances_get (truth->distances, truth->start.cells);
  if (distance == FRINGE_H_INFINITE)
    return;
  truth->cost = distance;
  fringe_truth_make_classes (truth);
}

/* Without tables. */
static FringeTruth *
truth_alloc (const FringeBoard *start, const FringeBoard *goal, const FringeEstimate *estimate)
{
  FringeTruth *truth = g_new0 (FringeTruth, 1);

  truth->start = *start;
  truth->goal = *goal;
  truth->cost = -1;
  truth->gates = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  fringe_estimate_copy (&truth->estimate, estimate);
  truth->is_admissible = fringe_heuristic_is_admissible (estimate->heuristic);
  return truth;
}

static FringeTruth *
truth_make (const FringeBoard *start, const FringeBoard *goal, const FringeEstimate *estimate)
{
  FringeTruth *truth = truth_alloc (start, goal, estimate);

  if (!fringe_truth_fits (goal->rows, goal->columns))
    return truth;
  truth->n_ranks = fringe_board_n_ranks (fringe_board_n_cells (goal));
  make_tables (truth);
  return truth;
}

FringeTruth *
fringe_truth_new (const FringeSearch *search)
{
  return truth_make (fringe_search_start (search), fringe_search_goal (search), fringe_search_estimate (search));
}

/* The question is the truth without its tables. */
static gpointer
make_in_background (gconstpointer data,
                    G_GNUC_UNUSED FringeProgress progress,
                    G_GNUC_UNUSED gpointer progress_data,
                    G_GNUC_UNUSED GCancellable *cancellable,
                    G_GNUC_UNUSED GError **error)
{
  const FringeTruth *query = data;

  return truth_make (&query->start, &query->goal, &query->estimate);
}

void
fringe_truth_new_async (const FringeSearch *search,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  FringeTruth *query
      = truth_alloc (fringe_search_start (search), fringe_search_goal (search), fringe_search_estimate (search));

  fringe_background_run (make_in_background, query, (GDestroyNotify) fringe_truth_free,
                         (GDestroyNotify) fringe_truth_free, NULL, NULL, cancellable, callback, data);
}

FringeTruth *
fringe_truth_new_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
fringe_truth_free (FringeTruth *truth)
{
  if (truth == NULL)
    return;
  if (truth->distances != NULL)
    fringe_distances_unref (truth->distances);
  fringe_estimate_clear (&truth->estimate);
  g_free (truth->class_of_rank);
  g_array_unref (truth->gates);
  g_free (truth);
}

gboolean
fringe_truth_has_tables (const FringeTruth *truth)
{
  return truth->distances != NULL;
}

int
fringe_truth_cost (const FringeTruth *truth)
{
  return truth->cost;
}

guint
fringe_truth_n_boards (const FringeTruth *truth, FringeTruthClass class)
{
  return truth->n_boards[class];
}

int
fringe_truth_distance (const FringeTruth *truth, const FringeBoard *board)
{
  int distance;

  if (truth->distances == NULL)
    return -1;
  distance = fringe_distances_get (truth->distances, board->cells);
  return distance == FRINGE_H_INFINITE ? -1 : distance;
}

FringeTruthClass
fringe_truth_class (const FringeTruth *truth, const FringeBoard *board)
{
  if (truth->class_of_rank == NULL || fringe_truth_distance (truth, board) < 0)
    return FRINGE_TRUTH_UNKNOWN;
  return (FringeTruthClass) truth->class_of_rank[fringe_board_rank (board->cells, truth->estimate.n_cells)];
}

int
fringe_truth_node_distance (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  FringeBoard board;

  fringe_search_board (search, id, &board);
  return fringe_truth_distance (truth, &board);
}

FringeTruthClass
fringe_truth_node_class (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  FringeBoard board;

  fringe_search_board (search, id, &board);
  return fringe_truth_class (truth, &board);
}
