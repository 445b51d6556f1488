/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-file.h"

#include "export-samples.h"
#include "fringe-export-error.h"
#include "fringe-unknown.h"
#include "test-boards.h"
#include "test-heuristics.h"

#include <string.h>

#define N_SESSIONS 300
#define N_MUTATIONS 20000

static const char *const notes[] = { "look here",         "two\nlines",      "  spaces \t and\ttabs ",
                                     "[Puzzle]\nStart=x", "ü – ∞ 🙂", "\\n is no line end; a=b # c" };

static void
add_breakpoint (FringeSessionFile *session, GArray *breakpoints)
{
  FringeSessionBreakpoint kept
      = { .breakpoint.kind = (FringeBreakpointKind) test_random (3), .is_off = test_random (2) };
  FringeBreakpoint *breakpoint = &kept.breakpoint;

  if (breakpoint->kind == FRINGE_BREAKPOINT_EVENT)
    breakpoint->event = (FringeEvent) test_random (FRINGE_N_EVENTS);
  else if (breakpoint->kind == FRINGE_BREAKPOINT_NODE)
    breakpoint->id = g_test_rand_int () & G_MAXINT32;
  else
    breakpoint->board = test_board_random (session->start.rows, session->start.columns);
  g_array_append_val (breakpoints, kept);
}

static void
add_nodes (GArray *ids)
{
  for (int n = test_random (10); n > 0; n--)
    {
      guint32 id = g_test_rand_int () & G_MAXINT32;

      g_array_append_val (ids, id);
    }
}

/* Each at a later step than the one before. */
static void
add_forks (GArray *forks)
{
  guint32 step = (guint32) test_random (3);

  for (int n = test_random (4); n > 0; n--, step += 1 + (guint32) test_random (100000))
    {
      FringeSessionFork fork = { step, test_rules_random () };

      if (test_random (3) == 0)
        fork.rules.heuristic = test_formula_heuristic ();
      if (!fringe_algorithm_deepens (fork.rules.algorithm) && fork.rules.heuristic != FRINGE_HEURISTIC_PERFECT)
        g_array_append_val (forks, fork);
    }
}

/* Of the same puzzle or of another. */
static void
add_other (FringeSessionFile *session)
{
  TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 50);
  FringeSessionNotes *other = test_random (2) == 0
                                  ? fringe_session_notes_new (&problem.start, &problem.goal, &problem.rules)
                                  : fringe_session_notes_new (&session->start, &session->goal, &session->rules);

  add_forks (other->forks);
  for (int n = test_random (5); n > 0; n--)
    fringe_session_note_set (other->notes, (guint32) test_random (50), notes[test_random (G_N_ELEMENTS (notes))]);
  g_ptr_array_add (session->others, other);
}

static FringeSessionFile *
random_session (void)
{
  TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 50);
  FringeSessionFile *session = fringe_session_file_new (&problem.start, &problem.goal);

  session->rules = problem.rules;
  if (test_random (3) == 0)
    session->rules.heuristic = test_formula_heuristic ();
  for (int n = test_random (4); n > 0; n--)
    {
      FringeHeuristic heuristic = test_formula_heuristic ();

      g_array_append_val (session->own, heuristic);
    }
  session->comparison = test_rules_random ();
  session->has_comparison = test_random (2) == 0;
  if (!session->has_comparison)
    session->comparison = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_free (session->title);
  session->title = g_strdup (test_random (2) == 0 ? "" : notes[test_random (G_N_ELEMENTS (notes))]);
  g_free (session->panel);
  session->panel = g_strdup (test_random (2) == 0 ? "" : "frontier");
  session->line = test_random (2) == 0 ? FRINGE_NO_NODE : (guint32) test_random (10);
  session->offset_x = g_test_rand_double_range (-1000, 1000);
  session->offset_y = g_test_rand_double_range (-FRINGE_SESSION_OFFSET_MAX, FRINGE_SESSION_OFFSET_MAX);
  if (session->has_comparison)
    {
      add_forks (session->comparison_forks);
      session->comparison_anyway = test_random (2);
      session->comparison_known = (guint32) test_random (G_MAXINT32);
      session->comparison_time = (guint32) test_random ((int) session->comparison_known + 1);
    }
  add_forks (session->forks);
  session->node_limit = (guint32) test_random (G_MAXINT32);
  session->n_steps = (guint32) test_random (G_MAXINT32);
  session->step = (guint32) test_random ((int) session->n_steps + 1);
  session->searches_anyway = test_random (2);
  session->fold_size = (guint32) test_random (1000);
  session->growth = (FringeGrowth) test_random (3);
  session->coloring = (FringeColoring) test_random (FRINGE_N_COLORINGS);
  session->has_ghosts = test_random (2);
  session->scale = g_test_rand_double_range (FRINGE_SESSION_SCALE_MIN, FRINGE_SCALE_MAX);
  session->center = test_random (2) == 0 ? FRINGE_NO_NODE : (guint32) test_random (1000);
  session->selected = test_random (2) == 0 ? FRINGE_NO_NODE : (guint32) test_random (1000);
  add_nodes (session->folded);
  add_nodes (session->unfolded);
  for (int n = test_random (5); n > 0; n--)
    {
      add_breakpoint (session, session->breakpoints);
      add_breakpoint (session, session->comparison_breakpoints);
    }
  for (int n = test_random (5); n > 0; n--)
    fringe_session_note_set (session->notes, (guint32) test_random (50), notes[test_random (G_N_ELEMENTS (notes))]);
  for (int n = test_random (4); n > 0; n--)
    add_other (session);
  return session;
}

static void
assert_same_rules (const FringeRules *a, const FringeRules *b)
{
  g_assert_cmpint (a->algorithm, ==, b->algorithm);
  g_assert_cmpint (a->heuristic, ==, b->heuristic);
  g_assert_true (a->weight == b->weight);
  g_assert_cmpmem (a->moves, sizeof a->moves, b->moves, sizeof b->moves);
  g_assert_cmpint (a->ties, ==, b->ties);
  g_assert_cmpint (a->duplicates, ==, b->duplicates);
  g_assert_cmpint (a->goal_test, ==, b->goal_test);
}

/* What a fork is told by. */
static void
assert_same_forks (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const FringeSessionFork *x = &g_array_index (a, FringeSessionFork, i),
                              *y = &g_array_index (b, FringeSessionFork, i);

      g_assert_cmpuint (x->step, ==, y->step);
      g_assert_cmpint (x->rules.algorithm, ==, y->rules.algorithm);
      g_assert_cmpint (x->rules.heuristic, ==, y->rules.heuristic);
      g_assert_true (x->rules.weight == y->rules.weight);
      g_assert_cmpint (x->rules.ties, ==, y->rules.ties);
    }
}

static void
assert_same_breakpoints (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const FringeSessionBreakpoint *x = &g_array_index (a, FringeSessionBreakpoint, i),
                                    *y = &g_array_index (b, FringeSessionBreakpoint, i);

      g_assert_cmpint (x->breakpoint.kind, ==, y->breakpoint.kind);
      g_assert_cmpuint (x->breakpoint.event, ==, y->breakpoint.event);
      g_assert_cmpuint (x->breakpoint.id, ==, y->breakpoint.id);
      g_assert_cmpint (x->is_off, ==, y->is_off);
      g_assert_true (fringe_board_equal (&x->breakpoint.board, &y->breakpoint.board));
    }
}

static void
assert_same_notes (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const FringeSessionNote *note = &g_array_index (a, FringeSessionNote, i);

      g_assert_cmpstr (note->text, ==, fringe_session_note_get (b, note->step));
    }
}

static void
assert_same_other (const FringeSessionNotes *a, const FringeSessionNotes *b)
{
  g_assert_true (fringe_board_equal (&a->start, &b->start) && fringe_board_equal (&a->goal, &b->goal));
  assert_same_rules (&a->rules, &b->rules);
  assert_same_forks (a->forks, b->forks);
  assert_same_notes (a->notes, b->notes);
}

static void
assert_same (const FringeSessionFile *a, const FringeSessionFile *b)
{
  g_assert_cmpstr (a->title, ==, b->title);
  test_assert_boards_equal (&a->start, &b->start);
  test_assert_boards_equal (&a->goal, &b->goal);
  assert_same_rules (&a->rules, &b->rules);
  g_assert_cmpmem (a->own->data, a->own->len * sizeof (FringeHeuristic), b->own->data,
                   b->own->len * sizeof (FringeHeuristic));
  g_assert_cmpuint (a->node_limit, ==, b->node_limit);
  g_assert_cmpint (a->searches_anyway, ==, b->searches_anyway);
  g_assert_cmpuint (a->n_steps, ==, b->n_steps);
  g_assert_cmpuint (a->step, ==, b->step);
  g_assert_cmpuint (a->line, ==, b->line);
  g_assert_cmpuint (a->fold_size, ==, b->fold_size);
  g_assert_cmpmem (a->folded->data, a->folded->len * 4, b->folded->data, b->folded->len * 4);
  g_assert_cmpmem (a->unfolded->data, a->unfolded->len * 4, b->unfolded->data, b->unfolded->len * 4);
  g_assert_cmpint (a->growth, ==, b->growth);
  g_assert_cmpint (a->coloring, ==, b->coloring);
  g_assert_cmpint (a->has_ghosts, ==, b->has_ghosts);
  g_assert_true (a->scale == b->scale);
  g_assert_cmpuint (a->center, ==, b->center);
  g_assert_true (a->offset_x == b->offset_x);
  g_assert_true (a->offset_y == b->offset_y);
  g_assert_cmpstr (a->panel, ==, b->panel);
  assert_same_forks (a->forks, b->forks);
  assert_same_forks (a->comparison_forks, b->comparison_forks);
  g_assert_cmpint (a->comparison_anyway, ==, b->comparison_anyway);
  g_assert_cmpuint (a->comparison_known, ==, b->comparison_known);
  g_assert_cmpuint (a->comparison_time, ==, b->comparison_time);
  g_assert_cmpuint (a->selected, ==, b->selected);
  assert_same_breakpoints (a->breakpoints, b->breakpoints);
  assert_same_breakpoints (a->comparison_breakpoints, b->comparison_breakpoints);
  assert_same_notes (a->notes, b->notes);
  g_assert_cmpuint (a->others->len, ==, b->others->len);
  for (guint i = 0; i < a->others->len; i++)
    assert_same_other (a->others->pdata[i], b->others->pdata[i]);
  g_assert_cmpint (a->has_comparison, ==, b->has_comparison);
  assert_same_rules (&a->comparison, &b->comparison);
}

static void
test_round_trip (void)
{
  for (int i = 0; i < N_SESSIONS; i++)
    {
      g_autoptr (FringeSessionFile) session = random_session (), read = NULL;
      g_autofree char *text = fringe_session_file_print (session), *again = NULL;
      g_autoptr (GError) error = NULL;

      read = fringe_session_file_parse (text, strlen (text), &error);
      g_assert_no_error (error);
      assert_same (session, read);
      again = fringe_session_file_print (read);
      g_assert_cmpstr (text, ==, again);
    }
}

static void
set_nodes (GArray *nodes, guint32 n)
{
  g_array_set_size (nodes, 0);
  for (guint32 id = 0; id < n; id++)
    g_array_append_val (nodes, id);
}

/* As much as a session keeps of everything that there is many of. */
static FringeSessionFile *
full_session (void)
{
  FringeSessionFile *session = random_session ();
  const guint n_others = FRINGE_SESSION_OTHERS_MAX;

  set_nodes (session->folded, FRINGE_SESSION_FOLDS_MAX);
  set_nodes (session->unfolded, FRINGE_SESSION_FOLDS_MAX);
  g_array_set_size (session->breakpoints, 0);
  while (session->breakpoints->len < FRINGE_SESSION_BREAKPOINTS_MAX)
    add_breakpoint (session, session->breakpoints);
  for (guint step = 0; step < FRINGE_SESSION_NOTES_MAX; step++)
    fringe_session_note_set (session->notes, step, "note");
  g_ptr_array_set_size (session->others, 0);
  while (session->others->len < n_others)
    {
      FringeSessionNotes *other = fringe_session_notes_new (&session->start, &session->goal, &session->rules);

      for (guint step = 0; step < FRINGE_SESSION_NOTES_MAX / n_others; step++)
        fringe_session_note_set (other->notes, step, "note");
      g_ptr_array_add (session->others, other);
    }
  return session;
}

static void
test_full (void)
{
  g_autoptr (FringeSessionFile) session = full_session (), read = NULL;
  g_autofree char *text = fringe_session_file_print (session);
  g_autoptr (GError) error = NULL;

  read = fringe_session_file_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  assert_same (session, read);
}

static void
assert_full_refused (FringeSessionFile *session, const char *where)
{
  g_autofree char *text = fringe_session_file_print (session);
  g_autoptr (GError) error = NULL;

  g_assert_null (fringe_session_file_parse (text, strlen (text), &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  g_assert_nonnull (strstr (error->message, where));
  fringe_session_file_free (session);
}

static void
test_one_more (void)
{
  FringeSessionFile *folds = full_session (), *unfolds = full_session (), *own = full_session (),
                    *breakpoints = full_session (), *others = full_session (), *of_others = full_session ();
  FringeSessionNotes *first = of_others->others->pdata[0];

  set_nodes (folds->folded, FRINGE_SESSION_FOLDS_MAX + 1);
  assert_full_refused (folds, "[Folds] Folded: There are more than 100000 nodes.");
  set_nodes (unfolds->unfolded, FRINGE_SESSION_FOLDS_MAX + 1);
  assert_full_refused (unfolds, "[Folds] Unfolded: There are more than 100000 nodes.");
  add_breakpoint (breakpoints, breakpoints->breakpoints);
  assert_full_refused (breakpoints, "[Breakpoints] There are more than ");
  fringe_session_note_set (own->notes, FRINGE_SESSION_NOTES_MAX, "note");
  assert_full_refused (own, "[Notes] There are more than 10000 lines.");
  g_ptr_array_add (others->others, fringe_session_notes_new (&others->start, &others->goal, &others->rules));
  assert_full_refused (others, "notes on more than 1000 other searches");
  fringe_session_note_set (first->notes, FRINGE_SESSION_NOTES_MAX, "note");
  assert_full_refused (of_others, "more than 10000 notes on other searches");
}

static FringeSessionFile *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  FringeSessionFile *session = fringe_session_file_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return session;
}

#define HEAD "[Fringe Session]\nVersion=1\n"
#define PUZZLE "[Puzzle]\nStart=1 3 0 4 2 5 7 8 6\nGoal=1 2 3 4 5 6 7 8 0\n"
#define RULES                                                                                                          \
  "[Rules]\nAlgorithm=astar\nHeuristic=manhattan\nMoves=UDLR\nTies=fifo\nDuplicates=better-g\nGoalTest=expansion\n"

#define OTHER                                                                                                          \
  "[Notes 7]\nStart=1 3 0 4 2 5 7 8 6\nGoal=1 2 3 4 5 6 7 8 0\nAlgorithm=astar\nHeuristic=manhattan\nMoves=UDLR\n"     \
  "Ties=fifo\nDuplicates=better-g\nGoalTest=expansion\n"

/* By hand: the puzzle and the rules are enough. */
static void
test_least (void)
{
  g_autoptr (FringeSessionFile) session = parse (HEAD PUZZLE RULES);

  g_assert_cmpstr (session->title, ==, "");
  g_assert_cmpuint (session->node_limit, ==, 1000000);
  g_assert_cmpuint (session->step, ==, 0);
  g_assert_cmpint (session->growth, ==, FRINGE_GROWTH_FITTING);
  g_assert_true (session->scale == 1);
  g_assert_cmpuint (session->center, ==, FRINGE_NO_NODE);
  g_assert_false (session->has_comparison);
}

#define COMPARISON                                                                                                     \
  "[Comparison]\nAlgorithm=greedy\nHeuristic=misplaced\nMoves=UDLR\nTies=lifo\nDuplicates=better-g\n"                  \
  "GoalTest=expansion\n"

static void
test_unknown (void)
{
  g_autoptr (FringeSessionFile) session = parse (HEAD "Mood=good\n" PUZZLE "Author=a\\sb\n" RULES
                                                      "[View]\nTilt=3\nScale=2\n[Quiz]\nScore=1;2;\nName[de]=N\n");
  g_autofree char *text = NULL;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  static const char *const kept[][3] = { { "Fringe Session", "Mood", "good" },
                                         { "Puzzle", "Author", "a\\sb" },
                                         { "View", "Tilt", "3" },
                                         { "Quiz", "Score", "1;2;" } };

  session->step = session->n_steps = 7;
  text = fringe_session_file_print (session);
  g_assert_true (g_key_file_load_from_data (keys, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *value = g_key_file_get_value (keys, kept[i][0], kept[i][1], NULL);

      g_assert_cmpstr (value, ==, kept[i][2]);
    }
  g_assert_cmpint (g_key_file_get_integer (keys, "Search", "Step", NULL), ==, 7);
  g_assert_true (g_str_has_prefix (text, "[Fringe Session]\nVersion=1\n"));
}

static void
assert_refused (const char *text, gsize length, const char *where)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) session = fringe_session_file_parse (text, length, &error);

  g_assert_null (session);
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  g_test_message ("%s", error->message);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (where != NULL)
    g_assert_nonnull (strstr (error->message, where));
}

static void
assert_text_refused (const char *text, const char *where)
{
  assert_refused (text, strlen (text), where);
}

static void
test_refused (void)
{
  assert_text_refused ("", "no session");
  assert_text_refused ("not a file of keys", "not a key-value pair");
  assert_text_refused ("[Other]\nVersion=1\n", "no session");
  assert_text_refused ("[Fringe Session]\nVersion=2\n" PUZZLE RULES, "version 2");
  assert_text_refused ("[Fringe Session]\n" PUZZLE RULES, "[Fringe Session] Version is missing");
  assert_text_refused (HEAD RULES, "[Puzzle] Start is missing");
  assert_text_refused (HEAD PUZZLE, "[Rules] Algorithm is missing");
  assert_text_refused (HEAD PUZZLE "Start=1 1 2 3\n" RULES, "[Puzzle] Start: “1 1 2 3” is not a board");
  assert_text_refused (HEAD PUZZLE "Start=1 2 3 0\n" RULES, "different sizes");
  assert_text_refused (HEAD PUZZLE RULES "Ties=best\n", "[Rules] Ties: “best” is not one");
  assert_text_refused (HEAD PUZZLE RULES "Weight=nan\n", "[Rules] Weight: “nan” is not a number");
  assert_text_refused (HEAD PUZZLE RULES "Weight=\\q\n", "[Rules] Weight:");
  assert_text_refused (HEAD PUZZLE RULES "Weight=\\q\\\n", "[Rules] Weight: “\\q\\” is not a number");
  assert_text_refused (HEAD PUZZLE RULES "[Search]\nStep=3\n", "Step is greater than Steps");
  assert_text_refused (HEAD PUZZLE RULES "[Search]\nSteps=-3\n", "[Search] Steps: “-3” is not a number");
  assert_text_refused (HEAD PUZZLE RULES "[Search]\nNodeLimit=4294967290\n", "NodeLimit is more than");
  assert_text_refused (HEAD PUZZLE RULES "[Search]\nForks=3 astar zero 1\n", "[Search] Forks: “3 astar zero 1” are no");
  assert_text_refused (HEAD PUZZLE RULES "[Search]\nForks=3 astar zero 1 fifo;3 astar zero 1 lifo;\n", "are not forks");
  assert_text_refused (HEAD PUZZLE RULES "[Search]\nForks=3 idastar zero 1 fifo;\n", "are not forks");
  assert_text_refused (HEAD PUZZLE RULES COMPARISON "Time=9\nKnown=8\n", "[Comparison] Time is more than Known.");
  assert_text_refused (HEAD PUZZLE RULES "[View]\nScale=0\n", "[View] Scale: “0”");
  assert_text_refused (HEAD PUZZLE RULES "[View]\nOffsetX=inf\n", "[View] OffsetX: “inf”");
  assert_text_refused (HEAD PUZZLE RULES "[View]\nDirection=up\n", "[View] Direction: “up” is not one");
  assert_text_refused (HEAD PUZZLE RULES "[Folds]\nFolded=1;x;\n", "[Folds] Folded: “x”");
  assert_text_refused (HEAD PUZZLE RULES "[Breakpoints]\n1=event doom\n", "[Breakpoints] 1: “event doom”");
  assert_text_refused (HEAD PUZZLE RULES "[Breakpoints]\n1=off off node 3\n", "[Breakpoints] 1: “off off node 3”");
  assert_text_refused (HEAD PUZZLE RULES "[Notes]\nx=y\n", "[Notes] x");
  assert_text_refused (HEAD PUZZLE RULES "[Notes 1]\n3=y\n", "[Notes 1] Start is missing");
  assert_text_refused (HEAD PUZZLE RULES OTHER "x=y\n", "[Notes 7] x");
  assert_text_refused (HEAD PUZZLE RULES OTHER "Heuristic=none\n", "[Notes 7] Heuristic: “none”");
  assert_text_refused (HEAD PUZZLE RULES OTHER "Goal=1 2 3 0\n",
                       "[Notes 7] Start and Goal are boards of different sizes");
  assert_text_refused (HEAD PUZZLE RULES "[Comparison]\nAlgorithm=bfs\n", "[Comparison] Heuristic is missing");
  assert_text_refused (
      HEAD "[Puzzle]\nStart=[[1 2 3 4] [5 6 7 8] [9 10 11 0]]\nGoal=[[1 2 3 4] [5 6 7 8] [9 10 11 0]]\n" RULES
           "Heuristic=perfect\n",
      "“perfect” is not made for boards of 3 × 4");
}

/* Where a heuristic has no table for boards of a size, it is named with the group that asks for it. */
static void
test_heuristics_that_do_not_fit (void)
{
  static const char large[]
      = "[Puzzle]\nStart=[[1 2 3 4] [5 6 7 8] [9 10 11 0]]\nGoal=[[1 2 3 4] [5 6 7 8] [9 10 11 0]]\n";
  static const struct
  {
    const char *more, *group;
  } files[] = {
    { "Heuristic=perfect\n", "Rules" },
    { "[Search]\nForks=3 astar perfect 1 fifo;\n", "Rules" },
    { COMPARISON "Heuristic=perfect\n", "Comparison" },
    { COMPARISON "Forks=3 astar perfect 1 fifo;\n", "Comparison" },
    { OTHER "Start=[[1 2 3 4] [5 6 7 8] [9 10 11 0]]\nGoal=[[1 2 3 4] [5 6 7 8] [9 10 11 0]]\nHeuristic=perfect\n",
      "Notes 7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, large, RULES, files[i].more, NULL),
                      *where = g_strdup_printf ("[%s] The heuristic “perfect” is not made for boards of 3 × 4 cells.",
                                                files[i].group);

      assert_text_refused (text, where);
    }
}

/* What is no escape sequence is two characters: GKeyFile complains of it, and yet tells what stands there. */
static void
test_backslashes (void)
{
  g_autoptr (FringeSessionFile) session = parse (HEAD PUZZLE "Title=a\\q\n" RULES "[Notes]\n3=\\d\n");

  g_assert_cmpstr (session->title, ==, "a\\q");
  g_assert_cmpstr (fringe_session_note_get (session->notes, 3), ==, "\\d");
}

/* @line again and again, with the number of the line for each $ in it. */
static char *
repeat (const char *head, const char *line, gsize length)
{
  g_auto (GStrv) pieces = g_strsplit (line, "$", -1);
  GString *text = g_string_new (head);

  for (guint i = 0; text->len < length; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i), *numbered = g_strjoinv (number, pieces);

      g_string_append (text, numbered);
    }
  return g_string_free (text, FALSE);
}

static void
test_hostile (void)
{
  g_autofree char *large = g_strnfill (FRINGE_SESSION_BYTES_MAX + 1, '\n'), *letters = g_strnfill (100000, 'a'),
                  *title = g_strconcat (HEAD PUZZLE "Title=", letters, "\n" RULES, NULL),
                  *note = g_strconcat (HEAD PUZZLE RULES "[Notes]\n3=", letters, "\n", NULL),
                  *groups = repeat (HEAD PUZZLE RULES, "[$]\n", 200000),
                  *folds = repeat (HEAD PUZZLE RULES "[Folds]\nFolded=", "$;", 700000);

  assert_refused (large, FRINGE_SESSION_BYTES_MAX + 1, "larger than 16 MiB");
  assert_refused (HEAD "\0" PUZZLE, sizeof HEAD + sizeof PUZZLE, "byte 28");
  assert_refused (HEAD "\xff" PUZZLE, sizeof HEAD + sizeof PUZZLE, "UTF-8");
  assert_refused (groups, strlen (groups), "more than 20000 groups");
  assert_refused (folds, strlen (folds), "[Folds] Folded: There are more than 100000 nodes.");
  assert_text_refused (title, "too long");
  assert_text_refused (note, "too long");
}

/* As many lines of another program's as there may be are kept; with one more, or one in a group of its own, the file is
 * refused. */
static void
test_most_unknown (void)
{
  g_autoptr (GString) text = g_string_new (HEAD PUZZLE RULES "[Other]\n");
  g_autoptr (FringeSessionFile) session = NULL;
  g_autoptr (GError) error = NULL;
  /* The groups that this program knows stay, without a key. */
  const guint n_groups = 4;

  for (guint i = 0; i < FRINGE_UNKNOWN_MAX - n_groups; i++)
    g_string_append_printf (text, "%u=a\n", i);
  session = fringe_session_file_parse (text->str, text->len, &error);
  g_assert_no_error (error);
  g_string_append (text, "more=a\n");
  assert_text_refused (text->str, "There are more than 10000 lines that this program does not know.");
}

/* A file that begins again and again in the same way is refused for its lines or groups, before anything is made of
 * them, or for what it names. */
static void
test_crowded (void)
{
  static const char *const lines[] = { "[Notes]\n$=a\n0$=b\n",
                                       "[Breakpoints]\n$=node $\n",
                                       "[Folds]\nFolded=$;$;\n",
                                       "[$]\n$=a\n",
                                       "a=$\n",
                                       "$=$\n",
                                       "[a]\n",
                                       "#$\n",
                                       "[Notes $]\n" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = repeat (HEAD PUZZLE RULES, lines[i], FRINGE_SESSION_BYTES_MAX / 4);
      g_autoptr (GError) error = NULL;
      g_autoptr (FringeSessionFile) session = NULL;

      session = fringe_session_file_parse (text, strlen (text), &error);
      g_assert_null (session);
      g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
      g_assert_nonnull (strstr (error->message, "The file has more than 200000 lines."));
    }
}

static void
mutate (GString *text)
{
  static const char *const pieces[]
      = { "[", "]", "=", "\n", ";", "\\", "0", "4294967295", "-1", "Version", "\xc3", "1e9" };

  for (int n = 1 + test_random (3); n > 0 && text->len > 0; n--)
    {
      gssize at = test_random ((int) text->len), length = 1 + test_random (30);

      switch (test_random (3))
        {
        case 0:
          g_string_erase (text, at, MIN (length, (gssize) text->len - at));
          break;
        case 1:
          g_string_insert (text, at, pieces[test_random (G_N_ELEMENTS (pieces))]);
          break;
        default:
          text->str[at] = (char) test_random (256);
        }
    }
}

/* Whatever is done to a file, it is refused with a sentence, or is a session that can be saved and read again. */
static void
test_fuzz (void)
{
  g_autoptr (FringeSessionFile) session = random_session ();
  g_autofree char *original = fringe_session_file_print (session);

  for (int i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (GString) text = g_string_new (original);
      g_autoptr (GError) error = NULL;
      g_autoptr (FringeSessionFile) read = NULL;

      mutate (text);
      read = fringe_session_file_parse (text->str, text->len, &error);
      g_assert_true ((read == NULL) == (error != NULL));
      if (read == NULL)
        g_assert_true (g_utf8_validate (error->message, -1, NULL));
      else
        {
          g_autofree char *again = fringe_session_file_print (read);
          g_autoptr (FringeSessionFile) second = parse (again);

          assert_same (read, second);
        }
    }
}

/* A number can be written in more ways than one. */
static void
test_doubled_notes (void)
{
  g_autoptr (FringeSessionFile) session = parse (HEAD PUZZLE RULES "[Notes]\n7=a\n03=b\n007=c\n3=d\n07=e\n");

  g_assert_cmpuint (session->notes->len, ==, 2);
  g_assert_cmpstr (fringe_session_note_get (session->notes, 3), ==, "d");
  g_assert_cmpstr (fringe_session_note_get (session->notes, 7), ==, "e");
}

static void
test_notes (void)
{
  FringeBoard goal = fringe_board_standard_goal (3, 3);
  g_autoptr (FringeSessionFile) session = fringe_session_file_new (&goal, &goal);

  fringe_session_note_set (session->notes, 5, "five");
  fringe_session_note_set (session->notes, 2, "two");
  fringe_session_note_set (session->notes, 9, "nine");
  fringe_session_note_set (session->notes, 5, "FIVE");
  g_assert_cmpuint (session->notes->len, ==, 3);
  g_assert_cmpstr (fringe_session_note_get (session->notes, 2), ==, "two");
  g_assert_cmpstr (fringe_session_note_get (session->notes, 5), ==, "FIVE");
  g_assert_null (fringe_session_note_get (session->notes, 4));
  fringe_session_note_set (session->notes, 5, "");
  g_assert_null (fringe_session_note_get (session->notes, 5));
  g_assert_cmpuint (session->notes->len, ==, 2);
}

static void
test_files (void)
{
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "a.fringe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (FringeSessionFile) session = random_session (), other = random_session (), read = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL, missing = NULL, too_large = NULL;

  g_assert_null (fringe_session_file_load (file, NULL, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (fringe_session_file_save (session, file, NULL, &error));
  g_assert_no_error (error);
  g_cancellable_cancel (cancellable);
  g_assert_false (fringe_session_file_save (other, file, cancellable, NULL));
  g_free (other->title);
  other->title = g_strnfill (FRINGE_SESSION_BYTES_MAX, 'a');
  g_assert_false (fringe_session_file_save (other, file, NULL, &too_large));
  g_assert_nonnull (strstr (too_large->message, "larger than 16 MiB"));
  read = fringe_session_file_load (file, NULL, &error);
  g_assert_no_error (error);
  assert_same (session, read);
  test_assert_folder_holds (folder, "a.fringe", NULL);
  test_remove_folder (folder);
}

/* What was changed elsewhere is told by a digest: of the bytes that are there, be they a session or not. */
static void
test_digests (void)
{
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "a.fringe", NULL), *none = NULL,
                  *other = NULL, *expected = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path), endless = g_file_new_for_path ("/dev/zero");
  g_autoptr (FringeSessionFile) session = random_session (), read = NULL;
  g_autoptr (GError) broken = NULL, large = NULL;

  none = fringe_session_file_digest (file, NULL);
  g_assert_null (none);
  g_assert_true (g_file_set_contents (path, "no session", -1, NULL));
  g_assert_null (fringe_session_file_load (file, NULL, &broken));
  g_assert_error (broken, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  other = fringe_session_file_digest (file, NULL);
  expected = fringe_session_file_digest_text ("no session");
  g_assert_cmpstr (other, ==, expected);

  g_assert_true (fringe_session_file_save (session, file, NULL, NULL));
  read = fringe_session_file_load (file, NULL, NULL);
  g_free (other);
  other = fringe_session_file_digest (file, NULL);
  g_assert_cmpstr (read->digest, ==, other);
  g_assert_cmpstr (read->digest, !=, expected);

  g_assert_null (fringe_session_file_load (endless, NULL, &large));
  g_assert_nonnull (strstr (large->message, "larger than 16 MiB"));
  test_remove_folder (folder);
}

/* A copy of notes is their own, and holds no more than a file could. */
static void
test_copy_of_notes (void)
{
  FringeBoard goal = fringe_board_standard_goal (3, 3);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSessionNotes) from = fringe_session_notes_new (&goal, &goal, &rules), copy = NULL;
  g_autofree char *long_text = g_strnfill (FRINGE_SESSION_NOTE_MAX + 1, 'a');
  const FringeSessionFork fork = { 3, rules };

  g_array_append_val (from->forks, fork);
  for (guint32 step = 0; step <= FRINGE_SESSION_NOTES_MAX; step++)
    fringe_session_note_set (from->notes, step, step == 5 ? long_text : "ü");
  copy = fringe_session_notes_copy (from);
  fringe_session_note_set (from->notes, 4, "changed");
  assert_same_forks (from->forks, copy->forks);
  g_assert_cmpuint (copy->notes->len, ==, FRINGE_SESSION_NOTES_MAX);
  g_assert_cmpstr (fringe_session_note_get (copy->notes, 4), ==, "ü");
  g_assert_cmpuint (strlen (fringe_session_note_get (copy->notes, 5)), ==, FRINGE_SESSION_NOTE_MAX);
  g_assert_null (fringe_session_note_get (copy->notes, FRINGE_SESSION_NOTES_MAX));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-file/what-is-saved-is-read-again", test_round_trip);
  g_test_add_func ("/session-file/as-much-as-can-be-saved-is-read-again", test_full);
  g_test_add_func ("/session-file/one-more-than-can-be-is-refused-and-says-where", test_one_more);
  g_test_add_func ("/session-file/puzzle-and-rules-are-enough", test_least);
  g_test_add_func ("/session-file/what-is-unknown-is-kept", test_unknown);
  g_test_add_func ("/session-file/what-is-wrong-is-said-with-group-and-key", test_refused);
  g_test_add_func ("/session-file/hostile-files-are-refused", test_hostile);
  g_test_add_func ("/session-file/crowded-files-are-refused-for-their-lines", test_crowded);
  g_test_add_func ("/session-file/files-changed-at-random-are-refused-or-whole", test_fuzz);
  g_test_add_func ("/session-file/a-step-has-one-note", test_notes);
  g_test_add_func ("/session-file/of-two-notes-of-a-step-the-later-one-holds", test_doubled_notes);
  g_test_add_func ("/session-file/a-save-that-is-cancelled-or-too-large-leaves-the-old-file", test_files);
  g_test_add_func ("/session-file/a-heuristic-that-does-not-fit-is-named", test_heuristics_that_do_not_fit);
  g_test_add_func ("/session-file/a-backslash-alone-is-one", test_backslashes);
  g_test_add_func ("/session-file/so-many-unknown-lines-are-kept", test_most_unknown);
  g_test_add_func ("/session-file/a-digest-tells-what-is-there", test_digests);
  g_test_add_func ("/session-file/a-copy-of-notes-is-their-own", test_copy_of_notes);
  return g_test_run ();
}
