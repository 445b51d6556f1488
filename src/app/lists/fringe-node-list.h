/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-row.h"
#include "fringe-session.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_NODE_LIST (fringe_node_list_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodeList, fringe_node_list, FRINGE, NODE_LIST, FringeBin)

/* A list of nodes at the step shown: sorted by any column, filtered, and linked with the session both ways. IDA* has no
 * frontier; its iterations take that list's place. What is not seen costs nothing.
 *
 * The action clipboard.copy puts the selected rows on the clipboard as text, or the picture where none is selected.
 *
 * Its properties: `session`; `kind`, a FringeRowKind, which is set when it is made. */
