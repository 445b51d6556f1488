/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-sentences.h"
#include "fringe-tree-text.h"

/* A view that has been still for so long tells what is in it, in milliseconds: nobody listens to what moves. */
#define STILL_TIME 200
/* So many nodes are told of, those next to the one that is shown. */
#define ITEMS_MAX 100

/* A node as a screen reader finds it: it draws nothing, and neither pointer nor keys come to it. */
struct _FringeTreeItem
{
  GtkWidget parent_instance;

  guint id;
  GdkRectangle place; /* in the view */
};

#define FRINGE_TYPE_TREE_ITEM (fringe_tree_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeTreeItem, fringe_tree_item, FRINGE, TREE_ITEM, GtkWidget)
G_DEFINE_FINAL_TYPE (FringeTreeItem, fringe_tree_item, GTK_TYPE_WIDGET)

static void
fringe_tree_item_class_init (FringeTreeItemClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "treeitem");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TREE_ITEM);
}

static void
fringe_tree_item_init (FringeTreeItem *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

static void
tell_family (FringeTreeItem *item, const FringeScene *scene)
{
  guint parent = fringe_search_parent (scene->search, item->id), children[FRINGE_N_MOVES];
  int n = parent != FRINGE_NO_NODE ? fringe_search_children_at (scene->search, parent, scene->step, children) : 1;
  int position = 0, n_own = fringe_search_children_at (scene->search, item->id, scene->step, children);

  if (n_own > 0)
    gtk_accessible_update_state (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_STATE_EXPANDED,
                                 !fringe_layout_is_folded (scene->layout, item->id), -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_STATE_EXPANDED);
  if (parent != FRINGE_NO_NODE)
    fringe_search_children_at (scene->search, parent, scene->step, children);
  while (parent != FRINGE_NO_NODE && position < n && children[position] != item->id)
    position++;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position + 1,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, n, -1);
}

static void
tell (FringeTreeItem *item, const FringeScene *scene, const FringeRect *rect)
{
  g_autofree char *label = fringe_tree_text_item (scene, item->id);
  g_autofree char *state = fringe_node_state_sentence (scene->search, scene->step, item->id,
                                                       fringe_scene_state (scene, item->id));

  item->place = (GdkRectangle) { (int) rect->x, (int) rect->y, MAX ((int) rect->width, 1), MAX ((int) rect->height, 1) };
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state, GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                  (int) fringe_search_g (scene->search, item->id) + 1, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_STATE_SELECTED, item->id == scene->selected, -1);
  tell_family (item, scene);
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
      item = g_object_new (FRINGE_TYPE_TREE_ITEM, NULL);
      item->id = id;
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
  for (guint i = 0; i < self->items.all->len; i++)
    gtk_widget_size_allocate (self->items.all->pdata[i], &FRINGE_TREE_ITEM (self->items.all->pdata[i])->place, -1);
}

void
fringe_tree_view_forget_items (FringeTreeView *self)
{
  g_clear_handle_id (&self->items.source, g_source_remove);
  forget_from (self, 0);
}
