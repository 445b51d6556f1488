/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-dialog.h"

#include "fringe-background.h"
#include "fringe-color-scheme.h"
#include "fringe-export-choices.h"
#include "fringe-export-chooser.h"
#include "fringe-export-preview.h"
#include "fringe-file-bytes.h"
#include "fringe-file-chooser.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

#define PULSE_INTERVAL 100

struct _FringeExportDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  FringeTreePicture *seen;
  guint root; /* of the subtree */
  GSettings *settings;
  GCancellable *cancellable; /* while a file is written */
  FringeExportJob *job;      /* that is written */
  guint pulse;
  gboolean is_loading;

  FringeExportPreview *preview;
  GtkWidget *grid;
  GtkProgressBar *progress_bar;
  GtkLabel *error_label;
};

G_DEFINE_FINAL_TYPE (FringeExportDialog, fringe_export_dialog, GTK_TYPE_WINDOW)

static guint saved_signal;

static GtkWidget *
widget_of (FringeExportDialog *self, FringeExportOption option)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (self), FRINGE_TYPE_EXPORT_DIALOG, fringe_export_option_name (option)));
}

static int
get_value (GtkWidget *widget)
{
  if (GTK_IS_DROP_DOWN (widget))
    return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (widget));
  if (GTK_IS_SPIN_BUTTON (widget))
    return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget));
  return GTK_IS_CHECK_BUTTON (widget) && gtk_check_button_get_active (GTK_CHECK_BUTTON (widget));
}

static void
set_value (GtkWidget *widget, int value)
{
  if (GTK_IS_DROP_DOWN (widget))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), (guint) value);
  else if (GTK_IS_SPIN_BUTTON (widget))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), value);
  else if (GTK_IS_CHECK_BUTTON (widget))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), value);
}

static FringeExportChoices
choices (FringeExportDialog *self)
{
  FringeExportChoices chosen
      = { .title = gtk_editable_get_text (GTK_EDITABLE (widget_of (self, FRINGE_EXPORT_TITLE))),
          .caption = gtk_editable_get_text (GTK_EDITABLE (widget_of (self, FRINGE_EXPORT_CAPTION))) };

  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    chosen.values[i] = get_value (widget_of (self, (FringeExportOption) i));
  return chosen;
}

static FringeExportJob *
new_job (FringeExportDialog *self)
{
  FringeExportChoices chosen = choices (self);

  return fringe_export_job_new (self->session, self->seen, self->root, &chosen);
}

static void
on_changed (FringeExportDialog *self)
{
  FringeExportChoices chosen;
  g_autoptr (FringeExportJob) job = NULL;

  if (self->is_loading)
    return;
  chosen = choices (self);
  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    gtk_widget_set_visible (widget_of (self, (FringeExportOption) i),
                            fringe_export_choices_show (&chosen, (FringeExportOption) i));
  job = new_job (self);
  fringe_export_preview_show (self->preview, job);
  fringe_label_show (self->error_label, "");
}

/* Returns: (transfer full): what became of the size */
static gpointer
write_file (gconstpointer query,
            FringeProgress progress,
            gpointer progress_data,
            GCancellable *cancellable,
            GError **error)
{
  const FringeExportJob *job = query;
  g_autofree FringeFit *fit = g_new (FringeFit, 1);

  return fringe_export_save (&job->export, job->file, cancellable, fit, error) ? g_steal_pointer (&fit) : NULL;
}

/* The bar tells how much of a picture is drawn. How far packing it has come is not known, nor how far a file is that is
 * no picture: then the bar only moves. */
static gboolean
show_progress (gpointer data)
{
  FringeExportDialog *self = data;
  int done = g_atomic_int_get (&self->job->progress);

  if (done > 0 && done < FRINGE_PORTION_ALL)
    gtk_progress_bar_set_fraction (self->progress_bar, (double) done / FRINGE_PORTION_ALL);
  else
    gtk_progress_bar_pulse (self->progress_bar);
  return G_SOURCE_CONTINUE;
}

static void
set_busy (FringeExportDialog *self, gboolean busy)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.save", !busy);
  gtk_widget_set_sensitive (self->grid, !busy);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), busy);
  g_clear_handle_id (&self->pulse, g_source_remove);
  if (busy)
    self->pulse = g_timeout_add (PULSE_INTERVAL, show_progress, self);
}

static char *
saved_sentence (const FringeExportJob *job, const FringeFit *fit)
{
  g_autofree char *name = fringe_file_name (job->file);
  g_autofree char *size = fringe_fit_facts (&job->export.picture, job->export.format, fit);

  if (size != NULL)
    /* Translators: a file name, and a sentence about the size of the picture */
    return g_strdup_printf (_ ("Saved %1$s. %2$s"), name, size);
  if (fringe_export_has_files (&job->export))
    /* Translators: a file name, to which numbers were added */
    return g_strdup_printf (_ ("Saved %s as numbered files."), name);
  return g_strdup_printf (_ ("Saved %s."), name);
}

static const char *
cancelled_sentence (const FringeExportJob *job)
{
  if (fringe_export_has_files (&job->export))
    return _ ("The export was cancelled. The finished files remain.");
  return _ ("The export was cancelled. No file was written.");
}

static char *
failed_sentence (const FringeExportJob *job, const GError *error)
{
  g_autofree char *name = fringe_file_name (job->file);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (cancelled_sentence (job));
  /* Translators: a file, and a sentence that says why */
  return g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (source);
  g_autoptr (FringeExportJob) job = g_steal_pointer (&self->job);
  g_autoptr (GError) error = NULL;
  g_autofree FringeFit *fit = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *sentence = NULL;

  g_clear_object (&self->cancellable);
  set_busy (self, FALSE);
  if (fit == NULL)
    {
      sentence = failed_sentence (job, error);
      fringe_label_show (self->error_label, sentence);
      return;
    }
  sentence = saved_sentence (job, fit);
  g_signal_emit (self, saved_signal, 0, sentence, job->file);
  fringe_dialog_end (GTK_WINDOW (self));
}

static void
save (FringeExportDialog *self, GFile *file)
{
  self->job = new_job (self);
  self->job->file = g_object_ref (file);
  self->cancellable = g_cancellable_new ();
  fringe_label_show (self->error_label, "");
  set_busy (self, TRUE);
  fringe_background_run (self, write_file, fringe_export_job_ref (self->job), (GDestroyNotify) fringe_export_job_unref,
                         g_free, NULL, NULL, self->cancellable, on_done, NULL);
}

/* A name that ends as another kind of picture says which kind is wanted. */
static void
take_format_of (FringeExportDialog *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (FringeExportJob) job = new_job (self);
  FringeFormat format;

  if (job->export.kind == FRINGE_EXPORT_PICTURE && fringe_format_from_file_name (name, &format))
    set_value (widget_of (self, FRINGE_EXPORT_FORMAT), (int) format);
}

static void
on_file (FringeExportDialog *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = fringe_export_chooser_take (chooser, response);

  if (file == NULL)
    return;
  take_format_of (self, file);
  save (self, file);
}

static void
on_save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (widget);
  g_autoptr (FringeExportJob) job = new_job (self);
  FringeExportChoices chosen = choices (self);
  /* Translators: the name that is suggested for a file; %s is the ending: png, svg, pdf */
  g_autofree char *name = g_strdup_printf (_ ("search tree.%s"), fringe_export_ending (&job->export));

  fringe_export_choices_save (&chosen, self->settings);
  fringe_file_chooser_ask (fringe_export_chooser_new (GTK_WINDOW (self), _ ("Save"), name), G_CALLBACK (on_file), self);
}

/* While a file is written, closing cancels that; the dialog stays, to say so. */
static gboolean
fringe_export_dialog_close_request (GtkWindow *window)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (window);

  if (self->cancellable != NULL)
    {
      g_cancellable_cancel (self->cancellable);
      return GDK_EVENT_STOP;
    }
  fringe_export_preview_stop (self->preview);
  return GTK_WINDOW_CLASS (fringe_export_dialog_parent_class)->close_request (window);
}

/* The dialog is unmapped when its parent is closed, too; then nothing more is written. */
static void
fringe_export_dialog_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (FRINGE_EXPORT_DIALOG (widget)->cancellable);
  GTK_WIDGET_CLASS (fringe_export_dialog_parent_class)->unmap (widget);
}

/* Fields go first: one that loses the focus takes what is half typed, and whoever hears of that needs the rest. */
static void
fringe_export_dialog_dispose (GObject *object)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (object);

  G_OBJECT_CLASS (fringe_export_dialog_parent_class)->dispose (object);
  g_clear_handle_id (&self->pulse, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);
  g_clear_pointer (&self->seen, fringe_tree_picture_unref);
}

static void
fringe_export_dialog_class_init (FringeExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_export_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = fringe_export_dialog_close_request;
  widget_class->unmap = fringe_export_dialog_unmap;
  saved_signal = g_signal_new ("saved", FRINGE_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               2, G_TYPE_STRING, G_TYPE_FILE);
  g_type_ensure (FRINGE_TYPE_EXPORT_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, error_label);
  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, fringe_export_option_name ((FringeExportOption) i), FALSE,
                                               0);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_install_action (widget_class, "export.save", NULL, on_save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_export_dialog_init (FringeExportDialog *self)
{
  self->is_loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
}

static void
load (FringeExportDialog *self)
{
  guint n_steps = fringe_session_get_n_told_steps (self->session);
  FringeExportChoices loaded;

  fringe_export_choices_load (&loaded, self->settings);
  loaded.values[FRINGE_EXPORT_STEP] = (int) self->seen->picture.step;
  loaded.values[FRINGE_EXPORT_DIRECTION] = self->seen->picture.direction;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (widget_of (self, FRINGE_EXPORT_STEP)), 0, n_steps);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (widget_of (self, FRINGE_EXPORT_FIRST_STEP)), 0, n_steps);
  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    set_value (widget_of (self, (FringeExportOption) i), loaded.values[i]);
  self->is_loading = FALSE;
  on_changed (self);
}

void
fringe_export_dialog_set_what (FringeExportDialog *self, FringeExportOf what)
{
  set_value (widget_of (self, FRINGE_EXPORT_WHAT), (int) what);
}

FringeExportDialog *
fringe_export_dialog_new (GtkWindow *parent, FringeSession *session, FringeTreePicture *seen)
{
  FringeExportDialog *self = g_object_new (FRINGE_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  self->session = g_object_ref (session);
  self->seen = seen;
  self->root = fringe_session_get_shown (session);
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  load (self);
  return self;
}
