/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-picture.h"
#include "fringe-pages.h"
#include "fringe-picture-writers.h"

#include <math.h>

/* How large pictures of any trees are on any paper: as large as it lets them be. */

#define N_TREES 60
#define NODES_MAX 4000
#define SHEETS_MAX 400
/* What a line of the legend takes that is not there any more where cards are too small for it. */
#define LEGEND_LINE 60.0
/* A title as long as that has room on every paper. */
#define TITLE_MODEST 60

static const FringeLegendEntry legend[] = {
  { .topic = FRINGE_TOPIC_FRONTIER, .label = "Frontier" },
  { .topic = FRINGE_TOPIC_EXPANDED, .label = "Expanded" },
  { .topic = FRINGE_TOPIC_ORDER, .label = "Step of the expansion" },
};

static FringeSearch *
random_search (void)
{
  TestProblem problem = test_problem_random (g_test_rand_int_range (2, 5), g_test_rand_int_range (2, 5),
                                             g_test_rand_int_range (1, 200));

  test_problem_tell (&problem);
  return test_search_run (&problem, (uint32_t) g_test_rand_int_range (2, NODES_MAX));
}

static char *
random_words (gsize length)
{
  GString *words = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    g_string_append_c (words, g_test_rand_int_range (0, 9) == 0 ? ' ' : 'm');
  return g_string_free (words, FALSE);
}

static FringePaper
random_paper (void)
{
  g_auto (GStrv) names = g_strsplit (fringe_paper_names (), ", ", -1);
  FringePaper paper;

  g_assert_true (fringe_paper_from_name (names[g_test_rand_int_range (0, (gint32) g_strv_length (names))], &paper));
  paper.margin = g_test_rand_double_range (0, fmin (paper.width, paper.height) / 4);
  paper.is_slide = g_test_rand_bit ();
  return paper;
}

typedef struct
{
  FringeSearch *search;
  FringePicture picture;
  FringePaper paper;
  char *title;
} Case;

static void
case_clear (Case *self)
{
  fringe_search_unref (self->search);
  g_free (self->title);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, case_clear)

static void
case_init (Case *self)
{
  *self = (Case) { .search = random_search (), .paper = random_paper () };
  self->picture = test_picture (self->search);
  self->title = g_test_rand_bit () ? random_words ((gsize) pow (10, g_test_rand_double_range (0, 3.5))) : NULL;
  self->picture.title = self->title;
  self->picture.direction = g_test_rand_bit () ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT;
  self->picture.legend = legend;
  self->picture.n_legend = g_test_rand_bit () ? (int) G_N_ELEMENTS (legend) : 0;
  self->picture.paper = &self->paper;
  g_test_message ("paper %.2f x %.2f, margin %.3f, title of %zu, %d in the legend, %s", self->paper.width,
                  self->paper.height, self->paper.margin, self->title != NULL ? strlen (self->title) : 0,
                  self->picture.n_legend, self->picture.direction == FRINGE_DIRECTION_DOWN ? "down" : "right");
}

/* Whether a picture fills its room in one direction, so that it could not be larger. */
static void
assert_largest (const FringeFrame *frame, const FringeLimits *limits, double slack)
{
  double share = frame->width * frame->height / limits->area;

  g_assert_cmpfloat (frame->width, <=, limits->width);
  g_assert_cmpfloat (frame->height, <=, limits->height);
  g_assert_cmpfloat (share, <=, 1);
  if (frame->fit.scale < 1 && frame->width < limits->width - 1 - slack && frame->height < limits->height - 1 - slack
      && share < 0.999)
    g_error ("%.3g x %.3g in %.3g x %.3g could be larger than %g", frame->width, frame->height, limits->width,
             limits->height, frame->fit.scale);
}

static void
assert_fits (const Case *self, double wanted, const FringeLimits *limits)
{
  g_autoptr (GError) error = NULL;
  FringeFrame frame;

  if (!fringe_frame_init (&frame, &self->picture, wanted, limits, &error))
    {
      g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_ROOM);
      g_assert_true (self->title != NULL && strlen (self->title) > TITLE_MODEST);
      return;
    }
  g_assert_cmpfloat (frame.fit.scale, ==, frame.scale / wanted);
  assert_largest (&frame, limits, self->picture.n_legend > 0 ? LEGEND_LINE : 0);
  fringe_frame_clear (&frame);
}

static void
test_paper (void)
{
  for (int i = 0; i < N_TREES; i++)
    {
      g_auto (Case) self;
      FringeLimits limits = { .area = INFINITY, .magnify_min = FRINGE_PDF_MAGNIFY_MIN };

      case_init (&self);
      limits.width = fringe_paper_inner_width (&self.paper) / FRINGE_POINTS_PER_PIXEL;
      limits.height = fringe_paper_inner_height (&self.paper) / FRINGE_POINTS_PER_PIXEL;
      assert_fits (&self, 1, &limits);
    }
}

static void
test_formats (void)
{
  for (int i = 0; i < N_TREES; i++)
    {
      FringeLimits png = fringe_picture_limits (FRINGE_FORMAT_PNG), pdf = fringe_picture_limits (FRINGE_FORMAT_PDF);
      g_auto (Case) self;

      case_init (&self);
      self.picture.paper = NULL;
      assert_fits (&self, pow (10, g_test_rand_double_range (-1, 2)), &png);
      assert_fits (&self, 1, &pdf);
    }
}

static guint
sheets_at (const FringeFit *fit, const FringePaper *paper, double scale)
{
  double points = scale * FRINGE_POINTS_PER_PIXEL;

  return (guint) (ceil (ceil (fit->width) * points / fringe_paper_inner_width (paper))
                  * ceil (ceil (fit->height) * points / fringe_paper_inner_height (paper)));
}

static void
test_sheets (void)
{
  for (int i = 0; i < N_TREES; i++)
    {
      g_autoptr (FringePages) pages = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (Case) self;
      FringePaper turned;
      FringeFit fit;

      case_init (&self);
      self.paper.tiles = TRUE;
      turned = self.paper.is_slide ? self.paper : fringe_paper_turned (&self.paper);
      pages = fringe_pages_new (&self.picture, &error);
      g_assert_no_error (error);
      fit = fringe_pages_fit (pages);
      g_assert_cmpuint (fringe_pages_count (pages), <=, SHEETS_MAX);
      g_assert_cmpfloat (fit.scale, <=, 1);
      if (fit.scale < 1)
        {
          g_assert_cmpuint (sheets_at (&fit, &self.paper, fit.scale * (1 + 1e-6)), >, SHEETS_MAX);
          g_assert_cmpuint (sheets_at (&fit, &turned, fit.scale * (1 + 1e-6)), >, SHEETS_MAX);
        }
    }
}

/* A part of the tree as a window of that size shows it. */
static FringePicture
view_of (const FringeSearch *search, double width, double height)
{
  FringePicture picture = test_picture (search);

  picture.what = FRINGE_WHAT_VIEW;
  picture.viewport = (FringeViewport) { .scale = 1, .width = width, .height = height };
  return picture;
}

static void
test_png_border (void)
{
  static const double lengths[] = { 32766, 32766.5, 32767, 32767.5, 32768, 32769, 40000 };
  g_autoptr (FringeSearch) search = test_small_search ();

  for (guint i = 0; i < 2 * G_N_ELEMENTS (lengths); i++)
    {
      double length = lengths[i / 2];
      FringePicture picture = i % 2 == 0 ? view_of (search, 200, length) : view_of (search, length, 200);
      cairo_surface_t *image;
      FringeFit fit;

      image = fringe_picture_render (&picture, NULL, &fit, NULL);
      g_assert_nonnull (image);
      g_assert_cmpint (i % 2 == 0 ? cairo_image_surface_get_height (image) : cairo_image_surface_get_width (image), ==,
                       MIN (32767, (int) ceil (length)));
      g_assert_cmpint (fit.scale<1, ==, length> 32767);
      g_assert_cmpfloat_with_epsilon (fit.scale, fmin (1, 32767 / length), 1e-9);
      cairo_surface_destroy (image);
    }
}

/* Where the border is met by a scale that is no short number. */
static void
test_rounding (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeLimits png = fringe_picture_limits (FRINGE_FORMAT_PNG);

  png.area = INFINITY;
  for (int i = 0; i < 200; i++)
    {
      double height = g_test_rand_double_range (60, 3000);
      FringePicture picture = view_of (search, height, height);
      double scale = png.height / picture.viewport.height;
      g_autoptr (GError) error = NULL;
      FringeFrame frame;

      g_assert_true (fringe_frame_init (&frame, &picture, scale, &png, &error));
      g_assert_cmpfloat (frame.fit.scale, ==, 1);
      g_assert_cmpfloat (frame.height, ==, png.height);
      fringe_frame_clear (&frame);
      g_assert_true (fringe_frame_init (&frame, &picture, scale * (1 + 1e-6), &png, &error));
      g_assert_cmpfloat (frame.fit.scale, <, 1);
      g_assert_cmpfloat (frame.height, ==, png.height);
      fringe_frame_clear (&frame);
    }
}

static void
test_pdf_border (void)
{
  static const double lengths[] = { 19199, 19200, 19201, 30000 };
  g_autoptr (FringeSearch) search = test_small_search ();

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      FringePicture picture = view_of (search, 100, lengths[i]);
      g_autoptr (FringePages) pages = fringe_pages_new (&picture, NULL);

      g_assert_cmpfloat (fringe_pages_height (pages), ==, fmin (14400, 0.75 * lengths[i]));
      g_assert_cmpfloat_with_epsilon (fringe_pages_fit (pages).scale, fmin (1, 19200 / lengths[i]), 1e-9);
    }
}

static void
test_too_many_words (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *caption = g_strnfill (20000, 'm');
  g_autoptr (GError) error = NULL;
  FringePaper paper;

  g_assert_true (fringe_paper_from_name ("a4", &paper));
  picture.paper = &paper;
  picture.caption = caption;
  g_assert_null (fringe_pages_new (&picture, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_ROOM);
}

static void
test_sentences (void)
{
  FringePaper paper = { .width = 600, .height = 800 };
  FringePicture on_paper = { .paper = &paper }, alone = { 0 }, slide = { .is_beamer = true };

  for (int i = 0; i < 200; i++)
    {
      FringeFit fit = { pow (10, g_test_rand_double_range (-5, 0)), 5000, 200, 0 };
      gboolean is_small = fit.scale * 10 / 96 * 25.4 < 1;
      g_autofree char *paper_sentence = fringe_fit_sentence (&on_paper, FRINGE_FORMAT_PDF, &fit);
      g_autofree char *slide_sentence = fringe_fit_sentence (&slide, FRINGE_FORMAT_TEX, &fit);
      g_autofree char *pdf_sentence = fringe_fit_sentence (&alone, FRINGE_FORMAT_PDF, &fit);

      g_assert_cmpint (fringe_fit_is_too_small (&on_paper, FRINGE_FORMAT_PDF, &fit), ==, is_small);
      g_assert_cmpint (fringe_fit_is_too_small (&slide, FRINGE_FORMAT_TEX, &fit), ==, is_small);
      g_assert_false (fringe_fit_is_too_small (&alone, FRINGE_FORMAT_PDF, &fit));
      if (fit.scale >= 0.999)
        {
          g_assert_null (paper_sentence);
          continue;
        }
      g_assert_cmpint (strstr (paper_sentence, "its letters are only ") != NULL, ==, is_small);
      g_assert_cmpint (strstr (slide_sentence, "its letters are only ") != NULL, ==, is_small);
      g_assert_nonnull (strstr (pdf_sentence, "is 1.3 m wide and 53 mm high"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fit/a-tree-is-as-large-as-its-paper-lets-it-be", test_paper);
  g_test_add_func ("/fit/a-tree-is-as-large-as-a-file-can-hold", test_formats);
  g_test_add_func ("/fit/a-tree-goes-over-as-many-sheets-as-there-may-be", test_sheets);
  g_test_add_func ("/fit/a-png-has-up-to-32767-pixels-a-side", test_png_border);
  g_test_add_func ("/fit/what-rounding-adds-is-no-reason-to-be-smaller", test_rounding);
  g_test_add_func ("/fit/a-page-of-pdf-has-up-to-14400-points-a-side", test_pdf_border);
  g_test_add_func ("/fit/words-that-leave-no-room-are-refused", test_too_many_words);
  g_test_add_func ("/fit/what-is-too-small-to-be-read-is-said", test_sentences);
  return g_test_run ();
}
