/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout-private.h"

#include <stdlib.h>

/* Packing a small tree, which has been placed as a tidy one: its nodes keep their order and their rows, and none stands
 * beyond the width of the row that has most.
 *
 * Each row is placed by isotonic regression: of all places in its order that are a slot apart, those nearest to where
 * the nodes would like to be, by the sum of squares. A node would like to be midway between where its parent has it
 * and where its children are. Rows are placed from the root down and up again, until they rest.
 *
 * Invariant: after each pass over a row its nodes are at least a slot apart and within the width of the tree. */

#define SWEEPS 24
#define N_MAX FRINGE_LAYOUT_PACKED_MAX

/* A node, by its index. They are sorted by row; siblings stand beside each other in the order of their parents. */
typedef struct
{
  uint32_t id;
  uint32_t parent, row;
  uint32_t first; /* of its children */
  int n_children;
  double x;  /* in slots */
  int level; /* of the line across from which the edges to its children leave */
} Node;

typedef struct
{
  Node nodes[N_MAX];
  uint32_t n, width;
} Tree;

/* A row while it is placed: what each node would like, less its index, so that "a slot apart" is "not falling". */
typedef struct
{
  double sum[N_MAX];
  uint32_t n[N_MAX];
  uint32_t n_blocks;
} Blocks;

static double
mean (const Blocks *blocks, uint32_t block)
{
  return blocks->sum[block] / blocks->n[block];
}

/* Pools neighbours that would fall (the pool-adjacent-violators algorithm). */
static void
add (Blocks *blocks, double wanted)
{
  uint32_t last = blocks->n_blocks++;

  blocks->sum[last] = wanted;
  blocks->n[last] = 1;
  for (; last > 0 && mean (blocks, last - 1) > mean (blocks, last); last--, blocks->n_blocks--)
    {
      blocks->sum[last - 1] += blocks->sum[last];
      blocks->n[last - 1] += blocks->n[last];
    }
}

/* Rows are short and many: the rest of the blocks is not cleared for each. */
static void
place_row (Node *row, uint32_t n, const double *wanted, uint32_t width)
{
  Blocks blocks;
  uint32_t i = 0;

  blocks.n_blocks = 0;
  for (uint32_t k = 0; k < n; k++)
    add (&blocks, wanted[k] - k);
  for (uint32_t block = 0; block < blocks.n_blocks; block++)
    {
      double x = mean (&blocks, block), most = width - n;

      x = x < 0 ? 0 : x > most ? most : x;
      for (uint32_t end = i + blocks.n[block]; i < end; i++)
        row[i].x = x + i;
    }
}

static uint32_t
end_of_row (const Tree *tree, uint32_t i)
{
  uint32_t row = tree->nodes[i].row;

  while (i < tree->n && tree->nodes[i].row == row)
    i++;
  return i;
}

/* Where its parent would have it: beside its siblings, all of them around the parent. */
static double
by_parent (const Tree *tree, uint32_t i)
{
  const Node *node = &tree->nodes[i], *parent = &tree->nodes[node->parent];

  return i == 0 ? node->x : parent->x + (i - parent->first) - (parent->n_children - 1) / 2.0;
}

static double
by_children (const Tree *tree, uint32_t i)
{
  const Node *first = &tree->nodes[tree->nodes[i].first], *last = first + tree->nodes[i].n_children - 1;

  return (first->x + last->x) / 2;
}

static double
wanted (const Tree *tree, uint32_t i, bool is_first_pass)
{
  if (tree->nodes[i].n_children == 0 || is_first_pass)
    return by_parent (tree, i);
  return i == 0 ? by_children (tree, i) : (by_parent (tree, i) + by_children (tree, i)) / 2;
}

static void
place_nodes (Tree *tree, uint32_t first, uint32_t end, bool is_first_pass)
{
  double places[N_MAX];

  for (uint32_t i = first; i < end; i++)
    places[i - first] = wanted (tree, i, is_first_pass);
  place_row (tree->nodes + first, end - first, places, tree->width);
}

static void
sweep_down (Tree *tree, bool is_first_pass)
{
  for (uint32_t first = 0, end; first < tree->n; first = end)
    {
      end = end_of_row (tree, first);
      place_nodes (tree, first, end, is_first_pass);
    }
}

static void
sweep_up (Tree *tree)
{
  for (uint32_t end = tree->n, first; end > 0; end = first)
    {
      first = end - 1;
      while (first > 0 && tree->nodes[first - 1].row == tree->nodes[end - 1].row)
        first--;
      place_nodes (tree, first, end, false);
    }
}

static void
place_rows (Tree *tree)
{
  tree->width = 0;
  for (uint32_t i = 0, end; i < tree->n; i = end)
    {
      end = end_of_row (tree, i);
      tree->width = end - i > tree->width ? end - i : tree->width;
    }
  tree->nodes[0].x = (tree->width - 1) / 2.0;
  sweep_down (tree, true);
  for (int i = 0; i < SWEEPS; i++)
    {
      sweep_up (tree);
      sweep_down (tree, false);
    }
}

/* Lines across. The edges to the children of a node leave it on one line, which spans the node and its children. Where
 * the lines of two nodes would touch, they get levels of their own, so that no edge crosses another: a line that
 * reaches over the node beside it runs further from the nodes than that one's. */

static bool
touch (const Tree *tree, const Node *a, const Node *b)
{
  double end = tree->nodes[a->first + (uint32_t) a->n_children - 1].x, start = tree->nodes[b->first].x;

  return (end > a->x ? end : a->x) >= (start < b->x ? start : b->x);
}

/* Returns: the index of the first node of the row that is joined to @i by lines that touch */
static uint32_t
set_level (Tree *tree, uint32_t first, uint32_t i)
{
  Node *node = &tree->nodes[i];
  uint32_t start = i;
  int least = 0, most = 0;
  bool is_under = false;

  for (uint32_t k = i; k-- > first;)
    {
      const Node *before = &tree->nodes[k];

      if (before->n_children == 0 || !touch (tree, before, node))
        continue;
      is_under |= tree->nodes[before->first + (uint32_t) before->n_children - 1].x >= node->x;
      least = start == i || before->level < least ? before->level : least;
      most = start == i || before->level > most ? before->level : most;
      start = k;
    }
  node->level = start == i ? 0 : is_under ? least - 1 : most + 1;
  return start;
}

/* Nodes that are joined by lines that touch share the room between the rows: their lines are as far apart as can be,
 * for the end of one beside the other reads as if it led there. */
static void
set_buses (const Tree *tree, uint32_t first, uint32_t end, float *buses)
{
  int least = 0, most = 0;

  /* The first has level 0, and so have nodes without children. */
  for (uint32_t i = first; i < end; i++)
    {
      least = tree->nodes[i].level < least ? tree->nodes[i].level : least;
      most = tree->nodes[i].level > most ? tree->nodes[i].level : most;
    }
  for (uint32_t i = first; i < end; i++)
    buses[i] = most > least ? (float) (tree->nodes[i].level - least) / (float) (most - least) : 0.5f;
}

/* @buses: (out): of the lines to the children of each node */
static void
find_buses (Tree *tree, float *buses)
{
  for (uint32_t first = 0, end; first < tree->n; first = end)
    {
      uint32_t joined = first;

      end = end_of_row (tree, first);
      for (uint32_t i = first; i < end; i++)
        if (tree->nodes[i].n_children > 0 && set_level (tree, joined, i) == i)
          {
            set_buses (tree, joined, i, buses);
            joined = i;
          }
      set_buses (tree, joined, end, buses);
    }
}

static void
collect (const FringeLayout *layout, Tree *tree)
{
  tree->nodes[0] = (Node) { .id = layout->root };
  tree->n = 1;
  for (uint32_t i = 0; i < tree->n; i++)
    {
      Node *node = &tree->nodes[i];
      uint32_t children[FRINGE_N_MOVES];

      node->n_children = fringe_layout_children (layout, node->id, children);
      node->first = tree->n;
      for (int k = 0; k < node->n_children; k++)
        tree->nodes[tree->n++] = (Node) { .id = children[k], .parent = i, .row = node->row + 1 };
    }
}

static int
compare (const void *a, const void *b)
{
  uint32_t id_a = ((const FringePacked *) a)->id, id_b = ((const FringePacked *) b)->id;

  return (id_a > id_b) - (id_a < id_b);
}

static void
keep_tidy (FringeLayout *layout, const Tree *tree, const float *buses)
{
  for (uint32_t i = 0; i < tree->n; i++)
    {
      const FringeLayoutNode *node = &layout->nodes[tree->nodes[i].id];

      layout->packed[i]
          = (FringePacked) { tree->nodes[i].id, node->x, node->left, node->right, buses[tree->nodes[i].parent] };
    }
  qsort (layout->packed, tree->n, sizeof *layout->packed, compare);
  layout->n_packed = tree->n;
}

/* Children come after their parents. */
static void
put (FringeLayout *layout, const Tree *tree)
{
  for (uint32_t i = tree->n; i-- > 0;)
    layout->nodes[tree->nodes[i].id].left = layout->nodes[tree->nodes[i].id].right = 0;
  for (uint32_t i = tree->n; i-- > 1;)
    {
      const Node *at = &tree->nodes[i];
      FringeLayoutNode *node = &layout->nodes[at->id], *parent = &layout->nodes[tree->nodes[at->parent].id];

      node->x = (int32_t) (at->x - tree->nodes[at->parent].x);
      parent->left = node->x + node->left < parent->left ? node->x + node->left : parent->left;
      parent->right = node->x + node->right > parent->right ? node->x + node->right : parent->right;
    }
  layout->left = layout->nodes[layout->root].left;
  layout->right = layout->nodes[layout->root].right;
}

/* To whole units. Nodes that are a slot apart stay so. */
static void
round_places (Tree *tree)
{
  for (uint32_t i = 0; i < tree->n; i++)
    tree->nodes[i].x = (int32_t) (tree->nodes[i].x * FRINGE_LAYOUT_SLOT + 0.5);
}

static double
width_of (double units)
{
  return units / FRINGE_LAYOUT_SLOT + 1;
}

static bool
may_be_packed (const FringeLayout *layout)
{
  return layout->n_shown <= layout->packed_max && fringe_layout_n_roots (layout) == 1;
}

void
fringe_layout_pack (FringeLayout *layout)
{
  Tree tree;
  float buses[N_MAX];

  if (!may_be_packed (layout))
    return;
  collect (layout, &tree);
  place_rows (&tree);
  if (width_of (layout->right - layout->left) < FRINGE_LAYOUT_PACKED_GAIN * tree.width)
    return;
  round_places (&tree);
  find_buses (&tree, buses);
  keep_tidy (layout, &tree, buses);
  put (layout, &tree);
}

void
fringe_layout_unpack (FringeLayout *layout)
{
  for (uint32_t i = 0; i < layout->n_packed; i++)
    {
      const FringePacked *tidy = &layout->packed[i];
      FringeLayoutNode *node = &layout->nodes[tidy->id];

      node->x = tidy->x;
      node->left = tidy->left;
      node->right = tidy->right;
    }
  layout->n_packed = 0;
}

float
fringe_layout_bus (const FringeLayout *layout, uint32_t id)
{
  const FringePacked key = { .id = id }, *node;

  if (layout->n_packed == 0)
    return 0.5f;
  node = bsearch (&key, layout->packed, layout->n_packed, sizeof key, compare);
  return node != NULL ? node->bus : 0.5f;
}

void
fringe_layout_set_packed_max (FringeLayout *layout, uint32_t n_nodes)
{
  if (layout->packed == NULL)
    layout->packed = malloc (N_MAX * sizeof *layout->packed);
  layout->packed_max = layout->packed == NULL ? 0 : n_nodes < N_MAX ? n_nodes : N_MAX;
}
