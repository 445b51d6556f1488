/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

/* Room for any number that a chart writes. */
#define FRINGE_TICK_TEXT_MAX 40

/**
 * fringe_tick_step:
 * @end: where the axis ends, more than 0; it begins at 0
 * @n_max: the most steps that have room, 1 or more
 * @is_whole: whether ticks stand at whole numbers only
 *
 * Returns: 1, 2 or 5 times a power of ten: the smallest of which @n_max reach @end
 */
double fringe_tick_step (double end, int n_max, bool is_whole);

/* A number as a person reads it, with as many decimals as ticks of @step need. */
void fringe_tick_print (char text[FRINGE_TICK_TEXT_MAX], double value, double step);
