/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-marks.h"

/* Sentences for people, translated. */

/**
 * fringe_board_marks_sentence:
 *
 * Returns: (transfer full): how the marks add up: "The ways of the tiles add up: 1 + 2 + 0 + 3 = 6 = h."
 */
char *fringe_board_marks_sentence (const FringeBoardMarks *marks);

/* Returns: (transfer full): the tiles of a line that are in conflict, and which of them must leave. */
char *fringe_line_mark_sentence (const FringeLineMark *mark);

/* Returns: (transfer full) (nullable): the next swap of GASCHNIG and why; %NULL where there is none. */
char *fringe_board_marks_swap_sentence (const FringeBoardMarks *marks);

/* Returns: (transfer full): what a legal @move makes of h: "Up takes h from 6 to 5." */
char *fringe_board_marks_change_sentence (const FringeBoardMarks *marks, FringeMove move);

/* Returns: (transfer full) (nullable): what the marks at @cell say, a line for each sentence: what a move of its tile
 * makes of h, its conflicts, the swap; %NULL where they say nothing */
char *fringe_board_marks_cell_sentences (const FringeBoardMarks *marks, const FringeBoard *board, int cell);
