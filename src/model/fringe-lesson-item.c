/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-item.h"

struct _FringeLessonItem
{
  GObject parent_instance;

  FringeLessonStop *stop;
};

G_DEFINE_FINAL_TYPE (FringeLessonItem, fringe_lesson_item, G_TYPE_OBJECT)

enum
{
  PROP_CAPTION = 1,
  PROP_QUESTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

FringeLessonItem *
fringe_lesson_item_new (FringeLessonStop *stop)
{
  FringeLessonItem *self = g_object_new (FRINGE_TYPE_LESSON_ITEM, NULL);

  self->stop = stop;
  return self;
}

const FringeLessonStop *
fringe_lesson_item_get (FringeLessonItem *self)
{
  return self->stop;
}

static void
fringe_lesson_item_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeLessonItem *self = FRINGE_LESSON_ITEM (object);

  switch (prop)
    {
    case PROP_CAPTION:
      g_value_set_string (value, self->stop->caption);
      break;
    case PROP_QUESTION:
      g_value_set_boolean (value, self->stop->is_question);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_lesson_item_finalize (GObject *object)
{
  g_clear_pointer (&FRINGE_LESSON_ITEM (object)->stop, fringe_lesson_stop_free);
  G_OBJECT_CLASS (fringe_lesson_item_parent_class)->finalize (object);
}

static void
fringe_lesson_item_class_init (FringeLessonItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_lesson_item_get_property;
  object_class->finalize = fringe_lesson_item_finalize;
  props[PROP_CAPTION] = g_param_spec_string ("caption", NULL, NULL, "", flags);
  props[PROP_QUESTION] = g_param_spec_boolean ("question", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_lesson_item_init (FringeLessonItem *self)
{
}
