/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-graded.h"

#include "fringe-cli-json.h"
#include "fringe-escape.h"
#include "fringe-exercise-sentences.h"
#include "fringe-text-table.h"

#include <glib/gi18n-lib.h>

/* So many characters of a name that a student typed stand in a table. */
#define STUDENT_MAX 40

static const char *const seals[] = { "none", "whole", "edited" };

/* Data. */

static void
add_kinds (JsonBuilder *builder, const char *name, const guint counts[FRINGE_N_SLIP_KINDS], gboolean is_known)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    fringe_cli_json_add_int_where (builder, is_known, fringe_slip_kind_name ((FringeSlipKind) i), counts[i]);
  json_builder_end_object (builder);
}

static guint
sum (const guint counts[FRINGE_N_SLIP_KINDS])
{
  guint n = 0;

  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    n += counts[i];
  return n;
}

/* Every row has the same members, those of a bad file are null. */
static JsonNode *
row_json (const FringeCliGraded *graded)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  gboolean is_good = graded->problem == NULL, has_slip = is_good && graded->n_slips > 0;
  const FringeExerciseFile *file = graded->file;
  const FringeMarks *marks = &graded->marks;
  g_autofree char *path = g_filename_display_name (graded->path);

  json_builder_begin_object (builder);
  fringe_cli_json_add_string (builder, "file", path);
  fringe_cli_json_add_string (builder, "problem", graded->problem);
  fringe_cli_json_add_string (builder, "student", is_good ? file->student : NULL);
  fringe_cli_json_add_string (builder, "title", is_good ? file->title : NULL);
  fringe_cli_json_add_string (builder, "level", is_good ? fringe_exercise_level_name (file->task.level) : NULL);
  fringe_cli_json_add_string (builder, "mode", !is_good ? NULL : file->task.is_exam ? "exam" : "practice");
  fringe_cli_json_add_int_where (builder, is_good, "try", is_good ? file->attempt : 0);
  fringe_cli_json_add_int_where (builder, is_good, "right", sum (marks->right));
  fringe_cli_json_add_int_where (builder, is_good, "asked", sum (marks->asked));
  add_kinds (builder, "points", marks->right, is_good);
  add_kinds (builder, "of", marks->asked, is_good);
  fringe_cli_json_add_int_where (builder, is_good, "steps", marks->n_steps);
  fringe_cli_json_add_int_where (builder, is_good, "steps_of_right_run", marks->n_steps_right);
  fringe_cli_json_add_string (builder, "ended", !is_good ? NULL : marks->is_over ? "yes" : "no");
  fringe_cli_json_add_int_where (builder, is_good, "hints", marks->n_hints);
  fringe_cli_json_add_int_where (builder, is_good, "slips", graded->n_slips);
  fringe_cli_json_add_int_where (builder, has_slip, "first_slip_step", graded->first.step);
  fringe_cli_json_add_string (builder, "first_slip", has_slip ? fringe_slip_reason_name (graded->first.reason) : NULL);
  fringe_cli_json_add_string (builder, "right_by", is_good ? graded->right_by : NULL);
  if (is_good)
    fringe_cli_json_add_double (builder, "seconds", graded->seconds);
  else
    fringe_cli_json_add_null (builder, "seconds");
  fringe_cli_json_add_string (builder, "checksum", is_good ? seals[file->seal] : NULL);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* The class. */

typedef struct
{
  guint n_students;
  guint n_times;
} Often;

static Often
count_reason (const GPtrArray *all, FringeSlipReason reason)
{
  Often often = { 0 };

  for (guint i = 0; i < all->len; i++)
    {
      const FringeCliGraded *graded = g_ptr_array_index (all, i);

      often.n_students += graded->times[reason] > 0;
      often.n_times += graded->times[reason];
    }
  return often;
}

static JsonNode *
reason_json (FringeSlipReason reason, Often often)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  fringe_cli_json_add_string (builder, "slip", fringe_slip_reason_name (reason));
  fringe_cli_json_add_int (builder, "files", often.n_students);
  fringe_cli_json_add_int (builder, "times", often.n_times);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
add_cell (FringeTextTable *table, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  fringe_text_table_add (table, text);
}

static char *
class_text (const GPtrArray *all)
{
  const char *const titles[] = { _ ("Mistakes"), _ ("Files"), _ ("Times") };
  g_autoptr (FringeTextTable) table = fringe_text_table_new (titles, G_N_ELEMENTS (titles), 1 << 1 | 1 << 2);
  gboolean is_empty = TRUE;

  for (int i = FRINGE_SLIP_NONE + 1; i < FRINGE_N_SLIP_REASONS; i++)
    {
      Often often = count_reason (all, (FringeSlipReason) i);

      if (often.n_times == 0)
        continue;
      fringe_text_table_add (table, fringe_slip_reason_title ((FringeSlipReason) i));
      add_cell (table, often.n_students);
      add_cell (table, often.n_times);
      is_empty = FALSE;
    }
  return is_empty ? g_strdup_printf ("%s\n", _ ("Nothing went wrong.")) : fringe_text_table_print (table);
}

/* Text. */

static void
add_fraction (FringeTextTable *table, guint right, guint asked)
{
  g_autofree char *text = asked > 0 ? g_strdup_printf ("%u/%u", right, asked) : g_strdup ("–");

  fringe_text_table_add (table, text);
}

static char *
note_of (const FringeCliGraded *graded)
{
  if (graded->file->seal == FRINGE_EXERCISE_EDITED)
    return g_strdup (_ ("The file was edited."));
  if (graded->right_by != NULL)
    /* Translators: rules of search by which a student did everything right, apart by dots */
    return g_strdup_printf (_ ("All answers are right by: %s"), graded->right_by);
  return graded->marks.is_over ? g_strdup ("") : g_strdup (_ ("The search was not carried to its end."));
}

static void
add_row (FringeTextTable *table, const FringeCliGraded *graded)
{
  g_autofree char *path = g_filename_display_basename (graded->path), *note = note_of (graded),
                  *student = fringe_quote (graded->file->student, STUDENT_MAX);

  fringe_text_table_add (table, path);
  fringe_text_table_add (table, student);
  add_fraction (table, sum (graded->marks.right), sum (graded->marks.asked));
  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    add_fraction (table, graded->marks.right[i], graded->marks.asked[i]);
  add_fraction (table, graded->marks.n_steps, graded->marks.n_steps_right);
  fringe_text_table_add (table, note);
}

static char *
rows_text (const GPtrArray *all)
{
  const char *titles[5 + FRINGE_N_SLIP_KINDS];
  guint n = 0, n_bad = 0;
  g_autoptr (FringeTextTable) table = NULL;
  g_autofree char *rows = NULL, *bad = NULL;

  titles[n++] = _ ("File");
  titles[n++] = _ ("Student");
  titles[n++] = _ ("Points");
  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    titles[n++] = fringe_slip_kind_title ((FringeSlipKind) i);
  titles[n++] = _ ("Steps");
  titles[n++] = _ ("Remark");
  table = fringe_text_table_new (titles, n, ((1u << (n - 1)) - 1) & ~3u);
  for (guint i = 0; i < all->len; i++)
    {
      const FringeCliGraded *graded = g_ptr_array_index (all, i);

      n_bad += graded->problem != NULL;
      if (graded->problem == NULL)
        add_row (table, graded);
    }
  rows = fringe_text_table_print (table);
  if (n_bad == 0)
    return g_steal_pointer (&rows);
  bad = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u file could not be marked.", "%u files could not be marked.",
                                      n_bad),
                         n_bad);
  return g_strconcat (rows, bad, "\n", NULL);
}

static gboolean
write_text (FringeCliOutput *output, const GPtrArray *all, gboolean by_class, GError **error)
{
  g_autofree char *class = class_text (all), *rows = by_class ? NULL : rows_text (all);
  gboolean has_edited = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      const FringeCliGraded *graded = g_ptr_array_index (all, i);

      has_edited |= graded->problem == NULL && graded->file->seal == FRINGE_EXERCISE_EDITED;
    }
  if (rows != NULL && !fringe_cli_output_add_text (output, rows, error))
    return FALSE;
  if (has_edited && rows != NULL)
    {
      g_autofree char *line
          = g_strconcat (_ ("A checksum that does not fit shows that somebody edited the file. One that fits proves "
                            "nothing."),
                         "\n", NULL);

      if (!fringe_cli_output_add_text (output, line, error))
        return FALSE;
    }
  return fringe_cli_output_add_text (output, class, error);
}

static gboolean
write_data (FringeCliOutput *output, const GPtrArray *all, gboolean by_class, GError **error)
{
  const FringeCliGraded none = { .path = (char *) "", .problem = (char *) "" };
  g_autoptr (JsonNode) shape = by_class ? reason_json (FRINGE_SLIP_NONE, (Often) { 0 }) : row_json (&none);

  if (!fringe_cli_output_begin (output, shape, error))
    return FALSE;
  for (guint i = 0; !by_class && i < all->len; i++)
    {
      g_autoptr (JsonNode) row = row_json (g_ptr_array_index (all, i));

      if (!fringe_cli_output_add_data (output, row, error))
        return FALSE;
    }
  for (int i = FRINGE_SLIP_NONE + 1; by_class && i < FRINGE_N_SLIP_REASONS; i++)
    {
      g_autoptr (JsonNode) row = reason_json ((FringeSlipReason) i, count_reason (all, (FringeSlipReason) i));

      if (!fringe_cli_output_add_data (output, row, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
fringe_cli_graded_write (const FringeCliOptions *options, const GPtrArray *all, gboolean by_class, GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  gboolean is_written = options->format == FRINGE_CLI_FORMAT_TEXT ? write_text (output, all, by_class, error)
                                                                  : write_data (output, all, by_class, error);

  return is_written && fringe_cli_output_finish (output, error);
}
