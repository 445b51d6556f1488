/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include <glib/gi18n.h>

/* The properties of a window, which its actions set and its template shows, and the second search in it. */

enum
{
  PROP_LEFT_PANEL = 1,
  PROP_RIGHT_PANEL,
  PROP_PANEL,
  PROP_COMPARES,
  PROP_COMPARE_LAYERS,
  PROP_STARTING,
  PROP_EDITS_LESSON,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Beside each other, searches are told apart by what is not the same. In a small window this stands beside the score.
 */
void
fringe_window_show_subtitle (FringeWindow *self)
{
  FringePair *pair = fringe_acts_get_pair (self->acts);
  g_autofree char *subtitle = NULL, *of_lesson = NULL;

  if (pair != NULL)
    subtitle = fringe_pair_subtitle (pair);
  else
    g_object_get (self->session, "subtitle", &subtitle, NULL);
  /* Translators: below the title of a lesson: what is searched there, and how */
  of_lesson = g_strdup_printf (_ ("Lesson · %s"), subtitle);
  gtk_label_set_label (self->subtitle_label, fringe_window_get_guide (self) != NULL ? of_lesson : subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label),
                          !fringe_window_is_starting (self) && (pair == NULL || !fringe_body_is_small (self->body)));
}

static void
on_pair (FringeWindow *self)
{
  FringePair *pair = fringe_acts_get_pair (self->acts);

  fringe_trees_set_pair (self->trees, pair);
  fringe_body_set_compares (self->body, pair != NULL);
  g_object_set (self->transport, "player", fringe_window_get_player (self), NULL);
  g_object_set (self->lecture_bar, "player", fringe_window_get_player (self), NULL);
  if (pair != NULL)
    {
      fringe_window_watch_folds (self, fringe_trees_get_view (self->trees, FRINGE_COMPARED_RIGHT));
      g_signal_connect_object (pair, "changed", G_CALLBACK (fringe_window_on_busy), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (pair, "changed", G_CALLBACK (fringe_window_show_subtitle), self, G_CONNECT_SWAPPED);
    }
  fringe_window_show_subtitle (self);
  fringe_window_on_busy (self);
  gtk_widget_grab_focus (GTK_WIDGET (fringe_trees_get_left (self->trees)));
  if (self->document != NULL)
    fringe_document_set_pair (self->document, pair);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPARES]);
}

void
fringe_window_set_compares (FringeWindow *self, gboolean compares)
{
  fringe_acts_compare (self->acts, compares);
}

void
fringe_window_bind_acts (FringeWindow *self)
{
  g_signal_connect_object (self->acts, "notify::pair", G_CALLBACK (on_pair), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::subtitle", G_CALLBACK (fringe_window_show_subtitle), self,
                           G_CONNECT_SWAPPED);
  fringe_window_show_subtitle (self);
}

static void
set_pace (FringeWindow *self, FringePace pace)
{
  if (pace == fringe_trees_get_pace (self->trees))
    return;
  fringe_trees_set_pace (self->trees, pace);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPARE_LAYERS]);
}

/* GTK asks for what its actions are as soon as there is a window, and as long. */
static void
get_of_body (FringeWindow *self, GValue *value, GParamSpec *pspec)
{
  if (self->body != NULL)
    g_object_get_property (G_OBJECT (self->body), pspec->name, value);
  else
    g_param_value_set_default (pspec, value);
}

static void
fringe_window_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
    case PROP_RIGHT_PANEL:
    case PROP_PANEL:
      get_of_body (self, value, pspec);
      break;
    case PROP_COMPARES:
      g_value_set_boolean (value, fringe_window_get_pair (self) != NULL);
      break;
    case PROP_COMPARE_LAYERS:
      g_value_set_boolean (value, self->trees != NULL && fringe_trees_get_pace (self->trees) == FRINGE_PACE_LAYER);
      break;
    case PROP_STARTING:
      g_value_set_boolean (value, fringe_window_is_starting (self));
      break;
    case PROP_EDITS_LESSON:
      g_value_set_boolean (value, self->lessons != NULL && fringe_lesson_player_get_edits (self->lessons));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_window_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
    case PROP_RIGHT_PANEL:
    case PROP_PANEL:
      g_object_set_property (G_OBJECT (self->body), pspec->name, value);
      break;
    case PROP_COMPARES:
      fringe_window_set_compares (self, g_value_get_boolean (value));
      break;
    case PROP_EDITS_LESSON:
      fringe_lesson_player_set_edits (self->lessons, g_value_get_boolean (value));
      break;
    case PROP_COMPARE_LAYERS:
      set_pace (self, g_value_get_boolean (value) ? FRINGE_PACE_LAYER : FRINGE_PACE_EXPANSION);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

void
fringe_window_install_properties (GObjectClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  klass->get_property = fringe_window_get_property;
  klass->set_property = fringe_window_set_property;
  props[PROP_LEFT_PANEL] = g_param_spec_boolean ("left-panel", NULL, NULL, TRUE, flags);
  props[PROP_RIGHT_PANEL] = g_param_spec_boolean ("right-panel", NULL, NULL, TRUE, flags);
  props[PROP_PANEL] = g_param_spec_string ("panel", NULL, NULL, "why", flags);
  props[PROP_COMPARES] = g_param_spec_boolean ("compares", NULL, NULL, FALSE, flags);
  /* Whether both are stepped by layers. */
  props[PROP_COMPARE_LAYERS] = g_param_spec_boolean ("compare-layers", NULL, NULL, FALSE, flags);
  /* Whether the stops of the lesson are listed. */
  props[PROP_EDITS_LESSON] = g_param_spec_boolean ("edits-lesson", NULL, NULL, FALSE, flags);
  /* Whether the start page is shown. */
  props[PROP_STARTING]
      = g_param_spec_boolean ("starting", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (klass, N_PROPS, props);
}

void
fringe_window_notify_starting (FringeWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STARTING]);
}
