/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeCliLine:
 * @text: a line without its end, ended by a zero; any bytes but a zero
 * @where: "FILE:12", for messages
 * @number: from 1
 *
 * Takes a line. Returns: FALSE with an error to read no further
 */
typedef gboolean (*FringeCliLine) (const char *text, const char *where, guint32 number, gpointer data, GError **error);

/**
 * fringe_cli_lines_read:
 * @path: the path of a file, or "-" for standard input
 * @max: bytes at most
 *
 * Hands one line after the other to @take, comments and empty lines left out; no more than one is held in memory.
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE, also where a line has a zero or is longer than anybody writes
 */
gboolean fringe_cli_lines_read (const char *path, guint64 max, FringeCliLine take, gpointer data, GError **error);
