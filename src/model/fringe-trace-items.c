/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-items.h"

#include "fringe-answer-item.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

static void
add (GListStore *items, const FringeAnswer *answer)
{
  g_autoptr (FringeAnswerItem) item = fringe_answer_item_new (answer);

  g_list_store_append (items, item);
}

static void
add_heading (GListStore *items, const char *title)
{
  add (items, &(FringeAnswer) { .is_heading = TRUE, .title = title });
}

static void
add_deviation (GListStore *items, const FringeDeviation *deviation, const FringeTrace *trace, guint number)
{
  g_autofree char *title = fringe_trace_rules_text (&deviation->rules);
  g_autofree char *sentence = fringe_deviation_sentence (deviation, trace);
  g_autofree char *text = g_strconcat (sentence, "\n", deviation->because, NULL);
  FringeAnswer answer = { .number = number, .title = title, .text = text, .button = _ ("Show Me") };

  if (deviation->kind != FRINGE_DEVIATION_BEYOND)
    answer.board = &deviation->board;
  add (items, &answer);
}

static void
add_match (GListStore *items, const FringeMatch *match, guint i, guint number)
{
  /* Translators: one of the conventions that give the counts, the first being 1 */
  g_autofree char *title = g_strdup_printf (_ ("Match %u"), i + 1);
  g_autofree char *text = fringe_match_sentences (match);
  FringeAnswer answer = { .number = number, .title = title, .text = text };

  if (match->preset != FRINGE_N_PRESETS)
    answer.caption = fringe_preset_title (match->preset);
  add (items, &answer);
}

GListModel *
fringe_trace_items (const FringeTraceAnswer *answer, const FringeTrace *trace)
{
  GListStore *items = g_list_store_new (FRINGE_TYPE_ANSWER_ITEM);
  guint n_matches = MIN (answer->matches->n_matches, FRINGE_TRACE_MATCHES_MAX);
  guint n_told = answer->n_deviations + answer->n_usual;

  if (answer->n_deviations > 0)
    add_heading (items, _ ("Where it went another way"));
  else if (answer->n_usual > 0)
    add_heading (items, _ ("A mistake by more usual rules"));
  for (guint i = 0; i < n_told; i++)
    add_deviation (items, &answer->deviations[i], trace, i);
  if (n_matches > 0)
    add_heading (items, n_matches < answer->matches->n_matches ? _ ("The likeliest conventions that give this order")
                                                               : _ ("Conventions that give this order"));
  for (guint i = 0; i < n_matches; i++)
    add_match (items, &answer->matches->matches[i], i, n_told + i);
  return G_LIST_MODEL (items);
}

FringeRules
fringe_trace_item_rules (const FringeTraceAnswer *answer, guint number, guint *step)
{
  guint n_told = answer->n_deviations + answer->n_usual;
  gboolean is_deviation = number < n_told;

  *step = is_deviation ? answer->deviations[number].step : 0;
  return is_deviation ? answer->deviations[number].rules : answer->matches->matches[number - n_told].rules;
}

char *
fringe_trace_items_summary (const FringeTraceAnswer *answer, const FringeRules *rules)
{
  g_autofree char *asked = rules != NULL ? fringe_trace_asked_sentence (answer) : NULL;
  g_autofree char *summary = fringe_trace_summary (answer);
  g_autofree char *habits = fringe_trace_habits (answer, rules);

  return g_strconcat (asked != NULL ? asked : "", asked != NULL ? "\n" : "", summary, *habits != '\0' ? "\n" : "",
                      habits, NULL);
}

char *
fringe_trace_items_text (const FringeTraceAnswer *answer, const FringeTrace *trace, const FringeRules *rules)
{
  g_autoptr (GListModel) items = fringe_trace_items (answer, trace);
  g_autofree char *summary = fringe_trace_items_summary (answer, rules);

  return fringe_answer_items_text (summary, items);
}
