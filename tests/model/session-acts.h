/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session-world.h"

/* Does what a person might do next, at random; what it is comes to standard error first. */
void session_act (SessionWorld *world, guint32 seed, guint number);
