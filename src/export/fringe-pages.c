/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pages.h"

#include "fringe-cairo-output.h"
#include "fringe-frame.h"
#include "fringe-paper-pen.h"
#include "fringe-paper.h"
#include "fringe-pdf-figures.h"
#include "fringe-picture-writers.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* Nobody glues more sheets than these together. */
#define SHEETS_MAX 400
/* After so many halvings the ends of an interval are the same scale. */
#define HALVINGS 50
#define NOTE_SIZE 7.0
/* cairo keeps what is drawn until the page is written, and about so many bytes for a letter. A card has up to two
 * letters on each tile, and beside them what takes as much as so many. */
#define LETTER_ROOM 64
#define LETTERS_BESIDE 32

#define MM FRINGE_POINTS_PER_MM
#define INCH 72.0
#define SLIDE_MARGIN (6 * MM)
#define SLIDE_SCALE_MAX 2

static const struct
{
  const char *name;
  FringePaper paper;
} papers[] = {
  { "a3", { 297 * MM, 420 * MM, FALSE, FRINGE_PAPER_MARGIN, FALSE, 0 } },
  { "a4", { 210 * MM, 297 * MM, FALSE, FRINGE_PAPER_MARGIN, FALSE, 0 } },
  { "a5", { 148 * MM, 210 * MM, FALSE, FRINGE_PAPER_MARGIN, FALSE, 0 } },
  { "letter", { 8.5 * INCH, 11 * INCH, FALSE, FRINGE_PAPER_MARGIN, FALSE, 0 } },
  { "legal", { 8.5 * INCH, 14 * INCH, FALSE, FRINGE_PAPER_MARGIN, FALSE, 0 } },
  { "tabloid", { 11 * INCH, 17 * INCH, FALSE, FRINGE_PAPER_MARGIN, FALSE, 0 } },
  { "slide", { 40.0 / 3 * INCH, 7.5 * INCH, TRUE, SLIDE_MARGIN, FALSE, SLIDE_SCALE_MAX } },
};

const char *
fringe_paper_names (void)
{
  return "a3, a4, a5, letter, legal, tabloid, slide";
}

gboolean
fringe_paper_from_name (const char *name, FringePaper *paper)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_ascii_strcasecmp (papers[i].name, name) == 0)
      {
        *paper = papers[i].paper;
        return TRUE;
      }
  return FALSE;
}

FringePaper
fringe_paper_turned (const FringePaper *paper)
{
  FringePaper turned = *paper;

  turned.width = paper->height;
  turned.height = paper->width;
  return turned;
}

double
fringe_paper_inner_width (const FringePaper *paper)
{
  return fmax (paper->width - 2 * paper->margin, 1);
}

double
fringe_paper_inner_height (const FringePaper *paper)
{
  return fmax (paper->height - 2 * paper->margin, 1);
}

/* How a picture is spread over several sheets: in so many rows and columns, each of which shows so much of it. */
typedef struct
{
  guint rows, columns;
  double scale;         /* points for a pixel */
  double width, height; /* in pixels */
} Sheets;

struct _FringePages
{
  FringePicture picture;
  FringeFrame frame;
  gboolean has_paper;
  FringePaper paper;
  Sheets sheets; /* where it goes over several */
  GArray *tiles; /* of those the ones with something on them: row * columns + column */
  GArray *steps;
  cairo_font_face_t *figures; /* of all pages */
};

/* Counting stops at one more than the maximum, because the number may be huge. */
static guint
count_along (double length, double sheet)
{
  return (guint) CLAMP (ceil (length / sheet), 1, SHEETS_MAX + 1);
}

static Sheets
count_sheets (const FringeFrame *frame, const FringePaper *paper, double scale)
{
  Sheets sheets = { .scale = scale };

  sheets.width = fringe_paper_inner_width (paper) / scale;
  sheets.height = fringe_paper_inner_height (paper) / scale;
  sheets.columns = count_along (frame->width, sheets.width);
  sheets.rows = count_along (frame->height, sheets.height);
  return sheets;
}

static gboolean
are_few (const Sheets *sheets)
{
  return sheets->rows * sheets->columns <= SHEETS_MAX;
}

/* The sheets show the picture at 100 %, or at the largest scale at which they are few enough. */
static Sheets
plan_sheets (const FringeFrame *frame, const FringePaper *paper)
{
  double too_large = FRINGE_POINTS_PER_PIXEL, fitting = 0;
  Sheets sheets = count_sheets (frame, paper, too_large);

  for (int i = 0; i < HALVINGS && !(i == 0 && are_few (&sheets)); i++)
    {
      double middle = (fitting + too_large) / 2;
      Sheets smaller = count_sheets (frame, paper, middle);

      if (are_few (&smaller))
        {
          sheets = smaller;
          fitting = middle;
        }
      else
        too_large = middle;
    }
  return sheets;
}

static FringeLimits
limits_of (const FringePaper *paper)
{
  if (paper == NULL)
    return fringe_picture_limits (FRINGE_FORMAT_PDF);
  if (paper->tiles)
    return (FringeLimits) { INFINITY, INFINITY, INFINITY, 0 };
  return (FringeLimits) { fringe_paper_inner_width (paper) / FRINGE_POINTS_PER_PIXEL,
                          fringe_paper_inner_height (paper) / FRINGE_POINTS_PER_PIXEL, INFINITY,
                          FRINGE_PDF_MAGNIFY_MIN };
}

/* Paper is turned where that lets the picture be larger, or be on fewer sheets. */
static gboolean
turn_paper (FringePages *pages, GError **error)
{
  FringePaper turned = fringe_paper_turned (&pages->paper);
  FringeLimits limits = limits_of (&turned);
  FringeFrame other;

  if (pages->paper.tiles)
    {
      Sheets upright = plan_sheets (&pages->frame, &pages->paper), across = plan_sheets (&pages->frame, &turned);

      if (across.scale > upright.scale
          || (across.scale >= upright.scale && across.rows * across.columns < upright.rows * upright.columns))
        pages->paper = turned;
      return TRUE;
    }
  if (!fringe_frame_init (&other, &pages->picture, 1, &limits, error))
    return FALSE;
  if (other.scale > pages->frame.scale)
    {
      FringeFrame swapped = pages->frame;

      pages->frame = other;
      other = swapped;
      pages->paper = turned;
    }
  fringe_frame_clear (&other);
  return TRUE;
}

/* What fits on a slide as it is fills the slide. That is no change of the size that is to be told. */
static gboolean
fill_paper (FringePages *pages, GError **error)
{
  FringeLimits limits = limits_of (&pages->paper);
  FringeFit fit = pages->frame.fit;

  if (!pages->has_paper || pages->paper.tiles || pages->paper.scale_max <= 1 || fit.scale < 1)
    return TRUE;
  fringe_frame_clear (&pages->frame);
  if (!fringe_frame_init (&pages->frame, &pages->picture, pages->paper.scale_max, &limits, error))
    return FALSE;
  pages->frame.fit = fit;
  return TRUE;
}

static FringeRect
part_of (const FringePages *pages, guint tile)
{
  const Sheets *sheets = &pages->sheets;
  double magnify = pages->frame.magnify, width = sheets->width / magnify, height = sheets->height / magnify;

  return (FringeRect) { tile % sheets->columns * width, tile / sheets->columns * height, width, height };
}

/* A sheet with nothing on it is left out. */
static void
choose_tiles (FringePages *pages)
{
  pages->tiles = g_array_new (FALSE, FALSE, sizeof (guint));
  if (pages->has_paper && pages->paper.tiles)
    pages->sheets = plan_sheets (&pages->frame, &pages->paper);
  for (guint tile = 0; tile < pages->sheets.rows * pages->sheets.columns; tile++)
    {
      FringeRect part = part_of (pages, tile);

      if (fringe_frame_has_part (&pages->frame, &part))
        g_array_append_val (pages->tiles, tile);
    }
}

FringePages *
fringe_pages_new (const FringePicture *picture, GError **error)
{
  g_autoptr (FringePages) pages = g_new0 (FringePages, 1);
  FringeLimits limits = limits_of (picture->paper);

  pages->picture = *picture;
  pages->figures = fringe_pdf_figures_new ();
  pages->has_paper = picture->paper != NULL;
  if (pages->has_paper)
    pages->paper = *picture->paper;
  pages->steps = fringe_frames_steps (picture, error);
  if (pages->steps == NULL || !fringe_frame_init (&pages->frame, &pages->picture, 1, &limits, error))
    return NULL;
  if (pages->has_paper && !pages->paper.is_slide && !turn_paper (pages, error))
    return NULL;
  if (!fill_paper (pages, error))
    return NULL;
  choose_tiles (pages);
  return g_steal_pointer (&pages);
}

void
fringe_pages_free (FringePages *pages)
{
  fringe_frame_clear (&pages->frame);
  g_clear_pointer (&pages->tiles, g_array_unref);
  g_clear_pointer (&pages->steps, g_array_unref);
  cairo_font_face_destroy (pages->figures);
  g_free (pages);
}

static guint
pages_of_step (const FringePages *pages)
{
  return pages->has_paper && pages->paper.tiles ? pages->tiles->len : 1;
}

guint
fringe_pages_count (const FringePages *pages)
{
  return pages->steps->len * pages_of_step (pages);
}

double
fringe_pages_width (const FringePages *pages)
{
  return pages->has_paper ? pages->paper.width : pages->frame.width * FRINGE_POINTS_PER_PIXEL;
}

double
fringe_pages_height (const FringePages *pages)
{
  return pages->has_paper ? pages->paper.height : pages->frame.height * FRINGE_POINTS_PER_PIXEL;
}

FringeFit
fringe_pages_fit (const FringePages *pages)
{
  FringeFit fit = pages->frame.fit;

  if (pages->has_paper && pages->paper.tiles)
    fit.scale = pages->sheets.scale / FRINGE_POINTS_PER_PIXEL;
  return fit;
}

static void
draw_content (const FringePages *pages,
              FringePaperPen *pen,
              const FringeRect *clip,
              double x,
              double y,
              double scale,
              const FringeRect *part)
{
  const FringeFrame *frame = &pages->frame;

  fringe_paper_pen_push (pen, clip, x, y, scale * frame->magnify);
  if (part != NULL)
    fringe_frame_draw_part (frame, fringe_paper_pen_base (pen), part);
  else
    fringe_frame_draw_content (frame, fringe_paper_pen_base (pen));
  fringe_paper_pen_pop (pen);
  fringe_paper_pen_push (pen, clip, x, y, scale * frame->legend_magnify);
  fringe_frame_draw_words (frame, fringe_paper_pen_base (pen));
  fringe_paper_pen_pop (pen);
}

static void
draw_paper_ground (const FringePages *pages, FringePaperPen *pen)
{
  if (!pages->picture.is_transparent)
    fringe_pen_rectangle (fringe_paper_pen_base (pen), 0, 0, pages->paper.width, pages->paper.height, 0,
                          &(FringeStroke) { .fill = pages->frame.theme->background });
}

/* Draws the picture in the middle of a sheet. */
static void
draw_sheet (const FringePages *pages, FringePaperPen *pen)
{
  double x = (pages->paper.width - pages->frame.width * FRINGE_POINTS_PER_PIXEL) / 2;
  double y = (pages->paper.height - pages->frame.height * FRINGE_POINTS_PER_PIXEL) / 2;

  draw_paper_ground (pages, pen);
  draw_content (pages, pen, NULL, x, y, FRINGE_POINTS_PER_PIXEL, NULL);
}

static void
draw_note (const FringePages *pages, FringePen *pen, guint tile)
{
  const FringePaper *paper = &pages->paper;
  const FringeTheme *theme = pages->frame.theme;
  const Sheets *sheets = &pages->sheets;
  FringeType type = { theme->family, NOTE_SIZE, false, FRINGE_ANCHOR_END, theme->text_dim };
  /* Translators: at the edge of a sheet, one of several that are laid side by side. */
  g_autofree char *note = g_strdup_printf (_ ("Row %u of %u, column %u of %u"), tile / sheets->columns + 1,
                                           sheets->rows, tile % sheets->columns + 1, sheets->columns);

  fringe_pen_text (pen, paper->width - paper->margin, paper->height - fmax (paper->margin - 2 * NOTE_SIZE, NOTE_SIZE),
                   note, &type);
}

static void
draw_tile (const FringePages *pages, FringePaperPen *pen, guint tile)
{
  const FringePaper *paper = &pages->paper;
  const Sheets *sheets = &pages->sheets;
  FringeRect part = part_of (pages, tile);
  FringeRect clip
      = { paper->margin, paper->margin, fringe_paper_inner_width (paper), fringe_paper_inner_height (paper) };

  draw_paper_ground (pages, pen);
  draw_content (pages, pen, &clip, paper->margin - tile % sheets->columns * sheets->width * sheets->scale,
                paper->margin - tile / sheets->columns * sheets->height * sheets->scale, sheets->scale, &part);
  draw_note (pages, fringe_paper_pen_base (pen), tile);
}

void
fringe_pages_draw (FringePages *pages, guint page, cairo_t *cr, GCancellable *cancellable)
{
  guint n = pages_of_step (pages);
  FringePaperPen pen;

  fringe_frame_set_number (&pages->frame, pages->steps, page / n);
  pages->frame.scene.portion = fringe_portion_part (&pages->picture.portion, page, fringe_pages_count (pages));
  fringe_paper_pen_init (&pen, cr, pages->figures, cancellable);
  if (!pages->has_paper)
    draw_content (pages, &pen, NULL, 0, 0, FRINGE_POINTS_PER_PIXEL, NULL);
  else if (!pages->paper.tiles)
    draw_sheet (pages, &pen);
  else
    draw_tile (pages, &pen, g_array_index (pages->tiles, guint, page % n));
  fringe_paper_pen_clear (&pen);
}

static void
label_page (cairo_surface_t *pdf, uint32_t step, guint line)
{
  /* Translators: the label of a page: a step, and which line of its loop. */
  g_autofree char *label = line > 0 ? g_strdup_printf (_ ("Step %'u.%u"), step, line)
                                    /* Translators: the name of a page, in the outline of a document. */
                                    : g_strdup_printf (_ ("Step %'u"), step);

  cairo_pdf_surface_set_page_label (pdf, label);
}

static int
add_entry (cairo_surface_t *pdf, int above, const char *name, guint page)
{
  g_autofree char *place = g_strdup_printf ("page=%u", page + 1);

  return cairo_pdf_surface_add_outline (pdf, above, name, place, (cairo_pdf_outline_flags_t) 0);
}

/* Each frame has its step for a label and in the outline, which leads to its first sheet; the lines of a step stand
 * below it, unless it is to be found out what they do. @entry: that of the step */
static void
name_page (const FringePages *pages, guint page, cairo_surface_t *pdf, int *entry)
{
  guint n = pages_of_step (pages), frame = page / n, line = fringe_frames_line (&pages->picture, pages->steps, frame);
  uint32_t step = g_array_index (pages->steps, uint32_t, frame);
  g_autofree char *name = g_strdup_printf (_ ("Step %'u"), step);

  if (pages->steps->len < 2)
    return;
  label_page (pdf, step, line);
  if (page % n == 0 && line <= 1)
    *entry = add_entry (pdf, CAIRO_PDF_OUTLINE_ROOT, name, page);
  if (page % n == 0 && line >= 1 && pages->picture.handout == FRINGE_HANDOUT_NONE)
    {
      g_autofree char *sentence = fringe_frames_sentence (&pages->picture, pages->steps, frame);

      add_entry (pdf, *entry, sentence, page);
    }
}

static void
write_pages (FringePages *pages, const FringeWriting *writing, cairo_surface_t *pdf, cairo_t *cr)
{
  guint n_pages = fringe_pages_count (pages);
  int entry = CAIRO_PDF_OUTLINE_ROOT;

  for (guint page = 0; page < n_pages && cairo_status (cr) == CAIRO_STATUS_SUCCESS; page++)
    {
      fringe_pages_draw (pages, page, cr, writing->cancellable);
      name_page (pages, page, pdf, &entry);
      cairo_show_page (cr);
      fringe_portion_tell (&writing->picture->portion, page + 1, n_pages);
    }
}

/* Returns: as many cards as one page can have: no two overlap */
static double
n_cards_max (const FringePages *pages)
{
  const FringePicture *picture = &pages->picture;
  const FringeScene *scene = &pages->frame.scene;
  gboolean is_down = scene->card.direction == FRINGE_DIRECTION_DOWN;
  FringeRect page = { 0, 0, scene->viewport.width, scene->viewport.height };

  if (picture->what == FRINGE_WHAT_SOLUTION)
    return fringe_search_g (picture->search, pages->frame.goal) + 1;
  if (pages->has_paper && pages->paper.tiles)
    page = part_of (pages, 0);
  page.width /= fringe_viewport_scale_x (&scene->viewport) * (is_down ? scene->card.pitch : scene->card.row_pitch);
  page.height /= fringe_viewport_scale_y (&scene->viewport) * (is_down ? scene->card.row_pitch : scene->card.pitch);
  return fmin ((page.width + 2) * (page.height + 2), fringe_search_n_nodes_at (picture->search, picture->step));
}

/* Returns: the bytes that cairo may keep for one page; nodes that are no cards are told with the rest of the picture */
static gsize
room_of_page (const FringePages *pages)
{
  const FringeScene *scene = &pages->frame.scene;
  int n_cells = fringe_board_n_cells (fringe_search_start (pages->picture.search));

  if (pages->picture.what != FRINGE_WHAT_SOLUTION
      && fringe_detail_for (&scene->card, n_cells, scene->viewport.scale) < FRINGE_DETAIL_LABEL)
    return 0;
  return (gsize) n_cards_max (pages) * LETTER_ROOM * (gsize) (2 * n_cells + LETTERS_BESIDE);
}

gboolean
fringe_picture_write_pdf (FringeWriting *writing, GError **error)
{
  g_autoptr (FringePages) pages = fringe_pages_new (writing->picture, error);
  FringeCairoOutput output = { writing->stream, writing->cancellable, NULL };
  cairo_surface_t *pdf;
  cairo_t *cr;

  if (pages == NULL || !fringe_picture_has_room (writing->picture, room_of_page (pages), error))
    return FALSE;
  writing->fit = fringe_pages_fit (pages);
  pdf = fringe_cairo_output_begin_pdf (&output, fringe_pages_width (pages), fringe_pages_height (pages), writing->name);
  cr = cairo_create (pdf);
  write_pages (pages, writing, pdf, cr);
  return fringe_cairo_output_end_pdf (&output, pdf, cr, error);
}
