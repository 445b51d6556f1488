/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

/* The program that was built, run as a person or a script runs it. */

/* The statuses of its contract. */
enum
{
  EXIT_DONE,
  EXIT_BAD_USAGE,
  EXIT_UNSOLVABLE,
  EXIT_LIMIT,
  EXIT_NOT_WRITTEN
};

/**
 * CliRun:
 * @status: what it returned
 * @out: what stood on standard output, ended by a zero
 * @err: what stood on standard error
 */
typedef struct
{
  int status;
  char *out;
  char *err;
} CliRun;

void cli_run_free (CliRun *run);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRun, cli_run_free)

/* The program's path. */
const char *cli_path (void);

/* What bash does so that the command after it can write no byte into a file. A build that counts branches complains of
 * that, too: those lines are left out. */
#define WITHOUT_FILES                                                                                                  \
  "trap '' XFSZ; ulimit -f 0; export GCOV_PREFIX=/dev/null; "                                                          \
  "{ \"$@\" 2>&1 1>&3 | sed /^profiling:/d >&2; exit ${PIPESTATUS[0]}; } 3>&1"

/* Runs with the arguments given, which end in NULL, and with nothing on standard input. */
CliRun *cli_run (const char *argument, ...) G_GNUC_NULL_TERMINATED;

/**
 * cli_run_full:
 * @command: the whole command line
 * @input: (nullable): bytes for standard input
 * @environment: (nullable): "NAME=value" strings over the test's own
 */
CliRun *cli_run_full (const char *const *command, GBytes *input, const char *const *environment);

/* Runs with @text on standard input. */
CliRun *cli_run_input (const char *text, const char *argument, ...) G_GNUC_NULL_TERMINATED;

/* Asserts the status, and that nothing stands on standard error. */
void cli_assert_done (const CliRun *run, int status);

/* Asserts the status, an empty standard output, and one line "fringe-cli: @where: …" on standard error. */
void cli_assert_refused (const CliRun *run, int status, const char *where);

/* The JSON on standard output, which must be all of it. */
JsonNode *cli_json (const CliRun *run);

/* A directory that is removed with all that is in it when the program ends. */
const char *cli_directory (void);

/* The path of a file of that directory with @text in it. */
char *cli_file (const char *name, const char *text);
