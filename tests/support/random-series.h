/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Acts at random, in series. Each series is made in a process of its own, which may crash; one that fails is repeated
 * without some of its acts as long as it fails alike, and what is told in the end is a shortest one. Options of the
 * test program:
 *
 * --number=N does N acts in all, --length=L of them a series, --series=S begins with series S, and --replay=S:3,7-12
 * does these acts of series S. */

/**
 * RandomSeries:
 * @path: of the test
 * @number: acts in all, where no option says another number
 * @length: acts of a series
 * @begin: (nullable): in the process of a series, before its first act
 * @act: does act @number of the series @seed, and looks whether all is well: the same act in every run, whichever acts
 *   come before it. It writes what it does to standard error, before it does it
 * @end: (nullable): after the last act
 */
typedef struct
{
  const char *path;
  guint number, length;
  void (*begin) (guint32 seed);
  void (*act) (guint32 seed, guint number);
  void (*end) (void);
} RandomSeries;

/* Runs the test; to be called first in main(). Returns: the exit status */
int random_series_main (int argc, char **argv, const RandomSeries *series);
