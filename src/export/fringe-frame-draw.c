/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame.h"

#include "fringe-draw-path.h"
#include "fringe-moved-pen.h"

void
fringe_frame_set_step (FringeFrame *frame, uint32_t step)
{
  frame->scene.step = step;
  if (step != frame->picture->step)
    frame->scene.half = (FringeHalfStep) { 0 };
}

void
fringe_frame_set_number (FringeFrame *frame, const GArray *steps, guint i)
{
  frame->number = i;
  fringe_frame_set_step (frame, g_array_index (steps, uint32_t, i));
  if (frame->picture->frames != FRINGE_FRAMES_NONE)
    frame->scene.half = fringe_frames_half (frame->picture, i);
}

/* Returns: where the content begins, in its own units */
static double
top_of (const FringeFrame *frame)
{
  return (frame->title.height + frame->sentence_height) * frame->legend_magnify / frame->magnify;
}

static FringeRect
page_of (const FringeFrame *frame)
{
  return (FringeRect) { 0, 0, frame->width / frame->magnify, frame->height / frame->magnify };
}

/* Returns: the scene as a window would show it that had the place of @part */
static FringeScene
scene_of_part (const FringeFrame *frame, const FringeRect *part)
{
  FringeScene scene = frame->scene;

  scene.viewport.x += part->x / fringe_viewport_scale_x (&scene.viewport);
  scene.viewport.y += (part->y - top_of (frame)) / fringe_viewport_scale_y (&scene.viewport);
  scene.viewport.width = part->width;
  scene.viewport.height = part->height;
  return scene;
}

static void
draw_ground (const FringeFrame *frame, FringePen *pen, const FringeRect *part)
{
  if (!frame->picture->is_transparent)
    fringe_pen_rectangle (pen, part->x, part->y, part->width, part->height, 0,
                          &(FringeStroke) { .fill = frame->theme->background });
}

static void
draw_scene (const FringeFrame *frame, const FringeScene *scene, FringePen *pen)
{
  const FringePicture *picture = frame->picture;

  if (picture->what == FRINGE_WHAT_SOLUTION)
    fringe_draw_path (pen, frame->theme, picture->search, frame->goal, picture->step, frame->per_line, picture->handout,
                      frame->labels);
  else
    fringe_draw_tree (pen, frame->theme, scene);
}

static void
draw_moved (const FringeFrame *frame, const FringeScene *scene, FringePen *pen, double x, double y)
{
  FringeMovedPen moved;

  fringe_moved_pen_init (&moved, pen, x, y);
  draw_scene (frame, scene, x < 0 || x > 0 || y < 0 || y > 0 ? &moved.pen : pen);
}

void
fringe_frame_draw_content (const FringeFrame *frame, FringePen *pen)
{
  FringeRect page = page_of (frame);

  draw_ground (frame, pen, &page);
  draw_moved (frame, &frame->scene, pen, 0, top_of (frame));
}

void
fringe_frame_draw_part (const FringeFrame *frame, FringePen *pen, const FringeRect *part)
{
  FringeScene scene = scene_of_part (frame, part);
  gboolean is_path = frame->picture->what == FRINGE_WHAT_SOLUTION;

  draw_ground (frame, pen, part);
  draw_moved (frame, &scene, pen, is_path ? 0 : part->x, is_path ? top_of (frame) : part->y);
}

/* Title, legend and caption stand in the middle of the page, above and below the content. */
static gboolean
has_words (const FringeFrame *frame, const FringeRect *part)
{
  double top = top_of (frame), middle = page_of (frame).width / 2;
  double reach = fringe_frame_words_width (frame) * frame->legend_magnify / frame->magnify / 2;

  return (part->y < top || part->y + part->height > top + frame->content_height) && part->x < middle + reach
         && part->x + part->width > middle - reach;
}

static gboolean
has_nodes (const FringeFrame *frame, const FringeRect *part)
{
  FringeScene scene = scene_of_part (frame, part);
  FringeRect visible = fringe_viewport_visible (&scene.viewport);
  FringeSpan span = fringe_geometry_span (&scene.card, &visible);
  FringePlaces places = { 0 };
  gboolean is_there = !fringe_layout_see (frame->layout, &span, 0, 1, &places) || places.n > 0;

  fringe_places_clear (&places);
  return is_there;
}

gboolean
fringe_frame_has_part (const FringeFrame *frame, const FringeRect *part)
{
  return frame->picture->what == FRINGE_WHAT_SOLUTION || has_words (frame, part) || has_nodes (frame, part);
}

/* Each of several frames explains only what is seen on it, in the room that all of them need. Frames that are one
 * picture explain everything. Returns: how many entries there are */
static int
entries_of (const FringeFrame *frame, FringeLegendEntry entries[FRINGE_N_TOPICS])
{
  const FringePicture *picture = frame->picture;
  gboolean is_one = picture->frames == FRINGE_FRAMES_NONE || picture->plays || picture->what != FRINGE_WHAT_TREE;
  FringeTopics topics = is_one ? FRINGE_TOPICS_ALL : fringe_topics_of_scene (&frame->scene);
  int n = 0;

  for (int i = 0; i < frame->n_legend; i++)
    if (topics & 1u << frame->legend[i].topic)
      entries[n++] = frame->legend[i];
  return n;
}

void
fringe_frame_draw_legend (const FringeFrame *frame, FringePen *pen, double x, double y)
{
  FringeLegendEntry entries[FRINGE_N_TOPICS];
  int n_entries = entries_of (frame, entries);

  if (n_entries > 0)
    fringe_draw_legend (pen, frame->theme, entries, n_entries, x, y, frame->room);
}

void
fringe_frame_draw_words (const FringeFrame *frame, FringePen *pen)
{
  double width = frame->width / frame->legend_magnify, above = frame->title.height + frame->sentence_height;
  double below = above + frame->content_height * frame->magnify / frame->legend_magnify;

  fringe_words_draw (&frame->title, pen, width / 2, 0);
  if (frame->sentences != NULL)
    fringe_words_draw (&g_array_index (frame->sentences, FringeWords, frame->number), pen, width / 2,
                       frame->title.height);
  fringe_frame_draw_legend (frame, pen, (width - frame->legend_width) / 2 + FRINGE_FRAME_MARGIN, below);
  fringe_words_draw (&frame->caption, pen, width / 2, below + frame->legend_height);
}
