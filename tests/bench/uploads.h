/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What a frame costs besides time. */

/* Counts from here on what is sent to the graphics processor through libepoxy, as GTK does with OpenGL, or through the
 * Vulkan loader. Returns: whether there is something to count */
gboolean uploads_count (void);

/* Returns: how many bytes were sent since it was last asked */
gsize uploads_take (void);

/* Returns: how many render nodes a widget consists of as it is seen */
guint uploads_count_nodes (GtkWidget *widget);
