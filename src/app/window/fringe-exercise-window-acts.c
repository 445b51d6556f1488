/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-window-private.h"

#include "fringe-exercise-puzzle.h"
#include "fringe-exercise-tries.h"
#include "fringe-export-chooser.h"
#include "fringe-file-chooser.h"
#include "fringe-guard.h"
#include "fringe-session-file.h"
#include "fringe-speech.h"
#include "fringe-tab-stop.h"

#include <glib/gi18n.h>

/* What a student can do in the window. */

/* The level is in the settings, so that the next exercise begins at it. */
static FringeExerciseLevel
get_level (FringeExerciseWindow *self)
{
  return (FringeExerciseLevel) g_settings_get_enum (self->settings, "exercise-level");
}

static FringeExerciseLists
get_lists (FringeExerciseWindow *self)
{
  return (FringeExerciseLists) g_settings_get_enum (self->settings, "exercise-lists");
}

void
fringe_exercise_window_focus_next (FringeExerciseWindow *self)
{
  const FringeExerciseMoment *now = fringe_exercise_window_moment (self);

  if (fringe_exercise_play_is_judged (self->play))
    gtk_widget_grab_focus (self->back_button);
  else if (now->chosen == FRINGE_NO_NODE)
    gtk_widget_grab_focus (GTK_WIDGET (fringe_exercise_window_first_entry (self)));
  else if (!fringe_exercise_tree_focus (self->tree))
    gtk_widget_grab_focus (self->finish_button);
}

static void
on_filled (FringeExerciseTree *tree, FringeExerciseWindow *self)
{
  fringe_exercise_tree_take (tree);
  fringe_exercise_window_focus_next (self);
}

/* Acts. */

static void
take_list (FringeExerciseWindow *self, FringeList list)
{
  if (!self->is_updating && fringe_exercise_asks_lists (fringe_exercise_play_get_exercise (self->play)))
    fringe_exercise_play_write_list (self->play, list, gtk_editable_get_text (GTK_EDITABLE (self->lists[list])));
}

static void
take_lists (FringeExerciseWindow *self)
{
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    take_list (self, (FringeList) i);
}

static void
on_list_left (GtkEventControllerFocus *controller, FringeExerciseWindow *self)
{
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    if (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)) == GTK_WIDGET (self->lists[i]))
      take_list (self, (FringeList) i);
}

/* Enter leads to the next list, and from the last to the choice. */
static void
on_list (GtkEntry *entry, FringeExerciseWindow *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->lists_box), GTK_DIR_TAB_FORWARD);
  if (entry == self->lists[FRINGE_N_LISTS - 1])
    {
      take_list (self, FRINGE_N_LISTS - 1);
      fringe_exercise_window_focus_next (self);
    }
}

static void
act (FringeExerciseWindow *self, FringeExerciseAct its)
{
  fringe_exercise_play_act (self->play, &its);
  fringe_exercise_window_focus_next (self);
}

static void
choose (FringeExerciseWindow *self, guint32 id)
{
  fringe_exercise_play_choose (self->play, id);
  fringe_exercise_window_focus_next (self);
}

/* A click fills the node in of which a card is a duplicate, where one waits for it; else it chooses, also anew where
 * the choice was wrong. */
static void
on_chosen (FringeExerciseTree *tree, guint id, FringeExerciseWindow *self)
{
  FringeExerciseCardView *card = fringe_exercise_tree_get_card (tree);

  if (card != NULL && fringe_exercise_card_wants_node (card))
    fringe_exercise_card_set_node (card, id);
  else if (fringe_exercise_play_is_judged (self->play))
    fringe_exercise_play_ask_node (self->play, id);
  else
    choose (self, id);
}

static void
on_choose (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->node_entry));
  guint64 id;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT32, &id, NULL))
    {
      take_lists (self);
      choose (self, (guint32) id);
      gtk_editable_set_text (GTK_EDITABLE (self->node_entry), "");
    }
}

static void
on_node (GtkEntry *entry, FringeExerciseWindow *self)
{
  on_choose (GTK_WIDGET (self), NULL, NULL);
}

static void
on_bound (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  guint64 bound;

  if (g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->node_entry)), 10, 0, G_MAXINT32, &bound,
                                  NULL))
    {
      act (self, (FringeExerciseAct) { .kind = FRINGE_ACT_BOUND, .value = (double) bound });
      gtk_editable_set_text (GTK_EDITABLE (self->node_entry), "");
    }
}

/* What was typed is taken, and the step ends where nothing is missing; a card that is marked as a duplicate, but not
 * yet of which node, has its numbers all the same. */
static void
on_finish (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_tree_take (self->tree);
  if (fringe_exercise_play_can_finish (self->play))
    act (self, (FringeExerciseAct) { .kind = FRINGE_ACT_FINISH });
  else
    fringe_exercise_window_focus_next (self);
}

static void
on_plain_act (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    FringeActKind kind;
  } acts[] = {
    { "exercise.undo", FRINGE_ACT_UNDO },       { "exercise.hint", FRINGE_ACT_HINT },
    { "exercise.solved", FRINGE_ACT_SOLVED },   { "exercise.no-solution", FRINGE_ACT_NO_SOLUTION },
    { "exercise.discard", FRINGE_ACT_DISCARD },
  };
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_tree_take (self->tree);
  take_lists (self);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (name, acts[i].name))
      act (self, (FringeExerciseAct) { .kind = acts[i].kind });
}

static void
on_duplicate (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseCardView *card = fringe_exercise_tree_get_card (FRINGE_EXERCISE_WINDOW (widget)->tree);

  if (card != NULL)
    fringe_exercise_card_turn (card);
}

/* Tab goes from field to field until none is empty, so another key leaves them before. */
static void
on_leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tab_stop_leave (GTK_WIDGET (FRINGE_EXERCISE_WINDOW (widget)->tree), GTK_DIR_TAB_FORWARD);
}

static void
on_put_right (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_play_put_right (self->play);
  fringe_exercise_window_focus_next (self);
}

static void
hand_in (FringeExerciseWindow *self)
{
  fringe_exercise_play_hand_in (self->play);
  fringe_exercise_window_focus_next (self);
}

static void
on_sure (GtkDialog *dialog, int response, FringeExerciseWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_OK)
    hand_in (self);
}

/* It cannot be undone, so that a run that goes on is not handed in by one key. */
static void
on_hand_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  GtkWidget *dialog;

  fringe_exercise_tree_take (self->tree);
  if (fringe_exercise_window_moment (self)->is_over)
    {
      hand_in (self);
      return;
    }
  dialog
      = gtk_message_dialog_new (GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", _ ("Hand in before the search is over?"));
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _ ("What you have done will be marked. You cannot go on after that."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("_Go On"), GTK_RESPONSE_CANCEL, _ ("_Hand In"), GTK_RESPONSE_OK,
                          NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_sure), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_replay (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExercisePlay *play = FRINGE_EXERCISE_WINDOW (widget)->play;
  guint step = fringe_exercise_play_get_shown_step (play);

  if (g_str_equal (name, "exercise.first"))
    step = 0;
  else if (g_str_equal (name, "exercise.back"))
    step--;
  else
    step = g_str_equal (name, "exercise.step") ? step + 1 : G_MAXUINT;
  fringe_exercise_play_show_step (play, step);
}

static void
on_run (GtkToggleButton *button, GParamSpec *pspec, FringeExerciseWindow *self)
{
  if (!self->is_updating)
    fringe_exercise_window_update (self);
}

static void
on_other_run (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  gboolean is_right = gtk_toggle_button_get_active (self->right_button);

  gtk_toggle_button_set_active (is_right ? self->own_button : self->right_button, TRUE);
}

static void
on_zoom (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  double factor = g_variant_get_double (parameter);

  fringe_exercise_tree_zoom (self->tree, factor);
  fringe_exercise_tree_zoom (self->right_tree, factor);
}

static void
on_fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_tree_fit (self->tree);
  fringe_exercise_tree_fit (self->right_tree);
}

/* Letters are keys but where a name is typed: in the other entries only digits can be. */
static void
on_focus (FringeExerciseWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean is_name = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->student_entry));

  gtk_event_controller_set_propagation_phase (self->letter_keys, is_name ? GTK_PHASE_NONE : GTK_PHASE_CAPTURE);
}

/* The exercise as a whole. */

void
fringe_exercise_window_tell (FringeExerciseWindow *self, const char *text)
{
  fringe_label_show (self->told_label, text);
  if (text != NULL)
    fringe_speak (GTK_WIDGET (self), text);
}

/* The next exercise begins as this one. */
static void
take_settings (FringeExerciseWindow *self)
{
  const FringeTask *task = fringe_exercise_window_task (self);

  self->is_updating = TRUE;
  g_settings_set_enum (self->settings, "exercise-level", (int) task->level);
  g_settings_set_enum (self->settings, "exercise-lists", (int) task->lists);
  self->is_updating = FALSE;
}

void
fringe_exercise_window_take_play (FringeExerciseWindow *self, FringeExercisePlay *play)
{
  const FringeTask *task = &fringe_exercise_play_get_file (play)->task;

  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_object (&self->before);
  self->before = self->play;
  self->play = play;
  g_signal_connect_object (play, "changed", G_CALLBACK (fringe_exercise_window_update), self, G_CONNECT_SWAPPED);
  fringe_exercise_tree_set_play (self->tree, play, FALSE);
  fringe_exercise_tree_set_play (self->right_tree, play, TRUE);
  fringe_board_view_set_board (self->goal_view, &task->goal);
  gtk_editable_set_text (GTK_EDITABLE (self->student_entry), fringe_exercise_play_get_file (play)->student);
  take_settings (self);
  fringe_exercise_window_update (self);
}

static void
begin (FringeExerciseWindow *self, FringeExercisePlay *play, const char *text)
{
  fringe_exercise_window_tell (self, text);
  fringe_exercise_play_forget ();
  fringe_exercise_window_take_play (self, play);
  fringe_exercise_window_focus_next (self);
}

static void
begin_anew (FringeExerciseWindow *self, gboolean is_exam)
{
  begin (self, fringe_exercise_play_begin_anew (self->play, get_level (self), get_lists (self), is_exam), NULL);
}

/* What was done before the exercise began anew is there again. */
static void
go_back (FringeExerciseWindow *self)
{
  FringeExercisePlay *play = g_steal_pointer (&self->before);

  fringe_exercise_window_tell (self, NULL);
  fringe_exercise_window_take_play (self, play);
  g_clear_object (&self->before);
  fringe_exercise_play_keep (play);
  fringe_exercise_window_update (self);
  fringe_exercise_window_focus_next (self);
}

/* A try that counts was begun for good. */
gboolean
fringe_exercise_window_can_go_back (FringeExerciseWindow *self)
{
  return self->before != NULL && !fringe_exercise_window_is_limited (self)
         && fringe_exercise_acts (fringe_exercise_play_get_exercise (self->play))->len == 0;
}

static void
on_mode (GtkToggleButton *button, GParamSpec *pspec, FringeExerciseWindow *self)
{
  gboolean is_exam = gtk_toggle_button_get_active (self->exam_button);

  if (!self->is_updating && is_exam != fringe_exercise_window_task (self)->is_exam)
    begin_anew (self, is_exam);
}

void
fringe_exercise_window_follow_level (FringeExerciseWindow *self)
{
  const FringeTask *task = self->play != NULL ? fringe_exercise_window_task (self) : NULL;

  if (task == NULL || self->is_updating || (get_level (self) == task->level && get_lists (self) == task->lists))
    return;
  if (fringe_exercise_window_is_limited (self))
    take_settings (self);
  else
    begin_anew (self, fringe_exercise_window_task (self)->is_exam);
}

/* The start is drawn anew, but where a lecturer gave one. */
static FringeExercisePlay *
make_next_try (FringeExerciseFile *file, GError **error)
{
  gboolean is_limited = file->most_tries > 0;

  file->attempt = is_limited ? fringe_exercise_tries_begun (file) + 1 : file->attempt + 1;
  if (is_limited && file->attempt > file->most_tries)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("This exercise has no more tries."));
      fringe_exercise_file_free (file);
      return NULL;
    }
  if (file->seed == 0 && !is_limited)
    file->seed = (guint32) g_get_real_time () % G_MAXINT32;
  if (file->n_traits == 0 && !is_limited)
    {
      g_free (file->title);
      file->title = g_strdup (_ ("Your own puzzle"));
    }
  if ((file->n_traits > 0 || !is_limited) && !fringe_exercise_puzzle_draw (file, error))
    {
      fringe_exercise_file_free (file);
      return NULL;
    }
  return fringe_exercise_play_new (file, error);
}

/* A fresh puzzle by the same rules is the next try. */
static void
on_new_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  FringeExercisePlay *play
      = make_next_try (fringe_exercise_puzzle_copy (fringe_exercise_play_get_file (self->play)), &error);
  g_autofree char *text = NULL;

  if (play == NULL)
    {
      fringe_exercise_window_tell (self, error->message);
      return;
    }
  if (fringe_exercise_play_get_file (play)->most_tries > 0)
    text = fringe_exercise_tries_text (fringe_exercise_play_get_file (play));
  begin (self, play, text);
}

static void
on_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  if (fringe_exercise_window_can_go_back (self))
    go_back (self);
  else
    on_plain_act (widget, name, parameter);
}

static void
on_start_over (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  if (fringe_exercise_window_is_limited (self))
    on_new_puzzle (widget, name, parameter);
  else
    begin_anew (self, fringe_exercise_window_task (self)->is_exam);
}

static void
on_saved (FringeExerciseWindow *self, int response, GtkNativeDialog *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      is_saved = fringe_exercise_play_save (self->play, gtk_editable_get_text (GTK_EDITABLE (self->student_entry)),
                                            file, &error);
      fringe_exercise_window_tell (self, is_saved ? _ ("The result was saved.") : error->message);
      if (is_saved && fringe_exercise_play_is_judged (self->play))
        fringe_exercise_play_forget ();
    }
}

static void
on_save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *chooser
      = fringe_guard_chooser_new (GTK_WINDOW (widget), _ ("Save Result"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"),
                                  _ ("Results of exercises"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "result" FRINGE_SESSION_ENDING);
  fringe_file_chooser_ask (chooser, G_CALLBACK (on_saved), widget);
}

static void
on_handout_saved (FringeExerciseWindow *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = fringe_export_chooser_take (chooser, response), key = NULL;
  g_autoptr (GError) error = NULL;

  if (file != NULL)
    {
      gboolean is_saved = fringe_exercise_play_save_handout (self->play, file, &key, &error);
      g_autofree char *name = key != NULL ? g_file_get_basename (key) : NULL;
      /* Translators: the name of a file */
      g_autofree char *text = name != NULL ? g_strdup_printf (_ ("The handout was saved, and its key as “%s”."), name)
                                           : g_strdup (_ ("The handout was saved. Its key comes after the exam."));

      fringe_exercise_window_tell (self, is_saved ? text : error->message);
    }
}

static void
on_handout (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_file_chooser_ask (fringe_export_chooser_new (GTK_WINDOW (widget), _ ("Save Handout"), "handout.html"),
                           G_CALLBACK (on_handout_saved), widget);
}

gboolean
fringe_exercise_window_close (GtkWindow *window)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (window);

  if (self->play != NULL && fringe_exercise_play_is_judged (self->play))
    fringe_exercise_play_forget ();
  return FALSE;
}

void
fringe_exercise_window_bind_acts (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "exercise.choose", on_choose },
    { "exercise.bound", on_bound },
    { "exercise.finish", on_finish },
    { "exercise.undo", on_undo },
    { "exercise.hint", on_plain_act },
    { "exercise.solved", on_plain_act },
    { "exercise.no-solution", on_plain_act },
    { "exercise.discard", on_plain_act },
    { "exercise.duplicate", on_duplicate },
    { "exercise.leave", on_leave },
    { "exercise.put-right", on_put_right },
    { "exercise.hand-in", on_hand_in },
    { "exercise.start-over", on_start_over },
    { "exercise.new-puzzle", on_new_puzzle },
    { "exercise.save", on_save },
    { "exercise.handout", on_handout },
    { "exercise.fit", on_fit },
    { "exercise.other-run", on_other_run },
    { "exercise.first", on_replay },
    { "exercise.back", on_replay },
    { "exercise.step", on_replay },
    { "exercise.last", on_replay },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (widget_class, "exercise.zoom", "d", on_zoom);
  gtk_widget_class_bind_template_callback (widget_class, on_list);
  gtk_widget_class_bind_template_callback (widget_class, on_list_left);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_filled);
  gtk_widget_class_bind_template_callback (widget_class, on_mode);
  gtk_widget_class_bind_template_callback (widget_class, on_run);
  gtk_widget_class_bind_template_callback (widget_class, on_node);
  gtk_widget_class_bind_template_callback (widget_class, on_focus);
}
