/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-look-ups.h"

#include "fringe-board-view.h"

#include <glib/gi18n.h>

/* In pixels. */
#define SIDE 72
#define N_COLUMNS 3

/* Widgets are made as groups need them, and hidden while there are fewer. */
typedef struct
{
  GtkWidget *box;
  FringeBoardView *board;
  GtkLabel *label;
} LookUp;

struct _FringeLookUps
{
  FringeBin parent_instance;

  GtkGrid *grid;
  GArray *look_ups;
  FringeThemeKind theme;
};

G_DEFINE_FINAL_TYPE (FringeLookUps, fringe_look_ups, FRINGE_TYPE_BIN)

static void
add (FringeLookUps *self)
{
  LookUp look_up = {
    .box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2),
    .board = g_object_new (FRINGE_TYPE_BOARD_VIEW, "side", SIDE, "halign", GTK_ALIGN_CENTER, NULL),
    .label = GTK_LABEL (gtk_label_new (NULL)),
  };
  int number = (int) self->look_ups->len;

  fringe_board_view_set_theme (look_up.board, self->theme);
  gtk_widget_add_css_class (GTK_WIDGET (look_up.label), "caption");
  gtk_box_append (GTK_BOX (look_up.box), GTK_WIDGET (look_up.board));
  gtk_box_append (GTK_BOX (look_up.box), GTK_WIDGET (look_up.label));
  gtk_grid_attach (self->grid, look_up.box, number % N_COLUMNS, number / N_COLUMNS, 1, 1);
  g_array_append_val (self->look_ups, look_up);
}

static void
show (const LookUp *look_up, const FringePatternSum *sum, int group, const FringeBoard *board)
{
  FringeBoard puzzle = fringe_pattern_sum_puzzle (sum, group, board);
  guint moves = (guint) fringe_pattern_sum_part (sum, group, board->cells);
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u move", "%u moves", moves), moves);

  fringe_board_view_set_board (look_up->board, &puzzle);
  gtk_label_set_label (look_up->label, text);
}

void
fringe_look_ups_show (FringeLookUps *self, const FringeEstimate *estimate, const FringeBoard *board)
{
  const FringePatternSum *sum = estimate->patterns;
  guint n_groups = sum != NULL ? (guint) fringe_pattern_sum_groups (sum)->n_groups : 0;

  while (self->look_ups->len < n_groups)
    add (self);
  for (guint i = 0; i < self->look_ups->len; i++)
    {
      const LookUp *look_up = &g_array_index (self->look_ups, LookUp, i);

      gtk_widget_set_visible (look_up->box, i < n_groups);
      if (i < n_groups)
        show (look_up, sum, (int) i, board);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_groups > 0);
}

void
fringe_look_ups_set_theme (FringeLookUps *self, FringeThemeKind theme)
{
  self->theme = theme;
  for (guint i = 0; i < self->look_ups->len; i++)
    fringe_board_view_set_theme (g_array_index (self->look_ups, LookUp, i).board, theme);
}

static void
fringe_look_ups_finalize (GObject *object)
{
  g_array_unref (FRINGE_LOOK_UPS (object)->look_ups);
  G_OBJECT_CLASS (fringe_look_ups_parent_class)->finalize (object);
}

static void
fringe_look_ups_class_init (FringeLookUpsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_look_ups_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-look-ups.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLookUps, grid);
}

static void
fringe_look_ups_init (FringeLookUps *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->look_ups = g_array_new (FALSE, FALSE, sizeof (LookUp));
}
