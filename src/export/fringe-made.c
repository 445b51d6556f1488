/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-made.h"

#include "fringe-export-error.h"

#include <glib/gi18n-lib.h>

/* The nodes of other searches stay in the tree. RBFS takes children away, makes others, and calls a node again. */

static const char *const reasons[] = {
  [FRINGE_MADE_PAGE] = N_ ("A page that steps cannot show how RBFS forgets nodes. Draw single steps instead."),
  [FRINGE_MADE_FRAMES]
  = N_ ("Nodes keep their places in pictures of several steps, but RBFS forgets nodes. Draw single steps instead."),
  [FRINGE_MADE_HANDOUT] = N_ ("There are no handouts for RBFS, because it may call a node more than once."),
};

gboolean
fringe_made_check (FringeMade made, const FringeSearch *search, GError **error)
{
  if (!fringe_search_is_rbfs (search))
    return TRUE;
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NOT_MADE, _ (reasons[made]));
  return FALSE;
}
