/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-forms.h"

#include "fringe-escape.h"
#include "fringe-moved-pen.h"
#include "fringe-stop-picture.h"
#include "fringe-text-output.h"
#include "fringe-tikz-pen.h"
#include "fringe-tikz.h"

#include <glib/gi18n-lib.h>

/* A slide is 160 mm by 90 mm, with margins of 7 mm. What is below its caption is laid out in so many pixels across. */
#define WIDTH 1200.0
#define UNIT_POINTS (412.0 / WIDTH)
/* The room below a caption of one line, and what another line takes of it, in points. */
#define HEIGHT_POINTS 196.0
#define CAPTION_LINE_POINTS 14.0
/* The room of a line of a caption, in pixels of letters that are a little wider than those of TeX. */
#define CAPTION_ROOM 400.0
#define CAPTION_SIZE 11.0
#define HEIGHT_POINTS_MIN 80.0
/* Cards that are smaller are drawn as on a screen, where no letters are smaller than can be read. */
#define CARDS_SCALE_MIN 0.85
/* The same in all languages. */
#define QUESTION "?"

typedef struct
{
  const FringeLessonExport *export;
  GOutputStream *stream;
  GCancellable *cancellable;
  GString *text;
  char *macros; /* (nullable): those that hold */
} Slides;

static void
append (Slides *slides, const char *text)
{
  g_string_append (slides->text, text);
}

static void
append_number (Slides *slides, const char *before, double number, const char *after)
{
  append (slides, before);
  fringe_append_number (slides->text, number);
  append (slides, after);
}

static void
append_text (Slides *slides, const char *before, const char *text, const char *after)
{
  g_autofree char *cleaned = g_strdelimit (fringe_escape_clean (text), "\n", ' ');

  append (slides, before);
  fringe_escape_tex (slides->text, cleaned);
  append (slides, after);
}

static void
append_head (Slides *slides)
{
  const FringeLessonFile *lesson = slides->export->lesson;

  append (slides, "% Fringe " FRINGE_VERSION ": ");
  fringe_escape_line (slides->text, lesson->title);
  append (slides, "\n\\documentclass[aspectratio=169]{beamer}\n"
                  "\\usepackage{fix-cm}\n\\usepackage{tikz}\n");
  append (slides, fringe_escape_tex_fonts);
  append (slides, fringe_escape_tex_macros);
  append (slides, "\n\\beamertemplatenavigationsymbolsempty\n\\setbeamertemplate{footline}[frame number]\n"
                  "\\setbeamersize{text margin left=7mm, text margin right=7mm}\n"
                  "\\setbeamerfont{frametitle}{size=\\normalsize, series=\\bfseries}\n"
                  "\\setbeamercolor{background canvas}{bg=fringe ground}\n"
                  "\\setbeamercolor{normal text}{fg=fringe text}\n"
                  "\\setbeamercolor{frametitle}{fg=fringe text}\n"
                  "\\setbeamercolor{title}{fg=fringe text}\n"
                  "\\newcommand{\\FringeQuestion}{{\\color{fringe frontier}\\Large " QUESTION "}\\quad}\n"
                  "\\newsavebox{\\fringeleftpane}\n\\newsavebox{\\fringerightpane}\n"
                  "\n% A pixel of the window. All lengths follow it.\n\\newdimen\\fringeunit\n");
  append_number (slides, "\\fringeunit=", UNIT_POINTS, "bp\n");
}

/* Appends the macros that a tree needs, unless they are those that hold. */
static void
append_macros (Slides *slides, const FringePicture *picture, const FringeTikz *tikz)
{
  GString *macros = g_string_new ("\n");

  fringe_tikz_append_macros (macros, picture, tikz);
  if (g_strcmp0 (macros->str, slides->macros) != 0)
    append (slides, macros->str);
  g_free (slides->macros);
  slides->macros = g_string_free (macros, FALSE);
}

/* The rest of a picture needs some macros of trees, where there is no tree, too. */
static void
append_first_macros (Slides *slides, const FringeLessonPlace *place)
{
  const FringeSearch *search = place->searches[FRINGE_COMPARED_LEFT];
  const FringeBoard *start = fringe_search_start (search);
  const FringePicture picture = { .search = search, .theme = slides->export->theme };
  const FringeTikz tikz
      = { .card = fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, FALSE), .grain = 1 };

  append_macros (slides, &picture, &tikz);
}

static void
append_title (Slides *slides)
{
  const FringeLessonFile *lesson = slides->export->lesson;

  append_text (slides, "\n\\title{", lesson->title, "}\n");
  if (*lesson->summary != '\0')
    append_text (slides, "\\subtitle{", lesson->summary, "}\n");
  append_text (slides, "\\author{", lesson->author,
               "}\n\\date{}\n\n\\begin{document}\n"
               "\\frame[plain,noframenumbering]{\\titlepage}\n");
}

/* Makes a tree of cards, in a box of its own. */
static void
append_pane (Slides *slides, const FringeStopPane *pane, const char *box)
{
  const guint32 step = pane->picture.step;
  FringeTikz tikz;

  fringe_tikz_init (&tikz, &pane->frame);
  append_macros (slides, &pane->picture, &tikz);
  append (slides, "\n\\sbox{");
  append (slides, box);
  append_number (slides, "}{\\scalebox{",
                 MIN (pane->rect.width / tikz.bounds.width, pane->rect.height / tikz.bounds.height),
                 "}{\\FringeMakeTiles\\begin{tikzpicture}[fringe]\n  \\path[use as bounding box] (");
  append_number (slides, "", tikz.bounds.x / tikz.grain, ",");
  append_number (slides, "", tikz.bounds.y / tikz.grain, ") rectangle +(");
  append_number (slides, "", tikz.bounds.width / tikz.grain, ",");
  append_number (slides, "", tikz.bounds.height / tikz.grain, ");\n");
  fringe_tikz_append_nodes (slides->text, &pane->frame, &tikz, &step, 1, 0);
  append (slides, "\\end{tikzpicture}}}\n");
  fringe_tikz_clear (&tikz);
}

static const char *
box_of (guint side)
{
  return side == FRINGE_COMPARED_LEFT ? "\\fringeleftpane" : "\\fringerightpane";
}

static gboolean
has_cards (const FringeStopPane *pane)
{
  return pane->frame.scale >= CARDS_SCALE_MIN || pane->picture.what == FRINGE_WHAT_SOLUTION;
}

static void
append_panes (Slides *slides, const FringeStopPicture *picture)
{
  for (guint i = 0; i < picture->n_panes; i++)
    if (has_cards (&picture->panes[i]))
      append_pane (slides, &picture->panes[i], box_of (i));
}

/* Puts a tree in its place. */
static void
put_pane (Slides *slides, const FringeStopPane *pane, guint side, FringePen *pen)
{
  FringeMovedPen moved;

  if (has_cards (pane))
    {
      append_number (slides, "  \\FringeText{left,top}{{", pane->rect.x, "}{");
      append_number (slides, "", pane->rect.y, "}}{\\usebox{");
      append (slides, box_of (side));
      append (slides, "}}\n");
      return;
    }
  fringe_moved_pen_init (&moved, pen, pane->rect.x, pane->rect.y);
  fringe_frame_draw_content (&pane->frame, &moved.pen);
}

static void
append_picture (Slides *slides, const FringeStopPicture *picture, double height)
{
  FringeTikzPen pen;

  append_number (slides,
                 "\\def\\fringegrain{1}%\n\\begin{tikzpicture}[fringe]\n  \\path[use as bounding box] (0,0) "
                 "rectangle (",
                 WIDTH, ",");
  append_number (slides, "", height, ");\n");
  fringe_tikz_pen_init (&pen, slides->text, 1);
  for (guint i = 0; i < picture->n_panes; i++)
    put_pane (slides, &picture->panes[i], i, &pen.pen);
  fringe_stop_picture_draw_rest (picture, &pen.pen);
  append (slides, "\\end{tikzpicture}\n");
}

/* Returns: the pixels that a caption leaves below it */
static double
height_below (const Slides *slides, const char *caption)
{
  FringeType type = {
    fringe_theme_of_file (slides->export->theme)->family, CAPTION_SIZE, TRUE, FRINGE_ANCHOR_START, { 0, 0, 0, 1 }
  };
  FringeWords words;
  double height;

  fringe_words_init_as (&words, &type, caption, CAPTION_ROOM);
  height = HEIGHT_POINTS - (words.lines != NULL ? words.lines->len - 1.0 : 0) * CAPTION_LINE_POINTS;
  fringe_words_clear (&words);
  return MAX (height, HEIGHT_POINTS_MIN) / UNIT_POINTS;
}

static gboolean
flush (Slides *slides, GError **error)
{
  gboolean is_written = g_output_stream_write_all (slides->stream, slides->text->str, slides->text->len, NULL,
                                                   slides->cancellable, error);

  g_string_truncate (slides->text, 0);
  return is_written;
}

static gboolean
append_slide (const FringeLessonPlace *place, gpointer data, GError **error)
{
  Slides *slides = data;
  g_autofree char *caption = fringe_lesson_caption (place->stop);
  g_autofree char *line = place->stop->is_question ? g_strconcat (QUESTION "  ", caption, NULL) : g_strdup (caption);
  double height = height_below (slides, line);
  FringeStopPicture picture;

  if (place->number == 1)
    {
      append_first_macros (slides, place);
      append_title (slides);
    }
  if (!fringe_stop_picture_init (&picture, place, slides->export->theme, WIDTH, height, 1, error))
    return FALSE;
  append_panes (slides, &picture);
  append (slides, "\n\\begin{frame}{");
  if (place->stop->is_question)
    append (slides, "\\FringeQuestion ");
  append_text (slides, "", caption, "}\n\\centering\n");
  append_picture (slides, &picture, height);
  append (slides, "\\end{frame}\n");
  fringe_stop_picture_clear (&picture);
  fringe_portion_tell (&slides->export->portion, place->number, place->n_stops);
  return flush (slides, error);
}

gboolean
fringe_lesson_write_beamer (const FringeLessonExport *export,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error)
{
  Slides slides = { .export = export, .stream = stream, .cancellable = cancellable, .text = g_string_new (NULL) };
  gboolean is_written;

  append_head (&slides);
  is_written = fringe_lesson_walk (export->lesson, append_slide, &slides, cancellable, error);
  append (&slides, "\n\\end{document}\n");
  is_written = is_written && flush (&slides, error);
  g_string_free (slides.text, TRUE);
  g_free (slides.macros);
  return is_written;
}
