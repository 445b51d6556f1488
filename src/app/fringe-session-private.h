/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-history.h"
#include "fringe-session.h"

/* In steps a second. */
#define FRINGE_SPEED_MIN 0.25
#define FRINGE_SPEED_MAX 32.0

struct _FringeSession
{
  GObject parent_instance;

  FringeHistory history;
  FringeRulesModel *rules;
  guint node_limit;

  FringeSearch *search;
  guint step;
  FringeCounts counts;
  guint selected;
  guint hovered;

  gboolean playing;
  double speed;
  gint64 next_play; /* when the next step is due, or 0 */
  gboolean running;
  gint64 run_start;
  guint run_start_nodes;
};

typedef enum
{
  PROP_SEARCH = 1,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_RULES,
  PROP_STEP,
  PROP_N_STEPS,
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
  PROP_MESSAGE,
  PROP_PROGRESS,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_RUNNING,
  PROP_CAN_BACK,
  PROP_CAN_STEP,
  PROP_CAN_CONTINUE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
} FringeSessionProp;

/* fringe-session.c */
/* Tells of everything that depends on the step; silent where it has not moved. */
void fringe_session_notify_step (FringeSession *self);
/* To a step, where the node of the step is the one that is shown. */
void fringe_session_set_step (FringeSession *self, guint step);

/* fringe-session-properties.c */
void fringe_session_install_properties (GObjectClass *object_class);
void fringe_session_notify (FringeSession *self, FringeSessionProp prop);

/* fringe-session-run.c */
gboolean fringe_session_can_step (FringeSession *self);
gboolean fringe_session_can_continue (FringeSession *self);
char *fringe_session_progress (FringeSession *self);
