/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-survey.h"

#include "fringe-background.h"
#include "fringe-board-text.h"
#include "fringe-titles.h"
#include "fringe-truth.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The boards are shared out by rank; each share has an answer of its own, and they are joined in order. */

#define SHARES_MAX 256
#define FAR_AWAY (FRINGE_H_INFINITE + 1)

typedef struct
{
  FringeTruthSurvey survey;
  int from_distance; /* of survey.from */
} Share;

typedef struct
{
  FringeBoard goal;
  FringeEstimate estimate;
  guint n_other;
  FringeEstimate other[FRINGE_N_HEURISTICS];
  const double *given; /* NULL where h is that of the estimate */
  FringeDistances *distances;
  uint32_t n_ranks;
  guint n_shares;
  Share *shares;
} Survey;

/* What is as bad and nearer counts as worse. */
static gboolean
is_worse (double h, int distance, const FringeTruthSurvey *than)
{
  double excess = h - distance;

  return excess > than->largest_excess || (excess == than->largest_excess && distance < than->worst_distance);
}

static void
look_at_h (Share *share, const FringeBoard *board, double h, int distance)
{
  FringeTruthSurvey *answer = &share->survey;

  if (!fringe_truth_overestimates (h, distance))
    return;
  answer->n_overestimates++;
  if (is_worse (h, distance, answer))
    {
      answer->largest_excess = h - distance;
      answer->worst = *board;
      answer->worst_h = h;
      answer->worst_distance = distance;
    }
  if (distance >= answer->distance)
    return;
  answer->overestimate = *board;
  answer->h = h;
  answer->distance = distance;
}

/* Returns: h of @other, the board after a move from @board; NAN where none was given */
static double
h_after (const Survey *survey, const FringeBoard *board, double h, const FringeBoard *other)
{
  if (survey->given != NULL)
    return survey->given[fringe_board_rank (other->cells, fringe_board_n_cells (other))];
  return fringe_estimate_h_after (&survey->estimate, other->cells, h, other->cells[board->blank], other->blank,
                                  board->blank);
}

static void
look_at_edges (const Survey *survey, Share *share, const FringeBoard *board, double h, int distance)
{
  FringeTruthSurvey *answer = &share->survey;

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard other = *board;
      double h_other;

      if (!fringe_board_move (&other, (FringeMove) move))
        continue;
      h_other = h_after (survey, board, h, &other);
      if (isnan (h_other))
        continue;
      answer->n_edges++;
      if (!fringe_truth_falls (h, h_other))
        continue;
      answer->n_inconsistencies++;
      if (distance >= share->from_distance)
        continue;
      share->from_distance = distance;
      answer->from = *board;
      answer->move = (FringeMove) move;
      answer->h_from = h;
      answer->h_to = h_other;
    }
}

static void
look_at_others (const Survey *survey, Share *share, const FringeBoard *board, double h)
{
  for (guint i = 0; i < survey->n_other; i++)
    {
      double h_other = fringe_estimate_h (&survey->other[i], board);

      share->survey.dominates[i] &= h >= h_other - FRINGE_TRUTH_ROUNDING;
      share->survey.is_dominated[i] &= h <= h_other + FRINGE_TRUTH_ROUNDING;
    }
}

static void
begin_share (const Survey *survey, Share *share)
{
  share->survey.distance = share->survey.worst_distance = share->from_distance = FAR_AWAY;
  share->survey.n_other = survey->n_other;
  for (guint i = 0; i < survey->n_other; i++)
    {
      share->survey.other[i] = survey->other[i].heuristic;
      share->survey.dominates[i] = share->survey.is_dominated[i] = TRUE;
    }
}

static void
look_at_share (guint i, gpointer data)
{
  const Survey *survey = data;
  Share *share = &survey->shares[i];
  uint32_t first = (uint32_t) ((guint64) survey->n_ranks * i / survey->n_shares);
  uint32_t end = (uint32_t) ((guint64) survey->n_ranks * (i + 1) / survey->n_shares);
  FringeBoard board = survey->goal;

  begin_share (survey, share);
  for (uint32_t rank = first; rank < end; rank++)
    {
      int distance;
      double h;

      fringe_board_from_rank (rank, &board);
      distance = fringe_distances_get (survey->distances, board.cells);
      if (distance == FRINGE_H_INFINITE)
        continue;
      h = survey->given != NULL ? survey->given[rank] : fringe_estimate_h (&survey->estimate, &board);
      if (isnan (h))
        continue;
      share->survey.n_boards++;
      look_at_h (share, &board, h, distance);
      look_at_others (survey, share, &board, h);
      look_at_edges (survey, share, &board, h, distance);
    }
}

static void
join (Share *all, const Share *share)
{
  FringeTruthSurvey *to = &all->survey;
  const FringeTruthSurvey *from = &share->survey;

  to->n_boards += from->n_boards;
  for (guint i = 0; i < to->n_other; i++)
    {
      to->dominates[i] &= from->dominates[i];
      to->is_dominated[i] &= from->is_dominated[i];
    }
  to->n_overestimates += from->n_overestimates;
  if (from->n_overestimates > 0 && is_worse (from->worst_h, from->worst_distance, to))
    {
      to->largest_excess = from->largest_excess;
      to->worst = from->worst;
      to->worst_h = from->worst_h;
      to->worst_distance = from->worst_distance;
    }
  to->n_edges += from->n_edges;
  to->n_inconsistencies += from->n_inconsistencies;
  if (from->distance < to->distance)
    {
      to->overestimate = from->overestimate;
      to->h = from->h;
      to->distance = from->distance;
    }
  if (share->from_distance < all->from_distance)
    {
      all->from_distance = share->from_distance;
      to->from = from->from;
      to->move = from->move;
      to->h_from = from->h_from;
      to->h_to = from->h_to;
    }
}

static void
add_others (Survey *survey)
{
  for (int i = FRINGE_HEURISTIC_MISPLACED; i < FRINGE_HEURISTIC_PERFECT; i++)
    if (survey->estimate.heuristic != (FringeHeuristic) i)
      fringe_estimate_init (&survey->other[survey->n_other++], (FringeHeuristic) i, &survey->goal);
}

static gboolean
survey_init (Survey *survey, const FringeBoard *goal, FringeHeuristic heuristic, GError **error)
{
  g_autofree char *limit = fringe_truth_limit_sentence (goal->rows, goal->columns);

  survey->goal = *goal;
  if (!fringe_truth_fits (goal->rows, goal->columns))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, limit);
      return FALSE;
    }
  if (fringe_estimate_init (&survey->estimate, heuristic, goal))
    survey->distances = survey->estimate.distances != NULL ? fringe_distances_ref (survey->estimate.distances)
                                                           : fringe_distances_new (goal);
  if (survey->distances == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("There is no memory for a table of all boards."));
      return FALSE;
    }
  add_others (survey);
  survey->n_ranks = fringe_board_n_ranks (fringe_board_n_cells (goal));
  survey->n_shares = MIN (SHARES_MAX, survey->n_ranks);
  survey->shares = g_new0 (Share, survey->n_shares);
  return TRUE;
}

static void
survey_clear (Survey *survey)
{
  fringe_estimate_clear (&survey->estimate);
  if (survey->distances != NULL)
    fringe_distances_unref (survey->distances);
  g_free (survey->shares);
}

/* @given: (nullable): h by rank, in place of that of the heuristic */
static FringeTruthSurvey *
look_at_all (const FringeBoard *goal,
             FringeHeuristic heuristic,
             const double *given,
             FringeProgress progress,
             gpointer progress_data,
             GCancellable *cancellable,
             GError **error)
{
  Survey survey = { .given = given };
  Share all = { 0 };
  gboolean is_done = FALSE;

  if (survey_init (&survey, goal, heuristic, error))
    {
      begin_share (&survey, &all);
      all.survey.heuristic = heuristic;
      fringe_background_share (survey.n_shares, look_at_share, &survey, progress, progress_data, cancellable);
      is_done = !g_cancellable_set_error_if_cancelled (cancellable, error);
    }
  for (guint i = 0; is_done && i < survey.n_shares; i++)
    join (&all, &survey.shares[i]);
  all.survey.is_complete = all.survey.n_boards == survey.n_ranks / 2;
  survey_clear (&survey);
  return is_done ? g_memdup2 (&all.survey, sizeof all.survey) : NULL;
}

FringeTruthSurvey *
fringe_truth_survey (const FringeBoard *goal,
                     FringeHeuristic heuristic,
                     FringeProgress progress,
                     gpointer progress_data,
                     GCancellable *cancellable,
                     GError **error)
{
  return look_at_all (goal, heuristic, NULL, progress, progress_data, cancellable, error);
}

FringeTruthSurvey *
fringe_truth_survey_given (const FringeBoard *goal, const double *h_by_rank, GCancellable *cancellable, GError **error)
{
  return look_at_all (goal, FRINGE_HEURISTIC_ZERO, h_by_rank, NULL, NULL, cancellable, error);
}

/* In the background */

typedef struct
{
  FringeBoard goal;
  FringeHeuristic heuristic;
} Query;

static gpointer
survey_in_background (gconstpointer data,
                      FringeProgress progress,
                      gpointer progress_data,
                      GCancellable *cancellable,
                      GError **error)
{
  const Query *query = data;

  return fringe_truth_survey (&query->goal, query->heuristic, progress, progress_data, cancellable, error);
}

void
fringe_truth_survey_async (const FringeBoard *goal,
                           FringeHeuristic heuristic,
                           FringeProgress progress,
                           gpointer progress_data,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  Query *query = g_new (Query, 1);

  *query = (Query) { *goal, heuristic };
  fringe_background_run (NULL, survey_in_background, query, g_free, g_free, progress, progress_data, cancellable,
                         callback, data);
}

FringeTruthSurvey *
fringe_truth_survey_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

char *
fringe_truth_survey_admissible_sentence (const FringeTruthSurvey *survey)
{
  g_autofree char *excess = fringe_short_text (survey->largest_excess), *h = fringe_short_text (survey->h);
  char board[FRINGE_BOARD_TEXT_MAX];

  if (survey->n_overestimates == 0 && !survey->is_complete)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "h is admissible on the %'u board given: h ≤ h* holds there.",
                                         "h is admissible on the %'u boards given: h ≤ h* holds there.",
                                         survey->n_boards),
                            survey->n_boards);
  if (survey->n_overestimates == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "h is admissible: h ≤ h* holds on the %'u board that can be solved.",
                                         "h is admissible: h ≤ h* holds on all %'u boards that can be solved.",
                                         survey->n_boards),
                            survey->n_boards);
  fringe_board_print (&survey->overestimate, board);
  /* Translators: a number of boards, of how many, the largest difference; then a board, and its h and h*. */
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "h is not admissible: h > h* holds on %'u of %'u boards that can be solved. The largest error is %s. "
          "The board %s is the nearest to the goal, with h = %s and h* = %d.",
          "h is not admissible: h > h* holds on %'u of %'u boards that can be solved. The largest error is %s. "
          "The board %s is the nearest to the goal, with h = %s and h* = %d.",
          survey->n_overestimates),
      survey->n_overestimates, survey->n_boards, excess, board, h, survey->distance);
}

char *
fringe_truth_survey_consistent_sentence (const FringeTruthSurvey *survey)
{
  g_autofree char *from = fringe_short_text (survey->h_from), *to = fringe_short_text (survey->h_to);
  char board[FRINGE_BOARD_TEXT_MAX];

  if (survey->n_inconsistencies == 0 && !survey->is_complete)
    return g_strdup_printf (
        /* Translators: the moves lead from one of the boards given to another. */
        g_dngettext (GETTEXT_PACKAGE, "h is consistent on the %'u move between boards given: it falls by at most 1.",
                     "h is consistent on the %'u moves between boards given: it falls by at most 1.", survey->n_edges),
        survey->n_edges);
  if (survey->n_inconsistencies == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "h is consistent: it falls by at most 1 on the %'u move there is.",
                                         "h is consistent: it falls by at most 1 on all %'u moves.", survey->n_edges),
                            survey->n_edges);
  fringe_board_print (&survey->from, board);
  /* Translators: a number of moves, of how many; then a move, the board it begins at, and h before and after it. */
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "h is not consistent: it falls by more than 1 on %'u of %'u moves. %s from %s lowers h from %s to %s.",
          "h is not consistent: it falls by more than 1 on %'u of %'u moves. %s from %s lowers h from %s to %s.",
          survey->n_inconsistencies),
      survey->n_inconsistencies, survey->n_edges, fringe_move_title (survey->move), board, from, to);
}

static void
add_titles (GString *list, const FringeTruthSurvey *survey, const gboolean *is_one)
{
  for (guint i = 0; i < survey->n_other; i++)
    if (is_one[i])
      g_string_append_printf (list, list->len > 0 ? ", %s" : "%s", fringe_heuristic_title (survey->other[i]));
}

char *
fringe_truth_survey_dominance_sentences (const FringeTruthSurvey *survey)
{
  g_autoptr (GString) under = g_string_new (NULL), over = g_string_new (NULL);
  g_autofree char *first = NULL, *second = NULL;

  add_titles (under, survey, survey->dominates);
  add_titles (over, survey, survey->is_dominated);
  if (under->len > 0)
    /* Translators: a list of heuristics whose h is nowhere larger */
    first = g_strdup_printf (_ ("h is never smaller than that of: %s."), under->str);
  if (over->len > 0)
    second = g_strdup_printf (_ ("h is never larger than that of: %s."), over->str);
  if (first != NULL && second != NULL)
    return g_strjoin ("\n", first, second, NULL);
  return g_strdup (first != NULL ? first : second);
}
