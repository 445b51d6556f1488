/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#define TOLD_SECONDS 6
/* Where there is something to press. */
#define TOLD_FILE_SECONDS 20

/* What the window says of itself, for a while over the tree or in the bar until it is read. */

void
fringe_window_stop_telling (FringeWindow *self)
{
  g_clear_handle_id (&self->told_timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->told_revealer, FALSE);
  gtk_widget_set_visible (self->lecture_hint, FALSE);
}

static void
stop_telling_after (FringeWindow *self, guint seconds)
{
  self->told_timeout = g_timeout_add_once (seconds * 1000, (GSourceOnceFunc) fringe_window_stop_telling, self);
}

static void
tell (FringeWindow *self, const char *text, gboolean of_file, guint seconds)
{
  fringe_window_stop_telling (self);
  gtk_label_set_label (self->told_label, text);
  gtk_widget_set_visible (self->told_button, of_file);
  gtk_revealer_set_reveal_child (self->told_revealer, TRUE);
  stop_telling_after (self, seconds);
}

void
fringe_window_tell (FringeWindow *self, const char *text)
{
  tell (self, text, FALSE, TOLD_SECONDS);
}

void
fringe_window_tell_file (FringeWindow *self, const char *text, GFile *file)
{
  g_set_object (&self->file, file);
  fringe_window_update_actions (self);
  tell (self, text, TRUE, TOLD_FILE_SECONDS);
}

void
fringe_window_tell_way_out (FringeWindow *self)
{
  fringe_window_stop_telling (self);
  gtk_widget_set_visible (self->lecture_hint, TRUE);
  stop_telling_after (self, TOLD_SECONDS);
}

GFile *
fringe_window_get_file (FringeWindow *self)
{
  return self->file;
}

void
fringe_window_complain (FringeWindow *self, const char *sentence)
{
  fringe_session_bar_complain (self->session_bar, sentence);
}
