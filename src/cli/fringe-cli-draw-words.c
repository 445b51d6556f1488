/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-draw-words.h"

#include "fringe-cli-words.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MARGIN_MAX 100

void
fringe_cli_draw_words_clear (FringeCliDrawWords *words)
{
  g_clear_pointer (&words->direction, g_free);
  g_clear_pointer (&words->title, g_free);
  g_clear_pointer (&words->caption, g_free);
  g_clear_pointer (&words->paper, g_free);
  g_clear_pointer (&words->margin, g_free);
}

GOptionEntry *
fringe_cli_draw_words_entries (FringeCliDrawWords *words, const GOptionEntry *more)
{
  const GOptionEntry entries[] = {
    { "direction", 0, 0, G_OPTION_ARG_STRING, &words->direction,
      N_ ("Where the tree grows: down or right (down; right on slides)"), "WAY" },
    { "title", 0, 0, G_OPTION_ARG_STRING, &words->title, N_ ("A title above the picture"), "TEXT" },
    { "caption", 0, 0, G_OPTION_ARG_STRING, &words->caption, N_ ("A caption below the picture"), "TEXT" },
    { "legend", 0, 0, G_OPTION_ARG_NONE, &words->legend, N_ ("Explain below the picture what is to be seen"), NULL },
    { "sentences", 0, 0, G_OPTION_ARG_NONE, &words->sentences,
      N_ ("Tell above each frame its step and what the step does; slides do"), NULL },
    { "no-sentences", 0, 0, G_OPTION_ARG_NONE, &words->no_sentences, N_ ("Draw slides without these sentences"), NULL },
    { "transparent", 0, 0, G_OPTION_ARG_NONE, &words->transparent, N_ ("Draw no background"), NULL },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &words->paper,
      N_ ("Paper of a PDF file: a3, a4, a5, letter, legal, tabloid or slide"), "NAME" },
    { "margin", 0, 0, G_OPTION_ARG_STRING, &words->margin, N_ ("The margin of the paper in millimetres (15)"), "MM" },
    { "tile", 0, 0, G_OPTION_ARG_NONE, &words->tile, N_ ("Use as many sheets of paper as the picture needs"), NULL },
    { "frames", 0, 0, G_OPTION_ARG_NONE, &words->frames,
      N_ ("A page or a numbered file for each step, nodes in fixed places"), NULL },
    { "fine", 0, 0, G_OPTION_ARG_NONE, &words->fine, N_ ("A page or a numbered file for each line of the loop"), NULL },
    { "layers", 0, 0, G_OPTION_ARG_NONE, &words->layers,
      N_ ("A page or a numbered file for each f-layer or iteration of IDA*"), NULL },
    { "animate", 0, 0, G_OPTION_ARG_NONE, &words->animate, N_ ("The frames in one SVG file that plays in a browser"),
      NULL },
    { "beamer", 0, 0, G_OPTION_ARG_NONE, &words->beamer, N_ ("The frames as overlays of a slide, in a TeX file"),
      NULL },
    { "snippet", 0, 0, G_OPTION_ARG_NONE, &words->snippet,
      N_ ("Write only the picture of a TeX file, for your own document"), NULL },
  };
  GArray *list = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  for (; more->long_name != NULL; more++)
    g_array_append_vals (list, more, 1);
  g_array_append_vals (list, entries, G_N_ELEMENTS (entries));
  return (GOptionEntry *) (void *) g_array_free (list, FALSE);
}

static gboolean
has_slides (const FringeCliDrawWords *words, const FringePicture *picture)
{
  return words->beamer || (picture->paper != NULL && picture->paper->is_slide);
}

/* Slides are wide and most trees deeper than wide, so on slides a tree grows to the right. */
static gboolean
read_direction (const FringeCliDrawWords *words, FringePicture *picture, GError **error)
{
  if (words->direction != NULL ? g_str_equal (words->direction, "down") : !has_slides (words, picture))
    return TRUE;
  picture->direction = FRINGE_DIRECTION_RIGHT;
  return words->direction == NULL || g_str_equal (words->direction, "right")
         || fringe_cli_fail_word (error, "--direction", words->direction, "down, right");
}

static gboolean
read_margin (FringeCliDrawWords *words, GError **error)
{
  FringePaper *paper = &words->paper_read;
  guint64 margin;

  if (words->margin == NULL)
    return TRUE;
  if (!fringe_cli_read_number ("--margin", words->margin, 0, MARGIN_MAX, &margin, error))
    return FALSE;
  paper->margin = (double) margin * FRINGE_POINTS_PER_MM;
  if (2 * paper->margin < MIN (paper->width, paper->height) / 2)
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--margin", _ ("A margin of %s mm leaves too little paper."),
                          words->margin);
}

static gboolean
read_paper (FringeCliDrawWords *words, FringePicture *picture, GError **error)
{
  if (words->paper == NULL && words->tile)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--tile", _ ("Name the paper with --paper."));
  if (words->paper == NULL && words->margin != NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--margin", _ ("Name the paper with --paper."));
  if (words->paper == NULL)
    return TRUE;
  if (!fringe_paper_from_name (words->paper, &words->paper_read))
    return fringe_cli_fail_word (error, "--paper", words->paper, fringe_paper_names ());
  words->paper_read.tiles = words->tile;
  picture->paper = &words->paper_read;
  return read_margin (words, error);
}

/* Refuses an option for a file of another format than the one it is for. */
static gboolean
check_formats (const FringeCliDrawWords *words, FringeFormat format, GError **error)
{
  const struct
  {
    const char *option;
    gboolean is_wanted;
    FringeFormat format;
  } belongings[] = {
    { "--paper", words->paper != NULL, FRINGE_FORMAT_PDF },
    { "--animate", words->animate, FRINGE_FORMAT_SVG },
    { "--beamer", words->beamer, FRINGE_FORMAT_TEX },
    { "--snippet", words->snippet, FRINGE_FORMAT_TEX },
  };

  for (guint i = 0; i < G_N_ELEMENTS (belongings); i++)
    if (belongings[i].is_wanted && format != belongings[i].format)
      /* Translators: %s is what a file's name ends in, such as "pdf". */
      return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, belongings[i].option, _ ("This option is for .%s files."),
                              fringe_format_name (belongings[i].format));
  return TRUE;
}

static gboolean
has_frames (const FringeCliDrawWords *words)
{
  return words->frames || words->fine || words->layers || words->animate || words->beamer;
}

const char *
fringe_cli_draw_words_frames (const FringeCliDrawWords *words)
{
  return words->fine      ? "--fine"
         : words->layers  ? "--layers"
         : words->animate ? "--animate"
         : words->beamer  ? "--beamer"
                          : "--frames";
}

static gboolean
read_frames (const FringeCliDrawWords *words, FringePicture *picture, GError **error)
{
  const char *option = fringe_cli_draw_words_frames (words);

  picture->frames = words->fine          ? FRINGE_FRAMES_GIVEN
                    : words->layers      ? FRINGE_FRAMES_LAYERS
                    : has_frames (words) ? FRINGE_FRAMES_STEPS
                                         : FRINGE_FRAMES_NONE;
  if (has_frames (words) && picture->what == FRINGE_WHAT_SOLUTION)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, _ ("The solution is one picture: it has no frames."));
  if (has_frames (words) && words->snippet && !words->beamer)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--snippet", _ ("A snippet is one picture, or --beamer."));
  return TRUE;
}

/* Whoever asks for sentences gets them above a single picture, too; else only frames on slides have them. */
static gboolean
read_sentences (const FringeCliDrawWords *words, FringePicture *picture, GError **error)
{
  const char *option = words->sentences ? "--sentences" : "--no-sentences";

  picture->has_sentences
      = words->sentences
        || (!words->no_sentences && !words->snippet && has_frames (words) && has_slides (words, picture));
  if (words->sentences && words->no_sentences)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, _ ("The command line says --no-sentences, too."));
  if (words->sentences && (picture->what == FRINGE_WHAT_SOLUTION || words->snippet))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, _ ("Only pictures of the tree tell a step."));
  return TRUE;
}

static void
explain (FringeCliDrawWords *words, FringePicture *picture)
{
  for (int topic = 0; topic < FRINGE_N_TOPICS; topic++)
    words->entries[topic]
        = (FringeLegendEntry) { .topic = (FringeTopic) topic,
                                .label = fringe_legend_label ((FringeTopic) topic, picture->coloring) };
  picture->legend = words->entries;
  picture->n_legend = FRINGE_N_TOPICS;
}

gboolean
fringe_cli_draw_words_read (FringeCliDrawWords *words, FringeFormat format, FringePicture *picture, GError **error)
{
  picture->title = words->title;
  picture->caption = words->caption;
  picture->is_transparent = words->transparent;
  picture->plays = words->animate;
  picture->is_beamer = words->beamer;
  picture->is_snippet = words->snippet;
  if (words->legend)
    explain (words, picture);
  return check_formats (words, format, error) && read_paper (words, picture, error)
         && read_direction (words, picture, error) && read_frames (words, picture, error)
         && read_sentences (words, picture, error);
}

void
fringe_cli_data_clear (FringeCliData *data)
{
  g_clear_pointer (&data->trace, g_free);
  g_clear_pointer (&data->handout, g_free);
  g_clear_pointer (&data->table, g_free);
  g_clear_pointer (&data->notes, g_strfreev);
}

static gboolean
ends_in (const char *name, const char *ending)
{
  const char *point = strrchr (name, '.');

  return point != NULL && g_ascii_strcasecmp (point + 1, ending) == 0;
}

/* Refuses two of the three, as they would be two files. */
static gboolean
check_one (const FringeCliData *data, GError **error)
{
  if ((data->trace != NULL) + (data->handout != NULL) + (data->table != NULL) <= 1)
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _ ("One file holds one of --trace, --handout and --table."));
}

static gboolean
read_trace (FringeCliData *data, const char *output, GError **error)
{
  if (!g_str_equal (data->trace, "posthoc"))
    return fringe_cli_fail_word (error, "--trace", data->trace, "posthoc");
  if (!ends_in (output, "json"))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _ ("A trace for Posthoc goes into a file that ends in .trace.json."));
  data->kind = FRINGE_EXPORT_DATA;
  data->format = FRINGE_DATA_POSTHOC;
  return TRUE;
}

static gboolean
fail_ending (GError **error)
{
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _ ("A table goes into a file that ends in .txt, .csv, .tex or .html."));
}

static gboolean
read_handout (FringeCliData *data, const char *output, GError **error)
{
  FringeFormat picture;

  data->hands_out = g_str_equal (data->handout, "blank") ? FRINGE_HANDOUT_BLANK : FRINGE_HANDOUT_KEY;
  if (data->hands_out == FRINGE_HANDOUT_KEY && !g_str_equal (data->handout, "key"))
    return fringe_cli_fail_word (error, "--handout", data->handout, "blank, key");
  if (fringe_format_from_file_name (output, &picture) && picture != FRINGE_FORMAT_TEX)
    return TRUE;
  if (ends_in (output, "dot"))
    {
      data->kind = FRINGE_EXPORT_DATA;
      data->format = FRINGE_DATA_DOT;
      return TRUE;
    }
  data->kind = FRINGE_EXPORT_HANDOUT;
  if (fringe_sheet_format_from_file_name (output, &data->sheet_format))
    return TRUE;
  return fringe_cli_fail (
      error, FRINGE_CLI_BAD_USAGE, "--output",
      _ ("A handout goes into a file that ends in .png, .svg, .pdf, .txt, .csv, .tex, .html or .dot."));
}

static gboolean
read_table (FringeCliData *data, const char *output, GError **error)
{
  if (g_str_equal (data->table, "trace"))
    data->kind = FRINGE_EXPORT_TRACE;
  else if (g_str_equal (data->table, "counts"))
    data->kind = FRINGE_EXPORT_COUNTS;
  else
    return fringe_cli_fail_word (error, "--table", data->table, "trace, counts");
  return fringe_sheet_format_from_file_name (output, &data->sheet_format) || fail_ending (error);
}

gboolean
fringe_cli_data_read (FringeCliData *data, const char *output, GError **error)
{
  static const struct
  {
    const char *ending;
    FringeDataFormat format;
  } formats[] = { { "dot", FRINGE_DATA_DOT }, { "json", FRINGE_DATA_JSON }, { "csv", FRINGE_DATA_CSV } };

  if (!check_one (data, error))
    return FALSE;
  if (data->trace != NULL)
    return read_trace (data, output, error);
  if (data->handout != NULL)
    return read_handout (data, output, error);
  if (data->table != NULL)
    return read_table (data, output, error);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (ends_in (output, formats[i].ending))
      {
        data->kind = FRINGE_EXPORT_DATA;
        data->format = formats[i].format;
      }
  if (ends_in (output, "html"))
    data->kind = FRINGE_EXPORT_PAGE;
  return TRUE;
}

void
fringe_cli_data_fill (FringeCliData *data, FringeExport *export)
{
  export->kind = data->kind;
  export->data_format = data->format;
  export->sheet_format = data->sheet_format;
  if (data->table != NULL || data->handout != NULL)
    export->notes = (const char *const *) (data->notes = fringe_problem_sentences (export->picture.search));
}
