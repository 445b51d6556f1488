/* SPDX-License-Identifier: GPL-3.0-or-later */
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/memory/running-out-leaves-the-record-whole", test_memory);
  return g_test_run ();
}
