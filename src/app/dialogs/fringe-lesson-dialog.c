/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-dialog.h"

#include "fringe-background.h"
#include "fringe-color-scheme.h"
#include "fringe-export-chooser.h"
#include "fringe-file-bytes.h"
#include "fringe-file-chooser.h"
#include "fringe-lesson-export.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

#define PULSE_INTERVAL 100

/* In the order of the list. */
static const char *const papers[] = { "a4", "letter" };

struct _FringeLessonDialog
{
  GtkWindow parent_instance;

  FringeLessonFile *lesson;
  GCancellable *cancellable; /* while a file is written */
  gint told;                 /* how much of it is */
  guint pulse;

  GtkWidget *grid;
  GtkDropDown *form;
  GtkDropDown *theme;
  GtkDropDown *paper;
  GtkProgressBar *progress_bar;
  GtkLabel *error_label;
};

G_DEFINE_FINAL_TYPE (FringeLessonDialog, fringe_lesson_dialog, GTK_TYPE_WINDOW)

static guint saved_signal;

/* What a thread needs; the dialog stays as long as it works. */
typedef struct
{
  FringeLessonExport export;
  GFile *file;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->file);
  g_free (job);
}

static FringeLessonForm
form_of (FringeLessonDialog *self)
{
  return (FringeLessonForm) gtk_drop_down_get_selected (self->form);
}

/* Each form begins with the theme that suits it; a page is light or dark as its reader wants it to be. */
static void
on_form (FringeLessonDialog *self)
{
  gtk_drop_down_set_selected (self->theme, (guint) fringe_lesson_form_theme (form_of (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->theme), form_of (self) != FRINGE_LESSON_FORM_PAGE);
  gtk_widget_set_visible (GTK_WIDGET (self->paper), form_of (self) == FRINGE_LESSON_FORM_HANDOUT);
  fringe_label_show (self->error_label, "");
}

static Job *
job_new (FringeLessonDialog *self, GFile *file)
{
  Job *job = g_new0 (Job, 1);

  job->file = g_object_ref (file);
  job->export = (FringeLessonExport) { .lesson = self->lesson,
                                       .form = form_of (self),
                                       .theme = (FringeThemeKind) gtk_drop_down_get_selected (self->theme),
                                       .portion = fringe_portion_of (&self->told) };
  fringe_paper_from_name (papers[gtk_drop_down_get_selected (self->paper)], &job->export.paper);
  return job;
}

/* Returns: (transfer full): the name of the file */
static gpointer
write_file (gconstpointer query,
            FringeProgress progress,
            gpointer progress_data,
            GCancellable *cancellable,
            GError **error)
{
  const Job *job = query;

  return fringe_lesson_export_save (&job->export, job->file, cancellable, error) ? fringe_file_name (job->file) : NULL;
}

static gboolean
show_progress (gpointer data)
{
  FringeLessonDialog *self = data;

  gtk_progress_bar_set_fraction (self->progress_bar, (double) g_atomic_int_get (&self->told) / FRINGE_PORTION_ALL);
  return G_SOURCE_CONTINUE;
}

static void
set_busy (FringeLessonDialog *self, gboolean busy)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.save", !busy);
  gtk_widget_set_sensitive (self->grid, !busy);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), busy);
  g_clear_handle_id (&self->pulse, g_source_remove);
  if (busy)
    self->pulse = g_timeout_add (PULSE_INTERVAL, show_progress, self);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeLessonDialog *self = FRINGE_LESSON_DIALOG (source);
  const Job *job = fringe_background_get_query (result);
  g_autoptr (GError) error = NULL;
  g_autofree char *written = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *name = fringe_file_name (job->file), *sentence = NULL;

  g_clear_object (&self->cancellable);
  set_busy (self, FALSE);
  if (written != NULL)
    {
      sentence = g_strdup_printf (_ ("Saved %s."), name);
      g_signal_emit (self, saved_signal, 0, sentence, job->file);
      fringe_dialog_end (GTK_WINDOW (self));
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    sentence = g_strdup (_ ("The export was cancelled. No file was written."));
  else
    /* Translators: a file, and a sentence that says why */
    sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
  fringe_label_show (self->error_label, sentence);
}

static void
save (FringeLessonDialog *self, GFile *file)
{
  self->told = 0;
  self->cancellable = g_cancellable_new ();
  fringe_label_show (self->error_label, "");
  set_busy (self, TRUE);
  fringe_background_run (self, write_file, job_new (self, file), job_free, g_free, NULL, NULL, self->cancellable,
                         on_done, NULL);
}

static void
on_file (FringeLessonDialog *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = fringe_export_chooser_take (chooser, response);

  if (file != NULL)
    save (self, file);
}

static void
on_save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FringeLessonDialog *self = FRINGE_LESSON_DIALOG (widget);
  g_autofree char *title = g_strdelimit (g_strdup (self->lesson->title), "/\n", '-');
  g_autofree char *name = g_strconcat (title, ".", fringe_lesson_form_ending (form_of (self)), NULL);

  fringe_file_chooser_ask (fringe_export_chooser_new (GTK_WINDOW (self), _ ("Save"), name), G_CALLBACK (on_file), self);
}

/* While a file is written, closing cancels that; the dialog stays, to say so. */
static gboolean
fringe_lesson_dialog_close_request (GtkWindow *window)
{
  FringeLessonDialog *self = FRINGE_LESSON_DIALOG (window);

  if (self->cancellable == NULL)
    return GTK_WINDOW_CLASS (fringe_lesson_dialog_parent_class)->close_request (window);
  g_cancellable_cancel (self->cancellable);
  return GDK_EVENT_STOP;
}

/* The dialog is unmapped when its parent is closed, too; then nothing more is written. */
static void
fringe_lesson_dialog_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (FRINGE_LESSON_DIALOG (widget)->cancellable);
  GTK_WIDGET_CLASS (fringe_lesson_dialog_parent_class)->unmap (widget);
}

static void
fringe_lesson_dialog_dispose (GObject *object)
{
  FringeLessonDialog *self = FRINGE_LESSON_DIALOG (object);

  g_clear_handle_id (&self->pulse, g_source_remove);
  G_OBJECT_CLASS (fringe_lesson_dialog_parent_class)->dispose (object);
}

static void
fringe_lesson_dialog_finalize (GObject *object)
{
  g_clear_pointer (&FRINGE_LESSON_DIALOG (object)->lesson, fringe_lesson_file_free);
  G_OBJECT_CLASS (fringe_lesson_dialog_parent_class)->finalize (object);
}

static void
fringe_lesson_dialog_class_init (FringeLessonDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_lesson_dialog_dispose;
  object_class->finalize = fringe_lesson_dialog_finalize;
  widget_class->unmap = fringe_lesson_dialog_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = fringe_lesson_dialog_close_request;
  saved_signal = g_signal_new ("saved", FRINGE_TYPE_LESSON_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               2, G_TYPE_STRING, G_TYPE_FILE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-lesson-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLessonDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonDialog, form);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonDialog, theme);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonDialog, paper);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonDialog, error_label);
  gtk_widget_class_bind_template_callback (widget_class, on_form);
  gtk_widget_class_install_action (widget_class, "export.save", NULL, on_save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Where letters are written on American paper, so are handouts. */
static void
fringe_lesson_dialog_init (FringeLessonDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_selected (self->paper, g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER));
  on_form (self);
}

FringeLessonDialog *
fringe_lesson_dialog_new (GtkWindow *parent, FringeLessonFile *lesson)
{
  FringeLessonDialog *self = g_object_new (FRINGE_TYPE_LESSON_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  self->lesson = lesson;
  return self;
}
