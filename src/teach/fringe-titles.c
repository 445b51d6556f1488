/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

const char *
fringe_algorithm_title (FringeAlgorithm algorithm)
{
  static const char *const titles[FRINGE_N_ALGORITHMS] = {
    [FRINGE_ALGORITHM_UCS] = N_("Uniform cost"), [FRINGE_ALGORITHM_GREEDY]
                                                  = N_("Greedy best-first"),
                                                        /* Translators: the name of the algorithm, said "A star". */
                                                        [FRINGE_ALGORITHM_ASTAR] = N_("A*"),
                                                        };

  return _(titles[algorithm]);
}

const char *
fringe_heuristic_title (FringeHeuristic heuristic)
{
  static const char *const titles[FRINGE_N_HEURISTICS] = {
    /* Translators: the heuristic that is 0 for every board. */
    [FRINGE_HEURISTIC_ZERO] = N_("Zero"), [FRINGE_HEURISTIC_MISPLACED]
                                           = N_("Misplaced tiles"), [FRINGE_HEURISTIC_MANHATTAN]
                                                                     = N_("Manhattan distance"),
                                             };

  return _(titles[heuristic]);
}

const char *
fringe_preset_title (FringePreset preset)
{
  static const char *const titles[FRINGE_N_PRESETS] = {
    /* Translators: the rules of search as textbooks have them. */
    [FRINGE_PRESET_TEXTBOOK] = N_("Textbook"),
                                   /* Translators: the rules of search as a course report of 2019 has them. */
                                   [FRINGE_PRESET_REPORT_2019] = N_("Report 2019"),
                                   };

  return _(titles[preset]);
}

const char *
fringe_move_title (FringeMove move)
{
  static const char *const titles[FRINGE_N_MOVES + 1] = {
    /* Translators: these four are the directions in which the blank moves. */
    [FRINGE_MOVE_UP] = N_("Up"), [FRINGE_MOVE_DOWN]
                                  = N_("Down"), [FRINGE_MOVE_LEFT]
                                                 = N_("Left"), [FRINGE_MOVE_RIGHT]
                                                                = N_("Right"),
                                                                      /* Translators: stands where another board has the
                                                                         move that led to it. */
                                                                      [FRINGE_N_MOVES] = N_("Start"),
                                                                      };

  return _(titles[move]);
}

const char *
fringe_node_state_title (FringeNodeState state)
{
  static const char *const titles[FRINGE_N_NODE_STATES] = {
    [FRINGE_NODE_ABSENT]
    = N_("Not generated yet"), [FRINGE_NODE_FRONTIER]
                                = N_("On the frontier"), [FRINGE_NODE_EXPANDED]
                                                          = N_("Expanded"),
                                                                /* Translators: a node that left the frontier because a
                                                                   shorter path to its board was found. */
                                                                [FRINGE_NODE_SUPERSEDED]
                                                                = N_("Superseded"), [FRINGE_NODE_GOAL] = N_("Goal"),
                                                                  };

  return _(titles[state]);
}

char *
fringe_puzzle_title (int rows, int columns)
{
  int n_tiles = rows * columns - 1;

  if (rows == columns)
    /* Translators: the name of the puzzle by its number of tiles: "8-puzzle", "15-puzzle". */
    return g_strdup_printf (_("%d-puzzle"), n_tiles);
  /* Translators: a puzzle that is no square: its number of tiles, its rows and columns. */
  return g_strdup_printf (_("%d-puzzle (%d × %d)"), n_tiles, rows, columns);
}
