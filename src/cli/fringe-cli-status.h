/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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

/* UTF-8 in the encoding of the locale; where that lacks a character, in the nearest ASCII. Spaces are
 * plain ones, so that who searches in the output finds what it shows. */
char *fringe_cli_to_locale (const char *text);
