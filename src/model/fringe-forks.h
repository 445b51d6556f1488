/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"

/* The steps at which a search went on by other rules, as a session file keeps them. */

/* What a search that a file makes may hold, with all that it was forked from. */
#define FRINGE_FORKS_BYTES_MAX (128u << 20)

/* Fills @forks with FringeSessionFork. Returns: the rules by which the search began */
FringeRules fringe_forks_list (const FringeSearch *search, GArray *forks);

/* The same, but a search of more forks than a file keeps is told by its rules alone. */
FringeRules fringe_forks_gather (const FringeSearch *search, GArray *forks);

/* How many of the forks that lead to @search are made in it. */
guint fringe_forks_count (const FringeSearch *search);
