/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-counts.h"

#include "fringe-sentences.h"

#include <glib/gi18n.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

struct _FringePairCounts
{
  FringeBin parent_instance;

  FringePair *pair;
  GtkWidget *box;
  GtkBox *head_box;
  GtkWidget *score_box;
  GtkWidget *details_box;
  GtkWidget *words_box;
  GtkLabel *score_label;
  GtkLabel *counts_label;
  GtkGrid *grid;
  GtkLabel *caption_label;
  GtkLabel *sentence_label;
  GtkButton *difference_button;
  GtkWidget *busy_box;
  char *sentence, *table; /* the table is what the grid shows, in a line of markup; empty for nothing */
  gboolean is_narrow, is_low;
};

G_DEFINE_FINAL_TYPE (FringePairCounts, fringe_pair_counts, FRINGE_TYPE_BIN)

static const FringeSearch *
search_of (FringePairCounts *self, FringeCompared side)
{
  return fringe_session_get_search (fringe_pair_get_session (self->pair, side));
}

static guint
step_of (FringePairCounts *self, FringeCompared side)
{
  return fringe_session_get_whole_step (fringe_pair_get_session (self->pair, side));
}

/* The score. */

static char *
largest_text (FringePairCounts *self, FringeCompared side, guint largest)
{
  return fringe_search_is_idastar (search_of (self, side)) ? g_strdup ("–") : g_strdup_printf ("%'u", largest);
}

static char *
counts_text (FringePairCounts *self, const char *generated, const char *largest)
{
  /* Translators: counts of two searches, each as “19 : 17”: nodes generated, and the largest frontier */
  return self->is_narrow ? g_strdup_printf (_ ("%1$s generated\n%2$s largest frontier"), generated, largest)
                         /* Translators: counts of two searches, each as “19 : 17”: nodes generated, largest frontier */
                         : g_strdup_printf (_ ("%1$s generated · %2$s largest frontier"), generated, largest);
}

/* The left one is left in every language: the two marks (U+2066, U+2069) say so. */
static void
show_counts (FringePairCounts *self)
{
  FringeCounts left = fringe_search_counts_at (search_of (self, LEFT), step_of (self, LEFT));
  FringeCounts right = fringe_search_counts_at (search_of (self, RIGHT), step_of (self, RIGHT));
  g_autofree char *of_left = largest_text (self, LEFT, left.max_open);
  g_autofree char *of_right = largest_text (self, RIGHT, right.max_open);
  g_autofree char *score = g_strdup_printf ("\u2066%'u : %'u\u2069", left.expanded, right.expanded);
  g_autofree char *generated = g_strdup_printf ("\u2066%'u : %'u\u2069", left.generated, right.generated);
  g_autofree char *largest = g_strdup_printf ("\u2066%s : %s\u2069", of_left, of_right);
  g_autofree char *text = counts_text (self, generated, largest);

  gtk_label_set_label (self->score_label, score);
  gtk_label_set_label (self->counts_label, text);
}

static void
show_shares (FringePairCounts *self)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self->pair);
  guint32 steps[FRINGE_N_COMPARED] = { step_of (self, LEFT), step_of (self, RIGHT) };
  g_autofree char *text = NULL;

  if (comparison != NULL)
    {
      FringeSharedCounts shared = fringe_comparison_counts_at (comparison, steps);

      text = fringe_shared_counts_sentence (&shared);
    }
  fringe_tooltip_show (self->score_box, text);
}

/* The table of the first difference. */

static void
attach (FringePairCounts *self, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 0.5f);
  gtk_label_set_wrap (GTK_LABEL (label), row == 0);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

static void
attach_row (FringePairCounts *self, const FringeDifferenceRow *row, int place, gboolean is_last)
{
  const char *css_class = is_last ? "goes-first" : row->decides ? "decides" : NULL;

  attach (self, row->title, 0, place, is_last ? css_class : NULL);
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    attach (self, row->cells[side], 1 + side, place, css_class);
}

static void
fill_grid (FringePairCounts *self, const FringeComparison *comparison, const GPtrArray *rows)
{
  /* Translators: heads a table of what happens in this step of two searches */
  g_autofree char *step = g_strdup_printf (_ ("Step %u"), fringe_comparison_difference (comparison).step);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  attach (self, step, 0, 0, "head");
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      g_autofree char *title = fringe_comparison_side_title (comparison, (FringeCompared) side);

      attach (self, title, 1 + side, 0, "head");
    }
  for (guint i = 0; i < rows->len; i++)
    attach_row (self, rows->pdata[i], (int) i + 1, i + 1 == rows->len);
}

/* What is left and what is right is told apart as in the score. A row stays in one line, and all do if they can.
 * Returns: markup */
static char *
print_table (const GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const FringeDifferenceRow *row = rows->pdata[i];
      g_autofree char *markup
          = g_markup_printf_escaped ("%s<span allow_breaks=\"false\">%s\u00a0\u2066<b>%s : %s</b>\u2069</span>",
                                     i > 0 ? "\u2003 " : "", row->title, row->cells[LEFT], row->cells[RIGHT]);

      g_string_append (text, markup);
    }
  return g_string_free (text, FALSE);
}

/* In a low window the table follows the sentence, smaller. */
static void
show_sentence (FringePairCounts *self)
{
  gboolean has_table = *self->table != '\0';
  g_autofree char *sentence = NULL, *markup = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->grid), has_table && !self->is_low);
  if (!has_table || !self->is_low)
    {
      gtk_label_set_text (self->sentence_label, self->sentence);
      return;
    }
  sentence = g_markup_escape_text (self->sentence, -1);
  markup = g_strdup_printf ("%s\u2003 <span size=\"smaller\" font_features=\"tnum\">%s</span>", sentence, self->table);
  gtk_label_set_markup (self->sentence_label, markup);
}

/* It stays the same while the searches are stepped. */
static void
show_table (FringePairCounts *self, const FringeComparison *comparison)
{
  g_autoptr (GPtrArray) rows = comparison != NULL ? fringe_comparison_difference_rows (comparison) : NULL;
  gboolean has_rows = rows != NULL && rows->len > 0;
  g_autofree char *table = has_rows ? print_table (rows) : g_strdup ("");

  if (g_str_equal (table, self->table))
    return;
  g_free (self->table);
  self->table = g_steal_pointer (&table);
  if (has_rows)
    fill_grid (self, comparison, rows);
}

/* The words. */

/* The one that was forked where both stand, or %NULL. */
static const FringeSearch *
forked_here (FringePairCounts *self)
{
  static const FringeCompared sides[] = { RIGHT, LEFT };

  for (gsize i = 0; i < G_N_ELEMENTS (sides) && step_of (self, LEFT) == step_of (self, RIGHT); i++)
    if (step_of (self, LEFT) == fringe_search_fork_step (search_of (self, sides[i])))
      return search_of (self, sides[i]);
  return NULL;
}

static gboolean
goes_on (FringePairCounts *self)
{
  return fringe_search_outcome (search_of (self, LEFT)) == FRINGE_OUTCOME_RUNNING
         || fringe_search_outcome (search_of (self, RIGHT)) == FRINGE_OUTCOME_RUNNING;
}

static const char *
difference_caption (FringePairCounts *self, const FringeComparison *comparison)
{
  if (fringe_comparison_difference (comparison).cause != FRINGE_DIFFERENCE_NONE)
    return _ ("First difference");
  return goes_on (self) ? _ ("No difference so far") : _ ("No difference");
}

static void
show_words (FringePairCounts *self, const char *caption, const char *sentence)
{
  gtk_label_set_label (self->caption_label, caption);
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  show_sentence (self);
}

/* What stopped both, or where one was forked what is other from there on; else what parts the two. */
static void
say (FringePairCounts *self, const FringeComparison *comparison)
{
  g_autofree char *stop = fringe_pair_stop_sentence (self->pair), *sentence = NULL;
  const FringeSearch *fork = forked_here (self);

  if (stop != NULL || comparison == NULL)
    show_words (self, _ ("Stopped"), stop != NULL ? stop : "");
  else if (fork != NULL)
    {
      sentence = fringe_fork_sentences (fork, step_of (self, RIGHT));
      show_words (self, _ ("Fork"), sentence);
    }
  else
    {
      sentence = fringe_comparison_difference_sentence (comparison);
      show_words (self, difference_caption (self, comparison), sentence);
    }
}

/* Where there is none, there is nowhere to go. */
static void
show_button (FringePairCounts *self, const FringeComparison *comparison)
{
  FringeDifference difference = { 0 };
  g_autofree char *label = NULL;

  if (comparison != NULL)
    difference = fringe_comparison_difference (comparison);
  if (difference.cause == FRINGE_DIFFERENCE_NONE)
    label = g_strdup (_ ("Find First _Difference"));
  else
    label = g_strdup_printf (_ ("_Go to Step %'u"), difference.step);
  gtk_button_set_label (self->difference_button, label);
  gtk_widget_set_visible (GTK_WIDGET (self->difference_button),
                          difference.cause != FRINGE_DIFFERENCE_NONE || goes_on (self));
}

static void
on_changed (FringePairCounts *self)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self->pair);

  show_counts (self);
  show_shares (self);
  show_table (self, comparison);
  say (self, comparison);
  show_button (self, comparison);
  gtk_widget_set_visible (self->busy_box, fringe_pair_is_busy (self->pair));
}

void
fringe_pair_counts_set_pair (FringePairCounts *self, FringePair *pair)
{
  g_set_object (&self->pair, pair);
  g_signal_connect_object (pair, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
}

void
fringe_pair_counts_append (FringePairCounts *self, GtkWidget *widget)
{
  gtk_box_append (self->head_box, widget);
}

int
fringe_pair_counts_min_width (FringePairCounts *self, gboolean narrow)
{
  int head = fringe_min_width (GTK_WIDGET (self->head_box)), details = fringe_min_width (self->details_box);

  return narrow ? MAX (head, details) : fringe_min_width (self->score_box) + details;
}

static void
place_details (FringePairCounts *self, int column, int row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->box);
  GtkGridLayoutChild *details = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, self->details_box));

  gtk_grid_layout_child_set_column (details, column);
  gtk_grid_layout_child_set_row (details, row);
}

static void
show_caption (FringePairCounts *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->caption_label), !self->is_narrow && !self->is_low);
}

void
fringe_pair_counts_set_narrow (FringePairCounts *self, gboolean narrow)
{
  place_details (self, narrow ? 0 : 1, narrow ? 1 : 0);
  if (narrow)
    gtk_widget_add_css_class (self->box, "narrow");
  else
    gtk_widget_remove_css_class (self->box, "narrow");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->score_box),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words_box),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  self->is_narrow = narrow;
  show_caption (self);
  show_counts (self);
}

void
fringe_pair_counts_set_low (FringePairCounts *self, gboolean low)
{
  self->is_low = low;
  show_caption (self);
  show_sentence (self);
}

static void
fringe_pair_counts_dispose (GObject *object)
{
  FringePairCounts *self = FRINGE_PAIR_COUNTS (object);

  g_clear_object (&self->pair);
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->table, g_free);
  G_OBJECT_CLASS (fringe_pair_counts_parent_class)->dispose (object);
}

static void
fringe_pair_counts_class_init (FringePairCountsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_pair_counts_dispose;
  gtk_widget_class_set_css_name (widget_class, "paircounts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-pair-counts.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, box);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, head_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, score_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, details_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, words_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, score_label);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, counts_label);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, grid);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, caption_label);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, difference_button);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, busy_box);
}

/* Left is left in every language. */
static void
fringe_pair_counts_init (FringePairCounts *self)
{
  self->sentence = g_strdup ("");
  self->table = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self->grid), GTK_TEXT_DIR_LTR);
}
