/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-csv.h"

#include "fringe-cli-json.h"
#include "fringe-csv.h"

typedef struct
{
  GString *line;
  const char *prefix;
  gboolean names;
} Row;

/* As it stands in JSON, but text without its quotation marks: numbers are the same in every locale. */
static char *
print_value (JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("");
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);
  return fringe_cli_json_print (node);
}

/* The numbers of an object in an array: "3:10:14". */
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
  const Row *row = data;
  g_autofree char *column = row->prefix != NULL ? g_strconcat (row->prefix, ".", name, NULL) : g_strdup (name);
  g_autofree char *value = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      Row inner = { row->line, column, row->names };

      json_object_foreach_member (json_node_get_object (node), add_member, &inner);
      return;
    }
  value = JSON_NODE_HOLDS_ARRAY (node) ? print_array (json_node_get_array (node)) : print_value (node);
  fringe_csv_add (row->line, row->names ? column : value);
}

static char *
print_row (JsonNode *object, gboolean names)
{
  g_autoptr (GString) line = g_string_new (NULL);
  Row row = { line, NULL, names };

  json_object_foreach_member (json_node_get_object (object), add_member, &row);
  fringe_csv_end_line (line);
  return g_strdup (line->str);
}

char *
fringe_cli_csv_header (JsonNode *object)
{
  return print_row (object, TRUE);
}

char *
fringe_cli_csv_row (JsonNode *object)
{
  return print_row (object, FALSE);
}
