/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-iteration-row.h"

struct _FringeIterationRow
{
  GObject parent_instance;

  FringeIteration iteration;
  gboolean current;
};

G_DEFINE_FINAL_TYPE (FringeIterationRow, fringe_iteration_row, G_TYPE_OBJECT)

enum
{
  PROP_BOUND = 1,
  PROP_EXPANDED,
  PROP_GENERATED,
  PROP_CURRENT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static guint64
count (const FringeIteration *iteration, guint prop)
{
  return prop == PROP_BOUND ? iteration->bound : prop == PROP_EXPANDED ? iteration->expanded : iteration->generated;
}

static void
fringe_iteration_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeIterationRow *self = FRINGE_ITERATION_ROW (object);

  if (prop == PROP_CURRENT)
    g_value_set_boolean (value, self->current);
  else
    g_value_take_string (value, g_strdup_printf ("%'" G_GUINT64_FORMAT, count (&self->iteration, prop)));
}

static void
fringe_iteration_row_class_init (FringeIterationRowClass *klass)
{
  static const char *const names[]
      = { [PROP_BOUND] = "bound", [PROP_EXPANDED] = "expanded", [PROP_GENERATED] = "generated" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_iteration_row_get_property;
  for (guint prop = PROP_BOUND; prop <= PROP_GENERATED; prop++)
    props[prop] = g_param_spec_string (names[prop], NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CURRENT] = g_param_spec_boolean ("current", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_iteration_row_init (FringeIterationRow *self)
{
  (void) self;
}

FringeIterationRow *
fringe_iteration_row_new (const FringeIteration *iteration, gboolean current)
{
  FringeIterationRow *self = g_object_new (FRINGE_TYPE_ITERATION_ROW, NULL);

  self->iteration = *iteration;
  self->current = current;
  return self;
}
