/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>

static const struct
{
  const char *key, *start, *range;
} settings[] = {
  { "window-width", "1280", "('type', <@ai []>)" },
  { "window-height", "800", "('type', <@ai []>)" },
  { "window-maximized", "false", "('type', <@ab []>)" },
  { "left-panel", "true", "('type', <@ab []>)" },
  { "right-panel", "true", "('type', <@ab []>)" },
  { "step-hint", "true", "('type', <@ab []>)" },
  { "panel", "'why'",
    "('enum', <['why', 'frontier', 'closed', 'duplicates', 'solution', 'code', 'charts', 'truth', 'quiz']>)" },
  { "chart", "'values'", "('enum', <['values', 'frontier', 'layers', 'iterations', 'branching']>)" },
  { "board-marks", "false", "('type', <@ab []>)" },
  { "color-scheme", "'system'", "('enum', <['system', 'light', 'dark', 'projector', 'print']>)" },
  { "animations", "true", "('type', <@ab []>)" },
  { "lecture-strip", "true", "('type', <@ab []>)" },
  { "quiz-voting", "false", "('type', <@ab []>)" },
  { "quiz-kinds", "uint32 63", "('range', <(uint32 1, uint32 63)>)" },
  { "speed", "1.0", "('range', <(0.25, 1024.0)>)" },
  { "node-limit", "uint32 1000000", "('range', <(uint32 1000, uint32 200000000)>)" },
  { "first-rules", "'textbook'",
    "('enum', <['textbook', 'report-2019', 'columbiax', 'paper-2021', 'cse318', 'assignment-ucs']>)" },
  { "tree-direction", "'fitting'", "('enum', <['down', 'right', 'fitting']>)" },
  { "tree-coloring", "'state'", "('enum', <['state', 'f-value', 'order', 'depth', 'run']>)" },
  { "tree-ghosts", "false", "('type', <@ab []>)" },
  { "tree-moves", "'arrows'", "('enum', <['arrows', 'letters']>)" },
  { "tree-minimap", "true", "('type', <@ab []>)" },
  { "tree-fold-size", "uint32 0", "('range', <(uint32 0, uint32 1000000)>)" },
  { "tree-follow", "true", "('type', <@ab []>)" },
  { "exercise-level", "'duplicates'", "('enum', <['choice', 'numbers', 'duplicates']>)" },
  { "exercise-lists", "'none'", "('enum', <['none', 'any-order', 'in-order']>)" },
  { "export-folder", "''", "('type', <@as []>)" },
  { "export-format", "'png'",
    "('enum', <['png', 'svg', 'pdf', 'tex', 'page', 'dot', 'json', 'csv', 'posthoc', 'trace', 'counts', 'handout']>)" },
  { "export-what", "'tree'", "('enum', <['tree', 'view', 'solution', 'subtree']>)" },
  { "export-frames", "'none'", "('enum', <['none', 'steps', 'layers', 'lines']>)" },
  { "export-plays", "false", "('type', <@ab []>)" },
  { "export-sentences", "true", "('type', <@ab []>)" },
  { "export-lines", "false", "('type', <@ab []>)" },
  { "export-tex", "'document'", "('enum', <['document', 'snippet', 'beamer']>)" },
  { "export-sheet", "'html'", "('enum', <['text', 'csv', 'latex', 'html']>)" },
  { "export-screen-theme", "'light'", "('enum', <['light', 'dark', 'projector', 'print']>)" },
  { "export-theme", "'print'", "('enum', <['light', 'dark', 'projector', 'print']>)" },
  { "export-dpi", "uint32 192", "('range', <(uint32 24, uint32 1200)>)" },
  { "export-paper", "'none'", "('enum', <['none', 'a3', 'a4', 'a5', 'letter', 'legal', 'tabloid', 'slide']>)" },
  { "export-margin", "uint32 15", "('range', <(uint32 0, uint32 50)>)" },
  { "export-tile", "false", "('type', <@ab []>)" },
  { "export-legend", "true", "('type', <@ab []>)" },
  { "export-blank", "false", "('type', <@ab []>)" },
  { "export-transparent", "false", "('type', <@ab []>)" },
};

/* The one that was built, never one that happens to be installed. */
static GSettingsSchema *
built_schema (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettingsSchemaSource) source
      = g_settings_schema_source_new_from_directory (g_test_get_dir (G_TEST_BUILT), NULL, TRUE, &error);
  GSettingsSchema *schema;

  g_assert_no_error (error);
  schema = g_settings_schema_source_lookup (source, "org.fringe.Fringe", FALSE);
  g_assert_nonnull (schema);
  return schema;
}

static void
test_assert_prints (GVariant *value, const char *expected)
{
  g_autofree char *text = g_variant_print (value, TRUE);

  g_assert_cmpstr (text, ==, expected);
  g_variant_unref (value);
}

static void
test_starts (void)
{
  g_autoptr (GSettingsSchema) schema = built_schema ();

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, settings[i].key);

      test_assert_prints (g_settings_schema_key_get_default_value (key), settings[i].start);
    }
}

static void
test_ranges (void)
{
  g_autoptr (GSettingsSchema) schema = built_schema ();

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, settings[i].key);

      test_assert_prints (g_settings_schema_key_get_range (key), settings[i].range);
    }
}

static void
test_no_others (void)
{
  g_autoptr (GSettingsSchema) schema = built_schema ();
  g_auto (GStrv) names = g_settings_schema_list_keys (schema);

  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (settings));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings/each-starts-as-stated", test_starts);
  g_test_add_func ("/settings/each-takes-what-is-stated-and-nothing-else", test_ranges);
  g_test_add_func ("/settings/there-are-no-others", test_no_others);
  return g_test_run ();
}
