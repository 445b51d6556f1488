/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-legend.h"
#include "fringe-picture.h"
#include "fringe-tree-view.h"

/* What a tree view shows, as a picture for a file, with all that the picture refers to. Counted references, from any
 * thread. */
typedef struct
{
  FringePicture picture;
  FringeLegendContents legend;
  uint32_t *folded, *unfolded;
} FringeTreePicture;

/* Returns: (transfer full) */
FringeTreePicture *fringe_tree_picture_new (FringeTreeView *view, FringeThemeKind theme);
FringeTreePicture *fringe_tree_picture_ref (FringeTreePicture *self);
void fringe_tree_picture_unref (FringeTreePicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTreePicture, fringe_tree_picture_unref)
