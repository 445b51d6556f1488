/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <sys/stat.h>

/**
 * FringeTemporary:
 *
 * A file without a name that anybody knows, beside the one that it is to become. Until it is kept, nobody else may read
 * it who may not read that one.
 */
typedef struct _FringeTemporary FringeTemporary;

/**
 * fringe_temporary_new:
 * @path: the file that it is to become, no symbolic link
 * @before: (nullable): what is known of that file, where there is one
 * @beside: (nullable): another temporary file, which is freed later than this one; in one folder they share what is
 * open
 *
 * Returns: (transfer full): an empty file, or %NULL with an error of #G_IO_ERROR
 */
FringeTemporary *
fringe_temporary_new (const char *path, const struct stat *before, const FringeTemporary *beside, GError **error);

/* Frees the file, and removes it unless it was kept. */
void fringe_temporary_free (FringeTemporary *temporary);

/* Returns: a descriptor to write to */
int fringe_temporary_descriptor (const FringeTemporary *temporary);

/* Ends writing. Returns: whether all of it is on disk; else an error of #G_IO_ERROR */
gboolean fringe_temporary_finish (FringeTemporary *temporary, GError **error);

/**
 * fringe_temporary_keep:
 *
 * Makes finished files what they are to become, each at once. A signal that comes meanwhile waits for the last of them.
 *
 * Returns: whether all of them are; else an error of #G_IO_ERROR
 */
gboolean fringe_temporary_keep (FringeTemporary *const *temporaries, guint n, GError **error);

/**
 * fringe_temporary_remove_on_signals:
 *
 * From now on a signal that ends the program removes all temporary files before. Called once, by a program that leaves
 * these signals as they are.
 */
void fringe_temporary_remove_on_signals (void);

/* Removes all temporary files, for a program that ends at once for another reason than a signal. */
void fringe_temporary_remove_all (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTemporary, fringe_temporary_free)
