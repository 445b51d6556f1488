/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-clipboard.h"

#include "fringe-board-lines.h"
#include "fringe-board-text.h"
#include "fringe-boards-dialog.h"
#include "fringe-preview.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* More text than that of so many nodes is nothing to be pasted. */
#define COPIED_NODES_MAX 100000
/* Larger drawings are too much for the programs that they would be put into. */
#define SVG_NODES_MAX 20000

/* Takes over @stream. Returns: (nullable): what was written to it, if all of it was */
static GBytes *
take_bytes (GOutputStream *stream, gboolean is_written)
{
  GBytes *bytes = NULL;

  if (is_written && g_output_stream_close (stream, NULL, NULL))
    bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  g_object_unref (stream);
  return bytes;
}

/* Takes over @surface and @svg. */
static GdkContentProvider *
content_new (cairo_surface_t *surface, GBytes *svg, const char *text)
{
  g_autoptr (GdkTexture) texture = fringe_texture_new (surface);
  GdkContentProvider *providers[3];
  gsize n = 0;

  providers[n++] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  if (svg != NULL)
    providers[n++] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  if (text != NULL)
    providers[n++] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  g_clear_pointer (&svg, g_bytes_unref);
  return gdk_content_provider_new_union (providers, n);
}

/* @text: (nullable): the picture as text. Returns: (transfer full) (nullable) */
static GdkContentProvider *
picture_content (const FringePicture *picture, const char *text, GError **error)
{
  cairo_surface_t *surface = fringe_picture_render (picture, NULL, NULL, error);
  GBytes *svg = NULL;

  if (surface == NULL)
    return NULL;
  if (fringe_search_n_nodes_at (picture->search, picture->step) <= SVG_NODES_MAX)
    {
      GOutputStream *stream = g_memory_output_stream_new_resizable ();

      svg = take_bytes (stream, fringe_picture_write (picture, FRINGE_FORMAT_SVG, stream, NULL, NULL, NULL));
    }
  return content_new (surface, svg, text);
}

/* Takes over the content, or tells @error where there is none. */
static void
copy_content (GtkWidget *widget,
              FringePlayer *teller,
              GdkContentProvider *content,
              const char *told,
              const GError *error)
{
  if (content != NULL)
    gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), content);
  fringe_player_tell (teller, content != NULL ? told : error->message);
  g_clear_object (&content);
}

void
fringe_clipboard_copy (GtkWidget *widget, FringePlayer *teller, const FringePicture *picture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = fringe_board_lines_of_subtree (picture->search, 0, picture->step, COPIED_NODES_MAX);

  copy_content (widget, teller, picture_content (picture, text, &error),
                _ ("The picture of the tree is on the clipboard."), error);
}

void
fringe_clipboard_copy_chart (GtkWidget *widget, FringePlayer *teller, const FringeChartPicture *picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = fringe_chart_picture_render (picture, &error);
  GdkContentProvider *content = NULL;

  if (surface != NULL)
    {
      GOutputStream *stream = g_memory_output_stream_new_resizable ();
      gboolean is_written = fringe_chart_picture_write (picture, FRINGE_FORMAT_SVG, stream, NULL, NULL);

      content = content_new (surface, take_bytes (stream, is_written), NULL);
    }
  copy_content (widget, teller, content, _ ("The picture of the chart is on the clipboard."), error);
}

static void
copy_text (GtkWidget *widget, FringePlayer *teller, const char *text, const char *told)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  fringe_player_tell (teller, told);
}

void
fringe_clipboard_copy_board (GtkWidget *widget, FringePlayer *teller, FringeSession *session)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (fringe_session_get_search (session), fringe_session_get_shown (session), &board);
  fringe_board_print (&board, text);
  copy_text (widget, teller, text, _ ("The board is on the clipboard."));
}

void
fringe_clipboard_copy_path (GtkWidget *widget, FringePlayer *teller, FringeSession *session)
{
  g_autofree char *text
      = fringe_board_lines_of_path (fringe_session_get_search (session), fringe_session_get_shown (session));

  copy_text (widget, teller, text, _ ("The boards from the start to this node are on the clipboard."));
}

void
fringe_clipboard_copy_subtree (GtkWidget *widget, FringePlayer *teller, FringeSession *session)
{
  g_autofree char *text
      = fringe_board_lines_of_subtree (fringe_session_get_search (session), fringe_session_get_shown (session),
                                       fringe_session_get_whole_step (session), COPIED_NODES_MAX);

  if (text != NULL)
    copy_text (widget, teller, text, _ ("The subtree is on the clipboard."));
  else
    fringe_player_tell (teller, _ ("This subtree is too large to copy: it has more than 100,000 nodes."));
}

/* Where text goes that comes from elsewhere. */
typedef struct
{
  GtkWindow *window;
  FringePlayer *teller;
  FringeColorScheme *scheme;
  FringeStartFunc use;
} Target;

static void
use_text (const Target *target, const char *text)
{
  g_autofree char *sentence = NULL;
  g_autoptr (GArray) boards = fringe_board_lines_read (text, &sentence);
  FringeBoardsDialog *dialog;

  if (boards == NULL)
    fringe_player_tell (target->teller, sentence);
  else if (boards->len == 1)
    target->use (target->window, &g_array_index (boards, FringeBoard, 0));
  else
    {
      dialog = fringe_boards_dialog_new (target->window, g_steal_pointer (&boards),
                                         fringe_color_scheme_get_theme (target->scheme));
      g_signal_connect_object (dialog, "chosen", G_CALLBACK (target->use), target->window, G_CONNECT_SWAPPED);
      gtk_window_present (GTK_WINDOW (dialog));
    }
}

static Target *
target_new (GtkWindow *window, FringePlayer *teller, FringeColorScheme *scheme, FringeStartFunc use)
{
  Target *target = g_new (Target, 1);

  *target = (Target) { window, g_object_ref (teller), g_object_ref (scheme), use };
  return target;
}

static void
target_free (Target *target)
{
  g_object_unref (target->teller);
  g_object_unref (target->scheme);
  g_free (target);
}

static void
on_text (GObject *source, GAsyncResult *result, gpointer data)
{
  Target *target = data;
  GtkWindow *window = target->window;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL)
    fringe_player_tell (target->teller, _ ("The clipboard holds no board."));
  else
    use_text (target, text);
  target_free (target);
  g_object_unref (window);
}

void
fringe_clipboard_paste (GtkWindow *window, FringePlayer *teller, FringeColorScheme *scheme, FringeStartFunc use)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, on_text,
                                 target_new (g_object_ref (window), teller, scheme, use));
}

static gboolean
on_drop (const Target *target, const GValue *value, double x, double y, GtkDropTarget *drop_target)
{
  /* What comes from here is here already. */
  if (gdk_drop_get_drag (gtk_drop_target_get_current_drop (drop_target)) != NULL)
    return FALSE;
  use_text (target, g_value_get_string (value));
  return TRUE;
}

void
fringe_clipboard_accept_drops (GtkWindow *window, FringePlayer *teller, FringeColorScheme *scheme, FringeStartFunc use)
{
  GtkDropTarget *drop_target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  g_signal_connect_data (drop_target, "drop", G_CALLBACK (on_drop), target_new (window, teller, scheme, use),
                         (GClosureNotify) (void (*) (void)) target_free, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (drop_target));
}

/* Of more nodes only what is on the screen is dragged, which is there at once. */
#define NODES_MAX 3000
#define ICON_WIDTH 240
#define ICON_HEIGHT 180

/* What hangs on the pointer. */
static void
set_icon (GtkDragSource *source, const FringePicture *picture)
{
  FringeExport export = { .picture = *picture };
  g_autoptr (GdkTexture) texture = NULL;
  FringePreview preview;

  if (!fringe_preview_make (&preview, &export, 0, ICON_WIDTH, ICON_HEIGHT, NULL, NULL))
    return;
  texture = fringe_texture_new (g_steal_pointer (&preview.image));
  gtk_drag_source_set_icon (source, GDK_PAINTABLE (texture), 0, 0);
  fringe_preview_clear (&preview);
}

/* What is dragged from a widget. */
typedef struct
{
  FringeTreePicture *(*see) (gpointer data);
  gpointer data;
} Source;

static GdkContentProvider *
prepare_tree (Source *from, double x, double y, GtkDragSource *source)
{
  g_autoptr (FringeTreePicture) tree = from->see (from->data);
  g_autofree char *text = NULL;
  FringePicture *picture;

  if (tree == NULL)
    return NULL;
  picture = &tree->picture;
  text = fringe_board_lines_of_subtree (picture->search, 0, picture->step, NODES_MAX);
  if (text == NULL)
    picture->what = FRINGE_WHAT_VIEW;
  set_icon (source, picture);
  return picture_content (picture, text, NULL);
}

/* Drags are begun before a button or the tree takes the click. */
static GtkDragSource *
add_source (GtkWidget *widget)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  return source;
}

void
fringe_picture_drag_from (GtkWidget *widget, FringeTreePicture *(*see) (gpointer data), gpointer data)
{
  Source *from = g_new (Source, 1);

  *from = (Source) { see, data };
  g_signal_connect_data (add_source (widget), "prepare", G_CALLBACK (prepare_tree), from,
                         (GClosureNotify) (void (*) (void)) g_free, G_CONNECT_SWAPPED);
}

static GdkContentProvider *
prepare_node (GtkDragSource *source, double x, double y, FringeTreeView *view)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (source));
  guint id = fringe_tree_view_node_at (view, x, y);
  g_autoptr (FringeTreePicture) tree = NULL;
  char text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  if (!(state & GDK_CONTROL_MASK) || id == FRINGE_NO_NODE)
    return NULL;
  tree = fringe_tree_picture_new (view, fringe_tree_view_get_theme (view));
  tree->picture.root = id;
  fringe_search_board (tree->picture.search, id, &board);
  fringe_board_print (&board, text);
  set_icon (source, &tree->picture);
  return picture_content (&tree->picture, text, NULL);
}

void
fringe_picture_drag_nodes (FringeTreeView *view)
{
  g_signal_connect (add_source (GTK_WIDGET (view)), "prepare", G_CALLBACK (prepare_node), view);
}
