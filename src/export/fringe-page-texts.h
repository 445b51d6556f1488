/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-json-writer.h"
#include "fringe-picture.h"

/* What is written on a page that is not said of a search, in the reader's language. */

/* Returns: (nullable) (transfer none): the text of that name; %NULL where there is none */
const char *fringe_page_text (const char *name);

/* Writes the texts that the script puts in: names of states and of moves, what the legend says, and patterns in which
 * "{id}" and the like stand for values. */
void fringe_page_texts_write (FringeJsonWriter *json, const FringePicture *picture);
