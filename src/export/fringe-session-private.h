/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"

#define FRINGE_SESSION_GROUP "Fringe Session"
#define FRINGE_SESSION_VERSION_KEY "Version"
#define FRINGE_SESSION_RULES_GROUP "Rules"
#define FRINGE_SESSION_COMPARISON_GROUP "Comparison"
#define FRINGE_SESSION_FOLDS_GROUP "Folds"
#define FRINGE_SESSION_FOLDED_KEY "Folded"
#define FRINGE_SESSION_UNFOLDED_KEY "Unfolded"
#define FRINGE_SESSION_BREAKPOINTS_GROUP "Breakpoints"
#define FRINGE_SESSION_COMPARISON_BREAKPOINTS_GROUP "Comparison Breakpoints"
#define FRINGE_SESSION_OFF "off "
#define FRINGE_SESSION_NOTES_GROUP "Notes"
/* A number stands behind it. */
#define FRINGE_SESSION_OTHER_GROUP "Notes "

/* What is wrong with a value. */
typedef enum
{
  FRINGE_SESSION_NO_NUMBER,
  FRINGE_SESSION_NO_BOARD,
  FRINGE_SESSION_NO_WORD,
  FRINGE_SESSION_TOO_LONG,
  FRINGE_SESSION_NO_BREAKPOINT,
  FRINGE_SESSION_NO_FORKS,
} FringeSessionComplaint;

/* How a value is read, how it is written, and what is wrong with one that cannot be read. */
typedef struct
{
  gboolean (*read) (const char *text, gpointer member);
  char *(*print) (gconstpointer member);
  FringeSessionComplaint complaint;
} FringeSessionKind;

extern const FringeSessionKind fringe_session_number, fringe_session_board, fringe_session_text, fringe_session_node,
    fringe_session_truth, fringe_session_forks;

/* A value in a file. @group is %NULL for values in several groups. An optional value is the one of
 * fringe_session_file_new() where it is missing. */
typedef struct
{
  const char *group;
  const char *key;
  gsize offset;
  const FringeSessionKind *kind;
  gboolean is_optional;
} FringeSessionField;

/* Each list ends with an empty field. */
extern const FringeSessionField fringe_session_fields[];
extern const FringeSessionField fringe_session_rules[];
extern const FringeSessionField fringe_session_compared[];
extern const FringeSessionField fringe_session_other[]; /* of FringeSessionNotes */

extern const char *const fringe_session_events[FRINGE_N_EVENTS];

/* Notes on searches, each with its group: @others (element-type FringeSessionNotes). Reading takes them out of the
 * keys. */
gboolean fringe_session_read_others (GPtrArray *others, GKeyFile *keys, GError **error);
void fringe_session_set_others (GKeyFile *keys, const GPtrArray *others);

/* Returns: whether it is text in UTF-8 that is not too long to be read */
gboolean fringe_session_check_text (const char *text, gsize length, GError **error);

/* Reads at most one byte more than a file may have, so that a device without end is told from a file.
 * Returns: (transfer full) (nullable) */
GBytes *fringe_session_read_bytes (GFile *file, GCancellable *cancellable, GError **error);

/* Returns: (transfer full): what tells them from others */
char *fringe_session_digest_bytes (GBytes *bytes);

/* Returns: (transfer full) (nullable): a value as text; one that is written wrongly, with a backslash before no such
 * letter, as it stands, so that a sentence can name it; %NULL where there is no such key */
char *fringe_session_read_text (GKeyFile *keys, const char *group, const char *key);

/* Both set an error and return false. */
gboolean fringe_session_fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);
gboolean fringe_session_complain (FringeSessionComplaint complaint,
                                  const char *group,
                                  const char *key,
                                  const char *value,
                                  GError **error);
