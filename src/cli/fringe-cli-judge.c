/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-autoptr.h"
#include "fringe-bounded-run.h"
#include "fringe-cli-columns.h"
#include "fringe-cli-depths.h"
#include "fringe-cli-json.h"
#include "fringe-cli-lines.h"
#include "fringe-cli-output.h"
#include "fringe-record-words.h"
#include "fringe-sentences.h"
#include "fringe-text-table.h"
#include "fringe-titles.h"
#include "fringe-truth-survey.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* All boards of ten cells, with a hundred bytes for each, are less. */
#define BYTES_MAX (512 * 1024 * 1024)
#define H_MAX 1e9
/* So many nodes has a search of the other commands, too. */
#define NODE_LIMIT 10000000

/**
 * Given:
 * @h: by rank; NAN where none was given
 * @lines: by rank, where it was
 * @n_unsolvable: boards given that cannot reach the goal, where every h is right
 *
 * What the program printed.
 */
typedef struct
{
  FringeBoard goal;
  double *h;
  guint32 *lines;
  guint n_boards, n_unsolvable;
  double sum;
} Given;

static void
given_init (Given *given)
{
  guint32 n_ranks = fringe_board_n_ranks (fringe_board_n_cells (&given->goal));

  given->h = g_new (double, n_ranks);
  given->lines = g_new0 (guint32, n_ranks);
  for (guint32 i = 0; i < n_ranks; i++)
    given->h[i] = NAN;
}

static void
given_clear (Given *given)
{
  g_clear_pointer (&given->h, g_free);
  g_clear_pointer (&given->lines, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Given, given_clear)

/* Returns: where the last word of @text begins */
static const char *
last_word (const char *text)
{
  const char *word = text + strlen (text);

  while (word > text && !g_ascii_isspace (word[-1]))
    word--;
  return word;
}

static gboolean
take_line (const char *text, const char *where, guint32 number, gpointer data, GError **error)
{
  Given *given = data;
  const char *word = last_word (text);
  FringeBoardError problem;
  FringeBoard board;
  guint32 rank;
  double h;

  if (!fringe_double_from_text (word, -H_MAX, H_MAX, &h))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, _ ("“%s” is not a number, which h must be."), word);
  if (!fringe_board_parse (text, (gsize) (word - text), given->goal.rows, given->goal.columns, &board, &problem))
    {
      g_autofree char *what = fringe_board_error_sentence (&problem, text, (gsize) (word - text));

      return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s", what);
    }
  rank = fringe_board_rank (board.cells, fringe_board_n_cells (&board));
  if (given->lines[rank] != 0)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, _ ("This board stands in line %u already."),
                            given->lines[rank]);
  given->lines[rank] = number;
  if (!fringe_board_verdict (&board, &given->goal).solvable)
    {
      given->n_unsolvable++;
      return TRUE;
    }
  given->h[rank] = h;
  given->n_boards++;
  given->sum += h;
  return TRUE;
}

/* Searches */

/* A* with the h that was given. */
typedef struct
{
  FringeBoard start;
  FringeOutcome outcome;
  FringeCounts counts;
  gint64 cost; /* -1 where there is none */
} Searched;

static gboolean
read_start (const Given *given, const char *word, FringeBoard *start, GError **error)
{
  FringeBoardError problem;

  if (!fringe_board_parse (word, strlen (word), given->goal.rows, given->goal.columns, start, &problem))
    {
      g_autofree char *what = fringe_board_error_sentence (&problem, word, strlen (word));

      return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--start", "%s", what);
    }
  if (!fringe_board_verdict (start, &given->goal).solvable)
    {
      g_autofree char *why = fringe_verdict_sentence (start, &given->goal);

      return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--start", "%s", why);
    }
  return TRUE;
}

static Searched
search_from (const Given *given, const FringeBoard *start)
{
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  Searched searched = { .start = *start, .outcome = FRINGE_OUTCOME_LIMIT, .cost = -1 };
  FringeEstimate estimate;
  g_autoptr (FringeSearch) search = NULL;

  fringe_estimate_init_given (&estimate, &given->goal, given->h);
  search = fringe_search_new_with_estimate (start, &given->goal, &rules, &estimate, NODE_LIMIT);
  if (search == NULL)
    return searched;
  fringe_bounded_run_to_end (search, NULL);
  searched.outcome = fringe_search_outcome (search);
  searched.counts = fringe_search_counts_at (search, fringe_search_n_steps (search));
  if (searched.outcome == FRINGE_OUTCOME_SOLVED)
    searched.cost = fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
  return searched;
}

/* Returns: (transfer full) (nullable) (element-type Searched): one for each board that was named */
static GArray *
search_all (const Given *given, char **starts, gboolean is_complete, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Searched));

  if (starts != NULL && !is_complete)
    {
      fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--start", "%s",
                       _ ("A search needs the h of all boards that can be solved."));
      return NULL;
    }
  for (guint i = 0; starts != NULL && starts[i] != NULL; i++)
    {
      FringeBoard start;
      Searched searched;

      if (!read_start (given, starts[i], &start, error))
        return NULL;
      searched = search_from (given, &start);
      g_array_append_val (all, searched);
    }
  return g_steal_pointer (&all);
}

/* JSON */

static void
add_searches (JsonBuilder *builder, const GArray *searches)
{
  json_builder_set_member_name (builder, "searches");
  json_builder_begin_array (builder);
  for (guint i = 0; i < searches->len; i++)
    {
      const Searched *searched = &g_array_index (searches, Searched, i);
      char start[FRINGE_BOARD_TEXT_MAX];

      fringe_board_print (&searched->start, start);
      json_builder_begin_object (builder);
      fringe_cli_json_add_string (builder, "start", start);
      fringe_cli_json_add_string (builder, "outcome", fringe_outcome_name (searched->outcome));
      fringe_cli_json_add_int_where (builder, searched->cost >= 0, "cost", searched->cost);
      fringe_cli_json_add_int (builder, "generated", searched->counts.generated);
      fringe_cli_json_add_int (builder, "expanded", searched->counts.expanded);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_worst (JsonBuilder *builder, const FringeTruthSurvey *survey)
{
  char board[FRINGE_BOARD_TEXT_MAX];

  if (survey->n_overestimates == 0)
    {
      fringe_cli_json_add_null (builder, "worst");
      return;
    }
  fringe_board_print (&survey->worst, board);
  json_builder_set_member_name (builder, "worst");
  json_builder_begin_object (builder);
  fringe_cli_json_add_string (builder, "board", board);
  fringe_cli_json_add_number (builder, "h", survey->worst_h);
  fringe_cli_json_add_int (builder, "distance", survey->worst_distance);
  json_builder_end_object (builder);
}

static void
add_edge (JsonBuilder *builder, const FringeTruthSurvey *survey)
{
  char from[FRINGE_BOARD_TEXT_MAX], to[FRINGE_BOARD_TEXT_MAX];
  FringeBoard other = survey->from;

  if (survey->n_inconsistencies == 0)
    {
      fringe_cli_json_add_null (builder, "edge");
      return;
    }
  fringe_board_move (&other, survey->move);
  fringe_board_print (&survey->from, from);
  fringe_board_print (&other, to);
  json_builder_set_member_name (builder, "edge");
  json_builder_begin_object (builder);
  fringe_cli_json_add_string (builder, "from", from);
  fringe_cli_json_add_string (builder, "to", to);
  fringe_cli_json_add_number (builder, "h_from", survey->h_from);
  fringe_cli_json_add_number (builder, "h_to", survey->h_to);
  json_builder_end_object (builder);
}

static JsonNode *
judged_json (const Given *given, const FringeTruthSurvey *survey, const GArray *searches)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  fringe_cli_json_add_int (builder, "boards", given->n_boards);
  fringe_cli_json_add_int (builder, "unsolvable", given->n_unsolvable);
  fringe_cli_json_add_boolean (builder, "complete", survey->is_complete);
  fringe_cli_json_add_boolean (builder, "admissible", survey->n_overestimates == 0);
  add_worst (builder, survey);
  fringe_cli_json_add_boolean (builder, "consistent", survey->n_inconsistencies == 0);
  add_edge (builder, survey);
  fringe_cli_json_add_double (builder, "mean", given->sum / given->n_boards);
  add_searches (builder, searches);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Text */

static void
add_line (GString *text, char *sentence)
{
  g_string_append (text, sentence);
  g_string_append_c (text, '\n');
  g_free (sentence);
}

static void
add_count (GString *text, const Given *given, const FringeTruthSurvey *survey)
{
  guint n_all = fringe_board_n_ranks (fringe_board_n_cells (&given->goal)) / 2;

  if (!survey->is_complete)
    add_line (text,
              g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "h is given of %u of the %u boards that can be solved.",
                                            "h is given of %u of the %u boards that can be solved.", given->n_boards),
                               given->n_boards, n_all));
  if (given->n_unsolvable > 0)
    add_line (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u board cannot be solved and is left out.",
                                                  "%u boards cannot be solved and are left out.", given->n_unsolvable),
                                     given->n_unsolvable));
}

static char *
worst_sentence (const FringeTruthSurvey *survey)
{
  g_autofree char *h = fringe_exact_text (survey->worst_h);
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&survey->worst, board);
  /* Translators: a board, and its h and h*. */
  return g_strdup_printf (_ ("The error is largest on %s, with h = %s and h* = %d."), board, h, survey->worst_distance);
}

typedef struct
{
  guint n;
  double sum, least, most;
} Range;

static Range
range_of_depth (const Given *given, const FringeDepths *depths, guint depth)
{
  Range range = { .least = INFINITY, .most = -INFINITY };
  guint n = fringe_depths_count (depths, depth);

  for (guint i = 0; i < n; i++)
    {
      FringeBoard board = fringe_depths_board (depths, depth, i);
      double h = given->h[fringe_board_rank (board.cells, fringe_board_n_cells (&board))];

      if (isnan (h))
        continue;
      range.n++;
      range.sum += h;
      range.least = MIN (range.least, h);
      range.most = MAX (range.most, h);
    }
  return range;
}

static void
add_depths (GString *text, const Given *given, const FringeDepths *depths)
{
  const char *const titles[] = {
    /* Translators: titles of columns: the moves from the goal, a number of boards, and their h. */
    _ ("Depth"), _ ("Boards"), _ ("Mean h"), _ ("Least h"), _ ("Largest h"),
  };
  g_autoptr (FringeTextTable) table = fringe_text_table_new (titles, G_N_ELEMENTS (titles), ~0u);
  g_autofree char *lines = NULL;

  for (guint depth = 0; depth <= fringe_depths_largest (depths); depth++)
    {
      Range range = range_of_depth (given, depths, depth);
      g_autofree char *number = g_strdup_printf ("%u", depth), *n = g_strdup_printf ("%u", range.n);
      g_autofree char *mean = g_strdup_printf ("%.3f", range.sum / range.n);
      g_autofree char *least = fringe_exact_text (range.least), *most = fringe_exact_text (range.most);
      const char *const cells[] = { number, n, mean, least, most };

      for (guint i = 0; i < G_N_ELEMENTS (cells) && range.n > 0; i++)
        fringe_text_table_add (table, cells[i]);
    }
  lines = fringe_text_table_print (table);
  g_string_append_printf (text, "\n%s", lines);
}

static char *
search_sentence (const Searched *searched)
{
  char start[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&searched->start, start);
  if (searched->cost < 0)
    /* Translators: a board and a number of nodes. */
    return g_strdup_printf (_ ("A* from %s came to the limit of %d nodes."), start, NODE_LIMIT);
  /* Translators: a board, the moves of the solution, nodes expanded, nodes generated. */
  return g_strdup_printf (_ ("A* from %s: cost %d, %u nodes expanded, %u generated."), start, (int) searched->cost,
                          searched->counts.expanded, searched->counts.generated);
}

static char *
judged_text (const Given *given, const FringeTruthSurvey *survey, const FringeDepths *depths, const GArray *searches)
{
  GString *text = g_string_new (NULL);
  g_autofree char *mean = g_strdup_printf ("%.3f", given->sum / given->n_boards);
  g_autofree char *dominance = fringe_truth_survey_dominance_sentences (survey);

  add_count (text, given, survey);
  add_line (text, fringe_truth_survey_admissible_sentence (survey));
  if (survey->n_overestimates > 0)
    add_line (text, worst_sentence (survey));
  add_line (text, fringe_truth_survey_consistent_sentence (survey));
  if (dominance != NULL && survey->is_complete)
    add_line (text, g_steal_pointer (&dominance));
  add_line (text, g_strdup_printf (_ ("The mean of h is %s."), mean));
  for (guint i = 0; i < searches->len; i++)
    add_line (text, search_sentence (&g_array_index (searches, Searched, i)));
  add_depths (text, given, depths);
  return g_string_free (text, FALSE);
}

static gboolean
write_judged (const FringeCliOptions *options,
              const Given *given,
              const FringeTruthSurvey *survey,
              const FringeDepths *depths,
              const GArray *searches,
              GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  g_autoptr (JsonNode) data = NULL;
  g_autofree char *text = NULL;
  gboolean is_added;

  if (options->format == FRINGE_CLI_FORMAT_TEXT)
    {
      text = judged_text (given, survey, depths, searches);
      is_added = fringe_cli_output_add_text (output, text, error);
    }
  else
    {
      data = judged_json (given, survey, searches);
      is_added = fringe_cli_output_add_data (output, data, error);
    }
  return is_added && fringe_cli_output_finish (output, error);
}

static FringeCliStatus
judge (const FringeCliOptions *options, Given *given, char **starts, GError **error)
{
  g_autoptr (FringeDepths) depths = fringe_cli_depths_new ("--size", &given->goal, error);
  g_autofree FringeTruthSurvey *survey = NULL;
  g_autoptr (GArray) searches = NULL;
  g_autofree char *name = fringe_cli_input_name (options->files[0]);

  if (depths == NULL)
    return FRINGE_CLI_BAD_USAGE;
  given_init (given);
  if (!fringe_cli_lines_read (options->files[0], BYTES_MAX, take_line, given, error))
    return FRINGE_CLI_BAD_USAGE;
  if (given->n_boards == 0)
    {
      fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, name, "%s", _ ("There is no board in it that can be solved."));
      return FRINGE_CLI_BAD_USAGE;
    }
  survey = fringe_truth_survey_given (&given->goal, given->h, NULL, error);
  if (survey == NULL)
    return FRINGE_CLI_LIMIT;
  searches = search_all (given, starts, survey->is_complete, error);
  if (searches == NULL)
    return FRINGE_CLI_BAD_USAGE;
  if (!write_judged (options, given, survey, depths, searches, error))
    return FRINGE_CLI_LIMIT;
  return survey->n_overestimates == 0 ? FRINGE_CLI_DONE : FRINGE_CLI_UNSOLVABLE;
}

FringeCliStatus
fringe_cli_judge (int argc, char *argv[], GError **error)
{
  g_auto (Given) given = { 0 };
  g_auto (GStrv) starts = NULL;
  const GOptionEntry entries[] = {
    { "start", 0, 0, G_OPTION_ARG_STRING_ARRAY, &starts,
      N_ ("Search from this board by A* with these h; for several boards, several times"), "BOARD" },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "judge",
    .summary = _ ("Says whether the h that a program prints of boards is admissible and consistent, or where not."),
    .groups = FRINGE_CLI_GROUP_FILE | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_TEXT) | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_JSON),
    .entries = entries,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered || !fringe_cli_problems_read_goal (&options->words, &given.goal, error))
    return FRINGE_CLI_DONE;
  return judge (options, &given, starts, error);
}
