/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session-observer.h"
#include "session-watch.h"

#include "fringe-chart-source.h"
#include "fringe-layout.h"
#include "fringe-node-finder.h"
#include "fringe-nodes-model.h"
#include "fringe-pair.h"

/* A session as a window has it: with its tree, its lists, its charts and its finder, alone or compared with another
 * one. All of it is listened to by those who read whatever they can. */

#define N_LISTS 4

/**
 * SessionOnStage:
 * @lists: of each kind, which follow the step at once, or in slices with @is_slow
 * @is_filtered: whether the list of the frontier may have a filter
 * @n_rows: what @lists have told that they have
 */
typedef struct
{
  FringeSession *session;
  SessionObserver *observer;
  Watch *watch;
  FringeNodesModel *lists[N_LISTS];
  guint n_rows[N_LISTS];
  gboolean is_slow, is_filtered;
  FringeNodeFinder *finder;
  FringeLayout *tree;
  FringeChartSource *charts;
} SessionOnStage;

/**
 * SessionWorld:
 * @stage: @stage[1] is empty where @pair is %NULL
 * @now: the time that playing goes by
 */
typedef struct
{
  FringePair *pair;
  SessionOnStage stage[FRINGE_N_COMPARED];
  gint64 now;
} SessionWorld;

void session_world_begin (SessionWorld *world, FringeSession *session);
void session_world_end (SessionWorld *world);

/* Puts another search beside, or takes it away. */
void session_world_compare (SessionWorld *world, gboolean compares);

/* Asserts that all agrees, and that whatever is another value than when this was called last was told of. */
void session_world_check (SessionWorld *world);
