/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-answer-item.h"

struct _FringeAnswerItem
{
  GObject parent_instance;

  guint number;
  gboolean is_heading;
  char *title;
  char *caption;
  char *text;
  gboolean has_board;
  FringeBoard board;
};

G_DEFINE_FINAL_TYPE (FringeAnswerItem, fringe_answer_item, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  PROP_CAPTION,
  PROP_TEXT,
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
  self->has_board = answer->board != NULL;
  if (self->has_board)
    self->board = *answer->board;
  return self;
}
