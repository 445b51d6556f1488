/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Sentences speak of nodes; in the window their numbers are links. */

/* Before the number of the node to which a link leads. */
#define FRINGE_REFERENCE_ADDRESS "node:"

/* Ends a link. GTK takes a click on the right half of a letter for one on the next letter. So that this is still in the
 * link, an invisible one stands there, a word joiner. */
#define FRINGE_REFERENCE_END "\u2060</a>"

/**
 * fringe_references_markup:
 * @sentences: in the reader's language, as this folder makes them
 *
 * Returns: (transfer full): the same as Pango markup in which the number of each node is a link; its address is
 *   "node:12"
 */
char *fringe_references_markup (const char *sentences);

/**
 * fringe_references_parse:
 * @address: (nullable): of a link
 *
 * Returns: whether it is that of a node, @id
 */
gboolean fringe_references_parse (const char *address, guint *id);
