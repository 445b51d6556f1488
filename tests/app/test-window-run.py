# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches that take long, and those that would take too long."""

import contextlib
import re

from tap import case, main
from fringe_window import DEADLINE, Window

# The first of Korf's hundred: A* would keep some hundred million nodes.
START = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"
GOAL = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
PROGRESS = r"[\d,]+ nodes · [\d,]+ nodes a second · .*B"


@contextlib.contextmanager
def running():
    """A window that runs a search without an end in sight, long enough to tell of it."""
    with Window(node_limit="uint32 200000000") as window:
        window.keys("ctrl+n")
        window.shows_window("New Puzzle")
        window.enter("Goal", GOAL)
        window.enter("Start", START)
        window.keys("Return")
        window.closes_window("New Puzzle")
        window.shows(start=START, goal=GOAL)
        window.keys("g")
        window.until("progress", lambda seen: seen.label_like(PROGRESS))
        yield window


def assert_stopped(window):
    seen = window.until("the end of the run", lambda seen: not seen.can("Cancel"))
    n_steps, last = (int(number) for number in re.findall(r"\d+", seen.step))
    assert n_steps == last == seen.counts[1] > 1000
    assert not seen.label_like(PROGRESS)
    return seen


@case
def a_long_search_tells_of_its_progress():
    with running() as window:
        first = window.look().label_like(PROGRESS)
        seen = window.until("more progress", lambda seen: seen.label_like(PROGRESS) not in (None, first))
        nodes = [int(re.match(r"\d+", words).group()) for words in (first, seen.label_like(PROGRESS))]
        assert nodes[0] < nodes[1]


@case
def cancel_ends_it_and_keeps_what_was_found():
    with running() as window:
        window.press("Cancel")
        seen = assert_stopped(window)
        assert seen.can("Step")
        step = seen.counts[1]
        window.keys("Left")
        window.shows(step=f"Step {step - 1} of {step}")


@case
def cancel_can_be_clicked():
    with running() as window:
        place = window.place("Cancel")
        window.click(*place)
        assert_stopped(window)


@case
def no_step_is_made_by_hand_meanwhile():
    with running() as window:
        seen = window.look()
        assert not any(seen.can(name) for name in ("Step", "Back", "First step", "Run to the goal"))
        window.keys("Right", "Left", "Home", "space")
        window.until("more progress", lambda now: now.label_like(PROGRESS) != seen.label_like(PROGRESS))


@case
def another_heuristic_ends_it():
    with running() as window:
        window.keys("h")
        seen = window.shows(step="Start", subtitle="15-puzzle · A* · Misplaced tiles")
        assert seen.counts == (0, 0, 1, 0)
        assert not seen.can("Cancel")


@case
def the_window_closes_while_it_runs():
    with running() as window:
        window.keys("ctrl+q")
        window.shows_window("Unsaved Changes")
        window.keys("alt+d")
        assert window.process.wait(DEADLINE) == 0


@case
def the_node_limit_ends_it_with_a_sentence_and_it_can_be_continued():
    with Window(node_limit="uint32 1000") as window:
        window.sample("A hardest 8-puzzle")
        window.keys("g")
        for limit in 1000, 2000, 4000:
            message = f"The next step would generate more than {limit} nodes, which is the limit."
            seen = window.shows(message=message)
            assert limit - 3 <= seen.counts[0] <= limit
            assert seen.can("Continue") and not seen.can("Step")
            window.press("Continue")
        window.keys("Left")
        window.until("the limit is not seen", lambda seen: seen.message == "" and not seen.can("Continue"))


@case
def a_search_that_ends_needs_no_continue():
    with Window() as window:
        window.sample("A hardest 8-puzzle")
        window.keys("g")
        seen = window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 31 moves."))
        assert seen.message == "" and not seen.can("Continue")
        assert seen.values == "g 31 + h 0 = f 31"


main()
