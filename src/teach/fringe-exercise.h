/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* A student carries out a search by hand, act by act, and each act is judged by the rules of the exercise. The search
 * goes on from the student's own state, so that one slip costs once. */

/* A run has no more nodes and no more acts, the undone ones included. */
#define FRINGE_EXERCISE_NODES_MAX 400u
#define FRINGE_EXERCISE_ACTS_MAX 5000u
/* A student's g, h or f is at most this. */
#define FRINGE_EXERCISE_VALUE_MAX 1000000.0
/* A student's f is right when it is as near as this to the exact one. */
#define FRINGE_EXERCISE_NEAR 0.005

/**
 * FringeExerciseLevel:
 * @FRINGE_EXERCISE_CHOICE: the student chooses the node to expand; the program does the rest
 * @FRINGE_EXERCISE_NUMBERS: the student also fills in the numbers that the algorithm uses: g, h and f
 * @FRINGE_EXERCISE_DUPLICATES: the student also says which successors are duplicates, and what becomes of them
 *
 * How much a student does.
 */
typedef enum
{
  FRINGE_EXERCISE_CHOICE,
  FRINGE_EXERCISE_NUMBERS,
  FRINGE_EXERCISE_DUPLICATES,
  FRINGE_N_EXERCISE_LEVELS
} FringeExerciseLevel;

/**
 * FringeExerciseLists:
 * @FRINGE_EXERCISE_NO_LISTS: nobody writes them
 * @FRINGE_EXERCISE_ANY_ORDER: after each step the student writes which nodes are on the frontier, and which are closed
 * @FRINGE_EXERCISE_IN_ORDER: and in the order in which they will be removed, and were
 *
 * How the frontier and the closed list are kept by hand. IDA* has none.
 */
typedef enum
{
  FRINGE_EXERCISE_NO_LISTS,
  FRINGE_EXERCISE_ANY_ORDER,
  FRINGE_EXERCISE_IN_ORDER,
  FRINGE_N_EXERCISE_LISTS
} FringeExerciseLists;

typedef enum
{
  FRINGE_LIST_FRONTIER,
  FRINGE_LIST_CLOSED,
  FRINGE_N_LISTS
} FringeList;

/**
 * FringeTask:
 * @is_exam: whether nothing is said until the run is handed in, and the last answer to a question counts; in practice
 *   it is the first
 *
 * What a student has to do.
 */
typedef struct
{
  FringeBoard start;
  FringeBoard goal;
  FringeRules rules;
  FringeExerciseLevel level;
  FringeExerciseLists lists;
  gboolean is_exam;
} FringeTask;

/**
 * FringeFate:
 * @FRINGE_FATE_NEW: it becomes a node, and no other node is concerned
 * @FRINGE_FATE_DROPPED: it becomes no node
 * @FRINGE_FATE_REPLACES: it becomes a node in place of one on the frontier with a larger g
 * @FRINGE_FATE_REOPENS: it becomes a node although its board was expanded, since its g is smaller
 *
 * What becomes of a successor.
 */
typedef enum
{
  FRINGE_FATE_NEW,
  FRINGE_FATE_DROPPED,
  FRINGE_FATE_REPLACES,
  FRINGE_FATE_REOPENS,
  FRINGE_N_FATES
} FringeFate;

/* The numbers of a node, as indices. */
typedef enum
{
  FRINGE_NUMBER_G,
  FRINGE_NUMBER_H,
  FRINGE_NUMBER_F,
  FRINGE_N_NUMBERS
} FringeNumber;

/**
 * FringeActKind:
 * @FRINGE_ACT_CHOOSE: node @id is removed from the frontier
 * @FRINGE_ACT_BOUND: IDA* begins anew with the bound @value
 * @FRINGE_ACT_NUMBER: the successor by @move has the @number @value
 * @FRINGE_ACT_FATE: the successor by @move has this @fate; @id is the node whose board it has, if it is not new
 * @FRINGE_ACT_DISCARD: the node removed is stale and thrown away
 * @FRINGE_ACT_FINISH: the step is done, the node expanded
 * @FRINGE_ACT_SOLVED: the goal is found
 * @FRINGE_ACT_NO_SOLUTION: there is none
 * @FRINGE_ACT_UNDO: the last act that is neither a hint nor undone is taken back
 * @FRINGE_ACT_LIST: @list has the @n_ids nodes @ids after the step
 * @FRINGE_ACT_HINT: a hint on what to choose; the third one names the node, which then brings no point
 *
 * What a student can do.
 */
typedef enum
{
  FRINGE_ACT_CHOOSE,
  FRINGE_ACT_BOUND,
  FRINGE_ACT_NUMBER,
  FRINGE_ACT_FATE,
  FRINGE_ACT_DISCARD,
  FRINGE_ACT_FINISH,
  FRINGE_ACT_SOLVED,
  FRINGE_ACT_NO_SOLUTION,
  FRINGE_ACT_LIST,
  FRINGE_ACT_UNDO,
  FRINGE_ACT_HINT,
  FRINGE_N_ACT_KINDS
} FringeActKind;

/* An act; members that its kind does not name mean nothing. @seconds counts from the first moment of the exercise. */
typedef struct
{
  FringeActKind kind;
  guint32 id;
  FringeMove move;
  FringeNumber number;
  FringeFate fate;
  double value;
  double seconds;
  FringeList list;
  guint n_ids;
  guint16 ids[FRINGE_EXERCISE_NODES_MAX];
} FringeExerciseAct;

/* The kinds of questions that a run answers, and of slips. */
typedef enum
{
  FRINGE_SLIP_CHOICE,
  FRINGE_SLIP_G,
  FRINGE_SLIP_H,
  FRINGE_SLIP_F,
  FRINGE_SLIP_DUPLICATES,
  FRINGE_SLIP_LISTS,
  FRINGE_SLIP_ENDING,
  FRINGE_N_SLIP_KINDS
} FringeSlipKind;

/**
 * FringeSlipReason:
 * @FRINGE_SLIP_NONE: the answer is right
 * @FRINGE_SLIP_PRIORITY: node @other has a smaller priority
 * @FRINGE_SLIP_TIE: node @other has the same, and the rule for ties takes it
 * @FRINGE_SLIP_ORDER: the queue, the stack or the depth-first order of IDA* takes node @other
 * @FRINGE_SLIP_CUT: f of the node, @given, exceeds the bound, @right
 * @FRINGE_SLIP_BOUND: the next bound is @right
 * @FRINGE_SLIP_WITHIN: node @other is within the bound, so that the iteration goes on
 * @FRINGE_SLIP_NUMBER: g, h or f is @right, not @given
 * @FRINGE_SLIP_FATE: the successor has another fate, @fate with node @other
 * @FRINGE_SLIP_OTHER_BOARD: it is a duplicate, but not of the node named: of @other
 * @FRINGE_SLIP_STALE: the node was to be thrown away, for node @other with its board was expanded
 * @FRINGE_SLIP_NOT_STALE: it was not
 * @FRINGE_SLIP_GOAL: node @other is the goal, and the search has ended
 * @FRINGE_SLIP_NO_GOAL: the goal is not found yet
 * @FRINGE_SLIP_NOT_REMOVED: the goal was generated, as node @other, but not removed yet
 * @FRINGE_SLIP_NOT_EMPTY: the frontier still has node @other
 * @FRINGE_SLIP_LIST_MISSING: node @other belongs to @list
 * @FRINGE_SLIP_LIST_EXTRA: node @other does not belong to @list
 * @FRINGE_SLIP_LIST_ORDER: in @list node @other stands before node @node
 *
 * Why an answer is wrong.
 */
typedef enum
{
  FRINGE_SLIP_NONE,
  FRINGE_SLIP_PRIORITY,
  FRINGE_SLIP_TIE,
  FRINGE_SLIP_ORDER,
  FRINGE_SLIP_CUT,
  FRINGE_SLIP_BOUND,
  FRINGE_SLIP_WITHIN,
  FRINGE_SLIP_NUMBER,
  FRINGE_SLIP_FATE,
  FRINGE_SLIP_OTHER_BOARD,
  FRINGE_SLIP_STALE,
  FRINGE_SLIP_NOT_STALE,
  FRINGE_SLIP_GOAL,
  FRINGE_SLIP_NO_GOAL,
  FRINGE_SLIP_NOT_REMOVED,
  FRINGE_SLIP_NOT_EMPTY,
  FRINGE_SLIP_LIST_MISSING,
  FRINGE_SLIP_LIST_EXTRA,
  FRINGE_SLIP_LIST_ORDER,
  FRINGE_N_SLIP_REASONS
} FringeSlipReason;

/**
 * FringeSlip:
 * @step: the step in which it was given, from 1
 * @act: the act that gave it, or ended the step, as an index into fringe_exercise_acts()
 * @node: the node chosen or being expanded; FRINGE_NO_NODE where there is none
 * @move: of g, h, f and duplicates the successor; FRINGE_N_MOVES where it is about @node itself
 * @board: the board that it is about, where there is one
 * @list: of lists, which one
 *
 * An answer and why it is wrong. What the other members mean depends on @reason.
 */
typedef struct
{
  FringeSlipKind kind;
  FringeSlipReason reason;
  guint step;
  guint act;
  guint32 node;
  FringeMove move;
  guint32 other;
  FringeFate fate;
  double given;
  double right;
  double parts[2];
  FringeBoard board;
  FringeList list;
} FringeSlip;

/**
 * FringeExerciseNode:
 * @step: the step that generated it, 0 for the start
 * @iteration: of IDA*, from 0
 * @numbers: g, h and f, as the student has them
 * @state: FRONTIER, EXPANDED, SUPERSEDED, STALE or GOAL
 * @removed: the step in which it was removed, or 0
 * @changed: acts done when @state changed
 * @passed: acts done when the student went on although it was the goal; 0 where that was not so
 *
 * A node of the student's tree.
 */
typedef struct
{
  FringeBoard board;
  guint32 parent;
  FringeMove move;
  guint step;
  guint iteration;
  double numbers[FRINGE_N_NUMBERS];
  FringeNodeState state;
  guint removed;
  guint changed;
  guint passed;
} FringeExerciseNode;

/**
 * FringeExerciseCard:
 * @filled: a bit for each number that is filled in
 * @touched: whether the student has said anything about it
 * @of: the node whose board it has, where @fate is not NEW
 * @awaits_node: whether it is marked as a duplicate while nobody has said yet of which node
 *
 * A successor of the node that is being expanded.
 */
typedef struct
{
  FringeMove move;
  FringeBoard board;
  guint filled;
  gboolean touched;
  double numbers[FRINGE_N_NUMBERS];
  FringeFate fate;
  guint32 of;
  gboolean awaits_node;
} FringeExerciseCard;

/* Where a run is, between two acts. */
typedef struct
{
  guint step;     /* steps begun */
  guint32 chosen; /* the node being expanded, or FRINGE_NO_NODE */
  guint iteration;
  double bound; /* of IDA* */
  gboolean is_over;
  guint n_cards;
  FringeExerciseCard cards[FRINGE_N_MOVES];
  guint lists[FRINGE_N_LISTS]; /* the act that wrote the list after this step, counted from 1; 0 where none did */
} FringeExerciseMoment;

/* Points by kind of question, and how much was done: steps finished, of those that the right run has. */
typedef struct
{
  guint right[FRINGE_N_SLIP_KINDS];
  guint asked[FRINGE_N_SLIP_KINDS];
  guint n_steps;
  guint n_steps_right;
  guint n_hints;
  gboolean is_over;
} FringeMarks;

/**
 * FringeExercise:
 *
 * A task, and what a student has done of it.
 */
typedef struct _FringeExercise FringeExercise;

/* Whether there are exercises by an algorithm: by those that have a frontier, and by IDA*. */
gboolean fringe_exercise_offers (FringeAlgorithm algorithm);

/**
 * fringe_exercise_new:
 *
 * Errors: %G_IO_ERROR_INVALID_ARGUMENT with a sentence where there are no exercises by the algorithm, the right run has
 * more than %FRINGE_EXERCISE_NODES_MAX nodes, or the heuristic does not fit or is infinite.
 *
 * Returns: (transfer full) (nullable): to be freed with fringe_exercise_free()
 */
FringeExercise *fringe_exercise_new (const FringeTask *task, GError **error);

/* Does the same by a heuristic that is ready for the goal, so that many exercises share a table. */
FringeExercise *
fringe_exercise_new_with_estimate (const FringeTask *task, const FringeEstimate *estimate, GError **error);
void fringe_exercise_free (FringeExercise *exercise);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExercise, fringe_exercise_free)

/**
 * fringe_exercise_act:
 *
 * Does an act and judges it. An act that makes no sense where the run is, as choosing a node that was expanded, is
 * refused and not judged.
 *
 * Returns: whether it was done; else an error with a sentence
 */
gboolean fringe_exercise_act (FringeExercise *exercise, const FringeExerciseAct *act, GError **error);

const FringeTask *fringe_exercise_task (const FringeExercise *exercise);
const FringeEstimate *fringe_exercise_estimate (const FringeExercise *exercise);
const FringeExerciseMoment *fringe_exercise_moment (const FringeExercise *exercise);
guint fringe_exercise_n_nodes (const FringeExercise *exercise);
const FringeExerciseNode *fringe_exercise_node (const FringeExercise *exercise, guint32 id);

/* Returns: whether the node can be chosen now */
gboolean fringe_exercise_is_open (const FringeExercise *exercise, guint32 id);

/* Returns: (element-type FringeExerciseAct): all acts, in their order */
const GArray *fringe_exercise_acts (const FringeExercise *exercise);

/* Returns: (transfer full) (element-type FringeExerciseAct): those that were not undone, without hints */
GArray *fringe_exercise_effective_acts (const FringeExercise *exercise);

gboolean fringe_exercise_can_undo (const FringeExercise *exercise);

/* Returns: the set of numbers that are asked for: a bit for each FringeNumber */
guint fringe_exercise_asked_numbers (const FringeExercise *exercise);

/* Returns: whether the lists are to be written now: between two steps */
gboolean fringe_exercise_asks_lists (const FringeExercise *exercise);

/* Returns: (nullable): the act that wrote the list after this step */
const FringeExerciseAct *fringe_exercise_written_list (const FringeExercise *exercise, FringeList list);

/* Judges a list as it was written. Returns: whether it is right; else @slip says why not */
gboolean fringe_exercise_judge_list (const FringeExercise *exercise, const FringeExerciseAct *act, FringeSlip *slip);

/* Returns: how many numbers of the card are still empty */
guint fringe_exercise_n_missing (const FringeExercise *exercise, const FringeExerciseCard *card);

/* Returns: how many fields of all cards are still empty; of a card that awaits the node of its duplicate it is that one
 */
guint fringe_exercise_n_missing_in_all (const FringeExercise *exercise);

/* Marks a new successor as a duplicate of a node that is not named yet, or takes that back. This is no act: it is not
 * judged, and ends with the act that says what the successor is. */
void fringe_exercise_await_node (FringeExercise *exercise, FringeMove move, gboolean awaits_node);

/* Returns: the rule for duplicates that holds; IDA* has its own */
FringeDuplicates fringe_exercise_duplicates (const FringeRules *rules);

/* Returns: (transfer full) (element-type FringeSlip): in practice every slip, undone or not, once for each question; in
 * an exam those that stand */
GArray *fringe_exercise_slips (const FringeExercise *exercise);

/* Returns: (nullable): what was wrong with the last act of a practice, also where it was so before */
const FringeSlip *fringe_exercise_slip_of_last_act (const FringeExercise *exercise);

/* Returns: (transfer full): what it was after so many steps; the acts that were undone are left out */
FringeExercise *fringe_exercise_until (const FringeExercise *exercise, guint step);

/* Returns: (element-type FringeSlip): the answers that stand, right and wrong, in their order */
const GArray *fringe_exercise_answers (const FringeExercise *exercise);

FringeMarks fringe_exercise_marks (const FringeExercise *exercise);

/* Returns: whether the question was answered wrong before, or with the third hint, so that it brings no point */
gboolean fringe_exercise_is_lost (const FringeExercise *exercise, const FringeSlip *answer);

/* Returns: the steps of the right run */
guint fringe_exercise_n_right_steps (const FringeExercise *exercise);

/* Finds what is right to do now. Returns: false where the run is over */
gboolean fringe_exercise_right_act (const FringeExercise *exercise, FringeExerciseAct *act);

/* Judges a number or a fate as it stands on a card now. Returns: whether it is right; else @slip says why not */
gboolean fringe_exercise_judge_number (const FringeExercise *exercise,
                                       const FringeExerciseCard *card,
                                       FringeNumber number,
                                       FringeSlip *slip);
gboolean fringe_exercise_judge_fate (const FringeExercise *exercise, const FringeExerciseCard *card, FringeSlip *slip);

/* Words of files. */
const char *fringe_exercise_level_name (FringeExerciseLevel level);
const char *fringe_exercise_lists_name (FringeExerciseLists lists);
const char *fringe_list_name (FringeList list);
const char *fringe_fate_name (FringeFate fate);
const char *fringe_slip_kind_name (FringeSlipKind kind);
const char *fringe_slip_reason_name (FringeSlipReason reason);
