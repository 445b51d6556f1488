/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-why-not.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static gboolean
goes_by_heap (const FringeRules *rules)
{
  return fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP;
}

/* Whether @id is removed before @other for all that is known: of nodes that tie in a heap it is not. */
static gboolean
is_ahead (const FringeSearch *search, uint32_t id, uint32_t other)
{
  if (goes_by_heap (fringe_search_rules (search)))
    return fringe_search_priority (search, id) < fringe_search_priority (search, other);
  return fringe_search_goes_first (search, id, other);
}

/* The order is that in which the search goes on. */
static void
count_ahead (const FringeSearch *search, uint32_t step, FringeWhyNot *why_not)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  gboolean is_heap;

  search = fringe_search_at (search, step);
  is_heap = goes_by_heap (fringe_search_rules (search));
  for (uint32_t id = 0; id < n_nodes; id++)
    if (id != why_not->node && fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER)
      {
        why_not->n_ahead += is_ahead (search, id, why_not->node);
        why_not->n_tied
            += is_heap && fringe_search_priority (search, id) == fringe_search_priority (search, why_not->node);
      }
}

/* Whether the node would have been removed instead of the chosen one if it had this g and h. */
static gboolean
would_go_first (const FringeSearch *search, FringeWhyNot *why_not, uint32_t g, uint32_t h)
{
  const FringeRules *rules = fringe_search_rules (search);
  double own = fringe_rules_priority (rules, g, h), its = fringe_search_priority (search, why_not->chosen);

  why_not->ties_then = own == its;
  if (!why_not->ties_then)
    return own < its;
  return !goes_by_heap (rules)
         && fringe_ties_order (rules->ties, g, why_not->node)
                < fringe_ties_order (rules->ties, fringe_search_g (search, why_not->chosen), why_not->chosen);
}

/* The largest whole number below @end that would help: all that are less help, too. */
static void
find_helping_h (const FringeSearch *search, FringeWhyNot *why_not, uint32_t g, uint32_t end)
{
  uint32_t low = 0, high = end;

  while (low < high)
    {
      uint32_t middle = low + (high - low) / 2;

      if (would_go_first (search, why_not, g, middle))
        low = middle + 1;
      else
        high = middle;
    }
  if (low > 0 && would_go_first (search, why_not, g, low - 1))
    why_not->helps = low - 1;
}

/* Uniform-cost search compares g, all others h or what it makes of g and h. */
static void
find_what_helps (const FringeSearch *search, FringeWhyNot *why_not)
{
  uint32_t g = fringe_search_g (search, why_not->node);
  double h = fringe_search_h (search, why_not->node);

  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_UCS)
    {
      for (uint32_t less = g; why_not->helps == FRINGE_NOTHING_HELPS && less-- > 0;)
        if (would_go_first (search, why_not, less, 0))
          why_not->helps = less;
    }
  else if (isfinite (h) && h > 0)
    find_helping_h (search, why_not, g, (uint32_t) ceil (h));
}

static FringeWhyNotKind
kind_of (const FringeSearch *search, const FringeWhyNot *why_not)
{
  if (!fringe_rules_use_ties (fringe_search_rules (search)))
    return FRINGE_WHY_NOT_ORDER;
  if (fringe_search_priority (search, why_not->node) != fringe_search_priority (search, why_not->chosen))
    return FRINGE_WHY_NOT_PRIORITY;
  return goes_by_heap (fringe_search_rules (search)) ? FRINGE_WHY_NOT_HEAP : FRINGE_WHY_NOT_TIE;
}

static void
take_cut (const FringeSearch *search, uint32_t step, FringeWhyNot *why_not)
{
  uint32_t g = fringe_search_g (search, why_not->node);

  if (fringe_search_state_at (search, why_not->node, step) != FRINGE_NODE_CUT)
    return;
  why_not->kind = FRINGE_WHY_NOT_CUT;
  why_not->bound = fringe_search_iteration_at (search, fringe_search_root_of (search, why_not->node), step).bound;
  if (g <= why_not->bound && fringe_rules_use_heuristic (fringe_search_rules (search)))
    why_not->helps = (uint32_t) (why_not->bound - g);
}

FringeWhyNot
fringe_why_not (const FringeSearch *search, uint32_t step, uint32_t id)
{
  const FringeSearch *part = fringe_search_in_step (search, step);
  FringeWhyNot why_not = { .node = id, .chosen = FRINGE_NO_NODE, .helps = FRINGE_NOTHING_HELPS };

  if (fringe_search_is_idastar (part))
    {
      take_cut (part, step, &why_not);
      return why_not;
    }
  if (step == 0 || fringe_search_is_rbfs (part) || fringe_search_state_at (search, id, step) != FRINGE_NODE_FRONTIER)
    return why_not;
  why_not.chosen = fringe_search_removed (search, step);
  why_not.kind = FRINGE_WHY_NOT_NEW;
  if (fringe_search_generated_step (search, id) < step)
    {
      why_not.kind = kind_of (part, &why_not);
      if (why_not.kind != FRINGE_WHY_NOT_ORDER)
        find_what_helps (part, &why_not);
    }
  count_ahead (search, step, &why_not);
  return why_not;
}

/* Returns: the letter of what the algorithm compares, which is the same in every language */
static const char *
letter (FringeAlgorithm algorithm)
{
  return algorithm == FRINGE_ALGORITHM_UCS ? "g" : algorithm == FRINGE_ALGORITHM_GREEDY ? "h" : "f";
}

/* Says which of two nodes that tie goes first, as a rule. */
static const char *
tie_sentence (const FringeSearch *search, const FringeWhyNot *why_not)
{
  FringeTies ties = fringe_search_rules (search)->ties;
  gboolean differs = fringe_search_g (search, why_not->node) != fringe_search_g (search, why_not->chosen);

  if (differs && (ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO))
    /* Translators: of two nodes that tie. So the next ones too. */
    return _ ("The larger g goes first.");
  if (differs && ties == FRINGE_TIES_LOW_G)
    return _ ("The smaller g goes first.");
  if (ties == FRINGE_TIES_LIFO || ties == FRINGE_TIES_HIGH_G_LIFO)
    return _ ("The higher id goes first.");
  return _ ("The lower id goes first.");
}

/* Says the same of a node that would tie. */
static const char *
tie_then_sentence (const FringeSearch *search, const FringeWhyNot *why_not)
{
  FringeTies ties = fringe_search_rules (search)->ties;
  gboolean is_ucs = fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_UCS;
  gboolean differs = !is_ucs && fringe_search_g (search, why_not->node) != fringe_search_g (search, why_not->chosen);

  if (differs && (ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO))
    return _ ("Then its larger g would go first.");
  if (differs && ties == FRINGE_TIES_LOW_G)
    return _ ("Then its smaller g would go first.");
  if (ties == FRINGE_TIES_LIFO || ties == FRINGE_TIES_HIGH_G_LIFO)
    return _ ("Then its higher id would go first.");
  return _ ("Then its lower id would go first.");
}

static void
add_no_help (GString *text, const FringeSearch *search, uint32_t id)
{
  if (fringe_search_h (search, id) <= 0)
    /* Translators: a smaller h would bring the node forward. */
    fringe_sentences_add (text, g_strdup (_ ("Its h is 0 already.")));
  else
    /* Translators: the node is so far from the start that it waits whatever its h. */
    fringe_sentences_add (text,
                          g_strdup_printf (_ ("No smaller h would help: its g is %u."), fringe_search_g (search, id)));
}

static void
add_what_helps (GString *text, const FringeSearch *search, const FringeWhyNot *why_not)
{
  gboolean is_ucs = fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_UCS;
  const char *value = is_ucs ? "g" : "h";

  if (!is_ucs && isinf (fringe_search_h (search, why_not->node)))
    return;
  if (why_not->helps == FRINGE_NOTHING_HELPS)
    add_no_help (text, search, why_not->node);
  else if (!why_not->ties_then)
    /* Translators: %1$s is the letter g or h. So in the next one too. */
    fringe_sentences_add (text,
                          g_strdup_printf (_ ("With %1$s\u00a0=\u00a0%2$u it would go first."), value, why_not->helps));
  else
    {
      fringe_sentences_add (text,
                            g_strdup_printf (_ ("With %1$s\u00a0=\u00a0%2$u it would tie."), value, why_not->helps));
      fringe_sentences_add (text, g_strdup (tie_then_sentence (search, why_not)));
    }
}

static void
add_priority (GString *text, const FringeSearch *search, const FringeWhyNot *why_not)
{
  const char *of = letter (fringe_search_rules (search)->algorithm);
  g_autofree char *by = fringe_exact_text (fringe_search_priority (search, why_not->node)
                                           - fringe_search_priority (search, why_not->chosen));

  /* Translators: %1$s is the letter f, g or h, %2$s a number. */
  fringe_sentences_add (text, g_strdup_printf (_ ("Its %1$s is larger by %2$s."), of, by));
  add_what_helps (text, search, why_not);
}

static void
add_tie (GString *text, const FringeSearch *search, const FringeWhyNot *why_not)
{
  const char *of = letter (fringe_search_rules (search)->algorithm);
  g_autofree char *value = fringe_exact_text (fringe_search_priority (search, why_not->node));

  /* Translators: two nodes; %1$s is the letter f, g or h, %2$s a number. */
  fringe_sentences_add (text, g_strdup_printf (_ ("Both have %1$s\u00a0=\u00a0%2$s."), of, value));
  if (why_not->kind == FRINGE_WHY_NOT_HEAP)
    /* Translators: the data structure; %s is the letter f, g or h. */
    fringe_sentences_add (text, g_strdup_printf (_ ("The binary heap decides: it compares only %s."), of));
  else
    fringe_sentences_add (text, g_strdup (tie_sentence (search, why_not)));
  add_what_helps (text, search, why_not);
}

/* Depth-first search takes the children of the newest expansion, and of these the first. */
static void
add_order (GString *text, const FringeSearch *search, const FringeWhyNot *why_not)
{
  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_BFS)
    fringe_sentences_add (text,
                          g_strdup_printf (_ ("The oldest node goes first, and node %u is older."), why_not->chosen));
  else if (fringe_search_parent (search, why_not->node) == fringe_search_parent (search, why_not->chosen))
    fringe_sentences_add (text,
                          g_strdup_printf (_ ("Among siblings the first one goes first: node %u."), why_not->chosen));
  else
    fringe_sentences_add (text,
                          g_strdup_printf (_ ("The newest node goes first, and node %u is newer."), why_not->chosen));
  fringe_sentences_add (text, g_strdup (_ ("Neither g nor h would change that.")));
}

static void
add_cut (GString *text, const FringeSearch *search, const FringeWhyNot *why_not)
{
  const char *letter = fringe_bound_letter (search);
  g_autofree char *value = fringe_exact_text (fringe_search_priority (search, why_not->node));
  g_autofree char *bound = fringe_exact_text (why_not->bound);

  fringe_sentences_add (text, g_strdup (_ ("This search has no frontier, so no node waits.")));
  /* Translators: %4$s is the letter f or g. */
  fringe_sentences_add (text, g_strdup_printf (_ ("It cut node %1$u: %4$s\u00a0=\u00a0%2$s exceeds the bound %3$s."),
                                               why_not->node, value, bound, letter));
  if (!fringe_rules_use_heuristic (fringe_search_rules (search)))
    return;
  if (why_not->helps == FRINGE_NOTHING_HELPS)
    add_no_help (text, search, why_not->node);
  else
    fringe_sentences_add (text, g_strdup_printf (_ ("With h\u00a0=\u00a0%u it would not be cut."), why_not->helps));
}

static void
add_ahead (GString *text, const FringeWhyNot *why_not)
{
  if (why_not->n_ahead == 0)
    /* Translators: of a node: no other would be removed before it. */
    fringe_sentences_add (text, g_strdup (_ ("Now it is the first on the frontier.")));
  else
    fringe_sentences_add (
        text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                            "After this step, %'u other node of the frontier is ahead of it.",
                                            "After this step, %'u other nodes of the frontier are ahead of it.",
                                            why_not->n_ahead),
                               why_not->n_ahead));
  if (why_not->n_tied > 0)
    fringe_sentences_add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u node ties with it.",
                                                              "%'u nodes tie with it.", why_not->n_tied),
                                                 why_not->n_tied));
}

/* What has become of a node that no longer waits, unless this step removed it, which is explained elsewhere. */
static void
add_state (GString *text, const FringeSearch *search, uint32_t step, uint32_t id)
{
  if (step > 0 && id != FRINGE_NO_NODE && id != fringe_search_removed (search, step))
    fringe_sentences_add (text,
                          fringe_node_state_sentence (search, step, id, fringe_search_state_at (search, id, step)));
}

char *
fringe_why_not_sentences (const FringeSearch *search, uint32_t step, const FringeWhyNot *why_not)
{
  GString *text = g_string_new (NULL);

  if (why_not->kind == FRINGE_WHY_NOT_NONE)
    add_state (text, search, step, why_not->node);
  search = fringe_search_in_step (search, step);
  switch (why_not->kind)
    {
    case FRINGE_WHY_NOT_NEW:
      fringe_sentences_add (text, g_strdup_printf (_ ("Step %u generated it, so it could not be chosen yet."), step));
      break;
    case FRINGE_WHY_NOT_PRIORITY:
      add_priority (text, search, why_not);
      break;
    case FRINGE_WHY_NOT_TIE:
    case FRINGE_WHY_NOT_HEAP:
      add_tie (text, search, why_not);
      break;
    case FRINGE_WHY_NOT_ORDER:
      add_order (text, search, why_not);
      break;
    case FRINGE_WHY_NOT_CUT:
      add_cut (text, search, why_not);
      break;
    case FRINGE_WHY_NOT_NONE:
    default:
      if (fringe_search_is_idastar (search))
        fringe_sentences_add (text, g_strdup (_ ("This search has no frontier. Select a node that was cut.")));
      else if (fringe_search_is_rbfs (search))
        fringe_sentences_add (text, g_strdup (_ ("RBFS compares only the children of one node at a time.")));
      else if (fringe_search_counts_at (search, step).open > 0)
        fringe_sentences_add (text, g_strdup (_ ("Select a frontier node to compare.")));
      else
        fringe_sentences_add (text, g_strdup (_ ("No node waits: the frontier is empty.")));
      return g_string_free (text, FALSE);
    }
  if (why_not->kind != FRINGE_WHY_NOT_CUT)
    add_ahead (text, why_not);
  return g_string_free (text, FALSE);
}
