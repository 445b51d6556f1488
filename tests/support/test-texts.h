/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-text.h"

#include <glib.h>

/* The longest text that test_parse() takes. */
#define TEST_TEXT_MAX 1000000

/* fringe_board_parse() of a copy that ends where readable memory ends: a byte read too many is a crash. */
bool test_parse (const char *text, size_t length, int rows, int columns, FringeBoard *board, FringeBoardError *error);

/* One of the strings of a %NULL-terminated array. */
const char *test_one_of (const char *const *choices);

/* The cells one after the other, in a list or not: what tells no shape. */
void test_append_flat (GString *text, const FringeBoard *board);

/**
 * test_write_board:
 *
 * Returns: (transfer full): a text that tells the whole board, in one of the ways people write them
 */
GString *test_write_board (const FringeBoard *board);

/* A number as sentences have it: "7", "7.5", "∞". */
char *test_number (double number);

/* How many of something a test is to try: what the variable of this name in the environment says, or @otherwise. */
guint64 test_number_wanted (const char *variable, guint64 otherwise);
