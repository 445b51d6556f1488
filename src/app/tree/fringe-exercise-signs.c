/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-signs.h"

#include "fringe-titles.h"

#include <glib/gi18n.h>

#define ARROW_RADIUS 11
#define DISC_RADIUS 11
#define DISC_PITCH 25
#define CARD_RADIUS 4
#define CARD_TEXT 11

static const FringeColor red = { 0.70, 0.15, 0.12, 1 }, white = { 1, 1, 1, 1 };

static void
draw_way (FringePen *pen, double x, double y, FringeMove move, const FringeStroke *line)
{
  static const double ways[FRINGE_N_MOVES][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  double dx = ways[move][0] * 5, dy = ways[move][1] * 5;
  const double shaft[] = { x - dx, y - dy, x + dx, y + dy };
  const double head[] = { x + dy * 0.8, y + dx * 0.8, x + dx, y + dy, x - dy * 0.8, y - dx * 0.8 };

  fringe_pen_polyline (pen, shaft, 2, line);
  fringe_pen_polyline (pen, head, 3, line);
}

void
fringe_exercise_draw_arrow (FringePen *pen,
                            const FringeTheme *theme,
                            double x,
                            double y,
                            FringeMove move,
                            const FringeStroke *line)
{
  const FringeStroke circle = { .fill = theme->background, .line = line->line, .width = theme->line };
  const FringeStroke arrow = { .line = line->line, .width = 1.5 };

  fringe_pen_circle (pen, x, y, ARROW_RADIUS, &circle);
  draw_way (pen, x, y, move, &arrow);
}

/* Returns: (transfer full): "g 3  h –  f –", or the node that it is a duplicate of */
static char *
card_text (const FringeExerciseCard *card)
{
  static const char *const letters[] = { "g", "h", "f" };
  GString *text = g_string_new (NULL);

  if (card->fate != FRINGE_FATE_NEW)
    {
      g_string_printf (text, "=\u00a0%u", card->of);
      return g_string_free (text, FALSE);
    }
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    {
      g_autofree char *number = (card->filled & 1u << i) != 0 ? fringe_value_text (card->numbers[i]) : g_strdup ("–");

      g_string_append_printf (text, "%s%s\u00a0%s", i > 0 ? "\u2003" : "", letters[i], number);
    }
  return g_string_free (text, FALSE);
}

void
fringe_exercise_draw_card (FringePen *pen,
                           const FringeTheme *theme,
                           const FringeCard *measures,
                           const FringeExerciseCard *card,
                           const FringeRect *rect,
                           double scale)
{
  const FringeBoardLook board = { &card->board, fringe_draw_moved_cell (&card->board, card->move), true, false };
  const FringeRect place = { rect->x + measures->board_x * scale, rect->y + measures->board_y * scale,
                             card->board.columns * measures->cell * scale, card->board.rows * measures->cell * scale };
  const FringeType type
      = { theme->family, MAX (CARD_TEXT * scale, FRINGE_TEXT_MIN), false, FRINGE_ANCHOR_MIDDLE, theme->text };
  g_autofree char *text = card_text (card);

  fringe_pen_rectangle (pen, rect->x, rect->y, rect->width, rect->height, CARD_RADIUS * scale,
                        &(FringeStroke) { .fill = theme->card, .line = theme->text_dim, .width = theme->line });
  fringe_draw_board (pen, theme, &board, &place);
  fringe_pen_text (pen, rect->x + rect->width / 2, rect->y + rect->height - CARD_RADIUS * scale, text, &type);
}

static void
draw_disc (FringePen *pen, const FringeTheme *theme, double x, double y)
{
  const FringeStroke disc = { .fill = red, .line = theme->background, .width = 2 };

  fringe_pen_circle (pen, x, y, DISC_RADIUS, &disc);
}

static void
draw_cross (FringePen *pen, const FringeTheme *theme, double x, double y)
{
  const FringeStroke line = { .line = white, .width = 2 };
  double r = 4;

  draw_disc (pen, theme, x, y);
  fringe_pen_polyline (pen, (const double[]) { x - r, y - r, x + r, y + r }, 2, &line);
  fringe_pen_polyline (pen, (const double[]) { x - r, y + r, x + r, y - r }, 2, &line);
}

static void
draw_letter (FringePen *pen, const FringeTheme *theme, double x, double y, const char *letter)
{
  const FringeType type
      = { .family = theme->family, .size = 14, .bold = true, .anchor = FRINGE_ANCHOR_MIDDLE, .color = white };

  draw_disc (pen, theme, x, y);
  fringe_pen_text (pen, x, y + 5, letter, &type);
}

/* From the right corner on, so that one or two leave the way into the node free. */
static void
draw_upper_marks (FringePen *pen, const FringeTheme *theme, const FringeRect *node, guint kinds)
{
  const struct
  {
    FringeSlipKind kind;
    const char *letter;
  } marks[] = {
    /* Translators: a mark at a node, short for "duplicate" */
    { FRINGE_SLIP_DUPLICATES, _ ("D") },
    /* Translators: a mark at a node, short for "end" */
    { FRINGE_SLIP_ENDING, _ ("E") },
    /* Translators: a mark at a node, short for "list" */
    { FRINGE_SLIP_LISTS, _ ("L") },
  };
  double x = node->x + node->width;
  /* All four stand at the upper side of a small node, too: else the last of them would be at its neighbour. */
  const double pitch = MIN (DISC_PITCH, node->width / 3);

  if ((kinds & 1u << FRINGE_SLIP_CHOICE) != 0)
    {
      draw_cross (pen, theme, x, node->y);
      x -= pitch;
    }
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if ((kinds & 1u << marks[i].kind) != 0)
      {
        draw_letter (pen, theme, x, node->y, marks[i].letter);
        x -= pitch;
      }
}

void
fringe_exercise_draw_deviation (FringePen *pen,
                                const FringeTheme *theme,
                                const FringeRect *node,
                                FringeDeviation deviation)
{
  static const char *const numbers[] = { "g", "h", "f" };
  const FringeStroke arrow = { .line = white, .width = 1.5 };
  double right = node->x + node->width, side = node->y + 1.2 * DISC_PITCH;

  draw_upper_marks (pen, theme, node, deviation.kinds);
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if ((deviation.kinds & 1u << (FRINGE_SLIP_G + i)) != 0)
      draw_letter (pen, theme, node->x + node->width * (2 * i + 1) / 6, node->y + node->height + DISC_RADIUS - 2,
                   numbers[i]);
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    if ((deviation.moves & 1u << move) != 0)
      {
        draw_disc (pen, theme, right, side);
        draw_way (pen, right, side, (FringeMove) move, &arrow);
        side += DISC_PITCH;
      }
}
