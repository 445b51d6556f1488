/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame-time.h"

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

/* All work that comes before GTK's own drawing should be over by then, in microseconds from the beginning of the frame.
 */
#define FRAME_BUDGET 7500
/* The side of a picture that only keeps the memory around it from going back to the system, in pixels. */
#define HELD_SIZE 16

/* Belongs to a frame clock. */
typedef struct
{
  gint64 begin; /* of the frame that is being made; 0 between two frames */
} Frame;

static void
on_before_paint (GdkFrameClock *clock, Frame *frame)
{
  frame->begin = g_get_monotonic_time ();
}

static void
on_after_paint (GdkFrameClock *clock, Frame *frame)
{
  frame->begin = 0;
}

static Frame *
frame_of (GdkFrameClock *clock)
{
  static const char key[] = "fringe-frame";
  Frame *frame = g_object_get_data (G_OBJECT (clock), key);

  if (frame == NULL)
    {
      frame = g_new0 (Frame, 1);
      g_object_set_data_full (G_OBJECT (clock), key, frame, g_free);
      g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), frame);
      g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), frame);
    }
  return frame;
}

gint64
fringe_frame_share (GtkWidget *widget, gint64 most, gint64 least)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 now = g_get_monotonic_time (), begin = clock != NULL ? frame_of (clock)->begin : 0;

  return begin != 0 ? CLAMP (begin + FRAME_BUDGET, now + least, now + most) : now + most;
}

/* The memory of a window's frames that the X server shares. Without it a step in 1920 x 1080 pixels takes 28 % longer
 * at the 95th percentile where all of a large tree is seen; without that in the heap 26 % where the tree fills the
 * window. */
typedef struct
{
  GdkSurface *surface; /* of the window, which owns this */
  int width, height;   /* pixels for which there is memory */
  guint idle;
  cairo_surface_t *held; /* (nullable): while it is there, cairo keeps what it shares with the X server */
} Memory;

static void
memory_free (Memory *memory)
{
  g_clear_handle_id (&memory->idle, g_source_remove);
  g_clear_pointer (&memory->held, cairo_surface_destroy);
  g_free (memory);
}

/* The small picture lies in the same piece of shared memory as the large one, and stays there when that one goes. */
static void
hold_shared (Memory *memory)
{
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_surface_get_display (memory->surface);
  Display *server;
  cairo_surface_t *root, *frame;

  if (!GDK_IS_X11_DISPLAY (display))
    return;
  server = gdk_x11_display_get_xdisplay (display);
  root = cairo_xlib_surface_create (server, DefaultRootWindow (server), DefaultVisual (server, DefaultScreen (server)),
                                    1, 1);
  frame = cairo_surface_create_similar_image (root, CAIRO_FORMAT_RGB24, memory->width, memory->height);
  g_clear_pointer (&memory->held, cairo_surface_destroy);
  memory->held = cairo_surface_create_similar_image (root, CAIRO_FORMAT_RGB24, HELD_SIZE, HELD_SIZE);
  cairo_surface_destroy (frame);
  cairo_surface_destroy (root);
#endif
}

static gboolean
on_idle (gpointer data)
{
  Memory *memory = data;

  memory->idle = 0;
  hold_shared (memory);
  return G_SOURCE_REMOVE;
}

/* The memory is taken when the program is idle, so that neither the first frame waits for it nor a window that is being
 * resized. */
static void
on_layout (GdkSurface *surface, int width, int height, Memory *memory)
{
  int scale = gdk_surface_get_scale_factor (surface);

  if (width * scale <= memory->width && height * scale <= memory->height)
    return;
  memory->width = MAX (memory->width, width * scale);
  memory->height = MAX (memory->height, height * scale);
  if (memory->idle == 0)
    memory->idle = g_idle_add_full (G_PRIORITY_LOW, on_idle, memory, NULL);
}

static void
on_realize (GtkNative *window)
{
  GdkSurface *surface = gtk_native_get_surface (window);
  GskRenderer *renderer = gtk_native_get_renderer (window);
  Memory *memory;

  if (!g_type_is_a (G_OBJECT_TYPE (renderer), GSK_TYPE_CAIRO_RENDERER))
    return;
  memory = g_new0 (Memory, 1);
  memory->surface = surface;
  g_object_set_data_full (G_OBJECT (surface), "fringe-frame-memory", memory, (GDestroyNotify) memory_free);
  g_signal_connect (surface, "layout", G_CALLBACK (on_layout), memory);
}

void
fringe_frame_memory_keep (GtkWindow *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (on_realize), NULL);
}

/* GTK does not compare what is in two clips that differ, so it draws all of it. Without this a step takes 25 % longer
 * at the 95th percentile where all of a large tree is seen. */
void
fringe_one_piece_snapshot (FringeOnePiece *piece,
                           guint stamp,
                           GtkWidget *widget,
                           GtkSnapshot *snapshot,
                           void (*snapshot_parts) (GtkWidget *widget, GtkSnapshot *snapshot))
{
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GtkSnapshot *within = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) parts = NULL, clipped = NULL;

  if (piece->stamp != stamp)
    piece->is_wide = !piece->is_wide;
  piece->stamp = stamp;
  snapshot_parts (widget, within);
  parts = gtk_snapshot_free_to_node (within);
  if (parts == NULL)
    return;
  clipped = gsk_clip_node_new (parts, &GRAPHENE_RECT_INIT (0, 0, width + (piece->is_wide ? 1 : 0), height));
  gtk_snapshot_append_node (snapshot, clipped);
}
