/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-counts.h"

#include "fringe-sentences.h"

#include <glib/gi18n.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

typedef enum
{
  COST,
  EXPANDED,
  GENERATED,
  MAX_OPEN,
  N_COUNTS
} Count;

struct _FringePairCounts
{
  FringeBin parent_instance;

  FringePair *pair;
  GtkLabel *values[N_COUNTS];
  GtkLabel *captions[N_COUNTS];
  GtkLabel *sentence_label;
  GtkWidget *busy_box;
};

G_DEFINE_FINAL_TYPE (FringePairCounts, fringe_pair_counts, FRINGE_TYPE_BIN)

/* Nothing where a count does not apply. */
#define NONE G_MAXUINT

static void
get_counts (FringeSession *session, guint counts[N_COUNTS])
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint step = fringe_session_get_whole_step (session), goal = fringe_search_solution_at (search, step);
  FringeCounts at = fringe_search_counts_at (search, step);
  gboolean has_frontier = !fringe_search_is_idastar (search);

  counts[COST] = goal != FRINGE_NO_NODE ? fringe_search_g (search, goal) : NONE;
  counts[EXPANDED] = at.expanded;
  counts[GENERATED] = at.generated;
  counts[MAX_OPEN] = has_frontier ? at.max_open : NONE;
}

static char *
count_text (guint count)
{
  return count != NONE ? g_strdup_printf ("%'u", count) : g_strdup ("–");
}

static char *
caption_text (guint left, guint right)
{
  guint by = left > right ? left - right : right - left;
  g_autofree char *number = NULL;

  if (left == NONE || right == NONE)
    return g_strdup ("");
  if (by == 0)
    /* Translators: of a count of two searches */
    return g_strdup (_ ("equal"));
  /* A sign stays before its number in every language: the two marks (U+2066, U+2069) say so. */
  number = g_strdup_printf ("\u2066%s%'u\u2069", right < left ? "−" : "+", by);
  /* Translators: by how much a count of the right search is larger or smaller than that of the left one: "right: −12"
   */
  return g_strdup_printf (_ ("right: %s"), number);
}

static void
show_count (FringePairCounts *self, Count count, guint left, guint right)
{
  g_autofree char *left_text = count_text (left), *right_text = count_text (right);
  /* Translators: a count of the left search and of the right one */
  g_autofree char *pair = g_strdup_printf (_ ("%1$s : %2$s"), left_text, right_text);
  /* The left one is left in every language: the two marks (U+2066, U+2069) say so. */
  g_autofree char *values = g_strdup_printf ("\u2066%s\u2069", pair);
  g_autofree char *caption = caption_text (left, right);

  gtk_label_set_label (self->values[count], values);
  gtk_label_set_label (self->captions[count], caption);
}

static gboolean
is_at_end (FringeSession *session)
{
  return fringe_search_outcome_at (fringe_session_get_search (session), fringe_session_get_whole_step (session))
         != FRINGE_OUTCOME_RUNNING;
}

/* The one that was forked where both stand, or %NULL. */
static const FringeSearch *
forked_here (FringePair *pair, const guint32 steps[FRINGE_N_COMPARED])
{
  static const FringeCompared sides[] = { RIGHT, LEFT };

  for (gsize i = 0; i < G_N_ELEMENTS (sides) && steps[RIGHT] == steps[LEFT]; i++)
    {
      const FringeSearch *search = fringe_session_get_search (fringe_pair_get_session (pair, sides[i]));

      if (steps[sides[i]] == fringe_search_fork_step (search))
        return search;
    }
  return NULL;
}

/* Where both were stopped, at what; where one was forked, what is other from there on; where they part, what decided;
 * at the end which was cheaper; else what they share. */
static char *
sentence (FringePair *pair)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (pair);
  FringeSession *left = fringe_pair_get_session (pair, LEFT), *right = fringe_pair_get_session (pair, RIGHT);
  guint32 steps[FRINGE_N_COMPARED] = { fringe_session_get_whole_step (left), fringe_session_get_whole_step (right) };
  const FringeSearch *fork = forked_here (pair, steps);
  FringeDifference difference;
  FringeSharedCounts shared;
  char *stop = fringe_pair_stop_sentence (pair);

  if (stop != NULL || comparison == NULL)
    return stop != NULL ? stop : g_strdup ("");
  if (fork != NULL)
    return fringe_fork_sentences (fork, steps[RIGHT]);
  difference = fringe_comparison_difference (comparison);
  if (difference.cause != FRINGE_DIFFERENCE_NONE && MAX (steps[LEFT], steps[RIGHT]) == difference.step)
    return fringe_comparison_difference_sentence (comparison);
  if (is_at_end (left) && is_at_end (right))
    return fringe_comparison_end_sentence (comparison);
  shared = fringe_comparison_counts_at (comparison, steps);
  return fringe_shared_counts_sentence (&shared);
}

static void
on_changed (FringePairCounts *self)
{
  g_autofree char *text = sentence (self->pair);
  guint counts[FRINGE_N_COMPARED][N_COUNTS];

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    get_counts (fringe_pair_get_session (self->pair, (FringeCompared) side), counts[side]);
  for (guint count = 0; count < N_COUNTS; count++)
    show_count (self, (Count) count, counts[LEFT][count], counts[RIGHT][count]);
  gtk_label_set_label (self->sentence_label, text);
  gtk_widget_set_visible (self->busy_box, fringe_pair_is_busy (self->pair));
}

void
fringe_pair_counts_set_pair (FringePairCounts *self, FringePair *pair)
{
  g_set_object (&self->pair, pair);
  g_signal_connect_object (pair, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
}

static void
fringe_pair_counts_dispose (GObject *object)
{
  FringePairCounts *self = FRINGE_PAIR_COUNTS (object);

  g_clear_object (&self->pair);
  G_OBJECT_CLASS (fringe_pair_counts_parent_class)->dispose (object);
}

static void
bind_label (GtkWidgetClass *widget_class, const char *name, gssize offset)
{
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE, offset);
}

static void
fringe_pair_counts_class_init (FringePairCountsClass *klass)
{
  static const char *const values[] = { "cost_values", "expanded_values", "generated_values", "open_values" };
  static const char *const captions[] = { "cost_caption", "expanded_caption", "generated_caption", "open_caption" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_pair_counts_dispose;
  gtk_widget_class_set_css_name (widget_class, "paircounts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-pair-counts.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, FringePairCounts, busy_box);
  for (gssize i = 0; i < N_COUNTS; i++)
    {
      bind_label (widget_class, values[i],
                  (gssize) G_STRUCT_OFFSET (FringePairCounts, values[0]) + i * (gssize) sizeof (GtkLabel *));
      bind_label (widget_class, captions[i],
                  (gssize) G_STRUCT_OFFSET (FringePairCounts, captions[0]) + i * (gssize) sizeof (GtkLabel *));
    }
}

static void
fringe_pair_counts_init (FringePairCounts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
