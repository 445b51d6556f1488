/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

/* A session seen from outside: by the values of its properties and by what it tells of them. */

/* A session with a puzzle. */
FringeSession *test_session (const char *start, const char *goal);

/* A search of the session's puzzle under its rules, made apart from it, run for @n_steps. */
FringeSearch *test_session_search (FringeSession *session, guint n_steps);

char *test_session_text (FringeSession *session, const char *property);
guint test_session_number (FringeSession *session, const char *property);
gboolean test_session_flag (FringeSession *session, const char *property);

/* Makes slices of a run until it is over. */
void test_session_finish (FringeSession *session);

/* From the name of each property to its value as text. @session: any object; "progress", which depends
 * on the time, and "moment", which only tells moments apart, are left out */
GHashTable *test_values (gpointer object);

/* Asserts that @session has the values @expected, but for how many steps are known. */
void test_assert_values (FringeSession *session, GHashTable *expected);

typedef struct
{
  GObject *object;
  GHashTable *told;
  GHashTable *before;
} Watch;

/* Begins to count what @object tells of. */
Watch *watch_new (gpointer object);
void watch_free (Watch *watch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Watch, watch_free)

/* Begins to count anew. */
void watch_forget (Watch *watch);

/* How often @property was told of, or all of them where it is %NULL. */
guint watch_told (Watch *watch, const char *property);

/* Asserts that each property whose value is another than when the count began was told of, and none
 * more than @times. */
void watch_assert_changes_told (Watch *watch, guint times);
