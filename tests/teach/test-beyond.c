/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-event.h"
#include "fringe-moment.h"
#include "fringe-otherwise.h"
#include "fringe-sentences.h"
#include "test-searches.h"

/* Whoever is told of a search before its step may ask for a step that it does not have. */

static void
check_sentences (const FringeSearch *search, guint step)
{
  guint n_steps = fringe_search_n_steps (search);
  g_autofree char *last = fringe_step_sentence (search, n_steps), *beyond = fringe_step_sentence (search, step);
  g_autofree char *why_last = fringe_why_sentences (search, n_steps), *why = fringe_why_sentences (search, step);
  FringeOther others[FRINGE_OTHERS_MAX];

  g_assert_cmpstr (beyond, ==, last);
  g_assert_cmpstr (why, ==, why_last);
  g_assert_cmpuint (fringe_otherwise (search, step, others), ==, 0);
}

static void
check_moment (const FringeSearch *search, guint step)
{
  FringeMoment last = fringe_moment (search, fringe_search_n_steps (search), -1),
               beyond = fringe_moment (search, step, -1);
  FringeFineStep fine[FRINGE_FINE_STEPS_MAX];

  g_assert_cmpuint (beyond.step, ==, last.step);
  g_assert_cmpuint (beyond.n_nodes, ==, last.n_nodes);
  g_assert_cmpint (beyond.n_steps, ==, last.n_steps);
  g_assert_cmpint (fringe_fine_steps (search, step, fine), ==, 0);
}

static void
check_events (const FringeSearch *search, guint step)
{
  g_autoptr (FringeLayers) layers = fringe_layers_new ();

  fringe_layers_update (layers, search);
  for (guint event = 0; event < FRINGE_N_EVENTS; event++)
    g_assert_false (fringe_event_happens ((FringeEvent) event, search, layers, step));
}

static void
test_beyond (const FringeSearch *search, const TestProblem *problem)
{
  guint steps[] = { fringe_search_n_steps (search) + 1, G_MAXUINT };

  (void) problem;
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      check_sentences (search, steps[i]);
      check_moment (search, steps[i]);
      check_events (search, steps[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/beyond/a-step-that-is-not-known-is-the-last-one", test_beyond);
  return g_test_run ();
}
