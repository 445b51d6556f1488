/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"
#include "test-boards.h"

#include "fringe-draw-candidates.h"

#include <string.h>

/* The letters of answers stand on their nodes, whole and in sight, and what is dimmed lies under them. */

static FringeCandidates
candidates_random (const FringeScene *scene)
{
  FringeCandidates candidates = { .n = test_random (FRINGE_CANDIDATES_MAX + 1), .is_dim = test_random (2), .size = 18 };
  int n_nodes = (int) fringe_search_n_nodes_at (scene->search, scene->step);

  for (int i = 0; i < candidates.n; i++)
    {
      candidates.items[i] = (FringeCandidate) { .node = (uint32_t) test_random (n_nodes), .is_right = test_random (2) };
      g_snprintf (candidates.items[i].text, FRINGE_CANDIDATE_TEXT_MAX, "%c%s", 'W' + i,
                  test_random (2) == 0 ? "" : " \u2713 12345");
    }
  return candidates;
}

/* Returns: (nullable): the letter of candidate @i; board, id and values have no such text */
static const TestShape *
find_letter (const TestRecordingPen *pen, int i)
{
  for (guint k = 0; k < test_recording_pen_n_shapes (pen); k++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, k);

      if (shape->kind == TEST_TEXT && shape->text[0] == 'W' + i)
        return shape;
    }
  return NULL;
}

static void
check_letter (const FringeScene *scene, const FringeCandidate *candidate, const TestShape *letter)
{
  FringeRect box = test_shape_extents (letter), node = test_on_screen (scene, candidate->node);

  g_assert_cmpfloat (box.y, >=, 0);
  g_assert_cmpfloat (box.x + box.width, <=, scene->viewport.width);
  g_assert_cmpfloat (box.y, <=, node.y + node.height);
  g_assert_true (g_str_has_prefix (candidate->text, letter->text));
  if (strchr (letter->text, ' ') != NULL)
    g_assert_cmpfloat (box.width, <=, node.width);
}

/* Other letters of the same node stand to the right. */
static gboolean
is_first (const FringeCandidates *candidates, int i)
{
  for (int j = 0; j < i; j++)
    if (candidates->items[j].node == candidates->items[i].node)
      return FALSE;
  return TRUE;
}

/* The step of expansion, in the last third of the width, can be read beside a letter alone, and so can the id, in the
 * first fifth, where the view does not end. What the letter stands on was drawn before it. */
static void
check_beside_step (const FringeScene *scene, uint32_t id, const TestShape *letter)
{
  const FringeBoard *start = fringe_search_start (scene->search);
  FringeDetail detail = fringe_detail_for (&scene->card, start->rows * start->columns, scene->viewport.scale);
  FringeRect ground = test_shape_extents (letter - 1), node = test_on_screen (scene, id);

  if (letter->text[1] != '\0' || detail < FRINGE_DETAIL_CARD
      || fringe_search_state_at (scene->search, id, scene->step) != FRINGE_NODE_EXPANDED)
    return;
  g_assert_cmpint (letter[-1].kind, ==, TEST_RECTANGLE);
  if (node.x + node.width < scene->viewport.width)
    g_assert_cmpfloat (ground.x, >, node.x + node.width / 5);
  g_assert_cmpfloat (ground.x + ground.width, <, node.x + node.width * 2 / 3);
}

/* Whether enough of a node is seen below the top that its letter has room there. */
static gboolean
has_room (const FringeScene *scene, const FringeCandidate *candidate)
{
  FringeRect node = test_on_screen (scene, candidate->node);

  return test_is_seen (scene, candidate->node) && node.y + node.height > 2 * MAX (18, node.width / 4);
}

static void
check (G_GNUC_UNUSED const TestRecordingPen *tree, const FringeScene *scene)
{
  FringeCandidates candidates = candidates_random (scene);
  g_auto (TestRecordingPen) pen = { .group = 0 };
  const TestShape *first;

  test_recording_pen_init (&pen);
  fringe_draw_candidates (&pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), scene, &candidates);
  for (int i = 0; i < candidates.n; i++)
    {
      const TestShape *letter = find_letter (&pen, i);
      gboolean is_hidden
          = fringe_layout_shown_for (scene->layout, candidates.items[i].node) != candidates.items[i].node;

      if (letter != NULL && !is_hidden)
        check_letter (scene, &candidates.items[i], letter);
      if (letter != NULL && !is_hidden && is_first (&candidates, i))
        check_beside_step (scene, candidates.items[i].node, letter);
      if (!is_hidden && fringe_scene_has (scene, candidates.items[i].node))
        g_assert_true (letter != NULL || !has_room (scene, &candidates.items[i]));
    }
  if (!candidates.is_dim)
    return;
  first = test_recording_pen_shape (&pen, 0);
  g_assert_cmpfloat (first->box.width, ==, scene->viewport.width);
  g_assert_cmpfloat (first->box.height, ==, scene->viewport.height);
  g_assert_cmpfloat (first->stroke.fill.a, <, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_scene_property ("/draw-candidates/letters-stand-on-their-nodes-in-sight", check);
  return g_test_run ();
}
