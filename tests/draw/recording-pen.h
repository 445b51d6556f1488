/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"
#include "fringe-viewport.h"

#include <glib.h>

typedef enum
{
  TEST_RECTANGLE,
  TEST_CIRCLE,
  TEST_POLYLINE,
  TEST_TEXT,
} TestShapeKind;

#define TEST_POINTS_MAX 4

/**
 * TestShape:
 * @group: the index of the innermost group, or -1
 * @box: what it covers, without its line; of a text, as wide as its font has it and as high as a digit
 * @points: (array length=n_points): of a line of few points: x and y of each
 * @n_points: 0 of any other shape
 * @text: of a text
 */
typedef struct
{
  TestShapeKind kind;
  int group;
  FringeRect box;
  FringeStroke stroke;
  FringeType type;
  double points[2 * TEST_POINTS_MAX];
  int n_points;
  char *text;
} TestShape;

/**
 * TestGroup:
 * @parent: the index of the group around it, or -1
 */
typedef struct
{
  char *name;
  char *kind;
  int parent;
} TestGroup;

/* A pen that remembers what it drew. */
typedef struct
{
  FringePen pen;
  GArray *shapes;
  GArray *groups;
  int group;
} TestRecordingPen;

void test_recording_pen_init (TestRecordingPen *pen);
void test_recording_pen_clear (TestRecordingPen *pen);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestRecordingPen, test_recording_pen_clear)

guint test_recording_pen_n_shapes (const TestRecordingPen *pen);
const TestShape *test_recording_pen_shape (const TestRecordingPen *pen, guint index);
const TestGroup *test_recording_pen_group (const TestRecordingPen *pen, int index);

/* Whether a group is of this kind, or in one that is. */
gboolean test_recording_pen_is_in (const TestRecordingPen *pen, int group, const char *kind);

/* What a shape covers with its line. */
FringeRect test_shape_extents (const TestShape *shape);

gboolean test_rect_holds (const FringeRect *outer, const FringeRect *inner, double slack);
gboolean test_rects_overlap (const FringeRect *a, const FringeRect *b);
