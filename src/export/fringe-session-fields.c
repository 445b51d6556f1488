/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-board-text.h"
#include "fringe-export-error.h"
#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DEFINE_WORD(word, Type)                                                                                        \
  static gboolean read_##word (const char *text, gpointer member)                                                      \
  {                                                                                                                    \
    return fringe_##word##_from_name (text, member);                                                                   \
  }                                                                                                                    \
  static char *print_##word (gconstpointer member)                                                                     \
  {                                                                                                                    \
    return g_strdup (fringe_##word##_name (*(const Type *) member));                                                   \
  }
#define OFFSET(member) G_STRUCT_OFFSET (FringeSessionFile, member)
#define RULES_OFFSET(member) G_STRUCT_OFFSET (FringeRules, member)

/* A value that is quoted in a sentence is cut after so many characters. */
#define QUOTE_MAX 60

gboolean
fringe_session_fail (GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE, sentence);
  return FALSE;
}

static gboolean
ends_in_escape (const char *value)
{
  gsize n = 0, length = strlen (value);

  while (n < length && value[length - 1 - n] == '\\')
    n++;
  return n % 2 == 1;
}

/* GLib 2.74 warns where a value has another wrong backslash and one at its end. */
char *
fringe_session_read_text (GKeyFile *keys, const char *group, const char *key)
{
  g_autofree char *value = g_key_file_get_value (keys, group, key, NULL);
  char *text;

  if (value == NULL || ends_in_escape (value))
    return g_steal_pointer (&value);
  text = g_key_file_get_string (keys, group, key, NULL);
  return text != NULL ? text : g_steal_pointer (&value);
}

static char *
quote (const char *text)
{
  glong length = g_utf8_strlen (text, -1);
  g_autofree char *start = g_utf8_substring (text, 0, MIN (length, QUOTE_MAX));

  return length > QUOTE_MAX ? g_strconcat (start, "…", NULL) : g_strdup (start);
}

gboolean
fringe_session_complain (FringeSessionComplaint complaint,
                         const char *group,
                         const char *key,
                         const char *value,
                         GError **error)
{
  g_autofree char *quoted = quote (value);

  switch (complaint)
    {
    case FRINGE_SESSION_NO_NUMBER:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _ ("[%s] %s: “%s” is not a number that can stand here."), group, key, quoted);
    case FRINGE_SESSION_NO_BOARD:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _ ("[%s] %s: “%s” is not a board."), group, key, quoted);
    case FRINGE_SESSION_TOO_LONG:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _ ("[%s] %s: “%s” is too long."), group, key, quoted);
    case FRINGE_SESSION_NO_BREAKPOINT:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _ ("[%s] %s: “%s” is not a breakpoint."), group, key, quoted);
    case FRINGE_SESSION_NO_FORKS:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _ ("[%s] %s: “%s” are not forks."), group, key, quoted);
    case FRINGE_SESSION_NO_WORD:
    default:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _ ("[%s] %s: “%s” is not one of the known words."), group, key, quoted);
    }
}

static gboolean
read_number (const char *text, gpointer member)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32 - 1, &number, NULL))
    return FALSE;
  *(guint32 *) member = (guint32) number;
  return TRUE;
}

static char *
print_number (gconstpointer member)
{
  return g_strdup_printf ("%u", *(const guint32 *) member);
}

/* An empty value stands for no node. */
static gboolean
read_node (const char *text, gpointer member)
{
  if (*text != '\0')
    return read_number (text, member);
  *(guint32 *) member = FRINGE_NO_NODE;
  return TRUE;
}

static char *
print_node (gconstpointer member)
{
  return *(const guint32 *) member == FRINGE_NO_NODE ? g_strdup ("") : print_number (member);
}

static gboolean
read_scale (const char *text, gpointer member)
{
  return fringe_double_from_text (text, FRINGE_SESSION_SCALE_MIN, FRINGE_SCALE_MAX, member);
}

static gboolean
read_offset (const char *text, gpointer member)
{
  return fringe_double_from_text (text, -FRINGE_SESSION_OFFSET_MAX, FRINGE_SESSION_OFFSET_MAX, member);
}

static gboolean
read_weight (const char *text, gpointer member)
{
  return fringe_double_from_text (text, 0, FRINGE_WEIGHT_MAX, member);
}

static char *
print_double (gconstpointer member)
{
  GString *text = g_string_new (NULL);

  fringe_append_double (text, *(const double *) member);
  return g_string_free (text, FALSE);
}

static gboolean
read_truth (const char *text, gpointer member)
{
  *(gboolean *) member = g_str_equal (text, "true");
  return *(gboolean *) member || g_str_equal (text, "false");
}

static char *
print_truth (gconstpointer member)
{
  return g_strdup (*(const gboolean *) member ? "true" : "false");
}

static gboolean
read_text (const char *text, gpointer member)
{
  char **copy = member;

  if (g_utf8_strlen (text, -1) > FRINGE_SESSION_TITLE_MAX)
    return FALSE;
  g_free (*copy);
  *copy = g_strdup (text);
  return TRUE;
}

static char *
print_text (gconstpointer member)
{
  return g_strdup (*(char *const *) member);
}

static gboolean
read_board (const char *text, gpointer member)
{
  FringeBoardError problem;

  return fringe_board_parse (text, strlen (text), 0, 0, member, &problem);
}

/* Prints a board that tells its shape: "[[1 2 3] [4 5 6] [7 8 0]]". */
static char *
print_board (gconstpointer member)
{
  const FringeBoard *board = member;
  GString *text = g_string_new ("[");

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell % board->columns > 0)
        g_string_append_c (text, ' ');
      else
        g_string_append (text, cell > 0 ? "] [" : "[");
      g_string_append_printf (text, "%d", board->cells[cell]);
    }
  g_string_append (text, "]]");
  return g_string_free (text, FALSE);
}

static gboolean
read_moves (const char *text, gpointer member)
{
  return fringe_moves_from_text (text, member);
}

static char *
print_moves (gconstpointer member)
{
  char text[FRINGE_N_MOVES + 1];

  fringe_moves_print (member, text);
  return g_strdup (text);
}

DEFINE_WORD (algorithm, FringeAlgorithm)
DEFINE_WORD (heuristic, FringeHeuristic)
DEFINE_WORD (ties, FringeTies)
DEFINE_WORD (duplicates, FringeDuplicates)
DEFINE_WORD (goal_test, FringeGoalTest)
DEFINE_WORD (coloring, FringeColoring)

static const char *const growths[] = { "down", "right", "fitting" };

static gboolean
read_growth (const char *text, gpointer member)
{
  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    if (g_str_equal (text, growths[i]))
      {
        *(FringeGrowth *) member = (FringeGrowth) i;
        return TRUE;
      }
  return FALSE;
}

static char *
print_growth (gconstpointer member)
{
  return g_strdup (growths[*(const FringeGrowth *) member]);
}

const FringeSessionKind fringe_session_number = { read_number, print_number, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_text = { read_text, print_text, FRINGE_SESSION_TOO_LONG },
                        fringe_session_board = { read_board, print_board, FRINGE_SESSION_NO_BOARD },
                        fringe_session_node = { read_node, print_node, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_truth = { read_truth, print_truth, FRINGE_SESSION_NO_WORD };

static const FringeSessionKind scale_kind = { read_scale, print_double, FRINGE_SESSION_NO_NUMBER },
                               offset_kind = { read_offset, print_double, FRINGE_SESSION_NO_NUMBER },
                               weight_kind = { read_weight, print_double, FRINGE_SESSION_NO_NUMBER },
                               moves_kind = { read_moves, print_moves, FRINGE_SESSION_NO_WORD },
                               algorithm_kind = { read_algorithm, print_algorithm, FRINGE_SESSION_NO_WORD },
                               heuristic_kind = { read_heuristic, print_heuristic, FRINGE_SESSION_NO_WORD },
                               ties_kind = { read_ties, print_ties, FRINGE_SESSION_NO_WORD },
                               duplicates_kind = { read_duplicates, print_duplicates, FRINGE_SESSION_NO_WORD },
                               goal_test_kind = { read_goal_test, print_goal_test, FRINGE_SESSION_NO_WORD },
                               growth_kind = { read_growth, print_growth, FRINGE_SESSION_NO_WORD },
                               coloring_kind = { read_coloring, print_coloring, FRINGE_SESSION_NO_WORD };

/* The forks of a search stand in the order of their steps: "12 astar manhattan 1 fifo;30 greedy misplaced 1 lifo;". */

/* The words that tell a fork. */
static const struct
{
  const FringeSessionKind *kind;
  gsize offset;
} words[] = {
  { &fringe_session_number, G_STRUCT_OFFSET (FringeSessionFork, step) },
  { &algorithm_kind, G_STRUCT_OFFSET (FringeSessionFork, rules.algorithm) },
  { &heuristic_kind, G_STRUCT_OFFSET (FringeSessionFork, rules.heuristic) },
  { &weight_kind, G_STRUCT_OFFSET (FringeSessionFork, rules.weight) },
  { &ties_kind, G_STRUCT_OFFSET (FringeSessionFork, rules.ties) },
};

/* A formula is the only word that has spaces: two words stand before it, and two after it. */
static GStrv
split_fork (const char *text)
{
  g_auto (GStrv) pieces = g_strsplit (text, " ", -1);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  guint n = g_strv_length (pieces);
  g_autofree char *end = NULL, *heuristic = NULL;

  if (n <= G_N_ELEMENTS (words))
    return g_steal_pointer (&pieces);
  end = pieces[n - 2];
  pieces[n - 2] = NULL;
  heuristic = g_strjoinv (" ", pieces + 2);
  g_strv_builder_add_many (parts, pieces[0], pieces[1], heuristic, end, pieces[n - 1], NULL);
  g_free (pieces[n - 1]);
  return g_strv_builder_end (parts);
}

static gboolean
read_fork (const char *text, FringeSessionFork *fork)
{
  g_auto (GStrv) parts = split_fork (text);

  if (g_strv_length (parts) != G_N_ELEMENTS (words))
    return FALSE;
  fork->rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (!words[i].kind->read (parts[i], &G_STRUCT_MEMBER (char, fork, words[i].offset)))
      return FALSE;
  return fringe_algorithm_has_frontier (fork->rules.algorithm);
}

/* Adds a fork. Each goes on from a later step than the one before. */
static gboolean
add_fork (GArray *forks, const char *text)
{
  FringeSessionFork fork;

  if (forks->len == FRINGE_SESSION_FORKS_MAX || !read_fork (text, &fork))
    return FALSE;
  if (forks->len > 0 && g_array_index (forks, FringeSessionFork, forks->len - 1).step >= fork.step)
    return FALSE;
  g_array_append_val (forks, fork);
  return TRUE;
}

static gboolean
read_forks (const char *text, gpointer member)
{
  GArray *forks = *(GArray **) member;
  g_auto (GStrv) texts = g_strsplit (text, ";", FRINGE_SESSION_FORKS_MAX + 2);

  for (guint i = 0; texts[i] != NULL; i++)
    if (*texts[i] == '\0' && texts[i + 1] == NULL)
      break;
    else if (!add_fork (forks, texts[i]))
      return FALSE;
  return TRUE;
}

static char *
print_forks (gconstpointer member)
{
  const GArray *forks = *(GArray *const *) member;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < forks->len; i++)
    for (gsize word = 0; word < G_N_ELEMENTS (words); word++)
      {
        const FringeSessionFork *fork = &g_array_index (forks, FringeSessionFork, i);
        g_autofree char *printed = words[word].kind->print (&G_STRUCT_MEMBER (const char, fork, words[word].offset));

        g_string_append_printf (text, "%s%c", printed, word + 1 < G_N_ELEMENTS (words) ? ' ' : ';');
      }
  return g_strdup (text->str);
}

/* Heuristics of one's own: "formula:half: manhattan/2;pdb:1-4/5-8;". None of them has a semicolon. */

static gboolean
read_own (const char *text, gpointer member)
{
  GArray *own = *(GArray **) member;
  g_auto (GStrv) texts = g_strsplit (text, ";", FRINGE_SESSION_OWN_MAX + 2);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      FringeHeuristic heuristic;

      if (*texts[i] == '\0' && texts[i + 1] == NULL)
        break;
      if (i == FRINGE_SESSION_OWN_MAX || !fringe_heuristic_from_name (texts[i], &heuristic)
          || !fringe_heuristic_is_own (heuristic))
        return FALSE;
      g_array_append_val (own, heuristic);
    }
  return TRUE;
}

static char *
print_own (gconstpointer member)
{
  const GArray *own = *(GArray *const *) member;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < own->len; i++)
    g_string_append_printf (text, "%s;", fringe_heuristic_name (g_array_index (own, FringeHeuristic, i)));
  return g_string_free (text, FALSE);
}

static const FringeSessionKind own_kind = { read_own, print_own, FRINGE_SESSION_NO_WORD };

const FringeSessionKind fringe_session_forks = { read_forks, print_forks, FRINGE_SESSION_NO_FORKS };

const FringeSessionField fringe_session_fields[] = {
  { "Puzzle", "Title", OFFSET (title), &fringe_session_text, TRUE },
  { "Puzzle", "Start", OFFSET (start), &fringe_session_board, FALSE },
  { "Puzzle", "Goal", OFFSET (goal), &fringe_session_board, FALSE },
  { "Search", "NodeLimit", OFFSET (node_limit), &fringe_session_number, TRUE },
  { "Search", "SearchAnyway", OFFSET (searches_anyway), &fringe_session_truth, TRUE },
  { "Search", "Forks", OFFSET (forks), &fringe_session_forks, TRUE },
  { "Search", "Heuristics", OFFSET (own), &own_kind, TRUE },
  { "Search", "Steps", OFFSET (n_steps), &fringe_session_number, TRUE },
  { "Search", "Step", OFFSET (step), &fringe_session_number, TRUE },
  { "Search", "Line", OFFSET (line), &fringe_session_node, TRUE },
  { FRINGE_SESSION_FOLDS_GROUP, "Size", OFFSET (fold_size), &fringe_session_number, TRUE },
  { "View", "Direction", OFFSET (growth), &growth_kind, TRUE },
  { "View", "Coloring", OFFSET (coloring), &coloring_kind, TRUE },
  { "View", "Duplicates", OFFSET (has_ghosts), &fringe_session_truth, TRUE },
  { "View", "Scale", OFFSET (scale), &scale_kind, TRUE },
  { "View", "Center", OFFSET (center), &fringe_session_node, TRUE },
  { "View", "OffsetX", OFFSET (offset_x), &offset_kind, TRUE },
  { "View", "OffsetY", OFFSET (offset_y), &offset_kind, TRUE },
  { "View", "Selected", OFFSET (selected), &fringe_session_node, TRUE },
  { "View", "Panel", OFFSET (panel), &fringe_session_text, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

const FringeSessionField fringe_session_compared[] = {
  { FRINGE_SESSION_COMPARISON_GROUP, "SearchAnyway", OFFSET (comparison_anyway), &fringe_session_truth, TRUE },
  { FRINGE_SESSION_COMPARISON_GROUP, "Forks", OFFSET (comparison_forks), &fringe_session_forks, TRUE },
  { FRINGE_SESSION_COMPARISON_GROUP, "Known", OFFSET (comparison_known), &fringe_session_number, TRUE },
  { FRINGE_SESSION_COMPARISON_GROUP, "Time", OFFSET (comparison_time), &fringe_session_number, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

const FringeSessionField fringe_session_other[] = {
  { NULL, "Start", G_STRUCT_OFFSET (FringeSessionNotes, start), &fringe_session_board, FALSE },
  { NULL, "Goal", G_STRUCT_OFFSET (FringeSessionNotes, goal), &fringe_session_board, FALSE },
  { NULL, "Forks", G_STRUCT_OFFSET (FringeSessionNotes, forks), &fringe_session_forks, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

const FringeSessionField fringe_session_rules[] = {
  { NULL, "Algorithm", RULES_OFFSET (algorithm), &algorithm_kind, FALSE },
  { NULL, "Heuristic", RULES_OFFSET (heuristic), &heuristic_kind, FALSE },
  { NULL, "Weight", RULES_OFFSET (weight), &weight_kind, TRUE },
  { NULL, "Moves", RULES_OFFSET (moves), &moves_kind, FALSE },
  { NULL, "Ties", RULES_OFFSET (ties), &ties_kind, FALSE },
  { NULL, "Duplicates", RULES_OFFSET (duplicates), &duplicates_kind, FALSE },
  { NULL, "GoalTest", RULES_OFFSET (goal_test), &goal_test_kind, FALSE },
  { NULL, NULL, 0, NULL, FALSE },
};

const char *const fringe_session_events[FRINGE_N_EVENTS] = { "layer", "duplicate", "reopened", "superseded" };
