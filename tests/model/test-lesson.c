/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson.h"
#include "fringe-search-picture.h"
#include "session-watch.h"
#include "test-boards.h"

/* A lesson is a list that is edited, and every edit can be undone. */

static FringeLessonStop *
stop (const char *caption)
{
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  FringeLessonStop *made = fringe_lesson_stop_new (fringe_session_file_new (&start, &goal));

  g_free (made->caption);
  made->caption = g_strdup (caption);
  return made;
}

static FringeLesson *
lesson_of (const char *captions)
{
  FringeLesson *lesson = fringe_lesson_new (NULL);
  g_auto (GStrv) words = g_strsplit (captions, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    fringe_lesson_add (lesson, stop (words[i]));
  return lesson;
}

static char *
text_of (FringeLesson *lesson)
{
  GString *text = g_string_new (fringe_lesson_get_title (lesson));

  for (guint i = 0; i < fringe_lesson_get_n_stops (lesson); i++)
    g_string_append_printf (text, " %s%s", fringe_lesson_get_stop (lesson, i)->caption,
                            fringe_lesson_get_stop (lesson, i)->is_question ? "?" : "");
  return g_string_free (text, FALSE);
}

static void
assert_text (FringeLesson *lesson, const char *expected)
{
  g_autofree char *text = text_of (lesson);

  g_assert_cmpstr (text, ==, expected);
}

static void
stops_are_added_moved_and_removed (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b c d");

  assert_text (lesson, " a b c d");
  g_assert_cmpuint (fringe_lesson_get_current (lesson), ==, 3);
  fringe_lesson_move (lesson, 3, 1);
  assert_text (lesson, " a d b c");
  g_assert_cmpuint (fringe_lesson_get_current (lesson), ==, 1);
  fringe_lesson_add (lesson, stop ("e"));
  assert_text (lesson, " a d e b c");
  fringe_lesson_remove (lesson, 0);
  assert_text (lesson, " d e b c");
  g_assert_cmpuint (fringe_lesson_get_current (lesson), ==, 1);
  fringe_lesson_set_current (lesson, 99);
  fringe_lesson_remove (lesson, 3);
  g_assert_cmpuint (fringe_lesson_get_current (lesson), ==, 2);
  fringe_lesson_remove (lesson, 9);
  fringe_lesson_move (lesson, 0, 9);
  assert_text (lesson, " d e b");
}

static void
another_place_keeps_the_caption (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b");
  FringeLessonStop *other = stop ("other");

  other->state->step = 7;
  fringe_lesson_replace (lesson, other);
  assert_text (lesson, " a b");
  g_assert_cmpuint (fringe_lesson_get_stop (lesson, 1)->state->step, ==, 7);
}

static void
the_current_stop_has_ends (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b"), empty = fringe_lesson_new (NULL);
  g_autofree char *end = NULL, *place = NULL;

  g_object_get (lesson, "place", &end, NULL);
  g_assert_cmpstr (end, ==, "2 / 2 · end");
  g_assert_false (fringe_lesson_next (lesson));
  g_assert_true (fringe_lesson_back (lesson));
  g_assert_false (fringe_lesson_back (lesson));
  g_object_get (lesson, "place", &place, NULL);
  g_assert_cmpstr (place, ==, "1 / 2");
  g_assert_false (fringe_lesson_next (empty));
  g_assert_false (fringe_lesson_back (empty));
  fringe_lesson_set_caption (empty, 0, "nothing");
  fringe_lesson_remove (empty, 0);
  g_assert_false (fringe_lesson_can_undo (empty));
  g_assert_null (fringe_lesson_get_stop (empty, 0));
}

static void
edit (FringeLesson *lesson, int i)
{
  const guint n = MAX (fringe_lesson_get_n_stops (lesson), 1);
  g_autofree char *word = g_strdup_printf ("w%d", i);

  switch (test_random (6))
    {
    case 0:
      fringe_lesson_add (lesson, stop (word));
      break;
    case 1:
      fringe_lesson_remove (lesson, (guint) test_random ((int) n));
      break;
    case 2:
      fringe_lesson_move (lesson, (guint) test_random ((int) n), (guint) test_random ((int) n));
      break;
    case 3:
      fringe_lesson_set_caption (lesson, (guint) test_random ((int) n), word);
      break;
    case 4:
      fringe_lesson_set_caption (lesson, (guint) test_random ((int) n), test_random (2) == 0 ? "why?" : "so");
      break;
    default:
      fringe_lesson_set_title (lesson, word);
      break;
    }
}

/* The list as its signals tell it. */
static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, GPtrArray *mirror)
{
  if (removed > 0)
    g_ptr_array_remove_range (mirror, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror, (int) (position + i), g_list_model_get_item (list, position + i));
}

static void
assert_mirrored (FringeLesson *lesson, GPtrArray *mirror)
{
  g_assert_cmpuint (mirror->len, ==, fringe_lesson_get_n_stops (lesson));
  for (guint i = 0; i < mirror->len; i++)
    g_assert_true (fringe_lesson_item_get (mirror->pdata[i]) == fringe_lesson_get_stop (lesson, i));
}

static void
whatever_is_edited_can_be_undone_and_redone (void)
{
  for (int round = 0; round < 50; round++)
    {
      g_autoptr (FringeLesson) lesson = fringe_lesson_new (NULL);
      g_autoptr (GPtrArray) mirror = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      guint n = 0;

      g_signal_connect (lesson, "items-changed", G_CALLBACK (on_items_changed), mirror);
      for (int i = 0; i < 40; i++)
        {
          char *before = text_of (lesson);

          edit (lesson, i);
          assert_mirrored (lesson, mirror);
          g_ptr_array_add (texts, before);
        }
      while (fringe_lesson_can_undo (lesson))
        {
          fringe_lesson_undo (lesson);
          assert_mirrored (lesson, mirror);
          n++;
        }
      assert_text (lesson, "");
      while (fringe_lesson_can_redo (lesson))
        {
          fringe_lesson_redo (lesson);
          assert_mirrored (lesson, mirror);
          n--;
        }
      g_assert_cmpuint (n, ==, 0);
    }
}

static void
a_caption_with_a_question_mark_is_a_question (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b");

  fringe_lesson_set_caption (lesson, 0, "Which? Think.");
  g_assert_true (fringe_lesson_get_stop (lesson, 0)->is_question);
  fringe_lesson_set_caption (lesson, 0, "This one.");
  g_assert_false (fringe_lesson_get_stop (lesson, 0)->is_question);
}

static void
what_is_half_typed_is_gathered (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b");
  g_autoptr (FringeLessonFile) half = NULL, whole = NULL;

  fringe_lesson_set_draft (lesson, 1, "half a sen");
  half = fringe_lesson_gather (lesson);
  g_assert_cmpstr (((FringeLessonStop *) half->stops->pdata[1])->caption, ==, "half a sen");
  assert_text (lesson, " a b");
  fringe_lesson_set_draft (lesson, 0, NULL);
  fringe_lesson_set_draft (lesson, 1, NULL);
  whole = fringe_lesson_gather (lesson);
  g_assert_cmpstr (((FringeLessonStop *) whole->stops->pdata[1])->caption, ==, "b");
}

static void
what_changes_is_told (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b c");
  g_autoptr (Watch) watch = watch_new (lesson);

  fringe_lesson_back (lesson);
  watch_assert_changes_told (watch, 1);
  g_assert_cmpuint (watch_told (watch, "caption"), ==, 1);
  watch_forget (watch);
  fringe_lesson_set_caption (lesson, 1, "d");
  watch_assert_changes_told (watch, 1);
  fringe_lesson_set_caption (lesson, 1, "d");
  g_assert_cmpuint (watch_told (watch, "caption"), ==, 1);
}

static void
what_is_gathered_is_the_lesson (void)
{
  g_autoptr (FringeLesson) lesson = lesson_of ("a b"), again = NULL;
  FringeLessonFile *file;

  fringe_lesson_set_title (lesson, "Title");
  file = fringe_lesson_gather (lesson);
  g_assert_cmpuint (file->stops->len, ==, 2);
  again = fringe_lesson_new (file);
  assert_text (again, "Title a b");
}

static void
a_lesson_has_so_many_stops (void)
{
  g_autoptr (FringeLesson) lesson = fringe_lesson_new (NULL);

  for (guint i = 0; i < FRINGE_LESSON_STOPS_MAX; i++)
    g_assert_true (fringe_lesson_add (lesson, stop ("a")));
  g_assert_false (fringe_lesson_add (lesson, stop ("a")));
}

static void
pictures_are_the_same_for_the_same_place (void)
{
  g_autoptr (FringeLessonStop) a = stop ("a"), b = stop ("b"), c = stop ("c");

  c->state->step = 1;
  g_assert_cmpstr (fringe_search_picture_of_stop (a).name, ==, fringe_search_picture_of_stop (b).name);
  g_assert_cmpstr (fringe_search_picture_of_stop (a).name, !=, fringe_search_picture_of_stop (c).name);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/stops-are-added-moved-and-removed", stops_are_added_moved_and_removed);
  g_test_add_func ("/lesson/another-place-keeps-the-caption", another_place_keeps_the_caption);
  g_test_add_func ("/lesson/the-current-stop-has-ends", the_current_stop_has_ends);
  g_test_add_func ("/lesson/whatever-is-edited-can-be-undone-and-redone", whatever_is_edited_can_be_undone_and_redone);
  g_test_add_func ("/lesson/a-caption-with-a-question-mark-is-a-question",
                   a_caption_with_a_question_mark_is_a_question);
  g_test_add_func ("/lesson/what-is-half-typed-is-gathered", what_is_half_typed_is_gathered);
  g_test_add_func ("/lesson/what-changes-is-told", what_changes_is_told);
  g_test_add_func ("/lesson/what-is-gathered-is-the-lesson", what_is_gathered_is_the_lesson);
  g_test_add_func ("/lesson/a-lesson-has-so-many-stops", a_lesson_has_so_many_stops);
  g_test_add_func ("/lesson/pictures-are-the-same-for-the-same-place", pictures_are_the_same_for_the_same_place);
  return g_test_run ();
}
