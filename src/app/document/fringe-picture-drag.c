/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-picture-drag.h"

#include "fringe-board-text.h"
#include "fringe-clipboard.h"
#include "fringe-preview.h"
#include "fringe-texture.h"
#include "fringe-tree-copy.h"

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
  text = fringe_tree_copy_subtree (picture->search, 0, picture->step, NODES_MAX);
  if (text == NULL)
    picture->what = FRINGE_WHAT_VIEW;
  set_icon (source, picture);
  return fringe_clipboard_content (picture, text, NULL);
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
  return fringe_clipboard_content (&tree->picture, text, NULL);
}

void
fringe_picture_drag_nodes (FringeTreeView *view)
{
  g_signal_connect (add_source (GTK_WIDGET (view)), "prepare", G_CALLBACK (prepare_node), view);
}
