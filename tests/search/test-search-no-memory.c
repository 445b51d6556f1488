/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory runs out at every place where it can, one after the other. */
#include "test-allocations.h"
#include "test-boards.h"
#include "test-searches.h"

#define N_PROBLEMS 40
#define NODE_LIMIT 1500

typedef void (*Property) (const TestProblem *problem, const FringeSearch *reference);

/* A search that memory ended goes on, where there is some again, to what it would have been. */
static void
assert_goes_on (FringeSearch *search, gboolean ran_out, const FringeSearch *reference)
{
  if (ran_out && fringe_search_outcome (search) == FRINGE_OUTCOME_LIMIT)
    fringe_search_set_node_limit (search, NODE_LIMIT);
  fringe_search_run (search, UINT32_MAX);
  test_assert_same_record (search, reference);
}

static FringeSearch *
search_with (const TestProblem *problem)
{
  FringeSearch *search = fringe_search_new (&problem->start, &problem->goal, &problem->rules, NODE_LIMIT);

  if (search == NULL)
    return NULL;
  fringe_search_search_anyway (search);
  fringe_search_run (search, UINT32_MAX);
  return search;
}

static void
assert_search (const TestProblem *problem, const FringeSearch *reference)
{
  gboolean ran_out = TRUE;

  for (guint n = 0; ran_out; n++)
    {
      FringeSearch *search;

      test_allocations_allow (n);
      search = search_with (problem);
      ran_out = test_allocations_allow_all ();
      g_assert_true (ran_out || search != NULL);
      if (search != NULL)
        assert_goes_on (search, ran_out, reference);
      fringe_search_unref (search);
    }
}

static void
assert_fork (const TestProblem *problem G_GNUC_UNUSED, const FringeSearch *reference)
{
  g_autoptr (FringeSearch) fork = test_search_fork (reference);
  gboolean ran_out = fork != NULL;

  for (guint n = 0; ran_out; n++)
    {
      FringeSearch *again;

      test_allocations_allow (n);
      again = fringe_search_fork (reference, fringe_search_fork_step (fork), fringe_search_rules (fork));
      ran_out = test_allocations_allow_all ();
      g_assert_true (ran_out || again != NULL);
      if (again != NULL)
        assert_goes_on (again, FALSE, fork);
      fringe_search_unref (again);
    }
}

/* Without a record: the counts are those of the nodes that were entered. */
static void
assert_idastar (const TestProblem *problem, const FringeSearch *reference G_GNUC_UNUSED)
{
  gboolean ran_out = TRUE;

  for (guint n = 0; ran_out; n++)
    {
      FringeIdastar *idastar;

      test_allocations_allow (n);
      idastar = fringe_idastar_new (&problem->start, &problem->goal, &problem->rules, NODE_LIMIT);
      if (idastar != NULL)
        fringe_idastar_search_anyway (idastar);
      if (idastar != NULL)
        fringe_idastar_run (idastar, UINT64_MAX);
      ran_out = test_allocations_allow_all ();
      g_assert_true (ran_out || idastar != NULL);
      if (idastar != NULL && ran_out)
        {
          g_assert_cmpint (fringe_idastar_outcome (idastar), ==, FRINGE_OUTCOME_LIMIT);
          g_assert_cmpuint (fringe_idastar_generated (idastar), <=, NODE_LIMIT);
        }
      fringe_idastar_free (idastar);
    }
}

static void
test_property (gconstpointer data)
{
  Property property;

  memcpy (&property, data, sizeof property);
  for (int i = 0; i < N_PROBLEMS; i++)
    {
      int rows = FRINGE_SIDE_MIN + test_random (3), columns = FRINGE_SIDE_MIN + test_random (5);
      TestProblem problem = test_problem_random (rows, columns, 30);
      g_autoptr (FringeSearch) reference = NULL;

      test_problem_tell (&problem);
      reference = search_with (&problem);
      property (&problem, reference);
    }
}

int
main (int argc, char **argv)
{
  static const Property search = assert_search, fork = assert_fork, idastar = assert_idastar;

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/search/no-memory/a search ends at a limit and can go on", &search, test_property);
  g_test_add_data_func ("/search/no-memory/a fork is whole or not at all", &fork, test_property);
  g_test_add_data_func ("/search/no-memory/IDA* without a record ends at a limit", &idastar, test_property);
  return g_test_run ();
}
