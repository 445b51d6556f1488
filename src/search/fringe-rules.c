/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules.h"

#include "fringe-own.h"

#include <string.h>

static const char *const algorithms[FRINGE_N_ALGORITHMS] = {
  [FRINGE_ALGORITHM_BFS] = "bfs",         [FRINGE_ALGORITHM_DFS] = "dfs",     [FRINGE_ALGORITHM_UCS] = "ucs",
  [FRINGE_ALGORITHM_GREEDY] = "greedy",   [FRINGE_ALGORITHM_ASTAR] = "astar", [FRINGE_ALGORITHM_WASTAR] = "wastar",
  [FRINGE_ALGORITHM_IDASTAR] = "idastar", [FRINGE_ALGORITHM_IDS] = "ids",     [FRINGE_ALGORITHM_RBFS] = "rbfs",
};

static const char *const ties_names[FRINGE_N_TIES] = {
  [FRINGE_TIES_FIFO] = "fifo",     [FRINGE_TIES_LIFO] = "lifo",
  [FRINGE_TIES_HIGH_G] = "high-g", [FRINGE_TIES_HIGH_G_LIFO] = "high-g-lifo",
  [FRINGE_TIES_LOW_G] = "low-g",   [FRINGE_TIES_HEAP] = "heap",
};

static const char *const duplicates_names[FRINGE_N_DUPLICATES] = {
  [FRINGE_DUPLICATES_OPEN_CLOSED] = "open+closed", [FRINGE_DUPLICATES_CLOSED] = "closed",
  [FRINGE_DUPLICATES_BETTER_G] = "better-g",       [FRINGE_DUPLICATES_EXPANSION] = "expansion",
  [FRINGE_DUPLICATES_PARENT] = "parent",
};

static const char *const goal_tests[FRINGE_N_GOAL_TESTS] = {
  [FRINGE_GOAL_TEST_EXPANSION] = "expansion",
  [FRINGE_GOAL_TEST_GENERATION] = "generation",
};

#define UDLR                                                                                                           \
  {                                                                                                                    \
    FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT                                              \
  }
#define URDL                                                                                                           \
  {                                                                                                                    \
    FRINGE_MOVE_UP, FRINGE_MOVE_RIGHT, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT                                              \
  }
#define ANY UINT32_MAX
#define ONE(choice) (1u << (choice))

/* A preset: its rules, and the algorithms and the heuristics that its source counts with. */
static const struct
{
  const char *name;
  FringeRules rules;
  uint32_t algorithms;
  uint32_t heuristics;
} presets[FRINGE_N_PRESETS] = {
  [FRINGE_PRESET_TEXTBOOK] = {
    "textbook",
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_WEIGHT_DEFAULT, UDLR, FRINGE_TIES_FIFO,
      FRINGE_DUPLICATES_BETTER_G, FRINGE_GOAL_TEST_EXPANSION },
    ANY,
    ANY,
  },
  [FRINGE_PRESET_REPORT_2019] = {
    "report-2019",
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_WEIGHT_DEFAULT, UDLR, FRINGE_TIES_FIFO,
      FRINGE_DUPLICATES_OPEN_CLOSED, FRINGE_GOAL_TEST_EXPANSION },
    ONE (FRINGE_ALGORITHM_ASTAR),
    ONE (FRINGE_HEURISTIC_MANHATTAN) | ONE (FRINGE_HEURISTIC_MISPLACED),
  },
  [FRINGE_PRESET_COLUMBIAX] = {
    "columbiax",
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_WEIGHT_DEFAULT, UDLR, FRINGE_TIES_FIFO,
      FRINGE_DUPLICATES_OPEN_CLOSED, FRINGE_GOAL_TEST_EXPANSION },
    ONE (FRINGE_ALGORITHM_BFS) | ONE (FRINGE_ALGORITHM_DFS) | ONE (FRINGE_ALGORITHM_ASTAR)
      | ONE (FRINGE_ALGORITHM_IDASTAR),
    ONE (FRINGE_HEURISTIC_MANHATTAN),
  },
  [FRINGE_PRESET_PAPER_2021] = {
    "paper-2021",
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, FRINGE_WEIGHT_DEFAULT, URDL, FRINGE_TIES_HEAP,
      FRINGE_DUPLICATES_CLOSED, FRINGE_GOAL_TEST_EXPANSION },
    ONE (FRINGE_ALGORITHM_ASTAR),
    ONE (FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK),
  },
  [FRINGE_PRESET_CSE318] = {
    "cse318",
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_WEIGHT_DEFAULT, UDLR, FRINGE_TIES_FIFO,
      FRINGE_DUPLICATES_CLOSED, FRINGE_GOAL_TEST_EXPANSION },
    ONE (FRINGE_ALGORITHM_ASTAR),
    ONE (FRINGE_HEURISTIC_MANHATTAN) | ONE (FRINGE_HEURISTIC_MISPLACED),
  },
  [FRINGE_PRESET_ASSIGNMENT_UCS] = {
    "assignment-ucs",
    { FRINGE_ALGORITHM_UCS, FRINGE_HEURISTIC_MISPLACED, FRINGE_WEIGHT_DEFAULT, UDLR, FRINGE_TIES_HEAP,
      FRINGE_DUPLICATES_OPEN_CLOSED, FRINGE_GOAL_TEST_EXPANSION },
    ONE (FRINGE_ALGORITHM_UCS) | ONE (FRINGE_ALGORITHM_ASTAR),
    ONE (FRINGE_HEURISTIC_MISPLACED),
  },
};

const char *
fringe_algorithm_name (FringeAlgorithm algorithm)
{
  return algorithms[algorithm];
}

const char *
fringe_ties_name (FringeTies ties)
{
  return ties_names[ties];
}

const char *
fringe_duplicates_name (FringeDuplicates duplicates)
{
  return duplicates_names[duplicates];
}

const char *
fringe_goal_test_name (FringeGoalTest goal_test)
{
  return goal_tests[goal_test];
}

const char *
fringe_preset_name (FringePreset preset)
{
  return presets[preset].name;
}

/* The index of @name, or -1. */
static int
find_name (const char *const *names, int n_names, const char *name)
{
  for (int i = 0; i < n_names; i++)
    if (strcmp (names[i], name) == 0)
      return i;
  return -1;
}

bool
fringe_algorithm_from_name (const char *name, FringeAlgorithm *algorithm)
{
  int i = find_name (algorithms, FRINGE_N_ALGORITHMS, name);

  if (i >= 0)
    *algorithm = (FringeAlgorithm) i;
  return i >= 0;
}

bool
fringe_heuristic_from_name (const char *name, FringeHeuristic *heuristic)
{
  FringeFormulaError error;

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    if (strcmp (fringe_heuristic_name ((FringeHeuristic) i), name) == 0)
      {
        *heuristic = (FringeHeuristic) i;
        return true;
      }
  return fringe_own_is_text (name) && fringe_own_from_text (name, heuristic, &error);
}

bool
fringe_ties_from_name (const char *name, FringeTies *ties)
{
  int i = find_name (ties_names, FRINGE_N_TIES, name);

  if (i >= 0)
    *ties = (FringeTies) i;
  return i >= 0;
}

bool
fringe_duplicates_from_name (const char *name, FringeDuplicates *duplicates)
{
  int i = find_name (duplicates_names, FRINGE_N_DUPLICATES, name);

  if (i >= 0)
    *duplicates = (FringeDuplicates) i;
  return i >= 0;
}

bool
fringe_goal_test_from_name (const char *name, FringeGoalTest *goal_test)
{
  int i = find_name (goal_tests, FRINGE_N_GOAL_TESTS, name);

  if (i >= 0)
    *goal_test = (FringeGoalTest) i;
  return i >= 0;
}

bool
fringe_preset_from_name (const char *name, FringePreset *preset)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    if (strcmp (presets[i].name, name) == 0)
      {
        *preset = (FringePreset) i;
        return true;
      }
  return false;
}

bool
fringe_moves_from_text (const char *text, FringeMove moves[FRINGE_N_MOVES])
{
  FringeMove order[FRINGE_N_MOVES];
  bool seen[FRINGE_N_MOVES] = { false };

  if (strlen (text) != FRINGE_N_MOVES)
    return false;
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      int move = 0;

      while (move < FRINGE_N_MOVES && fringe_move_letter ((FringeMove) move) != text[i])
        move++;
      if (move == FRINGE_N_MOVES || seen[move])
        return false;
      seen[move] = true;
      order[i] = (FringeMove) move;
    }
  memcpy (moves, order, sizeof order);
  return true;
}

void
fringe_moves_print (const FringeMove moves[FRINGE_N_MOVES], char text[FRINGE_N_MOVES + 1])
{
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    text[i] = fringe_move_letter (moves[i]);
  text[FRINGE_N_MOVES] = '\0';
}

FringeRules
fringe_rules_preset (FringePreset preset)
{
  return presets[preset].rules;
}

bool
fringe_rules_are_preset (const FringeRules *rules, FringePreset preset)
{
  const FringeRules *its = &presets[preset].rules;

  return memcmp (its->moves, rules->moves, sizeof rules->moves) == 0 && its->ties == rules->ties
         && its->duplicates == rules->duplicates && its->goal_test == rules->goal_test;
}

bool
fringe_rules_equal (const FringeRules *a, const FringeRules *b)
{
  return memcmp (a->moves, b->moves, sizeof a->moves) == 0 && a->algorithm == b->algorithm
         && a->heuristic == b->heuristic && a->weight == b->weight && a->ties == b->ties
         && a->duplicates == b->duplicates && a->goal_test == b->goal_test;
}

FringePreset
fringe_rules_find_preset (const FringeRules *rules)
{
  int preset = 0;

  while (preset < FRINGE_N_PRESETS && !fringe_rules_are_preset (rules, (FringePreset) preset))
    preset++;
  return (FringePreset) preset;
}

bool
fringe_rules_use_heuristic (const FringeRules *rules)
{
  return rules->algorithm >= FRINGE_ALGORITHM_GREEDY && rules->algorithm != FRINGE_ALGORITHM_IDS;
}

bool
fringe_rules_use_ties (const FringeRules *rules)
{
  return rules->algorithm >= FRINGE_ALGORITHM_UCS && rules->algorithm <= FRINGE_ALGORITHM_WASTAR;
}

bool
fringe_rules_use_duplicates (const FringeRules *rules)
{
  return fringe_algorithm_has_frontier (rules->algorithm);
}

bool
fringe_rules_use_goal_test (const FringeRules *rules)
{
  return fringe_algorithm_has_frontier (rules->algorithm);
}

/* The sources know no heuristic of one's own. */
static bool
counts_with (FringePreset preset, FringeHeuristic heuristic)
{
  uint32_t counts = presets[preset].heuristics;

  return fringe_heuristic_is_own (heuristic) ? counts == ANY : (counts & ONE (heuristic)) != 0;
}

bool
fringe_preset_uses (FringePreset preset, FringeAlgorithm algorithm, FringeHeuristic heuristic)
{
  return (presets[preset].algorithms & ONE (algorithm)) != 0
         && (!fringe_rules_use_heuristic (&(FringeRules) { .algorithm = algorithm })
             || counts_with (preset, heuristic));
}
