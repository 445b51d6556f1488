/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-page-part.h"

#include "fringe-session-file.h"

#include <glib/gi18n-lib.h>

/* Of a path that is longer only so many nodes are there: with the siblings of each they still have room. */
#define N_PATH_MAX (FRINGE_PAGE_PART_MAX / FRINGE_N_MOVES)

/* A tree of so many nodes stands where it does from the beginning: it has room on a screen. */
#define N_PLACED_FIRST 32

typedef struct
{
  const FringePicture *picture;
  GHashTable *chosen; /* of ids */
  GArray *ids;        /* in the order in which they are chosen */
  GArray *folded;     /* those with children that are not */
  guint n_max;
} Choice;

static Choice
choice_new (const FringePicture *picture)
{
  return (Choice) {
    .picture = picture,
    .chosen = g_hash_table_new (NULL, NULL),
    .ids = g_array_new (FALSE, FALSE, sizeof (uint32_t)),
    .folded = g_array_new (FALSE, FALSE, sizeof (uint32_t)),
  };
}

static void
choice_clear (Choice *choice)
{
  g_hash_table_unref (choice->chosen);
  g_array_unref (choice->ids);
  g_array_unref (choice->folded);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Choice, choice_clear)

static gboolean
is_chosen (const Choice *choice, uint32_t id)
{
  return g_hash_table_contains (choice->chosen, GUINT_TO_POINTER (id));
}

static void
choose (Choice *choice, uint32_t id)
{
  if (g_hash_table_add (choice->chosen, GUINT_TO_POINTER (id)))
    g_array_append_val (choice->ids, id);
}

/* IDA* has a root for each iteration, and the layout shows all of them. */
static void
choose_roots (Choice *choice)
{
  const FringePicture *picture = choice->picture;
  uint32_t n_roots = fringe_search_n_roots_at (picture->search, picture->step);

  if (picture->root > 0)
    choose (choice, picture->root);
  for (uint32_t i = 0; picture->root == 0 && i < n_roots; i++)
    choose (choice, fringe_search_root (picture->search, i));
}

/* Returns: the node that the path on the page leads to */
static uint32_t
end_of_path (const FringePicture *picture)
{
  uint32_t goal = fringe_search_solution_at (picture->search, picture->step);
  uint32_t last = fringe_search_removed (picture->search, picture->step);

  return goal != FRINGE_NO_NODE ? goal : last != FRINGE_NO_NODE ? last : 0;
}

static void
choose_path (Choice *choice)
{
  const FringeSearch *search = choice->picture->search;
  uint32_t end = end_of_path (choice->picture), n = fringe_search_path (search, end, NULL), i = 0;
  g_autofree uint32_t *path = g_new (uint32_t, n);

  fringe_search_path (search, end, path);
  while (i < n && !is_chosen (choice, path[i]))
    i++;
  for (uint32_t n_left = N_PATH_MAX; i < n && n_left > 0; i++, n_left--)
    choose (choice, path[i]);
}

/* Chooses all children of a node where they have room, else none. */
static void
choose_children (Choice *choice, uint32_t id)
{
  const FringePicture *picture = choice->picture;
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (picture->search, id, picture->step, children), n_new = 0;

  for (int i = 0; i < n; i++)
    n_new += !is_chosen (choice, children[i]);
  if (choice->ids->len + (guint) n_new > choice->n_max)
    {
      g_array_append_val (choice->folded, id);
      return;
    }
  for (int i = 0; i < n; i++)
    choose (choice, children[i]);
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  uint32_t x = *(const uint32_t *) a, y = *(const uint32_t *) b;

  return (x > y) - (x < y);
}

/* The list grows while it is gone through, so that what is nearer to the path comes first. */
static void
choose_ids (Choice *choice, guint n_max)
{
  choice->n_max = n_max;
  g_hash_table_remove_all (choice->chosen);
  g_array_set_size (choice->ids, 0);
  g_array_set_size (choice->folded, 0);
  choose_roots (choice);
  choose_path (choice);
  for (guint i = 0; i < choice->ids->len; i++)
    choose_children (choice, g_array_index (choice->ids, uint32_t, i));
}

static void
choose_all_or_part (Choice *choice)
{
  choose_ids (choice, FRINGE_PAGE_NODES_MAX);
  if (choice->folded->len > 0)
    choose_ids (choice, FRINGE_PAGE_PART_MAX);
  g_array_sort (choice->ids, compare_ids);
}

static void
add_step (FringePagePart *part, const FringePicture *picture, uint32_t step)
{
  if (step > picture->first_step && step < picture->step)
    g_array_append_val (part->steps, step);
}

static void
leave_out_repeated (GArray *steps)
{
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      uint32_t step = g_array_index (steps, uint32_t, i);

      if (n == 0 || g_array_index (steps, uint32_t, n - 1) != step)
        g_array_index (steps, uint32_t, n++) = step;
    }
  g_array_set_size (steps, n);
}

static void
choose_steps (FringePagePart *part, const FringePicture *picture)
{
  part->steps = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  g_array_append_val (part->steps, picture->first_step);
  for (guint i = 0; i < part->ids->len; i++)
    {
      uint32_t id = g_array_index (part->ids, uint32_t, i);

      add_step (part, picture, fringe_search_generated_step (picture->search, id));
      add_step (part, picture, fringe_search_removed_step (picture->search, id));
      add_step (part, picture, fringe_search_superseded_step (picture->search, id));
    }
  for (guint i = 0; picture->notes != NULL && i < picture->notes->len; i++)
    add_step (part, picture, g_array_index (picture->notes, FringeSessionNote, i).step);
  g_array_append_val (part->steps, picture->step);
  g_array_sort (part->steps, compare_ids);
  leave_out_repeated (part->steps);
}

static void
clear_places (gpointer data)
{
  g_array_unref (((FringePagePlaces *) data)->places);
}

/* Returns: how many of the nodes there are at a step: the first of them */
static guint
count_nodes (const FringePagePart *part, const FringePicture *picture, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (picture->search, step);
  guint n = 0;

  while (n < part->ids->len && g_array_index (part->ids, uint32_t, n) < n_nodes)
    n++;
  return n;
}

static void
take_places (FringePagePart *part, FringeLayout *layout, guint n, uint32_t step)
{
  FringeCard card = part->card;
  FringePagePlaces places = { .until = step, .places = g_array_new (FALSE, FALSE, sizeof (FringePagePlace)) };
  FringeRect bounds;

  fringe_card_fit_folds (&card, layout);
  bounds = fringe_geometry_bounds (layout, &card);
  places.width = bounds.width;
  places.height = bounds.height;
  for (guint i = 0; i < n; i++)
    {
      uint32_t id = g_array_index (part->ids, uint32_t, i);
      FringePlace at = fringe_layout_place (layout, id);
      FringeRect rect = fringe_geometry_card (&card, &at);
      FringePagePlace place = { rect.x - bounds.x, rect.y - bounds.y, fringe_draw_bus (&at), 0 };

      if (fringe_layout_is_folded (layout, id))
        place.n_hidden = fringe_layout_n_below (layout, id) - 1;
      g_array_append_val (places.places, place);
    }
  g_array_append_val (part->layouts, places);
}

/* Returns: (transfer full): those that have children at a step */
static GArray *
folded_at (const FringePicture *picture, const GArray *folded, uint32_t step)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  for (guint i = 0; i < folded->len; i++)
    {
      uint32_t id = g_array_index (folded, uint32_t, i);

      if (fringe_search_removed_step (picture->search, id) <= step)
        g_array_append_val (ids, id);
    }
  return ids;
}

/* Lays out what there is at a step. */
static gboolean
lay_out (FringePagePart *part, const FringePicture *picture, const GArray *folded, guint n, uint32_t step)
{
  g_autoptr (GArray) ids = folded_at (picture, folded, step);
  FringeLayout *layout = fringe_layout_new ();
  FringeLayoutProgress progress = FRINGE_LAYOUT_NO_MEMORY;

  if (layout == NULL)
    return FALSE;
  if (!fringe_search_is_idastar (picture->search))
    fringe_layout_set_packed_max (layout, FRINGE_LAYOUT_PACKED_MAX);
  if (fringe_layout_update (layout, picture->search, picture->root, step))
    progress = fringe_layout_add_folds (layout, TRUE, (const uint32_t *) (const void *) ids->data, ids->len);
  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = fringe_layout_advance (layout, UINT32_MAX);
  if (progress == FRINGE_LAYOUT_READY)
    take_places (part, layout, n, step);
  fringe_layout_free (layout);
  return progress == FRINGE_LAYOUT_READY;
}

/* A step is the last of a layout where the next one has more nodes than that is for. */
static gboolean
lay_out_all (FringePagePart *part, const FringePicture *picture, const GArray *folded)
{
  const FringeBoard *start = fringe_search_start (picture->search);
  guint n_max = N_PLACED_FIRST;

  part->card = fringe_card_measure (start->rows, start->columns, picture->direction, FALSE);
  part->layouts = g_array_new (FALSE, FALSE, sizeof (FringePagePlaces));
  g_array_set_clear_func (part->layouts, clear_places);
  for (guint i = 0; i + 1 < part->steps->len; i++)
    {
      uint32_t step = g_array_index (part->steps, uint32_t, i);
      guint n = count_nodes (part, picture, step);
      guint n_next = count_nodes (part, picture, g_array_index (part->steps, uint32_t, i + 1));

      if (n_next > n_max && n > 0 && !lay_out (part, picture, folded, n, step))
        return FALSE;
      while (n_next > n_max)
        n_max *= 2;
    }
  return lay_out (part, picture, folded, part->ids->len, picture->step);
}

static gboolean
check (const FringePicture *picture, GError **error)
{
  if (picture->root < fringe_search_n_nodes_at (picture->search, picture->step))
    return TRUE;
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_NODE, _ ("There is no node %u at step %u."),
               picture->root, picture->step);
  return FALSE;
}

gboolean
fringe_page_part_init (FringePagePart *part, const FringePicture *picture, GError **error)
{
  g_auto (Choice) choice = choice_new (picture);

  *part = (FringePagePart) { 0 };
  if (!check (picture, error))
    return FALSE;
  choose_all_or_part (&choice);
  part->ids = g_array_ref (choice.ids);
  choose_steps (part, picture);
  if (lay_out_all (part, picture, choice.folded))
    return TRUE;
  fringe_page_part_clear (part);
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_MEMORY,
                       _ ("There is no memory for the picture."));
  return FALSE;
}

guint
fringe_page_part_n_left (const FringePicture *picture, gboolean *has_end)
{
  g_auto (Choice) choice = choice_new (picture);

  choose_all_or_part (&choice);
  *has_end = is_chosen (&choice, end_of_path (picture));
  return choice.folded->len > 0 ? choice.ids->len : 0;
}

void
fringe_page_part_clear (FringePagePart *part)
{
  g_clear_pointer (&part->ids, g_array_unref);
  g_clear_pointer (&part->steps, g_array_unref);
  g_clear_pointer (&part->layouts, g_array_unref);
}
