/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"
#include "fringe-tree-picture.h"

#include <gtk/gtk.h>

/**
 * fringe_print_new:
 * @seen: (transfer full): what is seen
 *
 * A tree, in the colours for paper: on one sheet, or in its size on as many as it needs, as is chosen in the dialog.
 * Sheets lie across where the tree is larger then, unless the person turns them. What is chosen, paper and printer too,
 * is what the next one begins with.
 *
 * Returns: (transfer full): what remains to be run
 */
GtkPrintOperation *fringe_print_new (FringeTreePicture *seen);

/* Why there was nothing to print, or %NULL. */
const GError *fringe_print_get_error (GtkPrintOperation *operation);

/* (nullable) (transfer full): what the person who printed has to know of the size of the tree on its paper, translated
 */
char *fringe_print_get_facts (GtkPrintOperation *operation);

/* Which part of the tree it begins with, and whether it goes on several sheets; for who does not ask in a dialog. */
void fringe_print_choose (GtkPrintOperation *operation, FringeWhat what, gboolean tiles);

/**
 * FringePrintChoices:
 * @what: which part of the tree
 * @tiles: whether it goes on as many sheets as it needs
 * @settings: (nullable): of the printer, or of the file that is printed to
 * @setup: (nullable): of the sheets
 * @is_turned: whether a person has chosen how sheets lie, and not the tree
 *
 * What was chosen when something was last printed: kept in a file of the person's configuration.
 */
typedef struct
{
  FringeWhat what;
  gboolean tiles;
  GtkPrintSettings *settings;
  GtkPageSetup *setup;
  gboolean is_turned;
} FringePrintChoices;

/* What is no such file, or makes no sense in it, is as if nothing had been chosen. How many copies there were and which
 * pages were printed is not kept.
 *
 * Returns: (transfer full): to be cleared with fringe_print_choices_clear() */
FringePrintChoices fringe_print_choices_load (void);

/* All of it, or nothing where that fails. */
void fringe_print_choices_save (const FringePrintChoices *choices);

void fringe_print_choices_clear (FringePrintChoices *choices);
