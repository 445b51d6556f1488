/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-event.h"

#define FRINGE_NODE_CONDITIONS_MAX 8

/**
 * FringeNodeValue:
 * @FRINGE_NODE_ID: the number of a node
 * @FRINGE_NODE_G: its g
 * @FRINGE_NODE_H: its h
 * @FRINGE_NODE_F: its f
 * @FRINGE_NODE_STEP: the step at which it came into the list that is asked
 *
 * What a condition compares.
 */
typedef enum
{
  FRINGE_NODE_ID,
  FRINGE_NODE_G,
  FRINGE_NODE_H,
  FRINGE_NODE_F,
  FRINGE_NODE_STEP,
  FRINGE_N_NODE_VALUES
} FringeNodeValue;

/**
 * FringeNodeComparison:
 * @FRINGE_NODE_EQUAL: `=`
 * @FRINGE_NODE_UNEQUAL: `!=`
 * @FRINGE_NODE_LESS: `<`
 * @FRINGE_NODE_AT_MOST: `<=`
 * @FRINGE_NODE_MORE: `>`
 * @FRINGE_NODE_AT_LEAST: `>=`
 *
 * How a condition compares.
 */
typedef enum
{
  FRINGE_NODE_EQUAL,
  FRINGE_NODE_UNEQUAL,
  FRINGE_NODE_LESS,
  FRINGE_NODE_AT_MOST,
  FRINGE_NODE_MORE,
  FRINGE_NODE_AT_LEAST,
} FringeNodeComparison;

/**
 * FringeNodeCondition:
 * @value: what is compared
 * @comparison: how it is compared
 * @number: with what it is compared; may be infinite
 *
 * A condition on one value of a node.
 */
typedef struct
{
  FringeNodeValue value;
  FringeNodeComparison comparison;
  double number;
} FringeNodeCondition;

/**
 * FringeNodeQuery:
 * @conditions: (array length=n_conditions): all of them must hold
 * @tiles: (array length=n_tiles): these must stand one after the other on the board, row by row; the blank is 0
 * @is_board: whether @tiles are a whole board
 * @is_duplicate: whether only nodes are meant whose expansion found a duplicate, and superseded and stale ones
 *
 * A question which nodes: a value. With all zeros every node is one of them.
 */
typedef struct
{
  guint n_conditions;
  FringeNodeCondition conditions[FRINGE_NODE_CONDITIONS_MAX];
  guint n_tiles;
  guint8 tiles[FRINGE_CELLS_MAX];
  gboolean is_board;
  gboolean is_duplicate;
} FringeNodeQuery;

/**
 * fringe_node_query_parse:
 * @text: what a person typed, whatever it may be
 * @rows: rows of the boards
 * @columns: columns of the boards
 * @query: (out): set only where @text was understood
 * @message: (out) (transfer full): what was not understood, as a sentence; %NULL where everything was
 *
 * Reads "f = 26", "g > 10, h <= 3", "step 12", "id 7", "#7", a number alone as an id, a board in any notation of
 * fringe_board_parse(), and some tiles in a row as "1 2 3". An empty text means every node.
 *
 * Returns: whether @text was understood
 */
gboolean fringe_node_query_parse (const char *text, int rows, int columns, FringeNodeQuery *query, char **message);

/**
 * fringe_node_query_parse_one:
 * @text: what a person typed
 * @search: the record that is asked
 * @query: (out): set only where the result is true
 * @reason: (out) (transfer full): why @text is no such question; "" where it is empty
 *
 * Reads one thing to look for, in the same language: an id, a g, h or f, or a whole board.
 *
 * Returns: whether @text asks for one of them
 */
gboolean
fringe_node_query_parse_one (const char *text, const FringeSearch *search, FringeNodeQuery *query, char **reason);

/* Returns: the question for the nodes whose @value is @number */
FringeNodeQuery fringe_node_query_value (FringeNodeValue value, double number);

/* Returns: the question for the nodes that have @board */
FringeNodeQuery fringe_node_query_board (const FringeBoard *board);

/* Whether the query asks for nothing, so that every node is one of those it means. */
gboolean fringe_node_query_is_empty (const FringeNodeQuery *query);

gboolean fringe_node_query_equal (const FringeNodeQuery *a, const FringeNodeQuery *b);

/**
 * fringe_node_query_matches:
 * @search: the record whose values count
 * @id: the node that is looked at, or that the row of a list is about
 * @step: the step at which it is looked at, or at which the row came into its list; a condition on the step compares it
 * @of: the node that @id repeats, which is found by its number too; %FRINGE_NO_NODE where there is none
 *
 * Values match as they are written, with two decimals or with all of them.
 *
 * Returns: whether the node, or the row, is one of those meant
 */
gboolean
fringe_node_query_matches (const FringeNodeQuery *query, const FringeSearch *search, guint id, guint step, guint of);

/**
 * fringe_node_query_none_sentence:
 * @query: of fringe_node_query_parse_one(), or for duplicates
 *
 * Returns: (transfer full): that no node at @step is meant: "There is no node 26 at this step, where there are 17
 * nodes."
 */
char *fringe_node_query_none_sentence (const FringeNodeQuery *query, const FringeSearch *search, guint step);
