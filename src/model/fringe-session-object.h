/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-breakpoint-item.h"
#include "fringe-history.h"
#include "fringe-outlook.h"
#include "fringe-run.h"
#include "fringe-session.h"
#include "fringe-told.h"

/* What the files of the session share: fringe-session.c has the object and where it is seen, fringe-session-run.c what
 * goes on by itself, fringe-session-search.c which search there is, fringe-session-words.c what is said of it. */

/* What to go on with: playing, or a run to an event, FRINGE_N_EVENTS being the end. */
typedef struct
{
  gboolean plays;
  FringeEvent event;
} FringeResume;

/**
 * FringeSession:
 * @n_origins: how many puzzles were chosen so far
 * @preset: by which the rules of the search were chosen
 * @node_limit: of every search that is begun or taken over
 * @node_limit_allowed: what the person allows without being asked
 * @gone: (element-type FringeSearch): records that gave way to others in a change under way. They are freed when all
 *   is told, for until then a listener may still look at the record that it knows.
 * @outlook: (nullable): the end of the run, once it was asked for
 * @whole_layers: (nullable): those of the whole run
 * @breakpoints: (element-type FringeBreakpointItem): those that there are
 * @breakpoint_list: the same, as they were told of
 * @n_done: lines of the step that are done, or -1 for all
 * @next_play: when the next step is due, or 0
 * @wanted: how many steps the run is to make known, where it stays at its step; else 0
 * @progress: of a run, as it was last told
 * @stopped: (nullable): the sentence that says why, at a breakpoint
 * @n_changes: changes under way, one within the other
 * @n_telling: the same of what is being told, where a listener changes something
 * @n_moments: the value of the property moment
 * @told_moment: the moment that it stands for
 * @left: whether a search was left for another one, which is yet to be told
 * @saying: (nullable): what is to be said when all is told
 */
struct _FringeSession
{
  GObject parent_instance;

  FringeHistory history;
  guint n_origins;
  FringeRulesModel *rules;
  FringePreset preset;
  guint node_limit, node_limit_allowed;

  FringeSearch *search;
  GPtrArray *gone;
  FringeLayers *layers;
  FringeOutlook *outlook;
  FringeLayers *whole_layers;
  GPtrArray *breakpoints;
  GListStore *breakpoint_list;
  FringeQuizGame *quiz;
  FringeStepNotes *notes;

  guint step;
  int n_done;
  FringeMoment moment;
  FringeCounts counts;
  guint selected, hovered;

  gboolean playing;
  double speed;
  gint64 next_play;

  gboolean running;
  FringeRun run;
  guint wanted;
  gint64 run_start, progress_told;
  guint run_start_nodes;
  char *progress;
  char *stopped;
  FringeResume resume;

  guint n_changes, n_telling;
  guint n_moments;
  FringeMoment told_moment;
  FringeTold *told;
  char *saying;
  gboolean heuristic_replaced, left;
};

/* fringe-session-seen.c */

/* Within a change: sees the search at a step with @n_done of its lines done, or all for -1. No node is selected, and
 * what a run or a breakpoint left is over. */
void fringe_session_see (FringeSession *self, guint step, int n_done);

/* Within a change: whether there is a step after this one; it is made if it is not known yet. */
gboolean fringe_session_know_next (FringeSession *self);

/* fringe-session.c */

/* Within a change: says a sentence in passing, when all is told. */
void fringe_session_say (FringeSession *self, const char *sentence);

/* fringe-session-words.c */

/* (transfer full): what came of the last choice that can be undone: "Switched to Misplaced tiles". */
char *fringe_session_change_sentence (FringeSession *self);

/* (transfer full): "8-puzzle · A* · Manhattan distance", and the name of the rules where they are not the textbook's.
 */
char *fringe_session_subtitle (FringeSession *self);
/* (transfer full): why a breakpoint stopped it, or how the search ended, where that asks for a word; else "". */
char *fringe_session_message (FringeSession *self);
/* (transfer full): "1,204,000 nodes · 2,000,000 nodes a second · 55 MB" */
char *fringe_session_progress (FringeSession *self, double nodes_per_second);

/* fringe-session-run.c */

void fringe_session_init_player (FringePlayerInterface *iface);

/* Has the list of breakpoints hold those that there are. */
void fringe_session_tell_breakpoints (FringeSession *self);

/* Within a change: drops the breakpoints that cannot hit in the record. */
void fringe_session_drop_breakpoints (FringeSession *self);

/* Within a change: has the breakpoints that there were when a search was left, but for those that were added or removed
 * since and that could have stayed in @left, the record that was seen since. */
void fringe_session_bring_back_breakpoints (FringeSession *self, GPtrArray *items, const FringeSearch *left);

/* fringe-session-search.c */

/* The layers of the whole run, which must be known. */
const FringeLayers *fringe_session_get_whole_layers (FringeSession *self);

/* (transfer full): a search of the present puzzle by the rules. */
FringeSearch *fringe_session_make_search (FringeSession *self);

/* After a choice of rules. */
void fringe_session_on_rules (FringeSession *self);

/* Has these notes from now on, and tells of their changes, whoever makes them. */
void fringe_session_take_notes (FringeSession *self, FringeStepNotes *notes);
