/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-page.h"

#include "fringe-escape.h"
#include "fringe-html.h"
#include "fringe-made.h"
#include "fringe-page-data.h"
#include "fringe-picture-writers.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const FringePicture *picture;
  const FringePagePart *part;
  char *title;
} Page;

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

static void
add_rules (GString *text, const FringeSearch *search)
{
  g_auto (GStrv) sentences = fringe_problem_sentences (search);

  for (guint i = 0; sentences[i] != NULL; i++)
    fringe_html_append_paragraphs (text, sentences[i]);
}

static gboolean
add_named (const char *name, FringeTextOutput *output, gpointer data)
{
  const Page *page = data;
  GString *text = output->text;
  g_autofree char *left_out = NULL;

  if (g_str_equal (name, "title"))
    fringe_escape_xml (text, page->title);
  else if (g_str_equal (name, "texts_language"))
    return TRUE;
  else if (g_str_equal (name, "problem"))
    add_rules (text, page->picture->search);
  else if (g_str_equal (name, "caption"))
    fringe_html_append_paragraphs (text, page->picture->caption);
  else if (g_str_equal (name, "left_out"))
    fringe_html_append_paragraphs (text, left_out = fringe_page_sentence (page->picture));
  else if (g_str_equal (name, "data"))
    fringe_page_data_write (page->part, page->picture, output);
  else
    return FALSE;
  return TRUE;
}

gboolean
fringe_page_write (const FringePicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autofree char *title = make_title (picture), *style = fringe_html_style ("page.css", "");
  g_autofree char *script = fringe_html_built_in ("page.js");
  FringePagePart part;
  FringeTextOutput output;
  Page page = { picture, &part, title };
  const FringeHtml html = { style, script, add_named, &page };
  gboolean is_written;

  if (!fringe_made_check (FRINGE_MADE_PAGE, picture->search, error) || !fringe_picture_has_room (picture, 0, error)
      || !fringe_page_part_init (&part, picture, error))
    return FALSE;
  fringe_text_output_init (&output, stream, cancellable);
  is_written = fringe_html_write (&html, "page.html", &output, error);
  fringe_page_part_clear (&part);
  return is_written;
}

char *
fringe_page_sentence (const FringePicture *picture)
{
  gboolean has_end;
  guint n = fringe_page_part_n_left (picture, &has_end);

  if (n == 0)
    return NULL;
  if (!has_end)
    return g_strdup_printf (
        g_dngettext (
            GETTEXT_PACKAGE,
            "The tree is too large for a page, and so is the path: The page has %u node at its beginning.",
            "The tree is too large for a page, and so is the path: The page has the %u nodes around its beginning.", n),
        n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The tree is too large for a page, which has %u node around the path.",
                                       "The tree is too large for a page, which has the %u nodes around the path.", n),
                          n);
}
