/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-acts.h"
#include "fringe-body.h"
#include "fringe-color-scheme.h"
#include "fringe-lecture.h"
#include "fringe-lecture-bar.h"
#include "fringe-lesson-bar.h"
#include "fringe-lesson-list.h"
#include "fringe-lesson-player.h"
#include "fringe-start-page.h"
#include "fringe-transport.h"
#include "fringe-trees.h"
#include "fringe-window.h"

struct _FringeWindow
{
  GtkApplicationWindow parent_instance;

  GSettings *settings;
  FringeColorScheme *color_scheme;
  FringeSession *session;
  FringeActs *acts;
  FringeDocument *document;
  GtkBox *content_box;
  FringeSessionBar *session_bar;
  FringeStartPage *start_page; /* NULL until it is shown */
  gboolean is_starting;        /* whether it is shown */
  gboolean has_session;        /* whether there is one to return to from it */
  FringeBody *body;
  FringeTrees *trees;
  FringeToldBar *told_bar; /* that of the trees */
  FringeTransport *transport;
  FringeLecture *lecture;
  FringeLectureBar *lecture_bar;
  FringeLessonPlayer *lessons;
  FringeLessonBar *lesson_bar;
  FringeLessonList *lesson_list;
  int width, height;
  guint fit;              /* what goes by the size of the window, or 0 */
  gboolean hints_at_step; /* until a step was made with its key or button */
  GMenu *samples_menu;
  GMenu *recent_menu;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkWidget *unsaved_label;
  GtkShortcutController *step_keys, *focus_keys;
  GtkMenuButton *puzzle_button;
  GtkMenuButton *compare_button;
  GtkMenuButton *export_button;
  GtkWidget *return_button;
  GtkMenuButton *primary_button;
  guint n_folded;   /* before what is being folded */
  guint conditions; /* by which the actions are enabled: those that hold */
  guint tick;
  gboolean shows_run; /* whether a frame was drawn since the run began */
  guint inhibition;   /* of the end of all programs, or 0 */
};

/* fringe-window.c */

/* What is stepped has changed: it may have begun to advance by itself, or ended. */
void fringe_window_on_busy (FringeWindow *self);
/* Returns: of two trees side by side, the session of the one that has the focus */
FringeSession *fringe_window_get_session_seen (FringeWindow *self);

/* Has all go by the size that the window is asked to have, and by the room that a lesson takes above. */
void fringe_window_fit (FringeWindow *self);

/* fringe-window-lecture.c */

void fringe_window_add_lecture (FringeWindow *self);
/* Whether a question stands and is seen: what is not seen has no keys. */
gboolean fringe_window_shows_question (FringeWindow *self);
/* Makes what stands on the stage of a lecture, if there is one, as large as the window. */
void fringe_window_fit_stage (FringeWindow *self);

/* fringe-window-kept.c */

void fringe_window_add_document (FringeWindow *self);
void fringe_window_add_acts (FringeWindow *self);
/* Has the folds that are changed by hand undone. */
void fringe_window_watch_folds (FringeWindow *self, FringeTreeView *view);

/* fringe-window-properties.c */

void fringe_window_install_properties (GObjectClass *klass);
void fringe_window_notify_starting (FringeWindow *self);
void fringe_window_set_compares (FringeWindow *self, gboolean compares);
/* Says by which rules is searched, and whether that belongs to a lesson. */
void fringe_window_show_subtitle (FringeWindow *self);
/* Shows the pair that the acts have, from now on. */
void fringe_window_bind_acts (FringeWindow *self);

/* fringe-window-dialogs.c */
void fringe_window_ask_puzzle (FringeWindow *self);
void fringe_window_explain (FringeWindow *self);
void fringe_window_check_trace (FringeWindow *self);
void fringe_window_experiment (FringeWindow *self);
void fringe_window_find_instance (FringeWindow *self);
/* Has a student carry out the search by hand, in a window of its own. */
void fringe_window_be_astar (FringeWindow *self);
void fringe_window_compare_all (FringeWindow *self);
/* Asks by which rules to go on from the step of the shown node, or tells why that cannot be. */
void fringe_window_fork_shown (FringeWindow *self);
void fringe_window_ask_formula (FringeWindow *self);
void fringe_window_ask_pattern (FringeWindow *self);
/* Shows beside the left search how it goes on by other rules from a step. */
void fringe_window_fork_left (FringeWindow *self, guint fork_step, const FringeRules *rules);
/* Begins a puzzle with a board that comes without a goal, and tells of a goal that is not the one before. */
void fringe_window_use_start (GtkWindow *window, const FringeBoard *start);
void fringe_window_export (FringeWindow *self);
void fringe_window_export_subtree (FringeWindow *self);
void fringe_window_export_lesson (FringeWindow *self);
void fringe_window_export_questions (FringeWindow *self);
void fringe_window_print (FringeWindow *self);

/* fringe-window-lesson.c */

void fringe_window_add_lessons (FringeWindow *self);
/* Returns: (nullable): through the lesson that is open */
FringeLessonGuide *fringe_window_get_guide (FringeWindow *self);
/* Shows the bar, unless something else takes its place. */
void fringe_window_update_lesson_bar (FringeWindow *self);
/* What is open may have to be saved before one of these goes on. */
void fringe_window_ask_close_lesson (FringeWindow *self);
void fringe_window_play_lesson (FringeWindow *self, const char *name);
void fringe_window_write_lesson (FringeWindow *self);

/* fringe-window-puzzle.c */
void fringe_window_swap_tiles (FringeWindow *self);
void fringe_window_search_anyway (FringeWindow *self);
void fringe_window_other_heuristic (FringeWindow *self);
/* Begins a puzzle of one's own, after asking whether to save what is unsaved in the file of the one before. @sentence:
 * (nullable): tells what else came of it */
void fringe_window_choose_puzzle (FringeWindow *self,
                                  const FringeBoard *start,
                                  const FringeBoard *goal,
                                  const char *sentence);
/* Begins with the board of the shown node. */
void fringe_window_start_here (FringeWindow *self);
void fringe_window_paste (FringeWindow *self);
/* Opens an example; nothing happens where there is none at this position. */
void fringe_window_open_sample (FringeWindow *self, guint position);

/* fringe-window-start.c */

/* Whether the start page is shown, and not the session. */
gboolean fringe_window_is_starting (FringeWindow *self);
/* Back to the session, where there was one. */
void fringe_window_return (FringeWindow *self);
/* Lets it take the width of the window. */
void fringe_window_fit_start_page (FringeWindow *self);

/* fringe-window-actions.c */
void fringe_window_install_actions (GtkWidgetClass *widget_class);
void fringe_window_update_actions (FringeWindow *self);

/* fringe-window-quiz.c */

/* Whether a vote is seen, told or not. */
gboolean fringe_window_shows_vote (FringeWindow *self);
/* Returns: whether the answer to a question of one person is seen */
gboolean fringe_window_shows_answer (FringeWindow *self);
void fringe_window_ask_question (FringeWindow *self);
void fringe_window_ask_class (FringeWindow *self);
void fringe_window_type_counts (FringeWindow *self);
void fringe_window_unvote (FringeWindow *self);
void fringe_window_reveal_answer (FringeWindow *self);
/* What if the majority had been right: the search goes on beside the present one, by rules that take its node. */
void fringe_window_follow_majority (FringeWindow *self);
/* Ends a vote with the score of the class. */
void fringe_window_end_vote (FringeWindow *self);
void fringe_window_leave_question (FringeWindow *self);
