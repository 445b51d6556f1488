/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include <stdio.h>
#include <time.h>

#define N_ROUNDS 5

static double
read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1e9 + (double) now.tv_nsec;
}

double
bench_now (void)
{
  return read_clock (CLOCK_MONOTONIC);
}

double
bench_spent (void)
{
  return read_clock (CLOCK_THREAD_CPUTIME_ID);
}

void
bench_print (const char *name, double value, const char *unit)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  printf ("%s: %s %s\n", name, g_ascii_formatd (text, sizeof text, "%.5g", value), unit);
  fflush (stdout);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double of_a = *(const double *) a, of_b = *(const double *) b;

  return (of_a > of_b) - (of_a < of_b);
}

static double
median (double figures[N_ROUNDS])
{
  qsort (figures, N_ROUNDS, sizeof *figures, compare);
  return figures[N_ROUNDS / 2];
}

BenchMedians
bench_in_turn (BenchRun own, BenchRun bare, gpointer data)
{
  double of_own[N_ROUNDS], of_bare[N_ROUNDS];

  own (data);
  bare (data);
  for (int i = 0; i < N_ROUNDS; i++)
    {
      of_own[i] = own (data);
      of_bare[i] = bare (data);
    }
  return (BenchMedians) { median (of_own), median (of_bare) };
}
