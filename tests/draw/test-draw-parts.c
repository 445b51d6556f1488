/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw-samples.h"
#include "fringe-draw-legend.h"
#include "fringe-draw-path.h"
#include "fringe-font.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

static const FringeTheme *
light (void)
{
  return fringe_theme_get (FRINGE_THEME_LIGHT);
}

static FringeRect
board_rect (const FringeBoard *board, double cell)
{
  return (FringeRect) { 30, 40, board->columns * cell, board->rows * cell };
}

/* Each tile's text stands in the cell that picking finds under it. */
static void
test_board_pick (void)
{
  for (int i = 0; i < 500; i++)
    {
      FringeBoard board = test_board_random (test_random_side (), test_random_side ());
      FringeRect rect = board_rect (&board, g_test_rand_double_range (18, 80));
      FringeBoardLook look = { .board = &board, .moved_cell = -1 };
      g_auto (TestRecordingPen) pen = { 0 };
      int n_texts = 0;

      test_recording_pen_init (&pen);
      fringe_draw_board (&pen.pen, light (), &look, &rect);
      for (guint k = 0; k < test_recording_pen_n_shapes (&pen); k++)
        {
          const TestShape *text = test_recording_pen_shape (&pen, k);
          int cell;

          if (text->kind != TEST_TEXT)
            continue;
          cell = fringe_draw_board_pick (&board, &rect, text->box.x + text->box.width / 2,
                                         text->box.y + text->box.height / 2);
          g_assert_cmpint (cell, >=, 0);
          g_assert_cmpint (atoi (text->text), ==, board.cells[cell]);
          n_texts++;
        }
      g_assert_cmpint (n_texts, ==, fringe_board_n_cells (&board) - 1);
    }
}

static void
test_board_pick_outside (void)
{
  FringeBoard board = test_board_random (3, 4);
  FringeRect rect = board_rect (&board, 20);

  g_assert_cmpint (fringe_draw_board_pick (&board, &rect, rect.x - 1, rect.y + 5), ==, -1);
  g_assert_cmpint (fringe_draw_board_pick (&board, &(FringeRect) { 0, 0, 0, 0 }, 0, 0), ==, -1);
  g_assert_cmpint (fringe_draw_board_pick (&board, &(FringeRect) { 0, 0, 0, 0 }, 5, 5), ==, -1);
  g_assert_cmpint (fringe_draw_board_pick (&board, &rect, rect.x + 5, rect.y - 1), ==, -1);
  g_assert_cmpint (fringe_draw_board_pick (&board, &rect, rect.x + rect.width + 1, rect.y + 5), ==, -1);
  g_assert_cmpint (fringe_draw_board_pick (&board, &rect, rect.x + 5, rect.y + rect.height + 1), ==, -1);
  g_assert_cmpint (fringe_draw_board_pick (&board, &rect, 1e300, 1e300), ==, -1);
}

static void
test_moved_cell (void)
{
  for (int i = 0; i < 1000; i++)
    {
      FringeBoard board = test_board_random (test_random_side (), test_random_side ()), before = board;
      FringeMove move = test_random_move ();
      int cell;

      if (!fringe_board_move (&board, move))
        continue;
      cell = fringe_draw_moved_cell (&board, move);
      g_assert_cmpint (cell, ==, before.blank);
      g_assert_cmpint (board.cells[cell], ==, before.cells[board.blank]);
      g_assert_cmpint (fringe_draw_moved_cell (&board, FRINGE_N_MOVES), ==, -1);
    }
}

static void
assert_within (const TestRecordingPen *pen, const FringeRect *rect, double slack)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      FringeRect extents = test_shape_extents (test_recording_pen_shape (pen, i));

      g_assert_true (test_rect_holds (rect, &extents, slack));
    }
}

/* The strip shows the path in order, inside the size that was measured. */
static void
test_path (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random (500);
      uint32_t id = (uint32_t) test_random ((int) fringe_search_n_nodes (search));
      uint32_t n = fringe_search_path (search, id, NULL), per_line = 1 + (uint32_t) test_random ((int) n + 3), at = 0;
      g_autofree uint32_t *ids = g_new (uint32_t, n);
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect whole = { 0 };

      fringe_search_path (search, id, ids);
      fringe_draw_path_measure (search, id, per_line, &whole.width, &whole.height);
      test_recording_pen_init (&pen);
      fringe_draw_path (&pen.pen, light (), search, id, fringe_search_n_steps (search), per_line, FRINGE_HANDOUT_NONE,
                        NULL);
      assert_within (&pen, &whole, 20);
      for (guint k = 0; k < pen.groups->len; k++)
        {
          const TestGroup *group = test_recording_pen_group (&pen, (int) k);
          g_autofree char *name = g_strdup_printf ("node-%u", ids[MIN (at, n - 1)]);

          if (group->name == NULL)
            continue;
          g_assert_cmpstr (group->name, ==, name);
          at++;
        }
      g_assert_cmpuint (at, ==, n);
    }
}

static void
test_legend (void)
{
  const FringeLegendEntry entries[] = {
    { .topic = FRINGE_TOPIC_FRONTIER, .label = "Frontier", .is_filled = false },
    { .topic = FRINGE_TOPIC_EXPANDED, .label = "Expanded", .is_filled = true },
    { .topic = FRINGE_TOPIC_CURRENT, .label = "This step", .is_filled = false },
    { .topic = FRINGE_TOPIC_GOAL, .label = "Zielzustand — größer", .is_filled = true },
    { .topic = FRINGE_TOPIC_SUPERSEDED, .label = "الحالة", .is_filled = false },
    { .topic = FRINGE_TOPIC_STALE, .label = "Stale", .is_filled = true },
    { .topic = FRINGE_TOPIC_CUT, .label = "Cut", .is_filled = false },
    { .topic = FRINGE_TOPIC_SOLUTION, .label = "Lösung", .is_filled = false },
    { .topic = FRINGE_TOPIC_ORDER, .label = "Step of expansion", .is_filled = false },
  };
  double before = 0;

  for (double width_max = 1; width_max < 1000; width_max += 7)
    {
      FringeRect taken = { 50, 60, 0, 0 };
      g_auto (TestRecordingPen) pen = { 0 };
      guint n_texts = 0;

      fringe_draw_legend_measure (light (), entries, G_N_ELEMENTS (entries), width_max, &taken.width, &taken.height);
      test_recording_pen_init (&pen);
      fringe_draw_legend (&pen.pen, light (), entries, G_N_ELEMENTS (entries), taken.x, taken.y, width_max);
      assert_within (&pen, &taken, 6);
      for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
        n_texts += test_recording_pen_shape (&pen, i)->kind == TEST_TEXT;
      /* The chip of the order is a text too. */
      g_assert_cmpuint (n_texts, ==, G_N_ELEMENTS (entries) + 1);
      if (before > 0)
        g_assert_cmpfloat (taken.height, <=, before);
      before = taken.height;
    }
}

static void
test_font (void)
{
  static const char *const texts[] = { "0", "1234567890", "g", "Frontier", "größer", "الحالة", "状態", "" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (int bold = 0; bold < 2; bold++)
      {
        FringeType type = { light ()->family, 20, bold, FRINGE_ANCHOR_START, light ()->text };
        double width = fringe_font_width (&type, texts[i]);

        type.size = 40;
        g_assert_cmpfloat_with_epsilon (fringe_font_width (&type, texts[i]), 2 * width, 0.1 + width * 0.02);
        g_assert_true (texts[i][0] == '\0' ? width == 0 : width > 0);
      }
}

static void *
measure_fonts (void *data)
{
  for (int i = 0; i < 2000; i++)
    {
      g_autofree char *family = g_strdup_printf ("Family %d, sans-serif", i % 7);
      FringeType type = { family, 12, i % 2, FRINGE_ANCHOR_START, light ()->text };

      g_assert_cmpfloat (fringe_font_width (&type, "0"), >, 0);
    }
  return data;
}

/* A picture may be written in a thread while the window draws. */
static void
test_font_threads (void)
{
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("measure", measure_fonts, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/board/a-tile-is-picked-where-it-is-drawn", test_board_pick);
  g_test_add_func ("/draw/board/nothing-is-picked-outside", test_board_pick_outside);
  g_test_add_func ("/draw/board/the-tile-that-moved-stands-where-the-blank-was", test_moved_cell);
  g_test_add_func ("/draw/path/its-cards-come-in-order-within-its-size", test_path);
  g_test_add_func ("/draw/legend/its-lines-keep-within-its-size", test_legend);
  g_test_add_func ("/draw/font/text-grows-with-its-size", test_font);
  g_test_add_func ("/draw/font/threads-can-measure-at-the-same-time", test_font_threads);
  return g_test_run ();
}
