/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-forms.h"

#include "fringe-board-text.h"
#include "fringe-escape.h"
#include "fringe-export-error.h"
#include "fringe-html.h"
#include "fringe-page-texts.h"
#include "fringe-sentences.h"
#include "fringe-stop-picture.h"
#include "fringe-svg-pen.h"

#include <glib/gi18n-lib.h>

/* A page has the stops of a lesson in turn. What is seen at a stop is laid out as on a slide, and comes to the page in
 * columns, which stand below each other where it is narrow. */

#define WIDTH 1200.0
#define HEIGHT 580.0
/* A browser would be slow with more, in bytes. */
#define STOPS_SIZE_MAX (64u << 20)
#define STOPS_MEGABYTES_MAX (STOPS_SIZE_MAX >> 20)

typedef struct
{
  const FringeLessonExport *export;
  GCancellable *cancellable;
  char *language; /* " lang=…" of the texts of the lesson */
  FringeSvgPen light, dark;
  FringeStopPicture in_light, in_dark; /* of one stop */
  GString *stops;
} Page;

/* Draws something of a stop, by its number. Returns: the room that it takes */
typedef FringeRect (*Draw) (const FringeStopPicture *picture, guint i, FringePen *pen);

static FringeRect
draw_tree (const FringeStopPicture *picture, guint side, FringePen *pen)
{
  const FringeFrame *frame = &picture->panes[side].frame;

  fringe_frame_draw_content (frame, pen);
  return (FringeRect) { 0, 0, frame->width / frame->magnify, frame->height / frame->magnify };
}

static FringeRect
draw_words (const FringeStopPicture *picture, G_GNUC_UNUSED guint i, FringePen *pen)
{
  fringe_stop_picture_draw_words (picture, pen);
  return picture->words_room;
}

static void
append (Page *page, const char *text)
{
  g_string_append (page->stops, text);
}

static void
append_number (Page *page, const char *before, double number)
{
  append (page, before);
  fringe_append_number (page->stops, number);
}

static void
append_text (Page *page, const char *before, const char *text, const char *after)
{
  append (page, before);
  fringe_escape_xml (page->stops, text);
  append (page, after);
}

/* Appends a drawing: its shapes have their colours in light and in dark. @cards: their scale, or 0 where there are none
 */
static void
append_drawing (Page *page, Draw draw, guint i, double cards, const char *role, const char *label)
{
  g_autofree char *shapes = NULL;
  FringeRect rect;

  fringe_svg_pen_lead (&page->dark);
  draw (&page->in_dark, i, &page->dark.pen);
  fringe_svg_pen_follow (&page->light, &page->dark);
  fringe_svg_pen_begin_part (&page->light);
  rect = draw (&page->in_light, i, &page->light.pen);
  shapes = fringe_svg_pen_end_part (&page->light);
  append_number (page, "<svg width=\"", rect.width);
  append_number (page, "\" height=\"", rect.height);
  append_number (page, "\" viewBox=\"", rect.x);
  append_number (page, " ", rect.y);
  append_number (page, " ", rect.width);
  append_number (page, " ", rect.height);
  append (page, "\" stroke-linejoin=\"round\"");
  if (cards > 0)
    append_number (page, " data-cards=\"", cards);
  append_text (page, cards > 0 ? "\" role=\"" : " role=\"", role, "\"");
  append_text (page, " aria-label=\"", label, "\">\n");
  append (page, shapes);
  append (page, "</svg>\n");
}

/* Returns: (transfer full): "1 2 3 / 4 5 6 / 7 8 0" */
static char *
board_label (const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  g_auto (GStrv) tiles = NULL;
  GString *label = g_string_new (NULL);

  fringe_board_print (board, text);
  tiles = g_strsplit (text, " ", -1);
  for (guint i = 0; tiles[i] != NULL; i++)
    g_string_append_printf (label, "%s%s", i == 0 ? "" : i % board->columns == 0 ? " / " : " ", tiles[i]);
  return g_string_free (label, FALSE);
}

/* Returns: (transfer full): what a screen reader says of a board */
static char *
label_of (const FringeStopPicture *picture, const FringeLessonPlace *place, guint i)
{
  const FringeSearch *search = place->searches[FRINGE_COMPARED_LEFT];
  guint32 id = fringe_stop_picture_node (picture);
  g_autofree char *tiles = NULL;
  FringeBoard board;

  if (picture->n_panes > 0)
    fringe_search_board (search, id, &board);
  else
    board = i > 0 ? *fringe_search_goal (search) : *fringe_search_start (search);
  tiles = board_label (&board);
  if (picture->n_panes > 0)
    /* Translators: the number of a node, and its tiles row by row */
    return g_strdup_printf (_ ("Board of node %1$u: %2$s"), id, tiles);
  /* Translators: the tiles, row by row */
  return g_strdup_printf (i > 0 ? _ ("Goal board: %s") : _ ("Start board: %s"), tiles);
}

static void
append_boards (Page *page, const FringeLessonPlace *place)
{
  const guint n = fringe_stop_picture_n_boards (&page->in_light);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = label_of (&page->in_light, place, i);

      append_number (page, "<figure class=\"board\" data-width=\"", page->in_light.boards.width / n);
      append (page, "\">\n");
      append_drawing (page, fringe_stop_picture_draw_board, i, 0, "img", label);
      append (page, "</figure>\n");
    }
}

static void
append_tree (Page *page, const FringeLessonPlace *place, guint side)
{
  const FringeStopPane *pane = &page->in_light.panes[side];
  g_autofree char *why
      = fringe_why_sentences (fringe_search_at (place->searches[side], place->steps[side]), place->steps[side]);
  /* Translators: what a screen reader says of a picture: sentences on the step follow */
  g_autofree char *label = g_strdup_printf (_ ("Search tree. %s"), why);
  g_autofree char *name = NULL;

  append (page, "<figure class=\"tree\">\n");
  if (place->n_searches > 1)
    {
      name = fringe_stop_picture_name (&page->in_light, side);
      append_text (page, "<figcaption>", name, "</figcaption>\n");
    }
  append (page, "<div class=\"view\">\n");
  append_drawing (page, draw_tree, side, pane->frame.scale / pane->frame.magnify, "img", label);
  append (page, "</div>\n</figure>\n");
}

static void
append_trees (Page *page, const FringeLessonPlace *place)
{
  const FringeStopPicture *picture = &page->in_light;
  const FringeStopPane *last = &picture->panes[picture->n_panes - 1];

  append_number (page, "<div class=\"trees\" data-width=\"",
                 last->room.x + last->room.width - picture->panes[0].room.x);
  append (page, last->room.x > picture->panes[0].room.x ? "\" data-beside>\n" : "\">\n");
  for (guint side = 0; side < picture->n_panes; side++)
    append_tree (page, place, side);
  append (page, "</div>\n");
}

static void
append_words (Page *page)
{
  append_number (page, "<figure class=\"words\" data-width=\"", page->in_light.words_room.width);
  append (page, "\">\n");
  append_drawing (page, draw_words, 0, 0, "group", page->in_light.words.title);
  append (page, "</figure>\n");
}

static void
append_caption (Page *page, const FringeLessonPlace *place)
{
  g_autofree char *caption = fringe_lesson_caption (place->stop);

  g_string_append_printf (page->stops,
                          "<section class=\"stop\" id=\"stop-%u\" aria-labelledby=\"caption-%u\">\n"
                          "<p class=\"number\">%u\u00a0/\u00a0%u</p>\n<h2 id=\"caption-%u\"%s>",
                          place->number, place->number, place->number, place->n_stops, place->number, page->language);
  if (place->stop->is_question)
    append_text (page, "<span class=\"tag\" role=\"img\" aria-label=\"", _ ("Question"), "\">?</span>");
  append_text (page, "<span class=\"caption\">", caption, "</span></h2>\n");
}

/* What a stop asks the next one answers. */
static void
append_answer (Page *page, const FringeLessonPlace *place)
{
  g_autofree char *answer = NULL;

  if (!place->stop->is_question || place->number == place->n_stops)
    return;
  answer = fringe_lesson_caption (page->export->lesson->stops->pdata[place->number]);
  append_text (page, "<details class=\"answer\"><summary>", _ ("Show the answer"), "</summary>");
  g_string_append_printf (page->stops, "<p%s>", page->language);
  append_text (page, "", answer, "</p></details>\n");
}

static gboolean
has_room (const Page *page, const FringeLessonPlace *place, GError **error)
{
  if (page->stops->len <= STOPS_SIZE_MAX)
    return !g_cancellable_set_error_if_cancelled (page->cancellable, error);
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE,
               /* Translators: the number of a stop of a lesson, and how large a file may be */
               _ ("Stop %1$u: Up to here the page is larger than %2$u MB."), place->number, STOPS_MEGABYTES_MAX);
  return FALSE;
}

/* The ground is that of the page. */
static gboolean
lay_out (FringeStopPicture *picture, const FringeLessonPlace *place, FringeThemeKind theme, GError **error)
{
  if (!fringe_stop_picture_init (picture, place, theme, WIDTH, HEIGHT, 1, error))
    return FALSE;
  for (guint i = 0; i < picture->n_panes; i++)
    picture->panes[i].picture.is_transparent = TRUE;
  return TRUE;
}

static gboolean
append_stop (const FringeLessonPlace *place, gpointer data, GError **error)
{
  Page *page = data;

  if (!lay_out (&page->in_light, place, FRINGE_THEME_LIGHT, error))
    return FALSE;
  if (!lay_out (&page->in_dark, place, FRINGE_THEME_DARK, error))
    {
      fringe_stop_picture_clear (&page->in_light);
      return FALSE;
    }
  append_caption (page, place);
  append_answer (page, place);
  append (page, "<div class=\"picture\">\n");
  append_boards (page, place);
  if (page->in_light.n_panes > 0)
    append_trees (page, place);
  if (page->in_light.words_room.width > 0)
    append_words (page);
  append (page, "</div>\n</section>\n");
  fringe_stop_picture_clear (&page->in_light);
  fringe_stop_picture_clear (&page->in_dark);
  fringe_portion_tell (&page->export->portion, place->number, place->n_stops);
  return has_room (page, place, error);
}

static const struct
{
  const char *name;
  const char *text;
} texts[] = {
  /* Translators: the stops of a lesson */
  { "lesson_stops", N_ ("Stops") },
  /* Translators: a stop of a lesson */
  { "lesson_stop", N_ ("Stop") },
  { "stop_before", N_ ("Previous stop") },
  { "stop_after", N_ ("Next stop") },
};

static gboolean
add_text (const char *name, GString *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].name, name))
      {
        fringe_escape_xml (text, _ (texts[i].text));
        return TRUE;
      }
  return FALSE;
}

static gboolean
add_named (const char *name, FringeTextOutput *output, gpointer data)
{
  const Page *page = data;

  if (g_str_equal (name, "title"))
    fringe_escape_xml (output->text, page->export->lesson->title);
  else if (g_str_equal (name, "texts_language"))
    g_string_append (output->text, page->language);
  else if (g_str_equal (name, "stops"))
    g_string_append_len (output->text, page->stops->str, (gssize) page->stops->len);
  else
    return add_text (name, output->text);
  return TRUE;
}

/* Returns: (transfer full): the rules of all looks. Paper has those of light. */
static char *
make_rules (const Page *page)
{
  GString *rules = g_string_new ("\n");

  fringe_svg_pen_append_rules (&page->light, rules, ".");
  g_string_append (rules, "@media screen and (prefers-color-scheme:dark){\n");
  fringe_svg_pen_append_rules (&page->dark, rules, ":root:not([data-theme=light]) ." FRINGE_SVG_OTHER);
  g_string_append (rules, "}\n@media screen{\n");
  fringe_svg_pen_append_rules (&page->dark, rules, ":root[data-theme=dark] ." FRINGE_SVG_OTHER);
  g_string_append (rules, "}\n");
  return g_string_free (rules, FALSE);
}

/* Returns: (transfer full): the language of the lesson as an attribute; nothing where it is not known */
static char *
language_of (const FringeLessonFile *lesson)
{
  g_autofree char *language = fringe_lesson_language (lesson);
  g_autoptr (GString) attribute = g_string_new (NULL);

  if (*language == '\0')
    return g_strdup ("");
  fringe_escape_xml (attribute, g_strdelimit (language, "_", '-'));
  return g_strdup_printf (" lang=\"%s\"", attribute->str);
}

static gboolean
write_page (const Page *page, GOutputStream *stream, GError **error)
{
  g_autofree char *rules = make_rules (page), *style = fringe_html_style ("lesson.css", rules);
  g_autofree char *script = fringe_html_built_in ("lesson.js");
  const FringeHtml html = { style, script, add_named, (gpointer) page };
  FringeTextOutput output;

  fringe_text_output_init (&output, stream, page->cancellable);
  return fringe_html_write (&html, "lesson.html", &output, error);
}

gboolean
fringe_lesson_write_page (const FringeLessonExport *export,
                          GOutputStream *stream,
                          GCancellable *cancellable,
                          GError **error)
{
  Page page = { .export = export, .cancellable = cancellable, .stops = g_string_new (NULL) };
  gboolean is_written;

  page.language = language_of (export->lesson);
  fringe_svg_pen_init (&page.light, stream, cancellable);
  fringe_svg_pen_init (&page.dark, stream, cancellable);
  is_written = fringe_lesson_walk (export->lesson, append_stop, &page, cancellable, error)
               && write_page (&page, stream, error);
  fringe_svg_pen_clear (&page.light);
  fringe_svg_pen_clear (&page.dark);
  g_string_free (page.stops, TRUE);
  g_free (page.language);
  return is_written;
}
