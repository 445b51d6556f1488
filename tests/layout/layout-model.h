/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "test-layouts.h"

/* What a layout must be, by slower ways: folds by looking at all nodes, places by whole contours. For small trees. */

typedef enum
{
  TEST_FOLD_BY_SIZE,
  TEST_FOLD_FOLDED,
  TEST_FOLD_UNFOLDED
} TestFoldChoice;

/* What a person has chosen, for each node of the record. */
typedef struct
{
  uint32_t size;
  TestFoldChoice *choices;
} TestFolds;

typedef struct
{
  const FringeSearch *search;
  uint32_t root, step;
  uint32_t n_ids;
  uint32_t *n_below;   /* 0 where the node is not below the root */
  gboolean *is_folded; /* whether it hides anything */
  gboolean *is_shown;
  FringePlace *places; /* of those that are shown */
  uint32_t n_shown, n_existing, n_rows;
  int32_t left, right;
} TestModel;

/* @root must exist at @step. */
TestModel *test_model_new (const FringeSearch *search, uint32_t root, uint32_t step, const TestFolds *folds);
void test_model_free (TestModel *model);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestModel, test_model_free)

/* The smallest of the sizes 0, 4, 5, 6, 7, 8, 10, 12, 14, 16, … less than the largest tree, or what is one less than
 * that, at which folds by size alone leave so many rows and nodes in each. */
uint32_t test_model_size_for_room (const FringeSearch *search,
                                   uint32_t root,
                                   uint32_t step,
                                   uint32_t n_rows,
                                   uint32_t n_columns);

gboolean test_model_is_root (const TestModel *model, uint32_t id);

/* The layout answers every question as the model does. */
void test_model_assert (const TestModel *model, FringeLayout *layout);

/* What is seen in a part of the drawing is what looking at every node finds. */
void test_model_assert_seen (const TestModel *model, const FringeLayout *layout, const FringeSpan *span);
void test_model_assert_grains (const TestModel *model,
                               const FringeLayout *layout,
                               const FringeSpan *span,
                               int32_t grain,
                               uint32_t row_grain);

/* A part of the drawing, of any size, at or near it. */
FringeSpan test_model_random_span (const TestModel *model);
