/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * fringe_cli_input_read:
 * @path: the path of a file, or "-" for standard input
 * @max: bytes at most; a file with more is refused
 *
 * Returns: (transfer full): all of it, or %NULL with the error FRINGE_CLI_BAD_USAGE
 */
GByteArray *fringe_cli_input_read (const char *path, gsize max, GError **error);

/* How a message calls @path. */
char *fringe_cli_input_name (const char *path);
