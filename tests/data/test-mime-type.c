/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <glib/gstdio.h>

#define MIME_TYPE "application/x-fringe-session"
#define SESSION "[Fringe Session]\nVersion=1\n"
#define LESSON_TYPE "application/x-fringe-lesson"
#define EXERCISE_TYPE "application/x-fringe-exercise"
#define EXERCISE "[Fringe Exercise]\nVersion=1\n"
#define LESSON "# ours\n[Fringe Lesson]\nVersion=1\n"

/* The desktop's list of types, with ours alone in it, where GIO looks first. */
static gboolean
make_database (const char *folder)
{
  g_autofree char *source = g_test_build_filename (G_TEST_BUILT, "org.fringe.Fringe.xml", NULL);
  g_autofree char *packages = g_build_filename (folder, "mime", "packages", NULL);
  g_autofree char *target = g_build_filename (packages, "org.fringe.Fringe.xml", NULL);
  g_autofree char *mime = g_path_get_dirname (packages), *text = NULL;
  const char *command[] = { "update-mime-database", mime, NULL };
  g_autoptr (GError) error = NULL;
  gsize length;
  int status;

  g_file_get_contents (source, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_mkdir_with_parents (packages, 0700), ==, 0);
  g_file_set_contents (target, text, (gssize) length, &error);
  g_assert_no_error (error);
  return g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                       NULL, NULL, &status, NULL)
         && g_spawn_check_wait_status (status, NULL);
}

static void
assert_is (const char *name, const char *text, const char *expected)
{
  g_autofree char *type = g_content_type_guess (name, (const guchar *) text, strlen (text), NULL);

  g_assert_cmpstr (type, ==, expected);
}

/* GIO reads where its types are once. */
static void
test_sessions (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "mime-home", NULL), *german = NULL;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "de", TRUE);
  if (!make_database (folder))
    {
      g_test_skip ("update-mime-database is not installed");
      return;
    }
  assert_is ("lecture 3.fringe", SESSION, MIME_TYPE);
  assert_is ("lecture 3.fringe", "", MIME_TYPE);
  assert_is ("lecture 3", SESSION, MIME_TYPE);
  assert_is ("lesson 3", LESSON, LESSON_TYPE);
  assert_is ("result 3", EXERCISE, EXERCISE_TYPE);
  german = g_content_type_get_description (MIME_TYPE);
  g_assert_cmpstr (german, ==, "Fringe-Sitzung");
}

static void
test_opened (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "org.fringe.Fringe.desktop", NULL);
  g_autoptr (GKeyFile) entry = g_key_file_new ();
  g_autofree char *types = NULL, *command = NULL;
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (entry, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  types = g_key_file_get_string (entry, G_KEY_FILE_DESKTOP_GROUP, G_KEY_FILE_DESKTOP_KEY_MIME_TYPE, NULL);
  g_assert_cmpstr (types, ==, EXERCISE_TYPE ";" LESSON_TYPE ";" MIME_TYPE ";");
  command = g_key_file_get_string (entry, G_KEY_FILE_DESKTOP_GROUP, G_KEY_FILE_DESKTOP_KEY_EXEC, NULL);
  g_assert_cmpstr (command, ==, "fringe %U");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mime-type/sessions-are-told-by-their-name-and-by-their-first-line", test_sessions);
  g_test_add_func ("/mime-type/the-desktop-opens-sessions-with-the-program", test_opened);
  return g_test_run ();
}
