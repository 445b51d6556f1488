/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-outlook.h"
#include "fringe-breakpoint.h"
#include "fringe-coloring.h"
#include "fringe-search.h"
#include "fringe-viewport.h"

#include <gio/gio.h>

#define FRINGE_SESSION_VERSION 1
#define FRINGE_SESSION_ENDING ".fringe"
#define FRINGE_SESSION_MIME_TYPE "application/x-fringe-session"

/* A file with more than this is refused, so that it cannot take all memory. */
#define FRINGE_SESSION_BYTES_MAX (16 * 1024 * 1024)
#define FRINGE_SESSION_LINES_MAX 200000
#define FRINGE_SESSION_TITLE_MAX 1000 /* characters */
#define FRINGE_SESSION_NOTE_MAX 10000 /* characters */
#define FRINGE_SESSION_BREAKPOINTS_MAX 1000
#define FRINGE_SESSION_NOTES_MAX 10000 /* on this search, and as many on all others together */
#define FRINGE_SESSION_FORKS_MAX 20
#define FRINGE_SESSION_OWN_MAX 100        /* heuristics of one's own */
#define FRINGE_SESSION_FOLDS_MAX 100000   /* of nodes folded by hand, and as many unfolded */
#define FRINGE_SESSION_NODE_LIMIT 1000000 /* of a search that has no other */
#define FRINGE_SESSION_OTHERS_MAX 1000    /* other searches with notes */
#define FRINGE_SESSION_GROUPS_MAX 20000
#define FRINGE_SESSION_SCALE_MIN 1e-9
#define FRINGE_SESSION_OFFSET_MAX 1e9

/**
 * FringeSessionBreakpoint:
 * @breakpoint: what a run stops at
 * @is_off: whether it stops nothing until it is switched on
 *
 * A breakpoint as a file keeps it.
 */
typedef struct
{
  FringeBreakpoint breakpoint;
  gboolean is_off;
} FringeSessionBreakpoint;

/* From which step on a search went by which rules. Only their algorithm, heuristic, weight and ties count. */
typedef struct
{
  guint32 step;
  FringeRules rules;
} FringeSessionFork;

/* What somebody wrote about a step, in lines. */
typedef struct
{
  guint32 step;
  char *text;
} FringeSessionNote;

/**
 * FringeSessionNotes:
 * @forks: (element-type FringeSessionFork):
 * @notes: (element-type FringeSessionNote): in the order of their steps, one for a step
 *
 * What somebody wrote about the search of a puzzle by rules.
 */
typedef struct
{
  FringeBoard start;
  FringeBoard goal;
  FringeRules rules;
  GArray *forks;
  GArray *notes;
} FringeSessionNotes;

/* Returns: (transfer full): notes without forks and texts */
FringeSessionNotes *
fringe_session_notes_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules);
void fringe_session_notes_free (FringeSessionNotes *notes);

/* Returns: (transfer full): a copy of as much of them as a file keeps */
FringeSessionNotes *fringe_session_notes_copy (const FringeSessionNotes *from);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSessionNotes, fringe_session_notes_free)

/* Sets the note of a step, keeping the order of @notes. An empty text takes the note away. */
void fringe_session_note_set (GArray *notes, guint32 step, const char *text);

/* Returns: (nullable): what was written about the step */
const char *fringe_session_note_get (const GArray *notes, guint32 step);

/**
 * FringeSessionFile:
 * @title: what the puzzle is called; may be empty
 * @rules: by which the search began
 * @own: (element-type FringeHeuristic): heuristics of one's own that can be chosen
 * @forks: (element-type FringeSessionFork): where it went on by others, in the order of their steps
 * @searches_anyway: whether the goal is searched for although it is out of reach
 * @n_steps: how far it had been searched
 * @step: the step that was looked at, at most @n_steps
 * @line: lines of @step that are done, where it is seen in its middle, else FRINGE_NO_NODE
 * @fold_size: subtrees of more nodes are folded; 0 for none
 * @folded: (element-type guint32): nodes folded by hand
 * @unfolded: (element-type guint32): nodes unfolded by hand
 * @scale: of the view: screen pixels for a pixel of the tree at 100 %
 * @center: the node nearest to the middle of the view; FRINGE_NO_NODE where the whole tree is kept in sight
 * @offset_x: how far right of the middle of @center the middle of the view is, in pixels of the tree at 100 %
 * @offset_y: the same downwards
 * @selected: the node selected, or FRINGE_NO_NODE
 * @panel: the one that is shown on the right, in the words of the program; may be empty
 * @breakpoints: (element-type FringeSessionBreakpoint):
 * @notes: (element-type FringeSessionNote): in the order of their steps, one for a step
 * @others: (element-type FringeSessionNotes): what was written about other searches than this one
 * @has_comparison: whether the same puzzle is searched by @comparison beside
 * @comparison_forks: (element-type FringeSessionFork): where that went on by others
 * @comparison_anyway: the same as @searches_anyway, of that
 * @comparison_breakpoints: (element-type FringeSessionBreakpoint): those of its nodes
 * @comparison_known: how far both had been searched: nodes that one of them had expanded
 * @comparison_time: the same of what was looked at; at most @comparison_known
 * @unknown: what the file held that this program does not know: it is written again
 * @digest: (nullable): of the bytes of the file that it was read from
 *
 * What a .fringe file keeps, documented in fringe-session(5). Nodes and steps are those of a search that has not been
 * run yet: whether they exist shows only then.
 */
typedef struct
{
  char *title;
  FringeBoard start;
  FringeBoard goal;
  FringeRules rules;
  GArray *own;
  GArray *forks;
  guint32 node_limit;
  gboolean searches_anyway;
  guint32 n_steps;
  guint32 step;
  guint32 line;

  guint32 fold_size;
  GArray *folded;
  GArray *unfolded;

  FringeGrowth growth;
  FringeColoring coloring;
  gboolean has_ghosts;
  double scale;
  guint32 center;
  double offset_x;
  double offset_y;
  guint32 selected;
  char *panel;

  GArray *breakpoints;
  GArray *notes;
  GPtrArray *others;
  gboolean has_comparison;
  FringeRules comparison;
  GArray *comparison_forks;
  gboolean comparison_anyway;
  GArray *comparison_breakpoints;
  guint32 comparison_known;
  guint32 comparison_time;

  GKeyFile *unknown;
  char *digest;
} FringeSessionFile;

/* Returns: (transfer full): a session that searches by the textbook's rules and is looked at as a new window does */
FringeSessionFile *fringe_session_file_new (const FringeBoard *start, const FringeBoard *goal);
/* Returns: (transfer full): a copy, whose lists are those of @from */
FringeSessionFile *fringe_session_file_copy (const FringeSessionFile *from);
void fringe_session_file_free (FringeSessionFile *session);

/* Returns: (transfer full): the text of the file */
char *fringe_session_file_print (const FringeSessionFile *session);

/**
 * fringe_session_file_parse:
 * @text: @length bytes of anything
 *
 * Returns: (transfer full): the session, or %NULL with %FRINGE_EXPORT_ERROR_BAD_FILE and a sentence that says where and
 *   what
 */
FringeSessionFile *fringe_session_file_parse (const char *text, gsize length, GError **error);

/* Reads a session from a file, and writes it into one. An existing file is as it was unless all was written. */
FringeSessionFile *fringe_session_file_load (GFile *file, GCancellable *cancellable, GError **error);
gboolean
fringe_session_file_save (const FringeSessionFile *session, GFile *file, GCancellable *cancellable, GError **error);

/* Writes the text of a session, or of a lesson. An existing file is as it was unless all was written. */
gboolean fringe_session_file_save_text (const char *text, GFile *file, GCancellable *cancellable, GError **error);

/* Returns: (transfer full): what tells these bytes of a file from others */
char *fringe_session_file_digest_text (const char *text);

/* Returns: (transfer full) (nullable): the same of the bytes that a file holds; %NULL where they cannot be read */
char *fringe_session_file_digest (GFile *file, GCancellable *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSessionFile, fringe_session_file_free)
