/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-titles.h"

#include "fringe-own.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define INFINITE "∞"

typedef struct
{
  const char *title;
  const char *description;
} Choice;

/* clang-format off */
static const Choice algorithms[FRINGE_N_ALGORITHMS] = {
  [FRINGE_ALGORITHM_BFS] = {
    N_("Breadth-first"), N_("The oldest node goes first: the frontier is a queue.") },
  [FRINGE_ALGORITHM_DFS] = {
    N_("Depth-first"), N_("The newest node goes first: the frontier is a stack.") },
  [FRINGE_ALGORITHM_UCS] = {
    N_("Uniform cost"), N_("The node with the smallest g goes first.") },
  [FRINGE_ALGORITHM_GREEDY] = {
    N_("Greedy best-first"), N_("The node with the smallest h goes first.") },
  [FRINGE_ALGORITHM_ASTAR] = {
    /* Translators: the name of the algorithm, said "A star". */
    N_("A*"), N_("The node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0h goes first.") },
  [FRINGE_ALGORITHM_WASTAR] = {
    N_("Weighted A*"), N_("The node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0·\u00a0h goes first.") },
  [FRINGE_ALGORITHM_IDASTAR] = {
    N_("IDA*"), N_("It searches depth-first up to a bound on f, then repeats with a larger bound.") },
  [FRINGE_ALGORITHM_IDS] = {
    N_("Iterative deepening"), N_("It searches depth-first up to a depth, then repeats one level deeper.") },
  [FRINGE_ALGORITHM_RBFS] = {
    /* Translators: recursive best-first search; F is the smallest f known below a node. */
    N_("RBFS"), N_("It goes to the child with the smallest F, and forgets what it leaves.") },
};

static const Choice heuristics[FRINGE_N_HEURISTICS] = {
  [FRINGE_HEURISTIC_ZERO] = {
    /* Translators: the heuristic that is 0 for every board. */
    N_("Zero"), N_("It is 0 for every board.") },
  [FRINGE_HEURISTIC_MISPLACED] = {
    N_("Misplaced tiles"), N_("It counts the tiles that are not in their goal cell.") },
  [FRINGE_HEURISTIC_MANHATTAN] = {
    N_("Manhattan distance"), N_("It adds up how many rows and columns each tile is from its goal cell.") },
  [FRINGE_HEURISTIC_LINEAR_CONFLICT] = {
    N_("Linear conflict"), N_("It adds 2 to Manhattan for each tile that must leave its row or column to let another pass.") },
  [FRINGE_HEURISTIC_GASCHNIG] = {
    /* Translators: named after John Gaschnig. */
    N_("Gaschnig"), N_("It counts the swaps needed if the blank could swap with any tile.") },
  [FRINGE_HEURISTIC_PERFECT] = {
    /* Translators: the heuristic that is never wrong; h* is its symbol in the literature. */
    N_("Perfect (h*)"), N_("It is the true distance to the goal, for puzzles of up to 10 cells.") },
  [FRINGE_HEURISTIC_MISPLACED_WITH_BLANK] = {
    /* Translators: a mistaken form of the heuristic "Misplaced tiles"; inadmissible: it can overestimate. */
    N_("Misplaced + blank (inadmissible)"),
    N_("It counts the misplaced tiles and the blank, so it can overestimate.") },
  [FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK] = {
    /* Translators: a mistaken form of the heuristic "Manhattan distance"; inadmissible: it can overestimate. */
    N_("Manhattan + blank (inadmissible)"),
    N_("It is Manhattan with the blank as a tile, so it can overestimate.") },
};

static const char *const heuristic_sentences[FRINGE_N_HEURISTICS] = {
  /* Translators: these eight say what h is; h is the symbol */
  [FRINGE_HEURISTIC_ZERO] = N_("h is 0 for every board."),
  [FRINGE_HEURISTIC_MISPLACED] = N_("h counts the tiles that are not in their goal cell."),
  [FRINGE_HEURISTIC_MANHATTAN] = N_("h adds up how many rows and columns each tile is from its goal cell."),
  [FRINGE_HEURISTIC_LINEAR_CONFLICT] = N_("h adds 2 to Manhattan for each tile that must leave its row or column to let another pass."),
  [FRINGE_HEURISTIC_GASCHNIG] = N_("h counts the swaps needed if the blank could swap with any tile."),
  [FRINGE_HEURISTIC_PERFECT] = N_("h is the true distance to the goal."),
  [FRINGE_HEURISTIC_MISPLACED_WITH_BLANK] = N_("h counts the misplaced tiles and the blank, so it can overestimate."),
  [FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK] = N_("h is Manhattan with the blank as a tile, so it can overestimate."),
};

static const Choice ties[FRINGE_N_TIES] = {
  [FRINGE_TIES_FIFO] = {
    /* Translators: these six say which of several nodes of equal priority goes first; FIFO: first in, first out, LIFO:
       last in, first out. */
    N_("Lowest id (FIFO)"), N_("If nodes tie, the one generated first goes first.") },
  [FRINGE_TIES_LIFO] = {
    N_("Highest id (LIFO)"), N_("If nodes tie, the one generated last goes first.") },
  [FRINGE_TIES_HIGH_G] = {
    N_("Largest g, lowest id"), N_("If nodes tie, the largest g goes first, then the one generated first.") },
  [FRINGE_TIES_HIGH_G_LIFO] = {
    N_("Largest g, highest id"), N_("If nodes tie, the largest g goes first, then the one generated last.") },
  [FRINGE_TIES_LOW_G] = {
    N_("Smallest g, lowest id"),
    N_("If nodes tie, the smallest g goes first, then the one generated first.") },
  [FRINGE_TIES_HEAP] = {
    /* Translators: the data structure; heapq is a module of Python. */
    N_("Binary heap"), N_("If nodes tie, a binary heap like Python’s heapq decides.") },
};

static const Choice duplicates[FRINGE_N_DUPLICATES] = {
  [FRINGE_DUPLICATES_OPEN_CLOSED] = {
    /* Translators: these five say when a successor does not become a node; open: on the frontier, closed: expanded. */
    N_("Open and closed"), N_("A successor is dropped if its board was generated before.") },
  [FRINGE_DUPLICATES_CLOSED] = {
    N_("Closed"), N_("A successor is dropped if its board is on the closed list.") },
  [FRINGE_DUPLICATES_BETTER_G] = {
    N_("Better g"), N_("A successor is dropped unless its board is new or its g is smaller.") },
  [FRINGE_DUPLICATES_EXPANSION] = {
    /* Translators: the duplicate is found when it is removed from the frontier. */
    N_("When removed"), N_("A node is dropped on removal if its board is on the closed list.") },
  [FRINGE_DUPLICATES_PARENT] = {
    N_("Parent only"), N_("A successor is dropped only if it leads straight back.") },
};

static const Choice goal_tests[FRINGE_N_GOAL_TESTS] = {
  [FRINGE_GOAL_TEST_EXPANSION] = {
    /* Translators: these two say when a node is tested for being the goal. */
    N_("When removed"), N_("A node is tested when it is removed from the frontier.") },
  [FRINGE_GOAL_TEST_GENERATION] = {
    N_("When generated"), N_("A node is tested as soon as it is generated.") },
};

static const Choice presets[FRINGE_N_PRESETS + 1] = {
  [FRINGE_PRESET_TEXTBOOK] = {
    /* Translators: these name the rules of search by where they come from: textbooks, a course report of 2019, the
       assignment of a course on ColumbiaX, a course paper of 2021, the assignment of the course CSE 318, and an assignment
       on uniform-cost search (UCS). */
    N_("Textbook"), N_("A* as in textbooks: a smaller g reopens a closed board.") },
  [FRINGE_PRESET_REPORT_2019] = {
    N_("Report 2019"), N_("A* drops every board that was generated before.") },
  [FRINGE_PRESET_COLUMBIAX] = {
    N_("ColumbiaX"), N_("The assignment asks for breadth-first, depth-first, A* and IDA*.") },
  [FRINGE_PRESET_PAPER_2021] = {
    N_("Paper 2021"), N_("A* uses a plain heap, and h counts the blank.") },
  [FRINGE_PRESET_CSE318] = {
    N_("CSE 318"), N_("A* drops a board only when it is on the closed list.") },
  [FRINGE_PRESET_ASSIGNMENT_UCS] = {
    N_("UCS assignment"), N_("Uniform-cost search uses a plain heap.") },
  /* Translators: rules of search that have no name. */
  [FRINGE_N_PRESETS] = {
    N_("Custom rules"), N_("You choose the order of moves, ties, duplicates and goal test.") },
};

static const char *const moves[FRINGE_N_MOVES + 1] = {
  /* Translators: these four are the directions in which the blank moves. */
  [FRINGE_MOVE_UP] = N_("Up"),
  [FRINGE_MOVE_DOWN] = N_("Down"),
  [FRINGE_MOVE_LEFT] = N_("Left"),
  [FRINGE_MOVE_RIGHT] = N_("Right"),
  /* Translators: stands where another board has the move that led to it. */
  [FRINGE_N_MOVES] = N_("Start"),
};

static const char *const node_states[FRINGE_N_NODE_STATES] = {
  [FRINGE_NODE_ABSENT] = N_("Not generated yet"),
  [FRINGE_NODE_FRONTIER] = N_("On the frontier"),
  [FRINGE_NODE_EXPANDED] = N_("Expanded"),
  /* Translators: a node that left the frontier because a shorter path to its board was found. */
  [FRINGE_NODE_SUPERSEDED] = N_("Superseded"),
  [FRINGE_NODE_GOAL] = N_("Goal"),
  /* Translators: a node that was thrown away because its state had been expanded. */
  [FRINGE_NODE_STALE] = N_("Stale"),
  /* Translators: a node that IDA* does not expand because its f exceeds the bound. */
  [FRINGE_NODE_CUT] = N_("Cut"),
  /* Translators: a node that RBFS has left and does not remember. */
  [FRINGE_NODE_FORGOTTEN] = N_("Forgotten"),
};
/* clang-format on */

/* A choice that is added has no row above until it is given one, which the compiler would not notice. */
_Static_assert(FRINGE_N_ALGORITHMS == 9 && FRINGE_N_HEURISTICS == 8 && FRINGE_N_TIES == 6 && FRINGE_N_DUPLICATES == 5
                   && FRINGE_N_GOAL_TESTS == 2 && FRINGE_N_PRESETS == 6 && FRINGE_N_NODE_STATES == 8,
               "every choice has a title: add a row, and count it here");

const char *
fringe_algorithm_title (FringeAlgorithm algorithm)
{
  return _ (algorithms[algorithm].title);
}

const char *
fringe_algorithm_description (FringeAlgorithm algorithm)
{
  return _ (algorithms[algorithm].description);
}

static const char *
formula_title (const FringeFormula *formula)
{
  return formula->name[0] != '\0' ? formula->name : formula->text;
}

const char *
fringe_heuristic_title (FringeHeuristic heuristic)
{
  if (!fringe_heuristic_is_own (heuristic))
    return _ (heuristics[heuristic].title);
  if (fringe_own_pattern (heuristic) != NULL)
    return fringe_own_text (heuristic);
  return formula_title (fringe_own_formula (heuristic));
}

/* A formula that is told by its name stands in its description. There are as few of them as there are formulae. */
static const char *
formula_description (const FringeFormula *formula, gboolean is_proven)
{
  const char *sentence
      = is_proven ? _ ("It is a formula, which cannot overestimate.") : _ ("It is a formula, which may overestimate.");
  g_autofree char *both = g_strjoin ("\n", formula->text, sentence, NULL);

  return formula->name[0] != '\0' ? g_intern_string (both) : sentence;
}

const char *
fringe_heuristic_description (FringeHeuristic heuristic)
{
  if (!fringe_heuristic_is_own (heuristic))
    return _ (heuristics[heuristic].description);
  if (fringe_own_pattern (heuristic) != NULL)
    return _ ("It adds up the fewest moves of the tiles of each group, from tables, and cannot overestimate.");
  return formula_description (fringe_own_formula (heuristic), fringe_own_is_proven (heuristic));
}

char *
fringe_heuristic_meaning (FringeHeuristic heuristic)
{
  if (fringe_heuristic_is_own (heuristic))
    return g_strdup_printf (_ ("h is %s."), fringe_heuristic_title (heuristic));
  return g_strdup (_ (heuristic_sentences[heuristic]));
}

const char *
fringe_ties_title (FringeTies rule)
{
  return _ (ties[rule].title);
}

const char *
fringe_ties_description (FringeTies rule)
{
  return _ (ties[rule].description);
}

const char *
fringe_duplicates_title (FringeDuplicates rule)
{
  return _ (duplicates[rule].title);
}

const char *
fringe_duplicates_description (FringeDuplicates rule)
{
  return _ (duplicates[rule].description);
}

const char *
fringe_goal_test_title (FringeGoalTest goal_test)
{
  return _ (goal_tests[goal_test].title);
}

const char *
fringe_goal_test_description (FringeGoalTest goal_test)
{
  return _ (goal_tests[goal_test].description);
}

const char *
fringe_preset_title (FringePreset preset)
{
  return _ (presets[preset].title);
}

const char *
fringe_preset_description (FringePreset preset)
{
  return _ (presets[preset].description);
}

const char *
fringe_move_title (FringeMove move)
{
  return _ (moves[move]);
}

const char *
fringe_node_state_title (FringeNodeState state)
{
  return _ (node_states[state]);
}

char *
fringe_puzzle_title (int rows, int columns)
{
  int n_tiles = rows * columns - 1;

  if (rows == columns)
    /* Translators: the name of the puzzle by its number of tiles: "8-puzzle", "15-puzzle". */
    return g_strdup_printf (_ ("%d-puzzle"), n_tiles);
  /* Translators: a puzzle that is no square: its number of tiles, its rows and columns. */
  return g_strdup_printf (_ ("%d-puzzle (%d × %d)"), n_tiles, rows, columns);
}

char *
fringe_value_text (double value)
{
  double hundredths = round (value * 100);
  int decimals = fmod (hundredths, 100) == 0 ? 0 : fmod (hundredths, 10) == 0 ? 1 : 2;

  return isinf (value) ? g_strdup (INFINITE) : g_strdup_printf ("%.*f", decimals, value);
}

char *
fringe_exact_text (double value)
{
  return isinf (value) ? g_strdup (INFINITE) : g_strdup_printf ("%.12g", value);
}

char *
fringe_short_text (double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  double rounded = g_ascii_strtod (g_ascii_formatd (digits, sizeof digits, "%.6g", value), NULL);

  if (isinf (value) || (rounded == floor (rounded) && rounded != value))
    return fringe_exact_text (value);
  return g_strdup_printf ("%.6g", value);
}
