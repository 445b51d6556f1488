/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/* What an object has told of its properties: it changes as it must and then tells of the differences, so that nothing
 * is told twice, told in vain or forgotten. */

typedef struct _FringeTold FringeTold;

/**
 * fringe_told_new:
 * @object: not kept; its values are as if they had been told
 * @specs: (array length=n_specs): properties that can be read, in the order in which they are told of; not copied
 *
 * Returns: (transfer full)
 */
FringeTold *fringe_told_new (GObject *object, GParamSpec *const *specs, guint n_specs);
void fringe_told_free (FringeTold *told);

/* Notifies of each property that has another value than was told. A listener may change @object and have that told
 * within; what was told there is not told again here. Returns: whether there was one */
gboolean fringe_told_tell (FringeTold *told);
