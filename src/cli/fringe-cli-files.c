/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-files.h"

#include "fringe-cli-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Course sites hand out a folder for each student, in folders. */
#define DEPTH_MAX 8
#define FILES_MAX 100000

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean list_folder (GPtrArray *paths, const char *folder, const char *ending, guint depth, GError **error);

/* Folders behind links are left out: they may lead in a circle. */
static gboolean
list_entry (GPtrArray *paths, const char *path, const char *ending, guint depth, GError **error)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return g_file_test (path, G_FILE_TEST_IS_SYMLINK) || depth == DEPTH_MAX
           || list_folder (paths, path, ending, depth + 1, error);
  if (ending != NULL && !g_str_has_suffix (path, ending))
    return TRUE;
  g_ptr_array_add (paths, g_strdup (path));
  return paths->len <= FILES_MAX
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "FOLDER", _ ("There are more than %d files."), FILES_MAX);
}

static gboolean
list_folder (GPtrArray *paths, const char *folder, const char *ending, guint depth, GError **error)
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) reason = NULL;
  const char *name;

  dir = g_dir_open (folder, 0, &reason);
  if (dir == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "FOLDER", "%s", reason->message);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    if (!list_entry (paths, g_ptr_array_index (names, i), ending, depth, error))
      return FALSE;
  return TRUE;
}

GPtrArray *
fringe_cli_files_list (char **arguments, const char *ending, GError **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; arguments[i] != NULL; i++)
    if (!g_file_test (arguments[i], G_FILE_TEST_IS_DIR))
      g_ptr_array_add (paths, g_strdup (arguments[i]));
    else if (!list_folder (paths, arguments[i], ending, 1, error))
      return NULL;
  return g_steal_pointer (&paths);
}
