/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define FRINGE_EXPORT_ERROR (fringe_export_error_quark ())

/**
 * FringeExportError:
 * @FRINGE_EXPORT_ERROR_NO_SOLUTION: the solution is wanted and there is none at that step
 * @FRINGE_EXPORT_ERROR_NO_NODE: the node whose subtree is wanted does not exist at that step
 * @FRINGE_EXPORT_ERROR_NO_MEMORY: there is no memory for the picture
 * @FRINGE_EXPORT_ERROR_DRAWING: the picture could not be drawn
 * @FRINGE_EXPORT_ERROR_BAD_FILE: what was read is no such file, or does not agree with itself
 * @FRINGE_EXPORT_ERROR_TOO_LARGE: more than a person reads, or than the format holds
 * @FRINGE_EXPORT_ERROR_TOO_MANY: there are more frames than can be made
 * @FRINGE_EXPORT_ERROR_NO_ROOM: what is written around a picture takes all of the paper
 * @FRINGE_EXPORT_ERROR_NOT_MADE: this is not made of such a search
 *
 * Why there is nothing to write, or nothing was read. What goes wrong in writing is a #GIOErrorEnum.
 */
typedef enum
{
  FRINGE_EXPORT_ERROR_NO_SOLUTION,
  FRINGE_EXPORT_ERROR_NO_NODE,
  FRINGE_EXPORT_ERROR_NO_MEMORY,
  FRINGE_EXPORT_ERROR_DRAWING,
  FRINGE_EXPORT_ERROR_BAD_FILE,
  FRINGE_EXPORT_ERROR_TOO_LARGE,
  FRINGE_EXPORT_ERROR_TOO_MANY,
  FRINGE_EXPORT_ERROR_NO_ROOM,
  FRINGE_EXPORT_ERROR_NOT_MADE,
} FringeExportError;

GQuark fringe_export_error_quark (void);
