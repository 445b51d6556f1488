/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-options.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-rules.h"
#include "fringe-cli-traits.h"
#include "fringe-cli-words.h"
#include "fringe-exam-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define N_QUESTIONS 10
#define ENDINGS "xml, gift, tex"
#define KINDS "next, g, h, f, duplicate, goal, values"

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  char **traits;
  char *questions;
  char *kinds;
  char *seed;
  char *title;
  char *output;
  char *as;
  gboolean quiet;

  FringeTrait wanted[FRINGE_TRAITS_MAX];
  FringeExamQuery query;
  FringeExamFormat format;
} Exam;

static void
exam_clear (Exam *exam)
{
  g_clear_pointer (&exam->traits, g_strfreev);
  g_clear_pointer (&exam->questions, g_free);
  g_clear_pointer (&exam->kinds, g_free);
  g_clear_pointer (&exam->seed, g_free);
  g_clear_pointer (&exam->title, g_free);
  g_clear_pointer (&exam->output, g_free);
  g_clear_pointer (&exam->as, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Exam, exam_clear)

/* Reads the format, which the name ends in or should end in. */
static gboolean
read_output (Exam *exam, GError **error)
{
  const char *point = exam->output != NULL ? strrchr (exam->output, '.') : NULL;
  g_autofree char *name = NULL;

  if (exam->output == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _ ("Name a file that ends in .xml, .gift or .tex."));
  if (exam->as != NULL)
    return fringe_exam_format_from_ending (exam->as, &exam->format)
           || fringe_cli_fail_word (error, "--as", exam->as, ENDINGS);
  if (fringe_cli_is_standard (exam->output))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _ ("Standard output has no ending: name the format with --as."));
  if (point != NULL && fringe_exam_format_from_ending (point + 1, &exam->format))
    return TRUE;
  name = g_filename_display_name (exam->output);
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output", _ ("“%s” does not end in .xml, .gift or .tex."),
                          name);
}

static gboolean
read_kinds (Exam *exam, GError **error)
{
  g_auto (GStrv) words = exam->kinds != NULL ? g_strsplit (exam->kinds, ",", -1) : NULL;

  exam->query.kinds = words != NULL ? 0 : FRINGE_EXAM_ALL;
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      FringeExamKind kind;

      if (!fringe_exam_kind_from_name (words[i], &kind))
        return fringe_cli_fail_word (error, "--kinds", words[i], KINDS);
      exam->query.kinds |= 1u << kind;
    }
  return exam->query.kinds != 0 || fringe_cli_fail_word (error, "--kinds", exam->kinds, KINDS);
}

static gboolean
read_exam (gpointer data, GError **error)
{
  Exam *exam = data;
  FringeFindQuery *find = &exam->query.find;
  guint64 n_questions = N_QUESTIONS;

  if (!fringe_cli_traits_read (exam->traits, exam->wanted, find, error) || !read_kinds (exam, error)
      || (exam->questions != NULL
          && !fringe_cli_read_number ("--questions", exam->questions, 1, FRINGE_EXAM_QUESTIONS_MAX, &n_questions,
                                      error))
      || (exam->seed != NULL && !fringe_cli_read_number ("--seed", exam->seed, 0, G_MAXUINT64, &find->seed, error)))
    return FALSE;
  exam->query.n_questions = (guint) n_questions;
  return read_output (exam, error);
}

static const char *
option_of (const GError *reason)
{
  if (g_error_matches (reason, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_ALGORITHM))
    return "--algorithm";
  if (g_error_matches (reason, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_HEURISTIC)
      || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    return "--heuristic";
  return "--trait";
}

/* Puts what went wrong with the option that it lies in. Returns: the status to end with */
static FringeCliStatus
fail_to_find (const GError *reason, GError **error)
{
  FringeCliStatus status = FRINGE_CLI_BAD_USAGE;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    status = FRINGE_CLI_LIMIT;
  else if (g_error_matches (reason, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_NO_BOARD))
    status = FRINGE_CLI_UNSOLVABLE;
  fringe_cli_fail (error, status, option_of (reason), "%s", reason->message);
  return status;
}

static FringeCliStatus
save (Exam *exam, FringeExam *questions, FringeCliProgress *progress, GError **error)
{
  gboolean is_standard = fringe_cli_is_standard (exam->output);
  g_autofree char *name = is_standard ? g_strdup (_ ("standard output")) : g_filename_display_name (exam->output);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = fringe_cli_file_new (is_standard ? "/dev/stdout" : exam->output, &reason);
  gboolean is_short;
  FringeCliStatus status;

  if (file != NULL
      && fringe_exam_save (questions, exam->format, exam->title, file, fringe_cli_progress_share, progress, NULL,
                           &reason))
    return FRINGE_CLI_DONE;
  is_short = g_error_matches (reason, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_NO_QUESTION);
  status = is_short ? FRINGE_CLI_UNSOLVABLE : FRINGE_CLI_NOT_WRITTEN;
  fringe_cli_fail (error, status, is_short ? "--questions" : name, "%s", reason->message);
  return status;
}

static void
note_size (const Exam *exam)
{
  g_autoptr (GFile) file = fringe_cli_is_standard (exam->output) ? NULL : g_file_new_for_commandline_arg (exam->output);
  g_autofree char *sentence = file != NULL ? fringe_exam_size_sentence (file, exam->format) : NULL;
  g_autofree char *name = g_filename_display_name (exam->output);
  g_autoptr (GError) note = NULL;

  if (sentence == NULL || exam->quiet)
    return;
  fringe_cli_fail (&note, FRINGE_CLI_DONE, name, "%s", sentence);
  fringe_cli_report_error (note);
}

static FringeCliStatus
ask (Exam *exam, const FringeCliOptions *options, GError **error)
{
  FringeFindQuery *find = &exam->query.find;
  g_autoptr (GError) reason = NULL;
  g_autoptr (FringeExam) questions = NULL;
  FringeCliProgress progress;
  FringeCliStatus status;

  find->rules = options->rules;
  find->node_limit = (guint32) MIN (options->node_limit, FRINGE_NODE_LIMIT_MAX);
  if (!fringe_cli_problems_read_goal (&options->words, &find->goal, error)
      || !fringe_cli_rules_check_fit ("--heuristic", find->rules.heuristic, find->goal.rows, find->goal.columns, error))
    return FRINGE_CLI_BAD_USAGE;
  fringe_cli_progress_begin (&progress, exam->quiet);
  questions = fringe_exam_new (&exam->query, fringe_cli_progress_share, &progress, NULL, &reason);
  status = questions != NULL ? save (exam, questions, &progress, error) : fail_to_find (reason, error);
  fringe_cli_progress_end (&progress);
  if (status == FRINGE_CLI_DONE)
    note_size (exam);
  return status;
}

FringeCliStatus
fringe_cli_exam (int argc, char *argv[], GError **error)
{
  g_auto (Exam) exam = { 0 };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &exam.output,
      N_ ("Write into a file: .xml (Moodle), .gift or .tex (class exam); - is standard output"), "FILE" },
    { "as", 0, 0, G_OPTION_ARG_STRING, &exam.as, N_ ("The format, whatever the name ends in: xml, gift, tex"),
      "ENDING" },
    { "questions", 0, 0, G_OPTION_ARG_STRING, &exam.questions, N_ ("Ask so many questions (10)"), "N" },
    { "kinds", 0, 0, G_OPTION_ARG_STRING, &exam.kinds, N_ ("What is asked, separated by commas (all)"), "NAME,…" },
    { "trait", 0, 0, G_OPTION_ARG_STRING_ARRAY, &exam.traits,
      N_ ("A trait of the boards; if there are several, all must hold (cost=4..12)"), "TRAIT" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &exam.seed, N_ ("The seed: equal seeds ask equal questions (0)"), "N" },
    { "title", 0, 0, G_OPTION_ARG_STRING, &exam.title,
      N_ ("What the exam, or the category of its questions, is called"), "TEXT" },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &exam.quiet, N_ ("Write nothing to the terminal"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *names = g_strconcat ("  --kinds       " KINDS "\n", fringe_cli_traits_help, NULL);
  const FringeCliCommand command = {
    .name = "exam",
    .summary = _ ("Writes questions for an exam, each with all rules that decide it."),
    .groups = FRINGE_CLI_GROUP_RULES,
    .entries = entries,
    .names = names,
    .read = read_exam,
    .data = &exam,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  return ask (&exam, options, error);
}
