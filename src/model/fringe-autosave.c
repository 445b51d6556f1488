/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-autosave.h"

#include "fringe-background.h"
#include "fringe-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define TEXT_NAME "session.fringe"
#define LOCK_NAME "lock"

/**
 * FringeAutosave:
 * @guard: of what follows it
 * @next: the text that is to be written, or %NULL
 * @is_writing: whether a thread writes; it ends when there is no next text
 * @turn: another one makes what was begun to be written void
 * @disk: of the folder, and of what follows it
 * @folder: %NULL until there is one
 * @lock: a file, locked, or -1
 */
struct _FringeAutosave
{
  GMutex guard;
  char *next;
  gboolean is_writing;
  guint turn;

  GMutex disk;
  char *folder;
  int lock;
};

static char *
root (void)
{
  return g_build_filename (g_get_user_state_dir (), "fringe", "unsaved", NULL);
}

static FringeAutosave *
autosave_new (const char *folder, int lock)
{
  FringeAutosave *self = g_atomic_rc_box_new0 (FringeAutosave);

  g_mutex_init (&self->guard);
  g_mutex_init (&self->disk);
  self->folder = g_strdup (folder);
  self->lock = lock;
  return self;
}

FringeAutosave *
fringe_autosave_new (void)
{
  return autosave_new (NULL, -1);
}

static void
finalize (gpointer data)
{
  FringeAutosave *self = data;

  if (self->lock >= 0)
    close (self->lock);
  g_free (self->folder);
  g_free (self->next);
  g_mutex_clear (&self->guard);
  g_mutex_clear (&self->disk);
}

static void
unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, finalize);
}

static gboolean
fail (GError **error, const char *path)
{
  int code = errno;

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code), "%s: %s", path, g_strerror (code));
  return FALSE;
}

/* Another program that looks for lost texts may have removed the folder while it was empty. */
static gboolean
lock_folder (FringeAutosave *self, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);
  int lock = open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (lock < 0)
    return FALSE;
  if (flock (lock, LOCK_EX | LOCK_NB) != 0 || !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      close (lock);
      return FALSE;
    }
  self->lock = lock;
  self->folder = g_strdup (folder);
  return TRUE;
}

static gboolean
make_folder (FringeAutosave *self, GError **error)
{
  g_autofree char *above = root ();

  if (self->folder != NULL)
    return TRUE;
  for (int i = 0; i < 10; i++)
    {
      g_autofree char *name = g_uuid_string_random (), *folder = g_build_filename (above, name, NULL);

      if (g_mkdir_with_parents (folder, 0700) != 0)
        return fail (error, folder);
      if (lock_folder (self, folder))
        return TRUE;
    }
  return fail (error, above);
}

GFile *
fringe_autosave_get_file (FringeAutosave *self)
{
  return g_file_new_build_filename (self->folder, TEXT_NAME, NULL);
}

static gboolean
put_on_disk (FringeAutosave *self, const char *text, GError **error)
{
  g_autoptr (GFile) file = NULL;

  if (!make_folder (self, error))
    return FALSE;
  file = fringe_autosave_get_file (self);
  return fringe_save_text (file, text, strlen (text), NULL, error);
}

/* Returns: (transfer full) (nullable): the text to be written now; %NULL ends the thread */
static char *
take_next (FringeAutosave *self, guint *turn)
{
  char *text;

  g_mutex_lock (&self->guard);
  text = g_steal_pointer (&self->next);
  *turn = self->turn;
  self->is_writing = text != NULL;
  g_mutex_unlock (&self->guard);
  return text;
}

static gboolean
is_turn (FringeAutosave *self, guint turn)
{
  gboolean is_it;

  g_mutex_lock (&self->guard);
  is_it = self->turn == turn;
  g_mutex_unlock (&self->guard);
  return is_it;
}

/* Returns: (transfer none): the query, where the last text was put on disk or is not wanted any more */
static gpointer
write_texts (gconstpointer query,
             FringeProgress progress,
             gpointer progress_data,
             GCancellable *cancellable,
             GError **error)
{
  FringeAutosave *self = (gpointer) query;
  gboolean is_done = TRUE;
  char *text;
  guint turn;

  while ((text = take_next (self, &turn)) != NULL)
    {
      g_clear_error (error);
      g_mutex_lock (&self->disk);
      is_done = !is_turn (self, turn) || put_on_disk (self, text, error);
      g_mutex_unlock (&self->disk);
      g_free (text);
    }
  return is_done ? self : NULL;
}

void
fringe_autosave_write (FringeAutosave *self, const char *text, GObject *source, GAsyncReadyCallback done)
{
  gboolean was_writing;

  g_mutex_lock (&self->guard);
  g_free (self->next);
  self->next = g_strdup (text);
  was_writing = self->is_writing;
  self->is_writing = TRUE;
  g_mutex_unlock (&self->guard);
  if (!was_writing)
    fringe_background_run (source, write_texts, g_atomic_rc_box_acquire (self), unref, NULL, NULL, NULL, NULL, done,
                           NULL);
}

gboolean
fringe_autosave_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

static void
drop_next (FringeAutosave *self)
{
  g_mutex_lock (&self->guard);
  g_clear_pointer (&self->next, g_free);
  self->turn++;
  g_mutex_unlock (&self->guard);
}

/* Removes the text and what a kill in the middle of writing has left beside it. The lock goes last, because it says
 * that the folder is in use. */
static void
remove_all (const char *folder)
{
  g_autofree char *lock = g_build_filename (folder, LOCK_NAME, NULL);
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_equal (name, LOCK_NAME))
        g_unlink (path);
    }
  g_clear_pointer (&dir, g_dir_close);
  g_unlink (lock);
  g_rmdir (folder);
}

void
fringe_autosave_clear (FringeAutosave *self)
{
  drop_next (self);
  g_mutex_lock (&self->disk);
  if (self->folder != NULL)
    remove_all (self->folder);
  g_clear_pointer (&self->folder, g_free);
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
  g_mutex_unlock (&self->disk);
}

void
fringe_autosave_free (FringeAutosave *self)
{
  fringe_autosave_clear (self);
  unref (self);
}

void
fringe_autosave_leave (FringeAutosave *self)
{
  unref (self);
}

/* Returns: (nullable): the autosave in the folder, unless a program holds its lock */
static FringeAutosave *
take_over (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL),
                  *text = g_build_filename (folder, TEXT_NAME, NULL);
  int lock = open (path, O_RDWR | O_CLOEXEC);

  if (lock < 0 || flock (lock, LOCK_EX | LOCK_NB) != 0)
    {
      if (lock >= 0)
        close (lock);
      return NULL;
    }
  if (g_file_test (text, G_FILE_TEST_IS_REGULAR))
    return autosave_new (folder, lock);
  remove_all (folder);
  close (lock);
  return NULL;
}

GPtrArray *
fringe_autosave_find_lost (void)
{
  GPtrArray *lost = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_autosave_leave);
  g_autofree char *above = root ();
  g_autoptr (GDir) dir = g_dir_open (above, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder = g_build_filename (above, name, NULL);
      FringeAutosave *self = take_over (folder);

      if (self != NULL)
        g_ptr_array_add (lost, self);
    }
  return lost;
}
