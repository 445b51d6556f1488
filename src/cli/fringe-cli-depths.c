/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-depths.h"

#include "fringe-cli-words.h"
#include "fringe-distances.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DEPTH_MAX (FRINGE_DISTANCE_NONE - 1)

/* Returns: FALSE where @word is neither a depth nor two with two points between */
static gboolean
read_range (const char *word, guint64 *first, guint64 *last)
{
  g_auto (GStrv) ends = g_strsplit (word, "..", 2);

  if (ends[0] == NULL || !g_ascii_string_to_unsigned (ends[0], 10, 0, DEPTH_MAX, first, NULL))
    return FALSE;
  *last = *first;
  return ends[1] == NULL || g_ascii_string_to_unsigned (ends[1], 10, *first, DEPTH_MAX, last, NULL);
}

GArray *
fringe_cli_depths_read (const char *option, const char *word, GError **error)
{
  g_auto (GStrv) words = g_strsplit (word, ",", -1);
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean has[DEPTH_MAX + 1] = { FALSE };
  guint64 first, last;

  for (guint i = 0; i == 0 || words[i] != NULL; i++)
    {
      if (words[0] == NULL || !read_range (words[i], &first, &last))
        {
          fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option,
                           _ ("“%s” is not a list of depths, such as 2,4,6 or 2..12, up to %d."), word, DEPTH_MAX);
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

gboolean
fringe_cli_depths_check (const char *option, const GArray *list, const FringeDepths *depths, GError **error)
{
  guint largest = fringe_depths_largest (depths), last = g_array_index (list, guint, list->len - 1);

  return last <= largest
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option,
                             _ ("No board is at depth %u: the farthest are at depth %u."), last, largest);
}

FringeDepths *
fringe_cli_depths_new (const char *option, const FringeBoard *goal, GError **error)
{
  g_autoptr (GError) reason = NULL;
  FringeDepths *depths = fringe_depths_new (goal, &reason);

  if (depths == NULL)
    fringe_cli_fail (error,
                     g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE) ? FRINGE_CLI_LIMIT
                                                                               : FRINGE_CLI_BAD_USAGE,
                     option, "%s", reason->message);
  return depths;
}
