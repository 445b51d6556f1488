/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sidebar.h"

#include "fringe-board-view.h"
#include "fringe-draw-board.h"
#include "fringe-frame-time.h"
#include "fringe-rules-panel.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

struct _FringeCountsPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkWidget *expanded_label;
  GtkLabel *published_label;
};

G_DEFINE_FINAL_TYPE (FringeCountsPanel, fringe_counts_panel, FRINGE_TYPE_BIN)

static void
on_step (FringeCountsPanel *self)
{
  g_autofree char *published = fringe_session_published (self->session);

  fringe_label_show (self->published_label, published);
  gtk_widget_set_tooltip_text (self->expanded_label, published);
}

static char *
format_count (GObject *object, guint count)
{
  return g_strdup_printf ("%'u", count);
}

static void
fringe_counts_panel_take_session (FringeCountsPanel *self)
{
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  on_step (self);
}

static void
fringe_counts_panel_class_init (FringeCountsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FRINGE_BIN_INSTALL (klass, FringeCountsPanel, session, FRINGE_TYPE_SESSION, fringe_counts_panel_take_session);
  gtk_widget_class_set_css_name (widget_class, "counts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-counts-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, expanded_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, published_label);
  gtk_widget_class_bind_template_callback (widget_class, format_count);
}

static void
fringe_counts_panel_init (FringeCountsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

#define SHOWN_SIDE_MIN 160
#define SHOWN_SIDE_MAX 232
#define END_SIDE_MIN 54
#define END_SIDE_MAX 72
/* The width of a 15-puzzle whose tiles are legible. */
#define END_SIDE_TWO_DIGITS 63
/* What the window needs above and below the large board, in pixels. */
#define OTHER_HEIGHT 626
/* Start and goal stand beside the large board where that leaves it more than it would have above them. */
#define OTHER_HEIGHT_BESIDE 523
#define SHOWN_SIDE_MAX_BESIDE 184

struct _FringeSidebar
{
  FringeBin parent_instance;
  FringeOnePiece piece;

  FringeSession *session;
  int window_height;
  GtkWidget *scroller;
  GtkLabel *node_label;
  GtkLabel *value_label;
  GtkInscription *heuristic_label;
  GtkWidget *boards_grid;
  GtkWidget *ends_box;
  FringeBoardView *shown_board;
  FringeBoardView *start_board;
  FringeBoardView *goal_board;
  GtkLabel *fork_label;
};

G_DEFINE_FINAL_TYPE (FringeSidebar, fringe_sidebar, FRINGE_TYPE_BIN)

/* The values that the algorithm compares are bold. */
static char *
values_markup (const FringeSearch *search, guint id)
{
  const FringeRules *rules = fringe_search_rules (search);
  guint g = fringe_search_g (search, id);
  g_autofree char *h = fringe_value_text (fringe_search_h (search, id));
  g_autofree char *f = fringe_value_text (fringe_search_f (search, id));
  g_autofree char *weight = fringe_value_text (rules->weight);

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      /* Translators: g, h and f are the symbols of the literature; <b> makes one of them stand out */
      return g_strdup_printf (_ ("<b>g %1$u</b> + h %2$s = f %3$s"), g, h, f);
    case FRINGE_ALGORITHM_GREEDY:
      /* Translators: g, h and f are the symbols of the literature; <b> makes one of them stand out */
      return g_strdup_printf (_ ("g %1$u + <b>h %2$s</b> = f %3$s"), g, h, f);
    case FRINGE_ALGORITHM_WASTAR:
      /* Translators: g, h and f are the symbols of the literature, the number before h its weight */
      return g_strdup_printf (_ ("g %1$u + %2$s · h %3$s = <b>f %4$s</b>"), g, weight, h, f);
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      /* Translators: g, h and f are the symbols of the literature */
      return g_strdup_printf (_ ("g %1$u + h %2$s = f %3$s"), g, h, f);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      /* Translators: g, h and f are the symbols of the literature; <b> makes one of them stand out */
      return g_strdup_printf (_ ("g %1$u + h %2$s = <b>f %3$s</b>"), g, h, f);
    }
}

static void
show_values (FringeSidebar *self, guint id)
{
  const FringeSearch *search = fringe_session_get_part (self->session);
  g_autofree char *node = fringe_session_shown_title (self->session);
  g_autofree char *values = values_markup (search, id);

  gtk_label_set_label (self->node_label, node);
  gtk_label_set_markup (self->value_label, values);
}

/* A heuristic that can exceed the moves that are left matters only to an algorithm that uses it. */
static void
show_heuristic (FringeSidebar *self, const FringeBoard *board)
{
  const FringeSearch *search = fringe_session_get_part (self->session);
  const FringeEstimate *estimate = fringe_search_estimate (search);
  gboolean on_the_way = fringe_rules_use_heuristic (fringe_search_rules (search))
                        && !fringe_board_equal (board, fringe_search_goal (search));
  g_autofree char *sentence
      = on_the_way ? fringe_estimate_sentence (estimate, board) : fringe_estimate_value_sentence (estimate, board);

  gtk_inscription_set_text (self->heuristic_label, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->heuristic_label), sentence);
}

static void
on_shown (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_part (self->session);
  guint id = fringe_session_get_shown (self->session);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  show_values (self, id);
  show_heuristic (self, &board);
  fringe_board_view_set_board (self->shown_board, &board);
  fringe_board_view_set_moved_cell (self->shown_board,
                                    fringe_draw_moved_cell (&board, fringe_search_move (search, id)));
  fringe_board_view_set_estimate (self->shown_board, fringe_search_estimate (search));
}

/* After a fork the rules are those of its last part. */
static void
show_fork (FringeSidebar *self, const FringeSearch *search)
{
  guint step = fringe_search_fork_step (search);
  gboolean is_fork = step != UINT32_MAX;
  g_autofree char *sentence = g_strdup_printf (_ ("Forked at step %u: from there on these rules hold."), step);
  g_autofree char *changes = is_fork ? fringe_fork_sentences (search, step) : NULL;

  fringe_label_show (self->fork_label, is_fork ? sentence : NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->fork_label), changes);
}

static void
place (FringeSidebar *self, GtkWidget *child, int column, int row, int span)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->boards_grid);

  g_object_set (gtk_layout_manager_get_layout_child (layout, child), "column", column, "row", row, "column-span", span,
                NULL);
}

static void
place_boards (FringeSidebar *self, gboolean beside)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->ends_box),
                                  beside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  place (self, GTK_WIDGET (self->shown_board), 0, 0, beside ? 1 : 2);
  place (self, self->ends_box, beside ? 1 : 0, beside ? 0 : 2, beside ? 1 : 2);
}

/* In a low window start and goal take room from the large board where their numbers have two digits. */
static void
measure_boards (FringeSidebar *self)
{
  int height = self->window_height;
  gboolean beside = height - OTHER_HEIGHT < SHOWN_SIDE_MAX_BESIDE;
  int shown_side = beside ? CLAMP (height - OTHER_HEIGHT_BESIDE, SHOWN_SIDE_MIN, SHOWN_SIDE_MAX_BESIDE)
                          : MIN (height - OTHER_HEIGHT, SHOWN_SIDE_MAX);
  int end_side = beside ? END_SIDE_MIN : END_SIDE_MAX;
  const FringeBoard *goal = fringe_search_goal (fringe_session_get_search (self->session));

  if (beside && fringe_board_n_cells (goal) > 10)
    {
      end_side = END_SIDE_TWO_DIGITS;
      shown_side = MIN (shown_side, SHOWN_SIDE_MAX_BESIDE + END_SIDE_MIN - END_SIDE_TWO_DIGITS);
    }
  place_boards (self, beside);
  g_object_set (self->shown_board, "side", shown_side, NULL);
  g_object_set (self->start_board, "side", end_side, NULL);
  g_object_set (self->goal_board, "side", end_side, NULL);
}

static void
on_search (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  show_fork (self, search);
  fringe_board_view_set_board (self->start_board, fringe_search_start (search));
  fringe_board_view_set_board (self->goal_board, fringe_search_goal (search));
  if (self->window_height > 0)
    measure_boards (self);
  on_shown (self);
}

void
fringe_sidebar_set_window_height (FringeSidebar *self, int height)
{
  self->window_height = height;
  if (self->session != NULL)
    measure_boards (self);
}

void
fringe_sidebar_bind_settings (FringeSidebar *self, GSettings *settings, GActionMap *actions)
{
  g_autoptr (GAction) action = g_settings_create_action (settings, "board-marks");

  g_action_map_add_action (actions, action);
  g_settings_bind (settings, "board-marks", self->shown_board, "full-marks", G_SETTINGS_BIND_GET);
}

void
fringe_sidebar_set_theme (FringeSidebar *self, FringeThemeKind theme)
{
  fringe_board_view_set_theme (self->shown_board, theme);
  fringe_board_view_set_theme (self->start_board, theme);
  fringe_board_view_set_theme (self->goal_board, theme);
}

static void
take_session (FringeSidebar *self)
{
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::shown", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  on_search (self);
}

static void
fringe_sidebar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeSidebar *self = FRINGE_SIDEBAR (widget);
  guint step = self->session != NULL ? fringe_session_get_step (self->session) : 0;

  fringe_one_piece_snapshot (&self->piece, step, widget, snapshot,
                             GTK_WIDGET_CLASS (fringe_sidebar_parent_class)->snapshot);
}

static void
fringe_sidebar_class_init (FringeSidebarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = fringe_sidebar_snapshot;
  FRINGE_BIN_INSTALL (klass, FringeSidebar, session, FRINGE_TYPE_SESSION, take_session);

  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  g_type_ensure (FRINGE_TYPE_COUNTS_PANEL);
  g_type_ensure (FRINGE_TYPE_RULES_PANEL);
  gtk_widget_class_set_css_name (widget_class, "sidebar");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, node_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, value_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, heuristic_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, boards_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, ends_box);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, shown_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, start_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, goal_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, fork_label);
}

static void
fringe_sidebar_init (FringeSidebar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
