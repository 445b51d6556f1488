/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session-world.h"

/* Writes what a session file keeps, reads it, asserts that it is the same, and begins the session anew from it. */
void session_file_there_and_back (SessionWorld *world);
