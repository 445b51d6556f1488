/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"

/* A slip is often right by other rules. What a student did is held against all conventions that fringe_explain() knows.
 */

/**
 * FringeConventions:
 *
 * All conventions for searches to one goal, with their heuristics ready. It must not be used by two threads at once.
 */
typedef struct _FringeConventions FringeConventions;

/* Returns: (transfer full): to be freed with fringe_conventions_free() */
FringeConventions *fringe_conventions_new (const FringeBoard *goal);
void fringe_conventions_free (FringeConventions *conventions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeConventions, fringe_conventions_free)

/* Returns: (transfer full): a list for fringe_conventions_of_goal(), for the work on many files */
GPtrArray *fringe_conventions_by_goal_new (void);

/* Returns: (transfer none): those for searches to @goal, until others are asked for. The last few are kept */
FringeConventions *fringe_conventions_of_goal (GPtrArray *by_goal, const FringeBoard *goal);

/* Returns: (nullable): the heuristic, ready for the goal; %NULL where it cannot be had */
const FringeEstimate *fringe_conventions_estimate (const FringeConventions *conventions, FringeHeuristic heuristic);

/**
 * fringe_conventions_explain:
 * @exercise: to the same goal
 * @n_acts: how many of its effective acts count, the first ones
 * @rules: (out): the convention nearest to the rules of the exercise
 *
 * Looks for other rules by which all these acts are right. The tree is the student's: what the program filled in at the
 * lower levels is taken as it stands.
 *
 * Returns: whether there are such rules
 */
gboolean fringe_conventions_explain (FringeConventions *conventions,
                                     const FringeExercise *exercise,
                                     guint n_acts,
                                     FringeRules *rules);

/* The same of rules that are given: whether all these acts are right by @rules. */
gboolean fringe_conventions_fits (FringeConventions *conventions,
                                  const FringeExercise *exercise,
                                  guint n_acts,
                                  const FringeRules *rules);

/**
 * fringe_conventions_explain_choice:
 * @exercise: in which a node was just chosen wrongly
 * @rules: (out): those of the exercise, with other ties or another algorithm
 *
 * Looks for one other rule by which this node would have been chosen, whatever was done before: no convention explains
 * all acts of a student who made another slip, too.
 *
 * Returns: whether there is one
 */
gboolean fringe_conventions_explain_choice (const FringeExercise *exercise, FringeRules *rules);

/* Two sets of rules are so far apart at least where any choice is other that counts: that is more than any rank. */
#define FRINGE_CONVENTIONS_OTHER 10000u

/* Returns: how far @rules are from a student's own: the less, the nearer */
guint fringe_conventions_distance (const FringeRules *own, const FringeRules *rules);

/**
 * fringe_conventions_sentence:
 * @own: the rules of the exercise
 * @rules: others by which the acts are right
 * @node: a node chosen wrongly, or FRINGE_NO_NODE where the slip is no choice
 *
 * Returns: (transfer full): what is other about them: "“Highest id (LIFO)” would take node 4."
 */
char *fringe_conventions_sentence (const FringeRules *own, const FringeRules *rules, guint32 node);

/* Returns: (transfer full): what is other about them, titles apart by dots: "Last in, first out · Moves URDL" */
char *fringe_conventions_list (const FringeRules *own, const FringeRules *rules);
