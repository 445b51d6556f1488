/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-found-answer.h"

#include "fringe-answer-item.h"
#include "fringe-board-text.h"

#include <glib/gi18n.h>

/* How it stands to the traits, a sentence to a line. */
static char *
sentences (const FringeFindQuery *query, const FringeInstance *instance)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < query->n_traits; i++)
    {
      g_autofree char *sentence = fringe_trait_sentence (&query->traits[i], &instance->values[i]);

      g_string_append_printf (text, i > 0 ? "\n%s" : "%s", sentence);
    }
  return g_strdup (text->str);
}

static char *
counts (const FringeInstance *instance)
{
  g_autofree char *moves
      = g_strdup_printf (ngettext ("%'u move", "%'u moves", instance->cost), (guint) instance->cost);
  g_autofree char *nodes
      = g_strdup_printf (ngettext ("%'u node generated", "%'u nodes generated", instance->nodes),
                         (guint) instance->nodes);

  return g_strjoin (" · ", moves, nodes, NULL);
}

static FringeAnswerItem *
make_item (const FringeFindQuery *query, const FringeInstance *instance, guint number)
{
  char start[FRINGE_BOARD_TEXT_MAX];
  g_autofree char *caption = counts (instance), *text = sentences (query, instance);
  FringeAnswer answer
      = { .number = number, .title = start, .caption = caption, .text = text, .board = &instance->start };

  fringe_board_print (&instance->start, start);
  return fringe_answer_item_new (&answer);
}

GListModel *
fringe_found_answer_items (const FringeFindQuery *query, const FringeFound *found)
{
  GListStore *items = g_list_store_new (FRINGE_TYPE_ANSWER_ITEM);

  for (guint i = 0; i < found->n_instances; i++)
    {
      g_autoptr (FringeAnswerItem) item = make_item (query, &found->instances[i], i);

      g_list_store_append (items, item);
    }
  return G_LIST_MODEL (items);
}

char *
fringe_found_answer_text (const FringeFindQuery *query, const FringeFound *found)
{
  g_autofree char *summary = fringe_found_sentence (found);
  g_autoptr (GString) text = g_string_new (summary);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < found->n_instances; i++)
    {
      const FringeInstance *instance = &found->instances[i];
      char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX];
      g_autofree char *caption = counts (instance), *traits = sentences (query, instance);

      fringe_board_print (&instance->start, start);
      fringe_board_print (&instance->goal, goal);
      g_string_append_c (text, '\n');
      /* Translators: the tiles of a start and a goal board */
      g_string_append_printf (text, _ ("From %1$s to %2$s"), start, goal);
      g_string_append_printf (text, "\n%s\n%s\n", caption, traits);
    }
  return g_strdup (text->str);
}
