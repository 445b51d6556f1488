/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Appends a number with at most two decimals and a point, whatever the locale: "12", "12.5", "-0.07". */
void fringe_append_number (GString *text, double number);
