/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-save.h"

#include "fringe-temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Linux follows as many symbolic links. */
#define N_LINKS_MAX 40
/* The sentence is GIO's, and so is its translation. */
#define GIO_FAILURE "Error writing to file descriptor: %s"

typedef struct
{
  FringeWriteFunc write;
  gpointer data;
  GCancellable *cancellable;
} Writing;

static gboolean
fail (int code, GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

static gboolean
is_below (const char *path, const char *above)
{
  g_autofree char *folder = g_path_get_dirname (path);
  char *real = realpath (folder, NULL);
  gboolean is = real != NULL && g_str_has_prefix (real, above);

  free (real);
  return is;
}

/* A name below /proc stands for what a program has open, and not for a file. */
static gboolean
is_open_already (const char *path)
{
  return is_below (path, "/proc/");
}

/* Returns: (transfer full): what the symbolic links lead to, whether it is there or not */
static char *
follow_links (const char *path)
{
  char *name = g_strdup (path), *to;

  for (int i = 0; i < N_LINKS_MAX && !is_open_already (name) && (to = g_file_read_link (name, NULL)) != NULL; i++)
    {
      g_autofree char *folder = g_path_get_dirname (name);

      g_free (name);
      name = g_path_is_absolute (to) ? g_strdup (to) : g_build_filename (folder, to, NULL);
      g_free (to);
    }
  return name;
}

/* GIO's message names a file descriptor, of which a person knows nothing: it is left out. */
static GError *
leave_out_descriptor (GError *error)
{
  g_autofree char *before = g_strdup_printf (g_dgettext ("glib20", GIO_FAILURE), "");
  GError *plain;

  if (!g_str_has_prefix (error->message, before))
    return error;
  plain = g_error_new_literal (error->domain, error->code, error->message + strlen (before));
  g_error_free (error);
  return plain;
}

/* Cancelling takes effect even after the last piece was written; what follows is done at once. */
static gboolean
write_to_descriptor (int descriptor, const Writing *writing, GError **error)
{
  g_autoptr (GOutputStream) stream = g_unix_output_stream_new (descriptor, FALSE);
  GError *reason = NULL;

  if (writing->write (stream, writing->data, writing->cancellable, &reason))
    return !g_cancellable_set_error_if_cancelled (writing->cancellable, error);
  g_propagate_error (error, leave_out_descriptor (reason));
  return FALSE;
}

/* If the file were opened anew, it would be written to from its beginning or its end, and not from where others are who
 * have it open, too. So what this program has open itself is used as it is. */
static int
open_in_place (const char *path)
{
  g_autofree char *own = g_strdup_printf ("/proc/%d/fd", (int) getpid ()), *name = g_path_get_basename (path);
  guint64 descriptor;

  if (is_below (path, own) && g_ascii_string_to_unsigned (name, 10, 0, G_MAXINT, &descriptor, NULL))
    return fcntl ((int) descriptor, F_DUPFD_CLOEXEC, 0);
  return open (path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC);
}

static gboolean
write_in_place (const char *path, const Writing *writing, GError **error)
{
  int descriptor = open_in_place (path);
  gboolean is_written;

  if (descriptor < 0)
    return fail (errno, error);
  is_written = write_to_descriptor (descriptor, writing, error);
  if (close (descriptor) != 0 && errno != EINTR && is_written)
    return fail (errno, error);
  return is_written;
}

/* Temporary files that become what they are to become together. The first owns what the others share, so it is freed
 * last. */
struct _FringeSaving
{
  GPtrArray *temporaries;
};

FringeSaving *
fringe_saving_new (void)
{
  FringeSaving *saving = g_new0 (FringeSaving, 1);

  saving->temporaries = g_ptr_array_new ();
  return saving;
}

void
fringe_saving_free (FringeSaving *saving)
{
  for (guint i = saving->temporaries->len; i > 0; i--)
    fringe_temporary_free (g_ptr_array_index (saving->temporaries, i - 1));
  g_ptr_array_unref (saving->temporaries);
  g_free (saving);
}

gboolean
fringe_saving_finish (FringeSaving *saving, GError **error)
{
  return fringe_temporary_keep ((FringeTemporary *const *) saving->temporaries->pdata, saving->temporaries->len, error);
}

/* A file that may not be written to may not be replaced either, although its folder would allow it. */
static gboolean
replace (FringeSaving *saving, const char *path, const struct stat *before, const Writing *writing, GError **error)
{
  GPtrArray *others = saving->temporaries;
  FringeTemporary *temporary;

  if (before != NULL && faccessat (AT_FDCWD, path, W_OK, AT_EACCESS) != 0)
    return fail (errno, error);
  temporary = fringe_temporary_new (path, before, others->len > 0 ? g_ptr_array_index (others, 0) : NULL, error);
  if (temporary == NULL)
    return FALSE;
  g_ptr_array_add (others, temporary);
  return write_to_descriptor (fringe_temporary_descriptor (temporary), writing, error)
         && fringe_temporary_finish (temporary, error);
}

/* A file on another computer has no path here, so GIO replaces it in that computer's way. */
static gboolean
replace_elsewhere (GFile *file, const Writing *writing, GError **error)
{
  g_autoptr (GFileOutputStream) stream
      = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, writing->cancellable, error);
  g_autoptr (GCancellable) dropping = g_cancellable_new ();

  if (stream == NULL)
    return FALSE;
  if (writing->write (G_OUTPUT_STREAM (stream), writing->data, writing->cancellable, error)
      && !g_cancellable_set_error_if_cancelled (writing->cancellable, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
  g_cancellable_cancel (dropping);
  g_output_stream_close (G_OUTPUT_STREAM (stream), dropping, NULL);
  return FALSE;
}

gboolean
fringe_saving_add (FringeSaving *saving,
                   GFile *file,
                   FringeWriteFunc write,
                   gpointer data,
                   GCancellable *cancellable,
                   GError **error)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *target = path != NULL ? follow_links (path) : NULL;
  const Writing writing = { write, data, cancellable };
  struct stat before;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (path == NULL)
    return replace_elsewhere (file, &writing, error);
  if (stat (target, &before) != 0)
    return errno == ENOENT ? replace (saving, target, NULL, &writing, error) : fail (errno, error);
  if (S_ISDIR (before.st_mode))
    return fail (EISDIR, error);
  if (!S_ISREG (before.st_mode) || is_open_already (target))
    return write_in_place (target, &writing, error);
  return replace (saving, target, &before, &writing, error);
}

gboolean
fringe_save (GFile *file, FringeWriteFunc write, gpointer data, GCancellable *cancellable, GError **error)
{
  g_autoptr (FringeSaving) saving = fringe_saving_new ();

  return fringe_saving_add (saving, file, write, data, cancellable, error) && fringe_saving_finish (saving, error);
}

typedef struct
{
  const char *bytes;
  gsize length;
} Text;

static gboolean
write_text (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  const Text *text = data;

  return g_output_stream_write_all (stream, text->bytes, text->length, NULL, cancellable, error);
}

gboolean
fringe_save_text (GFile *file, const char *text, gsize length, GCancellable *cancellable, GError **error)
{
  return fringe_save (file, write_text, &(Text) { text, length }, cancellable, error);
}
