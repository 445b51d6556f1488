/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define FRINGE_UNKNOWN_MAX 10000 /* keys and groups */

/* What a file holds that this program does not know: it is kept, and written again. What is known has been taken out of
 * the keys before. */

/* Returns: how many groups and keys are left; more than a file may have where there are more */
guint fringe_unknown_count (GKeyFile *unknown);

/* The number is limited, because they are kept and written with every copy. */
gboolean fringe_unknown_check (guint n, GError **error);

/* Writes them into @keys. */
void fringe_unknown_set (GKeyFile *keys, GKeyFile *unknown);

/* Takes those of a group that moves: @moved (element-type utf8 utf8) has them afterwards, and the group is gone. */
void fringe_unknown_take_group (GKeyFile *unknown, const char *group, GHashTable *moved);

/* Writes these into a group of @keys, always in the same order. */
void fringe_unknown_set_group (GKeyFile *keys, const char *group, GHashTable *moved);
