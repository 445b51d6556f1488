/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-marks.h"
#include "fringe-board-text.h"
#include "fringe-search.h"
#include "fringe-titles.h"

#include <glib.h>

/* A lecturer would say this: whole sentences in the reader's language, true of the record. Every function returns a
 * string to be freed with g_free(), in UTF-8, without a line end. */

/* Returns: (transfer full): one text after another, as the reader's language sets sentences; either may be empty */
char *fringe_sentences_join (const char *first, const char *second);

/* Appends @sentence, which it frees, in that way; %NULL appends nothing. */
void fringe_sentences_add (GString *text, char *sentence);

/* Returns: (transfer full): how a node came to be in @state, which it has at @step: "This node was expanded in step 3."
 */
char *fringe_node_state_sentence (const FringeSearch *search, uint32_t step, uint32_t id, FringeNodeState state);

/**
 * fringe_board_error_sentence:
 * @text: (nullable): what was read, to quote the character that is wrong
 * @length: bytes of @text
 *
 * Returns: (transfer full): what is wrong with a board, and where
 */
char *fringe_board_error_sentence (const FringeBoardError *error, const char *text, gsize length);

/**
 * fringe_verdict_sentence:
 *
 * Returns: (transfer full): whether @goal can be reached from @start, and why: the inversions and,
 *   with an even number of columns, the blank's rows
 */
char *fringe_verdict_sentence (const FringeBoard *start, const FringeBoard *goal);

/**
 * fringe_heuristic_sentence:
 *
 * Makes the table of the perfect heuristic where that is asked for: fringe_estimate_sentence() is quicker.
 *
 * Returns: (transfer full): what h of this board is made of: "5 of 8 tiles are misplaced, so h = 5." Where the
 *   heuristic can't be had, why not
 */
char *fringe_heuristic_sentence (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal);

/* Says the same by a heuristic that is ready, as fringe_search_estimate() is. */
char *fringe_estimate_sentence (const FringeEstimate *estimate, const FringeBoard *board);

/* Says the same without the remark that a heuristic is not admissible. */
char *fringe_estimate_value_sentence (const FringeEstimate *estimate, const FringeBoard *board);

/* Returns: (transfer full): the same in so few words that they fit into a line: "5 tiles are misplaced: h = 5.", "h = 1
 * + 2 + 2 = 5" */
char *fringe_estimate_line (const FringeEstimate *estimate, const FringeBoard *board);

/* Returns: (transfer full) (nullable): "1 + 2 + 3", the marks that add up to h; %NULL where there are not two of them,
 * nor so few that they could be read */
char *fringe_board_marks_sum (const FringeBoardMarks *marks);

/* Returns: (transfer full): the tiles of a line that are in conflict, and which of them must leave. */
char *fringe_line_mark_sentence (const FringeLineMark *mark);

/* Returns: (transfer full) (nullable): the next swap of GASCHNIG and why; %NULL where there is none. */
char *fringe_board_marks_swap_sentence (const FringeBoardMarks *marks);

/* Returns: (transfer full): what a legal @move makes of h: "Up takes h from 6 to 5." */
char *fringe_board_marks_change_sentence (const FringeBoardMarks *marks, FringeMove move);

/* Returns: (transfer full) (nullable): what the marks at @cell say, a line for each sentence: what a move of its tile
 * makes of h, its conflicts, the swap; %NULL where they say nothing */
char *fringe_board_marks_cell_sentences (const FringeBoardMarks *marks, const FringeBoard *board, int cell);

/* Returns: (transfer none): how to count h by hand; the description in a menu is shorter */
const char *fringe_heuristic_definition (FringeHeuristic heuristic);

/**
 * fringe_step_sentence:
 * @step: 0 to n_steps; a larger one is that
 *
 * Returns: (transfer full): what the step did in a few words: "Node 12 expanded: 2 new nodes, 1 duplicate"
 */
char *fringe_step_sentence (const FringeSearch *search, uint32_t step);

/* Returns: (transfer full): the same in so few words that they stand in one line: "Node 12 generates 2 nodes." */
char *fringe_step_summary (const FringeSearch *search, uint32_t step);

/**
 * fringe_why_sentences:
 * @step: 0 to n_steps; a larger one is that
 *
 * Why this node, what became of each successor, and how it ended. O(nodes).
 *
 * Returns: (transfer full): a few sentences
 */
char *fringe_why_sentences (const FringeSearch *search, uint32_t step);

/**
 * fringe_fork_sentences:
 * @search: a search that was forked at @step
 *
 * Returns: (transfer full): which rules are others from there on, and what became of the frontier
 */
char *fringe_fork_sentences (const FringeSearch *search, uint32_t step);

/**
 * fringe_why_duplicate_sentence:
 * @id: a node that was expanded in @step
 * @duplicate: one of its successors, as fringe_search_duplicates() tells it
 *
 * Returns: (transfer full): why it became no node: "Up leads to node 3 on the closed list and is dropped."
 */
char *fringe_why_duplicate_sentence (const FringeSearch *search,
                                     uint32_t id,
                                     const FringeDuplicate *duplicate,
                                     uint32_t step);

/* Says why node @id, which supersedes a node, was kept, and what became of that node. */
char *fringe_why_supersession_sentences (const FringeSearch *search, uint32_t id);

/* Says why the stale node @id was thrown away. */
char *fringe_why_stale_sentence (const FringeSearch *search, uint32_t id);

/* Says why IDA* begins no iteration. It goes on from every board, so a bound that is finite always cuts some node. */
char *fringe_idastar_exhausted_sentence (void);

/* Says that a solution was found: "Solved in 7 moves." */
char *fringe_solved_sentence (uint32_t n_moves);

/**
 * fringe_length_sentence:
 * @start_h: h of the start by the heuristic of @rules
 * @n_moves: the length of a solution that was found by @rules
 *
 * Returns: (transfer full) (nullable): whether no solution is shorter; %NULL where that is not certain,
 *   nor that it is not, and where there is no move
 */
char *fringe_length_sentence (const FringeRules *rules, double start_h, uint32_t n_moves);

/* Says how the search stands at @step, or how it ended: solved in n moves, without a solution, unsolvable and why, or
 * at its limit. */
char *fringe_outcome_sentence (const FringeSearch *search, uint32_t step);

/* Returns: (transfer full): what was searched, and how: a %NULL-terminated list of sentences */
char **fringe_problem_sentences (const FringeSearch *search);
