/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-board-text.h"
#include "fringe-cli-depths.h"
#include "fringe-cli-output.h"

#include <glib/gi18n-lib.h>

#define RANDOM_MAX 1000000

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  gboolean all;
  char *depth_words;
  char *random_word;
  char *seed_word;

  GArray *depths; /* NULL where all are meant */
  guint64 n_random, seed;
} Wanted;

static void
wanted_clear (Wanted *wanted)
{
  g_clear_pointer (&wanted->depth_words, g_free);
  g_clear_pointer (&wanted->random_word, g_free);
  g_clear_pointer (&wanted->seed_word, g_free);
  g_clear_pointer (&wanted->depths, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wanted, wanted_clear)

static gboolean
read_wanted (gpointer data, GError **error)
{
  Wanted *wanted = data;

  if ((wanted->all ? 1 : 0) + (wanted->depth_words != NULL) + (wanted->random_word != NULL) != 1)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--all", "%s",
                            _ ("Say which boards, by one of --all, --depth and --random."));
  if (wanted->depth_words != NULL
      && (wanted->depths = fringe_cli_depths_read ("--depth", wanted->depth_words, error)) == NULL)
    return FALSE;
  return (wanted->random_word == NULL
          || fringe_cli_read_number ("--random", wanted->random_word, 1, RANDOM_MAX, &wanted->n_random, error))
         && (wanted->seed_word == NULL
             || fringe_cli_read_number ("--seed", wanted->seed_word, 0, G_MAXUINT64, &wanted->seed, error));
}

static void
add_board (GString *lines, const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  int length = fringe_board_print (board, text);

  g_string_append_len (lines, text, length);
  g_string_append_c (lines, '\n');
}

static void
add_random (GString *lines, const Wanted *wanted, const FringeBoard *goal)
{
  uint64_t random = wanted->seed;

  for (guint64 i = 0; i < wanted->n_random; i++)
    {
      FringeBoard board = fringe_board_draw (goal, &random);

      add_board (lines, &board);
    }
}

static void
add_depth (GString *lines, const FringeDepths *depths, guint depth)
{
  guint n = fringe_depths_count (depths, depth);

  for (guint i = 0; i < n; i++)
    {
      FringeBoard board = fringe_depths_board (depths, depth, i);

      add_board (lines, &board);
    }
}

static gboolean
add_depths (GString *lines, const Wanted *wanted, const FringeBoard *goal, GError **error)
{
  const char *option = wanted->all ? "--all" : "--depth";
  g_autoptr (FringeDepths) depths = fringe_cli_depths_new (option, goal, error);

  if (depths == NULL || (!wanted->all && !fringe_cli_depths_check (option, wanted->depths, depths, error)))
    return FALSE;
  for (guint depth = 0; wanted->all && depth <= fringe_depths_largest (depths); depth++)
    add_depth (lines, depths, depth);
  for (guint i = 0; !wanted->all && i < wanted->depths->len; i++)
    add_depth (lines, depths, g_array_index (wanted->depths, guint, i));
  return TRUE;
}

FringeCliStatus
fringe_cli_boards (int argc, char *argv[], GError **error)
{
  g_auto (Wanted) wanted = { 0 };
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &wanted.all, N_ ("All boards that can reach the goal, the nearest first"), NULL },
    { "depth", 0, 0, G_OPTION_ARG_STRING, &wanted.depth_words, N_ ("All boards so many moves from the goal"), "D" },
    { "random", 0, 0, G_OPTION_ARG_STRING, &wanted.random_word, N_ ("So many boards, each drawn from all"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &wanted.seed_word, N_ ("The seed: equal seeds draw equal boards (0)"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "boards",
    .summary = _ ("Prints boards that can reach the goal, one a line."),
    .groups = FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_TEXT),
    .entries = entries,
    .read = read_wanted,
    .data = &wanted,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);
  g_autoptr (FringeCliOutput) output = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);
  FringeBoard goal;

  if (options == NULL || options->answered || !fringe_cli_problems_read_goal (&options->words, &goal, error))
    return FRINGE_CLI_DONE;
  if (wanted.random_word != NULL)
    add_random (lines, &wanted, &goal);
  else if (!add_depths (lines, &wanted, &goal, error))
    return FRINGE_CLI_BAD_USAGE;
  output = fringe_cli_output_new (options);
  if (fringe_cli_output_add_text (output, lines->str, error))
    fringe_cli_output_finish (output, error);
  return FRINGE_CLI_DONE;
}
