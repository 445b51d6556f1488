/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-escape.h"
#include "fringe-frame.h"
#include "fringe-session-file.h"
#include "fringe-text-output.h"
#include "fringe-tikz-pen.h"
#include "fringe-tikz.h"

#include <math.h>

#define POINTS_MAX 14000.0
/* A slide of Beamer, which is 160 mm by 90 mm, has so much room left below its title. */
#define SLIDE_WIDTH 425.0
#define SLIDE_HEIGHT 205.0
#define SLIDE_HEIGHT_WITHOUT_TITLE 235.0
#define SLIDE_HEIGHT_MIN 60.0
/* A slide's title and caption have lines of their own; in each line so many pixels of the window's letters have room.
 */
#define SLIDE_TITLE_LINE 17.0
#define SLIDE_TITLE_ROOM 600.0
#define SLIDE_CAPTION_LINE 12.0
#define SLIDE_CAPTION_ROOM 580.0
#define SLIDE_SENTENCE_LINE 14.0
#define SLIDE_SENTENCE_ROOM 640.0

typedef struct
{
  GString *text;
  FringeWriting *writing;
  FringeFrame *frame;
  FringeTikz tikz;
  FringeRect bounds;      /* with title and caption */
  double unit;            /* points for a pixel */
  double sentence_height; /* of a slide, in points */
} Document;

static void
append (Document *document, const char *text)
{
  g_string_append (document->text, text);
}

static void
append_points (Document *document, const char *before, double points, const char *after)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  append (document, before);
  append (document, g_ascii_formatd (text, sizeof text, "%.5gbp", points));
  append (document, after);
}

static gboolean
has_page (const Document *document)
{
  return !document->writing->picture->is_beamer && !document->writing->picture->is_snippet;
}

static gboolean
has_legend (const Document *document)
{
  return !document->writing->picture->is_snippet && document->frame->n_legend > 0;
}

/* What is read in by a slide stands below words of its own. */
static gboolean
has_slide_sentences (const Document *document)
{
  const FringePicture *picture = document->writing->picture;

  return picture->is_beamer && !picture->is_snippet && document->frame->sentences != NULL;
}

static void
widen (Document *document, double width)
{
  double missing = fmax (width - document->bounds.width, 0);

  document->bounds.x -= missing / 2;
  document->bounds.width += missing;
}

static guint
count_lines (const char *text, FringeWordsKind kind, double room)
{
  FringeWords words;
  guint n;

  fringe_words_init (&words, kind, fringe_theme_get (FRINGE_THEME_PRINT), text, room, room);
  n = words.lines != NULL ? words.lines->len : 0;
  fringe_words_clear (&words);
  return n;
}

/* Returns: the height that the longest sentence takes of a slide */
static double
sentence_height (const Document *document)
{
  const FringeWriting *writing = document->writing;
  guint n_lines = 0;

  for (guint i = 0; has_slide_sentences (document) && i < writing->steps->len; i++)
    {
      g_autofree char *sentence = fringe_frames_sentence (writing->picture, writing->steps, i);

      n_lines = MAX (n_lines, count_lines (sentence, FRINGE_WORDS_SENTENCE, SLIDE_SENTENCE_ROOM));
    }
  return n_lines * SLIDE_SENTENCE_LINE;
}

/* Returns: the height that title, sentences and caption leave of a slide */
static double
slide_height (const Document *document)
{
  const FringePicture *picture = document->writing->picture;
  guint title = count_lines (picture->title, FRINGE_WORDS_TITLE, SLIDE_TITLE_ROOM);
  guint caption = count_lines (picture->caption, FRINGE_WORDS_CAPTION, SLIDE_CAPTION_ROOM);
  double height = title > 0 ? SLIDE_HEIGHT - (title - 1) * SLIDE_TITLE_LINE : SLIDE_HEIGHT_WITHOUT_TITLE;

  height -= document->sentence_height;
  return caption > 0 ? height - (caption + 1) * SLIDE_CAPTION_LINE : height;
}

static gboolean
measure (Document *document, GError **error)
{
  const FringePicture *picture = document->writing->picture;
  double width, height;

  document->sentence_height = sentence_height (document);
  if (picture->is_beamer && slide_height (document) < SLIDE_HEIGHT_MIN)
    {
      fringe_frame_fail_for_room (error);
      return FALSE;
    }

  document->bounds = document->tikz.bounds;
  if (has_page (document))
    {
      const FringeFrame *frame = document->frame;
      double above = frame->title.height + frame->sentence_height;

      document->bounds.y -= above;
      document->bounds.height += above + frame->caption.height;
      widen (document,
             fmax (fmax (frame->title.width, frame->sentence_width), frame->caption.width) + 2 * FRINGE_FRAME_MARGIN);
    }
  if (has_legend (document))
    {
      widen (document, document->frame->legend_width);
      document->bounds.height += document->frame->legend_height;
    }
  width = document->bounds.width;
  height = document->bounds.height;
  document->unit = fmin (FRINGE_POINTS_PER_PIXEL, POINTS_MAX / fmax (width, height));
  if (picture->is_beamer)
    document->unit = fmin (document->unit, fmin (SLIDE_WIDTH / width, slide_height (document) / height));
  document->writing->fit = (FringeFit) { document->unit / FRINGE_POINTS_PER_PIXEL, width, height, 0 };
  return TRUE;
}

static void
append_preamble (Document *document)
{
  const FringePicture *picture = document->writing->picture;

  append (document, "% Fringe " FRINGE_VERSION ": ");
  fringe_escape_line (document->text, document->writing->name);
  append (document, "\n");
  if (picture->is_snippet && picture->is_beamer)
    append (document, "% To be read in by a frame of a beamer document that has \\usepackage{tikz}.\n");
  else if (picture->is_snippet)
    append (document, "% To be read in by a document that has \\usepackage{tikz}.\n");
  else if (picture->is_beamer)
    append (document, "\\documentclass[aspectratio=169]{beamer}\n\\beamertemplatenavigationsymbolsempty\n");
  else
    {
      append_points (document,
                     "\\documentclass{article}\n\\usepackage[paperwidth=", document->bounds.width * document->unit,
                     ", ");
      append_points (document, "paperheight=", document->bounds.height * document->unit + 1,
                     ", margin=0bp]{geometry}\n");
    }
  if (!picture->is_snippet)
    {
      append (document, "\\usepackage{fix-cm}\n\\usepackage{tikz}\n");
      append (document, fringe_escape_tex_fonts);
    }
  append (document, fringe_escape_tex_macros);
  append (document, "\n% A pixel of the window. All lengths follow it.\n"
                    "\\ifdefined\\fringeunit\\else\\newdimen\\fringeunit\\fi\n");
  append_points (document, "\\fringeunit=", document->unit, "\n\n");
  fringe_tikz_append_macros (document->text, picture, &document->tikz);
  append (document, "\n");
}

static void
append_coordinate (Document *document, double x, double y, const char *after)
{
  append (document, "(");
  fringe_append_number (document->text, x / document->tikz.grain);
  append (document, ",");
  fringe_append_number (document->text, y / document->tikz.grain);
  append (document, after);
}

static void
append_words (Document *document, const FringeWords *words, double top, const char *style)
{
  double middle = document->bounds.x + document->bounds.width / 2;

  for (guint i = 0; words->lines != NULL && i < words->lines->len; i++)
    {
      append (document, "  \\node[anchor=north] at ");
      append_coordinate (document, middle, top + i * (words->height / (words->lines->len + 1)), ") {");
      append (document, style);
      append (document, "\\FringeLine{");
      fringe_append_number (document->text, document->bounds.width - FRINGE_FRAME_MARGIN);
      append (document, "}{");
      fringe_escape_tex (document->text, g_ptr_array_index (words->lines, i));
      append (document, "}};\n");
    }
}

/* A slide and a text have their own ground; it is painted only where the theme is dark. */
static gboolean
has_ground (const Document *document)
{
  const FringePicture *picture = document->writing->picture;

  return !picture->is_transparent && (has_page (document) || picture->theme == FRINGE_THEME_DARK);
}

/* Returns: (transfer full): the legend of a frame, which stands above the caption */
static char *
legend_of (const Document *document, guint number)
{
  FringeFrame *frame = document->frame;
  const FringeRect *bounds = &document->bounds;
  double bottom = bounds->y + bounds->height - (has_page (document) ? frame->caption.height : 0);
  GString *text = g_string_new (NULL);
  FringeTikzPen pen;

  fringe_tikz_pen_init (&pen, text, document->tikz.grain);
  fringe_frame_set_number (frame, document->writing->steps, number);
  fringe_frame_draw_legend (frame, &pen.pen,
                            bounds->x + (bounds->width - frame->legend_width) / 2 + FRINGE_FRAME_MARGIN,
                            bottom - frame->legend_height);
  return g_string_free (text, FALSE);
}

/* Writes what each of the frames explains, once for those in a row that explain the same. The frame is left at the last
 * of them. */
static void
append_legends (Document *document, guint n_steps, guint first)
{
  g_autofree char *legend = legend_of (document, first);

  for (guint begin = 0, i = 1; i <= n_steps; i++)
    {
      char *next = i < n_steps ? legend_of (document, first + i) : NULL;

      if (next != NULL && g_str_equal (next, legend))
        {
          g_free (next);
          continue;
        }
      if (fringe_tikz_begin_overlay (document->text, begin, i - 1, n_steps))
        g_string_append_printf (document->text, "%%\n%s}\n", legend);
      else
        append (document, legend);
      g_free (legend);
      legend = next;
      begin = i;
    }
}

static void
append_picture (Document *document, const uint32_t *steps, guint n_steps, guint first)
{
  const FringeFrame *frame = document->frame;
  const FringeRect *bounds = &document->bounds;

  append (document, "\\FringeMakeTiles\n\\begin{tikzpicture}[fringe]\n  \\path[use as bounding box");
  append (document, has_ground (document) ? ", fill=fringe ground] " : "] ");
  append_coordinate (document, bounds->x, bounds->y, ") rectangle +");
  append_coordinate (document, bounds->width, bounds->height, ");\n");
  if (has_page (document))
    append_words (document, &frame->title, bounds->y + FRINGE_FRAME_MARGIN / 2, "\\fringesize{22}\\bfseries ");
  if (has_page (document) && frame->sentences != NULL)
    append_words (document, &g_array_index (frame->sentences, FringeWords, first),
                  bounds->y + frame->title.height + FRINGE_FRAME_MARGIN / 2, "\\fringesize{20}");
  fringe_tikz_append_nodes (document->text, frame, &document->tikz, steps, n_steps, first);
  if (has_legend (document))
    append_legends (document, n_steps, first);
  if (has_page (document))
    append_words (document, &frame->caption, bounds->y + bounds->height - frame->caption.height,
                  "\\fringesize{15}\\color{fringe dim}");
  append (document, "\\end{tikzpicture}");
}

/* Writes the sentences into a room that is as high for each of them. */
static void
append_sentences (Document *document, guint n_steps)
{
  const FringeWriting *writing = document->writing;

  append_points (document, "\\begin{overlayarea}{\\textwidth}{", document->sentence_height, "}\n\\centering\n");
  for (guint i = 0; i < n_steps; i++)
    {
      g_autofree char *sentence = fringe_frames_sentence (writing->picture, writing->steps, i);
      gboolean is_overlay = fringe_tikz_begin_overlay (document->text, i, i, n_steps);

      fringe_escape_tex (document->text, sentence);
      append (document, is_overlay ? "}%\n" : "\n");
    }
  append (document, "\\end{overlayarea}\n");
}

/* Writes the note of a step beside its last overlay. */
static void
append_notes (Document *document, const uint32_t *steps, guint n_steps)
{
  const GArray *notes = document->writing->picture->notes;
  guint i = 0;

  for (guint n = 0; notes != NULL && n < notes->len; n++)
    {
      const FringeSessionNote *note = &g_array_index (notes, FringeSessionNote, n);
      g_auto (GStrv) lines = g_strsplit (note->text, "\n", -1);

      while (i < n_steps && (steps[i] < note->step || (i + 1 < n_steps && steps[i + 1] == note->step)))
        i++;
      if (i == n_steps || steps[i] != note->step)
        continue;
      g_string_append_printf (document->text, "\\note<%u>{", i + 1);
      for (guint line = 0; lines[line] != NULL; line++)
        {
          append (document, line > 0 ? "\\par " : "");
          fringe_escape_tex (document->text, lines[line]);
        }
      append (document, "}\n");
    }
}

static void
append_slide (Document *document, const uint32_t *steps, guint n_steps)
{
  const FringePicture *picture = document->writing->picture;

  append (document, "\\begin{document}\n\\begin{frame}");
  if (picture->title != NULL && picture->title[0] != '\0')
    {
      append (document, "{");
      fringe_escape_tex (document->text, picture->title);
      append (document, "}");
    }
  append (document, "\n\\centering\n");
  if (has_slide_sentences (document))
    append_sentences (document, n_steps);
  append_picture (document, steps, n_steps, 0);
  if (picture->caption != NULL && picture->caption[0] != '\0')
    {
      append (document, "\n\n{\\small ");
      fringe_escape_tex (document->text, picture->caption);
      append (document, "}");
    }
  append (document, "\n");
  append_notes (document, steps, n_steps);
  append (document, "\\end{frame}\n\\end{document}\n");
}

static gboolean
flush (Document *document, GError **error)
{
  FringeWriting *writing = document->writing;
  gboolean is_written = !g_cancellable_set_error_if_cancelled (writing->cancellable, error)
                        && g_output_stream_write_all (writing->stream, document->text->str, document->text->len, NULL,
                                                      writing->cancellable, error);

  g_string_truncate (document->text, 0);
  return is_written;
}

/* Writes a page for each step. */
static gboolean
write_pages (Document *document, const uint32_t *steps, guint n_steps, GError **error)
{
  append (document, "\\pagestyle{empty}\n\\setlength{\\parindent}{0pt}\n\\setlength{\\topskip}{0pt}\n\n"
                    "\\begin{document}\n\\sffamily\n");
  for (guint i = 0; i < n_steps; i++)
    {
      document->frame->scene.portion = fringe_portion_part (&document->writing->picture->portion, i, n_steps);
      append (document, i == 0 ? "" : "\\clearpage\n");
      append_picture (document, steps + i, 1, i);
      append (document, "\n");
      if (!flush (document, error))
        return FALSE;
    }
  append (document, "\\end{document}\n");
  return TRUE;
}

static gboolean
write_document (Document *document, GError **error)
{
  const FringePicture *picture = document->writing->picture;
  const uint32_t *steps = (const uint32_t *) (const void *) document->writing->steps->data;
  guint n_steps = document->writing->steps->len;

  append_preamble (document);
  if (picture->is_snippet)
    {
      append_picture (document, steps, n_steps, 0);
      append (document, "%\n");
    }
  else if (picture->is_beamer)
    append_slide (document, steps, n_steps);
  else if (!write_pages (document, steps, n_steps, error))
    return FALSE;
  return flush (document, error);
}

gboolean
fringe_picture_write_tex (FringeWriting *writing, GError **error)
{
  FringeLimits limits = fringe_picture_limits (FRINGE_FORMAT_TEX);
  FringeFrame frame;
  Document document = { .writing = writing, .frame = &frame };
  gboolean is_written;

  if (!fringe_frame_init (&frame, writing->picture, 1, &limits, error))
    return FALSE;
  document.text = g_string_new (NULL);
  fringe_tikz_init (&document.tikz, &frame);
  is_written = measure (&document, error) && write_document (&document, error);
  fringe_tikz_clear (&document.tikz);
  fringe_frame_clear (&frame);
  g_string_free (document.text, TRUE);
  return is_written;
}
