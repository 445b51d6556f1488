/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-bar.h"
#include "fringe-window.h"

/* Offers in the first window of a program what crashes have left. Where there is no answer, it is there next time. */
void fringe_recovery_offer (FringeWindow *window);
