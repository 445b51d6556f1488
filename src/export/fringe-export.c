/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export.h"

#include "fringe-data.h"
#include "fringe-dot.h"
#include "fringe-export-error.h"
#include "fringe-format.h"
#include "fringe-page.h"
#include "fringe-posthoc.h"
#include "fringe-record-write.h"
#include "fringe-save.h"
#include "fringe-worksheets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (fringe_export_error_quark, fringe_export_error)

static const char *const format_names[FRINGE_N_FORMATS] = {
  [FRINGE_FORMAT_PNG] = "png",
  [FRINGE_FORMAT_SVG] = "svg",
  [FRINGE_FORMAT_PDF] = "pdf",
  [FRINGE_FORMAT_TEX] = "tex",
};

const char *
fringe_format_name (FringeFormat format)
{
  return format_names[format];
}

gboolean
fringe_format_from_name (const char *name, FringeFormat *format)
{
  for (int i = 0; i < FRINGE_N_FORMATS; i++)
    if (g_ascii_strcasecmp (format_names[i], name) == 0)
      {
        *format = (FringeFormat) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
fringe_format_from_file_name (const char *file_name, FringeFormat *format)
{
  const char *point = strrchr (file_name, '.');

  return point != NULL && fringe_format_from_name (point + 1, format);
}

gboolean
fringe_data_write (const FringePicture *picture,
                   FringeDataFormat format,
                   GOutputStream *stream,
                   GCancellable *cancellable,
                   GError **error)
{
  switch (format)
    {
    case FRINGE_DATA_DOT:
      return fringe_dot_write (picture, stream, cancellable, error);
    case FRINGE_DATA_CSV:
      return fringe_record_write_csv (picture->search, picture->step, stream, cancellable, error);
    case FRINGE_DATA_POSTHOC:
      return fringe_posthoc_write (picture->search, picture->step, stream, cancellable, error);
    case FRINGE_DATA_JSON:
    case FRINGE_N_DATA_FORMATS:
    default:
      return fringe_record_write_json (picture->search, picture->step, stream, cancellable, error);
    }
}

gboolean
fringe_export_has_files (const FringeExport *export)
{
  gboolean can_hold_several = export->format == FRINGE_FORMAT_PDF || export->format == FRINGE_FORMAT_TEX
                              || (export->format == FRINGE_FORMAT_SVG && export->picture.plays);

  return export->kind == FRINGE_EXPORT_PICTURE && export->picture.frames != FRINGE_FRAMES_NONE && !can_hold_several;
}

const char *
fringe_export_ending (const FringeExport *export)
{
  static const char *const data_endings[FRINGE_N_DATA_FORMATS] = { [FRINGE_DATA_DOT] = "dot",
                                                                   [FRINGE_DATA_JSON] = "json",
                                                                   [FRINGE_DATA_CSV] = "csv",
                                                                   [FRINGE_DATA_POSTHOC] = "trace.json" };

  switch (export->kind)
    {
    case FRINGE_EXPORT_PICTURE:
      return fringe_format_name (export->format);
    case FRINGE_EXPORT_DATA:
      return data_endings[export->data_format];
    case FRINGE_EXPORT_PAGE:
      return fringe_sheet_format_ending (FRINGE_SHEET_HTML);
    case FRINGE_EXPORT_TRACE:
    case FRINGE_EXPORT_HANDOUT:
    case FRINGE_EXPORT_COUNTS:
    default:
      return fringe_sheet_format_ending (export->sheet_format);
    }
}

/* Draws the tree of a handout, with every node on it, in the form that its sheet takes in. Returns: (nullable)
 * (transfer full) */
static char *
draw_handout (const FringeExport *export, GCancellable *cancellable, GError **error)
{
  const FringePicture *of = &export->picture;
  FringePicture picture = { .search = of->search,
                            .step = of->step,
                            .direction = of->direction,
                            .selected = FRINGE_NO_NODE,
                            .theme = FRINGE_THEME_PRINT,
                            .scale = 1,
                            .handout = FRINGE_HANDOUT_BOARDS,
                            .is_snippet = TRUE,
                            .portion = of->portion };
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringeFormat format = export->sheet_format == FRINGE_SHEET_LATEX ? FRINGE_FORMAT_TEX : FRINGE_FORMAT_SVG;

  if (!fringe_picture_write (&picture, format, stream, cancellable, NULL, error)
      || !g_output_stream_write_all (stream, "", 1, NULL, cancellable, error)
      || !g_output_stream_close (stream, cancellable, error))
    return NULL;
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

static gboolean
add_picture (const FringeExport *export, FringeSheet *sheet, GCancellable *cancellable, GError **error)
{
  char *picture;

  if (export->kind != FRINGE_EXPORT_HANDOUT
      || (export->sheet_format != FRINGE_SHEET_LATEX && export->sheet_format != FRINGE_SHEET_HTML))
    return TRUE;
  picture = draw_handout (export, cancellable, error);
  fringe_sheet_take_picture (sheet, picture);
  return picture != NULL;
}

/* Sets title and caption. The title of a key says that it is one. */
static void
set_words (const FringeExport *export, FringeSheet *sheet)
{
  const FringePicture *picture = &export->picture;
  gboolean is_key = export->kind == FRINGE_EXPORT_HANDOUT && picture->handout != FRINGE_HANDOUT_BLANK;
  gboolean has_title = picture->title != NULL && picture->title[0] != '\0';
  /* Translators: what a person called an exercise. */
  g_autofree char *title
      = is_key && has_title ? g_strdup_printf (_ ("%s: key"), picture->title) : g_strdup (picture->title);

  fringe_sheet_set_words (sheet, title, picture->caption);
}

static FringeSheet *
make_table (const FringeExport *export, GError **error)
{
  const FringePicture *picture = &export->picture;

  if (export->kind == FRINGE_EXPORT_COUNTS)
    return fringe_counts_sheet_new (picture->search, picture->step, export->sheet_format);
  if (export->kind == FRINGE_EXPORT_TRACE)
    return fringe_trace_sheet_new (picture->search, picture->step, error);
  return fringe_handout_sheet_new (picture->search, picture->step, picture->handout != FRINGE_HANDOUT_BLANK, error);
}

static FringeSheet *
make_sheet (const FringeExport *export, GError **error)
{
  FringeSheet *sheet = make_table (export, error);

  if (sheet != NULL)
    set_words (export, sheet);
  if (sheet != NULL && export->picture.is_snippet)
    fringe_sheet_make_part (sheet);
  for (guint i = 0; sheet != NULL && export->notes != NULL && export->notes[i] != NULL; i++)
    fringe_sheet_add_note (sheet, export->notes[i]);
  return sheet;
}

static gboolean
write_sheet (const FringeExport *export, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autoptr (FringeSheet) sheet = make_sheet (export, error);
  g_autofree char *text = NULL;

  if (sheet == NULL || !add_picture (export, sheet, cancellable, error))
    return FALSE;
  text = fringe_sheet_print (sheet, export->sheet_format);
  return !g_cancellable_set_error_if_cancelled (cancellable, error)
         && g_output_stream_write_all (stream, text, strlen (text), NULL, cancellable, error);
}

/* Writes an export whose caption was already chosen. */
static gboolean
write_told (const FringeExport *export, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  switch (export->kind)
    {
    case FRINGE_EXPORT_PICTURE:
      return fringe_picture_write (&export->picture, export->format, stream, cancellable, NULL, error);
    case FRINGE_EXPORT_DATA:
      return fringe_data_write (&export->picture, export->data_format, stream, cancellable, error);
    case FRINGE_EXPORT_PAGE:
      return fringe_page_write (&export->picture, stream, cancellable, error);
    case FRINGE_EXPORT_TRACE:
    case FRINGE_EXPORT_COUNTS:
    case FRINGE_EXPORT_HANDOUT:
    default:
      return write_sheet (export, stream, cancellable, error);
    }
}

char *
fringe_export_caption (const FringeExport *export)
{
  const FringePicture *picture = &export->picture;
  gboolean has_notes = picture->handout != FRINGE_HANDOUT_NONE && export->kind != FRINGE_EXPORT_HANDOUT;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (picture->caption != NULL && picture->caption[0] != '\0')
    g_strv_builder_add (lines, picture->caption);
  if (has_notes)
    {
      g_auto (GStrv) tasks = fringe_handout_tasks (picture->search, picture->step);

      g_strv_builder_addv (lines, (const char **) tasks);
      g_strv_builder_add (lines, _ ("Write the order next to #."));
    }
  if (has_notes && export->notes != NULL)
    g_strv_builder_addv (lines, (const char **) export->notes);
  list = g_strv_builder_end (lines);
  return list[0] != NULL ? g_strjoinv ("\n", list) : NULL;
}

gboolean
fringe_export_write (const FringeExport *export, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autofree char *caption = fringe_export_caption (export);
  FringeExport told = *export;

  told.picture.caption = caption;
  return write_told (&told, stream, cancellable, error);
}

static gboolean
write_it (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  return fringe_export_write (data, stream, cancellable, error);
}

static gboolean
save_picture (const FringeExport *export, GFile *file, GCancellable *cancellable, FringeFit *fit, GError **error)
{
  g_autofree char *caption = fringe_export_caption (export);
  FringePicture picture = export->picture;

  picture.caption = caption;
  if (fringe_export_has_files (export))
    return fringe_picture_save_frames (&picture, export->format, file, cancellable, fit, error);
  return fringe_picture_save (&picture, export->format, file, cancellable, fit, error);
}

gboolean
fringe_export_save (const FringeExport *export, GFile *file, GCancellable *cancellable, FringeFit *fit, GError **error)
{
  if (fit != NULL)
    *fit = (FringeFit) { .scale = 1 };
  if (export->kind == FRINGE_EXPORT_PICTURE)
    return save_picture (export, file, cancellable, fit, error);
  return fringe_save (file, write_it, (gpointer) export, cancellable, error);
}
