/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-acts.h"

#include "session-file-acts.h"

#include "fringe-board-text.h"
#include "fringe-breakpoint-item.h"
#include "fringe-quiz-game.h"
#include "test-boards.h"

#include <stdio.h>

/* Larger searches take long to check, smaller ones hold no surprises. */
#define NODE_LIMIT_MAX 1200

static const char *const texts[] = {
  "",
  "5",
  "0",
  "id 3",
  "#2",
  "f = 8",
  "f 6",
  "g=1",
  "h = 4",
  "-1",
  "7.5",
  "99999999999",
  "1 2 3 4 5 6 7 8 0",
  "1 2 7 6 0 8 4 3 5",
  "108257463",
  "g > 2, h <= 5",
  "1 2",
  "no such thing",
  "\t\n",
  "Ünï¢öde",
};

typedef struct
{
  SessionWorld *world;
  SessionOnStage *stage;
  FringeSession *session;
  GRand *rand;
} Chance;

static guint
pick (Chance *chance, guint n)
{
  return (guint) g_rand_int_range (chance->rand, 0, (gint32) MAX (n, 1));
}

static const char *
any_text (Chance *chance)
{
  return texts[pick (chance, G_N_ELEMENTS (texts))];
}

static void G_GNUC_PRINTF (1, 2) say (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vfprintf (stderr, format, arguments);
  va_end (arguments);
}

/* One that the puzzle of the session, or a step, knows; sometimes a little more. */
static guint
any_step (Chance *chance)
{
  return pick (chance, fringe_session_get_n_steps (chance->session) + 3);
}

static guint
any_node (Chance *chance)
{
  return pick (chance, fringe_session_get_moment (chance->session)->n_nodes + (pick (chance, 8) == 0 ? 3 : 0));
}

static FringeBoard
slid (Chance *chance, FringeBoard board, guint n_moves)
{
  while (n_moves-- > 0)
    fringe_board_move (&board, (FringeMove) pick (chance, FRINGE_N_MOVES));
  return board;
}

/* A few moves from the goal, or far away, or out of reach; mostly small. */
static void
any_puzzle (Chance *chance, FringeBoard *start, FringeBoard *goal)
{
  static const int sides[][2]
      = { { 3, 3 }, { 3, 3 }, { 3, 3 }, { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 5 }, { 4, 4 }, { 9, 9 } };
  const int *side = sides[pick (chance, G_N_ELEMENTS (sides))];

  *goal = slid (chance, fringe_board_standard_goal (side[0], side[1]), pick (chance, 30));
  *start = slid (chance, *goal, pick (chance, 40));
  if (pick (chance, 8) == 0 && side[1] > 2)
    {
      int first = start->cells[0] == 0 ? 2 : 0, last = start->cells[1] == 0 ? 2 : 1;
      guint8 tile = start->cells[first];

      start->cells[first] = start->cells[last];
      start->cells[last] = tile;
    }
}

static FringeRules
any_rules (Chance *chance)
{
  FringeRules rules = *fringe_rules_model_get (fringe_session_get_rules (chance->session));

  rules.algorithm = (FringeAlgorithm) pick (chance, FRINGE_N_ALGORITHMS);
  rules.heuristic = (FringeHeuristic) pick (chance, FRINGE_N_HEURISTICS);
  rules.ties = (FringeTies) pick (chance, FRINGE_N_TIES);
  rules.weight = pick (chance, 5);
  if (pick (chance, 2))
    return rules;
  rules.duplicates = (FringeDuplicates) pick (chance, FRINGE_N_DUPLICATES);
  rules.goal_test = (FringeGoalTest) pick (chance, FRINGE_N_GOAL_TESTS);
  fringe_move_order (pick (chance, FRINGE_N_MOVE_ORDERS), rules.moves);
  return rules;
}

static const char *
rules_text (const FringeRules *rules)
{
  static char text[100];

  g_snprintf (text, sizeof text, "%s %s %s %s", fringe_algorithm_name (rules->algorithm),
              fringe_heuristic_name (rules->heuristic), fringe_ties_name (rules->ties),
              fringe_duplicates_name (rules->duplicates));
  return text;
}

static const char *
board_text (const FringeBoard *board)
{
  static char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (board, text);
  return text;
}

/* Steps. */

static void
act_step (Chance *chance)
{
  guint n = pick (chance, 3) ? 1 : pick (chance, 12);

  say ("step, %u times", n);
  while (n-- > 0)
    fringe_session_step (chance->session);
}

static void
act_back (Chance *chance)
{
  say ("back");
  fringe_session_back (chance->session);
}

static void
act_fine_step (Chance *chance)
{
  guint n = 1 + pick (chance, 4);

  say ("%u lines on", n);
  while (n-- > 0)
    fringe_session_fine_step (chance->session);
}

static void
act_fine_back (Chance *chance)
{
  say ("a line back");
  fringe_session_fine_back (chance->session);
}

static void
act_go_to (Chance *chance)
{
  guint step = any_step (chance);

  say ("go to step %u", step);
  fringe_session_go_to (chance->session, step);
}

static void
act_set_step (Chance *chance)
{
  guint step = pick (chance, 5) ? any_step (chance) : G_MAXUINT;

  say ("drag the timeline to step %u", step);
  g_object_set (chance->session, "step", step, NULL);
}

static void
act_explore (Chance *chance)
{
  guint n = pick (chance, 200);

  say ("make %u steps known", n);
  fringe_session_explore (chance->session, n);
}

static void
act_explore_to (Chance *chance)
{
  guint n = pick (chance, 1500);

  say ("make steps known up to %u", n);
  fringe_session_explore_to (chance->session, n);
}

/* Runs. */

static void
act_run (Chance *chance)
{
  say ("run");
  fringe_session_run (chance->session);
}

static void
act_skip (Chance *chance)
{
  FringeEvent event = (FringeEvent) pick (chance, FRINGE_N_EVENTS);
  int direction = pick (chance, 2) ? 1 : -1;

  say (direction > 0 ? "on to the next: %s" : "back to the last: %s",
       fringe_event_title (event, FRINGE_ALGORITHM_ASTAR));
  fringe_session_skip (chance->session, event, direction);
}

static void
act_advance (Chance *chance)
{
  guint n = 1 + pick (chance, 5);

  say ("%u frames", n);
  while (n-- > 0)
    {
      chance->world->now += 1 + pick (chance, G_USEC_PER_SEC);
      fringe_session_advance (chance->session, chance->world->now, 0);
    }
}

static void
act_finish (Chance *chance)
{
  say ("finish the run");
  test_session_finish (chance->session);
}

static void
act_cancel (Chance *chance)
{
  say ("cancel");
  fringe_session_cancel (chance->session);
}

static void
act_continue (Chance *chance)
{
  say ("continue");
  fringe_session_continue (chance->session);
}

static void
act_play (Chance *chance)
{
  gboolean plays = pick (chance, 3) > 0;

  say (plays ? "play" : "pause");
  fringe_session_set_playing (chance->session, plays);
}

static void
act_speed (Chance *chance)
{
  double speed = g_rand_double_range (chance->rand, -1, 2000);

  say ("speed %g", speed);
  fringe_session_set_speed (chance->session, speed);
}

static void
act_limit (Chance *chance)
{
  guint limit = pick (chance, pick (chance, 10) ? NODE_LIMIT_MAX : 100 * NODE_LIMIT_MAX);

  say ("limit of %u nodes", limit);
  if (pick (chance, 2))
    fringe_session_set_node_limit (chance->session, limit);
  else
    fringe_session_take_node_limit (chance->session, limit);
}

static void
act_search_anyway (Chance *chance)
{
  say ("search anyway");
  fringe_session_search_anyway (chance->session);
}

/* Rules and puzzles. */

static void
act_choose (Chance *chance)
{
  static const char *const choices[]
      = { "algorithm", "heuristic", "moves", "ties", "duplicates", "goal-test", "preset" };
  const char *choice = choices[pick (chance, G_N_ELEMENTS (choices))];
  guint value = pick (chance, g_str_equal (choice, "moves") ? FRINGE_N_MOVE_ORDERS : 10);

  say ("%s %u", choice, value);
  g_object_set (fringe_session_get_rules (chance->session), choice, value, NULL);
}

static void
act_weight (Chance *chance)
{
  double weight = pick (chance, 3) ? pick (chance, 6) : FRINGE_WEIGHT_MAX;

  say ("weight %g", weight);
  g_object_set (fringe_session_get_rules (chance->session), "weight", weight, NULL);
}

static void
act_other_heuristic (Chance *chance)
{
  say ("the other heuristic");
  fringe_rules_model_other_heuristic (fringe_session_get_rules (chance->session));
}

static void
act_set_rules (Chance *chance)
{
  FringeRules rules = any_rules (chance);

  say ("rules %s", rules_text (&rules));
  fringe_rules_model_set (fringe_session_get_rules (chance->session), &rules);
}

static void
act_puzzle (Chance *chance)
{
  FringeBoard start, goal;

  any_puzzle (chance, &start, &goal);
  say ("start %s", board_text (&start));
  say (", goal %s", board_text (&goal));
  fringe_session_set_puzzle (chance->session, &start, &goal, "Random");
}

/* As an example does, and what explains a count. */
static void
act_open (Chance *chance)
{
  FringeRules rules = any_rules (chance);
  FringeBoard start = *fringe_search_start (fringe_session_get_search (chance->session));
  FringeBoard goal = *fringe_search_goal (fringe_session_get_search (chance->session));

  if (pick (chance, 2))
    any_puzzle (chance, &start, &goal);
  say ("open %s %s", board_text (&start), rules_text (&rules));
  fringe_session_open (chance->session, &rules, &start, &goal, "Opened");
}

static void
act_begin (Chance *chance)
{
  FringeRules rules = any_rules (chance);
  FringeBoard start, goal;

  any_puzzle (chance, &start, &goal);
  say ("begin anew with %s %s", board_text (&start), rules_text (&rules));
  fringe_session_begin (chance->session, &rules, &start, &goal, "Begun");
}

static void
act_undo (Chance *chance)
{
  say ("undo");
  fringe_session_undo (chance->session);
}

static void
act_redo (Chance *chance)
{
  say ("redo");
  fringe_session_redo (chance->session);
}

/* There and back again. */
static void
act_undo_and_redo (Chance *chance)
{
  const FringeSearch *search = fringe_session_get_search (chance->session);
  FringeBoard start = *fringe_search_start (search), goal = *fringe_search_goal (search);

  say ("undo and redo");
  if (!test_session_flag (chance->session, "can-undo"))
    return;
  fringe_session_undo (chance->session);
  g_assert_true (test_session_flag (chance->session, "can-redo"));
  fringe_session_redo (chance->session);
  search = fringe_session_get_search (chance->session);
  g_assert_true (fringe_board_equal (fringe_search_start (search), &start));
  g_assert_true (fringe_board_equal (fringe_search_goal (search), &goal));
}

/* Of any search of the puzzle. */
static void
act_fork (Chance *chance)
{
  FringeRules rules = any_rules (chance);
  SessionOnStage *from = &chance->world->stage[chance->world->pair != NULL ? pick (chance, 2) : 0];
  const FringeSearch *search = fringe_session_get_search (from->session);
  guint last = fringe_session_last_fork_step (search), step = last != FRINGE_NO_FORK ? pick (chance, last + 1) : 0;

  if (!fringe_algorithm_has_frontier (rules.algorithm)
      || !fringe_heuristic_fits (rules.heuristic, fringe_search_start (search)->rows,
                                 fringe_search_start (search)->columns))
    rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  say ("fork at step %u by %s", step, rules_text (&rules));
  if (last != FRINGE_NO_FORK)
    fringe_session_fork (chance->session, search, step, &rules);
}

/* What is lit. */

static void
act_select (Chance *chance)
{
  guint id = pick (chance, 4) ? any_node (chance) : FRINGE_NO_NODE;

  say ("select node %u", id);
  fringe_session_select (chance->session, id);
}

static void
act_hover (Chance *chance)
{
  guint id = pick (chance, 4) ? any_node (chance) : FRINGE_NO_NODE;

  say ("hover over node %u", id);
  fringe_session_hover (chance->session, id);
}

static void
act_select_relative (Chance *chance)
{
  const FringeSearch *search = fringe_session_get_search (chance->session);
  guint shown = fringe_session_get_shown (chance->session), children[FRINGE_N_MOVES];
  guint parent = fringe_search_parent (search, shown);
  int n = fringe_search_children_at (search, shown, fringe_session_get_whole_step (chance->session), children);
  gboolean is_up = n == 0 || pick (chance, 2);

  say ("select the %s", is_up ? "parent" : "child");
  fringe_session_select (chance->session, is_up ? parent : children[pick (chance, (guint) n)]);
}

static void
act_go_to_shown (Chance *chance)
{
  gboolean generated = pick (chance, 2);

  say (generated ? "to where it was generated" : "to where it was removed");
  if (generated)
    fringe_session_go_to_generated (chance->session);
  else
    fringe_session_go_to_removed (chance->session);
}

/* What is set to what it is says nothing. */
static void
act_same (Chance *chance)
{
  FringeSession *session = chance->session;
  FringeRules rules = *fringe_rules_model_get (fringe_session_get_rules (session));
  guint n_told = session_observer_n_told (chance->stage->observer);
  double speed;

  say ("set all to what it is");
  g_object_get (session, "speed", &speed, NULL);
  fringe_session_set_speed (session, speed);
  if (test_session_flag (session, "can-step"))
    fringe_session_set_playing (session, test_session_flag (session, "playing"));
  fringe_session_select (session, fringe_session_get_selected (session));
  fringe_session_hover (session, fringe_session_get_hovered (session));
  fringe_rules_model_set (fringe_session_get_rules (session), &rules);
  fringe_session_select (session, fringe_session_get_moment (session)->n_nodes);
  if (!fringe_session_is_half (session))
    fringe_session_go_to (session, fringe_session_get_step (session));
  g_assert_cmpuint (session_observer_n_told (chance->stage->observer), ==, n_told);
}

/* Breakpoints and notes. */

static void
act_breakpoint (Chance *chance)
{
  const FringeSearch *search = fringe_session_get_search (chance->session);
  GListModel *breakpoints = fringe_session_get_breakpoints (chance->session);
  FringeBreakpoint breakpoint = { .kind = (FringeBreakpointKind) pick (chance, 3) };
  g_autofree char *title = NULL;
  gboolean added;
  guint n;

  breakpoint.event = (FringeEvent) pick (chance, FRINGE_N_EVENTS);
  breakpoint.id = fringe_session_get_shown (chance->session);
  fringe_search_board (search, pick (chance, fringe_search_n_nodes (search)), &breakpoint.board);
  title = fringe_breakpoint_title (&breakpoint, fringe_search_rules (search)->algorithm);
  say ("toggle the breakpoint “%s”", title);
  n = g_list_model_get_n_items (breakpoints);
  added = fringe_session_toggle_breakpoint (chance->session, &breakpoint);
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, added ? n + 1 : n - 1);
}

static FringeBreakpointItem *
any_breakpoint (Chance *chance)
{
  GListModel *breakpoints = fringe_session_get_breakpoints (chance->session);

  return g_list_model_get_item (breakpoints, pick (chance, g_list_model_get_n_items (breakpoints)));
}

static void
act_enable_breakpoint (Chance *chance)
{
  g_autoptr (FringeBreakpointItem) item = any_breakpoint (chance);

  say ("switch a breakpoint");
  if (item != NULL)
    g_object_set (item, "enabled", !fringe_breakpoint_item_is_enabled (item), NULL);
}

static void
act_remove_breakpoint (Chance *chance)
{
  g_autoptr (FringeBreakpointItem) item = any_breakpoint (chance);

  say ("remove a breakpoint");
  if (item != NULL)
    fringe_session_remove_breakpoint (chance->session, fringe_breakpoint_item_get (item));
}

static void
act_note (Chance *chance)
{
  g_autofree char *stripped = g_strstrip (g_strdup (any_text (chance)));

  say ("write the note “%s”", stripped);
  fringe_session_set_note (chance->session, stripped);
  g_assert_cmpstr (fringe_session_get_note (chance->session), ==, stripped);
}

static void
act_note_of (Chance *chance)
{
  guint step = any_step (chance);

  say ("write a note for step %u", step);
  fringe_session_set_note_of (chance->session, step, any_text (chance));
}

/* Questions. */

static void
act_ask (Chance *chance)
{
  gboolean of_class = pick (chance, 2);

  say ("ask %s", of_class ? "the class" : "one");
  if (of_class)
    fringe_quiz_game_ask_class (fringe_session_get_quiz (chance->session));
  else
    fringe_quiz_game_ask (fringe_session_get_quiz (chance->session));
}

static void
act_answer (Chance *chance)
{
  static const char *const ways[] = {
    "choose", "choose", "choose", "type", "reveal", "take the vote back", "count",
  };
  FringeQuizGame *quiz = fringe_session_get_quiz (chance->session);
  guint way = pick (chance, G_N_ELEMENTS (ways)), choice = pick (chance, FRINGE_QUIZ_CHOICES_MAX + 1);

  say ("answer: %s %u", ways[way], choice);
  if (way < 3)
    fringe_quiz_game_choose (quiz, choice);
  else if (way == 3)
    fringe_quiz_game_answer_text (quiz, any_text (chance));
  else if (way == 4)
    fringe_quiz_game_reveal (quiz);
  else if (way == 5)
    fringe_quiz_game_unvote (quiz);
  else
    fringe_quiz_game_count (quiz, pick (chance, 2) == 0 ? "A 12 B 31" : any_text (chance), NULL);
}

static void
act_withdraw (Chance *chance)
{
  say ("withdraw the question");
  fringe_quiz_game_withdraw (fringe_session_get_quiz (chance->session));
}

static void
act_quiz_kind (Chance *chance)
{
  guint kinds = 1 + pick (chance, FRINGE_QUIZ_ALL);
  gboolean voting = pick (chance, 2);

  say ("ask kinds %u, voting %d", kinds, voting);
  g_object_set (fringe_session_get_quiz (chance->session), "kinds", kinds, "voting", voting, NULL);
}

/* Lists. */

static void
act_find (Chance *chance)
{
  const char *text = any_text (chance);
  int direction = pick (chance, 2) ? 1 : -1;
  g_autofree char *reason = NULL;
  FringeNodeQuery query;

  say ("find “%s”, direction %d", text, direction);
  if (fringe_node_query_parse_one (text, fringe_session_get_search (chance->session), &query, &reason))
    fringe_node_finder_find (chance->stage->finder, &query, direction);
  else
    fringe_node_finder_refuse (chance->stage->finder, reason);
}

static void
act_idle (Chance *chance)
{
  (void) chance;
  say ("a pause");
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
act_filter (Chance *chance)
{
  FringeRows *rows = fringe_nodes_model_get_rows (chance->stage->lists[pick (chance, N_LISTS)]);
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (chance->session));
  const char *text = any_text (chance);
  g_autofree char *message = NULL;
  FringeNodeQuery filter;

  say ("filter list %u by “%s”", fringe_rows_kind (rows), text);
  if (fringe_node_query_parse (text, start->rows, start->columns, &filter, &message))
    {
      fringe_rows_set_filter (rows, &filter);
      chance->stage->is_filtered = TRUE;
    }
}

static void
act_sort (Chance *chance)
{
  FringeRows *rows = fringe_nodes_model_get_rows (chance->stage->lists[pick (chance, N_LISTS)]);
  FringeColumn column = (FringeColumn) pick (chance, FRINGE_N_COLUMNS);
  gboolean descending = pick (chance, 2);

  say ("sort list %u by column %u", fringe_rows_kind (rows), column);
  fringe_rows_set_order (rows, column, descending);
}

static void
act_slow_lists (Chance *chance)
{
  say ("lists follow %s", chance->stage->is_slow ? "at once" : "slowly");
  chance->stage->is_slow = !chance->stage->is_slow;
}

static void
act_select_row (Chance *chance)
{
  FringeNodesModel *list = chance->stage->lists[pick (chance, N_LISTS)];
  guint row = pick (chance, g_list_model_get_n_items (G_LIST_MODEL (list)));

  say ("select a row");
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (list), row, TRUE);
}

/* Two searches. */

static void
act_compare (Chance *chance)
{
  gboolean compares = chance->world->pair == NULL || pick (chance, 3) > 0;

  say (compares ? "compare" : "compare no more");
  session_world_compare (chance->world, compares);
}

static void
act_pair_go (Chance *chance)
{
  static const char *const ways[]
      = { "step", "back", "go to time", "skip a layer at time", "are as they were at time" };
  FringePair *pair = chance->world->pair;
  guint way = pick (chance, 5), time = pick (chance, fringe_player_get_state (FRINGE_PLAYER (pair)).n_steps + 3);

  say ("both: %s %u", ways[way], time);
  if (way == 0)
    fringe_player_step (FRINGE_PLAYER (pair));
  else if (way == 1)
    fringe_player_back (FRINGE_PLAYER (pair));
  else if (way == 2)
    fringe_player_go_to (FRINGE_PLAYER (pair), time);
  else if (way == 3)
    fringe_player_skip (FRINGE_PLAYER (pair), FRINGE_EVENT_LAYER, pick (chance, 2) ? 1 : -1);
  else
    fringe_pair_restore (pair, time, time + pick (chance, 100));
}

static void
act_pair_run (Chance *chance)
{
  static const char *const ways[] = { "run", "find the first difference", "play or pause", "cancel" };
  FringePair *pair = chance->world->pair;
  guint way = pick (chance, 4);

  say ("both: %s", ways[way]);
  if (way == 0)
    fringe_player_run (FRINGE_PLAYER (pair));
  else if (way == 1)
    fringe_pair_find_difference (pair);
  else if (way == 2)
    fringe_player_set_playing (FRINGE_PLAYER (pair), pick (chance, 3) > 0);
  else
    fringe_player_cancel (FRINGE_PLAYER (pair));
}

static void
act_pair_advance (Chance *chance)
{
  guint n = 1 + pick (chance, 40);

  say ("both: %u frames", n);
  while (n-- > 0)
    {
      chance->world->now += 1 + pick (chance, G_USEC_PER_SEC);
      fringe_player_advance (FRINGE_PLAYER (chance->world->pair), chance->world->now, 0);
    }
}

static void
act_pair_swap (Chance *chance)
{
  say ("swap the sides");
  fringe_pair_swap (chance->world->pair);
}

static void
act_pair_pace (Chance *chance)
{
  FringePace pace = (FringePace) pick (chance, FRINGE_N_PACES);

  say ("pace %u", pace);
  fringe_pair_set_pace (chance->world->pair, pace);
}

static void
act_file (Chance *chance)
{
  say ("write into a file and read it back");
  session_file_there_and_back (chance->world);
}

typedef struct
{
  void (*act) (Chance *chance);
  guint weight;
} Act;

static const Act acts[] = {
  { act_step, 12 },
  { act_back, 5 },
  { act_fine_step, 6 },
  { act_fine_back, 4 },
  { act_go_to, 5 },
  { act_set_step, 3 },
  { act_explore, 3 },
  { act_explore_to, 2 },
  { act_run, 5 },
  { act_skip, 5 },
  { act_advance, 6 },
  { act_finish, 2 },
  { act_cancel, 3 },
  { act_continue, 4 },
  { act_play, 4 },
  { act_speed, 1 },
  { act_limit, 3 },
  { act_search_anyway, 2 },
  { act_choose, 6 },
  { act_weight, 1 },
  { act_other_heuristic, 3 },
  { act_set_rules, 3 },
  { act_puzzle, 4 },
  { act_open, 2 },
  { act_begin, 1 },
  { act_undo, 3 },
  { act_redo, 3 },
  { act_undo_and_redo, 1 },
  { act_fork, 4 },
  { act_select, 5 },
  { act_hover, 4 },
  { act_select_relative, 4 },
  { act_go_to_shown, 3 },
  { act_breakpoint, 8 },
  { act_enable_breakpoint, 2 },
  { act_remove_breakpoint, 1 },
  { act_note, 3 },
  { act_note_of, 2 },
  { act_ask, 5 },
  { act_answer, 5 },
  { act_withdraw, 1 },
  { act_quiz_kind, 2 },
  { act_find, 3 },
  { act_idle, 3 },
  { act_filter, 3 },
  { act_sort, 3 },
  { act_slow_lists, 1 },
  { act_same, 1 },
  { act_select_row, 3 },
  { act_compare, 3 },
  { act_file, 2 },
};

/* While two searches are compared. */
static const Act acts_of_two[] = {
  { act_pair_go, 12 },  { act_pair_run, 5 },  { act_pair_advance, 6 },
  { act_pair_swap, 4 }, { act_pair_pace, 2 }, { act_compare, 2 },
};

static guint
sum_of_weights (const Act *table, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += table[i].weight;
  return sum;
}

static const Act *
any_act (Chance *chance, const Act *table, guint n)
{
  guint at = pick (chance, sum_of_weights (table, n));

  for (; at >= table->weight; table++)
    at -= table->weight;
  return table;
}

void
session_act (SessionWorld *world, guint32 seed, guint number)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed_array ((const guint32[]) { seed, number }, 2);
  gboolean is_of_two = g_rand_int_range (rand, 0, 4) == 0, is_right = g_rand_boolean (rand);
  SessionOnStage *stage = &world->stage[world->pair != NULL && is_right];
  Chance chance = { world, stage, stage->session, rand };

  if (world->pair != NULL)
    say (is_right ? "on the right: " : "on the left: ");
  if (world->pair != NULL && is_of_two)
    any_act (&chance, acts_of_two, G_N_ELEMENTS (acts_of_two))->act (&chance);
  else
    any_act (&chance, acts, G_N_ELEMENTS (acts))->act (&chance);
}
