/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "recording-pen.h"

#include "fringe-font.h"

#include <math.h>
#include <string.h>

static void
record (FringePen *base, TestShapeKind kind, FringeRect box, const FringeStroke *stroke)
{
  TestRecordingPen *pen = (TestRecordingPen *) base;
  TestShape shape = { .kind = kind, .group = pen->group, .box = box, .stroke = *stroke };

  g_assert_true (isfinite (box.x) && isfinite (box.y) && isfinite (box.width) && isfinite (box.height));
  g_array_append_val (pen->shapes, shape);
}

static void
begin (FringePen *base, const char *name, const char *kind)
{
  TestRecordingPen *pen = (TestRecordingPen *) base;
  TestGroup group = { g_strdup (name), g_strdup (kind), pen->group };

  g_assert_nonnull (kind);
  g_array_append_val (pen->groups, group);
  pen->group = (int) pen->groups->len - 1;
}

static void
end (FringePen *base)
{
  TestRecordingPen *pen = (TestRecordingPen *) base;

  g_assert_cmpint (pen->group, >=, 0);
  pen->group = g_array_index (pen->groups, TestGroup, pen->group).parent;
}

static void
rectangle (FringePen *pen, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  g_assert_cmpfloat (width, >=, 0);
  g_assert_cmpfloat (height, >=, 0);
  g_assert_cmpfloat (radius, >=, 0);
  record (pen, TEST_RECTANGLE, (FringeRect) { x, y, width, height }, stroke);
}

static void
circle (FringePen *pen, double x, double y, double radius, const FringeStroke *stroke)
{
  g_assert_cmpfloat (radius, >=, 0);
  record (pen, TEST_CIRCLE, (FringeRect) { x - radius, y - radius, 2 * radius, 2 * radius }, stroke);
}

static void
polyline (FringePen *base, const double *points, int n_points, const FringeStroke *stroke)
{
  TestRecordingPen *pen = (TestRecordingPen *) base;
  TestShape *shape;
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;

  for (int i = 0; i < n_points; i++)
    {
      left = fmin (left, points[2 * i]);
      right = fmax (right, points[2 * i]);
      top = fmin (top, points[2 * i + 1]);
      bottom = fmax (bottom, points[2 * i + 1]);
    }
  record (base, TEST_POLYLINE, (FringeRect) { left, top, right - left, bottom - top }, stroke);
  shape = &g_array_index (pen->shapes, TestShape, pen->shapes->len - 1);
  if (n_points > TEST_POINTS_MAX)
    return;
  shape->n_points = n_points;
  memcpy (shape->points, points, 2 * (size_t) n_points * sizeof *points);
}

static void
text (FringePen *base, double x, double y, const char *string, const FringeType *type)
{
  TestRecordingPen *pen = (TestRecordingPen *) base;
  double width = fringe_font_width (type, string), height = type->size * FRINGE_DIGIT_HEIGHT;
  double share = type->anchor == FRINGE_ANCHOR_START ? 0 : type->anchor == FRINGE_ANCHOR_MIDDLE ? 0.5 : 1;

  record (base, TEST_TEXT, (FringeRect) { x - share * width, y - height, width, height }, &(FringeStroke) { 0 });
  g_array_index (pen->shapes, TestShape, pen->shapes->len - 1).type = *type;
  g_array_index (pen->shapes, TestShape, pen->shapes->len - 1).text = g_strdup (string);
}

static const FringePenClass recording_pen_class = {
  .begin = begin,
  .end = end,
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .text = text,
};

static void
clear_shape (gpointer shape)
{
  g_free (((TestShape *) shape)->text);
}

static void
clear_group (gpointer group)
{
  g_free (((TestGroup *) group)->name);
  g_free (((TestGroup *) group)->kind);
}

void
test_recording_pen_init (TestRecordingPen *pen)
{
  pen->pen.klass = &recording_pen_class;
  pen->shapes = g_array_new (FALSE, FALSE, sizeof (TestShape));
  pen->groups = g_array_new (FALSE, FALSE, sizeof (TestGroup));
  pen->group = -1;
  g_array_set_clear_func (pen->shapes, clear_shape);
  g_array_set_clear_func (pen->groups, clear_group);
}

void
test_recording_pen_clear (TestRecordingPen *pen)
{
  g_assert_cmpint (pen->group, ==, -1);
  g_array_unref (pen->shapes);
  g_array_unref (pen->groups);
}

guint
test_recording_pen_n_shapes (const TestRecordingPen *pen)
{
  return pen->shapes->len;
}

const TestShape *
test_recording_pen_shape (const TestRecordingPen *pen, guint index)
{
  return &g_array_index (pen->shapes, TestShape, index);
}

const TestGroup *
test_recording_pen_group (const TestRecordingPen *pen, int index)
{
  return &g_array_index (pen->groups, TestGroup, index);
}

gboolean
test_recording_pen_is_in (const TestRecordingPen *pen, int group, const char *kind)
{
  for (; group >= 0; group = test_recording_pen_group (pen, group)->parent)
    {
      g_auto (GStrv) kinds = g_strsplit (test_recording_pen_group (pen, group)->kind, " ", -1);

      if (g_strv_contains ((const char *const *) kinds, kind))
        return TRUE;
    }
  return FALSE;
}

FringeRect
test_shape_extents (const TestShape *shape)
{
  double line = shape->stroke.line.a > 0 ? shape->stroke.width / 2 : 0;

  return (FringeRect) { shape->box.x - line, shape->box.y - line, shape->box.width + 2 * line,
                        shape->box.height + 2 * line };
}

gboolean
test_rect_holds (const FringeRect *outer, const FringeRect *inner, double slack)
{
  return inner->x >= outer->x - slack && inner->y >= outer->y - slack
         && inner->x + inner->width <= outer->x + outer->width + slack
         && inner->y + inner->height <= outer->y + outer->height + slack;
}

gboolean
test_rects_overlap (const FringeRect *a, const FringeRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}
