/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-boards.h"

#include <glib.h>

/**
 * fringe_cli_depths_read:
 * @option: the option's name
 * @word: depths and ranges of them, separated by commas, as in `2,4,6` or `2..12`
 *
 * Returns: (transfer full) (element-type guint): each depth once, the smallest first; %NULL with FRINGE_CLI_BAD_USAGE
 */
GArray *fringe_cli_depths_read (const char *option, const char *word, GError **error);

/* Returns: FALSE with FRINGE_CLI_BAD_USAGE where no board is at one of @list */
gboolean fringe_cli_depths_check (const char *option, const GArray *list, const FringeDepths *depths, GError **error);

/* Returns: (transfer full): the boards of a size by depth; %NULL with an error of @option */
FringeDepths *fringe_cli_depths_new (const char *option, const FringeBoard *goal, GError **error);
