/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame-memory.h"

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

#define KEY "fringe-frame-memory"
/* Pixels each way of a picture that is only there to be there. */
#define HELD_SIZE 16
/* That of the frame, the picture of a tree that moves, and what GTK copies that picture to. */
#define SURFACES 3

typedef struct
{
  GdkSurface *surface; /* of the window, which has this */
  int width, height;   /* for which there is memory, in pixels */
  guint idle;
  cairo_surface_t *held; /* as long as it is there, cairo keeps what it shares with the X server; may be %NULL */
} Memory;

static void
memory_free (Memory *memory)
{
  g_clear_handle_id (&memory->idle, g_source_remove);
  g_clear_pointer (&memory->held, cairo_surface_destroy);
  g_free (memory);
}

/* The system hands out a page when it is written. */
static cairo_surface_t *
make_frame (const Memory *memory)
{
  cairo_surface_t *frame = cairo_image_surface_create (CAIRO_FORMAT_RGB24, memory->width, memory->height);
  cairo_t *cr = cairo_create (frame);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  return frame;
}

static void
warm_heap (const Memory *memory)
{
  cairo_surface_t *frames[SURFACES];

  for (int i = 0; i < SURFACES; i++)
    frames[i] = make_frame (memory);
  for (int i = 0; i < SURFACES; i++)
    cairo_surface_destroy (frames[i]);
}

/* A small picture lies in the same piece of shared memory as the large one, and stays there when that one goes. */
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
#else
  (void) memory;
#endif
}

static gboolean
on_idle (gpointer data)
{
  Memory *memory = data;

  memory->idle = 0;
  warm_heap (memory);
  hold_shared (memory);
  return G_SOURCE_REMOVE;
}

/* The first frame does not wait for it, nor does a window that is being resized. */
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
  g_object_set_data_full (G_OBJECT (surface), KEY, memory, (GDestroyNotify) memory_free);
  g_signal_connect (surface, "layout", G_CALLBACK (on_layout), memory);
}

void
fringe_frame_memory_keep (GtkWindow *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (on_realize), NULL);
}
