/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-start-page.h"

#include "fringe-lesson-shelf.h"
#include "fringe-recent-row.h"
#include "fringe-session-opener.h"
#include "fringe-start-card.h"
#include "fringe-widgets.h"

#define N_RECENT 6
/* Cards stand in four columns, in two or in one: with the spaces between them and the margins they need so much. Those
 * of lessons have their words beside the picture, so that three have the room of four. */
#define FOUR_COLUMNS_WIDTH (4 * 284 + 3 * 16 + 2 * 40)
#define TWO_COLUMNS_WIDTH (2 * 284 + 16 + 2 * 40)

struct _FringeStartPage
{
  FringeBin parent_instance;

  GtkWidget *content_box;
  GtkOrientable *head_box;
  GtkFlowBox *lesson_box;
  GtkBox *practice_box;
  FringeStartCard *exercise_card;
  GtkFlowBox *card_box;
  GtkWidget *recent_box;
  GtkListBox *recent_list;
  GtkRevealer *told_revealer;
  GtkLabel *told_label;
  FringeThemeKind theme;
  gboolean is_narrow; /* whether four columns have no room */
};

G_DEFINE_FINAL_TYPE (FringeStartPage, fringe_start_page, FRINGE_TYPE_BIN)

static FringeStartCard *
card_at (GtkFlowBox *box, int i)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (box, i);

  return child != NULL ? FRINGE_START_CARD (gtk_flow_box_child_get_child (child)) : NULL;
}

static FringeRecentRow *
row_at (FringeStartPage *self, int i)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->recent_list, i);

  return row != NULL ? FRINGE_RECENT_ROW (row) : NULL;
}

/* The button takes the focus, and not the place in which it is. */
static void
add_card (GtkFlowBox *box, FringeStartCard *card)
{
  GtkWidget *place = gtk_flow_box_child_new ();

  gtk_widget_set_focusable (place, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (place), GTK_WIDGET (card));
  gtk_flow_box_append (box, place);
}

static void
add_cards (FringeStartPage *self)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);
  g_auto (GStrv) names = fringe_lesson_shelf_list ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (FringeLessonFile) lesson = fringe_lesson_shelf_read (names[i]);

      add_card (self->lesson_box, fringe_start_card_new_for_lesson (lesson, names[i]));
    }
  self->exercise_card = fringe_start_card_new_for_exercise ();
  gtk_box_append (self->practice_box, GTK_WIDGET (self->exercise_card));
  for (guint i = 0; i < n_samples; i++)
    add_card (self->card_box, fringe_start_card_new (&samples[i], i));
}

/* The row that comes to be where another was has the focus then; without any, the first card. */
static void
focus_row (FringeStartPage *self, int i)
{
  FringeRecentRow *row = row_at (self, i);

  if (row == NULL && i > 0)
    row = row_at (self, i - 1);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self));
}

static void
fill_recent (FringeStartPage *self)
{
  GList *infos = fringe_session_opener_list_recent (N_RECENT);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->recent_list));
  const int focused = focus != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) : -1;
  FringeRecentRow *row;

  while ((row = row_at (self, 0)) != NULL)
    gtk_list_box_remove (self->recent_list, GTK_WIDGET (row));
  for (GList *at = infos; at != NULL; at = at->next)
    {
      row = fringe_recent_row_new (at->data, self->theme);
      fringe_recent_row_set_narrow (row, self->is_narrow);
      gtk_list_box_append (self->recent_list, GTK_WIDGET (row));
    }
  gtk_widget_set_visible (self->recent_box, infos != NULL);
  if (focused >= 0)
    focus_row (self, focused);
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

static void
on_recent_changed (FringeStartPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill_recent (self);
}

/* Takes the session that has the focus off the list that the desktop keeps, which tells of that. */
static void
forget (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (FRINGE_START_PAGE (widget)->recent_list));

  if (row != NULL)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (),
                                    fringe_recent_row_get_uri (FRINGE_RECENT_ROW (row)), NULL);
}

static void
fringe_start_page_map (GtkWidget *widget)
{
  fill_recent (FRINGE_START_PAGE (widget));
  GTK_WIDGET_CLASS (fringe_start_page_parent_class)->map (widget);
}

static gboolean
fringe_start_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (FRINGE_START_PAGE (widget)->lesson_box), GTK_DIR_TAB_FORWARD);
}

static void
fringe_start_page_class_init (FringeStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = fringe_start_page_map;
  widget_class->grab_focus = fringe_start_page_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "startpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, content_box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, head_box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, lesson_box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, practice_box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, card_box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, recent_box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, recent_list);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, told_revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeStartPage, told_label);
  gtk_widget_class_install_action (widget_class, "start.forget", NULL, forget);
}

static void
fringe_start_page_init (FringeStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_orientable_follow_text (self->head_box);
  add_cards (self);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (on_recent_changed), self,
                           G_CONNECT_SWAPPED);
}

FringeStartPage *
fringe_start_page_new (void)
{
  return g_object_new (FRINGE_TYPE_START_PAGE, NULL);
}

void
fringe_start_page_set_theme (FringeStartPage *self, FringeThemeKind theme)
{
  FringeStartCard *card;
  FringeRecentRow *row;

  self->theme = theme;
  for (int i = 0; (card = card_at (self->lesson_box, i)) != NULL; i++)
    fringe_start_card_set_theme (card, theme);
  fringe_start_card_set_theme (self->exercise_card, theme);
  for (int i = 0; (card = card_at (self->card_box, i)) != NULL; i++)
    fringe_start_card_set_theme (card, theme);
  for (int i = 0; (row = row_at (self, i)) != NULL; i++)
    fringe_recent_row_set_theme (row, theme);
}

void
fringe_start_page_set_width (FringeStartPage *self, int width)
{
  int margin = MAX (width - FOUR_COLUMNS_WIDTH, 0) / 2;
  FringeRecentRow *row;
  guint n_columns;

  self->is_narrow = width < FOUR_COLUMNS_WIDTH;
  /* It would not be as high as it needs where it was aligned: GTK asks for the height that it has in all of the width.
   */
  gtk_widget_set_margin_start (self->content_box, margin);
  gtk_widget_set_margin_end (self->content_box, margin);
  n_columns = !self->is_narrow ? 4 : width >= TWO_COLUMNS_WIDTH ? 2 : 1;
  gtk_flow_box_set_max_children_per_line (self->lesson_box, MIN (n_columns, 3));
  gtk_flow_box_set_max_children_per_line (self->card_box, n_columns);
  for (int i = 0; (row = row_at (self, i)) != NULL; i++)
    fringe_recent_row_set_narrow (row, self->is_narrow);
}

void
fringe_start_page_tell (FringeStartPage *self, const char *text)
{
  if (text != NULL)
    gtk_label_set_label (self->told_label, text);
  gtk_revealer_set_reveal_child (self->told_revealer, text != NULL);
}
