/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-stop-words.h"

#include "fringe-draw-values.h"
#include "fringe-sentences.h"
#include "fringe-truth-seen.h"
#include "fringe-unbroken.h"
#include "fringe-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Of a slide that is 1280 pixels wide. */
#define SENTENCES_COLUMN 300.0
#define FRONTIER_COLUMN 190.0
#define CODE_COLUMN 420.0
#define TEXT_SIZE 22.0
#define CODE_SIZE 20.0
#define LINE 40.0
/* A level of pseudo-code, and the room around a line, as shares of the size of its letters. */
#define INDENT 1.0
#define AROUND 0.3
/* What is too long is made smaller, but no smaller than this share. */
#define SHRINK_MIN 0.7
#define SHRINK 0.9

static guint32
step_of (const FringeStopWords *words)
{
  return words->place->steps[FRINGE_COMPARED_LEFT];
}

static const FringeSearch *
search_of (const FringeStopWords *words)
{
  return fringe_search_at (words->place->searches[FRINGE_COMPARED_LEFT], step_of (words));
}

/* Returns: (transfer full): how many boards A* must expand, and whether the heuristic is admissible and consistent */
static char *
true_sentences (const FringeStopWords *words)
{
  const FringeSearch *search = search_of (words);
  g_autoptr (FringeTruth) truth = fringe_truth_new (search);
  g_autoptr (FringeTruthSeen) seen = fringe_truth_seen_new (search, truth);
  g_autofree char *cost = fringe_truth_cost_sentence (truth);
  g_autofree char *admissible = fringe_truth_admissible_sentence (seen, step_of (words));
  g_autofree char *consistent = fringe_truth_consistent_sentence (seen, step_of (words));
  g_autofree char *sentences = g_strdup_printf ("%s\n%s\n%s", cost, admissible, consistent);

  return fringe_unbroken (sentences, TRUE);
}

void
fringe_stop_words_init (FringeStopWords *words, const FringeLessonPlace *place)
{
  const char *panel = place->stop->state->panel;
  gboolean has_tree = place->steps[FRINGE_COMPARED_LEFT] > 0;

  *words = (FringeStopWords) { .place = place };
  if (place->n_searches > 1)
    return;
  if (g_str_equal (panel, "code"))
    {
      words->title = _ ("Code");
      words->code = fringe_code_new (fringe_search_rules (search_of (words)));
    }
  else if (g_str_equal (panel, "truth"))
    {
      words->title = _ ("Truth");
      words->text = true_sentences (words);
    }
  else if (has_tree && g_str_equal (panel, "why"))
    {
      words->title = _ ("Why this step");
      words->text = fringe_why_sentences (search_of (words), step_of (words));
    }
  else if (has_tree && g_str_equal (panel, "frontier") && fringe_search_has_frontier (search_of (words)))
    words->title = _ ("Frontier");
}

void
fringe_stop_words_clear (FringeStopWords *words)
{
  g_clear_pointer (&words->text, g_free);
  g_clear_pointer (&words->code, fringe_code_free);
}

double
fringe_stop_words_width (const FringeStopWords *words)
{
  if (words->title == NULL)
    return 0;
  if (words->code != NULL)
    return CODE_COLUMN;
  return words->text != NULL ? SENTENCES_COLUMN : FRONTIER_COLUMN;
}

static FringeType
type_of (const FringeTheme *theme, double size, gboolean is_bold)
{
  return (FringeType) { theme->family, size, is_bold, FRINGE_ANCHOR_START, theme->text };
}

static void
draw_text (const FringeStopWords *words, FringePen *pen, const FringeTheme *theme, const FringeRect *room, double unit)
{
  FringeType type = type_of (theme, TEXT_SIZE * unit, FALSE);
  FringeWords lines;

  fringe_words_init_as (&lines, &type, words->text, room->width);
  if (lines.height > room->height)
    {
      fringe_words_clear (&lines);
      type.size *= SHRINK_MIN;
      fringe_words_init_as (&lines, &type, words->text, room->width);
    }
  if (lines.height > room->height)
    fringe_words_cut (&lines, (guint) (lines.lines->len * room->height / lines.height));
  fringe_words_draw (&lines, pen, room->x, room->y);
  fringe_words_clear (&lines);
}

/* Draws a row for each node that will be removed next, as many as there is room for. */
static void
draw_frontier (const FringeStopWords *words,
               FringePen *pen,
               const FringeTheme *theme,
               const FringeRect *room,
               double unit)
{
  static const char letters[]
      = { [FRINGE_KEY_F] = 'f', [FRINGE_KEY_G] = 'g', [FRINGE_KEY_H] = 'h', [FRINGE_KEY_NONE] = 0 };
  const FringeSearch *search = search_of (words);
  double line = LINE * unit;
  guint32 n_room = (guint32) fmax (room->height / line - 1, 1), ids[FRINGE_CELLS_MAX];
  guint32 n_open = fringe_search_counts_at (search, step_of (words)).open;
  guint32 n = fringe_search_frontier_at (search, step_of (words), ids, MIN (n_room, G_N_ELEMENTS (ids)));
  FringeType type = type_of (theme, TEXT_SIZE * unit, TRUE);
  const char letter = letters[fringe_node_key (fringe_search_rules (search)->algorithm)];

  fringe_pen_text (pen, room->x, room->y + type.size, words->title, &type);
  type.bold = FALSE;
  for (guint32 i = 0; i < n; i++)
    {
      double y = room->y + (i + 1) * line + type.size;
      gboolean is_rest = i + 1 == n && n_open > n;
      g_autofree char *name = is_rest ? g_strdup_printf ("… +%u", n_open - i) : g_strdup_printf (_ ("Node %u"), ids[i]);
      g_autofree char *number = fringe_value_text (fringe_search_priority (search, ids[i]));
      g_autofree char *value = g_strdup_printf ("%c\u00a0=\u00a0%s", letter, number);

      type.anchor = FRINGE_ANCHOR_START;
      fringe_pen_text (pen, room->x, y, name, &type);
      type.anchor = FRINGE_ANCHOR_END;
      if (!is_rest && letter != '\0')
        fringe_pen_text (pen, room->x + room->width, y, value, &type);
    }
}

/* Draws a line of the program, marked where it was done last. @pen: (nullable): %NULL only measures. Returns: its
 * height */
static double
draw_line (const FringeCodeLine *line,
           gboolean is_now,
           FringePen *pen,
           const FringeTheme *theme,
           const FringeRect *room,
           double y,
           double size)
{
  FringeType type = type_of (theme, size, is_now);
  double around = AROUND * size, left = INDENT * size * (1 + line->indent), height;
  FringeWords text;

  fringe_words_init_as (&text, &type, line->text, room->width - left - around);
  height = text.height + around;
  if (pen != NULL && is_now)
    {
      fringe_pen_rectangle (pen, room->x, y, room->width, height, around, &(FringeStroke) { .fill = theme->spot });
      fringe_pen_rectangle (pen, room->x, y, around, height, 0, &(FringeStroke) { .fill = theme->current });
    }
  if (pen != NULL)
    fringe_words_draw (&text, pen, room->x + left, y + around / 2);
  fringe_words_clear (&text);
  return height;
}

/* Draws the program, or only measures it. Lines that have no room are left out. Returns: the height of all */
static double
draw_program (const FringeStopWords *words,
              FringePen *pen,
              const FringeTheme *theme,
              const FringeRect *room,
              double size)
{
  const FringeSearch *search = search_of (words);
  guint32 line = words->place->stop->state->line;
  int n_done = line != FRINGE_NO_NODE ? (int) MIN (line, FRINGE_FINE_STEPS_MAX) : FRINGE_FINE_STEPS_MAX;
  FringeMoment moment = fringe_moment (search, step_of (words), n_done);
  const FringeFineStep *last = fringe_moment_last (&moment);
  double height = 0;

  for (guint i = 0; i < words->code->n_lines; i++)
    {
      gboolean is_now = step_of (words) > 0 && fringe_code_is_lit (words->code, i, last);
      double more = draw_line (&words->code->lines[i], is_now, NULL, theme, room, 0, size);

      if (pen != NULL && height + more <= room->height)
        draw_line (&words->code->lines[i], is_now, pen, theme, room, room->y + height, size);
      height += more;
    }
  return height;
}

static void
draw_code (const FringeStopWords *words, FringePen *pen, const FringeTheme *theme, const FringeRect *room, double unit)
{
  double size = CODE_SIZE * unit;

  while (size > SHRINK_MIN * CODE_SIZE * unit && draw_program (words, NULL, theme, room, size) > room->height)
    size *= SHRINK;
  draw_program (words, pen, theme, room, size);
}

void
fringe_stop_words_draw (const FringeStopWords *words,
                        FringePen *pen,
                        const FringeTheme *theme,
                        const FringeRect *room,
                        double unit)
{
  if (words->code != NULL)
    draw_code (words, pen, theme, room, unit);
  else if (words->text != NULL)
    draw_text (words, pen, theme, room, unit);
  else if (words->title != NULL)
    draw_frontier (words, pen, theme, room, unit);
}
