/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* A worked example. @title is translated when it is shown. */
typedef struct
{
  const char *title;
  const char *start;
  const char *goal;
} FringeSample;

const FringeSample *fringe_samples_get (guint *n_samples);
