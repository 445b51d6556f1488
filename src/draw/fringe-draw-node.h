/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-board.h"
#include "fringe-geometry.h"
#include "fringe-handout.h"

/**
 * FringeDetail:
 * @FRINGE_DETAIL_CARD: board, id, g, h, f, order of expansion
 * @FRINGE_DETAIL_BOARD: board, id and the number that the algorithm compares
 * @FRINGE_DETAIL_LABEL: a block with that number; with the id where there is none
 * @FRINGE_DETAIL_BLOCK: a block in the colour and the shape of its state
 * @FRINGE_DETAIL_DENSITY: nodes are smaller than what can be told apart
 *
 * What of a node is legible at its size on the screen.
 */
typedef enum
{
  FRINGE_DETAIL_DENSITY,
  FRINGE_DETAIL_BLOCK,
  FRINGE_DETAIL_LABEL,
  FRINGE_DETAIL_BOARD,
  FRINGE_DETAIL_CARD,
} FringeDetail;

/**
 * FringeKey:
 * @FRINGE_KEY_F: f, by A*, weighted A* and IDA*
 * @FRINGE_KEY_G: g, by uniform-cost search
 * @FRINGE_KEY_H: h, by greedy search
 * @FRINGE_KEY_NONE: none, by breadth-first and depth-first search
 *
 * The number that the algorithm compares: it is written bold, and alone where there is room for no more.
 */
typedef enum
{
  FRINGE_KEY_F,
  FRINGE_KEY_G,
  FRINGE_KEY_H,
  FRINGE_KEY_NONE,
} FringeKey;

/**
 * FringeNodeLook:
 * @h: infinite where the goal can't be reached from it
 * @f: as h
 * @n_digits: that room is kept for, so that all cards of a tree have their values alike: 6 for two digits in each of g,
 * h and f, 5 where g and h never have two both, 0 for those that they have
 * @order: the step that expanded it, or 0
 * @state: FRINGE_NODE_ABSENT for the start of IDA*, which keeps no frontier, until it is entered
 * @current: whether it is the node of this step
 * @on_solution: whether it lies on the path to the goal
 * @selected: whether it is selected
 * @hovered: whether the pointer is on it
 * @handout: whether it is to be worked out by hand
 * @label: in handouts; takes the place of @id
 * @alone: whether only one of two searches side by side has expanded it
 * @color: (nullable): what its colour tells where that is not its state
 *
 * Everything that is shown of a node.
 */
typedef struct
{
  uint32_t id;
  uint32_t g;
  double h, f;
  int n_digits;
  bool is_backed_up; /* f is F of RBFS */
  FringeKey key;
  uint32_t order;
  FringeNodeState state;
  bool current;
  bool on_solution;
  bool selected;
  bool hovered;
  FringeHandout handout;
  uint32_t label;
  bool alone;
  const FringeColor *color;
  FringeMove move;
  FringeBoard board;
} FringeNodeLook;

/* Prints what a node is called: its id, or in handouts its letters. */
void fringe_node_print_name (const FringeNodeLook *look, char text[FRINGE_LABEL_MAX]);

/* Begins what is drawn of a node: programs that restyle a drawing find it by its name, and by the words of its kind,
 * such as "node expanded solution". Nodes that are to be worked out by hand do not tell their state. */
void fringe_node_begin (FringePen *pen, const FringeNodeLook *look);

/* Narrower nodes have no text, in pixels. */
#define FRINGE_LABEL_WIDTH_MIN 20.0

FringeDetail fringe_detail_for (const FringeCard *card, int n_cells, double scale);

/* Returns: about the smallest scale, up to 1, at which a node has so much detail */
double fringe_detail_scale (const FringeCard *card, int n_cells, FringeDetail detail);

/* Returns: the height of the smallest digits of id and tiles on a card at 100 %, in pixels */
double fringe_node_digits (const FringeCard *card, int n_cells);

/* Returns: whether nodes have no room for an outline and are filled instead */
bool fringe_node_is_filled (const FringeCard *card, double scale);

/* Draws a node into @rect, a card of output pixels; @scale is 1 at 100 %. */
void fringe_draw_node (FringePen *pen,
                       const FringeTheme *theme,
                       const FringeCard *card,
                       const FringeNodeLook *look,
                       const FringeRect *rect,
                       double scale,
                       FringeDetail detail);

/* What tells a node's state where there is room for nothing else: its colour, and the share of the height that is
 * filled, less than 1 for what was not expanded and never will be. */
FringeColor fringe_node_color (const FringeTheme *theme, const FringeNodeLook *look);
double fringe_node_height (FringeNodeState state);

/* Draws the grey ground of a number in @rect, and the number in text of @size. */
void
fringe_draw_badge (FringePen *pen, const FringeTheme *theme, const char *text, const FringeRect *rect, double size);

/* Draws the mark of a node that a run stops at, around a point. */
void fringe_draw_stop (FringePen *pen, const FringeTheme *theme, double x, double y, double side);

/* Draws a node without content, for a legend. */
void fringe_draw_chip (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect);
