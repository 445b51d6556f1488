/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lecture-strip.h"

#include "fringe-board-view.h"
#include "fringe-caption.h"
#include "fringe-draw-board.h"
#include "fringe-inversions-view.h"
#include "fringe-sentences.h"
#include "fringe-session.h"

/* In pixels at scale 1. */
#define MARGIN 24
#define WIDTH (FRINGE_STRIP_WIDTH - 2 * MARGIN)
/* Beside the tree, in pixels at any scale. */
#define LINE_WIDTH 1
#define TYPE_SIZE 24.0
#define TITLE_SIZE 40.0
#define TITLE_HEIGHT 50
#define SUM_SIZE 36.0
#define SUM_HEIGHT 104 /* three lines of the second size */
#define SUM_MARGIN 6
#define VALUE_SIZE 100.0
#define SIGN_SHARE 0.6
#define LETTER_SIZE 36.0
#define LINE_HEIGHT 1.17
#define INVERSIONS_HEIGHT 72
#define GOAL_SIDE 148
/* A long caption below the strip leaves less room. */
#define GOAL_SIDE_MIN 72
#define GOAL_MARGIN 9
/* Longer numbers are made smaller so many times at most, and by this factor at least: the width of small letters goes
 * in steps. */
#define N_FITS 8
#define SHRINK 0.97

enum
{
  G,
  H,
  F,
  N_VALUES
};

struct _FringeLectureStrip
{
  FringeBin parent_instance;

  FringeSession *session;
  guint moment, shown; /* for which it shows something, if anything */
  double scale;
  FringeThemeKind theme;
  GtkWidget *box;
  FringeCaption *title_caption;
  FringeBoardView *board;
  FringeCaption *sum_caption;
  GtkWidget *values_grid;
  GtkLabel *g_label, *plus_label, *h_label, *equals_label, *f_label;
  GtkLabel *g_letter, *h_letter, *f_letter, *g_word, *h_word, *f_word;
  FringeInversionsView *inversions_view;
  GtkWidget *goal_separator, *goal_box;
  FringeBoardView *goal_board;
};

G_DEFINE_FINAL_TYPE (FringeLectureStrip, fringe_lecture_strip, FRINGE_TYPE_BIN)

/* Which of them the algorithm compares. Returns: N_VALUES where it compares none */
static int
compared (FringeAlgorithm algorithm)
{
  switch (algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return G;
    case FRINGE_ALGORITHM_GREEDY:
      return H;
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return N_VALUES;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return F;
    }
}

/* In the colour that the node has in the tree. */
static void
mark_compared (FringeLectureStrip *self, const FringeSearch *search, guint id)
{
  gpointer values[N_VALUES][2]
      = { { self->g_label, self->g_letter }, { self->h_label, self->h_letter }, { self->f_label, self->f_letter } };
  guint step = fringe_session_get_whole_step (self->session);
  gboolean is_goal = fringe_search_state_at (search, id, step) == FRINGE_NODE_GOAL;
  gboolean is_current = !is_goal && step > 0 && id == fringe_search_removed (search, step);
  int which = compared (fringe_search_rules (search)->algorithm);

  for (int i = 0; i < N_VALUES; i++)
    for (int j = 0; j < 2; j++)
      {
        fringe_css_class_set (values[i][j], "of-goal", i == which && is_goal);
        fringe_css_class_set (values[i][j], "of-step", i == which && is_current);
      }
}

/* It is measured before the style sheet is looked at. Lines are as high in each language, whatever its fonts ask for.
 */
static void
set_size (GtkLabel *label, double size, PangoWeight weight)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_line_height_new_absolute ((int) (size * LINE_HEIGHT * PANGO_SCALE)));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}

/* What stands below the numbers. */
static void
set_word_sizes (FringeLectureStrip *self)
{
  GtkLabel *const letters[N_VALUES] = { self->g_letter, self->h_letter, self->f_letter };
  GtkLabel *const words[N_VALUES] = { self->g_word, self->h_word, self->f_word };

  for (int i = 0; i < N_VALUES; i++)
    {
      set_size (letters[i], LETTER_SIZE * self->scale, PANGO_WEIGHT_BOLD);
      set_size (words[i], TYPE_SIZE * self->scale, PANGO_WEIGHT_NORMAL);
    }
}

/* All numbers have one size. */
static void
fit_values (FringeLectureStrip *self)
{
  double size = VALUE_SIZE * self->scale, room = WIDTH * self->scale - LINE_WIDTH;
  int needed = G_MAXINT;

  for (int i = 0; i < N_FITS && needed > room; i++)
    {
      if (i > 0)
        size *= MIN (room / needed, SHRINK);
      set_size (self->g_label, size, PANGO_WEIGHT_BOLD);
      set_size (self->h_label, size, PANGO_WEIGHT_BOLD);
      set_size (self->f_label, size, PANGO_WEIGHT_BOLD);
      set_size (self->plus_label, size * SIGN_SHARE, PANGO_WEIGHT_NORMAL);
      set_size (self->equals_label, size * SIGN_SHARE, PANGO_WEIGHT_NORMAL);
      gtk_widget_measure (self->values_grid, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &needed, NULL, NULL);
    }
}

static void
show_values (FringeLectureStrip *self, const FringeSearch *search, guint id)
{
  const FringeRules *rules = fringe_search_rules (search);
  g_autofree char *g = g_strdup_printf ("%u", fringe_search_g (search, id));
  g_autofree char *h = fringe_value_text (fringe_search_h (search, id));
  g_autofree char *f = fringe_value_text (fringe_search_f (search, id));
  g_autofree char *weight = fringe_value_text (rules->weight);
  g_autofree char *plus
      = rules->algorithm == FRINGE_ALGORITHM_WASTAR ? g_strdup_printf ("+ %s ·", weight) : g_strdup ("+");

  gtk_label_set_label (self->g_label, g);
  gtk_label_set_label (self->plus_label, plus);
  gtk_label_set_label (self->h_label, h);
  gtk_label_set_label (self->f_label, f);
  fit_values (self);
  mark_compared (self, search, id);
}

/* The terms have the colour of the marks on the board. A new line begins with a sign. */
static void
show_sum (FringeLectureStrip *self, const FringeEstimate *estimate, const FringeBoard *board)
{
  g_autofree char *color = fringe_color_markup (&fringe_theme_get (self->theme)->mark);
  FringeBoardMarks marks;
  g_autofree char *h = NULL, *sum = NULL, *markup = NULL;
  g_autoptr (GString) terms = NULL;

  fringe_board_marks_init (&marks, estimate, board);
  h = fringe_value_text (marks.h);
  sum = fringe_board_marks_sum (&marks);
  terms = g_string_new (sum);
  g_string_replace (terms, "+ ", "+\u00a0", 0);
  if (sum != NULL)
    markup = g_strdup_printf ("h = <span weight=\"bold\" color=\"%s\">%s</span>\u00a0=\u00a0%s", color, terms->str, h);
  else
    markup = g_strdup_printf ("h = %s", h);
  g_object_set (self->sum_caption, "markup", markup, NULL);
}

static void
show (FringeLectureStrip *self)
{
  const FringeSearch *search;
  g_autofree char *title = NULL, *markup = NULL;
  FringeBoard board;
  guint id;

  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  search = fringe_session_get_part (self->session);
  id = fringe_session_get_shown (self->session);
  title = fringe_session_shown_title (self->session);
  markup = g_markup_printf_escaped ("<b>%s</b>", title);
  fringe_search_board (search, id, &board);
  g_object_set (self->title_caption, "markup", markup, NULL);
  fringe_board_view_set_board (self->board, &board);
  fringe_board_view_set_moved_cell (self->board, fringe_draw_moved_cell (&board, fringe_search_move (search, id)));
  fringe_board_view_set_estimate (self->board, fringe_search_estimate (search));
  fringe_board_view_set_board (self->goal_board, fringe_search_goal (search));
  fringe_inversions_view_set_boards (self->inversions_view, fringe_search_start (search), fringe_search_goal (search));
  show_sum (self, fringe_search_estimate (search), &board);
  show_values (self, search, id);
}

/* Both may tell of the same. */
static void
on_shown (FringeLectureStrip *self)
{
  guint moment, shown = fringe_session_get_shown (self->session);

  g_object_get (self->session, "moment", &moment, NULL);
  if (moment == self->moment && shown == self->shown)
    return;
  self->moment = moment;
  self->shown = shown;
  show (self);
}

static void
fringe_lecture_strip_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_lecture_strip_parent_class)->map (widget);
  show (FRINGE_LECTURE_STRIP (widget));
}

void
fringe_lecture_strip_set_scale (FringeLectureStrip *self, double scale)
{
  int margin = (int) (MARGIN * scale);

  self->scale = scale;
  fringe_type_set_size (GTK_WIDGET (self), TYPE_SIZE * scale);
  gtk_widget_set_size_request (GTK_WIDGET (self), (int) (FRINGE_STRIP_WIDTH * scale), -1);
  gtk_widget_set_margin_start (self->box, margin);
  gtk_widget_set_margin_end (self->box, margin);
  gtk_widget_set_margin_top (self->box, margin);
  gtk_widget_set_size_request (GTK_WIDGET (self->title_caption), -1, (int) (TITLE_HEIGHT * scale));
  g_object_set (self->title_caption, "size", TITLE_SIZE * scale, NULL);
  g_object_set (self->board, "side", (int) (WIDTH * scale) - LINE_WIDTH, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->sum_caption), -1, (int) (SUM_HEIGHT * scale));
  gtk_widget_set_margin_top (GTK_WIDGET (self->sum_caption), (int) (SUM_MARGIN * scale));
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->sum_caption), (int) (SUM_MARGIN * scale));
  g_object_set (self->sum_caption, "size", SUM_SIZE * scale, NULL);
  fringe_inversions_view_set_height (self->inversions_view, (int) (INVERSIONS_HEIGHT * scale));
  gtk_widget_set_margin_top (self->goal_separator, (int) (GOAL_MARGIN * scale));
  gtk_widget_set_margin_top (self->goal_box, (int) (GOAL_MARGIN * scale));
  gtk_widget_set_margin_bottom (self->goal_box, (int) (GOAL_MARGIN * scale));
  g_object_set (self->goal_board, "side", (int) (GOAL_SIDE * scale), "side-min", (int) (GOAL_SIDE_MIN * scale), NULL);
  set_word_sizes (self);
  fit_values (self);
}

void
fringe_lecture_strip_set_theme (FringeLectureStrip *self, FringeThemeKind theme)
{
  self->theme = theme;
  fringe_board_view_set_theme (self->board, theme);
  fringe_board_view_set_theme (self->goal_board, theme);
  fringe_inversions_view_set_theme (self->inversions_view, theme);
  show (self);
}

void
fringe_lecture_strip_bind_settings (FringeLectureStrip *self, GSettings *settings)
{
  g_settings_bind (settings, "board-marks", self->board, "full-marks", G_SETTINGS_BIND_GET);
}

static void
fringe_lecture_strip_take_session (FringeLectureStrip *self)
{
  g_signal_connect_object (self->session, "notify::shown", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
fringe_lecture_strip_class_init (FringeLectureStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = fringe_lecture_strip_map;
  FRINGE_BIN_INSTALL (klass, FringeLectureStrip, session, FRINGE_TYPE_SESSION, fringe_lecture_strip_take_session);
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  g_type_ensure (FRINGE_TYPE_CAPTION);
  g_type_ensure (FRINGE_TYPE_INVERSIONS_VIEW);
  gtk_widget_class_set_css_name (widget_class, "lecturestrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-lecture-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, box);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, title_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, board);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, sum_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, values_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, g_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, plus_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, h_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, equals_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, f_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, g_letter);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, h_letter);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, f_letter);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, g_word);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, h_word);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, f_word);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, inversions_view);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, goal_separator);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, goal_box);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureStrip, goal_board);
}

static void
fringe_lecture_strip_init (FringeLectureStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_lecture_strip_set_scale (self, 1);
}
