/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout.h"
#include "fringe-id-set.h"

#include <glib.h>

#define N_IDS 20000

static uint32_t
random_id (void)
{
  return (uint32_t) g_test_rand_int_range (0, N_IDS);
}

static uint32_t
next_up (const gboolean *is_in, uint32_t id)
{
  while (id < N_IDS && !is_in[id])
    id++;
  return id < N_IDS ? id : FRINGE_NO_ID;
}

static uint32_t
next_down (const gboolean *is_in, uint32_t id)
{
  while (id > 0 && !is_in[id - 1])
    id--;
  return id > 0 ? id - 1 : FRINGE_NO_ID;
}

static void
assert_marks (FringeIdSet *marks, const gboolean *is_in)
{
  for (int i = 0; i < 50; i++)
    {
      uint32_t id = i == 0 ? 0 : random_id ();

      g_assert_cmpint (fringe_id_set_has (marks, id), ==, is_in[id]);
      g_assert_cmpuint (fringe_id_set_up (marks, id), ==, next_up (is_in, id));
      g_assert_cmpuint (fringe_id_set_down (marks, id), ==, next_down (is_in, id));
    }
  g_assert_cmpuint (fringe_id_set_up (marks, N_IDS), ==, FRINGE_NO_ID);
  g_assert_cmpuint (fringe_id_set_down (marks, N_IDS), ==, next_down (is_in, N_IDS));
}

static void
test_set (void)
{
  for (int i = 0; i < 60; i++)
    {
      FringeIdSet marks = { 0 };
      g_autofree gboolean *is_in = g_new0 (gboolean, N_IDS);
      uint32_t n_ids = (uint32_t) g_test_rand_int_range (1, N_IDS);

      g_assert_true (fringe_id_set_reserve (&marks, n_ids));
      g_assert_true (fringe_id_set_reserve (&marks, N_IDS));
      for (int n = g_test_rand_int_range (0, 40); n > 0; n--)
        {
          uint32_t id = random_id (), end = id + random_id () / 100;

          for (; id < MIN (end, N_IDS); id++)
            {
              is_in[id] = !is_in[id];
              (is_in[id] ? fringe_id_set_add : fringe_id_set_remove) (&marks, id);
            }
          assert_marks (&marks, is_in);
        }
      fringe_id_set_clear (&marks);
      g_assert_cmpuint (fringe_id_set_up (&marks, 0), ==, FRINGE_NO_ID);
      fringe_id_set_free (&marks);
    }
}

static void
test_places (void)
{
  for (int i = 0; i < 100; i++)
    {
      FringePlaces places = { 0 };
      uint32_t n = (uint32_t) g_test_rand_int_range (0, 50);

      places.places = calloc (n + 1, sizeof *places.places);
      for (; places.n < n; places.n++)
        places.places[places.n] = (FringePlace) { .id = (uint32_t) (places.n * 37 % 53) * 2, .x = (int32_t) places.n };
      fringe_places_sort (&places);
      for (uint32_t id = 0; id < 110; id++)
        {
          const FringePlace *found = fringe_places_find (&places, id);
          gboolean is_there = FALSE;

          for (uint32_t place = 0; place < n; place++)
            is_there |= place * 37 % 53 * 2 == id;
          g_assert_cmpint (found != NULL, ==, is_there);
          if (found != NULL)
            g_assert_cmpuint (found->id, ==, id);
        }
      fringe_places_clear (&places);
      g_assert_null (places.places);
      g_assert_null (fringe_places_find (&places, 0));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/parts/marks-are-a-set-in-order", test_set);
  g_test_add_func ("/layout/parts/places-are-found-by-id", test_places);
  return g_test_run ();
}
