/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

static const FringeRules *
rules_of (const FringeComparison *comparison, FringeCompared side)
{
  return fringe_search_rules (fringe_comparison_deciding (comparison, side));
}

/* Says how the searches part where only one of them made the step. */
static char *
ended_sentence (const FringeDifference *difference)
{
  if (difference->removed[LEFT] == FRINGE_NO_NODE)
    /* Translators: two searches side by side; a step and a node. So the next one. */
    return g_strdup_printf (_ ("The searches part in step %u: the left one had ended, the right one comes to node %u."),
                            difference->step, difference->removed[RIGHT]);
  return g_strdup_printf (_ ("The searches part in step %u: the left one comes to node %u, the right one had ended."),
                          difference->step, difference->removed[LEFT]);
}

static char *
parting_sentence (const FringeDifference *difference)
{
  if (difference->removed[LEFT] == FRINGE_NO_NODE || difference->removed[RIGHT] == FRINGE_NO_NODE)
    return ended_sentence (difference);
  /* Translators: two searches side by side; a step, a node of each. */
  return g_strdup_printf (_ ("The searches part in step %u: the left one comes to node %u, the right one to node %u, "
                             "which has another board."),
                          difference->step, difference->removed[LEFT], difference->removed[RIGHT]);
}

static char *
absent_sentence (FringeCompared side, guint32 id)
{
  if (side == LEFT)
    /* Translators: a node of the other one of two searches that stand side by side. So the next one. */
    return g_strdup_printf (_ ("On the left no node on the frontier has the board of node %u of the right."), id);
  return g_strdup_printf (_ ("On the right no node on the frontier has the board of node %u of the left."), id);
}

static char *
tied_sentence (FringeCompared side, guint32 removed, guint32 passed_over, const char *priority)
{
  if (side == LEFT)
    /* Translators: the node that the left search removed, its node with the board that the right search removed, "f =
     * 7". So the next one, the other way round. */
    return g_strdup_printf (_ ("On the left node %u and node %u, which has the other board, tie with %s."), removed,
                            passed_over, priority);
  return g_strdup_printf (_ ("On the right node %u and node %u, which has the other board, tie with %s."), removed,
                          passed_over, priority);
}

static char *
ordered_sentence (FringeCompared side, guint32 removed, const char *priority, guint32 passed_over, const char *other)
{
  if (side == LEFT)
    /* Translators: the node that the left search removed, "f = 7", its node with the board that the right search
     * removed, "f = 9". So the next one, the other way round. */
    return g_strdup_printf (_ ("On the left node %u with %s goes before node %u, which has the other board, with %s."),
                            removed, priority, passed_over, other);
  return g_strdup_printf (_ ("On the right node %u with %s goes before node %u, which has the other board, with %s."),
                          removed, priority, passed_over, other);
}

static char *
generated_sentence (FringeCompared side, FringeAlgorithm algorithm, guint32 removed, guint32 passed_over)
{
  if (side == LEFT && algorithm == FRINGE_ALGORITHM_BFS)
    /* Translators: the node that the left search removed, its node with the board that the right search removed. So the
     * next ones. */
    return g_strdup_printf (_ ("On the left node %u is nearer the head of the queue than node %u, which has the other "
                               "board."),
                            removed, passed_over);
  if (side == LEFT)
    return g_strdup_printf (_ ("On the left node %u is nearer the top of the stack than node %u, which has the other "
                               "board."),
                            removed, passed_over);
  if (algorithm == FRINGE_ALGORITHM_BFS)
    return g_strdup_printf (_ ("On the right node %u is nearer the head of the queue than node %u, which has the other "
                               "board."),
                            removed, passed_over);
  return g_strdup_printf (_ ("On the right node %u is nearer the top of the stack than node %u, which has the other "
                             "board."),
                          removed, passed_over);
}

/* Says what put one node before the other on this side. */
static char *
side_sentence (const FringeComparison *comparison, const FringeDifference *difference, FringeCompared side)
{
  const FringeSearch *search = fringe_comparison_deciding (comparison, side);
  FringeAlgorithm algorithm = rules_of (comparison, side)->algorithm;
  guint32 removed = difference->removed[side], passed_over = difference->passed_over[side];
  g_autofree char *priority = NULL, *other = NULL;

  if (passed_over == FRINGE_NO_NODE)
    return absent_sentence (side, difference->removed[fringe_compared_other (side)]);
  if (algorithm == FRINGE_ALGORITHM_BFS || algorithm == FRINGE_ALGORITHM_DFS)
    return generated_sentence (side, algorithm, removed, passed_over);
  priority = fringe_why_print_priority (search, removed);
  if (fringe_search_priority (search, removed) == fringe_search_priority (search, passed_over))
    return tied_sentence (side, removed, passed_over, priority);
  other = fringe_why_print_priority (search, passed_over);
  return ordered_sentence (side, removed, priority, passed_over, other);
}

static char *
priority_sentence (const FringeRules *left, const FringeRules *right)
{
  g_autofree char *left_weight = NULL, *right_weight = NULL;

  if (left->algorithm != right->algorithm)
    /* Translators: the names of two algorithms. */
    return g_strdup_printf (_ ("What decides is the algorithm: “%s” on the left, “%s” on the right."),
                            fringe_algorithm_title (left->algorithm), fringe_algorithm_title (right->algorithm));
  left_weight = g_strdup_printf ("%.12g", left->weight);
  right_weight = g_strdup_printf ("%.12g", right->weight);
  /* Translators: two weights of weighted A*. */
  return g_strdup_printf (_ ("What decides is the weight: %s on the left, %s on the right."), left_weight,
                          right_weight);
}

static char *
heuristic_sentence (const FringeComparison *comparison, const FringeDifference *difference)
{
  const FringeSearch *left = fringe_comparison_deciding (comparison, LEFT);
  const FringeSearch *right = fringe_comparison_deciding (comparison, RIGHT);
  const char *left_title = fringe_heuristic_title (rules_of (comparison, LEFT)->heuristic);
  const char *right_title = fringe_heuristic_title (rules_of (comparison, RIGHT)->heuristic);
  g_autofree char *left_h = NULL, *left_other_h = NULL, *right_h = NULL, *right_other_h = NULL;

  if (difference->passed_over[LEFT] == FRINGE_NO_NODE || difference->passed_over[RIGHT] == FRINGE_NO_NODE)
    /* Translators: the names of two heuristics. */
    return g_strdup_printf (_ ("What decides is the heuristic: “%s” on the left, “%s” on the right."), left_title,
                            right_title);
  left_h = fringe_exact_text (fringe_search_h (left, difference->removed[LEFT]));
  left_other_h = fringe_exact_text (fringe_search_h (left, difference->passed_over[LEFT]));
  right_h = fringe_exact_text (fringe_search_h (right, difference->removed[RIGHT]));
  right_other_h = fringe_exact_text (fringe_search_h (right, difference->passed_over[RIGHT]));
  /* Translators: the name of a heuristic, its values for the boards that the left and the right search removed, the
   * name of another heuristic and its values for them. */
  return g_strdup_printf (
      _ ("What decides is the heuristic: of the two boards, the left one’s and the right one’s, "
         "“%s” says h\u00a0=\u00a0%s and h\u00a0=\u00a0%s, “%s” says h\u00a0=\u00a0%s and h\u00a0=\u00a0%s."),
      left_title, left_h, left_other_h, right_title, right_other_h, right_h);
}

static char *
moves_sentence (const FringeRules *left, const FringeRules *right)
{
  char of_left[FRINGE_N_MOVES + 1], of_right[FRINGE_N_MOVES + 1];

  fringe_moves_print (left->moves, of_left);
  fringe_moves_print (right->moves, of_right);
  /* Translators: two orders of moves as letters, "UDLR". */
  return g_strdup_printf (_ ("What decides is the order of moves: %s on the left, %s on the right."), of_left,
                          of_right);
}

/* Says what decides where the rules are the same on both sides. */
static char *
fork_sentence (const FringeComparison *comparison)
{
  guint32 left = fringe_search_fork_step (fringe_comparison_deciding (comparison, LEFT));
  guint32 right = fringe_search_fork_step (fringe_comparison_deciding (comparison, RIGHT));

  if (right != UINT32_MAX)
    return g_strdup_printf (_ ("What decides is what went before: the search on the right was forked at step %u."),
                            right);
  return g_strdup_printf (_ ("What decides is what went before: the search on the left was forked at step %u."), left);
}

static char *
cause_sentence (const FringeComparison *comparison, const FringeDifference *difference)
{
  const FringeRules *left = rules_of (comparison, LEFT), *right = rules_of (comparison, RIGHT);

  switch (difference->cause)
    {
    case FRINGE_DIFFERENCE_PRIORITY:
      return priority_sentence (left, right);
    case FRINGE_DIFFERENCE_HEURISTIC:
      return heuristic_sentence (comparison, difference);
    case FRINGE_DIFFERENCE_TIES:
      /* Translators: two rules for ties, as they stand in a menu. */
      return g_strdup_printf (_ ("What decides is the rule for ties: “%s” on the left, “%s” on the right."),
                              fringe_ties_title (left->ties), fringe_ties_title (right->ties));
    case FRINGE_DIFFERENCE_MOVES:
      return moves_sentence (left, right);
    case FRINGE_DIFFERENCE_DUPLICATES:
      /* Translators: two rules for duplicates, as they stand in a menu. */
      return g_strdup_printf (_ ("What decides is the rule for duplicates: “%s” on the left, “%s” on the right."),
                              fringe_duplicates_title (left->duplicates), fringe_duplicates_title (right->duplicates));
    case FRINGE_DIFFERENCE_GOAL_TEST:
      /* Translators: when the goal is tested for, twice, as it stands in a menu. */
      return g_strdup_printf (_ ("What decides is the goal test: “%s” on the left, “%s” on the right."),
                              fringe_goal_test_title (left->goal_test), fringe_goal_test_title (right->goal_test));
    case FRINGE_DIFFERENCE_FORK:
      return fork_sentence (comparison);
    case FRINGE_DIFFERENCE_LIMIT:
    case FRINGE_DIFFERENCE_NONE:
    case FRINGE_N_DIFFERENCES:
    default:
      return g_strdup (_ ("It had come to its limit and not to its end."));
    }
}

/* Says why only one of them expanded a board that both entered. */
static char *
cut_sentence (const FringeComparison *comparison, guint32 step)
{
  guint32 f[FRINGE_N_COMPARED], bound[FRINGE_N_COMPARED];

  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      const FringeSearch *search = fringe_comparison_search (comparison, (FringeCompared) side);
      guint32 id = fringe_search_removed (search, step);

      f[side] = (guint32) fringe_search_f (search, id);
      bound[side] = fringe_search_iteration_at (search, fringe_search_root_of (search, id), step).bound;
    }
  if (f[LEFT] > bound[LEFT])
    /* Translators: IDA*; a step, f and the bound of the left search, f and the bound of the right search. So the next
     * one. */
    return g_strdup_printf (
        _ ("In step %u both entered one board: on the left it was cut, as f\u00a0=\u00a0%u exceeds the "
           "bound %u, and on the right f\u00a0=\u00a0%u is within the bound %u."),
        step, f[LEFT], bound[LEFT], f[RIGHT], bound[RIGHT]);
  return g_strdup_printf (
      _ ("In step %u both entered one board: on the left f\u00a0=\u00a0%u is within the bound %u, and on the "
         "right it was cut, as f\u00a0=\u00a0%u exceeds the bound %u."),
      step, f[LEFT], bound[LEFT], f[RIGHT], bound[RIGHT]);
}

/* Adds a sentence for each side, but for IDA*, which has no frontier on which a node could be passed over. */
static void
add_sides (GString *text, const FringeComparison *comparison, const FringeDifference *difference)
{
  if (difference->removed[LEFT] == FRINGE_NO_NODE || difference->removed[RIGHT] == FRINGE_NO_NODE)
    return;
  if (difference->decided_step != difference->step)
    fringe_sentences_add (text, cut_sentence (comparison, difference->decided_step));
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    if (rules_of (comparison, (FringeCompared) side)->algorithm != FRINGE_ALGORITHM_IDASTAR)
      fringe_sentences_add (text, side_sentence (comparison, difference, (FringeCompared) side));
}

static char *
alike_sentence (const FringeComparison *comparison)
{
  /* Translators: two searches side by side; the number of steps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In %u step both searches came to the same boards.",
                                       "In %u steps both searches came to the same boards.", comparison->n_alike),
                          comparison->n_alike);
}

char *
fringe_comparison_difference_sentence (const FringeComparison *comparison)
{
  const FringeDifference *difference = &comparison->difference;
  GString *text;

  if (difference->cause == FRINGE_DIFFERENCE_NONE)
    return alike_sentence (comparison);
  text = g_string_new (NULL);
  fringe_sentences_add (text, parting_sentence (difference));
  add_sides (text, comparison, difference);
  fringe_sentences_add (text, cause_sentence (comparison, difference));
  return g_string_free (text, FALSE);
}

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
    return g_strdup (_ ("Only the left search has found the goal, so neither can be called cheaper."));
  if (right)
    return g_strdup (_ ("Only the right search has found the goal, so neither can be called cheaper."));
  return g_strdup (_ ("Neither search has found the goal."));
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

/* Says which generated fewer, where both expanded equally many. */
static char *
fewer_generated_sentence (FringeCompared cheaper, const FringeCounts *left, const FringeCounts *right)
{
  if (cheaper == FRINGE_N_COMPARED)
    /* Translators: nodes that each of two searches expanded and generated. */
    return g_strdup_printf (_ ("Both searches expanded %u and generated %u: neither was cheaper."), left->expanded,
                            left->generated);
  if (cheaper == LEFT)
    /* Translators: nodes that each of two searches expanded; nodes that the left and the right one generated. So the
     * next one. */
    return g_strdup_printf (_ ("Both searches expanded %u, and the left one generated fewer: %u to %u."),
                            left->expanded, left->generated, right->generated);
  return g_strdup_printf (_ ("Both searches expanded %u, and the right one generated fewer: %u to %u."), left->expanded,
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
                                  : fewer_generated_sentence (cheaper, &left, &right));
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
