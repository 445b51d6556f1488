/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-choice.h"

struct _FringeChoice
{
  GObject parent_instance;

  char *title;
  char *description;
  gboolean available;
};

G_DEFINE_FINAL_TYPE (FringeChoice, fringe_choice, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  PROP_DESCRIPTION,
  PROP_AVAILABLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fringe_choice_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeChoice *self = FRINGE_CHOICE (object);

  switch (prop)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_AVAILABLE:
      g_value_set_boolean (value, self->available);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_choice_finalize (GObject *object)
{
  FringeChoice *self = FRINGE_CHOICE (object);

  g_free (self->title);
  g_free (self->description);
  G_OBJECT_CLASS (fringe_choice_parent_class)->finalize (object);
}

static void
fringe_choice_class_init (FringeChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_choice_get_property;
  object_class->finalize = fringe_choice_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_DESCRIPTION] = g_param_spec_string ("description", NULL, NULL, "", flags);
  props[PROP_AVAILABLE] = g_param_spec_boolean ("available", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_choice_init (FringeChoice *self)
{
  self->available = TRUE;
}

FringeChoice *
fringe_choice_new (const char *title, const char *description)
{
  FringeChoice *self = g_object_new (FRINGE_TYPE_CHOICE, NULL);

  self->title = g_strdup (title);
  self->description = g_strdup (description);
  return self;
}

void
fringe_choice_set_available (FringeChoice *self, gboolean available)
{
  if (self->available == available)
    return;
  self->available = available;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AVAILABLE]);
}
