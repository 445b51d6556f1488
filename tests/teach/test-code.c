/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code.h"
#include "slow-fine.h"
#include "test-boards.h"

#include <string.h>

/* The program of every set of rules against the rules, and against what the slow play on lists does. */

static int
find_line (const FringeCode *code, FringeCodeKind kind)
{
  int found = -1;

  for (guint i = 0; i < code->n_lines; i++)
    if (code->lines[i].kind == kind)
      {
        g_assert_cmpint (found, ==, -1);
        found = (int) i;
      }
  return found;
}

static gboolean
has (const FringeCode *code, FringeCodeKind kind)
{
  return find_line (code, kind) >= 0;
}

static void
assert_lines_of_a_loop (const FringeCode *code)
{
  const FringeRules *rules = &code->rules;
  gboolean at_generation = rules->goal_test == FRINGE_GOAL_TEST_GENERATION;

  g_assert_cmpint (has (code, FRINGE_CODE_GOAL_TEST), ==, !at_generation);
  g_assert_cmpint (has (code, FRINGE_CODE_SUCCESSOR_TEST), ==, at_generation);
  g_assert_cmpint (has (code, FRINGE_CODE_START_TEST), ==, at_generation);
  g_assert_cmpint (has (code, FRINGE_CODE_STALE_TEST), ==, rules->duplicates == FRINGE_DUPLICATES_EXPANSION);
  g_assert_cmpint (has (code, FRINGE_CODE_DUPLICATE), ==, rules->duplicates != FRINGE_DUPLICATES_EXPANSION);
  g_assert_cmpint (has (code, FRINGE_CODE_SUPERSEDE), ==, rules->duplicates == FRINGE_DUPLICATES_BETTER_G);
  g_assert_cmpint (has (code, FRINGE_CODE_TIES), ==, fringe_rules_use_ties (rules));
  g_assert_false (has (code, FRINGE_CODE_ENTER));
}

static void
test_lines_follow_rules (void)
{
  for (int i = 0; i < 2000; i++)
    {
      FringeRules rules = test_rules_random ();
      g_autoptr (FringeCode) code = fringe_code_new (&rules);

      for (guint line = 0; line < code->n_lines; line++)
        {
          g_assert_cmpint (find_line (code, code->lines[line].kind), ==, (int) line);
          g_assert_cmpuint (strlen (code->lines[line].text), >, 0);
          g_assert_cmpint (code->lines[line].indent, <=, line == 0 ? 0 : code->lines[line - 1].indent + 1);
        }
      if (!fringe_algorithm_deepens (rules.algorithm))
        {
          assert_lines_of_a_loop (code);
          continue;
        }
      g_assert_true (has (code, FRINGE_CODE_CUT));
      g_assert_false (has (code, FRINGE_CODE_REMOVE));
    }
}

static void
test_each_algorithm_has_a_program (void)
{
  g_autoptr (GHashTable) programs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
    {
      FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
      g_autoptr (FringeCode) code = NULL;
      GString *text = g_string_new (NULL);

      rules.algorithm = (FringeAlgorithm) algorithm;
      code = fringe_code_new (&rules);
      for (guint i = 0; i < code->n_lines; i++)
        g_string_append_printf (text, "%*s%s\n", 4 * code->lines[i].indent, "", code->lines[i].text);
      g_test_message ("%s:\n%s", fringe_algorithm_name (rules.algorithm), text->str);
      g_hash_table_add (programs, g_string_free (text, FALSE));
    }
  g_assert_cmpuint (g_hash_table_size (programs), ==, FRINGE_N_ALGORITHMS);
}

static void
test_weight_and_moves_are_told (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeCode) code = NULL;

  rules.algorithm = FRINGE_ALGORITHM_WASTAR;
  rules.weight = 2.5;
  g_assert_true (fringe_moves_from_text ("RDLU", rules.moves));
  code = fringe_code_new (&rules);
  g_assert_nonnull (strstr (code->lines[find_line (code, FRINGE_CODE_REMOVE)].text, "f = g + 2.5·h"));
  g_assert_nonnull (strstr (code->lines[find_line (code, FRINGE_CODE_FOR_EACH)].text, "RDLU"));
}

/* Which lines the fine step @slow does, said once more. */
static gboolean
is_done_by (const FringeCode *code, FringeCodeKind line, const FringeFineStep *fine, uint32_t step)
{
  gboolean is_idastar = fringe_algorithm_deepens (code->rules.algorithm);
  gboolean tests = fine->kind == FRINGE_FINE_GOAL_TEST;
  gboolean at_generation = !is_idastar && code->rules.goal_test == FRINGE_GOAL_TEST_GENERATION;

  switch (line)
    {
    case FRINGE_CODE_START:
      return fine->kind == FRINGE_FINE_START;
    case FRINGE_CODE_START_TEST:
      return tests && step == 0;
    case FRINGE_CODE_REMOVE:
    case FRINGE_CODE_TIES:
      return fine->kind == FRINGE_FINE_REMOVE;
    case FRINGE_CODE_STALE_TEST:
      return fine->kind == FRINGE_FINE_STALE_TEST;
    case FRINGE_CODE_GOAL_TEST:
      return tests && !at_generation;
    case FRINGE_CODE_SUCCESSOR_TEST:
      return tests && at_generation && step > 0;
    case FRINGE_CODE_CLOSE:
      return fine->kind == FRINGE_FINE_CLOSE;
    case FRINGE_CODE_FOR_EACH:
      return fine->kind == FRINGE_FINE_EXPAND || (is_idastar && fine->kind == FRINGE_FINE_DUPLICATE);
    case FRINGE_CODE_DUPLICATE:
      return fine->kind == FRINGE_FINE_DUPLICATE;
    case FRINGE_CODE_GENERATE:
      return fine->kind == FRINGE_FINE_GENERATE;
    case FRINGE_CODE_SUPERSEDE:
      return fine->kind == FRINGE_FINE_GENERATE && fine->other != FRINGE_NO_NODE;
    case FRINGE_CODE_INSERT:
      return fine->kind == FRINGE_FINE_INSERT;
    case FRINGE_CODE_ITERATION:
      return fine->kind == FRINGE_FINE_ITERATION;
    case FRINGE_CODE_NEXT_BOUND:
      return fine->kind == FRINGE_FINE_ITERATION && step > 1;
    case FRINGE_CODE_ENTER:
      return fine->kind == FRINGE_FINE_ENTER;
    case FRINGE_CODE_CUT:
      return fine->kind == FRINGE_FINE_CUT;
    case FRINGE_CODE_BACK_UP:
      return fine->kind == FRINGE_FINE_BACK_UP;
    case FRINGE_CODE_LOOP:
    case FRINGE_CODE_FAILURE:
    case FRINGE_CODE_PROCEDURE:
    case FRINGE_N_CODE_KINDS:
    default:
      return FALSE;
    }
}

static void
assert_lights (const FringeCode *code, const SlowFine *slow)
{
  int line = fringe_code_line_of (code, &slow->fine);

  g_assert_cmpint (line, >=, 0);
  g_assert_true (fringe_code_is_lit (code, (guint) line, &slow->fine));
  for (guint i = 0; i < code->n_lines; i++)
    g_assert_cmpint (fringe_code_is_lit (code, i, &slow->fine), ==,
                     is_done_by (code, code->lines[i].kind, &slow->fine, slow->step));
}

/* The values */

static const FringeCodeValue *
find_value (const FringeCodeValue *values, int n, FringeCodeValueKind kind)
{
  for (int i = 0; i < n; i++)
    if (values[i].kind == kind)
      return &values[i];
  return NULL;
}

static void
assert_number (const FringeCodeValue *values, int n, FringeCodeValueKind kind, double number)
{
  const FringeCodeValue *value = find_value (values, n, kind);

  g_assert_true (value != NULL && value->number == number);
}

static guint
count_state (const SlowFine *slow, FringeNodeState state)
{
  guint n = 0;

  for (guint i = 0; i < slow->states->len; i++)
    n += g_array_index (slow->states, FringeNodeState, i) == state;
  return n;
}

static void
assert_iteration (const Reference *reference, const SlowFine *slow, const FringeCodeValue *values, int n)
{
  uint32_t root = slow->states->len - 1, smallest = UINT32_MAX;
  const FringeCodeValue *value = find_value (values, n, FRINGE_CODE_VALUE_SMALLEST);

  while (reference_node (reference, root)->parent != FRINGE_NO_NODE)
    root--;
  for (uint32_t id = root; id < slow->states->len; id++)
    if (g_array_index (slow->states, FringeNodeState, id) == FRINGE_NODE_CUT)
      smallest = MIN (smallest, (uint32_t) reference_priority (reference, id));
  g_assert_cmpint (value == NULL, ==, smallest == UINT32_MAX);
  if (value != NULL)
    g_assert_cmpfloat (value->number, ==, smallest);
  if (slow->step > 0)
    {
      const GArray *iterations = reference_step (reference, slow->step)->iterations;

      assert_number (values, n, FRINGE_CODE_VALUE_BOUND,
                     g_array_index (iterations, FringeIteration, iterations->len - 1).bound);
    }
}

static void
assert_successor (const Reference *reference, const SlowFine *slow, const FringeCodeValue *values, int n)
{
  const FringeCodeValue *move = find_value (values, n, FRINGE_CODE_VALUE_MOVE);
  const FringeCodeValue *new_node = find_value (values, n, FRINGE_CODE_VALUE_NEW_NODE);
  const FringeCodeValue *known = find_value (values, n, FRINGE_CODE_VALUE_KNOWN);

  g_assert_cmpint (move != NULL, ==, new_node != NULL || known != NULL);
  g_assert_false (new_node != NULL && known != NULL);
  if (slow->fine.kind == FRINGE_FINE_ENTER || slow->fine.kind == FRINGE_FINE_INSERT
      || slow->fine.kind == FRINGE_FINE_REMOVE || slow->fine.kind == FRINGE_FINE_CLOSE)
    g_assert_null (move);
  if (slow->fine.kind == FRINGE_FINE_GENERATE)
    g_assert_cmpuint (new_node->node, ==, slow->fine.node);
  if (slow->fine.kind == FRINGE_FINE_DUPLICATE)
    g_assert_cmpuint (known->node, ==, slow->fine.other);
  if (new_node != NULL)
    g_assert_cmpint (move->move, ==, reference_node (reference, new_node->node)->move);
}

static void
assert_current (const Reference *reference, const SlowFine *slow, const FringeCodeValue *values, int n)
{
  const FringeCodeValue *node = find_value (values, n, FRINGE_CODE_VALUE_NODE);
  FringeAlgorithm algorithm = reference->problem->rules.algorithm;

  if (slow->step == 0)
    {
      g_assert_null (node);
      return;
    }
  if (!fringe_algorithm_deepens (algorithm))
    g_assert_cmpuint (node->node, ==, reference_step (reference, slow->step)->removed);
  else if (slow->fine.kind == FRINGE_FINE_GENERATE)
    g_assert_cmpuint (node->node, ==, reference_node (reference, slow->fine.node)->parent);
  else if (slow->fine.kind == FRINGE_FINE_ITERATION)
    g_assert_null (node);
  else
    g_assert_cmpuint (node->node, ==, slow->fine.node);
  if (algorithm != FRINGE_ALGORITHM_BFS && algorithm != FRINGE_ALGORITHM_DFS && node != NULL)
    assert_number (values, n, FRINGE_CODE_VALUE_PRIORITY, reference_priority (reference, node->node));
}

static void
assert_values (const FringeCode *code,
               const FringeSearch *search,
               const Reference *reference,
               const SlowFine *slow,
               int i)
{
  FringeMoment moment = fringe_moment (search, slow->step, i + 1);
  FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS];
  int n = fringe_code_values (code, &moment, values);

  for (int k = 1; k < n; k++)
    g_assert_cmpuint (values[k].line, >=, values[k - 1].line);
  for (int k = 0; k < n; k++)
    g_assert_true (fringe_code_has_values (code, values[k].line));
  assert_number (values, n, FRINGE_CODE_VALUE_EXPANDED, count_state (slow, FRINGE_NODE_EXPANDED));
  assert_number (values, n, FRINGE_CODE_VALUE_GENERATED, slow->states->len - fringe_moment_n_roots (&moment));
  if (fringe_algorithm_deepens (code->rules.algorithm))
    assert_iteration (reference, slow, values, n);
  else
    assert_number (values, n, FRINGE_CODE_VALUE_OPEN, slow->open->len);
  assert_current (reference, slow, values, n);
  assert_successor (reference, slow, values, n);
}

static void
test_lines_and_values (void)
{
  for (int i = 0; i < 800; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 3, test_random (30));
      uint32_t limit = (uint32_t) test_random (60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, limit);
      g_autoptr (Reference) reference = reference_new (&problem, limit);
      g_autoptr (GArray) lines = slow_fine_lines (reference);
      g_autoptr (FringeCode) code = fringe_code_new (&problem.rules);
      uint32_t step = 0;

      test_problem_tell (&problem);
      for (guint k = 0, first = 0; k < lines->len; k++)
        {
          const SlowFine *slow = &g_array_index (lines, SlowFine, k);

          first = slow->step == step ? first : k;
          step = slow->step;
          assert_lights (code, slow);
          assert_values (code, search, reference, slow, (int) (k - first));
        }
    }
}

static void
test_value_texts (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeCode) code = fringe_code_new (&rules);
  FringeCodeValue node = { FRINGE_CODE_VALUE_NODE, 0, 12, FRINGE_N_MOVES, 0 };
  FringeCodeValue priority = { FRINGE_CODE_VALUE_PRIORITY, 0, FRINGE_NO_NODE, FRINGE_N_MOVES, 7 };
  FringeCodeValue open = { FRINGE_CODE_VALUE_OPEN, 0, FRINGE_NO_NODE, FRINGE_N_MOVES, 9 };
  g_autofree char *of_node = fringe_code_value_text (code, &node);
  g_autofree char *of_priority = fringe_code_value_text (code, &priority);
  g_autofree char *of_open = fringe_code_value_text (code, &open);

  g_assert_cmpstr (of_node, ==, "n = node 12");
  g_assert_cmpstr (of_priority, ==, "f = 7");
  g_assert_cmpstr (of_open, ==, "|frontier| = 9");
  g_assert_cmpint (fringe_code_line_of (code, NULL), ==, -1);
  g_assert_false (fringe_code_is_lit (code, 0, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/code/a-program-has-the-lines-of-its-rules", test_lines_follow_rules);
  g_test_add_func ("/code/each-algorithm-has-a-program-of-its-own", test_each_algorithm_has_a_program);
  g_test_add_func ("/code/the-weight-and-the-move-order-are-told", test_weight_and_moves_are_told);
  g_test_add_func ("/code/each-fine-step-lights-the-line-that-it-does-and-the-values-are-true", test_lines_and_values);
  g_test_add_func ("/code/a-value-is-told-with-its-name", test_value_texts);
  return g_test_run ();
}
