/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-geometry.h"

/* A run of more nodes is not looked at to its end. */
#define FRINGE_OUTLOOK_NODES_MAX FRINGE_LAYOUT_PACKED_MAX

/**
 * FringeGrowth:
 * @FRINGE_GROWTH_DOWN: downwards
 * @FRINGE_GROWTH_RIGHT: to the right
 * @FRINGE_GROWTH_FITTING: whichever makes cards larger
 *
 * Which way a person wants a tree to grow.
 */
typedef enum
{
  FRINGE_GROWTH_DOWN,
  FRINGE_GROWTH_RIGHT,
  FRINGE_GROWTH_FITTING,
} FringeGrowth;

/**
 * FringeOutlook:
 *
 * The end of a run, known before its first step: a copy of the search is made and run, as long as it stays small. So
 * the tree can be placed with room for all that will come, and no step moves or shrinks a card.
 */
typedef struct _FringeOutlook FringeOutlook;

/* Looks at a search and its forks, no further than @last_step. UINT32_MAX: to the end. Returns: (nullable): %NULL where
 * memory ran out. To be given back with fringe_outlook_unref() */
FringeOutlook *fringe_outlook_new (const FringeSearch *search, uint32_t last_step);
FringeOutlook *fringe_outlook_ref (FringeOutlook *outlook);
void fringe_outlook_unref (FringeOutlook *outlook);

/* Returns: whether @search has gone further than the whole run that was looked at, as after Search Anyway */
bool fringe_outlook_is_outrun (const FringeOutlook *outlook, const FringeSearch *search);

/* Returns: (nullable): the record of the whole run, in which nodes have the ids that they have in @search; %NULL where
 * the run is longer than FRINGE_OUTLOOK_NODES_MAX, or not the one that @search has come to, or a forest of IDA* */
const FringeSearch *fringe_outlook_end (const FringeOutlook *outlook, const FringeSearch *search);

/**
 * FringeStage:
 * @width: of the room that is free for the tree, in pixels
 * @height: the same
 * @growth: as the person wants it
 * @ghosts: whether duplicates are shown
 * @scale_min: the smallest scale of cards that can be read
 * @low_scale_min: the same of cards without g and h
 * @scale_max: the largest scale
 * @folds: whether side branches that are done may fold
 *
 * The room for a tree.
 */
typedef struct
{
  double width, height;
  FringeGrowth growth;
  bool ghosts;
  double scale_min, low_scale_min, scale_max;
  bool folds;
} FringeStage;

/* Where a run would have to be divided into more stretches, too much would move. */
#define FRINGE_STRETCHES_MAX 16

/**
 * FringeStretches:
 * @starts: the first step of each; 0 is the first
 * @n: 1 where nothing folds
 *
 * A run is divided into stretches. In each nothing moves: there is room for all that comes in it, and where the next
 * one begins, the side branches that are done fold.
 */
typedef struct
{
  uint32_t starts[FRINGE_STRETCHES_MAX];
  int n;
} FringeStretches;

/**
 * FringePlan:
 * @card: the measures of the cards, and the direction
 * @scale: the scale at which all of the run has room, or else scale_min
 * @is_whole: whether all of the run has room; else the view follows
 * @stretches: of each run
 */
typedef struct
{
  FringeCard card;
  double scale;
  bool is_whole;
  FringeStretches stretches[2];
} FringePlan;

/* The steps that are seen in one layout: that of @last, with folds for what is done at @first. */
typedef struct
{
  uint32_t first, last;
} FringeStretch;

/* The stretch of a step of the run that has @stretches. */
FringeStretch fringe_outlook_stretch (const FringeOutlook *outlook, const FringeStretches *stretches, uint32_t step);

/* Plans for one or two runs that are seen side by side, each with the room of @stage, in one direction and at one
 * scale. What gives way to fit into the room, in this order: side branches that are done fold; g and h leave the cards;
 * both. If that is not enough, cards are whole, and as small as can be read. */
FringePlan fringe_outlook_plan (const FringeOutlook *const *outlooks, int n, const FringeStage *stage);
