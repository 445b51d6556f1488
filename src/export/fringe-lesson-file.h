/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"

#define FRINGE_LESSON_VERSION 1
#define FRINGE_LESSON_MIME_TYPE "application/x-fringe-lesson"

#define FRINGE_LESSON_STOPS_MAX 200
#define FRINGE_LESSON_CAPTION_MAX 500 /* characters */

/**
 * FringeLessonSight:
 * @FRINGE_LESSON_SIGHT_ALL: the whole tree
 * @FRINGE_LESSON_SIGHT_STEP: the node of the step and its children
 * @FRINGE_LESSON_SIGHT_SOLUTION: the nodes from the start to the goal
 * @FRINGE_LESSON_SIGHT_NODES: the nodes of a list
 *
 * What a stop has in sight. It is kept by its meaning, so that it is right in a window of any size.
 */
typedef enum
{
  FRINGE_LESSON_SIGHT_ALL,
  FRINGE_LESSON_SIGHT_STEP,
  FRINGE_LESSON_SIGHT_SOLUTION,
  FRINGE_LESSON_SIGHT_NODES,
} FringeLessonSight;

/**
 * FringeLessonStop:
 * @state: the puzzle, the rules, what is compared, the step, the folds, the node selected and the panel; the rest of it
 *   means nothing here
 * @sight: what is in sight
 * @seen: (element-type guint32): the nodes of %FRINGE_LESSON_SIGHT_NODES
 * @marked: (element-type guint32): nodes that are pointed out
 * @has_board_marks: whether the heuristic is drawn on the board
 * @is_question: whether the caption asks what the next stop answers
 * @caption: what is said there, in a language that the reader knows
 * @caption_key: by which key it stands in the file: that of its language
 * @unknown: (element-type utf8 utf8): keys that this program does not know, and captions in other languages: they are
 *   written again
 *
 * A place of a lesson. It never changes once it is in one.
 */
typedef struct
{
  FringeSessionFile *state;
  FringeLessonSight sight;
  GArray *seen;
  GArray *marked;
  gboolean has_board_marks;
  gboolean is_question;
  char *caption, *caption_key;
  GHashTable *unknown;
} FringeLessonStop;

/**
 * FringeLessonFile:
 * @language: of the texts that have no other, as "en"; may be empty
 * @title_key: by which key the title stands in the file: that of its language
 * @summary_key: the same of the summary
 * @minutes: what it takes to show it; 0 where nobody said
 * @stops: (element-type FringeLessonStop): in their order; a lesson that is played has one
 * @notes: (element-type FringeSessionNotes): what somebody wrote about steps, for themselves
 * @unknown: (nullable): what the file held besides
 * @digest: (nullable): of the bytes of the file that it was read from
 *
 * A lesson as a .fringe file keeps it, documented in fringe-lesson(5).
 */
typedef struct
{
  char *title, *title_key, *author, *language, *summary, *summary_key;
  guint32 minutes;
  GPtrArray *stops;
  GPtrArray *notes;
  GKeyFile *unknown;
  char *digest;
} FringeLessonFile;

/* Returns: (transfer full): a stop at the beginning of the search of @state, with all of the tree in sight. @state:
 * (transfer full) */
FringeLessonStop *fringe_lesson_stop_new (FringeSessionFile *state);
/* Returns: (transfer full): a copy, whose lists are those of @from */
FringeLessonStop *fringe_lesson_stop_copy (const FringeLessonStop *from);
void fringe_lesson_stop_free (FringeLessonStop *stop);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLessonStop, fringe_lesson_stop_free)

/* Returns: (transfer full): what tells the search of a state from others: that of its left side */
char *fringe_lesson_search_key (const FringeSessionFile *state);
/* Whether the same is searched beside. */
gboolean fringe_lesson_same_comparison (const FringeSessionFile *a, const FringeSessionFile *b);

/* Returns: (transfer full): a lesson without stops */
FringeLessonFile *fringe_lesson_file_new (void);
void fringe_lesson_file_free (FringeLessonFile *lesson);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLessonFile, fringe_lesson_file_free)

/* Whether the text says that it is a lesson. It may be a bad one all the same. */
gboolean fringe_lesson_file_is (const char *text, gsize length);
/* The same of what a file holds. */
gboolean fringe_lesson_file_is_at (GFile *file, GCancellable *cancellable);

/**
 * fringe_lesson_file_parse:
 * @text: @length bytes of anything
 * @locale: (nullable): the language in which texts are taken, where the file has them; %NULL for that of the reader
 *
 * Reads a lesson. Whether the places of its stops exist is told by fringe_lesson_file_check().
 *
 * Returns: (transfer full): the lesson, or %NULL with %FRINGE_EXPORT_ERROR_BAD_FILE and a sentence that says where and
 *   what
 */
FringeLessonFile *fringe_lesson_file_parse (const char *text, gsize length, const char *locale, GError **error);

/* Whether there is a stop, and each is at a place that exists: searches as far as the stops need, which is limited. The
 * sentence of
 * @error tells the stop by its number. */
gboolean fringe_lesson_file_check (const FringeLessonFile *lesson, GCancellable *cancellable, GError **error);

/* Returns: (transfer full): the text of the file */
char *fringe_lesson_file_print (const FringeLessonFile *lesson);

/* Reads a lesson from a file; fringe_lesson_file_check() is left to do. */
FringeLessonFile *fringe_lesson_file_load (GFile *file, GCancellable *cancellable, GError **error);
