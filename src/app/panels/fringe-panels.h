/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-charts-panel.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_PANELS (fringe_panels_get_type ())
G_DECLARE_FINAL_TYPE (FringePanels, fringe_panels, FRINGE, PANELS, FringeBin)

/* The right side of the window: one panel of several, chosen by the action win.panel. Its properties: `session`, and
 * `panel`, the name of the one that is shown. While a question stands, only the quiz is. The panels have five tabs:
 * `explain`, `lists`, `code`, `analysis` and `quiz`; those of the lists and of the analysis have several panels.
 *
 * The signal "fork" comes with a step, a guint, and a pointer to the FringeRules by which to go on from there. */

/* Returns: (nullable): the panel that the tab @name showed last; where there is no such tab, @name */
const char *fringe_panels_find (FringePanels *self, const char *name);
/* Returns: the name of the one that is shown */
const char *fringe_panels_get_panel (FringePanels *self);

/* Returns: the title of its tab */
const char *fringe_panels_get_title (FringePanels *self);
/* Has the focus go below the tabs. Returns: whether there is something that takes it */
gboolean fringe_panels_focus (FringePanels *self);

/* On the stage of a lecture there are no tabs, a panel is as narrow as it is asked to be, and the question of the quiz
 * stands below the tree. */
void fringe_panels_set_stage (FringePanels *self, gboolean is_stage);

/* Has the focus where the counts of a vote are typed. */
void fringe_panels_type_counts (FringePanels *self);
/* Counts what was typed there. Returns: %FALSE where it cannot be read, which is told */
gboolean fringe_panels_take_counts (FringePanels *self);

void fringe_panels_set_theme (FringePanels *self, FringeThemeKind theme);

/* Returns: (transfer none): the charts, also while another panel is shown */
FringeChartsPanel *fringe_panels_get_charts (FringePanels *self);
