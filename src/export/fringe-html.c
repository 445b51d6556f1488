/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-html.h"

#include "fringe-escape.h"
#include "fringe-page-resources.h"
#include "fringe-page-texts.h"
#include "fringe-theme.h"

#include <math.h>
#include <string.h>

/* Between two of these a template has the name of what is put there. */
#define MARK "@"

char *
fringe_html_built_in (const char *name)
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

char *
fringe_html_style (const char *name, const char *more)
{
  GString *style = g_string_new ("\n");
  g_autofree char *base = fringe_html_built_in ("base.css"), *rest = fringe_html_built_in (name);

  append_colors (style, ":root", FRINGE_THEME_LIGHT);
  g_string_append (style, "@media (prefers-color-scheme:dark){\n");
  append_colors (style, ":root", FRINGE_THEME_DARK);
  g_string_append (style, "}\n");
  append_colors (style, ":root[data-theme=light]", FRINGE_THEME_LIGHT);
  append_colors (style, ":root[data-theme=dark]", FRINGE_THEME_DARK);
  g_string_append (style, "@media print{\n");
  append_colors (style, ":root,:root[data-theme]", FRINGE_THEME_PRINT);
  g_string_append (style, "}\n");
  g_string_append (style, base);
  g_string_append (style, rest);
  g_string_append (style, more);
  return g_string_free (style, FALSE);
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
append_policy (GString *text, const FringeHtml *html)
{
  g_string_append (text, "default-src 'none'; base-uri 'none'; form-action 'none'; script-src ");
  append_hash (text, html->script);
  g_string_append (text, "; style-src ");
  append_hash (text, html->style);
}

void
fringe_html_append_paragraphs (GString *text, const char *words)
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
add_named (const FringeHtml *html, const char *name, FringeTextOutput *output)
{
  if (g_str_equal (name, "policy"))
    append_policy (output->text, html);
  else if (g_str_equal (name, "style"))
    g_string_append (output->text, html->style);
  else if (g_str_equal (name, "script"))
    g_string_append (output->text, html->script);
  else if (!html->add (name, output, html->data))
    fringe_escape_xml (output->text, fringe_page_text (name));
}

/* What several pages have is a template of its own, which stands in theirs by its name. */
static void
add_template (const FringeHtml *html, const char *template_name, FringeTextOutput *output)
{
  g_autofree char *template = fringe_html_built_in (template_name);
  g_auto (GStrv) pieces = g_strsplit (template, MARK, -1);

  for (guint i = 0; pieces[i] != NULL && fringe_text_output_pause (output); i++)
    if (i % 2 == 0)
      g_string_append (output->text, pieces[i]);
    else if (g_str_has_suffix (pieces[i], ".html"))
      add_template (html, pieces[i], output);
    else
      add_named (html, pieces[i], output);
}

gboolean
fringe_html_write (const FringeHtml *html, const char *template_name, FringeTextOutput *output, GError **error)
{
  add_template (html, template_name, output);
  return fringe_text_output_finish (output, error);
}
