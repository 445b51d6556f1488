# SPDX-License-Identifier: GPL-3.0-or-later
"""A class votes on the next node: by keys alone, and by the pointer alone; in the window and in a lecture."""

import re

from tap import case, main
from fringe_window import Window, settled

QUESTION = "Which node is removed from the frontier next?"
RULES = "The node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0h is removed next. If nodes tie, the one generated first goes first."


def words(seen, name):
    """The labels in a button."""
    return next((thing.words() for thing in seen.things if thing.role == "button" and name in thing.words()), None)


def visible(seen, name):
    thing = seen.find(name)
    return thing is not None and "visible" in thing.states


def nodes(seen):
    """The node of each answer."""
    return {letter: words(seen, letter)[1] for letter in "ABCD" if words(seen, letter)}


def asked(seen):
    return len(nodes(seen)) >= 2


def right(seen):
    """The node that a vote was told to be right."""
    label = seen.label_like(r"The answer: (.*) \(.*\)")
    return label and re.match(r"The answer: (.*) \(", label).group(1)


def press(window, name):
    def button(seen):
        return next((thing for thing in seen.things if thing.role == "button" and "visible" in thing.states
                     and (thing.name == name or name in thing.words())), None)

    window.until(name, button)
    window.click(*window.on_screen(button(window.look()), 0.5, 0.5))


@case
def a_vote_by_keys_alone():
    with Window() as window:
        window.keys("Right", "Right", "shift+q")
        seen = window.until("a question", asked)
        assert visible(seen, re.escape(QUESTION)) and visible(seen, re.escape(RULES))
        assert "Step 2" in seen.labels
        window.keys("z")
        window.type("A 12 X 31")
        window.keys("Return")
        window.until("what is wrong", lambda seen: visible(seen, "“X” is not an answer. .*"))
        window.type("a12, b 31")
        window.keys("Return")
        seen = window.until("the votes", lambda seen: visible(seen, "43 votes"))
        assert not any(re.search("31|12", word) for letter in "AB" for word in words(seen, letter))
        window.keys("b", "BackSpace", "v")
        seen = window.until("the answer", right)
        assert words(seen, right(seen))[-1] in ("12", "31", "0")
        assert seen.node == right(seen), (seen.node, right(seen))
        window.until("the score", lambda seen: seen.label_like("Question: 1. Majority right: [01]. .*"))
        window.keys("q")
        window.until("the next question", lambda seen: "Step 3" in seen.labels and not right(seen))
        window.keys("Escape")
        window.until("the end", lambda seen: not asked(seen))
        window.keys("Right")
        window.until("steps again", lambda seen: seen.label_like("Step 4 of .*"))


@case
def the_majority_is_followed():
    with Window() as window:
        window.keys(*["Right"] * 4, "shift+q")
        seen = window.until("a question", asked)
        window.keys(next(letter for letter, node in nodes(seen).items() if node == "Node 9").lower(), "v")
        seen = window.until("the answer", right)
        assert right(seen) == "Node 7"
        assert seen.label_like("(?s).*Why not node 9\\? Both have f.*By other rules it would be right: .*"), seen.labels
        window.keys("shift+v")
        window.until("two searches", lambda seen: "Fork at Step 4" in seen.labels)
        window.keys("ctrl+z")
        window.until("one search", lambda seen: "Fork at Step 4" not in seen.labels)


@case
def a_vote_by_the_pointer_alone():
    with Window() as window:
        press(window, "Step")
        press(window, "Step")
        press(window, "Quiz")
        press(window, "Class Vote")
        seen = window.until("a question", asked)
        for name in sorted(nodes(seen)):
            press(window, name)
        window.until("the votes", lambda seen: visible(seen, f"{len(nodes(seen))} votes"))
        window.keys("z")
        window.type("X 31")
        press(window, "Reveal")
        window.until("what is wrong", lambda seen: visible(seen, "“X” is not an answer. .*") and not right(seen))
        window.type("A 12")
        press(window, "Reveal")
        # The right answer has a tick in the place of its letter.
        window.until("the answer", lambda seen: right(seen) and (words(seen, "A") or words(seen, "✓"))[-1] == "12")
        press(window, "Next question")
        window.until("the next question", lambda seen: asked(seen) and not right(seen))


def click_row(window, tree, row):
    for column in range(1, 20):
        window.click(*window.on_screen(tree, column / 20, (row + 1) / 10))


@case
def nodes_of_the_tree_are_answers():
    with Window() as window:
        window.keys("Right", "Right", "shift+q")
        seen = window.until("a question", lambda seen: asked(seen) and visible(seen, "0 votes"))
        for attempt in range(9):
            click_row(window, seen.tree, attempt)
            seen = window.look()
            if not visible(seen, "0 votes"):
                break
        window.until("a vote", lambda seen: visible(seen, r"[1-9]\d* votes?"))


@case
def a_lecture_asks_in_large_type():
    with Window() as window:
        window.keys("Right", "Right", "F11")
        window.until("the stage", lambda seen: visible(seen, "so far"))
        before = settled("the tree", lambda: window.reader.extents(window.look().tree))
        window.keys("shift+q")
        seen = window.until("a question", lambda seen: asked(seen) and not visible(seen, "so far"))
        assert seen.label_like(re.escape(QUESTION) + r"\s+" + re.escape(RULES)), sorted(seen.labels)
        assert settled("the same tree", lambda: window.reader.extents(window.look().tree)) == before
        window.keys("a", "Page_Down")
        window.until("the answer", right)
        window.keys("Escape")
        window.until("the score", lambda seen: seen.label_like("Question: 1. Majority right: [01]. .*"))
        window.until("the stage", lambda seen: visible(seen, "so far"))


main()
