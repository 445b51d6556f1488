/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* Calls @made (document) when something may be different that a person made in a session, and @seen (document) when
 * something is only seen differently; as long as @document lives. */
void fringe_document_watch (
    FringeWindow *window, GSettings *settings, GCallback made, GCallback seen, GObject *document);
