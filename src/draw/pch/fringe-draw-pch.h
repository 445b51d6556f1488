/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read once for all of the room with -Db_pch=true. Each file includes what it needs itself, for builds without it. */

#include <math.h>
#include <pango/pangocairo.h>
