/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives a fuzz target the files of the folders named, where libFuzzer is not there to make more of them. */
#include "fuzz.h"

static guint
replay_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *bytes = NULL;
      gsize length;

      g_file_get_contents (file, &bytes, &length, &error);
      g_assert_no_error (error);
      LLVMFuzzerTestOneInput ((const guint8 *) bytes, length);
      n++;
    }
  return n;
}

int
main (int argc, char **argv)
{
  guint n = 0;

  for (int i = 1; i < argc; i++)
    n += replay_folder (argv[i]);
  g_print ("%u inputs\n", n);
  return n > 0 ? 0 : 1;
}
