/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-page-part.h"

/**
 * fringe_page_write:
 * @picture: its search is stepped through from @first_step to @step, line by line where frames are GIVEN, of which no
 *   instants are needed; of the rest the root, the direction, title and caption are taken
 *
 * Writes a page of HTML that steps through a search, with all that it needs: it asks for nothing from elsewhere. A
 * tree of more than FRINGE_PAGE_NODES_MAX nodes is there in part, see #FringePagePart. The stream stays open. Memory
 * grows with the tree by its layout.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean
fringe_page_write (const FringePicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error);

/* Returns: (nullable) (transfer full): a translated sentence on what is left out of a page; %NULL where nothing is */
char *fringe_page_sentence (const FringePicture *picture);
