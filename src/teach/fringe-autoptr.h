/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-idastar.h"

#include <glib.h>

/* g_autoptr() for the searches, which are made where there is no GLib. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSearch, fringe_search_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeIdastar, fringe_idastar_free)
