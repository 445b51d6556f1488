/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-given-name.h"

void
fringe_given_name_keep (gpointer widget)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}
