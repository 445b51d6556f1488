/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frames.h"

#include <glib/gi18n-lib.h>

/* Whether after a step an f-layer is done, the largest value removed so far being known. */
static gboolean
ends_layer (const FringeSearch *search, uint32_t step, double largest)
{
  uint32_t next = fringe_search_removed (search, step + 1);

  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
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

GArray *
fringe_frames_steps (const FringePicture *picture, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  if (picture->frames == FRINGE_FRAMES_LAYERS)
    add_layers (picture, steps);
  if (picture->frames == FRINGE_FRAMES_STEPS && picture->step - picture->first_step < FRINGE_N_FRAMES_MAX)
    for (uint32_t step = picture->first_step; step < picture->step; step++)
      g_array_append_val (steps, step);
  for (guint i = 0; picture->frames == FRINGE_FRAMES_GIVEN && i < picture->n_instants; i++)
    g_array_append_val (steps, picture->instants[i].step);
  if (picture->frames != FRINGE_FRAMES_GIVEN || picture->n_instants == 0)
    g_array_append_val (steps, picture->step);
  if (steps->len <= FRINGE_N_FRAMES_MAX
      && (picture->frames != FRINGE_FRAMES_STEPS || picture->step - picture->first_step < FRINGE_N_FRAMES_MAX))
    return g_steal_pointer (&steps);
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_MANY,
               _("From step %u to step %u there are more than %d pictures."), picture->first_step, picture->step,
               FRINGE_N_FRAMES_MAX);
  return NULL;
}

FringeHalfStep
fringe_frames_half (const FringePicture *picture, guint i)
{
  if (picture->frames == FRINGE_FRAMES_GIVEN && i < picture->n_instants)
    return picture->instants[i].half;
  return (FringeHalfStep) { 0 };
}
