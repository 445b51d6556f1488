/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"
#include "fringe-titles.h"
#include "fringe-truth-private.h"
#include "fringe-truth-seen-private.h"
#include "fringe-truth-survey.h"

#include <glib/gi18n-lib.h>

char *
fringe_truth_limit_sentence (int rows, int columns)
{
  if (fringe_truth_fits (rows, columns))
    return g_strdup (_("There is not enough memory for a table of all boards."));
  /* Translators: the first number is always 10, the second the cells of this puzzle. */
  return g_strdup_printf (_("True distances are tabulated for boards of up to %d cells; this one has %d, and too many "
                            "boards."),
                             FRINGE_PERFECT_CELLS_MAX, rows * columns);
}

static char *
no_tables_sentence (const FringeTruth *truth)
{
  return fringe_truth_limit_sentence (truth->goal.rows, truth->goal.columns);
}

static char *
difference_sentence (int h, int distance)
{
  if (h == distance)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The goal is h* = %d move away, and h = %d says just that.",
                                         "The goal is h* = %d moves away, and h = %d says just that.",
                                         (gulong) distance),
                            distance, h);
  if (h < distance)
    /* Translators: the true distance, the heuristic's value, their difference. So the next one too. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The goal is h* = %d move away; h = %d is %d too few.",
                                         "The goal is h* = %d moves away; h = %d is %d too few.", (gulong) distance),
                            distance, h, distance - h);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The goal is h* = %d move away; h = %d is %d too many: the heuristic is not "
                                       "admissible.",
                                       "The goal is h* = %d moves away; h = %d is %d too many: the heuristic is not "
                                       "admissible.",
                                       (gulong) distance),
                          distance, h, h - distance);
}

char *
fringe_truth_distance_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  int distance = fringe_truth_node_distance (truth, search, id);

  if (!fringe_truth_has_tables (truth))
    return no_tables_sentence (truth);
  if (distance < 0)
    return g_strdup (_("The goal cannot be reached from this board, however far one goes."));
  return difference_sentence ((int) fringe_search_h (search, id), distance);
}

/* Of a board other than start and goal. */
static char *
must_sentence (const FringeTruth *truth, const FringeBoard *board)
{
  gboolean is_gate = fringe_truth_is_gate (truth, board);

  if (!is_gate && truth->is_admissible)
    return g_strdup_printf (_("Every A* with this heuristic must expand this board: a path leads to it on which f stays "
                              "below C* = %d."),
                               truth->cost);
  if (!is_gate)
    return g_strdup_printf (_("Every A* with this heuristic must expand this board: a path leads from the start to it "
                              "on which f then stays below %d, and none such leads to the goal."),
                               truth->f_max);
  if (truth->is_admissible)
    return g_strdup_printf (_("Every A* with this heuristic must expand this board: all shortest solutions lead through "
                              "it. As f goes up to C* = %d on the way to it, the rule for ties decides only how soon."),
                               truth->cost);
  return g_strdup (_("Every A* with this heuristic must expand this board: each way that A* can take to the goal makes "
                     "it expand this board first."));
}

static char *
may_sentence (const FringeTruth *truth)
{
  if (truth->is_admissible)
    return g_strdup_printf (_("A* may expand this board or not: on the best path to it f goes up to C* = %d, and there "
                              "is a shortest solution that leaves it out, so that the rule for ties decides."),
                               truth->cost);
  return g_strdup (_("A* may expand this board or not: on a way to it f need not go higher than on the way to the goal, "
                     "so that the rule for ties decides."));
}

static char *
never_sentence (const FringeTruth *truth)
{
  if (truth->is_admissible)
    return g_strdup_printf (_("No A* with this heuristic expands this board: on every path to it f exceeds C* = %d."),
                               truth->cost);
  return g_strdup (_("No A* with this heuristic expands this board: on every path to it f goes higher than it has to on "
                     "the way to the goal."));
}

char *
fringe_truth_class_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  FringeTruthClass class = fringe_truth_node_class (truth, search, id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (class != FRINGE_TRUTH_UNKNOWN && fringe_board_equal (&board, &truth->goal))
    return g_strdup (_("This is the goal: A* removes it at the end and does not expand it."));
  if (class != FRINGE_TRUTH_UNKNOWN && fringe_board_equal (&board, &truth->start))
    return g_strdup (_("This is the start: every A* expands it first, whatever its f."));
  switch (class)
    {
    case FRINGE_TRUTH_MUST:
      return must_sentence (truth, &board);
    case FRINGE_TRUTH_MAY:
      return may_sentence (truth);
    case FRINGE_TRUTH_NEVER:
      return never_sentence (truth);
    case FRINGE_TRUTH_UNKNOWN:
    case FRINGE_N_TRUTH_CLASSES:
    default:
      return NULL;
    }
}

char *
fringe_truth_f_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  int g, h, f;

  if (truth->cost < 0)
    return NULL;
  g = (int) fringe_search_g (search, id);
  h = (int) fringe_search_h (search, id);
  f = g + h;
  if (f < truth->cost)
    /* Translators: g, h, their sum f, and the length of the shortest solutions. So the next two. */
    return g_strdup_printf (_("On its path in the tree f = %d + %d = %d, below C* = %d."), g, h, f, truth->cost);
  if (f == truth->cost)
    return g_strdup_printf (_("On its path in the tree f = %d + %d = %d, which is C*."), g, h, f);
  return g_strdup_printf (_("On its path in the tree f = %d + %d = %d, above C* = %d."), g, h, f, truth->cost);
}

char *
fringe_truth_cost_sentence (const FringeTruth *truth)
{
  guint n = truth->n_boards[FRINGE_TRUTH_MUST];

  if (!fringe_truth_has_tables (truth))
    return no_tables_sentence (truth);
  if (truth->cost < 0)
    return g_strdup (_("The goal cannot be reached from the start: there is no shortest solution."));
  if (truth->cost == 0)
    return g_strdup (_("The start is the goal: A* expands no board."));
  /* Translators: the length of the shortest solutions, and a number of boards. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The shortest solutions have C* = %d moves; every A* with this heuristic must "
                                       "expand %u board if it keeps the cheapest path to each board and tests a node "
                                       "for the goal as it is removed.",
                                       "The shortest solutions have C* = %d moves; every A* with this heuristic must "
                                       "expand %u boards if it keeps the cheapest path to each board and tests a node "
                                       "for the goal as it is removed.",
                                       n),
                          truth->cost, n);
}

/* Of the nodes seen */

static char *
overestimate_sentence (const FringeOverestimate *over)
{
  if (over->is_by_solution)
    /* Translators: a node, its h, and how many moves the solution goes on from it. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Node %u overestimates: h = %d, but the solution found goes on from it in %d "
                                         "move. The heuristic is not admissible.",
                                         "Node %u overestimates: h = %d, but the solution found goes on from it in %d "
                                         "moves. The heuristic is not admissible.",
                                         (gulong) over->distance),
                            over->node, over->h, over->distance);
  /* Translators: a node, its h, and its true distance. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Node %u overestimates: h = %d, but the goal is %d move away. The heuristic is "
                                       "not admissible.",
                                       "Node %u overestimates: h = %d, but the goal is %d moves away. The heuristic is "
                                       "not admissible.",
                                       (gulong) over->distance),
                          over->node, over->h, over->distance);
}

char *
fringe_truth_admissible_sentence (FringeTruthSeen *seen, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (seen->search, step);
  FringeOverestimate over;

  if (fringe_truth_seen_overestimate (seen, step, &over))
    return overestimate_sentence (&over);
  if (!fringe_truth_has_tables (seen->truth))
    return fringe_truth_proof_sentence (fringe_search_rules (seen->search)->heuristic);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The h of the %u node so far does not exceed its h*.",
                                       "The h of none of the %u nodes so far exceeds its h*.", n_nodes),
                          n_nodes);
}

char *
fringe_truth_consistent_sentence (FringeTruthSeen *seen, uint32_t step)
{
  FringeInconsistency edge;

  if (!fringe_truth_seen_inconsistency (seen, step, &edge))
    return g_strdup (_("On no move seen so far does h fall by more than 1, which is what the move costs."));
  /* Translators: a move, a node, another, and the h of both. */
  return g_strdup_printf (_("%s leads from node %u to the board of node %u and takes h from %d to %d: it falls by more "
                            "than the move costs. The heuristic is not consistent."),
      fringe_move_title (edge.move), edge.from, edge.to, edge.h_from, edge.h_to);
}

char *
fringe_truth_proof_sentence (FringeHeuristic heuristic)
{
  switch (heuristic)
    {
    case FRINGE_HEURISTIC_ZERO:
      return g_strdup (_("Zero can neither exceed a distance nor fall: it is admissible and consistent."));
    case FRINGE_HEURISTIC_MISPLACED:
      return g_strdup (_("A move brings one tile home at most, so that the number of misplaced tiles falls by 1 at "
                         "most: it is consistent and hence admissible."));
    case FRINGE_HEURISTIC_MANHATTAN:
      return g_strdup (
          _("A move brings one tile one cell nearer at most, so that the Manhattan distance falls by 1 at "
                         "most: it is consistent and hence admissible."));
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return g_strdup (_("The moves out of a line and back that linear conflict adds are needed besides those of "
                         "Manhattan: it is consistent and hence admissible (Hansson, Mayer & Yung 1992)."));
    case FRINGE_HEURISTIC_GASCHNIG:
      return g_strdup (_("Gaschnig's heuristic is the true distance in an easier puzzle, which allows every move and "
                         "more: it is consistent and hence admissible."));
    case FRINGE_HEURISTIC_PERFECT:
      return g_strdup (_("h* is the true distance: it is consistent and hence admissible."));
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
    case FRINGE_N_HEURISTICS:
    default:
      return g_strdup (
          _("One move before the goal a tile and the blank are both out of place: with the blank counted, "
                         "h = 2 where h* = 1. The heuristic is neither admissible nor consistent."));
    }
}

/* Of all boards */

char *
fringe_truth_survey_admissible_sentence (const FringeTruthSurvey *survey)
{
  char board[FRINGE_BOARD_TEXT_MAX];

  if (survey->n_overestimates == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "h is admissible: it does not exceed h* on the %u board that can be solved.",
                                         "h is admissible: it exceeds h* on none of the %u boards that can be solved.",
                                         survey->n_boards),
                            survey->n_boards);
  fringe_board_print (&survey->overestimate, board);
  /* Translators: a number of boards, of how many, the largest difference; then a board, and its h and h*. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "h is not admissible: it exceeds h* on %u of the %u boards that can be solved, "
                                       "by up to %d. Of these, the nearest to the goal is %s, with h = %d and h* = %d.",
                                       "h is not admissible: it exceeds h* on %u of the %u boards that can be solved, "
                                       "by up to %d. Of these, the nearest to the goal is %s, with h = %d and h* = %d.",
                                       survey->n_overestimates),
                          survey->n_overestimates, survey->n_boards, survey->largest_excess, board, survey->h,
                          survey->distance);
}

char *
fringe_truth_survey_consistent_sentence (const FringeTruthSurvey *survey)
{
  char board[FRINGE_BOARD_TEXT_MAX];

  if (survey->n_inconsistencies == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "h is consistent: it falls by more than 1 on none of the %u move there is.",
                                         "h is consistent: it falls by more than 1 on none of the %u moves there are.",
                                         survey->n_edges),
                            survey->n_edges);
  fringe_board_print (&survey->from, board);
  /* Translators: a number of moves, of how many; then a move, the board it begins at, and h before and after it. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "h is not consistent: it falls by more than 1 on %u of the %u moves there are. "
                                       "%s from %s takes it from %d to %d.",
                                       "h is not consistent: it falls by more than 1 on %u of the %u moves there are. "
                                       "%s from %s takes it from %d to %d.",
                                       survey->n_inconsistencies),
                          survey->n_inconsistencies, survey->n_edges, fringe_move_title (survey->move), board,
                          survey->h_from, survey->h_to);
}
