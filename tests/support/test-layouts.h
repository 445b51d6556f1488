/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-layout.h"

#include <glib.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLayout, fringe_layout_free)
