/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-korf.h"

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
  result = g_test_run ();
  g_array_unref (instances);
  return result;
}
