/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* What is not saved yet, on disk for as long as that is so. A folder of its own in the person's state folder holds it,
 * with a lock that ends with the program, however that ends: a text without a holder of the lock was lost in a crash.
 * Writing is done in a thread. */

typedef struct _FringeAutosave FringeAutosave;

/* Nothing is on disk until the first text is written. */
FringeAutosave *fringe_autosave_new (void);
/* Frees it, and removes what is on disk. */
void fringe_autosave_free (FringeAutosave *self);
/* Frees it, and leaves what is on disk for another start of the program. */
void fringe_autosave_leave (FringeAutosave *self);

/**
 * fringe_autosave_write:
 * @done: called when it is on disk, or cannot be; not for a text that another one came after
 *
 * Replaces the text, the whole of it at once, in a moment.
 */
void fringe_autosave_write (FringeAutosave *self, const char *text, GObject *source, GAsyncReadyCallback done);
gboolean fringe_autosave_write_finish (GAsyncResult *result, GError **error);

/* Removes what is on disk, because nothing is unsaved any more. */
void fringe_autosave_clear (FringeAutosave *self);

/* (transfer full) (element-type FringeAutosave): those that programs lost which no longer run; locked */
GPtrArray *fringe_autosave_find_lost (void);
/* (transfer full): the file of the text */
GFile *fringe_autosave_get_file (FringeAutosave *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeAutosave, fringe_autosave_free)
