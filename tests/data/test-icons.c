/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>

typedef void (*CheckElement) (const char *element, const char **names, const char **values);

static const char *
attribute (const char **names, const char **values, const char *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  CheckElement *check = data;

  (void) context;
  (void) error;
  (*check) (element, names, values);
}

static void
check_file (const char *path, CheckElement check)
{
  static const GMarkupParser parser = { .start_element = start_element };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &check, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_test_message ("%s", path);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, text, (gssize) length, &error);
  g_assert_no_error (error);
}

static void
check_folder (const char *folder, CheckElement check)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "icons/hicolor", folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *name;
  int n_files = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      check_file (file, check);
      n_files++;
    }
  g_assert_cmpint (n_files, >, 0);
}

/* GTK fills every shape of a symbolic icon with the colour of the text, and leaves strokes as they are. */
static void
check_symbolic (const char *element, const char **names, const char **values)
{
  const char *fill = attribute (names, values, "fill");

  g_assert_true (g_strv_contains ((const char *[]) { "svg", "g", "path", "rect", "circle", NULL }, element));
  g_assert_true (fill == NULL || g_str_equal (fill, "#2e3436"));
  g_assert_null (attribute (names, values, "stroke"));
  g_assert_null (attribute (names, values, "style"));
  if (g_str_equal (element, "svg"))
    g_assert_cmpstr (attribute (names, values, "viewBox"), ==, "0 0 16 16");
}

static void
check_plain (const char *element, const char **names)
{
  g_assert_null (strchr (element, ':'));
  for (int i = 0; names[i] != NULL; i++)
    g_assert_null (strchr (names[i], ':'));
}

static void
check_full_colour (const char *element, const char **names, const char **values)
{
  check_plain (element, names);
  if (g_str_equal (element, "svg"))
    g_assert_cmpstr (attribute (names, values, "viewBox"), ==, "0 0 128 128");
}

/* Every edge lies on a pixel: a number that is not whole would blur one. */
static void
check_small (const char *element, const char **names, const char **values)
{
  static const char *const edges[] = { "x", "y", "width", "height", "d" };

  check_plain (element, names);
  if (g_str_equal (element, "svg"))
    g_assert_true (
        g_strv_contains ((const char *[]) { "0 0 16 16", "0 0 24 24", NULL }, attribute (names, values, "viewBox")));
  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++)
    if (attribute (names, values, edges[i]) != NULL)
      g_assert_null (strchr (attribute (names, values, edges[i]), '.'));
}

static void
test_symbolic (void)
{
  check_folder ("symbolic/apps", check_symbolic);
  check_folder ("symbolic/actions", check_symbolic);
}

static void
test_full_colour (void)
{
  check_folder ("scalable/apps", check_full_colour);
}

static void
test_small (void)
{
  check_folder ("16x16/apps", check_small);
  check_folder ("24x24/apps", check_small);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/icons/gtk-can-recolour-every-symbolic-icon", test_symbolic);
  g_test_add_func ("/icons/the-icon-of-the-program-is-plain-svg", test_full_colour);
  g_test_add_func ("/icons/at-small-sizes-every-edge-lies-on-a-pixel", test_small);
  return g_test_run ();
}
