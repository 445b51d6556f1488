/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"
#include "fringe-observation-item.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_OBSERVATION_TABLE (fringe_observation_table_get_type ())
G_DECLARE_FINAL_TYPE (FringeObservationTable, fringe_observation_table, FRINGE, OBSERVATION_TABLE, FringeBin)

/* A table of counts in which a person types. It always has a row. */

/* Makes this puzzle the only row, unless counts or a second row were typed. */
void fringe_observation_table_begin (FringeObservationTable *self, const FringeBoard *start, const FringeBoard *goal);

/* Puts the focus where typing begins. */
void fringe_observation_table_focus (FringeObservationTable *self);

/* Adds a row with the goal of the last one, and puts the focus into it. */
void fringe_observation_table_add (FringeObservationTable *self);

/* Adds rows below; in place of a row that has no counts where that is the only one.
 * @observations: (element-type FringeObservation) */
void fringe_observation_table_append (FringeObservationTable *self, GArray *observations);

/* Returns: (transfer full) (element-type FringeObservation) (nullable): the rows; where one is wrong it says so, the
 * focus goes there and the result is %NULL */
GArray *fringe_observation_table_read (FringeObservationTable *self);

#define FRINGE_TYPE_OBSERVATION_ROW (fringe_observation_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeObservationRow, fringe_observation_row, FRINGE, OBSERVATION_ROW, FringeBin)

/* A row of counts in which a person types; what is wrong is said below the field that is wrong. The signal `removed`
 * asks to take it away. */
