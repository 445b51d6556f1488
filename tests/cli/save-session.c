/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves a session with many notes as the window does. Usage: save-session FILE */
#include "fringe-session-file.h"
#include "fringe-temporary.h"

#define N_NOTES 2000
#define NOTE_LENGTH 500

int
main (int argc, char *argv[])
{
  const FringeBoard goal = fringe_board_standard_goal (3, 3);
  FringeSessionFile *session = fringe_session_file_new (&goal, &goal);
  g_autoptr (GFile) file = g_file_new_for_path (argc > 1 ? argv[1] : "");
  g_autofree char *note = g_strnfill (NOTE_LENGTH, 'n');
  g_autoptr (GError) error = NULL;

  fringe_temporary_remove_on_signals ();
  for (guint32 step = 0; step < N_NOTES; step++)
    fringe_session_note_set (session->notes, step, note);
  if (!fringe_session_file_save (session, file, NULL, &error))
    g_printerr ("%s\n", error->message);
  fringe_session_file_free (session);
  return error != NULL;
}
