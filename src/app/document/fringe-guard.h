/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/**
 * FringeGuardFunc:
 * @goes_on: whether the session may go: it is saved, or need not be; false where the person has thought better of it
 */
typedef void (*FringeGuardFunc) (FringeWindow *window, gboolean goes_on, gpointer data);

/**
 * fringe_guard_is_needed:
 *
 * Takes a number that is half typed first.
 *
 * Returns: whether something would be lost with the session
 */
gboolean fringe_guard_is_needed (FringeWindow *window);

/**
 * fringe_guard_ask:
 * @answered: called once, unless the window ends before
 *
 * Before a session goes: where it is not saved, asks whether to save it. While a question stands, another one is not
 * asked, and its @answered not called.
 */
void fringe_guard_ask (FringeWindow *window, FringeGuardFunc answered, gpointer data, GDestroyNotify free_data);

/* Saves, and asks for a name where there is none, or where @anew. */
void fringe_guard_save (
    FringeWindow *window, gboolean anew, FringeGuardFunc answered, gpointer data, GDestroyNotify free_data);
