/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-error.h"

G_DEFINE_QUARK (fringe - export - error - quark, fringe_export_error)
