/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-memory.h"

#include <stdatomic.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* A search may have half of the machine: the other half is for the layout, the drawing and whatever else runs there. */
#define SHARE 2
#define UNKNOWN_MACHINE ((size_t) 1 << 30)
#define KEPT (64 << 20)

static size_t
ask_machine (void)
{
  long n_pages = sysconf (_SC_PHYS_PAGES), page_size = sysconf (_SC_PAGESIZE);

  if (n_pages <= 0 || page_size <= 0)
    return UNKNOWN_MACHINE;
  return (size_t) n_pages / SHARE * (size_t) page_size;
}

/* The machine is asked once: a short search takes no longer than the answer. */
size_t
fringe_memory_budget (void)
{
  static _Atomic size_t budget;

  if (budget == 0)
    budget = ask_machine ();
  return budget;
}

void
fringe_memory_keep (__attribute__ ((unused)) int largest)
{
#ifdef __GLIBC__
  mallopt (M_TRIM_THRESHOLD, KEPT);
  mallopt (M_MMAP_THRESHOLD, largest);
#endif
}
