/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-memory.h"
#include "fringe-record.h"

#include "test-boards.h"
#include "test-searches.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#define NO_LIMIT FRINGE_NODE_LIMIT_MAX

#if defined __SANITIZE_ADDRESS__
#define HAVE_ADDRESS_SANITIZER 1
#elif defined __has_feature
#define HAVE_ADDRESS_SANITIZER __has_feature (address_sanitizer)
#else
#define HAVE_ADDRESS_SANITIZER 0
#endif

/* Bytes of address space in use, asked for without allocating any. */
static rlim_t
address_space (void)
{
  char text[64] = "";
  int file = open ("/proc/self/statm", O_RDONLY);

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (read (file, text, sizeof text - 1), >, 0);
  close (file);
  return (rlim_t) g_ascii_strtoull (text, NULL, 10) * (rlim_t) getpagesize ();
}

static void
allow_memory (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_AS, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_AS, &limit), ==, 0);
}

/* Little by little, so that each of the arrays is once the one that cannot grow. */
static void
run_out_of_memory (FringeSearch *search)
{
  for (int i = 0; i < 40; i++)
    {
      allow_memory (address_space () + (1 << 20));
      fringe_search_set_node_limit (search, NO_LIMIT);
      fringe_search_run (search, UINT32_MAX);
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_LIMIT);
    }
  allow_memory (RLIM_INFINITY);
}

static void
test_memory (void)
{
  TestProblem problem = { test_board ("15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0"), fringe_board_standard_goal (4, 4),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = NULL, whole = NULL;
  uint32_t n_steps;

  if (HAVE_ADDRESS_SANITIZER)
    {
      g_test_skip ("the address sanitizer needs the whole address space");
      return;
    }
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }

  search = test_search_new (&problem, NO_LIMIT);
  run_out_of_memory (search);
  n_steps = fringe_search_n_steps (search);
  g_assert_cmpuint (n_steps, >, 1000);

  whole = test_search_new (&problem, NO_LIMIT);
  fringe_search_run (whole, n_steps);
  test_assert_same_at (whole, search, n_steps);
  fringe_search_set_node_limit (search, NO_LIMIT);
  g_assert_cmpuint (fringe_search_run (search, 1000), ==, 1000);
  fringe_search_run (whole, 1000);
  test_assert_same_record (search, whole);
}

/* Room is given little by little, so that each of the arrays is once the one that cannot grow. What is held stays
 * within the limit, what was there stays as it was, and in the end nothing tells that the search ever stopped. */
static void
assert_goes_on (const TestProblem *problem, uint32_t node_limit)
{
  g_autoptr (FringeSearch) whole = test_search_run (problem, node_limit);
  g_autoptr (FringeSearch) search = test_search_new (problem, node_limit);
  size_t limit = fringe_search_bytes (search) + (size_t) test_random (2000);

  test_problem_tell (problem);
  do
    {
      fringe_search_set_memory_limit (search, limit);
      fringe_search_run (search, UINT32_MAX);
      g_test_message ("%zu bytes: %u steps", limit, fringe_search_n_steps (search));
      g_assert_cmpuint (fringe_search_bytes (search), <=, limit);
      test_assert_same_at (whole, search, fringe_search_n_steps (search));
      limit += limit / 8 + (size_t) test_random (20000);
    }
  while (fringe_search_is_out_of_memory (search));
  test_assert_same_record (search, whole);
}

static void
test_memory_limit (void)
{
  for (int i = 0; i < 400; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), test_random (60));

      assert_goes_on (&problem, (uint32_t) test_random (3000));
    }
}

/* A limit below what is held takes nothing away, and lets nothing in. */
static void
test_memory_limit_too_small (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (4, 4, 200);
      g_autoptr (FringeSearch) whole = test_search_run (&problem, 20000);
      g_autoptr (FringeSearch) search = test_search_new (&problem, 20000);
      uint32_t n_steps = fringe_search_run (search, (uint32_t) test_random (1000));
      size_t bytes = fringe_search_bytes (search);

      test_problem_tell (&problem);
      fringe_search_set_memory_limit (search, (size_t) test_random (2) * bytes / 2);
      n_steps += fringe_search_run (search, UINT32_MAX);
      g_assert_cmpuint (fringe_search_bytes (search), <=, bytes);
      g_assert_cmpuint (fringe_search_n_steps (search), ==, n_steps);
      test_assert_same_at (whole, search, n_steps);
      fringe_search_set_memory_limit (search, SIZE_MAX);
      fringe_search_run (search, UINT32_MAX);
      test_assert_same_record (search, whole);
    }
}

/* A fork has no more memory than the search that it goes on with. */
static void
test_memory_limit_of_fork (void)
{
  for (int i = 0; i < 20; i++)
    {
      TestProblem problem = { test_board ("15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0"), fringe_board_standard_goal (4, 4),
                              fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
      g_autoptr (FringeSearch) search = test_search_new (&problem, 100000), fork = NULL;
      FringeRules rules = test_rules_random_with_frontier ();
      size_t limit;

      fringe_search_run (search, (uint32_t) test_random (500));
      limit = 2 * fringe_search_bytes (search) + (1 << 20);
      fringe_search_set_memory_limit (search, limit);
      fork = fringe_search_fork (search, fringe_search_n_steps (search), &rules);
      fringe_search_run (fork, UINT32_MAX);
      g_assert_cmpuint (fringe_search_bytes (fork), <=, limit);
      g_assert_true (fringe_search_outcome (fork) != FRINGE_OUTCOME_LIMIT || fringe_search_is_out_of_memory (fork));
    }
}

static size_t
n_superseding (const FringeSearch *search)
{
  size_t n = 0;

  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    n += fringe_search_supersedes (search, id) != FRINGE_NO_NODE;
  return n;
}

/* What the record is made of, told by what it holds and not by its arrays; the two tables by their room. */
static size_t
bytes_by_hand (const FringeSearch *search)
{
  gboolean is_idastar = fringe_search_is_idastar (search);
  size_t n_nodes = fringe_search_n_nodes (search), n_steps = fringe_search_n_steps (search);
  size_t n_cells = (size_t) fringe_board_n_cells (fringe_search_start (search));
  size_t bytes = sizeof *search + n_nodes * sizeof (FringeNode) + n_superseding (search) * sizeof (FringeVersion);

  if (n_cells > FRINGE_PACKED_CELLS)
    bytes += n_nodes * n_cells + FRINGE_CELLS_MAX * FRINGE_CELLS_MAX * sizeof (uint64_t);
  bytes += (1 + n_steps / FRINGE_CHECKPOINT_STEPS) * sizeof (FringeCounts);
  if (is_idastar)
    return bytes + fringe_search_n_iterations_at (search, (uint32_t) n_steps) * sizeof (FringeIterationStart);
  bytes += n_steps * sizeof (uint32_t);
  bytes += (search->reached.table.capacity + search->reached.larger.capacity) * sizeof (uint32_t);
  if (search->frontier.is_heap)
    return bytes + search->frontier.heap.n * sizeof *search->frontier.heap.entries;
  return bytes + search->frontier.capacity * sizeof *search->frontier.buckets;
}

static void
test_bytes (void)
{
  size_t n_versions = 0;

  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 200);
      g_autoptr (FringeSearch) search = test_search_run (&problem, (uint32_t) test_random (10000));
      g_autoptr (FringeSearch) fork = test_search_fork (search);

      test_problem_tell (&problem);
      g_assert_cmpuint (fringe_search_bytes (search), ==, bytes_by_hand (search));
      if (fork != NULL)
        g_assert_cmpuint (fringe_search_bytes (fork), ==, bytes_by_hand (fork) + fringe_search_bytes (fork->before));
      n_versions += n_superseding (search);
    }
  g_assert_cmpuint (n_versions, >, 0);
}

static void
test_budget (void)
{
  g_assert_cmpuint (fringe_memory_budget (), >=, (size_t) 16 << 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/memory/running-out-leaves-the-record-whole", test_memory);
  g_test_add_func ("/memory/with-a-larger-memory-limit-a-search-goes-on-as-if-there-had-been-none", test_memory_limit);
  g_test_add_func ("/memory/a-limit-below-what-is-held-takes-nothing-away", test_memory_limit_too_small);
  g_test_add_func ("/memory/a-fork-stays-within-the-limit-of-its-search", test_memory_limit_of_fork);
  g_test_add_func ("/memory/what-is-held-is-what-the-record-is-made-of", test_bytes);
  g_test_add_func ("/memory/the-machine-has-a-budget", test_budget);
  return g_test_run ();
}
