/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

static char *
weight_sentence (const FringeRules *before, const FringeRules *after)
{
  if (before->algorithm != FRINGE_ALGORITHM_WASTAR)
    /* Translators: the weight of weighted A*, a number. */
    return g_strdup_printf (_("The weight is %.12g."), after->weight);
  /* Translators: two weights of weighted A*. */
  return g_strdup_printf (_("The weight is %.12g, no longer %.12g."), after->weight, before->weight);
}

static char *
heuristic_sentence (const FringeRules *before, const FringeRules *after)
{
  if (!fringe_rules_use_heuristic (before))
    /* Translators: the name of a heuristic. */
    return g_strdup_printf (_("The heuristic is “%s”."), fringe_heuristic_title (after->heuristic));
  /* Translators: the names of two heuristics. */
  return g_strdup_printf (_("The heuristic is “%s”, no longer “%s”."), fringe_heuristic_title (after->heuristic),
                             fringe_heuristic_title (before->heuristic));
}

static char *
ties_sentence (const FringeRules *before, const FringeRules *after)
{
  if (!fringe_rules_use_ties (before))
    /* Translators: a rule for ties, as it stands in a menu. */
    return g_strdup_printf (_("The rule for ties is “%s”."), fringe_ties_title (after->ties));
  /* Translators: two rules for ties, as they stand in a menu. */
  return g_strdup_printf (_("The rule for ties is “%s”, no longer “%s”."), fringe_ties_title (after->ties),
                             fringe_ties_title (before->ties));
}

/* What counts under the rules after, and did not or was another before. */
static void
add_changes (GString *text, const FringeRules *before, const FringeRules *after)
{
  if (before->algorithm != after->algorithm)
    /* Translators: the names of two algorithms. */
    fringe_sentences_add (text, g_strdup_printf (_("The algorithm is “%s”, no longer “%s”."),
                                                    fringe_algorithm_title (after->algorithm),
                                                    fringe_algorithm_title (before->algorithm)));
  if (fringe_rules_use_heuristic (after)
      && (!fringe_rules_use_heuristic (before) || before->heuristic != after->heuristic))
    fringe_sentences_add (text, heuristic_sentence (before, after));
  if (after->algorithm == FRINGE_ALGORITHM_WASTAR
      && (before->algorithm != FRINGE_ALGORITHM_WASTAR || before->weight != after->weight))
    fringe_sentences_add (text, weight_sentence (before, after));
  if (fringe_rules_use_ties (after) && (!fringe_rules_use_ties (before) || before->ties != after->ties))
    fringe_sentences_add (text, ties_sentence (before, after));
}

char *
fringe_fork_sentences (const FringeSearch *search, uint32_t step)
{
  const FringeRules *before = fringe_search_rules (fringe_search_in_step (search, step));
  const FringeRules *after = fringe_search_rules (fringe_search_at (search, step));
  g_autoptr (GString) changes = g_string_new (NULL);

  add_changes (changes, before, after);
  if (changes->len == 0)
    return g_strdup (_("From here on the search goes by the same rules: it was forked here."));
  g_string_prepend_c (changes, ' ');
  g_string_prepend (changes, _("From here on other rules hold: the frontier was ordered anew."));
  return g_strdup (changes->str);
}
