/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-korf.h"

#include "fringe-own.h"

/* The easier of Korf's instances, some 340 million nodes; the benchmark korf100 tries all of them. */

#define N_INSTANCES 40
#define N_CASES 4

static GArray *instances;

static void
test_some (gconstpointer data)
{
  for (guint i = GPOINTER_TO_UINT (data); i < N_INSTANCES; i += N_CASES)
    {
      const TestKorf *korf = &g_array_index (instances, TestKorf, i);
      g_autofree char *fault = NULL;

      g_test_message ("number %u", korf->number);
      fault = test_korf_try (korf);
      g_assert_cmpstr (fault, ==, NULL);
    }
}

/* Tables never say less than Manhattan. */
static void
test_patterns (void)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = test_korf_rules ();
  FringeFormulaError wrong;

  g_assert_true (fringe_own_from_text ("pdb:5-5-5", &rules.heuristic, &wrong));
  for (guint i = 0; i < N_INSTANCES; i++)
    {
      const TestKorf *korf = &g_array_index (instances, TestKorf, i);
      g_autoptr (FringeIdastar) idastar = fringe_idastar_new (&korf->start, &goal, &rules, UINT64_MAX);

      g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_SOLVED);
      g_assert_cmpuint (fringe_idastar_solution (idastar, NULL, NULL), ==, korf->cost);
      g_assert_cmpuint (fringe_idastar_generated (idastar), <, korf->generated);
    }
}

int
main (int argc, char *argv[])
{
  g_autofree char *path = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "search", "korf100.csv", NULL);
  instances = test_korf_load (path);
  for (guint i = 0; i < N_CASES; i++)
    {
      g_autofree char *name = g_strdup_printf ("/korf100/cost-and-nodes-are-korfs/%u-of-%d", i + 1, N_CASES);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_some);
    }
  g_test_add_func ("/korf100/pattern-databases-find-the-same-cost-with-fewer-nodes", test_patterns);
  result = g_test_run ();
  g_array_unref (instances);
  return result;
}
