/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-private.h"

#include "fringe-background.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

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

/* Makes a truth that has no tables yet. */
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

/* Makes the tables. The question is a truth that has none. */
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

  fringe_background_run (NULL, make_in_background, query, (GDestroyNotify) fringe_truth_free,
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

char *
fringe_truth_limit_sentence (int rows, int columns)
{
  if (fringe_truth_fits (rows, columns))
    return g_strdup (_ ("There is no memory for a table of all boards."));
  /* Translators: the first number is always 10, the second the cells of this puzzle. */
  return g_strdup_printf (
      _ ("True distances are known for up to %d cells. This puzzle has %d cells, and too many boards."),
      FRINGE_PERFECT_CELLS_MAX, rows * columns);
}

static char *
no_tables_sentence (const FringeTruth *truth)
{
  return fringe_truth_limit_sentence (truth->goal.rows, truth->goal.columns);
}

static char *
difference_sentence (double value, int distance)
{
  g_autofree char *h = fringe_exact_text (value), *difference = fringe_exact_text (fabs (value - distance));

  if (fabs (value - distance) <= FRINGE_TRUTH_ROUNDING)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The goal is h* = %d move away. The estimate h = %s is exact.",
                                         "The goal is h* = %d moves away. The estimate h = %s is exact.",
                                         (gulong) distance),
                            distance, h);
  if (value < distance)
    /* Translators: the true distance, the heuristic's value, their difference. So the next one too. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The goal is h* = %d move away. The estimate h = %s is too low by %s.",
                                         "The goal is h* = %d moves away. The estimate h = %s is too low by %s.",
                                         (gulong) distance),
                            distance, h, difference);
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "The goal is h* = %d move away. The estimate h = %s is too high by %s: the heuristic is not admissible.",
          "The goal is h* = %d moves away. The estimate h = %s is too high by %s: the heuristic is not admissible.",
          (gulong) distance),
      distance, h, difference);
}

char *
fringe_truth_distance_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  int distance = fringe_truth_node_distance (truth, search, id);

  if (!fringe_truth_has_tables (truth))
    return no_tables_sentence (truth);
  if (distance < 0)
    return g_strdup (_ ("The goal cannot be reached from this board."));
  return difference_sentence (fringe_search_h (search, id), distance);
}

/* Says why every A* must expand a board that is neither start nor goal. */
static char *
must_sentence (const FringeTruth *truth, const FringeBoard *board)
{
  gboolean is_gate = fringe_truth_is_gate (truth, board);

  if (!is_gate && truth->is_admissible)
    return g_strdup_printf (
        _ ("Every A* with this heuristic must expand this board. A path leads to it with f always below C* = %d."),
        truth->cost);
  if (!is_gate)
    return g_strdup_printf (_ ("Every A* with this heuristic must expand this board. A path leads to it with f below "
                               "%d after the start. No such path leads to the goal."),
                            truth->f_max);
  if (truth->is_admissible)
    return g_strdup_printf (_ ("Every A* with this heuristic must expand this board: every shortest solution uses it. "
                               "On every path to it, f reaches C* = %d, so the rule for ties decides how soon."),
                            truth->cost);
  return g_strdup (_ ("Every A* with this heuristic must expand this board. A* cannot reach the goal before that."));
}

static char *
may_sentence (const FringeTruth *truth)
{
  if (truth->is_admissible)
    return g_strdup_printf (_ ("The rule for ties decides whether A* expands this board. On the best path to it, f "
                               "reaches C* = %d. Some shortest solution does not use it."),
                            truth->cost);
  return g_strdup (_ ("The rule for ties decides whether A* expands this board. On the best path to it, the largest "
                      "f is that of the best path to the goal."));
}

static char *
never_sentence (const FringeTruth *truth)
{
  if (truth->is_admissible)
    return g_strdup_printf (
        _ ("No A* with this heuristic expands this board. Every path to it has a node with f > C* = %d."), truth->cost);
  return g_strdup (_ ("No A* with this heuristic expands this board. Every path to it has a node with a larger f than "
                      "any on the best path to the goal."));
}

char *
fringe_truth_class_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  FringeTruthClass class = fringe_truth_node_class (truth, search, id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (class != FRINGE_TRUTH_UNKNOWN && fringe_board_equal (&board, &truth->goal))
    return g_strdup (_ ("This board is the goal: A* removes it last and does not expand it."));
  if (class != FRINGE_TRUTH_UNKNOWN && fringe_board_equal (&board, &truth->start))
    return g_strdup (_ ("This board is the start: every A* expands it first."));
  switch (class)
    {
    case FRINGE_TRUTH_MUST:
      return must_sentence (truth, &board);
    case FRINGE_TRUTH_MAY:
      return may_sentence (truth);
    case FRINGE_TRUTH_NEVER:
      return never_sentence (truth);
    case FRINGE_TRUTH_UNKNOWN:
    case FRINGE_N_TRUTH_CLASSES:
    default:
      return NULL;
    }
}

char *
fringe_truth_f_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  double f = fringe_search_g (search, id) + fringe_search_h (search, id);
  uint32_t g = fringe_search_g (search, id);
  g_autofree char *h_text = fringe_exact_text (fringe_search_h (search, id)), *f_text = fringe_exact_text (f);

  if (truth->cost < 0)
    return NULL;
  if (f < truth->cost)
    /* Translators: g, h, their sum f, and the length of the shortest solutions. So the next two. */
    return g_strdup_printf (_ ("In the tree, its f = %u + %s = %s is below C* = %d."), g, h_text, f_text, truth->cost);
  if (f == truth->cost)
    return g_strdup_printf (_ ("In the tree, its f = %u + %s = %s equals C*."), g, h_text, f_text);
  return g_strdup_printf (_ ("In the tree, its f = %u + %s = %s is above C* = %d."), g, h_text, f_text, truth->cost);
}

char *
fringe_truth_cost_sentence (const FringeTruth *truth)
{
  guint n = truth->n_boards[FRINGE_TRUTH_MUST];

  if (!fringe_truth_has_tables (truth))
    return no_tables_sentence (truth);
  if (truth->cost < 0)
    return g_strdup (_ ("The goal cannot be reached from the start, so there is no solution."));
  if (truth->cost == 0)
    return g_strdup (_ ("The start is the goal, so A* expands no board."));
  /* Translators: the length of the shortest solutions, and a number of boards. */
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "The shortest solution has C* = %d moves. Every A* with this heuristic must expand at least %u board. This "
          "holds if A* keeps the cheapest path to each board. A* must also test for the goal when it removes a node.",
          "The shortest solution has C* = %d moves. Every A* with this heuristic must expand at least %u boards. This "
          "holds if A* keeps the cheapest path to each board. A* must also test for the goal when it removes a node.",
          n),
      truth->cost, n);
}
