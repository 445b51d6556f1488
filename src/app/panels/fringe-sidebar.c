/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sidebar.h"

#include "fringe-board-view.h"
#include "fringe-branching.h"
#include "fringe-caption.h"
#include "fringe-draw-board.h"
#include "fringe-frame-time.h"
#include "fringe-look-ups.h"
#include "fringe-rules-panel.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

struct _FringeCountsPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkWidget *expanded_label;
  GtkWidget *open_label;
  GtkWidget *branching_child;
  GtkLabel *branching_label;
  GtkLabel *published_label;
};

G_DEFINE_FINAL_TYPE (FringeCountsPanel, fringe_counts_panel, FRINGE_TYPE_BIN)

/* The largest frontier so far is told of the present one. */
static void
show_max_open (FringeCountsPanel *self)
{
  g_autofree char *text = NULL;
  guint max_open;

  g_object_get (self->session, "max-open", &max_open, NULL);
  text = g_strdup_printf (_ ("Largest frontier: %'u"), max_open);
  fringe_tooltip_show (self->open_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open_label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* b* is that of a search that is solved, as at its last step. */
static void
show_branching (FringeCountsPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_whole_step (self->session);
  g_autofree char *sentence = fringe_branching_sentence (search, step), *value = NULL;

  gtk_widget_set_visible (self->branching_child, sentence != NULL);
  if (sentence == NULL)
    return;
  value = g_strdup_printf ("%.2f", fringe_branching_at (search, step).effective);
  gtk_label_set_label (self->branching_label, value);
  fringe_tooltip_show (self->branching_child, sentence);
}

static void
on_step (FringeCountsPanel *self)
{
  g_autofree char *published = fringe_session_published (self->session);

  fringe_label_show (self->published_label, published);
  fringe_tooltip_show (self->expanded_label, published);
  show_max_open (self);
  show_branching (self);
}

static char *
format_large_count (GObject *object, guint64 count)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, count);
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
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, open_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, branching_child);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, branching_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, published_label);
  gtk_widget_class_bind_template_callback (widget_class, format_count);
  gtk_widget_class_bind_template_callback (widget_class, format_large_count);
}

static void
fringe_counts_panel_init (FringeCountsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* In lower windows all stands closer together, and start and goal stand last, that the rules and the counts stay in
 * sight. So much of the height is there for text, and grows with it. */
#define LOW_HEIGHT 780
#define TEXT_HEIGHT 420
/* The look-ups in a pattern database take so much of it. */
#define LOOK_UPS_HEIGHT 100

struct _FringeSidebar
{
  FringeBin parent_instance;
  FringeOnePiece piece;

  FringeSession *session;
  FringeThemeKind theme;
  GtkWidget *scroller;
  GtkWidget *content;
  GtkLabel *node_label;
  FringeCaption *value_caption;
  FringeBoardView *shown_board;
  FringeCaption *heuristic_caption;
  GtkWidget *ends_box;
  FringeBoardView *start_board;
  FringeCaption *verdict_caption;
  FringeBoardView *goal_board;
  GtkLabel *fork_label;
  FringeLookUps *look_ups;
  int window_height;
  FringeRulesPanel *rules_panel;
  GtkWidget *counts_panel;
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
    case FRINGE_ALGORITHM_IDS:
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
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      /* Translators: g, h and f are the symbols of the literature; <b> makes one of them stand out */
      return g_strdup_printf (_ ("g %1$u + h %2$s = <b>f %3$s</b>"), g, h, f);
    }
}

/* Of the node of this step, and of the goal, what the algorithm compares has the colour that the node has in the tree.
 */
static void
show_values (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_part (self->session);
  guint id = fringe_session_get_shown (self->session);
  const FringeTheme *theme = fringe_theme_get (self->theme);
  guint step = fringe_session_get_whole_step (self->session);
  g_autofree char *title = fringe_session_shown_title (self->session);
  g_autofree char *markup = values_markup (search, id), *color = NULL, *bold = NULL;
  GString *colored = g_string_new (markup);

  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_GOAL)
    color = fringe_color_markup (&theme->goal);
  else
    color
        = fringe_color_markup (step > 0 && id == fringe_search_removed (search, step) ? &theme->current : &theme->text);
  bold = g_strdup_printf ("<span weight=\"bold\" color=\"%s\">", color);
  g_string_replace (colored, "<b>", bold, 0);
  g_string_replace (colored, "</b>", "</span>", 0);
  gtk_label_set_label (self->node_label, title);
  g_object_set (self->value_caption, "markup", colored->str, NULL);
  g_string_free (colored, TRUE);
}

/* A heuristic that can exceed the moves that are left matters only to an algorithm that uses it. */
static void
show_heuristic (FringeSidebar *self, const FringeSearch *search, const FringeBoard *board)
{
  const FringeEstimate *estimate = fringe_search_estimate (search);
  gboolean on_the_way = fringe_rules_use_heuristic (fringe_search_rules (search))
                        && !fringe_board_equal (board, fringe_search_goal (search));
  g_autofree char *line = fringe_estimate_line (estimate, board);
  g_autofree char *sentence
      = on_the_way ? fringe_estimate_sentence (estimate, board) : fringe_estimate_value_sentence (estimate, board);

  g_object_set (self->heuristic_caption, "markup", line, NULL);
  fringe_tooltip_show (GTK_WIDGET (self->heuristic_caption), sentence);
}

static void
show_verdict (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const FringeBoard *start = fringe_search_start (search), *goal = fringe_search_goal (search);
  g_autofree char *verdict = fringe_session_verdict (self->session);
  g_autofree char *sentence = fringe_verdict_sentence (start, goal);

  fringe_css_class_set (self->verdict_caption, "error", !fringe_board_verdict (start, goal).solvable);
  g_object_set (self->verdict_caption, "markup", verdict, NULL);
  fringe_tooltip_show (GTK_WIDGET (self->verdict_caption), sentence);
}

static void
place_ends (FringeSidebar *self)
{
  gboolean has_look_ups = gtk_widget_get_visible (GTK_WIDGET (self->look_ups));
  double larger = TEXT_HEIGHT * (fringe_type_scale (fringe_theme_get (self->theme)) - 1);
  gboolean is_low = self->window_height < LOW_HEIGHT + larger + (has_look_ups ? LOOK_UPS_HEIGHT : 0);
  GtkWidget *before = is_low ? self->counts_panel : GTK_WIDGET (self->look_ups);

  gtk_box_reorder_child_after (GTK_BOX (self->content), self->ends_box, before);
  fringe_css_class_set (self->content, "low", is_low);
}

static void
on_shown (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_part (self->session);
  guint id = fringe_session_get_shown (self->session);
  FringeBoard board;

  show_values (self);
  fringe_search_board (search, id, &board);
  show_heuristic (self, search, &board);
  fringe_board_view_set_board (self->shown_board, &board);
  fringe_board_view_set_moved_cell (self->shown_board,
                                    fringe_draw_moved_cell (&board, fringe_search_move (search, id)));
  fringe_board_view_set_estimate (self->shown_board, fringe_search_estimate (search));
  fringe_look_ups_show (self->look_ups, fringe_search_estimate (search), &board);
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
  fringe_tooltip_show (GTK_WIDGET (self->fork_label), changes);
}

static void
on_search (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  show_fork (self, search);
  fringe_board_view_set_board (self->start_board, fringe_search_start (search));
  fringe_board_view_set_board (self->goal_board, fringe_search_goal (search));
  on_shown (self);
  place_ends (self);
}

void
fringe_sidebar_set_window_height (FringeSidebar *self, int height)
{
  self->window_height = height;
  place_ends (self);
}

void
fringe_sidebar_bind_settings (FringeSidebar *self, GSettings *settings)
{
  g_settings_bind (settings, "board-marks", self->shown_board, "full-marks", G_SETTINGS_BIND_GET);
}

void
fringe_sidebar_set_theme (FringeSidebar *self, FringeThemeKind theme)
{
  self->theme = theme;
  fringe_board_view_set_theme (self->shown_board, theme);
  fringe_board_view_set_theme (self->start_board, theme);
  fringe_board_view_set_theme (self->goal_board, theme);
  fringe_look_ups_set_theme (self->look_ups, theme);
  place_ends (self);
  if (self->session != NULL)
    on_shown (self);
}

static void
take_session (FringeSidebar *self)
{
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::shown", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (show_values), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (show_verdict), self, G_CONNECT_SWAPPED);
  on_search (self);
  show_verdict (self);
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
  g_type_ensure (FRINGE_TYPE_CAPTION);
  g_type_ensure (FRINGE_TYPE_COUNTS_PANEL);
  g_type_ensure (FRINGE_TYPE_LOOK_UPS);
  g_type_ensure (FRINGE_TYPE_RULES_PANEL);
  gtk_widget_class_set_css_name (widget_class, "sidebar");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, node_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, value_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, heuristic_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, content);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, ends_box);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, shown_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, start_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, goal_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, look_ups);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, fork_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, verdict_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, rules_panel);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, counts_panel);
}

static void
fringe_sidebar_init (FringeSidebar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_rules_panel_offer_new_heuristics (self->rules_panel);
}
