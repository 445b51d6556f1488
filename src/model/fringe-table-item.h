/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-table.h"

#include <gio/gio.h>

#define FRINGE_TYPE_TABLE_ITEM (fringe_table_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeTableItem, fringe_table_item, FRINGE, TABLE_ITEM, GObject)

/* A row of a table for lists. */

FringeTableItem *fringe_table_item_new (const FringeTableRow *row);
const FringeTableRow *fringe_table_item_get (FringeTableItem *self);
