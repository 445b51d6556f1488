/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

/* The start page takes the place of the session, which stays as it is below it. It is made when it is first shown. */

static FringeStartPage *
start_page (FringeWindow *self)
{
  if (self->start_page == NULL)
    {
      self->start_page = fringe_start_page_new ();
      fringe_start_page_set_theme (self->start_page, fringe_window_get_theme (self));
      gtk_box_insert_child_after (self->content_box, GTK_WIDGET (self->start_page), GTK_WIDGET (self->session_bar));
      fringe_window_fit_start_page (self);
    }
  return self->start_page;
}

void
fringe_window_fit_start_page (FringeWindow *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height;

  if (self->start_page == NULL)
    return;
  if (width == 0) /* until it is shown */
    gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  fringe_start_page_set_width (self->start_page, width);
}

gboolean
fringe_window_is_starting (FringeWindow *self)
{
  return self->is_starting;
}

gboolean
fringe_window_is_fresh (FringeWindow *self)
{
  return self->is_starting && !self->has_session;
}

/* The focus goes before what has it is hidden, or GTK would move it once more after the next frame. */
static void
show (FringeWindow *self, gboolean is_starting)
{
  GtkWidget *page = GTK_WIDGET (start_page (self)), *tree = GTK_WIDGET (fringe_trees_get_left (self->trees));

  self->is_starting = is_starting;
  if (is_starting)
    {
      gtk_widget_set_visible (page, TRUE);
      gtk_widget_grab_focus (page);
    }
  gtk_widget_set_visible (self->return_button, is_starting && self->has_session);
  gtk_widget_set_visible (GTK_WIDGET (self->transport), !is_starting);
  fringe_window_notify_starting (self);
  if (!is_starting)
    {
      gtk_widget_grab_focus (tree);
      gtk_widget_set_visible (page, FALSE);
    }
  fringe_window_show_subtitle (self);
  fringe_window_update_lesson_bar (self);
  fringe_window_update_actions (self);
}

void
fringe_window_start (FringeWindow *self, gboolean has_session)
{
  if (self->is_starting)
    return;
  fringe_lecture_set_active (self->lecture, FALSE);
  self->has_session = has_session;
  show (self, TRUE);
}

void
fringe_window_show_session (FringeWindow *self)
{
  if (self->is_starting)
    show (self, FALSE);
}

void
fringe_window_return (FringeWindow *self)
{
  if (self->has_session)
    fringe_window_show_session (self);
}
