/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"
#include "fringe-pair.h"

/* What a session file keeps of a session: it is gathered from the session, and given back to it. */

/**
 * fringe_session_state_gather:
 * @pair: (nullable): the two that are compared, with @session on the left
 *
 * Returns: (transfer full): all but how the session is looked at, and what the file held besides
 */
FringeSessionFile *fringe_session_state_gather (FringeSession *session, FringePair *pair);

/* Adds the notes on all searches to @notes (element-type FringeSessionNotes), as many as a file keeps. */
void fringe_session_state_gather_notes (FringeSession *session, GPtrArray *notes);
/* Has these notes, and no others. */
void fringe_session_state_begin_notes (FringeSession *session, const GPtrArray *notes);

/* Adds the breakpoints of @from, which may be another search: those that can be hit in this one. */
void fringe_session_state_take_breakpoints (FringeSession *session, const FringeSessionFile *from);

/**
 * fringe_session_state_take_place:
 * @state: what was gathered while a search is made again
 * @from: the state of which it is made again
 * @is_made: whether the search is there, and only a comparison is still on its way
 *
 * Has @state be where @from is, which the session is not yet.
 */
void fringe_session_state_take_place (FringeSessionFile *state, const FringeSessionFile *from, gboolean is_made);

/**
 * fringe_session_state_begin:
 * @node_limit: the largest number of nodes that the person allows
 *
 * Begins anew with the puzzle, the rules and the notes of @state.
 */
void fringe_session_state_begin (FringeSession *session, guint node_limit, const FringeSessionFile *state);

/* Gives the right one of two sessions the rules of @state. */
void fringe_session_state_begin_comparison (FringePair *pair, const FringeSessionFile *state);

/* Begins to search up to the next fork, or to where the search was: the session is running until that is done. */
void fringe_session_state_explore (FringeSession *session, const FringeSessionFile *state);

/**
 * fringe_session_state_go_on:
 *
 * Goes on by other rules where the search did, to be called each time that the session is no longer running.
 *
 * Returns: whether there was another fork to make, and the session may be running again
 */
gboolean fringe_session_state_go_on (FringeSession *session, const FringeSessionFile *state);

/**
 * fringe_session_state_finish:
 * @pair: (nullable): the two that are compared
 *
 * When all forks are made, or the search was cancelled: sets the breakpoints and goes to the step and the node, as far
 * as they are there. A comparison may still be on its way.
 */
void fringe_session_state_finish (FringeSession *session, FringePair *pair, const FringeSessionFile *state);
