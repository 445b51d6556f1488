/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-preview.h"

#include "fringe-background.h"
#include "fringe-moment.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

static void
set_kind (FringeExport *export, FringeExportAs format)
{
  static const FringeExportKind kinds[] = {
    [FRINGE_EXPORT_AS_PNG] = FRINGE_EXPORT_PICTURE,   [FRINGE_EXPORT_AS_SVG] = FRINGE_EXPORT_PICTURE,
    [FRINGE_EXPORT_AS_PDF] = FRINGE_EXPORT_PICTURE,   [FRINGE_EXPORT_AS_TEX] = FRINGE_EXPORT_PICTURE,
    [FRINGE_EXPORT_AS_PAGE] = FRINGE_EXPORT_PAGE,     [FRINGE_EXPORT_AS_DOT] = FRINGE_EXPORT_DATA,
    [FRINGE_EXPORT_AS_JSON] = FRINGE_EXPORT_DATA,     [FRINGE_EXPORT_AS_CSV] = FRINGE_EXPORT_DATA,
    [FRINGE_EXPORT_AS_POSTHOC] = FRINGE_EXPORT_DATA,  [FRINGE_EXPORT_AS_TRACE] = FRINGE_EXPORT_TRACE,
    [FRINGE_EXPORT_AS_COUNTS] = FRINGE_EXPORT_COUNTS, [FRINGE_EXPORT_AS_HANDOUT] = FRINGE_EXPORT_HANDOUT,
  };

  export->kind = kinds[format];
  if (export->kind == FRINGE_EXPORT_PICTURE)
    export->format = (FringeFormat) (format - FRINGE_EXPORT_AS_PNG);
  else if (export->kind == FRINGE_EXPORT_DATA)
    export->data_format = (FringeDataFormat) (format - FRINGE_EXPORT_AS_DOT);
}

/* Other programs lay a tree out for themselves: what is on the screen means nothing to them. A page has a tree. */
static void
set_part (FringePicture *picture, const FringeExportChoices *choices, guint root)
{
  FringeExportOf what = (FringeExportOf) choices->values[FRINGE_EXPORT_WHAT];

  if (what == FRINGE_EXPORT_OF_VIEW && choices->values[FRINGE_EXPORT_FORMAT] == FRINGE_EXPORT_AS_DOT)
    what = FRINGE_EXPORT_OF_TREE;
  if (what != FRINGE_EXPORT_OF_SUBTREE && choices->values[FRINGE_EXPORT_FORMAT] == FRINGE_EXPORT_AS_PAGE)
    what = FRINGE_EXPORT_OF_TREE;
  picture->what = what == FRINGE_EXPORT_OF_VIEW       ? FRINGE_WHAT_VIEW
                  : what == FRINGE_EXPORT_OF_SOLUTION ? FRINGE_WHAT_SOLUTION
                                                      : FRINGE_WHAT_TREE;
  picture->root = what == FRINGE_EXPORT_OF_SUBTREE ? root : 0;
  if (fringe_export_choices_show (choices, FRINGE_EXPORT_DIRECTION))
    picture->direction = (FringeDirection) choices->values[FRINGE_EXPORT_DIRECTION];
}

static void
set_steps (FringePicture *picture, const FringeExportChoices *choices)
{
  guint step = (guint) choices->values[FRINGE_EXPORT_STEP];

  if (step != picture->step || fringe_export_choices_show (choices, FRINGE_EXPORT_FIRST_STEP))
    picture->half = (FringeHalfStep) { 0 };
  picture->step = step;
  if (fringe_export_choices_show (choices, FRINGE_EXPORT_LINES))
    picture->frames = choices->values[FRINGE_EXPORT_LINES] ? FRINGE_FRAMES_GIVEN : FRINGE_FRAMES_STEPS;
  if (!fringe_export_choices_show (choices, FRINGE_EXPORT_FIRST_STEP))
    return;
  picture->frames = (FringeFrames) choices->values[FRINGE_EXPORT_FRAMES];
  picture->first_step = MIN ((guint) choices->values[FRINGE_EXPORT_FIRST_STEP], step);
  picture->plays = choices->values[FRINGE_EXPORT_PLAYS];
  picture->has_sentences = choices->values[FRINGE_EXPORT_SENTENCES];
}

static void
give_instants (FringeExportJob *self)
{
  FringePicture *picture = &self->export.picture;

  if (picture->frames != FRINGE_FRAMES_GIVEN || self->export.kind == FRINGE_EXPORT_PAGE)
    return;
  self->instants = fringe_tree_instants (picture->search, picture->first_step, picture->step, FRINGE_N_FRAMES_MAX);
  if (!picture->has_sentences)
    fringe_tree_leave_out_equal (picture->search, self->instants, picture->has_ghosts);
  picture->instants = (const FringeInstant *) (const void *) self->instants->data;
  picture->n_instants = self->instants->len;
}

static void
set_looks (FringePicture *picture, const FringeExportChoices *choices)
{
  const int *values = choices->values;

  picture->theme = fringe_export_choices_theme (choices);
  picture->scale = values[FRINGE_EXPORT_DPI] / FRINGE_PIXELS_PER_INCH;
  picture->is_transparent = values[FRINGE_EXPORT_TRANSPARENT];
  if (fringe_export_choices_show (choices, FRINGE_EXPORT_BLANK) && values[FRINGE_EXPORT_BLANK])
    picture->handout = FRINGE_HANDOUT_BLANK;
  picture->is_beamer = values[FRINGE_EXPORT_TEX] == FRINGE_EXPORT_TEX_BEAMER;
  picture->is_snippet = fringe_export_choices_show (choices, FRINGE_EXPORT_TEX)
                        && values[FRINGE_EXPORT_TEX] == FRINGE_EXPORT_TEX_SNIPPET;
  if (!values[FRINGE_EXPORT_LEGEND] || !fringe_export_choices_show (choices, FRINGE_EXPORT_LEGEND))
    picture->n_legend = 0;
}

static void
set_paper (FringeExportJob *self, const FringeExportChoices *choices)
{
  g_auto (GStrv) names = g_strsplit (fringe_paper_names (), ", ", -1);
  int paper = choices->values[FRINGE_EXPORT_PAPER];

  if (!fringe_export_choices_show (choices, FRINGE_EXPORT_MARGIN)
      || !fringe_paper_from_name (names[paper - 1], &self->paper))
    return;
  self->paper.margin = choices->values[FRINGE_EXPORT_MARGIN] * FRINGE_POINTS_PER_MM;
  self->paper.tiles = choices->values[FRINGE_EXPORT_TILE];
  self->export.picture.paper = &self->paper;
}

/* Takes what somebody wrote about the steps as it is now, because a thread needs it. */
static void
add_step_notes (FringeExportJob *self, FringeSession *session)
{
  const FringeSessionNotes *notes
      = fringe_step_notes_of (fringe_session_get_notes (session), self->export.picture.search);

  if (notes == NULL)
    return;
  self->step_notes = fringe_session_notes_copy (notes);
  self->export.picture.notes = self->step_notes->notes;
}

static void
add_words (FringeExportJob *self, const FringeExportChoices *choices)
{
  FringeExport *export = &self->export;
  FringePicture *picture = &export->picture;

  picture->title = self->title = g_strdup (choices->title);
  picture->caption = self->caption = g_strdup (choices->caption);
  export->sheet_format = (FringeSheetFormat) choices->values[FRINGE_EXPORT_SHEET];
  export->notes = (const char *const *) (self->notes = fringe_problem_sentences (picture->search));
}

FringeExportJob *
fringe_export_job_new (FringeSession *session, FringeTreePicture *seen, guint root, const FringeExportChoices *choices)
{
  FringeExportJob *self = g_atomic_rc_box_new0 (FringeExportJob);
  FringePicture *picture = &self->export.picture;

  self->seen = fringe_tree_picture_ref (seen);
  *picture = seen->picture;
  picture->portion = fringe_portion_of (&self->progress);
  set_kind (&self->export, (FringeExportAs) choices->values[FRINGE_EXPORT_FORMAT]);
  set_part (picture, choices, root);
  set_steps (picture, choices);
  give_instants (self);
  set_looks (picture, choices);
  set_paper (self, choices);
  add_words (self, choices);
  add_step_notes (self, session);
  return self;
}

FringeExportJob *
fringe_export_job_ref (FringeExportJob *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  FringeExportJob *self = data;

  g_clear_object (&self->file);
  fringe_tree_picture_unref (self->seen);
  g_clear_pointer (&self->instants, g_array_unref);
  g_free (self->title);
  g_free (self->caption);
  g_strfreev (self->notes);
  g_clear_pointer (&self->step_notes, fringe_session_notes_free);
}

void
fringe_export_job_unref (FringeExportJob *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Room for a picture, in pixels of the window. */
#define WIDTH 460
#define HEIGHT 420

struct _FringeExportPreview
{
  FringeBin parent_instance;

  FringeExportJob *job; /* what is to be seen */
  guint page;
  guint n_pages;
  GCancellable *cancellable; /* while it is drawn */
  gboolean is_late;          /* what is drawn is no longer what is to be seen */

  GtkStack *stack;
  GtkPicture *picture;
  GtkWidget *text_window;
  GtkTextView *text_view;
  GtkLabel *error_label;
  GtkSpinner *spinner;
  GtkWidget *pager;
  GtkLabel *page_label;
  GtkLabel *facts_label;
};

G_DEFINE_FINAL_TYPE (FringeExportPreview, fringe_export_preview, FRINGE_TYPE_BIN)

typedef struct
{
  FringeExportJob *job;
  guint page;
  int scale; /* pixels of the screen for one of the window */
} Drawing;

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  fringe_export_job_unref (drawing->job);
  g_free (drawing);
}

static void
preview_free (gpointer preview)
{
  fringe_preview_clear (preview);
  g_free (preview);
}

/* Returns: (transfer full): a FringePreview */
static gpointer
make_preview (gconstpointer query,
              FringeProgress progress,
              gpointer progress_data,
              GCancellable *cancellable,
              GError **error)
{
  const Drawing *drawing = query;
  FringePreview *preview = g_new0 (FringePreview, 1);

  if (fringe_preview_make (preview, &drawing->job->export, drawing->page, WIDTH * drawing->scale,
                           HEIGHT * drawing->scale, cancellable, error))
    return preview;
  preview_free (preview);
  return NULL;
}

static void
show_pages (FringeExportPreview *self, guint n_pages)
{
  g_autofree char *label = NULL;

  self->n_pages = n_pages;
  if (n_pages > 0)
    self->page = MIN (self->page, n_pages - 1);
  /* Translators: which page of how many is seen. */
  label = g_strdup_printf (_ ("%u of %u"), self->page + 1, n_pages);
  gtk_label_set_label (self->page_label, label);
  gtk_widget_set_visible (self->pager, n_pages > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.previous", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.next", self->page + 1 < n_pages);
}

static void
show_text (FringeExportPreview *self, const FringePreview *preview)
{
  /* Translators: stands where a text goes on. */
  g_autofree char *text = g_strconcat (preview->text, preview->is_cut ? "\n…" : NULL, NULL);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view), text, -1);
  gtk_stack_set_visible_child (self->stack, self->text_window);
}

static void
show_preview (FringeExportPreview *self, const Drawing *drawing, FringePreview *preview)
{
  g_autofree char *facts = fringe_export_facts (&drawing->job->export, preview);

  if (preview->image != NULL)
    {
      g_autoptr (GdkTexture) texture = fringe_texture_new (g_steal_pointer (&preview->image));

      gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->picture));
    }
  else
    show_text (self, preview);
  show_pages (self, preview->n_pages);
  gtk_label_set_label (self->facts_label, facts);
}

static void
show_error (FringeExportPreview *self, const GError *error)
{
  gtk_label_set_label (self->error_label, error->message);
  gtk_label_set_label (self->facts_label, "");
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->error_label));
  show_pages (self, 0);
}

static void draw (FringeExportPreview *self);

static void
on_drawn (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeExportPreview *self = FRINGE_EXPORT_PREVIEW (source);
  g_autoptr (GError) error = NULL;
  FringePreview *preview = g_task_propagate_pointer (G_TASK (result), &error);

  g_clear_object (&self->cancellable);
  if (self->job == NULL || self->is_late)
    draw (self);
  else
    {
      gtk_spinner_set_spinning (self->spinner, FALSE);
      if (preview != NULL)
        show_preview (self, fringe_background_get_query (result), preview);
      else
        show_error (self, error);
    }
  g_clear_pointer (&preview, preview_free);
}

static void
draw (FringeExportPreview *self)
{
  Drawing *drawing;

  self->is_late = FALSE;
  if (self->job == NULL)
    return;
  drawing = g_new (Drawing, 1);
  drawing->job = fringe_export_job_ref (self->job);
  drawing->page = self->page;
  drawing->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  gtk_spinner_set_spinning (self->spinner, TRUE);
  fringe_background_run (self, make_preview, drawing, drawing_free, preview_free, NULL, NULL, self->cancellable,
                         on_drawn, NULL);
}

/* Pages are drawn one at a time: the next one is begun when the last one is done or has given up. */
static void
draw_next (FringeExportPreview *self)
{
  if (self->cancellable == NULL)
    {
      draw (self);
      return;
    }
  self->is_late = TRUE;
  g_cancellable_cancel (self->cancellable);
}

void
fringe_export_preview_show (FringeExportPreview *self, FringeExportJob *job)
{
  gboolean had_frames = self->job != NULL && self->job->export.picture.frames != FRINGE_FRAMES_NONE;

  /* Where steps become pages, the last one is shown first, because it tells most. */
  if (job->export.picture.frames != FRINGE_FRAMES_NONE && !had_frames)
    self->page = G_MAXUINT;
  g_clear_pointer (&self->job, fringe_export_job_unref);
  self->job = fringe_export_job_ref (job);
  draw_next (self);
}

void
fringe_export_preview_stop (FringeExportPreview *self)
{
  g_clear_pointer (&self->job, fringe_export_job_unref);
  g_cancellable_cancel (self->cancellable);
}

static void
turn (FringeExportPreview *self, int pages)
{
  self->page = (guint) ((int) self->page + pages);
  draw_next (self);
}

static void
on_previous (GtkWidget *widget, const char *name, GVariant *parameter)
{
  turn (FRINGE_EXPORT_PREVIEW (widget), -1);
}

static void
on_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  turn (FRINGE_EXPORT_PREVIEW (widget), 1);
}

static void
fringe_export_preview_dispose (GObject *object)
{
  FringeExportPreview *self = FRINGE_EXPORT_PREVIEW (object);

  fringe_export_preview_stop (self);
  G_OBJECT_CLASS (fringe_export_preview_parent_class)->dispose (object);
}

static void
fringe_export_preview_class_init (FringeExportPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_export_preview_dispose;
  gtk_widget_class_set_css_name (widget_class, "exportpreview");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-export-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, stack);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, picture);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, text_window);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, text_view);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, spinner);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, pager);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, page_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExportPreview, facts_label);
  gtk_widget_class_install_action (widget_class, "preview.previous", NULL, on_previous);
  gtk_widget_class_install_action (widget_class, "preview.next", NULL, on_next);
}

static void
fringe_export_preview_init (FringeExportPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_pages (self, 0);
}
