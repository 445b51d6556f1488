/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-surface-pool.h"

/* Bytes that may wait to be used again: the tiles of a large screen. */
#define WAITING_MAX (64u << 20)

typedef struct _Block Block;

struct _Block
{
  Block *next;
  FringeSurfacePool *pool;
  gsize size;
  guchar *pixels;
};

struct _FringeSurfacePool
{
  guint n_users; /* its owner, and each block in use */
  gsize waiting_bytes;
  gboolean closed;
  Block *waiting;
};

static const cairo_user_data_key_t block_key;

static void
block_free (Block *block)
{
  g_free (block->pixels);
  g_free (block);
}

static void
unref (FringeSurfacePool *pool)
{
  if (--pool->n_users == 0)
    g_free (pool);
}

/* Newest first: what was used last is the likeliest to be in a cache. */
static void
give_back (void *data)
{
  Block *block = data;
  FringeSurfacePool *pool = block->pool;

  if (pool->closed || pool->waiting_bytes + block->size > WAITING_MAX)
    block_free (block);
  else
    {
      block->next = pool->waiting;
      pool->waiting = block;
      pool->waiting_bytes += block->size;
    }
  unref (pool);
}

static Block *
find_waiting (FringeSurfacePool *pool, gsize size)
{
  for (Block **link = &pool->waiting; *link != NULL; link = &(*link)->next)
    if ((*link)->size == size)
      {
        Block *block = *link;

        *link = block->next;
        pool->waiting_bytes -= size;
        return block;
      }
  return NULL;
}

static void
free_waiting (FringeSurfacePool *pool)
{
  while (pool->waiting != NULL)
    {
      Block *block = pool->waiting;

      pool->waiting = block->next;
      block_free (block);
    }
  pool->waiting_bytes = 0;
}

/* Where much waits and nothing fits, it is of a size that is no longer wanted. */
static Block *
block_new (FringeSurfacePool *pool, gsize size)
{
  Block *block = g_new0 (Block, 1);

  if (pool->waiting_bytes > WAITING_MAX / 2)
    free_waiting (pool);
  block->pool = pool;
  block->size = size;
  block->pixels = g_malloc (size);
  return block;
}

cairo_surface_t *
fringe_surface_pool_take (FringeSurfacePool *pool, cairo_format_t format, int width, int height, int scale)
{
  int stride = cairo_format_stride_for_width (format, width * scale);
  gsize size = (gsize) stride * (gsize) (height * scale);
  Block *block = find_waiting (pool, size);
  cairo_surface_t *surface;

  if (block == NULL)
    block = block_new (pool, size);
  pool->n_users++;
  surface = cairo_image_surface_create_for_data (block->pixels, format, width * scale, height * scale, stride);
  if (cairo_surface_set_user_data (surface, &block_key, block, give_back) != CAIRO_STATUS_SUCCESS)
    g_error ("no memory for a surface");
  cairo_surface_set_device_scale (surface, scale, scale);
  return surface;
}

FringeSurfacePool *
fringe_surface_pool_new (void)
{
  FringeSurfacePool *pool = g_new0 (FringeSurfacePool, 1);

  pool->n_users = 1;
  return pool;
}

void
fringe_surface_pool_free (FringeSurfacePool *pool)
{
  pool->closed = TRUE;
  free_waiting (pool);
  unref (pool);
}
