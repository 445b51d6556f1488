/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means-question.h"

#include "fringe-board-text.h"
#include "fringe-file-bytes.h"
#include "fringe-file-chooser.h"
#include "fringe-means-items.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>
#include <string.h>

#define FILE_MAX (1u << 20)

struct _FringeMeansQuestion
{
  FringeBin parent_instance;

  GtkTextView *text_view;
  GtkMenuButton *example_button;
  GtkEntry *goal_entry;
  GtkSpinButton *sample_spin;
  GtkSpinButton *seed_spin;
  GtkLabel *example_label;
  GtkLabel *file_error;
  GCancellable *loading; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (FringeMeansQuestion, fringe_means_question, FRINGE_TYPE_BIN)

void
fringe_means_question_show_example (FringeMeansQuestion *self, const FringeMeansExample *example)
{
  const FringeBoard goal = fringe_experiment_preset_goal ();
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&goal, text);
  gtk_editable_set_text (GTK_EDITABLE (self->goal_entry), text);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view), example->text, -1);
  fringe_label_show (self->example_label, fringe_means_example_title (example));
}

/* What is changed is no example any more. */
static void
on_changed (FringeMeansQuestion *self)
{
  fringe_label_show (self->example_label, "");
  fringe_label_show (self->file_error, "");
}

static char *
read_goal (FringeMeansQuestion *self, FringeBoard *goal)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->goal_entry));
  FringeBoardError problem;
  gboolean is_right = fringe_board_parse (text, strlen (text), 0, 0, goal, &problem);

  fringe_entry_show_wrong (self->goal_entry, !is_right);
  if (is_right)
    return NULL;
  gtk_widget_grab_focus (GTK_WIDGET (self->goal_entry));
  return fringe_board_error_sentence (&problem, text, strlen (text));
}

/* Puts the cursor where the first fault is. */
static void
show_fault (FringeMeansQuestion *self, const FringeMeansFault *fault)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  GtkTextIter place;

  gtk_text_buffer_get_iter_at_line_offset (buffer, &place, MAX (fault->line, 1) - 1, MAX (fault->column, 1) - 1);
  gtk_text_buffer_place_cursor (buffer, &place);
  gtk_text_view_scroll_mark_onscreen (self->text_view, gtk_text_buffer_get_insert (buffer));
  gtk_widget_grab_focus (GTK_WIDGET (self->text_view));
}

static char *
read_means (FringeMeansQuestion *self, GArray **means)
{
  g_autofree char *text = NULL;
  g_autoptr (GArray) faults = NULL;

  g_object_get (gtk_text_view_get_buffer (self->text_view), "text", &text, NULL);
  *means = fringe_means_read (text, strlen (text), &faults);
  if (*means != NULL)
    return NULL;
  show_fault (self, &g_array_index (faults, FringeMeansFault, 0));
  return fringe_means_faults_text (faults);
}

char *
fringe_means_question_read (FringeMeansQuestion *self, FringeMeansQuery *query)
{
  char *sentence = read_goal (self, &query->goal);

  if (sentence == NULL)
    sentence = read_means (self, &query->means);
  gtk_spin_button_update (self->sample_spin);
  gtk_spin_button_update (self->seed_spin);
  query->sample = (guint) gtk_spin_button_get_value_as_int (self->sample_spin);
  query->seed = (guint64) gtk_spin_button_get_value (self->seed_spin);
  return sentence;
}

/* Files. */

static void
take_bytes (FringeMeansQuestion *self, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length), *text = length > 0 ? data : "";

  if (g_utf8_validate (text, (gssize) length, NULL))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view), text, (int) length);
  else
    fringe_label_show (self->file_error, _ ("The text is not UTF-8."));
}

static void
on_loaded (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeMeansQuestion) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = fringe_file_bytes_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (bytes != NULL)
    take_bytes (self, bytes);
  else
    fringe_label_show (self->file_error, error->message);
}

static void
load (FringeMeansQuestion *self, GFile *file)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  self->loading = g_cancellable_new ();
  fringe_file_bytes_read (file, FILE_MAX, self->loading, on_loaded, g_object_ref (self));
}

static void
on_chosen (FringeMeansQuestion *self, int response, GtkNativeDialog *chooser)
{
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL)
    load (self, file);
}

static void
on_open (FringeMeansQuestion *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (_ ("Open"), window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  fringe_file_chooser_ask (chooser, G_CALLBACK (on_chosen), self);
}

static gboolean
on_drop (FringeMeansQuestion *self, const GValue *value)
{
  const GSList *files = g_value_get_boxed (value);

  if (files != NULL)
    load (self, files->data);
  return files != NULL;
}

/* The widget. */

static void
fringe_means_question_dispose (GObject *object)
{
  FringeMeansQuestion *self = FRINGE_MEANS_QUESTION (object);

  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  G_OBJECT_CLASS (fringe_means_question_parent_class)->dispose (object);
}

static void
fringe_means_question_class_init (FringeMeansQuestionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_means_question_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-means-question.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, text_view);
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, example_button);
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, sample_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, seed_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, example_label);
  gtk_widget_class_bind_template_child (widget_class, FringeMeansQuestion, file_error);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_open);
}

/* The text view takes texts that are dropped, and would take files as their names. */
static void
accept_files (FringeMeansQuestion *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
list_examples (FringeMeansQuestion *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (int i = 0; i < FRINGE_N_MEANS_EXAMPLES; i++)
    {
      g_autofree char *action = g_strdup_printf ("explain.example(%d)", i);

      g_menu_append (menu, fringe_means_example_title (&fringe_means_examples ()[i]), action);
    }
  gtk_menu_button_set_menu_model (self->example_button, G_MENU_MODEL (menu));
}

static void
fringe_means_question_init (FringeMeansQuestion *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_entry_take_board (GTK_EDITABLE (self->goal_entry));
  accept_files (self);
  list_examples (self);
  fringe_means_question_show_example (self, fringe_means_examples ());
}
