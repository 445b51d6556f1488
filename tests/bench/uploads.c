/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "uploads.h"

#include <dlfcn.h>

/* Of OpenGL's headers, which are not needed for more. */
#define GL_RED 0x1903
#define GL_RGB 0x1907
#define GL_RG 0x8227

typedef void (*TexImage) (guint target,
                          int level,
                          int kept_as,
                          int width,
                          int height,
                          int border,
                          guint format,
                          guint type,
                          gconstpointer pixels);
typedef void (*TexSubImage) (guint target,
                             int level,
                             int x,
                             int y,
                             int width,
                             int height,
                             guint format,
                             guint type,
                             gconstpointer pixels);

static gsize n_bytes;
/* The pointers through which libepoxy calls OpenGL, and where they led. */
static TexImage *tex_image, real_tex_image;
static TexSubImage *tex_sub_image, real_tex_sub_image;

static void
count (int width, int height, guint format)
{
  gsize size = format == GL_RED ? 1 : format == GL_RG ? 2 : format == GL_RGB ? 3 : 4;

  n_bytes += (gsize) width * (gsize) height * size;
}

/* At the first call libepoxy looks for the function, and lets its pointer lead there; so it has its pointer back for as
 * long as it is called. */
static void
count_tex_image (guint target,
                 int level,
                 int kept_as,
                 int width,
                 int height,
                 int border,
                 guint format,
                 guint type,
                 gconstpointer pixels)
{
  *tex_image = real_tex_image;
  real_tex_image (target, level, kept_as, width, height, border, format, type, pixels);
  real_tex_image = *tex_image;
  *tex_image = count_tex_image;
  if (pixels != NULL)
    count (width, height, format);
}

static void
count_tex_sub_image (guint target,
                     int level,
                     int x,
                     int y,
                     int width,
                     int height,
                     guint format,
                     guint type,
                     gconstpointer pixels)
{
  *tex_sub_image = real_tex_sub_image;
  real_tex_sub_image (target, level, x, y, width, height, format, type, pixels);
  real_tex_sub_image = *tex_sub_image;
  *tex_sub_image = count_tex_sub_image;
  count (width, height, format);
}

/* VkBufferImageCopy. */
typedef struct
{
  guint64 offset;
  guint32 row_length, image_height, aspect, level, first_layer, n_layers;
  gint32 x, y, z;
  guint32 width, height, depth;
} ImageCopy;

typedef void (
    *CopyToImage) (gpointer commands, gpointer buffer, gpointer image, int layout, guint n, const ImageCopy *copies);

/* Takes the place of the loader's own, for the program comes before it where a symbol is looked for. */
G_MODULE_EXPORT void vkCmdCopyBufferToImage (gpointer commands,
                                             gpointer buffer,
                                             gpointer image,
                                             int layout,
                                             guint n,
                                             const ImageCopy *copies);

void
vkCmdCopyBufferToImage (gpointer commands,
                        gpointer buffer,
                        gpointer image,
                        int layout,
                        guint n,
                        const ImageCopy *copies)
{
  static CopyToImage real;

  if (real == NULL)
    real = G_GNUC_EXTENSION (CopyToImage) dlsym (RTLD_NEXT, "vkCmdCopyBufferToImage");
  for (guint i = 0; i < n; i++)
    count ((int) copies[i].width, (int) copies[i].height, 0);
  real (commands, buffer, image, layout, n, copies);
}

gboolean
uploads_count (void)
{
  void *self = dlopen (NULL, RTLD_LAZY);

  tex_image = dlsym (self, "epoxy_glTexImage2D");
  tex_sub_image = dlsym (self, "epoxy_glTexSubImage2D");
  if (tex_image == NULL || tex_sub_image == NULL)
    return FALSE;
  real_tex_image = *tex_image;
  real_tex_sub_image = *tex_sub_image;
  *tex_image = count_tex_image;
  *tex_sub_image = count_tex_sub_image;
  return TRUE;
}

gsize
uploads_take (void)
{
  gsize n = n_bytes;

  n_bytes = 0;
  return n;
}

/* Returns: (nullable): what is in a node that has another one in it */
static GskRenderNode *
inner (GskRenderNode *node)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_node_get_child (node);
    case GSK_OPACITY_NODE:
      return gsk_opacity_node_get_child (node);
    case GSK_CLIP_NODE:
      return gsk_clip_node_get_child (node);
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_get_child (node);
    case GSK_SHADOW_NODE:
      return gsk_shadow_node_get_child (node);
    case GSK_DEBUG_NODE:
      return gsk_debug_node_get_child (node);
    default:
      return NULL;
    }
}

static guint
count_nodes (GskRenderNode *node)
{
  guint n = 1;

  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      n += count_nodes (gsk_container_node_get_child (node, i));
  else if (inner (node) != NULL)
    n += count_nodes (inner (node));
  return n;
}

guint
uploads_count_nodes (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) seen = gtk_widget_paintable_new (widget);
  g_autoptr (GdkPaintable) still = gdk_paintable_get_current_image (seen);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (still, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL ? count_nodes (node) : 0;
}
