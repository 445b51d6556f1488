/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of many boards, as --boards takes it. */
#include "fringe-cli-problems.h"
#include "fuzz.h"

#include <sys/mman.h>
#include <unistd.h>

/* A file that exists in memory only. */
static int
file_of (const guint8 *data, size_t size)
{
  int file = memfd_create ("boards", 0);

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (write (file, data, size), ==, (gssize) size);
  return file;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  int file = file_of (data, size);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", file);
  FringeCliProblemWords words = { .boards = path };
  g_autoptr (GError) error = NULL;
  gboolean any_bad;
  g_autoptr (GArray) problems = fringe_cli_problems_read (&words, &any_bad, &error);

  fuzz_assert_told (problems != NULL, error);
  for (guint i = 0; problems != NULL && i < problems->len; i++)
    {
      const FringeCliProblem *problem = &g_array_index (problems, FringeCliProblem, i);

      g_assert_true (fringe_board_same_size (&problem->start, &problem->goal));
    }
  close (file);
  return 0;
}
