/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Writes what a file is to hold. Returns: whether all of it was written */
typedef gboolean (*FringeWriteFunc) (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error);

/**
 * fringe_save:
 *
 * Replaces @file by what @write writes, or makes it. An existing file is as it was until all is
 * written, and stays so where that fails or is cancelled; then it changes at once. A symbolic link
 * stays one, and permissions are kept. What is no file, such as a pipe, is written to.
 *
 * Returns: whether the file was written
 */
gboolean fringe_save (GFile *file, FringeWriteFunc write, gpointer data, GCancellable *cancellable, GError **error);
