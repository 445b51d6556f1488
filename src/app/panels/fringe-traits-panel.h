/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-find.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_TRAITS_PANEL (fringe_traits_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeTraitsPanel, fringe_traits_panel, FRINGE, TRAITS_PANEL, FringeBin)

/* The traits that a board can have, each with a check and its bounds. */

/**
 * fringe_traits_panel_read:
 * @query: its goal and rules are those of the search
 * @traits: room for the traits that are wanted; set with their number as the traits of @query
 *
 * Returns: whether each can hold; else what is wrong is said below those that can't
 */
gboolean
fringe_traits_panel_read (FringeTraitsPanel *self, FringeFindQuery *query, FringeTrait traits[FRINGE_N_TRAIT_KINDS]);

/* Takes back what was said below the traits, because the search is another. */
void fringe_traits_panel_forgive (FringeTraitsPanel *self);

/* Wants no trait, where boards are usual ones without. */
void fringe_traits_panel_uncheck (FringeTraitsPanel *self);
