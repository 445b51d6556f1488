/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-read.h"

#include "fringe-export-error.h"
#include "fringe-record-head.h"
#include "fringe-record-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* What became of a node. It is compared when the search has come to the step of the file. */
typedef struct
{
  guint32 removed;
  guint32 superseded;
  FringeNodeState state;
  double backed_f; /* NO_BACKED_F where the file has none */
} FringeRecordFate;

#define NO_BACKED_F (-INFINITY)

/* What a record file says of a node. FRINGE_NO_NODE, FRINGE_N_MOVES, UINT32_MAX and NaN stand for null. */
typedef struct
{
  guint32 id;
  guint32 parent;
  FringeMove move;
  guint32 g;
  double h, f;
  FringeBoard board;
  guint32 generated;
  FringeRecordFate fate;
} FringeRecordNode;

/* The members of a node, in the order of their bits. All must be there but for the last, which RBFS alone has, and
 * earlier programs did not write. */
static const char *const node_names[]
    = { "id", "parent", "move", "g", "h", "f", "board", "generated", "removed", "superseded", "state", "backed_f" };
#define N_NEEDED (G_N_ELEMENTS (node_names) - 1)

static gboolean
fail_word (FringeJsonReader *reader, const char *name)
{
  fringe_json_reader_fail (reader, _ ("“%s” is not one of the known words."), name);
  return FALSE;
}

static gboolean
read_move (FringeJsonReader *reader, FringeMove *move)
{
  const char *word;

  if (!fringe_json_reader_text_or_null (reader, &word))
    return FALSE;
  for (*move = 0; *move < FRINGE_N_MOVES; (*move)++)
    if (word != NULL && word[0] == fringe_move_letter (*move) && word[1] == '\0')
      return TRUE;
  return word == NULL || fail_word (reader, "move");
}

static gboolean
read_board (FringeJsonReader *reader, int rows, int columns, FringeBoard *board)
{
  FringeBoardError problem;
  const char *text;

  if (!fringe_json_reader_text (reader, &text))
    return FALSE;
  if (fringe_board_parse (text, strlen (text), rows, columns, board, &problem))
    return TRUE;
  fringe_json_reader_fail (reader, _ ("“%s” is not a board of %u × %u cells."), "board", (guint) rows, (guint) columns);
  return FALSE;
}

static gboolean
read_state (FringeJsonReader *reader, FringeNodeState *state)
{
  const char *word;

  if (!fringe_json_reader_text (reader, &word))
    return FALSE;
  return fringe_node_state_from_name (word, state) || fail_word (reader, "state");
}

static gboolean
read_member (FringeRecordNode *node, int rows, int columns, FringeJsonReader *reader, guint i)
{
  switch (i)
    {
    case 0:
      return fringe_json_reader_uint (reader, &node->id);
    case 1:
      return fringe_json_reader_uint_or_null (reader, &node->parent);
    case 2:
      return read_move (reader, &node->move);
    case 3:
      return fringe_json_reader_uint (reader, &node->g);
    case 4:
      return fringe_json_reader_double_or_null (reader, &node->h);
    case 5:
      return fringe_json_reader_double_or_null (reader, &node->f);
    case 6:
      return read_board (reader, rows, columns, &node->board);
    case 7:
      return fringe_json_reader_uint (reader, &node->generated);
    case 8:
      return fringe_json_reader_uint_or_null (reader, &node->fate.removed);
    case 9:
      return fringe_json_reader_uint_or_null (reader, &node->fate.superseded);
    case 10:
      return read_state (reader, &node->fate.state);
    case 11:
      return fringe_json_reader_double_or_null (reader, &node->fate.backed_f);
    default:
      return fringe_json_reader_skip (reader);
    }
}

/* Reads a node with a board of @rows x @columns. */
static gboolean
read_node (FringeRecordNode *node, int rows, int columns, FringeJsonReader *reader)
{
  const char *name;
  guint has = 0;

  node->fate.backed_f = NO_BACKED_F;
  if (!fringe_json_reader_begin (reader, '{'))
    return FALSE;
  while (fringe_json_reader_next (reader, '}', &name))
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (node_names) && !g_str_equal (node_names[i], name))
        i++;
      if (!read_member (node, rows, columns, reader, i))
        return FALSE;
      has |= 1u << i;
    }
  for (guint i = 0; i < N_NEEDED; i++)
    if (!(has >> i & 1))
      {
        fringe_json_reader_fail (reader, _ ("“%s” is missing."), node_names[i]);
        return FALSE;
      }
  return TRUE;
}

typedef struct
{
  FringeJsonReader *reader;
  FringeRecordHead head;
  FringeSearch *search;
  GArray *fates;
  gboolean has_nodes;
} Reading;

static gboolean
differs (Reading *reading, guint32 id, const char *name)
{
  /* Translators: the name of a value in a file. */
  fringe_json_reader_fail (reading->reader,
                           _ ("Node %u does not agree with a search by the rules of the file: “%s” differs."), id,
                           name);
  return FALSE;
}

static gboolean
differs_in (Reading *reading, const char *name)
{
  /* Translators: the name of a value in a file. */
  fringe_json_reader_fail (reading->reader, _ ("The file does not agree with a search by its rules: “%s” differs."),
                           name);
  return FALSE;
}

static guint32
nodes_found (const Reading *reading)
{
  return fringe_search_n_nodes_at (reading->search, fringe_search_n_steps (reading->search));
}

static gboolean
can_step (const Reading *reading)
{
  return fringe_search_outcome (reading->search) == FRINGE_OUTCOME_RUNNING
         && fringe_search_n_steps (reading->search) < reading->head.steps;
}

/* Goes on with the search until it has found node @id, and no further, however far the file claims to go. */
static gboolean
find_node (Reading *reading, guint32 id)
{
  while (nodes_found (reading) <= id && can_step (reading))
    fringe_search_step (reading->search);
  if (nodes_found (reading) > id)
    return TRUE;
  fringe_json_reader_fail (reading->reader, _ ("A search by the rules of the file does not come to node %u."), id);
  return FALSE;
}

/* Null stands for infinity. */
static gboolean
is_same (double read, double found)
{
  return isfinite (found) ? read == found : isnan (read);
}

/* With a weight of 0, f is finite where h is not. */
static gboolean
same_values (const Reading *reading, const FringeRecordNode *node)
{
  return is_same (node->h, fringe_search_h (reading->search, node->id))
         && is_same (node->f, fringe_search_f (reading->search, node->id));
}

static gboolean
compare_node (Reading *reading, const FringeRecordNode *node, guint32 id)
{
  const FringeSearch *search = reading->search;
  FringeBoard board;

  if (node->id != id)
    return differs (reading, id, "id");
  if (!find_node (reading, id))
    return FALSE;
  fringe_search_board (search, id, &board);
  if (node->parent != fringe_search_parent (search, id))
    return differs (reading, id, "parent");
  if (node->move != fringe_search_move (search, id))
    return differs (reading, id, "move");
  if (node->g != fringe_search_g (search, id))
    return differs (reading, id, "g");
  if (!same_values (reading, node))
    return differs (reading, id, "h, f");
  if (!fringe_board_equal (&board, &node->board))
    return differs (reading, id, "board");
  return node->generated == fringe_search_generated_step (search, id) || differs (reading, id, "generated");
}

/* Every outcome but "unsolvable" says that the search was run, whether the goal can be reached or not. */
static gboolean
begin_search (Reading *reading)
{
  FringeRecordHead *head = &reading->head;

  if (!fringe_record_head_check (head, reading->reader))
    return FALSE;
  reading->search = fringe_search_new (&head->start, &head->goal, &head->rules, head->node_limit);
  if (reading->search != NULL && head->outcome != FRINGE_OUTCOME_UNSOLVABLE)
    fringe_search_search_anyway (reading->search);
  return reading->search != NULL;
}

static gboolean
read_nodes (Reading *reading)
{
  FringeRecordNode node;

  if (reading->has_nodes)
    {
      fringe_json_reader_fail (reading->reader, "%s", _ ("The file lists the nodes twice."));
      return FALSE;
    }
  reading->has_nodes = TRUE;
  if (!begin_search (reading) || !fringe_json_reader_begin (reading->reader, '['))
    return FALSE;
  while (fringe_json_reader_next (reading->reader, ']', NULL))
    {
      if (!read_node (&node, (int) reading->head.rows, (int) reading->head.columns, reading->reader)
          || !compare_node (reading, &node, reading->fates->len))
        return FALSE;
      g_array_append_val (reading->fates, node.fate);
    }
  return TRUE;
}

static gboolean
read_file (Reading *reading)
{
  FringeJsonReader *reader = reading->reader;
  const char *name;

  if (!fringe_json_reader_begin (reader, '{'))
    return FALSE;
  while (fringe_json_reader_next (reader, '}', &name))
    if (g_str_equal (name, "nodes") ? !read_nodes (reading) : !fringe_record_head_read (&reading->head, name, reader))
      return FALSE;
  if (!reading->has_nodes)
    fringe_json_reader_fail (reader, _ ("“%s” is missing."), "nodes");
  return fringe_json_reader_end (reader);
}

/* Goes on to the step of the file, unless there come nodes that the file does not have. */
static gboolean
finish_search (Reading *reading)
{
  while (can_step (reading) && nodes_found (reading) <= reading->fates->len)
    fringe_search_step (reading->search);
  if (fringe_search_n_steps (reading->search) != reading->head.steps)
    return differs_in (reading, "steps");
  return nodes_found (reading) == reading->fates->len || differs_in (reading, "nodes");
}

/* The end of a search shows only when it is to go on. A search that ran out of another machine's memory still runs
 * here, and stays as it is. */
static gboolean
shows_as_it_goes_on (const Reading *reading)
{
  FringeOutcome wanted = reading->head.outcome;
  guint64 generated = fringe_search_counts_at (reading->search, reading->head.steps).generated;

  if (fringe_search_outcome (reading->search) != FRINGE_OUTCOME_RUNNING || wanted == FRINGE_OUTCOME_RUNNING)
    return FALSE;
  return wanted != FRINGE_OUTCOME_LIMIT || generated + FRINGE_N_MOVES > reading->head.node_limit;
}

static gboolean
compare_outcome (Reading *reading)
{
  FringeOutcome wanted = reading->head.outcome, found;

  if (shows_as_it_goes_on (reading))
    fringe_search_step (reading->search);
  found = fringe_search_outcome (reading->search);
  if (fringe_search_n_steps (reading->search) == reading->head.steps
      && (found == wanted || wanted == FRINGE_OUTCOME_RUNNING
          || (wanted == FRINGE_OUTCOME_LIMIT && found == FRINGE_OUTCOME_RUNNING)))
    return TRUE;
  return differs_in (reading, "outcome");
}

static gboolean
same_backed_f (const FringeSearch *search, guint32 id, guint32 step, double read)
{
  double found = fringe_search_backed_f_at (search, id, step);

  if (!fringe_search_is_rbfs (search) || read == NO_BACKED_F)
    return TRUE;
  return is_same (read, found);
}

static gboolean
compare_fates (Reading *reading)
{
  const FringeSearch *search = reading->search;
  guint32 step = reading->head.steps;

  for (guint32 id = 0; id < reading->fates->len; id++)
    {
      const FringeRecordFate *fate = &g_array_index (reading->fates, FringeRecordFate, id);

      if (fate->removed != fringe_search_removed_step_at (search, id, step))
        return differs (reading, id, "removed");
      if (fate->superseded != fringe_record_stamp (fringe_search_superseded_step (search, id), step))
        return differs (reading, id, "superseded");
      if (fate->state != fringe_search_state_at (search, id, step))
        return differs (reading, id, "state");
      if (!same_backed_f (search, id, step, fate->backed_f))
        return differs (reading, id, "backed_f");
    }
  return TRUE;
}

static gboolean
compare_iterations (Reading *reading)
{
  const GArray *iterations = reading->head.iterations;
  guint32 step = reading->head.steps, n = fringe_search_n_iterations_at (reading->search, step);

  if ((iterations != NULL) != fringe_algorithm_deepens (reading->head.rules.algorithm)
      || (iterations != NULL && iterations->len != n))
    return differs_in (reading, "iterations");
  for (guint32 i = 0; i < n; i++)
    {
      const FringeIteration *read = &g_array_index (iterations, FringeIteration, i);
      FringeIteration found = fringe_search_iteration_at (reading->search, i, step);

      if (read->bound != found.bound || read->expanded != found.expanded || read->generated != found.generated)
        return differs_in (reading, "iterations");
    }
  return TRUE;
}

static gboolean
compare_result (Reading *reading)
{
  guint32 step = reading->head.steps;
  FringeCounts counts = fringe_record_counts (reading->search, step);

  counts.successors = 0; /* earlier programs did not write them; they follow from the nodes */
  if (memcmp (&counts, &reading->head.counts, sizeof counts) != 0)
    return differs_in (reading, "counts");
  if (fringe_search_solution_at (reading->search, step) != reading->head.solution)
    return differs_in (reading, "solution");
  return compare_iterations (reading);
}

FringeSearch *
fringe_record_read_json (GInputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autoptr (FringeJsonReader) reader = fringe_json_reader_new (stream, cancellable);
  Reading reading = { .reader = reader, .fates = g_array_new (FALSE, FALSE, sizeof (FringeRecordFate)) };
  gboolean is_read = read_file (&reading) && finish_search (&reading) && compare_outcome (&reading)
                     && compare_fates (&reading) && compare_result (&reading);
  GError *problem = fringe_json_reader_steal_error (reader);

  fringe_record_head_clear (&reading.head);
  g_array_unref (reading.fates);
  if (is_read && problem == NULL)
    return reading.search;
  if (reading.search != NULL)
    fringe_search_unref (reading.search);
  if (problem != NULL)
    g_propagate_error (error, problem);
  else
    g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_MEMORY,
                         _ ("There is no memory for the search."));
  return NULL;
}

FringeSearch *
fringe_record_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);

  return stream != NULL ? fringe_record_read_json (G_INPUT_STREAM (stream), cancellable, error) : NULL;
}
