/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-problems.h"
#include "fringe-cli-words.h"
#include "fringe-rules.h"

#include <glib.h>

typedef enum
{
  FRINGE_CLI_FORMAT_TEXT,
  FRINGE_CLI_FORMAT_JSON,
  FRINGE_CLI_FORMAT_CSV,
  FRINGE_CLI_FORMAT_COLUMBIAX,
  FRINGE_CLI_FORMAT_LATEX,
  FRINGE_CLI_N_FORMATS
} FringeCliFormat;

/* A set of formats has a bit for each. */
#define FRINGE_CLI_FORMAT_BIT(format) (1u << (format))
#define FRINGE_CLI_FORMATS_TABLE                                                                                       \
  (FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_TEXT) | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_JSON)                     \
   | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_CSV))

/* A command takes these besides --goal and --size: a board, many of them, two groups of options; or files, which have
 * goals of their own, unless those are asked for; or one file. */
typedef enum
{
  FRINGE_CLI_GROUP_BOARD = 1 << 0,
  FRINGE_CLI_GROUP_BOARDS = 1 << 1,
  FRINGE_CLI_GROUP_RULES = 1 << 2,
  FRINGE_CLI_GROUP_OUTPUT = 1 << 3,
  FRINGE_CLI_GROUP_FILES = 1 << 4,
  FRINGE_CLI_GROUP_PROBLEM = 1 << 5,
  FRINGE_CLI_GROUP_FILE = 1 << 6,
} FringeCliGroups;

/**
 * FringeCliCommand:
 * @name: the word on the command line
 * @summary: what it does, translated
 * @groups: the options it takes
 * @formats: the set of formats it can write, where it takes FRINGE_CLI_GROUP_OUTPUT
 * @entries: (nullable): options of its own, which end in an empty one
 * @names: (nullable): lines for the help, on the words that these take
 * @take_preset: (nullable): takes the name of a preset of its own, which is none of rules; FALSE where it is not
 * @read: (nullable): looks into what these left; returns FALSE with an error where that is wrong
 * @data: for @read
 *
 * What is needed to read the command line of one command.
 */
typedef struct
{
  const char *name;
  const char *summary;
  FringeCliGroups groups;
  guint formats;
  const GOptionEntry *entries;
  const char *names;
  gboolean (*take_preset) (gpointer data, const char *name);
  gboolean (*read) (gpointer data, GError **error);
  gpointer data;
} FringeCliCommand;

/**
 * FringeCliOptions:
 * @answered: --help or --version was asked for and answered; nothing else is set
 * @words: what was said about the problem
 * @problems: (nullable) (element-type FringeCliProblem): what fringe_cli_options_read_problems() read
 * @any_bad: whether bad boards were left out: the status is then FRINGE_CLI_BAD_USAGE
 * @files: (nullable): the files and folders that were named
 * @many: whether there may be any number of results: JSON is an array then
 * @preset: the one that was named, the textbook where none was
 * @has_rules: whether anything was said about the rules
 * @has_method: whether the algorithm or the heuristic was named
 * @has_goal_test: whether the goal test was
 * @has_ties: whether the ties were
 * @output: (nullable): the path of a file, or NULL for standard output
 *
 * What was said on the command line, checked. What belongs to a group that the command does not take
 * has its default.
 */
typedef struct
{
  gboolean answered;
  FringeCliProblemWords words;
  GArray *problems;
  gboolean any_bad;
  char **files;
  gboolean many;
  FringePreset preset;
  gboolean has_rules;
  gboolean has_method;
  gboolean has_goal_test;
  gboolean has_ties;
  FringeRules rules;
  guint64 node_limit;
  gboolean search_anyway;
  FringeCliFormat format;
  char *output;
  gboolean quiet;
} FringeCliOptions;

/**
 * fringe_cli_options_new:
 * @argv: begins with the command's name
 *
 * Reads options; boards are read later, for who mistyped an option shall not wait for standard input.
 *
 * Returns: (transfer full): the options, or %NULL with an error
 */
FringeCliOptions *fringe_cli_options_new (const FringeCliCommand *command, int argc, char *argv[], GError **error);

/**
 * fringe_cli_options_read_problems:
 *
 * Reads the boards. Where the command takes rules, their heuristic is one that fits them all.
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE
 */
gboolean fringe_cli_options_read_problems (FringeCliOptions *options, GError **error);

/* Returns: the status to end with after the results, of which @worst is the worst */
FringeCliStatus fringe_cli_options_status (const FringeCliOptions *options, FringeCliStatus worst);

void fringe_cli_options_free (FringeCliOptions *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliOptions, fringe_cli_options_free)
