/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-sample.h"

#include "fringe-board-text.h"
#include "fringe-titles.h"
#include "fringe-truth.h"

#include <glib/gi18n-lib.h>

/* A way is long enough to lose the goal from sight, and there are many short beginnings, where counterexamples are
 * easiest to follow. */
#define WAY_MOVES 100

typedef struct
{
  FringeTruthSample answer;
  FringeEstimate estimate;
  guint from_moves; /* of the known way of answer.from */
} Sample;

static void
look_at_h (FringeTruthSample *answer, const FringeBoard *board, double h, guint n_moves)
{
  answer->n_boards++;
  if (!fringe_truth_overestimates (h, n_moves) || (answer->is_overestimate && n_moves >= answer->n_moves))
    return;
  answer->is_overestimate = TRUE;
  answer->overestimate = *board;
  answer->h = h;
  answer->n_moves = n_moves;
}

static void
look_at_edges (Sample *sample, const FringeBoard *board, double h, guint n_moves)
{
  FringeTruthSample *answer = &sample->answer;

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard other = *board;
      double h_other;

      if (!fringe_board_move (&other, (FringeMove) move))
        continue;
      h_other = fringe_estimate_h (&sample->estimate, &other);
      answer->n_edges++;
      if (!fringe_truth_falls (h, h_other))
        continue;
      if (answer->n_inconsistencies++ > 0 && n_moves >= sample->from_moves)
        continue;
      sample->from_moves = n_moves;
      answer->from = *board;
      answer->move = (FringeMove) move;
      answer->h_from = h;
      answer->h_to = h_other;
    }
}

/* Returns: whether the blank goes back to where it came from */
static gboolean
turns_back (int move, int last)
{
  return last >= 0 && (move ^ 1) == last;
}

G_STATIC_ASSERT ((FRINGE_MOVE_UP ^ 1) == FRINGE_MOVE_DOWN && (FRINGE_MOVE_LEFT ^ 1) == FRINGE_MOVE_RIGHT);

static int
draw_move (FringeBoard *board, int last, uint64_t *random)
{
  int move;

  do
    move = (int) (fringe_random_next (random) % FRINGE_N_MOVES);
  while (turns_back (move, last) || !fringe_board_move (board, (FringeMove) move));
  return move;
}

static void
look_along_way (Sample *sample, const FringeBoard *goal, uint64_t *random)
{
  FringeBoard board = *goal;
  int last = -1;

  for (guint n_moves = 0; n_moves < WAY_MOVES; n_moves++)
    {
      double h = fringe_estimate_h (&sample->estimate, &board);

      look_at_h (&sample->answer, &board, h, n_moves);
      look_at_edges (sample, &board, h, n_moves);
      last = draw_move (&board, last, random);
    }
}

FringeTruthSample *
fringe_truth_sample (const FringeBoard *goal, FringeHeuristic heuristic, GCancellable *cancellable, GError **error)
{
  Sample sample = { 0 };
  uint64_t random = 0;

  if (!fringe_estimate_init (&sample.estimate, heuristic, goal))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("There is no memory for a table of all boards."));
      return NULL;
    }
  while (sample.answer.n_boards < FRINGE_TRUTH_SAMPLE_BOARDS && !g_cancellable_is_cancelled (cancellable))
    look_along_way (&sample, goal, &random);
  fringe_estimate_clear (&sample.estimate);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return g_memdup2 (&sample.answer, sizeof sample.answer);
}

/* In the background */

typedef struct
{
  FringeBoard goal;
  FringeHeuristic heuristic;
} Query;

static gpointer
sample_in_background (gconstpointer data,
                      G_GNUC_UNUSED FringeProgress progress,
                      G_GNUC_UNUSED gpointer progress_data,
                      GCancellable *cancellable,
                      GError **error)
{
  const Query *query = data;

  return fringe_truth_sample (&query->goal, query->heuristic, cancellable, error);
}

void
fringe_truth_sample_async (const FringeBoard *goal,
                           FringeHeuristic heuristic,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  Query *query = g_new (Query, 1);

  *query = (Query) { *goal, heuristic };
  fringe_background_run (NULL, sample_in_background, query, g_free, g_free, NULL, NULL, cancellable, callback, data);
}

FringeTruthSample *
fringe_truth_sample_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Sentences */

char *
fringe_truth_sample_admissible_sentence (const FringeTruthSample *sample)
{
  g_autofree char *h = fringe_short_text (sample->h);
  char board[FRINGE_BOARD_TEXT_MAX];

  if (!sample->is_overestimate)
    return g_strdup_printf (_ ("No counterexample among %u boards on random ways from the goal: h never exceeds the "
                               "moves of the way. Whether h is admissible on all boards is not known."),
                            sample->n_boards);
  fringe_board_print (&sample->overestimate, board);
  return g_strdup_printf (
      /* Translators: a board, a number of moves, and an h that is larger. */
      g_dngettext (GETTEXT_PACKAGE,
                   "h is not admissible: the board %1$s is %2$u move from the goal at most, and h\u00a0=\u00a0%3$s.",
                   "h is not admissible: the board %1$s is %2$u moves from the goal at most, and h\u00a0=\u00a0%3$s.",
                   sample->n_moves),
      board, sample->n_moves, h);
}

char *
fringe_truth_sample_consistent_sentence (const FringeTruthSample *sample)
{
  g_autofree char *from = fringe_short_text (sample->h_from), *to = fringe_short_text (sample->h_to);
  char board[FRINGE_BOARD_TEXT_MAX];

  if (sample->n_inconsistencies == 0)
    return g_strdup_printf (_ ("No counterexample among their %u moves: h falls by at most 1 on each. Whether h is "
                               "consistent on all boards is not known."),
                            sample->n_edges);
  fringe_board_print (&sample->from, board);
  /* Translators: a move, the board that it begins at, and h before and after it. */
  return g_strdup_printf (_ ("h is not consistent: %1$s from %2$s lowers h from %3$s to %4$s."),
                          fringe_move_title (sample->move), board, from, to);
}
