/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-clipboard.h"

#include "fringe-board-lines.h"
#include "fringe-boards-dialog.h"
#include "fringe-picture-content.h"
#include "fringe-tree-copy.h"

#include <glib/gi18n.h>

/* More text than that of so many nodes is not copied. */
#define COPIED_NODES_MAX 100000

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

/* Takes over the content. */
static void
copy_content (FringeWindow *window, GdkContentProvider *content, const char *told, const GError *error)
{
  if (content != NULL)
    gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), content);
  fringe_window_tell (window, content != NULL ? told : error->message);
  g_clear_object (&content);
}

void
fringe_clipboard_copy (FringeWindow *window, const FringePicture *picture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = fringe_tree_copy_subtree (picture->search, 0, picture->step, COPIED_NODES_MAX);

  copy_content (window, fringe_picture_content (picture, text, NULL, &error),
                _ ("The picture of the tree is on the clipboard."), error);
}

static GBytes *
write_svg (const FringeChartPicture *picture)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();

  if (!fringe_chart_picture_write (picture, FRINGE_FORMAT_SVG, stream, NULL, NULL)
      || !g_output_stream_close (stream, NULL, NULL))
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

void
fringe_clipboard_copy_chart (FringeWindow *window, const FringeChartPicture *picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = fringe_chart_picture_render (picture, &error);
  g_autoptr (GdkTexture) texture = surface != NULL ? fringe_clipboard_texture (surface) : NULL;

  copy_content (window, texture != NULL ? fringe_content_new (texture, write_svg (picture), NULL) : NULL,
                _ ("The picture of the chart is on the clipboard."), error);
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
use_text (FringeWindow *window, const char *text)
{
  g_autofree char *sentence = NULL;
  GArray *boards = fringe_board_lines_read (text, &sentence);
  FringeBoardsDialog *dialog;

  if (boards == NULL)
    {
      fringe_window_tell (window, sentence);
      return;
    }
  if (boards->len == 1)
    {
      use_start (window, &g_array_index (boards, FringeBoard, 0));
      g_array_unref (boards);
      return;
    }
  dialog = fringe_boards_dialog_new (GTK_WINDOW (window), boards, fringe_window_get_theme (window));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (use_start), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_text (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeWindow) window = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL)
    fringe_window_tell (window, _ ("There is no text on the clipboard that could be a board."));
  else
    use_text (window, text);
}

void
fringe_clipboard_paste (FringeWindow *window)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, on_text, g_object_ref (window));
}

static gboolean
on_drop (FringeWindow *window, const GValue *value, double x, double y, GtkDropTarget *target)
{
  /* What comes from here is here already. */
  if (gdk_drop_get_drag (gtk_drop_target_get_current_drop (target)) != NULL)
    return FALSE;
  use_text (window, g_value_get_string (value));
  return TRUE;
}

void
fringe_clipboard_accept_drops (FringeWindow *window)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), window);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
