/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-picture-content.h"

#include "fringe-clipboard.h"

/* Larger drawings are too much for the programs that they would be put into. */
#define SVG_NODES_MAX 20000

static GBytes *
write_svg (const FringePicture *picture)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();

  if (fringe_search_n_nodes_at (picture->search, picture->step) > SVG_NODES_MAX
      || !fringe_picture_write (picture, FRINGE_FORMAT_SVG, stream, NULL, NULL, NULL)
      || !g_output_stream_close (stream, NULL, NULL))
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

GdkContentProvider *
fringe_content_new (GdkTexture *texture, GBytes *svg, const char *text)
{
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

GdkContentProvider *
fringe_picture_content (const FringePicture *picture, const char *text, GdkTexture **texture, GError **error)
{
  cairo_surface_t *surface = fringe_picture_render (picture, NULL, NULL, error);
  g_autoptr (GdkTexture) pixels = NULL;

  if (surface == NULL)
    return NULL;
  pixels = fringe_clipboard_texture (surface);
  if (texture != NULL)
    *texture = g_object_ref (pixels);
  return fringe_content_new (pixels, write_svg (picture), text);
}
