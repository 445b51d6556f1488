/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#define FRINGE_TYPE_STEPS_MODEL (fringe_steps_model_get_type ())
G_DECLARE_FINAL_TYPE (FringeStepsModel, fringe_steps_model, FRINGE, STEPS_MODEL, GObject)

/* The known steps of a session, from step 0: a GListModel of FringeNodeRow, each with the number of a step, made as
 * they are asked for. */
FringeStepsModel *fringe_steps_model_new (void);

/* Makes it so many; @anew: they are those of another record. */
void fringe_steps_model_set_n (FringeStepsModel *self, guint n, gboolean anew);
