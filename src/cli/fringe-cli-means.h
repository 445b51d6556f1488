/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-means.h"

/* The words of the command line, and what is explained by them: the conventions of a table of means. */
typedef struct
{
  char *path;
  char *sample;
  char *seed;
} FringeCliMeansWords;

void fringe_cli_means_words_clear (FringeCliMeansWords *words);

/* Returns: what the program ends with. @explain: the algorithms and heuristics that are tried */
FringeCliStatus fringe_cli_means_explain (const FringeCliMeansWords *words,
                                          const FringeExplainQuery *explain,
                                          FringeCliOptions *options,
                                          GError **error);
