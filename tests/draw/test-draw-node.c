/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw-samples.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

#define N 3000

static void
record_node (TestRecordingPen *pen,
             const FringeTheme *theme,
             const FringeNodeLook *look,
             double scale,
             FringeRect *rect)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns);

  *rect = (FringeRect) { 100, 50, card.width * scale, card.height * scale };
  test_recording_pen_init (pen);
  fringe_draw_node (&pen->pen, theme, &card, look, rect, scale,
                    fringe_detail_for (&card, fringe_board_n_cells (&look->board), scale));
}

static void
tell_text (const TestShape *text, const FringeNodeLook *look, double scale)
{
  g_test_message ("\"%s\" of %.1f px at %.1f,%.1f %.1f wide; id %u, order %u, g %u, h %u, board %dx%d, scale %g",
                  text->text, text->type.size, text->box.x, text->box.y, text->box.width, look->id, look->order,
                  look->g, look->h, look->board.rows, look->board.columns, scale);
}

typedef void (*Property) (const TestRecordingPen *pen,
                          const FringeNodeLook *look,
                          const FringeRect *rect,
                          double scale);

static void
try_looks (gconstpointer data)
{
  Property property = *(const Property *) data;

  for (int i = 0; i < N; i++)
    {
      FringeNodeLook look = test_look_random (test_random_side (), test_random_side ());
      double scale = i % 2 ? test_scale_random () : g_test_rand_double_range (0.3, 1.5);
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect rect;

      record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, scale, &rect);
      property (&pen, &look, &rect, scale);
    }
}

static void
is_legible (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  (void) rect;
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind != TEST_TEXT)
        continue;
      tell_text (shape, look, scale);
      g_assert_cmpfloat (shape->type.size, >=, FRINGE_TEXT_MIN);
    }
}

static void
holds_its_text (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind != TEST_TEXT || test_rect_holds (rect, &shape->box, 0))
        continue;
      tell_text (shape, look, scale);
      g_test_fail ();
      return;
    }
}

static void
keeps_texts_apart (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  (void) rect;
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    for (guint j = 0; j < i; j++)
      {
        const TestShape *a = test_recording_pen_shape (pen, i), *b = test_recording_pen_shape (pen, j);

        if (a->kind != TEST_TEXT || b->kind != TEST_TEXT || !test_rects_overlap (&a->box, &b->box))
          continue;
        tell_text (a, look, scale);
        tell_text (b, look, scale);
        g_test_fail ();
        return;
      }
}

/* Text stands on something that was drawn before it and is large enough. */
static void
puts_text_on_ground (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  (void) rect;
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *text = test_recording_pen_shape (pen, i);
      gboolean found = text->kind != TEST_TEXT;

      for (guint j = i; j-- > 0 && !found;)
        {
          const TestShape *ground = test_recording_pen_shape (pen, j);

          if (ground->kind != TEST_RECTANGLE || !test_rects_overlap (&ground->box, &text->box))
            continue;
          found = TRUE;
          if (test_rect_holds (&ground->box, &text->box, 0))
            continue;
          tell_text (text, look, scale);
          g_test_fail ();
          return;
        }
      g_assert_true (found);
    }
}

static gboolean
shows_text (const TestRecordingPen *pen, uint32_t number)
{
  g_autofree char *wanted = g_strdup_printf ("%u", number);

  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    if (test_recording_pen_shape (pen, i)->kind == TEST_TEXT
        && g_str_equal (test_recording_pen_shape (pen, i)->text, wanted))
      return TRUE;
  return FALSE;
}

static void
shows_its_numbers (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns);
  FringeDetail detail = fringe_detail_for (&card, fringe_board_n_cells (&look->board), scale);

  (void) rect;
  if (detail >= FRINGE_DETAIL_LABEL)
    g_assert_true (shows_text (pen, look->key == FRINGE_KEY_F   ? look->f
                                    : look->key == FRINGE_KEY_G ? look->g
                                                                : look->h));
  if (detail < FRINGE_DETAIL_CARD)
    return;
  g_assert_true (shows_text (pen, look->id));
  g_assert_true (shows_text (pen, look->g));
  g_assert_true (shows_text (pen, look->h));
}

/* The tiles that the texts within the board's frame name, by where they stand. */
static void
shows_its_board (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns);
  FringeDetail detail = fringe_detail_for (&card, fringe_board_n_cells (&look->board), scale);
  FringeBoard seen = { .rows = look->board.rows, .columns = look->board.columns, .blank = look->board.blank };
  double cell = card.cell * scale, top = rect->y + card.board_y * scale;
  guint n_tiles = 0;

  if (detail != FRINGE_DETAIL_CARD)
    return;
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *text = test_recording_pen_shape (pen, i);
      double x = (text->box.x + text->box.width / 2 - rect->x - card.board_x * scale) / cell;
      double y = (text->box.y + text->box.height / 2 - top) / cell;

      if (text->kind != TEST_TEXT || y < 0 || y >= look->board.rows)
        continue;
      g_assert_cmpfloat (x, >=, 0);
      g_assert_cmpfloat (x, <, look->board.columns);
      seen.cells[(int) y * look->board.columns + (int) x] = (uint8_t) atoi (text->text);
      n_tiles++;
    }
  g_assert_cmpuint (n_tiles, ==, (guint) fringe_board_n_cells (&look->board) - 1);
  test_assert_boards_equal (&seen, &look->board);
}

/* Lines and halos of constant width must not reach the next card, however small cards are. */
static void
leaves_the_next_card_alone (const TestRecordingPen *pen,
                            const FringeNodeLook *look,
                            const FringeRect *rect,
                            double scale)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns);
  double gap_x = (card.pitch_x - card.width) * scale, gap_y = (card.pitch_y - card.height) * scale;
  FringeRect free_space = { rect->x - gap_x, rect->y - gap_y, rect->width + 2 * gap_x, rect->height + 2 * gap_y };

  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);
      FringeRect extents = test_shape_extents (shape);

      if (test_rect_holds (&free_space, &extents, 1e-6))
        continue;
      g_test_message ("state %d, current %d, selected %d, hovered %d, scale %g: %.2f px beyond %.2f", look->state,
                      look->current, look->selected, look->hovered, scale, rect->x - extents.x, gap_x);
      g_test_fail ();
      return;
    }
}

static void
test_detail (void)
{
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)
      {
        FringeCard card = fringe_card_measure (rows, columns);
        FringeDetail before = FRINGE_DETAIL_DENSITY;

        g_assert_cmpint (fringe_detail_for (&card, rows * columns, 1), ==, FRINGE_DETAIL_CARD);
        g_assert_cmpint (fringe_detail_for (&card, rows * columns, 1e-4), ==, FRINGE_DETAIL_DENSITY);
        for (double scale = 1e-4; scale < 4; scale *= 1.05)
          {
            FringeDetail detail = fringe_detail_for (&card, rows * columns, scale);

            g_assert_cmpint (detail, >=, before);
            before = detail;
          }
      }
}

/* What of a node's look can be told without colour. */
typedef struct
{
  int n_outlines;
  gboolean dashed;
  gboolean crossed;
  gboolean filled;
  double width;
} Features;

static Features
features_of (const FringeNodeLook *look)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PRINT);
  g_auto (TestRecordingPen) pen = { 0 };
  Features features = { 0 };
  FringeRect rect;

  record_node (&pen, theme, look, 1, &rect);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      features.crossed |= shape->kind == TEST_POLYLINE;
      if (shape->kind != TEST_RECTANGLE || !test_rect_holds (&shape->box, &rect, 1e-9) || shape->stroke.width <= 0)
        continue;
      features.n_outlines++;
      features.dashed |= shape->stroke.dash > 0;
      features.width = MAX (features.width, shape->stroke.width);
      features.filled = shape->stroke.fill.r < 1;
    }
  return features;
}

static void
test_print (void)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PRINT);
  FringeNodeLook look
      = { .board = test_board_random (3, 3), .g = 1, .h = 2, .f = 3, .order = 4, .move = FRINGE_MOVE_UP };
  FringeNodeLook frontier = look, expanded = look, current = look, goal = look, superseded = look, solution = look;

  frontier.state = FRINGE_NODE_FRONTIER;
  expanded.state = current.state = solution.state = FRINGE_NODE_EXPANDED;
  current.current = solution.on_solution = true;
  goal.state = FRINGE_NODE_GOAL;
  superseded.state = FRINGE_NODE_SUPERSEDED;

  g_assert_true (features_of (&frontier).dashed);
  g_assert_false (features_of (&expanded).dashed);
  g_assert_false (features_of (&current).dashed);
  g_assert_false (features_of (&goal).dashed);
  g_assert_false (features_of (&superseded).dashed);

  g_assert_true (features_of (&superseded).crossed);
  g_assert_false (features_of (&frontier).crossed || features_of (&expanded).crossed || features_of (&current).crossed
                  || features_of (&goal).crossed);

  g_assert_cmpint (features_of (&goal).n_outlines, ==, 2);
  g_assert_cmpint (features_of (&frontier).n_outlines, ==, 1);
  g_assert_cmpint (features_of (&expanded).n_outlines, ==, 1);
  g_assert_cmpint (features_of (&current).n_outlines, ==, 1);
  g_assert_cmpint (features_of (&superseded).n_outlines, ==, 1);

  g_assert_true (features_of (&expanded).filled);
  g_assert_false (features_of (&frontier).filled);
  g_assert_cmpfloat (features_of (&expanded).width, ==, theme->line);
  g_assert_cmpfloat (features_of (&solution).width, >, theme->line);
  g_assert_cmpfloat (features_of (&current).width, >, features_of (&solution).width);
}

static void
add_property (const char *name, Property property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_looks, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/node/a-larger-node-shows-no-less", test_detail);
  g_test_add_func ("/draw/node/states-differ-without-colour", test_print);
  add_property ("/draw/node/text-is-legible-or-not-drawn", is_legible);
  add_property ("/draw/node/text-lies-inside-the-card", holds_its_text);
  add_property ("/draw/node/texts-keep-apart", keeps_texts_apart);
  add_property ("/draw/node/text-does-not-run-over-an-edge", puts_text_on_ground);
  add_property ("/draw/node/its-numbers-are-shown", shows_its_numbers);
  add_property ("/draw/node/its-board-is-shown", shows_its_board);
  add_property ("/draw/node/it-leaves-the-next-card-alone", leaves_the_next_card_alone);
  return g_test_run ();
}
