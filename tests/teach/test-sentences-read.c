/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"
#include "sentence-reader.h"
#include "test-boards.h"
#include "test-texts.h"

/* All that is said of many steps, read again. FRINGE_TEST_STEPS in the environment sets of how many. */

#define STEPS 10000
#define LIMIT 100

/* What is said of few searches is not left to chance alone: cheaper ways to a board, an infinite f of the start, and an
 * end without a solution. */
static void
make_rare (TestProblem *problem)
{
  int kind = test_random (10);

  if (kind > 2)
    return;
  problem->goal = problem->start = fringe_board_standard_goal (2, kind == 2 ? 2 : 3);
  if (kind == 0)
    {
      fringe_board_scramble (&problem->start, g_test_rand_int (), 100);
      problem->rules.algorithm = FRINGE_ALGORITHM_GREEDY;
      problem->rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
      problem->rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
      return;
    }
  problem->start.cells[0] = 2;
  problem->start.cells[1] = 1;
  problem->rules.algorithm = kind == 1 ? FRINGE_ALGORITHM_IDASTAR : FRINGE_ALGORITHM_UCS;
  problem->rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  problem->rules.duplicates = FRINGE_DUPLICATES_OPEN_CLOSED;
}

static TestProblem
random_problem (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 3 }, { 3, 3 }, { 2, 4 }, { 4, 4 }, { 4, 5 } };
  const int *size = sizes[test_random (G_N_ELEMENTS (sizes))];
  TestProblem problem = test_problem_random (size[0], size[1], test_random (25));

  if (test_random (5) == 0)
    problem.start = test_board_random (size[0], size[1]);
  if (size[0] * size[1] <= 6 && test_random (6) == 0)
    problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  make_rare (&problem);
  test_problem_tell (&problem);
  return problem;
}

static void
test_steps (void)
{
  guint64 wanted = test_number_wanted ("FRINGE_TEST_STEPS", STEPS);

  for (guint64 n = 0; n < wanted;)
    {
      TestProblem problem = random_problem ();
      uint32_t limit = (uint32_t) test_random (LIMIT);
      g_autoptr (FringeSearch) search = test_search_run (&problem, limit);
      g_autoptr (Reference) reference = reference_new (&problem, limit);

      g_assert_cmpuint (fringe_search_n_steps (search) + 1, ==, reference->steps->len);
      for (uint32_t step = 0; step <= fringe_search_n_steps (search); step++, n++)
        {
          g_autofree char *text = fringe_why_sentences (search, step);

          g_test_message ("step %u: %s", step, text);
          sentence_reader_read_step (reference, step, text);
        }
    }
  if (wanted >= STEPS)
    sentence_reader_assert_all_met ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/read/every-sentence-of-ten-thousand-steps-is-true-and-none-is-wanting", test_steps);
  return g_test_run ();
}
