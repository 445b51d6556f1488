/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Figures are the medians of several runs after a warm-up. A machine is now faster and now slower, therefore each is
 * taken in turn with a bare loop that does the least that the work can need, and told as a ratio to it, too. */

/* Runs once. Returns: the nanoseconds that a node took, or whatever the unit of work is */
typedef double (*BenchRun) (gpointer data);

/* Nanoseconds since some moment. */
double bench_now (void);

/* Nanoseconds that this thread has been at work: what others do on the machine meanwhile does not count. */
double bench_spent (void);

/* One line: `name: value unit`. */
void bench_print (const char *name, double value, const char *unit);

typedef struct
{
  double own;
  double bare;
} BenchMedians;

BenchMedians bench_in_turn (BenchRun own, BenchRun bare, gpointer data);
