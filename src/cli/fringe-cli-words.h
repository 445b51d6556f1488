/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <glib.h>

/**
 * FringeCliStatus:
 * @FRINGE_CLI_DONE: solved, all of them; checked and solvable; drawn
 * @FRINGE_CLI_BAD_USAGE: an option or a board is wrong
 * @FRINGE_CLI_UNSOLVABLE: at least one goal cannot be reached
 * @FRINGE_CLI_LIMIT: at least one search came to its limit
 * @FRINGE_CLI_NOT_WRITTEN: the output could not be written
 *
 * How the program ends. Of several results the largest counts.
 */
typedef enum
{
  FRINGE_CLI_DONE,
  FRINGE_CLI_BAD_USAGE,
  FRINGE_CLI_UNSOLVABLE,
  FRINGE_CLI_LIMIT,
  FRINGE_CLI_NOT_WRITTEN
} FringeCliStatus;

/* An error's code is the status to end with; its message is "where: what". */
#define FRINGE_CLI_ERROR (fringe_cli_error_quark ())
GQuark fringe_cli_error_quark (void);

/* Writes the error on one line of standard error, whatever it quotes. Returns: the status to end with. */
FringeCliStatus fringe_cli_report_error (const GError *error);

/* Writes @text, which is in the encoding of the locale, to standard output at once. Error: FRINGE_CLI_NOT_WRITTEN. */
gboolean fringe_cli_print (const char *text, GError **error);

/* Returns: (transfer full): @text in the encoding of the locale, with the nearest ASCII for a character that it lacks.
 * Spaces are plain ones, so that one can search the output for what it shows */
char *fringe_cli_to_locale (const char *text);

/* The words of a command line are checked, and what is wrong with them is told. */

/* Returns: whether a name stands for standard input or standard output */
gboolean fringe_cli_is_standard (const char *name);

/* Returns: (transfer full) (nullable): the file of a name, which is never taken for an address. Error: #G_IO_ERROR
 * where it stands in a current folder that is no more, for GIO would take another folder */
GFile *fringe_cli_file_new (const char *name, GError **error);

/* Sets the error "@where: what", to end with @status. Returns: FALSE */
gboolean fringe_cli_fail (GError **error, FringeCliStatus status, const char *where, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Sets the error that @word is none of those that @list names, separated by commas. Returns: FALSE */
gboolean fringe_cli_fail_word (GError **error, const char *where, const char *word, const char *list);

/* Returns: FALSE with FRINGE_CLI_BAD_USAGE where @word is no whole number from @least to @most */
gboolean fringe_cli_read_number (const char *option,
                                 const char *word,
                                 guint64 least,
                                 guint64 most,
                                 guint64 *number,
                                 GError **error);

/* Reads a number with a point in the same way, whatever the locale. */
gboolean fringe_cli_read_double (const char *option,
                                 const char *word,
                                 double least,
                                 double most,
                                 double *number,
                                 GError **error);

/**
 * fringe_cli_input_read:
 * @path: the path of a file, or "-" for standard input
 * @max: bytes at most; a file with more is refused
 *
 * Returns: (transfer full): all of it, or %NULL with the error FRINGE_CLI_BAD_USAGE
 */
GByteArray *fringe_cli_input_read (const char *path, gsize max, GError **error);

/* Returns: (transfer full): a stream of what is in @path, a file or "-" for standard input; %NULL with a #GIOErrorEnum
 */
GInputStream *fringe_cli_input_open (const char *path, GError **error);

/* Returns: (transfer full): what a message calls @path */
char *fringe_cli_input_name (const char *path);
