/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/* Graphviz would take hours for more nodes than these, and takes long for more than those. */
#define FRINGE_DOT_NODES_MAX 100000u
#define FRINGE_DOT_NODES_MANY 2000u

/* Returns: (nullable) (transfer full): a translated sentence on a tree that is large for Graphviz */
char *fringe_dot_sentence (const FringePicture *picture);

/* Writes a tree in the language of Graphviz: boards and values in the nodes, moves on the edges, states by shape and
 * style, so that it needs no colour. A tree of too many nodes is refused with %FRINGE_EXPORT_ERROR_TOO_LARGE. */
gboolean
fringe_dot_write (const FringePicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error);
