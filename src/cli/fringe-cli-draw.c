/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-autoptr.h"
#include "fringe-cli-draw-lesson.h"
#include "fringe-cli-draw-words.h"
#include "fringe-cli-options.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-result.h"
#include "fringe-cli-words.h"
#include "fringe-dot.h"
#include "fringe-picture.h"
#include "fringe-record-read.h"
#include "fringe-sentences.h"
#include "fringe-moment.h"
#include "fringe-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DPI_MAX 9600
/* Files of trees that are smaller are small. */
#define NODES_MANY 1000
#define ENDINGS "png, svg, pdf, tex, html, dot, json, csv"

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  char *output;
  char *as;
  char *record;
  char *step;
  char *what;
  char *theme;
  char *dpi;
  FringeCliDrawWords more;

  FringeCliData data;
  FringeFormat format;               /* of a picture */
  guint64 first_number, step_number; /* where step is given */
  FringePicture picture;
} Drawing;

static void
drawing_clear (Drawing *drawing)
{
  g_clear_pointer (&drawing->output, g_free);
  g_clear_pointer (&drawing->as, g_free);
  g_clear_pointer (&drawing->record, g_free);
  g_clear_pointer (&drawing->step, g_free);
  g_clear_pointer (&drawing->what, g_free);
  g_clear_pointer (&drawing->theme, g_free);
  g_clear_pointer (&drawing->dpi, g_free);
  fringe_cli_data_clear (&drawing->data);
  fringe_cli_draw_words_clear (&drawing->more);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drawing, drawing_clear)

/* Reads the format, which the name ends in or should end in. */
static gboolean
read_output (Drawing *drawing, GError **error)
{
  g_autofree char *ending = NULL, *name = NULL;

  if (drawing->output == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _ ("Name a file that ends in .png, .svg, .pdf, .tex, .html, .dot, .json or .csv."));
  if (fringe_cli_is_standard (drawing->output) && drawing->as == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _ ("Standard output has no ending: name the format with --as."));
  ending = drawing->as != NULL ? g_strconcat (".", drawing->as, NULL) : g_strdup (drawing->output);
  if (!fringe_cli_data_read (&drawing->data, ending, error))
    return FALSE;
  if (fringe_format_from_file_name (ending, &drawing->format) || drawing->data.kind != FRINGE_EXPORT_PICTURE)
    return TRUE;
  if (drawing->as != NULL)
    return fringe_cli_fail_word (error, "--as", drawing->as, ENDINGS);
  name = g_filename_display_name (drawing->output);
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _ ("“%s” does not end in .png, .svg, .pdf, .tex, .html, .dot, .json or .csv."), name);
}

static gboolean
read_what (Drawing *drawing, GError **error)
{
  const char *word = drawing->what;
  guint64 id;

  if (word == NULL || g_str_equal (word, "tree"))
    return TRUE;
  if (g_str_equal (word, "solution"))
    {
      drawing->picture.what = FRINGE_WHAT_SOLUTION;
      return TRUE;
    }
  if (g_str_has_prefix (word, "node:"))
    {
      if (!fringe_cli_read_number ("--what", word + strlen ("node:"), 0, FRINGE_NODE_LIMIT_MAX, &id, error))
        return FALSE;
      drawing->picture.root = (guint32) id;
      return TRUE;
    }
  return fringe_cli_fail_word (error, "--what", word, "tree, solution, node:ID");
}

static gboolean
read_theme (Drawing *drawing, GError **error)
{
  if (drawing->theme == NULL || fringe_theme_from_name (drawing->theme, &drawing->picture.theme))
    return TRUE;
  return fringe_cli_fail_word (error, "--theme", drawing->theme, "light, dark, projector, print");
}

static gboolean
read_dpi (Drawing *drawing, GError **error)
{
  guint64 dpi = (guint64) FRINGE_PIXELS_PER_INCH;

  if (drawing->dpi != NULL && (drawing->data.kind != FRINGE_EXPORT_PICTURE || drawing->format != FRINGE_FORMAT_PNG))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--dpi", _ ("This option is for .%s files."),
                            fringe_format_name (FRINGE_FORMAT_PNG));
  if (drawing->dpi != NULL && !fringe_cli_read_number ("--dpi", drawing->dpi, 1, DPI_MAX, &dpi, error))
    return FALSE;
  drawing->picture.scale = (double) dpi / FRINGE_PIXELS_PER_INCH;
  return TRUE;
}

/* Reads "12", or "3..12" where there are frames. */
static gboolean
read_step (Drawing *drawing, GError **error)
{
  const char *points = drawing->step != NULL ? strstr (drawing->step, "..") : NULL;
  g_autofree char *first = points != NULL ? g_strndup (drawing->step, (gsize) (points - drawing->step)) : NULL;

  if (drawing->step == NULL)
    return TRUE;
  if (!fringe_cli_read_number ("--step", points != NULL ? points + 2 : drawing->step, 0, G_MAXUINT32,
                               &drawing->step_number, error))
    return FALSE;
  if (points == NULL)
    return TRUE;
  if (!fringe_cli_read_number ("--step", first, 0, drawing->step_number, &drawing->first_number, error))
    return FALSE;
  return drawing->picture.frames != FRINGE_FRAMES_NONE
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--step",
                             _ ("Several steps need --frames, --fine or --layers."));
}

static gboolean
check_one_file (const Drawing *drawing, GError **error)
{
  const FringeExport export = { .kind = drawing->data.kind, .picture = drawing->picture, .format = drawing->format };

  return !fringe_cli_is_standard (drawing->output) || !fringe_export_has_files (&export)
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                             _ ("Standard output is one file, but each frame needs its own file."));
}

/* Returns: whether the file is a document of its own, of which nothing can be read in by another one */
static gboolean
is_document (const Drawing *drawing)
{
  const FringeCliData *data = &drawing->data;

  return data->kind == FRINGE_EXPORT_HANDOUT && data->sheet_format == FRINGE_SHEET_LATEX;
}

/* A page has every step, and the middle of each where that is asked for. Its colours are for its reader to choose. */
static gboolean
read_page (Drawing *drawing, GError **error)
{
  if (drawing->theme != NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--theme",
                            _ ("A page is light or dark as its reader wants it to be."));
  if (drawing->picture.what != FRINGE_WHAT_TREE)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--what", _ ("A page shows the tree."));
  if (drawing->more.layers)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--layers", _ ("Only pictures have frames."));
  if (drawing->picture.frames == FRINGE_FRAMES_NONE)
    drawing->picture.frames = FRINGE_FRAMES_STEPS;
  return TRUE;
}

static gboolean
read_more (Drawing *drawing, GError **error)
{
  if (is_document (drawing) && (drawing->more.snippet || drawing->more.beamer))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, drawing->more.snippet ? "--snippet" : "--beamer",
                            _ ("A handout is a document, not a picture."));
  if (!fringe_cli_draw_words_read (&drawing->more, drawing->format, &drawing->picture, error)
      || !check_one_file (drawing, error))
    return FALSE;
  if ((drawing->more.title != NULL || drawing->more.caption != NULL) && drawing->data.kind == FRINGE_EXPORT_DATA
      && drawing->data.format != FRINGE_DATA_DOT)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, drawing->more.title != NULL ? "--title" : "--caption",
                            _ ("This option is for pictures, tables and handouts, not for data."));
  if (drawing->data.kind == FRINGE_EXPORT_PAGE)
    return read_page (drawing, error);
  return drawing->data.kind == FRINGE_EXPORT_PICTURE || drawing->picture.frames == FRINGE_FRAMES_NONE
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, fringe_cli_draw_words_frames (&drawing->more),
                             _ ("Only pictures have frames."));
}

static gboolean
read_drawing (gpointer data, GError **error)
{
  Drawing *drawing = data;

  return read_output (drawing, error) && read_what (drawing, error) && read_theme (drawing, error)
         && read_dpi (drawing, error) && read_more (drawing, error) && read_step (drawing, error);
}

/* Fails for what is not there, and says so where the search stopped at a limit, as it may be behind that. */
static gboolean
fail_by_limit (const Drawing *drawing, FringeCliStatus status, const char *where, const char *sentence, GError **error)
{
  const FringeSearch *search = drawing->picture.search;
  g_autofree char *limit = fringe_outcome_sentence (search, fringe_search_n_steps (search));
  g_autofree char *both = fringe_sentences_join (sentence, limit);

  if (fringe_search_outcome (search) != FRINGE_OUTCOME_LIMIT || status == FRINGE_CLI_NOT_WRITTEN)
    return fringe_cli_fail (error, status, where, "%s", sentence);
  return fringe_cli_fail (error, FRINGE_CLI_LIMIT, where, "%s", both);
}

static gboolean
choose_step (Drawing *drawing, GError **error)
{
  guint32 last = fringe_search_n_steps (drawing->picture.search);
  g_autofree char *sentence = NULL;

  drawing->picture.step = drawing->step != NULL ? (guint32) drawing->step_number : last;
  drawing->picture.first_step = (guint32) drawing->first_number;
  drawing->picture.handout = drawing->data.hands_out;
  if (drawing->picture.step <= last)
    return TRUE;
  sentence = g_strdup_printf (_ ("There is no step %u; the last one is %u."), drawing->picture.step, last);
  return fail_by_limit (drawing, FRINGE_CLI_BAD_USAGE, "--step", sentence, error);
}

/* Returns: the status to end with. To ask for what does not exist is the asker's mistake, unless the search could not
 * find it */
static FringeCliStatus
status_of (const GError *reason, FringeOutcome outcome)
{
  if (reason->domain != FRINGE_EXPORT_ERROR)
    return FRINGE_CLI_NOT_WRITTEN;
  if (reason->code == FRINGE_EXPORT_ERROR_NO_NODE || reason->code == FRINGE_EXPORT_ERROR_TOO_LARGE
      || reason->code == FRINGE_EXPORT_ERROR_TOO_MANY || reason->code == FRINGE_EXPORT_ERROR_NO_ROOM
      || reason->code == FRINGE_EXPORT_ERROR_NOT_MADE)
    return FRINGE_CLI_BAD_USAGE;
  if (reason->code == FRINGE_EXPORT_ERROR_NO_SOLUTION)
    return MAX (fringe_cli_outcome_status (outcome), FRINGE_CLI_BAD_USAGE);
  return FRINGE_CLI_NOT_WRITTEN;
}

/* Returns: the option, or the file, in which something is wrong */
static const char *
place_of (FringeCliStatus status, const GError *reason, const char *name)
{
  if (status == FRINGE_CLI_NOT_WRITTEN || reason->code == FRINGE_EXPORT_ERROR_NO_ROOM)
    return name;
  if (reason->code == FRINGE_EXPORT_ERROR_NOT_MADE)
    return "--algorithm";
  return reason->code == FRINGE_EXPORT_ERROR_TOO_LARGE || reason->code == FRINGE_EXPORT_ERROR_TOO_MANY ? "--step"
                                                                                                       : "--what";
}

/* Returns: what helps where a picture is too small to be read */
static const char *
advice_for (const FringePicture *picture)
{
  if (picture->is_beamer)
    return _ ("Draw a part of the tree with --what, or fewer steps with --step.");
  if (picture->paper->tiles)
    return _ ("Draw a part of the tree with --what, or leave --paper out for one page as large as the tree.");
  return _ ("Use --tile for several sheets, larger --paper, or no --paper for one page as large as the tree.");
}

static void
note_fit (const char *name, const FringeExport *export, const FringeFit *fit)
{
  const FringePicture *picture = &export->picture;
  g_autofree char *sentence = fringe_fit_sentence (picture, export->format, fit);
  gboolean is_too_small = fringe_fit_is_too_small (picture, export->format, fit);
  g_autofree char *text = NULL;
  g_autoptr (GError) note = NULL;

  if (sentence == NULL)
    return;
  text = fringe_sentences_join (sentence, is_too_small ? advice_for (picture) : "");
  fringe_cli_fail (&note, FRINGE_CLI_DONE, name, "%s", text);
  fringe_cli_report_error (note);
}

/* Says how large a file will be before it is written. */
static void
note_size (const char *name, const FringeExport *export)
{
  FringeFit fit;

  if (export->kind == FRINGE_EXPORT_PICTURE && export->format == FRINGE_FORMAT_SVG
      && fringe_search_n_nodes (export->picture.search) > NODES_MANY
      && fringe_picture_measure (&export->picture, export->format, &fit, NULL) && fit.bytes <= FRINGE_SVG_BYTES_MAX)
    note_fit (name, export, &fit);
}

static void
note_limit (const FringeSearch *search)
{
  g_autofree char *sentence = fringe_outcome_sentence (search, fringe_search_n_steps (search));
  g_autoptr (GError) note = NULL;

  if (fringe_search_outcome (search) != FRINGE_OUTCOME_LIMIT)
    return;
  fringe_cli_fail (&note, FRINGE_CLI_LIMIT, "BOARD", "%s", sentence);
  fringe_cli_report_error (note);
}

static void
note_tree (const char *name, const FringeExport *export)
{
  gboolean is_dot = export->kind == FRINGE_EXPORT_DATA && export->data_format == FRINGE_DATA_DOT;
  g_autofree char *sentence = is_dot                               ? fringe_dot_sentence (&export->picture)
                              : export->kind == FRINGE_EXPORT_PAGE ? fringe_page_sentence (&export->picture)
                                                                   : NULL;
  g_autoptr (GError) note = NULL;

  if (sentence == NULL)
    return;
  fringe_cli_fail (&note, FRINGE_CLI_DONE, name, "%s", sentence);
  fringe_cli_report_error (note);
}

static GArray *
instants_of (const Drawing *drawing, guint *n_equal)
{
  const FringePicture *picture = &drawing->picture;
  GArray *instants;

  *n_equal = drawing->data.kind == FRINGE_EXPORT_PICTURE ? fringe_picture_n_left_out (picture) : 0;
  if (picture->frames != FRINGE_FRAMES_GIVEN || drawing->data.kind != FRINGE_EXPORT_PICTURE)
    return NULL;
  instants = fringe_tree_instants (picture->search, picture->first_step, picture->step, FRINGE_N_FRAMES_MAX);
  if (!picture->has_sentences)
    *n_equal = fringe_tree_leave_out_equal (picture->search, instants, picture->has_ghosts);
  return instants;
}

static void
note_equal (const Drawing *drawing, guint n_equal)
{
  g_autoptr (GError) note = NULL;

  if (n_equal == 0)
    return;
  fringe_cli_fail (&note, FRINGE_CLI_DONE, fringe_cli_draw_words_frames (&drawing->more),
                   g_dngettext (GETTEXT_PACKAGE, "%u frame is left out: it shows nothing new.",
                                "%u frames are left out: they show nothing new.", n_equal),
                   n_equal);
  fringe_cli_report_error (note);
}

static gboolean
save (Drawing *drawing, GError **error)
{
  FringeExport export = { .picture = drawing->picture, .format = drawing->format };
  guint n_equal;
  g_autoptr (GArray) instants = instants_of (drawing, &n_equal);
  gboolean is_standard = fringe_cli_is_standard (drawing->output);
  g_autofree char *name = is_standard ? g_strdup (_ ("standard output")) : g_filename_display_name (drawing->output);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = fringe_cli_file_new (is_standard ? "/dev/stdout" : drawing->output, &reason);
  FringeCliStatus status;
  FringeCliWatch watch;
  gboolean is_saved;
  FringeFit fit;

  if (instants != NULL)
    {
      export.picture.instants = (const FringeInstant *) (const void *) instants->data;
      export.picture.n_instants = instants->len;
    }
  fringe_cli_data_fill (&drawing->data, &export);
  note_size (name, &export);
  fringe_cli_watch_begin (&watch);
  export.picture.portion = fringe_portion_of (&watch.told);
  is_saved = file != NULL && fringe_export_save (&export, file, NULL, &fit, &reason);
  fringe_cli_watch_end (&watch);
  if (is_saved)
    {
      if (export.format != FRINGE_FORMAT_SVG)
        note_fit (name, &export, &fit);
      note_equal (drawing, n_equal);
      note_tree (name, &export);
      return TRUE;
    }
  status = status_of (reason, fringe_search_outcome (drawing->picture.search));
  return fail_by_limit (drawing, status, place_of (status, reason, name), reason->message, error);
}

/* Reads the search of a file, which is as far as it was. */
static FringeSearch *
load_record (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = fringe_cli_file_new (path, &reason);
  FringeSearch *search = file != NULL ? fringe_record_load (file, NULL, &reason) : NULL;

  if (search == NULL)
    fringe_cli_fail (error,
                     g_error_matches (reason, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_MEMORY)
                         ? FRINGE_CLI_LIMIT
                         : FRINGE_CLI_BAD_USAGE,
                     name, "%s", reason->message);
  return search;
}

/* Returns: whether the command line says something that stands in the file, too */
static gboolean
has_problem (const FringeCliOptions *options)
{
  const FringeRules *rules = &options->rules, textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  return options->words.board != NULL || options->words.goal != NULL || options->words.rows > 0
         || options->preset != FRINGE_PRESET_TEXTBOOK || !fringe_rules_are_preset (rules, FRINGE_PRESET_TEXTBOOK)
         || rules->algorithm != textbook.algorithm || rules->heuristic != textbook.heuristic
         || rules->weight < textbook.weight || rules->weight > textbook.weight;
}

static FringeSearch *
make_search (const Drawing *drawing, FringeCliOptions *options, GError **error)
{
  const FringeCliProblem *problem;

  if (drawing->record != NULL && !has_problem (options))
    return load_record (drawing->record, error);
  if (drawing->record != NULL)
    {
      fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--record",
                       _ ("The file holds board, goal and rules; the command line has others."));
      return NULL;
    }
  if (!fringe_cli_options_read_problems (options, error))
    return NULL;
  problem = &g_array_index (options->problems, FringeCliProblem, 0);
  return fringe_cli_search (options, problem, &options->rules, error);
}

static FringeCliStatus
draw (Drawing *drawing, FringeCliOptions *options, GError **error)
{
  g_autoptr (FringeSearch) search = make_search (drawing, options, error);
  FringeCliStatus status = FRINGE_CLI_LIMIT;

  if (search == NULL)
    return status;
  drawing->picture.search = search;
  status = fringe_cli_outcome_status (fringe_search_outcome (search));
  if (fringe_search_outcome (search) == FRINGE_OUTCOME_UNSOLVABLE)
    {
      g_autofree char *sentence = fringe_verdict_sentence (fringe_search_start (search), fringe_search_goal (search));

      fringe_cli_fail (error, status, "BOARD", "%s", sentence);
    }
  else if (choose_step (drawing, error) && save (drawing, error))
    note_limit (search);
  return status;
}

static FringeCliStatus
draw_search (int argc, char *argv[], GError **error)
{
  g_auto (Drawing) drawing = { .picture = { .what = FRINGE_WHAT_TREE, .selected = FRINGE_NO_NODE } };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &drawing.output,
      N_ ("Draw into a file: .png, .svg, .pdf, .tex, .html, .dot, .json or .csv; - is standard output"), "FILE" },
    { "as", 0, 0, G_OPTION_ARG_STRING, &drawing.as,
      N_ ("The format, whatever the name ends in: png, svg, pdf, tex, html, dot, json, csv"), "ENDING" },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &drawing.record,
      N_ ("Repeat the search of a .json file, and compare every node"), "FILE" },
    { "trace", 0, 0, G_OPTION_ARG_STRING, &drawing.data.trace,
      N_ ("posthoc: write a search trace for that visualiser (.trace.json)"), "NAME" },
    { "handout", 0, 0, G_OPTION_ARG_STRING, &drawing.data.handout,
      N_ ("A sheet to fill in (blank) or its answers (key), as a picture or table (.txt, .csv, .tex, .html)"), "NAME" },
    { "table", 0, 0, G_OPTION_ARG_STRING, &drawing.data.table,
      N_ ("trace or counts: a table (.txt, .csv, .tex, .html)"), "NAME" },
    { "step", 0, 0, G_OPTION_ARG_STRING, &drawing.step,
      N_ ("The tree after so many steps (the last); of frames, FIRST..LAST"), "N" },
    { "what", 0, 0, G_OPTION_ARG_STRING, &drawing.what, N_ ("tree, solution, or node:ID and what is below it (tree)"),
      "PART" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &drawing.theme,
      N_ ("The colours: light, dark, projector (larger type) or print (greys) (light)"), "NAME" },
    { "dpi", 0, 0, G_OPTION_ARG_STRING, &drawing.dpi, N_ ("Pixels for an inch of a PNG file; 96 is 100 % (96)"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree GOptionEntry *all = fringe_cli_draw_words_entries (&drawing.more, entries);
  const FringeCliCommand command = {
    .name = "draw",
    .summary = _ ("Draws the tree or the solution; of a lesson (FILE.fringe --help), slides or a handout."),
    .groups = FRINGE_CLI_GROUP_BOARD | FRINGE_CLI_GROUP_RULES,
    .entries = all,
    .read = read_drawing,
    .data = &drawing,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  return draw (&drawing, options, error);
}

FringeCliStatus
fringe_cli_draw (int argc, char *argv[], GError **error)
{
  return fringe_cli_names_lesson (argc, argv) ? fringe_cli_draw_lesson (argc, argv, error)
                                              : draw_search (argc, argv, error);
}
