/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-inversions-view.h"

#include "fringe-cairo-pen.h"
#include "fringe-draw-inversions.h"

#include <glib/gi18n.h>

struct _FringeInversionsView
{
  FringeBin parent_instance;

  FringeThemeKind theme;
  FringeBoard start, goal;
  GtkLabel *start_label, *goal_label;
  GtkDrawingArea *start_area, *goal_area;
};

G_DEFINE_FINAL_TYPE (FringeInversionsView, fringe_inversions_view, FRINGE_TYPE_BIN)

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer view)
{
  FringeInversionsView *self = view;
  FringeRect rect = { 0, 0, width, height };
  FringeCairoPen pen;

  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_inversions (&pen.pen, fringe_theme_get (self->theme),
                          area == self->start_area ? &self->start : &self->goal, &rect);
}

static void
redraw (FringeInversionsView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->start_area));
  gtk_widget_queue_draw (GTK_WIDGET (self->goal_area));
}

void
fringe_inversions_view_set_boards (FringeInversionsView *self, const FringeBoard *start, const FringeBoard *goal)
{
  FringeVerdict verdict = fringe_board_verdict (start, goal);
  guint n_start = (guint) verdict.start_inversions, n_goal = (guint) verdict.goal_inversions;
  g_autofree char *of_start
      = g_strdup_printf (ngettext ("Start: %u inversion", "Start: %u inversions", n_start), n_start);
  g_autofree char *of_goal = g_strdup_printf (ngettext ("Goal: %u inversion", "Goal: %u inversions", n_goal), n_goal);
  gboolean is_shown = !verdict.solvable && fringe_board_n_cells (start) <= FRINGE_INVERSIONS_CELLS_MAX;

  self->start = *start;
  self->goal = *goal;
  gtk_label_set_label (self->start_label, of_start);
  gtk_label_set_label (self->goal_label, of_goal);
  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);
  redraw (self);
}

void
fringe_inversions_view_set_theme (FringeInversionsView *self, FringeThemeKind theme)
{
  self->theme = theme;
  redraw (self);
}

void
fringe_inversions_view_set_height (FringeInversionsView *self, int height)
{
  gtk_drawing_area_set_content_height (self->start_area, height);
  gtk_drawing_area_set_content_height (self->goal_area, height);
}

static void
fringe_inversions_view_class_init (FringeInversionsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "inversions");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-inversions-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeInversionsView, start_label);
  gtk_widget_class_bind_template_child (widget_class, FringeInversionsView, start_area);
  gtk_widget_class_bind_template_child (widget_class, FringeInversionsView, goal_label);
  gtk_widget_class_bind_template_child (widget_class, FringeInversionsView, goal_area);
}

static void
fringe_inversions_view_init (FringeInversionsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->start = self->goal = fringe_board_standard_goal (3, 3);
  gtk_drawing_area_set_draw_func (self->start_area, draw, self, NULL);
  gtk_drawing_area_set_draw_func (self->goal_area, draw, self, NULL);
}
