/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pattern-table.h"

/* Pattern databases that took time to build are kept in the folder of the user for what can be built again, and every
 * later search loads them from there. What is there is checked by size and checksum: a file that is damaged, or of
 * something else, is as good as none. The folder is kept small: the tables that were used last stay. */
const FringePatternStore *fringe_pattern_cache_store (void);
