/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-traits.h"

#include "fringe-cli-words.h"

#include <glib/gi18n-lib.h>

const char fringe_cli_traits_help[]
    = "  --trait       cost=5..8, nodes<=12, tie, reopened, greedy-longer, overestimate,\n"
      "                ratio:misplaced/manhattan>=3\n";

gboolean
fringe_cli_traits_read (char **words, FringeTrait *wanted, FringeFindQuery *query, GError **error)
{
  guint n = words != NULL ? g_strv_length (words) : 0;

  if (n > FRINGE_TRAITS_MAX)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--trait", _ ("There are more than %d traits."),
                            FRINGE_TRAITS_MAX);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) reason = NULL;

      if (!fringe_trait_parse (words[i], &wanted[i], &reason))
        return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--trait", "%s", reason->message);
    }
  query->traits = wanted;
  query->n_traits = n;
  return TRUE;
}
