/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

static FringeCounts
last_counts (const FringeComparison *comparison, FringeCompared side)
{
  const FringeSearch *search = fringe_comparison_search (comparison, side);

  return fringe_search_counts_at (search, fringe_search_n_steps (search));
}

static guint32
find_goal (const FringeComparison *comparison, FringeCompared side)
{
  const FringeSearch *search = fringe_comparison_search (comparison, side);

  return fringe_search_solution_at (search, fringe_search_n_steps (search));
}

FringeCompared
fringe_comparison_cheaper (const FringeComparison *comparison, guint32 *by)
{
  FringeCounts left = last_counts (comparison, LEFT), right = last_counts (comparison, RIGHT);
  gint64 more = (gint64) right.expanded - left.expanded;

  if (more == 0)
    more = (gint64) right.generated - left.generated;
  if (find_goal (comparison, LEFT) == FRINGE_NO_NODE || find_goal (comparison, RIGHT) == FRINGE_NO_NODE)
    more = 0;
  *by = (guint32) ABS (more);
  return more == 0 ? FRINGE_N_COMPARED : more > 0 ? LEFT : RIGHT;
}

static char *
solved_sentence (gboolean left, gboolean right)
{
  if (left)
    return g_strdup (_("Only the left search has found the goal, so neither can be called cheaper."));
  if (right)
    return g_strdup (_("Only the right search has found the goal, so neither can be called cheaper."));
  return g_strdup (_("Neither search has found the goal."));
}

static char *
expanded_sentence (FringeCompared cheaper, guint32 by, guint32 left, guint32 right)
{
  if (cheaper == LEFT)
    /* Translators: nodes expanded by the left and by the right search, and the difference. So the next one. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The left search expanded %u, the right one %u: the left one was cheaper by "
                                         "%u node.",
                                         "The left search expanded %u, the right one %u: the left one was cheaper by "
                                         "%u nodes.",
                                         by),
                            left, right, by);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The left search expanded %u, the right one %u: the right one was cheaper by "
                                       "%u node.",
                                       "The left search expanded %u, the right one %u: the right one was cheaper by "
                                       "%u nodes.",
                                       by),
                          left, right, by);
}

/* Both expanded as many. */
static char *
generated_sentence (FringeCompared cheaper, const FringeCounts *left, const FringeCounts *right)
{
  if (cheaper == FRINGE_N_COMPARED)
    /* Translators: nodes that each of two searches expanded and generated. */
    return g_strdup_printf (_("Both searches expanded %u and generated %u: neither was cheaper."), left->expanded,
                               left->generated);
  if (cheaper == LEFT)
    /* Translators: nodes that each of two searches expanded; nodes that the left and the right one generated. So the
     * next one. */
    return g_strdup_printf (_("Both searches expanded %u, and the left one generated fewer: %u to %u."),
                               left->expanded, left->generated, right->generated);
  return g_strdup_printf (_("Both searches expanded %u, and the right one generated fewer: %u to %u."), left->expanded,
                             right->generated, left->generated);
}

static char *
lengths_sentence (guint32 left, guint32 right)
{
  if (left == right)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Both solutions have %u move.",
                                         "Both solutions have %u moves.", left),
                            left);
  /* Translators: the moves of the left and of the right solution. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The left solution has %u move, the right one %u.",
                                       "The left solution has %u moves, the right one %u.", left),
                          left, right);
}

char *
fringe_comparison_end_sentence (const FringeComparison *comparison)
{
  FringeCounts left = last_counts (comparison, LEFT), right = last_counts (comparison, RIGHT);
  guint32 goals[FRINGE_N_COMPARED] = { find_goal (comparison, LEFT), find_goal (comparison, RIGHT) }, by;
  FringeCompared cheaper = fringe_comparison_cheaper (comparison, &by);
  GString *text;

  if (goals[LEFT] == FRINGE_NO_NODE || goals[RIGHT] == FRINGE_NO_NODE)
    return solved_sentence (goals[LEFT] != FRINGE_NO_NODE, goals[RIGHT] != FRINGE_NO_NODE);
  text = g_string_new (NULL);
  fringe_sentences_add (text, left.expanded != right.expanded
                                  ? expanded_sentence (cheaper, by, left.expanded, right.expanded)
                                  : generated_sentence (cheaper, &left, &right));
  fringe_sentences_add (text,
                        lengths_sentence (fringe_search_g (fringe_comparison_search (comparison, LEFT), goals[LEFT]),
                                          fringe_search_g (fringe_comparison_search (comparison, RIGHT),
                                                           goals[RIGHT])));
  return g_string_free (text, FALSE);
}

char *
fringe_shared_counts_sentence (const FringeSharedCounts *counts)
{
  /* Translators: boards that two searches side by side have expanded: both of them, only one of them. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u board was expanded by both, %u only on the left, %u only on the right.",
                                       "%u boards were expanded by both, %u only on the left, %u only on the right.",
                                       counts->both),
                          counts->both, counts->only_left, counts->only_right);
}
