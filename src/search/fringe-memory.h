/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* The memory of this machine, and of this process. */

/* Bytes that a search may hold: a share of the memory that this machine has. */
size_t fringe_memory_budget (void);

/* Bytes that a search of a small puzzle may need for one of its arrays. */
#define FRINGE_SMALL_ARRAY (1 << 20)

/**
 * fringe_memory_keep:
 * @largest: in bytes, at most 32 MiB: what is larger goes back to the system, and grows without being copied
 *
 * Lets a small search, or the picture of a frame, leave its memory to the next one, which thus need not wait for the
 * system to clear pages. This is a choice for the whole process: only the main function of a program makes it.
 */
void fringe_memory_keep (int largest);
