/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

/**
 * FringeQuestionDialogClass:
 * @ask: reads the question; where it is one, begins to answer it with fringe_question_dialog_begin()
 * @text: returns (transfer full) the last answer as text
 * @opened: opens one of the answers in the session of the dialog
 *
 * A dialog with a question that takes long to answer, and the answers, any of which can be opened in a session. Closing
 * it cancels what runs and hides the dialog, so that question and answers are there again.
 *
 * The child of its template is the question, one of the type "answer" stands below the answers.
 */
#define FRINGE_TYPE_QUESTION_DIALOG (fringe_question_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (FringeQuestionDialog, fringe_question_dialog, FRINGE, QUESTION_DIALOG, GtkWindow)
struct _FringeQuestionDialogClass
{
  GtkWindowClass parent_class;

  void (*ask) (FringeQuestionDialog *self);
  char *(*text) (FringeQuestionDialog *self);
  void (*opened) (FringeQuestionDialog *self, guint number);
};

/* Returns: a dialog of @type, which belongs to @parent and asks about @session */
gpointer fringe_question_dialog_new (GType type, GtkWindow *parent, FringeSession *session);
FringeSession *fringe_question_dialog_get_session (FringeQuestionDialog *self);

/**
 * fringe_question_dialog_set_words:
 * @ask: on the button that asks
 * @progress: what is being done until there is an answer
 * @error: the label in the question that says what is wrong with it
 */
void
fringe_question_dialog_set_words (FringeQuestionDialog *self, const char *ask, const char *progress, GtkLabel *error);

void fringe_question_dialog_present (FringeQuestionDialog *self, FringeThemeKind theme);

/* Whether the question is seen, and not what came of it. */
gboolean fringe_question_dialog_asks (FringeQuestionDialog *self);

/* Cancels what runs and shows the question again. */
void fringe_question_dialog_show_question (FringeQuestionDialog *self);

/* Says what is wrong with the question; "" for nothing. */
void fringe_question_dialog_show_error (FringeQuestionDialog *self, const char *sentence);

/* Returns: (transfer none): what cancels the answering that begins now */
GCancellable *fringe_question_dialog_begin (FringeQuestionDialog *self);

/* @data: the dialog. */
void fringe_question_dialog_on_progress (double fraction, gpointer data);

/* What was begun has ended, with @error where there is no answer. Returns: whether an answer is to be shown */
gboolean fringe_question_dialog_end (FringeQuestionDialog *self, const GError *error);

/* @last: (nullable): what is said after @answers, of FringeAnswerItem */
void fringe_question_dialog_show_answer (FringeQuestionDialog *self,
                                         const char *summary,
                                         GListModel *answers,
                                         const char *last);
