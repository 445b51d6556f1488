/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-words.h"
#include "fringe-escape.h"
#include "fringe-font.h"

#include <math.h>
#include <string.h>

#define LINE 1.4
/* A line has at most so many characters. */
#define CHARACTERS_MAX 4096
/* The space above a title or a sentence, and below a caption. */
#define SPACE 16.0

static const struct
{
  const char *name;
  double size, above;
} kinds[] = {
  [FRINGE_WORDS_TITLE] = { "title", 22, SPACE },
  [FRINGE_WORDS_SENTENCE] = { "sentence", 20, SPACE },
  [FRINGE_WORDS_CAPTION] = { "caption", 15, 0 },
};

static FringeType
type_of (FringeWordsKind kind, const FringeTheme *theme)
{
  return (FringeType) { theme->family, kinds[kind].size * theme->type, kind == FRINGE_WORDS_TITLE, FRINGE_ANCHOR_MIDDLE,
                        kind == FRINGE_WORDS_CAPTION ? theme->text_dim : theme->text };
}

static void
end_line (FringeWords *words, GString *line, const FringeType *type)
{
  words->width = fmax (words->width, fringe_font_width (type, line->str));
  g_ptr_array_add (words->lines, g_strdup (line->str));
  g_string_truncate (line, 0);
}

/* Returns: how many bytes of a word go into a line: at least those of one character */
static gsize
fitting_length (const char *word, const FringeType *type, double room)
{
  glong fitting = 1, too_many = MIN (g_utf8_strlen (word, -1), CHARACTERS_MAX) + 1;

  while (too_many - fitting > 1)
    {
      glong middle = (fitting + too_many) / 2;
      g_autofree char *begin = g_utf8_substring (word, 0, middle);

      if (fringe_font_width (type, begin) <= room)
        fitting = middle;
      else
        too_many = middle;
    }
  return (gsize) (g_utf8_offset_to_pointer (word, fitting) - word);
}

/* Adds the lines that a long word takes by itself, but for the last, which is left in @line. */
static void
break_word (FringeWords *words, GString *line, const FringeType *type, double room_max)
{
  while (line->len > 0 && fringe_font_width (type, line->str) > room_max)
    {
      gsize length = fitting_length (line->str, type, room_max);
      g_autofree char *rest = g_strdup (line->str + length);

      g_string_truncate (line, length);
      end_line (words, line, type);
      g_string_assign (line, rest);
    }
}

static void
add_paragraph (FringeWords *words, const char *paragraph, const FringeType *type, double room, double room_max)
{
  g_auto (GStrv) list = g_strsplit (paragraph, " ", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (int i = 0; list[i] != NULL; i++)
    {
      gsize before = line->len;

      if (list[i][0] == '\0')
        continue;
      g_string_append_printf (line, before > 0 ? " %s" : "%s", list[i]);
      if (before > 0 && fringe_font_width (type, line->str) > room)
        {
          g_string_truncate (line, before);
          end_line (words, line, type);
          g_string_assign (line, list[i]);
        }
      break_word (words, line, type, room_max);
    }
  end_line (words, line, type);
}

static void
break_lines (FringeWords *words, const char *text, double room, double room_max)
{
  g_autofree char *cleaned = fringe_escape_clean (text);
  g_auto (GStrv) paragraphs = g_strsplit (cleaned, "\n", -1);

  words->lines = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; paragraphs[i] != NULL; i++)
    add_paragraph (words, paragraphs[i], &words->type, room, room_max);
  words->height = words->lines->len * words->type.size * LINE;
}

void
fringe_words_init (FringeWords *words,
                   FringeWordsKind kind,
                   const FringeTheme *theme,
                   const char *text,
                   double room,
                   double room_max)
{
  *words = (FringeWords) { .type = type_of (kind, theme), .name = kinds[kind].name, .above = kinds[kind].above };
  if (text == NULL || text[0] == '\0')
    return;
  break_lines (words, text, room, room_max);
  words->height += SPACE;
}

void
fringe_words_init_as (FringeWords *words, const FringeType *type, const char *text, double room)
{
  *words = (FringeWords) { .type = *type, .name = kinds[FRINGE_WORDS_CAPTION].name };
  if (text[0] != '\0')
    break_lines (words, text, room, room);
}

void
fringe_words_cut (FringeWords *words, guint n_lines)
{
  char *last;

  if (words->lines == NULL || words->lines->len <= n_lines || n_lines == 0)
    return;
  words->height -= (words->lines->len - n_lines) * words->type.size * LINE;
  g_ptr_array_set_size (words->lines, (int) n_lines);
  last = words->lines->pdata[n_lines - 1];
  words->lines->pdata[n_lines - 1] = g_strconcat (last, "…", NULL);
  g_free (last);
}

void
fringe_words_clear (FringeWords *words)
{
  g_clear_pointer (&words->lines, g_ptr_array_unref);
}

void
fringe_words_draw (const FringeWords *words, FringePen *pen, double x, double y)
{
  const FringeType *type = &words->type;

  if (words->lines == NULL)
    return;
  fringe_pen_begin (pen, NULL, words->name);
  for (guint i = 0; i < words->lines->len; i++)
    fringe_pen_text (pen, x, y + words->above + (i + 1) * type->size * LINE - type->size * (LINE - 1),
                     g_ptr_array_index (words->lines, i), type);
  fringe_pen_end (pen);
}
