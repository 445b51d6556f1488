/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"
#include "fringe-session.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_TRUTH_PANEL (fringe_truth_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeTruthPanel, fringe_truth_panel, FRINGE, TRUTH_PANEL, FringeBin)

/* What is true whatever the search has found: h* beside h of the shown node, whether A* has to expand it, whether the
 * heuristic is admissible and consistent on the nodes so far and on all boards. Tables are made in the background, and
 * only while the panel is seen. Its property: `session`. */

#define FRINGE_TYPE_SURVEY_BOX (fringe_survey_box_get_type ())
G_DECLARE_FINAL_TYPE (FringeSurveyBox, fringe_survey_box, FRINGE, SURVEY_BOX, FringeBin)

/* Whether a heuristic is admissible and consistent: what is proved, and on demand, tried on all boards. */
