/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-autosave.h"

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
 * @task: told when it is; %NULL while nothing is written
 * @turn: another one makes what was begun to be written void
 * @disk: of the folder, and of what follows it
 * @folder: %NULL until there is one
 * @lock: a file, locked, or -1
 */
struct _FringeAutosave
{
  GMutex guard;
  char *next;
  GTask *task;
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
take_next (FringeAutosave *self, GTask *task, guint *turn)
{
  char *text;

  g_mutex_lock (&self->guard);
  text = g_steal_pointer (&self->next);
  *turn = self->turn;
  if (text == NULL && self->task == task)
    self->task = NULL;
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

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  FringeAutosave *self = data;
  GError *error = NULL;
  char *text;
  guint turn;

  while ((text = take_next (self, task, &turn)) != NULL)
    {
      g_clear_error (&error);
      g_mutex_lock (&self->disk);
      if (is_turn (self, turn))
        put_on_disk (self, text, &error);
      g_mutex_unlock (&self->disk);
      g_free (text);
    }
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
fringe_autosave_write (FringeAutosave *self, const char *text, GObject *source, GAsyncReadyCallback done)
{
  GTask *task = NULL;

  g_mutex_lock (&self->guard);
  g_free (self->next);
  self->next = g_strdup (text);
  if (self->task == NULL)
    self->task = task = g_task_new (source, NULL, done, NULL);
  g_mutex_unlock (&self->guard);
  if (task == NULL)
    return;
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self), unref);
  g_task_run_in_thread (task, work);
  g_object_unref (task);
}

gboolean
fringe_autosave_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
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
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL), *text = g_build_filename (folder, TEXT_NAME, NULL);
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
