/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/**
 * FringeMade:
 * @FRINGE_MADE_PAGE: a page that steps
 * @FRINGE_MADE_FRAMES: pictures of several steps, in which nodes keep their places
 * @FRINGE_MADE_HANDOUT: a handout, on which each node has one number in the order
 *
 * What is made of most searches, but not of all.
 */
typedef enum
{
  FRINGE_MADE_PAGE,
  FRINGE_MADE_FRAMES,
  FRINGE_MADE_HANDOUT,
} FringeMade;

/* Returns: whether it is made of this search; else FALSE with %FRINGE_EXPORT_ERROR_NOT_MADE */
gboolean fringe_made_check (FringeMade made, const FringeSearch *search, GError **error);
