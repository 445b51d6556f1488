/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>

#define GROUP G_KEY_FILE_DESKTOP_GROUP

static GKeyFile *
built_entry (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "org.fringe.Fringe.desktop", NULL);
  g_autoptr (GKeyFile) entry = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (entry, path, G_KEY_FILE_KEEP_TRANSLATIONS, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&entry);
}

static void
test_icon (void)
{
  g_autoptr (GKeyFile) entry = built_entry ();
  g_autofree char *icon = g_key_file_get_string (entry, GROUP, G_KEY_FILE_DESKTOP_KEY_ICON, NULL);
  g_autofree char *name = g_strdup_printf ("%s.svg", icon);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "icons/hicolor/scalable/apps", name, NULL);

  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

static void
test_german (void)
{
  static const char *const translated[] = { "GenericName", "Comment", "Keywords" };
  g_autoptr (GKeyFile) entry = built_entry ();
  g_autofree char *name = g_key_file_get_locale_string (entry, GROUP, "Name", "de", NULL);

  g_assert_cmpstr (name, ==, "Fringe");
  for (gsize i = 0; i < G_N_ELEMENTS (translated); i++)
    {
      g_autofree char *english = g_key_file_get_string (entry, GROUP, translated[i], NULL);
      g_autofree char *german = g_key_file_get_locale_string (entry, GROUP, translated[i], "de", NULL);

      g_assert_nonnull (english);
      g_assert_cmpstr (german, !=, english);
    }
}

/* A desktop that starts programs by D-Bus finds them by a service of the same name. */
static void
test_service (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "org.fringe.Fringe.service", NULL);
  g_autoptr (GKeyFile) service = g_key_file_new ();
  g_autoptr (GKeyFile) entry = built_entry ();
  g_autofree char *name = NULL, *command = NULL, *class = NULL;
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (service, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  g_assert_true (g_key_file_get_boolean (entry, GROUP, "DBusActivatable", NULL));
  name = g_key_file_get_string (service, "D-BUS Service", "Name", NULL);
  class = g_key_file_get_string (entry, GROUP, "StartupWMClass", NULL);
  g_assert_cmpstr (name, ==, "org.fringe.Fringe");
  g_assert_cmpstr (class, ==, name);
  command = g_key_file_get_string (service, "D-BUS Service", "Exec", NULL);
  g_assert_true (g_str_has_suffix (command, "/bin/fringe --gapplication-service"));
}

static void
test_metainfo (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "org.fringe.Fringe.metainfo.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "<summary xml:lang=\"de\">"));
  g_assert_nonnull (strstr (text, "<li xml:lang=\"de\">"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desktop-entry/its-icon-exists", test_icon);
  g_test_add_func ("/desktop-entry/speaks-german", test_german);
  g_test_add_func ("/desktop-entry/a-service-of-the-same-name-starts-the-program", test_service);
  g_test_add_func ("/desktop-entry/the-metainfo-speaks-german-too", test_metainfo);
  return g_test_run ();
}
