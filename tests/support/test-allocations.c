/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-allocations.h"

#include <stdlib.h>

void *__real_malloc (size_t size);
void *__real_calloc (size_t n, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t n, size_t size);
void *__wrap_realloc (void *memory, size_t size);

static gboolean is_limited;
static guint n_allowed;
static gboolean has_failed;

void
test_allocations_allow (guint n)
{
  is_limited = TRUE;
  n_allowed = n;
  has_failed = FALSE;
}

gboolean
test_allocations_allow_all (void)
{
  gboolean failed = has_failed;

  is_limited = FALSE;
  has_failed = FALSE;
  return failed;
}

static gboolean
may_allocate (void)
{
  if (!is_limited)
    return TRUE;
  has_failed |= n_allowed == 0;
  return n_allowed > 0 && n_allowed-- > 0;
}

void *
__wrap_malloc (size_t size)
{
  return may_allocate () ? __real_malloc (size) : NULL;
}

void *
__wrap_calloc (size_t n, size_t size)
{
  return may_allocate () ? __real_calloc (n, size) : NULL;
}

void *
__wrap_realloc (void *memory, size_t size)
{
  return may_allocate () ? __real_realloc (memory, size) : NULL;
}
