/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-speech.h"

/* What passes is told in a line over the tree, which goes away by itself. */

#define TOLD_SECONDS 6
/* A sentence with something to press stays longer. */
#define TOLD_FILE_SECONDS 20

void
fringe_window_stop_telling (FringeWindow *self)
{
  g_clear_handle_id (&self->told_timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->told_revealer, FALSE);
  fringe_lecture_bar_show_way_out (self->lecture_bar, FALSE);
  if (self->start_page != NULL)
    fringe_start_page_tell (self->start_page, NULL);
}

static void
stop_telling_after (FringeWindow *self, guint seconds)
{
  self->told_timeout = g_timeout_add_once (seconds * 1000, (GSourceOnceFunc) fringe_window_stop_telling, self);
}

/* @button: (nullable): what there is to press */
static void
tell (FringeWindow *self, const char *text, GtkWidget *button, guint seconds)
{
  fringe_window_stop_telling (self);
  gtk_label_set_label (self->told_label, text);
  gtk_widget_set_visible (self->told_button, button == self->told_button);
  gtk_widget_set_visible (self->told_undo_button, button == self->told_undo_button);
  gtk_revealer_set_reveal_child (self->told_revealer, TRUE);
  if (fringe_window_is_starting (self))
    fringe_start_page_tell (self->start_page, text);
  fringe_speak (GTK_WIDGET (self), text);
  stop_telling_after (self, seconds);
}

void
fringe_window_tell (FringeWindow *self, const char *text)
{
  tell (self, text, NULL, TOLD_SECONDS);
}

void
fringe_window_tell_act (FringeWindow *self, const char *text)
{
  if (*text != '\0')
    tell (self, text, self->told_undo_button, TOLD_SECONDS);
}

/* Its button would undo something else from now on. */
void
fringe_window_stop_telling_act (FringeWindow *self)
{
  if (gtk_widget_get_visible (self->told_undo_button))
    fringe_window_stop_telling (self);
}

void
fringe_window_tell_file (FringeWindow *self, const char *text, GFile *file)
{
  g_set_object (&self->file, file);
  fringe_window_update_actions (self);
  tell (self, text, self->told_button, TOLD_FILE_SECONDS);
}

void
fringe_window_tell_way_out (FringeWindow *self)
{
  fringe_window_stop_telling (self);
  fringe_lecture_bar_show_way_out (self->lecture_bar, TRUE);
  stop_telling_after (self, TOLD_SECONDS);
}
