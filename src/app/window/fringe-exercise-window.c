/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-window-private.h"

#include <glib/gi18n.h>
#include <math.h>

G_DEFINE_FINAL_TYPE (FringeExerciseWindow, fringe_exercise_window, GTK_TYPE_APPLICATION_WINDOW)

/* In narrower windows the two runs are shown in turn. */
#define TWO_RUNS_WIDTH 1120

static const FringePlayText line_texts[FRINGE_EXERCISE_N_LINES]
    = { FRINGE_PLAY_CHOOSE, FRINGE_PLAY_FILL, FRINGE_PLAY_MARK, FRINGE_PLAY_FINISH };

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

  gtk_label_set_label (self->marks[i], stage == FRINGE_PLAY_FAILED ? "✗" : stage == FRINGE_PLAY_DONE ? "✓" : number);
  fringe_css_class_set (self->marks[i], "done", stage == FRINGE_PLAY_DONE);
  fringe_css_class_set (self->marks[i], "failed", stage == FRINGE_PLAY_FAILED);
  fringe_css_class_set (self->marks[i], "now", stage == FRINGE_PLAY_NOW);
  set_text (self->lines[i], self, line_texts[i]);
}

GtkEntry *
fringe_exercise_window_first_entry (FringeExerciseWindow *self)
{
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    if (gtk_widget_get_visible (self->lists_box)
        && fringe_exercise_play_check_list (self->play, (FringeList) i) == FRINGE_PLAY_EMPTY)
      return self->lists[i];
  return self->node_entry;
}

/* What was typed stays while it is not taken, and goes with the step. */
static void
show_lists (FringeExerciseWindow *self)
{
  gboolean is_asked = *fringe_exercise_play_get_text (self->play, FRINGE_PLAY_LISTS) != '\0';

  set_text (self->lists_label, self, FRINGE_PLAY_LISTS);
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    {
      FringePlayCheck check = fringe_exercise_play_check_list (self->play, (FringeList) i);

      if (!is_asked)
        gtk_editable_set_text (GTK_EDITABLE (self->lists[i]), "");
      fringe_css_class_set (self->lists[i], "right", check == FRINGE_PLAY_RIGHT);
      fringe_css_class_set (self->lists[i], "wrong", check == FRINGE_PLAY_WRONG);
    }
  gtk_widget_set_visible (self->lists_box, is_asked);
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

/* Once it is over, the right run stands beside the student's, or takes turns with it. Both are fitted when they get
 * other room. */
static void
show_runs (FringeExerciseWindow *self)
{
  gboolean is_judged = fringe_exercise_play_is_judged (self->play);
  gboolean takes_turns = is_judged && self->is_narrow, is_right;
  guint n_runs = !is_judged ? 0 : takes_turns ? 1 : 2;

  if (!is_judged)
    gtk_toggle_button_set_active (self->own_button, TRUE);
  if (n_runs > 0 && n_runs != self->n_runs_fitted)
    {
      fringe_exercise_tree_fit_later (self->tree);
      fringe_exercise_tree_fit_later (self->right_tree);
    }
  self->n_runs_fitted = n_runs;
  is_right = gtk_toggle_button_get_active (self->right_button);
  gtk_widget_set_visible (self->run_switch, takes_turns);
  gtk_widget_set_visible (self->own_side, !takes_turns || !is_right);
  gtk_widget_set_visible (self->right_side, takes_turns ? is_right : is_judged);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.other-run", takes_turns);
}

static void
show_replay (FringeExerciseWindow *self)
{
  gboolean is_judged = fringe_exercise_play_is_judged (self->play);
  guint step = fringe_exercise_play_get_shown_step (self->play), n = fringe_exercise_play_get_n_steps (self->play);
  /* Translators: the step that is shown, and how many there are */
  g_autofree char *text = g_strdup_printf (_ ("Step %u of %u"), step, n);

  gtk_widget_set_visible (self->replay_box, is_judged);
  gtk_widget_set_visible (self->undo_button, !is_judged);
  gtk_widget_set_visible (GTK_WIDGET (self->missing_label), !is_judged);
  show_runs (self);
  gtk_label_set_label (self->replay_label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.back", is_judged && step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.first", is_judged && step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.step", is_judged && step < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.last", is_judged && step < n);
}

static void
show_buttons (FringeExerciseWindow *self)
{
  const FringeExerciseMoment *now = fringe_exercise_window_moment (self);
  gboolean is_judged = fringe_exercise_play_is_judged (self->play),
           is_exam = fringe_exercise_window_task (self)->is_exam;
  gboolean is_open = !is_judged && !now->is_over;
  gboolean is_idastar = fringe_algorithm_deepens (fringe_exercise_window_task (self)->rules.algorithm);
  GActionMap *actions = G_ACTION_MAP (self);

  gtk_widget_set_visible (self->choose_box, is_open && now->chosen == FRINGE_NO_NODE);
  gtk_widget_set_visible (self->bound_button, is_idastar);
  gtk_widget_set_visible (self->finish_button, is_open && now->chosen != FRINGE_NO_NODE);
  gtk_widget_set_visible (self->hand_in_button, is_exam && !is_judged);
  gtk_widget_set_visible (self->hint_button, !is_exam && is_open);
  gtk_widget_set_visible (self->turn_box, is_open);
  gtk_widget_set_visible (self->goal_box, !is_judged);
  gtk_widget_set_visible (self->over_box, is_judged);
  gtk_widget_set_sensitive (self->ending_box, is_open);
  /* Also where a field is empty: what stands in the one that has the focus counts only when this is pressed. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.finish", is_open && now->chosen != FRINGE_NO_NODE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.undo",
                                 fringe_exercise_play_can_undo (self->play)
                                     || fringe_exercise_window_can_go_back (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.hint",
                                 !is_exam && is_open && now->chosen == FRINGE_NO_NODE);
  gtk_widget_set_tooltip_text (
      self->hint_button,
      now->chosen == FRINGE_NO_NODE
          ? _ ("Each hint tells more. After the third, which names the node, your choice earns no point (H)")
          : _ ("A hint helps to choose a node. Finish this step first."));
  /* Where there is no room for both, what is to be done is said before the mode, which the buttons above show. */
  gtk_widget_set_visible (GTK_WIDGET (self->mode_label),
                          !is_judged && !self->is_narrow && now->chosen == FRINGE_NO_NODE);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, "mode")),
                               !fringe_exercise_window_is_limited (self)
                                   && (fringe_exercise_acts (fringe_exercise_play_get_exercise (self->play))->len == 0
                                       || is_judged));
}

/* In a narrow window the rules have the room: what is done is said below each other beside them. */
static void
show_progress (FringeExerciseWindow *self)
{
  double progress = fringe_exercise_play_get_progress (self->play);

  set_text (self->progress_label, self, FRINGE_PLAY_PROGRESS);
  set_text (self->mistakes_label, self, FRINGE_PLAY_MISTAKES);
  gtk_progress_bar_set_fraction (self->progress_bar, fmax (progress, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), progress >= 0 && !self->is_narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->progress_box),
                                  self->is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->progress_box, self->is_narrow ? 0 : 16);
}

void
fringe_exercise_window_update (FringeExerciseWindow *self)
{
  const FringeExerciseFile *file = fringe_exercise_play_get_file (self->play);

  self->is_updating = TRUE;
  gtk_label_set_label (self->subtitle_label, *file->title != '\0' ? file->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), *file->title != '\0');
  set_text (self->rules_label, self, FRINGE_PLAY_RULES);
  show_progress (self);
  show_slip (self);
  show_lists (self);
  set_text (self->turn_label, self, FRINGE_PLAY_TURN);
  set_text (self->ending_label, self, FRINGE_PLAY_ENDING);
  set_text (self->goal_label, self, FRINGE_PLAY_GOAL);
  set_text (self->result_label, self, FRINGE_PLAY_RESULT);
  /* Even without a text it keeps the buttons behind it where they are. */
  gtk_label_set_label (self->missing_label, fringe_exercise_play_get_text (self->play, FRINGE_PLAY_MISSING));
  for (int i = 0; i < FRINGE_EXERCISE_N_LINES; i++)
    show_line (self, i);
  gtk_label_set_label (self->mode_label, file->task.is_exam ? _ ("Nothing is judged until you hand in.")
                                                            : _ ("Practice judges each answer at once."));
  gtk_toggle_button_set_active (self->exam_button, file->task.is_exam);
  gtk_toggle_button_set_active (self->practice_button, !file->task.is_exam);
  show_buttons (self);
  show_replay (self);
  fringe_exercise_tree_update (self->tree);
  fringe_exercise_tree_update (self->right_tree);
  self->is_updating = FALSE;
  fringe_exercise_window_speak_later (self);
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
on_other_width (gpointer data)
{
  FringeExerciseWindow *self = data;

  self->resized = 0;
  self->is_narrow = gtk_widget_get_width (GTK_WIDGET (self)) < TWO_RUNS_WIDTH;
  if (self->play != NULL)
    fringe_exercise_window_update (self);
}

/* Sizes cannot change while they are given out. */
static void
fringe_exercise_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (widget);

  GTK_WIDGET_CLASS (fringe_exercise_window_parent_class)->size_allocate (widget, width, height, baseline);
  if ((width < TWO_RUNS_WIDTH) != self->is_narrow && self->resized == 0)
    self->resized = g_idle_add_once (on_other_width, self);
}

static void
fringe_exercise_window_dispose (GObject *object)
{
  FringeExerciseWindow *self = FRINGE_EXERCISE_WINDOW (object);

  /* A field that loses the focus gives its number to the exercise, which must still be there. */
  if (self->play != NULL)
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  g_clear_handle_id (&self->resized, g_source_remove);
  g_clear_handle_id (&self->speaks, g_source_remove);
  for (int i = 0; i < FRINGE_N_PLAY_TEXTS; i++)
    g_clear_pointer (&self->spoken[i], g_free);
  g_clear_object (&self->play);
  g_clear_object (&self->before);
  g_clear_object (&self->color_scheme);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (fringe_exercise_window_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, FringeExerciseWindow, name)

static void
bind_children (GtkWidgetClass *widget_class)
{
  BIND (menu_button);
  BIND (subtitle_label);
  BIND (practice_button);
  BIND (exam_button);
  BIND (rules_label);
  BIND (progress_label);
  BIND (mistakes_label);
  BIND (progress_box);
  BIND (progress_bar);
  BIND (tree);
  BIND (right_tree);
  BIND (run_switch);
  BIND (own_button);
  BIND (right_button);
  BIND (own_side);
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
  BIND (ending_label);
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
  BIND (undo_button);
  BIND (replay_box);
  BIND (back_button);
  BIND (replay_label);
  BIND (node_entry);
  BIND (student_entry);
  BIND (frontier_entry);
  BIND (closed_entry);
  BIND (lists_box);
  BIND (lists_label);
  BIND (missing_label);
  BIND (mode_label);
  BIND (letter_keys);
}

static void
fringe_exercise_window_class_init (FringeExerciseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_exercise_window_dispose;
  widget_class->size_allocate = fringe_exercise_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = fringe_exercise_window_close;
  g_type_ensure (FRINGE_TYPE_EXERCISE_TREE);
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-exercise-window.ui");
  bind_children (widget_class);
  fringe_exercise_window_bind_acts (widget_class);
}

static void
add_actions (FringeExerciseWindow *self)
{
  g_autoptr (GAction) level = g_settings_create_action (self->settings, "exercise-level");
  g_autoptr (GAction) lists = g_settings_create_action (self->settings, "exercise-lists");
  g_autoptr (GSimpleAction) mode = g_simple_action_new ("mode", NULL);

  g_action_map_add_action (G_ACTION_MAP (self), level);
  g_action_map_add_action (G_ACTION_MAP (self), lists);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (mode));
  g_object_bind_property (mode, "enabled", self->practice_button, "sensitive", G_BINDING_SYNC_CREATE);
  g_object_bind_property (mode, "enabled", self->exam_button, "sensitive", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->settings, "changed::exercise-lists", G_CALLBACK (fringe_exercise_window_follow_level),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::exercise-level", G_CALLBACK (fringe_exercise_window_follow_level),
                           self, G_CONNECT_SWAPPED);
}

static void
fringe_exercise_window_init (FringeExerciseWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  fringe_menu_focus_return (self->menu_button);
  self->marks[0] = self->choose_mark;
  self->marks[1] = self->fill_mark;
  self->marks[2] = self->mark_mark;
  self->marks[3] = self->finish_mark;
  self->lines[0] = self->choose_line;
  self->lines[1] = self->fill_line;
  self->lines[2] = self->mark_line;
  self->lines[3] = self->finish_line;
  self->lists[FRINGE_LIST_FRONTIER] = self->frontier_entry;
  self->lists[FRINGE_LIST_CLOSED] = self->closed_entry;
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    fringe_entry_allow_only (self->lists[i], "0123456789 ,-");
  add_actions (self);
  fringe_entry_allow_only (self->node_entry, "0123456789");
  self->color_scheme = fringe_color_scheme_new (self->settings, GTK_WIDGET (self));
  g_signal_connect_object (self->color_scheme, "changed", G_CALLBACK (on_color_scheme), self, G_CONNECT_SWAPPED);
  on_color_scheme (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (fringe_exercise_window_speak_later), NULL);
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
fringe_exercise_window_show (FringeExerciseWindow *self, GtkWindow *parent, FringeExercisePlay *play, const char *told)
{
  fringe_exercise_window_take_play (self, play);
  fringe_exercise_window_tell (self, told);
  fringe_present_in_front (GTK_WINDOW (self), parent);
  fringe_exercise_window_focus_next (self);
}
