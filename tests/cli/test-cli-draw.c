/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Ten nodes, five steps, four moves. */
#define BOARD "1 3 0 4 2 5 7 8 6"
#define UNSOLVABLE "1 3 0 4 2 5 8 7 6"
#define FARTHEST "8 6 7 2 5 4 3 0 1"
#define OLD "what was there before\n"
#define BYTES_PER_NUMBER 4

static char *
read_file (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *contents;

  g_file_get_contents (path, &contents, length, &error);
  g_assert_no_error (error);
  return contents;
}

static char *
path_of (const char *name)
{
  return g_build_filename (cli_directory (), name, NULL);
}

/* Returns: (transfer full): the SVG that the arguments, which end in NULL, make of the board */
static char *
draw_svg (int status, const char *board, const char *argument, ...)
{
  g_autofree char *path = path_of ("tree.svg");
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (CliRun) run = NULL;
  va_list list;

  g_ptr_array_add (command, (char *) cli_path ());
  g_ptr_array_add (command, (char *) "draw");
  g_ptr_array_add (command, (char *) board);
  g_ptr_array_add (command, (char *) "-o");
  g_ptr_array_add (command, path);
  va_start (list, argument);
  for (; argument != NULL; argument = va_arg (list, const char *))
    g_ptr_array_add (command, (char *) argument);
  va_end (list);
  g_ptr_array_add (command, NULL);

  run = cli_run_full ((const char *const *) command->pdata, NULL, NULL);
  if (status != EXIT_LIMIT)
    cli_assert_done (run, status);
  g_assert_cmpint (run->status, ==, status);
  g_assert_cmpstr (run->out, ==, "");
  return read_file (path, NULL);
}

static gboolean
has_node (const char *svg, int id)
{
  g_autofree char *attribute = g_strdup_printf ("id=\"node-%d\"", id);

  return strstr (svg, attribute) != NULL;
}

static void
assert_nodes (const char *svg, const char *expected)
{
  for (int id = 0; id < 10; id++)
    g_assert_cmpint (has_node (svg, id), ==, strchr (expected, '0' + id) != NULL);
  g_assert_false (has_node (svg, 10));
}

static guint
png_number (const char *png, gsize offset)
{
  guint32 number;

  memcpy (&number, png + offset, BYTES_PER_NUMBER);
  return GUINT32_FROM_BE (number);
}

static void
draw_png (const char *dpi, guint *width, guint *height)
{
  g_autofree char *path = path_of ("tree.PNG"), *png = NULL;
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "--output", path, "--dpi", dpi, NULL);
  gsize length;

  cli_assert_done (run, EXIT_DONE);
  png = read_file (path, &length);
  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpmem (png, 8, "\x89PNG\r\n\x1a\n", 8);
  *width = png_number (png, 16);
  *height = png_number (png, 20);
}

static void
test_png (void)
{
  guint width, height, large_width, large_height, small_width, small_height;

  draw_png ("96", &width, &height);
  draw_png ("192", &large_width, &large_height);
  draw_png ("48", &small_width, &small_height);
  g_assert_cmpuint (width, >, 200);
  g_assert_cmpuint (height, >, 600);
  g_assert_cmpuint (large_width, ==, 2 * width);
  g_assert_cmpuint (large_height, ==, 2 * height);
  g_assert_cmpuint (small_width, <, width);
  g_assert_cmpuint (small_height, <, height);
}

static void
test_svg (void)
{
  g_autofree char *svg = draw_svg (EXIT_DONE, BOARD, NULL);
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&(GMarkupParser) { 0 }, G_MARKUP_DEFAULT_FLAGS, NULL, NULL);

  g_assert_true (g_markup_parse_context_parse (context, svg, -1, NULL));
  g_assert_true (g_markup_parse_context_end_parse (context, NULL));
  assert_nodes (svg, "0123456789");
  for (int id = 0; id < 10; id++)
    {
      g_autofree char *text = g_strdup_printf (">%d</text>", id);

      g_assert_nonnull (strstr (svg, text));
    }
  g_assert_nonnull (strstr (svg, ">g</text>"));
  g_assert_nonnull (strstr (svg, ">h</text>"));
  g_assert_nonnull (strstr (svg, ">f</text>"));
}

static void
test_pdf (void)
{
  g_autofree char *path = path_of ("tree.pdf"), *program = g_find_program_in_path ("pdftotext"), *pdf = NULL;
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "-o", path, NULL);
  g_auto (GStrv) words = NULL;
  g_autoptr (CliRun) reader = NULL;

  cli_assert_done (run, EXIT_DONE);
  pdf = read_file (path, NULL);
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  if (program == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return;
    }
  reader = cli_run_full ((const char *const[]) { program, "-raw", path, "-", NULL }, NULL, NULL);
  words = g_strsplit_set (reader->out, " \n\f", -1);
  for (int id = 0; id < 10; id++)
    {
      g_autofree char *number = g_strdup_printf ("%d", id);

      g_assert_true (g_strv_contains ((const char *const *) words, number));
    }
  g_assert_nonnull (strstr (reader->out, "g"));
  g_assert_nonnull (strstr (reader->out, "h"));
  g_assert_nonnull (strstr (reader->out, "f"));
}

static void
test_parts (void)
{
  g_autofree char *start = draw_svg (EXIT_DONE, BOARD, "--step", "0", NULL);
  g_autofree char *first = draw_svg (EXIT_DONE, BOARD, "--step", "1", NULL);
  g_autofree char *solution = draw_svg (EXIT_DONE, BOARD, "--what", "solution", NULL);
  g_autofree char *part = draw_svg (EXIT_DONE, BOARD, "--what", "node:7", NULL);
  g_autofree char *all = draw_svg (EXIT_DONE, BOARD, "--what", "tree", NULL);

  assert_nodes (start, "0");
  assert_nodes (first, "012");
  assert_nodes (solution, "02379");
  assert_nodes (part, "789");
  assert_nodes (all, "0123456789");
}

static void
test_themes (void)
{
  g_autofree char *by_default = draw_svg (EXIT_DONE, BOARD, NULL);
  g_autofree char *light = draw_svg (EXIT_DONE, BOARD, "--theme", "light", NULL);
  g_autofree char *dark = draw_svg (EXIT_DONE, BOARD, "--theme", "dark", NULL);
  g_autofree char *projector = draw_svg (EXIT_DONE, BOARD, "--theme", "projector", NULL);
  g_autofree char *print = draw_svg (EXIT_DONE, BOARD, "--theme", "print", NULL);

  g_assert_cmpstr (by_default, ==, light);
  g_assert_cmpstr (light, !=, dark);
  g_assert_cmpstr (projector, !=, light);
  g_assert_cmpstr (projector, !=, print);
  g_assert_nonnull (strstr (print, ".s0{fill:#ffffff}"));
}

static void
assert_refused (int status,
                const char *where,
                const char *board,
                const char *name,
                const char *option,
                const char *word)
{
  g_autofree char *path = cli_file (name, OLD), *contents = NULL;
  g_autoptr (CliRun) run = cli_run ("draw", board, "-o", path, option, word, NULL);

  cli_assert_refused (run, status, where);
  contents = read_file (path, NULL);
  g_assert_cmpstr (contents, ==, OLD);
}

static void
test_bad_usage (void)
{
  g_autoptr (CliRun) without = cli_run ("draw", BOARD, NULL);

  cli_assert_refused (without, EXIT_BAD_USAGE, "--output");
  assert_refused (EXIT_BAD_USAGE, "--output", BOARD, "tree.gif", NULL, NULL);
  assert_refused (EXIT_BAD_USAGE, "--output", BOARD, "tree", NULL, NULL);
  assert_refused (EXIT_BAD_USAGE, "--step", BOARD, "tree.svg", "--step", "6");
  assert_refused (EXIT_BAD_USAGE, "--step", BOARD, "tree.svg", "--step", "-1");
  assert_refused (EXIT_BAD_USAGE, "--step", BOARD, "tree.svg", "--step", "last");
  assert_refused (EXIT_BAD_USAGE, "--step", BOARD, "tree.svg", "--step", "");
  assert_refused (EXIT_BAD_USAGE, "--what", BOARD, "tree.svg", "--what", "node:10");
  assert_refused (EXIT_BAD_USAGE, "--what", BOARD, "tree.svg", "--what", "node:");
  assert_refused (EXIT_BAD_USAGE, "--what", BOARD, "tree.svg", "--what", "node:99999999999999999999");
  assert_refused (EXIT_BAD_USAGE, "--what", BOARD, "tree.svg", "--what", "all");
  assert_refused (EXIT_BAD_USAGE, "--theme", BOARD, "tree.svg", "--theme", "paper");
  assert_refused (EXIT_BAD_USAGE, "--dpi", BOARD, "tree.png", "--dpi", "0");
  assert_refused (EXIT_BAD_USAGE, "--dpi", BOARD, "tree.png", "--dpi", "1e9");
  assert_refused (EXIT_BAD_USAGE, "--dpi", BOARD, "tree.svg", "--dpi", "300");
  assert_refused (EXIT_BAD_USAGE, "--dpi", BOARD, "search.json", "--dpi", "300");
  assert_refused (EXIT_BAD_USAGE, "--direction", BOARD, "tree.svg", "--direction", "up");
  assert_refused (EXIT_BAD_USAGE, "--paper", BOARD, "tree.pdf", "--paper", "a0");
  assert_refused (EXIT_BAD_USAGE, "--paper", BOARD, "tree.svg", "--paper", "a4");
  assert_refused (EXIT_BAD_USAGE, "--margin", BOARD, "tree.pdf", "--margin", "10");
  assert_refused (EXIT_BAD_USAGE, "--tile", BOARD, "tree.pdf", "--tile", NULL);
  assert_refused (EXIT_BAD_USAGE, "--animate", BOARD, "tree.pdf", "--animate", NULL);
  assert_refused (EXIT_BAD_USAGE, "--beamer", BOARD, "tree.pdf", "--beamer", NULL);
  assert_refused (EXIT_BAD_USAGE, "--snippet", BOARD, "tree.png", "--snippet", NULL);
  assert_refused (EXIT_BAD_USAGE, "--step", BOARD, "tree.svg", "--step", "1..3");
  assert_refused (EXIT_BAD_USAGE, "BOARD", "1 2 3", "tree.svg", NULL, NULL);
}

/* A mistyped option is found before standard input is waited for. */
static void
test_bad_usage_first (void)
{
  g_autofree char *path = path_of ("tree.svg");
  g_autoptr (CliRun) run = cli_run_input ("no board", "draw", "-o", path, "--theme", "paper", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "--theme");
}

static void
test_no_solution_yet (void)
{
  g_autofree char *path = cli_file ("tree.svg", OLD), *contents = NULL;
  g_autoptr (CliRun) early = cli_run ("draw", BOARD, "-o", path, "--what", "solution", "--step", "4", NULL);
  g_autoptr (CliRun) limited = cli_run ("draw", FARTHEST, "-o", path, "--what", "solution", "--node-limit", "9", NULL);

  cli_assert_refused (early, EXIT_BAD_USAGE, "--what");
  cli_assert_refused (limited, EXIT_LIMIT, "--what");
  contents = read_file (path, NULL);
  g_assert_cmpstr (contents, ==, OLD);
}

static void
test_unsolvable (void)
{
  g_autofree char *anyway = NULL;

  assert_refused (EXIT_UNSOLVABLE, "BOARD", UNSOLVABLE, "tree.svg", NULL, NULL);
  anyway = draw_svg (EXIT_LIMIT, UNSOLVABLE, "--search-anyway", "--node-limit", "100", NULL);
  g_assert_true (has_node (anyway, 95));
}

static void
test_limit (void)
{
  g_autofree char *svg = draw_svg (EXIT_LIMIT, FARTHEST, "--node-limit", "50", NULL);

  g_assert_true (has_node (svg, 45));
  g_assert_false (has_node (svg, 51));
}

static void
test_scaled_down (void)
{
  g_autofree char *path = path_of ("tree.png"), *beginning = g_strdup_printf ("fringe-cli: %s: ", path), *png = NULL;
  g_autoptr (CliRun) run = cli_run ("draw", FARTHEST, "-o", path, "--node-limit", "2000", NULL);
  gsize length;

  g_assert_cmpint (run->status, ==, EXIT_LIMIT);
  g_assert_true (g_str_has_prefix (run->err, beginning));
  g_assert_nonnull (strchr (run->err, '%'));
  png = read_file (path, &length);
  g_assert_cmpuint (png_number (png, 16), <=, 32767);
}

/* A disk that is full, as a limit on the size of files. */
static void
test_full_disk (void)
{
  static const char *const names[] = { "tree.png", "tree.svg", "tree.pdf", "tree.tex" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = cli_file (names[i], OLD), *contents = NULL;
      const char *const command[]
          = { "/bin/bash", "-c", WITHOUT_FILES, "bash", cli_path (), "draw", BOARD, "--output", path, NULL };
      g_autoptr (CliRun) run = cli_run_full (command, NULL, NULL);

      cli_assert_refused (run, EXIT_NOT_WRITTEN, path);
      contents = read_file (path, NULL);
      g_assert_cmpstr (contents, ==, OLD);
    }
}

/* A file for each step of the range, by its number, and nothing else. */
static void
test_frames (void)
{
  g_autofree char *path = path_of ("frames.png");
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "-o", path, "--frames", "--step", "2..4", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  for (int i = 0; i <= 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("frames-%03d.png", i), *frame = path_of (name);

      g_assert_cmpint (g_file_test (frame, G_FILE_TEST_EXISTS), ==, i >= 2 && i <= 4);
    }
}

static void
test_words (void)
{
  g_autofree char *svg = draw_svg (EXIT_DONE, BOARD, "--title", "Größe & <b>", "--caption", "below", "--legend", NULL);
  g_autofree char *plain = draw_svg (EXIT_DONE, BOARD, NULL);
  g_autofree char *transparent = draw_svg (EXIT_DONE, BOARD, "--transparent", NULL);

  g_assert_nonnull (strstr (svg, ">Größe &amp; &lt;b&gt;</text>"));
  g_assert_nonnull (strstr (svg, ">below</text>"));
  g_assert_nonnull (strstr (svg, ">frontier</text>"));
  g_assert_null (strstr (plain, ">frontier</text>"));
  g_assert_cmpuint (strlen (transparent), <, strlen (plain));
}

static void
test_tex (void)
{
  g_autofree char *path = path_of ("tree.tex"), *other = path_of ("other.tex"), *tex = NULL, *wide = NULL;
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "-o", path, "--beamer", NULL);
  g_autoptr (CliRun) of_wide = cli_run ("draw", BOARD, "-o", other, "--beamer", "--direction", "right", NULL);

  g_assert_cmpint (run->status, ==, EXIT_DONE);
  g_assert_cmpint (of_wide->status, ==, EXIT_DONE);
  tex = read_file (path, NULL);
  wide = read_file (other, NULL);
  g_assert_cmpstr (tex, ==, wide);
  g_assert_nonnull (strstr (tex, "{beamer}"));
  g_assert_nonnull (strstr (tex, "\\only<2>{\\FringeNode{fringe current"));
}

/* Trees grow down, but on slides, which are wide. */
static void
test_directions (void)
{
  static const char *const ways[] = { NULL, "down", "right" };
  g_autofree char *plain = draw_svg (EXIT_DONE, BOARD, NULL), *path = path_of ("slide.tex"),
                  *down = draw_svg (EXIT_DONE, BOARD, "--direction", "down", NULL),
                  *right = draw_svg (EXIT_DONE, BOARD, "--direction", "right", NULL);
  char *slides[G_N_ELEMENTS (ways)];

  g_assert_cmpstr (plain, ==, down);
  g_assert_cmpstr (plain, !=, right);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (CliRun) run
          = cli_run ("draw", BOARD, "-o", path, "--beamer", ways[i] != NULL ? "--direction" : NULL, ways[i], NULL);

      g_assert_cmpint (run->status, ==, EXIT_DONE);
      slides[i] = read_file (path, NULL);
    }
  g_assert_cmpstr (slides[0], ==, slides[2]);
  g_assert_cmpstr (slides[0], !=, slides[1]);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_free (slides[i]);
}

/* At least half of an A4 sheet's 210 millimetres stays. */
static void
test_margins (void)
{
  g_autofree char *path = path_of ("margin.pdf");
  g_autoptr (CliRun) most = cli_run ("draw", BOARD, "-o", path, "--paper", "a4", "--margin", "52", NULL);
  g_autoptr (CliRun) more = cli_run ("draw", BOARD, "-o", path, "--paper", "a4", "--margin", "53", NULL);
  g_autoptr (CliRun) number = cli_run ("draw", BOARD, "-o", path, "--paper", "a4", "--margin", "101", NULL);

  g_assert_cmpint (most->status, ==, EXIT_DONE);
  cli_assert_refused (more, EXIT_BAD_USAGE, "--margin");
  g_assert_nonnull (strstr (more->err, "A margin of 53 mm leaves too little paper."));
  cli_assert_refused (number, EXIT_BAD_USAGE, "--margin");
  g_assert_nonnull (strstr (number->err, "not a whole number from 0 to 100"));
}

/* What cannot be read is said, with what helps. The limit is named below that. */
static void
test_small_letters (void)
{
  static const struct
  {
    const char *name, *limit, *options[6], *sentence, *advice;
  } pictures[] = {
    { "small.pdf",
      "1000",
      { "--paper", "a5" },
      "On this paper, its letters are only ",
      "Use --tile for several sheets" },
    { "small.pdf",
      "6000",
      { "--paper", "a5", "--tile", "--margin", "36" },
      "On the largest number of sheets, its letters are only ",
      "or leave --paper out for one page" },
    { "small.tex", "300", { "--beamer" }, "On the slide, its letters are only ", "or fewer steps with --step." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = path_of (pictures[i].name);
      const char *command[13] = { cli_path (), "draw", FARTHEST, "-o", path, "--node-limit", pictures[i].limit };
      g_autoptr (CliRun) run = NULL;

      memcpy (command + 7, pictures[i].options, sizeof pictures[i].options);
      run = cli_run_full (command, NULL, NULL);
      g_assert_cmpint (run->status, ==, EXIT_LIMIT);
      g_assert_nonnull (strstr (run->err, pictures[i].sentence));
      g_assert_nonnull (strstr (run->err, pictures[i].advice));
    }
}

/* Every way to frames, beside what has none; and words beside data. */
static void
test_refused_together (void)
{
  static const struct
  {
    const char *name, *options[4], *where, *sentence;
  } lines[] = {
    { "x.svg", { "--what", "solution", "--frames" }, "--frames", "The solution is one picture" },
    { "x.svg", { "--what", "solution", "--fine" }, "--fine", "The solution is one picture" },
    { "x.svg", { "--what", "solution", "--layers" }, "--layers", "The solution is one picture" },
    { "x.svg", { "--what", "solution", "--animate" }, "--animate", "The solution is one picture" },
    { "x.tex", { "--what", "solution", "--beamer" }, "--beamer", "The solution is one picture" },
    { "x.tex", { "--snippet", "--frames" }, "--snippet", "A snippet is one picture, or --beamer." },
    { "x.tex", { "--table", "trace", "--beamer" }, "--beamer", "Only pictures have frames." },
    { "x.json", { "--frames" }, "--frames", "Only pictures have frames." },
    { "x.json", { "--title", "T" }, "--title", "not for data" },
    { "x.csv", { "--caption", "C" }, "--caption", "not for data" },
    { "x.svg", { "--frames", "--step", "3..1" }, "--step", "“3” is not a whole number from 0 to 1." },
    { "x.svg", { "--frames", "--step", "x..3" }, "--step", "“x” is not a whole number from 0 to 3." },
    { "x.svg", { "--step", "1..3" }, "--step", "Several steps need --frames, --fine or --layers." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *path = path_of (lines[i].name);
      const char *command[9] = { cli_path (), "draw", BOARD, "-o", path };
      g_autoptr (CliRun) run = NULL;

      memcpy (command + 5, lines[i].options, sizeof lines[i].options);
      run = cli_run_full (command, NULL, NULL);
      g_test_message ("%s", lines[i].where);
      cli_assert_refused (run, EXIT_BAD_USAGE, lines[i].where);
      g_assert_nonnull (strstr (run->err, lines[i].sentence));
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* Too many pictures, and none at all for want of room: what to change is named. */
static void
test_too_much (void)
{
  g_autofree char *png = path_of ("much.png"), *pdf = path_of ("much.pdf"), *words = g_strnfill (9000, 'a');
  g_autoptr (CliRun) many = cli_run ("draw", FARTHEST, "-o", png, "--frames", NULL);
  g_autoptr (CliRun) wordy = NULL;

  cli_assert_refused (many, EXIT_BAD_USAGE, "--step");
  g_assert_nonnull (strstr (many->err, "there are more than 2000 pictures."));
  for (guint i = 5; i < strlen (words); i += 6)
    words[i] = ' ';
  wordy = cli_run ("draw", BOARD, "-o", pdf, "--paper", "a5", "--title", words, NULL);
  cli_assert_refused (wordy, EXIT_BAD_USAGE, pdf);
  g_assert_nonnull (strstr (wordy->err, "leave no room for the picture."));
  g_assert_false (g_file_test (pdf, G_FILE_TEST_EXISTS));
}

/* Between two steps there is more than one line of the loop. */
static void
test_fine (void)
{
  g_autofree char *path = path_of ("fine.tex"), *other = path_of ("frames.tex"), *tex = NULL, *frames = NULL;
  g_autoptr (CliRun) fine = cli_run ("draw", BOARD, "-o", path, "--fine", "--beamer", "--step", "0..2", NULL);
  g_autoptr (CliRun) plain = cli_run ("draw", BOARD, "-o", other, "--beamer", "--step", "0..2", NULL);

  g_assert_cmpint (fine->status, ==, EXIT_DONE);
  g_assert_cmpint (plain->status, ==, EXIT_DONE);
  tex = read_file (path, NULL);
  frames = read_file (other, NULL);
  g_assert_nonnull (strstr (tex, "\\only<10"));
  g_assert_null (strstr (frames, "\\only<4"));
}

/* What looks like an address is the name of a file; draws and reads in the folder of the test. */
static void
test_names (void)
{
  static const char *const names[] = { "lecture3:tree.svg", "http:tree.json", "a:b.csv", ":.dot", "file:x.tex" };
  static const char script[] = "cd \"$1\" && exec \"$2\" draw \"$3\" -o \"$4\"";
  const char *const record[] = {
    "sh",        "-c", "cd \"$1\" && exec \"$2\" draw --record http:tree.json -o a:r.json", "sh", cli_directory (),
    cli_path (), NULL
  };
  const char *const address[]
      = { "sh", "-c", script, "sh", cli_directory (), cli_path (), BOARD, "file:///x.json", NULL };
  g_autoptr (CliRun) read = NULL, refused = cli_run_full (address, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *const command[] = { "sh", "-c", script, "sh", cli_directory (), cli_path (), BOARD, names[i], NULL };
      g_autoptr (CliRun) run = cli_run_full (command, NULL, NULL);
      g_autofree char *path = path_of (names[i]);

      cli_assert_done (run, EXIT_DONE);
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
    }
  read = cli_run_full (record, NULL, NULL);
  cli_assert_done (read, EXIT_DONE);
  cli_assert_refused (refused, EXIT_NOT_WRITTEN, "file:///x.json");
}

static void
test_frame_names (void)
{
  const char *const command[] = { "sh",
                                  "-c",
                                  "cd \"$1\" && exec \"$2\" draw \"$3\" --frames -o lecture3:tree.svg",
                                  "sh",
                                  cli_directory (),
                                  cli_path (),
                                  BOARD,
                                  NULL };
  g_autoptr (CliRun) run = cli_run_full (command, NULL, NULL);
  g_autofree char *path = path_of ("lecture3:tree-003.svg");

  cli_assert_done (run, EXIT_DONE);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* Where one cannot be written, none of them is there. */
static void
test_some_frames (void)
{
  g_autofree char *path = path_of ("some.svg"), *third = path_of ("some-002.svg"), *second = path_of ("some-001.svg");
  g_autoptr (CliRun) run = NULL;

  g_assert_cmpint (g_mkdir (third, 0755), ==, 0);
  run = cli_run ("draw", BOARD, "-o", path, "--frames", NULL);
  cli_assert_refused (run, EXIT_NOT_WRITTEN, path);
  g_assert_true (g_str_has_suffix (run->err, ": Is a directory\n"));
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rmdir (third), ==, 0);
}

/* A file that is called so, and no file at all. */
static void
test_as (void)
{
  g_autofree char *path = path_of ("picture"), *contents = NULL;
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "-o", path, "--as", "svg", NULL);
  g_autoptr (CliRun) printed = cli_run ("draw", BOARD, "-o", "-", "--as", "svg", NULL);
  g_autoptr (CliRun) table = cli_run ("draw", BOARD, "-o", "-", "--table", "trace", "--as", "txt", NULL);
  g_autoptr (CliRun) none = cli_run ("draw", BOARD, "-o", "-", NULL);
  g_autoptr (CliRun) unknown = cli_run ("draw", BOARD, "-o", "-", "--as", "gif", NULL);
  g_autoptr (CliRun) frames = cli_run ("draw", BOARD, "-o", "-", "--as", "svg", "--frames", NULL);
  g_autoptr (CliRun) pages = cli_run ("draw", BOARD, "-o", "-", "--as", "tex", "--frames", NULL);

  cli_assert_done (run, EXIT_DONE);
  contents = read_file (path, NULL);
  cli_assert_done (printed, EXIT_DONE);
  g_assert_cmpstr (printed->out, ==, contents);
  g_assert_true (g_str_has_suffix (contents, "</svg>\n"));
  cli_assert_done (table, EXIT_DONE);
  g_assert_true (g_str_has_prefix (table->out, "Trace of the search\n"));
  cli_assert_refused (none, EXIT_BAD_USAGE, "--output");
  cli_assert_refused (unknown, EXIT_BAD_USAGE, "--as");
  cli_assert_refused (frames, EXIT_BAD_USAGE, "--output");
  cli_assert_done (pages, EXIT_DONE);
}

/* A disk of its own that is too small, where the system lets a test have one. */
static void
test_small_disk (void)
{
  static const char script[]
      = "mount -t tmpfs -o size=64k none \"$1\" 2>/dev/null || exit 77; cd \"$1\"; printf old >tree.svg;"
        "\"$2\" draw \"$3\" --node-limit 2000 -o tree.svg; status=$?;"
        "cat tree.svg; ls -A | wc -l; exit $status";
  g_autofree char *unshare = g_find_program_in_path ("unshare");
  const char *const command[] = { unshare, "--map-root-user", "--mount",   "sh",     "-c", script,
                                  "sh",    cli_directory (),  cli_path (), FARTHEST, NULL };
  g_autoptr (CliRun) run = unshare != NULL ? cli_run_full (command, NULL, NULL) : NULL;

  if (run == NULL || run->status == 77 || strstr (run->err, "unshare:") != NULL)
    {
      g_test_skip ("no disk can be mounted here");
      return;
    }
  g_assert_cmpint (run->status, ==, EXIT_NOT_WRITTEN);
  g_assert_true (g_str_has_prefix (run->err, "fringe-cli: tree.svg: "));
  g_assert_cmpstr (g_strstrip (run->out), ==, "old1");
}

static void
test_no_such_place (void)
{
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "-o", "/no/such/directory/tree.svg", NULL);

  cli_assert_refused (run, EXIT_NOT_WRITTEN, "/no/such/directory/tree.svg");
}

/* Root may write anywhere: the program runs without that power, and as the same user, so that it can be found and a
 * build that counts branches can write its counts. Returns: the command line, up to the program's arguments; or %NULL
 */
static GPtrArray *
command_without_rights (void)
{
  static const char *const arguments[] = { "--bounding-set=-all", "--inh-caps=-all" };
  g_autofree char *setpriv = g_find_program_in_path ("setpriv");
  g_autoptr (GPtrArray) command = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CliRun) run = NULL;

  if (geteuid () == 0)
    {
      if (setpriv == NULL)
        return NULL;
      g_ptr_array_add (command, g_steal_pointer (&setpriv));
      for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
        g_ptr_array_add (command, g_strdup (arguments[i]));
    }
  g_ptr_array_add (command, g_strdup (cli_path ()));
  g_ptr_array_add (command, g_strdup ("--version"));
  g_ptr_array_add (command, NULL);
  run = cli_run_full ((const char *const *) command->pdata, NULL, NULL);
  g_ptr_array_set_size (command, (int) command->len - 2);
  return run->status == EXIT_DONE ? g_steal_pointer (&command) : NULL;
}

static void
test_unwritable (void)
{
  g_autofree char *path = cli_file ("tree.svg", OLD), *contents = NULL;
  g_autoptr (GPtrArray) command = command_without_rights ();
  g_autoptr (CliRun) run = NULL;

  if (command == NULL)
    {
      g_test_skip ("the program cannot be run without the powers of root");
      return;
    }
  g_ptr_array_add (command, g_strdup ("draw"));
  g_ptr_array_add (command, g_strdup (BOARD));
  g_ptr_array_add (command, g_strdup ("-o"));
  g_ptr_array_add (command, g_strdup (path));
  g_ptr_array_add (command, NULL);

  g_assert_cmpint (g_chmod (path, 0666), ==, 0);
  g_assert_cmpint (g_chmod (cli_directory (), 0555), ==, 0);
  run = cli_run_full ((const char *const *) command->pdata, NULL, NULL);
  g_assert_cmpint (g_chmod (cli_directory (), 0755), ==, 0);
  cli_assert_refused (run, EXIT_NOT_WRITTEN, path);
  contents = read_file (path, NULL);
  g_assert_cmpstr (contents, ==, OLD);
}

static void
test_many (void)
{
  g_autofree char *boards = cli_file ("boards", BOARD "\n" BOARD "\n"), *path = path_of ("many.svg");
  g_autoptr (CliRun) run = cli_run ("draw", "--boards", boards, "-o", path, NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "draw");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Drawn or not, the limit is named as solve does, and the status is that of a limit. */
static void
test_limit_is_named (void)
{
  static const char sentence[] = "The next step would generate more than 10 nodes, which is the limit.\n";
  g_autofree char *path = path_of ("limited.svg");
  g_autoptr (CliRun) drawn = cli_run ("draw", FARTHEST, "-o", path, "--node-limit", "10", NULL);
  g_autoptr (CliRun) step = cli_run ("draw", FARTHEST, "-o", path, "--node-limit", "10", "--step", "99", NULL);
  g_autoptr (CliRun) node = cli_run ("draw", FARTHEST, "-o", path, "--node-limit", "10", "--what", "node:99", NULL);
  g_autoptr (CliRun) early = cli_run ("draw", BOARD, "-o", path, "--step", "99", NULL);

  g_assert_cmpint (drawn->status, ==, EXIT_LIMIT);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_str_has_suffix (drawn->err, sentence));
  cli_assert_refused (step, EXIT_LIMIT, "--step");
  g_assert_true (g_str_has_suffix (step->err, sentence));
  cli_assert_refused (node, EXIT_LIMIT, "--what");
  g_assert_true (g_str_has_suffix (node->err, sentence));
  cli_assert_refused (early, 1, "--step");
}

static void
test_snippets (void)
{
  g_autofree char *path = path_of ("slide.tex"), *text = NULL;
  g_autoptr (CliRun) slide = cli_run ("draw", BOARD, "-o", path, "--beamer", "--snippet", NULL);
  g_autoptr (CliRun) handout = cli_run ("draw", BOARD, "-o", path, "--handout", "blank", "--snippet", NULL);

  g_assert_cmpint (slide->status, ==, 0);
  text = read_file (path, NULL);
  g_assert_null (strstr (text, "\\begin{document}"));
  g_assert_null (strstr (text, "\\begin{frame}"));
  g_assert_nonnull (strstr (text, "\\only<2->"));
  cli_assert_refused (handout, 1, "--snippet");
  g_assert_nonnull (strstr (handout->err, "is a document, not a picture"));
}

static char *
lesson_path (void)
{
  return g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", "6-no-solution.fringe", NULL);
}

static void
assert_begins (const char *path, const char *begin)
{
  gsize length;
  g_autofree char *contents = read_file (path, &length);

  g_assert_true (g_str_has_prefix (contents, begin));
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
a_lesson_becomes_slides_or_a_handout (void)
{
  const struct
  {
    const char *name, *form, *begin;
  } files[] = { { "slides.pdf", NULL, "%PDF" },
                { "slides.tex", NULL, "% Fringe" },
                { "any", "slides", "%PDF" },
                { "any", "handout", "%PDF" },
                { "any", "beamer", "% Fringe" } };
  g_autofree char *lesson = lesson_path ();

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = path_of (files[i].name);
      g_autoptr (CliRun) run = cli_run ("draw", lesson, "--theme", "dark", "-o", path,
                                        files[i].form != NULL ? "--as" : NULL, files[i].form, NULL);

      cli_assert_done (run, EXIT_DONE);
      g_assert_cmpstr (run->out, ==, "");
      assert_begins (path, files[i].begin);
    }
}

static void
what_a_lesson_has_not_is_refused (void)
{
  g_autofree char *lesson = lesson_path (), *path = path_of ("lesson.pdf"), *odd = path_of ("lesson.png");
  g_autofree char *bad = cli_file ("bad.fringe", "[Fringe Lesson]\nVersion=1\nTitle=T\n[Stop 1]\nStart=1 2 3 0\n"
                                                 "Goal=1 2 3 0\nStep=5\n");
  g_autoptr (CliRun) step = cli_run ("draw", lesson, "-o", path, "--step", "2", NULL);
  g_autoptr (CliRun) none = cli_run ("draw", lesson, NULL);
  g_autoptr (CliRun) ending = cli_run ("draw", lesson, "-o", odd, NULL);
  g_autoptr (CliRun) form = cli_run ("draw", lesson, "-o", path, "--as", "svg", NULL);
  g_autoptr (CliRun) paper = cli_run ("draw", lesson, "-o", path, "--paper", "a4", NULL);
  g_autoptr (CliRun) stop = cli_run ("draw", bad, "-o", path, NULL);
  g_autoptr (CliRun) missing = cli_run ("draw", "missing.fringe", "-o", path, NULL);

  g_assert_cmpint (step->status, ==, EXIT_BAD_USAGE);
  cli_assert_refused (none, EXIT_BAD_USAGE, "--output");
  cli_assert_refused (ending, EXIT_BAD_USAGE, "--output");
  cli_assert_refused (form, EXIT_BAD_USAGE, "--as");
  cli_assert_refused (paper, EXIT_BAD_USAGE, "--paper");
  cli_assert_refused (stop, EXIT_BAD_USAGE, bad);
  g_assert_nonnull (strstr (stop->err, "Stop 1: Step 5 does not exist"));
  cli_assert_refused (missing, EXIT_BAD_USAGE, "missing.fringe");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/draw/a-png-has-the-resolution-asked-for", test_png);
  g_test_add_func ("/cli/draw/an-svg-holds-text-and-names", test_svg);
  g_test_add_func ("/cli/draw/a-pdf-holds-text", test_pdf);
  g_test_add_func ("/cli/draw/a-step-a-part-or-the-solution-is-drawn", test_parts);
  g_test_add_func ("/cli/draw/themes-differ-and-light-is-the-default", test_themes);
  g_test_add_func ("/cli/draw/bad-usage-is-refused-in-one-line", test_bad_usage);
  g_test_add_func ("/cli/draw/bad-usage-is-found-before-boards-are-read", test_bad_usage_first);
  g_test_add_func ("/cli/draw/without-a-solution-none-is-drawn", test_no_solution_yet);
  g_test_add_func ("/cli/draw/an-unsolvable-pair-is-drawn-only-when-searched", test_unsolvable);
  g_test_add_func ("/cli/draw/what-came-to-the-limit-is-drawn", test_limit);
  g_test_add_func ("/cli/draw/what-is-scaled-down-is-said-to-be", test_scaled_down);
  g_test_add_func ("/cli/draw/each-step-of-a-range-has-a-file", test_frames);
  g_test_add_func ("/cli/draw/title-caption-and-legend-are-there-when-asked-for", test_words);
  g_test_add_func ("/cli/draw/steps-are-overlays-in-tex", test_tex);
  g_test_add_func ("/cli/draw/trees-grow-down-and-on-slides-to-the-right", test_directions);
  g_test_add_func ("/cli/draw/margins-leave-half-of-the-paper", test_margins);
  g_test_add_func ("/cli/draw/letters-too-small-to-be-read-are-told", test_small_letters);
  g_test_add_func ("/cli/draw/what-does-not-go-together-is-refused", test_refused_together);
  g_test_add_func ("/cli/draw/too-many-pictures-or-words-are-refused", test_too_much);
  g_test_add_func ("/cli/draw/each-line-of-the-loop-is-a-frame", test_fine);
  g_test_add_func ("/cli/draw/what-looks-like-an-address-is-a-name", test_names);
  g_test_add_func ("/cli/draw/frames-may-be-called-so-too", test_frame_names);
  g_test_add_func ("/cli/draw/all-frames-are-there-or-none", test_some_frames);
  g_test_add_func ("/cli/draw/the-format-can-be-named", test_as);
  g_test_add_func ("/cli/draw/on-a-small-disk-the-old-file-stays", test_small_disk);
  g_test_add_func ("/cli/draw/on-a-full-disk-the-old-file-stays", test_full_disk);
  g_test_add_func ("/cli/draw/where-there-is-no-folder-it-fails", test_no_such_place);
  g_test_add_func ("/cli/draw/without-permission-the-old-file-stays", test_unwritable);
  g_test_add_func ("/cli/draw/one-picture-shows-one-board", test_many);
  g_test_add_func ("/cli/draw/a-limit-is-named", test_limit_is_named);
  g_test_add_func ("/cli/draw/a-slide-is-read-in-by-another-and-a-handout-is-not", test_snippets);
  g_test_add_func ("/cli/draw/a-lesson-becomes-slides-or-a-handout", a_lesson_becomes_slides_or_a_handout);
  g_test_add_func ("/cli/draw/what-a-lesson-has-not-is-refused", what_a_lesson_has_not_is_refused);
  return g_test_run ();
}
