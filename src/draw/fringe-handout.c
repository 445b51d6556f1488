/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-handout.h"

#include <glib.h>
#include <math.h>

/* A card has so much room below its board for g, h and f. */
#define FOOT FRINGE_CARD_FOOTER
#define N_LETTERS 26u

bool
fringe_handout_asks (FringeAlgorithm algorithm, FringeHandoutAnswer answer)
{
  switch (answer)
    {
    case FRINGE_ANSWER_H:
      return algorithm == FRINGE_ALGORITHM_GREEDY || fringe_handout_asks (algorithm, FRINGE_ANSWER_F);
    case FRINGE_ANSWER_F:
      return algorithm == FRINGE_ALGORITHM_ASTAR || algorithm == FRINGE_ALGORITHM_WASTAR
             || algorithm == FRINGE_ALGORITHM_IDASTAR;
    case FRINGE_ANSWER_G:
    case FRINGE_ANSWER_ORDER:
    case FRINGE_N_ANSWERS:
    default:
      return true;
    }
}

bool
fringe_handout_is_bare (FringeHandout handout)
{
  return handout == FRINGE_HANDOUT_BOARDS || handout == FRINGE_HANDOUT_IDS;
}

bool
fringe_handout_hides_states (FringeHandout handout)
{
  return handout != FRINGE_HANDOUT_NONE && handout != FRINGE_HANDOUT_IDS;
}

static void
grow (FringeCard *card, double width, double height)
{
  bool is_down = card->direction == FRINGE_DIRECTION_DOWN;

  card->width += width;
  card->height += height;
  card->board_x += width / 2;
  card->pitch += is_down ? width : height;
  card->row_pitch += is_down ? height : width;
}

void
fringe_handout_fit_card (FringeCard *card, FringeHandout handout, FringeAlgorithm algorithm)
{
  double answers = FRINGE_ANSWERS_PER_LINE * (FRINGE_ANSWER_LETTER + FRINGE_ANSWER_WIDTH + FRINGE_ANSWER_GAP);
  int n_asked = 0;

  if (fringe_handout_is_bare (handout))
    grow (card, 0, FRINGE_CARD_SIDE - FOOT);
  if (handout != FRINGE_HANDOUT_BLANK && handout != FRINGE_HANDOUT_KEY)
    return;
  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    n_asked += fringe_handout_asks (algorithm, (FringeHandoutAnswer) i);
  card->answers = (n_asked + FRINGE_ANSWERS_PER_LINE - 1) / FRINGE_ANSWERS_PER_LINE * FRINGE_ANSWER_LINE;
  grow (card, fmax (answers + FRINGE_ANSWER_GAP - card->width, 0), card->answers + FRINGE_ANSWER_GAP - FOOT);
}

/* Every bit of the result depends on every bit of the number. */
static uint64_t
mix (uint64_t number)
{
  number = (number ^ number >> 33) * 0xff51afd7ed558ccdu;
  number = (number ^ number >> 33) * 0xc4ceb9fe1a85ec53u;
  return number ^ number >> 33;
}

typedef struct
{
  uint64_t key;
  uint32_t id;
} Keyed;

static int
compare_keys (const void *a, const void *b)
{
  const Keyed *one = a, *other = b;

  return one->key != other->key ? (one->key > other->key) - (one->key < other->key)
                                : (one->id > other->id) - (one->id < other->id);
}

/* The number that a label is sorted by comes from the way to the node, not from when it was gone. */
uint32_t *
fringe_labels_new (const FringeSearch *search, uint32_t n_nodes)
{
  Keyed *nodes = g_new (Keyed, n_nodes);
  uint64_t *keys = g_new (uint64_t, n_nodes);
  uint32_t *labels = g_new (uint32_t, n_nodes);

  for (uint32_t id = 0; id < n_nodes; id++)
    {
      uint32_t parent = fringe_search_parent (search, id);

      keys[id]
          = mix (parent == FRINGE_NO_NODE ? id + 1 : keys[parent] * 4 + (uint64_t) fringe_search_move (search, id) + 1);
      nodes[id] = (Keyed) { keys[id], id };
    }
  qsort (nodes, n_nodes, sizeof *nodes, compare_keys);
  for (uint32_t label = 0; label < n_nodes; label++)
    labels[nodes[label].id] = label;
  g_free (keys);
  g_free (nodes);
  return labels;
}

uint32_t *
fringe_labels_order (const uint32_t *labels, uint32_t n_nodes)
{
  uint32_t *order = g_new (uint32_t, n_nodes);

  for (uint32_t id = 0; id < n_nodes; id++)
    order[labels[id]] = id;
  return order;
}

void
fringe_label_print (uint32_t label, char text[FRINGE_LABEL_MAX])
{
  uint32_t rest = label + 1;
  int n = 0;

  for (uint32_t left = rest; left > 0; left = (left - 1) / N_LETTERS)
    n++;
  text[n] = '\0';
  for (; rest > 0; rest = (rest - 1) / N_LETTERS)
    text[--n] = (char) ('A' + (rest - 1) % N_LETTERS);
}
