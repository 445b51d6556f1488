/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-world.h"

#include "fringe-row.h"
#include "fringe-quiz-game.h"
#include "test-searches.h"

/* Of what comes into a list, so many rows are read. */
#define ROWS_READ 8
/* Nodes of more are not counted again. */
#define NODES_COUNTED 5000

/* What can be read of a row, as its cells do. */
static void
read_row (FringeNodesModel *list, guint position)
{
  FringeRows *rows = fringe_nodes_model_get_rows (list);
  g_autoptr (GObject) row = g_list_model_get_item (G_LIST_MODEL (list), position);
  guint id;

  g_assert_nonnull (row);
  gtk_selection_model_is_selected (GTK_SELECTION_MODEL (list), position);
  if (fringe_node_row_get_position (FRINGE_NODE_ROW (row)) == G_MAXUINT)
    return;
  id = fringe_row_node (fringe_rows_kind (rows), fringe_rows_search (rows), fringe_rows_get (rows, position));
  g_assert_cmpuint (id, <, fringe_search_n_nodes (fringe_rows_search (rows)));
}

static void
on_rows (SessionOnStage *stage, guint position, guint n_removed, guint n_added, FringeNodesModel *list)
{
  guint kind = (guint) fringe_rows_kind (fringe_nodes_model_get_rows (list));

  g_assert_cmpuint (position + n_removed, <=, stage->n_rows[kind]);
  stage->n_rows[kind] += n_added - n_removed;
  g_assert_cmpuint (stage->n_rows[kind], ==, g_list_model_get_n_items (G_LIST_MODEL (list)));
  for (guint i = 0; i < MIN (n_added, ROWS_READ); i++)
    read_row (list, position + i);
}

/* As the tree does, which may be told of the step before the search that it is in. */
static void
place_tree (SessionOnStage *stage)
{
  const FringeSearch *search = fringe_session_get_search (stage->session);
  guint step = fringe_session_get_step (stage->session), shown = fringe_session_get_shown (stage->session);
  FringeLayoutProgress progress = fringe_layout_aim (stage->tree, search, 0, step);

  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = fringe_layout_advance (stage->tree, 1000);
  g_assert_cmpint (progress, ==, FRINGE_LAYOUT_READY);
  g_assert_cmpuint (fringe_layout_step (stage->tree), ==, step);
  /* What RBFS has made anew is not in the tree, though it may be selected. */
  g_assert_true (fringe_search_is_replaced_at (search, shown, step)
                 || fringe_layout_shown_for (stage->tree, shown) != FRINGE_NO_NODE);
}

static void
draw_charts (SessionOnStage *stage)
{
  const FringeRules *rules = fringe_search_rules (fringe_session_get_search (stage->session));

  fringe_chart_source_read (stage->charts, G_MAXUINT);
  for (guint kind = 0; kind < FRINGE_N_CHARTS; kind++)
    if (fringe_chart_is_used (rules, (FringeChartKind) kind))
      fringe_chart_source_get (stage->charts, (FringeChartKind) kind, fringe_session_get_step (stage->session));
}

static void
on_search (SessionOnStage *stage)
{
  fringe_chart_source_free (stage->charts);
  stage->charts = fringe_chart_source_new (fringe_session_get_search (stage->session));
  place_tree (stage);
}

static void
update_lists (SessionOnStage *stage)
{
  for (guint kind = 0; kind < N_LISTS; kind++)
    fringe_nodes_model_update (stage->lists[kind], stage->is_slow ? 0 : G_MAXINT64);
}

static void
fill (SessionOnStage *stage, FringeSession *session)
{
  *stage = (SessionOnStage) { .session = g_object_ref (session) };
  stage->observer = session_observer_new (session);
  stage->watch = watch_new (session);
  stage->finder = g_object_new (FRINGE_TYPE_NODE_FINDER, NULL);
  fringe_node_finder_set_session (stage->finder, session);
  for (guint kind = 0; kind < N_LISTS; kind++)
    {
      stage->lists[kind] = fringe_nodes_model_new ((FringeRowKind) kind, session);
      g_signal_connect_swapped (stage->lists[kind], "items-changed", G_CALLBACK (on_rows), stage);
    }
  stage->tree = fringe_layout_new ();
  g_signal_connect_swapped (session, "notify::search", G_CALLBACK (on_search), stage);
  g_signal_connect_swapped (session, "notify::moment", G_CALLBACK (place_tree), stage);
  g_signal_connect_swapped (session, "notify::search", G_CALLBACK (update_lists), stage);
  g_signal_connect_swapped (session, "notify::moment", G_CALLBACK (update_lists), stage);
  g_signal_connect_swapped (session, "notify::shown", G_CALLBACK (update_lists), stage);
  on_search (stage);
  update_lists (stage);
}

static void
empty (SessionOnStage *stage)
{
  g_signal_handlers_disconnect_by_data (stage->session, stage);
  for (guint kind = 0; kind < N_LISTS; kind++)
    {
      g_signal_handlers_disconnect_by_data (stage->lists[kind], stage);
      g_object_unref (stage->lists[kind]);
    }
  g_object_unref (stage->finder);
  fringe_layout_free (stage->tree);
  fringe_chart_source_free (stage->charts);
  watch_free (stage->watch);
  session_observer_free (stage->observer);
  g_object_unref (stage->session);
  *stage = (SessionOnStage) { 0 };
}

/* As the texts and the trees do that stand for two. */
static void
read_pair (FringePair *pair)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (pair);
  guint32 steps[FRINGE_N_COMPARED];
  G_GNUC_UNUSED g_autofree char *title = fringe_pair_time_title (pair), *stop = fringe_pair_stop_sentence (pair);
  g_autofree char *difference = NULL, *end = NULL;

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      FringeSession *session = fringe_pair_get_session (pair, (FringeCompared) side);

      steps[side] = fringe_session_get_whole_step (session);
      fringe_pair_get_share (pair, (FringeCompared) side, fringe_session_get_shown (session));
      test_assert_session_agrees (session);
    }
  fringe_player_get_state (FRINGE_PLAYER (pair));
  if (comparison == NULL)
    return;
  fringe_comparison_counts_at (comparison, steps);
  difference = fringe_comparison_difference_sentence (comparison);
  end = fringe_comparison_end_sentence (comparison);
}

void
session_world_compare (SessionWorld *world, gboolean compares)
{
  if (compares == (world->pair != NULL))
    return;
  if (!compares)
    {
      empty (&world->stage[FRINGE_COMPARED_RIGHT]);
      g_clear_object (&world->pair);
      return;
    }
  world->pair = fringe_pair_new (world->stage[FRINGE_COMPARED_LEFT].session);
  g_signal_connect (world->pair, "changed", G_CALLBACK (read_pair), NULL);
  fill (&world->stage[FRINGE_COMPARED_RIGHT], fringe_pair_get_session (world->pair, FRINGE_COMPARED_RIGHT));
}

void
session_world_begin (SessionWorld *world, FringeSession *session)
{
  *world = (SessionWorld) { .now = 1 };
  fill (&world->stage[FRINGE_COMPARED_LEFT], session);
}

/* Nothing may keep what is gone. */
void
session_world_end (SessionWorld *world)
{
  gpointer session = world->stage[FRINGE_COMPARED_LEFT].session;

  g_object_add_weak_pointer (session, &session);
  session_world_compare (world, FALSE);
  empty (&world->stage[FRINGE_COMPARED_LEFT]);
  g_assert_null (session);
}

static guint
count_state (const FringeSearch *search, guint step, FringeNodeState state)
{
  guint n = 0;

  for (guint id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    n += fringe_search_state_at (search, id, step) == state;
  return n;
}

static guint
max_depth (const FringeSearch *search, guint step)
{
  guint depth = 0;

  for (guint id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    depth = MAX (depth, fringe_search_g (search, id));
  return depth;
}

/* A goal that was found as it was generated is still on the frontier. */
static guint
count_open (const FringeSearch *search, guint step)
{
  guint goal = fringe_search_solution_at (search, step);

  if (fringe_search_is_idastar (search))
    return 0;
  return count_state (search, step, FRINGE_NODE_FRONTIER)
         + (goal != FRINGE_NO_NODE && fringe_search_removed_step (search, goal) == UINT32_MAX);
}

/* Node by node. */
static void
assert_counts (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint step = fringe_session_get_step (session);

  if (fringe_session_is_half (session) || fringe_search_n_nodes_at (search, step) > NODES_COUNTED)
    return;
  g_assert_cmpuint (test_session_number (session, "generated"), ==,
                    fringe_search_n_nodes_at (search, step) - fringe_search_n_roots_at (search, step));
  if (!fringe_search_is_rbfs (search))
    g_assert_cmpuint (test_session_number (session, "expanded"), ==, count_state (search, step, FRINGE_NODE_EXPANDED));
  g_assert_cmpuint (test_session_number (session, "stale"), ==, count_state (search, step, FRINGE_NODE_STALE));
  g_assert_cmpuint (test_session_number (session, "open"), ==, count_open (search, step));
  g_assert_cmpuint (test_session_number (session, "max-open"), >=, test_session_number (session, "open"));
  g_assert_cmpuint (test_session_number (session, "max-depth"), ==, max_depth (search, step));
}

/* The same search made apart from the session goes the same way. */
static void
assert_record (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint n_steps = fringe_search_n_steps (search);
  g_autoptr (FringeSearch) apart = NULL;

  if (fringe_search_fork_step (search) != UINT32_MAX || fringe_search_n_nodes (search) > NODES_COUNTED)
    return;
  apart = fringe_search_new_with_estimate (fringe_search_start (search), fringe_search_goal (search),
                                           fringe_search_rules (search), fringe_search_estimate (search),
                                           FRINGE_NODE_LIMIT_MAX);
  fringe_search_search_anyway (apart);
  g_assert_cmpuint (fringe_search_run (apart, n_steps), ==, n_steps);
  g_assert_cmpuint (fringe_search_n_nodes (apart), ==, fringe_search_n_nodes (search));
  for (guint step = 1; step <= n_steps; step++)
    g_assert_cmpuint (fringe_search_removed (apart, step), ==, fringe_search_removed (search, step));
}

static void
assert_flags (FringeSession *session)
{
  gboolean runs = test_session_flag (session, "running");

  g_assert_false (runs && test_session_flag (session, "playing"));
  g_assert_false (runs && test_session_flag (session, "can-step"));
  g_assert_false (runs && test_session_flag (session, "can-continue"));
  g_assert_cmpint (test_session_flag (session, "can-back"), ==, fringe_session_get_step (session) > 0);
  g_assert_cmpint (test_session_flag (session, "half"), ==, fringe_session_is_half (session));
  g_assert_cmpuint (test_session_number (session, "step"), <=, fringe_session_get_n_steps (session));
  g_assert_cmpuint (fringe_session_get_n_told_steps (session), >=, fringe_session_get_step (session));
}

/* A breakpoint stopped the search at the step that is seen. */
static void
assert_message (FringeSession *session)
{
  g_autofree char *message = test_session_text (session, "message");
  g_autofree char *here = g_strdup_printf ("Stopped at step %u:", fringe_session_get_step (session));

  if (g_str_has_prefix (message, "Stopped at step"))
    g_assert_true (g_str_has_prefix (message, here));
}

/* A question stands at the step that is seen; one that a class has voted for stays when that is made. */
static void
assert_question (FringeSession *session)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (session);
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (quiz);

  if (question != NULL && (fringe_quiz_game_is_asking (quiz) || !fringe_quiz_game_get_voting (quiz)))
    g_assert_cmpuint (question->step, ==, fringe_session_get_step (session));
  else if (question != NULL)
    g_assert_cmpuint (fringe_session_get_step (session) - question->step, <=, 1);
  if (fringe_quiz_game_is_asking (quiz))
    g_assert_false (test_session_flag (session, "running"));
}

/* The rows are those of the step, or of one before where they follow slowly. */
static void
assert_lists (SessionOnStage *stage)
{
  const FringeSearch *part = fringe_session_get_part (stage->session);
  guint step = fringe_session_get_whole_step (stage->session);

  update_lists (stage);
  for (guint kind = 0; kind < N_LISTS; kind++)
    {
      FringeRows *rows = fringe_nodes_model_get_rows (stage->lists[kind]);

      g_assert_true (fringe_rows_search (rows) == part);
      g_assert_cmpuint (fringe_rows_step (rows), <=, fringe_search_n_steps (part));
      for (guint i = 0; i < MIN (stage->n_rows[kind], ROWS_READ); i++)
        read_row (stage->lists[kind], i);
      if (kind == FRINGE_ROWS_FRONTIER && !stage->is_slow && !stage->is_filtered)
        g_assert_cmpuint (stage->n_rows[kind], ==, fringe_search_has_frontier (part) ? count_open (part, step) : 0);
    }
}

/* Two searches of one puzzle, both of which are compared. */
static void
assert_pair (FringePair *pair)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (pair);

  g_assert_nonnull (comparison);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_assert_true (fringe_comparison_search (comparison, (FringeCompared) side)
                   == fringe_session_get_search (fringe_pair_get_session (pair, (FringeCompared) side)));
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, <=,
                    fringe_player_get_state (FRINGE_PLAYER (pair)).n_steps);
  read_pair (pair);
}

static void
check (SessionOnStage *stage)
{
  draw_charts (stage);
  test_assert_session_agrees (stage->session);
  assert_counts (stage->session);
  assert_record (stage->session);
  assert_flags (stage->session);
  assert_message (stage->session);
  assert_question (stage->session);
  assert_lists (stage);
  /* A run tells of its progress now and then. */
  if (test_session_flag (stage->session, "running"))
    return;
  watch_assert_changes_told (stage->watch, G_MAXUINT);
  watch_forget (stage->watch);
}

void
session_world_check (SessionWorld *world)
{
  check (&world->stage[FRINGE_COMPARED_LEFT]);
  if (world->pair == NULL)
    return;
  check (&world->stage[FRINGE_COMPARED_RIGHT]);
  assert_pair (world->pair);
}
