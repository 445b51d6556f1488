/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-sheet.h"

#include "fringe-board-text.h"
#include "fringe-handout.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* An empty table has a multiple of so many rows. */
#define ROWS_UNIT 10

/* A row for a successor, for the start of an iteration of IDA*, or for the goal. */
typedef struct
{
  guint step;
  guint32 removed; /* FRINGE_NO_NODE below the first row of a step */
  double bound;
  gboolean is_bound, has_card;
  guint32 id; /* FRINGE_NO_NODE where it is dropped */
  FringeExerciseCard card;
  char *lists[FRINGE_N_LISTS]; /* in the last row of a step */
} Row;

static void
clear_row (gpointer data)
{
  Row *row = data;

  for (int i = 0; i < FRINGE_N_LISTS; i++)
    g_free (row->lists[i]);
}

/* The ids of new nodes go on from those that there are. With @to_goal nothing is generated behind the goal. */
static void
add_rows (GArray *rows, const FringeExercise *exercise, gboolean to_goal)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  guint32 id = fringe_exercise_n_nodes (exercise);

  for (guint i = 0; i < now->n_cards; i++)
    {
      Row row = {
        .step = now->step, .removed = i == 0 ? now->chosen : FRINGE_NO_NODE, .has_card = TRUE, .card = now->cards[i]
      };

      row.id = row.card.fate == FRINGE_FATE_DROPPED ? FRINGE_NO_NODE : id++;
      g_array_append_val (rows, row);
      if (to_goal && fringe_board_equal (&row.card.board, &fringe_exercise_task (exercise)->goal))
        return;
    }
}

static char *
print_ids (const FringeExerciseAct *act)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < act->n_ids; i++)
    g_string_append_printf (text, i > 0 ? " %u" : "%u", act->ids[i]);
  return g_string_free (text, FALSE);
}

/* Else it was generated, and the step is not finished. */
static gboolean
is_goal_removed (const FringeExercise *exercise)
{
  guint32 chosen = fringe_exercise_moment (exercise)->chosen;

  return chosen != FRINGE_NO_NODE
         && fringe_board_equal (&fringe_exercise_node (exercise, chosen)->board,
                                &fringe_exercise_task (exercise)->goal);
}

static void
note_act (GArray *rows, const FringeExercise *exercise, const FringeExerciseAct *act)
{
  Row bound = {
    .step = fringe_exercise_moment (exercise)->step + 1, .is_bound = TRUE, .bound = act->value, .id = FRINGE_NO_NODE
  };
  Row goal = { .step = fringe_exercise_moment (exercise)->step,
               .removed = fringe_exercise_moment (exercise)->chosen,
               .id = FRINGE_NO_NODE };

  if (act->kind == FRINGE_ACT_FINISH || (act->kind == FRINGE_ACT_SOLVED && !is_goal_removed (exercise)))
    add_rows (rows, exercise, act->kind == FRINGE_ACT_SOLVED);
  else if (act->kind == FRINGE_ACT_SOLVED)
    g_array_append_val (rows, goal);
  else if (act->kind == FRINGE_ACT_BOUND)
    g_array_append_val (rows, bound);
  else if (act->kind == FRINGE_ACT_LIST && rows->len > 0)
    g_array_index (rows, Row, rows->len - 1).lists[act->list] = print_ids (act);
}

/* The start is given, on an empty sheet, too. */
static void
add_start (GArray *rows, const FringeExercise *exercise)
{
  const FringeExerciseNode *root = fringe_exercise_node (exercise, 0);
  Row row = { .removed = FRINGE_NO_NODE, .has_card = TRUE, .card = { .move = FRINGE_N_MOVES, .board = root->board } };

  memcpy (row.card.numbers, root->numbers, sizeof row.card.numbers);
  g_array_append_val (rows, row);
}

/* Does what is right to the end. */
static GArray *
list_rows (const FringeTask *task, GError **error)
{
  FringeTask its = *task;
  g_autoptr (FringeExercise) exercise = NULL;
  GArray *rows;
  FringeExerciseAct act;

  its.level = FRINGE_EXERCISE_CHOICE;
  its.is_exam = TRUE;
  exercise = fringe_exercise_new (&its, error);
  if (exercise == NULL)
    return NULL;
  rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (rows, clear_row);
  add_start (rows, exercise);
  while (fringe_exercise_right_act (exercise, &act))
    {
      note_act (rows, exercise, &act);
      if (!fringe_exercise_act (exercise, &act, NULL))
        break;
    }
  return rows;
}

/* The table. */

static gboolean
has_lists (const FringeTask *task)
{
  return task->lists != FRINGE_EXERCISE_NO_LISTS && !fringe_algorithm_deepens (task->rules.algorithm);
}

static void
add_columns (FringeSheet *sheet, const FringeTask *task)
{
  static const char *const numbers[] = { "g", "h", "f" };

  fringe_sheet_add_column (sheet, "step", _ ("Step"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "removed", _ ("Node removed"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "move", _ ("Move"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "node", _ ("Node"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "board", _ ("Board"), FRINGE_SHEET_COLUMN_TEXT);
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if (fringe_handout_asks (task->rules.algorithm, (FringeHandoutAnswer) (FRINGE_ANSWER_G + i)))
      fringe_sheet_add_column (sheet, numbers[i], numbers[i], FRINGE_SHEET_COLUMN_NUMBER);
  /* Translators: title of a column: of which node a successor is a duplicate */
  fringe_sheet_add_column (sheet, "duplicate", _ ("Duplicate of"), FRINGE_SHEET_COLUMN_TEXT);
  if (has_lists (task))
    {
      fringe_sheet_add_column (sheet, "open", _ ("Frontier"), FRINGE_SHEET_COLUMN_LIST);
      fringe_sheet_add_column (sheet, "closed", _ ("Closed list"), FRINGE_SHEET_COLUMN_LIST);
    }
}

/* Of an empty row nothing but its room is there. */
static void
add_answer (FringeSheet *sheet, const Row *row, gboolean is_there, guint number)
{
  g_autofree char *text = is_there ? g_strdup_printf ("%u", number) : g_strdup ("–");

  fringe_sheet_add_answer (sheet, row != NULL ? text : NULL);
}

static void
add_numbers (FringeSheet *sheet, const FringeTask *task, const Row *row)
{
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if (fringe_handout_asks (task->rules.algorithm, (FringeHandoutAnswer) (FRINGE_ANSWER_G + i)))
      {
        gboolean is_there = row != NULL && row->id != FRINGE_NO_NODE;
        g_autofree char *text = is_there ? fringe_value_text (row->card.numbers[i]) : g_strdup ("–");

        fringe_sheet_add_answer (sheet, row != NULL ? text : NULL);
      }
}

static void
add_removed (FringeSheet *sheet, const Row *row)
{
  g_autofree char *bound = row != NULL && row->is_bound ? fringe_value_text (row->bound) : NULL;
  /* Translators: a new bound of IDA* */
  g_autofree char *text = bound != NULL ? g_strdup_printf (_ ("bound %s"), bound) : NULL;

  if (text != NULL)
    fringe_sheet_add_answer (sheet, text);
  else
    add_answer (sheet, row, row != NULL && row->removed != FRINGE_NO_NODE, row != NULL ? row->removed : 0);
}

static void
add_board (FringeSheet *sheet, const FringeTask *task, const Row *row)
{
  FringeBoard empty = task->goal;

  memset (empty.cells, 0, sizeof empty.cells);
  if (row == NULL)
    fringe_sheet_add_board (sheet, &empty);
  else if (row->has_card)
    fringe_sheet_add_board (sheet, &row->card.board);
  else
    fringe_sheet_add_answer (sheet, "–");
}

static void
add_row (FringeSheet *sheet, const FringeTask *task, const Row *row)
{
  gboolean has_move = row != NULL && row->has_card && row->card.move != FRINGE_N_MOVES;
  char move[] = { has_move ? fringe_move_letter (row->card.move) : '\0', '\0' };

  add_answer (sheet, row, TRUE, row != NULL ? row->step : 0);
  add_removed (sheet, row);
  fringe_sheet_add_answer (sheet, row == NULL ? NULL : has_move ? move : "–");
  add_answer (sheet, row, row != NULL && row->id != FRINGE_NO_NODE, row != NULL ? row->id : 0);
  add_board (sheet, task, row);
  add_numbers (sheet, task, row);
  add_answer (sheet, row, row != NULL && row->has_card && row->card.fate != FRINGE_FATE_NEW,
              row != NULL ? row->card.of : 0);
  for (int i = 0; has_lists (task) && i < FRINGE_N_LISTS; i++)
    fringe_sheet_add_answer (sheet, row == NULL ? NULL : row->lists[i] != NULL ? row->lists[i] : "");
}

static void
add_board_note (FringeSheet *sheet, const char *what, const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  g_autofree char *note = NULL;

  fringe_board_print (board, text);
  /* Translators: start or goal, and its board */
  note = g_strdup_printf (_ ("%s: %s"), what, text);
  fringe_sheet_add_note (sheet, note);
}

static void
add_notes (FringeSheet *sheet, const FringeTask *task, const char *rules)
{
  add_board_note (sheet, _ ("Start"), &task->start);
  add_board_note (sheet, _ ("Goal"), &task->goal);
  fringe_sheet_add_note (sheet, rules);
  fringe_sheet_add_note (sheet, _ ("Carry the search out: a row for each successor, in the order of moves. A duplicate "
                                   "that is dropped gets no id."));
}

FringeSheet *
fringe_exercise_sheet_new (const FringeTask *task,
                           const char *title,
                           const char *rules,
                           gboolean is_key,
                           GError **error)
{
  g_autoptr (GArray) rows = list_rows (task, error);
  FringeSheet *sheet;
  guint n;

  if (rows == NULL)
    return NULL;
  sheet = fringe_sheet_new (is_key ? _ ("Be A*: key") : _ ("Be A*"));
  if (*title != '\0')
    {
      /* Translators: what a person called an exercise. */
      g_autofree char *words = is_key ? g_strdup_printf (_ ("%s: key"), title) : g_strdup (title);

      fringe_sheet_set_words (sheet, words, NULL);
    }
  add_notes (sheet, task, rules);
  add_columns (sheet, task);
  n = is_key ? rows->len : (rows->len / ROWS_UNIT + 1) * ROWS_UNIT;
  for (guint i = 0; i < n; i++)
    add_row (sheet, task, is_key || i == 0 ? &g_array_index (rows, Row, i) : NULL);
  return sheet;
}
