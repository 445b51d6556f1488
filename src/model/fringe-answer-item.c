/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-answer-item.h"

#include "fringe-board-text.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

struct _FringeAnswerItem
{
  GObject parent_instance;

  guint number;
  gboolean is_heading;
  char *title;
  char *caption;
  char *text;
  char *button;
  gboolean has_board;
  FringeBoard board;
};

G_DEFINE_FINAL_TYPE (FringeAnswerItem, fringe_answer_item, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  PROP_CAPTION,
  PROP_TEXT,
  PROP_BUTTON,
  PROP_HEADING,
  PROP_BOARD,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

guint
fringe_answer_item_get_number (FringeAnswerItem *self)
{
  return self->number;
}

const FringeBoard *
fringe_answer_item_get_board (FringeAnswerItem *self)
{
  return self->has_board ? &self->board : NULL;
}

static void
fringe_answer_item_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeAnswerItem *self = FRINGE_ANSWER_ITEM (object);

  switch (prop)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_CAPTION:
      g_value_set_string (value, self->caption);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_BUTTON:
      g_value_set_string (value, self->button);
      break;
    case PROP_HEADING:
      g_value_set_boolean (value, self->is_heading);
      break;
    case PROP_BOARD:
      g_value_set_boolean (value, self->has_board);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_answer_item_finalize (GObject *object)
{
  FringeAnswerItem *self = FRINGE_ANSWER_ITEM (object);

  g_free (self->title);
  g_free (self->caption);
  g_free (self->text);
  g_free (self->button);
  G_OBJECT_CLASS (fringe_answer_item_parent_class)->finalize (object);
}

static void
fringe_answer_item_class_init (FringeAnswerItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_answer_item_get_property;
  object_class->finalize = fringe_answer_item_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_CAPTION] = g_param_spec_string ("caption", NULL, NULL, "", flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  props[PROP_BUTTON] = g_param_spec_string ("button", NULL, NULL, "", flags);
  props[PROP_HEADING] = g_param_spec_boolean ("heading", NULL, NULL, FALSE, flags);
  props[PROP_BOARD] = g_param_spec_boolean ("board", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_answer_item_init (FringeAnswerItem *self)
{
}

FringeAnswerItem *
fringe_answer_item_new (const FringeAnswer *answer)
{
  FringeAnswerItem *self = g_object_new (FRINGE_TYPE_ANSWER_ITEM, NULL);

  self->number = answer->number;
  self->is_heading = answer->is_heading;
  self->title = g_strdup (answer->title);
  self->caption = g_strdup (answer->caption != NULL ? answer->caption : "");
  self->text = g_strdup (answer->text != NULL ? answer->text : "");
  self->button = g_strdup (answer->button != NULL ? answer->button : _ ("Open"));
  self->has_board = answer->board != NULL;
  if (self->has_board)
    self->board = *answer->board;
  return self;
}

char *
fringe_answer_items_text (const char *summary, GListModel *items)
{
  GString *all = g_string_new (summary);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (FringeAnswerItem) item = g_list_model_get_item (items, i);

      g_string_append_printf (all, "\n\n%s", item->title);
      if (*item->text != '\0')
        g_string_append_printf (all, "\n%s", item->text);
    }
  g_string_append_c (all, '\n');
  return g_string_free (all, FALSE);
}

/* A heading stands in the list where a match of another group follows. */
typedef struct
{
  gboolean is_heading;
  guint number; /* the number of the match that the item is, or above which it stands as a heading */
} Line;

struct _FringeExplainAnswer
{
  GObject parent_instance;

  FringeExplanation *explanation; /* the matches, ordered by group */
  GArray *lines;
};

static void fringe_explain_answer_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeExplainAnswer,
                               fringe_explain_answer,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, fringe_explain_answer_list_model_init))

static guint
group_end (const FringeExplanation *explanation, guint first)
{
  guint end = first;

  while (end < explanation->n_matches && explanation->matches[end].group == explanation->matches[first].group)
    end++;
  return end;
}

static char *
heading (FringeExplainAnswer *self, guint first)
{
  guint n = group_end (self->explanation, first) - first, group = self->explanation->matches[first].group + 1;

  if (n == 1)
    return g_strdup_printf (_ ("Group %u: one match; one more count tells it from the rest"), group);
  return g_strdup_printf (ngettext ("Group %1$u: %2$u match with the same counts in all rows",
                                    "Group %1$u: %2$u matches with the same counts in all rows", n),
                          group, n);
}

static char *
match_title (guint number)
{
  /* Translators: one of the conventions that give the counts, the first being 1 */
  return g_strdup_printf (_ ("Match %u"), number + 1);
}

static FringeAnswerItem *
make_item (FringeExplainAnswer *self, const Line *line)
{
  const FringeMatch *match = &self->explanation->matches[line->number];
  g_autofree char *title = line->is_heading ? heading (self, line->number) : match_title (line->number);
  g_autofree char *text = line->is_heading ? NULL : fringe_match_sentences (match);
  FringeAnswer answer = { .number = line->number, .is_heading = line->is_heading, .title = title, .text = text };

  if (!line->is_heading && match->preset != FRINGE_N_PRESETS)
    answer.caption = fringe_preset_title (match->preset);
  return fringe_answer_item_new (&answer);
}

static GType
get_item_type (GListModel *model)
{
  return FRINGE_TYPE_ANSWER_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return FRINGE_EXPLAIN_ANSWER (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  FringeExplainAnswer *self = FRINGE_EXPLAIN_ANSWER (model);

  return position < self->lines->len ? make_item (self, &g_array_index (self->lines, Line, position)) : NULL;
}

static void
fringe_explain_answer_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
fill_lines (FringeExplainAnswer *self)
{
  const FringeExplanation *explanation = self->explanation;

  for (guint i = 0; i < explanation->n_matches; i++)
    {
      gboolean is_first = i == 0 || explanation->matches[i].group != explanation->matches[i - 1].group;
      Line above = { TRUE, i }, line = { FALSE, i };

      if (is_first && explanation->n_matches > 1)
        g_array_append_val (self->lines, above);
      g_array_append_val (self->lines, line);
    }
}

char *
fringe_explain_answer_summary (FringeExplainAnswer *self)
{
  return fringe_explanation_sentences (self->explanation);
}

char *
fringe_explain_answer_last (FringeExplainAnswer *self)
{
  return fringe_explanation_distinction_sentences (self->explanation);
}

FringeRules
fringe_explain_answer_rules (FringeExplainAnswer *self, guint number)
{
  return fringe_match_rules (&self->explanation->matches[number]);
}

char *
fringe_explain_answer_text (FringeExplainAnswer *self)
{
  g_autofree char *summary = fringe_explain_answer_summary (self), *last = fringe_explain_answer_last (self);
  GString *text = g_string_new (summary);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = &g_array_index (self->lines, Line, i);
      g_autofree char *title = line->is_heading ? heading (self, line->number) : match_title (line->number);
      g_autofree char *sentences
          = line->is_heading ? NULL : fringe_match_sentences (&self->explanation->matches[line->number]);

      g_string_append_printf (text, line->is_heading ? "\n%s\n" : "%s. ", title);
      if (sentences != NULL)
        g_string_append_printf (text, "%s\n", sentences);
    }
  if (last != NULL)
    g_string_append_printf (text, "\n%s\n", last);
  return g_string_free (text, FALSE);
}

static void
fringe_explain_answer_finalize (GObject *object)
{
  FringeExplainAnswer *self = FRINGE_EXPLAIN_ANSWER (object);

  fringe_explanation_free (self->explanation);
  g_array_unref (self->lines);
  G_OBJECT_CLASS (fringe_explain_answer_parent_class)->finalize (object);
}

static void
fringe_explain_answer_class_init (FringeExplainAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fringe_explain_answer_finalize;
}

static void
fringe_explain_answer_init (FringeExplainAnswer *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
}

FringeExplainAnswer *
fringe_explain_answer_new (const FringeExplanation *explanation)
{
  FringeExplainAnswer *self = g_object_new (FRINGE_TYPE_EXPLAIN_ANSWER, NULL);

  self->explanation = fringe_explanation_order (explanation);
  fill_lines (self);
  return self;
}

/* Says how the board stands to the traits, a sentence to a line. */
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
  g_autofree char *moves = g_strdup_printf (ngettext ("%'u move", "%'u moves", instance->cost), (guint) instance->cost);
  g_autofree char *nodes = g_strdup_printf (ngettext ("%'u node generated", "%'u nodes generated", instance->nodes),
                                            (guint) instance->nodes);

  return g_strjoin (" · ", moves, nodes, NULL);
}

static FringeAnswerItem *
make_found_item (const FringeFindQuery *query, const FringeInstance *instance, guint number)
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
      g_autoptr (FringeAnswerItem) item = make_found_item (query, &found->instances[i], i);

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
