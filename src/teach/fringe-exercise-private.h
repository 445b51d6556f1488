/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"

/* An act that can be undone, and what was before it. */
typedef struct
{
  guint act;
  guint n_nodes;
  guint n_answers;
  FringeExerciseMoment before;
} FringeExerciseDone;

/**
 * FringeExercise:
 * @asked: the numbers that the algorithm uses, a bit for each
 * @now: where the run is
 * @nodes: (element-type FringeExerciseNode):
 * @done: (element-type FringeExerciseDone): acts that are neither hints nor undone
 * @acts: (element-type FringeExerciseAct): all acts
 * @answers: (element-type FringeSlip): those that stand
 * @slips: (element-type FringeSlip): of practice
 * @last_slip: of practice, also where its question was answered wrong before
 * @lost: the questions that bring no point any more, by their keys
 * @n_hints: hints since the last other act
 *
 * Invariants: what a node is follows from its members and from how many acts are done, so that an act is undone by
 * taking its mark from the nodes that carry it.
 */
struct _FringeExercise
{
  FringeTask task;
  FringeEstimate estimate;
  guint asked;
  FringeExerciseMoment now;
  GArray *nodes;
  GArray *done;
  GArray *acts;
  GArray *answers;
  GArray *slips;
  FringeSlip last_slip;
  GHashTable *lost;
  guint n_hints;
  guint n_hints_taken;
  guint n_steps_right;
};

static inline FringeExerciseNode *
fringe_exercise_node_at (const FringeExercise *exercise, guint32 id)
{
  return &g_array_index (exercise->nodes, FringeExerciseNode, id);
}

/* fringe-exercise-state.c: what an act does to a run. */

/* Returns: (transfer none): the question that an answer is to, as a key of the hash table of questions lost */
gpointer fringe_exercise_key_of (const FringeSlip *slip);

/* Notes a slip of practice; an answer is one that stands, and is noted, too. */
void fringe_exercise_note (FringeExercise *exercise, FringeSlip slip);
void fringe_exercise_answer (FringeExercise *exercise, FringeSlip slip);

void fringe_exercise_add_root (FringeExercise *exercise);
void fringe_exercise_set_state (FringeExercise *exercise, guint32 id, FringeNodeState state);

/* Lays out the successors of the node chosen. A node that is thrown away has none. */
void fringe_exercise_lay_cards (FringeExercise *exercise);

/* Returns: (nullable): the card of a move of the node chosen */
FringeExerciseCard *fringe_exercise_find_card (FringeExercise *exercise, FringeMove move);

/* Makes nodes of the cards: of all, or of those that are said. */
void fringe_exercise_take_cards (FringeExercise *exercise, gboolean all);

/* The lists after a step count when the next one begins, or the run ends. */
void fringe_exercise_take_lists (FringeExercise *exercise);

/* fringe-exercise-judge.c: what the rules want, of any state. */

/* Returns: the number that the priority is, of a node as the student has it */
double fringe_exercise_priority (const FringeExercise *exercise, guint32 id);

/* Returns: whether node @a leaves the frontier before node @b, if nothing is added */
gboolean fringe_exercise_goes_before (const FringeExercise *exercise, guint32 a, guint32 b);

/* Returns: the node to be removed next; FRINGE_NO_NODE where the frontier, or the iteration of IDA*, has none */
guint32 fringe_exercise_next (const FringeExercise *exercise);

/* Returns: the smallest f above the bound in this iteration of IDA*; infinite where there is none */
double fringe_exercise_next_bound (const FringeExercise *exercise);

/* Returns: an expanded node with the board of @id, for which the rule throws @id away; else FRINGE_NO_NODE */
guint32 fringe_exercise_stale_of (const FringeExercise *exercise, FringeDuplicates rule, guint32 id);

/* Returns: what @rule makes of a successor of the chosen node; @of is the node whose board it has */
FringeFate fringe_exercise_right_fate (const FringeExercise *exercise,
                                       FringeDuplicates rule,
                                       const FringeExerciseCard *card,
                                       guint32 *of);

/* Returns: whether the fate on the card, and the node named there, are what @rule makes of it */
gboolean
fringe_exercise_fate_fits (const FringeExercise *exercise, FringeDuplicates rule, const FringeExerciseCard *card);

/* Returns: g, h or f of a card; g and h of f are the student's where they are filled in */
double
fringe_exercise_right_number (const FringeExercise *exercise, const FringeExerciseCard *card, FringeNumber number);

/* Returns: a node that is the goal and ended the search as it was generated; FRINGE_NO_NODE where there is none, or the
 * student went on */
guint32 fringe_exercise_generated_goal (const FringeExercise *exercise);

/* Returns: whether a card that is filled in is the goal */
gboolean fringe_exercise_has_goal_card (const FringeExercise *exercise);

gboolean fringe_exercise_is_goal (const FringeExercise *exercise, guint32 id);

/* Returns: whether a node is tested for the goal as it is generated */
gboolean fringe_exercise_tests_generated (const FringeRules *rules);

/* Returns: whether there is each node that a list names, and none twice; else an error with a sentence */
gboolean fringe_exercise_check_ids (const FringeExercise *exercise, const FringeExerciseAct *act, GError **error);

/* Finds the nodes that belong to a list, in their order. */
void fringe_exercise_right_list (const FringeExercise *exercise, FringeList list, FringeExerciseAct *act);

/* Each judges an act before it is done. Returns: the answer */
FringeSlip fringe_exercise_judge_choice (const FringeExercise *exercise, guint32 id);
FringeSlip fringe_exercise_judge_bound (const FringeExercise *exercise, double bound);
FringeSlip fringe_exercise_judge_solved (const FringeExercise *exercise);
FringeSlip fringe_exercise_judge_no_solution (const FringeExercise *exercise);
FringeSlip fringe_exercise_judge_discard (const FringeExercise *exercise);
