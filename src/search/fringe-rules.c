/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules.h"

#include <string.h>

static const char *const algorithms[FRINGE_N_ALGORITHMS] = {
  [FRINGE_ALGORITHM_UCS] = "ucs",
  [FRINGE_ALGORITHM_GREEDY] = "greedy",
  [FRINGE_ALGORITHM_ASTAR] = "astar",
};

static const char *const ties_names[FRINGE_N_TIES] = {
  [FRINGE_TIES_FIFO] = "fifo",
};

static const char *const duplicates_names[FRINGE_N_DUPLICATES] = {
  [FRINGE_DUPLICATES_OPEN_CLOSED] = "open+closed",
  [FRINGE_DUPLICATES_BETTER_G] = "better-g",
};

static const char *const goal_tests[FRINGE_N_GOAL_TESTS] = {
  [FRINGE_GOAL_TEST_EXPANSION] = "expansion",
};

static const struct
{
  const char *name;
  FringeRules rules;
} presets[FRINGE_N_PRESETS] = {
  [FRINGE_PRESET_TEXTBOOK] = {
    "textbook",
    {
      .algorithm = FRINGE_ALGORITHM_ASTAR,
      .heuristic = FRINGE_HEURISTIC_MANHATTAN,
      .moves = { FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT },
      .ties = FRINGE_TIES_FIFO,
      .duplicates = FRINGE_DUPLICATES_BETTER_G,
      .goal_test = FRINGE_GOAL_TEST_EXPANSION,
    },
  },
  [FRINGE_PRESET_REPORT_2019] = {
    "report-2019",
    {
      .algorithm = FRINGE_ALGORITHM_ASTAR,
      .heuristic = FRINGE_HEURISTIC_MANHATTAN,
      .moves = { FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT },
      .ties = FRINGE_TIES_FIFO,
      .duplicates = FRINGE_DUPLICATES_OPEN_CLOSED,
      .goal_test = FRINGE_GOAL_TEST_EXPANSION,
    },
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
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    if (strcmp (fringe_heuristic_name ((FringeHeuristic) i), name) == 0)
      {
        *heuristic = (FringeHeuristic) i;
        return true;
      }
  return false;
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

FringePreset
fringe_rules_find_preset (const FringeRules *rules)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    {
      const FringeRules *preset = &presets[i].rules;

      if (memcmp (preset->moves, rules->moves, sizeof rules->moves) == 0 && preset->ties == rules->ties
          && preset->duplicates == rules->duplicates && preset->goal_test == rules->goal_test)
        return (FringePreset) i;
    }
  return FRINGE_N_PRESETS;
}
