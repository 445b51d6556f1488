/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-sentences.h"
#include "fringe-tree-item.h"
#include "fringe-tree-text.h"

#include <glib/gi18n.h>

/* A view that has been still for so long tells what is in it, in milliseconds: nobody listens to what moves. */
#define STILL_TIME 200
/* So many nodes are told of, those next to the one that is shown. */
#define ITEMS_MAX 100

/* GTK 4.8 tells nobody of the level and the place among the siblings, so that the description does. */
static char *
tell_family (FringeTreeItem *item, const FringeScene *scene, const char *state)
{
  guint parent = fringe_search_parent (scene->search, item->id), children[FRINGE_N_MOVES];
  int n, position = 0;

  if (parent == FRINGE_NO_NODE)
    return g_strdup (state);
  n = fringe_search_children_at (scene->search, parent, scene->step, children);
  while (position < n && children[position] != item->id)
    position++;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position + 1,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, n, -1);
  /* Translators: what became of a node, a whole sentence, and which of the children of its parent it is: "Child 3 of 4
   * of node 0." */
  return g_strdup_printf (_ ("%1$s Child %2$d of %3$d of node %4$u."), state, position + 1, n, parent);
}

static void
tell_fold (FringeTreeItem *item, const FringeScene *scene)
{
  guint children[FRINGE_N_MOVES];

  if (fringe_search_children_at (scene->search, item->id, scene->step, children) > 0)
    gtk_accessible_update_state (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_STATE_EXPANDED,
                                 !fringe_layout_is_folded (scene->layout, item->id), -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_STATE_EXPANDED);
}

static void
tell (FringeTreeItem *item, const FringeScene *scene, const FringeRect *rect)
{
  g_autofree char *label = fringe_tree_text_item (scene, item->id);
  g_autofree char *state
      = fringe_node_state_sentence (scene->search, scene->step, item->id, fringe_scene_state (scene, item->id));
  g_autofree char *description = tell_family (item, scene, state);

  item->place = *rect;
  fringe_tree_item_tell (item, label, description, fringe_search_g (scene->search, item->id) + 1,
                         item->id == scene->selected);
  tell_fold (item, scene);
}

/* Returns: (element-type FringePlace): those of nodes that can be read in the view, by their ids */
static FringePlaces
see (FringeTreeView *self, const FringeScene *scene)
{
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  FringeSpan span = fringe_geometry_span (&scene->card, &visible);
  int n_cells = fringe_board_n_cells (fringe_search_start (scene->search));
  FringePlaces places = { 0 };

  if (fringe_detail_for (&scene->card, n_cells, scene->viewport.scale) >= FRINGE_DETAIL_LABEL)
    fringe_layout_see (scene->layout, &span, 0, 1, &places);
  fringe_places_sort (&places);
  return places;
}

/* Returns: the first of those places next to the node that is shown */
static gsize
find_first (FringeTreeView *self, const FringePlaces *places)
{
  guint shown = fringe_session_get_shown (self->session);
  gsize first = 0;

  while (first + ITEMS_MAX < places->n && places->places[first + ITEMS_MAX / 2].id < shown)
    first++;
  return first;
}

/* Items stand in the order of their ids, so that each has only to be looked for where the last one was. */
static void
show_item (FringeTreeView *self, const FringeScene *scene, guint id, guint *n_before)
{
  FringeRect rect = fringe_scene_node (scene, id);
  FringeTreeItem *item;

  rect = fringe_viewport_to_screen (&scene->viewport, &rect);
  if (!fringe_scene_has (scene, id) || rect.x + rect.width < 0 || rect.y + rect.height < 0
      || rect.x > scene->viewport.width || rect.y > scene->viewport.height)
    return;
  while (*n_before < self->items.all->len && FRINGE_TREE_ITEM (self->items.all->pdata[*n_before])->id < id)
    {
      gtk_widget_unparent (self->items.all->pdata[*n_before]);
      g_ptr_array_remove_index (self->items.all, *n_before);
    }
  if (*n_before == self->items.all->len || FRINGE_TREE_ITEM (self->items.all->pdata[*n_before])->id > id)
    {
      item = fringe_tree_item_new (id);
      gtk_widget_insert_after (GTK_WIDGET (item), GTK_WIDGET (self),
                               *n_before > 0 ? GTK_WIDGET (self->items.all->pdata[*n_before - 1])
                                             : GTK_WIDGET (self->motion.scrollbars[1]));
      g_ptr_array_insert (self->items.all, (int) *n_before, item);
    }
  tell (self->items.all->pdata[(*n_before)++], scene, &rect);
}

static void
forget_from (FringeTreeView *self, guint n)
{
  while (self->items.all->len > n)
    gtk_widget_unparent (g_ptr_array_steal_index (self->items.all, self->items.all->len - 1));
}

static gboolean
update (gpointer data)
{
  FringeTreeView *self = data;
  FringeScene scene = fringe_tree_view_scene (self);
  FringePlaces places;
  guint n = 0;
  gsize first;

  if (!fringe_tree_view_is_ready (self) || fringe_tree_view_is_moving (self))
    return G_SOURCE_CONTINUE;
  self->items.source = 0;
  places = see (self, &scene);
  first = find_first (self, &places);
  for (gsize i = first; i < MIN (places.n, first + ITEMS_MAX); i++)
    show_item (self, &scene, places.places[i].id, &n);
  forget_from (self, n);
  fringe_places_clear (&places);
  return G_SOURCE_REMOVE;
}

void
fringe_tree_view_tell_items (FringeTreeView *self)
{
  g_clear_handle_id (&self->items.source, g_source_remove);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->items.source = g_timeout_add_full (G_PRIORITY_LOW, STILL_TIME, update, self, NULL);
}

void
fringe_tree_view_allocate_items (FringeTreeView *self)
{
  fringe_tree_items_allocate (self->items.all);
}

void
fringe_tree_view_forget_items (FringeTreeView *self)
{
  g_clear_handle_id (&self->items.source, g_source_remove);
  forget_from (self, 0);
}
