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
  char *weight;
  char *moves;
  char *ties;
  char *duplicates;
  char *goal_test;
} FringeCliRulesWords;

void fringe_cli_rules_words_clear (FringeCliRulesWords *words);
/* Whether there are any. */
gboolean fringe_cli_rules_words_given (const FringeCliRulesWords *words);

/**
 * fringe_cli_rules_from_words:
 *
 * The preset (textbook where none is named), then the other choices over it.
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE where a word is none of those known
 */
gboolean fringe_cli_rules_from_words (const FringeCliRulesWords *words, FringeRules *rules, GError **error);

/**
 * fringe_cli_rules_read_algorithms:
 * @option: the option's name
 * @word: names, separated by commas
 *
 * Returns: (transfer full) (element-type int): each of them once, or %NULL with FRINGE_CLI_BAD_USAGE
 */
GArray *fringe_cli_rules_read_algorithms (const char *option, const char *word, GError **error);
/* Reads heuristics in the same way. */
GArray *fringe_cli_rules_read_heuristics (const char *option, const char *word, GError **error);

/* Reads methods, which are `algorithm`, `algorithm:heuristic` or `algorithm:heuristic:ties`, each over @base.
 *
 * Returns: (transfer full) (element-type FringeRules): all of them, or %NULL with FRINGE_CLI_BAD_USAGE */
GArray *fringe_cli_rules_read_methods (const char *option, const char *word, const FringeRules *base, GError **error);

/* Returns: FALSE with FRINGE_CLI_BAD_USAGE where @heuristic cannot be had for a board of that size */
gboolean
fringe_cli_rules_check_fit (const char *option, FringeHeuristic heuristic, int rows, int columns, GError **error);

/* Return: (transfer full): the words that each option takes, a line for each, for the help */
char *fringe_cli_rules_help (void);
char *fringe_cli_rules_algorithms_help (const char *option);
