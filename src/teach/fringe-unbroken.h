/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * fringe_unbroken:
 * @text: a caption or sentences, which may have tags of Pango
 * @with_numbers: whether a node, a step and the like stay with their numbers, too
 *
 * Holds together in one line what is read in one go, such as "f = g + h". Sums of many terms, such as that of the
 * distances of all tiles, break as before.
 *
 * Returns: (transfer full): @text with some of its spaces replaced by no-break spaces
 */
char *fringe_unbroken (const char *text, gboolean with_numbers);
