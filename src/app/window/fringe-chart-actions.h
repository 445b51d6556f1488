/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* The actions of the charts: a picture of the one that is chosen goes to a file or to the clipboard. */
void fringe_chart_actions_install (GtkWidgetClass *window_class);
