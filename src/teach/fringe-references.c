/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-references.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Returns: (nullable): an expression that finds "node 12" and "nodes 12, 15 and 16" in the reader's language; %NULL
 * where the translation is no expression, so that nothing is found */
static GRegex *
references (void)
{
  /* Translators: a regular expression (PCRE) that finds the nodes that the sentences speak of, with their numbers:
   * "node 12", "nodes 12 and 15", "nodes 3 to 5"; but neither the 4 of "nodes 1, 2, 3 and 4 others" nor the 1 of
   * "2 new nodes, 1 duplicate", which count. Keep \d++ for a number. */
  const char *pattern = _ ("\\b[Nn]odes?,? \\d++(?! other| duplicate)(?:(?:, | and | to )\\d++(?! other| duplicate))*");

  return g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, NULL);
}

static void
add_escaped (GString *markup, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (markup, escaped);
}

/* Makes each number a link and leaves what is between them as it is. */
static void
add_links (GString *markup, const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end)
    {
      gsize n_others = strcspn (text, "0123456789"), n_digits;

      n_others = MIN (n_others, (gsize) (end - text));
      add_escaped (markup, text, n_others);
      text += n_others;
      n_digits = MIN (strspn (text, "0123456789"), (gsize) (end - text));
      if (n_digits > 0)
        g_string_append_printf (markup, "<a href=\"" FRINGE_REFERENCE_ADDRESS "%.*s\">%.*s" FRINGE_REFERENCE_END,
                                (int) n_digits, text, (int) n_digits, text);
      text += n_digits;
    }
}

char *
fringe_references_markup (const char *sentences)
{
  g_autoptr (GRegex) regex = references ();
  g_autoptr (GMatchInfo) match = NULL;
  GString *markup = g_string_new (NULL);
  int done = 0, start, end;

  if (regex != NULL)
    g_regex_match (regex, sentences, 0, &match);
  for (; match != NULL && g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_match_info_fetch_pos (match, 0, &start, &end);
      add_escaped (markup, sentences + done, (gsize) (start - done));
      add_links (markup, sentences + start, (gsize) (end - start));
      done = end;
    }
  add_escaped (markup, sentences + done, strlen (sentences + done));
  return g_string_free (markup, FALSE);
}

gboolean
fringe_references_parse (const char *address, guint *id)
{
  guint64 number;

  if (address == NULL || !g_str_has_prefix (address, FRINGE_REFERENCE_ADDRESS)
      || !g_ascii_string_to_unsigned (address + strlen (FRINGE_REFERENCE_ADDRESS), 10, 0, G_MAXUINT32, &number, NULL))
    return FALSE;
  *id = (guint) number;
  return TRUE;
}
