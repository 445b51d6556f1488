/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-rules.h"

#include "fringe-cli-words.h"
#include "fringe-formula-sentences.h"
#include "fringe-pattern-sentences.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A choice among words has an option, a place where its word stands, a setter, and a name for each value. */
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

static const char *
preset_word (int i)
{
  return fringe_preset_name ((FringePreset) i);
}

/* Defines how a word sets a choice of the rules, and the word of each value. */
#define DEFINE_CHOICE(choice, Type)                                                                                    \
  static gboolean set_##choice (FringeRules *rules, const char *word)                                                  \
  {                                                                                                                    \
    return fringe_##choice##_from_name (word, &rules->choice);                                                         \
  }                                                                                                                    \
  static const char *choice##_word (int i)                                                                             \
  {                                                                                                                    \
    return fringe_##choice##_name ((Type) i);                                                                          \
  }

DEFINE_CHOICE (algorithm, FringeAlgorithm)
DEFINE_CHOICE (heuristic, FringeHeuristic)
DEFINE_CHOICE (ties, FringeTies)
DEFINE_CHOICE (duplicates, FringeDuplicates)
DEFINE_CHOICE (goal_test, FringeGoalTest)

typedef enum
{
  CHOICE_PRESET, /* comes first: it sets everything */
  CHOICE_ALGORITHM,
  CHOICE_HEURISTIC,
  CHOICE_TIES,
  CHOICE_DUPLICATES,
  CHOICE_GOAL_TEST,
  N_CHOICES
} ChoiceName;

static const Choice choices[N_CHOICES] = {
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
  if (choice == &choices[CHOICE_HEURISTIC])
    g_string_append (list, ", " FRINGE_FORMULA_PREFIX ", " FRINGE_PATTERN_PREFIX);
  return g_string_free (list, FALSE);
}

void
fringe_cli_rules_words_clear (FringeCliRulesWords *words)
{
  for (guint i = 0; i < N_CHOICES; i++)
    g_clear_pointer (&G_STRUCT_MEMBER (char *, words, choices[i].offset), g_free);
  g_clear_pointer (&words->weight, g_free);
  g_clear_pointer (&words->moves, g_free);
}

static gboolean
set_own (const char *option, const char *word, FringeRules *rules, GError **error)
{
  FringeFormulaError wrong;
  g_autofree char *sentence = NULL;

  if (fringe_own_from_text (word, &rules->heuristic, &wrong))
    return TRUE;
  sentence = fringe_formula_error_sentence (&wrong);
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, "%s", sentence);
}

static gboolean
set_choice (const char *option, const Choice *choice, const char *word, FringeRules *rules, GError **error)
{
  g_autofree char *list = NULL;

  if (choice == &choices[CHOICE_HEURISTIC] && fringe_own_is_text (word))
    return set_own (option, word, rules, error);
  if (choice->set (rules, word))
    return TRUE;
  list = list_words (choice);
  return fringe_cli_fail_word (error, option, word, list);
}

static gboolean
set_moves (const char *word, FringeRules *rules, GError **error)
{
  if (fringe_moves_from_text (word, rules->moves))
    return TRUE;
  /* Translators: U, D, L and R stand for the moves and are not translated. */
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--moves",
                          _ ("“%s” is not an order of the four letters U, D, L and R."), word);
}

gboolean
fringe_cli_rules_words_given (const FringeCliRulesWords *words)
{
  return words->preset != NULL || words->algorithm != NULL || words->heuristic != NULL || words->weight != NULL
         || words->moves != NULL || words->ties != NULL || words->duplicates != NULL || words->goal_test != NULL;
}

gboolean
fringe_cli_rules_from_words (const FringeCliRulesWords *words, FringeRules *rules, GError **error)
{
  *rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  for (guint i = 0; i < N_CHOICES; i++)
    {
      const char *word = G_STRUCT_MEMBER (const char *, words, choices[i].offset);

      if (word != NULL && !set_choice (choices[i].option, &choices[i], word, rules, error))
        return FALSE;
    }
  return (words->weight == NULL
          || fringe_cli_read_double ("--weight", words->weight, 0, FRINGE_WEIGHT_MAX, &rules->weight, error))
         && (words->moves == NULL || set_moves (words->moves, rules, error));
}

/* Splits a list at its commas but those within parentheses, which belong to a formula, and those before a digit, which
 * belong to a pattern: no word begins with one. */
static GStrv
split (const char *list)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const char *start = list;
  int depth = 0;

  for (const char *c = list; *list != '\0'; c++)
    {
      g_autofree char *word = NULL;

      depth += (*c == '(') - (*c == ')');
      if (*c != '\0' && (*c != ',' || depth > 0 || g_ascii_isdigit (c[1])))
        continue;
      word = g_strndup (start, (gsize) (c - start));
      g_strv_builder_add (words, word);
      start = c + 1;
      if (*c == '\0')
        break;
    }
  return g_strv_builder_end (words);
}

/* Sets the choice for each word in turn and hands the rules to @add. */
static GArray *
read_list (const char *option,
           ChoiceName name,
           const char *word,
           void (*add) (GArray *list, const FringeRules *rules),
           GError **error)
{
  g_auto (GStrv) words = split (word);
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (int));
  FringeRules rules;

  /* Nothing is a list without a word, and an empty word is none of those known. */
  if (words[0] == NULL && !set_choice (option, &choices[name], "", &rules, error))
    return NULL;
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!set_choice (option, &choices[name], words[i], &rules, error))
        return NULL;
      add (list, &rules);
    }
  return g_steal_pointer (&list);
}

static void
add_once (GArray *list, int choice)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, int, i) == choice)
      return;
  g_array_append_val (list, choice);
}

static void
add_algorithm (GArray *list, const FringeRules *rules)
{
  add_once (list, (int) rules->algorithm);
}

static void
add_heuristic (GArray *list, const FringeRules *rules)
{
  add_once (list, (int) rules->heuristic);
}

GArray *
fringe_cli_rules_read_algorithms (const char *option, const char *word, GError **error)
{
  return read_list (option, CHOICE_ALGORITHM, word, add_algorithm, error);
}

GArray *
fringe_cli_rules_read_heuristics (const char *option, const char *word, GError **error)
{
  return read_list (option, CHOICE_HEURISTIC, word, add_heuristic, error);
}

/* The text of a formula may have colons; ties may stand behind its last. */
static gboolean
set_method (const char *option, const char *word, FringeRules *rules, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  char *heuristic = parts[0] != NULL ? parts[1] : NULL, *last = heuristic != NULL ? strrchr (heuristic, ':') : NULL;

  if (!set_choice (option, &choices[CHOICE_ALGORITHM], parts[0] != NULL ? parts[0] : "", rules, error))
    return FALSE;
  if (last != NULL && set_ties (rules, last + 1))
    *last = '\0';
  return heuristic == NULL || set_choice (option, &choices[CHOICE_HEURISTIC], heuristic, rules, error);
}

GArray *
fringe_cli_rules_read_methods (const char *option, const char *word, const FringeRules *base, GError **error)
{
  g_auto (GStrv) words = split (word);
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (FringeRules));

  for (guint i = 0; i == 0 || words[i] != NULL; i++)
    {
      FringeRules rules = *base;

      if (!set_method (option, words[0] != NULL ? words[i] : "", &rules, error))
        return NULL;
      g_array_append_val (list, rules);
      if (words[0] == NULL)
        break;
    }
  return g_steal_pointer (&list);
}

gboolean
fringe_cli_rules_check_fit (const char *option, FringeHeuristic heuristic, int rows, int columns, GError **error)
{
  if (fringe_heuristic_fits (heuristic, rows, columns))
    return TRUE;
  if (fringe_heuristic_is_own (heuristic) && fringe_own_pattern (heuristic) != NULL)
    {
      g_autofree char *sentence = fringe_pattern_fit_sentence (fringe_own_pattern (heuristic), rows, columns);

      return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, "%s", sentence);
    }
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option,
                          _ ("“%s” is a table of all boards, made for up to %d cells; a board of %d × %d has %d."),
                          fringe_heuristic_name (heuristic), FRINGE_PERFECT_CELLS_MAX, rows, columns, rows * columns);
}

static void
add_help (GString *help, ChoiceName name, const char *option)
{
  g_autofree char *list = list_words (&choices[name]);

  g_string_append_printf (help, "  %-14s%s\n", option, list);
}

char *
fringe_cli_rules_help (void)
{
  GString *help = g_string_new (NULL);

  for (int i = 0; i < N_CHOICES; i++)
    add_help (help, (ChoiceName) i, choices[i].option);
  return g_string_free (help, FALSE);
}

char *
fringe_cli_rules_algorithms_help (const char *option)
{
  GString *help = g_string_new (NULL);

  add_help (help, CHOICE_ALGORITHM, option);
  return g_string_free (help, FALSE);
}
