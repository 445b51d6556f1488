/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-thumb.h"

#include "fringe-background.h"

/**
 * FringeTreeThumb:
 * @wanted: what the picture is to be of
 * @shown: what it is of; where nothing is shown, without a name
 * @later: an idle callback that begins to make it, or 0
 * @cancellable: (nullable): what is being made
 */
struct _FringeTreeThumb
{
  GtkWidget parent_instance;

  GtkWidget *picture;
  FringeSearchPicture wanted, shown;
  guint later;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (FringeTreeThumb, fringe_tree_thumb, GTK_TYPE_WIDGET)

/* What is no picture in the cache any more is drawn anew. Returns: (transfer full): a GdkTexture */
static gpointer
load (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  const FringeSearchPicture *picture = query;
  g_autoptr (GBytes) kept = fringe_search_picture_read (picture, cancellable), drawn = NULL;
  GdkTexture *texture = kept != NULL ? gdk_texture_new_from_bytes (kept, NULL) : NULL;

  if (texture != NULL)
    return texture;
  drawn = fringe_search_picture_draw (picture, cancellable, error);
  return drawn != NULL ? gdk_texture_new_from_bytes (drawn, error) : NULL;
}

/* Where there is no picture, its place is empty. */
static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeTreeThumb *self = FRINGE_TREE_THUMB (source);
  const FringeSearchPicture *picture = fringe_background_get_query (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->shown = *picture;
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), GDK_PAINTABLE (texture));
}

static gboolean
is_same (const FringeSearchPicture *a, const FringeSearchPicture *b)
{
  return g_str_equal (a->name, b->name) && a->theme == b->theme && a->scale == b->scale;
}

static gboolean
begin (gpointer data)
{
  FringeTreeThumb *self = data;

  self->later = 0;
  self->wanted.scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  if (*self->wanted.name == '\0' || is_same (&self->wanted, &self->shown))
    return G_SOURCE_REMOVE;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  fringe_background_run (self, load, g_memdup2 (&self->wanted, sizeof self->wanted), g_free, g_object_unref, NULL, NULL,
                         self->cancellable, on_loaded, NULL);
  return G_SOURCE_REMOVE;
}

/* What is around it is seen before its picture is thought of. */
static void
begin_later (FringeTreeThumb *self)
{
  if (self->later == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->later = g_idle_add_full (G_PRIORITY_LOW, begin, self, NULL);
}

static void
fringe_tree_thumb_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_tree_thumb_parent_class)->map (widget);
  begin_later (FRINGE_TREE_THUMB (widget));
}

/* A picture that asks for more height where it gets more width would push what is below it out of line. */
static void
fringe_tree_thumb_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  const FringeSearchPicture *picture = &FRINGE_TREE_THUMB (widget)->wanted;

  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? picture->width : picture->height);
}

static void
fringe_tree_thumb_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (FRINGE_TREE_THUMB (widget)->picture, width, height, baseline, NULL);
}

static void
fringe_tree_thumb_dispose (GObject *object)
{
  FringeTreeThumb *self = FRINGE_TREE_THUMB (object);

  g_clear_handle_id (&self->later, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  G_OBJECT_CLASS (fringe_tree_thumb_parent_class)->dispose (object);
}

static void
fringe_tree_thumb_class_init (FringeTreeThumbClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_tree_thumb_dispose;
  widget_class->map = fringe_tree_thumb_map;
  widget_class->measure = fringe_tree_thumb_measure;
  widget_class->size_allocate = fringe_tree_thumb_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fringe_tree_thumb_init (FringeTreeThumb *self)
{
  self->picture = gtk_picture_new ();
  gtk_picture_set_content_fit (GTK_PICTURE (self->picture), GTK_CONTENT_FIT_SCALE_DOWN);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (begin_later), NULL);
}

void
fringe_tree_thumb_show (FringeTreeThumb *self, const FringeSearchPicture *picture)
{
  FringeThemeKind theme = self->wanted.theme;

  self->wanted = *picture;
  self->wanted.theme = theme;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  begin_later (self);
}

void
fringe_tree_thumb_set_theme (FringeTreeThumb *self, FringeThemeKind theme)
{
  self->wanted.theme = theme;
  begin_later (self);
}
