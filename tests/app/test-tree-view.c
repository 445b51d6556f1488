/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-board-lines.h"
#include "fringe-quiz-game.h"
#include "fringe-tree-picture.h"

#include "test-boards.h"

#include <math.h>

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

static void
settle (FringeTreeView *view)
{
  while (!fringe_tree_view_is_ready (view) || fringe_tree_view_is_moving (view))
    g_main_context_iteration (NULL, TRUE);
}

/* A session whose tree is seen. */
typedef struct
{
  FringeSession *session;
  GtkWindow *window;
  FringeTreeView *view;
} Seen;

static Seen
seen_new (void)
{
  FringeBoard start = test_board (START), goal = test_board (GOAL);
  FringeSession *session = fringe_session_new ();
  Seen seen
      = { session, GTK_WINDOW (gtk_window_new ()), g_object_new (FRINGE_TYPE_TREE_VIEW, "session", session, NULL) };

  fringe_tree_view_set_growth (seen.view, FRINGE_GROWTH_DOWN);
  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  gtk_window_set_default_size (seen.window, 600, 500);
  gtk_window_set_child (seen.window, GTK_WIDGET (seen.view));
  test_show (seen.window);
  return seen;
}

static void
seen_clear (Seen *seen)
{
  test_destroy (seen->window);
  g_object_unref (seen->session);
}

static void
run (FringeSession *session)
{
  while (fringe_session_step (session))
    continue;
}

static void
run_ida (const Seen *seen)
{
  FringeRulesModel *rules = fringe_session_get_rules (seen->session);

  g_object_set (rules, "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
  fringe_rules_model_other_heuristic (rules);
  run (seen->session);
}

/* The tree grows downward. */
static void
select_toward (const Seen *seen, GtkDirectionType side)
{
  while (!fringe_tree_view_is_ready (seen->view))
    g_main_context_iteration (NULL, TRUE);
  fringe_tree_view_select_toward (seen->view, side);
}

static void
assert_selected (const Seen *seen, guint id)
{
  g_assert_cmpuint (fringe_session_get_selected (seen->session), ==, id);
}

/* Step 1 makes the children 1 to 4 of the root. */
static void
test_relatives (void)
{
  Seen seen = seen_new ();
  const FringeSearch *search = fringe_session_get_search (seen.session);
  guint children[FRINGE_N_MOVES];
  int n;

  select_toward (&seen, GTK_DIR_DOWN);
  assert_selected (&seen, FRINGE_NO_NODE);
  fringe_session_step (seen.session);
  select_toward (&seen, GTK_DIR_UP);
  assert_selected (&seen, FRINGE_NO_NODE);

  select_toward (&seen, GTK_DIR_DOWN);
  assert_selected (&seen, 1);
  select_toward (&seen, GTK_DIR_LEFT);
  assert_selected (&seen, 1);
  n = fringe_search_children_at (search, 0, 1, children);
  for (int i = 1; i < n; i++)
    {
      select_toward (&seen, GTK_DIR_RIGHT);
      assert_selected (&seen, children[i]);
    }
  select_toward (&seen, GTK_DIR_RIGHT);
  assert_selected (&seen, 4);
  select_toward (&seen, GTK_DIR_DOWN);
  assert_selected (&seen, 4);
  select_toward (&seen, GTK_DIR_UP);
  assert_selected (&seen, 0);
  seen_clear (&seen);
}

/* IDA* generates one child at a time, so that the ids of siblings leave gaps. */
static void
test_relatives_of_ida (void)
{
  Seen seen = seen_new ();
  const FringeSearch *search;
  guint children[FRINGE_N_MOVES];
  int n;

  run_ida (&seen);
  search = fringe_session_get_search (seen.session);
  for (guint parent = 0; parent < fringe_search_n_nodes (search); parent++)
    {
      n = fringe_search_children_at (search, parent, fringe_session_get_step (seen.session), children);
      fringe_session_select (seen.session, parent);
      select_toward (&seen, GTK_DIR_DOWN);
      assert_selected (&seen, n > 0 ? children[0] : parent);
      for (int i = 1; i < n; i++)
        {
          select_toward (&seen, GTK_DIR_RIGHT);
          assert_selected (&seen, children[i]);
        }
    }
  seen_clear (&seen);
}

/* The siblings of a root are the other roots, as many as there are at the step. */
static void
test_roots_are_siblings (void)
{
  Seen seen = seen_new ();
  const FringeSearch *search;
  guint n;

  run_ida (&seen);
  search = fringe_session_get_search (seen.session);
  n = fringe_search_n_roots_at (search, fringe_session_get_step (seen.session));
  g_assert_cmpuint (n, >, 1);
  fringe_session_select (seen.session, fringe_search_root (search, n - 1));
  select_toward (&seen, GTK_DIR_RIGHT);
  for (guint i = n; i-- > 0;)
    {
      assert_selected (&seen, fringe_search_root (search, i));
      select_toward (&seen, GTK_DIR_LEFT);
    }
  fringe_session_go_to (seen.session, 1);
  fringe_session_select (seen.session, 0);
  select_toward (&seen, GTK_DIR_RIGHT);
  assert_selected (&seen, 0);
  seen_clear (&seen);
}

/* The children of a node that a later step expands are no relatives yet. */
static void
test_relatives_of_the_past (void)
{
  Seen seen = seen_new ();
  guint expanded;

  fringe_session_step (seen.session);
  fringe_session_step (seen.session);
  expanded = fringe_session_get_shown (seen.session);
  select_toward (&seen, GTK_DIR_DOWN);
  g_assert_cmpuint (fringe_session_get_selected (seen.session), >, expanded);

  fringe_session_back (seen.session);
  fringe_session_select (seen.session, expanded);
  select_toward (&seen, GTK_DIR_DOWN);
  assert_selected (&seen, expanded);
  seen_clear (&seen);
}

/* From all sides, each several views away. */
static void
test_far (void)
{
  static const double away[] = { -4000, 4000 };
  Seen seen = seen_new ();
  FringeSession *session = seen.session;
  FringeTreeView *view = seen.view;

  run (session);
  for (guint side = 0; side < 4; side++)
    {
      guint id = (guint) test_random ((int) fringe_search_n_nodes (fringe_session_get_search (session)));
      FringeTreePlace place = { .center = id, .x = away[side & 1], .y = away[side >> 1], .scale = 1 };

      fringe_session_select (session, FRINGE_NO_NODE);
      settle (view);
      fringe_tree_view_set_place (view, &place);
      settle (view);
      fringe_session_select (session, id);
      settle (view);
      place = fringe_tree_view_get_place (view);
      g_assert_cmpuint (place.center, ==, id);
      g_assert_cmpfloat (fabs (place.x), <, 1);
      g_assert_cmpfloat (fabs (place.y), <, 1);
    }
  seen_clear (&seen);
}

static void
assert_in_sight (const Seen *seen, guint id)
{
  FringeScene scene = fringe_tree_view_scene (seen->view);
  FringeRect node = fringe_scene_node (&scene, id);
  FringeRect rect = fringe_viewport_to_screen (&scene.viewport, &node);

  g_test_message ("node %u at %g, %g", id, rect.x, rect.y);
  g_assert_cmpfloat (rect.x, >=, 0);
  g_assert_cmpfloat (rect.y, >=, 0);
  g_assert_cmpfloat (rect.x + rect.width, <=, scene.viewport.width);
  g_assert_cmpfloat (rect.y + rect.height, <=, scene.viewport.height);
}

static void
resize (const Seen *seen, int width, int height)
{
  gtk_window_set_default_size (seen->window, width, height);
  while (gtk_widget_get_width (GTK_WIDGET (seen->view)) != width)
    g_main_context_iteration (NULL, TRUE);
  settle (seen->view);
}

/* A stop of a lesson shows all of the tree, be it small: a panel that comes takes room from it. */
static void
test_still_tree (void)
{
  Seen seen = seen_new ();
  const FringeSearch *search = fringe_session_get_search (seen.session);

  fringe_tree_view_set_growth (seen.view, FRINGE_GROWTH_RIGHT);
  for (int i = 0; i < 6; i++)
    fringe_session_step (seen.session);
  resize (&seen, 780, 260);
  fringe_tree_view_fit_still (seen.view);
  settle (seen.view);
  resize (&seen, 420, 260);
  for (guint id = 0; id < fringe_search_n_nodes_at (search, 6); id++)
    assert_in_sight (&seen, id);
  seen_clear (&seen);
}

/* Wherever one looks, the nodes that a class votes on come into sight, also in a window that becomes smaller. */
static void
test_answers_in_sight (void)
{
  Seen seen = seen_new ();
  FringeQuizGame *quiz = fringe_session_get_quiz (seen.session);
  const FringeQuizQuestion *question;

  for (int i = 0; i < 6; i++)
    fringe_session_step (seen.session);
  settle (seen.view);
  fringe_tree_view_zoom_to (seen.view, 2);
  settle (seen.view);
  g_assert_true (fringe_quiz_game_ask_class (quiz));
  question = fringe_quiz_game_get_question (quiz);
  for (int size = 0; size < 2; size++)
    {
      settle (seen.view);
      for (guint i = 0; i < question->n_choices; i++)
        assert_in_sight (&seen, question->choices[i].node);
      gtk_window_set_default_size (seen.window, 420, 340);
      while (gtk_widget_get_width (GTK_WIDGET (seen.view)) > 420)
        g_main_context_iteration (NULL, TRUE);
    }
  seen_clear (&seen);
}

/* Where a gap is, a node is expanded next: while a question stands, nodes are where they would be without any outlook.
 */
static void
test_question_hides_outlook (void)
{
  Seen seen = seen_new ();
  FringeSession *session = seen.session;

  gtk_window_set_default_size (seen.window, 1000, 760);
  while (gtk_widget_get_height (GTK_WIDGET (seen.view)) < 760)
    g_main_context_iteration (NULL, TRUE);
  fringe_tree_view_set_growth (seen.view, FRINGE_GROWTH_FITTING);
  for (guint step = 1; step < 8; step++)
    {
      FringeLayout *layout = fringe_layout_new ();
      FringeScene scene;

      fringe_session_go_to (session, step);
      settle (seen.view);
      scene = fringe_tree_view_scene (seen.view);
      g_assert_nonnull (scene.end);
      g_assert_true (fringe_quiz_game_ask_class (fringe_session_get_quiz (session)));
      settle (seen.view);
      scene = fringe_tree_view_scene (seen.view);
      fringe_layout_set_packed_max (layout, FRINGE_LAYOUT_PACKED_MAX);
      g_assert_true (fringe_layout_update (layout, scene.search, 0, scene.step));
      for (guint id = 0; id < fringe_search_n_nodes_at (scene.search, scene.step); id++)
        {
          FringeRect now = fringe_scene_node (&scene, id), alone = fringe_geometry_node (layout, &scene.card, id);

          g_assert_cmpfloat (now.x, ==, alone.x);
          g_assert_cmpfloat (now.y, ==, alone.y);
          assert_in_sight (&seen, id);
        }
      fringe_layout_free (layout);
    }
  seen_clear (&seen);
}

/* Returns: which way the tree of @session grows after seven steps, while a question stands if @asked */
static FringeDirection
direction_at (Seen *seen, gboolean asked)
{
  fringe_session_go_to (seen->session, 7);
  if (asked)
    g_assert_true (fringe_quiz_game_ask_class (fringe_session_get_quiz (seen->session)));
  settle (seen->view);
  return fringe_tree_view_scene (seen->view).card.direction;
}

/* A run that goes on by other rules has another shape, and is planned to grow another way. */
static void
test_question_turns_nothing (void)
{
  Seen seen = seen_new ();
  FringeDirection directions[2];

  gtk_window_set_default_size (seen.window, 1000, 760);
  while (gtk_widget_get_height (GTK_WIDGET (seen.view)) < 760)
    g_main_context_iteration (NULL, TRUE);
  fringe_tree_view_set_growth (seen.view, FRINGE_GROWTH_FITTING);
  for (int i = 0; i < 2; i++)
    {
      directions[i] = direction_at (&seen, FALSE);
      g_assert_cmpint (direction_at (&seen, TRUE), ==, directions[i]);
      g_object_set (fringe_session_get_rules (seen.session), "algorithm", FRINGE_ALGORITHM_UCS, NULL);
    }
  g_assert_cmpint (directions[0], !=, directions[1]);
  seen_clear (&seen);
}

/* Where nodes are hidden by themselves, none of them is removed any more. */
static void
test_question_hides_nothing (void)
{
  Seen seen = seen_new ();
  guint n_hidden = 0;

  run (seen.session);
  for (guint step = 1; step < 8; step++)
    {
      FringeScene scene;

      fringe_session_go_to (seen.session, step);
      for (int asked = FALSE; asked <= TRUE; asked++)
        {
          if (asked)
            g_assert_true (fringe_quiz_game_ask_class (fringe_session_get_quiz (seen.session)));
          settle (seen.view);
          scene = fringe_tree_view_scene (seen.view);
          for (guint id = 0; id < fringe_search_n_nodes_at (scene.search, step); id++)
            if (!fringe_layout_has (scene.layout, id))
              {
                g_assert_false (asked);
                n_hidden++;
              }
        }
    }
  g_assert_cmpuint (n_hidden, >, 0);
  seen_clear (&seen);
}

/* A small window has room for one of two trees. */
static void
test_hidden_partner (void)
{
  Seen seen = seen_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  FringeTreeView *partner = g_object_new (FRINGE_TYPE_TREE_VIEW, "session", seen.session, "hexpand", TRUE, NULL);
  g_autoptr (FringeTreeView) view = g_object_ref (seen.view);
  double alone, beside;

  fringe_tree_view_set_growth (view, FRINGE_GROWTH_FITTING);
  gtk_window_set_default_size (seen.window, 1000, 500);
  while (gtk_widget_get_width (GTK_WIDGET (view)) < 1000)
    g_main_context_iteration (NULL, TRUE);
  settle (view);
  alone = fringe_tree_view_scene (view).viewport.scale;
  gtk_window_set_child (seen.window, box);
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (view));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (partner));
  fringe_tree_view_set_partner (view, partner);
  while (gtk_widget_get_width (GTK_WIDGET (view)) > 500)
    g_main_context_iteration (NULL, TRUE);
  settle (view);
  beside = fringe_tree_view_scene (view).viewport.scale;
  g_assert_cmpfloat (beside, <, alone);

  gtk_widget_set_visible (GTK_WIDGET (partner), FALSE);
  while (gtk_widget_get_width (GTK_WIDGET (view)) < 1000)
    g_main_context_iteration (NULL, TRUE);
  settle (view);
  g_assert_cmpfloat (fringe_tree_view_scene (view).viewport.scale, ==, alone);
  seen_clear (&seen);
}

/* Returns: whether there is a tooltip anywhere over the tree */
static gboolean
has_tooltip (const Seen *seen)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has = FALSE;

  settle (seen->view);
  for (int y = 0; y < gtk_widget_get_height (GTK_WIDGET (seen->view)) && !has; y += 2)
    for (int x = 0; x < gtk_widget_get_width (GTK_WIDGET (seen->view)) && !has; x += 2)
      g_signal_emit_by_name (seen->view, "query-tooltip", x, y, FALSE, tooltip, &has);
  return has;
}

/* It would hide the numbers that it repeats; a thumbnail and a folded node have more to tell than is drawn. */
static void
test_tooltips (void)
{
  Seen seen = seen_new ();

  run (seen.session);
  g_assert_false (has_tooltip (&seen));
  fringe_tree_view_zoom_to (seen.view, 0.1);
  g_assert_true (has_tooltip (&seen));
  fringe_tree_view_zoom_to (seen.view, 0.8);
  g_assert_false (has_tooltip (&seen));
  fringe_session_select (seen.session, 0);
  fringe_tree_view_toggle_fold (seen.view);
  g_assert_true (has_tooltip (&seen));
  seen_clear (&seen);
}

static char *
boards_of (const FringeTreePicture *picture)
{
  return fringe_board_lines_of_subtree (picture->picture.search, 0, picture->picture.step, 100);
}

static void
test_picture_lasts (void)
{
  FringeBoard other = test_board ("1 2 3 4 5 6 7 0 8"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  Seen seen = seen_new ();
  g_autoptr (FringeTreePicture) picture = NULL;
  g_autofree char *before = NULL, *after = NULL;

  run (seen.session);
  picture = fringe_tree_picture_new (seen.view, FRINGE_THEME_LIGHT);
  before = boards_of (picture);
  fringe_session_begin (seen.session, &rules, &other, &goal, "Another puzzle");
  seen_clear (&seen);
  after = boards_of (picture);
  g_assert_cmpstr (before, !=, "");
  g_assert_cmpstr (after, ==, before);
}

static void
take_scale (FringeTreeView *view, GParamSpec *property, double *scale)
{
  (void) property;
  *scale = fringe_tree_view_scene (view).viewport.scale;
}

/* What lies over the tree has grown when another view comes beside it. */
static void
test_scale_is_told (void)
{
  Seen seen = seen_new (), beside = seen_new ();
  GtkWidget *cover = g_object_ref_sink (gtk_label_new (NULL));
  double told = 0, before;

  run (seen.session);
  run (beside.session);
  fringe_tree_view_set_growth (seen.view, FRINGE_GROWTH_RIGHT);
  fringe_tree_view_set_growth (beside.view, FRINGE_GROWTH_RIGHT);
  g_object_set (seen.view, "cover", cover, NULL);
  fringe_tree_view_set_partner (seen.view, beside.view);
  settle (seen.view);
  before = fringe_tree_view_scene (seen.view).viewport.scale;
  g_signal_connect (seen.view, "notify::scale", G_CALLBACK (take_scale), &told);
  gtk_widget_set_size_request (cover, -1, 120);
  fringe_tree_view_set_partner (seen.view, beside.view);
  g_assert_cmpfloat (fringe_tree_view_scene (seen.view).viewport.scale, <, before);
  g_assert_cmpfloat (told, ==, fringe_tree_view_scene (seen.view).viewport.scale);
  seen_clear (&beside);
  seen_clear (&seen);
  g_object_unref (cover);
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/tree-view/what-is-selected-far-off-comes-to-the-middle", test_far);
  g_test_add_func ("/tree-view/a-whole-tree-stays-whole-in-a-view-that-becomes-narrower", test_still_tree);
  g_test_add_func ("/tree-view/nodes-that-are-answers-come-into-sight", test_answers_in_sight);
  g_test_add_func ("/tree-view/a-question-hides-what-comes", test_question_hides_outlook);
  g_test_add_func ("/tree-view/a-question-does-not-turn-the-tree", test_question_turns_nothing);
  g_test_add_func ("/tree-view/a-question-shows-nodes-that-were-folded-by-themselves", test_question_hides_nothing);
  g_test_add_func ("/tree-view/a-hidden-partner-takes-no-room", test_hidden_partner);
  g_test_add_func ("/tree-view/a-scale-that-another-view-changes-is-told", test_scale_is_told);
  g_test_add_func ("/tree-view/cards-whose-numbers-are-in-sight-have-no-tooltip", test_tooltips);
  g_test_add_func ("/tree-view/a-picture-lasts-longer-than-the-search-that-is-seen", test_picture_lasts);
  g_test_add_func ("/tree-view/selects-the-relatives-there-are", test_relatives);
  g_test_add_func ("/tree-view/children-of-ida-follow-each-other-over-gaps", test_relatives_of_ida);
  g_test_add_func ("/tree-view/the-roots-of-ida-are-siblings", test_roots_are_siblings);
  g_test_add_func ("/tree-view/selects-no-relative-that-comes-later", test_relatives_of_the_past);
  return g_test_run ();
}
