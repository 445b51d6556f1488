/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exports into streams that have no room for all of it, or whose reader gives up, wherever that is. */
#include "fringe-chart-picture.h"
#include "fringe-export.h"
#include "fringe-paper.h"
#include "fringe-preview.h"
#include "fringe-record-read.h"

#include "export-samples.h"
#include "test-boards.h"

#include <math.h>
#include <string.h>

#define N_EXPORTS 120
#define N_PLACES 2
#define UNSPOILT ((gsize) -1)

/* It takes a few bytes at a time, up to as many as it has room for, and remembers whether it was asked again after it
 * had failed. */
struct _TestNarrow
{
  GOutputStream parent;
  GByteArray *taken;
  gsize room;
  gsize cancels_at;
  GCancellable *cancellable;
  guint n_failures;
};

#define TEST_TYPE_NARROW (test_narrow_get_type ())
G_DECLARE_FINAL_TYPE (TestNarrow, test_narrow, TEST, NARROW, GOutputStream)
G_DEFINE_TYPE (TestNarrow, test_narrow, G_TYPE_OUTPUT_STREAM)

static gssize
test_narrow_write (GOutputStream *stream, const void *bytes, gsize length, GCancellable *cancellable, GError **error)
{
  TestNarrow *narrow = TEST_NARROW (stream);
  gsize step = MIN (length, narrow->room - narrow->taken->len);

  (void) cancellable;
  if (step == 0)
    {
      narrow->n_failures++;
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "There is no more room.");
      return -1;
    }
  step = MIN (step, 1 + narrow->room / 3);
  g_byte_array_append (narrow->taken, bytes, (guint) step);
  if (narrow->taken->len >= narrow->cancels_at)
    g_cancellable_cancel (narrow->cancellable);
  return (gssize) step;
}

static void
test_narrow_finalize (GObject *object)
{
  g_byte_array_unref (TEST_NARROW (object)->taken);
  g_object_unref (TEST_NARROW (object)->cancellable);
  G_OBJECT_CLASS (test_narrow_parent_class)->finalize (object);
}

static void
test_narrow_class_init (TestNarrowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_narrow_finalize;
  G_OUTPUT_STREAM_CLASS (klass)->write_fn = test_narrow_write;
}

static void
test_narrow_init (TestNarrow *narrow)
{
  narrow->taken = g_byte_array_new ();
  narrow->cancellable = g_cancellable_new ();
}

static TestNarrow *
narrow_new (gsize room, gsize cancels_at)
{
  TestNarrow *narrow = g_object_new (TEST_TYPE_NARROW, NULL);

  narrow->room = room;
  narrow->cancels_at = cancels_at;
  return narrow;
}

static const char *const words[] = { NULL, "", "A tree", "Größe & <Ziel> \"x\\_%\" \xe2\x88\x9e\nand so on" };
static const char *const notes[] = { "What is to be done & why.", "The rules.", NULL };
static const char *const paper_names[] = { "a4", "a5", "letter", "slide" };
static const FringeLegendEntry legend[] = {
  { .topic = FRINGE_TOPIC_FRONTIER, .label = "Frontier" },
  { .topic = FRINGE_TOPIC_GOAL, .label = "Größe & <Ziel>" },
};

static FringeSearch *
random_search (void)
{
  int kind = test_random (5);
  TestProblem problem;

  if (kind == 0)
    return test_small_search ();
  if (kind == 1)
    return test_idastar_search ();
  if (kind == 2)
    return test_lazy_search ();
  do
    problem = test_problem_random (2 + test_random (2), 2 + test_random (2), test_random (12));
  while (problem.rules.heuristic == FRINGE_HEURISTIC_PERFECT);
  return test_search_run (&problem, (uint32_t) (1 + test_random (60)));
}

static FringePicture
random_picture (const FringeSearch *search, FringePaper *paper)
{
  FringePicture picture = test_picture (search);

  picture.step = (uint32_t) test_random ((int) picture.step + 1);
  picture.first_step = (uint32_t) test_random ((int) picture.step + 1);
  picture.what = test_random (4) == 0 ? FRINGE_WHAT_SOLUTION : FRINGE_WHAT_TREE;
  picture.root = test_random (4) == 0 ? (uint32_t) test_random ((int) MAX (1, fringe_search_n_nodes (search))) : 0;
  picture.direction = test_random (2) == 0 ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT;
  picture.has_ghosts = test_random (2) == 0;
  picture.coloring = (FringeColoring) test_random (FRINGE_COLORING_RUN + 1);
  picture.fold_size = test_random (3) == 0 ? 4 : 0;
  picture.selected = test_random (2) == 0 ? 0 : FRINGE_NO_NODE;
  picture.theme = test_random (2) == 0 ? FRINGE_THEME_LIGHT : FRINGE_THEME_DARK;
  picture.scale = 0.5;
  picture.legend = legend;
  picture.n_legend = test_random ((int) G_N_ELEMENTS (legend) + 1);
  picture.title = words[test_random (G_N_ELEMENTS (words))];
  picture.caption = words[test_random (G_N_ELEMENTS (words))];
  picture.handout = (FringeHandout) test_random (FRINGE_HANDOUT_KEY + 1);
  picture.is_transparent = test_random (2) == 0;
  picture.frames = test_random (3) == 0 ? (FringeFrames) test_random (FRINGE_FRAMES_GIVEN) : FRINGE_FRAMES_NONE;
  picture.plays = true;
  picture.is_beamer = test_random (2) == 0;
  picture.is_snippet = test_random (2) == 0;
  if (test_random (2) == 0 && fringe_paper_from_name (paper_names[test_random (G_N_ELEMENTS (paper_names))], paper))
    picture.paper = paper;
  paper->tiles = picture.paper != NULL && !paper->is_slide && test_random (2) == 0;
  if (test_random (6) == 0)
    {
      picture.what = FRINGE_WHAT_VIEW;
      picture.viewport = (FringeViewport) { .scale = 0.5, .width = 300, .height = 200, .direction = picture.direction };
    }
  if (picture.step > picture.first_step + 6)
    picture.first_step = picture.step - 6;
  return picture;
}

static FringeExport
random_export (const FringeSearch *search, FringePaper *paper)
{
  FringeExport export = {
    .kind = (FringeExportKind) test_random (FRINGE_EXPORT_COUNTS + 1),
    .picture = random_picture (search, paper),
    .format = (FringeFormat) test_random (FRINGE_N_FORMATS),
    .data_format = (FringeDataFormat) test_random (FRINGE_N_DATA_FORMATS),
    .sheet_format = (FringeSheetFormat) test_random (FRINGE_N_SHEET_FORMATS),
    .notes = test_random (2) == 0 ? notes : NULL,
  };

  if (fringe_export_has_files (&export))
    export.picture.frames = FRINGE_FRAMES_NONE;
  return export;
}

/* An export may have nothing to show; then it says so. */
static GBytes *
write_whole (const FringeExport *export)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  if (!fringe_export_write (export, stream, NULL, &error))
    {
      g_assert_nonnull (error);
      g_assert_cmpuint (error->domain, ==, FRINGE_EXPORT_ERROR);
      g_test_message ("%s", error->message);
      return NULL;
    }
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static void
assert_begins_with (GBytes *whole, const GByteArray *part)
{
  g_assert_cmpuint (part->len, <=, g_bytes_get_size (whole));
  g_assert_cmpint (memcmp (g_bytes_get_data (whole, NULL), part->data, part->len), ==, 0);
}

static void
assert_full (const FringeExport *export, GBytes *whole, gsize room)
{
  g_autoptr (TestNarrow) narrow = narrow_new (room, UNSPOILT);
  g_autoptr (GError) error = NULL;

  g_assert_false (fringe_export_write (export, G_OUTPUT_STREAM (narrow), NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_cmpstr (error->message, ==, "There is no more room.");
  g_assert_cmpuint (narrow->n_failures, ==, 1);
  g_assert_cmpuint (narrow->taken->len, ==, room);
  if (room > 0)
    assert_begins_with (whole, narrow->taken);
}

static void
assert_room (const FringeExport *export, GBytes *whole)
{
  gsize length = g_bytes_get_size (whole);
  g_autoptr (TestNarrow) narrow = narrow_new (length, UNSPOILT);
  g_autoptr (GError) error = NULL;

  fringe_export_write (export, G_OUTPUT_STREAM (narrow), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (narrow->taken->data, narrow->taken->len, g_bytes_get_data (whole, NULL), length);
}

/* Who cancels may be too late for the last piece; then all was written. */
static void
assert_cancelled (const FringeExport *export, GBytes *whole, gsize place)
{
  gsize length = g_bytes_get_size (whole);
  g_autoptr (TestNarrow) narrow = narrow_new (length, place);
  g_autoptr (GError) error = NULL;

  if (fringe_export_write (export, G_OUTPUT_STREAM (narrow), narrow->cancellable, &error))
    g_assert_cmpuint (narrow->taken->len, ==, length);
  else
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (place == 0 || g_cancellable_is_cancelled (narrow->cancellable));
  if (narrow->taken->len > 0)
    assert_begins_with (whole, narrow->taken);
}

static void
try_export (const FringeExport *export)
{
  g_autoptr (GBytes) whole = write_whole (export);
  gsize length = whole != NULL ? g_bytes_get_size (whole) : 0;

  g_test_message ("kind %d, formats %d %d %d, step %u: %zu bytes", export->kind, export->format, export->data_format,
                  export->sheet_format, export->picture.step, length);
  if (length == 0)
    return;
  assert_room (export, whole);
  assert_full (export, whole, 0);
  assert_full (export, whole, length - 1);
  for (int i = 0; i < N_PLACES; i++)
    {
      assert_full (export, whole, (gsize) test_random ((int) length));
      assert_cancelled (export, whole, 1 + (gsize) test_random ((int) length));
    }
}

static void
test_random_exports (void)
{
  for (int i = 0; i < N_EXPORTS; i++)
    {
      g_autoptr (FringeSearch) search = random_search ();
      FringePaper paper;
      FringeExport export = random_export (search, &paper);

      try_export (&export);
    }
}

/* What is written in pieces fails in each of them, the record in every one as well as the trace. */
static void
test_long_data (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (400);

  for (int format = 0; format < FRINGE_N_DATA_FORMATS; format++)
    {
      FringeExport export
          = { .kind = FRINGE_EXPORT_DATA, .picture = test_picture (search), .data_format = (FringeDataFormat) format };

      try_export (&export);
    }
}

static void
test_long_pictures (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (250);

  for (int format = FRINGE_FORMAT_SVG; format < FRINGE_N_FORMATS; format++)
    {
      FringeExport export = { .picture = test_picture (search), .format = (FringeFormat) format };

      try_export (&export);
    }
}

/* A stream that has nothing more to give but an error. */
struct _TestBroken
{
  GInputStream parent;
  const guint8 *bytes;
  gsize left;
};

#define TEST_TYPE_BROKEN (test_broken_get_type ())
G_DECLARE_FINAL_TYPE (TestBroken, test_broken, TEST, BROKEN, GInputStream)
G_DEFINE_TYPE (TestBroken, test_broken, G_TYPE_INPUT_STREAM)

static gssize
test_broken_read (GInputStream *stream, void *buffer, gsize length, GCancellable *cancellable, GError **error)
{
  TestBroken *broken = TEST_BROKEN (stream);
  gsize step = MIN (MIN (length, broken->left), 1 + broken->left / 2);

  (void) cancellable;
  if (step == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "Nothing comes any more.");
      return -1;
    }
  memcpy (buffer, broken->bytes, step);
  broken->bytes += step;
  broken->left -= step;
  return (gssize) step;
}

static void
test_broken_class_init (TestBrokenClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = test_broken_read;
}

static void
test_broken_init (TestBroken *broken)
{
  broken->bytes = NULL;
}

static void
test_broken_records (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeExport export
      = { .kind = FRINGE_EXPORT_DATA, .picture = test_picture (search), .data_format = FRINGE_DATA_JSON };
  g_autoptr (GBytes) whole = write_whole (&export);

  for (gsize left = 0; left <= g_bytes_get_size (whole); left++)
    {
      g_autoptr (TestBroken) broken = g_object_new (TEST_TYPE_BROKEN, NULL);
      g_autoptr (GError) error = NULL;

      broken->bytes = g_bytes_get_data (whole, NULL);
      broken->left = left;
      g_assert_null (fringe_record_read_json (G_INPUT_STREAM (broken), NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
    }
}

static void
assert_preview_is_true (const FringeExport *export, guint page)
{
  g_autoptr (GBytes) whole = write_whole (export);
  g_autoptr (GError) error = NULL;
  FringePreview preview;

  if (!fringe_preview_make (&preview, export, page, 200, 150, NULL, &error))
    {
      g_assert_nonnull (error);
      g_assert_null (whole);
      return;
    }
  g_assert_no_error (error);
  g_assert_true ((preview.image != NULL) != (preview.text != NULL));
  g_assert_cmpuint (preview.n_pages, >=, 1);
  if (export->kind == FRINGE_EXPORT_DATA)
    {
      gsize length = strlen (preview.text);

      g_assert_nonnull (whole);
      g_assert_true (preview.is_cut == (length < g_bytes_get_size (whole)));
      g_assert_cmpint (memcmp (preview.text, g_bytes_get_data (whole, NULL), length), ==, 0);
    }
  fringe_preview_clear (&preview);
}

static void
test_previews (void)
{
  for (int i = 0; i < N_EXPORTS; i++)
    {
      g_autoptr (FringeSearch) search = random_search ();
      FringePaper paper;
      FringeExport export = random_export (search, &paper);

      assert_preview_is_true (&export, (guint) test_random (3));
    }
}

static void
test_charts (void)
{
  static const FringeChartPoint points[] = { { 1, 1, 2, 2, 1, 1 }, { 2, 2, 3, 3, 2, 2 }, { 3, 3, 1, 1, 3, 3 } };
  static const FringeChartLine line = { "f", FRINGE_CHART_SOLID, FALSE, NAN, points, G_N_ELEMENTS (points) };
  static const FringeChart chart
      = { .lines = &line, .n_lines = 1, .x_title = "Step", .n_steps = 3, .is_whole = TRUE, .level = NAN, .cursor = 3 };
  const FringeChartPicture picture = { .chart = &chart, .title = "A & B", .width = 200, .height = 150, .scale = 1 };

  for (int format = FRINGE_FORMAT_PNG; format <= FRINGE_FORMAT_PDF; format++)
    {
      g_autoptr (TestNarrow) wide = narrow_new (G_MAXINT, UNSPOILT);

      g_assert_true (fringe_chart_picture_write (&picture, (FringeFormat) format, G_OUTPUT_STREAM (wide), NULL, NULL));
      for (gsize room = 0; room < wide->taken->len; room += 1 + wide->taken->len / 10)
        {
          g_autoptr (TestNarrow) full = narrow_new (room, UNSPOILT), left = narrow_new (G_MAXINT, 1 + room);
          g_autoptr (GError) error = NULL;

          g_assert_false (
              fringe_chart_picture_write (&picture, (FringeFormat) format, G_OUTPUT_STREAM (full), NULL, &error));
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
          g_assert_cmpuint (full->n_failures, ==, 1);
          g_clear_error (&error);
          if (!fringe_chart_picture_write (&picture, (FringeFormat) format, G_OUTPUT_STREAM (left), left->cancellable,
                                           &error))
            g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/narrow-streams/any-export-fails-where-its-stream-fails", test_random_exports);
  g_test_add_func ("/narrow-streams/what-is-written-in-pieces-fails-in-each", test_long_data);
  g_test_add_func ("/narrow-streams/pictures-in-pieces-fail-in-each", test_long_pictures);
  g_test_add_func ("/narrow-streams/a-record-is-refused-where-its-stream-fails", test_broken_records);
  g_test_add_func ("/narrow-streams/a-preview-shows-what-is-written", test_previews);
  g_test_add_func ("/narrow-streams/a-chart-fails-where-its-stream-fails", test_charts);
  return g_test_run ();
}
