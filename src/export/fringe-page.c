/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-page.h"

#include "fringe-escape.h"
#include "fringe-page-data.h"
#include "fringe-page-resources.h"
#include "fringe-page-texts.h"
#include "fringe-picture-writers.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Between two of these a template has the name of what is put there. */
#define MARK "@"

typedef struct
{
  const FringePicture *picture;
  const FringePagePart *part;
  FringeTextOutput *output;
  char *title;
  char *style;
  char *script;
} Page;

/* Returns: (transfer full): a file that was built in, which is text */
static char *
built_in (const char *name)
{
  g_autofree char *path = g_strconcat ("/org/fringe/page/", name, NULL);
  g_autoptr (GBytes) bytes
      = g_resource_lookup_data (fringe_page_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
append_color (GString *style, const char *name, const FringeColor *color)
{
  g_string_append_printf (style, "--%s:#%02x%02x%02x;", name, (guint) lround (color->r * 255),
                          (guint) lround (color->g * 255), (guint) lround (color->b * 255));
}

static void
append_colors (GString *style, const char *selector, FringeThemeKind kind)
{
  const FringeTheme *theme = fringe_theme_get (kind);
  const struct
  {
    const char *name;
    const FringeColor *color;
  } colors[] = {
    { "background", &theme->background },
    { "text", &theme->text },
    { "text-dim", &theme->text_dim },
    { "board", &theme->board },
    { "tile", &theme->tile },
    { "tile-edge", &theme->tile_edge },
    { "tile-moved", &theme->tile_moved },
    { "card", &theme->card },
    { "card-expanded", &theme->card_expanded },
    { "badge", &theme->badge },
    { "frontier", &theme->frontier },
    { "expanded", &theme->expanded },
    { "current", &theme->current },
    { "goal", &theme->goal },
    { "discarded", &theme->discarded },
    { "cut", &theme->cut },
    { "edge", &theme->edge },
    { "accent", &theme->accent },
  };

  g_string_append_printf (style, "%s{", selector);
  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    append_color (style, colors[i].name, colors[i].color);
  g_string_append (style, "}\n");
}

/* Returns: (transfer full): the style sheet, with the colours of pictures. A choice on the page stands over that of the
 * system, and paper over both. */
static char *
make_style (void)
{
  GString *style = g_string_new ("\n");
  g_autofree char *rest = built_in ("page.css");

  append_colors (style, ":root", FRINGE_THEME_LIGHT);
  g_string_append (style, "@media (prefers-color-scheme:dark){\n");
  append_colors (style, ":root", FRINGE_THEME_DARK);
  g_string_append (style, "}\n");
  append_colors (style, ":root[data-theme=light]", FRINGE_THEME_LIGHT);
  append_colors (style, ":root[data-theme=dark]", FRINGE_THEME_DARK);
  g_string_append (style, "@media print{\n");
  append_colors (style, ":root,:root[data-theme]", FRINGE_THEME_PRINT);
  g_string_append (style, "}\n");
  g_string_append (style, rest);
  return g_string_free (style, FALSE);
}

/* Returns: (transfer full): the title that was given, else puzzle, algorithm and heuristic */
static char *
make_title (const FringePicture *picture)
{
  const FringeBoard *start = fringe_search_start (picture->search);
  const FringeRules *rules = fringe_search_rules (picture->search);
  g_autofree char *puzzle = fringe_puzzle_title (start->rows, start->columns);

  if (picture->title != NULL && picture->title[0] != '\0')
    return g_strdup (picture->title);
  if (!fringe_rules_use_heuristic (rules))
    return g_strjoin (" · ", puzzle, fringe_algorithm_title (rules->algorithm), NULL);
  return g_strjoin (" · ", puzzle, fringe_algorithm_title (rules->algorithm), fringe_heuristic_title (rules->heuristic),
                    NULL);
}

/* Appends what stands for a text in the policy of a page: nothing else may be run, or give it its looks. */
static void
append_hash (GString *policy, const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize length = sizeof digest;
  g_autofree char *letters = NULL;

  g_checksum_update (checksum, (const guchar *) text, (gssize) strlen (text));
  g_checksum_get_digest (checksum, digest, &length);
  letters = g_base64_encode (digest, length);
  g_string_append_printf (policy, "'sha256-%s'", letters);
}

static void
add_policy (const Page *page)
{
  GString *text = page->output->text;

  g_string_append (text, "default-src 'none'; base-uri 'none'; form-action 'none'; script-src ");
  append_hash (text, page->script);
  g_string_append (text, "; style-src ");
  append_hash (text, page->style);
}

static void
add_paragraphs (GString *text, const char *words)
{
  g_autofree char *clean = words != NULL ? fringe_escape_clean (words) : g_strdup ("");
  g_auto (GStrv) lines = g_strsplit (clean, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      {
        g_string_append (text, "<p>");
        fringe_escape_xml (text, lines[i]);
        g_string_append (text, "</p>\n");
      }
}

static void
add_rules (GString *text, const FringeSearch *search)
{
  g_auto (GStrv) sentences = fringe_problem_sentences (search);

  for (guint i = 0; sentences[i] != NULL; i++)
    add_paragraphs (text, sentences[i]);
}

static void
add_named (const Page *page, const char *name)
{
  GString *text = page->output->text;
  g_autofree char *left_out = NULL;

  if (g_str_equal (name, "policy"))
    add_policy (page);
  else if (g_str_equal (name, "title"))
    fringe_escape_xml (text, page->title);
  else if (g_str_equal (name, "style"))
    g_string_append (text, page->style);
  else if (g_str_equal (name, "script"))
    g_string_append (text, page->script);
  else if (g_str_equal (name, "problem"))
    add_rules (text, page->picture->search);
  else if (g_str_equal (name, "caption"))
    add_paragraphs (text, page->picture->caption);
  else if (g_str_equal (name, "left_out"))
    add_paragraphs (text, left_out = fringe_page_sentence (page->picture));
  else if (g_str_equal (name, "data"))
    fringe_page_data_write (page->part, page->picture, page->output);
  else
    fringe_escape_xml (text, fringe_page_text (name));
}

static gboolean
write_page (const Page *page, GError **error)
{
  g_autofree char *template = built_in ("page.html");
  g_auto (GStrv) pieces = g_strsplit (template, MARK, -1);

  for (guint i = 0; pieces[i] != NULL && fringe_text_output_pause (page->output); i++)
    if (i % 2 == 0)
      g_string_append (page->output->text, pieces[i]);
    else
      add_named (page, pieces[i]);
  return fringe_text_output_finish (page->output, error);
}

gboolean
fringe_page_write (const FringePicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autofree char *title = make_title (picture), *style = make_style (), *script = built_in ("page.js");
  FringePagePart part;
  FringeTextOutput output;
  Page page = { picture, &part, &output, title, style, script };
  gboolean is_written;

  if (!fringe_picture_has_room (picture, 0, error) || !fringe_page_part_init (&part, picture, error))
    return FALSE;
  fringe_text_output_init (&output, stream, cancellable);
  is_written = write_page (&page, error);
  fringe_page_part_clear (&part);
  return is_written;
}

char *
fringe_page_sentence (const FringePicture *picture)
{
  guint n = fringe_page_part_n_left (picture);

  if (n == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The tree is too large for a page, which has %u node around the path.",
                                       "The tree is too large for a page, which has the %u nodes around the path.", n),
                          n);
}
