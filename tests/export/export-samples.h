/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"
#include "test-searches.h"

/* A search that ends soon: 10 nodes and a solution of four moves. */
FringeSearch *test_small_search (void);

/* A search of the 15-puzzle up to so many nodes, more or less, without a solution. */
FringeSearch *test_wide_search (uint32_t n_nodes);

/* A forest: a search by IDA* of several iterations that ends with a solution. */
FringeSearch *test_idastar_search (void);

/* A search by true distances from a board that does not reach its goal: h is infinite. */
FringeSearch *test_lost_search (void);

/* A search that generates states again and throws them away later, with a solution. */
FringeSearch *test_lazy_search (void);

/* All of the tree at the last step, as light as it comes. */
FringePicture test_picture (const FringeSearch *search);

/* The picture as it would be in a file, with a zero behind it. @length: (out) (optional): without that zero */
char *test_write_picture (const FringePicture *picture, FringeFormat format, gsize *length);

/* How often @what begins somewhere in @text. */
guint test_count (const char *text, const char *what);

/* A new folder that test_remove_folder() removes with what is in it. */
char *test_make_folder (void);
void test_remove_folder (const char *folder);

/* The whole file, which must be there. */
GBytes *test_read (const char *path);

/* Asserts that nothing but these names, which end with NULL, is in the folder. */
void test_assert_folder_holds (const char *folder, ...) G_GNUC_NULL_TERMINATED;
