/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * fringe_quote:
 * @text: what somebody typed, or what stands in a file: any bytes
 * @n_max: characters at most; more are cut, and “…” put in their place
 *
 * Makes of it what a sentence can quote: UTF-8 without control characters, on one line. A byte or a
 * character that cannot be shown becomes U+FFFD.
 *
 * Returns: (transfer full)
 */
char *fringe_quote (const char *text, guint n_max);
