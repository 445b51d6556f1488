/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-dialog.h"

#include "fringe-board-text.h"
#include "fringe-file-bytes.h"
#include "fringe-sentences.h"
#include "fringe-trace-items.h"
#include "fringe-trace-read.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* A file may have so many bytes here, and no more of it is shown to be edited. */
#define FILE_MAX (16u * 1024 * 1024)
#define SHOWN_MAX (64u * 1024)

/**
 * FringeTraceDialog:
 * @bytes: (nullable): a file that is too large to be shown, or no text; else the text is what the view has
 * @loading: cancels the reading of a file
 * @rules: those that were asked for, if @has_rules
 */
struct _FringeTraceDialog
{
  FringeQuestionDialog parent_instance;

  GtkTextView *text_view;
  GtkLabel *file_label;
  GtkEntry *goal_entry;
  GtkCheckButton *rules_check;
  GtkLabel *error_label;

  GBytes *bytes;
  GCancellable *loading;

  FringeTrace *trace;
  FringeBoard start, goal;
  gboolean has_rules;
  FringeRules rules;
  FringeTraceAnswer *answer;
};

G_DEFINE_FINAL_TYPE (FringeTraceDialog, fringe_trace_dialog, FRINGE_TYPE_QUESTION_DIALOG)

static const FringeSearch *
search_of (FringeTraceDialog *self)
{
  return fringe_session_get_search (fringe_question_dialog_get_session (FRINGE_QUESTION_DIALOG (self)));
}

static const FringeRules *
asked_rules (FringeTraceDialog *self)
{
  return self->has_rules ? &self->rules : NULL;
}

static void
show_error (FringeTraceDialog *self, const char *sentence)
{
  fringe_question_dialog_show_error (FRINGE_QUESTION_DIALOG (self), sentence);
}

/* What is asked. */

static GBytes *
get_bytes (FringeTraceDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  GtkTextIter start, end;
  char *text;

  if (self->bytes != NULL)
    return g_bytes_ref (self->bytes);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  return g_bytes_new_take (text, strlen (text));
}

static gboolean
read_trace (FringeTraceDialog *self)
{
  const FringeTraceWords words = { .rows = 0 };
  g_autoptr (GBytes) bytes = get_bytes (self);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  FringeTrace *trace = fringe_trace_read (text != NULL ? text : "", length, &words, &error);

  if (trace == NULL)
    {
      show_error (self, error->message);
      return FALSE;
    }
  g_clear_pointer (&self->trace, fringe_trace_unref);
  self->trace = trace;
  fringe_trace_board (trace, 0, &self->start);
  return TRUE;
}

/* Where none is typed, it is that of the puzzle in the window if the trace begins with its start. */
static gboolean
read_goal (FringeTraceDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->goal_entry));
  const FringeSearch *search = search_of (self);
  g_autofree char *sentence = NULL;
  FringeBoardError problem;

  if (*text == '\0')
    {
      self->goal = fringe_board_equal (fringe_search_start (search), &self->start)
                       ? *fringe_search_goal (search)
                       : fringe_trace_usual_goal (self->trace);
      return TRUE;
    }
  if (fringe_board_parse (text, strlen (text), self->start.rows, self->start.columns, &self->goal, &problem))
    return TRUE;
  sentence = fringe_board_error_sentence (&problem, text, strlen (text));
  show_error (self, sentence);
  gtk_widget_grab_focus (GTK_WIDGET (self->goal_entry));
  return FALSE;
}

static gboolean
can_reach_goal (FringeTraceDialog *self)
{
  g_autofree char *sentence = NULL;

  if (fringe_board_verdict (&self->start, &self->goal).solvable)
    return TRUE;
  sentence = fringe_verdict_sentence (&self->start, &self->goal);
  show_error (self, sentence);
  return FALSE;
}

/* The perfect heuristic is there for small boards only. */
static void
read_rules (FringeTraceDialog *self)
{
  self->rules = *fringe_search_rules (search_of (self));
  self->has_rules = gtk_check_button_get_active (self->rules_check)
                    && fringe_heuristic_fits (self->rules.heuristic, self->start.rows, self->start.columns);
}

static void
on_checked (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeTraceDialog) self = data;
  g_autoptr (GError) error = NULL;
  FringeTraceAnswer *answer = fringe_trace_check_finish (result, &error);
  g_autofree char *summary = NULL;
  g_autoptr (GListModel) items = NULL;

  if (!fringe_question_dialog_end (FRINGE_QUESTION_DIALOG (self), error))
    return;
  g_clear_pointer (&self->answer, fringe_trace_answer_free);
  self->answer = answer;
  summary = fringe_trace_items_summary (answer, asked_rules (self));
  items = fringe_trace_items (answer, self->trace);
  fringe_question_dialog_show_answer (FRINGE_QUESTION_DIALOG (self), summary, items, NULL);
}

static void
ask (FringeQuestionDialog *dialog)
{
  FringeTraceDialog *self = FRINGE_TRACE_DIALOG (dialog);
  FringeTraceQuery query;

  show_error (self, "");
  if (!read_trace (self) || !read_goal (self) || !can_reach_goal (self))
    return;
  read_rules (self);
  query = (FringeTraceQuery) {
    .trace = self->trace, .start = self->start, .goal = self->goal, .rules = asked_rules (self)
  };
  fringe_trace_check_async (&query, fringe_question_dialog_on_progress, self, fringe_question_dialog_begin (dialog),
                            on_checked, g_object_ref (self));
}

static char *
answer_text (FringeQuestionDialog *dialog)
{
  FringeTraceDialog *self = FRINGE_TRACE_DIALOG (dialog);

  return fringe_trace_items_text (self->answer, self->trace, asked_rules (self));
}

static void
open_answer (FringeQuestionDialog *dialog, guint number)
{
  FringeTraceDialog *self = FRINGE_TRACE_DIALOG (dialog);
  FringeSession *session = fringe_question_dialog_get_session (dialog);
  guint step;
  FringeRules rules = fringe_trace_item_rules (self->answer, number, &step);

  fringe_session_begin_change (session);
  fringe_session_open (session, &rules, &self->start, &self->goal, NULL);
  fringe_session_explore (session, step);
  fringe_session_go_to (session, step);
  fringe_session_end_change (session);
}

/* Files. */

static void
forget_file (FringeTraceDialog *self)
{
  g_clear_pointer (&self->bytes, g_bytes_unref);
  fringe_label_show (self->file_label, "");
}

/* Small texts are shown, and may be edited. */
static void
take_bytes (FringeTraceDialog *self, GBytes *bytes, const char *name)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autofree char *size = g_format_size (length), *sentence = NULL;

  show_error (self, "");
  if (length <= SHOWN_MAX && g_utf8_validate (text, (gssize) length, NULL))
    {
      gtk_text_buffer_set_text (buffer, length > 0 ? text : "", (int) length);
      forget_file (self);
      return;
    }
  gtk_text_buffer_set_text (buffer, "", 0);
  self->bytes = g_bytes_ref (bytes);
  /* Translators: the name of a file, and its size. */
  sentence = g_strdup_printf (_ ("The file “%s” (%s) is checked."), name, size);
  fringe_label_show (self->file_label, sentence);
}

static void
on_loaded (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeTraceDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = fringe_file_bytes_finish (result, &error);
  g_autofree char *name = g_file_get_basename (G_FILE (file));

  if (bytes != NULL)
    take_bytes (self, bytes, name);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    show_error (self, _ ("The file is too large. In a terminal, “fringe-cli check-trace” takes larger ones."));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_error (self, error->message);
}

static void
load (FringeTraceDialog *self, GFile *file)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  self->loading = g_cancellable_new ();
  fringe_file_bytes_read (file, FILE_MAX, self->loading, on_loaded, g_object_ref (self));
}

static gboolean
on_drop (FringeTraceDialog *self, const GValue *value)
{
  const GSList *files = g_value_get_boxed (value);

  if (files == NULL || !fringe_question_dialog_asks (FRINGE_QUESTION_DIALOG (self)))
    return FALSE;
  load (self, files->data);
  return TRUE;
}

/* The text view takes texts that are dropped, and would take files as their names. */
static void
accept_files (FringeTraceDialog *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
on_typed (FringeTraceDialog *self)
{
  if (gtk_text_buffer_get_char_count (gtk_text_view_get_buffer (self->text_view)) > 0)
    forget_file (self);
}

/* The dialog. */

void
fringe_trace_dialog_open (FringeTraceDialog *self, FringeThemeKind theme)
{
  FringeQuestionDialog *dialog = FRINGE_QUESTION_DIALOG (self);

  if (fringe_question_dialog_asks (dialog))
    gtk_widget_grab_focus (GTK_WIDGET (self->text_view));
  fringe_question_dialog_present (dialog, theme);
}

static void
fringe_trace_dialog_dispose (GObject *object)
{
  FringeTraceDialog *self = FRINGE_TRACE_DIALOG (object);

  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  G_OBJECT_CLASS (fringe_trace_dialog_parent_class)->dispose (object);
}

static void
fringe_trace_dialog_finalize (GObject *object)
{
  FringeTraceDialog *self = FRINGE_TRACE_DIALOG (object);

  g_clear_pointer (&self->answer, fringe_trace_answer_free);
  g_clear_pointer (&self->trace, fringe_trace_unref);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  G_OBJECT_CLASS (fringe_trace_dialog_parent_class)->finalize (object);
}

static void
fringe_trace_dialog_class_init (FringeTraceDialogClass *klass)
{
  FringeQuestionDialogClass *question_class = FRINGE_QUESTION_DIALOG_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_trace_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = fringe_trace_dialog_finalize;
  question_class->ask = ask;
  question_class->text = answer_text;
  question_class->opened = open_answer;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-trace-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTraceDialog, text_view);
  gtk_widget_class_bind_template_child (widget_class, FringeTraceDialog, file_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTraceDialog, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeTraceDialog, rules_check);
  gtk_widget_class_bind_template_child (widget_class, FringeTraceDialog, error_label);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
}

static void
fringe_trace_dialog_init (FringeTraceDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_question_dialog_set_words (FRINGE_QUESTION_DIALOG (self), _ ("C_heck"),
                                    _ ("The trace is compared with all conventions."), self->error_label);
  accept_files (self);
}

FringeTraceDialog *
fringe_trace_dialog_new (GtkWindow *parent, FringeSession *session)
{
  return fringe_question_dialog_new (FRINGE_TYPE_TRACE_DIALOG, parent, session);
}
