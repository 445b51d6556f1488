/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-tries.h"

#include "fringe-exercise-puzzle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FILE_NAME "exercise-tries"
#define GROUP "Tries"

static char *
path_of_tries (void)
{
  return g_build_filename (g_get_user_state_dir (), "fringe", FILE_NAME, NULL);
}

/* The start that was drawn for a student and a try says nothing of which exercise it is. */
static char *
key_of (const FringeExerciseFile *file)
{
  g_autoptr (FringeExerciseFile) plain = fringe_exercise_puzzle_copy (file);
  g_autofree char *text = NULL;

  *plain->title = *plain->student = *plain->program = '\0';
  plain->attempt = 1;
  plain->has_start = plain->n_traits == 0;
  text = fringe_exercise_file_print (plain, NULL);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static GKeyFile *
load (void)
{
  GKeyFile *keys = g_key_file_new ();
  g_autofree char *path = path_of_tries ();

  g_key_file_load_from_file (keys, path, G_KEY_FILE_NONE, NULL);
  return keys;
}

guint
fringe_exercise_tries_begun (const FringeExerciseFile *file)
{
  g_autoptr (GKeyFile) keys = load ();
  g_autofree char *key = key_of (file);

  return (guint) MIN (g_key_file_get_uint64 (keys, GROUP, key, NULL), G_MAXINT);
}

/* A count that cannot be written is not worth a word while somebody thinks. */
void
fringe_exercise_tries_begin (const FringeExerciseFile *file)
{
  g_autoptr (GKeyFile) keys = load ();
  g_autofree char *key = key_of (file), *path = path_of_tries (), *folder = g_path_get_dirname (path);

  if (fringe_exercise_tries_begun (file) >= file->attempt)
    return;
  g_key_file_set_uint64 (keys, GROUP, key, file->attempt);
  g_mkdir_with_parents (folder, 0700);
  g_key_file_save_to_file (keys, path, NULL);
}

gboolean
fringe_exercise_tries_are_of_one (const FringeExerciseFile *a, const FringeExerciseFile *b)
{
  g_autofree char *one = key_of (a), *other = key_of (b);

  return g_str_equal (one, other);
}

char *
fringe_exercise_tries_text (const FringeExerciseFile *file)
{
  /* Translators: which try it is, and how many there are */
  return g_strdup_printf (_ ("Try %u of %u. The count is kept on this computer; it is no proof."), file->attempt,
                          file->most_tries);
}
