/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-save.h"

#include "export-samples.h"
#include "fringe-temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/* What the writing does: some bytes, and then perhaps an end. */
typedef struct
{
  gsize n_bytes;
  gboolean fails;
  gboolean cancels;
  int n_calls;
} Writing;

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  (void) data;
  fixture->folder = test_make_folder ();
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  (void) data;
  test_remove_folder (fixture->folder);
  g_object_unref (fixture->file);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static gboolean
write_bytes (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  Writing *writing = data;
  g_autofree char *bytes = g_strnfill (writing->n_bytes, 'n');

  writing->n_calls++;
  if (!g_output_stream_write_all (stream, bytes, writing->n_bytes, NULL, cancellable, error))
    return FALSE;
  if (writing->cancels)
    g_cancellable_cancel (cancellable);
  if (writing->fails)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "no space");
  return !writing->fails;
}

static void
write_old (const char *path, int mode)
{
  g_assert_true (g_file_set_contents_full (path, "old", 3, G_FILE_SET_CONTENTS_NONE, mode, NULL));
  g_assert_cmpint (g_chmod (path, (mode_t) mode), ==, 0);
}

static void
assert_contents (const char *path, const char *expected)
{
  g_autoptr (GBytes) bytes = test_read (path);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), expected, strlen (expected));
}

static void
test_new (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_true (fringe_save (fixture->file, write_bytes, &writing, NULL, &error));
  g_assert_no_error (error);
  assert_contents (fixture->path, "nnnnn");
  test_assert_folder_holds (fixture->folder, "file", NULL);
}

static void
test_replace (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 5 };
  struct stat status;

  (void) data;
  write_old (fixture->path, 0640);
  g_assert_true (fringe_save (fixture->file, write_bytes, &writing, NULL, NULL));
  assert_contents (fixture->path, "nnnnn");
  test_assert_folder_holds (fixture->folder, "file", NULL);
  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
}

static void
test_failure (Fixture *fixture, gconstpointer data)
{
  static const gsize sizes[] = { 0, 1, 100, 1000000 };

  (void) data;
  write_old (fixture->path, 0644);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Writing writing = { .n_bytes = sizes[i], .fails = TRUE };
      g_autoptr (GError) error = NULL;

      g_assert_false (fringe_save (fixture->file, write_bytes, &writing, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
      assert_contents (fixture->path, "old");
      test_assert_folder_holds (fixture->folder, "file", NULL);
    }
}

static void
test_failure_new (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 100, .fails = TRUE };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (fringe_save (fixture->file, write_bytes, &writing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  test_assert_folder_holds (fixture->folder, NULL);
}

static void
test_cancelled_before (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 100 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  (void) data;
  write_old (fixture->path, 0644);
  g_cancellable_cancel (cancellable);
  g_assert_false (fringe_save (fixture->file, write_bytes, &writing, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (writing.n_calls, ==, 0);
  assert_contents (fixture->path, "old");
  test_assert_folder_holds (fixture->folder, "file", NULL);
}

/* Even when nobody looked between the last byte and the end. */
static void
test_cancelled_during (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 100, .cancels = TRUE };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  (void) data;
  write_old (fixture->path, 0644);
  g_assert_false (fringe_save (fixture->file, write_bytes, &writing, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_contents (fixture->path, "old");
  test_assert_folder_holds (fixture->folder, "file", NULL);
}

static void
test_link (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 5 }, failing = { .n_bytes = 5, .fails = TRUE };
  g_autofree char *link_path = g_build_filename (fixture->folder, "link", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link_path);

  (void) data;
  write_old (fixture->path, 0644);
  g_assert_cmpint (symlink ("file", link_path), ==, 0);
  g_assert_false (fringe_save (link_file, write_bytes, &failing, NULL, NULL));
  assert_contents (fixture->path, "old");
  g_assert_true (fringe_save (link_file, write_bytes, &writing, NULL, NULL));
  assert_contents (fixture->path, "nnnnn");
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  test_assert_folder_holds (fixture->folder, "file", "link", NULL);
}

/* A link may lead to a file that is not there yet, over other links. */
static void
test_dangling (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 5 };
  g_autofree char *link_path = g_build_filename (fixture->folder, "link", NULL);
  g_autofree char *between = g_build_filename (fixture->folder, "between", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link_path);

  (void) data;
  g_assert_cmpint (symlink (between, link_path), ==, 0);
  g_assert_cmpint (symlink ("file", between), ==, 0);
  g_assert_true (fringe_save (link_file, write_bytes, &writing, NULL, NULL));
  assert_contents (fixture->path, "nnnnn");
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (between, G_FILE_TEST_IS_SYMLINK));
  test_assert_folder_holds (fixture->folder, "file", "between", "link", NULL);
}

static void
test_circle (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_cmpint (symlink ("file", fixture->path), ==, 0);
  g_assert_false (fringe_save (fixture->file, write_bytes, &writing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
  g_assert_cmpint (writing.n_calls, ==, 0);
}

/* It is written to from where it is, and others who have it open write on after that. */
static void
test_open_already (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 5 };
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;
  int descriptor;

  (void) data;
  write_old (fixture->path, 0644);
  descriptor = open (fixture->path, O_WRONLY);
  g_assert_cmpint (write (descriptor, "!", 1), ==, 1);
  name = g_strdup_printf ("/dev/fd/%d", descriptor);
  file = g_file_new_for_path (name);
  g_assert_true (fringe_save (file, write_bytes, &writing, NULL, NULL));
  g_assert_cmpint (write (descriptor, "!", 1), ==, 1);
  close (descriptor);
  assert_contents (fixture->path, "!nnnnn!");
}

/* What others may do with the one file that is there while it is written. */
static gboolean
write_and_look (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  Fixture *fixture = data;
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;
  struct stat status;

  g_assert_true (g_output_stream_write_all (stream, "nnnnn", 5, NULL, cancellable, error));
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      if (g_str_equal (path, fixture->path))
        continue;
      g_assert_cmpint (g_stat (path, &status), ==, 0);
      g_assert_cmpint (status.st_mode & 0777, ==, g_file_test (fixture->path, G_FILE_TEST_EXISTS) ? 0600 : 0640);
    }
  return TRUE;
}

static void
test_private (Fixture *fixture, gconstpointer data)
{
  static const int modes[] = { 0600, 0640, 0666, 0604 };
  mode_t mask = umask (027);
  struct stat status;

  (void) data;
  g_assert_true (fringe_save (fixture->file, write_and_look, fixture, NULL, NULL));
  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (fixture->path, (mode_t) modes[i]), ==, 0);
      g_assert_true (fringe_save (fixture->file, write_and_look, fixture, NULL, NULL));
      g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
      g_assert_cmpint (status.st_mode & 0777, ==, modes[i]);
    }
  umask (mask);
}

static gboolean
write_and_move_folder (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  char **folders = data;

  g_assert_true (g_output_stream_write_all (stream, "nnnnn", 5, NULL, cancellable, error));
  g_assert_cmpint (g_rename (folders[0], folders[1]), ==, 0);
  return TRUE;
}

static void
test_vanished (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "folder", NULL);
  g_autofree char *moved = g_build_filename (fixture->folder, "moved", NULL);
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  char *folders[] = { folder, moved };

  (void) data;
  g_assert_cmpint (g_mkdir (folder, 0755), ==, 0);
  g_assert_false (fringe_save (file, write_and_move_folder, folders, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  test_assert_folder_holds (moved, NULL);
  g_assert_cmpint (g_rmdir (moved), ==, 0);
}

static void
test_device (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) null = g_file_new_for_path ("/dev/null"), full = g_file_new_for_path ("/dev/full");
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL;
  struct stat status;

  (void) fixture;
  (void) data;
  g_assert_true (fringe_save (null, write_bytes, &writing, NULL, NULL));
  g_assert_cmpint (g_stat ("/dev/null", &status), ==, 0);
  g_assert_true (S_ISCHR (status.st_mode));
  g_assert_false (fringe_save (full, write_bytes, &writing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_cmpint (g_stat ("/dev/full", &status), ==, 0);
  g_assert_true (S_ISCHR (status.st_mode));
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "nowhere", "file", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), folder = g_file_new_for_path (fixture->folder);
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL, folder_error = NULL;

  (void) data;
  g_assert_false (fringe_save (file, write_bytes, &writing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (fringe_save (folder, write_bytes, &writing, NULL, &folder_error));
  g_assert_error (folder_error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_cmpint (writing.n_calls, ==, 0);
}

/* Root may write anywhere: the test takes another user's place. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  const uid_t nobody = 65534;
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL;
  gboolean is_root = geteuid () == 0, is_saved;

  (void) data;
  write_old (fixture->path, 0666);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  if (is_root)
    g_assert_cmpint (seteuid (nobody), ==, 0);
  is_saved = fringe_save (fixture->file, write_bytes, &writing, NULL, &error);
  if (is_root)
    g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);

  g_assert_false (is_saved);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  assert_contents (fixture->path, "old");
  test_assert_folder_holds (fixture->folder, "file", NULL);
}

/* Its folder would allow it. */
static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  const uid_t nobody = 65534;
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL;
  gboolean is_root = geteuid () == 0, is_saved;

  (void) data;
  write_old (fixture->path, 0444);
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  if (is_root)
    g_assert_cmpint (seteuid (nobody), ==, 0);
  is_saved = fringe_save (fixture->file, write_bytes, &writing, NULL, &error);
  if (is_root)
    g_assert_cmpint (seteuid (0), ==, 0);

  g_assert_false (is_saved);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  assert_contents (fixture->path, "old");
}

/* A disk so small that the old file is all that there is room for. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  Writing writing = { .n_bytes = 1000000 };
  g_autofree char *disk = g_build_filename (fixture->folder, "disk", NULL);
  g_autofree char *path = g_build_filename (disk, "file", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  (void) data;
  g_assert_cmpint (g_mkdir (disk, 0755), ==, 0);
  if (mount ("none", disk, "tmpfs", 0, "size=64k") != 0)
    {
      g_assert_cmpint (g_rmdir (disk), ==, 0);
      g_test_skip ("no disk can be mounted here");
      return;
    }
  write_old (path, 0644);
  is_saved = fringe_save (file, write_bytes, &writing, NULL, &error);
  assert_contents (path, "old");
  test_assert_folder_holds (disk, "file", NULL);
  g_assert_cmpint (umount (disk), ==, 0);
  g_assert_cmpint (g_rmdir (disk), ==, 0);
  g_assert_false (is_saved);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_cmpstr (error->message, ==, g_strerror (ENOSPC));
}

/* Tells that it is in the middle, and stays there. */
static gboolean
write_and_wait (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  static const char bytes[100000] = { 'n' };

  g_output_stream_write_all (stream, bytes, sizeof bytes, NULL, cancellable, error);
  g_output_stream_flush (stream, cancellable, error);
  g_assert_cmpint (write (*(int *) data, "n", 1), ==, 1);
  pause ();
  return TRUE;
}

static void
kill_in_the_middle (Fixture *fixture, int number)
{
  int pipe_ends[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (pipe_ends), ==, 0);
  child = fork ();
  if (child == 0)
    {
      /* What started the tests may ignore it, as nohup does: then nobody would end. */
      signal (number, SIG_DFL);
      fringe_temporary_remove_on_signals ();
      fringe_save (fixture->file, write_and_wait, &pipe_ends[1], NULL, NULL);
      _exit (0);
    }
  g_assert_cmpint (read (pipe_ends[0], &byte, 1), ==, 1);
  g_assert_cmpint (kill (child, number), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  close (pipe_ends[0]);
  close (pipe_ends[1]);
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  (void) data;
  kill_in_the_middle (fixture, SIGKILL);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  write_old (fixture->path, 0644);
  kill_in_the_middle (fixture, SIGKILL);
  assert_contents (fixture->path, "old");
}

static void
test_ended (Fixture *fixture, gconstpointer data)
{
  static const int numbers[] = { SIGINT, SIGTERM, SIGHUP, SIGPIPE };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      kill_in_the_middle (fixture, numbers[i]);
      test_assert_folder_holds (fixture->folder, NULL);
    }
}

/* Returns: how many files this program may have open at once from now on: @n, or where that is 0, as many as it can */
static guint
allow_open_files (guint n)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_NOFILE, &limit), ==, 0);
  limit.rlim_cur = n > 0 ? n : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &limit), ==, 0);
  return (guint) MIN (limit.rlim_cur, G_MAXINT);
}

/* As many as a picture has frames, and some more. The first are finished, and so need not stay open: more of them than
 * there may be open files. To finish a file takes the disk long, so the others stay open, as far as they may. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  static FringeTemporary *temporaries[2065];
  const guint few = 64;
  guint allowed = allow_open_files (few);
  guint n = 0;
  g_autoptr (GError) error = NULL;

  (void) data;
  while (n < G_N_ELEMENTS (temporaries)
         && (temporaries[n] = fringe_temporary_new (fixture->path, NULL, temporaries[0], &error)) != NULL
         && ((n > few && n + few < allowed) || fringe_temporary_finish (temporaries[n], &error)))
    if (++n == few + 1)
      allowed = allow_open_files (0);
  g_assert_cmpuint (n, ==, 2064);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  fringe_temporary_free (temporaries[7]);
  temporaries[7] = fringe_temporary_new (fixture->path, NULL, temporaries[0], &error);
  g_assert_no_error (error);
  g_assert_true (fringe_temporary_finish (temporaries[7], NULL) && fringe_temporary_keep (&temporaries[7], 1, NULL));
  while (n > 0)
    fringe_temporary_free (temporaries[--n]);
  test_assert_folder_holds (fixture->folder, "file", NULL);
}

/* At once, as where a program ends in the middle; those that are done by then stay. */
static void
test_remove_all (Fixture *fixture, gconstpointer data)
{
  FringeTemporary *kept = fringe_temporary_new (fixture->path, NULL, NULL, NULL),
                  *first = fringe_temporary_new (fixture->path, NULL, NULL, NULL),
                  *second = fringe_temporary_new (fixture->path, NULL, NULL, NULL);

  (void) data;
  g_assert_true (fringe_temporary_finish (kept, NULL) && fringe_temporary_keep (&kept, 1, NULL));
  fringe_temporary_free (kept);
  fringe_temporary_remove_all ();
  test_assert_folder_holds (fixture->folder, "file", NULL);
  fringe_temporary_free (first);
  fringe_temporary_free (second);
}

/* As below nohup. */
static void
test_ignored_signal (Fixture *fixture, gconstpointer data)
{
  struct sigaction hang_up, alarm;

  (void) fixture;
  (void) data;
  signal (SIGHUP, SIG_IGN);
  fringe_temporary_remove_on_signals ();
  g_assert_cmpint (sigaction (SIGHUP, NULL, &hang_up), ==, 0);
  g_assert_true (hang_up.sa_handler == SIG_IGN);
  g_assert_cmpint (sigaction (SIGALRM, NULL, &alarm), ==, 0);
  g_assert_true (alarm.sa_handler != SIG_DFL && alarm.sa_handler != SIG_IGN);
  signal (SIGHUP, SIG_DFL);
}

/* Nothing that can be written to, although it is there. */
static void
test_socket (Fixture *fixture, gconstpointer data)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int descriptor = socket (AF_UNIX, SOCK_STREAM, 0);
  Writing writing = { .n_bytes = 5 };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_strlcpy (address.sun_path, fixture->path, sizeof address.sun_path);
  g_assert_cmpint (bind (descriptor, (const struct sockaddr *) (const void *) &address, sizeof address), ==, 0);
  g_assert_false (fringe_save (fixture->file, write_bytes, &writing, NULL, &error));
  g_assert_cmpstr (error->message, ==, g_strerror (ENXIO));
  g_assert_cmpint (writing.n_calls, ==, 0);
  close (descriptor);
}

/* A file of another owner, whose group is another one too: what its group might do, all others may at most. */
static void
test_others_file (Fixture *fixture, gconstpointer data)
{
  const uid_t nobody = 65534;
  Writing writing = { .n_bytes = 5 };
  struct stat status;
  gboolean is_saved;

  (void) data;
  if (geteuid () != 0 || setegid (nobody) != 0 || seteuid (nobody) != 0)
    {
      g_test_skip ("no other user's place can be taken here");
      return;
    }
  g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (setegid (0), ==, 0);
  write_old (fixture->path, 0676);
  g_assert_cmpint (chown (fixture->path, 0, 1), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  g_assert_cmpint (setegid (nobody), ==, 0);
  g_assert_cmpint (seteuid (nobody), ==, 0);
  is_saved = fringe_save (fixture->file, write_bytes, &writing, NULL, NULL);
  g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (setegid (0), ==, 0);

  g_assert_true (is_saved);
  assert_contents (fixture->path, "nnnnn");
  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_uid, ==, nobody);
  g_assert_cmpint (status.st_mode & 0777, ==, 0666);
}

/* A file of another computer has no path, and can be replaced as this one's are. */
typedef struct
{
  GObject parent;
  GFile *real;
} Distant;

typedef GObjectClass DistantClass;

static GType distant_get_type (void);

static GFileOutputStream *
distant_replace (GFile *file,
                 const char *etag,
                 gboolean backs_up,
                 GFileCreateFlags flags,
                 GCancellable *cancellable,
                 GError **error)
{
  return g_file_replace (((Distant *) (void *) file)->real, etag, backs_up, flags, cancellable, error);
}

static char *
distant_path (GFile *file)
{
  (void) file;
  return NULL;
}

static void
distant_file_init (GFileIface *iface)
{
  iface->get_path = distant_path;
  iface->replace = distant_replace;
}

static void
distant_class_init (DistantClass *class)
{
  (void) class;
}

static void
distant_init (Distant *distant)
{
  (void) distant;
}

G_DEFINE_TYPE_WITH_CODE (Distant, distant, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_FILE, distant_file_init))

static void
test_distant (Fixture *fixture, gconstpointer data)
{
  Writing whole = { .n_bytes = 5 }, failing = { .n_bytes = 100, .fails = TRUE },
          cancelled = { .n_bytes = 100, .cancels = TRUE };
  g_autoptr (GFile) file = g_object_new (distant_get_type (), NULL), none = g_file_new_for_uri ("resource:///file");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) failure = NULL, cancellation = NULL, refusal = NULL;

  (void) data;
  ((Distant *) (void *) file)->real = fixture->file;
  write_old (fixture->path, 0644);
  g_assert_false (fringe_save (file, write_bytes, &failing, NULL, &failure));
  g_assert_error (failure, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  assert_contents (fixture->path, "old");
  g_assert_false (fringe_save (file, write_bytes, &cancelled, cancellable, &cancellation));
  g_assert_error (cancellation, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_contents (fixture->path, "old");
  g_assert_true (fringe_save (file, write_bytes, &whole, NULL, NULL));
  assert_contents (fixture->path, "nnnnn");
  test_assert_folder_holds (fixture->folder, "file", NULL);
  g_assert_false (fringe_save (none, write_bytes, &whole, NULL, &refusal));
  g_assert_error (refusal, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_cmpint (whole.n_calls, ==, 1);
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/save/a-new-file-holds-what-was-written", test_new);
  add ("/save/an-old-file-is-replaced-and-keeps-its-permissions", test_replace);
  add ("/save/after-a-failure-an-old-file-is-as-it-was", test_failure);
  add ("/save/after-a-failure-there-is-no-new-file", test_failure_new);
  add ("/save/cancelled-before-nothing-is-written", test_cancelled_before);
  add ("/save/cancelled-at-the-end-an-old-file-is-as-it-was", test_cancelled_during);
  add ("/save/a-link-still-leads-to-the-file", test_link);
  add ("/save/what-a-link-leads-to-is-made", test_dangling);
  add ("/save/where-links-lead-nowhere-it-fails", test_circle);
  add ("/save/what-is-open-already-is-written-to", test_open_already);
  add ("/save/nobody-reads-it-early-who-may-not-read-it-at-all", test_private);
  add ("/save/in-a-folder-that-vanished-it-fails", test_vanished);
  add ("/save/a-device-is-written-to", test_device);
  add ("/save/where-there-is-no-folder-it-fails", test_no_folder);
  add ("/save/in-a-folder-without-permission-it-fails", test_unwritable);
  add ("/save/a-file-that-may-not-be-written-to-is-not-replaced", test_read_only);
  add ("/save/on-a-full-disk-an-old-file-is-as-it-was", test_full_disk);
  add ("/save/killed-in-the-middle-a-file-is-as-it-was", test_killed);
  add ("/save/a-signal-leaves-nothing-behind", test_ended);
  add ("/save/of-more-than-can-be-under-way-the-last-one-waits", test_many);
  add ("/save/all-that-is-under-way-can-be-removed", test_remove_all);
  add ("/save/a-signal-that-is-ignored-stays-so", test_ignored_signal);
  add ("/save/a-socket-is-refused", test_socket);
  add ("/save/anothers-file-opens-to-no-more-than-all-others", test_others_file);
  add ("/save/a-file-without-a-path-is-whole-or-as-it-was", test_distant);
  return g_test_run ();
}
