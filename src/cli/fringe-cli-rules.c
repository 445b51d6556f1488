/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-rules.h"

#include "fringe-cli-status.h"

#include <glib/gi18n-lib.h>

/* A choice among words: the option, where its word stands, what the word sets, all words. */
typedef struct
{
  const char *option;
  gsize offset;
  gboolean (*set) (FringeRules *rules, const char *word);
  const char *(*word) (int i);
  int n_words;
} Choice;

static gboolean
set_preset (FringeRules *rules, const char *word)
{
  FringePreset preset;

  if (!fringe_preset_from_name (word, &preset))
    return FALSE;
  *rules = fringe_rules_preset (preset);
  return TRUE;
}

static gboolean
set_algorithm (FringeRules *rules, const char *word)
{
  return fringe_algorithm_from_name (word, &rules->algorithm);
}

static gboolean
set_heuristic (FringeRules *rules, const char *word)
{
  return fringe_heuristic_from_name (word, &rules->heuristic);
}

static gboolean
set_ties (FringeRules *rules, const char *word)
{
  return fringe_ties_from_name (word, &rules->ties);
}

static gboolean
set_duplicates (FringeRules *rules, const char *word)
{
  return fringe_duplicates_from_name (word, &rules->duplicates);
}

static gboolean
set_goal_test (FringeRules *rules, const char *word)
{
  return fringe_goal_test_from_name (word, &rules->goal_test);
}

static const char *
preset_word (int i)
{
  return fringe_preset_name ((FringePreset) i);
}

static const char *
algorithm_word (int i)
{
  return fringe_algorithm_name ((FringeAlgorithm) i);
}

static const char *
heuristic_word (int i)
{
  return fringe_heuristic_name ((FringeHeuristic) i);
}

static const char *
ties_word (int i)
{
  return fringe_ties_name ((FringeTies) i);
}

static const char *
duplicates_word (int i)
{
  return fringe_duplicates_name ((FringeDuplicates) i);
}

static const char *
goal_test_word (int i)
{
  return fringe_goal_test_name ((FringeGoalTest) i);
}

/* The preset comes first: it sets everything. */
static const Choice choices[] = {
  { "--preset", G_STRUCT_OFFSET (FringeCliRulesWords, preset), set_preset, preset_word, FRINGE_N_PRESETS },
  { "--algorithm", G_STRUCT_OFFSET (FringeCliRulesWords, algorithm), set_algorithm, algorithm_word,
    FRINGE_N_ALGORITHMS },
  { "--heuristic", G_STRUCT_OFFSET (FringeCliRulesWords, heuristic), set_heuristic, heuristic_word,
    FRINGE_N_HEURISTICS },
  { "--ties", G_STRUCT_OFFSET (FringeCliRulesWords, ties), set_ties, ties_word, FRINGE_N_TIES },
  { "--duplicates", G_STRUCT_OFFSET (FringeCliRulesWords, duplicates), set_duplicates, duplicates_word,
    FRINGE_N_DUPLICATES },
  { "--goal-test", G_STRUCT_OFFSET (FringeCliRulesWords, goal_test), set_goal_test, goal_test_word,
    FRINGE_N_GOAL_TESTS },
};

static char *
list_words (const Choice *choice)
{
  GString *list = g_string_new (choice->word (0));

  for (int i = 1; i < choice->n_words; i++)
    g_string_append_printf (list, ", %s", choice->word (i));
  return g_string_free (list, FALSE);
}

void
fringe_cli_rules_words_clear (FringeCliRulesWords *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    g_clear_pointer (&G_STRUCT_MEMBER (char *, words, choices[i].offset), g_free);
  g_clear_pointer (&words->moves, g_free);
}

static gboolean
set_choice (const Choice *choice, const char *word, FringeRules *rules, GError **error)
{
  g_autofree char *list = NULL, *what = NULL;

  if (choice->set (rules, word))
    return TRUE;
  list = list_words (choice);
  /* Translators: a word that was typed, and a list of those that are known. */
  what = g_strdup_printf (_("“%s” is none of these: %s."), word, list);
  g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s: %s", choice->option, what);
  return FALSE;
}

static gboolean
set_moves (const char *word, FringeRules *rules, GError **error)
{
  g_autofree char *what = NULL;

  if (fringe_moves_from_text (word, rules->moves))
    return TRUE;
  /* Translators: U, D, L and R stand for the moves and are not translated. */
  what = g_strdup_printf (_("“%s” is no order of the four letters U, D, L and R."), word);
  g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "--moves: %s", what);
  return FALSE;
}

gboolean
fringe_cli_rules_from_words (const FringeCliRulesWords *words, FringeRules *rules, GError **error)
{
  *rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      const char *word = G_STRUCT_MEMBER (const char *, words, choices[i].offset);

      if (word != NULL && !set_choice (&choices[i], word, rules, error))
        return FALSE;
    }
  return words->moves == NULL || set_moves (words->moves, rules, error);
}

char *
fringe_cli_rules_help (void)
{
  GString *help = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *list = list_words (&choices[i]);

      g_string_append_printf (help, "  %-14s%s\n", choices[i].option, list);
    }
  return g_string_free (help, FALSE);
}
