/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-export.h"

/* The writers of fringe_lesson_export_write(); nobody outside of this folder needs them. */

gboolean fringe_lesson_write_slides (const FringeLessonExport *export,
                                     GOutputStream *stream,
                                     GCancellable *cancellable,
                                     GError **error);
gboolean fringe_lesson_write_beamer (const FringeLessonExport *export,
                                     GOutputStream *stream,
                                     GCancellable *cancellable,
                                     GError **error);
gboolean fringe_lesson_write_handout (const FringeLessonExport *export,
                                      GOutputStream *stream,
                                      GCancellable *cancellable,
                                      GError **error);

gboolean fringe_lesson_write_page (const FringeLessonExport *export,
                                   GOutputStream *stream,
                                   GCancellable *cancellable,
                                   GError **error);

/* Returns: (transfer full): the language that the texts were read in; "" where it is not known */
char *fringe_lesson_language (const FringeLessonFile *lesson);

/* Returns: (transfer full): the caption of a stop in one line */
char *fringe_lesson_caption (const FringeLessonStop *stop);
