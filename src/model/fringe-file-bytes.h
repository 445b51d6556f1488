/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A file that a person chose or dropped. */

/* Returns: (transfer full): the name by which a person knows it: its path, or the last part of that where a sandbox has
 * it elsewhere */
char *fringe_file_name (GFile *file);

/**
 * fringe_file_bytes_read:
 * @most: bytes that it may have
 * @callback: gets @file as its source, in the main context of the caller
 *
 * Reads all of a file in the background.
 */
void fringe_file_bytes_read (GFile *file,
                             gsize most,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);

/* Returns: (transfer full) (nullable): what is in it, with a zero behind. Error: #G_IO_ERROR, of which
 * %G_IO_ERROR_MESSAGE_TOO_LARGE is told of a file that has more bytes */
GBytes *fringe_file_bytes_finish (GAsyncResult *result, GError **error);
