/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-unbroken.h"

#include <glib/gi18n-lib.h>

#define NO_BREAK "\u00a0"

#define OPERATOR "(?:[=+−×≤≥<>]|&[lg]t;)"
#define NO_OPERATOR_BEFORE "(?<![=+−×≤≥<>] )(?<!&[lg]t; )"
/* A letter, a short word, a number, or such as h* and g(n). */
#define TERM "(?<![\\w.,])\\w[\\w.,]{0,5}(?:\\(\\w\\)|\\*)?(?![\\w*])"
/* A line is long enough for four terms. */
#define FORMULA NO_OPERATOR_BEFORE TERM "(?: " OPERATOR " " TERM "){1,3}(?! " OPERATOR ")"

static gboolean
join (const GMatchInfo *match, GString *joined, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *part = g_match_info_fetch (match, 0);
  g_auto (GStrv) words = g_strsplit (part, " ", -1);
  g_autofree char *unbroken = g_strjoinv (NO_BREAK, words);

  g_string_append (joined, unbroken);
  return FALSE;
}

char *
fringe_unbroken (const char *text, gboolean with_numbers)
{
  /* Translators: words that stand before the number of a node, of a step or the like, in all their forms, separated by
   * “|”. A line does not break between such a word and the number. */
  const char *words = _ ("node|nodes|step|steps|stop|line");
  g_autofree char *pattern = g_strconcat (FORMULA "| = | · (?=h\\b)|(?<=\\d) (?=h\\b)", with_numbers ? "|(?i:" : NULL,
                                          words, ") (?=\\d)", NULL);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

  return regex != NULL ? g_regex_replace_eval (regex, text, -1, 0, 0, join, NULL, NULL) : g_strdup (text);
}
