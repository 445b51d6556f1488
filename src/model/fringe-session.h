/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-moment.h"
#include "fringe-outlook.h"
#include "fringe-player.h"
#include "fringe-rules-model.h"
#include "fringe-step-notes.h"

#include <gio/gio.h>

#define FRINGE_TYPE_SESSION (fringe_session_get_type ())
G_DECLARE_FINAL_TYPE (FringeSession, fringe_session, FRINGE, SESSION, GObject)

/* What one window works on: a puzzle, rules, the record of a search, and the step at which it is seen. Everything on
 * the screen follows from its properties, and the verbs below are all that changes them.
 *
 * A verb tells of what it changed when all of it is true: once of each property that has another value, and of no
 * other; then comes the signal "changed" of a player. What is seen, which is the record, the step and the line of it,
 * is the property "moment": a number that is another one for another moment.
 *
 * Before all that, the signal "left" tells that another search has come, and that undo brings back the one before, or
 * that nothing of what was before is left. */

typedef struct _FringeQuizGame FringeQuizGame;

FringeSession *fringe_session_new (void);

/* Verbs between these two are told of together. They may be nested. */
void fringe_session_begin_change (FringeSession *self);
void fringe_session_end_change (FringeSession *self);

/* Questions about the search; while one stands, what comes after the step is not told of. */
FringeQuizGame *fringe_session_get_quiz (FringeSession *self);

/* The note that a person wrote for the step of this puzzle under these rules: "" where there is none. */
const char *fringe_session_get_note (FringeSession *self);
void fringe_session_set_note (FringeSession *self, const char *text);
void fringe_session_set_note_of (FringeSession *self, guint step, const char *text);
/* All of them. */
const FringeStepNotes *fringe_session_get_notes (FringeSession *self);
void fringe_session_clear_notes (FringeSession *self);
void fringe_session_add_notes (FringeSession *self, const FringeSessionNotes *notes);
/* Has the same notes as @other from now on. */
void fringe_session_share_notes (FringeSession *self, FringeSession *other);

/* A change of them begins anew with the same puzzle. Where a puzzle comes that the heuristic does not fit,
 * Manhattan takes its place, which the signal heuristic-replaced tells. */
FringeRulesModel *fringe_session_get_rules (FringeSession *self);

/* The record. Replaced, with notify::search, when puzzle or rules change. */
const FringeSearch *fringe_session_get_search (FringeSession *self);
/* The part of it whose rules, h and f hold where it is seen; in the middle of a step, where that began. See
 * fringe_search_at(). */
const FringeSearch *fringe_session_get_part (FringeSession *self);
/* (nullable): the run that is ahead, which every view of this search shares; a new one with each search, and where the
 * search goes further than its run was thought to. */
FringeOutlook *fringe_session_get_outlook (FringeSession *self);
/* (nullable): the record of the whole run, in which steps and nodes are those of the search; %NULL where its end is not
 * known ahead, and while a question stands. */
const FringeSearch *fringe_session_get_whole_run (FringeSession *self);
/* The layers of the known record. */
const FringeLayers *fringe_session_get_layers (FringeSession *self);
guint fringe_session_get_step (FringeSession *self);
guint fringe_session_get_n_steps (FringeSession *self);

/* The step, and how many of its lines are done. It is true until the next change. */
const FringeMoment *fringe_session_get_moment (FringeSession *self);

/* Whether the step is seen in its middle. */
gboolean fringe_session_is_half (FringeSession *self);

/* The last step that is done, for what follows whole steps only. */
guint fringe_session_get_whole_step (FringeSession *self);

/* What to call the puzzle: "" while there is none. */
const char *fringe_session_get_title (FringeSession *self);

/* A number for the puzzle that was chosen. By other rules, or with two tiles swapped, it is still the same; another
 * puzzle has another, even where its boards were there before. Undo brings the number back. */
guint fringe_session_get_origin (FringeSession *self);

/* (transfer full): "A* · Misplaced tiles". */
char *fringe_session_rules_text (const FringeRules *rules);
/* (transfer full): "Step 7 of 9", with the line where the step is seen in its middle. */
char *fringe_session_step_title (FringeSession *self);
/* (transfer full): what the step did, and why. */
char *fringe_session_sentence (FringeSession *self);
/* (transfer full): the same in few words. */
char *fringe_session_summary (FringeSession *self);
char *fringe_session_why (FringeSession *self);
/* (transfer full): at the goal how the counts compare with what the source of the puzzle prints: "✓ As printed in the
 * report: 19 generated, 9 expanded.", or that of the preset where it counts otherwise: "The paper counts the goal too:
 * 946."; else "". */
char *fringe_session_published (FringeSession *self);

gboolean fringe_session_is_playing (FringeSession *self);
gboolean fringe_session_is_running (FringeSession *self);
double fringe_session_get_speed (FringeSession *self);
gboolean fringe_session_can_step (FringeSession *self);
gboolean fringe_session_can_fine_back (FringeSession *self);
gboolean fringe_session_can_continue (FringeSession *self);
/* Whether the goal is out of reach, so that there is no search. */
gboolean fringe_session_is_unsolvable (FringeSession *self);
gboolean fringe_session_can_undo (FringeSession *self);
gboolean fringe_session_can_redo (FringeSession *self);

/* A node that is there at the step, or FRINGE_NO_NODE. */
guint fringe_session_get_selected (FringeSession *self);
guint fringe_session_get_hovered (FringeSession *self);

/* The node that the large board shows: the selected one, else that of the step, or of the line in its middle: the
 * successor being made, where it is one, or the node that it repeats. */
guint fringe_session_get_shown (FringeSession *self);

/* (transfer full): "Node 7", or "Node 7 again" where a move in the middle of a step gives its board. */
char *fringe_session_shown_title (FringeSession *self);

/* (transfer full): in a word or two whether the goal can be reached; where a solution is known, and no question stands,
 * its length. */
char *fringe_session_verdict (FringeSession *self);

/* Begins anew with another puzzle, which can be undone. @title: what to call it, translated. */
void
fringe_session_set_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title);
/* The same with other rules, in one go. @title: (nullable): %NULL for boards without a name of their own: the present
 * puzzle keeps its title. */
void fringe_session_open (FringeSession *self,
                          const FringeRules *rules,
                          const FringeBoard *start,
                          const FringeBoard *goal,
                          const char *title);

/* The last step from which @search could go on by other rules, or FRINGE_NO_FORK: one that has ended there, and IDA*,
 * cannot. */
guint fringe_session_last_fork_step (const FringeSearch *search);

/**
 * fringe_session_fork:
 * @from: the record of any session with the same puzzle, which may be a fork itself
 * @step: up to fringe_session_last_fork_step()
 * @rules: by which to go on: their algorithm, heuristic, weight and ties count
 *
 * Takes the place of the record with one that has the steps of @from up to @step and from there goes by other rules,
 * and shows it at @step. When its rules change it is forked anew, as long as only those change that count; else it
 * begins anew as a search that is no fork. fringe_search_fork_step() tells whether the record is a fork,
 * fringe_search_in_step() what it was forked from.
 */
void fringe_session_fork (FringeSession *self, const FringeSearch *from, guint step, const FringeRules *rules);

/* Up to which step a search must be known that the next of @forks can be made; where all are made, 0. */
guint fringe_session_next_fork_step (FringeSession *self, const GArray *forks);

/* Returns: whether there was one more of @forks, and it is made */
gboolean fringe_session_make_next_fork (FringeSession *self, const GArray *forks);

/* Gives each of two sessions of one puzzle the record of the other, its rules, its step, its selection, its
 * breakpoints and what can be undone. Both cancel what they run. */
void fringe_session_swap (FringeSession *self, FringeSession *other);

/* As fringe_session_open(), with nothing left of what there was: no puzzle to go back to, no notes, no breakpoints. */
void fringe_session_begin (FringeSession *self,
                           const FringeRules *rules,
                           const FringeBoard *start,
                           const FringeBoard *goal,
                           const char *title);
/* What begins anew or is forked leaves a search, which these bring back as it was seen: its rules, its step, its
 * selection and its breakpoints. Very large records are not kept; then it is begun anew. */
void fringe_session_undo (FringeSession *self);
void fringe_session_redo (FringeSession *self);

/* Nodes at most before a search stops and asks: of this search and all to come, until one is continued. What this has
 * set, continuing goes up to at least. */
void fringe_session_set_node_limit (FringeSession *self, guint node_limit);

/* Another limit than the person's, as a file has it. */
void fringe_session_take_node_limit (FringeSession *self, guint node_limit);

/* To the end of any known step; larger ones are clamped. */
void fringe_session_go_to (FringeSession *self, guint step);

/* Makes the step that comes next known, and stays. Returns: whether there is one */
gboolean fringe_session_look_ahead (FringeSession *self);

/* How many steps may be told of: all that are known, but none that comes while a question stands. */
guint fringe_session_get_n_told_steps (FringeSession *self);

/* One step on, made if it is not known yet; from its middle to its end. Returns: whether there was one */
gboolean fringe_session_step (FringeSession *self);
/* From the middle of a step to its beginning. */
void fringe_session_back (FringeSession *self);

/* One line of the loop on. Returns: whether there was one */
gboolean fringe_session_fine_step (FringeSession *self);
void fringe_session_fine_back (FringeSession *self);

/* Makes up to @n_steps steps known and stays where it is. Not during a run. Returns: whether there are more to make */
gboolean fringe_session_explore (FringeSession *self, guint n_steps);

/* The same up to @n_steps steps in all, as a run that can be cancelled: in slices made by fringe_session_advance(). */
void fringe_session_explore_to (FringeSession *self, guint n_steps);

/* Searches on although the goal is out of reach. */
void fringe_session_search_anyway (FringeSession *self);

/* Begins anew from the start with two tiles swapped, from which the goal can be reached; nothing where it can be
 * already. It can be undone. @title: what to call the puzzle, translated. */
void fringe_session_swap_tiles (FringeSession *self, const char *title);

/* Silent where there is no such node at the step. */
void fringe_session_select (FringeSession *self, guint id);
void fringe_session_hover (FringeSession *self, guint id);

void fringe_session_set_playing (FringeSession *self, gboolean playing);
void fringe_session_set_speed (FringeSession *self, double speed);

/* Runs to the end of the search, in slices made by fringe_session_advance(). Where a breakpoint hits, it stops there
 * with a message that says why, as playing does. */
void fringe_session_run (FringeSession *self);

/* Goes to the next step at which @event happens, with @direction 1, as a run does; with -1 to the one before. Before
 * the first layer comes step 0. */
void fringe_session_skip (FringeSession *self, FringeEvent event, int direction);
void fringe_session_cancel (FringeSession *self);

/* After the node limit: doubles it; then, and after a breakpoint, goes on with what was stopped. */
void fringe_session_continue (FringeSession *self);

/* To the step that generated the shown node, or that removed it. */
void fringe_session_go_to_generated (FringeSession *self);
void fringe_session_go_to_removed (FringeSession *self);

/* Of FringeBreakpointItem. A new record keeps those that can hit there: not those on nodes. */
GListModel *fringe_session_get_breakpoints (FringeSession *self);
/* Silent where there is one like it. */
void fringe_session_add_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint);
void fringe_session_remove_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint);
/* (transfer full): those that are enabled, ready for the search; an array of FringeBreakpoint. */
GArray *fringe_session_prepare_breakpoints (FringeSession *self);
/* Has the same as @other of those that belong to no record: events and boards, on or off together from now on. */
void fringe_session_share_breakpoints (FringeSession *self, FringeSession *other);
/* Returns: whether there is one now */
gboolean fringe_session_toggle_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint);

/**
 * fringe_session_advance:
 * @now: the monotonic time in microseconds
 * @deadline: when to return, for a run
 *
 * One frame's share of playing or running. Where a run tells of its progress, or is over, that is nearly all that it
 * does, for the window takes long to show it.
 */
void fringe_session_advance (FringeSession *self, gint64 now, gint64 deadline);
