/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

static char *
tie_sentence (const FringeTraitValue *value)
{
  if (!value->holds)
    return g_strdup (_("With every other rule for ties the search is the same."));
  /* Translators: a rule for ties: "Highest id (LIFO)". */
  return g_strdup_printf (_("With the ties “%s” another node is removed in step %u."), fringe_ties_title (value->ties),
                             (guint) value->value);
}

/* Whatever rule for duplicates was asked for, this is the one that reopens. */
static char *
reopened_sentence (const FringeTraitValue *value)
{
  const char *duplicates = fringe_duplicates_title (FRINGE_DUPLICATES_BETTER_G);
  guint n = (guint) value->value;

  if (n == 0)
    /* Translators: a rule for duplicates: "Better g". */
    return g_strdup_printf (_("With the duplicates “%s” no closed board is reopened."), duplicates);
  /* Translators: a rule for duplicates: "Better g". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With the duplicates “%s” a closed board is reopened %u time.",
                                       "With the duplicates “%s” a closed board is reopened %u times.", n),
                          duplicates, n);
}

static char *
overestimate_sentence (const FringeTraitValue *value)
{
  guint n = (guint) value->value;

  if (n == 0)
    return g_strdup (_("In no node h is larger than the true distance."));
  return g_strdup_printf (
      /* Translators: a number of nodes, then the number of one of them, its h and its true distance. */
      g_dngettext (GETTEXT_PACKAGE,
                   "In %1$u node h is larger than the true distance h*: node %2$u has h = %3$u and h* = %4$u.",
                   "In %1$u nodes h is larger than the true distance h*, by most in node %2$u: h = %3$u and h* = %4$u.",
                   n),
      n, value->node, value->of, value->to);
}

static char *
ratio_sentence (const FringeTrait *trait, const FringeTraitValue *value)
{
  g_autofree char *quotient = fringe_value_text (value->value);

  if (value->to == 0)
    return g_strdup (_("The start is the goal, so there are no nodes to compare."));
  /* Translators: two numbers of nodes, each with the name of a heuristic, and their quotient. */
  return g_strdup_printf (_("A* generates %u nodes with the heuristic “%s” and %u with “%s”, %s times as many."),
                             value->of, fringe_heuristic_title (trait->over), value->to,
                             fringe_heuristic_title (trait->under), quotient);
}

char *
fringe_trait_sentence (const FringeTrait *trait, const FringeTraitValue *value)
{
  guint n = (guint) value->value;

  if (!value->is_known)
    return g_strdup (_("A search that tells came to no end within its limits."));
  switch (trait->kind)
    {
    case FRINGE_TRAIT_COST:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The solution has %u move.", "The solution has %u moves.",
                                           n),
                              n);
    case FRINGE_TRAIT_NODES:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u node is generated.", "%u nodes are generated.", n), n);
    case FRINGE_TRAIT_TIE:
      return tie_sentence (value);
    case FRINGE_TRAIT_REOPENED:
      return reopened_sentence (value);
    case FRINGE_TRAIT_GREEDY_LONGER:
      /* Translators: numbers of moves. */
      return g_strdup_printf (_("The solution has %u moves by greedy search and %u by A*."), value->of, value->to);
    case FRINGE_TRAIT_OVERESTIMATE:
      return overestimate_sentence (value);
    case FRINGE_TRAIT_RATIO:
    case FRINGE_N_TRAIT_KINDS:
    default:
      return ratio_sentence (trait, value);
    }
}

static char *
attempts_sentence (const FringeFound *found)
{
  if (found->n_instances == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No board with these traits was found: %u was searched.",
                                         "No board with these traits was found: %u were searched.", found->n_searched),
                            found->n_searched);
  if (found->n_instances < found->n_wanted)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Only %u board of the %u wanted was found.",
                                         "Only %u boards of the %u wanted were found.", found->n_instances),
                            found->n_instances, found->n_wanted);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u board was found.", "%u boards were found.",
                                       found->n_instances),
                          found->n_instances);
}

char *
fringe_found_sentence (const FringeFound *found)
{
  g_autofree char *attempts = attempts_sentence (found), *undecided = NULL;

  if (found->n_instances == found->n_wanted || found->n_undecided == 0)
    return g_steal_pointer (&attempts);
  undecided
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The search of %u board was given up at its limit.",
                                      "The searches of %u boards were given up at their limits.", found->n_undecided),
                         found->n_undecided);
  return g_strconcat (attempts, " ", undecided, NULL);
}
