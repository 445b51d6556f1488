/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

#include <gtk/gtk.h>

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
