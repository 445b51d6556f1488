/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

enum
{
  PROP_LEFT_PANEL = 1,
  PROP_RIGHT_PANEL,
  PROP_WANTS_LEFT_PANEL,
  PROP_WANTS_RIGHT_PANEL,
  PROP_PANEL,
  PROP_COMPARES,
  PROP_COMPARE_LAYERS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fringe_window_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
      g_value_set_boolean (value, self->left_panel);
      break;
    case PROP_RIGHT_PANEL:
      g_value_set_boolean (value, self->right_panel);
      break;
    case PROP_WANTS_LEFT_PANEL:
      g_value_set_boolean (value, self->wants_left_panel);
      break;
    case PROP_WANTS_RIGHT_PANEL:
      g_value_set_boolean (value, self->wants_right_panel);
      break;
    case PROP_PANEL:
      g_value_set_string (value, self->panel);
      break;
    case PROP_COMPARES:
      g_value_set_boolean (value, self->compare != NULL);
      break;
    case PROP_COMPARE_LAYERS:
      g_value_set_boolean (value, self->pace == FRINGE_PACE_LAYER);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static gboolean
is_panel (FringeWindow *self, const char *name)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) word = g_variant_ref_sink (g_variant_new_string (name));

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, "panel");
  return g_settings_schema_key_range_check (key, word);
}

/* Files and other programs may ask for what there is not. */
void
fringe_window_choose_panel (FringeWindow *self, const char *panel)
{
  if (panel == NULL || g_str_equal (self->panel, panel) || !is_panel (self, panel))
    return;
  g_free (self->panel);
  self->panel = g_strdup (panel);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PANEL]);
}

/* Who asks for a panel by its key wants to see it. */
static void
set_panel (FringeWindow *self, const char *panel)
{
  fringe_window_choose_panel (self, panel);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fringe_window_show_right_panel (self, TRUE);
}

static void
fringe_window_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
      fringe_window_show_left_panel (self, g_value_get_boolean (value));
      break;
    case PROP_RIGHT_PANEL:
      fringe_window_show_right_panel (self, g_value_get_boolean (value));
      break;
    case PROP_WANTS_LEFT_PANEL:
      self->wants_left_panel = g_value_get_boolean (value);
      fringe_window_fit_panels (self);
      break;
    case PROP_WANTS_RIGHT_PANEL:
      self->wants_right_panel = g_value_get_boolean (value);
      fringe_window_fit_panels (self);
      break;
    case PROP_PANEL:
      set_panel (self, g_value_get_string (value));
      break;
    case PROP_COMPARES:
      fringe_window_set_compares (self, g_value_get_boolean (value));
      break;
    case PROP_COMPARE_LAYERS:
      fringe_window_set_pace (self, g_value_get_boolean (value) ? FRINGE_PACE_LAYER : FRINGE_PACE_EXPANSION);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

void
fringe_window_install_properties (GObjectClass *klass)
{
  klass->get_property = fringe_window_get_property;
  klass->set_property = fringe_window_set_property;
  props[PROP_LEFT_PANEL] = g_param_spec_boolean ("left-panel", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_RIGHT_PANEL] = g_param_spec_boolean ("right-panel", NULL, NULL, TRUE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether they are shown where there is room for them. */
  props[PROP_WANTS_LEFT_PANEL]
      = g_param_spec_boolean ("wants-left-panel", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_WANTS_RIGHT_PANEL]
      = g_param_spec_boolean ("wants-right-panel", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_PANEL] = g_param_spec_string ("panel", NULL, NULL, "why",
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_COMPARES] = g_param_spec_boolean ("compares", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether both are stepped by layers. */
  props[PROP_COMPARE_LAYERS]
      = g_param_spec_boolean ("compare-layers", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (klass, N_PROPS, props);
}
