/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-choices.h"

#include "fringe-page.h"
#include "fringe-picture-writers.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

typedef enum
{
  NOT_KEPT,
  ENUM,
  NUMBER,
  TRUTH,
} Kind;

static const struct
{
  const char *name;
  Kind kind;
} options[FRINGE_N_EXPORT_OPTIONS] = {
  [FRINGE_EXPORT_FORMAT] = { "format", ENUM },
  [FRINGE_EXPORT_WHAT] = { "what", ENUM },
  [FRINGE_EXPORT_STEP] = { "step", NOT_KEPT },
  [FRINGE_EXPORT_FRAMES] = { "frames", ENUM },
  [FRINGE_EXPORT_FIRST_STEP] = { "first-step", NOT_KEPT },
  [FRINGE_EXPORT_PLAYS] = { "plays", TRUTH },
  [FRINGE_EXPORT_SENTENCES] = { "sentences", TRUTH },
  [FRINGE_EXPORT_LINES] = { "lines", TRUTH },
  [FRINGE_EXPORT_TEX] = { "tex", ENUM },
  [FRINGE_EXPORT_SHEET] = { "sheet", ENUM },
  [FRINGE_EXPORT_SCREEN_THEME] = { "screen-theme", ENUM },
  [FRINGE_EXPORT_THEME] = { "theme", ENUM },
  [FRINGE_EXPORT_DIRECTION] = { "direction", NOT_KEPT },
  [FRINGE_EXPORT_DPI] = { "dpi", NUMBER },
  [FRINGE_EXPORT_PAPER] = { "paper", ENUM },
  [FRINGE_EXPORT_MARGIN] = { "margin", NUMBER },
  [FRINGE_EXPORT_TILE] = { "tile", TRUTH },
  [FRINGE_EXPORT_TITLE] = { "title", NOT_KEPT },
  [FRINGE_EXPORT_CAPTION] = { "caption", NOT_KEPT },
  [FRINGE_EXPORT_LEGEND] = { "legend", TRUTH },
  [FRINGE_EXPORT_BLANK] = { "blank", TRUTH },
  [FRINGE_EXPORT_TRANSPARENT] = { "transparent", TRUTH },
};

const char *
fringe_export_option_name (FringeExportOption option)
{
  return options[option].name;
}

static int
read_value (GSettings *settings, const char *key, Kind kind)
{
  switch (kind)
    {
    case ENUM:
      return g_settings_get_enum (settings, key);
    case NUMBER:
      return (int) g_settings_get_uint (settings, key);
    case TRUTH:
      return g_settings_get_boolean (settings, key);
    case NOT_KEPT:
    default:
      return 0;
    }
}

static void
write_value (GSettings *settings, const char *key, Kind kind, int value)
{
  if (kind == ENUM)
    g_settings_set_enum (settings, key, value);
  else if (kind == NUMBER)
    g_settings_set_uint (settings, key, (guint) value);
  else
    g_settings_set_boolean (settings, key, value);
}

void
fringe_export_choices_load (FringeExportChoices *choices, GSettings *settings)
{
  *choices = (FringeExportChoices) { .title = NULL };
  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    {
      g_autofree char *key = g_strconcat ("export-", options[i].name, NULL);

      choices->values[i] = read_value (settings, key, options[i].kind);
    }
}

void
fringe_export_choices_save (const FringeExportChoices *choices, GSettings *settings)
{
  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    {
      g_autofree char *key = g_strconcat ("export-", options[i].name, NULL);

      if (options[i].kind != NOT_KEPT)
        write_value (settings, key, options[i].kind, choices->values[i]);
    }
}

static gboolean
is_picture (const FringeExportChoices *choices)
{
  return choices->values[FRINGE_EXPORT_FORMAT] <= FRINGE_EXPORT_AS_TEX;
}

static gboolean
is_snippet (const FringeExportChoices *choices)
{
  return choices->values[FRINGE_EXPORT_FORMAT] == FRINGE_EXPORT_AS_TEX
         && choices->values[FRINGE_EXPORT_TEX] == FRINGE_EXPORT_TEX_SNIPPET;
}

/* The solution is a single picture without frames, and so is a snippet. */
static gboolean
can_have_frames (const FringeExportChoices *choices)
{
  const int *values = choices->values;

  return is_picture (choices) && values[FRINGE_EXPORT_WHAT] != FRINGE_EXPORT_OF_SOLUTION && !is_snippet (choices);
}

static gboolean
has_frames (const FringeExportChoices *choices)
{
  return can_have_frames (choices) && choices->values[FRINGE_EXPORT_FRAMES] != FRINGE_FRAMES_NONE;
}

gboolean
fringe_export_choices_show (const FringeExportChoices *choices, FringeExportOption option)
{
  FringeExportAs format = (FringeExportAs) choices->values[FRINGE_EXPORT_FORMAT];
  FringeExportOf what = (FringeExportOf) choices->values[FRINGE_EXPORT_WHAT];
  gboolean picture = is_picture (choices), page = format == FRINGE_EXPORT_AS_PAGE,
           paper = choices->values[FRINGE_EXPORT_PAPER] > 0;

  switch (option)
    {
    case FRINGE_EXPORT_WHAT:
      return picture || page || format == FRINGE_EXPORT_AS_DOT;
    case FRINGE_EXPORT_FRAMES:
      return can_have_frames (choices);
    case FRINGE_EXPORT_FIRST_STEP:
      return has_frames (choices);
    case FRINGE_EXPORT_SENTENCES:
      return has_frames (choices) && !choices->values[FRINGE_EXPORT_BLANK];
    case FRINGE_EXPORT_PLAYS:
      return format == FRINGE_EXPORT_AS_SVG && has_frames (choices);
    case FRINGE_EXPORT_TEX:
      return format == FRINGE_EXPORT_AS_TEX;
    case FRINGE_EXPORT_SHEET:
      return format >= FRINGE_EXPORT_AS_TRACE;
    case FRINGE_EXPORT_THEME:
      return picture && format != FRINGE_EXPORT_AS_PNG;
    case FRINGE_EXPORT_TITLE:
    case FRINGE_EXPORT_CAPTION:
      return picture || page;
    case FRINGE_EXPORT_TRANSPARENT:
      return picture;
    case FRINGE_EXPORT_LINES:
      return page;
    case FRINGE_EXPORT_DIRECTION:
      return page || (picture && (what == FRINGE_EXPORT_OF_TREE || what == FRINGE_EXPORT_OF_SUBTREE));
    case FRINGE_EXPORT_SCREEN_THEME:
    case FRINGE_EXPORT_DPI:
      return format == FRINGE_EXPORT_AS_PNG;
    case FRINGE_EXPORT_PAPER:
      return format == FRINGE_EXPORT_AS_PDF;
    case FRINGE_EXPORT_MARGIN:
    case FRINGE_EXPORT_TILE:
      return format == FRINGE_EXPORT_AS_PDF && paper;
    case FRINGE_EXPORT_LEGEND:
      return picture && !is_snippet (choices) && !choices->values[FRINGE_EXPORT_BLANK];
    case FRINGE_EXPORT_BLANK:
      return picture || format == FRINGE_EXPORT_AS_DOT || format == FRINGE_EXPORT_AS_HANDOUT;
    case FRINGE_EXPORT_FORMAT:
    case FRINGE_EXPORT_STEP:
    case FRINGE_N_EXPORT_OPTIONS:
    default:
      return TRUE;
    }
}

FringeThemeKind
fringe_export_choices_theme (const FringeExportChoices *choices)
{
  FringeExportOption option = fringe_export_choices_show (choices, FRINGE_EXPORT_SCREEN_THEME)
                                  ? FRINGE_EXPORT_SCREEN_THEME
                                  : FRINGE_EXPORT_THEME;

  return (FringeThemeKind) choices->values[option];
}

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
  return g_strdup_printf (_ ("%s Use several sheets, or larger paper."), sentence);
}

static char *
size_sentence (const FringeExport *export, const FringePreview *preview)
{
  g_autofree char *bytes = g_format_size (preview->n_bytes);
  /* Without paper a picture is measured in pixels. */
  const double points = export->picture.paper != NULL ? 1 : FRINGE_POINTS_PER_PIXEL;

  if (export->kind == FRINGE_EXPORT_PAGE)
    /* Translators: how large a file is, such as "47.0 kB". */
    return g_strdup_printf (_ ("%s, for any browser."), bytes);
  if (export->kind != FRINGE_EXPORT_PICTURE || export->format == FRINGE_FORMAT_TEX)
    return NULL;
  if (export->format == FRINGE_FORMAT_PDF)
    /* Translators: the size of a sheet of paper. */
    return g_strdup_printf (_ ("%.0f × %.0f mm."), preview->width * points / FRINGE_POINTS_PER_MM,
                            preview->height * points / FRINGE_POINTS_PER_MM);
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
  if (export->kind == FRINGE_EXPORT_PAGE)
    return fringe_page_sentence (&export->picture);
  if (export->kind == FRINGE_EXPORT_PICTURE && export->format == FRINGE_FORMAT_TEX && preview->n_nodes > TEX_NODES_MAX)
    return g_strdup_printf (_ ("LaTeX is slow for a tree of more than %d nodes."), TEX_NODES_MAX);
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
    fringe_sentences_add (text, g_strdup (sentences[i]));
  return g_string_free (text, FALSE);
}
