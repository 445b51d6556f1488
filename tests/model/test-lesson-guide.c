/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoint-item.h"
#include "fringe-lesson-guide.h"
#include "session-watch.h"
#include "test-boards.h"

#include <string.h>

/* The guide leads a window from stop to stop; here without one. */

#define LESSON                                                                                                         \
  "[Fringe Lesson]\nVersion=1\nTitle=T\n"                                                                              \
  "[Stop 1]\nStart=1 2 7 6 0 8 4 3 5\nGoal=1 2 0 4 8 7 3 6 5\nHeuristic=misplaced\n"                                   \
  "[Stop 2]\nStep=3\nMarked=2;3;\nPanel=frontier\n[Stop 3]\nStep=3\nLine=2\nSelected=4\n"                              \
  "[Stop 4]\nHeuristic=manhattan\nStep=9\n[Stop 5]\nCompare=true\nRightHeuristic=misplaced\nStep=8\n"                  \
  "[Stop 6]\nCompare=false\nStep=2\n[Stop 7]\nForks=2 greedy misplaced 2 lifo;\nStep=4\n"

/**
 * Desk:
 * @shown: the stops that the view was asked for
 * @panel: the panel that was asked for last
 */
typedef struct
{
  FringeSession *session;
  FringeActs *acts;
  FringeLesson *lesson;
  FringeLessonGuide *guide;
  guint n_begun, n_shown, folds;
  char *panel;
} Desk;

static GVariant *
gather_folds (gpointer desk, FringeCompared side)
{
  return g_variant_new_uint32 (((Desk *) desk)->folds + (guint) side);
}

static void
restore_folds (gpointer desk, FringeCompared side, GVariant *view)
{
  ((Desk *) desk)->folds = g_variant_get_uint32 (view) - (guint) side;
}

static void
begin (gpointer desk)
{
  ((Desk *) desk)->n_begun++;
}

static void
show (gpointer data, const FringeLessonStop *stop)
{
  Desk *desk = data;

  desk->n_shown++;
  g_free (desk->panel);
  desk->panel = g_strdup (stop->state->panel);
}

static void
gather (gpointer data, FringeLessonStop *stop)
{
  g_free (stop->state->panel);
  stop->state->panel = g_strdup (((Desk *) data)->panel);
}

static void
desk_begin (Desk *desk, const char *text)
{
  static const FringeActsView acts_view = { gather_folds, restore_folds };
  static const FringeLessonView view = { begin, show, gather };
  g_autoptr (GError) error = NULL;
  FringeLessonFile *file = fringe_lesson_file_parse (text, strlen (text), "en", &error);

  g_assert_no_error (error);
  fringe_lesson_file_check (file, NULL, &error);
  g_assert_no_error (error);
  *desk = (Desk) { .session = test_session ("1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 7 8 0") };
  desk->acts = fringe_acts_new (desk->session, &acts_view, desk);
  desk->lesson = fringe_lesson_new (file);
  desk->guide = fringe_lesson_guide_new (desk->lesson, desk->session, desk->acts, &view, desk);
  fringe_lesson_guide_set_animates (desk->guide, FALSE);
}

static void
desk_end (Desk *desk)
{
  fringe_lesson_guide_close (desk->guide);
  g_assert_finalize_object (desk->guide);
  g_assert_finalize_object (desk->lesson);
  g_object_unref (desk->acts);
  g_assert_finalize_object (desk->session);
  g_free (desk->panel);
}

/* Both sides of a comparison come to their places by and by. */
static void
settle (Desk *desk)
{
  FringePair *pair = fringe_acts_get_pair (desk->acts);

  while (pair != NULL && fringe_pair_is_busy (pair))
    fringe_player_advance (FRINGE_PLAYER (pair), 0, G_MAXINT64);
}

static void
go_to (Desk *desk, guint position)
{
  fringe_lesson_guide_go_to (desk->guide, position);
  settle (desk);
  g_assert_false (fringe_lesson_guide_is_moving (desk->guide));
  g_assert_false (fringe_lesson_guide_is_away (desk->guide));
}

static const FringeRules *
rules_of (Desk *desk)
{
  return fringe_search_rules (fringe_session_get_search (desk->session));
}

static void
assert_at (Desk *desk, guint position)
{
  const FringeSessionFile *state = fringe_lesson_get_stop (desk->lesson, position)->state;
  FringePair *pair = fringe_acts_get_pair (desk->acts);

  g_assert_cmpuint (fringe_session_get_step (desk->session), ==, state->step);
  g_assert_cmpint (fringe_session_is_half (desk->session), ==, state->line != FRINGE_NO_NODE);
  g_assert_cmpint (pair != NULL, ==, state->has_comparison);
  if (state->forks->len == 0)
    g_assert_cmpint (rules_of (desk)->heuristic, ==, state->rules.heuristic);
  if (state->selected != FRINGE_NO_NODE)
    g_assert_cmpuint (fringe_session_get_selected (desk->session), ==, state->selected);
  g_assert_cmpstr (desk->panel, ==, state->panel);
}

static void
each_stop_is_reached_from_any_other (void)
{
  Desk desk;
  guint n;

  desk_begin (&desk, LESSON);
  n = fringe_lesson_get_n_stops (desk.lesson);
  for (guint from = 0; from < n; from++)
    for (guint to = 0; to < n; to++)
      {
        go_to (&desk, from);
        assert_at (&desk, from);
        go_to (&desk, to);
        assert_at (&desk, to);
      }
  desk_end (&desk);
}

static void
a_comparison_stands_at_one_time (void)
{
  Desk desk;
  FringeSession *right;

  desk_begin (&desk, LESSON);
  go_to (&desk, 4);
  right = fringe_pair_get_session (fringe_acts_get_pair (desk.acts), FRINGE_COMPARED_RIGHT);
  g_assert_cmpint (fringe_search_rules (fringe_session_get_search (right))->heuristic, ==, FRINGE_HEURISTIC_MISPLACED);
  g_assert_cmpuint (fringe_session_get_step (right), ==, 8);
  desk_end (&desk);
}

static void
a_fork_goes_on_by_its_rules (void)
{
  Desk desk;

  desk_begin (&desk, LESSON);
  go_to (&desk, 6);
  g_assert_cmpuint (fringe_search_fork_step (fringe_session_get_search (desk.session)), ==, 2);
  g_assert_cmpint (rules_of (&desk)->algorithm, ==, FRINGE_ALGORITHM_GREEDY);
  desk_end (&desk);
}

static void
a_search_that_goes_on_is_not_begun_anew (void)
{
  Desk desk;

  desk_begin (&desk, LESSON);
  go_to (&desk, 0);
  g_assert_cmpuint (desk.n_begun, ==, 1);
  go_to (&desk, 1);
  go_to (&desk, 2);
  g_assert_cmpuint (desk.n_begun, ==, 1);
  go_to (&desk, 3);
  g_assert_cmpuint (desk.n_begun, ==, 2);
  desk_end (&desk);
}

static void
steps_between_are_shown (void)
{
  Desk desk;
  guint seen = 0;

  desk_begin (&desk, LESSON);
  go_to (&desk, 0);
  fringe_lesson_guide_set_animates (desk.guide, TRUE);
  fringe_lesson_guide_next (desk.guide);
  g_assert_true (fringe_lesson_guide_is_moving (desk.guide));
  while (fringe_lesson_guide_is_moving (desk.guide))
    {
      g_main_context_iteration (NULL, TRUE);
      seen |= 1u << fringe_session_get_step (desk.session);
    }
  g_assert_cmpuint (seen & 0xe, ==, 0xe);
  assert_at (&desk, 1);
  desk_end (&desk);
}

static void
stepping_breaks_off_the_way (void)
{
  Desk desk;

  desk_begin (&desk, LESSON);
  go_to (&desk, 0);
  fringe_lesson_guide_set_animates (desk.guide, TRUE);
  fringe_lesson_guide_next (desk.guide);
  fringe_session_step (desk.session);
  g_assert_false (fringe_lesson_guide_is_moving (desk.guide));
  g_assert_true (fringe_lesson_guide_is_away (desk.guide));
  desk_end (&desk);
}

static void
whoever_explores_is_away_and_comes_back (void)
{
  Desk desk;

  desk_begin (&desk, LESSON);
  go_to (&desk, 1);
  fringe_session_step (desk.session);
  g_assert_true (fringe_lesson_guide_is_away (desk.guide));
  fringe_session_back (desk.session);
  g_assert_false (fringe_lesson_guide_is_away (desk.guide));
  fringe_rules_model_other_heuristic (fringe_session_get_rules (desk.session));
  g_assert_true (fringe_lesson_guide_is_away (desk.guide));
  fringe_acts_compare (desk.acts, TRUE);
  settle (&desk);
  g_assert_cmpuint (fringe_lesson_get_current (desk.lesson), ==, 1);
  fringe_lesson_guide_return (desk.guide);
  assert_at (&desk, 1);
  g_assert_false (fringe_lesson_guide_is_away (desk.guide));
  desk_end (&desk);
}

/* All of the lesson is written again, as somebody would in a window. */
static void
what_is_seen_becomes_a_stop (void)
{
  Desk desk, other;
  g_autofree char *text = NULL;
  FringeLessonFile *file;

  desk_begin (&desk, LESSON);
  go_to (&desk, 1);
  fringe_session_step (desk.session);
  g_assert_true (fringe_lesson_guide_add (desk.guide, "Mine"));
  g_assert_false (fringe_lesson_guide_is_away (desk.guide));
  g_assert_cmpuint (fringe_lesson_get_current (desk.lesson), ==, 2);
  go_to (&desk, 5);
  fringe_lesson_guide_add (desk.guide, "Compared");
  file = fringe_lesson_gather (desk.lesson);
  text = fringe_lesson_file_print (file);
  desk_begin (&other, text);
  for (guint i = 0; i < fringe_lesson_get_n_stops (other.lesson); i++)
    {
      go_to (&other, i);
      assert_at (&other, i);
    }
  g_assert_cmpuint (fringe_lesson_get_stop (other.lesson, 2)->state->step, ==, 4);
  g_assert_cmpstr (fringe_lesson_get_stop (other.lesson, 2)->state->panel, ==, "frontier");
  fringe_lesson_file_free (file);
  desk_end (&desk);
  desk_end (&other);
}

/* Their stops are of other searches, and come back. */
static void
notes_stay_on_the_way (void)
{
  Desk desk;

  desk_begin (&desk, LESSON);
  go_to (&desk, 1);
  fringe_session_set_note (desk.session, "First");
  go_to (&desk, 3);
  fringe_session_set_note (desk.session, "Second");
  go_to (&desk, 6);
  fringe_session_set_note (desk.session, "Forked");
  go_to (&desk, 1);
  g_assert_cmpstr (fringe_session_get_note (desk.session), ==, "First");
  go_to (&desk, 3);
  g_assert_cmpstr (fringe_session_get_note (desk.session), ==, "Second");
  go_to (&desk, 6);
  g_assert_cmpstr (fringe_session_get_note (desk.session), ==, "Forked");
  desk_end (&desk);
}

/* One at a node is of one record; the others mean something in every search. Those of before are not the lesson's. */
static void
breakpoints_stay_on_the_way (void)
{
  const FringeBreakpoint rises = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER };
  const FringeBreakpoint node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 1 };
  GListModel *breakpoints;
  g_autoptr (FringeBreakpointItem) before = NULL, after = NULL;
  Desk desk;

  desk_begin (&desk, LESSON);
  breakpoints = fringe_session_get_breakpoints (desk.session);
  fringe_session_add_breakpoint (desk.session, &rises);
  go_to (&desk, 1);
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 0);
  fringe_session_add_breakpoint (desk.session, &rises);
  fringe_session_add_breakpoint (desk.session, &node);
  before = g_list_model_get_item (breakpoints, 0);
  g_object_set (before, "enabled", FALSE, NULL);
  go_to (&desk, 2);
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 2);
  for (guint position = 3; position < fringe_lesson_get_n_stops (desk.lesson); position++)
    {
      go_to (&desk, position);
      g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 1);
    }
  after = g_list_model_get_item (breakpoints, 0);
  g_assert_true (fringe_breakpoint_equal (fringe_breakpoint_item_get (after), &rises));
  g_assert_false (fringe_breakpoint_item_is_enabled (after));
  desk_end (&desk);
}

#define ASKING                                                                                                         \
  "[Fringe Lesson]\nVersion=1\nTitle=T\n"                                                                              \
  "[Stop 1]\nStart=1 2 7 6 0 8 4 3 5\nGoal=1 2 0 4 8 7 3 6 5\nHeuristic=misplaced\nQuestion=true\n"                    \
  "[Stop 2]\nStep=3\n[Stop 3]\nStep=10\nQuestion=true\n[Stop 4]\nStep=10\n"

/* What comes, and what was printed elsewhere of what came. */
static void
a_question_gives_nothing_away (void)
{
  Desk desk;

  desk_begin (&desk, ASKING);
  for (guint i = 0; i < fringe_lesson_get_n_stops (desk.lesson); i++)
    {
      const FringeLessonStop *stop = fringe_lesson_get_stop (desk.lesson, i);
      g_autofree char *published = NULL;

      go_to (&desk, i);
      published = fringe_session_published (desk.session);
      g_assert_cmpint (fringe_session_get_whole_run (desk.session) == NULL, ==, stop->is_question);
      g_assert_cmpint (*published == '\0', ==, stop->is_question || stop->state->step < 10);
    }
  go_to (&desk, 0);
  fringe_lesson_guide_close (desk.guide);
  g_assert_nonnull (fringe_session_get_whole_run (desk.session));
  desk_end (&desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-guide/each-stop-is-reached-from-any-other", each_stop_is_reached_from_any_other);
  g_test_add_func ("/lesson-guide/a-comparison-stands-at-one-time", a_comparison_stands_at_one_time);
  g_test_add_func ("/lesson-guide/a-fork-goes-on-by-its-rules", a_fork_goes_on_by_its_rules);
  g_test_add_func ("/lesson-guide/a-search-that-goes-on-is-not-begun-anew", a_search_that_goes_on_is_not_begun_anew);
  g_test_add_func ("/lesson-guide/steps-between-are-shown", steps_between_are_shown);
  g_test_add_func ("/lesson-guide/stepping-breaks-off-the-way", stepping_breaks_off_the_way);
  g_test_add_func ("/lesson-guide/whoever-explores-is-away-and-comes-back", whoever_explores_is_away_and_comes_back);
  g_test_add_func ("/lesson-guide/what-is-seen-becomes-a-stop", what_is_seen_becomes_a_stop);
  g_test_add_func ("/lesson-guide/a-question-gives-nothing-away", a_question_gives_nothing_away);
  g_test_add_func ("/lesson-guide/notes-stay-on-the-way", notes_stay_on_the_way);
  g_test_add_func ("/lesson-guide/breakpoints-stay-on-the-way", breakpoints_stay_on_the_way);
  return g_test_run ();
}
