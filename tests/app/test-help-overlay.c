/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include <string.h>

/* A key with its modifiers, one word of an accelerator text. */
typedef struct
{
  guint key;
  GdkModifierType modifiers;
} Key;

/* The keys of one action. */
typedef struct
{
  char *action;
  GArray *keys; /* of Key */
} Bound;

static void
bound_free (gpointer data)
{
  Bound *bound = data;

  g_free (bound->action);
  g_array_unref (bound->keys);
  g_free (bound);
}

static Bound *
bound_new (GPtrArray *all, const char *action)
{
  Bound *bound = g_new (Bound, 1);

  *bound = (Bound) { g_strdup (action), g_array_new (FALSE, FALSE, sizeof (Key)) };
  g_ptr_array_add (all, bound);
  return bound;
}

static gboolean
has_key (const GArray *keys, Key key)
{
  for (guint i = 0; i < keys->len; i++)
    if (g_array_index (keys, Key, i).key == key.key && g_array_index (keys, Key, i).modifiers == key.modifiers)
      return TRUE;
  return FALSE;
}

static Key
parse_key (const char *accelerator)
{
  Key key;

  g_test_message ("%s", accelerator);
  g_assert_true (gtk_accelerator_parse (accelerator, &key.key, &key.modifiers));
  return key;
}

/* A word is one key, or the first and the last of several: "1...5". */
static void
add_words (GArray *keys, const char *accelerators)
{
  g_auto (GStrv) words = g_strsplit (accelerators, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (words[i], "...", 2);
      Key key = parse_key (ends[0]), last = parse_key (ends[1] != NULL ? ends[1] : ends[0]);

      for (; key.key <= last.key; key.key++)
        g_array_append_val (keys, key);
    }
}

static void
add_trigger (GArray *keys, GtkShortcutTrigger *trigger)
{
  Key key;

  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      add_trigger (keys, gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)));
      add_trigger (keys, gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)));
      return;
    }
  key.key = gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger));
  key.modifiers = gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger));
  g_array_append_val (keys, key);
}

static void
add_controller (GPtrArray *all, GListModel *shortcuts)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      GtkNamedAction *action = GTK_NAMED_ACTION (gtk_shortcut_get_action (shortcut));

      add_trigger (bound_new (all, gtk_named_action_get_action_name (action))->keys,
                   gtk_shortcut_get_trigger (shortcut));
    }
}

static void
add_widget_keys (GPtrArray *all, GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      const char *id = GTK_IS_SHORTCUT_CONTROLLER (controller)
                           ? gtk_buildable_get_buildable_id (GTK_BUILDABLE (controller))
                           : NULL;

      if (id != NULL)
        add_controller (all, G_LIST_MODEL (controller));
    }
}

/* The keys that the template of the window binds, before and after the focus has its turn. */
static void
add_window_keys (GPtrArray *all, FringeWindow *window)
{
  add_widget_keys (all, GTK_WIDGET (window));
  add_widget_keys (all, gtk_window_get_child (GTK_WINDOW (window)));
}

static void
add_application_keys (GPtrArray *all)
{
  g_auto (GStrv) names = gtk_application_list_action_descriptions (test_application ());

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (test_application (), names[i]);
      g_autofree char *words = g_strjoinv (" ", accels);

      add_words (bound_new (all, names[i])->keys, words);
    }
}

static GPtrArray *
bound_keys (FringeWindow *window)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (bound_free);

  add_window_keys (all, window);
  g_assert_cmpuint (all->len, >, 10);
  add_application_keys (all);
  return all;
}

static void
collect_shortcuts (GtkWidget *widget, gpointer shortcuts)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    g_ptr_array_add (shortcuts, widget);
}

static GtkWidget *
help_overlay (FringeWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  return GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
}

static GPtrArray *
listed_shortcuts (FringeWindow *window)
{
  GtkWidget *overlay = help_overlay (window);
  GPtrArray *shortcuts = g_ptr_array_new ();

  g_assert_nonnull (overlay);
  test_for_each_widget (overlay, collect_shortcuts, shortcuts);
  g_assert_cmpuint (shortcuts->len, >, 10);
  return shortcuts;
}

static GArray *
listed_keys (FringeWindow *window)
{
  g_autoptr (GPtrArray) shortcuts = listed_shortcuts (window);
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (Key));

  for (guint i = 0; i < shortcuts->len; i++)
    {
      g_autofree char *accelerator = NULL;

      g_object_get (shortcuts->pdata[i], "accelerator", &accelerator, NULL);
      add_words (keys, accelerator);
    }
  return keys;
}

static void
test_all_listed (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) all = bound_keys (window);
  g_autoptr (GArray) listed = listed_keys (window);

  for (guint i = 0; i < all->len; i++)
    {
      Bound *bound = all->pdata[i];
      gboolean found = FALSE;

      for (guint j = 0; j < bound->keys->len; j++)
        found = found || has_key (listed, g_array_index (bound->keys, Key, j));
      g_test_message ("%s", bound->action);
      g_assert_true (found);
    }
  test_destroy (GTK_WINDOW (window));
}

/* It is made when it is asked for. A projector of 1280 by 720 shows the way to each page and the way out. */
static void
test_fits (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *overlay;
  int width, height;

  g_assert_null (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  overlay = help_overlay (window);
  test_show (GTK_WINDOW (overlay));
  gtk_widget_measure (overlay, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (overlay, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%d by %d", width, height);
  g_assert_cmpint (width, <=, 1280);
  g_assert_cmpint (height, <=, 720);
  gtk_widget_set_visible (overlay, FALSE);
  test_destroy (GTK_WINDOW (window));
}

/* F10 is bound by the menu button that is the primary one. */
static void
test_all_bound (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) all = bound_keys (window);
  g_autoptr (GArray) listed = listed_keys (window);

  add_words (bound_new (all, "menu")->keys, "F10");
  for (guint i = 0; i < listed->len; i++)
    {
      Key key = g_array_index (listed, Key, i);
      g_autofree char *name = gtk_accelerator_name (key.key, key.modifiers);
      gboolean found = FALSE;

      for (guint j = 0; j < all->len; j++)
        found = found || has_key (((Bound *) all->pdata[j])->keys, key);
      g_test_message ("%s", name);
      g_assert_true (found);
    }
  test_destroy (GTK_WINDOW (window));
}

/* What has no key of its own, and what leads to it. */
static const struct
{
  const char *action, *by;
} led_to[] = {
  { "win.fold", "win.enter" },
  { "win.cancel", "win.escape" },
  { "win.select-none", "win.escape" },
  { "win.tree-direction", "win.turn" },
  { "win.tree-moves", "app.preferences" },
  { "win.chart", "win.panel::charts" },
  { "win.sample", "menu" },
  { "win.copy-picture", "win.copy" },
  { "win.paste-board", "win.paste" },
  { "win.swap-tiles", "menu" }, /* Alt and a letter, as in menus */
  { "win.search-anyway", "menu" },
  { "win.lesson", "menu" }, /* the start page */
  { "win.open-recent", "menu" },
  { "app.about", "menu" },
  { "app.begin", "menu" },         /* the command line, as that of examples */
  { "app.new-puzzle", "win.new" }, /* of the desktop, as the next */
  { "app.first-lesson", "menu" },
};

static const char *
way_to (const char *action)
{
  for (gsize i = 0; i < G_N_ELEMENTS (led_to); i++)
    if (g_str_equal (led_to[i].action, action))
      return led_to[i].by;
  return action;
}

/* Of one with a target, any. */
static gboolean
is_bound (const GPtrArray *all, const char *action)
{
  const char *way = way_to (action);

  for (guint i = 0; i < all->len; i++)
    {
      g_auto (GStrv) parts = g_strsplit (((Bound *) all->pdata[i])->action, "::", 2);

      if (g_str_equal (parts[0], way) || g_str_equal (((Bound *) all->pdata[i])->action, way))
        return TRUE;
    }
  return FALSE;
}

static void
assert_bound (const GPtrArray *all, const char *group, char **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *action = g_strconcat (group, ".", names[i], NULL);

      g_test_message ("%s", action);
      g_assert_true (is_bound (all, action));
    }
}

static void
assert_class_bound (const GPtrArray *all)
{
  GtkWidgetClass *window_class = g_type_class_ref (FRINGE_TYPE_WINDOW);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (window_class, i, &owner, &name, &parameter, &property); i++)
    if (owner == FRINGE_TYPE_WINDOW)
      {
        g_test_message ("%s", name);
        g_assert_true (is_bound (all, name));
      }
  g_type_class_unref (window_class);
}

/* Keyboard alone reaches everything. */
static void
test_each_bound (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) all = bound_keys (window);
  g_auto (GStrv) of_window = g_action_group_list_actions (G_ACTION_GROUP (window));
  g_auto (GStrv) of_application = g_action_group_list_actions (G_ACTION_GROUP (test_application ()));

  add_words (bound_new (all, "menu")->keys, "F10");
  assert_class_bound (all);
  assert_bound (all, "win", of_window);
  assert_bound (all, "app", of_application);
  test_destroy (GTK_WINDOW (window));
}

/* No key does two things. */
static void
test_unique (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) all = bound_keys (window);
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (Key));

  for (guint i = 0; i < all->len; i++)
    {
      Bound *bound = all->pdata[i];

      g_test_message ("%s", bound->action);
      for (guint j = 0; j < bound->keys->len; j++)
        {
          g_assert_false (has_key (seen, g_array_index (bound->keys, Key, j)));
          g_array_append_val (seen, g_array_index (bound->keys, Key, j));
        }
    }
  test_destroy (GTK_WINDOW (window));
}

static void
test_titles (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) shortcuts = listed_shortcuts (window);

  for (guint i = 0; i < shortcuts->len; i++)
    {
      g_autofree char *title = NULL;

      g_object_get (shortcuts->pdata[i], "title", &title, NULL);
      g_assert_nonnull (title);
      g_assert_cmpstr (title, !=, "");
    }
  test_destroy (GTK_WINDOW (window));
}

/* A key as people write it, "Ctrl+Shift+Page Down", as GTK does. */
static char *
as_accelerator (const char *written)
{
  g_auto (GStrv) words = g_strsplit (written, "+", -1);
  guint last = g_strv_length (words) - 1;
  GString *accelerator = g_string_new (NULL);

  for (guint i = 0; i < last; i++)
    g_string_append_printf (accelerator, "<%s>", g_str_equal (words[i], "Ctrl") ? "Control" : words[i]);
  if (g_utf8_strlen (words[last], -1) == 1)
    g_string_append (accelerator,
                     gdk_keyval_name (gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (words[last])))));
  else
    g_string_append (accelerator, g_str_equal (words[last], "Space") ? "space" : g_strdelimit (words[last], " ", '_'));
  return g_string_free (accelerator, FALSE);
}

static void
assert_does_something (const GPtrArray *all, const char *written)
{
  g_autofree char *accelerator = as_accelerator (written);
  Key key = parse_key (accelerator);
  gboolean found = FALSE;

  for (guint i = 0; i < all->len; i++)
    found = found || has_key (((Bound *) all->pdata[i])->keys, key);
  g_test_message ("%s", written);
  g_assert_true (found);
}

static void
assert_all_do_something (const GPtrArray *all, const char *text, const char *pattern, guint n_min)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *written = g_match_info_fetch (match, 1);

      assert_does_something (all, written);
      n++;
    }
  g_assert_cmpuint (n, >=, n_min);
}

static char *
read_text (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", name, NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* The keys of the table stand in its first and third column, several in a cell, the ends of a row of keys among them.
 */
static void
assert_table_does_something (const GPtrArray *all, const char *readme)
{
  const char *begin = strstr (readme, "| key | does |"), *end = begin != NULL ? strstr (begin, "\n\n") : NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *table = NULL;

  g_assert_nonnull (end);
  table = g_strndup (begin, (gsize) (end - begin));
  lines = g_strsplit (table, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 20);
  for (guint i = 2; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "|", -1);
      g_autofree char *both = g_strconcat (cells[1], ",", cells[3], NULL);
      g_auto (GStrv) keys = g_regex_split_simple (",| … | (?=−)", both, 0, 0);

      for (guint k = 0; keys[k] != NULL; k++)
        if (*g_strstrip (keys[k]) != '\0' && !g_str_equal (keys[k], "Alt+arrows") && !g_str_equal (keys[k], "+")
            && !g_str_equal (keys[k], "−"))
          assert_does_something (all, keys[k]);
    }
}

/* What a person reads of keys is true. */
static void
test_documented (void)
{
  const char *const manuals[] = { "data/fringe.1", "data/fringe-cli.1", "data/fringe-exercise.5",
                                  "data/fringe-record.5", "data/fringe-session.5" };
  const char *const pattern = "\\b((?:(?:Ctrl|Shift|Alt)\\+)+(?:F\\d+|Left|Right|[A-Z0-9?])|F\\d+)(?![\\w+])";
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) all = bound_keys (window);
  g_autofree char *readme = read_text ("README.md");

  add_words (bound_new (all, "menu")->keys, "F10");
  assert_table_does_something (all, readme);
  assert_all_do_something (all, readme, pattern, 30);
  for (gsize i = 0; i < G_N_ELEMENTS (manuals); i++)
    {
      g_autofree char *manual = read_text (manuals[i]);

      assert_all_do_something (all, manual, pattern, 0);
    }
  test_destroy (GTK_WINDOW (window));
}

static void
collect_tooltips (GtkWidget *widget, gpointer tooltips)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  if (text != NULL)
    g_ptr_array_add (tooltips, g_strdup (text));
}

static void
test_tooltips (void)
{
  const char *const some[] = { "Step (Right)",
                               "Right panel (Shift+F9)",
                               "Two searches side by side (X)",
                               "Zoom in (+)",
                               "Breakpoints (Ctrl+B)",
                               "Choose how the tree is shown (F8)",
                               "Code: the algorithm in pseudo-code (Ctrl+3)",
                               "Go to the first step in which the searches differ (Shift+X)" };
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) tooltips = g_ptr_array_new_with_free_func (g_free);

  g_object_set (window, "compares", TRUE, NULL);
  test_for_each_widget (GTK_WIDGET (window), collect_tooltips, tooltips);
  for (gsize i = 0; i < G_N_ELEMENTS (some); i++)
    {
      g_test_message ("%s", some[i]);
      g_assert_true (g_ptr_array_find_with_equal_func (tooltips, some[i], g_str_equal, NULL));
    }
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/help-overlay/lists-each-action-that-has-a-key", test_all_listed);
  g_test_add_func ("/help-overlay/lists-no-key-that-does-nothing", test_all_bound);
  g_test_add_func ("/help-overlay/each-action-has-a-key-or-is-reached-by-one-that-has", test_each_bound);
  g_test_add_func ("/help-overlay/no-key-does-two-things", test_unique);
  g_test_add_func ("/help-overlay/says-what-each-key-does", test_titles);
  g_test_add_func ("/help-overlay/the-documents-name-no-key-that-does-nothing", test_documented);
  g_test_add_func ("/help-overlay/tooltips-show-the-keys", test_tooltips);
  g_test_add_func ("/help-overlay/it-fits-a-small-screen", test_fits);
  return g_test_run ();
}
