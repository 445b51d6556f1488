/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-property.h"

typedef struct
{
  glong offset;
  void (*take) (gpointer widget);
} Keeping;

static const Keeping *
keeping_of (GParamSpec *pspec)
{
  return g_param_spec_get_qdata (pspec, g_quark_from_static_string ("fringe-keeping"));
}

static GObject **
kept_in (GObject *object, GParamSpec *pspec)
{
  return G_STRUCT_MEMBER_P (object, keeping_of (pspec)->offset);
}

static void
get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, *kept_in (object, pspec));
}

static void
set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  GObject **kept = kept_in (object, pspec);

  if (!g_set_object (kept, g_value_get_object (value)) || *kept == NULL)
    return;
  keeping_of (pspec)->take (object);
  g_object_notify_by_pspec (object, pspec);
}

static void
install (GObjectClass *klass, const char *name, GType type, glong offset, void (*take) (gpointer widget))
{
  GParamSpec *pspec = g_param_spec_object (name, NULL, NULL, type,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  Keeping *keeping = g_new (Keeping, 1);

  *keeping = (Keeping) { offset, take };
  g_param_spec_set_qdata_full (pspec, g_quark_from_static_string ("fringe-keeping"), keeping, g_free);
  klass->get_property = get_property;
  klass->set_property = set_property;
  g_object_class_install_property (klass, 1, pspec);
}

void
fringe_session_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget))
{
  install (klass, "session", FRINGE_TYPE_SESSION, offset, take);
}

void
fringe_player_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget))
{
  install (klass, "player", FRINGE_TYPE_PLAYER, offset, take);
}
