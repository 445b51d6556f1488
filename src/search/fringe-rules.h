/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

/**
 * FringeAlgorithm:
 * @FRINGE_ALGORITHM_UCS: uniform-cost search, priority g
 * @FRINGE_ALGORITHM_GREEDY: greedy best-first search, priority h
 * @FRINGE_ALGORITHM_ASTAR: A*, priority g + h (Hart, Nilsson & Raphael 1968)
 *
 * What decides which node of the frontier is removed next; the smallest priority goes first.
 */
typedef enum
{
  FRINGE_ALGORITHM_UCS,
  FRINGE_ALGORITHM_GREEDY,
  FRINGE_ALGORITHM_ASTAR,
  FRINGE_N_ALGORITHMS
} FringeAlgorithm;

/**
 * FringeTies:
 * @FRINGE_TIES_FIFO: the lowest id
 *
 * Which of several nodes of equal priority goes first.
 */
typedef enum
{
  FRINGE_TIES_FIFO,
  FRINGE_N_TIES
} FringeTies;

/**
 * FringeDuplicates:
 * @FRINGE_DUPLICATES_OPEN_CLOSED: a successor is dropped when its state was ever generated
 * @FRINGE_DUPLICATES_BETTER_G: it is dropped when a node with its state and no larger g exists;
 *   where its g is smaller, it supersedes that node (AIMA's graph search)
 *
 * When a successor does not become a node.
 */
typedef enum
{
  FRINGE_DUPLICATES_OPEN_CLOSED,
  FRINGE_DUPLICATES_BETTER_G,
  FRINGE_N_DUPLICATES
} FringeDuplicates;

/**
 * FringeGoalTest:
 * @FRINGE_GOAL_TEST_EXPANSION: when a node is removed from the frontier
 *
 * When a node is tested for being the goal.
 */
typedef enum
{
  FRINGE_GOAL_TEST_EXPANSION,
  FRINGE_N_GOAL_TESTS
} FringeGoalTest;

/**
 * FringePreset:
 * @FRINGE_PRESET_TEXTBOOK: A*, Manhattan, UDLR, fifo, better-g, expansion
 * @FRINGE_PRESET_REPORT_2019: the same with open+closed
 *
 * A named set of rules.
 */
typedef enum
{
  FRINGE_PRESET_TEXTBOOK,
  FRINGE_PRESET_REPORT_2019,
  FRINGE_N_PRESETS
} FringePreset;

/**
 * FringeRules:
 * @moves: the order in which successors are generated, each move once
 *
 * Every choice that a count depends on: a value.
 */
typedef struct
{
  FringeAlgorithm algorithm;
  FringeHeuristic heuristic;
  FringeMove moves[FRINGE_N_MOVES];
  FringeTies ties;
  FringeDuplicates duplicates;
  FringeGoalTest goal_test;
} FringeRules;

/* The word for each choice, in files and on the command line. */
const char *fringe_algorithm_name (FringeAlgorithm algorithm);
const char *fringe_ties_name (FringeTies ties);
const char *fringe_duplicates_name (FringeDuplicates duplicates);
const char *fringe_goal_test_name (FringeGoalTest goal_test);
const char *fringe_preset_name (FringePreset preset);

/* From the word to the choice; false, the choice untouched, where the word is none of them. */
bool fringe_algorithm_from_name (const char *name, FringeAlgorithm *algorithm);
bool fringe_heuristic_from_name (const char *name, FringeHeuristic *heuristic);
bool fringe_ties_from_name (const char *name, FringeTies *ties);
bool fringe_duplicates_from_name (const char *name, FringeDuplicates *duplicates);
bool fringe_goal_test_from_name (const char *name, FringeGoalTest *goal_test);
bool fringe_preset_from_name (const char *name, FringePreset *preset);

/* "UDLR" in any order, each letter once. */
bool fringe_moves_from_text (const char *text, FringeMove moves[FRINGE_N_MOVES]);
void fringe_moves_print (const FringeMove moves[FRINGE_N_MOVES], char text[FRINGE_N_MOVES + 1]);

FringeRules fringe_rules_preset (FringePreset preset);

/* The preset that @rules are, the choice of heuristic and algorithm left aside; FRINGE_N_PRESETS where none. */
FringePreset fringe_rules_find_preset (const FringeRules *rules);
