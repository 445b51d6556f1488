/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-file.h"

#include "fringe-escape.h"
#include "fringe-exam-writers.h"
#include "fringe-save.h"
#include "fringe-text-output.h"

#include <glib/gi18n-lib.h>

/* To find the boards takes so much of the time, until it is known better. */
#define FIND_SHARE 0.3

static const struct
{
  const char *ending;
  const char *title;
  void (*begin) (FringeExamWriting *writing);
  gboolean (*add) (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error);
  void (*end) (FringeExamWriting *writing);
} formats[FRINGE_N_EXAM_FORMATS] = {
  /* Translators: these three are formats of files with questions for exams. */
  [FRINGE_EXAM_MOODLE]
  = { "xml", N_ ("Moodle XML"), fringe_exam_moodle_begin, fringe_exam_moodle_add, fringe_exam_moodle_end },
  [FRINGE_EXAM_GIFT]
  = { "gift", N_ ("GIFT (without pictures)"), fringe_exam_gift_begin, fringe_exam_gift_add, fringe_exam_gift_end },
  [FRINGE_EXAM_LATEX]
  = { "tex", N_ ("LaTeX, class exam"), fringe_exam_latex_begin, fringe_exam_latex_add, fringe_exam_latex_end },
};

/* What is written. */
typedef struct
{
  FringeExam *exam;
  FringeExamFormat format;
  const char *title;
  FringeProgress progress;
  gpointer progress_data;
} Saving;

/* What is copied for a thread, and whom it tells how far it is. */
typedef struct
{
  FringeExamQuery query;
  FringeExamFormat format;
  char *title;
  GFile *file;
  FringeProgress progress;
  gpointer progress_data;
} Job;

const char *
fringe_exam_format_ending (FringeExamFormat format)
{
  return formats[format].ending;
}

const char *
fringe_exam_format_title (FringeExamFormat format)
{
  return _ (formats[format].title);
}

gboolean
fringe_exam_format_from_ending (const char *ending, FringeExamFormat *format)
{
  for (int i = 0; i < FRINGE_N_EXAM_FORMATS; i++)
    if (g_ascii_strcasecmp (ending, formats[i].ending) == 0)
      {
        *format = (FringeExamFormat) i;
        return TRUE;
      }
  return FALSE;
}

/* Asks and writes until nothing is left. Returns: whether all questions were written */
static gboolean
add_questions (Saving *saving, FringeExamWriting *writing, FringeTextOutput *output, GError **error)
{
  g_autoptr (GError) reason = NULL;
  const FringeExamQuestion *question;

  while ((question = fringe_exam_next (saving->exam, writing->cancellable, &reason)) != NULL)
    {
      if (!formats[saving->format].add (writing, question, error) || !fringe_text_output_pause (output))
        return FALSE;
      if (saving->progress != NULL)
        saving->progress ((double) question->number / fringe_exam_n_questions (saving->exam), saving->progress_data);
    }
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* What the output itself could not write, it tells when it is finished. */
static gboolean
write_questions (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  Saving *saving = data;
  g_autofree char *title
      = saving->title != NULL && *saving->title != '\0' ? fringe_quote (saving->title, FRINGE_EXAM_TITLE_MAX) : NULL;
  g_autoptr (GError) reason = NULL;
  FringeTextOutput output;
  FringeExamWriting writing;
  gboolean is_written;

  fringe_text_output_init (&output, stream, cancellable);
  writing = (FringeExamWriting) { .text = output.text, .title = title, .cancellable = cancellable };
  formats[saving->format].begin (&writing);
  add_questions (saving, &writing, &output, &reason);
  formats[saving->format].end (&writing);
  is_written = fringe_text_output_finish (&output, reason == NULL ? error : NULL);
  if (reason == NULL)
    return is_written;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

gboolean
fringe_exam_save (FringeExam *exam,
                  FringeExamFormat format,
                  const char *title,
                  GFile *file,
                  FringeProgress progress,
                  gpointer progress_data,
                  GCancellable *cancellable,
                  GError **error)
{
  Saving saving = { exam, format, title, progress, progress_data };

  return fringe_save (file, write_questions, &saving, cancellable, error);
}

char *
fringe_exam_size_sentence (GFile *file, FringeExamFormat format)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, 0, NULL, NULL);
  guint64 n_bytes = info != NULL ? (guint64) g_file_info_get_size (info) : 0;
  g_autofree char *size = NULL, *most = NULL;

  if (format != FRINGE_EXAM_MOODLE || n_bytes <= FRINGE_EXAM_BYTES_MAX)
    return NULL;
  size = g_format_size (n_bytes);
  most = g_format_size (FRINGE_EXAM_BYTES_MAX);
  /* Translators: two sizes, such as "12.3 MB". */
  return g_strdup_printf (_ ("The file has %1$s. Moodle may refuse more than %2$s: ask fewer questions."), size, most);
}

static void
on_found (double fraction, gpointer data)
{
  const Job *job = data;

  job->progress (FIND_SHARE * fraction, job->progress_data);
}

static void
on_written (double fraction, gpointer data)
{
  const Job *job = data;

  job->progress (FIND_SHARE + (1 - FIND_SHARE) * fraction, job->progress_data);
}

static gpointer
save_in_background (gconstpointer query,
                    FringeProgress progress,
                    gpointer progress_data,
                    GCancellable *cancellable,
                    GError **error)
{
  Job job = *(const Job *) query;
  g_autoptr (FringeExam) exam = NULL;

  job.progress = progress;
  job.progress_data = progress_data;
  exam = fringe_exam_new (&job.query, progress != NULL ? on_found : NULL, &job, cancellable, error);
  if (exam == NULL
      || !fringe_exam_save (exam, job.format, job.title, job.file, progress != NULL ? on_written : NULL, &job,
                            cancellable, error))
    return NULL;
  return g_object_ref (job.file);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free ((gpointer) job->query.find.traits);
  g_free (job->title);
  g_object_unref (job->file);
  g_free (job);
}

void
fringe_exam_save_async (const FringeExamQuery *query,
                        FringeExamFormat format,
                        const char *title,
                        GFile *file,
                        FringeProgress progress,
                        gpointer progress_data,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  Job *job = g_new0 (Job, 1);

  job->query = *query;
  job->query.find.traits = g_memdup2 (query->find.traits, query->find.n_traits * sizeof *query->find.traits);
  job->format = format;
  job->title = g_strdup (title);
  job->file = g_object_ref (file);
  fringe_background_run (NULL, save_in_background, job, job_free, g_object_unref, progress, progress_data, cancellable,
                         callback, data);
}

gboolean
fringe_exam_save_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (GFile) file = g_task_propagate_pointer (G_TASK (result), error);

  return file != NULL;
}
