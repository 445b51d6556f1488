/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-cairo-pen.h"
#include "fringe-draw-tree.h"
#include "fringe-sight.h"
#include "test-boards.h"
#include "test-korf.h"

#include <math.h>
#include <string.h>

/* Windows full of the tree, drawn anew each time: of cards that are just legible, and of large searches from near and
 * from afar, whole and tile by tile. The bare loop fills the same window. */

#define WIDTH 1920
#define HEIGHT 1080
#define TILE 256
#define N_VIEWS 200
#define N_TRIES 3
#define CARDS_WANTED 550
#define CARDS_SCALE 0.485
#define CARDS_NODES 40000

typedef struct
{
  FringeSearch *search;
  FringeLayout *layout;
  FringeScene scene;
  cairo_surface_t *image;
  cairo_t *cr;
} Window;

static Window
window_new (FringeSearch *search)
{
  const FringeBoard *start = fringe_search_start (search);
  Window window = { .search = search, .layout = fringe_layout_new () };

  g_assert_true (fringe_layout_update (window.layout, search, 0, fringe_search_n_steps (search)));
  window.scene = (FringeScene) {
    .search = search,
    .step = fringe_search_n_steps (search),
    .layout = window.layout,
    .blend = 1,
    .card = fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, false),
    .viewport = { .scale = 1, .width = WIDTH, .height = HEIGHT, .direction = FRINGE_DIRECTION_DOWN },
    .selected = FRINGE_NO_NODE,
    .hovered = FRINGE_NO_NODE,
  };
  window.image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  window.cr = cairo_create (window.image);
  return window;
}

static void
window_clear (Window *window)
{
  cairo_destroy (window->cr);
  cairo_surface_destroy (window->image);
  fringe_layout_free (window->layout);
  fringe_search_unref (window->search);
}

static void
fill (Window *window)
{
  const FringeColor *ground = &fringe_theme_get (FRINGE_THEME_LIGHT)->background;

  cairo_set_source_rgb (window->cr, ground->r, ground->g, ground->b);
  cairo_paint (window->cr);
}

static double
run_own (gpointer data)
{
  Window *window = data;
  double begin = bench_spent ();
  FringeCairoPen pen;

  fill (window);
  fringe_cairo_pen_init (&pen, window->cr);
  fringe_draw_tree_ground (&pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), &window->scene);
  return bench_spent () - begin;
}

static double
run_bare (gpointer data)
{
  Window *window = data;
  double begin = bench_spent ();

  fill (window);
  return bench_spent () - begin;
}

static void
print (const char *name, const char *what, double value, const char *unit)
{
  g_autofree char *line = g_strdup_printf ("%s_%s", name, what);

  bench_print (line, value, unit);
}

static void
measure (Window *window, const char *name)
{
  BenchMedians medians = bench_in_turn (run_own, run_bare, window);

  print (name, "ms", medians.own / 1e6, "ms");
  print (name, "bare_ms", medians.bare / 1e6, "ms");
  print (name, "ratio", medians.own / medians.bare, "x");
}

static size_t
count_cards (const Window *window)
{
  FringeRect visible = fringe_viewport_visible (&window->scene.viewport);
  FringeSpan span = fringe_geometry_span (&window->scene.card, &visible);
  FringePlaces places = { 0 };
  size_t n = 0;

  fringe_layout_see (window->layout, &span, 0, 1, &places);
  for (size_t i = 0; i < places.n; i++)
    n += places.places[i].x >= span.left && places.places[i].x <= span.right && places.places[i].row >= span.top;
  fringe_places_clear (&places);
  return n;
}

static void
look_at_random (Window *window)
{
  uint32_t id = (uint32_t) g_random_int_range (0, (int) fringe_layout_n_nodes (window->layout));
  FringeRect rect = fringe_geometry_node (window->layout, &window->scene.card, id);

  fringe_viewport_keep (&window->scene.viewport, rect.x, rect.y, g_random_double_range (0, WIDTH),
                        g_random_double_range (0, HEIGHT));
}

/* Deep among the nodes of a search there are views without a gap. */
static void
measure_cards (void)
{
  FringeBoard start = test_board ("8 6 7 2 5 4 3 0 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search = fringe_search_new (&start, &goal, &rules, CARDS_NODES);
  FringeViewport best;
  size_t n_best = 0;
  BenchMedians medians;
  Window window;
  double own;

  fringe_search_run (search, UINT32_MAX);
  window = window_new (search);
  best = window.scene.viewport;
  for (int i = 0; i < 2000 && n_best < CARDS_WANTED; i++)
    {
      size_t n;

      window.scene.viewport.scale = CARDS_SCALE;
      look_at_random (&window);
      n = count_cards (&window);
      if (n > n_best)
        best = window.scene.viewport;
      n_best = MAX (n, n_best);
    }
  window.scene.viewport = best;
  medians = bench_in_turn (run_own, run_bare, &window);
  /* No tree fills a window evenly: what this one takes for its cards, for that many in one window. */
  print ("draw_550_cards", "in_view", (double) n_best, "nodes");
  own = medians.bare + (medians.own - medians.bare) * CARDS_WANTED / (double) n_best;
  print ("draw_550_cards", "ms", own / 1e6, "ms");
  print ("draw_550_cards", "bare_ms", medians.bare / 1e6, "ms");
  print ("draw_550_cards", "ratio", own / medians.bare, "x");
  window_clear (&window);
}

static void
look_at_all (Window *window)
{
  FringeRect bounds = fringe_geometry_bounds (window->layout, &window->scene.card);

  window->scene.viewport
      = (FringeViewport) { .scale = 1, .width = WIDTH, .height = HEIGHT, .direction = FRINGE_DIRECTION_DOWN };
  fringe_sight_whole (&window->scene.viewport, &bounds, 0, 1);
}

static double
median_of_tries (Window *window)
{
  double times[N_TRIES];

  for (int i = 0; i < N_TRIES; i++)
    times[i] = run_own (window);
  return MAX (MIN (times[0], times[1]), MIN (MAX (times[0], times[1]), times[2]));
}

/* Views of any place at any size; of each one tile as well. */
static void
measure_anywhere (Window *window, const char *name)
{
  double worst = 0, worst_of_tiles = 0, fit, worst_scale = 0, worst_tile_scale = 0;

  look_at_all (window);
  fit = window->scene.viewport.scale;
  for (int i = 0; i < N_VIEWS; i++)
    {
      double taken;

      window->scene.viewport.width = WIDTH;
      window->scene.viewport.height = HEIGHT;
      window->scene.viewport.scale = fit * exp (g_random_double_range (0, log (1 / fit)));
      look_at_random (window);
      taken = median_of_tries (window);
      if (taken > worst)
        worst_scale = window->scene.viewport.scale;
      worst = MAX (worst, taken);
      window->scene.viewport.width = window->scene.viewport.height = TILE;
      fringe_viewport_pan (&window->scene.viewport, -g_random_double_range (0, WIDTH - TILE),
                           -g_random_double_range (0, HEIGHT - TILE));
      taken = median_of_tries (window);
      if (taken > worst_of_tiles)
        worst_tile_scale = window->scene.viewport.scale;
      worst_of_tiles = MAX (worst_of_tiles, taken);
    }
  print (name, "anywhere_ms", worst / 1e6, "ms");
  print (name, "anywhere_scale", worst_scale, "x");
  print (name, "anywhere_tile_ms", worst_of_tiles / 1e6, "ms");
  print (name, "anywhere_tile_scale", worst_tile_scale, "x");
}

static void
measure_search (const TestKorf *korf, uint32_t n_nodes, const char *name)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search = fringe_search_new (&korf->start, &goal, &rules, n_nodes);
  g_autofree char *name_of_fit = g_strdup_printf ("%s_fit", name);
  Window window;

  fringe_search_run (search, UINT32_MAX);
  window = window_new (search);
  look_at_all (&window);
  measure (&window, name_of_fit);
  measure_anywhere (&window, name);
  window_clear (&window);
}

/* With "10m" as the last argument ten million nodes, too; with "cards" nothing but these. */
int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;

  if (argc < 2)
    return 2;
  g_random_set_seed (1);
  instances = test_korf_load (argv[1]);
  measure_cards ();
  if (argc > 2 && strcmp (argv[2], "cards") == 0)
    return 0;
  measure_search (&g_array_index (instances, TestKorf, 0), 1000000, "draw_1m");
  if (argc > 2 && strcmp (argv[2], "10m") == 0)
    measure_search (&g_array_index (instances, TestKorf, 1), 10000000, "draw_10m");
  return 0;
}
