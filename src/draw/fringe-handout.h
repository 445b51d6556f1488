/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-geometry.h"
#include "fringe-search.h"

/**
 * FringeHandout:
 * @FRINGE_HANDOUT_NONE: nothing is to be filled in
 * @FRINGE_HANDOUT_BOARDS: nodes show their boards alone; the numbers have their place elsewhere
 * @FRINGE_HANDOUT_IDS: nodes show their ids, boards and states: what is known where something is asked about them
 * @FRINGE_HANDOUT_BLANK: the numbers of a node are to be filled in by hand
 * @FRINGE_HANDOUT_KEY: the numbers are filled in, in the places of the blanks
 *
 * A tree to be worked out by hand. Under all but IDS nodes look alike and have letters, so that nothing gives the
 * answers away.
 */
typedef enum
{
  FRINGE_HANDOUT_NONE,
  FRINGE_HANDOUT_BOARDS,
  FRINGE_HANDOUT_IDS,
  FRINGE_HANDOUT_BLANK,
  FRINGE_HANDOUT_KEY,
} FringeHandout;

/* A handout asks for these numbers of a node, and for the order in which nodes are removed. */
typedef enum
{
  FRINGE_ANSWER_G,
  FRINGE_ANSWER_H,
  FRINGE_ANSWER_F,
  FRINGE_ANSWER_ORDER,
  FRINGE_N_ANSWERS,
} FringeHandoutAnswer;

/* Returns: whether the algorithm has such a number */
bool fringe_handout_asks (FringeAlgorithm algorithm, FringeHandoutAnswer answer);

/* Of the answers that are asked for, how many are side by side; the room of each, its letter before it, and the
 * height of a line of them, in pixels at 100 %: 8 mm are 30 pixels. */
#define FRINGE_ANSWERS_PER_LINE 2
#define FRINGE_ANSWER_LETTER 12.0
#define FRINGE_ANSWER_WIDTH 31.0
#define FRINGE_ANSWER_GAP 6.0
#define FRINGE_ANSWER_LINE 31.0

/* Returns: whether nodes show nothing but a name and a board */
bool fringe_handout_is_bare (FringeHandout handout);

/* Returns: whether no node shows that it is more than generated */
bool fringe_handout_hides_states (FringeHandout handout);

/* Makes a card larger for its answers, or smaller where numbers are missing. */
void fringe_handout_fit_card (FringeCard *card, FringeHandout handout, FringeAlgorithm algorithm);

/* This is enough for any label. */
#define FRINGE_LABEL_MAX 12

/**
 * fringe_labels_new:
 * @n_nodes: of the search, from the first one on
 *
 * Numbers from 0 up, which say neither in what order nodes were generated nor in what order they were expanded; the
 * same for the same tree.
 *
 * Returns: (transfer full) (array length=n_nodes): the number of each node
 */
uint32_t *fringe_labels_new (const FringeSearch *search, uint32_t n_nodes);

/* Returns: (transfer full) (array length=n_nodes): the nodes in the order of their labels */
uint32_t *fringe_labels_order (const uint32_t *labels, uint32_t n_nodes);

/* Prints a label as "A" to "Z", "AA", "AB" and so on. */
void fringe_label_print (uint32_t label, char text[FRINGE_LABEL_MAX]);
