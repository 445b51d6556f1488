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

/**
 * FringeSaving:
 *
 * Files that are saved together: until it is finished, none of them is there, and where it is freed before, none ever
 * was. Only what is no file, or on another computer, is written as it is added.
 */
typedef struct _FringeSaving FringeSaving;

FringeSaving *fringe_saving_new (void);
void fringe_saving_free (FringeSaving *saving);

/* Adds a file, as fringe_save() would write it. Returns: whether all of it is on disk */
gboolean fringe_saving_add (FringeSaving *saving,
                            GFile *file,
                            FringeWriteFunc write,
                            gpointer data,
                            GCancellable *cancellable,
                            GError **error);

/* Puts all files to their places. Returns: whether they are there */
gboolean fringe_saving_finish (FringeSaving *saving, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSaving, fringe_saving_free)
