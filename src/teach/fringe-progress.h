/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/**
 * FringeProgress:
 * @fraction: how much is done, 0 to 1; it never goes back
 *
 * Tells how far a long search in the background is. It is called some ten times a second, in the thread that
 * waits: of a plain function its caller's, of one with `_async` that of the main context in which it was called.
 */
typedef void (*FringeProgress) (double fraction, gpointer data);
