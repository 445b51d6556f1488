/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

/* A listener that looks at all of a session whenever the session, its rules, its breakpoints or its quiz tell of
 * something, as the legend, the lists and the panels do. What it finds must belong together: at no moment may anybody
 * see a search with the step, the selection or the breakpoints of another one. */

typedef struct _SessionObserver SessionObserver;

SessionObserver *session_observer_new (FringeSession *session);
void session_observer_free (SessionObserver *observer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SessionObserver, session_observer_free)

/* How often it was told of something. */
guint session_observer_n_told (const SessionObserver *observer);

/* Asserts that what can be read of @session now belongs together. */
void test_assert_session_agrees (FringeSession *session);
