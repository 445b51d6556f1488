/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-legend.h"
#include "fringe-draw-tree.h"
#include "fringe-export-error.h"
#include "fringe-format.h"
#include "fringe-paper.h"

#include <cairo.h>
#include <gio/gio.h>

/* Picture files take 96 pixels for an inch at 100 %. */
#define FRINGE_PIXELS_PER_INCH 96.0

/**
 * FringeWhat:
 * @FRINGE_WHAT_TREE: the tree below a node, all of it
 * @FRINGE_WHAT_VIEW: what a window shows of the tree
 * @FRINGE_WHAT_SOLUTION: the path from the start to the goal, card by card
 */
typedef enum
{
  FRINGE_WHAT_TREE,
  FRINGE_WHAT_VIEW,
  FRINGE_WHAT_SOLUTION,
} FringeWhat;

/**
 * FringeFrames:
 * @FRINGE_FRAMES_NONE: one picture
 * @FRINGE_FRAMES_STEPS: one for each step
 * @FRINGE_FRAMES_LAYERS: one for the last step of each f-layer, that is before a node with a larger f is removed than
 *   any before it; of each iteration under IDA*
 * @FRINGE_FRAMES_GIVEN: those that the picture tells
 *
 * A picture may be many, in which nodes stand in the same places: where they are at the last step.
 */
typedef enum
{
  FRINGE_FRAMES_NONE,
  FRINGE_FRAMES_STEPS,
  FRINGE_FRAMES_LAYERS,
  FRINGE_FRAMES_GIVEN,
} FringeFrames;

/* Nobody looks at more frames. */
#define FRINGE_N_FRAMES_MAX 2000

/**
 * FringePicture:
 * @search: (transfer none): the record; it must not change while the picture is made
 * @step: the step at which it is seen, at most the last one
 * @half: how much of that step is done, where it is seen in its middle
 * @root: of a tree: the node on top, 0 for the whole tree
 * @viewport: of a view; its direction is @direction
 * @direction: in which a tree grows
 * @has_ghosts: whether duplicates are shown
 * @coloring: what colours tell
 * @has_letters: whether letters tell the moves on edges, else arrows do
 * @fold_size: as in fringe_layout_set_fold_size()
 * @folded: (nullable) (array length=n_folded): nodes folded by hand
 * @unfolded: (nullable) (array length=n_unfolded): nodes unfolded by hand
 * @selected: a node, or FRINGE_NO_NODE
 * @spots: (nullable) (array length=n_spots): nodes of a tree that are pointed out
 * @scale: of PNG: pixels in the file for a pixel at 100 %, or of the window in a view; more than 0
 * @legend: (nullable) (array length=n_legend): what to explain below the picture, if it is there to be seen; each
 *   topic once
 * @title: (nullable): what stands above it
 * @caption: (nullable): what stands below it
 * @has_sentences: whether each frame tells its step and what the step does, above the tree; no handout does
 * @sentence_width: the least room for that, in pixels at 100 %, so that frames in several files have one size
 * @sentence_height: likewise
 * @notes: (nullable) (element-type FringeSessionNote): of Beamer and of a page: what somebody has to say of the steps
 * @handout: whether the tree is to be worked out by hand
 * @is_transparent: whether the ground is left as it is
 * @frames: of a tree or a view: which steps there are pictures of, from @first_step to @step
 * @first_step: of the first of them
 * @instants: (nullable) (array length=n_instants): the frames that are given, ascending up to @step
 * @places_step: the step at which nodes stand where they do; @step where that is later
 * @plays: of SVG: whether frames follow each other by themselves in one file
 * @is_beamer: of TeX: whether they are overlays of a slide
 * @is_snippet: of TeX: whether it is only the picture, to be put into a document
 * @paper: (nullable): of PDF: the paper that it is put on; else a page is as large as the picture
 * @stop: (nullable): as in #FringeScene
 * @portion: how much of it is done: how many nodes are written, of all pictures where they are several
 *
 * Says which picture: a value.
 */
typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  FringeHalfStep half;
  FringeWhat what;
  uint32_t root;
  FringeViewport viewport;
  FringeDirection direction;
  bool has_ghosts;
  FringeColoring coloring;
  bool has_letters;
  uint32_t fold_size;
  const uint32_t *folded;
  size_t n_folded;
  const uint32_t *unfolded;
  size_t n_unfolded;
  uint32_t selected;
  const uint32_t *spots;
  size_t n_spots;
  FringeThemeKind theme;
  double scale;
  const FringeLegendEntry *legend;
  int n_legend;
  const char *title;
  const char *caption;
  bool has_sentences;
  double sentence_width, sentence_height;
  const GArray *notes;
  FringeHandout handout;
  bool is_transparent;
  FringeFrames frames;
  uint32_t first_step;
  const FringeInstant *instants;
  guint n_instants;
  uint32_t places_step;
  bool plays;
  bool is_beamer;
  bool is_snippet;
  const FringePaper *paper;
  const int *stop;
  FringePortion portion;
} FringePicture;

/**
 * FringeFit:
 * @scale: the share of the wanted size that the picture has
 * @width: the width that was wanted, in pixels
 * @height: the height that was wanted, in pixels
 * @bytes: of a tree: about how many SVG takes, all its frames together; more than FRINGE_SVG_BYTES_MAX are refused
 *
 * What became of the size of a picture. What exceeds 32,767 pixels a side or 128 million pixels (PNG), 14,400 points a
 * side (PDF), or the paper is scaled down, and so is what TeX or a slide cannot hold.
 */
typedef struct
{
  double scale;
  double width, height;
  double bytes;
} FringeFit;

/* No browser and no drawing program opens a larger file, and few open one of the second size. */
#define FRINGE_SVG_BYTES_MAX 250000000
#define FRINGE_SVG_BYTES_MANY 20000000

/* Finds out before a picture is written what will become of its size where it is not on paper. Returns: whether there
 * is such a picture */
gboolean fringe_picture_measure (const FringePicture *picture, FringeFormat format, FringeFit *fit, GError **error);

/**
 * fringe_picture_write:
 * @fit: (out) (optional)
 *
 * Writes a picture, or all frames of it in one file, which PNG can't hold and SVG only where it plays; the stream
 * stays open. But for PNG text is text.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean fringe_picture_write (const FringePicture *picture,
                               FringeFormat format,
                               GOutputStream *stream,
                               GCancellable *cancellable,
                               FringeFit *fit,
                               GError **error);

/* Writes the same into a file. An existing one is as it was unless the whole picture was written. */
gboolean fringe_picture_save (const FringePicture *picture,
                              FringeFormat format,
                              GFile *file,
                              GCancellable *cancellable,
                              FringeFit *fit,
                              GError **error);

/**
 * fringe_picture_save_frames:
 * @file: "tree.png", which becomes tree-001.png, tree-002.png …
 *
 * The same into a file for each frame of a PNG or SVG picture. Where one fails none of them is there.
 */
gboolean fringe_picture_save_frames (const FringePicture *picture,
                                     FringeFormat format,
                                     GFile *file,
                                     GCancellable *cancellable,
                                     FringeFit *fit,
                                     GError **error);

/* Returns: how many frames of steps or layers are left out because they look like the one before */
guint fringe_picture_n_left_out (const FringePicture *picture);

/**
 * fringe_picture_render:
 *
 * Returns: (transfer full): the pixels of the PNG as an image surface, or %NULL with @error set
 */
cairo_surface_t *
fringe_picture_render (const FringePicture *picture, GCancellable *cancellable, FringeFit *fit, GError **error);

/* Letters on paper that are less high, in millimetres, are too small to be read. Type of 4 points has letters of this
 * height. */
#define FRINGE_LETTERS_MM_MIN 1.0

/* Returns: whether letters on paper or on a slide are too small to be read */
gboolean fringe_fit_is_too_small (const FringePicture *picture, FringeFormat format, const FringeFit *fit);

/* Returns: (nullable) (transfer full): a translated sentence on what became of a picture that has not the size that was
 * wanted */
char *fringe_fit_sentence (const FringePicture *picture, FringeFormat format, const FringeFit *fit);
