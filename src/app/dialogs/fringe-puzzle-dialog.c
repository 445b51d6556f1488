/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-puzzle-dialog.h"

#include "fringe-board-text.h"
#include "fringe-board-view.h"
#include "fringe-color-scheme.h"
#include "fringe-sentences.h"
#include "fringe-speech.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FringePuzzleDialog
{
  GtkWindow parent_instance;

  GtkEditable *start_entry;
  GtkEditable *goal_entry;
  FringeBoardView *start_view;
  FringeBoardView *goal_view;
  GtkLabel *start_error;
  GtkLabel *goal_error;
  GtkLabel *verdict_label;
  GtkImage *verdict_icon;
  GtkWidget *verdict;
  GtkSpinButton *rows_spin;
  GtkSpinButton *columns_spin;
  GtkSpinButton *moves_spin;
  GtkSpinButton *seed_spin;
  gboolean start_fine;
  gboolean goal_fine;
  gboolean goal_chosen; /* by the person, in this dialog */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (FringePuzzleDialog, fringe_puzzle_dialog, GTK_TYPE_WINDOW)

static guint chosen_signal;

static const FringeBoard *
start_board (FringePuzzleDialog *self)
{
  return fringe_board_view_get_board (self->start_view);
}

static const FringeBoard *
goal_board (FringePuzzleDialog *self)
{
  return fringe_board_view_get_board (self->goal_view);
}

static void
show_text (GtkEditable *entry, const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (board, text);
  gtk_editable_set_text (entry, text);
}

/* @colour: (nullable): the class of style that gives it one */
static void
show_verdict (FringePuzzleDialog *self, const char *icon, const char *colour, const char *text)
{
  gtk_image_set_from_icon_name (self->verdict_icon, icon);
  gtk_widget_set_css_classes (self->verdict, (const char *[]) { "verdict", colour, NULL });
  if (g_str_equal (gtk_label_get_label (self->verdict_label), text))
    return;
  gtk_label_set_label (self->verdict_label, text);
  /* Where a tile slides, its board is said. */
  if (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (self))) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fringe_speak (GTK_WIDGET (self), text);
}

/* What is wrong with a board stands below it. */
static const char *
unfinished_sentence (FringePuzzleDialog *self)
{
  if (self->goal_fine)
    return _ ("The start is not a board yet.");
  if (self->start_fine)
    return _ ("The goal is not a board yet.");
  return _ ("Start and goal are not boards yet.");
}

/* @goal_changed: whether the start that was just typed took another goal along */
static void
judge (FringePuzzleDialog *self, gboolean goal_changed)
{
  gboolean fine = self->start_fine && self->goal_fine;
  gboolean same_size = fine && fringe_board_same_size (start_board (self), goal_board (self));
  g_autofree char *verdict = NULL, *text = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.use", same_size);
  if (!fine)
    show_verdict (self, "dialog-warning-symbolic", NULL, unfinished_sentence (self));
  else if (!same_size)
    show_verdict (self, "dialog-warning-symbolic", NULL,
                  _ ("Start and goal must have the same number of rows and columns."));
  else
    {
      verdict = fringe_verdict_sentence (start_board (self), goal_board (self));
      text = g_strjoin ("\n", verdict,
                        goal_changed ? _ ("This board cannot reach the old goal. The usual goal replaces it.") : NULL,
                        NULL);
      if (fringe_board_verdict (start_board (self), goal_board (self)).solvable)
        show_verdict (self, "object-select-symbolic", NULL, text);
      else
        show_verdict (self, "dialog-error-symbolic", "error", text);
    }
}

static void
show_size (FringePuzzleDialog *self, const FringeBoard *board)
{
  gtk_spin_button_set_value (self->rows_spin, board->rows);
  gtk_spin_button_set_value (self->columns_spin, board->columns);
}

static gboolean
read_entry (FringePuzzleDialog *self, GtkEditable *entry, FringeBoardView *view, GtkLabel *error_label)
{
  FringeBoard board;
  g_autofree char *sentence = fringe_entry_read_board (entry, self->rows_spin, self->columns_spin, &board);
  gboolean fine = sentence == NULL;

  if (fine)
    fringe_board_view_set_board (view, &board);
  gtk_label_set_label (error_label, fine ? "" : sentence);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               fine ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
  return fine;
}

static gboolean
is_standard (const FringeBoard *board)
{
  FringeBoard standard = fringe_board_standard_goal (board->rows, board->columns);

  return fringe_board_equal (board, &standard);
}

/* A start that is typed takes the usual goal along where it needs it, unless another goal was chosen. Returns: whether
 * it did */
static gboolean
match_goal (FringePuzzleDialog *self)
{
  FringeBoard goal = fringe_board_choose_goal (start_board (self), goal_board (self));

  if (fringe_board_equal (&goal, goal_board (self)) || (self->goal_chosen && !is_standard (goal_board (self))))
    return FALSE;
  fringe_board_view_set_board (self->goal_view, &goal);
  show_text (self->goal_entry, &goal);
  return TRUE;
}

static void
read_boards (FringePuzzleDialog *self, gboolean start_typed)
{
  gboolean goal_changed;

  self->updating = TRUE;
  self->start_fine = read_entry (self, self->start_entry, self->start_view, self->start_error);
  self->goal_fine = read_entry (self, self->goal_entry, self->goal_view, self->goal_error);
  goal_changed = start_typed && self->start_fine && self->goal_fine && match_goal (self);
  if (self->start_fine)
    show_size (self, start_board (self));
  judge (self, goal_changed);
  self->updating = FALSE;
}

static void
on_start_text (FringePuzzleDialog *self)
{
  if (!self->updating)
    read_boards (self, TRUE);
}

static void
on_goal_text (FringePuzzleDialog *self)
{
  if (self->updating)
    return;
  self->goal_chosen = TRUE;
  read_boards (self, FALSE);
}

static void
show_boards (FringePuzzleDialog *self)
{
  self->updating = TRUE;
  show_text (self->start_entry, start_board (self));
  show_text (self->goal_entry, goal_board (self));
  self->updating = FALSE;
  read_boards (self, FALSE);
}

static void
set_boards (FringePuzzleDialog *self, const FringeBoard *start, const FringeBoard *goal)
{
  fringe_board_view_set_board (self->start_view, start);
  fringe_board_view_set_board (self->goal_view, goal);
  show_boards (self);
}

static void
on_size (FringePuzzleDialog *self)
{
  FringeBoard board;

  if (self->updating)
    return;
  board = fringe_board_standard_goal (gtk_spin_button_get_value_as_int (self->rows_spin),
                                      gtk_spin_button_get_value_as_int (self->columns_spin));
  set_boards (self, &board, &board);
}

static void
on_shuffle (FringePuzzleDialog *self)
{
  FringeBoard board = *goal_board (self), goal = board;

  gtk_spin_button_spin (self->seed_spin, GTK_SPIN_STEP_FORWARD, 1);
  fringe_board_scramble (&board, (guint64) gtk_spin_button_get_value (self->seed_spin),
                         (guint) gtk_spin_button_get_value_as_int (self->moves_spin));
  set_boards (self, &board, &goal);
}

static void
set_goal (FringePuzzleDialog *self, gboolean blank_first)
{
  FringeBoard start = *start_board (self), goal = fringe_board_standard_goal (start.rows, start.columns);

  for (int cell = 0; blank_first && cell < fringe_board_n_cells (&goal); cell++)
    goal.cells[cell] = (uint8_t) cell;
  if (blank_first)
    goal.blank = 0;
  set_boards (self, &start, &goal);
}

static void
on_blank_last (FringePuzzleDialog *self)
{
  set_goal (self, FALSE);
}

static void
on_blank_first (FringePuzzleDialog *self)
{
  set_goal (self, TRUE);
}

static void
on_use (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, chosen_signal, 0);
  gtk_window_close (GTK_WINDOW (widget));
}

void
fringe_puzzle_dialog_begin (FringePuzzleDialog *self)
{
  FringeBoard goal = fringe_board_standard_goal (3, 3), start = goal;

  fringe_board_scramble (&start, (guint64) gtk_spin_button_get_value (self->seed_spin),
                         (guint) gtk_spin_button_get_value_as_int (self->moves_spin));
  fringe_puzzle_dialog_set_boards (self, &start, &goal);
}

void
fringe_puzzle_dialog_set_boards (FringePuzzleDialog *self, const FringeBoard *start, const FringeBoard *goal)
{
  set_boards (self, start, goal);
  gtk_editable_select_region (self->start_entry, 0, -1);
}

void
fringe_puzzle_dialog_get_boards (FringePuzzleDialog *self, FringeBoard *start, FringeBoard *goal)
{
  *start = *start_board (self);
  *goal = *goal_board (self);
}

static void
fringe_puzzle_dialog_class_init (FringePuzzleDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal
      = g_signal_new ("chosen", FRINGE_TYPE_PUZZLE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-puzzle-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, start_entry);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, start_view);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, goal_view);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, start_error);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, goal_error);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, rows_spin);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, columns_spin);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, moves_spin);
  gtk_widget_class_bind_template_child (widget_class, FringePuzzleDialog, seed_spin);
  gtk_widget_class_bind_template_callback (widget_class, on_start_text);
  gtk_widget_class_bind_template_callback (widget_class, on_goal_text);
  gtk_widget_class_bind_template_callback (widget_class, show_boards);
  gtk_widget_class_bind_template_callback (widget_class, on_size);
  gtk_widget_class_bind_template_callback (widget_class, on_shuffle);
  gtk_widget_class_bind_template_callback (widget_class, on_blank_last);
  gtk_widget_class_bind_template_callback (widget_class, on_blank_first);
  gtk_widget_class_install_action (widget_class, "puzzle.use", NULL, on_use);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_puzzle_dialog_init (FringePuzzleDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_entry_take_board (self->start_entry);
  fringe_entry_take_board (self->goal_entry);
}

FringePuzzleDialog *
fringe_puzzle_dialog_new (GtkWindow *parent, FringeThemeKind theme)
{
  FringePuzzleDialog *self = g_object_new (FRINGE_TYPE_PUZZLE_DIALOG, "transient-for", parent, NULL);

  fringe_board_view_set_theme (self->start_view, theme);
  fringe_board_view_set_theme (self->goal_view, theme);
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  return self;
}
