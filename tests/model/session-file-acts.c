/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-file-acts.h"

#include "fringe-session-state.h"

#include <string.h>

/* More nodes than any session of these tests has. */
#define NODE_LIMIT 10000000

static void
restore (FringeSession *session, const FringeSessionFile *state)
{
  fringe_session_state_begin (session, NODE_LIMIT, state);
  fringe_session_state_explore (session, state);
  test_session_finish (session);
  while (fringe_session_state_go_on (session, state))
    test_session_finish (session);
  fringe_session_state_finish (session, NULL, state);
}

void
session_file_there_and_back (SessionWorld *world)
{
  FringeSession *session = world->stage[FRINGE_COMPARED_LEFT].session;
  g_autoptr (FringeSessionFile) state = fringe_session_state_gather (session, NULL), read = NULL, again = NULL;
  g_autofree char *text = fringe_session_file_print (state), *reprinted = NULL, *restored = NULL;
  g_autoptr (GError) error = NULL;

  read = fringe_session_file_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  reprinted = fringe_session_file_print (read);
  g_assert_cmpstr (reprinted, ==, text);
  session_world_compare (world, FALSE);
  restore (session, read);
  again = fringe_session_state_gather (session, NULL);
  restored = fringe_session_file_print (again);
  g_assert_cmpstr (restored, ==, text);
}
