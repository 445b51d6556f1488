/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-job.h"

#include "fringe-sentences.h"
#include "fringe-table.h"
#include "fringe-moment.h"

static void
set_kind (FringeExport *export, FringeExportAs format)
{
  static const FringeExportKind kinds[] = {
    [FRINGE_EXPORT_AS_PNG] = FRINGE_EXPORT_PICTURE,  [FRINGE_EXPORT_AS_SVG] = FRINGE_EXPORT_PICTURE,
    [FRINGE_EXPORT_AS_PDF] = FRINGE_EXPORT_PICTURE,  [FRINGE_EXPORT_AS_TEX] = FRINGE_EXPORT_PICTURE,
    [FRINGE_EXPORT_AS_DOT] = FRINGE_EXPORT_DATA,     [FRINGE_EXPORT_AS_JSON] = FRINGE_EXPORT_DATA,
    [FRINGE_EXPORT_AS_CSV] = FRINGE_EXPORT_DATA,     [FRINGE_EXPORT_AS_POSTHOC] = FRINGE_EXPORT_DATA,
    [FRINGE_EXPORT_AS_TRACE] = FRINGE_EXPORT_TRACE,  [FRINGE_EXPORT_AS_COUNTS] = FRINGE_EXPORT_TEXT,
    [FRINGE_EXPORT_AS_HANDOUT] = FRINGE_EXPORT_HANDOUT,
  };

  export->kind = kinds[format];
  if (export->kind == FRINGE_EXPORT_PICTURE)
    export->format = (FringeFormat) (format - FRINGE_EXPORT_AS_PNG);
  else if (export->kind == FRINGE_EXPORT_DATA)
    export->data_format = (FringeDataFormat) (format - FRINGE_EXPORT_AS_DOT);
}

/* Other programs lay a tree out for themselves: what is on the screen means nothing to them. */
static void
set_part (FringePicture *picture, const FringeExportChoices *choices, guint root)
{
  FringeExportOf what = (FringeExportOf) choices->values[FRINGE_EXPORT_WHAT];

  if (what == FRINGE_EXPORT_OF_VIEW && choices->values[FRINGE_EXPORT_FORMAT] == FRINGE_EXPORT_AS_DOT)
    what = FRINGE_EXPORT_OF_TREE;
  picture->what = what == FRINGE_EXPORT_OF_VIEW       ? FRINGE_WHAT_VIEW
                  : what == FRINGE_EXPORT_OF_SOLUTION ? FRINGE_WHAT_SOLUTION
                                                      : FRINGE_WHAT_TREE;
  picture->root = what == FRINGE_EXPORT_OF_SUBTREE ? root : 0;
  if (fringe_export_choices_show (choices, FRINGE_EXPORT_DIRECTION))
    picture->direction = (FringeDirection) choices->values[FRINGE_EXPORT_DIRECTION];
}

static void
set_steps (FringePicture *picture, const FringeExportChoices *choices)
{
  guint step = (guint) choices->values[FRINGE_EXPORT_STEP];

  if (step != picture->step || fringe_export_choices_show (choices, FRINGE_EXPORT_FIRST_STEP))
    picture->half = (FringeHalfStep) { 0 };
  picture->step = step;
  if (!fringe_export_choices_show (choices, FRINGE_EXPORT_FIRST_STEP))
    return;
  picture->frames = (FringeFrames) choices->values[FRINGE_EXPORT_FRAMES];
  picture->first_step = MIN ((guint) choices->values[FRINGE_EXPORT_FIRST_STEP], step);
  picture->plays = choices->values[FRINGE_EXPORT_PLAYS];
}

static void
give_instants (FringeExportJob *self)
{
  FringePicture *picture = &self->export.picture;

  if (picture->frames != FRINGE_FRAMES_GIVEN)
    return;
  self->instants
      = fringe_tree_instants (picture->search, picture->first_step, picture->step, FRINGE_N_FRAMES_MAX);
  fringe_tree_leave_out_equal (picture->search, self->instants, picture->has_ghosts);
  picture->instants = (const FringeInstant *) (const void *) self->instants->data;
  picture->n_instants = self->instants->len;
}

static void
set_looks (FringePicture *picture, const FringeExportChoices *choices)
{
  const int *values = choices->values;

  picture->theme = (FringeThemeKind) values[FRINGE_EXPORT_THEME];
  picture->scale = values[FRINGE_EXPORT_DPI] / FRINGE_PIXELS_PER_INCH;
  picture->is_transparent = values[FRINGE_EXPORT_TRANSPARENT];
  if (fringe_export_choices_show (choices, FRINGE_EXPORT_BLANK) && values[FRINGE_EXPORT_BLANK])
    picture->handout = FRINGE_HANDOUT_BLANK;
  picture->is_beamer = values[FRINGE_EXPORT_TEX] == FRINGE_EXPORT_TEX_BEAMER;
  picture->is_snippet = values[FRINGE_EXPORT_TEX] == FRINGE_EXPORT_TEX_SNIPPET;
  if (!values[FRINGE_EXPORT_LEGEND] || !fringe_export_choices_show (choices, FRINGE_EXPORT_LEGEND))
    picture->n_legend = 0;
}

static void
set_paper (FringeExportJob *self, const FringeExportChoices *choices)
{
  g_auto (GStrv) names = g_strsplit (fringe_paper_names (), ", ", -1);
  int paper = choices->values[FRINGE_EXPORT_PAPER];

  if (!fringe_export_choices_show (choices, FRINGE_EXPORT_MARGIN)
      || !fringe_paper_from_name (names[paper - 1], &self->paper))
    return;
  self->paper.margin = choices->values[FRINGE_EXPORT_MARGIN] * FRINGE_POINTS_PER_MM;
  self->paper.tiles = choices->values[FRINGE_EXPORT_TILE];
  self->export.picture.paper = &self->paper;
}

static void
add_words (FringeExportJob *self, const FringeExportChoices *choices)
{
  FringeExport *export = &self->export;
  FringePicture *picture = &export->picture;

  picture->title = self->title = g_strdup (choices->title);
  picture->caption = self->caption = g_strdup (choices->caption);
  export->sheet_format = (FringeSheetFormat) choices->values[FRINGE_EXPORT_SHEET];
  export->notes = (const char *const *) (self->notes = fringe_problem_sentences (picture->search));
  if (export->kind == FRINGE_EXPORT_TEXT)
    export->text = self->text = fringe_table_print_counts (picture->search, picture->step,
                                                           fringe_sheet_format_ending (export->sheet_format),
                                                           picture->title, picture->caption);
}

FringeExportJob *
fringe_export_job_new (FringeSession *session, FringeTreePicture *seen, guint root, const FringeExportChoices *choices)
{
  FringeExportJob *self = g_atomic_rc_box_new0 (FringeExportJob);
  FringePicture *picture = &self->export.picture;

  self->session = g_object_ref (session);
  self->seen = fringe_tree_picture_ref (seen);
  *picture = seen->picture;
  picture->portion = fringe_portion_of (&self->progress);
  set_kind (&self->export, (FringeExportAs) choices->values[FRINGE_EXPORT_FORMAT]);
  set_part (picture, choices, root);
  set_steps (picture, choices);
  give_instants (self);
  set_looks (picture, choices);
  set_paper (self, choices);
  add_words (self, choices);
  return self;
}

FringeExportJob *
fringe_export_job_ref (FringeExportJob *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  FringeExportJob *self = data;

  g_object_unref (self->session);
  g_clear_object (&self->file);
  fringe_tree_picture_unref (self->seen);
  g_clear_pointer (&self->instants, g_array_unref);
  g_free (self->title);
  g_free (self->caption);
  g_free (self->text);
  g_strfreev (self->notes);
}

void
fringe_export_job_unref (FringeExportJob *self)
{
  g_atomic_rc_box_release_full (self, clear);
}
