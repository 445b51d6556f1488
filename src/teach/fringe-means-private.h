/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-means.h"

/* Returns: the same convention as one that explains counts, of which it has the preset, the rank and the sentences */
FringeMatch fringe_means_match_explained (const FringeMeansMatch *match);
