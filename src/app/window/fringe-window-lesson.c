/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-guard.h"
#include "fringe-lesson-shelf.h"

/* The lesson in this window: the ways to one and out of it, and what the window shows of it. */

FringeLessonGuide *
fringe_window_get_guide (FringeWindow *self)
{
  return self->lessons != NULL ? fringe_lesson_player_get_guide (self->lessons) : NULL;
}

void
fringe_window_update_lesson_bar (FringeWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_bar), fringe_window_get_guide (self) != NULL
                                                             && !fringe_window_is_starting (self)
                                                             && !fringe_lecture_is_active (self->lecture));
  fringe_window_fit (self);
}

static void
on_guide (FringeWindow *self)
{
  FringeLessonGuide *guide = fringe_window_get_guide (self);

  fringe_lesson_bar_set_guide (self->lesson_bar, guide);
  fringe_lecture_bar_set_guide (self->lecture_bar, guide);
  fringe_lesson_list_set_guide (self->lesson_list, guide);
  fringe_window_show_subtitle (self);
  if (guide != NULL)
    fringe_window_show_session (self);
  fringe_window_update_lesson_bar (self);
  fringe_window_update_actions (self);
}

static void
on_edits (FringeWindow *self)
{
  fringe_lesson_bar_set_edits (self->lesson_bar, fringe_lesson_player_get_edits (self->lessons));
  g_object_notify (G_OBJECT (self), "edits-lesson");
}

void
fringe_window_add_lessons (FringeWindow *self)
{
  self->lessons = fringe_lesson_player_new (self->document, self->acts, self->settings, self->body, self->trees);
  g_signal_connect_object (self->lessons, "notify::guide", G_CALLBACK (on_guide), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lessons, "notify::edits", G_CALLBACK (on_edits), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lessons, "changed", G_CALLBACK (fringe_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}

/* The lesson goes, and the session stays. */
static void
on_may_close (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data)
{
  if (!goes_on)
    return;
  fringe_lesson_player_close (FRINGE_WINDOW (window)->lessons);
  fringe_document_end_lesson (document);
}

void
fringe_window_ask_close_lesson (FringeWindow *self)
{
  fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_close, NULL, NULL);
}

static void
on_may_play (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer name)
{
  FringeLessonFile *lesson = goes_on ? fringe_lesson_shelf_read (name) : NULL;

  if (lesson != NULL)
    fringe_lesson_player_open (FRINGE_WINDOW (window)->lessons, lesson, NULL);
}

void
fringe_window_play_lesson (FringeWindow *self, const char *name)
{
  fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_play, g_strdup (name), g_free);
}

static void
on_may_write (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data)
{
  if (goes_on)
    fringe_lesson_player_write (FRINGE_WINDOW (window)->lessons);
}

void
fringe_window_write_lesson (FringeWindow *self)
{
  fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_write, NULL, NULL);
}
