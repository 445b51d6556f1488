/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw-samples.h"
#include "fringe-draw-values.h"
#include "fringe-font.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

#define N 3000

static void
tell_text (const TestShape *text, const FringeNodeLook *look, double scale)
{
  g_test_message ("\"%s\" of %.1f px at %.1f,%.1f %.1f wide; id %u, order %u, g %u, h %g, f %g, board %dx%d, scale %g",
                  text->text, text->type.size, text->box.x, text->box.y, text->box.width, look->id, look->order,
                  look->g, look->h, look->f, look->board.rows, look->board.columns, scale);
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

      test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, scale, &rect);
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

/* "12", "12.5", "12.25", "∞" */
static char *
number_text (double number)
{
  char *text = isinf (number) ? g_strdup ("∞") : g_strdup_printf ("%.2f", number);

  if (strchr (text, '.') != NULL)
    {
      size_t n = strlen (text);

      while (text[n - 1] == '0')
        text[--n] = '\0';
      if (text[n - 1] == '.')
        text[n - 1] = '\0';
    }
  return text;
}

/* Returns: (nullable): the last text that is the number */
static const TestShape *
find_number (const TestRecordingPen *pen, double number)
{
  g_autofree char *wanted = number_text (number);

  for (guint i = test_recording_pen_n_shapes (pen); i-- > 0;)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind == TEST_TEXT && g_str_equal (shape->text, wanted))
        return shape;
    }
  return NULL;
}

static double
key_of (const FringeNodeLook *look)
{
  switch (look->key)
    {
    case FRINGE_KEY_G:
      return look->g;
    case FRINGE_KEY_H:
      return look->h;
    case FRINGE_KEY_F:
      return look->f;
    case FRINGE_KEY_NONE:
    default:
      return look->id;
    }
}

static gboolean
fits (double number, gboolean bold, double room)
{
  FringeType type = { .family = fringe_theme_get (FRINGE_THEME_LIGHT)->family, .size = FRINGE_TEXT_MIN, .bold = bold };
  g_autofree char *text = number_text (number);

  return fringe_font_width (&type, text) <= room;
}

/* A small card of two columns has no room for seven digits, such as 98, 48 and 206. */
static gboolean
is_too_narrow (const FringeNodeLook *look, double scale)
{
  return look->board.columns == 2 && scale < 0.8 && look->g >= 10 && look->h >= 10 && look->f >= 100;
}

static void
shows_its_numbers (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns, FRINGE_DIRECTION_DOWN, false);
  FringeDetail detail = fringe_detail_for (&card, fringe_board_n_cells (&look->board), scale);
  const TestShape *key = find_number (pen, key_of (look));

  if (detail >= FRINGE_DETAIL_LABEL && fits (key_of (look), look->key != FRINGE_KEY_NONE, rect->width - 3))
    {
      g_assert_nonnull (key);
      if (detail < FRINGE_DETAIL_CARD)
        g_assert_cmpint (key->type.bold, ==, look->key != FRINGE_KEY_NONE);
    }
  if (detail < FRINGE_DETAIL_CARD)
    return;
  g_assert_nonnull (find_number (pen, look->id));
  if (!isinf (look->f) && (look->f >= 1000 || look->f != floor (look->f) || is_too_narrow (look, scale)))
    return;
  g_assert_nonnull (find_number (pen, look->g));
  g_assert_nonnull (find_number (pen, look->h));
  g_assert_nonnull (find_number (pen, look->f));
}

/* Among them numbers that lie a hair below one half of the last decimal. */
static void
test_decimals (void)
{
  for (uint32_t g = 0; g < 100; g++)
    for (int thousandths = 0; thousandths < 1000; thousandths += 5)
      {
        FringeNodeLook look = { .g = g,
                                .h = 1,
                                .f = g + thousandths / 1000.0,
                                .key = FRINGE_KEY_F,
                                .state = FRINGE_NODE_FRONTIER,
                                .move = FRINGE_N_MOVES,
                                .board = fringe_board_standard_goal (3, 3) };
        g_auto (TestRecordingPen) pen = { 0 };
        FringeRect rect;

        test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, 0.5, &rect);
        g_assert_nonnull (find_number (&pen, look.f));
      }
}

/* Each level of detail in its turn; a number that is too wide for it is left out rather than cut or rounded. */
static void
test_long_numbers (void)
{
  static const double numbers[] = { 1234.25, 250000000, 250000123.75 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (double scale = 0.02; scale < 4; scale *= 1.1)
      {
        FringeNodeLook look = { .id = 7,
                                .g = 3,
                                .h = 12,
                                .f = numbers[i],
                                .key = FRINGE_KEY_F,
                                .state = FRINGE_NODE_FRONTIER,
                                .move = FRINGE_N_MOVES,
                                .board = test_board_random (3, 3) };
        g_auto (TestRecordingPen) pen = { 0 };
        FringeRect rect;

        test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, scale, &rect);
        holds_its_text (&pen, &look, &rect, scale);
        keeps_texts_apart (&pen, &look, &rect, scale);
        shows_its_numbers (&pen, &look, &rect, scale);
        if (scale >= 2)
          g_assert_nonnull (find_number (&pen, numbers[i]));
      }
}

/* The tiles that the texts within the board's frame name, by where they stand. */
static void
shows_its_board (const TestRecordingPen *pen, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns, FRINGE_DIRECTION_DOWN, false);
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
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns, FRINGE_DIRECTION_DOWN, false);
  double gap_x = (card.pitch - card.width) * scale, gap_y = (card.row_pitch - card.height) * scale;
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
        FringeCard card = fringe_card_measure (rows, columns, FRINGE_DIRECTION_DOWN, false);
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

/* Tiles of two digits need wider cells; ten cells hold none. */
static void
test_detail_of_two_digits (void)
{
  FringeCard ten = fringe_card_measure (2, 5, FRINGE_DIRECTION_DOWN, false);
  FringeCard twelve = fringe_card_measure (2, 6, FRINGE_DIRECTION_DOWN, false);

  g_assert_cmpint (fringe_detail_for (&ten, 10, 0.6), ==, FRINGE_DETAIL_BOARD);
  g_assert_cmpint (fringe_detail_for (&twelve, 12, 0.6), ==, FRINGE_DETAIL_LABEL);
}

/* Cells are of whole pixels. */
static void
test_digits_of_boards (void)
{
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)
      {
        FringeCard card = fringe_card_measure (rows, columns, FRINGE_DIRECTION_DOWN, false);

        for (double scale = fringe_detail_scale (&card, rows * columns, FRINGE_DETAIL_CARD); scale < 2; scale *= 1.01)
          g_assert_cmpfloat (fringe_draw_board_digits (floor (card.cell * scale), rows * columns), >, 0);
      }
}

static FringeNodeLook
look_of_a_long_search (void)
{
  return (FringeNodeLook) { .id = 27240,
                            .g = 29,
                            .h = 28,
                            .f = 57,
                            .order = 19223,
                            .key = FRINGE_KEY_F,
                            .state = FRINGE_NODE_EXPANDED,
                            .on_solution = true,
                            .move = FRINGE_MOVE_UP,
                            .board = test_board_random (3, 3) };
}

static bool
has_text (const TestRecordingPen *pen, const char *text)
{
  for (guint i = 0; i < pen->shapes->len; i++)
    {
      const TestShape *shape = &g_array_index (pen->shapes, TestShape, i);

      if (shape->kind == TEST_TEXT && g_str_equal (shape->text, text))
        return true;
    }
  return false;
}

/* A tree of ten thousands of nodes is read where it is a little larger than at 100 %. */
static void
test_order_beside_a_long_id (void)
{
  for (double scale = 1.15; scale < 4; scale *= 1.1)
    {
      FringeNodeLook look = look_of_a_long_search ();
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect rect;

      test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, scale, &rect);
      g_assert_nonnull (find_number (&pen, look.id));
      g_assert_nonnull (find_number (&pen, look.order));
      keeps_texts_apart (&pen, &look, &rect, scale);
    }
}

/* Where letters have no room, signs say what is added up; of what is no sum they would be wrong. */
static void
test_sum (void)
{
  for (int weight = 1; weight <= 2; weight++)
    {
      FringeNodeLook look = look_of_a_long_search ();
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect rect;

      look.f = look.g + weight * look.h;
      test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, 0.95, &rect);
      g_assert_nonnull (find_number (&pen, look.g));
      g_assert_cmpint (has_text (&pen, "+"), ==, weight == 1);
      g_assert_cmpint (has_text (&pen, "="), ==, weight == 1);
      keeps_texts_apart (&pen, &look, &rect, 0.95);
    }
}

/* The thick edges of the solution lie within the card. */
static void
test_values_of_two_digits (void)
{
  for (int theme = 0; theme < FRINGE_N_THEMES; theme++)
    for (double scale = 1; scale < 4; scale *= 1.1)
      {
        FringeNodeLook look = look_of_a_long_search ();
        g_auto (TestRecordingPen) pen = { 0 };
        FringeRect rect, inside;

        test_record_node (&pen, fringe_theme_get ((FringeThemeKind) theme), &look, scale, &rect);
        inside = (FringeRect) { rect.x + 2 * scale, rect.y, rect.width - 4 * scale, rect.height };
        for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
          {
            const TestShape *shape = test_recording_pen_shape (&pen, i);

            if (shape->kind != TEST_TEXT)
              continue;
            tell_text (shape, &look, scale);
            g_assert_true (test_rect_holds (&inside, &shape->box, 1e-6));
          }
      }
}

/* Text and board begin and end as far from the frame, and nothing touches it above or below. */
static void
test_air (void)
{
  for (double scale = 1; scale < 4; scale *= 1.1)
    {
      FringeNodeLook look = { .id = 7,
                              .g = 2,
                              .h = 4,
                              .f = 6,
                              .order = 5,
                              .key = FRINGE_KEY_F,
                              .state = FRINGE_NODE_EXPANDED,
                              .move = FRINGE_N_MOVES,
                              .board = test_board_random (3, 3) };
      g_auto (TestRecordingPen) pen = { 0 };
      double side = FRINGE_CARD_SIDE * scale;
      FringeRect rect, inside;

      test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, scale, &rect);
      inside = (FringeRect) { rect.x + side, rect.y + side, rect.width - 2 * side, rect.height - 2 * side };
      for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
        {
          const TestShape *shape = test_recording_pen_shape (&pen, i);

          if (shape->kind != TEST_TEXT)
            continue;
          tell_text (shape, &look, scale);
          g_assert_true (test_rect_holds (&inside, &shape->box, 1e-6));
        }
    }
}

static void
test_id_without_a_board (void)
{
  static const struct
  {
    int side;
    guint32 id;
    double scale;
  } cases[] = { { 3, 16, 0.46 }, { 3, 999, 0.42 }, { 4, 954396, 0.56 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FringeNodeLook look = look_of_a_long_search ();
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect rect;

      look.id = cases[i].id;
      look.board = test_board_random (cases[i].side, cases[i].side);
      test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, cases[i].scale, &rect);
      g_assert_null (find_number (&pen, look.order));
      g_assert_nonnull (find_number (&pen, look.id));
      g_assert_nonnull (find_number (&pen, look.f));
      keeps_texts_apart (&pen, &look, &rect, cases[i].scale);
    }
}

/* What a search of a few steps comes to where the whole of it is shown in a small window. */
static void
test_boards_at_about_half_size (void)
{
  FringeCard card = fringe_card_measure (3, 3, FRINGE_DIRECTION_DOWN, false);
  FringeNodeLook look = { .id = 10,
                          .g = 20,
                          .h = 30,
                          .f = 50,
                          .key = FRINGE_KEY_F,
                          .state = FRINGE_NODE_EXPANDED,
                          .move = FRINGE_N_MOVES,
                          .board = test_board_random (3, 3) };
  g_auto (TestRecordingPen) pen = { 0 };
  FringeRect rect;

  g_assert_cmpint (fringe_detail_for (&card, 9, 0.57), ==, FRINGE_DETAIL_BOARD);
  test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, 0.57, &rect);
  for (int tile = 1; tile <= 8; tile++)
    g_assert_nonnull (find_number (&pen, tile));
  g_assert_nonnull (find_number (&pen, look.f));
}

static void
test_keys (void)
{
  static const FringeKey keys[FRINGE_N_ALGORITHMS] = {
    [FRINGE_ALGORITHM_BFS] = FRINGE_KEY_NONE,  [FRINGE_ALGORITHM_DFS] = FRINGE_KEY_NONE,
    [FRINGE_ALGORITHM_UCS] = FRINGE_KEY_G,     [FRINGE_ALGORITHM_GREEDY] = FRINGE_KEY_H,
    [FRINGE_ALGORITHM_ASTAR] = FRINGE_KEY_F,   [FRINGE_ALGORITHM_WASTAR] = FRINGE_KEY_F,
    [FRINGE_ALGORITHM_IDASTAR] = FRINGE_KEY_F, [FRINGE_ALGORITHM_IDS] = FRINGE_KEY_G,
    [FRINGE_ALGORITHM_RBFS] = FRINGE_KEY_F,
  };

  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    g_assert_cmpint (fringe_node_key ((FringeAlgorithm) i), ==, keys[i]);
}

/* The words and sizes in which a card has its values. */
static char *
print_value_looks (double g, double h, int n_digits, double scale)
{
  FringeNodeLook look = { .id = 7,
                          .g = (uint32_t) g,
                          .h = h,
                          .f = g + h,
                          .n_digits = n_digits,
                          .key = FRINGE_KEY_F,
                          .state = FRINGE_NODE_FRONTIER,
                          .move = FRINGE_N_MOVES,
                          .board = fringe_board_standard_goal (3, 3) };
  GString *text = g_string_new (NULL);
  g_auto (TestRecordingPen) pen = { 0 };
  FringeRect rect;

  test_record_node (&pen, fringe_theme_get (FRINGE_THEME_LIGHT), &look, scale, &rect);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      if (shape->kind == TEST_TEXT && (shape->box.y > rect.y + 0.7 * rect.height || strchr ("ghf+=", *shape->text)))
        g_string_append_printf (text, "%s %.2f, ", g_ascii_isdigit (*shape->text) ? "number" : shape->text,
                                shape->type.size);
    }
  return g_string_free (text, FALSE);
}

/* "g3 h9 f12" and "1 + 13 = 14" beside each other would look like two kinds of nodes. */
static void
test_values_alike (void)
{
  for (double scale = 0.3; scale < 3; scale *= 1.05)
    {
      g_autofree char *none = print_value_looks (3, 9, 6, scale), *one = print_value_looks (1, 13, 6, scale);
      g_autofree char *both = print_value_looks (11, 13, 6, scale), *small = print_value_looks (1, 5, 5, scale);
      g_autofree char *larger = print_value_looks (3, 10, 5, scale), *deep = print_value_looks (10, 2, 5, scale);

      g_assert_cmpstr (none, ==, both);
      g_assert_cmpstr (one, ==, both);
      g_assert_cmpstr (small, ==, larger);
      g_assert_cmpstr (small, ==, deep);
      g_assert_true (scale < 1 || strstr (both, "number") != NULL);
    }
}

static void
add_property (const char *name, Property property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_looks, g_free);
}

/* Returns: the larger of what a node draws above its card and of what it draws below, in pixels */
static double
reach_of (FringeNodeState state, const FringeTheme *theme, double scale)
{
  FringeNodeLook look = { .state = state, .move = FRINGE_N_MOVES, .board = test_board_random (3, 3) };
  g_auto (TestRecordingPen) pen = { 0 };
  FringeRect rect;
  double reach = 0;

  test_record_node (&pen, theme, &look, scale, &rect);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      FringeRect extents = test_shape_extents (test_recording_pen_shape (&pen, i));

      reach = fmax (reach, fmax (rect.y - extents.y, extents.y + extents.height - rect.y - rect.height));
    }
  return reach;
}

/* The goal may be next below a node that was cut, whose bar is below its card. */
static void
test_bar_above_goal (void)
{
  FringeCard card = fringe_card_measure (3, 3, FRINGE_DIRECTION_RIGHT, false);

  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    for (double scale = 0.02; scale < 4; scale *= 1.05)
      {
        const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) kind);
        double cut = reach_of (FRINGE_NODE_CUT, theme, scale), goal = reach_of (FRINGE_NODE_GOAL, theme, scale);
        double gap = (card.pitch - card.height) * scale;

        g_test_message ("%s, scale %g: %g + %g of %g pixels", fringe_theme_name (kind), scale, cut, goal, gap);
        if (scale > 0.5)
          g_assert_cmpfloat (fmin (cut, goal), >, 0);
        g_assert_cmpfloat (cut + goal, <=, gap);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/node/a-larger-node-shows-no-less", test_detail);
  g_test_add_func ("/draw/node/tiles-of-two-digits-need-wider-cells", test_detail_of_two_digits);
  g_test_add_func ("/draw/node/a-card-has-the-digits-of-its-board", test_digits_of_boards);
  g_test_add_func ("/draw/node/the-order-stands-beside-an-id-of-five-digits", test_order_beside_a_long_id);
  g_test_add_func ("/draw/node/values-without-letters-are-a-sum", test_sum);
  g_test_add_func ("/draw/node/values-of-two-digits-keep-off-the-edge", test_values_of_two_digits);
  g_test_add_func ("/draw/node/all-cards-of-a-search-write-their-values-alike", test_values_alike);
  g_test_add_func ("/draw/node/the-id-is-shown-at-sizes-without-a-board", test_id_without_a_board);
  g_test_add_func ("/draw/node/numbers-keep-off-the-frame", test_air);
  g_test_add_func ("/draw/node/eight-tiles-are-read-at-about-half-size", test_boards_at_about_half_size);
  g_test_add_func ("/draw/node/the-number-that-is-compared-is-the-key", test_keys);
  g_test_add_func ("/draw/node/a-number-ends-with-no-zero-behind-the-point", test_decimals);
  g_test_add_func ("/draw/node/a-number-without-room-is-left-out", test_long_numbers);
  g_test_add_func ("/draw/node/the-bar-of-a-node-that-was-cut-leaves-the-goal-below-it-alone", test_bar_above_goal);
  add_property ("/draw/node/text-is-legible-or-not-drawn", is_legible);
  add_property ("/draw/node/text-lies-inside-the-card", holds_its_text);
  add_property ("/draw/node/texts-keep-apart", keeps_texts_apart);
  add_property ("/draw/node/text-does-not-run-over-an-edge", puts_text_on_ground);
  add_property ("/draw/node/its-numbers-are-shown", shows_its_numbers);
  add_property ("/draw/node/its-board-is-shown", shows_its_board);
  add_property ("/draw/node/it-leaves-the-next-card-alone", leaves_the_next_card_alone);
  return g_test_run ();
}
