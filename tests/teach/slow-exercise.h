/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"

/* Marking once more, as slow and obvious as it can be said: boards are words, the frontier is a list, and every undo
 * begins anew. It has no code in common with the program but the types. */

typedef struct
{
  char *board;
  int parent;
  char move; /* a letter, or 0 */
  double g, h, f;
  int step;
  int iteration;
  char status; /* o on the frontier, c closed, s superseded, t thrown away, g the goal */
} SlowNode;

typedef struct
{
  char move;
  char *board;
  double numbers[3];
  gboolean has[3];
  gboolean touched;
  gboolean has_fate; /* it was said */
  FringeFate fate;
  int of;
} SlowCard;

/* An answer that stands. */
typedef struct
{
  FringeSlipKind kind;
  int step;
  char *question;
  gboolean is_right;
  guint act;
} SlowAnswer;

/**
 * SlowRun:
 * @judge: the rules by which it is judged; those of @task fill in what the student does not do
 * @open: nodes in the order of generation, but on a stack
 * @heap: the array of heapq, while it is kept
 */
typedef struct
{
  const FringeTask *task;
  FringeRules judge;
  GPtrArray *nodes;
  GArray *open;
  GArray *heap;
  gboolean heap_is_lost;
  int chosen;
  int step, iteration;
  double bound;
  gboolean is_over;
  gboolean went_on; /* past a goal that was generated */
  GPtrArray *cards;
  GPtrArray *answers;
  GArray *removed;               /* nodes in the order in which they were chosen */
  GArray *lists[FRINGE_N_LISTS]; /* (nullable): as the student wrote them after this step */
  /* These survive an undo. */
  GArray *effective; /* FringeExerciseAct */
  GArray *indices;   /* of them among all acts */
  GHashTable *lost;
  GPtrArray *slips;
  guint n_acts;
  guint n_hints;
} SlowRun;

SlowRun *slow_run_new (const FringeTask *task, const FringeRules *judge);
void slow_run_free (SlowRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SlowRun, slow_run_free)

void slow_run_act (SlowRun *run, const FringeExerciseAct *act);

/* What is right to do now by the rules of the judge; FALSE at the end. */
gboolean slow_run_right_act (const SlowRun *run, FringeExerciseAct *act);

void slow_run_marks (const SlowRun *run, guint right[FRINGE_N_SLIP_KINDS], guint asked[FRINGE_N_SLIP_KINDS]);

/* The first answer that was wrong, which may have been undone in practice; NULL where there is none. */
const SlowAnswer *slow_run_first_slip (const SlowRun *run);

/* Whether all effective acts are right by other rules than those of the task. */
gboolean slow_fits (const FringeTask *task, const GArray *acts, const FringeRules *rules);
