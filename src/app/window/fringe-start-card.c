/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-start-card.h"

#include "fringe-background.h"
#include "fringe-sample-picture.h"
#include "fringe-sentences.h"
#include "fringe-session.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* The picture fills a card of the least width. */
#define PICTURE_WIDTH 282
#define PICTURE_HEIGHT 120

/**
 * FringeStartCard:
 * @wanted: what the picture is to be of
 * @shown: what it is of; where nothing is shown, of no example
 * @later: an idle callback that begins to make it, or 0
 * @cancellable: (nullable): what is being made
 */
struct _FringeStartCard
{
  GtkButton parent_instance;

  GtkPicture *picture;
  GtkLabel *title_label;
  GtkLabel *subject_label;
  GtkLabel *puzzle_label;
  GtkLabel *algorithm_label;
  FringeSamplePicture wanted, shown;
  guint later;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (FringeStartCard, fringe_start_card, GTK_TYPE_BUTTON)

/* What is no picture in the cache any more is drawn anew. Returns: (transfer full): a GdkTexture */
static gpointer
load (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  const FringeSamplePicture *picture = query;
  g_autoptr (GBytes) kept = fringe_sample_picture_read (picture, cancellable), drawn = NULL;
  GdkTexture *texture = kept != NULL ? gdk_texture_new_from_bytes (kept, NULL) : NULL;

  if (texture != NULL)
    return texture;
  drawn = fringe_sample_picture_draw (picture, cancellable, error);
  return drawn != NULL ? gdk_texture_new_from_bytes (drawn, error) : NULL;
}

/* A card without its picture opens the example all the same. */
static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeStartCard *self = FRINGE_START_CARD (source);
  const FringeSamplePicture *picture = fringe_background_get_query (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->shown = *picture;
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

static gboolean
is_same (const FringeSamplePicture *a, const FringeSamplePicture *b)
{
  return a->sample == b->sample && a->theme == b->theme && a->scale == b->scale;
}

static gboolean
begin (gpointer data)
{
  FringeStartCard *self = data;

  self->later = 0;
  self->wanted.scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  if (is_same (&self->wanted, &self->shown))
    return G_SOURCE_REMOVE;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  fringe_background_run (self, load, g_memdup2 (&self->wanted, sizeof self->wanted), g_free, g_object_unref, NULL, NULL,
                         self->cancellable, on_loaded, NULL);
  return G_SOURCE_REMOVE;
}

/* The page is seen before its pictures are thought of. */
static void
begin_later (FringeStartCard *self)
{
  if (self->later == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->later = g_idle_add_full (G_PRIORITY_LOW, begin, self, NULL);
}

static void
fringe_start_card_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_start_card_parent_class)->map (widget);
  begin_later (FRINGE_START_CARD (widget));
}

static void
fringe_start_card_dispose (GObject *object)
{
  FringeStartCard *self = FRINGE_START_CARD (object);

  g_clear_handle_id (&self->later, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (fringe_start_card_parent_class)->dispose (object);
}

static void
fringe_start_card_class_init (FringeStartCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_start_card_dispose;
  widget_class->map = fringe_start_card_map;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-start-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, picture);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, subject_label);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, puzzle_label);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, algorithm_label);
}

static void
fringe_start_card_init (FringeStartCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_given_name_keep (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (begin_later), NULL);
}

FringeStartCard *
fringe_start_card_new (const FringeSample *sample, guint i)
{
  FringeStartCard *self = g_object_new (FRINGE_TYPE_START_CARD, NULL);
  const FringeRules rules = fringe_sample_rules (sample);
  g_autofree char *puzzle = NULL, *words = fringe_session_rules_text (&rules);
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  puzzle = fringe_puzzle_title (start.rows, start.columns);
  self->wanted
      = (FringeSamplePicture) { .sample = sample, .width = PICTURE_WIDTH, .height = PICTURE_HEIGHT, .scale = 1 };
  gtk_label_set_label (self->title_label, _ (sample->title));
  gtk_label_set_label (self->subject_label, _ (sample->subject));
  gtk_label_set_label (self->puzzle_label, puzzle);
  gtk_label_set_label (self->algorithm_label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (sample->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (sample->subject), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.sample");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", i);
  return self;
}

void
fringe_start_card_set_theme (FringeStartCard *self, FringeThemeKind theme)
{
  self->wanted.theme = theme;
  begin_later (self);
}
