/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * fringe_cli_save:
 *
 * Puts @text in place of the file @path, whole or not at all; a symbolic link stays one. What is no
 * file, such as a pipe, is written to.
 *
 * Returns: FALSE with the error FRINGE_CLI_NOT_WRITTEN, an existing file being as it was
 */
gboolean fringe_cli_save (const char *path, const char *text, gsize length, GError **error);
