/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-chart-saver.h"
#include "fringe-clipboard.h"
#include "fringe-file-bytes.h"
#include "fringe-guard.h"
#include "fringe-quiz-game.h"
#include "fringe-session-opener.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* The actions of a window: one table says what each needs and what it does. */

#define ZOOM_FACTOR 1.25
/* A chart that is copied has twice the pixels of the screen. */
#define COPIED_SCALE 2

/* What must be so for an action to be enabled. */
enum
{
  GOES_ON = 1 << 0, /* this and the next three are of both searches where two are compared */
  GOES_BACK = 1 << 1,
  KNOWS_MORE = 1 << 2,
  IS_BUSY = 1 << 3,
  CAN_STEP = 1 << 4, /* the others are of the left search alone */
  CAN_BACK = 1 << 5,
  CAN_FINE_BACK = 1 << 6,
  CAN_CONTINUE = 1 << 7,
  CAN_UNDO = 1 << 8,
  CAN_REDO = 1 << 9,
  IS_STILL = 1 << 10, /* the record does not grow, which nobody may read then */
  IS_FREE = 1 << 11,  /* nor does that of the other search */
  COMPARES = 1 << 12,
  HAS_FILE = 1 << 13,
  HAS_LESSON = 1 << 15,
  HAS_NEXT_STOP = 1 << 16,
  HAS_STOP_BEFORE = 1 << 17,
  IS_UNSOLVABLE = 1 << 18,
  ON_START_PAGE = 1 << 14, /* says of an action that it is enabled there, too, which others are not */
};

typedef struct _Action Action;

/**
 * Action:
 * @needs: the conditions above
 * @stops: whether what plays stops first
 * @player: done with what the window steps
 * @session: done with the session of the window
 * @view: done with the tree that has the focus
 * @lesson: done with the lesson that is open
 * @window: done with the window
 * @with: the same, where there is something to be done it with
 * @argument: what @with makes of it
 * @type: of the parameter that comes with the action
 */
struct _Action
{
  const char *name;
  guint needs;
  gboolean stops;
  void (*player) (FringePlayer *player);
  void (*session) (FringeSession *session);
  void (*view) (FringeTreeView *view);
  void (*lesson) (FringeLessonPlayer *lessons);
  void (*window) (FringeWindow *self);
  void (*with) (FringeWindow *self, const Action *action, GVariant *parameter);
  int argument;
  const char *type;
};

/* Who has made a step knows how. */
static void
step (FringeWindow *self)
{
  if (self->hints_at_step)
    g_settings_set_boolean (self->settings, "step-hint", FALSE);
  self->hints_at_step = FALSE;
  fringe_player_step (fringe_window_get_player (self));
}

static void
go_to_first (FringePlayer *player)
{
  fringe_player_go_to (player, 0);
}

static void
go_to_last (FringePlayer *player)
{
  fringe_player_go_to (player, fringe_player_get_state (player).n_steps);
}

static void
play (FringePlayer *player)
{
  fringe_player_set_playing (player, !fringe_player_get_state (player).is_playing);
}

static void
fine_step (FringeSession *session)
{
  fringe_session_fine_step (session);
}

static void
skip_forward (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_player_skip (fringe_window_get_player (self), (FringeEvent) action->argument, 1);
}

static void
skip_back (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_player_skip (fringe_window_get_player (self), (FringeEvent) action->argument, -1);
}

static void
go_to_step (FringeWindow *self)
{
  fringe_transport_ask_step (self->transport);
}

static void
show_breakpoints (FringeWindow *self)
{
  fringe_transport_show_breakpoints (self->transport);
}

static void
toggle_breakpoint (FringeWindow *self)
{
  guint id = fringe_session_get_shown (fringe_window_get_session_seen (self));
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_NODE, .id = id };
  gboolean added = fringe_session_toggle_breakpoint (fringe_window_get_session_seen (self), &breakpoint);
  g_autofree char *text
      = g_strdup_printf (added ? _ ("The search will stop at node %u.") : _ ("The search will not stop at node %u."),
                         id);

  fringe_window_tell (self, text);
}

static void
select_none (FringeSession *session)
{
  fringe_session_select (session, FRINGE_NO_NODE);
}

static void
open_find_bar (FringeWindow *self)
{
  fringe_find_bar_open (fringe_trees_get_find_bar (self->trees));
}

static void
find_again (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_find_bar_find (fringe_trees_get_find_bar (self->trees), action->argument);
}

static void
find_same_f (FringeWindow *self, const Action *action, GVariant *parameter)
{
  const FringeSearch *search = fringe_session_get_part (self->session);
  guint shown = fringe_session_get_shown (self->session);
  FringeNodeQuery query = fringe_node_query_value (FRINGE_NODE_F, fringe_search_f (search, shown));

  fringe_find_bar_find_query (fringe_trees_get_find_bar (self->trees), &query, action->argument);
}

static void
find_duplicate (FringeWindow *self, const Action *action, GVariant *parameter)
{
  FringeNodeQuery query = { .is_duplicate = TRUE };

  fringe_find_bar_find_query (fringe_trees_get_find_bar (self->trees), &query, action->argument);
}

static void
find_goal (FringeWindow *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  FringeNodeQuery query = fringe_node_query_board (fringe_search_goal (search));

  fringe_find_bar_find_query (fringe_trees_get_find_bar (self->trees), &query, 1);
}

static void
zoom_in (FringeTreeView *view)
{
  fringe_tree_view_zoom (view, ZOOM_FACTOR);
}

static void
zoom_out (FringeTreeView *view)
{
  fringe_tree_view_zoom (view, 1 / ZOOM_FACTOR);
}

static void
zoom_normal (FringeTreeView *view)
{
  fringe_tree_view_zoom_to (view, 1);
}

static void
unfold_all (FringeWindow *self)
{
  fringe_acts_begin (self->acts);
  fringe_tree_view_unfold_all (fringe_window_get_tree_view (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tree-fold-size", "u", 0);
  fringe_acts_end (self->acts, NULL);
}

/* From the tree itself the focus goes on to the panel. */
static void
focus_tree (FringeWindow *self)
{
  GtkWidget *tree = GTK_WIDGET (fringe_window_get_tree_view (self));

  if (!gtk_widget_is_focus (tree) || !fringe_body_shows_panel (self->body)
      || !fringe_panels_focus (fringe_body_get_panels (self->body)))
    gtk_widget_grab_focus (tree);
}

static void
select_toward (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_tree_view_select_toward (fringe_window_get_tree_view (self), (GtkDirectionType) action->argument);
}

static void
turn (FringeWindow *self)
{
  FringeScene scene = fringe_tree_view_scene (fringe_trees_get_left (self->trees));

  g_settings_set_string (self->settings, "tree-direction",
                         scene.card.direction == FRINGE_DIRECTION_DOWN ? "right" : "down");
}

static void
open_view_menu (FringeWindow *self)
{
  fringe_trees_popup_menu (self->trees);
}

static void
open_sample (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_window_open_sample (self, g_variant_get_uint32 (parameter));
}

static void
find_difference (FringeWindow *self)
{
  fringe_window_set_compares (self, TRUE);
  fringe_pair_find_difference (fringe_window_get_pair (self));
}

static void
swap_sides (FringeWindow *self)
{
  fringe_pair_view_swap (fringe_trees_get_pair_view (self->trees), self->acts);
}

static void
undo (FringeWindow *self)
{
  const char *what = fringe_acts_undo (self->acts);
  /* Translators: what was done, as “Switched to Misplaced tiles” */
  g_autofree char *told = what != NULL ? g_strdup_printf (_ ("Undone: %s"), what) : NULL;

  if (told != NULL)
    fringe_told_bar_tell (self->told_bar, told);
}

static void
redo (FringeWindow *self)
{
  const char *what = fringe_acts_redo (self->acts);

  if (what != NULL)
    fringe_told_bar_tell_act (self->told_bar, what);
}

static void
new_window (FringeWindow *self)
{
  FringeWindow *window = fringe_window_new (gtk_window_get_application (GTK_WINDOW (self)));

  fringe_window_start (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
}

static void
start (FringeWindow *self)
{
  fringe_window_start (self, TRUE);
}

/* Nobody adds a stop to a lesson that is only played. */
static void
add_stop (FringeWindow *self)
{
  if (fringe_lesson_player_get_edits (self->lessons))
    fringe_lesson_list_add (self->lesson_list);
}

static void
play_lesson (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_window_play_lesson (self, g_variant_get_string (parameter, NULL));
}

static void
ask_file (FringeWindow *self)
{
  fringe_session_opener_ask (GTK_WINDOW (self), self->document);
}

static void
open_recent (FringeWindow *self, const Action *action, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  fringe_session_opener_open (GTK_WINDOW (self), self->document, file);
}

static void
tell_saved (GtkWindow *window, FringeDocument *document, gboolean is_saved, gpointer data)
{
  g_autofree char *name = NULL, *sentence = NULL;

  if (!is_saved)
    return;
  name = fringe_file_name (fringe_document_get_file (document));
  sentence = g_strdup_printf (_ ("Saved %s."), name);
  fringe_window_tell (FRINGE_WINDOW (window), sentence);
}

static void
save (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_guard_save (GTK_WINDOW (self), self->document, action->argument, tell_saved, NULL, NULL);
}

static void
show_file (FringeWindow *self)
{
  fringe_show_file (GTK_WINDOW (self), fringe_told_bar_get_file (self->told_bar));
}

/* A label has these actions, too, but can only copy what is selected of it. */
static gboolean
can_do (GtkWidget *focus, const char *action)
{
  return !GTK_IS_LABEL (focus)
         || (g_str_equal (action, "clipboard.copy") && gtk_label_get_selection_bounds (GTK_LABEL (focus), NULL, NULL));
}

/* The key of an action is that of another one in what has the focus, where there is such: a field copies its text and
 * is pasted into, a list copies its selection. */
static void
do_at_focus (FringeWindow *self, const char *action, const char *elsewhere)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL || !can_do (focus, action) || !gtk_widget_activate_action (focus, action, NULL))
    gtk_widget_activate_action (GTK_WIDGET (self), elsewhere, NULL);
}

static void
copy (FringeWindow *self)
{
  do_at_focus (self, "clipboard.copy", "win.copy-picture");
}

static void
paste (FringeWindow *self)
{
  do_at_focus (self, "clipboard.paste", "win.paste-board");
}

static void
copy_picture (FringeWindow *self)
{
  g_autoptr (FringeTreePicture) copied = fringe_trees_see (self->trees);

  fringe_clipboard_copy (GTK_WIDGET (self), FRINGE_PLAYER (self->session), &copied->picture);
}

static void
copy_board (FringeWindow *self)
{
  fringe_clipboard_copy_board (GTK_WIDGET (self), FRINGE_PLAYER (self->session), fringe_window_get_session_seen (self));
}

static void
copy_path (FringeWindow *self)
{
  fringe_clipboard_copy_path (GTK_WIDGET (self), FRINGE_PLAYER (self->session), fringe_window_get_session_seen (self));
}

static void
copy_subtree (FringeWindow *self)
{
  fringe_clipboard_copy_subtree (GTK_WIDGET (self), FRINGE_PLAYER (self->session),
                                 fringe_window_get_session_seen (self));
}

static void
export_chart (FringeWindow *self)
{
  fringe_chart_saver_ask (GTK_WINDOW (self), fringe_panels_get_charts (fringe_body_get_panels (self->body)));
}

static void
copy_chart (FringeWindow *self)
{
  FringeChartPicture copied
      = fringe_chart_saver_picture (fringe_panels_get_charts (fringe_body_get_panels (self->body)),
                                    fringe_window_get_theme (self), COPIED_SCALE);

  fringe_clipboard_copy_chart (GTK_WIDGET (self), FRINGE_PLAYER (self->session), &copied);
}

/* Only for as long as a line is told, and nothing else is. */
static void
tell_way_out (FringeWindow *self)
{
  fringe_told_bar_stop (self->told_bar);
  fringe_lecture_bar_show_way_out (self->lecture_bar, TRUE);
  fringe_told_bar_stop_later (self->told_bar);
}

/* A question that stands is for the class. Its panel is shown before, or it would be withdrawn as the panels change,
 * and after that it is given its place on the stage. */
static void
toggle_lecture (FringeWindow *self)
{
  gboolean begins = !fringe_lecture_is_active (self->lecture);
  gboolean asks = begins && fringe_quiz_game_is_asking (fringe_session_get_quiz (self->session));

  if (asks)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "quiz");
  fringe_lecture_toggle (self->lecture, "active");
  if (asks)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "quiz");
  if (begins)
    tell_way_out (self);
}

static gboolean
types_in_panel (FringeWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return GTK_IS_EDITABLE (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (fringe_body_get_panels (self->body)));
}

/* Escape leads from the start page to the session, from a field for text to the tree, out of a vote, back from a panel
 * to the stage or to the tree below it, and out of a lecture; else it ends what is run, if anything, and undoes the
 * selection. */
static void
escape (FringeWindow *self)
{
  if (fringe_window_is_starting (self))
    fringe_window_return (self);
  else if (types_in_panel (self))
    gtk_widget_grab_focus (GTK_WIDGET (fringe_trees_get_left (self->trees)));
  else if (fringe_window_shows_vote (self))
    fringe_window_end_vote (self);
  else if (fringe_lecture_is_active (self->lecture) && fringe_body_shows_panel (self->body))
    g_object_set (self->body, "right-panel", FALSE, NULL);
  else if (fringe_lecture_is_active (self->lecture))
    fringe_lecture_set_active (self->lecture, FALSE);
  else if (!fringe_body_leave_panel (self->body))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.cancel", NULL);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.select-none", NULL);
    }
}

/* The property of the lecture has the name of the action. */
static void
toggle_in_lecture (FringeWindow *self, const Action *action, GVariant *parameter)
{
  fringe_lecture_toggle (self->lecture, action->name + strlen ("win."));
}

static void
edit_note (FringeWindow *self)
{
  fringe_lecture_edit_note (self->lecture);
}

/* Who has read the answer goes on to the next question. */
static void
enter (FringeWindow *self)
{
  if (fringe_window_shows_answer (self))
    fringe_window_ask_question (self);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.fold", NULL);
}

static void
choose_answer (FringeWindow *self, const Action *action, GVariant *parameter)
{
  if (fringe_window_shows_question (self))
    fringe_quiz_game_choose (fringe_session_get_quiz (self->session), g_variant_get_uint32 (parameter));
}

static const Action actions[] = {
  { "win.step", GOES_ON, TRUE, .window = step },
  { "win.back", GOES_BACK, TRUE, .player = fringe_player_back },
  { "win.first", GOES_BACK, TRUE, .player = go_to_first },
  { "win.last", KNOWS_MORE, TRUE, .player = go_to_last },
  { "win.run", GOES_ON, TRUE, .player = fringe_player_run },
  { "win.cancel", IS_BUSY, TRUE, .player = fringe_player_cancel },
  { "win.play", GOES_ON, .player = play },
  { "win.continue", CAN_CONTINUE, .session = fringe_session_continue },
  { "win.fine-step", CAN_STEP, TRUE, .session = fine_step },
  { "win.fine-back", CAN_FINE_BACK, TRUE, .session = fringe_session_fine_back },
  { "win.next-layer", GOES_ON, TRUE, .with = skip_forward, .argument = FRINGE_EVENT_LAYER },
  { "win.previous-layer", GOES_BACK, TRUE, .with = skip_back, .argument = FRINGE_EVENT_LAYER },
  { "win.next-duplicate", CAN_STEP, TRUE, .with = skip_forward, .argument = FRINGE_EVENT_DUPLICATE },
  { "win.previous-duplicate", CAN_BACK, TRUE, .with = skip_back, .argument = FRINGE_EVENT_DUPLICATE },
  { "win.next-reopened", CAN_STEP, TRUE, .with = skip_forward, .argument = FRINGE_EVENT_REOPENED },
  { "win.previous-reopened", CAN_BACK, TRUE, .with = skip_back, .argument = FRINGE_EVENT_REOPENED },
  { "win.next-superseded", CAN_STEP, TRUE, .with = skip_forward, .argument = FRINGE_EVENT_SUPERSEDED },
  { "win.previous-superseded", CAN_BACK, TRUE, .with = skip_back, .argument = FRINGE_EVENT_SUPERSEDED },
  { "win.go-to-generated", IS_STILL, TRUE, .session = fringe_session_go_to_generated },
  { "win.go-to-expanded", IS_STILL, TRUE, .session = fringe_session_go_to_removed },
  { "win.go-to-step", IS_STILL, .window = go_to_step },
  { "win.breakpoints", .window = show_breakpoints },
  { "win.breakpoint", .window = toggle_breakpoint },
  { "win.select-none", .session = select_none },

  { "win.find", .window = open_find_bar },
  { "win.find-next", .with = find_again, .argument = 1 },
  { "win.find-previous", .with = find_again, .argument = -1 },
  { "win.find-same-f", .with = find_same_f, .argument = 1 },
  { "win.find-same-f-before", .with = find_same_f, .argument = -1 },
  { "win.find-duplicate", .with = find_duplicate, .argument = 1 },
  { "win.find-duplicate-before", .with = find_duplicate, .argument = -1 },
  { "win.find-goal", .window = find_goal },

  { "win.zoom-in", .view = zoom_in },
  { "win.zoom-out", .view = zoom_out },
  { "win.zoom-normal", .view = zoom_normal },
  { "win.fit", .view = fringe_tree_view_fit },
  { "win.fit-solution", .view = fringe_tree_view_fit_solution },
  { "win.centre", .view = fringe_tree_view_centre },
  { "win.place-back", .view = fringe_tree_view_go_back },
  { "win.place-forward", .view = fringe_tree_view_go_forward },
  { "win.enter", .window = enter },
  { "win.fold", .view = fringe_tree_view_toggle_fold },
  { "win.unfold-below", .view = fringe_tree_view_unfold_below },
  { "win.fold-beside", .view = fringe_tree_view_fold_beside },
  { "win.unfold-all", .window = unfold_all },
  { "win.tree-menu", .view = fringe_tree_view_popup_menu },
  { "win.turn", .window = turn },
  { "win.focus-tree", .window = focus_tree },
  { "win.select-up", .with = select_toward, .argument = GTK_DIR_UP },
  { "win.select-down", .with = select_toward, .argument = GTK_DIR_DOWN },
  { "win.select-left", .with = select_toward, .argument = GTK_DIR_LEFT },
  { "win.select-right", .with = select_toward, .argument = GTK_DIR_RIGHT },
  { "win.view-menu", .window = open_view_menu },

  { "win.new", ON_START_PAGE, TRUE, .window = fringe_window_ask_puzzle },
  { "win.sample", ON_START_PAGE, .with = open_sample, .type = "u" },
  { "win.paste", ON_START_PAGE, .window = paste },
  { "win.paste-board", ON_START_PAGE, .window = fringe_window_paste },
  { "win.swap-tiles", IS_UNSOLVABLE, .window = fringe_window_swap_tiles },
  { "win.search-anyway", IS_UNSOLVABLE, .window = fringe_window_search_anyway },
  { "win.start-here", .window = fringe_window_start_here },
  { "win.other-heuristic", .window = fringe_window_other_heuristic },
  { "win.formula", IS_FREE, TRUE, .window = fringe_window_ask_formula },
  { "win.pattern-database", IS_FREE, TRUE, .window = fringe_window_ask_pattern },
  { "win.undo", CAN_UNDO, .window = undo },
  { "win.redo", CAN_REDO, .window = redo },
  { "win.explain", 0, TRUE, .window = fringe_window_explain },
  { "win.experiment", ON_START_PAGE, TRUE, .window = fringe_window_experiment },
  { "win.check-trace", ON_START_PAGE, TRUE, .window = fringe_window_check_trace },
  { "win.exercise", ON_START_PAGE, TRUE, .window = fringe_window_be_astar },
  { "win.find-instance", ON_START_PAGE, TRUE, .window = fringe_window_find_instance },
  { "win.first-difference", IS_STILL, TRUE, .window = find_difference },
  { "win.swap-sides", IS_FREE | COMPARES, .window = swap_sides },
  { "win.compare-all", IS_STILL, TRUE, .window = fringe_window_compare_all },
  { "win.fork", IS_FREE, TRUE, .window = fringe_window_fork_shown },

  { "win.lesson", ON_START_PAGE, TRUE, .with = play_lesson, .type = "s" },
  { "win.lesson-new", ON_START_PAGE, TRUE, .window = fringe_window_write_lesson },
  { "win.lesson-next", HAS_NEXT_STOP, TRUE, .lesson = fringe_lesson_player_next },
  { "win.lesson-back", HAS_STOP_BEFORE, TRUE, .lesson = fringe_lesson_player_back },
  { "win.lesson-return", HAS_LESSON, TRUE, .lesson = fringe_lesson_player_return },
  { "win.lesson-add", HAS_LESSON, TRUE, .window = add_stop },
  { "win.lesson-mark", HAS_LESSON, .view = fringe_tree_view_toggle_spot },
  { "win.lesson-close", HAS_LESSON, .window = fringe_window_ask_close_lesson },

  { "win.start-page", 0, TRUE, .window = start },
  { "win.new-window", ON_START_PAGE, .window = new_window },
  { "win.open", ON_START_PAGE, .window = ask_file },
  { "win.open-recent", ON_START_PAGE, .with = open_recent, .type = "s" },
  { "win.save", .with = save, .argument = FALSE },
  { "win.save-as", .with = save, .argument = TRUE },
  { "win.export", IS_STILL, TRUE, .window = fringe_window_export },
  { "win.export-lesson", HAS_LESSON, TRUE, .window = fringe_window_export_lesson },
  { "win.export-questions", 0, TRUE, .window = fringe_window_export_questions },
  { "win.export-subtree", IS_STILL, TRUE, .window = fringe_window_export_subtree },
  { "win.show-file", HAS_FILE, .window = show_file },
  { "win.print", IS_STILL, TRUE, .window = fringe_window_print },
  { "win.copy", .window = copy },
  { "win.copy-picture", IS_STILL, .window = copy_picture },
  { "win.copy-board", .window = copy_board },
  { "win.copy-path", .window = copy_path },
  { "win.copy-subtree", .window = copy_subtree },
  { "win.export-chart", .window = export_chart },
  { "win.copy-chart", .window = copy_chart },

  { "win.lecture", .window = toggle_lecture },
  { "win.escape", ON_START_PAGE, .window = escape },
  { "win.blank", .with = toggle_in_lecture },
  { "win.spotlight", .with = toggle_in_lecture },
  { "win.notes", .with = toggle_in_lecture },
  { "win.edit-note", .window = edit_note },
  { "win.quiz-ask", .window = fringe_window_ask_question },
  { "win.quiz-choose", .with = choose_answer, .type = "u" },
  { "win.quiz-unvote", .window = fringe_window_unvote },
  { "win.quiz-reveal", .window = fringe_window_reveal_answer },
  { "win.vote", .window = fringe_window_ask_class },
  { "win.vote-count", .window = fringe_window_type_counts },
  { "win.vote-follow", IS_FREE, TRUE, .window = fringe_window_follow_majority },
};

/* Actions that set a property of the window. */
static const struct
{
  const char *name, *property;
  guint needs;
} property_actions[] = {
  { "win.left-panel", "left-panel", 0 },
  { "win.right-panel", "right-panel", 0 },
  { "win.panel", "panel", 0 },
  { "win.lesson-edit", "edits-lesson", HAS_LESSON },
  { "win.compare", "compares", IS_STILL },
  { "win.compare-layers", "compare-layers", 0 },
};

static void
activate (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeWindow *self = FRINGE_WINDOW (widget);
  FringePlayer *player = fringe_window_get_player (self);
  const Action *action = actions;

  while (!g_str_equal (action->name, name))
    action++;
  if (action->stops)
    fringe_player_set_playing (player, FALSE);
  if (action->player != NULL)
    action->player (player);
  else if (action->session != NULL)
    action->session (self->session);
  else if (action->view != NULL)
    action->view (fringe_window_get_tree_view (self));
  else if (action->lesson != NULL)
    action->lesson (self->lessons);
  else if (action->window != NULL)
    action->window (self);
  else
    action->with (self, action, parameter);
}

void
fringe_window_install_actions (GtkWidgetClass *widget_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type, activate);
  for (gsize i = 0; i < G_N_ELEMENTS (property_actions); i++)
    gtk_widget_class_install_property_action (widget_class, property_actions[i].name, property_actions[i].property);
}

static guint
if_so (gboolean is_so, guint condition)
{
  return is_so ? condition : 0;
}

static guint
find_conditions_of_lesson (FringeWindow *self)
{
  FringeLessonGuide *guide = fringe_window_get_guide (self);
  gboolean can_next, can_back;

  if (guide == NULL)
    return 0;
  g_object_get (fringe_lesson_guide_get_lesson (guide), "can-next", &can_next, "can-back", &can_back, NULL);
  return HAS_LESSON | if_so (can_next, HAS_NEXT_STOP) | if_so (can_back, HAS_STOP_BEFORE);
}

static guint
find_conditions (FringeWindow *self)
{
  const FringePlayerState player = fringe_player_get_state (fringe_window_get_player (self));
  const FringePlayerState left = fringe_player_get_state (FRINGE_PLAYER (self->session));

  return if_so (player.can_step, GOES_ON) | if_so (player.can_back, GOES_BACK) | if_so (player.knows_more, KNOWS_MORE)
         | if_so (player.is_running, IS_BUSY) | if_so (!player.is_running, IS_FREE) | if_so (left.can_step, CAN_STEP)
         | if_so (left.can_back, CAN_BACK) | if_so (fringe_session_can_fine_back (self->session), CAN_FINE_BACK)
         | if_so (fringe_session_can_continue (self->session), CAN_CONTINUE)
         | if_so (fringe_session_is_unsolvable (self->session), IS_UNSOLVABLE)
         | if_so (fringe_acts_can_undo (self->acts) && !player.is_running, CAN_UNDO)
         | if_so (fringe_acts_can_redo (self->acts) && !player.is_running, CAN_REDO)
         | if_so (!left.is_running, IS_STILL) | if_so (fringe_window_get_pair (self) != NULL, COMPARES)
         | if_so (fringe_told_bar_get_file (self->told_bar) != NULL, HAS_FILE) | find_conditions_of_lesson (self)
         | if_so (fringe_window_is_starting (self), ON_START_PAGE);
}

static void
set_enabled (FringeWindow *self, const char *name, guint needs, guint conditions)
{
  const gboolean is_met = (needs & ~ON_START_PAGE & ~conditions) == 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), name,
                                 (conditions & ON_START_PAGE) != 0 ? (needs & ON_START_PAGE) != 0 : is_met);
}

/* Whenever the pointer comes over another node this is asked, and GTK looks up each action by its name. */
void
fringe_window_update_actions (FringeWindow *self)
{
  guint conditions = find_conditions (self);

  if (conditions == self->conditions)
    return;
  self->conditions = conditions;
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    set_enabled (self, actions[i].name, actions[i].needs, conditions);
  for (gsize i = 0; i < G_N_ELEMENTS (property_actions); i++)
    set_enabled (self, property_actions[i].name, property_actions[i].needs, conditions);
}
