/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A temporary file has its place in a table before it is made, and until it is gone or has become another file. So a
 * signal handler, which may neither allocate nor wait, finds every one of them there. The folder into which a file is
 * written is opened with O_PATH, as it need not be readable. */
#include "fringe-temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

/* So many files can be written at the same time: all frames of a picture, and some more. */
#define N_PLACES 2064
#define RIGHTS (S_IRWXU | S_IRWXG | S_IRWXO)

typedef enum
{
  PLACE_FREE,
  PLACE_TAKEN,
  PLACE_NAMED,
} PlaceState;

/**
 * FringeTemporary:
 * @state: a #PlaceState; once it is %PLACE_NAMED, @folder and @name are what a signal handler reads
 * @folder: the descriptor of the folder, which the file beside it owns where @shares_folder
 * @path: what it is to become
 * @descriptor: of the file, or -1
 * @replaces: whether there is a file by that name, about which @before tells
 */
struct _FringeTemporary
{
  gint state;
  int folder;
  gboolean shares_folder;
  char name[32];
  char *path;
  int descriptor;
  gboolean replaces;
  struct stat before;
};

static FringeTemporary places[N_PLACES];

/* While files are kept together, a signal waits until all of them are: it is remembered here. */
static gint is_keeping;
static gint waiting_signal;

static gboolean
fail (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

static FringeTemporary *
take_place (void)
{
  for (int i = 0; i < N_PLACES; i++)
    if (g_atomic_int_compare_and_exchange (&places[i].state, PLACE_FREE, PLACE_TAKEN))
      return &places[i];
  errno = EBUSY;
  return NULL;
}

/* Whoever may not read the old file must never read a part of the new one. */
static gboolean
make_file (FringeTemporary *temporary, const FringeTemporary *beside)
{
  g_autofree char *folder = g_path_get_dirname (temporary->path);
  g_autofree char *other = beside != NULL ? g_path_get_dirname (beside->path) : NULL;

  temporary->shares_folder = g_strcmp0 (folder, other) == 0;
  temporary->folder = temporary->shares_folder ? beside->folder : open (folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (temporary->folder < 0)
    return FALSE;
  g_snprintf (temporary->name, sizeof temporary->name, ".fringe-%d-%08x", (int) getpid (), g_random_int ());
  g_atomic_int_set (&temporary->state, PLACE_NAMED);
  temporary->descriptor = openat (temporary->folder, temporary->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                                  temporary->replaces ? S_IRUSR | S_IWUSR : 0666);
  if (temporary->descriptor < 0)
    g_atomic_int_set (&temporary->state, PLACE_TAKEN);
  return temporary->descriptor >= 0;
}

FringeTemporary *
fringe_temporary_new (const char *path, const struct stat *before, const FringeTemporary *beside, GError **error)
{
  FringeTemporary *temporary = take_place ();

  if (temporary == NULL)
    {
      fail (error);
      return NULL;
    }
  temporary->path = g_strdup (path);
  temporary->folder = temporary->descriptor = -1;
  temporary->replaces = before != NULL;
  if (before != NULL)
    temporary->before = *before;
  if (make_file (temporary, beside))
    return temporary;
  fail (error);
  fringe_temporary_free (temporary);
  return NULL;
}

/* A file that was kept has another name now, so there is nothing to remove. */
void
fringe_temporary_free (FringeTemporary *temporary)
{
  if (temporary->descriptor >= 0)
    close (temporary->descriptor);
  if (g_atomic_int_get (&temporary->state) == PLACE_NAMED)
    unlinkat (temporary->folder, temporary->name, 0);
  g_atomic_int_set (&temporary->state, PLACE_TAKEN);
  if (temporary->folder >= 0 && !temporary->shares_folder)
    close (temporary->folder);
  g_clear_pointer (&temporary->path, g_free);
  g_atomic_int_set (&temporary->state, PLACE_FREE);
}

int
fringe_temporary_descriptor (const FringeTemporary *temporary)
{
  return temporary->descriptor;
}

/* Where the new file cannot belong to the group of the old one, its group gets the rights that all others had.
 * Filesystems without owners and rights refuse both, which does not matter. */
static void
give_rights (int descriptor, const struct stat *before)
{
  mode_t rights = before->st_mode & RIGHTS;

  if (fchown (descriptor, before->st_uid, before->st_gid) != 0 && fchown (descriptor, (uid_t) -1, before->st_gid) != 0)
    rights = (rights & (S_IRWXU | S_IRWXO)) | (rights & S_IRWXO) << 3;
  fchmod (descriptor, rights);
}

static gboolean
close_file (FringeTemporary *temporary)
{
  int descriptor = temporary->descriptor;

  temporary->descriptor = -1;
  return close (descriptor) == 0 || errno == EINTR;
}

/* A folder writes down the names of its files later than the files themselves, unless it is asked to. */
static void
sync_folder (int folder)
{
  int descriptor = openat (folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (descriptor < 0)
    return;
  fsync (descriptor);
  close (descriptor);
}

gboolean
fringe_temporary_finish (FringeTemporary *temporary, GError **error)
{
  if (temporary->replaces)
    give_rights (temporary->descriptor, &temporary->before);
  return (fsync (temporary->descriptor) == 0 && close_file (temporary)) || fail (error);
}

/* Returns: how many could be kept */
static guint
rename_all (FringeTemporary *const *temporaries, guint n)
{
  for (guint i = 0; i < n; i++)
    if (renameat (temporaries[i]->folder, temporaries[i]->name, AT_FDCWD, temporaries[i]->path) != 0)
      return i;
  return n;
}

gboolean
fringe_temporary_keep (FringeTemporary *const *temporaries, guint n, GError **error)
{
  gboolean are_kept;
  int signal;

  g_atomic_int_set (&is_keeping, TRUE);
  are_kept = rename_all (temporaries, n) == n || fail (error);
  g_atomic_int_set (&is_keeping, FALSE);
  signal = g_atomic_int_get (&waiting_signal);
  if (signal != 0)
    {
      fringe_temporary_remove_all ();
      raise (signal);
    }
  for (guint i = 0; i < n; i++)
    if (!temporaries[i]->shares_folder)
      sync_folder (temporaries[i]->folder);
  return are_kept;
}

void
fringe_temporary_remove_all (void)
{
  for (int i = 0; i < N_PLACES; i++)
    if (g_atomic_int_get (&places[i].state) == PLACE_NAMED)
      unlinkat (places[i].folder, places[i].name, 0);
}

/* Returns: whether a signal asks the program to end, which could go on as well */
static gboolean
is_request (int signal)
{
  return signal == SIGHUP || signal == SIGINT || signal == SIGQUIT || signal == SIGALRM || signal == SIGTERM;
}

/* Ends the program as the signal would have ended it: sigaction was told to handle it only once, and not to block it.
 */
static void
on_signal (int signal)
{
  if (g_atomic_int_get (&is_keeping) && is_request (signal))
    {
      g_atomic_int_set (&waiting_signal, signal);
      return;
    }
  fringe_temporary_remove_all ();
  raise (signal);
}

/* A signal that is ignored, such as SIGHUP below nohup, is still ignored. */
void
fringe_temporary_remove_on_signals (void)
{
  static const int signals[]
      = { SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGABRT, SIGSEGV, SIGBUS, SIGTRAP };
  const struct sigaction removing = { .sa_handler = on_signal, .sa_flags = (int) (SA_RESETHAND | SA_NODEFER) };
  struct sigaction before;

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    if (sigaction (signals[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
      sigaction (signals[i], &removing, NULL);
}
