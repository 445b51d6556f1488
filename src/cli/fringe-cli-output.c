/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-output.h"

#include "fringe-cli-csv.h"
#include "fringe-cli-json.h"
#include "fringe-cli-status.h"
#include "fringe-cli-words.h"
#include "fringe-save.h"

struct _FringeCliOutput
{
  const FringeCliOptions *options;
  GString *file; /* NULL where there is none */
  gboolean prints;
  gboolean has_header;
  guint n_results;
};

FringeCliOutput *
fringe_cli_output_new (const FringeCliOptions *options)
{
  FringeCliOutput *output = g_new0 (FringeCliOutput, 1);

  output->options = options;
  output->prints = options->output != NULL ? fringe_cli_is_standard (options->output) : !options->quiet;
  output->file = options->output != NULL && !output->prints ? g_string_new (NULL) : NULL;
  return output;
}

void
fringe_cli_output_free (FringeCliOutput *output)
{
  if (output->file != NULL)
    g_string_free (output->file, TRUE);
  g_free (output);
}

/* Each result is shown when it is there, so that many can be watched, or read by another program. */
static gboolean
write_out (FringeCliOutput *output, const char *text, GError **error)
{
  if (output->file != NULL)
    g_string_append (output->file, text);
  return !output->prints || fringe_cli_print (text, error);
}

static char *
frame_json (const FringeCliOutput *output, JsonNode *result)
{
  g_autofree char *object = fringe_cli_json_print (result);

  if (!output->options->many)
    return g_strconcat (object, "\n", NULL);
  return g_strconcat (output->n_results == 0 ? "[\n" : ",\n", object, NULL);
}

gboolean
fringe_cli_output_begin (FringeCliOutput *output, JsonNode *shape, GError **error)
{
  g_autofree char *header = NULL;

  if (output->options->format != FRINGE_CLI_FORMAT_CSV || output->has_header)
    return TRUE;
  header = fringe_cli_csv_header (shape);
  output->has_header = TRUE;
  return write_out (output, header, error);
}

gboolean
fringe_cli_output_add_data (FringeCliOutput *output, JsonNode *result, GError **error)
{
  gboolean is_json = output->options->format == FRINGE_CLI_FORMAT_JSON;
  g_autofree char *text = is_json ? frame_json (output, result) : fringe_cli_csv_row (result);

  if (!fringe_cli_output_begin (output, result, error))
    return FALSE;
  output->n_results++;
  return write_out (output, text, error);
}

gboolean
fringe_cli_output_add_text (FringeCliOutput *output, const char *result, GError **error)
{
  g_autofree char *framed = g_strconcat (output->n_results > 0 ? "\n" : "", result, NULL);
  g_autofree char *text = fringe_cli_to_locale (framed);

  output->n_results++;
  return write_out (output, text, error);
}

static gboolean
save (FringeCliOutput *output, GError **error)
{
  const char *path = output->options->output;
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = fringe_cli_file_new (path, &reason);

  if (file != NULL && fringe_save_text (file, output->file->str, output->file->len, NULL, &reason))
    return TRUE;
  g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_NOT_WRITTEN, "%s: %s", name, reason->message);
  return FALSE;
}

gboolean
fringe_cli_output_finish (FringeCliOutput *output, GError **error)
{
  gboolean is_array = output->options->format == FRINGE_CLI_FORMAT_JSON && output->options->many;

  if (is_array && !write_out (output, output->n_results > 0 ? "\n]\n" : "[]\n", error))
    return FALSE;
  return output->file == NULL || save (output, error);
}
