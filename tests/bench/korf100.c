/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "test-korf.h"

#include <stdio.h>

/* All of Korf's instances, 36 thousand million nodes: cost and nodes must be his. */

static void
try_instance (gpointer data, gpointer n_faults)
{
  g_autofree char *fault = test_korf_try (data);

  if (fault == NULL)
    return;
  g_atomic_int_inc ((int *) n_faults);
  fprintf (stderr, "%s\n", fault);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;
  GThreadPool *pool;
  double begin = bench_now ();
  int n_faults = 0;

  if (argc != 2)
    return 2;
  instances = test_korf_load (argv[1]);
  pool = g_thread_pool_new (try_instance, &n_faults, (int) g_get_num_processors (), TRUE, NULL);
  for (guint i = instances->len; i-- > 0;)
    g_thread_pool_push (pool, &g_array_index (instances, TestKorf, i), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  bench_print ("korf100_s", (bench_now () - begin) / 1e9, "s");
  return n_faults == 0 ? 0 : 1;
}
