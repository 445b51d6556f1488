/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-depths-text.h"

#include "fringe-distances.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DEPTH_MAX (FRINGE_DISTANCE_NONE - 1)

/* Returns: FALSE where @word is neither a depth nor two with two points between */
static gboolean
read_range (const char *word, guint64 *first, guint64 *last)
{
  g_auto (GStrv) ends = g_strsplit (word, "..", 2);

  for (guint i = 0; ends[i] != NULL; i++)
    g_strstrip (ends[i]);
  if (ends[0] == NULL || !g_ascii_string_to_unsigned (ends[0], 10, 0, DEPTH_MAX, first, NULL))
    return FALSE;
  *last = *first;
  return ends[1] == NULL || g_ascii_string_to_unsigned (ends[1], 10, *first, DEPTH_MAX, last, NULL);
}

GArray *
fringe_depths_read (const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean has[DEPTH_MAX + 1] = { FALSE };
  guint64 first, last;

  for (guint i = 0; i == 0 || words[i] != NULL; i++)
    {
      if (words[0] == NULL || !read_range (words[i], &first, &last))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _ ("“%s” is not a list of depths, such as 2,4,6 or 2..12, up to %d."), text, DEPTH_MAX);
          return NULL;
        }
      for (guint64 depth = first; depth <= last; depth++)
        has[depth] = TRUE;
    }
  for (guint depth = 0; depth <= DEPTH_MAX; depth++)
    if (has[depth])
      g_array_append_val (list, depth);
  return g_steal_pointer (&list);
}

/* Returns: how many depths from number @i on follow each other */
static guint
run_length (const GArray *depths, guint i)
{
  guint n = 1;

  while (i + n < depths->len && g_array_index (depths, guint, i + n) == g_array_index (depths, guint, i) + n)
    n++;
  return n;
}

char *
fringe_depths_print (const GArray *depths)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0, n; i < depths->len; i += n)
    {
      n = run_length (depths, i);
      if (n < 3)
        n = 1;
      g_string_append_printf (text, "%s%u", i > 0 ? "," : "", g_array_index (depths, guint, i));
      if (n > 1)
        g_string_append_printf (text, "..%u", g_array_index (depths, guint, i + n - 1));
    }
  return g_string_free (text, FALSE);
}

gboolean
fringe_depths_check (const FringeDepths *depths, const GArray *list, GError **error)
{
  guint largest = fringe_depths_largest (depths), last = g_array_index (list, guint, list->len - 1);

  if (last > largest)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("No board is at depth %u: the farthest are at depth %u."), last, largest);
  return last <= largest;
}
