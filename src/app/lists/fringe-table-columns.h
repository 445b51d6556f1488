/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The columns of a table of FringeTableItem. */

/* @items: (element-type FringeTableItem): whose largest values are the longest bars */
void fringe_table_columns_fill (GtkColumnView *view, GListModel *items);
