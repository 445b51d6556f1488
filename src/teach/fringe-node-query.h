/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-event.h"

/**
 * FringeNodeQueryKind:
 * @FRINGE_NODE_QUERY_ID: the node of this number
 * @FRINGE_NODE_QUERY_BOARD: nodes with this board
 * @FRINGE_NODE_QUERY_G: nodes with this g
 * @FRINGE_NODE_QUERY_H: nodes with this h
 * @FRINGE_NODE_QUERY_F: nodes with this f
 * @FRINGE_NODE_QUERY_DUPLICATE: nodes whose expansion found a duplicate, superseded and stale nodes
 */
typedef enum
{
  FRINGE_NODE_QUERY_ID,
  FRINGE_NODE_QUERY_BOARD,
  FRINGE_NODE_QUERY_G,
  FRINGE_NODE_QUERY_H,
  FRINGE_NODE_QUERY_F,
  FRINGE_NODE_QUERY_DUPLICATE
} FringeNodeQueryKind;

/**
 * FringeNodeQuery:
 * @id: of ID
 * @value: of G, H and F
 * @board: of BOARD, of the puzzle's size
 * @h: of @board
 *
 * A question which nodes: a value.
 */
typedef struct
{
  FringeNodeQueryKind kind;
  guint id;
  double value;
  FringeBoard board;
  int h;
} FringeNodeQuery;

gboolean fringe_node_query_equal (const FringeNodeQuery *a, const FringeNodeQuery *b);

/**
 * fringe_node_query_parse:
 * @text: "12" or "#12", a board of the puzzle's size in any of the ways people write one, "f 26", "g = 3", "h=5"
 * @search: the record that is asked
 * @reason: (out) (transfer full): why not, where the result is false
 *
 * Returns: whether it is a question
 */
gboolean fringe_node_query_parse (const char *text, const FringeSearch *search, FringeNodeQuery *query, char **reason);

/* The nodes with a board of the puzzle's size. */
FringeNodeQuery fringe_node_query_board (const FringeSearch *search, const FringeBoard *board);

/* Whether node @id, which exists at @step, is one of them. */
gboolean fringe_node_query_matches (const FringeNodeQuery *query, const FringeSearch *search, guint id, guint step);

/* (transfer full): that there is no such node at @step: "There is no node 26 yet: at this step there are 17." */
char *fringe_node_query_none_sentence (const FringeNodeQuery *query, const FringeSearch *search, guint step);
