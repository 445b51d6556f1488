/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain.h"

gboolean
fringe_explanation_names (const FringeExplanation *explanation, guint i)
{
  const FringeDistinction *by_count = &explanation->by_count, *by_board = &explanation->by_board;

  return i == 0 || (by_count->exists && by_count->other == i) || (by_board->exists && by_board->other == i);
}

static int
compare_matches (gconstpointer a, gconstpointer b, gpointer data)
{
  const FringeExplanation *explanation = data;
  guint i = *(const guint *) a, j = *(const guint *) b;
  guint our_group = explanation->matches[i].group, their_group = explanation->matches[j].group;
  gboolean named = fringe_explanation_names (explanation, i);

  if (our_group != their_group)
    return our_group < their_group ? -1 : 1;
  if (named != fringe_explanation_names (explanation, j))
    return named ? -1 : 1;
  return i < j ? -1 : 1;
}

FringeExplanation *
fringe_explanation_order (const FringeExplanation *explanation)
{
  FringeExplanation *ordered = g_memdup2 (explanation, sizeof *explanation);
  guint n = explanation->n_matches;
  g_autofree guint *order = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (gint) n, sizeof *order, compare_matches, (gpointer) explanation);
  ordered->matches = g_new (FringeMatch, n);
  for (guint i = 0; i < n; i++)
    {
      ordered->matches[i] = explanation->matches[order[i]];
      if (order[i] == explanation->by_count.other)
        ordered->by_count.other = i;
      if (order[i] == explanation->by_board.other)
        ordered->by_board.other = i;
    }
  return ordered;
}
