/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"
#include "reference-search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Searches by the reference for tests that are not written in C. Each line of standard input is a problem: start, goal,
 * algorithm, heuristic, weight, moves, ties, duplicates and goal test, with tabs between; each line of the answer is
 * what came of it, as JSON. */

#define NODE_LIMIT 150

static void
print_id (const char *name, uint32_t id)
{
  printf (",\"%s\":%lld", name, id == UINT32_MAX ? -1LL : (long long) id);
}

static void
print_node (const ReferenceNode *node)
{
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&node->board, board);
  printf ("{\"board\":\"%s\",\"g\":%u,\"h\":%g,\"move\":\"%c\"", board, node->g, node->h,
          node->move == FRINGE_N_MOVES ? '-' : fringe_move_letter (node->move));
  print_id ("parent", node->parent);
  print_id ("generated", node->generated_step);
  print_id ("removed", node->removed_step);
  print_id ("superseded", node->superseded_step);
  print_id ("stale_of", node->state == FRINGE_NODE_STALE ? node->stale_of : FRINGE_NO_NODE);
  printf (",\"expanded\":%s,\"duplicates\":{", node->state == FRINGE_NODE_EXPANDED ? "true" : "false");
  for (int i = 0; i < node->n_duplicates; i++)
    printf ("%s\"%c\":%u", i > 0 ? "," : "", fringe_move_letter (node->duplicates[i].move), node->duplicates[i].of);
  printf ("}}");
}

static void
print_answer (const Reference *reference)
{
  printf ("{\"solved\":%s,\"removed\":[", reference->outcome == FRINGE_OUTCOME_SOLVED ? "true" : "false");
  for (guint step = 1; step < reference->steps->len; step++)
    printf ("%s%u", step > 1 ? "," : "", reference_step (reference, step)->removed);
  printf ("],\"bounds\":[");
  for (guint step = 1; step < reference->steps->len; step++)
    {
      const GArray *iterations = reference_step (reference, step)->iterations;

      printf ("%s%d", step > 1 ? "," : "",
              iterations->len > 0 ? (int) g_array_index (iterations, FringeIteration, iterations->len - 1).bound : -1);
    }
  printf ("],\"nodes\":[");
  for (guint id = 0; id < reference->nodes->len; id++)
    {
      printf ("%s", id > 0 ? "," : "");
      print_node (reference_node (reference, id));
    }
  printf ("]}\n");
}

static gboolean
read_problem (char **words, TestProblem *problem)
{
  FringeBoardError error;

  if (g_strv_length (words) != 9 || !fringe_board_parse (words[0], strlen (words[0]), 0, 0, &problem->start, &error)
      || !fringe_board_parse (words[1], strlen (words[1]), 0, 0, &problem->goal, &error))
    return FALSE;
  problem->rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  problem->rules.weight = g_ascii_strtod (words[4], NULL);
  return fringe_algorithm_from_name (words[2], &problem->rules.algorithm)
         && fringe_heuristic_from_name (words[3], &problem->rules.heuristic)
         && fringe_moves_from_text (words[5], problem->rules.moves)
         && fringe_ties_from_name (words[6], &problem->rules.ties)
         && fringe_duplicates_from_name (words[7], &problem->rules.duplicates)
         && fringe_goal_test_from_name (words[8], &problem->rules.goal_test);
}

int
main (void)
{
  char line[1000];

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      g_auto (GStrv) words = g_strsplit (g_strchomp (line), "\t", -1);
      g_autoptr (Reference) reference = NULL;
      TestProblem problem;

      if (!read_problem (words, &problem))
        {
          fprintf (stderr, "not a problem: %s\n", line);
          return EXIT_FAILURE;
        }
      reference = reference_new (&problem, NODE_LIMIT);
      print_answer (reference);
      fflush (stdout);
    }
  return EXIT_SUCCESS;
}
