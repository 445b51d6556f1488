/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/* What the command line says of a picture besides which one it is: words, until they are looked into. */
typedef struct
{
  char *direction;
  char *title;
  char *caption;
  char *paper;
  char *margin;
  gboolean tile;
  gboolean transparent;
  gboolean legend;
  gboolean frames;
  gboolean fine;
  gboolean layers;
  gboolean animate;
  gboolean beamer;
  gboolean snippet;

  FringePaper paper_read;
  FringeLegendEntry entries[FRINGE_N_TOPICS];
} FringeCliDrawWords;

void fringe_cli_draw_words_clear (FringeCliDrawWords *words);

/* The options, with an empty one at the end. Returns: (transfer full): to be freed with g_free() */
GOptionEntry *fringe_cli_draw_words_entries (FringeCliDrawWords *words, const GOptionEntry *more);

/* Looks into the words; what a picture holds of them is theirs. Returns: FALSE with FRINGE_CLI_BAD_USAGE */
gboolean fringe_cli_draw_words_read (FringeCliDrawWords *words,
                                     FringeFormat format,
                                     FringePicture *picture,
                                     GError **error);
