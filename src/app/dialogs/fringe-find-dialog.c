/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find-dialog.h"

#include "fringe-answer-list.h"
#include "fringe-color-scheme.h"
#include "fringe-answer-item.h"
#include "fringe-rules-panel.h"
#include "fringe-sentences.h"
#include "fringe-traits-panel.h"
#include "fringe-transient.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FringeFindDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  FringeRulesModel *rules;
  GtkStack *pages;
  FringeTraitsPanel *traits;
  GtkSpinButton *rows_spin;
  GtkSpinButton *columns_spin;
  GtkEntry *goal_entry;
  GtkLabel *goal_error;
  GtkSpinButton *count_spin;
  GtkSpinButton *seed_spin;
  FringeRulesPanel *rules_panel;
  GtkLabel *error_label;
  GtkProgressBar *progress_bar;
  GtkWidget *cancel_button;
  FringeAnswerList *answers;

  FringeBoard goal; /* that is typed, or was before what is no board */
  gboolean goal_is_fine;
  gboolean updating;
  FringeBoard taken_goal; /* from the session, as the rules */
  FringeRules taken_rules;

  GCancellable *cancellable;                /* of what runs, else NULL */
  FringeTrait wanted[FRINGE_N_TRAIT_KINDS]; /* by the last question */
  FringeFindQuery query;
  FringeFound *found;
};

G_DEFINE_FINAL_TYPE (FringeFindDialog, fringe_find_dialog, GTK_TYPE_WINDOW)

static gboolean
is_question (GObject *object, const char *page)
{
  return g_strcmp0 (page, "question") == 0;
}

static gboolean
is_answer (GObject *object, const char *page)
{
  return g_strcmp0 (page, "answer") == 0;
}

static void
show_page (FringeFindDialog *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "find-instance.ask", is_question (NULL, page));
}

static void
show_error (GtkLabel *label, const char *sentence)
{
  gtk_label_set_label (label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (label), *sentence != '\0');
}

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
  show_error (self->goal_error, "");
  gtk_widget_remove_css_class (GTK_WIDGET (self->goal_entry), "error");
}

static void
on_size (FringeFindDialog *self)
{
  FringeBoard goal = fringe_board_standard_goal (gtk_spin_button_get_value_as_int (self->rows_spin),
                                                 gtk_spin_button_get_value_as_int (self->columns_spin));

  if (!self->updating)
    show_goal (self, &goal);
}

/* Tiles that tell no shape by themselves are read in the one that was chosen. */
static gboolean
parse_goal (FringeFindDialog *self, FringeBoard *goal, char **sentence)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->goal_entry));
  gsize length = strlen (text);
  FringeBoardError error;

  if (fringe_board_parse (text, length, 0, 0, goal, &error)
      || (error.problem == FRINGE_BOARD_NO_SQUARE
          && fringe_board_parse (text, length, gtk_spin_button_get_value_as_int (self->rows_spin),
                                 gtk_spin_button_get_value_as_int (self->columns_spin), goal, &error)))
    return TRUE;
  *sentence = fringe_board_error_sentence (&error, text, length);
  return FALSE;
}

static void
on_goal (FringeFindDialog *self)
{
  g_autofree char *sentence = NULL;
  FringeBoard goal;

  if (self->updating)
    return;
  self->goal_is_fine = parse_goal (self, &goal, &sentence);
  if (self->goal_is_fine)
    {
      set_goal (self, &goal);
      gtk_widget_remove_css_class (GTK_WIDGET (self->goal_entry), "error");
    }
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->goal_entry), "error");
  show_error (self->goal_error, self->goal_is_fine ? "" : sentence);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->goal_entry), GTK_ACCESSIBLE_STATE_INVALID,
                               self->goal_is_fine ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
}

/* What is cancelled is let go of at once; its thread ends soon, and nobody waits for it. */
static void
cancel (FringeFindDialog *self)
{
  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  show_page (self, "question");
}

static void
show_found (FringeFindDialog *self, FringeFound *found)
{
  g_autofree char *summary = fringe_found_sentence (found);
  g_autoptr (GListModel) items = fringe_found_answer_items (&self->query, found);

  g_clear_pointer (&self->found, fringe_found_free);
  self->found = found;
  fringe_answer_list_show (self->answers, summary, items, NULL);
  show_page (self, "answer");
}

static void
on_found (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeFindDialog) self = data;
  g_autoptr (GError) error = NULL;
  FringeFound *found = fringe_find_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (found != NULL)
    show_found (self, found);
  else
    {
      show_page (self, "question");
      show_error (self->error_label, error->message);
    }
}

static void
on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (FRINGE_FIND_DIALOG (data)->progress_bar, fraction);
}

static void
run (FringeFindDialog *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  show_page (self, "progress");
  gtk_widget_grab_focus (self->cancel_button);
  fringe_find_async (&self->query, on_progress, self, self->cancellable, on_found, g_object_ref (self));
}

static void
on_ask (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (widget);

  gtk_spin_button_update (self->count_spin);
  gtk_spin_button_update (self->seed_spin);
  self->query = (FringeFindQuery) {
    .goal = self->goal,
    .rules = *fringe_rules_model_get (self->rules),
    .count = (guint) gtk_spin_button_get_value_as_int (self->count_spin),
    .seed = (guint64) gtk_spin_button_get_value (self->seed_spin),
  };
  show_error (self->error_label, "");
  /* Enter asks a moment after it was pressed: what was typed since is not selected, lest the next letter replace it. */
  if (!self->goal_is_fine)
    gtk_entry_grab_focus_without_selecting (self->goal_entry);
  else if (fringe_traits_panel_read (self->traits, &self->query, self->wanted))
    run (self);
}

static void
on_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cancel (FRINGE_FIND_DIALOG (widget));
}

static void
on_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (FRINGE_FIND_DIALOG (widget), "question");
}

static void
on_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (widget);
  g_autofree char *text = fringe_found_answer_text (&self->query, self->found);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* The window shows what was opened; the dialog keeps the answer for the next time. */
static void
on_opened (FringeFindDialog *self, guint number)
{
  const FringeInstance *instance = &self->found->instances[number];

  self->taken_goal = instance->goal;
  self->taken_rules = self->query.rules;
  fringe_session_open (self->session, &self->query.rules, &instance->start, &instance->goal, _ ("Found board"));
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
same_rules (const FringeRules *a, const FringeRules *b)
{
  return memcmp (a->moves, b->moves, sizeof a->moves) == 0 && a->algorithm == b->algorithm
         && a->heuristic == b->heuristic && a->weight == b->weight && a->ties == b->ties
         && a->duplicates == b->duplicates && a->goal_test == b->goal_test;
}

static void
take_from_session (FringeFindDialog *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const FringeBoard *goal = fringe_search_goal (search);
  const FringeRules *rules = fringe_rules_model_get (fringe_session_get_rules (self->session));

  if (fringe_board_equal (goal, &self->taken_goal) && same_rules (rules, &self->taken_rules))
    return;
  self->taken_goal = *goal;
  self->taken_rules = *rules;
  show_goal (self, goal);
  fringe_rules_model_set (self->rules, rules);
  cancel (self);
  show_page (self, "question");
}

void
fringe_find_dialog_open (FringeFindDialog *self, FringeThemeKind theme)
{
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  fringe_answer_list_set_theme (self->answers, theme);
  take_from_session (self);
  gtk_window_present (GTK_WINDOW (self));
}

/* Also where its parent is closed. */
static void
fringe_find_dialog_unmap (GtkWidget *widget)
{
  cancel (FRINGE_FIND_DIALOG (widget));
  GTK_WIDGET_CLASS (fringe_find_dialog_parent_class)->unmap (widget);
}

/* Fields go first: one that loses the focus takes what is half typed, and whoever hears of that needs the rest. */
static void
fringe_find_dialog_dispose (GObject *object)
{
  FringeFindDialog *self = FRINGE_FIND_DIALOG (object);

  G_OBJECT_CLASS (fringe_find_dialog_parent_class)->dispose (object);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->session);
  g_clear_object (&self->rules);
  g_clear_pointer (&self->found, fringe_found_free);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-find-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, traits);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, rows_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, columns_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, goal_error);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, count_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, seed_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, rules_panel);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, FringeFindDialog, answers);
  gtk_widget_class_bind_template_callback (widget_class, is_question);
  gtk_widget_class_bind_template_callback (widget_class, is_answer);
  gtk_widget_class_bind_template_callback (widget_class, on_size);
  gtk_widget_class_bind_template_callback (widget_class, on_goal);
  gtk_widget_class_bind_template_callback (widget_class, on_opened);
}

static void
fringe_find_dialog_class_init (FringeFindDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_find_dialog_dispose;
  widget_class->unmap = fringe_find_dialog_unmap;
  g_type_ensure (FRINGE_TYPE_TRAITS_PANEL);
  g_type_ensure (FRINGE_TYPE_RULES_PANEL);
  g_type_ensure (FRINGE_TYPE_ANSWER_LIST);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "find-instance.ask", NULL, on_ask);
  gtk_widget_class_install_action (widget_class, "find-instance.cancel", NULL, on_cancel);
  gtk_widget_class_install_action (widget_class, "find-instance.back", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "find-instance.copy", NULL, on_copy);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_find_dialog_init (FringeFindDialog *self)
{
  FringeBoard goal = fringe_board_standard_goal (3, 3);

  self->rules = fringe_rules_model_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->goal_entry))), GTK_TEXT_DIR_LTR);
  g_object_set (self->rules_panel, "rules", self->rules, NULL);
  g_signal_connect_object (self->rules, "changed", G_CALLBACK (fringe_traits_panel_forgive), self->traits,
                           G_CONNECT_SWAPPED);
  show_goal (self, &goal);
}

FringeFindDialog *
fringe_find_dialog_new (GtkWindow *parent, FringeSession *session)
{
  FringeFindDialog *self = g_object_new (FRINGE_TYPE_FIND_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  self->session = g_object_ref (session);
  return self;
}
