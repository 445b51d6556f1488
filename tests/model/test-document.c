/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document.h"
#include "fringe-lesson-guide.h"
#include "session-watch.h"
#include "test-boards.h"

#include <glib/gstdio.h>
#include <string.h>

/* What a document keeps of a lesson: its file, and what a crash leaves. */

#define LESSON                                                                                                         \
  "[Fringe Lesson]\nVersion=1\nTitle=T\n"                                                                              \
  "[Stop 1]\nStart=1 2 7 6 0 8 4 3 5\nGoal=1 2 0 4 8 7 3 6 5\nCaption=One\n[Stop 2]\nStep=3\nCaption=Two\n"

static char *folder;

/* A session with its document, as a window has them. */
typedef struct
{
  FringeSession *session;
  FringeDocument *document;
  gboolean is_lost;
} Desk;

static void
leave (gpointer desk, FringeSessionFile *state)
{
}

static void
look (gpointer desk, const FringeSessionFile *state)
{
}

static void
compare (gpointer desk)
{
}

static void
open_lesson (gpointer data, FringeLessonFile *file, GFile *at, gboolean is_lost)
{
  Desk *desk = data;
  g_autoptr (FringeLesson) lesson = fringe_lesson_new (file);

  desk->is_lost = is_lost;
  fringe_document_begin_lesson (desk->document, lesson, at);
}

static void
desk_begin (Desk *desk)
{
  static const FringeDocumentView view
      = { .gather = leave, .begin = look, .compare = compare, .restore = look, .open_lesson = open_lesson };
  g_autoptr (GSettings) settings = g_settings_new ("org.fringe.Fringe");

  *desk = (Desk) { .session = test_session ("1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 7 8 0") };
  desk->document = fringe_document_new (desk->session, settings, &view, desk);
}

static FringeLesson *
desk_begin_lesson (Desk *desk, const char *text)
{
  desk_begin (desk);
  open_lesson (desk, fringe_lesson_file_parse (text, strlen (text), "en", NULL), NULL, FALSE);
  return fringe_document_get_lesson (desk->document);
}

/* What is written in a thread keeps the document until that is done. */
static void
desk_end (Desk *desk)
{
  fringe_document_close (desk->document);
  g_object_unref (desk->document);
  g_object_unref (desk->session);
}

static void
on_saved (GObject *source, GAsyncResult *result, gpointer saved)
{
  *(int *) saved = (int) fringe_document_save_finish (FRINGE_DOCUMENT (source), result);
}

/* Returns: (transfer full): what is in the file then */
static char *
save (Desk *desk, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  int saved = -1;
  char *text;

  fringe_document_save (desk->document, file, FALSE, on_saved, &saved);
  while (saved < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (saved, ==, FRINGE_SAVED_ALL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
a_lesson_is_unsaved_until_it_is_in_its_file (void)
{
  Desk desk;
  FringeLesson *lesson = desk_begin_lesson (&desk, LESSON);
  g_autofree char *text = NULL;

  g_assert_false (fringe_document_is_unsaved (desk.document));
  fringe_session_step (desk.session);
  fringe_lesson_next (lesson);
  g_assert_false (fringe_document_is_unsaved (desk.document));
  fringe_lesson_set_caption (lesson, 0, "Another");
  g_assert_true (fringe_document_is_unsaved (desk.document));
  fringe_lesson_undo (lesson);
  g_assert_false (fringe_document_is_unsaved (desk.document));
  fringe_lesson_set_draft (lesson, 1, "Half typed");
  g_assert_true (fringe_document_is_unsaved (desk.document));
  text = save (&desk, "unsaved.fringe");
  g_assert_nonnull (strstr (text, "Caption=Half typed\n"));
  g_assert_false (fringe_document_is_unsaved (desk.document));
  desk_end (&desk);
}

static void
a_note_belongs_to_the_lesson_that_is_open (void)
{
  Desk desk, again;
  g_autofree char *text = NULL;

  desk_begin_lesson (&desk, LESSON);
  fringe_session_set_note (desk.session, "Ask the class");
  g_assert_true (fringe_document_is_unsaved (desk.document));
  text = save (&desk, "note.fringe");
  g_assert_false (fringe_document_is_unsaved (desk.document));
  desk_begin_lesson (&again, text);
  g_assert_cmpstr (fringe_session_get_note (again.session), ==, "Ask the class");
  g_assert_false (fringe_document_is_unsaved (again.document));
  fringe_document_end_lesson (again.document);
  g_assert_false (fringe_document_is_unsaved (again.document));
  desk_end (&desk);
  desk_end (&again);
}

static void
a_lesson_without_stops_is_not_saved (void)
{
  Desk desk;
  FringeLesson *lesson = desk_begin_lesson (&desk, "[Fringe Lesson]\nVersion=1\nTitle=T\n");

  fringe_lesson_set_title (lesson, "Mine");
  g_assert_true (fringe_document_is_unsaved (desk.document));
  g_assert_false (fringe_document_can_save (desk.document));
  desk_end (&desk);
}

/* Returns: (transfer full): the text that was kept on disk, once there is one */
static char *
wait_until_kept (void)
{
  g_autofree char *unsaved = g_build_filename (g_get_user_state_dir (), "fringe", "unsaved", NULL);

  for (;;)
    {
      g_autoptr (GDir) found = g_dir_open (unsaved, 0, NULL);
      const char *name = found != NULL ? g_dir_read_name (found) : NULL;
      g_autofree char *path = name != NULL ? g_build_filename (unsaved, name, "session.fringe", NULL) : NULL;
      char *text;

      if (path != NULL && g_file_get_contents (path, &text, NULL, NULL))
        return text;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* What another program would have left that was killed. */
static FringeAutosave *
lose (const char *text)
{
  g_autofree char *lost = g_build_filename (g_get_user_state_dir (), "fringe", "unsaved", "lost", NULL);
  g_autofree char *path = g_build_filename (lost, "session.fringe", NULL);
  g_autofree char *lock = g_build_filename (lost, "lock", NULL);
  g_autoptr (GPtrArray) found = NULL;

  g_assert_cmpint (g_mkdir_with_parents (lost, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL) && g_file_set_contents (lock, "", 0, NULL));
  found = fringe_autosave_find_lost ();
  g_assert_cmpuint (found->len, ==, 1);
  return g_ptr_array_steal_index (found, 0);
}

static void
a_crash_loses_nothing_of_a_lesson (void)
{
  Desk desk, again;
  FringeLesson *lesson = desk_begin_lesson (&desk, LESSON);
  g_autofree char *text = NULL, *kept = NULL;

  fringe_lesson_remove (lesson, 0);
  fringe_lesson_set_draft (lesson, 0, "Half typed");
  fringe_session_set_note (desk.session, "Ask the class");
  kept = wait_until_kept ();
  desk_end (&desk);
  desk_begin (&again);
  g_assert_true (fringe_document_recover (again.document, lose (kept)));
  g_assert_true (again.is_lost);
  g_assert_true (fringe_document_is_unsaved (again.document));
  g_assert_null (fringe_document_get_file (again.document));
  text = save (&again, "crash.fringe");
  g_assert_nonnull (strstr (text, "Caption=Half typed\n"));
  g_assert_nonnull (strstr (text, "=Ask the class\n"));
  g_assert_null (strstr (text, "Caption=One\n"));
  g_assert_null (strstr (text, "[Recovery]"));
  desk_end (&again);
}

int
main (int argc, char **argv)
{
  folder = g_dir_make_tmp ("fringe-XXXXXX", NULL);
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/a-lesson-is-unsaved-until-it-is-in-its-file",
                   a_lesson_is_unsaved_until_it_is_in_its_file);
  g_test_add_func ("/document/a-note-belongs-to-the-lesson-that-is-open", a_note_belongs_to_the_lesson_that_is_open);
  g_test_add_func ("/document/a-lesson-without-stops-is-not-saved", a_lesson_without_stops_is_not_saved);
  g_test_add_func ("/document/a-crash-loses-nothing-of-a-lesson", a_crash_loses_nothing_of_a_lesson);
  return g_test_run ();
}
