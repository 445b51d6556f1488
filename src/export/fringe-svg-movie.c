/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-svg-movie.h"

#include <string.h>

/* How long a picture is seen, in seconds. */
#define FRAME 1.0
#define LAST_FRAME 3.0

/* Something that is drawn, and when it is seen: the numbers of the frames in which it comes, goes, comes again … */
typedef struct
{
  char *text;
  GArray *turns; /* guint */
  guint last;    /* the frame it was seen in last */
} Item;

/* A group of the picture, with all that is ever in it. Items outside of any group are in a section without an opening
 * line. */
typedef struct
{
  char *opening;
  GPtrArray *items;
  GHashTable *by_text;
} Section;

struct _FringeSvgMovie
{
  GPtrArray *sections;
  guint n_frames;
};

static void
item_free (gpointer data)
{
  Item *item = data;

  g_array_unref (item->turns);
  g_free (item->text);
  g_free (item);
}

static void
section_free (gpointer data)
{
  Section *section = data;

  g_hash_table_unref (section->by_text);
  g_ptr_array_unref (section->items);
  g_free (section->opening);
  g_free (section);
}

FringeSvgMovie *
fringe_svg_movie_new (void)
{
  FringeSvgMovie *movie = g_new0 (FringeSvgMovie, 1);

  movie->sections = g_ptr_array_new_with_free_func (section_free);
  return movie;
}

void
fringe_svg_movie_free (FringeSvgMovie *movie)
{
  g_ptr_array_unref (movie->sections);
  g_free (movie);
}

static Section *
find_section (FringeSvgMovie *movie, const char *opening, gsize length)
{
  Section *section;

  for (guint i = 0; i < movie->sections->len; i++)
    {
      section = g_ptr_array_index (movie->sections, i);
      if (strlen (section->opening) == length && memcmp (section->opening, opening, length) == 0)
        return section;
    }
  section = g_new0 (Section, 1);
  section->opening = g_strndup (opening, length);
  section->items = g_ptr_array_new_with_free_func (item_free);
  section->by_text = g_hash_table_new (g_str_hash, g_str_equal);
  g_ptr_array_add (movie->sections, section);
  return section;
}

static void
add_item (FringeSvgMovie *movie, Section *section, const char *start, const char *end)
{
  g_autofree char *text = g_strndup (start, (gsize) (end - start));
  Item *item = g_hash_table_lookup (section->by_text, text);

  if (item == NULL)
    {
      item = g_new0 (Item, 1);
      item->turns = g_array_new (FALSE, FALSE, sizeof (guint));
      item->text = g_steal_pointer (&text);
      g_hash_table_insert (section->by_text, item->text, item);
      g_ptr_array_add (section->items, item);
    }
  if (item->turns->len % 2 == 0)
    g_array_append_val (item->turns, movie->n_frames);
  item->last = movie->n_frames;
}

static gsize
indent_of (const char *line)
{
  return strspn (line, " ");
}

static const char *
line_after (const char *line)
{
  const char *end = strchr (line, '\n');

  return end != NULL ? end + 1 : line + strlen (line);
}

/* Returns: the end of an element that begins in this line */
static const char *
element_end (const char *line)
{
  gsize indent = indent_of (line);
  const char *at = line_after (line);

  if (!g_str_has_prefix (line + indent, "<g"))
    return at;
  while (*at != '\0' && indent_of (at) > indent)
    at = line_after (at);
  return line_after (at);
}

static const char *
add_section (FringeSvgMovie *movie, const char *opening)
{
  const char *at = line_after (opening);
  Section *section = find_section (movie, opening, (gsize) (at - opening));

  while (*at != '\0' && indent_of (at) > 0)
    {
      const char *end = element_end (at);

      add_item (movie, section, at, end);
      at = end;
    }
  return line_after (at);
}

static void
end_turns (FringeSvgMovie *movie)
{
  for (guint i = 0; i < movie->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (movie->sections, i);

      for (guint j = 0; j < section->items->len; j++)
        {
          Item *item = g_ptr_array_index (section->items, j);

          if (item->turns->len % 2 == 1 && item->last != movie->n_frames)
            g_array_append_val (item->turns, movie->n_frames);
        }
    }
}

void
fringe_svg_movie_add (FringeSvgMovie *movie, const char *picture)
{
  for (const char *at = picture; *at != '\0';)
    {
      const char *end = element_end (at);

      if (g_str_has_prefix (at, "<g"))
        at = add_section (movie, at);
      else
        {
          add_item (movie, find_section (movie, "", 0), at, end);
          at = end;
        }
    }
  end_turns (movie);
  movie->n_frames++;
}

static gboolean
is_always_there (const FringeSvgMovie *movie, const Item *item)
{
  return item->turns->len == 1 && g_array_index (item->turns, guint, 0) == 0 && movie->n_frames > 0;
}

static void
append_times (const Item *item, double duration, GString *values, GString *times)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (g_array_index (item->turns, guint, 0) > 0)
    {
      g_string_append (values, "none;");
      g_string_append (times, "0;");
    }
  for (guint i = 0; i < item->turns->len; i++)
    {
      double share = g_array_index (item->turns, guint, i) * FRAME / duration;

      g_string_append (values, i % 2 == 0 ? "inline;" : "none;");
      g_string_append (times, g_ascii_formatd (text, sizeof text, "%.6g", share));
      g_string_append_c (times, ';');
    }
  g_string_truncate (values, values->len - 1);
  g_string_truncate (times, times->len - 1);
}

static void
write_item (const FringeSvgMovie *movie, const Item *item, FringeSvgPen *pen)
{
  double duration = (movie->n_frames - 1) * FRAME + LAST_FRAME;
  g_autoptr (GString) values = g_string_new (NULL), times = g_string_new (NULL), out = g_string_new (NULL);
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (is_always_there (movie, item))
    {
      fringe_svg_pen_add (pen, item->text);
      return;
    }
  append_times (item, duration, values, times);
  g_string_printf (out,
                   "<g%s><animate attributeName=\"display\" calcMode=\"discrete\" dur=\"%ss\" "
                   "repeatCount=\"indefinite\" values=\"%s\" keyTimes=\"%s\"/>\n%s</g>\n",
                   item->turns->len % 2 == 1 ? "" : " display=\"none\"",
                   g_ascii_formatd (text, sizeof text, "%.6g", duration), values->str, times->str, item->text);
  fringe_svg_pen_add (pen, out->str);
}

void
fringe_svg_movie_write (FringeSvgMovie *movie, FringeSvgPen *pen)
{
  for (guint i = 0; i < movie->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (movie->sections, i);
      gboolean is_group = section->opening[0] != '\0';

      fringe_svg_pen_add (pen, section->opening);
      for (guint j = 0; j < section->items->len; j++)
        write_item (movie, g_ptr_array_index (section->items, j), pen);
      fringe_svg_pen_add (pen, is_group ? "</g>\n" : "");
    }
}
