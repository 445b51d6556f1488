/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means-items.h"

#include "fringe-answer-item.h"

#include <string.h>

/* Returns: (transfer full): an answer to a table of two means, in which so many matches are that near */
static FringeMeansAnswer *
make_answer (guint n_nearest, guint n_others)
{
  FringeMeansAnswer *answer = g_new0 (FringeMeansAnswer, 1);
  const FringeMeansStart start = { .depth = 2 };

  answer->matches = g_array_new (FALSE, FALSE, sizeof (FringeMeansMatch));
  answer->starts = g_array_new (FALSE, FALSE, sizeof (FringeMeansStart));
  answer->n_tried = 1440;
  for (guint i = 0; i < 2; i++)
    g_array_append_val (answer->starts, start);
  for (guint i = 0; i < n_nearest + n_others; i++)
    {
      FringeMeansMatch match = { .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK), .n_figures = 2 };

      match.figures[0] = (FringeMeansFigure) { 2, 5, 1, 0.5 };
      match.figures[1] = (FringeMeansFigure) { 4, 12, 1, i < n_nearest ? -0.75 : -2 };
      match.farthest = 1;
      match.n_within = i < n_nearest ? 2 : 1;
      g_array_append_val (answer->matches, match);
    }
  return answer;
}

/* The nearest stand under a heading of their own, the others under another; each item has the number of its match. */
static void
test_headings (void)
{
  for (guint n_nearest = 0; n_nearest < 3; n_nearest++)
    for (guint n_others = 0; n_others < 3; n_others++)
      {
        g_autoptr (FringeMeansAnswer) answer = make_answer (n_nearest, n_others);
        g_autoptr (GListModel) items = fringe_means_items (answer);
        g_autofree char *all = fringe_means_items_text (answer);
        guint n_headings = n_nearest == 0 ? 0 : n_others == 0 ? 1 : 2, number = 0;

        g_assert_cmpuint (g_list_model_get_n_items (items), ==, n_nearest + n_others + n_headings);
        for (guint i = 0; i < g_list_model_get_n_items (items); i++)
          {
            g_autoptr (FringeAnswerItem) item = g_list_model_get_item (items, i);
            g_autofree char *title = NULL, *caption = NULL, *text = NULL;
            gboolean is_heading;

            g_object_get (item, "heading", &is_heading, "title", &title, "caption", &caption, "text", &text, NULL);
            g_assert_nonnull (strstr (all, title));
            g_assert_nonnull (strstr (all, text));
            g_assert_cmpint (is_heading, ==, n_nearest > 0 && (i == 0 || i == n_nearest + 1));
            if (is_heading)
              g_assert_cmpstr (title, ==,
                               i == 0 ? "Every mean within one standard error"
                                      : "Every mean within three standard errors");
            if (is_heading)
              continue;
            g_assert_cmpstr (caption, ==,
                             number < n_nearest ? "2 of 2 means within 1 s.e." : "1 of 2 means within 1 s.e.");
            g_assert_cmpuint (fringe_answer_item_get_number (item), ==, number++);
          }
      }
}

/* Faults stand in their order, a line for each, and no more than are read at a glance. */
static void
test_faults (void)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (FringeMeansFault));
  FringeMeansFault fault = { 0, 0, (char *) "Nothing is there." };
  g_autofree char *first = NULL, *many = NULL;
  g_auto (GStrv) lines = NULL;

  g_array_append_val (faults, fault);
  first = fringe_means_faults_text (faults);
  g_assert_cmpstr (first, ==, "Nothing is there.");
  for (fault.line = 2; fault.line < 20; fault.line++)
    {
      fault.column = fault.line + 1;
      g_array_append_val (faults, fault);
    }
  many = fringe_means_faults_text (faults);
  lines = g_strsplit (many, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), <=, 6);
  g_assert_cmpstr (lines[1], ==, "Line 2, column 3: Nothing is there.");
  g_assert_true (g_str_has_suffix (many, "\n…"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/means-items/the-nearest-stand-under-a-heading", test_headings);
  g_test_add_func ("/means-items/each-fault-has-a-line-and-few-are-shown", test_faults);
  return g_test_run ();
}
