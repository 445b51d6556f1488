/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random acts on a session and, while two searches are compared, on both: steps, runs, rules, puzzles, undo, forks,
 * breakpoints, notes, questions, lists, files. Listeners read all there is whenever something is told of; after each
 * act it is checked that everything agrees. See random-series.h for what happens to a series that fails.
 *
 *   meson test -C _build test-session-acts --test-args='--number=100000' -t 0
 *
 * does as many acts as one likes. */
#include "session-acts.h"

#include "random-series.h"

static SessionWorld world;

static void
begin (guint32 seed)
{
  static const char *const puzzles[][2] = {
    { "1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5" },
    { "8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0" },
    { "2 1 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0" },
    { "[[1 2 3] [4 5 0]]", "[[1 2 3] [0 4 5]]" },
    { "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15" },
  };
  const char *const *puzzle = puzzles[seed % G_N_ELEMENTS (puzzles)];
  FringeSession *session = test_session (puzzle[0], puzzle[1]);

  /* Large ones take more than one frame to run. */
  fringe_session_set_node_limit (session, seed % 8 == 0 ? 300000 : 500 + seed % 1000);
  session_world_begin (&world, session);
  g_object_unref (session);
}

static void
act (guint32 seed, guint number)
{
  session_act (&world, seed, number);
  session_world_check (&world);
}

static void
end (void)
{
  session_world_end (&world);
}

int
main (int argc, char **argv)
{
  static const RandomSeries series = {
    .path = "/session-acts/whatever-a-person-does-the-session-agrees-with-itself",
    .number = 6000,
    .length = 200,
    .begin = begin,
    .act = act,
    .end = end,
  };

  return random_series_main (argc, argv, &series);
}
