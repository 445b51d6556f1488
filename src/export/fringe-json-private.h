/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-json-reader.h"

#define FRINGE_JSON_END (-1)

struct _FringeJsonReader
{
  GInputStream *stream;
  GCancellable *cancellable;
  guint8 *bytes;
  gsize n_bytes, at;
  guint line, column;
  gboolean is_first; /* nothing has been read since the last opening bracket */
  GString *text;
  GError *error;
};

/* The next byte, not passed yet; FRINGE_JSON_END at the end and after an error. */
int fringe_json_peek (FringeJsonReader *reader);
/* The same after spaces and line ends. */
int fringe_json_peek_sign (FringeJsonReader *reader);
/* There must be a byte. */
void fringe_json_pass (FringeJsonReader *reader);

/* Returns: false, for the file ends too early */
gboolean fringe_json_fail_end (FringeJsonReader *reader);
