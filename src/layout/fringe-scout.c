/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-scout.h"

/* Nodes lie in the order in which they came to be, far from their children, and a contour is a way from one to the
 * next. Many ways are gone at once, some nodes ahead, so that memory is not waited for at each. */

/* Contours on their way down, of which nothing is wanted but that their nodes are near. */
typedef struct
{
  uint32_t id;
  uint32_t rows;
  bool right;
} Scout;

static uint32_t
send_scouts (const FringeLayoutNode *nodes, const FringeFamily *family, uint32_t end, Scout *scouts)
{
  uint32_t n = 0, heights[FRINGE_N_MOVES], tallest = 0, second = 0;

  for (int i = 0; i < family->n; i++)
    {
      if (family->children[i] < end)
        return 0;
      heights[i] = nodes[family->children[i]].height;
      second = heights[i] > tallest ? tallest : heights[i] > second ? heights[i] : second;
      tallest = heights[i] > tallest ? heights[i] : tallest;
    }
  for (int i = 0; i < family->n; i++)
    {
      uint32_t rows = heights[i] < second ? heights[i] : second;

      if (rows == 0)
        continue;
      scouts[n++] = (Scout) { family->children[i], rows, false };
      scouts[n++] = (Scout) { family->children[i], rows, true };
    }
  return n;
}

void
fringe_scout (const FringeLayoutNode *nodes, const FringeFamilies *families, uint32_t end)
{
  Scout scouts[FRINGE_FAMILIES_MAX * FRINGE_N_MOVES * 2];
  uint32_t n_scouts = 0;

  for (uint32_t i = 0; i < families->n; i++)
    {
      const FringeFamily *family = &families->families[i];

      __builtin_prefetch (&nodes[family->children[0]]);
      __builtin_prefetch (&nodes[family->children[family->n - 1]]);
    }
  for (uint32_t i = 0; i < families->n; i++)
    n_scouts += send_scouts (nodes, &families->families[i], end, scouts + n_scouts);
  while (n_scouts > 0)
    {
      uint32_t n_left = 0;

      for (uint32_t i = 0; i < n_scouts; i++)
        {
          Scout at = scouts[i];
          const FringeLayoutNode *node = &nodes[at.id];

          /* Of a leaf the thread lies where else the first child is. */
          at.id = at.right && node->n_children > 0 ? node->last_child : node->first_child;
          __builtin_prefetch (&nodes[at.id]);
          scouts[n_left] = at;
          n_left += --scouts[n_left].rows > 0;
        }
      n_scouts = n_left;
    }
}
