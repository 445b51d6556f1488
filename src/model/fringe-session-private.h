/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-breakpoint-item.h"
#include "fringe-history.h"
#include "fringe-run.h"
#include "fringe-session.h"

/* In steps a second. */
#define FRINGE_SPEED_MIN 0.25
#define FRINGE_SPEED_MAX 1024.0

/* What to go on with: playing, or a run to an event, FRINGE_N_EVENTS being the end. */
typedef struct
{
  gboolean plays;
  FringeEvent event;
} FringeResume;

struct _FringeSession
{
  GObject parent_instance;

  FringeHistory history;
  FringeRulesModel *rules;
  FringePreset preset; /* by which the rules of the search were chosen */
  guint node_limit;         /* of every search that is begun or taken over */
  guint node_limit_allowed; /* what the person allows without being asked */

  FringeSearch *search;
  GPtrArray *gone; /* of FringeSearch: records that gave way to others in a change under way */
  guint n_changes;
  FringeLayers *layers;
  GListStore *breakpoints; /* of FringeBreakpointItem */
  guint step;
  int n_done; /* lines of the step, or -1 for all */
  FringeMoment moment;
  FringeCounts counts;
  guint selected;
  guint hovered;

  gboolean playing;
  double speed;
  gint64 next_play; /* when the next step is due, or 0 */
  gboolean running;
  FringeRun run;
  guint wanted; /* steps, where the run is to make them known and stay; else 0 */
  char *stopped; /* why, at a breakpoint, else NULL */
  FringeResume resume;
  FringeQuizGame *quiz;
  FringeStepNotes *notes;
  gint64 run_start, progress_told;
  guint run_start_nodes;
};

typedef enum
{
  PROP_SEARCH = 1,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_RULES,
  PROP_BREAKPOINTS,
  PROP_STEP,
  PROP_N_STEPS,
  PROP_LINE,
  PROP_N_LINES,
  PROP_HALF,
  PROP_SELECTED,
  PROP_HOVERED,
  PROP_SHOWN,
  PROP_GENERATED,
  PROP_EXPANDED,
  PROP_OPEN,
  PROP_MAX_OPEN,
  PROP_MAX_DEPTH,
  PROP_STALE,
  PROP_STEP_TITLE,
  PROP_SENTENCE,
  PROP_WHY,
  PROP_NOTE,
  PROP_MESSAGE,
  PROP_PROGRESS,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_RUNNING,
  PROP_CAN_BACK,
  PROP_CAN_STEP,
  PROP_CAN_FINE_BACK,
  PROP_CAN_CONTINUE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
} FringeSessionProp;

/* fringe-session.c */
/* Tells of everything that depends on the step; silent where it has not moved. */
void fringe_session_notify_step (FringeSession *self);
/* Whether there is a step after this one; it is made if it is not known yet. */
gboolean fringe_session_know_next (FringeSession *self);
/* To a step, where the node of the step is the one that is shown. */
void fringe_session_set_step (FringeSession *self, guint step);
/* To where @n_done lines of a step are done, or all for -1. */
void fringe_session_set_moment (FringeSession *self, guint step, int n_done);
/* Around what changes more than one thing: the session and its rules tell of it when all of it is true. Counted. */
void fringe_session_begin_change (FringeSession *self);
void fringe_session_end_change (FringeSession *self);
/* Takes the place of the record, seen at step 0; the old one is not freed. @search: (transfer full) */
void fringe_session_show_search (FringeSession *self, FringeSearch *search);
/* (transfer full): a search of the present puzzle by the rules. */
FringeSearch *fringe_session_make_search (FringeSession *self);
/* Tells of what comes with another search, beside it. */
void fringe_session_notify_history (FringeSession *self);
/* Emits the signal told. */
void fringe_session_tell (FringeSession *self, const char *sentence);

/* fringe-session-properties.c */
void fringe_session_install_properties (GObjectClass *object_class);
void fringe_session_notify (FringeSession *self, FringeSessionProp prop);

/* fringe-session-fine.c */
gboolean fringe_session_can_fine_back (FringeSession *self);
/* The node whose board the line is about. */
guint fringe_session_node_of_line (FringeSession *self);

/* fringe-session-fork.c */
/* After a change of rules. Returns: whether the search was forked, and is forked now by those rules at the same step */
gboolean fringe_session_fork_anew (FringeSession *self);

/* fringe-session-history.c */
/* (transfer full): how the search is seen, and the record itself; another one must take its place. */
FringeSight *fringe_session_leave (FringeSession *self);
/* Within a change: leaves the search, which can be undone, for one of another puzzle, or of the same. */
void fringe_session_add_puzzle (FringeSession *self,
                                const FringeBoard *start,
                                const FringeBoard *goal,
                                const char *title);
void fringe_session_add_same_puzzle (FringeSession *self);
/* Shows the search of the present puzzle as it was left. @sight: (transfer full) */
void fringe_session_come_back (FringeSession *self, FringeSight *sight);

/* fringe-session-play.c */
gboolean fringe_session_can_step (FringeSession *self);
void fringe_session_advance_play (FringeSession *self, gint64 now);

/* fringe-session-notes.c */
void fringe_session_init_notes (FringeSession *self);
void fringe_session_finalize_notes (FringeSession *self);

/* fringe-session-run.c */
gboolean fringe_session_can_continue (FringeSession *self);
char *fringe_session_progress (FringeSession *self);

/* fringe-session-breakpoints.c */
/* Drops those that belong to another record: on nodes, and on boards of another size. */
void fringe_session_drop_breakpoints (FringeSession *self);
/* (transfer full): all of them, as they are, with what belongs to them; and what to have in their place. */
GPtrArray *fringe_session_list_breakpoints (FringeSession *self);
void fringe_session_set_breakpoints (FringeSession *self, GPtrArray *items);
/* As they were when the search was left, but for those that were added or removed since and that could have stayed in
 * @left, the record that was seen since. */
void
fringe_session_bring_back_breakpoints (FringeSession *self, GPtrArray *items, const FringeSearch *left);
/* Says that @breakpoint hit at the step. */
void fringe_session_stop_at (FringeSession *self, const FringeBreakpoint *breakpoint);
