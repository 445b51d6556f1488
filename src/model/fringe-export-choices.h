/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-preview.h"

#include <gio/gio.h>

/* What a person can choose of an export, whatever the dialog looks like. The numbers are those of the settings, and the
 * positions in the dialog's lists. */

typedef enum
{
  FRINGE_EXPORT_AS_PNG,
  FRINGE_EXPORT_AS_SVG,
  FRINGE_EXPORT_AS_PDF,
  FRINGE_EXPORT_AS_TEX,
  FRINGE_EXPORT_AS_PAGE,
  FRINGE_EXPORT_AS_DOT,
  FRINGE_EXPORT_AS_JSON,
  FRINGE_EXPORT_AS_CSV,
  FRINGE_EXPORT_AS_POSTHOC,
  FRINGE_EXPORT_AS_TRACE,
  FRINGE_EXPORT_AS_COUNTS,
  FRINGE_EXPORT_AS_HANDOUT,
} FringeExportAs;

typedef enum
{
  FRINGE_EXPORT_OF_TREE,
  FRINGE_EXPORT_OF_VIEW,
  FRINGE_EXPORT_OF_SOLUTION,
  FRINGE_EXPORT_OF_SUBTREE,
} FringeExportOf;

typedef enum
{
  FRINGE_EXPORT_TEX_DOCUMENT,
  FRINGE_EXPORT_TEX_SNIPPET,
  FRINGE_EXPORT_TEX_BEAMER,
} FringeExportTex;

/**
 * FringeExportOption:
 * @FRINGE_EXPORT_FORMAT: a #FringeExportAs
 * @FRINGE_EXPORT_WHAT: a #FringeExportOf
 * @FRINGE_EXPORT_FRAMES: a #FringeFrames
 * @FRINGE_EXPORT_FIRST_STEP: of frames
 * @FRINGE_EXPORT_PLAYS: whether frames are in one SVG file
 * @FRINGE_EXPORT_SENTENCES: whether each frame tells what its step does
 * @FRINGE_EXPORT_LINES: of a page: whether it has the lines of each step
 * @FRINGE_EXPORT_TEX: a #FringeExportTex
 * @FRINGE_EXPORT_SHEET: a #FringeSheetFormat
 * @FRINGE_EXPORT_SCREEN_THEME: a #FringeThemeKind, of PNG, which is for slides
 * @FRINGE_EXPORT_THEME: a #FringeThemeKind, of other pictures
 * @FRINGE_EXPORT_DIRECTION: a #FringeDirection
 * @FRINGE_EXPORT_PAPER: 0 for none, else a place in the names of paper, from 1
 * @FRINGE_EXPORT_MARGIN: in millimetres
 */
typedef enum
{
  FRINGE_EXPORT_FORMAT,
  FRINGE_EXPORT_WHAT,
  FRINGE_EXPORT_STEP,
  FRINGE_EXPORT_FRAMES,
  FRINGE_EXPORT_FIRST_STEP,
  FRINGE_EXPORT_PLAYS,
  FRINGE_EXPORT_SENTENCES,
  FRINGE_EXPORT_LINES,
  FRINGE_EXPORT_TEX,
  FRINGE_EXPORT_SHEET,
  FRINGE_EXPORT_SCREEN_THEME,
  FRINGE_EXPORT_THEME,
  FRINGE_EXPORT_DIRECTION,
  FRINGE_EXPORT_DPI,
  FRINGE_EXPORT_PAPER,
  FRINGE_EXPORT_MARGIN,
  FRINGE_EXPORT_TILE,
  FRINGE_EXPORT_TITLE,
  FRINGE_EXPORT_CAPTION,
  FRINGE_EXPORT_LEGEND,
  FRINGE_EXPORT_BLANK,
  FRINGE_EXPORT_TRANSPARENT,
  FRINGE_N_EXPORT_OPTIONS
} FringeExportOption;

/**
 * FringeExportChoices:
 * @values: of the options but for title and caption
 * @title: (transfer none) (nullable):
 * @caption: (transfer none) (nullable):
 */
typedef struct
{
  int values[FRINGE_N_EXPORT_OPTIONS];
  const char *title;
  const char *caption;
} FringeExportChoices;

/* The names of the choices, as "format" or "first-step". The settings put "export-" before them. */
const char *fringe_export_option_name (FringeExportOption option);

/* Steps, direction, title and caption belong to one export and are not remembered. */
void fringe_export_choices_load (FringeExportChoices *choices, GSettings *settings);
void fringe_export_choices_save (const FringeExportChoices *choices, GSettings *settings);

/* Returns: whether an option means anything together with the other choices */
gboolean fringe_export_choices_show (const FringeExportChoices *choices, FringeExportOption option);

/* Returns: the theme of what is exported */
FringeThemeKind fringe_export_choices_theme (const FringeExportChoices *choices);

/* (nullable) (transfer full): what became of a picture that has not the size that was wanted, and what helps where it
 * cannot be read, translated */
char *fringe_fit_facts (const FringePicture *picture, FringeFormat format, const FringeFit *fit);

/* Returns: (transfer full): what is to be known of an export before it is made, in sentences: how large it will be, and
 * what it cannot be */
char *fringe_export_facts (const FringeExport *export, const FringePreview *preview);
