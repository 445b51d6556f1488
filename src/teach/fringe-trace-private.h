/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-trace-check.h"

/* Returns: (transfer full): why @search, whose last step is that of @deviation, goes another way than @trace */
char *fringe_deviation_because (const FringeDeviation *deviation, const FringeSearch *search, const FringeTrace *trace);
