/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-half-step.h"
#include "fringe-moment.h"

/* What a picture of the tree at @moment needs of it; nothing where the step is whole. */
FringeHalfStep fringe_tree_half (const FringeMoment *moment);
