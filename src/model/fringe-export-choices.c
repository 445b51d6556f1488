/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-choices.h"

#include "fringe-picture.h"

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
  [FRINGE_EXPORT_FORMAT] = { "format", ENUM },         [FRINGE_EXPORT_WHAT] = { "what", ENUM },
  [FRINGE_EXPORT_STEP] = { "step", NOT_KEPT },         [FRINGE_EXPORT_FRAMES] = { "frames", ENUM },
  [FRINGE_EXPORT_FIRST_STEP] = { "first-step", NOT_KEPT }, [FRINGE_EXPORT_PLAYS] = { "plays", TRUTH },
  [FRINGE_EXPORT_TEX] = { "tex", ENUM },               [FRINGE_EXPORT_SHEET] = { "sheet", ENUM },
  [FRINGE_EXPORT_THEME] = { "theme", ENUM },           [FRINGE_EXPORT_DIRECTION] = { "direction", NOT_KEPT },
  [FRINGE_EXPORT_DPI] = { "dpi", NUMBER },             [FRINGE_EXPORT_PAPER] = { "paper", ENUM },
  [FRINGE_EXPORT_MARGIN] = { "margin", NUMBER },       [FRINGE_EXPORT_TILE] = { "tile", TRUTH },
  [FRINGE_EXPORT_TITLE] = { "title", NOT_KEPT },       [FRINGE_EXPORT_CAPTION] = { "caption", NOT_KEPT },
  [FRINGE_EXPORT_LEGEND] = { "legend", TRUTH },        [FRINGE_EXPORT_BLANK] = { "blank", TRUTH },
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

  return is_picture (choices) && values[FRINGE_EXPORT_WHAT] != FRINGE_EXPORT_OF_SOLUTION
         && !is_snippet (choices);
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
  gboolean picture = is_picture (choices), paper = choices->values[FRINGE_EXPORT_PAPER] > 0;

  switch (option)
    {
    case FRINGE_EXPORT_WHAT:
      return picture || format == FRINGE_EXPORT_AS_DOT;
    case FRINGE_EXPORT_FRAMES:
      return can_have_frames (choices);
    case FRINGE_EXPORT_FIRST_STEP:
      return has_frames (choices);
    case FRINGE_EXPORT_PLAYS:
      return format == FRINGE_EXPORT_AS_SVG && has_frames (choices);
    case FRINGE_EXPORT_TEX:
      return format == FRINGE_EXPORT_AS_TEX;
    case FRINGE_EXPORT_SHEET:
      return format >= FRINGE_EXPORT_AS_TRACE;
    case FRINGE_EXPORT_THEME:
    case FRINGE_EXPORT_TITLE:
    case FRINGE_EXPORT_CAPTION:
    case FRINGE_EXPORT_TRANSPARENT:
      return picture;
    case FRINGE_EXPORT_DIRECTION:
      return picture && (what == FRINGE_EXPORT_OF_TREE || what == FRINGE_EXPORT_OF_SUBTREE);
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
