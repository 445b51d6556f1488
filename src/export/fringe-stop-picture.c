/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-stop-picture.h"

#include "fringe-board.h"
#include "fringe-draw-inversions.h"
#include "fringe-draw-marks.h"
#include "fringe-draw-values.h"
#include "fringe-font.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Of a slide that is 1280 pixels wide. */
#define GAP 32.0
#define BOARD_COLUMN 320.0
/* A tree beside another one has at least this share of the width. */
#define SHARE_MIN 0.25
/* Words take no more of the width than so. */
#define WORDS_SHARE 0.36
#define TEXT_SIZE 22.0
#define LABEL_LINE 40.0
/* Around the tiles of a board, a share of a cell. */
#define FRAME 0.07
/* Cards are no larger than so. */
#define SCALE_MAX 2.0
/* Of the height that boards have, what the arcs of inversions need. */
#define INVERSIONS_SHARE 0.3
/* A line that is too long is made smaller, but no smaller than this share. */
#define SHRINK_MIN 0.7

static const FringeSearch *
search_of (const FringeStopPicture *picture)
{
  const FringeLessonPlace *place = picture->place;

  return fringe_search_at (place->searches[FRINGE_COMPARED_LEFT], place->steps[FRINGE_COMPARED_LEFT]);
}

/* Returns: whether nothing is to be seen but the start */
static gboolean
has_no_tree (const FringeLessonPlace *place)
{
  return place->n_searches == 1 && place->steps[FRINGE_COMPARED_LEFT] == 0;
}

static gboolean
is_unsolvable (const FringeLessonPlace *place)
{
  const FringeSearch *search = place->searches[FRINGE_COMPARED_LEFT];

  return !fringe_board_verdict (fringe_search_start (search), fringe_search_goal (search)).solvable;
}

static gboolean
has_panel (const FringeStopPicture *picture, const char *panel)
{
  return g_str_equal (picture->place->stop->state->panel, panel);
}

static gboolean
has_inversions (const FringeStopPicture *picture)
{
  return has_panel (picture, "why") && has_no_tree (picture->place) && is_unsolvable (picture->place)
         && fringe_board_n_cells (fringe_search_start (search_of (picture))) <= FRINGE_INVERSIONS_CELLS_MAX;
}

static FringeType
type_of (const FringeStopPicture *picture, gboolean is_bold, FringeAnchor anchor)
{
  return (FringeType) { picture->theme->family, TEXT_SIZE * picture->unit, is_bold, anchor, picture->theme->text };
}

/* Draws one line about the middle of @rect, on its upper edge. It is made smaller where it is too long. */
static void
draw_line (const FringeStopPicture *picture, FringePen *pen, const FringeRect *rect, const char *text, gboolean is_bold)
{
  FringeType type = type_of (picture, is_bold, FRINGE_ANCHOR_MIDDLE);

  type.size *= CLAMP (rect->width / fmax (fringe_font_width (&type, text), 1), SHRINK_MIN, 1);
  fringe_pen_text (pen, rect->x + rect->width / 2, rect->y + type.size * 1.2, text, &type);
}

/* Takes a column off @rest, on its left or on its right. */
static FringeRect
take_column (FringeRect *rest, double width, double gap, gboolean on_left)
{
  FringeRect column = *rest;

  column.width = width;
  column.x = on_left ? rest->x : rest->x + rest->width - width;
  rest->x += on_left ? width + gap : 0;
  rest->width -= width + gap;
  return column;
}

static void
divide (FringeStopPicture *picture, FringeRect *rest)
{
  double words = fmin (fringe_stop_words_width (&picture->words) * picture->unit, WORDS_SHARE * rest->width);

  if (words > 0)
    picture->words_room = take_column (rest, words, GAP * picture->unit, FALSE);
  if (has_no_tree (picture->place))
    picture->boards = *rest;
  else if (picture->place->stop->has_board_marks && picture->place->n_searches == 1)
    picture->boards = take_column (rest, BOARD_COLUMN * picture->unit, GAP * picture->unit, TRUE);
}

static void
clear_panes (FringeStopPicture *picture)
{
  for (guint i = 0; i < picture->n_panes; i++)
    fringe_stop_pane_clear (&picture->panes[i]);
  picture->n_panes = 0;
}

/* Returns: the room of a tree: above the other one, or beside it with a share of the width, or all of it */
static FringeRect
room_of_tree (const FringeStopPicture *picture, const FringeRect *rest, guint side, double share)
{
  double gap = GAP * picture->unit, name = LABEL_LINE * picture->unit, width = (rest->width - gap) * share;

  if (picture->place->n_searches == 1)
    return *rest;
  if (share >= 1)
    return (FringeRect) { rest->x, rest->y + name + side * rest->height / 2, rest->width, rest->height / 2 - name };
  if (side == FRINGE_COMPARED_LEFT)
    return (FringeRect) { rest->x, rest->y + name, width, rest->height - name };
  return (FringeRect) { rest->x + width + gap, rest->y + name, rest->width - gap - width, rest->height - name };
}

/* Lays out the trees, none of them larger than @scale_max. @share: of the width, that of the left one; 1 where the
 * other one is below it */
static gboolean
init_panes (FringeStopPicture *picture, const FringeRect *rest, double share, double scale_max, GError **error)
{
  const FringeLessonPlace *place = picture->place;

  clear_panes (picture);
  for (guint side = 0; side < place->n_searches; side++)
    {
      FringeRect room = room_of_tree (picture, rest, side, share);

      if (!fringe_stop_pane_init (&picture->panes[side], place, side, picture->theme->kind, &room, scale_max, error))
        return FALSE;
      picture->n_panes++;
    }
  return TRUE;
}

static double
smaller_scale (const FringeStopPicture *picture)
{
  return fmin (picture->panes[FRINGE_COMPARED_LEFT].frame.scale, picture->panes[FRINGE_COMPARED_RIGHT].frame.scale);
}

/* Returns: the share of the width with which the cards of both trees would be of one size */
static double
fair_share (const FringeStopPicture *picture)
{
  const FringeFrame *left = &picture->panes[FRINGE_COMPARED_LEFT].frame;
  const FringeFrame *right = &picture->panes[FRINGE_COMPARED_RIGHT].frame;
  double width = left->width / left->scale;

  return CLAMP (width / (width + right->width / right->scale), SHARE_MIN, 1 - SHARE_MIN);
}

/* Trees that are compared have cards of one size, which is as large as it can be. */
static gboolean
place_panes (FringeStopPicture *picture, const FringeRect *rest, GError **error)
{
  const double scale_max = SCALE_MAX * picture->unit;
  double shares[] = { 0.5, 0.5, 1 }, best = 0, share = 0.5;

  if (!init_panes (picture, rest, share, scale_max, error))
    return FALSE;
  if (picture->n_panes < 2)
    return TRUE;
  shares[1] = fair_share (picture);
  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      if (!init_panes (picture, rest, shares[i], scale_max, error))
        return FALSE;
      if (smaller_scale (picture) > best)
        {
          best = smaller_scale (picture);
          share = shares[i];
        }
    }
  return init_panes (picture, rest, share, best, error);
}

gboolean
fringe_stop_picture_init (FringeStopPicture *picture,
                          const FringeLessonPlace *place,
                          FringeThemeKind theme,
                          double width,
                          double height,
                          double unit,
                          GError **error)
{
  FringeRect rest = { 0, 0, width, height };

  *picture = (FringeStopPicture) { .place = place, .theme = fringe_theme_of_file (theme), .unit = unit };
  fringe_stop_words_init (&picture->words, place);
  divide (picture, &rest);
  if (has_no_tree (place) || place_panes (picture, &rest, error))
    return TRUE;
  fringe_stop_picture_clear (picture);
  /* Translators: the number of a stop of a lesson */
  g_prefix_error (error, _ ("Stop %u: "), place->number);
  return FALSE;
}

void
fringe_stop_picture_clear (FringeStopPicture *picture)
{
  clear_panes (picture);
  fringe_stop_words_clear (&picture->words);
}

/* Returns: the largest rectangle in the shape of a board about the middle of another one, with room for its frame */
static FringeRect
fit_board (const FringeBoard *board, const FringeRect *room)
{
  double cell = fmin (room->width / (board->columns + 2 * FRAME), room->height / (board->rows + 2 * FRAME));
  double width = cell * board->columns, height = cell * board->rows;

  return (FringeRect) { room->x + (room->width - width) / 2, room->y + (room->height - height) / 2, width, height };
}

static void
draw_board (const FringeStopPicture *picture,
            FringePen *pen,
            const FringeRect *rect,
            const FringeBoard *board,
            FringeMove move,
            gboolean is_marked)
{
  int moved = fringe_draw_moved_cell (board, move);
  FringeBoardMarks marks;
  FringeBoardLook look = { board, moved, FALSE, FALSE };
  FringeMarksLook marked = { board, &marks, TRUE, -1 };

  if (is_marked)
    {
      fringe_board_marks_init (&marks, fringe_search_estimate (search_of (picture)), board);
      look.is_marked = fringe_marks_take_room (&marks, board);
    }
  fringe_draw_board (pen, picture->theme, &look, rect);
  if (is_marked)
    fringe_draw_marks (pen, picture->theme, &marked, rect);
}

/* Draws a board with a title above; below it, h where it is drawn upon the board, or inversions. */
static void
draw_block (const FringeStopPicture *picture,
            FringePen *pen,
            const FringeRect *room,
            const char *title,
            const FringeBoard *board,
            FringeMove move,
            gboolean is_marked)
{
  double line = LABEL_LINE * picture->unit;
  double below = has_inversions (picture) ? room->height * INVERSIONS_SHARE : is_marked ? line : 0;
  FringeRect inner = { room->x, room->y + line, room->width, room->height - line - below };
  FringeRect rect = fit_board (board, &inner);
  double frame = FRAME * rect.width / board->columns;
  FringeRect above = { room->x, rect.y - frame - line, room->width, line };
  FringeRect under = { room->x, rect.y + rect.height + frame, room->width, below };

  draw_line (picture, pen, &above, title, TRUE);
  draw_board (picture, pen, &rect, board, move, is_marked);
  if (has_inversions (picture))
    {
      fringe_draw_inversions (pen, picture->theme, board, &under);
      return;
    }
  if (is_marked)
    {
      g_autofree char *h = fringe_estimate_line (fringe_search_estimate (search_of (picture)), board);

      draw_line (picture, pen, &under, h, FALSE);
    }
}

static FringeRect
room_of_board (const FringeStopPicture *picture, guint i)
{
  FringeRect room = picture->boards;

  if (has_no_tree (picture->place))
    {
      room.width = (room.width - GAP * picture->unit) / 2;
      room.x += i * (room.width + GAP * picture->unit);
    }
  return room;
}

static char *
problem_title (const FringeStopPicture *picture, gboolean is_goal)
{
  const FringeSearch *search = search_of (picture);
  FringeVerdict verdict = fringe_board_verdict (fringe_search_start (search), fringe_search_goal (search));
  guint n_start = (guint) verdict.start_inversions, n_goal = (guint) verdict.goal_inversions;

  if (!has_inversions (picture))
    return g_strdup (is_goal ? _ ("Goal") : _ ("Start"));
  if (is_goal)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Goal: %u inversion", "Goal: %u inversions", n_goal), n_goal);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Start: %u inversion", "Start: %u inversions", n_start),
                          n_start);
}

/* Start and goal are as large as they can be beside each other. */
static void
draw_problem (const FringeStopPicture *picture, FringePen *pen, gboolean is_goal)
{
  const FringeSearch *search = search_of (picture);
  const FringeBoard *board = is_goal ? fringe_search_goal (search) : fringe_search_start (search);
  g_autofree char *title = problem_title (picture, is_goal);
  FringeRect room = room_of_board (picture, is_goal);

  draw_block (picture, pen, &room, title, board, FRINGE_N_MOVES, !is_goal && picture->place->stop->has_board_marks);
}

/* The board is that of the node which is selected, or else that of the step. */
guint32
fringe_stop_picture_node (const FringeStopPicture *picture)
{
  guint32 step = picture->place->steps[FRINGE_COMPARED_LEFT], id = picture->place->stop->state->selected;

  if (id != FRINGE_NO_NODE)
    return id;
  return step > 0 ? fringe_search_removed (search_of (picture), step) : 0;
}

static void
draw_node (const FringeStopPicture *picture, FringePen *pen)
{
  const FringeSearch *search = search_of (picture);
  guint32 id = fringe_stop_picture_node (picture);
  g_autofree char *title = g_strdup_printf (_ ("Node %u"), id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  draw_block (picture, pen, &picture->boards, title, &board, fringe_search_move (search, id), TRUE);
}

char *
fringe_stop_picture_name (const FringeStopPicture *picture, guint side)
{
  const FringeLessonPlace *place = picture->place;
  g_autoptr (FringeComparison) comparison
      = fringe_comparison_new (place->searches[FRINGE_COMPARED_LEFT], place->searches[FRINGE_COMPARED_RIGHT]);

  return fringe_comparison_side_title (comparison, (FringeCompared) side);
}

static void
draw_name (const FringeStopPicture *picture, FringePen *pen, guint side)
{
  g_autofree char *name = fringe_stop_picture_name (picture, side);
  const FringeRect *room = &picture->panes[side].room;
  FringeRect above = { room->x, room->y - LABEL_LINE * picture->unit, room->width, LABEL_LINE * picture->unit };

  draw_line (picture, pen, &above, name, TRUE);
}

guint
fringe_stop_picture_n_boards (const FringeStopPicture *picture)
{
  return has_no_tree (picture->place) ? 2 : picture->boards.width > 0 ? 1 : 0;
}

FringeRect
fringe_stop_picture_draw_board (const FringeStopPicture *picture, guint i, FringePen *pen)
{
  if (has_no_tree (picture->place))
    draw_problem (picture, pen, i > 0);
  else
    draw_node (picture, pen);
  return room_of_board (picture, i);
}

void
fringe_stop_picture_draw_words (const FringeStopPicture *picture, FringePen *pen)
{
  fringe_stop_words_draw (&picture->words, pen, picture->theme, &picture->words_room, picture->unit);
}

void
fringe_stop_picture_draw_rest (const FringeStopPicture *picture, FringePen *pen)
{
  for (guint i = 0; i < fringe_stop_picture_n_boards (picture); i++)
    fringe_stop_picture_draw_board (picture, i, pen);
  for (guint side = 0; picture->n_panes > 1 && side < picture->n_panes; side++)
    draw_name (picture, pen, side);
  fringe_stop_picture_draw_words (picture, pen);
}

void
fringe_stop_picture_draw (const FringeStopPicture *picture, FringePaperPen *pen, double x, double y, double scale)
{
  for (guint i = 0; i < picture->n_panes; i++)
    {
      const FringeStopPane *pane = &picture->panes[i];

      fringe_paper_pen_push (pen, NULL, x + pane->rect.x * scale, y + pane->rect.y * scale,
                             scale * pane->frame.magnify);
      fringe_frame_draw_content (&pane->frame, fringe_paper_pen_base (pen));
      fringe_paper_pen_pop (pen);
    }
  fringe_paper_pen_push (pen, NULL, x, y, scale);
  fringe_stop_picture_draw_rest (picture, fringe_paper_pen_base (pen));
  fringe_paper_pen_pop (pen);
}
