/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/* Writes a tree in the language of Graphviz: boards and values in the nodes, moves on the edges, states by shape and
 * style, so that it needs no colour. */
gboolean
fringe_dot_write (const FringePicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error);
