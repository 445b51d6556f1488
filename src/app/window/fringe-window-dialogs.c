/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-exercise-opener.h"
#include "fringe-exam-dialog.h"
#include "fringe-experiment-dialog.h"
#include "fringe-explain-dialog.h"
#include "fringe-export-dialog.h"
#include "fringe-find-dialog.h"
#include "fringe-fork-dialog.h"
#include "fringe-formula-dialog.h"
#include "fringe-lesson-dialog.h"
#include "fringe-pattern-dialog.h"
#include "fringe-preferences-dialog.h"
#include "fringe-print.h"
#include "fringe-puzzle-dialog.h"
#include "fringe-samples.h"
#include "fringe-table-dialog.h"
#include "fringe-trace-dialog.h"

#include <glib/gi18n.h>

/* The dialogs that a window opens, and what it does with what is chosen in them. */

static void
on_puzzle_chosen (FringeWindow *self, FringePuzzleDialog *dialog)
{
  FringeBoard start, goal;

  fringe_puzzle_dialog_get_boards (dialog, &start, &goal);
  fringe_window_choose_puzzle (self, &start, &goal, NULL);
}

void
fringe_window_use_start (GtkWindow *window, const FringeBoard *start)
{
  FringeWindow *self = FRINGE_WINDOW (window);
  FringeBoard usual = fringe_board_standard_goal (start->rows, start->columns);
  FringeBoard before
      = fringe_window_is_fresh (self) ? usual : *fringe_search_goal (fringe_session_get_search (self->session));
  FringeBoard goal = fringe_board_choose_goal (start, &before);
  gboolean is_other = fringe_board_same_size (&goal, &before) && !fringe_board_equal (&goal, &before);

  fringe_window_choose_puzzle (self, start, &goal,
                               is_other ? _ ("This board cannot reach the old goal. The usual goal replaces it.")
                                        : NULL);
}

void
fringe_window_ask_puzzle (FringeWindow *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  FringePuzzleDialog *dialog = fringe_puzzle_dialog_new (GTK_WINDOW (self), fringe_window_get_theme (self));

  if (fringe_window_is_fresh (self))
    fringe_puzzle_dialog_begin (dialog);
  else
    fringe_puzzle_dialog_set_boards (dialog, fringe_search_start (search), fringe_search_goal (search));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_puzzle_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns: (nullable): the dialog of this type that the window has already, shown or not */
static gpointer
dialog_of (FringeWindow *self, GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

      if (G_OBJECT_TYPE (toplevel) == type && gtk_window_get_transient_for (toplevel) == GTK_WINDOW (self))
        return toplevel;
    }
  return NULL;
}

void
fringe_window_explain (FringeWindow *self)
{
  FringeExplainDialog *dialog = dialog_of (self, FRINGE_TYPE_EXPLAIN_DIALOG);

  if (dialog == NULL)
    dialog = fringe_explain_dialog_new (GTK_WINDOW (self), self->session);
  fringe_explain_dialog_open (dialog, fringe_window_get_theme (self));
}

void
fringe_window_check_trace (FringeWindow *self)
{
  FringeTraceDialog *dialog = dialog_of (self, FRINGE_TYPE_TRACE_DIALOG);

  if (dialog == NULL)
    dialog = fringe_trace_dialog_new (GTK_WINDOW (self), self->session);
  fringe_trace_dialog_open (dialog, fringe_window_get_theme (self));
}

void
fringe_window_experiment (FringeWindow *self)
{
  FringeExperimentDialog *dialog = dialog_of (self, FRINGE_TYPE_EXPERIMENT_DIALOG);

  if (dialog == NULL)
    dialog = fringe_experiment_dialog_new (GTK_WINDOW (self));
  fringe_experiment_dialog_open (dialog, self->session, fringe_window_get_theme (self));
}

void
fringe_window_find_instance (FringeWindow *self)
{
  FringeFindDialog *dialog = dialog_of (self, FRINGE_TYPE_FIND_DIALOG);

  if (dialog == NULL)
    dialog = fringe_find_dialog_new (GTK_WINDOW (self), self->session);
  fringe_find_dialog_open (dialog, fringe_window_get_theme (self));
}

/* The card on the start page promises A*, whatever was searched last: else it is that of the first example. */
static void
be_astar_on_example (FringeWindow *self)
{
  guint n_samples;
  const FringeSample *sample = fringe_samples_get (&n_samples);
  FringeRules rules = fringe_sample_rules (sample);
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  fringe_exercise_open (gtk_window_get_application (GTK_WINDOW (self)), GTK_WINDOW (self), &start, &goal, &rules,
                        _ (sample->title));
}

void
fringe_window_be_astar (FringeWindow *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  if (fringe_window_is_starting (self) && fringe_search_rules (search)->algorithm != FRINGE_ALGORITHM_ASTAR)
    {
      be_astar_on_example (self);
      return;
    }
  fringe_exercise_open (gtk_window_get_application (GTK_WINDOW (self)), GTK_WINDOW (self), fringe_search_start (search),
                        fringe_search_goal (search), fringe_search_rules (search),
                        fringe_session_get_title (self->session));
}

void
fringe_window_show_preferences (FringeWindow *self)
{
  FringePreferencesDialog *dialog = dialog_of (self, FRINGE_TYPE_PREFERENCES_DIALOG);

  if (dialog == NULL)
    dialog = fringe_preferences_dialog_new (GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_rules_chosen (FringeWindow *self, const FringeRules *rules)
{
  FringeSession *right;

  fringe_acts_begin (self->acts);
  fringe_window_set_compares (self, TRUE);
  right = fringe_pair_get_session (fringe_window_get_pair (self), FRINGE_COMPARED_RIGHT);
  fringe_rules_model_set (fringe_session_get_rules (right), rules);
  fringe_acts_end (self->acts, NULL);
}

void
fringe_window_compare_all (FringeWindow *self)
{
  FringeTableDialog *dialog = fringe_table_dialog_new (GTK_WINDOW (self), fringe_session_get_search (self->session));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_rules_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns: the step that expanded the shown node, or while that is to come the one that generated it */
static guint
step_of_shown (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint id = fringe_session_get_shown (session), now = fringe_session_get_whole_step (session);
  guint removed = fringe_search_removed_step_at (search, id, now);

  return removed != UINT32_MAX ? removed : MIN (fringe_search_generated_step (search, id), now);
}

/* The panels are about the left search. */
void
fringe_window_fork_left (FringeWindow *self, guint fork_step, const FringeRules *rules)
{
  fringe_acts_begin (self->acts);
  fringe_window_set_compares (self, TRUE);
  fringe_pair_fork (fringe_window_get_pair (self), FRINGE_COMPARED_LEFT, fork_step, rules);
  fringe_acts_end (self->acts, NULL);
}

/* The trees stand side by side. */
static void
on_fork_chosen (FringeWindow *self, guint fork_step, const FringeRules *rules, FringeForkDialog *dialog)
{
  FringePair *pair;
  gboolean is_right;

  fringe_acts_begin (self->acts);
  fringe_window_set_compares (self, TRUE);
  pair = fringe_window_get_pair (self);
  is_right = fringe_fork_dialog_get_session (dialog) == fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  fringe_pair_fork (pair, is_right ? FRINGE_COMPARED_RIGHT : FRINGE_COMPARED_LEFT, fork_step, rules);
  fringe_acts_end (self->acts, NULL);
}

static void
ask_fork (FringeWindow *self, FringeSession *session, guint fork_step)
{
  FringeForkDialog *dialog = fringe_fork_dialog_new (GTK_WINDOW (self), session, fork_step);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_fork_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
fringe_window_fork_shown (FringeWindow *self)
{
  FringeSession *session = fringe_window_get_session_seen (self);
  const FringeSearch *search = fringe_session_get_search (session);
  guint last = fringe_session_last_fork_step (search);

  if (last != FRINGE_NO_FORK)
    ask_fork (self, session, MIN (step_of_shown (session), last));
  else if (!fringe_search_has_frontier (search))
    fringe_window_tell (self, _ ("This search has no frontier, so it cannot be forked."));
  else
    fringe_window_tell (self, _ ("This search has no steps, so it cannot be forked."));
}

/* Returns: the session whose rules have the focus, or that is seen */
static FringeSession *
session_ruled (FringeWindow *self)
{
  FringePairView *pair_view = fringe_trees_get_pair_view (self->trees);
  FringeSession *ruled = pair_view != NULL ? fringe_pair_view_get_ruled (pair_view) : NULL;

  return ruled != NULL ? ruled : fringe_window_get_session_seen (self);
}

void
fringe_window_ask_formula (FringeWindow *self)
{
  FringeFormulaDialog *dialog
      = fringe_formula_dialog_new (GTK_WINDOW (self), session_ruled (self), fringe_window_get_theme (self));

  gtk_window_present (GTK_WINDOW (dialog));
}

void
fringe_window_ask_pattern (FringeWindow *self)
{
  FringePatternDialog *dialog = fringe_pattern_dialog_new (GTK_WINDOW (self), session_ruled (self));

  gtk_window_present (GTK_WINDOW (dialog));
}

static FringeExportDialog *
export_dialog_new (FringeWindow *self)
{
  FringeExportDialog *dialog = fringe_export_dialog_new (GTK_WINDOW (self), fringe_window_get_session_seen (self),
                                                         fringe_trees_see (self->trees));

  g_signal_connect_object (dialog, "saved", G_CALLBACK (fringe_told_bar_tell_file), self->told_bar, G_CONNECT_SWAPPED);
  return dialog;
}

void
fringe_window_export (FringeWindow *self)
{
  gtk_window_present (GTK_WINDOW (export_dialog_new (self)));
}

void
fringe_window_export_subtree (FringeWindow *self)
{
  FringeExportDialog *dialog = export_dialog_new (self);

  fringe_export_dialog_set_what (dialog, FRINGE_EXPORT_OF_SUBTREE);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Where it has no title, it is called as its file is. */
void
fringe_window_export_lesson (FringeWindow *self)
{
  FringeLessonFile *lesson = fringe_lesson_gather (fringe_lesson_guide_get_lesson (fringe_window_get_guide (self)));
  FringeLessonDialog *dialog;

  if (*lesson->title == '\0')
    {
      g_free (lesson->title);
      lesson->title = fringe_document_get_name (self->document);
    }
  dialog = fringe_lesson_dialog_new (GTK_WINDOW (self), lesson);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (fringe_told_bar_tell_file), self->told_bar, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
fringe_window_export_questions (FringeWindow *self)
{
  FringeExamDialog *dialog = fringe_exam_dialog_new (GTK_WINDOW (self), self->session);

  g_signal_connect_object (dialog, "saved", G_CALLBACK (fringe_told_bar_tell_file), self->told_bar, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_printed (GtkPrintOperation *operation, GtkPrintOperationResult result, FringeWindow *self)
{
  g_autoptr (GError) error = NULL;
  const GError *reason = fringe_print_get_error (operation);
  g_autofree char *facts = fringe_print_get_facts (operation);

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  if (reason != NULL || error != NULL)
    fringe_window_tell (self, reason != NULL ? reason->message : error->message);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY && facts != NULL)
    {
      /* Translators: %s is a sentence about its size on the paper. */
      g_autofree char *text = g_strdup_printf (_ ("The tree goes to the printer. %s"), facts);

      fringe_window_tell (self, text);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    fringe_window_tell (self, _ ("The tree goes to the printer."));
}

void
fringe_window_print (FringeWindow *self)
{
  g_autoptr (GtkPrintOperation) operation = fringe_print_new (fringe_trees_see (self->trees));

  g_signal_connect_object (operation, "done", G_CALLBACK (on_printed), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), NULL);
}
