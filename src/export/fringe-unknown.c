/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-unknown.h"

#include "fringe-export-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

guint
fringe_unknown_count (GKeyFile *unknown)
{
  gsize n_groups, n_keys, n;
  g_auto (GStrv) groups = g_key_file_get_groups (unknown, &n_groups);

  n = n_groups;
  for (guint i = 0; n <= FRINGE_UNKNOWN_MAX && groups[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (unknown, groups[i], &n_keys, NULL);

      n += names != NULL ? n_keys : 0;
    }
  return (guint) n;
}

gboolean
fringe_unknown_check (guint n, GError **error)
{
  if (n <= FRINGE_UNKNOWN_MAX)
    return TRUE;
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE,
               _ ("There are more than %u lines that this program does not know."), FRINGE_UNKNOWN_MAX);
  return FALSE;
}

/* GKeyFile names a key that stands in a file twice even after its second value, which holds, was taken out; then it has
 * no value any more. */
void
fringe_unknown_take_group (GKeyFile *unknown, const char *group, GHashTable *moved)
{
  g_auto (GStrv) names = g_key_file_get_keys (unknown, group, NULL, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      char *value = g_key_file_get_value (unknown, group, names[i], NULL);

      if (value != NULL)
        g_hash_table_insert (moved, g_strdup (names[i]), value);
    }
  g_key_file_remove_group (unknown, group, NULL);
}

/* Of a line that ends with several carriage returns GKeyFile takes away one, so that the value would lose another one
 * each time that the file is read. */
static void
set_value (GKeyFile *keys, const char *group, const char *name, const char *value)
{
  g_autofree char *line = g_strdup (value);

  for (gsize n = strlen (line); n > 0 && line[n - 1] == '\r'; n--)
    line[n - 1] = '\0';
  g_key_file_set_value (keys, group, name, line);
}

void
fringe_unknown_set_group (GKeyFile *keys, const char *group, GHashTable *moved)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (moved), (GCompareFunc) strcmp);

  for (const GList *name = names; name != NULL; name = name->next)
    set_value (keys, group, name->data, g_hash_table_lookup (moved, name->data));
}

void
fringe_unknown_set (GKeyFile *keys, GKeyFile *unknown)
{
  g_auto (GStrv) groups = g_key_file_get_groups (unknown, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (unknown, groups[i], NULL, NULL);

      for (guint j = 0; names != NULL && names[j] != NULL; j++)
        {
          g_autofree char *value = g_key_file_get_value (unknown, groups[i], names[j], NULL);

          if (value != NULL)
            set_value (keys, groups[i], names[j], value);
        }
    }
}
