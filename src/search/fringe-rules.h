/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

/**
 * FringeAlgorithm:
 * @FRINGE_ALGORITHM_BFS: breadth-first search, a FIFO queue
 * @FRINGE_ALGORITHM_DFS: depth-first search, a stack; the first move of the order is followed first
 * @FRINGE_ALGORITHM_UCS: uniform-cost search, priority g
 * @FRINGE_ALGORITHM_GREEDY: greedy best-first search, priority h
 * @FRINGE_ALGORITHM_ASTAR: A*, priority g + h (Hart, Nilsson & Raphael 1968)
 * @FRINGE_ALGORITHM_WASTAR: weighted A*, priority g + w * h (Pohl 1970)
 * @FRINGE_ALGORITHM_IDASTAR: iterative-deepening A* (Korf 1985)
 * @FRINGE_ALGORITHM_IDS: iterative deepening, which is IDA* with h = 0 in every respect: the bound is one on g
 * @FRINGE_ALGORITHM_RBFS: recursive best-first search (Korf 1993), as AIMA prints it
 *
 * The algorithm decides which node is removed from the frontier next; the smallest priority goes first. IDA* has no
 * frontier: it goes depth-first as far as f allows, and again with a larger bound. What is said of IDA* holds of
 * iterative deepening, too. RBFS goes to the child with the smallest backed-up F as long as that is within a limit, and
 * forgets what it leaves.
 */
typedef enum
{
  FRINGE_ALGORITHM_BFS,
  FRINGE_ALGORITHM_DFS,
  FRINGE_ALGORITHM_UCS,
  FRINGE_ALGORITHM_GREEDY,
  FRINGE_ALGORITHM_ASTAR,
  FRINGE_ALGORITHM_WASTAR,
  FRINGE_ALGORITHM_IDASTAR,
  FRINGE_ALGORITHM_IDS,
  FRINGE_ALGORITHM_RBFS,
  FRINGE_N_ALGORITHMS
} FringeAlgorithm;

/**
 * FringeTies:
 * @FRINGE_TIES_FIFO: the lowest id
 * @FRINGE_TIES_LIFO: the highest id
 * @FRINGE_TIES_HIGH_G: the largest g, then the lowest id
 * @FRINGE_TIES_HIGH_G_LIFO: the largest g, then the highest id
 * @FRINGE_TIES_LOW_G: the smallest g, then the lowest id
 * @FRINGE_TIES_HEAP: what a binary heap yields that compares nothing but the priority, as Python's heapq does
 *
 * Which of several nodes of equal priority goes first. Breadth-first and depth-first search and IDA* know no ties.
 */
typedef enum
{
  FRINGE_TIES_FIFO,
  FRINGE_TIES_LIFO,
  FRINGE_TIES_HIGH_G,
  FRINGE_TIES_HIGH_G_LIFO,
  FRINGE_TIES_LOW_G,
  FRINGE_TIES_HEAP,
  FRINGE_N_TIES
} FringeTies;

/**
 * FringeDuplicates:
 * @FRINGE_DUPLICATES_OPEN_CLOSED: a successor is dropped when its state was ever generated
 * @FRINGE_DUPLICATES_CLOSED: it is dropped when a node of its state is closed as it is generated
 * @FRINGE_DUPLICATES_BETTER_G: it is dropped when a node with its state and no larger g exists;
 *   where its g is smaller, it supersedes that node (AIMA's graph search)
 * @FRINGE_DUPLICATES_EXPANSION: never; a node removed from the frontier whose state is closed is thrown away as stale
 * @FRINGE_DUPLICATES_PARENT: it is dropped when it has the state of its parent's parent
 *
 * When a successor does not become a node. IDA* always goes by PARENT.
 */
typedef enum
{
  FRINGE_DUPLICATES_OPEN_CLOSED,
  FRINGE_DUPLICATES_CLOSED,
  FRINGE_DUPLICATES_BETTER_G,
  FRINGE_DUPLICATES_EXPANSION,
  FRINGE_DUPLICATES_PARENT,
  FRINGE_N_DUPLICATES
} FringeDuplicates;

/**
 * FringeGoalTest:
 * @FRINGE_GOAL_TEST_EXPANSION: when a node is removed from the frontier
 * @FRINGE_GOAL_TEST_GENERATION: as soon as a node is generated, and once on the start
 *
 * When a node is tested for being the goal. IDA* tests a node when it is entered.
 */
typedef enum
{
  FRINGE_GOAL_TEST_EXPANSION,
  FRINGE_GOAL_TEST_GENERATION,
  FRINGE_N_GOAL_TESTS
} FringeGoalTest;

/**
 * FringePreset:
 * @FRINGE_PRESET_TEXTBOOK: A*, Manhattan, UDLR, fifo, better-g, expansion
 * @FRINGE_PRESET_REPORT_2019: A*, Manhattan or misplaced, UDLR, fifo, open+closed, expansion
 * @FRINGE_PRESET_COLUMBIAX: the same for breadth-first, depth-first, A* and IDA* with Manhattan
 * @FRINGE_PRESET_PAPER_2021: A*, Manhattan with the blank counted, URDL, heap, closed, expansion
 * @FRINGE_PRESET_CSE318: A*, misplaced or Manhattan, UDLR, fifo, closed, expansion
 * @FRINGE_PRESET_ASSIGNMENT_UCS: uniform-cost search, or A* with misplaced, UDLR, heap, open+closed, expansion
 *
 * A named set of rules.
 */
typedef enum
{
  FRINGE_PRESET_TEXTBOOK,
  FRINGE_PRESET_REPORT_2019,
  FRINGE_PRESET_COLUMBIAX,
  FRINGE_PRESET_PAPER_2021,
  FRINGE_PRESET_CSE318,
  FRINGE_PRESET_ASSIGNMENT_UCS,
  FRINGE_N_PRESETS
} FringePreset;

/**
 * FringeRules:
 * @weight: w of weighted A*, 0 to %FRINGE_WEIGHT_MAX; the other algorithms ignore it
 * @moves: the order in which successors are generated, each move once
 *
 * Every choice that a count depends on: a value, copied by assignment.
 */
typedef struct
{
  FringeAlgorithm algorithm;
  FringeHeuristic heuristic;
  double weight;
  FringeMove moves[FRINGE_N_MOVES];
  FringeTies ties;
  FringeDuplicates duplicates;
  FringeGoalTest goal_test;
} FringeRules;

#define FRINGE_WEIGHT_DEFAULT 2.0
#define FRINGE_WEIGHT_MAX 1000000.0

/* Whether it goes depth-first within a bound, again and again with a larger one, and has no frontier. */
static inline bool
fringe_algorithm_deepens (FringeAlgorithm algorithm)
{
  return algorithm == FRINGE_ALGORITHM_IDASTAR || algorithm == FRINGE_ALGORITHM_IDS;
}

/* Whether it chooses from a frontier that it orders. */
static inline bool
fringe_algorithm_has_frontier (FringeAlgorithm algorithm)
{
  return algorithm <= FRINGE_ALGORITHM_WASTAR;
}

/* The word for each choice, in files and on the command line. */
const char *fringe_algorithm_name (FringeAlgorithm algorithm);
const char *fringe_ties_name (FringeTies ties);
const char *fringe_duplicates_name (FringeDuplicates duplicates);
const char *fringe_goal_test_name (FringeGoalTest goal_test);
const char *fringe_preset_name (FringePreset preset);

/* Find the choice that a word stands for, a heuristic also by what fringe_own_from_text() reads. Returns: false, the
 * choice untouched, where the word is none of them */
bool fringe_algorithm_from_name (const char *name, FringeAlgorithm *algorithm);
bool fringe_heuristic_from_name (const char *name, FringeHeuristic *heuristic);
bool fringe_ties_from_name (const char *name, FringeTies *ties);
bool fringe_duplicates_from_name (const char *name, FringeDuplicates *duplicates);
bool fringe_goal_test_from_name (const char *name, FringeGoalTest *goal_test);
bool fringe_preset_from_name (const char *name, FringePreset *preset);

/* Reads and writes the move order as its four letters, "UDLR" in any order. Returns: false, @moves untouched, where a
 * letter is missing or another stands there */
bool fringe_moves_from_text (const char *text, FringeMove moves[FRINGE_N_MOVES]);
void fringe_moves_print (const FringeMove moves[FRINGE_N_MOVES], char text[FRINGE_N_MOVES + 1]);

FringeRules fringe_rules_preset (FringePreset preset);

/* Whether @rules are those of @preset, the choice of heuristic and algorithm left aside: two presets may say the same.
 */
bool fringe_rules_are_preset (const FringeRules *rules, FringePreset preset);

/* Whether all choices are the same. The structures may differ in what lies between their fields. */
bool fringe_rules_equal (const FringeRules *a, const FringeRules *b);

/* Whether the source of @preset counts by this algorithm with this heuristic. */
bool fringe_preset_uses (FringePreset preset, FringeAlgorithm algorithm, FringeHeuristic heuristic);

/* Whether a choice changes anything under @rules: breadth-first search knows neither ties nor a heuristic, IDA* only
 * the heuristic and the moves. */
bool fringe_rules_use_heuristic (const FringeRules *rules);

bool fringe_rules_use_ties (const FringeRules *rules);
bool fringe_rules_use_duplicates (const FringeRules *rules);
bool fringe_rules_use_goal_test (const FringeRules *rules);

/* The first preset that @rules are, the choice of heuristic and algorithm left aside; FRINGE_N_PRESETS where none. */
FringePreset fringe_rules_find_preset (const FringeRules *rules);

/**
 * fringe_rules_f:
 * @g: path cost of a node
 * @h: its heuristic value; may be infinite
 *
 * Returns: f, which is g + h, or g + w·h under weighted A*, where a weight of 0 leaves out even an h that is infinite
 */
static inline double
fringe_rules_f (const FringeRules *rules, uint32_t g, double h)
{
  if (rules->algorithm != FRINGE_ALGORITHM_WASTAR)
    return g + h;
  return rules->weight > 0 ? g + rules->weight * h : g;
}

/* Where a node stands among those that tie with it by the rule @ties: the smallest number goes first. For
 * %FRINGE_TIES_HEAP, which compares nothing but the priority, it is the id. */
static inline uint64_t
fringe_ties_order (FringeTies ties, uint32_t g, uint32_t id)
{
  switch (ties)
    {
    case FRINGE_TIES_LIFO:
      return (uint32_t) ~id;
    case FRINGE_TIES_HIGH_G:
      return (uint64_t) (uint32_t) ~g << 32 | id;
    case FRINGE_TIES_HIGH_G_LIFO:
      return (uint64_t) (uint32_t) ~g << 32 | (uint32_t) ~id;
    case FRINGE_TIES_LOW_G:
      return (uint64_t) g << 32 | id;
    case FRINGE_TIES_FIFO:
    case FRINGE_TIES_HEAP:
    case FRINGE_N_TIES:
    default:
      return id;
    }
}

/* What the algorithm compares: g, h or f; 0 where it compares nothing, under breadth-first and depth-first search. */
static inline double
fringe_rules_priority (const FringeRules *rules, uint32_t g, double h)
{
  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return 0;
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return fringe_rules_f (rules, g, h);
    }
}
