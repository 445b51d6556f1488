/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules.h"

#include <glib.h>

typedef enum
{
  FRINGE_CLI_FORMAT_TEXT,
  FRINGE_CLI_FORMAT_JSON,
  FRINGE_CLI_FORMAT_CSV,
  FRINGE_CLI_FORMAT_COLUMBIAX,
  FRINGE_CLI_N_FORMATS
} FringeCliFormat;

/* A set of formats, as bits. */
#define FRINGE_CLI_FORMAT_BIT(format) (1u << (format))
#define FRINGE_CLI_FORMATS_TABLE                                                                                       \
  (FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_TEXT) | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_JSON)                     \
   | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_CSV))

/* Besides PROBLEM, the groups of options that a command takes. */
typedef enum
{
  FRINGE_CLI_GROUP_RULES = 1 << 0,
  FRINGE_CLI_GROUP_OUTPUT = 1 << 1,
} FringeCliGroups;

/**
 * FringeCliCommand:
 * @name: the word on the command line
 * @summary: what it does, translated
 * @groups: the options it takes
 * @formats: the set of formats it can write, where it takes FRINGE_CLI_GROUP_OUTPUT
 * @entries: (nullable): options of its own, which end in an empty one
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
  gboolean (*read) (gpointer data, GError **error);
  gpointer data;
} FringeCliCommand;

/**
 * FringeCliOptions:
 * @answered: --help or --version was asked for and answered; nothing else is set
 * @problems: (element-type FringeCliProblem): at least one
 * @many: whether they came from --boards
 * @output: (nullable): the path of a file, or NULL for standard output
 *
 * What was said on the command line, checked. What belongs to a group that the command does not take
 * has its default.
 */
typedef struct
{
  gboolean answered;
  GArray *problems;
  gboolean many;
  FringeRules rules;
  guint32 node_limit;
  gboolean search_anyway;
  FringeCliFormat format;
  char *output;
  gboolean steps;
  gboolean quiet;
} FringeCliOptions;

/**
 * fringe_cli_options_new:
 * @argv: begins with the command's name
 *
 * Reads options and boards.
 *
 * Returns: (transfer full): the options, or %NULL with an error
 */
FringeCliOptions *fringe_cli_options_new (const FringeCliCommand *command, int argc, char *argv[], GError **error);
void fringe_cli_options_free (FringeCliOptions *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliOptions, fringe_cli_options_free)
