/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-draw-lesson.h"

#include "fringe-autoptr.h"
#include "fringe-cli-options.h"
#include "fringe-cli-progress.h"
#include "fringe-lesson-export.h"

#include <glib/gi18n-lib.h>

#define FORMS "slides, beamer, handout, html"

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  char *output;
  char *as;
  char *theme;
  char *paper;

  FringeLessonExport export;
} Drawing;

static void
drawing_clear (Drawing *drawing)
{
  g_clear_pointer (&drawing->output, g_free);
  g_clear_pointer (&drawing->as, g_free);
  g_clear_pointer (&drawing->theme, g_free);
  g_clear_pointer (&drawing->paper, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drawing, drawing_clear)

/* Returns: whether the word behind this one belongs to it, and is no board */
static gboolean
takes_name (const char *word)
{
  static const char *const options[] = { "-o", "--output", "--record", "--title", "--caption", NULL };

  return g_strv_contains (options, word);
}

gboolean
fringe_cli_names_lesson (int argc, char *argv[])
{
  for (int i = 1; i < argc; i++)
    if (g_str_has_suffix (argv[i], FRINGE_SESSION_ENDING) && argv[i][0] != '-' && !takes_name (argv[i - 1]))
      return TRUE;
  return FALSE;
}

/* A name that ends in .pdf is that of slides, unless something else is said. */
static gboolean
read_form (Drawing *drawing, GError **error)
{
  FringeLessonForm *form = &drawing->export.form;

  if (drawing->output == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _ ("Name a file that ends in .pdf, .tex or .html."));
  if (drawing->as != NULL)
    return fringe_lesson_form_from_name (drawing->as, form) || fringe_cli_fail_word (error, "--as", drawing->as, FORMS);
  for (*form = 0; *form < FRINGE_N_LESSON_FORMS; (*form)++)
    {
      g_autofree char *ending = g_strconcat (".", fringe_lesson_form_ending (*form), NULL);

      if (g_str_has_suffix (drawing->output, ending))
        return TRUE;
    }
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _ ("The name does not end in .pdf, .tex or .html: say --as %s, %s, %s or %s."), "slides",
                          "beamer", "handout", "html");
}

static gboolean
read_drawing (gpointer data, GError **error)
{
  Drawing *drawing = data;
  FringeLessonExport *export = &drawing->export;

  if (!read_form (drawing, error))
    return FALSE;
  export->theme = fringe_lesson_form_theme (export->form);
  if (drawing->theme != NULL && !fringe_theme_from_name (drawing->theme, &export->theme))
    return fringe_cli_fail_word (error, "--theme", drawing->theme, "light, dark, projector, print");
  if (drawing->theme != NULL && export->form == FRINGE_LESSON_FORM_PAGE)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--theme",
                            _ ("A page is light or dark as its reader wants it to be."));
  if (drawing->paper != NULL && export->form != FRINGE_LESSON_FORM_HANDOUT)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--paper", _ ("Only a handout has a paper size."));
  return fringe_paper_from_name (drawing->paper != NULL ? drawing->paper : "a4", &export->paper)
         || fringe_cli_fail_word (error, "--paper", drawing->paper, fringe_paper_names ());
}

static FringeLessonFile *
load (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = fringe_cli_file_new (path, &reason);
  g_autoptr (FringeLessonFile) lesson = file != NULL ? fringe_lesson_file_load (file, NULL, &reason) : NULL;

  if (lesson != NULL && fringe_lesson_file_check (lesson, NULL, &reason))
    return g_steal_pointer (&lesson);
  fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, name, "%s", reason->message);
  return NULL;
}

static FringeCliStatus
save (Drawing *drawing, GError **error)
{
  gboolean is_standard = fringe_cli_is_standard (drawing->output);
  g_autofree char *name = is_standard ? g_strdup (_ ("standard output")) : g_filename_display_name (drawing->output);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = fringe_cli_file_new (is_standard ? "/dev/stdout" : drawing->output, &reason);
  FringeCliWatch watch;
  gboolean is_saved;

  fringe_cli_watch_begin (&watch);
  drawing->export.portion = fringe_portion_of (&watch.told);
  is_saved = file != NULL && fringe_lesson_export_save (&drawing->export, file, NULL, &reason);
  fringe_cli_watch_end (&watch);
  if (!is_saved)
    fringe_cli_fail (error, FRINGE_CLI_NOT_WRITTEN, name, "%s", reason->message);
  return FRINGE_CLI_DONE;
}

FringeCliStatus
fringe_cli_draw_lesson (int argc, char *argv[], GError **error)
{
  g_auto (Drawing) drawing = { 0 };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &drawing.output,
      N_ ("Draw into a file: .pdf, .tex or .html; - is standard output"), "FILE" },
    { "as", 0, 0, G_OPTION_ARG_STRING, &drawing.as,
      N_ ("slides (.pdf), beamer (slides for LaTeX, .tex), handout (.pdf) or html"), "NAME" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &drawing.theme, N_ ("The colours: light, dark, projector or print"), "NAME" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &drawing.paper, N_ ("The paper of a handout (a4)"), "NAME" },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "draw",
    .summary = _ ("Draws the stops of a lesson."),
    .groups = FRINGE_CLI_GROUP_FILES,
    .entries = entries,
    .read = read_drawing,
    .data = &drawing,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);
  g_autoptr (FringeLessonFile) lesson = NULL;
  FringeCliStatus status = FRINGE_CLI_DONE;

  if (options == NULL || options->answered)
    return status;
  if (options->files[1] != NULL)
    fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, options->files[1], "%s", _ ("Only one lesson can be drawn."));
  else if ((lesson = load (options->files[0], error)) != NULL)
    {
      drawing.export.lesson = lesson;
      status = save (&drawing, error);
    }
  return status;
}
