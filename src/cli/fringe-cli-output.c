/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-output.h"

#include "fringe-cli-json.h"
#include "fringe-cli-words.h"
#include "fringe-csv.h"
#include "fringe-save.h"

#include <glib/gi18n-lib.h>

/* CSV (RFC 4180) has a column for each member of a JSON object: the members of an object within are columns of their
 * own, "rules.moves"; an array stands in one cell, with spaces between its elements and colons between the members of
 * one; null is an empty cell. */

typedef struct
{
  GString *line;
  const char *prefix;
  gboolean names;
  gboolean has_long_cell;
} Row;

/* A spreadsheet keeps as many characters of a cell, and drops the rest without a word. */
#define CELL_MAX 32767

/* Prints a value as it stands in JSON, so numbers are the same in every locale, but text without its quotation
 * marks. */
static char *
print_value (JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("");
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);
  return fringe_cli_json_print (node);
}

/* Prints the numbers of an object in an array: "3:10:14". */
static char *
print_element (JsonNode *node)
{
  GString *text;
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return print_value (node);
  text = g_string_new (NULL);
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      g_autofree char *value = print_value (member);

      g_string_append_printf (text, text->len > 0 ? ":%s" : "%s", value);
    }
  return g_string_free (text, FALSE);
}

static char *
print_array (JsonArray *array)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_autofree char *value = print_element (json_array_get_element (array, i));

      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, value);
    }
  return g_string_free (text, FALSE);
}

static void
add_member (JsonObject *object, const char *name, JsonNode *node, gpointer data)
{
  Row *row = data;
  g_autofree char *column = row->prefix != NULL ? g_strconcat (row->prefix, ".", name, NULL) : g_strdup (name);
  g_autofree char *value = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      Row inner = { row->line, column, row->names, FALSE };

      json_object_foreach_member (json_node_get_object (node), add_member, &inner);
      row->has_long_cell |= inner.has_long_cell;
      return;
    }
  value = JSON_NODE_HOLDS_ARRAY (node) ? print_array (json_node_get_array (node)) : print_value (node);
  row->has_long_cell |= g_utf8_strlen (value, -1) > CELL_MAX;
  fringe_csv_add (row->line, row->names ? column : value);
}

static char *
print_row (JsonNode *object, gboolean names, gboolean *has_long_cell)
{
  g_autoptr (GString) line = g_string_new (NULL);
  Row row = { line, NULL, names, FALSE };

  json_object_foreach_member (json_node_get_object (object), add_member, &row);
  fringe_csv_end_line (line);
  *has_long_cell |= row.has_long_cell;
  return g_strdup (line->str);
}

struct _FringeCliOutput
{
  const FringeCliOptions *options;
  GString *file; /* NULL where there is none */
  gboolean prints;
  gboolean has_header;
  gboolean has_long_cell;
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
  gboolean is_long = FALSE; /* told with the row */

  if (output->options->format != FRINGE_CLI_FORMAT_CSV || output->has_header)
    return TRUE;
  header = print_row (shape, TRUE, &is_long);
  output->has_header = TRUE;
  return write_out (output, header, error);
}

gboolean
fringe_cli_output_add_data (FringeCliOutput *output, JsonNode *result, GError **error)
{
  gboolean is_json = output->options->format == FRINGE_CLI_FORMAT_JSON;
  g_autofree char *text = is_json ? frame_json (output, result) : print_row (result, FALSE, &output->has_long_cell);

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

static void
note_long_cell (const FringeCliOutput *output)
{
  g_autoptr (GError) note = NULL;

  fringe_cli_fail (&note, FRINGE_CLI_DONE, "--format csv",
                   /* Translators: %d is a number of characters. */
                   _ ("Some cells are longer than the %d characters that spreadsheets keep of a cell. They are whole "
                      "here; JSON has no such limit."),
                   CELL_MAX);
  if (!output->options->quiet)
    fringe_cli_report_error (note);
}

gboolean
fringe_cli_output_finish (FringeCliOutput *output, GError **error)
{
  gboolean is_array = output->options->format == FRINGE_CLI_FORMAT_JSON && output->options->many;

  if (is_array && !write_out (output, output->n_results > 0 ? "\n]\n" : "[]\n", error))
    return FALSE;
  if (output->file != NULL && !save (output, error))
    return FALSE;
  if (output->has_long_cell)
    note_long_cell (output);
  return TRUE;
}
