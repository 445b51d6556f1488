/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison.h"

#include "reference-search.h"
#include "test-boards.h"
#include "test-heuristics.h"
#include "test-searches.h"

#include <math.h>
#include <string.h>

#define ROUNDS 300
#define STEPS_MAX 120
#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

/* What a comparison says is worked out again by looking at every board of both records. */
typedef struct
{
  TestProblem problems[FRINGE_N_COMPARED];
  FringeSearch *searches[FRINGE_N_COMPARED];
  FringeComparison *comparison;
} Pair;

static void
pair_clear (Pair *pair)
{
  fringe_comparison_free (pair->comparison);
  fringe_search_unref (pair->searches[LEFT]);
  fringe_search_unref (pair->searches[RIGHT]);
}

static void
pair_run (Pair *pair, uint32_t n_steps, uint32_t node_limit)
{
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      test_problem_tell (&pair->problems[side]);
      pair->searches[side] = test_search_new (&pair->problems[side], node_limit);
      fringe_search_run (pair->searches[side], n_steps);
    }
  pair->comparison = fringe_comparison_new (pair->searches[LEFT], pair->searches[RIGHT]);
}

/* Rules that differ in every choice, or in one, or in none. */
static void
vary (FringeRules *rules)
{
  FringeRules other = test_rules_random ();

  switch (test_random (9))
    {
    case 0:
      rules->heuristic = other.heuristic;
      break;
    case 1:
      rules->ties = other.ties;
      break;
    case 2:
      rules->duplicates = other.duplicates;
      break;
    case 3:
      rules->goal_test = other.goal_test;
      break;
    case 4:
      memcpy (rules->moves, other.moves, sizeof other.moves);
      break;
    case 5:
      rules->algorithm = other.algorithm;
      break;
    case 6:
      rules->weight = other.weight;
      break;
    case 7:
      break;
    default:
      *rules = other;
    }
}

static Pair
random_pair (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 3 }, { 3, 3 }, { 4, 4 }, { 4, 5 } };
  const int *size = sizes[test_random (G_N_ELEMENTS (sizes))];
  Pair pair;

  pair.problems[LEFT] = test_problem_random (size[0], size[1], test_random (30));
  pair.problems[RIGHT] = pair.problems[LEFT];
  vary (&pair.problems[RIGHT].rules);
  pair_run (&pair, (uint32_t) test_random (STEPS_MAX), test_random (4) == 0 ? (uint32_t) test_random (60) : 10000);
  return pair;
}

static void
for_each_pair (void (*check) (const Pair *pair))
{
  for (int round = 0; round < ROUNDS; round++)
    {
      Pair pair = random_pair ();

      check (&pair);
      pair_clear (&pair);
    }
}

static FringeBoard
board_of (const FringeSearch *search, uint32_t id)
{
  FringeBoard board;

  fringe_search_board (search, id, &board);
  return board;
}

/* The first node that has @board and was expanded by @step, or FRINGE_NO_NODE. */
static uint32_t
find_expanded (const FringeSearch *search, const FringeBoard *board, uint32_t step)
{
  for (uint32_t i = 1; i <= step; i++)
    {
      uint32_t id = fringe_search_removed (search, i);
      FringeBoard other = board_of (search, id);

      if (fringe_search_state_at (search, id, i) == FRINGE_NODE_EXPANDED && fringe_board_equal (board, &other))
        return id;
    }
  return FRINGE_NO_NODE;
}

static uint32_t
find_twin (const FringeSearch *search, const FringeBoard *board, uint32_t step)
{
  uint32_t expanded = find_expanded (search, board, step);

  for (uint32_t id = 0; expanded == FRINGE_NO_NODE && id < fringe_search_n_nodes_at (search, step); id++)
    {
      FringeBoard other = board_of (search, id);

      if (fringe_board_equal (board, &other))
        return id;
    }
  return expanded;
}

static void
check_twins (const Pair *pair)
{
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      const FringeSearch *search = pair->searches[side], *other = pair->searches[1 - side];
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (other) + 1);

      for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
        {
          FringeBoard board = board_of (search, id);

          g_assert_cmpuint (fringe_comparison_counterpart (pair->comparison, (FringeCompared) side, id, step), ==,
                            find_twin (other, &board, step));
        }
    }
}

static void
test_twins (void)
{
  for_each_pair (check_twins);
}

/* Whether the node removed in step @i is the first of its board to be expanded. */
static gboolean
is_first (const FringeSearch *search, uint32_t i)
{
  FringeBoard board = board_of (search, fringe_search_removed (search, i));

  return find_expanded (search, &board, i) == fringe_search_removed (search, i);
}

static void
check_sets (const Pair *pair)
{
  guint32 steps[FRINGE_N_COMPARED], only[FRINGE_N_COMPARED] = { 0 }, both = 0;
  FringeSharedCounts counts;

  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    steps[side] = (uint32_t) test_random ((int) fringe_search_n_steps (pair->searches[side]) + 1);
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    for (uint32_t i = 1; i <= steps[side]; i++)
      {
        uint32_t id = fringe_search_removed (pair->searches[side], i);
        FringeBoard board = board_of (pair->searches[side], id);
        gboolean is_shared = find_expanded (pair->searches[1 - side], &board, steps[1 - side]) != FRINGE_NO_NODE;

        if (!is_first (pair->searches[side], i))
          continue;
        both += is_shared && side == LEFT;
        only[side] += !is_shared;
        g_assert_cmpint (fringe_comparison_share (pair->comparison, (FringeCompared) side, id, steps), ==,
                         is_shared      ? FRINGE_SHARE_BOTH
                         : side == LEFT ? FRINGE_SHARE_ONLY_LEFT
                                        : FRINGE_SHARE_ONLY_RIGHT);
      }
  counts = fringe_comparison_counts_at (pair->comparison, steps);
  g_assert_cmpuint (counts.both, ==, both);
  g_assert_cmpuint (counts.only_left, ==, only[LEFT]);
  g_assert_cmpuint (counts.only_right, ==, only[RIGHT]);
}

/* They are counted on, or back, from the steps that were asked for before. */
static void
check_sets_on_and_back (const Pair *pair)
{
  for (int i = 0; i < 8; i++)
    check_sets (pair);
}

static void
test_sets (void)
{
  for_each_pair (check_sets_on_and_back);
}

static uint32_t
step_at (const Pair *pair, FringePace pace, int side, uint32_t time)
{
  return fringe_comparison_step_at (pair->comparison, pace, (FringeCompared) side, time);
}

static void
check_expansion_times (const Pair *pair)
{
  uint32_t last = fringe_comparison_last_time (pair->comparison, FRINGE_PACE_EXPANSION);

  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    for (uint32_t time = 0; time <= last; time++)
      {
        uint32_t step = step_at (pair, FRINGE_PACE_EXPANSION, side, time);
        FringeCounts counts = fringe_search_counts_at (pair->searches[side], step);
        FringeCounts all = fringe_search_counts_at (pair->searches[side], fringe_search_n_steps (pair->searches[side]));

        g_assert_cmpuint (counts.expanded, ==, MIN (time, all.expanded));
        if (time > all.expanded || time == last)
          g_assert_cmpuint (time == last ? step_at (pair, FRINGE_PACE_EXPANSION, side, time) : step, ==,
                            fringe_search_n_steps (pair->searches[side]));
        else if (step > 0)
          g_assert_cmpuint (fringe_search_counts_at (pair->searches[side], step - 1).expanded, ==, time - 1);
      }
}

static void
test_expansion_times (void)
{
  for_each_pair (check_expansion_times);
}

/* The f of a step as layers have it. */
static double
layer_of (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);

  if (fringe_search_is_idastar (search))
    return fringe_search_iteration_at (search, fringe_search_n_iterations_at (search, step) - 1, step).bound;
  return fringe_rules_use_heuristic (fringe_search_rules (search)) ? fringe_search_f (search, id)
                                                                   : fringe_search_g (search, id);
}

/* Up to the step of a layer's end nothing has a larger f, and the next step has. */
static void
check_layers (const Pair *pair)
{
  uint32_t last = fringe_comparison_last_time (pair->comparison, FRINGE_PACE_LAYER);

  for (uint32_t time = 1; time <= last; time++)
    {
      double f = fringe_comparison_layer (pair->comparison, time);
      gboolean exists = FALSE;

      for (int side = 0; side < FRINGE_N_COMPARED; side++)
        {
          uint32_t step = step_at (pair, FRINGE_PACE_LAYER, side, time);

          for (uint32_t i = 1; i <= step; i++)
            {
              g_assert_cmpfloat (layer_of (pair->searches[side], i), <=, f);
              exists = exists || layer_of (pair->searches[side], i) == f;
            }
          if (step < fringe_search_n_steps (pair->searches[side]))
            g_assert_cmpfloat (layer_of (pair->searches[side], step + 1), >, f);
        }
      g_assert_true (exists);
    }
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    g_assert_cmpuint (step_at (pair, FRINGE_PACE_LAYER, side, last), ==, fringe_search_n_steps (pair->searches[side]));
}

static void
test_layers (void)
{
  for_each_pair (check_layers);
}

static void
check_time_of (const Pair *pair)
{
  for (int pace = 0; pace < FRINGE_N_PACES; pace++)
    for (int side = 0; side < FRINGE_N_COMPARED; side++)
      for (uint32_t step = 0; step <= fringe_search_n_steps (pair->searches[side]); step++)
        {
          uint32_t time = fringe_comparison_time_of (pair->comparison, (FringePace) pace, (FringeCompared) side, step);

          g_assert_cmpuint (step_at (pair, (FringePace) pace, side, time), >=, step);
          if (time > 0)
            g_assert_cmpuint (step_at (pair, (FringePace) pace, side, time - 1), <, step);
        }
}

static void
test_time_of (void)
{
  for_each_pair (check_time_of);
}

/* The first step in which the boards differ or one search goes on alone; 0 where that has not come. */
static uint32_t
find_difference (const Pair *pair)
{
  const FringeSearch *left = pair->searches[LEFT], *right = pair->searches[RIGHT];
  uint32_t n_left = fringe_search_n_steps (left), n_right = fringe_search_n_steps (right);

  for (uint32_t step = 1; step <= MAX (n_left, n_right); step++)
    {
      FringeBoard a, b;

      if (step > n_left)
        return fringe_search_outcome (left) == FRINGE_OUTCOME_RUNNING ? 0 : step;
      if (step > n_right)
        return fringe_search_outcome (right) == FRINGE_OUTCOME_RUNNING ? 0 : step;
      a = board_of (left, fringe_search_removed (left, step));
      b = board_of (right, fringe_search_removed (right, step));
      if (!fringe_board_equal (&a, &b))
        return step;
    }
  return 0;
}

static void
check_difference (const Pair *pair)
{
  FringeDifference difference = fringe_comparison_difference (pair->comparison);
  uint32_t step = find_difference (pair);

  g_assert_cmpint (difference.cause == FRINGE_DIFFERENCE_NONE, ==, step == 0);
  g_assert_cmpuint (difference.step, ==, step);
  for (int side = 0; side < FRINGE_N_COMPARED && step > 0; side++)
    {
      uint32_t removed = FRINGE_NO_NODE, over = difference.passed_over[side];

      if (step <= fringe_search_n_steps (pair->searches[side]))
        removed = fringe_search_removed (pair->searches[side], step);
      g_assert_cmpuint (difference.removed[side], ==, removed);
      if (over != FRINGE_NO_NODE)
        {
          FringeBoard board = board_of (pair->searches[side], over);
          FringeBoard other = board_of (pair->searches[1 - side], difference.removed[1 - side]);

          test_assert_boards_equal (&board, &other);
          g_assert_cmpint (fringe_search_state_at (pair->searches[side], over, step - 1), ==, FRINGE_NODE_FRONTIER);
        }
    }
}

static void
test_difference (void)
{
  for_each_pair (check_difference);
}

/* Whether the two rules differ in what is said to have decided. */
static gboolean
may_be (FringeDifferenceCause cause, const FringeRules *left, const FringeRules *right)
{
  switch (cause)
    {
    case FRINGE_DIFFERENCE_PRIORITY:
      return left->algorithm != right->algorithm || left->weight != right->weight;
    case FRINGE_DIFFERENCE_HEURISTIC:
      return left->heuristic != right->heuristic;
    case FRINGE_DIFFERENCE_TIES:
      return left->ties != right->ties;
    case FRINGE_DIFFERENCE_MOVES:
      return memcmp (left->moves, right->moves, sizeof left->moves) != 0;
    case FRINGE_DIFFERENCE_DUPLICATES:
      return left->duplicates != right->duplicates;
    case FRINGE_DIFFERENCE_GOAL_TEST:
      return left->goal_test != right->goal_test;
    case FRINGE_DIFFERENCE_FORK:
      return FALSE;
    case FRINGE_DIFFERENCE_LIMIT:
    case FRINGE_DIFFERENCE_NONE:
    case FRINGE_N_DIFFERENCES:
    default:
      return TRUE;
    }
}

static void
check_cause (const Pair *pair)
{
  FringeDifference difference = fringe_comparison_difference (pair->comparison);
  const FringeRules *left = &pair->problems[LEFT].rules, *right = &pair->problems[RIGHT].rules;

  g_assert_true (may_be (difference.cause, left, right));
  if (difference.cause == FRINGE_DIFFERENCE_HEURISTIC && difference.passed_over[LEFT] != FRINGE_NO_NODE
      && difference.passed_over[RIGHT] != FRINGE_NO_NODE)
    g_assert_true (left->algorithm == right->algorithm);
  if (difference.cause == FRINGE_DIFFERENCE_TIES && difference.passed_over[LEFT] != FRINGE_NO_NODE
      && difference.passed_over[RIGHT] != FRINGE_NO_NODE)
    for (int side = 0; side < FRINGE_N_COMPARED; side++)
      g_assert_cmpfloat (fringe_search_priority (pair->searches[side], difference.removed[side]), ==,
                         fringe_search_priority (pair->searches[side], difference.passed_over[side]));
}

static void
test_cause (void)
{
  for_each_pair (check_cause);
}

static void
test_single_choice (void)
{
  guint n[FRINGE_N_DIFFERENCES] = { 0 };

  for (int round = 0; round < 40 * ROUNDS; round++)
    {
      Pair pair;
      FringeDifferenceCause cause;

      pair.problems[LEFT] = test_problem_random (3, 3, 20);
      pair.problems[RIGHT] = pair.problems[LEFT];
      vary (&pair.problems[RIGHT].rules);
      pair_run (&pair, 40, 10000);
      cause = fringe_comparison_difference (pair.comparison).cause;
      n[cause]++;
      pair_clear (&pair);
    }
  for (int cause = 0; cause < FRINGE_DIFFERENCE_LIMIT; cause++)
    g_assert_cmpuint (n[cause], >, 0);
}

/* Grown step by step it is what it is when made at once. */
static void
test_growth (void)
{
  for (int round = 0; round < ROUNDS / 3; round++)
    {
      Pair pair = random_pair ();
      g_autoptr (FringeSearch) left
          = test_search_new (&pair.problems[LEFT], fringe_search_node_limit (pair.searches[0]));
      g_autoptr (FringeSearch) right
          = test_search_new (&pair.problems[RIGHT], fringe_search_node_limit (pair.searches[1]));
      FringeComparison *once = pair.comparison;

      pair.comparison = fringe_comparison_new (left, right);
      while (fringe_search_n_steps (left) < fringe_search_n_steps (pair.searches[LEFT])
             || fringe_search_n_steps (right) < fringe_search_n_steps (pair.searches[RIGHT]))
        {
          FringeCompared side = (FringeCompared) test_random (2);
          FringeSearch *search = side == LEFT ? left : right;

          if (fringe_search_n_steps (search) < fringe_search_n_steps (pair.searches[side]))
            fringe_search_step (search);
          fringe_comparison_update (pair.comparison);
        }
      /* What ended the others at their limit ends these. */
      for (int side = 0; side < FRINGE_N_COMPARED; side++)
        if (fringe_search_outcome (pair.searches[side]) != FRINGE_OUTCOME_RUNNING)
          fringe_search_step (side == LEFT ? left : right);
      fringe_comparison_update (pair.comparison);
      check_difference (&pair);
      check_sets (&pair);
      check_twins (&pair);
      check_layers (&pair);
      check_expansion_times (&pair);
      fringe_comparison_free (once);
      pair_clear (&pair);
    }
}

/* The numbers of a sentence that matches, in the order of the groups. */
static gboolean
read_numbers (const char *text, const char *pattern, double *numbers, int n)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return FALSE;
  for (int i = 0; i < n; i++)
    {
      g_autofree char *number = g_match_info_fetch (match, i + 1);

      numbers[i] = g_ascii_strtod (number, NULL);
    }
  return TRUE;
}

static guint n_tied, n_chosen, n_rows;

/* At most so many words. */
#define WORDS_MAX 15

/* A title is one word, however many it has. */
static guint
count_words (const Pair *pair, const char *text)
{
  GString *rest = g_string_new (text);
  g_auto (GStrv) words = NULL;
  guint n;

  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      g_autofree char *title = fringe_comparison_side_title (pair->comparison, (FringeCompared) side);

      g_string_replace (rest, title, "Title", 0);
    }
  words = g_strsplit (rest->str, " ", -1);
  n = g_strv_length (words);
  g_string_free (rest, TRUE);
  return n;
}

/* A queue, a stack and IDA* know no ties. */
static gboolean
is_tied (const Pair *pair, const FringeDifference *difference, int side)
{
  FringeAlgorithm algorithm = pair->problems[side].rules.algorithm;

  if (algorithm == FRINGE_ALGORITHM_BFS || algorithm == FRINGE_ALGORITHM_DFS || fringe_algorithm_deepens (algorithm))
    return FALSE;
  return difference->passed_over[side] != FRINGE_NO_NODE
         && fringe_search_priority (pair->searches[side], difference->removed[side])
                == fringe_search_priority (pair->searches[side], difference->passed_over[side]);
}

/* On the side that ties, which its title says, the lower id was removed. */
static void
check_tie_sentence (const Pair *pair, const FringeDifference *difference, const char *text)
{
  double step;

  if (!read_numbers (text, "nodes tie at step (\\d+), so the lower id goes first", &step, 1))
    return;
  n_tied++;
  g_assert_cmpfloat (step, ==, difference->step);
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      g_autofree char *title = fringe_comparison_side_title (pair->comparison, (FringeCompared) side);
      g_autofree char *start = g_strconcat (title, " sees", NULL);

      if (!g_str_has_prefix (text, start))
        continue;
      g_assert_true (is_tied (pair, difference, side));
      g_assert_cmpuint (difference->removed[side], <, difference->passed_over[side]);
      g_assert_false (is_tied (pair, difference, side == LEFT ? RIGHT : LEFT));
    }
}

static void
check_choice_sentence (const FringeDifference *difference, const char *text)
{
  double n[3];

  if (!read_numbers (text, "^At step (\\d+), .* takes node (\\d+) and .* takes node (\\d+)\\.$", n, 3))
    return;
  n_chosen++;
  g_assert_cmpfloat (n[0], ==, difference->step);
  g_assert_cmpfloat (n[1], ==, difference->removed[LEFT]);
  g_assert_cmpfloat (n[2], ==, difference->removed[RIGHT]);
}

/* Each number after a letter is that of the node, and the cells say whether they differ. */
static void
check_node_row (const Pair *pair, const FringeDifferenceRow *row, const FringeDifference *difference)
{
  double ids[FRINGE_N_COMPARED] = { -1, -1 };

  if (read_numbers (row->title, "^Node (\\d+)$", ids, 1))
    ids[RIGHT] = ids[LEFT];
  else if (!read_numbers (row->title, "^Node (\\d+) : –$", &ids[LEFT], 1)
           && !read_numbers (row->title, "^Node – : (\\d+)$", &ids[RIGHT], 1))
    g_assert_true (read_numbers (row->title, "^Node (\\d+) : (\\d+)$", ids, 2));
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    g_assert_cmpint (ids[side] < 0, ==, g_str_equal (row->cells[side], "–"));
  if (!g_str_equal (row->cells[LEFT], "–") && !g_str_equal (row->cells[RIGHT], "–"))
    {
      FringeBoard left = board_of (pair->searches[LEFT], (guint32) ids[LEFT]);
      FringeBoard right = board_of (pair->searches[RIGHT], (guint32) ids[RIGHT]);

      g_assert_true (fringe_board_equal (&left, &right));
    }
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      const FringeSearch *search = pair->searches[side];
      guint32 id = (guint32) ids[side];
      double value;

      if (g_str_equal (row->cells[side], "–"))
        continue;
      g_assert_true (id == difference->removed[side] || id == difference->passed_over[side]);
      g_assert_true (read_numbers (row->cells[side], "^[fgh] ([0-9.e+]+)$", &value, 1));
      if (row->cells[side][0] == 'g')
        g_assert_cmpfloat (value, ==, fringe_search_g (search, id));
      else if (row->cells[side][0] == 'h')
        g_assert_cmpfloat_with_epsilon (value, fringe_search_h (search, id), 1e-3);
      else
        g_assert_cmpfloat_with_epsilon (value, fringe_search_f (search, id), 1e-3);
    }
}

static void
check_rows (const Pair *pair)
{
  FringeDifference difference = fringe_comparison_difference (pair->comparison);
  g_autoptr (GPtrArray) rows = fringe_comparison_difference_rows (pair->comparison);

  g_assert_cmpint (rows->len > 0, ==, difference.cause != FRINGE_DIFFERENCE_NONE);
  for (guint i = 0; i < rows->len; i++)
    {
      const FringeDifferenceRow *row = rows->pdata[i];

      n_rows++;
      g_assert_cmpint (row->decides, ==, !g_str_equal (row->cells[LEFT], row->cells[RIGHT]));
      if (g_str_has_prefix (row->title, "Node "))
        check_node_row (pair, row, &difference);
      g_assert_cmpint (g_str_equal (row->title, "Goes first"), ==, i + 1 == rows->len);
    }
  for (int side = 0; side < FRINGE_N_COMPARED && rows->len > 0; side++)
    {
      const FringeDifferenceRow *last = rows->pdata[rows->len - 1];
      g_autofree char *expected = difference.removed[side] != FRINGE_NO_NODE
                                      ? g_strdup_printf ("node %u", difference.removed[side])
                                      : g_strdup ("ended");

      g_assert_cmpstr (last->cells[side], ==, expected);
    }
}

static void
check_sentences (const Pair *pair)
{
  FringeDifference difference = fringe_comparison_difference (pair->comparison);
  g_autofree char *text = fringe_comparison_difference_sentence (pair->comparison);

  g_assert_cmpuint (count_words (pair, text), <=, WORDS_MAX);
  check_rows (pair);
  if (difference.cause == FRINGE_DIFFERENCE_NONE)
    return;
  check_tie_sentence (pair, &difference, text);
  check_choice_sentence (&difference, text);
}

static void
test_sentences (void)
{
  for (int i = 0; i < 4; i++)
    for_each_pair (check_sentences);
  g_assert_cmpuint (n_tied, >, 0);
  g_assert_cmpuint (n_chosen, >, 0);
  g_assert_cmpuint (n_rows, >, 0);
}

static Pair
misplaced_and_manhattan_to (const char *start, const char *goal, uint32_t n_steps)
{
  Pair pair;

  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      pair.problems[side].start = test_board (start);
      pair.problems[side].goal = test_board (goal);
      pair.problems[side].rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
    }
  pair.problems[LEFT].rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  pair_run (&pair, n_steps, 100000);
  return pair;
}

static Pair
misplaced_and_manhattan (const char *start, const char *goal)
{
  return misplaced_and_manhattan_to (start, goal, UINT32_MAX);
}

static void
test_no_difference (void)
{
  static const char *const sentences[]
      = { "Neither search has made a step yet.", "Up to step 1 both searches take the same boards." };

  for (uint32_t n_steps = 0; n_steps < G_N_ELEMENTS (sentences); n_steps++)
    {
      Pair pair = misplaced_and_manhattan_to ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5", n_steps);
      g_autofree char *text = NULL;

      fringe_comparison_difference (pair.comparison);
      text = fringe_comparison_difference_sentence (pair.comparison);
      g_assert_cmpstr (text, ==, sentences[n_steps]);
      pair_clear (&pair);
    }
}

/* The slow second implementation, run for each side alone, says the same. */
static void
check_counts (const Pair *pair, uint32_t *expanded)
{
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      g_autoptr (Reference) reference = reference_new (&pair->problems[side], 100000);
      uint32_t last = fringe_comparison_last_time (pair->comparison, FRINGE_PACE_EXPANSION);
      uint32_t step = step_at (pair, FRINGE_PACE_EXPANSION, side, last);
      FringeCounts counts = fringe_search_counts_at (pair->searches[side], step);

      test_assert_counts_equal (&counts, &reference_step (reference, reference->steps->len - 1)->counts);
      expanded[side] = counts.expanded;
    }
}

static void
test_nilsson (void)
{
  Pair pair = misplaced_and_manhattan ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5");
  uint32_t expanded[FRINGE_N_COMPARED];
  g_autofree char *text = fringe_comparison_difference_sentence (pair.comparison);
  g_autofree char *end = fringe_comparison_end_sentence (pair.comparison);

  check_counts (&pair, expanded);
  check_difference (&pair);
  check_sets (&pair);
  g_assert_cmpuint (expanded[LEFT], >, expanded[RIGHT]);
  g_assert_cmpstr (text, ==, "With Misplaced tiles, nodes tie at step 4, so the lower id goes first.");
  g_assert_cmpstr (end, ==, "Both found 5 moves.");
  pair_clear (&pair);
}

static void
test_twenty_moves (void)
{
  Pair pair = misplaced_and_manhattan ("2 4 8 1 3 6 0 5 7", "1 2 3 8 0 4 7 6 5");
  uint32_t expanded[FRINGE_N_COMPARED];
  FringeDifference difference = fringe_comparison_difference (pair.comparison);

  check_counts (&pair, expanded);
  check_difference (&pair);
  check_sets (&pair);
  g_assert_cmpuint (expanded[LEFT], >, expanded[RIGHT]);
  g_assert_cmpint (difference.cause, ==, FRINGE_DIFFERENCE_HEURISTIC);
  g_assert_cmpuint (difference.step, ==, 4);
  g_assert_cmpuint (fringe_search_g (pair.searches[LEFT], fringe_search_solution_at (pair.searches[LEFT], UINT32_MAX)),
                    ==, 20);
  check_sentences (&pair);
  pair_clear (&pair);
}

/* f is infinite on one side, on the other, on both. */
static void
test_out_of_reach (void)
{
  for (int i = 0; i < 4; i++)
    {
      TestProblem problem = { test_board ("[[1 2 3] [5 4 0]]"), test_board ("[[1 2 3] [4 5 0]]"),
                              fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
      Pair pair = { .problems = { problem, problem } };
      guint32 n;

      for (int side = 0; side < FRINGE_N_COMPARED; side++)
        pair.problems[side].rules.heuristic = i >> side & 1 ? FRINGE_HEURISTIC_PERFECT : FRINGE_HEURISTIC_MANHATTAN;
      pair_run (&pair, STEPS_MAX, 100000);
      n = fringe_comparison_last_time (pair.comparison, FRINGE_PACE_LAYER);
      g_assert_cmpuint (n, >, 0);
      for (guint32 time = 2; time <= n; time++)
        g_assert_cmpfloat (fringe_comparison_layer (pair.comparison, time - 1), <,
                           fringe_comparison_layer (pair.comparison, time));
      g_assert_cmpint (isinf (fringe_comparison_layer (pair.comparison, n)) != 0, ==, i > 0);
      for (int side = 0; side < FRINGE_N_COMPARED; side++)
        g_assert_cmpuint (fringe_comparison_step_at (pair.comparison, FRINGE_PACE_LAYER, (FringeCompared) side, n), ==,
                          fringe_search_n_steps (pair.searches[side]));
      pair_clear (&pair);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comparison/a-node-finds-the-other-search-s-first-node-of-its-board", test_twins);
  g_test_add_func ("/comparison/who-expanded-a-board-is-what-a-look-at-all-boards-says", test_sets);
  g_test_add_func ("/comparison/a-time-by-expansion-is-that-many-expansions", test_expansion_times);
  g_test_add_func ("/comparison/a-time-by-layer-ends-before-a-larger-f", test_layers);
  g_test_add_func ("/comparison/a-step-finds-its-time", test_time_of);
  g_test_add_func ("/comparison/the-first-difference-is-the-first", test_difference);
  g_test_add_func ("/comparison/what-decides-is-a-choice-that-differs", test_cause);
  g_test_add_func ("/comparison/the-numbers-in-the-sentences-are-true", test_sentences);
  g_test_add_func ("/comparison/every-choice-decides-somewhere", test_single_choice);
  g_test_add_func ("/comparison/it-grows-with-the-records", test_growth);
  g_test_add_func ("/comparison/a-goal-out-of-reach-ends-with-a-layer-of-infinite-f", test_out_of_reach);
  g_test_add_func ("/comparison/without-a-difference-it-says-how-far-it-looked", test_no_difference);
  g_test_add_func ("/comparison/nilsson-s-example-is-compared", test_nilsson);
  g_test_add_func ("/comparison/a-board-of-twenty-moves-is-compared", test_twenty_moves);
  return g_test_run ();
}
