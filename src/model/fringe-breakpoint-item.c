/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoint-item.h"

struct _FringeBreakpointItem
{
  GObject parent_instance;

  FringeBreakpoint breakpoint;
  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (FringeBreakpointItem, fringe_breakpoint_item, G_TYPE_OBJECT)

enum
{
  PROP_ENABLED = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fringe_breakpoint_item_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_ENABLED)
    g_value_set_boolean (value, FRINGE_BREAKPOINT_ITEM (object)->enabled);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_breakpoint_item_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeBreakpointItem *self = FRINGE_BREAKPOINT_ITEM (object);

  if (prop != PROP_ENABLED)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
  else if (self->enabled != g_value_get_boolean (value))
    {
      self->enabled = !self->enabled;
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
fringe_breakpoint_item_class_init (FringeBreakpointItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_breakpoint_item_get_property;
  object_class->set_property = fringe_breakpoint_item_set_property;
  props[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_breakpoint_item_init (FringeBreakpointItem *self)
{
  self->enabled = TRUE;
}

FringeBreakpointItem *
fringe_breakpoint_item_new (const FringeBreakpoint *breakpoint)
{
  FringeBreakpointItem *self = g_object_new (FRINGE_TYPE_BREAKPOINT_ITEM, NULL);

  self->breakpoint = *breakpoint;
  return self;
}

const FringeBreakpoint *
fringe_breakpoint_item_get (FringeBreakpointItem *self)
{
  return &self->breakpoint;
}

gboolean
fringe_breakpoint_item_is_enabled (FringeBreakpointItem *self)
{
  return self->enabled;
}
