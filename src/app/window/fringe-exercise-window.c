/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-window.h"

#include "fringe-board-view.h"
#include "fringe-color-scheme.h"
#include "fringe-exercise-puzzle.h"
#include "fringe-exercise-tree.h"
#include "fringe-guard.h"
#include "fringe-session-file.h"

#include <glib/gi18n.h>
#include <math.h>

#define N_LINES 4

struct _FringeExerciseWindow
{
  GtkApplicationWindow parent_instance;

  GSettings *settings;
  FringeColorScheme *color_scheme;
  FringeExercisePlay *play;
  FringeExercise *right_run;
  GtkLabel *subtitle_label;
  GtkToggleButton *practice_button, *exam_button;
  GtkLabel *rules_label, *progress_label, *mistakes_label;
  GtkProgressBar *progress_bar;
  FringeExerciseTree *tree, *right_tree;
  GtkWidget *right_side, *slip_box, *turn_box, *goal_box, *ending_box, *over_box;
  GtkLabel *slip_title, *slip_label, *right_by_label, *hint_label, *told_label;
  GtkWidget *put_right_button;
  GtkLabel *turn_label, *goal_label, *result_label;
  GtkLabel *marks[N_LINES], *lines[N_LINES];
  GtkLabel *choose_mark, *fill_mark, *mark_mark, *finish_mark;
  GtkLabel *choose_line, *fill_line, *mark_line, *finish_line;
  FringeBoardView *goal_view;
  GtkWidget *choose_box, *bound_button, *finish_button, *hint_button, *hand_in_button, *save_button;
  GtkEntry *node_entry, *student_entry;
  GtkLabel *missing_label, *mode_label;
  GtkEventController *letter_keys;
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (FringeExerciseWindow, fringe_exercise_window, GTK_TYPE_APPLICATION_WINDOW)

static const FringePlayText line_texts[N_LINES]
    = { FRINGE_PLAY_CHOOSE, FRINGE_PLAY_FILL, FRINGE_PLAY_MARK, FRINGE_PLAY_FINISH };

static const FringeExerciseMoment *
get_moment (FringeExerciseWindow *self)
{
  return fringe_exercise_moment (fringe_exercise_play_get_exercise (self->play));
}

static const FringeTask *
get_task (FringeExerciseWindow *self)
{
  return &fringe_exercise_play_get_file (self->play)->task;
}

/* The level is in the settings, so that the next exercise begins at it. */
static FringeExerciseLevel
get_level (FringeExerciseWindow *self)
{
  return (FringeExerciseLevel) g_settings_get_enum (self->settings, "exercise-level");
}

/* What is seen. */

static void
set_text (GtkLabel *label, FringeExerciseWindow *self, FringePlayText text)
{
  fringe_label_show (label, fringe_exercise_play_get_text (self->play, text));
}

static void
show_line (FringeExerciseWindow *self, int i)
{
  FringePlayStage stage = fringe_exercise_play_get_stage (self->play, line_texts[i]);
  g_autofree char *number = g_strdup_printf ("%d", i + 1);

  gtk_label_set_label (self->marks[i], stage == FRINGE_PLAY_DONE ? "✓" : number);
  fringe_css_class_set (self->marks[i], "done", stage == FRINGE_PLAY_DONE);
  fringe_css_class_set (self->marks[i], "now", stage == FRINGE_PLAY_NOW);
  set_text (self->lines[i], self, line_texts[i]);
}

static void
show_slip (FringeExerciseWindow *self)
{
  set_text (self->slip_title, self, FRINGE_PLAY_SLIP_TITLE);
  set_text (self->slip_label, self, FRINGE_PLAY_SLIP);
  set_text (self->right_by_label, self, FRINGE_PLAY_RIGHT_BY);
  gtk_widget_set_visible (self->slip_box, *fringe_exercise_play_get_text (self->play, FRINGE_PLAY_SLIP_TITLE) != '\0');
  gtk_widget_set_visible (self->put_right_button, fringe_exercise_play_can_put_right (self->play));
  set_text (self->hint_label, self, FRINGE_PLAY_HINT);
}

/* Once it is over, the right run stands beside the student's. */
static void
show_right_run (FringeExerciseWindow *self)
{
  gboolean is_judged = fringe_exercise_play_is_judged (self->play);

  if (is_judged && self->right_run == NULL)
    {
      self->right_run = fringe_exercise_play_make_right_run (self->play);
      fringe_exercise_tree_set_play (self->right_tree, self->play, self->right_run);
    }
  gtk_widget_set_visible (self->right_side, is_judged);
}

static void
show_buttons (FringeExerciseWindow *self)
{
  const FringeExerciseMoment *now = get_moment (self);
  gboolean is_judged = fringe_exercise_play_is_judged (self->play), is_exam = get_task (self)->is_exam;
  gboolean is_open = !is_judged && !now->is_over;
  gboolean is_idastar = get_task (self)->rules.algorithm == FRINGE_ALGORITHM_IDASTAR;
  GActionMap *actions = G_ACTION_MAP (self);

  gtk_widget_set_visible (self->choose_box, is_open && now->chosen == FRINGE_NO_NODE);
  gtk_widget_set_visible (self->bound_button, is_idastar);
  gtk_widget_set_visible (self->finish_button, is_open && now->chosen != FRINGE_NO_NODE);
  gtk_widget_set_visible (self->hand_in_button, is_exam && !is_judged);
  gtk_widget_set_visible (self->hint_button, !is_exam && is_open);
  gtk_widget_set_visible (self->turn_box, !is_judged);
  gtk_widget_set_visible (self->goal_box, !is_judged);
  gtk_widget_set_visible (self->over_box, is_judged);
  gtk_widget_set_sensitive (self->ending_box, is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.finish", fringe_exercise_play_can_finish (self->play));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.undo", fringe_exercise_play_can_undo (self->play));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.hint",
                                 !is_exam && is_open && now->chosen == FRINGE_NO_NODE);
  gtk_widget_set_visible (GTK_WIDGET (self->mode_label), !is_judged && now->chosen == FRINGE_NO_NODE);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, "mode")),
                               fringe_exercise_acts (fringe_exercise_play_get_exercise (self->play))->len == 0
                                   || is_judged);
}

static void
on_changed (FringeExerciseWindow *self)
{
  const FringeExerciseFile *file = fringe_exercise_play_get_file (self->play);

  self->is_updating = TRUE;
  gtk_label_set_label (self->subtitle_label, *file->title != '\0' ? file->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), *file->title != '\0');
  set_text (self->rules_label, self, FRINGE_PLAY_RULES);
  set_text (self->progress_label, self, FRINGE_PLAY_PROGRESS);
  set_text (self->mistakes_label, self, FRINGE_PLAY_MISTAKES);
  gtk_progress_bar_set_fraction (self->progress_bar, fmax (fringe_exercise_play_get_progress (self->play), 0));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), fringe_exercise_play_get_progress (self->play) >= 0);
  show_slip (self);
  set_text (self->turn_label, self, FRINGE_PLAY_TURN);
  set_text (self->goal_label, self, FRINGE_PLAY_GOAL);
  set_text (self->result_label, self, FRINGE_PLAY_RESULT);
  /* Even without a text it keeps the buttons behind it where they are. */
  gtk_label_set_label (self->missing_label, fringe_exercise_play_get_text (self->play, FRINGE_PLAY_MISSING));
  for (int i = 0; i < N_LINES; i++)
    show_line (self, i);
  gtk_label_set_label (self->mode_label, file->task.is_exam ? _ ("Nothing is judged until you hand in.")
                                                            : _ ("Practice judges each answer at once."));
  gtk_toggle_button_set_active (self->exam_button, file->task.is_exam);
  gtk_toggle_button_set_active (self->practice_button, !file->task.is_exam);
  show_buttons (self);
  show_right_run (self);
  fringe_exercise_tree_update (self->tree);
  self->is_updating = FALSE;
}

/* Where the next thing is to be typed. */
static gboolean
focus_next (gpointer data)
{
  FringeExerciseWindow *self = data;
  const FringeExerciseMoment *now = get_moment (self);

  if (fringe_exercise_play_is_judged (self->play))
    gtk_widget_grab_focus (GTK_WIDGET (self->student_entry));
  else if (now->chosen == FRINGE_NO_NODE)
    gtk_widget_grab_focus (GTK_WIDGET (self->node_entry));
  else if (!fringe_exercise_tree_focus (self->tree))
    gtk_widget_grab_focus (self->finish_button);
  return G_SOURCE_REMOVE;
}

static void
on_filled (FringeExerciseTree *tree, FringeExerciseWindow *self)
{
  fringe_exercise_tree_take (tree);
  focus_next (self);
}

/* Acts. */

static void
act (FringeExerciseWindow *self, FringeExerciseAct its)
{
  fringe_exercise_play_act (self->play, &its);
  focus_next (self);
}

/* A click fills the node in of which a card is a duplicate, where one waits for it; else it chooses. */
static void
on_chosen (FringeExerciseTree *tree, guint id, FringeExerciseWindow *self)
{
  FringeExerciseCardView *card = fringe_exercise_tree_get_card (tree);

  if (card != NULL && fringe_exercise_card_wants_node (card))
    fringe_exercise_card_set_node (card, id);
  else if (!fringe_exercise_play_is_judged (self->play))
    act (self, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = id });
}

static void
on_choose (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->node_entry));
  guint64 id;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT32, &id, NULL))
    {
      act (self, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = (guint32) id });
      gtk_editable_set_text (GTK_EDITABLE (self->node_entry), "");
    }
}

/* Only digits can be typed, so that letters are keys. */
static void
on_insert (GtkEditable *editable, char *text, int length, int *position, gpointer data)
{
  for (int i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]))
      {
        g_signal_stop_emission_by_name (editable, "insert-text");
        return;
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

static void
on_finish (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_tree_take (self->tree);
  act (self, (FringeExerciseAct) { .kind = FRINGE_ACT_FINISH });
}

/* Enter in a card: what was typed is taken; the step ends when nothing is missing. */
static void
on_enter (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_tree_take (self->tree);
  if (fringe_exercise_play_can_finish (self->play))
    on_finish (widget, name, parameter);
  else
    focus_next (self);
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

static void
on_put_right (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_play_put_right (self->play);
  focus_next (self);
}

static void
on_hand_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  fringe_exercise_tree_take (self->tree);
  fringe_exercise_play_hand_in (self->play);
  focus_next (self);
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
  if (fringe_exercise_play_is_judged (self->play))
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

static void
tell (FringeExerciseWindow *self, const char *text)
{
  fringe_label_show (self->told_label, text);
}

/* The right tree shows what is freed here only while it is not seen. */
static void
clear_right_run (FringeExerciseWindow *self)
{
  if (self->right_run != NULL)
    fringe_exercise_tree_set_play (self->right_tree, self->play, NULL);
  g_clear_pointer (&self->right_run, fringe_exercise_free);
}

static void
restart (FringeExerciseWindow *self, gboolean is_exam)
{
  clear_right_run (self);
  tell (self, NULL);
  fringe_exercise_play_restart (self->play, get_level (self), is_exam);
  fringe_exercise_tree_set_play (self->tree, self->play, NULL);
  focus_next (self);
}

static void
take_play (FringeExerciseWindow *self, FringeExercisePlay *play)
{
  const FringeTask *task = &fringe_exercise_play_get_file (play)->task;

  clear_right_run (self);
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_object (&self->play);
  self->play = play;
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  fringe_exercise_tree_set_play (self->tree, play, NULL);
  fringe_board_view_set_board (self->goal_view, &task->goal);
  gtk_editable_set_text (GTK_EDITABLE (self->student_entry), fringe_exercise_play_get_file (play)->student);
  g_settings_set_enum (self->settings, "exercise-level", (int) task->level);
  on_changed (self);
}

static void
on_mode (GtkToggleButton *button, GParamSpec *pspec, FringeExerciseWindow *self)
{
  gboolean is_exam = gtk_toggle_button_get_active (self->exam_button);

  if (!self->is_updating && is_exam != get_task (self)->is_exam)
    restart (self, is_exam);
}

static void
on_level (GSettings *settings, const char *key, FringeExerciseWindow *self)
{
  if (self->play != NULL && get_level (self) != get_task (self)->level)
    restart (self, get_task (self)->is_exam);
}

static void
on_start_over (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  restart (self, get_task (self)->is_exam);
}

/* A fresh puzzle by the same rules is the next try. */
static void
on_new_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);
  g_autoptr (FringeExerciseFile) file = fringe_exercise_puzzle_copy (fringe_exercise_play_get_file (self->play));
  g_autoptr (GError) error = NULL;
  FringeExercisePlay *play;

  if (file->most_tries > 0 && file->attempt >= file->most_tries)
    {
      tell (self, _ ("This exercise has no more tries."));
      return;
    }
  file->attempt++;
  if (file->seed == 0)
    file->seed = (guint32) g_get_real_time () % G_MAXINT32;
  g_free (file->title);
  file->title = g_strdup (_ ("Your own puzzle"));
  play = fringe_exercise_puzzle_draw (file, &error) ? fringe_exercise_play_new (g_steal_pointer (&file), &error) : NULL;
  tell (self, play == NULL ? error->message : NULL);
  if (play == NULL)
    return;
  fringe_exercise_play_forget ();
  take_play (self, play);
  focus_next (self);
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
      tell (self, is_saved ? _ ("The result was saved.") : error->message);
      if (is_saved && fringe_exercise_play_is_judged (self->play))
        fringe_exercise_play_forget ();
    }
  gtk_native_dialog_destroy (chooser);
  g_object_unref (chooser);
}

static void
on_save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *chooser
      = fringe_guard_chooser_new (GTK_WINDOW (widget), _ ("Save Result"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"),
                                  _ ("Results of exercises"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "result" FRINGE_SESSION_ENDING);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_saved), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static gboolean
on_close (GtkWindow *window)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (window);

  if (self->play != NULL && fringe_exercise_play_is_judged (self->play))
    fringe_exercise_play_forget ();
  return FALSE;
}

static void
on_color_scheme (FringeExerciseWindow *self)
{
  FringeThemeKind theme = fringe_color_scheme_get_theme (self->color_scheme);

  fringe_css_class_set (self, "dark", fringe_color_scheme_is_dark (self->color_scheme));
  fringe_exercise_tree_set_theme (self->tree, theme);
  fringe_exercise_tree_set_theme (self->right_tree, theme);
  fringe_board_view_set_theme (self->goal_view, theme);
}

static void
fringe_exercise_window_dispose (GObject *object)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (object);

  g_clear_object (&self->play);
  g_clear_object (&self->color_scheme);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->right_run, fringe_exercise_free);
  G_OBJECT_CLASS (fringe_exercise_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "exercise.choose", on_choose },
    { "exercise.bound", on_bound },
    { "exercise.finish", on_finish },
    { "exercise.enter", on_enter },
    { "exercise.undo", on_plain_act },
    { "exercise.hint", on_plain_act },
    { "exercise.solved", on_plain_act },
    { "exercise.no-solution", on_plain_act },
    { "exercise.discard", on_plain_act },
    { "exercise.duplicate", on_duplicate },
    { "exercise.put-right", on_put_right },
    { "exercise.hand-in", on_hand_in },
    { "exercise.start-over", on_start_over },
    { "exercise.new-puzzle", on_new_puzzle },
    { "exercise.save", on_save },
    { "exercise.fit", on_fit },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (widget_class, "exercise.zoom", "d", on_zoom);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, FringeExerciseWindow, name)

static void
bind_children (GtkWidgetClass *widget_class)
{
  BIND (subtitle_label);
  BIND (practice_button);
  BIND (exam_button);
  BIND (rules_label);
  BIND (progress_label);
  BIND (mistakes_label);
  BIND (progress_bar);
  BIND (tree);
  BIND (right_tree);
  BIND (right_side);
  BIND (slip_box);
  BIND (turn_box);
  BIND (goal_box);
  BIND (ending_box);
  BIND (over_box);
  BIND (slip_title);
  BIND (slip_label);
  BIND (right_by_label);
  BIND (hint_label);
  BIND (told_label);
  BIND (put_right_button);
  BIND (turn_label);
  BIND (goal_label);
  BIND (result_label);
  BIND (choose_mark);
  BIND (fill_mark);
  BIND (mark_mark);
  BIND (finish_mark);
  BIND (choose_line);
  BIND (fill_line);
  BIND (mark_line);
  BIND (finish_line);
  BIND (goal_view);
  BIND (choose_box);
  BIND (bound_button);
  BIND (finish_button);
  BIND (hint_button);
  BIND (hand_in_button);
  BIND (save_button);
  BIND (node_entry);
  BIND (student_entry);
  BIND (missing_label);
  BIND (mode_label);
  BIND (letter_keys);
}

static void
fringe_exercise_window_class_init (FringeExerciseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_exercise_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = on_close;
  g_type_ensure (FRINGE_TYPE_EXERCISE_TREE);
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-exercise-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_filled);
  gtk_widget_class_bind_template_callback (widget_class, on_mode);
  gtk_widget_class_bind_template_callback (widget_class, on_node);
  gtk_widget_class_bind_template_callback (widget_class, on_focus);
  install_actions (widget_class);
}

static void
add_actions (FringeExerciseWindow *self)
{
  g_autoptr (GAction) level = g_settings_create_action (self->settings, "exercise-level");
  g_autoptr (GSimpleAction) mode = g_simple_action_new ("mode", NULL);

  g_action_map_add_action (G_ACTION_MAP (self), level);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (mode));
  g_object_bind_property (mode, "enabled", self->practice_button, "sensitive", G_BINDING_SYNC_CREATE);
  g_object_bind_property (mode, "enabled", self->exam_button, "sensitive", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->settings, "changed::exercise-level", G_CALLBACK (on_level), self, 0);
}

static void
fringe_exercise_window_init (FringeExerciseWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  self->marks[0] = self->choose_mark;
  self->marks[1] = self->fill_mark;
  self->marks[2] = self->mark_mark;
  self->marks[3] = self->finish_mark;
  self->lines[0] = self->choose_line;
  self->lines[1] = self->fill_line;
  self->lines[2] = self->mark_line;
  self->lines[3] = self->finish_line;
  add_actions (self);
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (self->node_entry)), "insert-text", G_CALLBACK (on_insert),
                    NULL);
  self->color_scheme = fringe_color_scheme_new (self->settings, GTK_WIDGET (self));
  g_signal_connect_object (self->color_scheme, "changed", G_CALLBACK (on_color_scheme), self, G_CONNECT_SWAPPED);
  on_color_scheme (self);
}

FringeExerciseWindow *
fringe_exercise_window_new (GtkApplication *application, GtkWindow *parent)
{
  FringeExerciseWindow *self = g_object_new (FRINGE_TYPE_EXERCISE_WINDOW, "application", application, NULL);

  /* A window that is opened at the same time has no size yet. */
  if (parent != NULL && gtk_widget_get_width (GTK_WIDGET (parent)) > 0)
    {
      gtk_window_set_default_size (GTK_WINDOW (self), gtk_widget_get_width (GTK_WIDGET (parent)),
                                   gtk_widget_get_height (GTK_WIDGET (parent)));
      if (gtk_window_is_maximized (parent))
        gtk_window_maximize (GTK_WINDOW (self));
    }
  return self;
}

void
fringe_exercise_window_show (FringeExerciseWindow *self, FringeExercisePlay *play, const char *told)
{
  take_play (self, play);
  tell (self, told);
  gtk_window_present (GTK_WINDOW (self));
  focus_next (self);
}
