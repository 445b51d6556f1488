/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-facts.h"

#include "fringe-picture.h"

#include <glib/gi18n.h>

/* LaTeX sets some hundred nodes in seconds. */
#define TEX_NODES_MAX 600

char *
fringe_fit_facts (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  g_autofree char *sentence = fringe_fit_sentence (picture, format, fit);
  gboolean is_too_small = fringe_fit_is_too_small (picture, format, fit);

  if (!is_too_small || picture->paper == NULL || picture->paper->tiles)
    return g_steal_pointer (&sentence);
  /* Translators: %s is a sentence: why a picture on paper cannot be read. */
  return g_strdup_printf (_ ("%s Put it on as many sheets as it needs, or take larger paper."), sentence);
}

static char *
size_sentence (const FringeExport *export, const FringePreview *preview)
{
  if (export->kind != FRINGE_EXPORT_PICTURE || export->format == FRINGE_FORMAT_TEX)
    return NULL;
  if (export->format == FRINGE_FORMAT_PDF && export->picture.paper != NULL)
    /* Translators: the size of a sheet of paper. */
    return g_strdup_printf (_ ("%.0f × %.0f mm."), preview->width / FRINGE_POINTS_PER_MM,
                               preview->height / FRINGE_POINTS_PER_MM);
  /* Translators: the size of a picture. */
  return g_strdup_printf (_ ("%'.0f × %'.0f pixels."), preview->width, preview->height);
}

static char *
number_sentence (const FringeExport *export, const FringePreview *preview)
{
  if (preview->n_pages <= 1)
    return NULL;
  if (fringe_export_has_files (export))
    return g_strdup_printf (ngettext ("%u file, numbered.", "%u files, numbered.", preview->n_pages), preview->n_pages);
  if (export->format == FRINGE_FORMAT_PDF)
    return g_strdup_printf (ngettext ("%u page.", "%u pages.", preview->n_pages), preview->n_pages);
  return NULL;
}

static char *
limit_sentence (const FringeExport *export, const FringePreview *preview)
{
  if (export->kind == FRINGE_EXPORT_PICTURE && export->format == FRINGE_FORMAT_TEX && preview->n_nodes > TEX_NODES_MAX)
    return g_strdup_printf (_ ("LaTeX takes long over a tree of more than %d nodes."), TEX_NODES_MAX);
  return fringe_fit_facts (&export->picture, export->format, &preview->fit);
}

char *
fringe_export_facts (const FringeExport *export, const FringePreview *preview)
{
  g_autofree char *size = size_sentence (export, preview), *number = number_sentence (export, preview),
                  *limit = limit_sentence (export, preview);
  const char *sentences[] = { size, number, limit };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (sentences[i] != NULL)
      g_string_append_printf (text, text->len > 0 ? " %s" : "%s", sentences[i]);
  return g_string_free (text, FALSE);
}
