/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board.h"

#include <string.h>

FringeBoard
fringe_board_standard_goal (int rows, int columns)
{
  FringeBoard board = { .rows = (uint8_t) rows, .columns = (uint8_t) columns };
  int last = rows * columns - 1;

  for (int cell = 0; cell < last; cell++)
    board.cells[cell] = (uint8_t) (cell + 1);
  board.blank = (uint8_t) last;
  return board;
}

bool
fringe_board_same_size (const FringeBoard *a, const FringeBoard *b)
{
  return a->rows == b->rows && a->columns == b->columns;
}

bool
fringe_board_equal (const FringeBoard *a, const FringeBoard *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

int
fringe_board_neighbour (int rows, int columns, int cell, FringeMove move)
{
  switch (move)
    {
    case FRINGE_MOVE_UP:
      return cell >= columns ? cell - columns : -1;
    case FRINGE_MOVE_DOWN:
      return cell < (rows - 1) * columns ? cell + columns : -1;
    case FRINGE_MOVE_LEFT:
      return cell % columns > 0 ? cell - 1 : -1;
    case FRINGE_MOVE_RIGHT:
      return cell % columns < columns - 1 ? cell + 1 : -1;
    case FRINGE_N_MOVES:
    default:
      return -1;
    }
}

char
fringe_move_letter (FringeMove move)
{
  return "UDLR"[move];
}

bool
fringe_board_move (FringeBoard *board, FringeMove move)
{
  int to = fringe_board_neighbour (board->rows, board->columns, board->blank, move);

  if (to < 0)
    return false;

  board->cells[board->blank] = board->cells[to];
  board->cells[to] = 0;
  board->blank = (uint8_t) to;
  return true;
}

bool
fringe_board_slide (FringeBoard *board, int cell)
{
  int columns = board->columns;
  int row = cell / columns, column = cell % columns;
  int blank_row = board->blank / columns, blank_column = board->blank % columns;
  FringeMove move;

  if (cell < 0 || cell >= fringe_board_n_cells (board) || cell == board->blank)
    return false;

  if (row == blank_row)
    move = column < blank_column ? FRINGE_MOVE_LEFT : FRINGE_MOVE_RIGHT;
  else if (column == blank_column)
    move = row < blank_row ? FRINGE_MOVE_UP : FRINGE_MOVE_DOWN;
  else
    return false;

  while (board->blank != cell)
    fringe_board_move (board, move);
  return true;
}

uint64_t
fringe_random_next (uint64_t *state)
{
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void
fringe_board_scramble (FringeBoard *board, uint64_t seed, unsigned n_moves)
{
  FringeMove back = FRINGE_N_MOVES;

  while (n_moves > 0)
    {
      FringeMove move = (FringeMove) (fringe_random_next (&seed) % FRINGE_N_MOVES);

      if (move == back || !fringe_board_move (board, move))
        continue;
      back = fringe_move_opposite (move);
      n_moves--;
    }
}

int
fringe_board_inversions (const FringeBoard *board)
{
  int n_cells = fringe_board_n_cells (board);
  int inversions = 0;

  for (int i = 0; i < n_cells; i++)
    for (int j = i + 1; j < n_cells; j++)
      inversions += board->cells[j] != 0 && board->cells[i] > board->cells[j];
  return inversions;
}

FringeVerdict
fringe_board_verdict (const FringeBoard *start, const FringeBoard *goal)
{
  FringeVerdict verdict = {
    .start_inversions = fringe_board_inversions (start),
    .goal_inversions = fringe_board_inversions (goal),
    .start_blank_row = start->blank / start->columns,
    .goal_blank_row = goal->blank / goal->columns,
    .row_counts = start->columns % 2 == 0,
  };
  int difference = verdict.start_inversions - verdict.goal_inversions;

  if (verdict.row_counts)
    difference += verdict.start_blank_row - verdict.goal_blank_row;
  verdict.solvable = difference % 2 == 0;
  return verdict;
}

FringeBoard
fringe_board_choose_goal (const FringeBoard *start, const FringeBoard *goal)
{
  FringeBoard standard = fringe_board_standard_goal (start->rows, start->columns);
  bool keeps = fringe_board_same_size (start, goal)
               && (fringe_board_verdict (start, goal).solvable || !fringe_board_verdict (start, &standard).solvable);

  return keeps ? *goal : standard;
}
