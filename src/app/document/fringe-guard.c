/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-guard.h"

#include <glib/gi18n.h>
#include <string.h>

#define QUESTION_KEY "fringe-question"

/* The responses of GTK have other meanings. */
enum
{
  RESPONSE_RELOAD = 1,
  RESPONSE_OVERWRITE,
  RESPONSE_SAVE_AS,
};

GtkFileChooserNative *
fringe_guard_chooser_new (GtkWindow *window,
                          const char *title,
                          GtkFileChooserAction action,
                          const char *accept,
                          const char *what)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, accept, NULL);
  g_autoptr (GtkFileFilter) ours = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (ours, what);
  gtk_file_filter_add_suffix (ours, &FRINGE_SESSION_ENDING[1]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), ours);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

/* What waits for an answer. */
typedef struct
{
  GtkWindow *window;
  FringeDocument *document;
  FringeGuardFunc answered;
  gpointer data;
  GDestroyNotify free_data;
  GtkFileChooserNative *chooser;
  GFile *there;       /* (nullable): what would be overwritten */
  gboolean is_saving; /* whether its window goes when that is done */
} Question;

static Question *
question_new (GtkWindow *window,
              FringeDocument *document,
              FringeGuardFunc answered,
              gpointer data,
              GDestroyNotify free_data)
{
  Question *question = g_new0 (Question, 1);

  *question = (Question) { .window = g_object_ref (window),
                           .document = g_object_ref (document),
                           .answered = answered,
                           .data = data,
                           .free_data = free_data };
  return question;
}

static void
forget_chooser (Question *question)
{
  if (question->chooser != NULL)
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (question->chooser));
  g_clear_object (&question->chooser);
}

static void
answer (Question *question, gboolean goes_on)
{
  forget_chooser (question);
  g_clear_object (&question->there);
  if (question->is_saving)
    g_object_set_data (G_OBJECT (question->window), QUESTION_KEY, NULL);
  if (question->answered != NULL && fringe_document_get_session (question->document) != NULL)
    question->answered (question->window, question->document, goes_on, question->data);
  if (question->free_data != NULL)
    question->free_data (question->data);
  g_object_unref (question->document);
  g_object_unref (question->window);
  g_free (question);
}

/* A number that is being typed counts when it is left, and what closes or saves a window leaves it. */
static void
take_typed (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *field = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (field != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (field));
}

gboolean
fringe_guard_is_needed (GtkWindow *window, FringeDocument *document)
{
  take_typed (window);
  return fringe_document_is_unsaved (document);
}

static void on_saved (GObject *source, GAsyncResult *result, gpointer data);

static void
save_to (Question *question, GFile *file, gboolean overwrites)
{
  fringe_document_save (question->document, file, overwrites, on_saved, question);
}

/* Returns: (transfer full): that of a file which is not there yet */
static char *
first_name (FringeDocument *document)
{
  g_autofree char *title = fringe_document_get_name (document);

  if (fringe_document_get_lesson (document) == NULL)
    return g_strdup (_ ("session.fringe"));
  return g_strconcat (g_strdelimit (title, "/", '-'), FRINGE_SESSION_ENDING, NULL);
}

static void on_named (Question *question, int response);

static void
ask_for_name (Question *question)
{
  GFile *file = fringe_document_get_file (question->document);
  const gboolean is_lesson = fringe_document_get_lesson (question->document) != NULL;
  g_autofree char *name = first_name (question->document);
  GtkFileChooser *chooser;

  question->chooser = fringe_guard_chooser_new (question->window, is_lesson ? _ ("Save Lesson") : _ ("Save Session"),
                                                GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"),
                                                is_lesson ? _ ("Lessons") : _ ("Sessions"));
  chooser = GTK_FILE_CHOOSER (question->chooser);
  if (file == NULL || !gtk_file_chooser_set_file (chooser, file, NULL))
    gtk_file_chooser_set_current_name (chooser, name);
  g_signal_connect_swapped (chooser, "response", G_CALLBACK (on_named), question);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static GtkWidget *
dialog_new (Question *question, const char *sentence, const char *explanation)
{
  GtkWidget *dialog = gtk_message_dialog_new (question->window, GTK_DIALOG_MODAL, GTK_MESSAGE_QUESTION,
                                              GTK_BUTTONS_NONE, "%s", sentence);

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", explanation);
  return dialog;
}

/* Takes over @dialog, to which the callback answers with @question and the response. */
static void
put (Question *question, GtkWidget *dialog, const char *title, GCallback on_response)
{
  gtk_window_set_title (GTK_WINDOW (dialog), title);
  g_object_set_data (G_OBJECT (question->window), QUESTION_KEY, dialog);
  g_signal_connect_swapped (dialog, "response", on_response, question);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
take_away (Question *question, GtkWindow *dialog)
{
  g_object_set_data (G_OBJECT (question->window), QUESTION_KEY, NULL);
  gtk_window_destroy (dialog);
}

static void
style (GtkWidget *dialog, int response, const char *css_class)
{
  gtk_widget_add_css_class (gtk_dialog_get_widget_for_response (GTK_DIALOG (dialog), response), css_class);
}

/* Adds the ending that was left out, unless there is a file without it: that was agreed to be replaced. */
static GFile *
with_ending (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file), *longer = g_strconcat (name, FRINGE_SESSION_ENDING, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) better = folder != NULL ? g_file_get_child (folder, longer) : NULL;

  if (better == NULL || strchr (name, '.') != NULL || g_file_query_exists (file, NULL))
    return g_object_ref (file);
  return g_steal_pointer (&better);
}

/* Who reloads has not saved, and does not go on to what it was to be saved for. */
static void
on_overwrite_response (Question *question, int response, GtkWindow *dialog)
{
  g_autoptr (GFile) file = g_steal_pointer (&question->there);
  const gboolean is_open = fringe_document_get_session (question->document) != NULL;

  take_away (question, dialog);
  if (is_open && response == RESPONSE_OVERWRITE)
    save_to (question, file, TRUE);
  else if (is_open && response == RESPONSE_SAVE_AS)
    ask_for_name (question);
  else
    {
      if (is_open && response == RESPONSE_RELOAD)
        fringe_document_open (question->document, file);
      answer (question, FALSE);
    }
}

static void
ask_to_overwrite (Question *question,
                  GFile *file,
                  const char *name,
                  const char *explanation,
                  const char *title,
                  gboolean can_reload)
{
  /* Translators: the name of a file */
  g_autofree char *sentence = g_strdup_printf (_ ("Overwrite “%s”?"), name);
  GtkWidget *dialog = dialog_new (question, sentence, explanation);

  question->there = g_object_ref (file);
  gtk_dialog_add_button (GTK_DIALOG (dialog), _ ("_Cancel"), GTK_RESPONSE_CANCEL);
  if (can_reload)
    gtk_dialog_add_button (GTK_DIALOG (dialog), _ ("_Reload"), RESPONSE_RELOAD);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("_Overwrite"), RESPONSE_OVERWRITE, _ ("Save _As…"), RESPONSE_SAVE_AS,
                          NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), RESPONSE_SAVE_AS);
  style (dialog, RESPONSE_OVERWRITE, "destructive-action");
  style (dialog, RESPONSE_SAVE_AS, "suggested-action");
  put (question, dialog, title, G_CALLBACK (on_overwrite_response));
}

/* The dialog for files knew nothing of the ending that was added, so it did not ask. */
static void
ask_about_existing (Question *question, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  ask_to_overwrite (question, file, name, _ ("There is a file of this name already. Overwriting loses what is in it."),
                    _ ("File Exists"), FALSE);
}

/* Somebody else wrote to the file that is open. */
static void
ask_whose_to_keep (Question *question)
{
  g_autofree char *name = fringe_document_get_name (question->document);

  ask_to_overwrite (question, fringe_document_get_file (question->document), name,
                    _ ("Another program or window has changed the file. Overwriting loses those changes. Reloading "
                       "loses the changes made here."),
                    _ ("Changed File"), TRUE);
}

static void
on_named (Question *question, int response)
{
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (question->chooser)) : NULL;
  g_autoptr (GFile) better = file != NULL ? with_ending (file) : NULL;

  forget_chooser (question);
  if (better == NULL)
    answer (question, FALSE);
  else if (!g_file_equal (better, file) && g_file_query_exists (better, NULL))
    ask_about_existing (question, better);
  else
    save_to (question, better, TRUE);
}

/* There is one question at a time: the one that stands is about the same file. Another puzzle, which is in no file, may
 * have come while this one was being saved. */
static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  Question *question = data;
  const FringeSaved saved = fringe_document_save_finish (FRINGE_DOCUMENT (source), result);
  gpointer asked = g_object_get_data (G_OBJECT (question->window), QUESTION_KEY);
  const gboolean stands = asked != NULL && asked != question->window;

  if (saved == FRINGE_SAVED_WOULD_OVERWRITE && !stands && fringe_document_get_session (question->document) != NULL
      && fringe_document_get_file (question->document) != NULL)
    ask_whose_to_keep (question);
  else
    answer (question, saved == FRINGE_SAVED_ALL);
}

static void
save (Question *question, gboolean anew)
{
  GFile *file = fringe_document_get_file (question->document);

  if (!fringe_document_can_save (question->document))
    answer (question, FALSE);
  else if (file != NULL && !anew)
    save_to (question, file, FALSE);
  else
    ask_for_name (question);
}

void
fringe_guard_save (GtkWindow *window,
                   FringeDocument *document,
                   gboolean anew,
                   FringeGuardFunc answered,
                   gpointer data,
                   GDestroyNotify free_data)
{
  take_typed (window);
  save (question_new (window, document, answered, data, free_data), anew);
}

/* Until that is done the window itself stands for the question: another would stay when the window has gone. */
static void
save_and_go (Question *question)
{
  question->is_saving = TRUE;
  g_object_set_data (G_OBJECT (question->window), QUESTION_KEY, question->window);
  save (question, FALSE);
}

static void
on_response (Question *question, int response, GtkWindow *dialog)
{
  take_away (question, dialog);
  if (response == GTK_RESPONSE_YES)
    save_and_go (question);
  else
    answer (question, response == GTK_RESPONSE_NO);
}

static void
ask_whether_to_save (Question *question)
{
  g_autofree char *name = fringe_document_get_name (question->document);
  /* Translators: the name of a file, or of a puzzle */
  g_autofree char *sentence = g_strdup_printf (_ ("Save the changes to “%s”?"), name);
  GtkWidget *dialog = dialog_new (question, sentence, _ ("Unsaved changes will be lost."));

  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("_Cancel"), GTK_RESPONSE_CANCEL, _ ("_Discard"), GTK_RESPONSE_NO,
                          _ ("_Save"), GTK_RESPONSE_YES, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_YES);
  style (dialog, GTK_RESPONSE_NO, "destructive-action");
  style (dialog, GTK_RESPONSE_YES, "suggested-action");
  put (question, dialog, _ ("Unsaved Changes"), G_CALLBACK (on_response));
}

void
fringe_guard_ask (GtkWindow *window,
                  FringeDocument *document,
                  FringeGuardFunc answered,
                  gpointer data,
                  GDestroyNotify free_data)
{
  GtkWindow *asked = g_object_get_data (G_OBJECT (window), QUESTION_KEY);
  Question *question;

  if (asked != NULL)
    {
      gtk_window_present (asked);
      if (free_data != NULL)
        free_data (data);
      return;
    }
  question = question_new (window, document, answered, data, free_data);
  if (fringe_guard_is_needed (window, document))
    ask_whether_to_save (question);
  else
    answer (question, TRUE);
}
