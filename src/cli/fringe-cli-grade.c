/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-files.h"
#include "fringe-cli-graded.h"
#include "fringe-cli-progress.h"
#include "fringe-conventions.h"
#include "fringe-session-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What many files share: the conventions for each goal, with their tables. */
typedef struct
{
  GPtrArray *conventions; /* from fringe_conventions_by_goal_new() */
  GPtrArray *graded;
} Class;

void
fringe_cli_graded_free (FringeCliGraded *graded)
{
  g_clear_pointer (&graded->file, fringe_exercise_file_free);
  g_free (graded->path);
  g_free (graded->problem);
  g_free (graded->right_by);
  g_free (graded);
}

/* Marks. */

static void
count_slips (FringeCliGraded *graded, const FringeExercise *exercise)
{
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);
  const GArray *acts = fringe_exercise_acts (exercise);

  graded->marks = fringe_exercise_marks (exercise);
  graded->n_slips = slips->len;
  if (slips->len > 0)
    graded->first = g_array_index (slips, FringeSlip, 0);
  for (guint i = 0; i < slips->len; i++)
    graded->times[g_array_index (slips, FringeSlip, i).reason]++;
  if (acts->len > 0)
    graded->seconds = g_array_index (acts, FringeExerciseAct, acts->len - 1).seconds;
}

/* In practice the slips were put right as a rule: then what was done in the end is right by the rules of the exercise,
 * and says nothing of them. */
static void
find_rules (FringeCliGraded *graded, FringeConventions *conventions, const FringeExercise *exercise)
{
  FringeRules rules;

  if (graded->n_slips == 0 || !fringe_conventions_explain (conventions, exercise, G_MAXUINT, &rules))
    return;
  graded->right_by = fringe_conventions_list (&graded->file->task.rules, &rules);
  if (*graded->right_by == '\0')
    g_clear_pointer (&graded->right_by, g_free);
}

static gboolean
grade_file (Class *class, FringeCliGraded *graded, GError **error)
{
  g_autoptr (GFile) source = fringe_cli_file_new (graded->path, error);
  FringeConventions *conventions;
  g_autoptr (FringeExercise) exercise = NULL;

  if (source == NULL)
    return FALSE;
  graded->file = fringe_exercise_file_load (source, NULL, error);
  if (graded->file == NULL)
    return FALSE;
  if (graded->file->acts->len == 0)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "Acts", "%s", _ ("Nobody has done this exercise yet."));
  conventions = fringe_conventions_of_goal (class->conventions, &graded->file->task.goal);
  exercise = fringe_exercise_file_replay (graded->file,
                                          fringe_conventions_estimate (conventions, graded->file->task.rules.heuristic),
                                          error);
  if (exercise == NULL)
    return FALSE;
  count_slips (graded, exercise);
  find_rules (graded, conventions, exercise);
  /* The acts take most of the memory, and the marks say what there is to say of them. */
  g_free (g_array_steal (graded->file->acts, NULL));
  return TRUE;
}

/* A bad file is named at once, and the rest goes on. */
static void
grade (Class *class, const char *path)
{
  FringeCliGraded *graded = g_new0 (FringeCliGraded, 1);
  g_autoptr (GError) reason = NULL;

  graded->path = g_strdup (path);
  g_ptr_array_add (class->graded, graded);
  if (grade_file (class, graded, &reason))
    return;
  graded->problem = g_strdup (reason->message);
  g_prefix_error (&reason, "%s: ", path);
  fringe_cli_report_error (reason);
}

static FringeCliStatus
status_of (const GPtrArray *graded)
{
  for (guint i = 0; i < graded->len; i++)
    if (((const FringeCliGraded *) g_ptr_array_index (graded, i))->problem != NULL)
      return FRINGE_CLI_LIMIT;
  return graded->len > 0 ? FRINGE_CLI_DONE : FRINGE_CLI_UNSOLVABLE;
}

static FringeCliStatus
grade_all (const FringeCliOptions *options, gboolean by_class, GError **error)
{
  g_autoptr (GPtrArray) paths = fringe_cli_files_list (options->files, FRINGE_SESSION_ENDING, error);
  g_autoptr (GPtrArray) conventions = fringe_conventions_by_goal_new ();
  g_autoptr (GPtrArray) graded = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_cli_graded_free);
  Class class = { conventions, graded };
  FringeCliProgress progress;

  if (paths == NULL)
    return FRINGE_CLI_BAD_USAGE;
  fringe_cli_progress_begin (&progress, options->quiet);
  for (guint i = 0; i < paths->len; i++)
    {
      grade (&class, g_ptr_array_index (paths, i));
      fringe_cli_progress_share ((double) (i + 1) / paths->len, &progress);
    }
  fringe_cli_progress_end (&progress);
  fringe_cli_graded_write (options, graded, by_class, error);
  return status_of (graded);
}

FringeCliStatus
fringe_cli_grade (int argc, char *argv[], GError **error)
{
  gboolean by_class = FALSE;
  const GOptionEntry entries[] = {
    { "class", 0, 0, G_OPTION_ARG_NONE, &by_class,
      N_ ("Count the mistakes of the whole class, instead of a row for each file"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "grade",
    .summary = _ ("Marks exercises that students did, whatever marks stand in their files."),
    .groups = FRINGE_CLI_GROUP_FILES | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMATS_TABLE,
    .entries = entries,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  options->many = TRUE;
  return grade_all (options, by_class, error);
}
