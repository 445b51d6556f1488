/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-panels.h"
#include "fringe-puzzle-dialog.h"
#include "fringe-transport.h"
#include "test-boards.h"

#define FOLDER "/org/fringe/Fringe/ui/"

static gboolean
has_icon (const char *name)
{
  return gtk_icon_theme_has_icon (gtk_icon_theme_get_for_display (gdk_display_get_default ()), name);
}

static void
assert_icon (const char *name)
{
  g_test_message ("%s", name);
  g_assert_true (has_icon (name));
}

/* The name in the text of <property name="icon-name">. */
typedef struct
{
  gboolean inside;
  guint n_names;
} Reader;

static void
on_start (GMarkupParseContext *context,
          const char *element,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Reader *reader = data;

  (void) context;
  (void) error;
  reader->inside = g_str_equal (element, "property") && names[0] != NULL && g_str_equal (values[0], "icon-name");
}

static void
on_text (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Reader *reader = data;
  g_autofree char *name = g_strndup (text, length);

  (void) context;
  (void) error;
  if (!reader->inside)
    return;
  assert_icon (name);
  reader->n_names++;
  reader->inside = FALSE;
}

static void
test_templates (void)
{
  static const GMarkupParser parser = { .start_element = on_start, .text = on_text };
  g_auto (GStrv) files = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  Reader reader = { 0 };

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (FOLDER, files[i], NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);

      g_assert_true (g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                                   (gssize) g_bytes_get_size (bytes), NULL));
    }
  g_assert_cmpuint (reader.n_names, >=, 8);
}

static void
assert_image (GtkWidget *widget, gpointer data)
{
  const char *name = GTK_IS_IMAGE (widget) ? gtk_image_get_icon_name (GTK_IMAGE (widget)) : NULL;

  if (name == NULL)
    return;
  assert_icon (name);
  *(guint *) data += 1;
}

static void
assert_images (gpointer widget)
{
  guint n = 0;

  test_for_each_widget (widget, assert_image, &n);
  g_assert_cmpuint (n, >, 0);
}

static void
test_verdicts (void)
{
  FringePuzzleDialog *dialog = fringe_puzzle_dialog_new (NULL, FRINGE_THEME_LIGHT);
  FringeBoard solvable = test_board ("1 2 3 4 5 6 7 0 8"), unsolvable = test_board ("2 1 3 4 5 6 7 8 0");
  FringeBoard goal = fringe_board_standard_goal (3, 3), other_size = fringe_board_standard_goal (2, 4);

  fringe_puzzle_dialog_set_boards (dialog, &solvable, &goal);
  assert_images (dialog);
  fringe_puzzle_dialog_set_boards (dialog, &unsolvable, &goal);
  assert_images (dialog);
  fringe_puzzle_dialog_set_boards (dialog, &other_size, &unsolvable);
  assert_images (dialog);
  test_destroy (GTK_WINDOW (dialog));
}

static void
test_play (void)
{
  g_autoptr (FringeTransport) transport = g_object_ref_sink (g_object_new (FRINGE_TYPE_TRANSPORT, NULL));
  g_autoptr (FringeSession) session = fringe_session_new ();

  g_object_set (transport, "player", session, NULL);
  assert_images (transport);
  fringe_session_set_playing (session, TRUE);
  assert_images (transport);
}

/* They are shown where the names of the tabs have no room. */
static void
test_tabs (void)
{
  g_autoptr (FringePanels) panels = g_object_ref_sink (g_object_new (FRINGE_TYPE_PANELS, NULL));

  assert_images (panels);
}

static void
test_application_icon (void)
{
  assert_icon (FRINGE_APPLICATION_ID);
  g_assert_false (has_icon ("an-icon-that-is-nowhere"));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/icon-names/each-name-in-a-template-has-an-icon", test_templates);
  g_test_add_func ("/icon-names/each-verdict-has-an-icon", test_verdicts);
  g_test_add_func ("/icon-names/playing-and-pausing-have-icons", test_play);
  g_test_add_func ("/icon-names/each-tab-has-an-icon", test_tabs);
  g_test_add_func ("/icon-names/the-program-has-an-icon", test_application_icon);
  return g_test_run ();
}
