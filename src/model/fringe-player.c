/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-player.h"

/* A frame that takes longer, in microseconds, is a pause. */
#define LATE_MAX (G_USEC_PER_SEC / 4)

G_DEFINE_INTERFACE (FringePlayer, fringe_player, G_TYPE_OBJECT)

static guint changed_signal;
static guint told_signal;

static void
fringe_player_default_init (FringePlayerInterface *iface)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  g_object_interface_install_property (iface, g_param_spec_boolean ("playing", NULL, NULL, FALSE, writable));
  g_object_interface_install_property (iface, g_param_spec_double ("speed", NULL, NULL, FRINGE_SPEED_MIN,
                                                                   FRINGE_SPEED_MAX, 1, writable));
  g_object_interface_install_property (iface, g_param_spec_string ("step-title", NULL, NULL, "", readable));
  g_object_interface_install_property (iface, g_param_spec_string ("sentence", NULL, NULL, "", readable));
  g_object_interface_install_property (iface, g_param_spec_string ("summary", NULL, NULL, "", readable));
  changed_signal = g_signal_new ("changed", FRINGE_TYPE_PLAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  told_signal = g_signal_new ("told", FRINGE_TYPE_PLAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
}

FringeSession *
fringe_player_get_session (FringePlayer *self, guint number)
{
  return FRINGE_PLAYER_GET_IFACE (self)->get_session (self, number);
}

FringePlayerState
fringe_player_get_state (FringePlayer *self)
{
  return FRINGE_PLAYER_GET_IFACE (self)->get_state (self);
}

void
fringe_player_step (FringePlayer *self)
{
  FRINGE_PLAYER_GET_IFACE (self)->step (self);
}

void
fringe_player_back (FringePlayer *self)
{
  FRINGE_PLAYER_GET_IFACE (self)->back (self);
}

void
fringe_player_go_to (FringePlayer *self, guint step)
{
  FRINGE_PLAYER_GET_IFACE (self)->go_to (self, step);
}

void
fringe_player_skip (FringePlayer *self, FringeEvent event, int direction)
{
  FRINGE_PLAYER_GET_IFACE (self)->skip (self, event, direction);
}

void
fringe_player_run (FringePlayer *self)
{
  FRINGE_PLAYER_GET_IFACE (self)->run (self);
}

void
fringe_player_cancel (FringePlayer *self)
{
  FRINGE_PLAYER_GET_IFACE (self)->cancel (self);
}

void
fringe_player_set_playing (FringePlayer *self, gboolean playing)
{
  FRINGE_PLAYER_GET_IFACE (self)->set_playing (self, playing);
}

void
fringe_player_advance (FringePlayer *self, gint64 now, gint64 deadline)
{
  FRINGE_PLAYER_GET_IFACE (self)->advance (self, now, deadline);
}

gboolean
fringe_player_is_due (gint64 *next, double speed, gint64 now)
{
  gint64 interval = (gint64) (G_USEC_PER_SEC / speed);

  if (*next == 0)
    *next = now + interval;
  if (now - *next > LATE_MAX)
    *next = now;
  if (*next > now)
    return FALSE;
  *next += interval;
  return TRUE;
}

void
fringe_player_changed (FringePlayer *self)
{
  g_signal_emit (self, changed_signal, 0);
}

void
fringe_player_tell (FringePlayer *self, const char *sentence)
{
  g_signal_emit (self, told_signal, 0, sentence);
}
