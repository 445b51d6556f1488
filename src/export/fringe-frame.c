/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame.h"

#include "fringe-draw-path.h"
#include "fringe-made.h"
#include "fringe-picture.h"
#include "fringe-worksheets.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MARGIN FRINGE_FRAME_MARGIN
#define PATH_SHAPE (16.0 / 9.0)
/* Rows of a tree this small stay apart, as in the window. */
#define ROWS_SCALE 0.25
#define SCALE_MIN 1e-7
/* Lines of text are at least and at most so wide. */
#define TEXT_WIDTH_MIN 480.0
#define TEXT_WIDTH_MAX 1200.0
/* Most sentences of steps stand in one line of this width. */
#define SENTENCE_WIDTH_MIN 640.0
/* The rules of a handout have so much room on A4. */
#define RULES_WIDTH 630.0
/* After so many halvings the ends of an interval are the same scale. */
#define HALVINGS 50
/* A length that is larger than its room by less than this fits: the difference comes from rounding. */
#define ROUNDING (1 + 1e-9)

/* What a node takes in SVG, with its edge, and how often in a movie. */
#define CARD_BYTES 900.0
#define CELL_BYTES 130.0
#define N_LOOKS 2.5

static FringeCard
card_of (const FringePicture *picture)
{
  const FringeBoard *start = fringe_search_start (picture->search);

  FringeCard card = fringe_card_measure (start->rows, start->columns, picture->direction, picture->has_ghosts);

  if (picture->what != FRINGE_WHAT_SOLUTION)
    fringe_handout_fit_card (&card, picture->handout, fringe_search_rules (picture->search)->algorithm);
  return card;
}

static void
fold_tree (FringeFrame *frame)
{
  const FringePicture *picture = frame->picture;

  if (picture->fold_size > 0)
    fringe_layout_set_fold_size (frame->layout, picture->fold_size);
  for (size_t i = 0; i < picture->n_folded; i++)
    fringe_layout_fold (frame->layout, picture->folded[i]);
  for (size_t i = 0; i < picture->n_unfolded; i++)
    fringe_layout_unfold (frame->layout, picture->unfolded[i]);
  while (fringe_layout_advance (frame->layout, UINT32_MAX) == FRINGE_LAYOUT_UNDER_WAY)
    continue;
}

static gboolean
lay_out_tree (FringeFrame *frame, GError **error)
{
  const FringePicture *picture = frame->picture;
  uint32_t root = picture->what == FRINGE_WHAT_TREE ? picture->root : 0;
  uint32_t step = MAX (picture->step, picture->places_step);

  if (root >= fringe_search_n_nodes_at (picture->search, step))
    {
      g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_NODE, _ ("There is no node %u at step %u."), root,
                   step);
      return FALSE;
    }
  frame->layout = fringe_layout_new ();
  if (frame->layout != NULL && fringe_search_has_frontier (picture->search))
    fringe_layout_set_packed_max (frame->layout, FRINGE_LAYOUT_PACKED_MAX);
  if (frame->layout == NULL || !fringe_layout_update (frame->layout, picture->search, root, step))
    {
      g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_MEMORY,
                           _ ("There is no memory for the picture."));
      return FALSE;
    }
  fold_tree (frame);
  frame->scene = (FringeScene) {
    .search = picture->search,
    .step = step,
    .half = picture->half,
    .layout = frame->layout,
    .blend = 1,
    .card = card_of (picture),
    .viewport = picture->viewport,
    .selected = picture->handout != FRINGE_HANDOUT_NONE ? FRINGE_NO_NODE : picture->selected,
    .hovered = FRINGE_NO_NODE,
    .spots = picture->spots,
    .n_spots = picture->n_spots,
    .handout = picture->handout,
    .labels = frame->labels,
    .stop = picture->stop,
    .portion = picture->portion,
    .coloring = picture->handout != FRINGE_HANDOUT_NONE ? FRINGE_COLORING_STATE : picture->coloring,
    .has_letters = picture->has_letters,
  };
  if (frame->scene.coloring == FRINGE_COLORING_F)
    frame->scene.f_max = fringe_coloring_f_max (picture->search, 0, 0);
  fringe_card_fit_folds (&frame->scene.card, frame->layout);
  frame->scene.viewport.direction = picture->direction;
  frame->content_width = picture->viewport.width;
  frame->content_height = picture->viewport.height;
  return TRUE;
}

static gboolean
lay_out_solution (FringeFrame *frame, GError **error)
{
  const FringePicture *picture = frame->picture;

  frame->goal = fringe_search_solution_at (picture->search, picture->step);
  if (frame->goal == FRINGE_NO_NODE)
    {
      g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_SOLUTION, _ ("There is no solution at step %u."),
                   picture->step);
      return FALSE;
    }
  do
    fringe_draw_path_measure (picture->search, frame->goal, ++frame->per_line, &frame->content_width,
                              &frame->content_height);
  while (frame->content_width < PATH_SHAPE * frame->content_height
         && frame->per_line <= fringe_search_g (picture->search, frame->goal));
  return TRUE;
}

double
fringe_frame_words_width (const FringeFrame *frame)
{
  double width = fmax (fmax (frame->title.width, frame->sentence_width), frame->caption.width);

  return fmax (frame->legend_width, width + 2 * MARGIN);
}

static double
words_height (const FringeFrame *frame)
{
  return frame->title.height + frame->sentence_height + frame->legend_height + frame->caption.height;
}

/* Puts the viewport around all of the tree. */
static void
place_tree (FringeFrame *frame, double scale, const FringeLimits *limits)
{
  FringeRect bounds = fringe_geometry_bounds (frame->layout, &frame->scene.card);
  FringeViewport *viewport = &frame->scene.viewport;
  gboolean is_down = frame->picture->direction == FRINGE_DIRECTION_DOWN;
  double room = (is_down ? limits->height - words_height (frame) : limits->width) - 2 * MARGIN;
  double rows_scale_max = fmax (room, 1) / (is_down ? bounds.height : bounds.width);

  *viewport = (FringeViewport) { .scale = scale,
                                 .rows_scale = scale < ROWS_SCALE ? fmin (ROWS_SCALE, rows_scale_max) : 0,
                                 .direction = frame->picture->direction };
  frame->content_width = bounds.width * fringe_viewport_scale_x (viewport) + 2 * MARGIN;
  frame->content_height = bounds.height * fringe_viewport_scale_y (viewport) + 2 * MARGIN;
  viewport->width
      = fmax (frame->content_width, fringe_frame_words_width (frame) * frame->legend_magnify / frame->magnify);
  viewport->height = frame->content_height;
  fringe_viewport_keep (viewport, bounds.x + bounds.width / 2, bounds.y, viewport->width / 2, MARGIN);
}

static void
measure_legend (FringeFrame *frame)
{
  fringe_draw_legend_measure (frame->theme, frame->legend, frame->n_legend, frame->room, &frame->legend_width,
                              &frame->legend_height);
  frame->legend_width += 2 * MARGIN;
  frame->legend_height += MARGIN;
}

/* Chooses the entries of the legend that explain something in the picture. On cards this small no numbers are written,
 * so none are explained. */
static void
choose_legend (FringeFrame *frame, double scale)
{
  const FringePicture *picture = frame->picture;
  FringeCard card = card_of (picture);
  int n_cells = fringe_board_n_cells (fringe_search_start (picture->search));
  FringeTopics topics = frame->topics;
  int n_before = frame->n_legend;

  if (fringe_detail_for (&card, n_cells, scale) < FRINGE_DETAIL_CARD)
    topics &= ~(1u << FRINGE_TOPIC_ORDER);
  frame->n_legend = 0;
  for (int i = 0; i < picture->n_legend && frame->n_legend < FRINGE_N_TOPICS; i++)
    if (topics & 1u << picture->legend[i].topic)
      frame->legend[frame->n_legend++] = picture->legend[i];
  if (frame->n_legend > 0 && frame->n_legend != n_before)
    measure_legend (frame);
}

static void
set_scale (FringeFrame *frame, double scale, const FringeLimits *limits)
{
  const FringePicture *picture = frame->picture;
  gboolean shrinks = picture->what == FRINGE_WHAT_TREE && scale < limits->magnify_min;

  choose_legend (frame, picture->what == FRINGE_WHAT_VIEW ? picture->viewport.scale : shrinks ? scale : 1);
  frame->scale = scale;
  frame->magnify = shrinks ? 1 : scale;
  frame->legend_magnify = fmax (frame->magnify, 1);
  if (picture->what == FRINGE_WHAT_TREE)
    place_tree (frame, shrinks ? scale : 1, limits);
  frame->width = fmax (frame->content_width * frame->magnify, fringe_frame_words_width (frame) * frame->legend_magnify);
  frame->height = frame->content_height * frame->magnify + words_height (frame) * frame->legend_magnify;
}

/* A page has whole pixels, unless it fills a room whose size is not whole. */
static double
whole (double length, double room)
{
  return fmin (ceil (length / ROUNDING), room);
}

static gboolean
fits_at (FringeFrame *frame, double scale, const FringeLimits *limits)
{
  set_scale (frame, scale, limits);
  return frame->width <= limits->width * ROUNDING && frame->height <= limits->height * ROUNDING
         && whole (frame->width, limits->width) * whole (frame->height, limits->height) <= limits->area;
}

/* Chooses the largest scale at which the picture fits, between one at which it does and one at which it does not. */
static void
fit_between (FringeFrame *frame, double fitting, double too_large, const FringeLimits *limits)
{
  for (int i = 0; i < HALVINGS; i++)
    {
      double middle = (fitting + too_large) / 2;

      if (fits_at (frame, middle, limits))
        fitting = middle;
      else
        too_large = middle;
    }
  fits_at (frame, fitting, limits);
}

/* From @magnify_min up, where a tree is made smaller as it is, its size grows with the scale; so it does below, where
 * less is drawn of each node. From the one range to the other it may shrink, so they are searched one by one. */
static gboolean
choose_scale (FringeFrame *frame, double wanted, const FringeLimits *limits)
{
  double step = fmin (limits->magnify_min, wanted);

  if (fits_at (frame, wanted, limits))
    return TRUE;
  if (fits_at (frame, step, limits))
    fit_between (frame, step, wanted, limits);
  else if (fits_at (frame, SCALE_MIN, limits))
    fit_between (frame, SCALE_MIN, step, limits);
  else
    return FALSE;
  return TRUE;
}

/* Measures the size that the picture would have if its scale were not limited; its lines of text are. */
static void
measure_wanted (FringeFrame *frame, double wanted, const FringeLimits *limits)
{
  set_scale (frame, wanted, limits);
  frame->fit.width = frame->width;
  frame->fit.height = frame->height;
}

/* Collects the topics of all frames. The frame is left at the last of them. */
static FringeTopics
topics_of_all (FringeFrame *frame)
{
  g_autoptr (GArray) steps = fringe_frames_steps (frame->picture, NULL);
  FringeTopics topics = 0;

  for (guint i = 0; steps != NULL && i < steps->len; i++)
    {
      fringe_frame_set_number (frame, steps, i);
      topics |= fringe_topics_of_scene (&frame->scene);
    }
  return topics;
}

/* The cards of a solution are not marked as such, because all of them are on it. */
static FringeTopics
topics_of (FringeFrame *frame, const FringeLimits *limits)
{
  FringeTopics of_goal = 1u << FRINGE_TOPIC_GOAL, of_others = 1u << FRINGE_TOPIC_EXPANDED | 1u << FRINGE_TOPIC_ORDER;

  if (frame->picture->n_legend == 0 || frame->picture->handout != FRINGE_HANDOUT_NONE)
    return 0;
  if (frame->picture->what == FRINGE_WHAT_SOLUTION)
    return fringe_search_g (frame->picture->search, frame->goal) > 0 ? of_goal | of_others : of_goal;
  if (frame->picture->what == FRINGE_WHAT_TREE)
    {
      frame->magnify = frame->legend_magnify = 1;
      place_tree (frame, 1, limits);
    }
  return frame->picture->frames == FRINGE_FRAMES_NONE ? fringe_topics_of_scene (&frame->scene) : topics_of_all (frame);
}

/* A handout has room for a name there instead. The sentences of all frames have the room of the longest, so that
 * nothing moves from one to the next. */
static void
write_sentences (FringeFrame *frame, double line)
{
  const FringePicture *picture = frame->picture;
  gboolean has_name = picture->handout == FRINGE_HANDOUT_BLANK || picture->handout == FRINGE_HANDOUT_KEY;
  g_autoptr (GArray) steps = fringe_frames_steps (picture, NULL);

  if (steps == NULL || (!has_name && (!picture->has_sentences || picture->handout != FRINGE_HANDOUT_NONE)))
    return;
  frame->sentence_width = picture->sentence_width;
  frame->sentence_height = picture->sentence_height;
  frame->sentences = g_array_sized_new (FALSE, TRUE, sizeof (FringeWords), steps->len);
  g_array_set_clear_func (frame->sentences, (GDestroyNotify) fringe_words_clear);
  g_array_set_size (frame->sentences, steps->len);
  for (guint i = 0; i < steps->len; i++)
    {
      FringeWords *words = &g_array_index (frame->sentences, FringeWords, i);
      g_autofree char *sentence
          = has_name ? g_strdup (fringe_handout_name_line ()) : fringe_frames_sentence (picture, steps, i);

      fringe_words_init (words, FRINGE_WORDS_SENTENCE, frame->theme, sentence, line, frame->room);
      frame->sentence_width = fmax (frame->sentence_width, words->width);
      frame->sentence_height = fmax (frame->sentence_height, words->height);
    }
  frame->number = steps->len - 1;
}

static void
write_words (FringeFrame *frame, const FringeLimits *limits)
{
  gboolean has_rules = frame->picture->handout != FRINGE_HANDOUT_NONE;
  double wanted = CLAMP (frame->content_width - 2 * MARGIN, has_rules ? RULES_WIDTH : TEXT_WIDTH_MIN, TEXT_WIDTH_MAX);
  double line = fmin (wanted, limits->width - 2 * MARGIN);

  frame->room = isfinite (limits->width) ? limits->width - 2 * MARGIN : G_MAXDOUBLE;
  fringe_words_init (&frame->title, FRINGE_WORDS_TITLE, frame->theme, frame->picture->title, line, frame->room);
  fringe_words_init (&frame->caption, FRINGE_WORDS_CAPTION, frame->theme, frame->picture->caption, line, frame->room);
  write_sentences (frame, fmin (fmax (line, SENTENCE_WIDTH_MIN), frame->room));
}

/* Returns: about how many bytes all frames of the picture take in SVG. A movie holds what a node looks like once. */
static double
svg_bytes (const FringeFrame *frame)
{
  const FringePicture *picture = frame->picture;
  double card = CARD_BYTES + CELL_BYTES * fringe_board_n_cells (fringe_search_start (picture->search)), sum = 0;
  double tree = card * fringe_layout_n_nodes (frame->layout);
  g_autoptr (GArray) steps = picture->frames != FRINGE_FRAMES_NONE ? fringe_frames_steps (picture, NULL) : NULL;

  if (picture->plays || steps == NULL)
    return picture->plays ? N_LOOKS * tree : tree;
  for (guint i = 0; i < steps->len; i++)
    sum += fringe_search_n_nodes_at (picture->search, g_array_index (steps, uint32_t, i));
  return tree * sum / fringe_search_n_nodes_at (picture->search, MAX (picture->step, picture->places_step));
}

void
fringe_frame_fail_for_room (GError **error)
{
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_ROOM,
                       _ ("Title, legend and caption leave no room for the picture. Use shorter texts, larger paper or "
                          "a smaller margin."));
}

/* A frame that is saved alone has its nodes where they are in the last one. */
static gboolean
is_made (const FringePicture *picture, GError **error)
{
  if (picture->handout != FRINGE_HANDOUT_NONE && picture->handout != FRINGE_HANDOUT_IDS
      && !fringe_made_check (FRINGE_MADE_HANDOUT, picture->search, error))
    return FALSE;
  return (picture->frames == FRINGE_FRAMES_NONE && picture->places_step <= picture->step)
         || fringe_made_check (FRINGE_MADE_FRAMES, picture->search, error);
}

gboolean
fringe_frame_init (FringeFrame *frame,
                   const FringePicture *picture,
                   double scale,
                   const FringeLimits *limits,
                   GError **error)
{
  gboolean exists;

  *frame = (FringeFrame) { .picture = picture, .theme = fringe_theme_of_file (picture->theme) };
  if (picture->handout != FRINGE_HANDOUT_NONE)
    frame->labels
        = fringe_labels_new (picture->search,
                             fringe_search_n_nodes_at (picture->search, MAX (picture->step, picture->places_step)));
  exists = is_made (picture, error)
           && (picture->what == FRINGE_WHAT_SOLUTION ? lay_out_solution (frame, error) : lay_out_tree (frame, error));
  if (!exists)
    {
      fringe_frame_clear (frame);
      return FALSE;
    }
  frame->topics = topics_of (frame, limits);
  write_words (frame, limits);
  measure_wanted (frame, scale, limits);
  if (!choose_scale (frame, scale, limits))
    {
      fringe_frame_fail_for_room (error);
      fringe_frame_clear (frame);
      return FALSE;
    }
  frame->fit.scale = frame->scale / scale;
  if (picture->what == FRINGE_WHAT_TREE)
    frame->fit.bytes = svg_bytes (frame);
  frame->width = whole (frame->width, limits->width);
  frame->height = whole (frame->height, limits->height);
  return TRUE;
}

void
fringe_frame_clear (FringeFrame *frame)
{
  g_clear_pointer (&frame->layout, fringe_layout_free);
  g_clear_pointer (&frame->labels, g_free);
  fringe_words_clear (&frame->title);
  fringe_words_clear (&frame->caption);
  g_clear_pointer (&frame->sentences, g_array_unref);
}
