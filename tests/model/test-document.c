/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document.h"
#include "fringe-lesson-guide.h"
#include "session-watch.h"
#include "test-boards.h"

#include <glib/gstdio.h>
#include <string.h>

/* Which file a puzzle is in; what a document keeps of a lesson: its file, and what a crash leaves. */

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

static void
choose_puzzle (Desk *desk, const char *start)
{
  const FringeBoard board = test_board (start), goal = test_board ("1 2 3 4 5 6 7 8 0");

  fringe_session_set_puzzle (desk->session, &board, &goal, "Chosen");
}

static void
choose_heuristic (Desk *desk)
{
  fringe_rules_model_other_heuristic (fringe_session_get_rules (desk->session));
}

/* @name: (nullable): of the file that is open */
static void
assert_file (Desk *desk, const char *name, gboolean is_unsaved)
{
  GFile *file = fringe_document_get_file (desk->document);
  g_autofree char *basename = file != NULL ? g_file_get_basename (file) : NULL;

  g_assert_cmpstr (basename, ==, name);
  g_assert_cmpint (fringe_document_is_unsaved (desk->document), ==, is_unsaved);
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

static void
another_puzzle_is_in_no_file_until_it_is_undone (void)
{
  Desk desk;

  desk_begin (&desk);
  g_free (save (&desk, "puzzle.fringe"));
  choose_heuristic (&desk);
  assert_file (&desk, "puzzle.fringe", TRUE);
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  assert_file (&desk, NULL, TRUE);
  fringe_session_undo (desk.session);
  assert_file (&desk, "puzzle.fringe", TRUE);
  fringe_session_undo (desk.session);
  assert_file (&desk, "puzzle.fringe", FALSE);
  fringe_session_redo (desk.session);
  fringe_session_redo (desk.session);
  assert_file (&desk, NULL, TRUE);
  g_free (save (&desk, "another.fringe"));
  assert_file (&desk, "another.fringe", FALSE);
  fringe_session_undo (desk.session);
  assert_file (&desk, "puzzle.fringe", TRUE);
  desk_end (&desk);
}

/* As a window does for the puzzle of a command line. */
static void
what_a_new_window_shows_is_untouched_when_it_is_begun_again (void)
{
  Desk desk;
  const FringeSearch *search;
  FringeRules rules;
  FringeBoard start, goal;

  desk_begin (&desk);
  g_assert_true (fringe_document_is_untouched (desk.document));
  search = fringe_session_get_search (desk.session);
  rules = *fringe_search_rules (search);
  start = *fringe_search_start (search);
  goal = *fringe_search_goal (search);
  fringe_session_begin (desk.session, &rules, &start, &goal, "A puzzle");
  g_assert_true (fringe_document_is_untouched (desk.document));
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  g_assert_false (fringe_document_is_untouched (desk.document));
  desk_end (&desk);
}

static void
a_puzzle_that_is_chosen_again_is_in_no_file (void)
{
  Desk desk;

  desk_begin (&desk);
  g_free (save (&desk, "puzzle.fringe"));
  choose_puzzle (&desk, "1 2 3 4 5 0 7 8 6");
  assert_file (&desk, "puzzle.fringe", TRUE);
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  choose_puzzle (&desk, "1 2 3 4 5 0 7 8 6");
  assert_file (&desk, NULL, TRUE);
  desk_end (&desk);
}

static void
two_tiles_are_swapped_in_the_file (void)
{
  Desk desk;

  desk_begin (&desk);
  choose_puzzle (&desk, "1 2 3 4 5 6 8 7 0");
  g_free (save (&desk, "unsolvable.fringe"));
  fringe_session_swap_tiles (desk.session, "Mine");
  assert_file (&desk, "unsolvable.fringe", TRUE);
  fringe_session_undo (desk.session);
  assert_file (&desk, "unsolvable.fringe", FALSE);
  desk_end (&desk);
}

/* The notes of the other file are neither shown nor saved with it. */
static void
notes_stay_in_the_file_of_their_puzzle (void)
{
  Desk desk;
  g_autofree char *text = NULL;

  desk_begin (&desk);
  fringe_session_set_note (desk.session, "Ask the class");
  g_free (save (&desk, "puzzle.fringe"));
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  fringe_session_set_note (desk.session, "Another");
  text = save (&desk, "another.fringe");
  g_assert_nonnull (strstr (text, "=Another\n"));
  g_assert_null (strstr (text, "=Ask the class\n"));
  fringe_session_undo (desk.session);
  g_assert_cmpstr (fringe_session_get_note (desk.session), ==, "Ask the class");
  assert_file (&desk, "puzzle.fringe", FALSE);
  fringe_session_redo (desk.session);
  g_assert_cmpstr (fringe_session_get_note (desk.session), ==, "Another");
  assert_file (&desk, "another.fringe", FALSE);
  desk_end (&desk);
}

/* Also where another puzzle comes before it is saved. */
static void
a_file_is_that_of_what_was_saved_in_it (void)
{
  Desk desk;
  g_autofree char *path = g_build_filename (folder, "slow.fringe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  int saved = -1;

  desk_begin (&desk);
  fringe_document_save (desk.document, file, FALSE, on_saved, &saved);
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  while (saved < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (saved, ==, FRINGE_SAVED_ALL);
  assert_file (&desk, NULL, TRUE);
  fringe_session_undo (desk.session);
  assert_file (&desk, "slow.fringe", FALSE);
  fringe_session_redo (desk.session);
  g_free (save (&desk, "slow.fringe"));
  fringe_session_undo (desk.session);
  assert_file (&desk, NULL, TRUE);
  desk_end (&desk);
}

static void
swapped_sides_stay_in_the_file (void)
{
  Desk desk;
  FringePair *pair;

  desk_begin (&desk);
  g_free (save (&desk, "puzzle.fringe"));
  pair = fringe_pair_new (desk.session);
  fringe_session_swap (desk.session, fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT));
  assert_file (&desk, "puzzle.fringe", TRUE);
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  assert_file (&desk, NULL, TRUE);
  fringe_session_undo (desk.session);
  assert_file (&desk, "puzzle.fringe", TRUE);
  fringe_session_swap (desk.session, fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT));
  assert_file (&desk, "puzzle.fringe", FALSE);
  fringe_pair_end (pair);
  g_object_unref (pair);
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

static void
what_a_crash_leaves_of_another_puzzle_is_in_no_file (void)
{
  Desk desk, again;
  g_autofree char *kept = NULL;

  desk_begin (&desk);
  g_free (save (&desk, "puzzle.fringe"));
  choose_puzzle (&desk, "1 2 3 4 0 5 7 8 6");
  kept = wait_until_kept ();
  desk_end (&desk);
  g_assert_null (strstr (kept, "puzzle.fringe"));
  desk_begin (&again);
  g_assert_true (fringe_document_recover (again.document, lose (kept)));
  assert_file (&again, NULL, TRUE);
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
  g_test_add_func ("/document/another-puzzle-is-in-no-file-until-it-is-undone",
                   another_puzzle_is_in_no_file_until_it_is_undone);
  g_test_add_func ("/document/what-a-new-window-shows-is-untouched-when-it-is-begun-again",
                   what_a_new_window_shows_is_untouched_when_it_is_begun_again);
  g_test_add_func ("/document/a-puzzle-that-is-chosen-again-is-in-no-file",
                   a_puzzle_that_is_chosen_again_is_in_no_file);
  g_test_add_func ("/document/two-tiles-are-swapped-in-the-file", two_tiles_are_swapped_in_the_file);
  g_test_add_func ("/document/notes-stay-in-the-file-of-their-puzzle", notes_stay_in_the_file_of_their_puzzle);
  g_test_add_func ("/document/a-file-is-that-of-what-was-saved-in-it", a_file_is_that_of_what_was_saved_in_it);
  g_test_add_func ("/document/swapped-sides-stay-in-the-file", swapped_sides_stay_in_the_file);
  g_test_add_func ("/document/what-a-crash-leaves-of-another-puzzle-is-in-no-file",
                   what_a_crash_leaves_of_another_puzzle_is_in_no_file);
  g_test_add_func ("/document/a-lesson-without-stops-is-not-saved", a_lesson_without_stops_is_not_saved);
  g_test_add_func ("/document/a-crash-loses-nothing-of-a-lesson", a_crash_loses_nothing_of_a_lesson);
  return g_test_run ();
}
