/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-picture.h"

/* A file has so many pixels for a pixel at 100 %. */
#define SCALE 2

static uint32_t *
copy_folds (const FringeLayout *layout, bool folded, size_t *n)
{
  uint32_t *ids;

  *n = fringe_layout_folds (layout, folded, NULL, 0);
  ids = g_new (uint32_t, *n);
  fringe_layout_folds (layout, folded, ids, *n);
  return ids;
}

FringeTreePicture *
fringe_tree_picture_new (FringeTreeView *view, FringeThemeKind theme)
{
  FringeScene scene = fringe_tree_view_scene (view);
  FringeTreePicture *self = g_atomic_rc_box_new0 (FringeTreePicture);

  fringe_legend_explain (&self->legend, FRINGE_TOPICS_ALL, &scene);
  self->picture = (FringePicture) {
    .search = fringe_search_ref (scene.search),
    .step = scene.step,
    .half = scene.half,
    .what = FRINGE_WHAT_TREE,
    .viewport = scene.viewport,
    .direction = scene.card.direction,
    .has_ghosts = scene.card.ghosts > 0,
    .coloring = scene.coloring,
    .has_letters = scene.has_letters,
    .fold_size = fringe_layout_fold_size (scene.layout),
    .selected = scene.selected,
    .theme = theme,
    .scale = SCALE,
    .legend = self->legend.entries,
    .n_legend = self->legend.n,
  };
  self->picture.folded = self->folded = copy_folds (scene.layout, true, &self->picture.n_folded);
  self->picture.unfolded = self->unfolded = copy_folds (scene.layout, false, &self->picture.n_unfolded);
  return self;
}

FringeTreePicture *
fringe_tree_picture_ref (FringeTreePicture *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  FringeTreePicture *self = data;

  fringe_search_unref (self->picture.search);
  g_free (self->folded);
  g_free (self->unfolded);
}

void
fringe_tree_picture_unref (FringeTreePicture *self)
{
  g_atomic_rc_box_release_full (self, clear);
}
