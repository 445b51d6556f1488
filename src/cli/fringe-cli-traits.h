/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-find.h"

/* These lines of a help name the traits. */
extern const char fringe_cli_traits_help[];

/**
 * fringe_cli_traits_read:
 * @words: (nullable): what --trait said each time
 * @wanted: (out) (array fixed-size=FRINGE_TRAITS_MAX): the traits, to which @query then points
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE
 */
gboolean fringe_cli_traits_read (char **words, FringeTrait *wanted, FringeFindQuery *query, GError **error);
