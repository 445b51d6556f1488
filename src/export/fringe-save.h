/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A function that writes what a file is to hold. Returns: whether all of it was written */
typedef gboolean (*FringeWriteFunc) (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error);

/**
 * fringe_save:
 *
 * Replaces @file by what @write writes, or makes it. An existing file is as it was until all is written and on disk,
 * and stays so where that fails, is cancelled, or the program is killed; then it changes at once. A new file is there
 * as a whole or not at all. What a symbolic link leads to is replaced or made, not the link; permissions are kept. What
 * is no file, such as a pipe, and what is open already, such as /dev/stdout, is written to.
 *
 * Every file that leaves the program is written by this function.
 *
 * Returns: whether the file was written; else what @write says, or an error of #G_IO_ERROR
 */
gboolean fringe_save (GFile *file, FringeWriteFunc write, gpointer data, GCancellable *cancellable, GError **error);

/* Does the same with a text of @length bytes. */
gboolean fringe_save_text (GFile *file, const char *text, gsize length, GCancellable *cancellable, GError **error);
