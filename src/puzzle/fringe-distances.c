/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-distances.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Numbers of boards, and the table of distances that has a place for each.
 *
 * Invariants: ranks and boards correspond one to one; the table never changes once it is made. */

uint32_t
fringe_board_n_ranks (int n_cells)
{
  return n_cells < 2 ? 1 : (uint32_t) n_cells * fringe_board_n_ranks (n_cells - 1);
}

/* A word has four bits for each tile. */
#define TILES UINT64_C (0x9876543210)
#define ONES UINT64_C (0x1111111111)
#define TILE_BITS 4
#define TILE_MASK 15u

/* Digit i, to the base n - i, is how many smaller tiles come later. One word holds that number for every tile; a tile
 * that is met is taken off those of all larger tiles. */
uint32_t
fringe_board_rank (const uint8_t *cells, int n_cells)
{
  uint64_t smaller = TILES;
  uint32_t rank = 0;

  for (int i = 0; i < n_cells; i++)
    {
      int shift = TILE_BITS * cells[i];

      rank = rank * (uint32_t) (n_cells - i) + ((uint32_t) (smaller >> shift) & TILE_MASK);
      smaller -= ONES << shift << TILE_BITS;
    }
  return rank;
}

void
fringe_board_from_rank (uint32_t rank, FringeBoard *board)
{
  int n_cells = fringe_board_n_cells (board);
  uint64_t left = TILES;

  for (int i = n_cells - 1; i >= 0; i--)
    {
      board->cells[i] = (uint8_t) (rank % (uint32_t) (n_cells - i));
      rank /= (uint32_t) (n_cells - i);
    }
  for (int i = 0; i < n_cells; i++)
    {
      int shift = TILE_BITS * board->cells[i];
      uint64_t below = left & ((UINT64_C (1) << shift) - 1);

      board->cells[i] = (uint8_t) (left >> shift & TILE_MASK);
      left = (left >> shift >> TILE_BITS << shift) | below;
      if (board->cells[i] == 0)
        board->blank = (uint8_t) i;
    }
}

struct _FringeDistances
{
  atomic_uint n_owners;
  FringeBoard goal;
  int n_cells;
  int largest;
  uint8_t of_rank[];
};

/* @back: the move that leads back to where it was reached from */
typedef struct
{
  uint8_t cells[FRINGE_PERFECT_CELLS_MAX];
  uint8_t blank;
  uint8_t back;
} Reached;

typedef struct
{
  Reached *boards;
  uint32_t head, tail;
} Queue;

static void
reach (FringeDistances *distances, Queue *queue, const Reached *board, int distance)
{
  uint32_t rank = fringe_board_rank (board->cells, distances->n_cells);

  if (distances->of_rank[rank] != FRINGE_DISTANCE_NONE)
    return;
  distances->of_rank[rank] = (uint8_t) distance;
  distances->largest = distance;
  queue->boards[queue->tail++] = *board;
}

/* @to: where each move takes the blank of @board, or -1 */
static void
reach_neighbours (FringeDistances *distances,
                  Queue *queue,
                  const Reached *board,
                  const int to[FRINGE_N_MOVES],
                  int distance)
{
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      Reached next = *board;

      if (to[move] < 0 || move == board->back)
        continue;
      next.cells[board->blank] = board->cells[to[move]];
      next.cells[to[move]] = 0;
      next.blank = (uint8_t) to[move];
      next.back = (uint8_t) fringe_move_opposite ((FringeMove) move);
      reach (distances, queue, &next, distance);
    }
}

/* The queue holds boards, not their ranks: to get a board from its rank takes as long as all the rest. */
static void
search_backwards (FringeDistances *distances, Queue *queue, const FringeBoard *goal)
{
  Reached board = { .blank = goal->blank, .back = FRINGE_N_MOVES };
  int to[FRINGE_PERFECT_CELLS_MAX][FRINGE_N_MOVES];

  for (int cell = 0; cell < distances->n_cells; cell++)
    for (int move = 0; move < FRINGE_N_MOVES; move++)
      to[cell][move] = fringe_board_neighbour (goal->rows, goal->columns, cell, (FringeMove) move);
  memcpy (board.cells, goal->cells, (size_t) distances->n_cells);
  reach (distances, queue, &board, 0);
  for (int distance = 1; queue->head < queue->tail; distance++)
    for (uint32_t end = queue->tail; queue->head < end; queue->head++)
      {
        board = queue->boards[queue->head];
        reach_neighbours (distances, queue, &board, to[board.blank], distance);
      }
}

static FringeDistances *
make_distances (const FringeBoard *goal)
{
  int n_cells = fringe_board_n_cells (goal);
  uint32_t n_boards = fringe_board_n_ranks (n_cells);
  FringeDistances *distances = malloc (sizeof *distances + n_boards);
  /* Half of the boards have the parity of the goal; no other board can come into the queue. */
  Queue queue = { .boards = malloc (n_boards / 2 * sizeof *queue.boards) };

  if (distances != NULL && queue.boards != NULL)
    {
      atomic_init (&distances->n_owners, 1);
      distances->goal = *goal;
      distances->n_cells = n_cells;
      memset (distances->of_rank, FRINGE_DISTANCE_NONE, n_boards);
      search_backwards (distances, &queue, goal);
    }
  else
    {
      free (distances);
      distances = NULL;
    }
  free (queue.boards);
  return distances;
}

/* The table made last, so that many searches one after the other need not make it anew. */
static FringeDistances *kept;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static FringeDistances *
find_kept (const FringeBoard *goal)
{
  FringeDistances *found = NULL;

  pthread_mutex_lock (&lock);
  if (kept != NULL && fringe_board_equal (&kept->goal, goal))
    found = fringe_distances_ref (kept);
  pthread_mutex_unlock (&lock);
  return found;
}

static void
keep (FringeDistances *distances)
{
  FringeDistances *before;

  pthread_mutex_lock (&lock);
  before = kept;
  kept = fringe_distances_ref (distances);
  pthread_mutex_unlock (&lock);
  if (before != NULL)
    fringe_distances_unref (before);
}

FringeDistances *
fringe_distances_new (const FringeBoard *goal)
{
  FringeDistances *distances = find_kept (goal);

  if (distances != NULL)
    return distances;
  distances = make_distances (goal);
  if (distances != NULL)
    keep (distances);
  return distances;
}

FringeDistances *
fringe_distances_ref (FringeDistances *distances)
{
  atomic_fetch_add_explicit (&distances->n_owners, 1, memory_order_relaxed);
  return distances;
}

void
fringe_distances_unref (FringeDistances *distances)
{
  if (atomic_fetch_sub_explicit (&distances->n_owners, 1, memory_order_acq_rel) == 1)
    free (distances);
}

int
fringe_distances_get (const FringeDistances *distances, const uint8_t *cells)
{
  uint8_t distance = distances->of_rank[fringe_board_rank (cells, distances->n_cells)];

  return distance == FRINGE_DISTANCE_NONE ? FRINGE_H_INFINITE : distance;
}

int
fringe_distances_largest (const FringeDistances *distances)
{
  return distances->largest;
}

const uint8_t *
fringe_distances_by_rank (const FringeDistances *distances)
{
  return distances->of_rank;
}
