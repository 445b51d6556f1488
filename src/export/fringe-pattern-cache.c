/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-cache.h"

#include "fringe-save.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

/* Smaller tables are built as fast as they are read. */
#define PLACEMENTS_MIN 100000
/* The files in the folder have so many bytes together at most. */
#define FOLDER_MAX ((goffset) 64 << 20)
#define SUFFIX ".table"
#define DIGEST_LENGTH 32

/* A file is this and then a byte for each placement. The name ends in the version: it becomes another one when the
 * bytes mean something else. */
typedef struct
{
  char name[8];
  FringePatternKey key;
  guint8 digest[DIGEST_LENGTH]; /* SHA-256 of the key and the placements */
} Header;

static const char name[8] = { 'F', 'r', 'i', 'n', 'g', 'e', 'P', '1' };

_Static_assert(sizeof (Header) == 8 + sizeof (FringePatternKey) + DIGEST_LENGTH, "there is no padding in a file");

static char *
folder_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "fringe", "patterns", NULL);
}

static char *
table_path (const FringePatternKey *key)
{
  g_autofree char *folder = folder_path ();
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, (const guchar *) key, sizeof *key);
  g_autofree char *file_name = g_strconcat (sum, SUFFIX, NULL);

  return g_build_filename (folder, file_name, NULL);
}

static Header
make_header (const FringePatternKey *key, const guint8 *moves, gsize n)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  Header header = { .key = *key };
  gsize length = DIGEST_LENGTH;

  memcpy (header.name, name, sizeof name);
  g_checksum_update (sum, (const guchar *) key, sizeof *key);
  g_checksum_update (sum, moves, (gssize) n);
  g_checksum_get_digest (sum, header.digest, &length);
  return header;
}

/* Returns: (transfer full) (nullable): the file, if it is one of this size; a pipe would never end */
static char *
read_file (const char *path, gsize size)
{
  GStatBuf status;
  gsize length;
  char *bytes;

  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode) || (gsize) status.st_size != size
      || !g_file_get_contents (path, &bytes, &length, NULL))
    return NULL;
  if (length != size)
    g_clear_pointer (&bytes, g_free);
  return bytes;
}

static bool
load (const FringePatternKey *key, uint8_t *moves)
{
  gsize n = fringe_pattern_key_n_placements (key);
  g_autofree char *path = NULL, *bytes = NULL;
  Header header;

  if (n < PLACEMENTS_MIN)
    return false;
  path = table_path (key);
  bytes = read_file (path, sizeof header + n);
  if (bytes == NULL)
    return false;
  header = make_header (key, (const guint8 *) bytes + sizeof header, n);
  if (memcmp (&header, bytes, sizeof header) != 0)
    return false;
  memcpy (moves, bytes + sizeof header, n);
  g_utime (path, NULL);
  return true;
}

typedef struct
{
  char *path;
  gint64 used;
  goffset size;
} Kept;

static void
kept_clear (gpointer kept)
{
  g_free (((Kept *) kept)->path);
}

static int
compare_use (gconstpointer a, gconstpointer b)
{
  const Kept *ours = a, *theirs = b;

  return ours->used < theirs->used ? 1 : ours->used > theirs->used ? -1 : 0;
}

/* Removes the tables beyond what the folder may have, those first that were used longest ago. */
static void
shrink_folder (void)
{
  g_autofree char *folder = folder_path ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Kept));
  goffset size = 0;

  g_array_set_clear_func (all, kept_clear);
  for (const char *file_name; dir != NULL && (file_name = g_dir_read_name (dir)) != NULL;)
    {
      Kept kept = { .path = g_build_filename (folder, file_name, NULL) };
      GStatBuf status;

      if (g_str_has_suffix (file_name, SUFFIX) && g_stat (kept.path, &status) == 0)
        {
          kept.used = status.st_mtime;
          kept.size = status.st_size;
        }
      g_array_append_val (all, kept);
    }
  g_array_sort (all, compare_use);
  for (guint i = 0; i < all->len; i++)
    {
      const Kept *kept = &g_array_index (all, Kept, i);

      size += kept->size;
      if (size > FOLDER_MAX && kept->size > 0)
        g_unlink (kept->path);
    }
}

/* Where it cannot be saved it is built again the next time. */
static void
save (const FringePatternKey *key, const uint8_t *moves)
{
  gsize n = fringe_pattern_key_n_placements (key);
  g_autofree char *path = NULL, *folder = NULL, *bytes = NULL;
  g_autoptr (GFile) file = NULL;
  Header header;

  if (n < PLACEMENTS_MIN)
    return;
  folder = folder_path ();
  path = table_path (key);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return;
  header = make_header (key, moves, n);
  bytes = g_malloc (sizeof header + n);
  memcpy (bytes, &header, sizeof header);
  memcpy (bytes + sizeof header, moves, n);
  file = g_file_new_for_path (path);
  if (fringe_save_text (file, bytes, sizeof header + n, NULL, NULL))
    shrink_folder ();
}

const FringePatternStore *
fringe_pattern_cache_store (void)
{
  static const FringePatternStore store = { load, save };

  return &store;
}
