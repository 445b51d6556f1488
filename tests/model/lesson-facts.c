/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-facts.h"

#include "fringe-autoptr.h"

#include <string.h>

#define NODES_MAX 2000000
#define TIES_MAX 4096

/* A search as a fact looks at it. @names: what stands before the value */
typedef struct
{
  const FringeLessonStop *stop;
  FringeRules rules;
  gboolean is_right, is_end;
  FringeSearch *search;
  guint step;
} Look;

static void
set_rule (FringeRules *rules, const char *name, const char *word)
{
  gboolean is_known = FALSE;

  if (g_str_equal (name, "heuristic"))
    is_known = fringe_heuristic_from_name (word, &rules->heuristic);
  else if (g_str_equal (name, "algorithm"))
    is_known = fringe_algorithm_from_name (word, &rules->algorithm);
  else if (g_str_equal (name, "ties"))
    is_known = fringe_ties_from_name (word, &rules->ties);
  else if (g_str_equal (name, "duplicates"))
    is_known = fringe_duplicates_from_name (word, &rules->duplicates);
  else if (g_str_equal (name, "moves"))
    is_known = fringe_moves_from_text (word, rules->moves);
  else if (g_str_equal (name, "weight"))
    is_known = (rules->weight = g_ascii_strtod (word, NULL)) > 0;
  if (!is_known)
    g_error ("no rule: %s=%s", name, word);
}

static void
set_rules (FringeRules *rules, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) sides = g_strsplit (parts[i], "=", 2);

      g_assert_nonnull (sides[1]);
      set_rule (rules, sides[0], sides[1]);
    }
}

/* The forks of a search are not followed into other rules. */
static FringeSearch *
make_search (const Look *look)
{
  const FringeSessionFile *state = look->stop->state;
  FringeSearch *search = fringe_search_new (&state->start, &state->goal, &look->rules, NODES_MAX);
  const GArray *forks = look->is_right ? state->comparison_forks : state->forks;

  if (state->searches_anyway)
    fringe_search_search_anyway (search);
  for (guint i = 0; i < forks->len; i++)
    {
      const FringeSessionFork *fork = &g_array_index (forks, FringeSessionFork, i);
      FringeSearch *forked;

      fringe_search_run (search, fork->step - fringe_search_n_steps (search));
      forked = fringe_search_fork (search, fork->step, &fork->rules);
      fringe_search_unref (search);
      search = forked;
    }
  fringe_search_run (search, G_MAXUINT32);
  return search;
}

/* Both sides of a comparison are seen when they have expanded as many nodes. */
static guint
step_of_right (const Look *look)
{
  const FringeSessionFile *state = look->stop->state;
  g_autoptr (FringeSearch) left = fringe_search_new (&state->start, &state->goal, &state->rules, NODES_MAX);
  guint expanded = state->comparison_time, step = 0;

  fringe_search_run (left, G_MAXUINT32);
  if (expanded == 0)
    expanded = fringe_search_counts_at (left, state->step).expanded;
  while (step < fringe_search_n_steps (look->search)
         && fringe_search_counts_at (look->search, step).expanded < expanded)
    step++;
  return step;
}

static void
look_at (Look *look)
{
  look->search = make_search (look);
  if (look->is_end)
    look->step = fringe_search_n_steps (look->search);
  else
    look->step = look->is_right ? step_of_right (look) : look->stop->state->step;
}

static guint
node (const Look *look, const char *text)
{
  guint64 id;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32 - 1, &id, NULL)
      || id >= fringe_search_n_nodes_at (look->search, look->step))
    g_error ("node %s does not exist at step %u", text, look->step);
  return (guint) id;
}

static double
n_on_frontier (const Look *look, double priority)
{
  double n = 0;

  for (guint id = 0; id < fringe_search_n_nodes_at (look->search, look->step); id++)
    n += fringe_search_state_at (look->search, id, look->step) == FRINGE_NODE_FRONTIER
         && fringe_search_priority (look->search, id) <= priority
         && fringe_search_priority (look->search, id) >= priority;
  return n;
}

static double
least (const Look *look)
{
  guint id;

  g_assert_cmpuint (fringe_search_frontier_at (look->search, look->step, &id, 1), ==, 1);
  return fringe_search_priority (look->search, id);
}

static double
n_expanded_with (const Look *look, double f)
{
  double n = 0;

  for (guint id = 0; id < fringe_search_n_nodes_at (look->search, look->step); id++)
    n += fringe_search_state_at (look->search, id, look->step) == FRINGE_NODE_EXPANDED
         && fringe_search_f (look->search, id) <= f && fringe_search_f (look->search, id) >= f;
  return n;
}

static double
n_reopened (const Look *look)
{
  const FringeSearch *search = look->search;
  guint n = 0;

  for (guint id = fringe_search_next_superseding (search, 0);
       id != FRINGE_NO_NODE && fringe_search_generated_step (search, id) <= look->step;
       id = fringe_search_next_superseding (search, id + 1))
    n += fringe_search_removed_step (search, fringe_search_supersedes (search, id))
         < fringe_search_generated_step (search, id);
  return n;
}

static double
duplicate (const Look *look, guint id, gboolean counts)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n = fringe_search_duplicates (look->search, id, duplicates);

  g_assert_true (counts || n > 0);
  return counts ? n : (double) duplicates[0].of;
}

static double
estimate (const Look *look, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", 2);
  FringeHeuristic heuristic;
  FringeEstimate estimate;
  FringeBoard board;
  int h;

  g_assert_nonnull (parts[1]);
  g_assert_true (fringe_heuristic_from_name (parts[0], &heuristic));
  g_assert_true (fringe_estimate_init (&estimate, heuristic, fringe_search_goal (look->search)));
  fringe_search_board (look->search, node (look, parts[1]), &board);
  h = fringe_estimate_h (&estimate, &board);
  fringe_estimate_clear (&estimate);
  return h;
}

/* Boards that can be reached: half of all arrangements. */
static double
n_boards (const Look *look)
{
  double n = 1;

  for (int i = 3; i <= fringe_board_n_cells (&look->stop->state->start); i++)
    n *= i;
  return n;
}

static double
of_board (const Look *look, const char *name, const char *which)
{
  FringeVerdict verdict = fringe_board_verdict (&look->stop->state->start, &look->stop->state->goal);
  gboolean is_start = g_str_equal (which, "start");

  if (g_str_equal (name, "inversions"))
    return is_start ? verdict.start_inversions : verdict.goal_inversions;
  return 1 + (is_start ? verdict.start_blank_row : verdict.goal_blank_row);
}

static double
of_iteration (const Look *look, const char *name, const char *which)
{
  guint i = (guint) g_ascii_strtoull (which, NULL, 10);
  FringeIteration iteration;

  g_assert_cmpuint (i - 1, <, fringe_search_n_iterations_at (look->search, look->step));
  iteration = fringe_search_iteration_at (look->search, i - 1, look->step);
  if (g_str_equal (name, "bound"))
    return iteration.bound;
  return (double) (g_str_equal (name, "expanded-in") ? iteration.expanded : iteration.generated);
}

static double
of_search (const Look *look, const char *name)
{
  const FringeSearch *search = look->search;
  FringeCounts counts = fringe_search_counts_at (search, look->step);
  const guint n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  const struct
  {
    const char *name;
    double value;
  } values[] = {
    { "step", look->step },
    { "steps", n_steps },
    { "expanded", counts.expanded },
    { "generated", counts.generated },
    { "open", counts.open },
    { "max-open", counts.max_open },
    { "depth", counts.max_depth },
    { "stale", counts.stale },
    { "cost", goal != FRINGE_NO_NODE ? (double) fringe_search_g (search, goal) : -1 },
    { "boards", n_boards (look) },
    { "tiles", fringe_board_n_cells (&look->stop->state->start) - 1 },
    { "removed", fringe_search_removed (search, look->step) },
    { "next", fringe_search_removed (search, look->step + 1) },
    { "reopened", n_reopened (look) },
    { "iterations", fringe_search_n_iterations_at (search, look->step) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].name, name))
      return values[i].value;
  if (g_str_equal (name, "weight"))
    return look->rules.weight;
  if (g_str_equal (name, "nodes"))
    return fringe_search_n_nodes_at (search, look->step);
  if (g_str_equal (name, "columns"))
    return look->stop->state->start.columns;
  if (g_str_equal (name, "cells"))
    return fringe_board_n_cells (&look->stop->state->start);
  if (g_str_equal (name, "least"))
    return least (look);
  if (g_str_equal (name, "ties"))
    return n_on_frontier (look, least (look));
  g_error ("no fact: %s", name);
}

static double
of_node (const Look *look, const char *name, guint id)
{
  const FringeSearch *search = look->search;
  guint children[FRINGE_N_MOVES];
  const struct
  {
    const char *name;
    double value;
  } values[] = {
    { "id", id },
    { "g", fringe_search_g (search, id) },
    { "h", fringe_search_h (search, id) },
    { "f", fringe_search_f (search, id) },
    { "priority", fringe_search_priority (search, id) },
    { "parent", fringe_search_parent (search, id) },
    { "children", fringe_search_children_at (search, id, look->step, children) },
    { "removed-step", fringe_search_removed_step (search, id) },
    { "supersedes", fringe_search_supersedes (search, id) },
    { "duplicates", duplicate (look, id, TRUE) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].name, name))
      return values[i].value;
  if (g_str_equal (name, "duplicate"))
    return duplicate (look, id, FALSE);
  g_error ("no fact: %s", name);
}

static double
value_of (const Look *look, const char *name, const char *argument)
{
  static const char *const boards[] = { "inversions", "row", NULL };
  static const char *const iterations[] = { "bound", "expanded-in", "generated-in", NULL };

  if (argument == NULL)
    return of_search (look, name);
  if (g_str_equal (name, "tile"))
    return look->stop->state->start.cells[g_ascii_strtoull (argument, NULL, 10) - 1];
  if (g_strv_contains (boards, name))
    return of_board (look, name, argument);
  if (g_strv_contains (iterations, name))
    return of_iteration (look, name, argument);
  if (g_str_equal (name, "estimate"))
    return estimate (look, argument);
  if (g_str_equal (name, "frontier"))
    return n_on_frontier (look, g_ascii_strtod (argument, NULL));
  if (g_str_equal (name, "layer"))
    return n_expanded_with (look, g_ascii_strtod (argument, NULL));
  return of_node (look, name, node (look, argument));
}

/* "with(heuristic=zero).end.expanded". */
static double
work_out (const FringeLessonStop *stop, const char *term)
{
  g_autoptr (GRegex) part = g_regex_new ("([a-z-]+)(?:\\(([^)]*)\\))?(?:\\.|$)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  Look look = { .stop = stop, .rules = stop->state->rules };
  g_autofree char *name = NULL, *argument = NULL;
  double value;

  if (g_ascii_isdigit (*term))
    return g_ascii_strtod (term, NULL);
  for (g_regex_match (part, term, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_free (name);
      g_free (argument);
      name = g_match_info_fetch (match, 1);
      argument = g_match_info_fetch (match, 2);
      if (g_str_equal (name, "right"))
        {
          look.rules = stop->state->comparison;
          look.is_right = TRUE;
        }
      else if (g_str_equal (name, "end"))
        look.is_end = TRUE;
      else if (g_str_equal (name, "with"))
        set_rules (&look.rules, argument);
    }
  g_assert_nonnull (name);
  look_at (&look);
  value = value_of (&look, name, argument != NULL && *argument != '\0' ? argument : NULL);
  fringe_search_unref (look.search);
  return value;
}

/* A sum, or a difference: "h(11) - h(12)". */
static double
add_up (const FringeLessonStop *stop, const char *text)
{
  g_auto (GStrv) terms = g_strsplit (text, " ", -1);
  double sum = work_out (stop, terms[0]);

  for (guint i = 1; terms[i] != NULL; i += 2)
    {
      g_assert_nonnull (terms[i + 1]);
      sum += g_str_equal (terms[i], "-") ? -work_out (stop, terms[i + 1]) : work_out (stop, terms[i + 1]);
    }
  return sum;
}

GArray *
lesson_facts_check (const FringeLessonStop *stop, const char *facts)
{
  g_auto (GStrv) texts = g_strsplit (facts, ";", -1);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; texts[i] != NULL && *g_strstrip (texts[i]) != '\0'; i++)
    {
      char *equals = strrchr (texts[i], '=');
      double claimed, value;

      g_assert_nonnull (equals);
      *equals = '\0';
      claimed = g_ascii_strtod (equals + 1, NULL);
      value = add_up (stop, texts[i]);
      if (value < claimed || value > claimed)
        {
          g_test_fail_printf ("%s is %g, not %g, in “%s”", texts[i], value, claimed, stop->caption);
        }
      g_array_append_val (numbers, claimed);
    }
  return numbers;
}
