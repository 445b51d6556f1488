/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-head.h"

#include "fringe-record-words.h"
#include "fringe-record-write.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Where a number of an object is kept. */
typedef struct
{
  const char *name;
  gsize offset;
} Number;

/* Where h is a whole number a bound grows by one at least; where it is not, there can be more iterations. */
#define ITERATIONS_MAX 1000000

void
fringe_record_head_clear (FringeRecordHead *head)
{
  g_clear_pointer (&head->format, g_free);
  g_clear_pointer (&head->start_text, g_free);
  g_clear_pointer (&head->goal_text, g_free);
  g_clear_pointer (&head->iterations, g_array_unref);
}

static gboolean
read_text (FringeJsonReader *reader, gpointer member)
{
  char **copy = member;
  const char *text;

  if (!fringe_json_reader_text (reader, &text))
    return FALSE;
  g_free (*copy);
  *copy = g_strdup (text);
  return TRUE;
}

static gboolean
read_uint (FringeJsonReader *reader, gpointer member)
{
  return fringe_json_reader_uint (reader, member);
}

static gboolean
read_uint_or_null (FringeJsonReader *reader, gpointer member)
{
  return fringe_json_reader_uint_or_null (reader, member);
}

static gboolean
fail_word (FringeJsonReader *reader, const char *name)
{
  /* Translators: the name of a value in a file. */
  fringe_json_reader_fail (reader, _ ("“%s” is not one of the known words."), name);
  return FALSE;
}

static gboolean
read_outcome (FringeJsonReader *reader, gpointer member)
{
  const char *word;

  if (!fringe_json_reader_text (reader, &word))
    return FALSE;
  return fringe_outcome_from_name (word, member) || fail_word (reader, "outcome");
}

static gboolean
set_rule (FringeRules *rules, const char *name, const char *word)
{
  if (g_str_equal (name, "algorithm"))
    return fringe_algorithm_from_name (word, &rules->algorithm);
  if (g_str_equal (name, "heuristic"))
    return fringe_heuristic_from_name (word, &rules->heuristic);
  if (g_str_equal (name, "moves"))
    return fringe_moves_from_text (word, rules->moves);
  if (g_str_equal (name, "ties"))
    return fringe_ties_from_name (word, &rules->ties);
  if (g_str_equal (name, "duplicates"))
    return fringe_duplicates_from_name (word, &rules->duplicates);
  return fringe_goal_test_from_name (word, &rules->goal_test);
}

static gboolean
read_weight (FringeJsonReader *reader, FringeRules *rules)
{
  if (!fringe_json_reader_double_or_null (reader, &rules->weight))
    return FALSE;
  if (rules->weight >= 0 && rules->weight <= FRINGE_WEIGHT_MAX)
    return TRUE;
  /* Translators: the name of a value in a file. */
  fringe_json_reader_fail (reader, _ ("“%s” is out of range."), "weight");
  return FALSE;
}

/* The members of "rules", in the order of their bits. All must be there. */
static const char *const rule_names[]
    = { "algorithm", "heuristic", "weight", "moves", "ties", "duplicates", "goal_test" };

static guint
find_rule (const char *name)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (rule_names) && !g_str_equal (rule_names[i], name))
    i++;
  return i;
}

static gboolean
read_rule (FringeJsonReader *reader, FringeRules *rules, guint i)
{
  const char *word;

  if (i == G_N_ELEMENTS (rule_names))
    return fringe_json_reader_skip (reader);
  if (g_str_equal (rule_names[i], "weight"))
    return read_weight (reader, rules);
  if (!fringe_json_reader_text (reader, &word))
    return FALSE;
  return set_rule (rules, rule_names[i], word) || fail_word (reader, rule_names[i]);
}

static gboolean
fail_missing (FringeJsonReader *reader, const char *name)
{
  /* Translators: the name of a value in a file. */
  fringe_json_reader_fail (reader, _ ("“%s” is missing."), name);
  return FALSE;
}

static gboolean
read_rules (FringeJsonReader *reader, gpointer member)
{
  FringeRules *rules = member;
  const char *name;
  guint has = 0;

  if (!fringe_json_reader_begin (reader, '{'))
    return FALSE;
  while (fringe_json_reader_next (reader, '}', &name))
    {
      guint i = find_rule (name);

      if (!read_rule (reader, rules, i))
        return FALSE;
      has |= 1u << i;
    }
  for (guint i = 0; i < G_N_ELEMENTS (rule_names); i++)
    if (!(has >> i & 1))
      return fail_missing (reader, rule_names[i]);
  return TRUE;
}

/* Reads an object of whole numbers, in which null stands for what does not apply. What it does not name stays as it
 * was. */
static gboolean
read_numbers (FringeJsonReader *reader, gpointer object, const Number *numbers, guint n)
{
  const char *name;

  if (!fringe_json_reader_begin (reader, '{'))
    return FALSE;
  while (fringe_json_reader_next (reader, '}', &name))
    {
      guint i = 0;

      while (i < n && !g_str_equal (numbers[i].name, name))
        i++;
      if (i < n ? !fringe_json_reader_uint_or_null (reader, &G_STRUCT_MEMBER (guint32, object, numbers[i].offset))
                : !fringe_json_reader_skip (reader))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_counts (FringeJsonReader *reader, gpointer member)
{
  static const Number numbers[] = {
    { "generated", G_STRUCT_OFFSET (FringeCounts, generated) },
    { "expanded", G_STRUCT_OFFSET (FringeCounts, expanded) },
    { "open", G_STRUCT_OFFSET (FringeCounts, open) },
    { "max_open", G_STRUCT_OFFSET (FringeCounts, max_open) },
    { "max_depth", G_STRUCT_OFFSET (FringeCounts, max_depth) },
    { "stale", G_STRUCT_OFFSET (FringeCounts, stale) },
  };

  return read_numbers (reader, member, numbers, G_N_ELEMENTS (numbers));
}

static gboolean
read_iteration (FringeJsonReader *reader, GArray *iterations)
{
  guint32 expanded = 0, generated = 0;
  FringeIteration iteration = { 0 };
  const char *name;

  if (iterations->len == ITERATIONS_MAX)
    fringe_json_reader_fail (reader, _ ("“%s” is out of range."), "iterations");
  if (!fringe_json_reader_begin (reader, '{'))
    return FALSE;
  while (fringe_json_reader_next (reader, '}', &name))
    if (g_str_equal (name, "bound")       ? !fringe_json_reader_double_or_null (reader, &iteration.bound)
        : g_str_equal (name, "expanded")  ? !fringe_json_reader_uint_or_null (reader, &expanded)
        : g_str_equal (name, "generated") ? !fringe_json_reader_uint_or_null (reader, &generated)
                                          : !fringe_json_reader_skip (reader))
      return FALSE;
  iteration.expanded = expanded;
  iteration.generated = generated;
  g_array_append_val (iterations, iteration);
  return TRUE;
}

static gboolean
read_iterations (FringeJsonReader *reader, gpointer member)
{
  GArray **iterations = member;

  g_clear_pointer (iterations, g_array_unref);
  if (fringe_json_reader_null (reader))
    return TRUE;
  *iterations = g_array_new (FALSE, FALSE, sizeof (FringeIteration));
  if (!fringe_json_reader_begin (reader, '['))
    return FALSE;
  while (fringe_json_reader_next (reader, ']', NULL))
    if (!read_iteration (reader, *iterations))
      return FALSE;
  return TRUE;
}

static const struct
{
  const char *name;
  gsize offset;
  gboolean (*read) (FringeJsonReader *reader, gpointer member);
} members[] = {
  { "format", G_STRUCT_OFFSET (FringeRecordHead, format), read_text },
  { "version", G_STRUCT_OFFSET (FringeRecordHead, version), read_uint },
  { "start", G_STRUCT_OFFSET (FringeRecordHead, start_text), read_text },
  { "goal", G_STRUCT_OFFSET (FringeRecordHead, goal_text), read_text },
  { "rows", G_STRUCT_OFFSET (FringeRecordHead, rows), read_uint },
  { "columns", G_STRUCT_OFFSET (FringeRecordHead, columns), read_uint },
  { "rules", G_STRUCT_OFFSET (FringeRecordHead, rules), read_rules },
  { "node_limit", G_STRUCT_OFFSET (FringeRecordHead, node_limit), read_uint },
  { "steps", G_STRUCT_OFFSET (FringeRecordHead, steps), read_uint },
  { "outcome", G_STRUCT_OFFSET (FringeRecordHead, outcome), read_outcome },
  { "solution", G_STRUCT_OFFSET (FringeRecordHead, solution), read_uint_or_null },
  { "counts", G_STRUCT_OFFSET (FringeRecordHead, counts), read_counts },
  { "iterations", G_STRUCT_OFFSET (FringeRecordHead, iterations), read_iterations },
};

/* The version is checked first, because another version may lack what this one has. */
static gboolean
check_format (const FringeRecordHead *head, FringeJsonReader *reader)
{
  if (g_strcmp0 (head->format, FRINGE_RECORD_FORMAT) != 0)
    fringe_json_reader_fail (reader, "%s", _ ("The file holds no record of a search."));
  else if (head->version != FRINGE_RECORD_VERSION)
    fringe_json_reader_fail (reader, _ ("The file has version %u of the format; this program knows version %u."),
                             head->version, FRINGE_RECORD_VERSION);
  else
    return TRUE;
  return FALSE;
}

gboolean
fringe_record_head_read (FringeRecordHead *head, const char *name, FringeJsonReader *reader)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (members) && !g_str_equal (members[i].name, name))
    i++;
  if (i == G_N_ELEMENTS (members))
    return fringe_json_reader_skip (reader);
  if (!members[i].read (reader, &G_STRUCT_MEMBER (char, head, members[i].offset)))
    return FALSE;
  head->has |= 1u << i;
  return TRUE;
}

static gboolean
read_board (const char *text,
            const char *name,
            const FringeRecordHead *head,
            FringeBoard *board,
            FringeJsonReader *reader)
{
  FringeBoardError problem;
  guint rows = MIN (head->rows, FRINGE_SIDE_MAX + 1), columns = MIN (head->columns, FRINGE_SIDE_MAX + 1);

  if (rows > 0 && columns > 0 && fringe_board_parse (text, strlen (text), (int) rows, (int) columns, board, &problem))
    return TRUE;
  fringe_json_reader_fail (reader, _ ("“%s” is not a board of %u × %u cells."), name, head->rows, head->columns);
  return FALSE;
}

gboolean
fringe_record_head_check (FringeRecordHead *head, FringeJsonReader *reader)
{
  if (!check_format (head, reader))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (!(head->has >> i & 1))
      return fail_missing (reader, members[i].name);
  if (!read_board (head->start_text, "start", head, &head->start, reader)
      || !read_board (head->goal_text, "goal", head, &head->goal, reader))
    return FALSE;
  if (head->node_limit > FRINGE_NODE_LIMIT_MAX)
    fringe_json_reader_fail (reader, _ ("“%s” is out of range."), "node_limit");
  else if (!fringe_heuristic_fits (head->rules.heuristic, (int) head->rows, (int) head->columns))
    fringe_json_reader_fail (reader, _ ("The heuristic “%s” is not made for boards of %u × %u cells."),
                             fringe_heuristic_name (head->rules.heuristic), head->rows, head->columns);
  else
    return TRUE;
  return FALSE;
}
