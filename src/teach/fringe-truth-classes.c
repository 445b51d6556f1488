/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-private.h"

#include <string.h>

/* Which boards A* cannot avoid, may come to, and never comes to, proved by how far f has to go up.
 *
 * The hurdle of a board is the least that f has to go up to on a way from it to the goal, the board itself left out
 * and its g counted as 0. That of the goal is 0, that of any other board the least of 1 + max (h, hurdle) of the boards
 * beside it. As A* removes the smallest f, of two ways that part at a board the one with the lower hurdle is gone to
 * its end first, and ties decide where the hurdles are equal. Hence:
 *
 * - A* can come to a board where a path leads to it on which no f exceeds the hurdle of any board before it.
 * - A* can follow a way to the goal if from each of its boards it takes a next one that keeps f within the hurdle.
 *   On such a way it also expands whatever can be reached from a board of it with every f below the board's hurdle.
 * - A* cannot avoid the boards that all these ways have in common: those that can be reached from the start with every
 *   f below its hurdle, and those without which, and without what makes A* expand them, no way is left.
 *
 * With an admissible heuristic the hurdle is h*, and the ways to the goal are the shortest solutions.
 *
 * Tables have a byte for each rank. What is worked out from the smallest value up takes all ranks of a value out of the
 * table before those of the next: memchr() finds them sooner than a queue would. */

#define NONE FRINGE_DISTANCE_NONE

/* No hurdle is larger than a distance, which is up to 55, and the largest h. */
#define LEVEL_MAX (NONE - 1)
#define H_MAX (LEVEL_MAX - 55)

/* A stage is a board on a way to the goal that A* can follow. */
typedef struct
{
  uint32_t rank;
  guint n_next, next[FRINGE_N_MOVES];
  GArray *brought; /* ranks that A* has to expand besides; NULL where the board before it brings them all */
} Stage;

static uint32_t
next_with (const FringeTruth *truth, const guint8 *table, int level, uint32_t from)
{
  const guint8 *found = memchr (table + from, level, truth->n_ranks - from);

  return found != NULL ? (uint32_t) (found - table) : truth->n_ranks;
}

static uint32_t
rank_of (const FringeTruth *truth, const FringeBoard *board)
{
  return fringe_board_rank (board->cells, truth->estimate.n_cells);
}

static void
lower (guint8 *table, uint32_t rank, int level)
{
  if (level < table[rank])
    table[rank] = (guint8) level;
}

static double
h_of (const FringeTruth *truth, const FringeBoard *board)
{
  return fringe_estimate_h (&truth->estimate, board);
}

/* Sets the hurdles of all boards whose hurdle is no larger than that of the start. */
static void
find_hurdles (const FringeTruth *truth, guint8 *hurdles)
{
  FringeBoard board = truth->goal;
  uint32_t start = rank_of (truth, &truth->start);

  memset (hurdles, NONE, truth->n_ranks);
  hurdles[rank_of (truth, &truth->goal)] = 0;
  for (int level = 0; level < LEVEL_MAX && level < hurdles[start]; level++)
    for (uint32_t at = next_with (truth, hurdles, level, 0); at < truth->n_ranks;
         at = next_with (truth, hurdles, level, at + 1))
      {
        int before;

        fringe_board_from_rank (at, &board);
        before = 1 + MAX ((int) h_of (truth, &board), level);
        for (int move = 0; move < FRINGE_N_MOVES; move++)
          if (fringe_board_move (&board, (FringeMove) move))
            {
              lower (hurdles, rank_of (truth, &board), before);
              fringe_board_move (&board, fringe_move_opposite ((FringeMove) move));
            }
      }
}

/* Sets @reached to a number for each board to which a path leads on which no f exceeds @f_max nor any hurdle before.
 * The number is g, or more where a hurdle allows less f than @f_max does, as if the path had been longer. Nothing goes
 * on behind the goal, whose hurdle allows nothing. */
static void
reach (const FringeTruth *truth, const guint8 *hurdles, int f_max, guint8 *reached)
{
  FringeBoard board = truth->start;
  int hurdle_of_start = hurdles[rank_of (truth, &truth->start)];

  memset (reached, NONE, truth->n_ranks);
  reached[rank_of (truth, &truth->start)] = 0;
  for (int g = 0; g < f_max; g++)
    for (uint32_t at = next_with (truth, reached, g, 0); at < truth->n_ranks;
         at = next_with (truth, reached, g, at + 1))
      {
        fringe_board_from_rank (at, &board);
        for (int move = 0; move < FRINGE_N_MOVES; move++)
          if (fringe_board_move (&board, (FringeMove) move))
            {
              uint32_t rank = rank_of (truth, &board);

              if (g + 1 < reached[rank] && g + 1 + h_of (truth, &board) <= f_max)
                lower (reached, rank, MAX (g + 1, hurdle_of_start - hurdles[rank]));
              fringe_board_move (&board, fringe_move_opposite ((FringeMove) move));
            }
      }
}

static void
set_class (FringeTruth *truth, uint32_t rank, FringeTruthClass class)
{
  FringeTruthClass before = (FringeTruthClass) truth->class_of_rank[rank];

  truth->n_boards[before]--;
  truth->n_boards[class]++;
  truth->class_of_rank[rank] = (guint8) class;
}

static void
set_reached (FringeTruth *truth, const guint8 *reached, FringeTruthClass class)
{
  uint32_t goal = rank_of (truth, &truth->goal);

  for (uint32_t rank = 0; rank < truth->n_ranks; rank++)
    if (reached[rank] != NONE && rank != goal)
      set_class (truth, rank, class);
}

/* Returns: (transfer full): the ranks that can be reached from the board with every f below its hurdle, itself first */
static GArray *
brought_by (const FringeTruth *truth, uint32_t rank, int hurdle)
{
  GArray *ranks = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  FringeBoard board = truth->goal;
  guint end_of_layer = 1;

  g_array_append_val (ranks, rank);
  g_hash_table_add (seen, GUINT_TO_POINTER (rank));
  for (guint i = 0, g = 1; i < ranks->len; i++)
    {
      if (i == end_of_layer)
        {
          end_of_layer = ranks->len;
          g++;
        }
      fringe_board_from_rank (g_array_index (ranks, uint32_t, i), &board);
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        if (fringe_board_move (&board, (FringeMove) move))
          {
            uint32_t other = rank_of (truth, &board);

            if (g + h_of (truth, &board) < hurdle && g_hash_table_add (seen, GUINT_TO_POINTER (other)))
              g_array_append_val (ranks, other);
            fringe_board_move (&board, fringe_move_opposite ((FringeMove) move));
          }
    }
  return ranks;
}

static void
stage_clear (gpointer data)
{
  g_clear_pointer (&((Stage *) data)->brought, g_array_unref);
}

/* Returns: the place of the board among the stages; it is added where it is not among them */
static guint
place_of (GArray *stages, GHashTable *places, uint32_t rank)
{
  gpointer place;
  Stage stage = { .rank = rank };

  if (g_hash_table_lookup_extended (places, GUINT_TO_POINTER (rank), NULL, &place))
    return GPOINTER_TO_UINT (place);
  g_hash_table_insert (places, GUINT_TO_POINTER (rank), GUINT_TO_POINTER (stages->len));
  g_array_append_val (stages, stage);
  return stages->len - 1;
}

/* Returns: (transfer full): the stages of all ways to the goal that A* can follow, the start first. A board with an f
 * below the hurdle brings nothing that the one before it does not bring */
static GArray *
find_stages (const FringeTruth *truth, const guint8 *hurdles)
{
  GArray *stages = g_array_new (FALSE, FALSE, sizeof (Stage));
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  FringeBoard board = truth->start;

  g_array_set_clear_func (stages, stage_clear);
  place_of (stages, places, rank_of (truth, &truth->start));
  for (guint i = 0; i < stages->len; i++)
    {
      Stage stage = g_array_index (stages, Stage, i);
      int hurdle = hurdles[stage.rank];

      fringe_board_from_rank (stage.rank, &board);
      if (hurdle > 0 && h_of (truth, &board) >= hurdle)
        stage.brought = brought_by (truth, stage.rank, hurdle);
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        if (fringe_board_move (&board, (FringeMove) move))
          {
            uint32_t rank = rank_of (truth, &board);

            if (hurdles[rank] != NONE && hurdle == 1 + MAX ((int) h_of (truth, &board), hurdles[rank]))
              stage.next[stage.n_next++] = place_of (stages, places, rank);
            fringe_board_move (&board, fringe_move_opposite ((FringeMove) move));
          }
      g_array_index (stages, Stage, i) = stage;
    }
  return stages;
}

static gboolean
brings (const Stage *stage, uint32_t rank)
{
  for (guint i = 0; stage->brought != NULL && i < stage->brought->len; i++)
    if (g_array_index (stage->brought, uint32_t, i) == rank)
      return TRUE;
  return FALSE;
}

/* Returns: whether a way to the goal is left when all boards are removed that bring this one */
static gboolean
is_avoidable (const FringeTruth *truth, const GArray *stages, uint32_t avoided)
{
  g_autofree gboolean *is_seen = g_new0 (gboolean, stages->len);
  g_autofree guint *stack = g_new (guint, stages->len);
  uint32_t goal = rank_of (truth, &truth->goal);
  guint n = 0;

  for (stack[n++] = 0; n > 0;)
    {
      const Stage *stage = &g_array_index (stages, Stage, stack[--n]);

      if (stage->rank == goal)
        return TRUE;
      for (guint i = 0; i < stage->n_next; i++)
        if (!is_seen[stage->next[i]] && !brings (&g_array_index (stages, Stage, stage->next[i]), avoided))
          {
            is_seen[stage->next[i]] = TRUE;
            stack[n++] = stage->next[i];
          }
    }
  return FALSE;
}

/* Any one way brings what every way brings, so only its boards are tried. */
static void
find_gates (FringeTruth *truth, const guint8 *hurdles)
{
  g_autoptr (GArray) stages = find_stages (truth, hurdles);
  const Stage *stage = &g_array_index (stages, Stage, 0);

  for (; stage->n_next > 0; stage = &g_array_index (stages, Stage, stage->next[0]))
    for (guint i = 0; stage->brought != NULL && i < stage->brought->len; i++)
      {
        uint32_t rank = g_array_index (stage->brought, uint32_t, i);

        if (truth->class_of_rank[rank] == FRINGE_TRUTH_MUST || is_avoidable (truth, stages, rank))
          continue;
        set_class (truth, rank, FRINGE_TRUTH_MUST);
        g_array_append_val (truth->gates, rank);
      }
}

static void
classify (FringeTruth *truth, const guint8 *hurdles, guint8 *reached)
{
  memset (truth->class_of_rank, FRINGE_TRUTH_NEVER, truth->n_ranks);
  truth->n_boards[FRINGE_TRUTH_NEVER] = truth->n_ranks / 2;
  truth->f_max = hurdles[rank_of (truth, &truth->start)];
  reach (truth, hurdles, truth->f_max, reached);
  set_reached (truth, reached, FRINGE_TRUTH_MAY);
  reach (truth, hurdles, truth->f_max - 1, reached);
  set_reached (truth, reached, FRINGE_TRUTH_MUST);
  find_gates (truth, hurdles);
}

/* Whether hurdles of a heuristic that is not admissible can be told: a formula may have fractions, or be large. */
static gboolean
fits_bytes (const FringeEstimate *estimate)
{
  return estimate->is_whole && estimate->h_max <= H_MAX;
}

void
fringe_truth_make_classes (FringeTruth *truth)
{
  g_autofree guint8 *hurdles = NULL, *reached = g_try_malloc (truth->n_ranks);

  truth->class_of_rank = g_try_malloc (truth->n_ranks);
  if (!truth->is_admissible && fits_bytes (&truth->estimate))
    hurdles = g_try_malloc (truth->n_ranks);
  if (hurdles != NULL)
    find_hurdles (truth, hurdles);
  if (reached != NULL && truth->class_of_rank != NULL && (hurdles != NULL || truth->is_admissible))
    classify (truth, hurdles != NULL ? hurdles : fringe_distances_by_rank (truth->distances), reached);
  else
    g_clear_pointer (&truth->class_of_rank, g_free);
}

gboolean
fringe_truth_is_gate (const FringeTruth *truth, const FringeBoard *board)
{
  uint32_t rank = rank_of (truth, board);

  for (guint i = 0; i < truth->gates->len; i++)
    if (g_array_index (truth->gates, uint32_t, i) == rank)
      return TRUE;
  return FALSE;
}
