/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-dialog.h"

#include <glib/gi18n.h>

struct _FringeExportDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  FringeTreePicture *seen;
  GSettings *settings;
  GtkFileChooserNative *chooser;
  GCancellable *cancellable; /* while a file is written */

  GtkDropDown *what_list;
  GtkDropDown *format_list;
  GtkDropDown *theme_list;
  GtkSpinButton *scale_spin;
  GtkCheckButton *legend_check;
  GtkLabel *error_label;
  GtkSpinner *spinner;
};

G_DEFINE_FINAL_TYPE (FringeExportDialog, fringe_export_dialog, GTK_TYPE_WINDOW)

/* One export: what the thread needs, apart from the dialog. The session keeps the record alive. */
typedef struct
{
  FringeSession *session;
  FringeTreePicture *seen;
  FringePicture picture; /* as chosen */
  FringeFormat format;
  GFile *file;
  double scale_used;
} Job;

static guint saved_signal;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->session);
  g_object_unref (job->file);
  fringe_tree_picture_unref (job->seen);
  g_free (job);
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  (void) source;
  if (fringe_picture_save (&job->picture, job->format, job->file, cancellable, &job->scale_used, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
set_busy (FringeExportDialog *self, gboolean busy)
{
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.save", !busy);
}

static char *
saved_sentence (const Job *job)
{
  g_autofree char *name = g_file_get_parse_name (job->file);
  double scale = job->format == FRINGE_FORMAT_PNG ? job->picture.scale : 1;

  if (job->scale_used < scale)
    /* Translators: a file name, and a percentage */
    return g_strdup_printf (_ ("Saved %1$s, scaled down to %2$.3g %% because the format holds no more."), name,
                               100 * job->scale_used / scale);
  return g_strdup_printf (_ ("Saved %s."), name);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  (void) data;
  g_clear_object (&self->cancellable);
  set_busy (self, FALSE);
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        gtk_label_set_label (self->error_label, error->message);
      return;
    }
  sentence = saved_sentence (g_task_get_task_data (G_TASK (result)));
  g_signal_emit (self, saved_signal, 0, sentence);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* What the name ends in, where that is a format; else the one that was chosen. */
static FringeFormat
format_of (FringeExportDialog *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  FringeFormat format = (FringeFormat) gtk_drop_down_get_selected (self->format_list);

  fringe_format_from_file_name (name, &format);
  return format;
}

static void
save (FringeExportDialog *self, GFile *file)
{
  Job *job = g_new0 (Job, 1);
  g_autoptr (GTask) task = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  job->session = g_object_ref (self->session);
  job->seen = fringe_tree_picture_ref (self->seen);
  job->picture = self->seen->picture;
  job->picture.what = (FringeWhat) gtk_drop_down_get_selected (self->what_list);
  job->picture.theme = (FringeThemeKind) gtk_drop_down_get_selected (self->theme_list);
  job->picture.scale = gtk_spin_button_get_value (self->scale_spin);
  if (!gtk_check_button_get_active (self->legend_check))
    job->picture.n_legend = 0;
  job->format = format_of (self, file);
  job->file = g_object_ref (file);
  if (uri != NULL)
    g_settings_set_string (self->settings, "export-folder", uri);

  gtk_label_set_label (self->error_label, "");
  set_busy (self, TRUE);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, on_done, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work);
}

static void
on_file (FringeExportDialog *self, int response)
{
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser)) : NULL;

  g_clear_object (&self->chooser);
  if (file != NULL)
    save (self, file);
}

static void
remember_choices (FringeExportDialog *self)
{
  g_settings_set_enum (self->settings, "export-what", (int) gtk_drop_down_get_selected (self->what_list));
  g_settings_set_enum (self->settings, "export-format", (int) gtk_drop_down_get_selected (self->format_list));
  g_settings_set_enum (self->settings, "export-theme", (int) gtk_drop_down_get_selected (self->theme_list));
  g_settings_set_double (self->settings, "export-scale", gtk_spin_button_get_value (self->scale_spin));
}

static void
on_save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (widget);
  FringeFormat format = (FringeFormat) gtk_drop_down_get_selected (self->format_list);
  /* Translators: the name that is suggested for a picture; %s is the ending: png, svg, pdf */
  g_autofree char *name = g_strdup_printf (_ ("search tree.%s"), fringe_format_name (format));
  g_autofree char *uri = g_settings_get_string (self->settings, "export-folder");
  g_autoptr (GFile) folder = *uri != '\0' ? g_file_new_for_uri (uri) : NULL;

  (void) action;
  (void) parameter;
  remember_choices (self);
  self->chooser = gtk_file_chooser_native_new (_ ("Export Picture"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                  _ ("_Save"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (self->chooser), folder, NULL);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (on_file), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* While a file is written, closing cancels that, and a second time closes. */
static gboolean
fringe_export_dialog_close_request (GtkWindow *window)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (window);

  if (self->cancellable != NULL)
    {
      g_cancellable_cancel (self->cancellable);
      return GDK_EVENT_STOP;
    }
  return GTK_WINDOW_CLASS (fringe_export_dialog_parent_class)->close_request (window);
}

static gboolean
format_has_pixels (GObject *object, guint format)
{
  (void) object;
  return format == FRINGE_FORMAT_PNG;
}

static void
fringe_export_dialog_dispose (GObject *object)
{
  FringeExportDialog *self = FRINGE_EXPORT_DIALOG (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);
  g_clear_pointer (&self->seen, fringe_tree_picture_unref);
  G_OBJECT_CLASS (fringe_export_dialog_parent_class)->dispose (object);
}

static void
fringe_export_dialog_class_init (FringeExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_export_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = fringe_export_dialog_close_request;
  saved_signal = g_signal_new ("saved", FRINGE_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, what_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, format_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, theme_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, scale_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, legend_check);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExportDialog, spinner);
  gtk_widget_class_bind_template_callback (widget_class, format_has_pixels);
  gtk_widget_class_install_action (widget_class, "export.save", NULL, on_save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_export_dialog_init (FringeExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  gtk_drop_down_set_selected (self->what_list, (guint) g_settings_get_enum (self->settings, "export-what"));
  gtk_drop_down_set_selected (self->format_list, (guint) g_settings_get_enum (self->settings, "export-format"));
  gtk_drop_down_set_selected (self->theme_list, (guint) g_settings_get_enum (self->settings, "export-theme"));
  gtk_spin_button_set_value (self->scale_spin, g_settings_get_double (self->settings, "export-scale"));
}

FringeExportDialog *
fringe_export_dialog_new (GtkWindow *parent, FringeSession *session, FringeTreePicture *seen)
{
  FringeExportDialog *self = g_object_new (FRINGE_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->seen = seen;
  if (seen->picture.theme == FRINGE_THEME_DARK)
    gtk_widget_add_css_class (GTK_WIDGET (self), "dark");
  return self;
}
