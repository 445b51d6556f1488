/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-moment.h"

/* The algorithm in use is shown as pseudo-code (AIMA, "best-first search"; Korf 1985 for IDA*). It has only the lines
 * that the rules in use give it, so that what is read is what is done. */

/**
 * FringeCodeKind:
 * @FRINGE_CODE_START: the start becomes the frontier; of IDA*, the first bound
 * @FRINGE_CODE_START_TEST: the goal test on the start, where nodes are tested as they are generated
 * @FRINGE_CODE_LOOP: the head of the loop
 * @FRINGE_CODE_REMOVE: the next node, by the priority
 * @FRINGE_CODE_TIES: which of several of equal priority
 * @FRINGE_CODE_STALE_TEST: the test whether the board of the node is closed
 * @FRINGE_CODE_GOAL_TEST: the test whether the node is the goal
 * @FRINGE_CODE_CLOSE: the board goes to the closed list
 * @FRINGE_CODE_FOR_EACH: the head of the loop over the moves
 * @FRINGE_CODE_DUPLICATE: the rule for duplicates, as a condition
 * @FRINGE_CODE_GENERATE: a new node
 * @FRINGE_CODE_SUPERSEDE: what becomes of an older node with its board
 * @FRINGE_CODE_SUCCESSOR_TEST: the test whether the new node is the goal
 * @FRINGE_CODE_INSERT: the new nodes go to the frontier
 * @FRINGE_CODE_FAILURE: what is left when the frontier is empty
 * @FRINGE_CODE_ITERATION: IDA* begins an iteration
 * @FRINGE_CODE_NEXT_BOUND: the bound of the next
 * @FRINGE_CODE_PROCEDURE: the head of the procedure that enters a node
 * @FRINGE_CODE_ENTER: the test against the bound
 * @FRINGE_CODE_CUT: what becomes of a node beyond it
 * @FRINGE_CODE_BACK_UP: the end of the procedure
 *
 * What a line is for. A program has no two lines of one kind.
 */
typedef enum
{
  FRINGE_CODE_START,
  FRINGE_CODE_START_TEST,
  FRINGE_CODE_LOOP,
  FRINGE_CODE_REMOVE,
  FRINGE_CODE_TIES,
  FRINGE_CODE_STALE_TEST,
  FRINGE_CODE_GOAL_TEST,
  FRINGE_CODE_CLOSE,
  FRINGE_CODE_FOR_EACH,
  FRINGE_CODE_DUPLICATE,
  FRINGE_CODE_GENERATE,
  FRINGE_CODE_SUPERSEDE,
  FRINGE_CODE_SUCCESSOR_TEST,
  FRINGE_CODE_INSERT,
  FRINGE_CODE_FAILURE,
  FRINGE_CODE_ITERATION,
  FRINGE_CODE_NEXT_BOUND,
  FRINGE_CODE_PROCEDURE,
  FRINGE_CODE_ENTER,
  FRINGE_CODE_CUT,
  FRINGE_CODE_BACK_UP,
  FRINGE_N_CODE_KINDS
} FringeCodeKind;

/**
 * FringeCodeLine:
 * @text: in the reader's language, without the indent and a line end
 * @indent: levels, 0 to 2
 */
typedef struct
{
  FringeCodeKind kind;
  int indent;
  char *text;
} FringeCodeLine;

/**
 * FringeCode:
 * @rules: whose program it is
 * @lines: (array length=n_lines)
 */
typedef struct
{
  FringeRules rules;
  guint n_lines;
  FringeCodeLine lines[FRINGE_N_CODE_KINDS];
} FringeCode;

/**
 * fringe_code_new:
 *
 * Returns: (transfer full): the program, to be freed with fringe_code_free()
 */
FringeCode *fringe_code_new (const FringeRules *rules);
void fringe_code_free (FringeCode *code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCode, fringe_code_free)

/**
 * fringe_code_line_of:
 * @fine: (nullable): a fine step of a search by the rules of @code
 *
 * O(lines).
 *
 * Returns: the line that the fine step does, or -1 for %NULL
 */
int fringe_code_line_of (const FringeCode *code, const FringeFineStep *fine);

/* Returns: whether the fine step lights the line: the line that it does, and those that belong to it */
gboolean fringe_code_is_lit (const FringeCode *code, guint line, const FringeFineStep *fine);

/**
 * FringeCodeValueKind:
 * @FRINGE_CODE_VALUE_NODE: n, the node removed or entered
 * @FRINGE_CODE_VALUE_PRIORITY: its f, or g or h where the algorithm compares that
 * @FRINGE_CODE_VALUE_OPEN: nodes on the frontier
 * @FRINGE_CODE_VALUE_EXPANDED: nodes expanded so far
 * @FRINGE_CODE_VALUE_GENERATED: nodes generated so far
 * @FRINGE_CODE_VALUE_MOVE: the move that is tried
 * @FRINGE_CODE_VALUE_NEW_NODE: the node that it gave
 * @FRINGE_CODE_VALUE_KNOWN: the node that has its board already
 * @FRINGE_CODE_VALUE_BOUND: of IDA*: the largest f that is not cut
 * @FRINGE_CODE_VALUE_SMALLEST: the smallest f cut so far in this iteration
 */
typedef enum
{
  FRINGE_CODE_VALUE_NODE,
  FRINGE_CODE_VALUE_PRIORITY,
  FRINGE_CODE_VALUE_OPEN,
  FRINGE_CODE_VALUE_EXPANDED,
  FRINGE_CODE_VALUE_GENERATED,
  FRINGE_CODE_VALUE_MOVE,
  FRINGE_CODE_VALUE_NEW_NODE,
  FRINGE_CODE_VALUE_KNOWN,
  FRINGE_CODE_VALUE_BOUND,
  FRINGE_CODE_VALUE_SMALLEST,
  FRINGE_N_CODE_VALUE_KINDS
} FringeCodeValueKind;

/**
 * FringeCodeValue:
 * @line: below which line it stands
 * @node: of NODE, NEW_NODE and KNOWN, else %FRINGE_NO_NODE
 * @move: of MOVE, else %FRINGE_N_MOVES
 * @number: of the others
 */
typedef struct
{
  FringeCodeValueKind kind;
  guint line;
  uint32_t node;
  FringeMove move;
  double number;
} FringeCodeValue;

/**
 * fringe_code_values:
 * @moment: of a search by the rules of @code
 * @values: (out): room for one of each kind
 *
 * What the variables hold at the moment; those that hold nothing are left out. O(nodes) of the iteration under IDA*,
 * else a bounded walk.
 *
 * Returns: how many, in the order of their lines
 */
int fringe_code_values (const FringeCode *code,
                        const FringeMoment *moment,
                        FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS]);

/* Returns: whether values can stand below the line at some moment */
gboolean fringe_code_has_values (const FringeCode *code, guint line);

/**
 * fringe_code_value_text:
 *
 * Returns: (transfer full): "n = node 12", "f = 7", "|open| = 9"
 */
char *fringe_code_value_text (const FringeCode *code, const FringeCodeValue *value);
