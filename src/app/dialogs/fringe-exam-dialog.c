/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-dialog.h"

#include "fringe-color-scheme.h"
#include "fringe-exam-file.h"
#include "fringe-export-chooser.h"
#include "fringe-file-bytes.h"
#include "fringe-file-chooser.h"
#include "fringe-sentences.h"
#include "fringe-traits-panel.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

struct _FringeExamDialog
{
  GtkWindow parent_instance;

  FringeExamQuery query;
  FringeTrait wanted[FRINGE_N_TRAIT_KINDS];
  GFile *file;
  GCancellable *cancellable; /* while a file is written */

  GtkWidget *grid;
  GtkDropDown *format;
  GtkSpinButton *questions_spin;
  GtkBox *kinds_box;
  GtkCheckButton *kinds[FRINGE_N_EXAM_KINDS];
  GtkSpinButton *seed_spin;
  GtkEditable *title_entry;
  GtkExpander *traits_expander;
  FringeTraitsPanel *traits;
  GtkProgressBar *progress_bar;
  GtkLabel *error_label;
};

G_DEFINE_FINAL_TYPE (FringeExamDialog, fringe_exam_dialog, GTK_TYPE_WINDOW)

static guint saved_signal;

static FringeExamFormat
format_of (FringeExamDialog *self)
{
  return (FringeExamFormat) gtk_drop_down_get_selected (self->format);
}

static guint
kinds_of (FringeExamDialog *self)
{
  guint kinds = 0;

  for (int i = 0; i < FRINGE_N_EXAM_KINDS; i++)
    if (gtk_check_button_get_active (self->kinds[i]))
      kinds |= 1u << i;
  return kinds;
}

static gboolean
is_busy (FringeExamDialog *self)
{
  return self->cancellable != NULL;
}

static void
update (FringeExamDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exam.save", !is_busy (self));
  gtk_widget_set_sensitive (self->grid, !is_busy (self));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_busy (self));
}

static void
on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (FRINGE_EXAM_DIALOG (data)->progress_bar, fraction);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeExamDialog) self = data;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = fringe_exam_save_finish (result, &error);
  g_autofree char *name = fringe_file_name (self->file), *sentence = NULL;

  g_clear_object (&self->cancellable);
  update (self);
  if (is_saved)
    {
      g_autofree char *too_large = fringe_exam_size_sentence (self->file, format_of (self));
      g_autofree char *saved = g_strdup_printf (_ ("Saved %s."), name);

      sentence = fringe_sentences_join (saved, too_large != NULL ? too_large : "");
      g_signal_emit (self, saved_signal, 0, sentence, self->file);
      fringe_dialog_end (GTK_WINDOW (self));
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    sentence = g_strdup (_ ("The export was cancelled. No file was written."));
  else if (error->domain == FRINGE_EXAM_ERROR)
    sentence = g_strdup (error->message);
  else
    /* Translators: a file, and a sentence that says why */
    sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
  fringe_label_show (self->error_label, sentence);
}

/* Returns: whether there is something to ask, of boards that can be; else what is wrong is said */
static gboolean
read_query (FringeExamDialog *self)
{
  gboolean can_hold;

  gtk_spin_button_update (self->questions_spin);
  gtk_spin_button_update (self->seed_spin);
  self->query.find.seed = (guint64) gtk_spin_button_get_value (self->seed_spin);
  self->query.n_questions = (guint) gtk_spin_button_get_value_as_int (self->questions_spin);
  self->query.kinds = kinds_of (self);
  can_hold = fringe_traits_panel_read (self->traits, &self->query.find, self->wanted);
  if (!can_hold)
    gtk_expander_set_expanded (self->traits_expander, TRUE);
  fringe_label_show (self->error_label, self->query.kinds == 0 ? _ ("Check what is asked about.") : "");
  return can_hold && self->query.kinds != 0;
}

static void
save (FringeExamDialog *self)
{
  self->cancellable = g_cancellable_new ();
  fringe_label_show (self->error_label, "");
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  update (self);
  fringe_exam_save_async (&self->query, format_of (self), gtk_editable_get_text (self->title_entry), self->file,
                          on_progress, self, self->cancellable, on_done, g_object_ref (self));
}

static void
on_file (FringeExamDialog *self, int response, GtkFileChooserNative *chooser)
{
  g_clear_object (&self->file);
  self->file = fringe_export_chooser_take (chooser, response);
  if (self->file != NULL)
    save (self);
}

static void
on_save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FringeExamDialog *self = FRINGE_EXAM_DIALOG (widget);
  const char *title = gtk_editable_get_text (self->title_entry);
  /* Translators: the name of a file with questions. */
  g_autofree char *stem = g_strdelimit (g_strdup (*title != '\0' ? title : _ ("exam")), "/\n", '-');
  g_autofree char *name = g_strconcat (stem, ".", fringe_exam_format_ending (format_of (self)), NULL);

  if (!read_query (self))
    return;
  fringe_file_chooser_ask (fringe_export_chooser_new (GTK_WINDOW (self), _ ("Save"), name), G_CALLBACK (on_file), self);
}

/* While a file is written, closing cancels that; the dialog stays, to say so. */
static gboolean
fringe_exam_dialog_close_request (GtkWindow *window)
{
  FringeExamDialog *self = FRINGE_EXAM_DIALOG (window);

  if (!is_busy (self))
    return GTK_WINDOW_CLASS (fringe_exam_dialog_parent_class)->close_request (window);
  g_cancellable_cancel (self->cancellable);
  return GDK_EVENT_STOP;
}

/* The dialog is unmapped when its parent is closed, too; then nothing more is written. */
static void
fringe_exam_dialog_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (FRINGE_EXAM_DIALOG (widget)->cancellable);
  GTK_WIDGET_CLASS (fringe_exam_dialog_parent_class)->unmap (widget);
}

static void
fringe_exam_dialog_dispose (GObject *object)
{
  FringeExamDialog *self = FRINGE_EXAM_DIALOG (object);

  g_clear_object (&self->file);
  G_OBJECT_CLASS (fringe_exam_dialog_parent_class)->dispose (object);
}

static void
fringe_exam_dialog_class_init (FringeExamDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_exam_dialog_dispose;
  widget_class->unmap = fringe_exam_dialog_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = fringe_exam_dialog_close_request;
  saved_signal = g_signal_new ("saved", FRINGE_TYPE_EXAM_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                               G_TYPE_STRING, G_TYPE_FILE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-exam-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, format);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, questions_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, kinds_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, seed_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, title_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, traits_expander);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, traits);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeExamDialog, error_label);
  gtk_widget_class_install_action (widget_class, "exam.save", NULL, on_save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
add_kinds (FringeExamDialog *self)
{
  for (int i = 0; i < FRINGE_N_EXAM_KINDS; i++)
    {
      GtkWidget *check = gtk_check_button_new_with_label (fringe_exam_kind_title ((FringeExamKind) i));

      self->kinds[i] = GTK_CHECK_BUTTON (check);
      gtk_check_button_set_active (self->kinds[i], TRUE);
      gtk_box_append (self->kinds_box, check);
    }
}

static void
fringe_exam_dialog_init (FringeExamDialog *self)
{
  g_autoptr (GtkStringList) formats = gtk_string_list_new (NULL);

  g_type_ensure (FRINGE_TYPE_TRAITS_PANEL);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The traits are folded away: what nobody sees must not decide which boards are taken. */
  fringe_traits_panel_uncheck (self->traits);
  for (int i = 0; i < FRINGE_N_EXAM_FORMATS; i++)
    gtk_string_list_append (formats, fringe_exam_format_title ((FringeExamFormat) i));
  gtk_drop_down_set_model (self->format, G_LIST_MODEL (formats));
  add_kinds (self);
  update (self);
}

FringeExamDialog *
fringe_exam_dialog_new (GtkWindow *parent, FringeSession *session)
{
  FringeExamDialog *self = g_object_new (FRINGE_TYPE_EXAM_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  self->query.find.goal = *fringe_search_goal (fringe_session_get_search (session));
  self->query.find.rules = *fringe_rules_model_get (fringe_session_get_rules (session));
  return self;
}
