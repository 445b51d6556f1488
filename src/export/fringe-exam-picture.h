/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exam.h"
#include "fringe-viewport.h"

/* The pictures of a question. */
typedef enum
{
  FRINGE_EXAM_IMAGE_START,
  FRINGE_EXAM_IMAGE_GOAL,
  FRINGE_EXAM_IMAGE_TREE,
  FRINGE_EXAM_IMAGE_BOARD,
  FRINGE_N_EXAM_IMAGES
} FringeExamPicture;

/**
 * FringeExamImage:
 * @name: of its file
 * @alt: what it shows, in sentences
 * @code: a PNG file in base64, twice as large as it is to be seen
 * @width: to be seen, in pixels
 * @height: likewise
 *
 * A picture to be embedded; all zero where the question has none.
 */
typedef struct
{
  const char *name;
  char *alt;
  char *code;
  int width, height;
} FringeExamImage;

/* Draws the pictures of a question. Returns: whether all could be drawn; to be cleared in any case */
gboolean fringe_exam_images_init (FringeExamImage images[FRINGE_N_EXAM_IMAGES],
                                  const FringeExamQuestion *question,
                                  GCancellable *cancellable,
                                  GError **error);
void fringe_exam_images_clear (FringeExamImage images[FRINGE_N_EXAM_IMAGES]);

/* Returns: the board that a picture shows; NULL where it shows the tree, or the question has no such picture */
const FringeBoard *fringe_exam_image_board (const FringeExamQuestion *question, FringeExamPicture image);

/* Returns: what stands beside a board: "Start"; NULL beside the one that is asked about */
const char *fringe_exam_image_title (FringeExamPicture image);

/* Returns: in which direction the tree of a question grows */
FringeDirection fringe_exam_direction (const FringeExamQuestion *question);
