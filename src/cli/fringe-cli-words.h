/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-status.h"

#include <gio/gio.h>

/* Words of a command line, looked into. */

/* Whether a name stands for standard input or standard output. */
gboolean fringe_cli_is_standard (const char *name);

/* (transfer full) (nullable): the file of a name, which is no address whatever it looks like. Error: #G_IO_ERROR where
 * it stands in a current folder that is no more, for GIO would take another. */
GFile *fringe_cli_file_new (const char *name, GError **error);

/* Sets the error "@where: what", to end with @status. Returns: FALSE */
gboolean fringe_cli_fail (GError **error, FringeCliStatus status, const char *where, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Sets the error that @word is none of those that @list names, apart by commas. Returns: FALSE */
gboolean fringe_cli_fail_word (GError **error, const char *where, const char *word, const char *list);

/* Returns: FALSE with FRINGE_CLI_BAD_USAGE where @word is no whole number from @least to @most */
gboolean fringe_cli_read_number (const char *option,
                                 const char *word,
                                 guint64 least,
                                 guint64 most,
                                 guint64 *number,
                                 GError **error);

/* The same of a number with a point, whatever the locale. */
gboolean fringe_cli_read_double (const char *option,
                                 const char *word,
                                 double least,
                                 double most,
                                 double *number,
                                 GError **error);
