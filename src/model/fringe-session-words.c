/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-object.h"

#include "fringe-quiz-game.h"
#include "fringe-samples.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

/* What a session says of its search where it is seen. */

static char *
algorithm_text (const FringeRules *rules)
{
  g_autofree char *weight = fringe_value_text (rules->weight);

  if (rules->algorithm != FRINGE_ALGORITHM_WASTAR)
    return g_strdup (fringe_algorithm_title (rules->algorithm));
  /* Translators: the algorithm, "Weighted A*", and its weight, which has the symbol w */
  return g_strdup_printf (_ ("%1$s, w = %2$s"), fringe_algorithm_title (rules->algorithm), weight);
}

char *
fringe_session_rules_text (const FringeRules *rules)
{
  g_autofree char *algorithm = algorithm_text (rules);

  if (!fringe_rules_use_heuristic (rules))
    return g_steal_pointer (&algorithm);
  return g_strjoin (" · ", algorithm, fringe_heuristic_title (rules->heuristic), NULL);
}

char *
fringe_session_subtitle (FringeSession *self)
{
  FringePreset preset = fringe_rules_model_get_preset (self->rules);
  const FringeBoard *start = fringe_search_start (self->search);
  const FringeRules *rules = fringe_search_rules (self->search);
  g_autofree char *puzzle = fringe_puzzle_title (start->rows, start->columns);
  g_autofree char *words = fringe_session_rules_text (rules);
  guint step = fringe_search_fork_step (self->search);
  /* Translators: follows the rules of a search that goes by them from this step on */
  g_autofree char *fork = step != UINT32_MAX ? g_strdup_printf (_ ("forked at step %u"), step) : NULL;
  const char *parts[5] = { puzzle, words };
  guint n = 2;

  if (preset != FRINGE_PRESET_TEXTBOOK)
    parts[n++] = fringe_preset_title (preset);
  if (fork != NULL)
    parts[n++] = fork;
  return g_strjoinv (" · ", (char **) parts);
}

static char *
whole_step_title (FringeSession *self)
{
  const FringeSearch *whole = fringe_session_get_whole_run (self), *search = whole != NULL ? whole : self->search;
  guint step = self->step, n_steps = fringe_search_n_steps (search);
  FringeOutcome outcome = fringe_search_outcome (search);

  if (fringe_search_n_steps (self->search) == 0)
    return g_strdup (_ ("Start"));
  if (outcome == FRINGE_OUTCOME_RUNNING || outcome == FRINGE_OUTCOME_LIMIT)
    /* Translators: the step that is seen, and the last one that is known; the search goes on after it */
    return g_strdup_printf (_ ("Step %1$'u of %2$'u so far"), step, n_steps);
  /* Translators: the step that is seen, and the last one of all */
  return g_strdup_printf (_ ("Step %1$'u of %2$'u"), step, n_steps);
}

/* While a question stands, whether the search goes on, and for how long, would be an answer. */
char *
fringe_session_step_title (FringeSession *self)
{
  if (fringe_session_is_half (self))
    /* Translators: the step that is seen in its middle, the line of the loop that was done last, and how many it has */
    return g_strdup_printf (_ ("Step %1$'u · line %2$d of %3$d"), self->step, self->moment.n_done,
                            self->moment.n_steps);
  if (!fringe_quiz_game_is_asking (self->quiz))
    return whole_step_title (self);
  if (self->step == 0)
    return g_strdup (_ ("Start"));
  /* Translators: the step that is seen, while nothing is said of how many there are */
  return g_strdup_printf (_ ("Step %'u"), self->step);
}

/* While a question stands, what the step did would be a hint: the nodes that tied in it are still there. */
char *
fringe_session_sentence (FringeSession *self)
{
  if (fringe_quiz_game_is_asking (self->quiz))
    return g_strdup (fringe_quiz_game_get_question (self->quiz)->text);
  if (fringe_session_is_half (self))
    return fringe_fine_sentence (self->search, self->step, fringe_moment_last (&self->moment));
  return fringe_step_sentence (self->search, self->step);
}

char *
fringe_session_summary (FringeSession *self)
{
  return fringe_session_is_half (self) ? fringe_session_sentence (self)
                                       : fringe_step_summary (self->search, self->step);
}

char *
fringe_session_why (FringeSession *self)
{
  if (fringe_quiz_game_is_asking (self->quiz))
    return fringe_session_sentence (self);
  return fringe_session_is_half (self) ? fringe_session_sentence (self)
                                       : fringe_why_sentences (self->search, self->step);
}

/* In the middle of a step the board may be that of a successor that became no node. */
char *
fringe_session_shown_title (FringeSession *self)
{
  const FringeFineStep *last = fringe_moment_last (&self->moment);
  guint id = fringe_session_get_shown (self);

  if (fringe_session_is_half (self) && last->kind == FRINGE_FINE_DUPLICATE && id == last->other)
    /* Translators: the heading above the large board: a move gives the board of this node again */
    return g_strdup_printf (_ ("Node %u again"), id);
  /* Translators: the heading above the large board */
  return g_strdup_printf (_ ("Node %u"), id);
}

char *
fringe_session_verdict (FringeSession *self)
{
  guint n_steps = fringe_search_n_steps (self->search);
  guint goal = fringe_search_solution_at (self->search, n_steps), n_moves;

  if (!fringe_board_verdict (fringe_search_start (self->search), fringe_search_goal (self->search)).solvable)
    /* Translators: between the boards of start and goal */
    return g_strdup (_ ("not solvable"));
  if (goal == FRINGE_NO_NODE || fringe_quiz_game_is_asking (self->quiz))
    /* Translators: between the boards of start and goal */
    return g_strdup (_ ("solvable"));
  n_moves = fringe_search_g (self->search, goal);
  /* Translators: between the boards of start and goal, in two lines: what was found */
  return g_strdup_printf (ngettext ("solvable\n%u move", "solvable\n%u moves", n_moves), n_moves);
}

char *
fringe_session_message (FringeSession *self)
{
  if (self->running || fringe_session_is_half (self))
    return g_strdup ("");
  if (self->stopped != NULL)
    return g_strdup (self->stopped);
  switch (fringe_search_outcome_at (self->search, self->step))
    {
    case FRINGE_OUTCOME_UNSOLVABLE:
    case FRINGE_OUTCOME_EXHAUSTED:
    case FRINGE_OUTCOME_LIMIT:
      return fringe_outcome_sentence (self->search, self->step);
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_OUTCOME_SOLVED:
    case FRINGE_N_OUTCOMES:
    default:
      return g_strdup ("");
    }
}

char *
fringe_session_published (FringeSession *self)
{
  guint step = fringe_session_get_whole_step (self), expanded = fringe_search_counts_at (self->search, step).expanded;

  /* How a count comes about is what a lesson on counts asks. */
  if (fringe_search_outcome_at (self->search, step) != FRINGE_OUTCOME_SOLVED
      || fringe_quiz_game_get_lesson_asks (self->quiz))
    return g_strdup ("");
  if (fringe_rules_model_get_preset (self->rules) != FRINGE_PRESET_PAPER_2021
      || fringe_board_equal (fringe_search_start (self->search), fringe_search_goal (self->search)))
    return fringe_sample_verdict (self->search);
  /* Translators: the paper from 2021 that the rules are of counts one more node as expanded */
  return g_strdup_printf (_ ("The paper counts the goal too: %'u."), expanded + 1);
}

char *
fringe_session_progress (FringeSession *self, double nodes_per_second)
{
  g_autofree char *size = g_format_size (fringe_search_bytes (self->search));

  /* Translators: while a long search runs: nodes so far, nodes a second, memory */
  return g_strdup_printf (_ ("%1$'u nodes · %2$'.0f nodes a second · %3$s"), fringe_search_n_nodes (self->search),
                          nodes_per_second, size);
}

/* Returns: (nullable): the one choice that was made, by its name in the menus */
static const char *
choice_title (const FringeRules *before, const FringeRules *now)
{
  FringePreset preset = fringe_rules_find_preset (now);

  if (before->algorithm != now->algorithm)
    return fringe_algorithm_title (now->algorithm);
  if (before->heuristic != now->heuristic)
    return fringe_heuristic_title (now->heuristic);
  return preset != fringe_rules_find_preset (before) && preset != FRINGE_N_PRESETS ? fringe_preset_title (preset)
                                                                                   : NULL;
}

/* Returns: (nullable): what is said where a preset was chosen that has another heuristic, too */
static char *
preset_sentence (const FringeRules *before, const FringeRules *now)
{
  FringePreset preset = fringe_rules_find_preset (now);
  FringeRules rules = *before;

  rules.heuristic = now->heuristic;
  if (before->algorithm != now->algorithm || before->heuristic == now->heuristic || fringe_rules_equal (&rules, now)
      || preset == FRINGE_N_PRESETS)
    return NULL;
  /* Translators: a preset, and a heuristic */
  return g_strdup_printf (_ ("Switched to %1$s, with %2$s"), fringe_preset_title (preset),
                          fringe_heuristic_title (now->heuristic));
}

/* Returns: (nullable): what is said where the boards differ by two tiles that changed places */
static char *
swap_sentence (const FringeBoard *before, const FringeBoard *now)
{
  guint n = 0, tiles[2] = { 0 };

  for (int i = 0; i < fringe_board_n_cells (now); i++)
    if (before->cells[i] != now->cells[i] && n++ < 2)
      tiles[n - 1] = now->cells[i];
  return n == 2 && before->blank == now->blank
             /* Translators: the numbers of two tiles */
             ? g_strdup_printf (_ ("Swapped tiles %1$u and %2$u"), MIN (tiles[0], tiles[1]), MAX (tiles[0], tiles[1]))
             : NULL;
}

char *
fringe_session_change_sentence (FringeSession *self)
{
  const FringePuzzle *before = fringe_history_before (&self->history), *now = fringe_history_present (&self->history);
  const FringeSight *sight = before->sight;
  guint fork = fringe_search_fork_step (self->search);
  const char *title = choice_title (&sight->rules, fringe_search_rules (self->search));
  g_autofree char *swap = swap_sentence (&before->start, &now->start);
  g_autofree char *preset = preset_sentence (&sight->rules, fringe_search_rules (self->search));
  gboolean is_other
      = !fringe_board_equal (&before->start, &now->start) || !fringe_board_equal (&before->goal, &now->goal);

  if (fringe_board_equal (&before->goal, &now->goal) && swap != NULL)
    return g_steal_pointer (&swap);
  if (is_other)
    title = now->title;
  else if (fork != UINT32_MAX && (sight->search == NULL || fringe_search_fork_step (sight->search) != fork))
    return g_strdup_printf (_ ("Forked at step %u"), fork);
  else if (preset != NULL)
    return g_steal_pointer (&preset);
  if (title == NULL)
    return g_strdup (fringe_rules_equal (&sight->rules, fringe_search_rules (self->search))
                         ? _ ("Began the search anew")
                         : _ ("Changed the rules"));
  /* Translators: a puzzle, an algorithm, a heuristic or a preset that was chosen */
  return g_strdup_printf (_ ("Switched to %s"), title);
}
