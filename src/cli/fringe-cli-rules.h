/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules.h"

#include <glib.h>

/**
 * FringeCliRulesWords:
 *
 * What was said on the command line about the rules; each may be NULL.
 */
typedef struct
{
  char *preset;
  char *algorithm;
  char *heuristic;
  char *moves;
  char *ties;
  char *duplicates;
  char *goal_test;
} FringeCliRulesWords;

void fringe_cli_rules_words_clear (FringeCliRulesWords *words);

/**
 * fringe_cli_rules_from_words:
 *
 * The preset (textbook where none is named), then the other choices over it.
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE where a word is none of those known
 */
gboolean fringe_cli_rules_from_words (const FringeCliRulesWords *words, FringeRules *rules, GError **error);

/* The words that each option takes, a line for each, for the help. */
char *fringe_cli_rules_help (void);
