/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find.h"

#include "fringe-background.h"
#include "fringe-boards.h"
#include "fringe-trait.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* At first no walk is more than SPREAD moves longer than the shortest. The longest grows by a move with every so many
 * boards; boards drawn from all come later. */
#define SPREAD 6
#define BOARDS_FOR_A_MOVE 32
#define NEAR_BOARDS 512

/**
 * Draw:
 * @shortest: the fewest moves of a walk from the goal
 * @longest: the most
 * @takes_any: whether every second board, after the first, is any of all boards from which the goal can be reached
 */
typedef struct
{
  FringeBoard goal;
  guint64 seed;
  guint shortest, longest;
  gboolean takes_any;
} Draw;

static FringeBoard
board_number (const Draw *draw, guint64 i)
{
  FringeBoard board = draw->goal;
  uint64_t random = draw->seed, spread = MIN (draw->longest - draw->shortest, SPREAD + i / BOARDS_FOR_A_MOVE);
  guint n_moves;

  random = fringe_random_next (&random) ^ i;
  if (draw->takes_any && i >= NEAR_BOARDS && i % 2 == 1)
    return fringe_board_draw (&draw->goal, &random);
  n_moves = draw->shortest + (guint) (fringe_random_next (&random) % (spread + 1));
  fringe_board_scramble (&board, fringe_random_next (&random), n_moves);
  return board;
}

/* So many boards are drawn for each that may be searched, as most need no search. */
#define DRAWN_FOR_SEARCHED 100u
#define PROGRESS_INTERVAL (G_USEC_PER_SEC / 10)
/* With more cells, a board drawn from all is too far away for most searches. */
#define ANY_BOARD_CELLS_MAX 9

/* The question is held so while it is worked at. */
typedef struct
{
  const FringeFindQuery *query;
  guint n_wanted, attempts;
  FringeJudge judge;
  Draw draw;
  gint64 most[FRINGE_N_COUNT_KINDS]; /* the largest counts that the traits admit */
  double least_cost, most_cost;
  FringeHeuristic lower_bound; /* a lower bound of the cost */
  gboolean bound_is_cost;
  GHashTable *seen;  /* the boards that were searched */
  GArray *instances; /* of FringeInstance */
} Find;

static gboolean
query_is_valid (const FringeFindQuery *query, GError **error)
{
  if (query->count > FRINGE_FIND_COUNT_MAX)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("At most %u boards can be found at once."),
                 FRINGE_FIND_COUNT_MAX);
  else if (query->n_traits > FRINGE_TRAITS_MAX)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("At most %u traits can be asked for."),
                 FRINGE_TRAITS_MAX);
  else if (!isfinite (query->rules.weight) || query->rules.weight < 0 || query->rules.weight > FRINGE_WEIGHT_MAX)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("The weight is out of range."));
  else
    return TRUE;
  return FALSE;
}

/* Returns: whether the solutions found are shortest ones, whatever the board */
static gboolean
is_optimal (const FringeRules *rules)
{
  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return TRUE;
    case FRINGE_ALGORITHM_ASTAR:
      return fringe_heuristic_is_admissible (rules->heuristic) && rules->goal_test == FRINGE_GOAL_TEST_EXPANSION
             && rules->duplicates != FRINGE_DUPLICATES_OPEN_CLOSED;
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
      return fringe_heuristic_is_admissible (rules->heuristic);
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_GREEDY:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return FALSE;
    }
}

/* Takes together what all traits say of cost and nodes. */
static void
gather_bounds (Find *find)
{
  double most_nodes = INFINITY;

  find->most_cost = INFINITY;
  for (guint i = 0; i < find->query->n_traits; i++)
    {
      const FringeTrait *trait = &find->query->traits[i];

      if (trait->kind == FRINGE_TRAIT_COST)
        {
          find->least_cost = MAX (find->least_cost, trait->low);
          find->most_cost = MIN (find->most_cost, trait->high);
        }
      if (trait->kind == FRINGE_TRAIT_NODES)
        most_nodes = MIN (most_nodes, trait->high);
    }
  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    find->most[kind] = FRINGE_COUNT_UNKNOWN;
  if (isfinite (find->most_cost))
    find->most[FRINGE_COUNT_COST] = (gint64) find->most_cost;
  if (isfinite (most_nodes))
    find->most[FRINGE_COUNT_GENERATED] = (gint64) most_nodes;
}

/* Most walks turn round, so a cost is reached by walks that are longer. */
static void
plan_walks (Find *find)
{
  guint n_cells = (guint) fringe_board_n_cells (&find->query->goal), longest = 20 * n_cells;
  gboolean has_cost = find->least_cost > 0 || isfinite (find->most_cost);
  double wanted = isfinite (find->most_cost) ? find->most_cost : find->least_cost;

  find->draw = (Draw) {
    .goal = find->query->goal,
    .seed = find->query->seed,
    .shortest = has_cost ? (guint) MIN (find->least_cost, longest) : 1,
    .longest = has_cost ? (guint) MIN (2 * wanted + 4, longest) : 4 * n_cells,
    .takes_any = n_cells <= ANY_BOARD_CELLS_MAX,
  };
  find->draw.longest = MAX (find->draw.longest, find->draw.shortest);
}

/* Takes the true distance as the bound where it can be had: with it boards of a rare cost are found without searching
 * the others. */
static void
choose_lower_bound (Find *find)
{
  find->lower_bound = FRINGE_HEURISTIC_MANHATTAN;
  if ((find->least_cost > 0 || isfinite (find->most_cost))
      && fringe_judge_make_ready (&find->judge, FRINGE_HEURISTIC_PERFECT))
    find->lower_bound = FRINGE_HEURISTIC_PERFECT;
  fringe_judge_make_ready (&find->judge, find->lower_bound);
  find->bound_is_cost = find->lower_bound == FRINGE_HEURISTIC_PERFECT && is_optimal (&find->query->rules);
}

/* Returns: whether the cost may be what is wanted, as far as can be said without a search */
static gboolean
may_do (const Find *find, const FringeBoard *start)
{
  double bound = fringe_estimate_h (&find->judge.estimates[find->lower_bound], start);

  return bound <= find->most_cost && (!find->bound_is_cost || bound >= find->least_cost);
}

static guint
board_hash (gconstpointer data)
{
  const FringeBoard *board = data;
  guint hash = 5381;

  for (int i = 0; i < fringe_board_n_cells (board); i++)
    hash = hash * 33 + board->cells[i];
  return hash;
}

static gboolean
board_equal (gconstpointer a, gconstpointer b)
{
  return fringe_board_equal (a, b);
}

/* Searches from @start, and keeps it where it has all traits. */
static void
try_start (Find *find, const FringeBoard *start, FringeFound *found)
{
  const FringeFindQuery *query = find->query;
  FringeInstance instance = { .start = *start, .goal = query->goal };
  gint64 counts[FRINGE_N_COUNT_KINDS];
  FringeBoundedRunEnd end = fringe_judge_run (&find->judge, &query->rules, start, find->most, counts);

  found->n_searched++;
  if (end == FRINGE_BOUNDED_RUN_UNDECIDED)
    found->n_undecided++;
  if (end != FRINGE_BOUNDED_RUN_OVER || counts[FRINGE_COUNT_COST] < 0)
    return;
  for (guint i = 0; i < query->n_traits; i++)
    {
      instance.values[i] = fringe_judge_trait (&find->judge, &query->traits[i], start, counts);
      if (!instance.values[i].is_known)
        found->n_undecided++;
      if (!instance.values[i].is_known || !instance.values[i].holds)
        return;
    }
  instance.cost = (guint32) counts[FRINGE_COUNT_COST];
  instance.nodes = (guint32) counts[FRINGE_COUNT_GENERATED];
  if (!g_cancellable_is_cancelled (find->judge.cancellable))
    g_array_append_val (find->instances, instance);
}

static double
part_done (const Find *find, const FringeFound *found)
{
  double searched = (double) found->n_searched / find->attempts;
  double drawn = (double) found->n_drawn / ((double) find->attempts * DRAWN_FOR_SEARCHED);

  return MAX (MAX (searched, drawn), (double) find->instances->len / find->n_wanted);
}

static void
draw_boards (Find *find, FringeFound *found, FringeProgress progress, gpointer progress_data)
{
  gint64 reported = g_get_monotonic_time ();

  while (find->instances->len < find->n_wanted && found->n_searched < find->attempts
         && found->n_drawn < (guint64) find->attempts * DRAWN_FOR_SEARCHED
         && !g_cancellable_is_cancelled (find->judge.cancellable))
    {
      FringeBoard start = board_number (&find->draw, found->n_drawn++);

      if (may_do (find, &start) && !g_hash_table_contains (find->seen, &start))
        {
          g_hash_table_add (find->seen, g_memdup2 (&start, sizeof start));
          try_start (find, &start, found);
        }
      if (progress != NULL && g_get_monotonic_time () - reported >= PROGRESS_INTERVAL)
        {
          progress (part_done (find, found), progress_data);
          reported = g_get_monotonic_time ();
        }
    }
}

/* Returns: how many boards are searched at most: no more than there are from which the goal can be reached, which are
 * half of all. Where those are too many to count, so are they to search. */
static guint
count_attempts (const FringeFindQuery *query)
{
  guint attempts = query->attempts > 0 ? query->attempts : FRINGE_FIND_ATTEMPTS_DEFAULT;
  int n_cells = fringe_board_n_cells (&query->goal);

  return n_cells <= ANY_BOARD_CELLS_MAX ? MIN (attempts, fringe_board_n_ranks (n_cells) / 2) : attempts;
}

FringeFound *
fringe_find (const FringeFindQuery *query,
             FringeProgress progress,
             gpointer progress_data,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (FringeFound) found = g_new0 (FringeFound, 1);
  Find find = { .query = query, .n_wanted = MAX (query->count, 1) };

  if (!query_is_valid (query, error)
      || !fringe_judge_init (&find.judge, query, query->traits, query->n_traits, cancellable, error))
    return NULL;
  find.attempts = count_attempts (query);
  find.seen = g_hash_table_new_full (board_hash, board_equal, g_free, NULL);
  find.instances = g_array_new (FALSE, FALSE, sizeof (FringeInstance));
  gather_bounds (&find);
  plan_walks (&find);
  choose_lower_bound (&find);

  draw_boards (&find, found, progress, progress_data);
  found->n_wanted = find.n_wanted;
  found->n_instances = find.instances->len;
  found->instances = (FringeInstance *) (gpointer) g_array_free (find.instances, FALSE);
  g_hash_table_unref (find.seen);
  fringe_judge_clear (&find.judge);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (progress != NULL)
    progress (1, progress_data);
  return g_steal_pointer (&found);
}

static gpointer
find_in_background (gconstpointer query,
                    FringeProgress progress,
                    gpointer progress_data,
                    GCancellable *cancellable,
                    GError **error)
{
  return fringe_find (query, progress, progress_data, cancellable, error);
}

static void
query_free (gpointer data)
{
  FringeFindQuery *query = data;

  g_free ((gpointer) query->traits);
  g_free (query);
}

void
fringe_find_async (const FringeFindQuery *query,
                   FringeProgress progress,
                   gpointer progress_data,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data)
{
  FringeFindQuery *copy = g_memdup2 (query, sizeof *query);

  copy->traits = g_memdup2 (query->traits, query->n_traits * sizeof *query->traits);
  fringe_background_run (NULL, find_in_background, copy, query_free, (GDestroyNotify) fringe_found_free, progress,
                         progress_data, cancellable, callback, data);
}

FringeFound *
fringe_find_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
fringe_found_free (FringeFound *found)
{
  if (found == NULL)
    return;
  g_free (found->instances);
  g_free (found);
}
