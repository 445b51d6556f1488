/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-draw-data.h"

#include "fringe-cli-status.h"
#include "fringe-cli-words.h"
#include "fringe-sentences.h"
#include "fringe-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
fringe_cli_data_clear (FringeCliData *data)
{
  g_clear_pointer (&data->trace, g_free);
  g_clear_pointer (&data->handout, g_free);
  g_clear_pointer (&data->table, g_free);
  g_clear_pointer (&data->text, g_free);
  g_clear_pointer (&data->notes, g_strfreev);
}

static gboolean
ends_in (const char *name, const char *ending)
{
  const char *point = strrchr (name, '.');

  return point != NULL && g_ascii_strcasecmp (point + 1, ending) == 0;
}

/* Two of the three would be two files. */
static gboolean
check_one (const FringeCliData *data, GError **error)
{
  if ((data->trace != NULL) + (data->handout != NULL) + (data->table != NULL) <= 1)
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("One file holds one of --trace, --handout and --table."));
}

static gboolean
read_trace (FringeCliData *data, const char *output, GError **error)
{
  if (!g_str_equal (data->trace, "posthoc"))
    return fringe_cli_fail_word (error, "--trace", data->trace, "posthoc");
  if (!ends_in (output, "json"))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _("A trace for Posthoc goes into a file that ends in .trace.json."));
  data->kind = FRINGE_EXPORT_DATA;
  data->format = FRINGE_DATA_POSTHOC;
  return TRUE;
}

static gboolean
fail_ending (GError **error)
{
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("A table goes into a file that ends in .txt, .csv, .tex or .html."));
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
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("A handout goes into a file that ends in .png, .svg, .pdf, .txt, .csv, .tex, .html or .dot."));
}

static gboolean
read_table (FringeCliData *data, const char *output, GError **error)
{
  if (g_str_equal (data->table, "trace"))
    data->kind = FRINGE_EXPORT_TRACE;
  else if (g_str_equal (data->table, "counts"))
    data->kind = FRINGE_EXPORT_TEXT;
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
  return TRUE;
}

void
fringe_cli_data_fill (FringeCliData *data, FringeExport *export)
{
  const FringePicture *picture = &export->picture;

  export->kind = data->kind;
  export->data_format = data->format;
  export->sheet_format = data->sheet_format;
  if (data->kind == FRINGE_EXPORT_TEXT)
    export->text = data->text
        = fringe_table_print_counts (picture->search, picture->step, fringe_sheet_format_ending (data->sheet_format),
                                     picture->title, picture->caption);
  if (data->kind == FRINGE_EXPORT_TRACE || data->handout != NULL)
    export->notes = (const char *const *) (data->notes = fringe_problem_sentences (picture->search));
}
