/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

static char *
inversions_sentence (const FringeVerdict *verdict)
{
  int start = verdict->start_inversions, goal = verdict->goal_inversions;

  if (!verdict->solvable)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     /* Translators: inversions are pairs of tiles in which the larger one stands first. */
                     "The goal cannot be reached: %d inversion in the start and %d in the goal; one is odd, the other "
                     "even.",
                     "The goal cannot be reached: %d inversions in the start and %d in the goal; one is odd, the other "
                     "even.",
                     (gulong) start),
        start, goal);
  if (start % 2 == 0)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "The goal can be reached: %d inversion in the start and %d in the goal; both are even.",
                     "The goal can be reached: %d inversions in the start and %d in the goal; both are even.",
                     (gulong) start),
        start, goal);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "The goal can be reached: %d inversion in the start and %d in the goal; both are odd.",
                   "The goal can be reached: %d inversions in the start and %d in the goal; both are odd.",
                   (gulong) start),
      start, goal);
}

/* People count rows from 1; that both sums grow by 1 changes nothing. */
static char *
inversions_and_row_sentence (const FringeVerdict *verdict)
{
  int start = verdict->start_inversions, start_row = verdict->start_blank_row + 1, start_sum = start + start_row;
  int goal = verdict->goal_inversions, goal_row = verdict->goal_blank_row + 1, goal_sum = goal + goal_row;

  if (!verdict->solvable)
    /* Translators: "5 + 2 = 7": inversions, the row in which the blank stands, their sum; of the sums one is odd. */
    return g_strdup_printf (_("The goal cannot be reached: the inversions plus the blank’s row are %d + %d = %d in the "
                               "start and %d + %d = %d in the goal; one is odd, the other even."),
        start, start_row, start_sum, goal, goal_row, goal_sum);
  if (start_sum % 2 == 0)
    return g_strdup_printf (_("The goal can be reached: the inversions plus the blank’s row are %d + %d = %d in the "
                               "start and %d + %d = %d in the goal; both are even."),
                               start, start_row, start_sum, goal, goal_row, goal_sum);
  return g_strdup_printf (_("The goal can be reached: the inversions plus the blank’s row are %d + %d = %d in the "
                             "start and %d + %d = %d in the goal; both are odd."),
                             start, start_row, start_sum, goal, goal_row, goal_sum);
}

char *
fringe_verdict_sentence (const FringeBoard *start, const FringeBoard *goal)
{
  FringeVerdict verdict = fringe_board_verdict (start, goal);

  return verdict.row_counts ? inversions_and_row_sentence (&verdict) : inversions_sentence (&verdict);
}
