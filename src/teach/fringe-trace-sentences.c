/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Why. */

/* Returns: the node of @board that waits before @step, or else the newest, or FRINGE_NO_NODE */
static guint
find_node (const FringeSearch *search, const FringeTrace *trace, guint at, guint step)
{
  guint found = FRINGE_NO_NODE;

  for (guint id = fringe_search_n_nodes_at (search, step - 1); id-- > 0;)
    {
      FringeBoard board;

      fringe_search_board (search, id, &board);
      if (!fringe_trace_is_board (trace, at, &board))
        continue;
      if (fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER)
        return id;
      if (found == FRINGE_NO_NODE)
        found = id;
    }
  return found;
}

/* Returns: (transfer full): which node it is, with what the algorithm compares */
static char *
node_sentence (const FringeSearch *search, guint id)
{
  const FringeRules *rules = fringe_search_rules (search);
  g_autofree char *value = fringe_exact_text (fringe_search_priority (search, id));

  if (!fringe_rules_use_ties (rules))
    /* Translators: the board that a student’s program took is that of this node. So the next one too. */
    return g_strdup_printf (_ ("Your board is that of node %u."), id);
  /* Translators: %2$s is the letter f, g or h, %3$s a number. */
  return g_strdup_printf (_ ("Your board is that of node %1$u with %2$s\u00a0=\u00a0%3$s."), id,
                          rules->algorithm == FRINGE_ALGORITHM_UCS      ? "g"
                          : rules->algorithm == FRINGE_ALGORITHM_GREEDY ? "h"
                                                                        : "f",
                          value);
}

/* Says why what the program took does not come next. */
static void
add_taken (GString *text, const FringeSearch *search, const FringeTrace *trace, const FringeDeviation *deviation)
{
  guint step = deviation->step, id = find_node (search, trace, deviation->at, step);
  FringeNodeState state;

  if (id == FRINGE_NO_NODE)
    {
      fringe_sentences_add (text, g_strdup (_ ("No node of your board was generated until then.")));
      return;
    }
  state = fringe_search_state_at (search, id, step - 1);
  fringe_sentences_add (text, node_sentence (search, id));
  if (state != FRINGE_NODE_FRONTIER)
    fringe_sentences_add (text, fringe_node_state_sentence (search, step - 1, id, state));
}

/* Says why the other board does. */
static void
add_right (GString *text, const FringeSearch *search, guint step)
{
  if (fringe_search_is_rbfs (search))
    fringe_why_add_call (text, search, step);
  else if (fringe_search_is_idastar (search))
    fringe_why_add_entry (text, search, step);
  else
    fringe_why_add_removal (text, search, step);
}

static gboolean
has_goal_waiting (const FringeSearch *search, guint step)
{
  for (guint id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    {
      FringeBoard board;

      fringe_search_board (search, id, &board);
      if (fringe_board_equal (&board, fringe_search_goal (search)))
        return TRUE;
    }
  return FALSE;
}

static void
add_not_over (GString *text, const FringeSearch *search, guint step)
{
  if (has_goal_waiting (search, step - 1))
    fringe_sentences_add (
        text, g_strdup (_ ("The goal was generated, but the search ends only when it is removed from the frontier.")));
  else
    fringe_sentences_add (text, g_strdup (_ ("The goal was not found yet.")));
}

static char *
number_sentence (const FringeDeviation *deviation, const FringeSearch *search)
{
  switch (deviation->number)
    {
    case FRINGE_TRACE_G:
      return g_strdup (_ ("g is the number of moves from the start."));
    case FRINGE_TRACE_H:
      return fringe_estimate_value_sentence (fringe_search_estimate (search), &deviation->board);
    case FRINGE_TRACE_F:
    case FRINGE_N_TRACE_NUMBERS:
    default:
      return g_strdup (fringe_algorithm_description (deviation->rules.algorithm));
    }
}

/* Says what else it takes for granted, and how much it explains. */
static void
add_reading (GString *text, const FringeDeviation *deviation)
{
  guint n = deviation->n_wrong;

  if (deviation->has_dropped)
    fringe_sentences_add (text,
                          g_strdup (
                              deviation->prints_dropped
                                  ? _ ("The trace is read as if your program also printed what it throws away.")
                                  : _ ("The trace is read as if your program did not print what it throws away.")));
  if (n > 0)
    fringe_sentences_add (text,
                          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In all, only %u expansion is out of place.",
                                                        "In all, only %u expansions are out of place.", n),
                                           n));
}

char *
fringe_deviation_because (const FringeDeviation *deviation, const FringeSearch *search, const FringeTrace *trace)
{
  GString *text = g_string_new (NULL);

  switch (deviation->kind)
    {
    case FRINGE_DEVIATION_BOARD:
      add_taken (text, search, trace, deviation);
      add_right (text, search, deviation->step);
      break;
    case FRINGE_DEVIATION_BEYOND:
      fringe_sentences_add (text, fringe_outcome_sentence (search, deviation->step));
      break;
    case FRINGE_DEVIATION_EARLY:
      add_not_over (text, search, deviation->step);
      break;
    case FRINGE_DEVIATION_NUMBER:
    default:
      fringe_sentences_add (text, number_sentence (deviation, search));
      break;
    }
  add_reading (text, deviation);
  return g_string_free (text, FALSE);
}

/* What. */

static char *
board_text (const FringeTrace *trace, guint at)
{
  FringeBoard board;
  char *text = g_malloc (FRINGE_BOARD_TEXT_MAX);

  fringe_trace_board (trace, at, &board);
  fringe_board_print (&board, text);
  return text;
}

static char *
wrong_number_sentence (const FringeDeviation *deviation, const FringeExpansionSeen *seen)
{
  static const char *const letters[FRINGE_N_TRACE_NUMBERS] = { "g", "h", "f" };
  g_autofree char *printed = fringe_value_text (seen->numbers[deviation->number]);
  g_autofree char *right = fringe_value_text (deviation->right);

  /* Translators: a count of expansions, a line of a file, the letter g, h or f, and two numbers. */
  return g_strdup_printf (_ ("Expansion %u in line %u: your program prints %s\u00a0=\u00a0%s, but %s is right."),
                          deviation->at + 1, seen->line, letters[deviation->number], printed, right);
}

char *
fringe_deviation_sentence (const FringeDeviation *deviation, const FringeTrace *trace)
{
  g_autofree char *taken = NULL;
  char right[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&deviation->board, right);
  if (deviation->kind == FRINGE_DEVIATION_EARLY)
    /* Translators: a count of expansions, and a board. */
    return g_strdup_printf (_ ("Your program ends after expansion %u, but %s comes next."), deviation->at, right);
  if (deviation->kind == FRINGE_DEVIATION_NUMBER)
    return wrong_number_sentence (deviation, fringe_trace_seen (trace, deviation->at));
  taken = board_text (trace, deviation->at);
  if (deviation->kind == FRINGE_DEVIATION_BEYOND)
    /* Translators: a count of expansions, a line of a file, and a board. */
    return g_strdup_printf (_ ("Expansion %u in line %u: your program goes on with %s, but the search is over."),
                            deviation->at + 1, fringe_trace_seen (trace, deviation->at)->line, taken);
  /* Translators: a count of expansions, a line of a file, and two boards. */
  return g_strdup_printf (_ ("Expansion %u in line %u: your program takes %s, but %s is right."), deviation->at + 1,
                          fringe_trace_seen (trace, deviation->at)->line, taken, right);
}

char *
fringe_trace_asked_sentence (const FringeTraceAnswer *answer)
{
  return g_strdup (answer->is_right ? _ ("Your program follows the rules that were asked for.")
                                    : _ ("Your program does not follow the rules that were asked for."));
}

char *
fringe_trace_summary (const FringeTraceAnswer *answer)
{
  guint n = answer->matches->n_matches, n_tried = answer->matches->n_tried;

  if (n == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The %'u convention tried does not give this order.",
                                         "None of the %'u conventions tried gives this order.", n_tried),
                            n_tried);
  if (answer->is_unfinished)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The trace ends before the search does. %'u convention still fits it.",
                                         "The trace ends before the search does. %'u conventions still fit it.", n),
                            n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u convention gives exactly this order.",
                                       "%'u conventions give exactly this order.", n),
                          n);
}

char *
fringe_trace_usual_sentence (const FringeTraceAnswer *answer)
{
  return g_strdup (answer->n_usual > 0 ? _ ("By more usual rules, the order is right but for one mistake.") : "");
}

/* What the program does. */

typedef enum
{
  CHOICE_ALGORITHM,
  CHOICE_HEURISTIC,
  CHOICE_MOVES,
  CHOICE_TIES,
  CHOICE_DUPLICATES,
  CHOICE_GOAL_TEST,
  N_CHOICES
} Choice;

/* Returns: a number that is another for each value of a choice; -1 where that changes nothing */
static int
value_of (const FringeRules *rules, Choice choice)
{
  switch (choice)
    {
    case CHOICE_ALGORITHM:
      return (int) rules->algorithm;
    case CHOICE_HEURISTIC:
      return fringe_rules_use_heuristic (rules) ? (int) rules->heuristic : -1;
    case CHOICE_MOVES:
      return (int) (rules->moves[0] << 4 | rules->moves[1] << 2 | rules->moves[2]);
    case CHOICE_TIES:
      return fringe_rules_use_ties (rules) ? (int) rules->ties : -1;
    case CHOICE_DUPLICATES:
      return fringe_rules_use_duplicates (rules) ? (int) rules->duplicates : -1;
    case CHOICE_GOAL_TEST:
    case N_CHOICES:
    default:
      return fringe_rules_use_goal_test (rules) ? (int) rules->goal_test : -1;
    }
}

static const char *
choice_title (Choice choice)
{
  const char *const titles[N_CHOICES]
      = { N_ ("Algorithm"), N_ ("Heuristic"), N_ ("Moves"), N_ ("Ties"), N_ ("Duplicates"), N_ ("Goal test") };

  return _ (titles[choice]);
}

static const char *
duplicates_sentence (FringeDuplicates duplicates)
{
  switch (duplicates)
    {
    case FRINGE_DUPLICATES_OPEN_CLOSED:
      /* Translators: what a student's program does with boards that come again. So the next ones too. */
      return _ ("Your program drops duplicates of the frontier and of the closed list.");
    case FRINGE_DUPLICATES_CLOSED:
      return _ ("Your program drops duplicates of the closed list, but not of the frontier.");
    case FRINGE_DUPLICATES_BETTER_G:
      return _ ("Your program drops duplicates unless their g is smaller.");
    case FRINGE_DUPLICATES_EXPANSION:
      return _ ("Your program drops duplicates only when they are removed from the frontier.");
    case FRINGE_DUPLICATES_PARENT:
    case FRINGE_N_DUPLICATES:
    default:
      return _ ("Your program drops only what leads straight back.");
    }
}

static char *
choice_sentence (const FringeRules *rules, Choice choice)
{
  char moves[FRINGE_N_MOVES + 1];

  switch (choice)
    {
    case CHOICE_ALGORITHM:
      /* Translators: the name of an algorithm. */
      return g_strdup_printf (_ ("Your program searches by “%s”."), fringe_algorithm_title (rules->algorithm));
    case CHOICE_HEURISTIC:
      /* Translators: the name of a heuristic. */
      return g_strdup_printf (_ ("The heuristic is “%s”."), fringe_heuristic_title (rules->heuristic));
    case CHOICE_MOVES:
      fringe_moves_print (rules->moves, moves);
      /* Translators: four letters. */
      return g_strdup_printf (_ ("Your program generates successors in the order %s."), moves);
    case CHOICE_TIES:
      return g_strdup (fringe_ties_description (rules->ties));
    case CHOICE_DUPLICATES:
      return g_strdup (duplicates_sentence (rules->duplicates));
    case CHOICE_GOAL_TEST:
    case N_CHOICES:
    default:
      return g_strdup (rules->goal_test == FRINGE_GOAL_TEST_GENERATION
                           ? _ ("Your program tests for the goal as soon as a node is generated.")
                           : _ ("Your program tests for the goal when a node is removed from the frontier."));
    }
}

static gboolean
all_agree (const FringeExplanation *matches, Choice choice)
{
  for (guint i = 1; i < matches->n_matches; i++)
    if (value_of (&matches->matches[i].rules, choice) != value_of (&matches->matches[0].rules, choice))
      return FALSE;
  return TRUE;
}

static gboolean
all_count_goal (const FringeExplanation *matches)
{
  for (guint i = 0; i < matches->n_matches; i++)
    if (!matches->matches[i].counts_goal_as_expanded)
      return FALSE;
  return TRUE;
}

char *
fringe_trace_habits (const FringeTraceAnswer *answer, const FringeRules *rules)
{
  const FringeExplanation *matches = answer->matches;
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autofree char *titles = NULL;

  if (matches->n_matches == 0)
    return g_string_free (text, FALSE);
  for (int i = 0; i < N_CHOICES; i++)
    {
      const FringeRules *its = &matches->matches[0].rules;
      int value = value_of (its, (Choice) i);

      if (!all_agree (matches, (Choice) i))
        g_ptr_array_add (open, (gpointer) choice_title ((Choice) i));
      else if (value >= 0 && (rules == NULL || value != value_of (rules, (Choice) i)))
        fringe_sentences_add (text, choice_sentence (its, (Choice) i));
    }
  if (all_count_goal (matches))
    fringe_sentences_add (text, g_strdup (_ ("Your program counts the goal as an expansion.")));
  if (answer->prints_dropped)
    fringe_sentences_add (text, g_strdup (_ ("Your program counts what it throws away as an expansion.")));
  g_ptr_array_add (open, NULL);
  titles = g_strjoinv (" · ", (char **) open->pdata);
  if (rules == NULL && open->len > 1)
    /* Translators: choices apart by dots: "Ties · Goal test" */
    fringe_sentences_add (text, g_strdup_printf (_ ("The trace does not tell: %s."), titles));
  return g_string_free (text, FALSE);
}

char *
fringe_trace_rules_text (const FringeRules *rules)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  g_ptr_array_add (list, (gpointer) fringe_algorithm_title (rules->algorithm));
  if (fringe_rules_use_heuristic (rules))
    g_ptr_array_add (list, (gpointer) fringe_heuristic_title (rules->heuristic));
  g_ptr_array_add (list, moves);
  if (fringe_rules_use_ties (rules))
    g_ptr_array_add (list, (gpointer) fringe_ties_title (rules->ties));
  if (fringe_rules_use_duplicates (rules))
    g_ptr_array_add (list, (gpointer) fringe_duplicates_title (rules->duplicates));
  if (fringe_rules_use_goal_test (rules))
    g_ptr_array_add (list, (gpointer) fringe_goal_test_title (rules->goal_test));
  g_ptr_array_add (list, NULL);
  return g_strjoinv (" · ", (char **) list->pdata);
}
