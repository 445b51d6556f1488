/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame.h"

#include "fringe-fine.h"

#include <glib/gi18n-lib.h>

/* Which frames there are of a picture, and what each of them tells. */

/* Returns: whether a step is the last of its f-layer; @largest is the largest value removed up to it */
static gboolean
ends_layer (const FringeSearch *search, uint32_t step, double largest)
{
  uint32_t next = fringe_search_removed (search, step + 1);

  if (fringe_search_is_idastar (search))
    return fringe_search_parent (search, next) == FRINGE_NO_NODE;
  return fringe_search_priority (search, next) > largest;
}

static void
add_layers (const FringePicture *picture, GArray *steps)
{
  double largest = -1;

  for (uint32_t step = 1; step < picture->step; step++)
    {
      largest = MAX (largest, fringe_search_priority (picture->search, fringe_search_removed (picture->search, step)));
      if (step >= picture->first_step && ends_layer (picture->search, step, largest))
        g_array_append_val (steps, step);
    }
}

static gboolean
is_below (const FringeSearch *search, uint32_t id, uint32_t root)
{
  while (id > root && id != FRINGE_NO_NODE)
    id = fringe_search_parent (search, id);
  return id == root;
}

/* Returns: whether a step changes what is seen below the root: a node there is removed, made or superseded */
static gboolean
changes (const FringePicture *picture, uint32_t step)
{
  const FringeSearch *search = picture->search;
  uint32_t removed = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, removed, step, children);

  if (is_below (search, removed, picture->root))
    return TRUE;
  for (int i = 0; i < n; i++)
    {
      uint32_t older = fringe_search_supersedes (search, children[i]);

      if (children[i] == picture->root || (older != FRINGE_NO_NODE && is_below (search, older, picture->root)))
        return TRUE;
    }
  return FALSE;
}

/* The node that a step removed is marked until the next. */
static gboolean
look_equal (const FringePicture *picture, uint32_t before, uint32_t step)
{
  if (before > 0 && is_below (picture->search, fringe_search_removed (picture->search, before), picture->root))
    return FALSE;
  for (uint32_t i = before + 1; i <= step; i++)
    if (changes (picture, i))
      return FALSE;
  return TRUE;
}

/* In the tree below a node other than the start most steps change nothing. Without words about them, those are left
 * out, and so are those before the node exists. */
static void
leave_out_equal (const FringePicture *picture, GArray *steps)
{
  uint32_t *all = (uint32_t *) (void *) steps->data;
  uint32_t n_nodes = fringe_search_n_nodes_at (picture->search, picture->step);
  guint n = 0;

  if (picture->what != FRINGE_WHAT_TREE || picture->root == 0 || picture->root >= n_nodes || picture->has_sentences
      || picture->frames == FRINGE_FRAMES_NONE || picture->frames == FRINGE_FRAMES_GIVEN)
    return;
  for (guint i = 0; i < steps->len; i++)
    if (picture->root < fringe_search_n_nodes_at (picture->search, all[i])
        && (n == 0 || !look_equal (picture, all[n - 1], all[i])))
      all[n++] = all[i];
  g_array_set_size (steps, n);
}

static gboolean
are_too_many (const FringePicture *picture, const GArray *steps)
{
  return steps->len > FRINGE_N_FRAMES_MAX
         || (picture->frames == FRINGE_FRAMES_STEPS && picture->step - picture->first_step >= FRINGE_N_FRAMES_MAX);
}

/* Returns: (transfer full): the steps, those of equal pictures among them */
static GArray *
collect_steps (const FringePicture *picture, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  if (picture->frames == FRINGE_FRAMES_LAYERS)
    add_layers (picture, steps);
  if (picture->frames == FRINGE_FRAMES_STEPS && !are_too_many (picture, steps))
    for (uint32_t step = picture->first_step; step < picture->step; step++)
      g_array_append_val (steps, step);
  for (guint i = 0; picture->frames == FRINGE_FRAMES_GIVEN && i < picture->n_instants; i++)
    g_array_append_val (steps, picture->instants[i].step);
  if (picture->frames != FRINGE_FRAMES_GIVEN || picture->n_instants == 0)
    g_array_append_val (steps, picture->step);
  if (!are_too_many (picture, steps))
    return g_steal_pointer (&steps);
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_MANY,
               _ ("From step %u to step %u there are more than %d pictures."), picture->first_step, picture->step,
               FRINGE_N_FRAMES_MAX);
  return NULL;
}

GArray *
fringe_frames_steps (const FringePicture *picture, GError **error)
{
  GArray *steps = collect_steps (picture, error);

  if (steps != NULL)
    leave_out_equal (picture, steps);
  return steps;
}

guint
fringe_picture_n_left_out (const FringePicture *picture)
{
  g_autoptr (GArray) all = collect_steps (picture, NULL), steps = fringe_frames_steps (picture, NULL);

  return all != NULL ? all->len - steps->len : 0;
}

FringeHalfStep
fringe_frames_half (const FringePicture *picture, guint i)
{
  if (picture->frames == FRINGE_FRAMES_GIVEN && i < picture->n_instants)
    return picture->instants[i].half;
  return (FringeHalfStep) { 0 };
}

guint
fringe_frames_line (const FringePicture *picture, const GArray *steps, guint i)
{
  const uint32_t *of = (const uint32_t *) (const void *) steps->data;
  guint first = i;

  if (picture->frames != FRINGE_FRAMES_GIVEN || i == 0)
    return 0;
  while (first > 0 && of[first - 1] == of[i])
    first--;
  return i - first + 1;
}

char *
fringe_frames_sentence (const FringePicture *picture, const GArray *steps, guint i)
{
  FringeInstant instant = { g_array_index (steps, uint32_t, i), fringe_frames_half (picture, i) };

  if (picture->frames == FRINGE_FRAMES_NONE)
    instant.half = picture->half;
  return fringe_instant_sentence (picture->search, &instant);
}
