/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

static void
add (FringeCode *code, FringeCodeKind kind, int indent, char *text)
{
  code->lines[code->n_lines++] = (FringeCodeLine) { kind, indent, text };
}

static void
add_constant (FringeCode *code, FringeCodeKind kind, int indent, const char *text)
{
  add (code, kind, indent, g_strdup (text));
}

/* Under the rule `parent` the closed list would be written and never read, so the program leaves it out. */
static gboolean
has_closed (const FringeRules *rules)
{
  return rules->duplicates != FRINGE_DUPLICATES_PARENT;
}

static char *
removal_text (const FringeRules *rules)
{
  g_autofree char *weight = NULL;

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      /* Translators: pseudo-code; a line has room for 37 letters. So the next ones too. */
      return g_strdup (_ ("remove the oldest node n"));
    case FRINGE_ALGORITHM_DFS:
      return g_strdup (_ ("remove n from the top of the stack"));
    case FRINGE_ALGORITHM_UCS:
      return g_strdup (_ ("remove n with the smallest g"));
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup (_ ("remove n with the smallest h"));
    case FRINGE_ALGORITHM_WASTAR:
      weight = fringe_value_text (rules->weight);
      /* Translators: %s is the weight. */
      return g_strdup_printf (_ ("remove n with the least f = g + %s·h"), weight);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup (_ ("remove n with the smallest f = g + h"));
    }
}

static const char *
ties_text (FringeTies ties)
{
  switch (ties)
    {
    case FRINGE_TIES_LIFO:
      /* Translators: pseudo-code; of several nodes that tie. So the next ones too. */
      return _ ("in a tie the highest id");
    case FRINGE_TIES_HIGH_G:
      return _ ("in a tie the largest g, lowest id");
    case FRINGE_TIES_HIGH_G_LIFO:
      return _ ("in a tie the largest g, highest id");
    case FRINGE_TIES_LOW_G:
      return _ ("in a tie the smallest g, lowest id");
    case FRINGE_TIES_HEAP:
      return _ ("in a tie the top of the heap");
    case FRINGE_TIES_FIFO:
    case FRINGE_N_TIES:
    default:
      return _ ("in a tie the lowest id");
    }
}

/* Returns: (nullable): %NULL where nothing is asked as a node is generated */
static const char *
duplicate_text (FringeDuplicates duplicates)
{
  switch (duplicates)
    {
    case FRINGE_DUPLICATES_OPEN_CLOSED:
      /* Translators: pseudo-code; s is the board that a move leads to. So the next ones too. */
      return _ ("if s was ever generated: skip");
    case FRINGE_DUPLICATES_CLOSED:
      return _ ("if s is in the closed list: skip");
    case FRINGE_DUPLICATES_BETTER_G:
      return _ ("if s has a g ≤ g(n) + 1: skip");
    case FRINGE_DUPLICATES_PARENT:
      return _ ("if s is the parent of n: skip");
    case FRINGE_DUPLICATES_EXPANSION:
    case FRINGE_N_DUPLICATES:
    default:
      return NULL;
    }
}

static void
add_beginning (FringeCode *code, gboolean tests_generated)
{
  if (has_closed (&code->rules))
    add_constant (code, FRINGE_CODE_START, 0, _ ("frontier ← {node 0}, closed list ← {}"));
  else
    add_constant (code, FRINGE_CODE_START, 0, _ ("frontier ← {node 0}"));
  if (tests_generated)
    add_constant (code, FRINGE_CODE_START_TEST, 0, _ ("if the start is the goal: solved"));
  add_constant (code, FRINGE_CODE_LOOP, 0, _ ("while the frontier is not empty:"));
}

static void
add_removal (FringeCode *code, gboolean tests_generated)
{
  const FringeRules *rules = &code->rules;

  add (code, FRINGE_CODE_REMOVE, 1, removal_text (rules));
  if (fringe_rules_use_ties (rules))
    add_constant (code, FRINGE_CODE_TIES, 2, ties_text (rules->ties));
  if (rules->duplicates == FRINGE_DUPLICATES_EXPANSION)
    add_constant (code, FRINGE_CODE_STALE_TEST, 1, _ ("if n is in the closed list: drop n"));
  if (!tests_generated)
    add_constant (code, FRINGE_CODE_GOAL_TEST, 1, _ ("if n is the goal: solved"));
  if (has_closed (rules))
    add_constant (code, FRINGE_CODE_CLOSE, 1, _ ("put n in the closed list"));
  else
    add_constant (code, FRINGE_CODE_CLOSE, 1, _ ("expand n"));
}

static void
add_successors (FringeCode *code, gboolean tests_generated)
{
  const FringeRules *rules = &code->rules;
  const char *condition = duplicate_text (rules->duplicates);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  add (code, FRINGE_CODE_FOR_EACH, 1,
       /* Translators: pseudo-code; %s is the order, such as UDLR, s is a board. */
       g_strdup_printf (_ ("for each move in %s to a board s:"), moves));
  if (condition != NULL)
    add_constant (code, FRINGE_CODE_DUPLICATE, 2, condition);
  if (rules->duplicates == FRINGE_DUPLICATES_BETTER_G)
    add_constant (code, FRINGE_CODE_SUPERSEDE, 2, _ ("drop an older node with board s"));
  add_constant (code, FRINGE_CODE_GENERATE, 2, _ ("m ← new node for s, g(m) = g(n) + 1"));
  if (tests_generated)
    add_constant (code, FRINGE_CODE_SUCCESSOR_TEST, 2, _ ("if m is the goal: solved"));
  if (rules->algorithm == FRINGE_ALGORITHM_DFS)
    add_constant (code, FRINGE_CODE_INSERT, 1, _ ("push the new nodes, the last first"));
  else
    add_constant (code, FRINGE_CODE_INSERT, 1, _ ("put the new nodes on the frontier"));
  add_constant (code, FRINGE_CODE_FAILURE, 0, _ ("no solution"));
}

static void
add_idastar (FringeCode *code)
{
  gboolean uses_h = fringe_rules_use_heuristic (&code->rules);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (code->rules.moves, moves);
  add_constant (code, FRINGE_CODE_START, 0, uses_h ? _ ("bound ← h (start)") : _ ("bound ← 0"));
  add_constant (code, FRINGE_CODE_LOOP, 0, _ ("while bound < ∞:"));
  add_constant (code, FRINGE_CODE_ITERATION, 1, _ ("smallest ← ∞; enter (the start)"));
  add_constant (code, FRINGE_CODE_NEXT_BOUND, 1, _ ("bound ← smallest"));
  /* Translators: pseudo-code; the head of a procedure. */
  add_constant (code, FRINGE_CODE_PROCEDURE, 0, _ ("to enter (n):"));
  add_constant (code, FRINGE_CODE_ENTER, 1, uses_h ? _ ("if f(n) = g + h > bound:") : _ ("if g(n) > bound:"));
  add_constant (code, FRINGE_CODE_CUT, 2,
                uses_h ? _ ("smallest ← min(smallest, f(n)); back") : _ ("smallest ← min(smallest, g(n)); back"));
  add_constant (code, FRINGE_CODE_GOAL_TEST, 1, _ ("if n is the goal: solved"));
  add (code, FRINGE_CODE_FOR_EACH, 1,
       /* Translators: pseudo-code; %s is the order, such as UDLR. */
       g_strdup_printf (_ ("for each move in %s but back:"), moves));
  add_constant (code, FRINGE_CODE_GENERATE, 2, _ ("m ← new child of n; enter (m)"));
  add_constant (code, FRINGE_CODE_BACK_UP, 1, _ ("back"));
}

static void
add_rbfs (FringeCode *code)
{
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (code->rules.moves, moves);
  add_constant (code, FRINGE_CODE_START, 0, _ ("rbfs (start, ∞)"));
  /* Translators: pseudo-code; the head of a procedure. */
  add_constant (code, FRINGE_CODE_PROCEDURE, 0, _ ("to rbfs (n, limit):"));
  add_constant (code, FRINGE_CODE_GOAL_TEST, 1, _ ("if n is the goal: solved"));
  add (code, FRINGE_CODE_FOR_EACH, 1, g_strdup_printf (_ ("for each move in %s but back:"), moves));
  add_constant (code, FRINGE_CODE_GENERATE, 2, _ ("m ← child, F(m) ← max(f(m), F(n))"));
  add_constant (code, FRINGE_CODE_LOOP, 1, _ ("repeat:"));
  add_constant (code, FRINGE_CODE_REMOVE, 2, _ ("b ← the child with the smallest F"));
  add_constant (code, FRINGE_CODE_CUT, 2, _ ("if F(b) > limit: forget all, fail"));
  add_constant (code, FRINGE_CODE_BACK_UP, 2, _ ("alt ← the second smallest F"));
  add_constant (code, FRINGE_CODE_ENTER, 2, _ ("F(b) ← rbfs (b, min(limit, alt))"));
}

FringeCode *
fringe_code_new (const FringeRules *rules)
{
  FringeCode *code = g_new0 (FringeCode, 1);
  gboolean tests_generated = rules->goal_test == FRINGE_GOAL_TEST_GENERATION;

  code->rules = *rules;
  if (rules->algorithm == FRINGE_ALGORITHM_RBFS)
    {
      add_rbfs (code);
      return code;
    }
  if (fringe_algorithm_deepens (rules->algorithm))
    {
      add_idastar (code);
      return code;
    }
  add_beginning (code, tests_generated);
  add_removal (code, tests_generated);
  add_successors (code, tests_generated);
  return code;
}

void
fringe_code_free (FringeCode *code)
{
  if (code == NULL)
    return;
  for (guint i = 0; i < code->n_lines; i++)
    g_free (code->lines[i].text);
  g_free (code);
}

/* Where nodes are tested as they are generated, only node 0 is tested before the loop. */
static FringeCodeKind
kind_of_goal_test (const FringeCode *code, const FringeFineStep *fine)
{
  if (fringe_algorithm_deepens (code->rules.algorithm) || code->rules.goal_test == FRINGE_GOAL_TEST_EXPANSION)
    return FRINGE_CODE_GOAL_TEST;
  return fine->node == 0 ? FRINGE_CODE_START_TEST : FRINGE_CODE_SUCCESSOR_TEST;
}

static FringeCodeKind
kind_of (const FringeCode *code, const FringeFineStep *fine)
{
  switch (fine->kind)
    {
    case FRINGE_FINE_START:
      return FRINGE_CODE_START;
    case FRINGE_FINE_REMOVE:
      return FRINGE_CODE_REMOVE;
    case FRINGE_FINE_STALE_TEST:
      return FRINGE_CODE_STALE_TEST;
    case FRINGE_FINE_GOAL_TEST:
      return kind_of_goal_test (code, fine);
    case FRINGE_FINE_CLOSE:
      return FRINGE_CODE_CLOSE;
    case FRINGE_FINE_GENERATE:
      return FRINGE_CODE_GENERATE;
    case FRINGE_FINE_DUPLICATE:
      return fringe_algorithm_deepens (code->rules.algorithm) ? FRINGE_CODE_FOR_EACH : FRINGE_CODE_DUPLICATE;
    case FRINGE_FINE_INSERT:
      return FRINGE_CODE_INSERT;
    case FRINGE_FINE_ITERATION:
      return FRINGE_CODE_ITERATION;
    case FRINGE_FINE_BACK_UP:
      return FRINGE_CODE_BACK_UP;
    case FRINGE_FINE_ENTER:
      return FRINGE_CODE_ENTER;
    case FRINGE_FINE_CUT:
      return FRINGE_CODE_CUT;
    case FRINGE_FINE_EXPAND:
      return FRINGE_CODE_FOR_EACH;
    case FRINGE_N_FINE_KINDS:
    default:
      g_return_val_if_reached (FRINGE_CODE_START);
    }
}

int
fringe_code_line_of (const FringeCode *code, const FringeFineStep *fine)
{
  FringeCodeKind kind;

  if (fine == NULL)
    return -1;
  kind = kind_of (code, fine);
  for (guint i = 0; i < code->n_lines; i++)
    if (code->lines[i].kind == kind)
      return (int) i;
  return -1;
}

gboolean
fringe_code_is_lit (const FringeCode *code, guint line, const FringeFineStep *fine)
{
  if (fine == NULL)
    return FALSE;
  if ((int) line == fringe_code_line_of (code, fine))
    return TRUE;
  switch ((int) code->lines[line].kind)
    {
    case FRINGE_CODE_CUT:
      return code->rules.algorithm == FRINGE_ALGORITHM_RBFS && fine->other != FRINGE_NO_NODE;
    case FRINGE_CODE_TIES:
      return fine->kind == FRINGE_FINE_REMOVE;
    case FRINGE_CODE_SUPERSEDE:
      return fine->kind == FRINGE_FINE_GENERATE && fine->other != FRINGE_NO_NODE;
    case FRINGE_CODE_NEXT_BOUND:
      return fine->kind == FRINGE_FINE_ITERATION && fine->node > 0;
    default:
      return FALSE;
    }
}

/* Each kind of value stands below one line, which every program has in which the value means something. */
static const struct
{
  FringeCodeValueKind kind;
  FringeCodeKind line, line_of_idastar, line_of_rbfs;
} places[] = {
  { FRINGE_CODE_VALUE_OPEN, FRINGE_CODE_LOOP, FRINGE_CODE_LOOP, FRINGE_CODE_LOOP },
  { FRINGE_CODE_VALUE_BOUND, FRINGE_CODE_LOOP, FRINGE_CODE_LOOP, FRINGE_CODE_PROCEDURE },
  { FRINGE_CODE_VALUE_NODE, FRINGE_CODE_REMOVE, FRINGE_CODE_PROCEDURE, FRINGE_CODE_PROCEDURE },
  { FRINGE_CODE_VALUE_PRIORITY, FRINGE_CODE_REMOVE, FRINGE_CODE_ENTER, FRINGE_CODE_PROCEDURE },
  { FRINGE_CODE_VALUE_SMALLEST, FRINGE_CODE_CUT, FRINGE_CODE_CUT, FRINGE_CODE_BACK_UP },
  { FRINGE_CODE_VALUE_EXPANDED, FRINGE_CODE_CLOSE, FRINGE_CODE_FOR_EACH, FRINGE_CODE_FOR_EACH },
  { FRINGE_CODE_VALUE_MOVE, FRINGE_CODE_FOR_EACH, FRINGE_CODE_FOR_EACH, FRINGE_CODE_FOR_EACH },
  { FRINGE_CODE_VALUE_KNOWN, FRINGE_CODE_DUPLICATE, FRINGE_CODE_FOR_EACH, FRINGE_CODE_FOR_EACH },
  { FRINGE_CODE_VALUE_NEW_NODE, FRINGE_CODE_GENERATE, FRINGE_CODE_GENERATE, FRINGE_CODE_GENERATE },
  { FRINGE_CODE_VALUE_GENERATED, FRINGE_CODE_GENERATE, FRINGE_CODE_GENERATE, FRINGE_CODE_GENERATE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (places) == FRINGE_N_CODE_VALUE_KINDS);

/* A value is known at a moment where @has says so. */
typedef struct
{
  gboolean has[FRINGE_N_CODE_VALUE_KINDS];
  FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS];
} Known;

static void
know_number (Known *known, FringeCodeValueKind kind, double number)
{
  known->has[kind] = TRUE;
  known->values[kind].number = number;
}

static void
know_node (Known *known, FringeCodeValueKind kind, uint32_t node)
{
  known->has[kind] = TRUE;
  known->values[kind].node = node;
}

static void
know_move (Known *known, FringeMove move)
{
  known->has[FRINGE_CODE_VALUE_MOVE] = TRUE;
  known->values[FRINGE_CODE_VALUE_MOVE].move = move;
  known->has[FRINGE_CODE_VALUE_KNOWN] = FALSE;
  known->has[FRINGE_CODE_VALUE_NEW_NODE] = FALSE;
}

static void
know_current (Known *known, const FringeMoment *moment, uint32_t node)
{
  const FringeSearch *search = fringe_search_in_step (moment->search, moment->step);
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  know_node (known, FRINGE_CODE_VALUE_NODE, node);
  if (algorithm != FRINGE_ALGORITHM_BFS && algorithm != FRINGE_ALGORITHM_DFS)
    know_number (known, FRINGE_CODE_VALUE_PRIORITY, fringe_search_priority (search, node));
}

/* Forgets the move: the loop over the moves is over, or has not begun. */
static void
forget_move (Known *known)
{
  known->has[FRINGE_CODE_VALUE_MOVE] = FALSE;
  known->has[FRINGE_CODE_VALUE_KNOWN] = FALSE;
  known->has[FRINGE_CODE_VALUE_NEW_NODE] = FALSE;
}

/* Learns from one fine step. In IDA* the new node is n as soon as it is entered. */
static void
follow (Known *known, const FringeMoment *moment, const FringeFineStep *fine)
{
  switch ((int) fine->kind)
    {
    case FRINGE_FINE_REMOVE:
    case FRINGE_FINE_BACK_UP:
      know_current (known, moment, fine->node);
      break;
    case FRINGE_FINE_ITERATION:
      known->has[FRINGE_CODE_VALUE_NODE] = FALSE;
      known->has[FRINGE_CODE_VALUE_PRIORITY] = FALSE;
      break;
    case FRINGE_FINE_ENTER:
      know_current (known, moment, fine->node);
      forget_move (known);
      break;
    case FRINGE_FINE_GENERATE:
      know_move (known, fine->move);
      know_node (known, FRINGE_CODE_VALUE_NEW_NODE, fine->node);
      break;
    case FRINGE_FINE_DUPLICATE:
      know_move (known, fine->move);
      know_node (known, FRINGE_CODE_VALUE_KNOWN, fine->other);
      break;
    case FRINGE_FINE_INSERT:
      forget_move (known);
      break;
    default:
      break;
    }
}

/* Returns: the smallest f of the nodes cut since the iteration began; infinity where none was */
static double
find_smallest_cut (const FringeMoment *moment, uint32_t root)
{
  double smallest = INFINITY;

  for (uint32_t id = root; id < moment->n_nodes; id++)
    if (fringe_moment_state (moment, id) == FRINGE_NODE_CUT)
      smallest = MIN (smallest, fringe_search_priority (moment->search, id));
  return smallest;
}

static void
know_iteration (Known *known, const FringeMoment *moment)
{
  uint32_t i = fringe_moment_n_roots (moment) - 1;
  double smallest;

  if (moment->step == 0)
    {
      know_number (known, FRINGE_CODE_VALUE_BOUND, fringe_search_priority (moment->search, 0));
      return;
    }
  know_number (known, FRINGE_CODE_VALUE_BOUND, fringe_search_iteration_at (moment->search, i, moment->step).bound);
  smallest = find_smallest_cut (moment, fringe_search_root (moment->search, i));
  if (isfinite (smallest))
    know_number (known, FRINGE_CODE_VALUE_SMALLEST, smallest);
}

static void
know_call (Known *known, const FringeMoment *moment)
{
  uint32_t step = moment->n_done > 0 ? moment->step : moment->step - 1, id;
  FringeCall call;

  if (moment->step == 0 || step == 0)
    return;
  id = fringe_search_removed (moment->search, step);
  call = fringe_search_call (moment->search, step);
  know_node (known, FRINGE_CODE_VALUE_NODE, id);
  know_number (known, FRINGE_CODE_VALUE_PRIORITY, fringe_search_backed_f_at (moment->search, id, step));
  know_number (known, FRINGE_CODE_VALUE_BOUND, call.limit);
  know_number (known, FRINGE_CODE_VALUE_SMALLEST, call.alternative);
}

static void
know_everything (Known *known, const FringeMoment *moment)
{
  gboolean is_idastar = fringe_search_is_idastar (moment->search);
  FringeCounts counts = fringe_moment_counts (moment);

  know_number (known, FRINGE_CODE_VALUE_EXPANDED, counts.expanded);
  know_number (known, FRINGE_CODE_VALUE_GENERATED, counts.generated);
  if (is_idastar)
    know_iteration (known, moment);
  else
    know_number (known, FRINGE_CODE_VALUE_OPEN, counts.open);
  if (fringe_search_is_rbfs (moment->search))
    {
      know_call (known, moment);
      return;
    }
  /* IDA* goes on where the step before left it, so n is known before the first fine step. */
  if (is_idastar && moment->step > 1)
    know_current (known, moment, moment->step - 2);
  for (int i = 0; i < moment->n_done; i++)
    follow (known, moment, &moment->fine[i]);
}

static int
find_line (const FringeCode *code, guint place)
{
  FringeCodeKind kind = places[place].line;

  if (fringe_algorithm_deepens (code->rules.algorithm))
    kind = places[place].line_of_idastar;
  else if (code->rules.algorithm == FRINGE_ALGORITHM_RBFS)
    kind = places[place].line_of_rbfs;
  for (guint i = 0; i < code->n_lines; i++)
    if (code->lines[i].kind == kind)
      return (int) i;
  return -1;
}

gboolean
fringe_code_has_values (const FringeCode *code, guint line)
{
  for (guint place = 0; place < G_N_ELEMENTS (places); place++)
    if (find_line (code, place) == (int) line)
      return TRUE;
  return FALSE;
}

int
fringe_code_values (const FringeCode *code,
                    const FringeMoment *moment,
                    FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS])
{
  Known known = { 0 };
  int n = 0;

  if (moment->n_nodes == 0)
    return 0;
  for (int kind = 0; kind < FRINGE_N_CODE_VALUE_KINDS; kind++)
    known.values[kind] = (FringeCodeValue) { (FringeCodeValueKind) kind, 0, FRINGE_NO_NODE, FRINGE_N_MOVES, 0 };
  know_everything (&known, moment);
  for (guint place = 0; place < G_N_ELEMENTS (places); place++)
    {
      int line = find_line (code, place);

      if (line < 0 || !known.has[places[place].kind])
        continue;
      values[n] = known.values[places[place].kind];
      values[n++].line = (guint) line;
    }
  return n;
}

static char *
priority_text (const FringeCode *code, double number)
{
  g_autofree char *text = fringe_value_text (number);

  switch ((int) code->rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g_strdup_printf ("g = %s", text);
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup_printf ("h = %s", text);
    case FRINGE_ALGORITHM_IDS:
      return g_strdup_printf ("g = %s", text);
    case FRINGE_ALGORITHM_RBFS:
      return g_strdup_printf ("F = %s", text);
    default:
      return g_strdup_printf ("f = %s", text);
    }
}

static char *
bound_text (double number)
{
  g_autofree char *text = fringe_value_text (number);

  return g_strdup_printf (_ ("bound = %s"), text);
}

static char *
limit_text (double number)
{
  g_autofree char *text = fringe_value_text (number);

  return g_strdup_printf (_ ("limit = %s"), text);
}

static char *
alternative_text (double number)
{
  g_autofree char *text = fringe_value_text (number);

  return g_strdup_printf (_ ("alternative = %s"), text);
}

char *
fringe_code_value_text (const FringeCode *code, const FringeCodeValue *value)
{
  switch (value->kind)
    {
    case FRINGE_CODE_VALUE_NODE:
      /* Translators: the value of a variable of the pseudo-code. So the next ones too. */
      return g_strdup_printf (_ ("n = node %u"), value->node);
    case FRINGE_CODE_VALUE_PRIORITY:
      return priority_text (code, value->number);
    case FRINGE_CODE_VALUE_OPEN:
      return g_strdup_printf (_ ("|frontier| = %.0f"), value->number);
    case FRINGE_CODE_VALUE_EXPANDED:
      return g_strdup_printf (_ ("expanded = %.0f"), value->number);
    case FRINGE_CODE_VALUE_GENERATED:
      return g_strdup_printf (_ ("generated = %.0f"), value->number);
    case FRINGE_CODE_VALUE_MOVE:
      return g_strdup_printf (_ ("move = %s"), fringe_move_title (value->move));
    case FRINGE_CODE_VALUE_NEW_NODE:
      return g_strdup_printf (_ ("m = node %u"), value->node);
    case FRINGE_CODE_VALUE_KNOWN:
      return g_strdup_printf (_ ("s = node %u"), value->node);
    case FRINGE_CODE_VALUE_BOUND:
      return code->rules.algorithm == FRINGE_ALGORITHM_RBFS ? limit_text (value->number) : bound_text (value->number);
    case FRINGE_CODE_VALUE_SMALLEST:
      if (code->rules.algorithm == FRINGE_ALGORITHM_RBFS)
        return alternative_text (value->number);
      return g_strdup_printf (_ ("smallest = %.0f"), value->number);
    case FRINGE_N_CODE_VALUE_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}
