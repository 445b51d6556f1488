/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means-private.h"

#include "fringe-explain-private.h"
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define NO_BREAK_SPACE "\u00a0"
#define DASH "–"

guint
fringe_means_answer_count_within (const FringeMeansAnswer *answer, double errors)
{
  guint n = 0;

  while (n < answer->matches->len)
    {
      const FringeMeansMatch *match = &g_array_index (answer->matches, FringeMeansMatch, n);

      if (match->n_figures < answer->starts->len || fabs (match->figures[match->farthest].errors) > errors)
        break;
      n++;
    }
  return n;
}

static char *
fitting_sentence (const FringeMeansAnswer *answer, guint n)
{
  /* Translators: how many conventions, and of how many that were tried. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%'u of %'u conventions comes within three standard errors of every mean.",
                                       "%'u of %'u conventions come within three standard errors of every mean.", n),
                          n, answer->n_tried);
}

char *
fringe_means_answer_sentence (const FringeMeansAnswer *answer)
{
  guint n = fringe_means_answer_count_within (answer, FRINGE_MEANS_ERRORS_MAX);

  if (n > 0)
    return fitting_sentence (answer, n);
  return g_strdup_printf (_ ("None of %'u conventions has every mean within three standard errors. With these, the "
                             "first mean that does not fit comes deeper than with any other."),
                          answer->n_tried);
}

FringeMatch
fringe_means_match_explained (const FringeMeansMatch *match)
{
  const FringeRules *rules = &match->rules;

  return (FringeMatch) {
    .rules = *rules,
    .preset = fringe_explain_preset (rules),
    .is_admissible = !fringe_rules_use_heuristic (rules) || fringe_heuristic_is_admissible (rules->heuristic),
  };
}

FringeRules
fringe_means_match_rules (const FringeMeansMatch *match)
{
  const FringeMatch explained = fringe_means_match_explained (match);

  return fringe_match_rules (&explained);
}

static char *
farthest_sentence (const FringeMeansMatch *match)
{
  const FringeMeansFigure *farthest = &match->figures[match->farthest];
  g_autofree char *errors = g_strdup_printf ("%.1f", fabs (farthest->errors));

  if (isinf (farthest->errors))
    return g_strdup_printf (_ ("At depth %u there is no mean: a search came to no end."), farthest->depth);
  if (farthest->errors < 0)
    /* Translators: a depth, and a number with a decimal. So the next one too. */
    return g_strdup_printf (_ ("Farthest off at depth %1$u: %2$s standard errors below the mean that was printed."),
                            farthest->depth, errors);
  if (farthest->errors > 0)
    return g_strdup_printf (_ ("Farthest off at depth %1$u: %2$s standard errors above the mean that was printed."),
                            farthest->depth, errors);
  return g_strdup (_ ("All means are the same but for rounding."));
}

/* A figure is not broken between two lines: its spaces stay. */
static void
add_figure (GString *text, const FringeMeansFigure *figure)
{
  g_autofree char *mean = g_strdup_printf ("%.1f", figure->mean);

  if (isnan (figure->mean))
    g_string_append_printf (text, "%u:" NO_BREAK_SPACE DASH, figure->depth);
  else
    g_string_append_printf (text, "%u:" NO_BREAK_SPACE "%s" NO_BREAK_SPACE "±" NO_BREAK_SPACE "%.1f", figure->depth,
                            mean, figure->standard_error);
}

static char *
figures_text (const FringeMeansMatch *match)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < match->n_figures; i++)
    {
      g_string_append (text, i > 0 ? " · " : "");
      add_figure (text, &match->figures[i]);
    }
  /* Translators: by depth, means and their standard errors, such as “6: 24.1 ± 0.8 · 8: 48.2 ± 1.9” */
  return g_strdup_printf (_ ("Means by depth, and their standard errors: %s"), text->str);
}

char *
fringe_means_match_sentences (const FringeMeansMatch *match)
{
  const FringeMatch explained = fringe_means_match_explained (match);
  g_autofree char *rules = fringe_match_sentences (&explained), *figures = figures_text (match);
  g_autoptr (GString) text = g_string_new (NULL);

  fringe_sentences_add (text, g_strdup (fringe_experiment_count_sentence (match->count)));
  fringe_sentences_add (text, g_strdup (rules));
  fringe_sentences_add (text, farthest_sentence (match));
  g_string_append_printf (text, "\n%s", figures);
  return g_strdup (text->str);
}
