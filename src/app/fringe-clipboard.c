/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-clipboard.h"

#include "fringe-board-text.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>
#include <string.h>

GdkTexture *
fringe_clipboard_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes
      = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) height * stride,
                                    (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Takes over the surface. */
static void
copy_surface (FringeWindow *window, cairo_surface_t *surface, const char *told, const GError *error)
{
  g_autoptr (GdkTexture) texture = NULL;

  if (surface == NULL)
    {
      fringe_window_tell (window, error->message);
      return;
    }
  texture = fringe_clipboard_texture (surface);
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (window)), texture);
  fringe_window_tell (window, told);
}

void
fringe_clipboard_copy (FringeWindow *window, const FringePicture *picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = fringe_picture_render (picture, NULL, NULL, &error);

  copy_surface (window, surface, _ ("The picture of the tree is on the clipboard."), error);
}

void
fringe_clipboard_copy_chart (FringeWindow *window, const FringeChartPicture *picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = fringe_chart_picture_render (picture, &error);

  copy_surface (window, surface, _ ("The picture of the chart is on the clipboard."), error);
}

static void
use_start (FringeWindow *window, const FringeBoard *start)
{
  FringeSession *session = fringe_window_get_session (window);
  FringeBoard goal = *fringe_search_goal (fringe_session_get_search (session));

  if (!fringe_board_same_size (start, &goal))
    goal = fringe_board_standard_goal (start->rows, start->columns);
  fringe_session_set_puzzle (session, start, &goal, _ ("My puzzle"));
}

static void
on_text (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeWindow) window = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *sentence = NULL;
  FringeBoard start;
  FringeBoardError error;

  if (text == NULL)
    fringe_window_tell (window, _ ("There is no text on the clipboard that could be a board."));
  else if (fringe_board_parse (text, strlen (text), 0, 0, &start, &error))
    use_start (window, &start);
  else
    {
      sentence = fringe_board_error_sentence (&error, text, strlen (text));
      fringe_window_tell (window, sentence);
    }
}

void
fringe_clipboard_paste (FringeWindow *window)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, on_text, g_object_ref (window));
}
