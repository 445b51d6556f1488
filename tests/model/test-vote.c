/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-vote.h"

/* Four answers, where nothing else is said. */
static void
assert_read (const char *text, guint a, guint b, guint c, guint d)
{
  g_autoptr (GError) error = NULL;
  FringeVotes votes;

  g_test_message ("%s", text);
  g_assert_true (fringe_votes_read (text, 4, &votes, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (votes.counts[0], ==, a);
  g_assert_cmpuint (votes.counts[1], ==, b);
  g_assert_cmpuint (votes.counts[2], ==, c);
  g_assert_cmpuint (votes.counts[3], ==, d);
}

static void
assert_not_read (const char *text, guint n_choices, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *escaped = g_strescape (text, NULL);
  FringeVotes votes;

  g_test_message ("%s", escaped);
  g_assert_false (fringe_votes_read (text, n_choices, &votes, &error));
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_read (void)
{
  assert_read ("A 12 B 31", 12, 31, 0, 0);
  assert_read (" a12b31 ", 12, 31, 0, 0);
  assert_read ("A: 12, B = 31; d 4.", 12, 31, 0, 4);
  assert_read ("D 4 A 1", 1, 0, 0, 4);
  assert_read ("12 A 31 B", 12, 31, 0, 0);
  assert_read ("12 31", 12, 31, 0, 0);
  assert_read ("12,31,0,5", 12, 31, 0, 5);
  assert_read ("A – 7", 7, 0, 0, 0);
  assert_read ("c 99999", 0, 0, 99999, 0);
  assert_read ("b ٣", 0, 3, 0, 0);
}

static void
test_not_read (void)
{
  const char *form = "Type a letter and a number for each answer, such as A 12 B 31.";

  assert_not_read ("", 4, form);
  assert_not_read (" ,; ", 4, form);
  assert_not_read ("A", 4, form);
  assert_not_read ("A 12 B", 4, form);
  assert_not_read ("A 12 31", 4, form);
  assert_not_read ("12 A B 31", 4, form);
  assert_not_read ("A 1 B 2 C 3 D 4 A 5", 4, form);
  assert_not_read ("A \xff", 4, form);
  assert_not_read ("A 12 E 3", 4, "“E” is not an answer. The answers are A to D.");
  assert_not_read ("A 12 C 3", 2, "“C” is not an answer. The answers are A to B.");
  assert_not_read ("A 12 and B 3", 4, "“and” is not an answer. The answers are A to D.");
  assert_not_read ("А 12", 4, "“А” is not an answer. The answers are A to D."); /* a Cyrillic letter */
  assert_not_read ("A 12 B 3 A 4", 4, "A is there twice.");
  assert_not_read ("1 2 3", 2, "There are 3 numbers for 2 answers.");
  assert_not_read ("A 3.5", 4, "“3.5” is not a whole number.");
  assert_not_read ("A 100000", 4, "An answer has at most 99999 votes.");
  assert_not_read ("A 99999999999999999999999999999", 4, "An answer has at most 99999 votes.");
}

/* Any bytes are read or refused in a sentence. */
static void
test_anything (void)
{
  static const char bytes[] = "AaBbDdEe0123456789 .,:;-=\xc3\xa9\xff";

  for (int i = 0; i < 20000; i++)
    {
      char text[24];
      int n = g_test_rand_int_range (0, sizeof text);
      g_autoptr (GError) error = NULL;
      FringeVotes votes;

      for (int k = 0; k < n; k++)
        text[k] = bytes[g_test_rand_int_range (0, sizeof bytes - 1)];
      text[n] = '\0';
      if (fringe_votes_read (text, (guint) g_test_rand_int_range (2, 5), &votes, &error))
        g_assert_cmpuint (fringe_votes_total (&votes), <=, 4 * FRINGE_VOTES_MAX);
      else
        g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

static void
test_majority (void)
{
  g_assert_cmpint (fringe_votes_majority (&(FringeVotes) { { 1, 5, 4, 0 } }), ==, 1);
  g_assert_cmpint (fringe_votes_majority (&(FringeVotes) { { 0, 0, 0, 1 } }), ==, 3);
  g_assert_cmpint (fringe_votes_majority (&(FringeVotes) { { 2, 3, 3, 0 } }), ==, -1);
  g_assert_cmpint (fringe_votes_majority (&(FringeVotes) { { 3, 2, 3, 4 } }), ==, 3);
  g_assert_cmpint (fringe_votes_majority (&(FringeVotes) { { 0, 0, 0, 0 } }), ==, -1);
}

static void
assert_score (const FringeVoteScore *score, const char *expected)
{
  g_autofree char *sentences = fringe_vote_score_sentences (score);

  g_assert_cmpstr (sentences, ==, expected);
}

static void
test_score (void)
{
  FringeVoteScore score = { 0 };

  assert_score (&score, "");
  fringe_vote_score_add (&score, &(FringeVotes) { { 0 } }, 0);
  assert_score (&score, "");
  fringe_vote_score_add (&score, &(FringeVotes) { { 12, 31, 0, 0 } }, 1);
  assert_score (&score, "Question: 1. Majority right: 1. Single votes right: 72 %.");
  fringe_vote_score_add (&score, &(FringeVotes) { { 4, 4, 0, 0 } }, 1);
  assert_score (&score, "Questions: 2. Majority right: 1. Single votes right: 69 %.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/vote/counts-are-read-as-people-type-them", test_read);
  g_test_add_func ("/vote/what-cannot-be-read-is-told-in-a-sentence", test_not_read);
  g_test_add_func ("/vote/no-input-is-a-crash", test_anything);
  g_test_add_func ("/vote/the-majority-is-one-answer-or-none", test_majority);
  g_test_add_func ("/vote/the-score-of-a-class-counts-questions-and-votes", test_score);
  return g_test_run ();
}
