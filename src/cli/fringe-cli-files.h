/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * fringe_cli_files_list:
 * @arguments: files and folders
 * @ending: (nullable): that of the names of files that count in folders; %NULL where all do
 *
 * Returns: (transfer full) (element-type filename): the files, those of folders in the order of their names; %NULL with
 *   FRINGE_CLI_BAD_USAGE
 */
GPtrArray *fringe_cli_files_list (char **arguments, const char *ending, GError **error);
