/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-document.h"

#include <gtk/gtk.h>

/* Asks before a session or a lesson goes that is not saved, and saves it. */

/**
 * FringeGuardFunc:
 * @goes_on: whether what is open may go: it is saved, or need not be; false where the person has thought better of it
 */
typedef void (*FringeGuardFunc) (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data);

/**
 * fringe_guard_is_needed:
 *
 * Takes a number that is half typed first.
 *
 * Returns: whether something would be lost with what is open
 */
gboolean fringe_guard_is_needed (GtkWindow *window, FringeDocument *document);

/**
 * fringe_guard_ask:
 * @answered: called once, unless the window ends before
 *
 * Before a session or a lesson goes: where it is not saved, asks whether to save it. While a question stands, another
 * one is not asked, and its @answered not called.
 */
void fringe_guard_ask (GtkWindow *window,
                       FringeDocument *document,
                       FringeGuardFunc answered,
                       gpointer data,
                       GDestroyNotify free_data);

/* Saves, and asks for a name where there is none, or where @anew. */
void fringe_guard_save (GtkWindow *window,
                        FringeDocument *document,
                        gboolean anew,
                        FringeGuardFunc answered,
                        gpointer data,
                        GDestroyNotify free_data);

/* Returns: (transfer full): a modal chooser that shows only files of the program, which are called @what there, unless
 * one asks for all files */
GtkFileChooserNative *fringe_guard_chooser_new (GtkWindow *window,
                                                const char *title,
                                                GtkFileChooserAction action,
                                                const char *accept,
                                                const char *what);
