/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-event.h"
#include "test-boards.h"
#include "test-searches.h"

/* What happened at each step of a record, worked out from boards and numbers alone: tests compare with it. */
typedef struct
{
  guint n_steps;
  gboolean *happens[FRINGE_N_EVENTS]; /* by step; step 0 is no step */
} RecordFacts;

RecordFacts *record_facts_new (const FringeSearch *search);
void record_facts_free (RecordFacts *facts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RecordFacts, record_facts_free)

/* Layers that know all of a record. */
FringeLayers *layers_of (const FringeSearch *search);
