/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-page-data.h"

#include "fringe-draw-values.h"
#include "fringe-json-writer.h"
#include "fringe-moment.h"
#include "fringe-page-texts.h"
#include "fringe-record-words.h"
#include "fringe-sentences.h"
#include "fringe-session-file.h"

#include <math.h>
#include <string.h>

/* A heap that compares nothing but priorities has to be played through for its order, so that this has to be written
 * down for each step: so many of the first. */
#define PLAYED_MAX 40

typedef struct
{
  const FringePagePart *part;
  const FringePicture *picture;
  const FringeSearch *search;
  FringeTextOutput *output;
  GString *text; /* what is not yet moved to the output */
  FringeJsonWriter json;
} Data;

/* Moves what was written on, every "<" in the form that it may have in a string of JSON: no other part has one. */
static gboolean
pause_writing (Data *data)
{
  for (const char *at = data->text->str; *at != '\0';)
    {
      gsize n = strcspn (at, "<");

      g_string_append_len (data->output->text, at, (gssize) n);
      at += n;
      if (*at == '<' && at++)
        g_string_append (data->output->text, "\\u003c");
    }
  g_string_truncate (data->text, 0);
  return fringe_text_output_pause (data->output);
}

static uint32_t
id_at (const Data *data, guint i)
{
  return g_array_index (data->part->ids, uint32_t, i);
}

static void
add_length (FringeJsonWriter *json, const char *name, double length)
{
  fringe_json_double (json, name, round (length * 100) / 100);
}

static void
add_board (FringeJsonWriter *json, const char *name, const FringeBoard *board)
{
  fringe_json_begin (json, name, '[');
  for (int i = 0; i < fringe_board_n_cells (board); i++)
    fringe_json_uint (json, NULL, board->cells[i]);
  fringe_json_end (json, ']');
}

static void
add_card (FringeJsonWriter *json, const FringeCard *card)
{
  fringe_json_break (json);
  fringe_json_begin (json, "card", '{');
  add_length (json, "width", card->width);
  add_length (json, "height", card->height);
  add_length (json, "cell", card->cell);
  add_length (json, "board_x", card->board_x);
  add_length (json, "board_y", card->board_y);
  fringe_json_end (json, '}');
}

static void
add_head (Data *data)
{
  static const char *const keys[] = { [FRINGE_KEY_F] = "f", [FRINGE_KEY_G] = "g", [FRINGE_KEY_H] = "h" };
  FringeJsonWriter *json = &data->json;
  const FringeBoard *start = fringe_search_start (data->search);
  FringeKey key = fringe_node_key (fringe_search_rules (data->search)->algorithm);

  fringe_json_uint (json, "rows", start->rows);
  fringe_json_uint (json, "columns", start->columns);
  fringe_json_literal (json, "idastar", fringe_search_is_idastar (data->search) ? "true" : "false");
  fringe_json_text (json, "key", key != FRINGE_KEY_NONE ? keys[key] : NULL);
  fringe_json_uint (json, "last", data->picture->step);
  fringe_json_text (json, "direction", data->picture->direction == FRINGE_DIRECTION_DOWN ? "down" : "right");
  add_card (json, &data->part->card);
}

/* The ids of children are larger, so that every parent stands before them. */
static gboolean
has_parent (const Data *data, uint32_t id)
{
  return id != data->picture->root && fringe_search_parent (data->search, id) != FRINGE_NO_NODE;
}

static void
add_node (Data *data, uint32_t id, uint32_t n_hidden)
{
  const FringeSearch *search = data->search;
  uint32_t step = data->picture->step;
  FringeJsonWriter *json = &data->json;
  FringeMove move = fringe_search_move (search, id);
  char letter[] = { move != FRINGE_N_MOVES ? fringe_move_letter (move) : '\0', '\0' };
  FringeBoard board;

  fringe_json_break (json);
  fringe_json_begin (json, NULL, '[');
  fringe_json_uint (json, NULL, id);
  fringe_json_uint (json, NULL, fringe_search_parent (search, id));
  fringe_json_text (json, NULL, letter);
  fringe_json_uint (json, NULL, fringe_search_g (search, id));
  fringe_json_uint (json, NULL, fringe_search_generated_step (search, id));
  fringe_json_uint (json, NULL, fringe_search_removed_step_at (search, id, step));
  fringe_json_uint (json, NULL, fringe_record_stamp (fringe_search_superseded_step (search, id), step));
  fringe_json_text (json, NULL, fringe_node_state_name (fringe_search_state_at (search, id, step)));
  fringe_json_uint (json, NULL, n_hidden);
  if (!has_parent (data, id))
    {
      fringe_search_board (search, id, &board);
      add_board (json, NULL, &board);
    }
  fringe_json_end (json, ']');
}

static const FringePagePlaces *
places_at (const Data *data, guint i)
{
  return &g_array_index (data->part->layouts, FringePagePlaces, i);
}

static void
add_nodes (Data *data)
{
  const GArray *last = places_at (data, data->part->layouts->len - 1)->places;

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, "nodes", '[');
  for (guint i = 0; i < data->part->ids->len && pause_writing (data); i++)
    add_node (data, id_at (data, i), g_array_index (last, FringePagePlace, i).n_hidden);
  fringe_json_end (&data->json, ']');
}

static void
add_layout (FringeJsonWriter *json, const FringePagePlaces *layout)
{
  fringe_json_break (json);
  fringe_json_begin (json, NULL, '{');
  fringe_json_uint (json, "until", layout->until);
  add_length (json, "width", layout->width);
  add_length (json, "height", layout->height);
  fringe_json_begin (json, "at", '[');
  for (guint i = 0; i < layout->places->len; i++)
    {
      const FringePagePlace *place = &g_array_index (layout->places, FringePagePlace, i);

      add_length (json, NULL, place->x);
      add_length (json, NULL, place->y);
      add_length (json, NULL, place->bus);
    }
  fringe_json_end (json, ']');
  fringe_json_end (json, '}');
}

static void
add_places (Data *data)
{
  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, "places", '[');
  for (guint i = 0; i < data->part->layouts->len && pause_writing (data); i++)
    add_layout (&data->json, places_at (data, i));
  fringe_json_end (&data->json, ']');
}

typedef struct
{
  guint i;
  uint64_t words[2];
} Ranked;

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const Ranked *x = a, *y = b;
  int at = x->words[0] == y->words[0];

  return (x->words[at] > y->words[at]) - (x->words[at] < y->words[at]);
}

/* Returns: how many nodes of the page a record has */
static guint
count_nodes (const Data *data, const FringeSearch *then)
{
  uint32_t n_nodes = fringe_search_n_nodes (then);
  guint n = 0;

  while (n < data->part->ids->len && id_at (data, n) < n_nodes)
    n++;
  return n;
}

static void
add_order (Data *data, const FringeSearch *then)
{
  guint n = count_nodes (data, then);
  g_autofree Ranked *ranked = g_new (Ranked, n);
  g_autofree guint *ranks = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    {
      ranked[i].i = i;
      fringe_search_place (then, id_at (data, i), ranked[i].words);
    }
  qsort (ranked, n, sizeof *ranked, compare_ranked);
  for (guint i = 0; i < n; i++)
    ranks[ranked[i].i] = i;
  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, "order", '[');
  for (guint i = 0; i < n; i++)
    fringe_json_uint (&data->json, NULL, ranks[i]);
  fringe_json_end (&data->json, ']');
}

static void
add_each (Data *data, const char *name, const FringeSearch *then, double (*value) (const FringeSearch *, uint32_t))
{
  guint n = count_nodes (data, then);

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, name, '[');
  for (guint i = 0; i < n; i++)
    fringe_json_double (&data->json, NULL, value (then, id_at (data, i)));
  fringe_json_end (&data->json, ']');
}

/* A search that was forked has other values of h from there on, and another order. Nodes that come later have no place
 * before. */
static void
add_values_from (Data *data, uint32_t from)
{
  const FringeSearch *then = fringe_search_at (data->search, from);

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, NULL, '{');
  fringe_json_uint (&data->json, "from", from);
  add_each (data, "h", then, fringe_search_h);
  add_each (data, "f", then, fringe_search_f);
  if (!fringe_search_is_idastar (data->search))
    add_order (data, then);
  fringe_json_end (&data->json, '}');
}

static void
add_values (Data *data)
{
  const FringeSearch *then = fringe_search_at (data->search, data->picture->step);

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, "values", '[');
  for (uint32_t from = fringe_search_fork_step (then); from != UINT32_MAX && from > 0;
       from = fringe_search_fork_step (then))
    {
      add_values_from (data, from);
      then = fringe_search_at (data->search, from - 1);
    }
  add_values_from (data, 0);
  fringe_json_end (&data->json, ']');
}

static void
add_counts (FringeJsonWriter *json, const FringeCounts *counts)
{
  fringe_json_begin (json, "counts", '[');
  fringe_json_uint (json, NULL, counts->generated);
  fringe_json_uint (json, NULL, counts->expanded);
  fringe_json_uint (json, NULL, counts->open);
  fringe_json_end (json, ']');
}

/* What is being worked on in the middle of a step is neither on the frontier nor what it will be. */
static void
add_half (Data *data, const FringeMoment *moment)
{
  FringeHalfStep half = fringe_tree_half (moment);
  FringeJsonWriter *json = &data->json;

  fringe_json_uint (json, "done", (guint) moment->n_done);
  fringe_json_uint (json, "nodes", half.n_nodes);
  fringe_json_begin (json, "states", '[');
  for (int i = 0; i < half.n_states; i++)
    {
      FringeNodeState state = half.states[i].state;
      gboolean is_in_hand = state == FRINGE_NODE_ABSENT
                            || (state == FRINGE_NODE_FRONTIER && !fringe_moment_is_open (moment, half.states[i].id));

      fringe_json_begin (json, NULL, '[');
      fringe_json_uint (json, NULL, half.states[i].id);
      fringe_json_text (json, NULL, is_in_hand ? "in-hand" : fringe_node_state_name (state));
      fringe_json_end (json, ']');
    }
  fringe_json_end (json, ']');
}

static void
add_half_stop (Data *data, uint32_t step, int n_done)
{
  FringeMoment moment = fringe_moment (data->search, step, n_done);
  FringeCounts counts = fringe_moment_counts (&moment);
  g_autofree char *sentence = fringe_fine_sentence (data->search, step, fringe_moment_last (&moment));

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, NULL, '{');
  fringe_json_uint (&data->json, "step", step);
  fringe_json_uint (&data->json, "node", fringe_tree_half (&moment).current);
  fringe_json_text (&data->json, "text", sentence);
  add_counts (&data->json, &counts);
  add_half (data, &moment);
  fringe_json_end (&data->json, '}');
}

static gboolean
is_by_heap (const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);

  return rules->ties == FRINGE_TIES_HEAP && rules->algorithm != FRINGE_ALGORITHM_BFS
         && rules->algorithm != FRINGE_ALGORITHM_DFS && fringe_search_has_frontier (search);
}

static void
add_played (Data *data, uint32_t step)
{
  uint32_t ids[PLAYED_MAX], n;

  if (!is_by_heap (fringe_search_at (data->search, step))
      || fringe_search_n_nodes_at (data->search, data->picture->step) > FRINGE_PAGE_NODES_MAX)
    return;
  n = fringe_search_frontier_at (data->search, step, ids, PLAYED_MAX);
  fringe_json_begin (&data->json, "frontier", '[');
  for (uint32_t i = 0; i < n; i++)
    fringe_json_uint (&data->json, NULL, ids[i]);
  fringe_json_end (&data->json, ']');
}

static void
add_stop (Data *data, uint32_t step)
{
  FringeCounts counts = fringe_search_counts_at (data->search, step);
  g_autofree char *sentence = fringe_step_sentence (data->search, step);
  g_autofree char *why = fringe_why_sentences (data->search, step);
  const char *note = data->picture->notes != NULL ? fringe_session_note_get (data->picture->notes, step) : NULL;

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, NULL, '{');
  fringe_json_uint (&data->json, "step", step);
  fringe_json_uint (&data->json, "node", step > 0 ? fringe_search_removed (data->search, step) : 0);
  fringe_json_text (&data->json, "text", sentence);
  fringe_json_text (&data->json, "why", why);
  if (note != NULL)
    fringe_json_text (&data->json, "note", note);
  add_counts (&data->json, &counts);
  add_played (data, step);
  fringe_json_end (&data->json, '}');
}

static void
add_stops (Data *data)
{
  const GArray *steps = data->part->steps;
  gboolean is_fine = data->picture->frames == FRINGE_FRAMES_GIVEN;

  fringe_json_break (&data->json);
  fringe_json_begin (&data->json, "stops", '[');
  for (guint i = 0; i < steps->len && pause_writing (data); i++)
    {
      uint32_t step = g_array_index (steps, uint32_t, i);
      int n_lines = is_fine && i > 0 ? fringe_moment (data->search, step, -1).n_steps : 0;

      for (int n_done = 1; n_done < n_lines; n_done++)
        add_half_stop (data, step, n_done);
      add_stop (data, step);
      fringe_portion_tell (&data->picture->portion, i, steps->len);
    }
  fringe_json_end (&data->json, ']');
}

void
fringe_page_data_write (const FringePagePart *part, const FringePicture *picture, FringeTextOutput *output)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Data data = { part, picture, picture->search, output, text, { .text = text } };

  fringe_json_begin (&data.json, NULL, '{');
  add_head (&data);
  add_nodes (&data);
  add_places (&data);
  add_values (&data);
  add_stops (&data);
  fringe_page_texts_write (&data.json, picture);
  fringe_json_end (&data.json, '}');
  pause_writing (&data);
}
