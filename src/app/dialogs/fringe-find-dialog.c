/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find-dialog.h"

#include "fringe-answer-item.h"
#include "fringe-rules-panel.h"
#include "fringe-sentences.h"
#include "fringe-traits-panel.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FringeFindDialog
{
  FringeQuestionDialog parent_instance;

  FringeRulesModel *rules;
  FringeTraitsPanel *traits;
  GtkSpinButton *rows_spin;
  GtkSpinButton *columns_spin;
  GtkEntry *goal_entry;
  GtkLabel *goal_error;
  GtkSpinButton *count_spin;
  GtkSpinButton *seed_spin;
  FringeRulesPanel *rules_panel;
  GtkLabel *error_label;

  FringeBoard goal; /* that is typed, or was before what is no board */
  gboolean goal_is_fine;
  gboolean updating;
  FringeBoard taken_goal; /* from the session, as the rules */
  FringeRules taken_rules;

  FringeTrait wanted[FRINGE_N_TRAIT_KINDS]; /* by the last question */
  FringeFindQuery query;
  FringeFound *found;
};

G_DEFINE_FINAL_TYPE (FringeFindDialog, fringe_find_dialog, FRINGE_TYPE_QUESTION_DIALOG)

static void
set_goal (FringeFindDialog *self, const FringeBoard *goal)
{
  self->goal = *goal;
  self->goal_is_fine = TRUE;
  self->updating = TRUE;
  gtk_spin_button_set_value (self->rows_spin, goal->rows);
  gtk_spin_button_set_value (self->columns_spin, goal->columns);
  self->updating = FALSE;
  fringe_rules_model_fit (self->rules, goal->rows, goal->columns);
  fringe_traits_panel_forgive (self->traits);
}

static void
show_goal (FringeFindDialog *self, const FringeBoard *goal)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  set_goal (self, goal);
  self->updating = TRUE;
  fringe_board_print (goal, text);
  gtk_editable_set_text (GTK_EDITABLE (self->goal_entry), text);
  self->updating = FALSE;
  fringe_label_show (self->goal_error, NULL);
  fringe_entry_show_wrong (self->goal_entry, FALSE);
}

static void
on_size (FringeFindDialog *self)
{
  FringeBoard goal = fringe_board_standard_goal (gtk_spin_button_get_value_as_int (self->rows_spin),
                                                 gtk_spin_button_get_value_as_int (self->columns_spin));

  if (!self->updating)
    show_goal (self, &goal);
}

static void
on_goal (FringeFindDialog *self)
{
  g_autofree char *sentence = NULL;
  FringeBoard goal;

  if (self->updating)
    return;
  sentence = fringe_entry_read_board (GTK_EDITABLE (self->goal_entry), self->rows_spin, self->columns_spin, &goal);
  self->goal_is_fine = sentence == NULL;
  if (self->goal_is_fine)
    set_goal (self, &goal);
  fringe_label_show (self->goal_error, sentence);
  fringe_entry_show_wrong (self->goal_entry, !self->goal_is_fine);
}

static void
show_found (FringeFindDialog *self, FringeFound *found)
{
  g_autofree char *summary = fringe_found_sentence (found);
  g_autoptr (GListModel) items = fringe_found_answer_items (&self->query, found);

  g_clear_pointer (&self->found, fringe_found_free);
  self->found = found;
  fringe_question_dialog_show_answer (FRINGE_QUESTION_DIALOG (self), summary, items, NULL);
}

static void
on_found (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeFindDialog) self = data;
  g_autoptr (GError) error = NULL;
  FringeFound *found = fringe_find_finish (result, &error);

  if (fringe_question_dialog_end (FRINGE_QUESTION_DIALOG (self), error))
    show_found (self, found);
}

static void
ask (FringeQuestionDialog *dialog)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (dialog);

  gtk_spin_button_update (self->count_spin);
  gtk_spin_button_update (self->seed_spin);
  self->query = (FringeFindQuery) {
    .goal = self->goal,
    .rules = *fringe_rules_model_get (self->rules),
    .count = (guint) gtk_spin_button_get_value_as_int (self->count_spin),
    .seed = (guint64) gtk_spin_button_get_value (self->seed_spin),
  };
  fringe_question_dialog_show_error (dialog, "");
  /* Enter asks a moment after it was pressed: what was typed since is not selected, lest the next letter replace it. */
  if (!self->goal_is_fine)
    gtk_entry_grab_focus_without_selecting (self->goal_entry);
  else if (fringe_traits_panel_read (self->traits, &self->query, self->wanted))
    fringe_find_async (&self->query, fringe_question_dialog_on_progress, self, fringe_question_dialog_begin (dialog),
                       on_found, g_object_ref (self));
}

static char *
answer_text (FringeQuestionDialog *dialog)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (dialog);

  return fringe_found_answer_text (&self->query, self->found);
}

static void
open_answer (FringeQuestionDialog *dialog, guint number)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (dialog);
  const FringeInstance *instance = &self->found->instances[number];

  self->taken_goal = instance->goal;
  self->taken_rules = self->query.rules;
  fringe_session_open (fringe_question_dialog_get_session (dialog), &self->query.rules, &instance->start,
                       &instance->goal, _ ("Found board"));
}

static void
take_from_session (FringeFindDialog *self)
{
  FringeSession *session = fringe_question_dialog_get_session (FRINGE_QUESTION_DIALOG (self));
  const FringeBoard *goal = fringe_search_goal (fringe_session_get_search (session));
  const FringeRules *rules = fringe_rules_model_get (fringe_session_get_rules (session));

  if (fringe_board_equal (goal, &self->taken_goal) && fringe_rules_equal (rules, &self->taken_rules))
    return;
  self->taken_goal = *goal;
  self->taken_rules = *rules;
  show_goal (self, goal);
  fringe_rules_model_set (self->rules, rules);
  fringe_question_dialog_show_question (FRINGE_QUESTION_DIALOG (self));
}

void
fringe_find_dialog_open (FringeFindDialog *self, FringeThemeKind theme)
{
  FringeSession *session = fringe_question_dialog_get_session (FRINGE_QUESTION_DIALOG (self));

  fringe_rules_model_add_own (self->rules, fringe_rules_model_get_own (fringe_session_get_rules (session)));
  take_from_session (self);
  fringe_question_dialog_present (FRINGE_QUESTION_DIALOG (self), theme);
}

static void
fringe_find_dialog_finalize (GObject *object)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (object);

  g_clear_object (&self->rules);
  g_clear_pointer (&self->found, fringe_found_free);
  G_OBJECT_CLASS (fringe_find_dialog_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-find-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, traits);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, rows_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, columns_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, goal_error);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, count_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, seed_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, rules_panel);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, error_label);
  gtk_widget_class_bind_template_callback (widget_class, on_size);
  gtk_widget_class_bind_template_callback (widget_class, on_goal);
}

static void
fringe_find_dialog_class_init (FringeFindDialogClass *klass)
{
  FringeQuestionDialogClass *question_class = FRINGE_QUESTION_DIALOG_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_find_dialog_finalize;
  question_class->ask = ask;
  question_class->text = answer_text;
  question_class->opened = open_answer;
  g_type_ensure (FRINGE_TYPE_TRAITS_PANEL);
  g_type_ensure (FRINGE_TYPE_RULES_PANEL);
  bind_template (widget_class);
}

static void
fringe_find_dialog_init (FringeFindDialog *self)
{
  FringeBoard goal = fringe_board_standard_goal (3, 3);

  self->rules = fringe_rules_model_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_question_dialog_set_words (FRINGE_QUESTION_DIALOG (self), _ ("_Find"),
                                    _ ("Fringe tries random boards, those near the goal first."), self->error_label);
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
  fringe_entry_take_board (GTK_EDITABLE (self->goal_entry));
  /* The label in front of the two numbers names both, but only the first goes by it. */
  fringe_given_name_keep (self->rows_spin);
  g_object_set (self->rules_panel, "rules", self->rules, NULL);
  g_signal_connect_object (self->rules, "changed", G_CALLBACK (fringe_traits_panel_forgive), self->traits,
                           G_CONNECT_SWAPPED);
  show_goal (self, &goal);
}

FringeFindDialog *
fringe_find_dialog_new (GtkWindow *parent, FringeSession *session)
{
  return fringe_question_dialog_new (FRINGE_TYPE_FIND_DIALOG, parent, session);
}
