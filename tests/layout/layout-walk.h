/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "layout-model.h"

/* Steps, jumps, and folds, in any order, the layout asked after each whether it is what it must be. */
void test_walk (const FringeSearch *search, int n_moves);
