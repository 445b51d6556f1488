/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means-items.h"

#include "fringe-answer-item.h"

#include <glib/gi18n.h>

#define FAULTS_SHOWN 5

static void
add_item (GListStore *items, const FringeAnswer *answer)
{
  g_autoptr (FringeAnswerItem) item = fringe_answer_item_new (answer);

  g_list_store_append (items, item);
}

static void
add_heading (GListStore *items, const char *title)
{
  const FringeAnswer heading = { .is_heading = TRUE, .title = title };

  add_item (items, &heading);
}

static void
add_match (GListStore *items, const FringeMeansMatch *match, guint i)
{
  /* Translators: one of the conventions that give the counts, the first being 1 */
  g_autofree char *title = g_strdup_printf (_ ("Match %u"), i + 1);
  g_autofree char *text = fringe_means_match_sentences (match);
  /* Translators: so many means of so many are within one standard error, which is abbreviated. */
  g_autofree char *caption
      = g_strdup_printf (_ ("%1$u of %2$u means within 1 s.e."), match->n_within, match->n_figures);
  const FringeAnswer answer = { .number = i, .title = title, .caption = caption, .text = text };

  add_item (items, &answer);
}

GListModel *
fringe_means_items (const FringeMeansAnswer *answer)
{
  GListStore *items = g_list_store_new (FRINGE_TYPE_ANSWER_ITEM);
  guint n_nearest = fringe_means_answer_count_within (answer, 1);

  if (n_nearest > 0)
    add_heading (items, _ ("Every mean within one standard error"));
  for (guint i = 0; i < answer->matches->len; i++)
    {
      if (n_nearest > 0 && i == n_nearest)
        add_heading (items, _ ("Every mean within three standard errors"));
      add_match (items, &g_array_index (answer->matches, FringeMeansMatch, i), i);
    }
  return G_LIST_MODEL (items);
}

char *
fringe_means_items_text (const FringeMeansAnswer *answer)
{
  g_autoptr (GListModel) items = fringe_means_items (answer);
  g_autofree char *summary = fringe_means_answer_sentence (answer);

  return fringe_answer_items_text (summary, items);
}

static void
add_fault (GString *text, const FringeMeansFault *fault)
{
  if (fault->line == 0)
    g_string_append (text, fault->sentence);
  else
    /* Translators: a place in a text that was pasted, and a sentence on what is wrong there */
    g_string_append_printf (text, _ ("Line %1$d, column %2$d: %3$s"), fault->line, fault->column, fault->sentence);
}

char *
fringe_means_faults_text (const GArray *faults)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (faults->len, FAULTS_SHOWN); i++)
    {
      g_string_append (text, i > 0 ? "\n" : "");
      add_fault (text, &g_array_index (faults, FringeMeansFault, i));
    }
  if (faults->len > FAULTS_SHOWN)
    g_string_append (text, "\n…");
  return g_strdup (text->str);
}
