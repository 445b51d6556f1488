/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-private.h"

#include "fringe-background.h"
#include "fringe-board-rank.h"

#include <string.h>

G_STATIC_ASSERT (FRINGE_PERFECT_CELLS_MAX <= FRINGE_RANK_CELLS_MAX);

/* Boards in the order in which they were reached, by rank. */
typedef struct
{
  uint32_t *ranks;
  uint32_t n;
  guint8 *is_reached; /* by rank */
} Reached;

gboolean
fringe_truth_fits (int rows, int columns)
{
  return rows * columns <= FRINGE_PERFECT_CELLS_MAX;
}

static gboolean
reached_init (Reached *reached, uint32_t n_ranks)
{
  /* Half of the boards have the parity of the start. */
  reached->ranks = g_try_new (uint32_t, n_ranks / 2);
  reached->is_reached = g_try_new (guint8, n_ranks);
  return reached->ranks != NULL && reached->is_reached != NULL;
}

static void
reached_clear (Reached *reached)
{
  g_free (reached->ranks);
  g_free (reached->is_reached);
}

static void
reach (const FringeTruth *truth, Reached *reached, const FringeBoard *board, int g, int f_max)
{
  uint32_t rank = fringe_board_rank (board->cells, truth->estimate.n_cells);

  if (reached->is_reached[rank] || g + fringe_estimate_h (&truth->estimate, board) > f_max)
    return;
  reached->is_reached[rank] = TRUE;
  reached->ranks[reached->n++] = rank;
}

/* All boards to which a path leads on which no f exceeds @f_max. A shorter path to a board is the better one whatever
 * follows, so that breadth-first search finds them. */
static void
reach_all (const FringeTruth *truth, Reached *reached, int f_max)
{
  FringeBoard board = truth->start;
  int g = 0;

  memset (reached->is_reached, 0, truth->n_ranks);
  reached->n = 0;
  reach (truth, reached, &board, g, f_max);
  for (uint32_t head = 0, end_of_layer = reached->n; head < reached->n; head++)
    {
      if (head == end_of_layer)
        {
          end_of_layer = reached->n;
          g++;
        }
      fringe_board_from_rank (reached->ranks[head], &board);
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        if (fringe_board_move (&board, (FringeMove) move))
          {
            reach (truth, reached, &board, g + 1, f_max);
            fringe_board_move (&board, fringe_move_opposite ((FringeMove) move));
          }
    }
}

/* The boards reached are of @class, unless they are of a stricter one. */
static void
classify (FringeTruth *truth, const Reached *reached, FringeTruthClass class)
{
  for (uint32_t i = 0; i < reached->n; i++)
    if (truth->class_of_rank[reached->ranks[i]] == FRINGE_TRUTH_UNKNOWN)
      {
        truth->class_of_rank[reached->ranks[i]] = (guint8) class;
        truth->n_boards[class]++;
      }
}

static void
make_classes (FringeTruth *truth)
{
  Reached reached = { 0 };
  guint n_solvable = truth->n_ranks / 2;

  truth->class_of_rank = g_try_malloc0 (truth->n_ranks);
  if (truth->class_of_rank != NULL && reached_init (&reached, truth->n_ranks))
    {
      reach_all (truth, &reached, truth->cost - 1);
      classify (truth, &reached, FRINGE_TRUTH_MUST);
      reach_all (truth, &reached, truth->cost);
      classify (truth, &reached, FRINGE_TRUTH_MAY);
      truth->rest = truth->is_admissible ? FRINGE_TRUTH_NEVER : FRINGE_TRUTH_MAY;
      truth->n_boards[truth->rest]
          += n_solvable - truth->n_boards[FRINGE_TRUTH_MUST] - truth->n_boards[FRINGE_TRUTH_MAY];
    }
  else
    {
      g_clear_pointer (&truth->class_of_rank, g_free);
    }
  reached_clear (&reached);
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
  if (distance == FRINGE_H_UNREACHABLE)
    return;
  truth->cost = distance;
  make_classes (truth);
}

/* Without tables. */
static FringeTruth *
truth_alloc (const FringeBoard *start, const FringeBoard *goal, const FringeEstimate *estimate)
{
  FringeTruth *truth = g_new0 (FringeTruth, 1);

  truth->start = *start;
  truth->goal = *goal;
  truth->cost = -1;
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
  return distance == FRINGE_H_UNREACHABLE ? -1 : distance;
}

FringeTruthClass
fringe_truth_class (const FringeTruth *truth, const FringeBoard *board)
{
  FringeTruthClass class;

  if (truth->class_of_rank == NULL || fringe_truth_distance (truth, board) < 0)
    return FRINGE_TRUTH_UNKNOWN;
  class = (FringeTruthClass) truth->class_of_rank[fringe_board_rank (board->cells, truth->estimate.n_cells)];
  return class == FRINGE_TRUTH_UNKNOWN ? truth->rest : class;
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
