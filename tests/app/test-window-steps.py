# SPDX-License-Identifier: GPL-3.0-or-later
"""Going through a search: keys, clicker, timeline, playing."""

import re
import time

from tap import Skip, case, main
from fringe_window import Window, desktop


def what_is_shown(seen):
    """All that must come back when one goes back."""
    return seen.node, seen.values, seen.counts, seen.sentence, seen.board, seen.why, seen.tree.name


def visible(seen, name):
    thing = seen.find(re.escape(name))
    return thing is not None and "visible" in thing.states


def step_on(window, n_steps, key="Right"):
    """Returns: what was shown at each step, the first included"""
    shown = [what_is_shown(window.shows(step="Start"))]
    for step in range(1, n_steps + 1):
        window.keys(key)
        shown.append(what_is_shown(window.shows(step=f"Step {step} of {step}")))
    return shown


def step_back(window, shown, key="Left"):
    last = len(shown) - 1
    for step in range(last - 1, -1, -1):
        window.keys(key)
        seen = window.shows(step=f"Step {step} of {last}")
        assert what_is_shown(seen) == shown[step], (what_is_shown(seen), shown[step])


@case
def ten_steps_and_ten_back_show_the_same():
    with Window() as window:
        window.sample("A hardest 8-puzzle")
        shown = step_on(window, 10)
        assert len(set(shown)) == 11
        step_back(window, shown)


@case
def another_heuristic_begins_anew_and_the_first_where_it_was_left():
    with Window() as window:
        for heuristic, step, first in ("Misplaced tiles", "Start", "Step 1 of 9"), ("Manhattan distance", "Step 1 of 9", "Step 1 of 10"):
            window.keys("Right")
            window.shows(step=first)
            window.keys("h")
            window.shows(step=step, subtitle=f"8-puzzle · A* · {heuristic}")


@case
def a_clicker_does_the_same():
    with Window() as window:
        window.sample("A hardest 8-puzzle")
        step_back(window, step_on(window, 3, "Page_Down"), "Page_Up")


@case
def a_clicker_works_wherever_the_focus_is():
    with Window() as window:
        for step in range(1, 5):
            before = window.until("a focus", lambda seen: seen.focused()).focused()
            window.keys("Tab")
            window.until("the next focus", lambda seen: seen.focused() and seen.focused().path != before.path)
            window.keys("Page_Down" if step % 2 else "Right")
            window.shows(step=f"Step {step} of 9")


@case
def keys_that_come_fast_are_all_obeyed():
    with Window() as window:
        window.sample("A hardest 8-puzzle")
        window.keys(*["Right"] * 30)
        window.shows(step="Step 30 of 30")
        window.keys(*["Left"] * 12)
        window.shows(step="Step 18 of 30")


@case
def home_and_end_go_to_the_first_and_the_last_known_step():
    with Window() as window:
        window.keys("Right", "Right", "Right", "Left")
        window.shows(step="Step 2 of 9")
        window.keys("Home")
        window.shows(step="Step 0 of 9", node="Node 0")
        window.keys("End")
        window.shows(step="Step 3 of 9")


def go_to_step(window, text):
    window.keys("ctrl+g")
    window.until("the field", lambda seen: seen.focused("spin button"))
    window.type(text)
    window.keys("Return")


@case
def a_step_that_cannot_be_gone_to_is_told_of():
    with Window() as window:
        window.keys(*["Right"] * 5)
        window.shows(step="Step 5 of 9")
        if not desktop.moves_popovers():
            raise Skip("the compositor moves no popover: one that grows to tell why loses what was typed")
        for text, why in (("999", "The last known step is 9."), ("abc", "Type a number.")):
            go_to_step(window, text)
            window.until(why, lambda seen: visible(seen, why))
            window.keys("Escape")
            window.until("its end", lambda seen: not visible(seen, why))
            window.shows(step="Step 5 of 9")
        go_to_step(window, "999")
        window.until("why", lambda seen: visible(seen, "The last known step is 9."))
        window.type("3")
        window.until("no complaint", lambda seen: not visible(seen, "The last known step is 9."))
        window.keys("Return")
        window.shows(step="Step 3 of 9")


@case
def the_step_follows_the_timeline():
    with Window() as window:
        window.sample("A hardest 8-puzzle")
        window.keys(*["Right"] * 10)
        window.shows(step="Step 10 of 10")
        middle, start, end = (window.place("Timeline", x) for x in (0.5, -0.2, 1.2))
        window.drag(window.place("Timeline", 0.99), middle)
        window.shows(step="Step 5 of 10")
        window.drag(middle, start)
        window.shows(step="Step 0 of 10", node="Node 0")
        window.drag(window.place("Timeline", 0.01), end)
        window.shows(step="Step 10 of 10")


@case
def h_changes_the_heuristic_and_back_to_where_it_was_left():
    with Window() as window:
        window.keys("Right", "Right")
        before = window.shows(step="Step 2 of 9", subtitle="8-puzzle · A* · Manhattan distance")
        window.keys("h")
        seen = window.shows(step="Start", subtitle="8-puzzle · A* · Misplaced tiles", values="g 0 + h 5 = f 5")
        assert (seen.title, seen.start, seen.goal) == (before.title, before.start, before.goal)
        window.keys("h")
        window.shows(step="Step 2 of 9", subtitle="8-puzzle · A* · Manhattan distance", values=before.values)


@case
def playing_goes_on_by_itself_until_space_pauses():
    with Window(speed=8.0) as window:
        window.sample("A hardest 8-puzzle")
        window.keys("space")
        window.until("some steps", lambda seen: seen.counts[1] >= 3 and "Pause" in seen.labels)
        window.keys("space")
        paused = window.until("a pause", lambda seen: "Play" in seen.labels)
        time.sleep(4 / 8)
        assert window.look().step == paused.step


@case
def playing_ends_at_the_goal():
    with Window(speed=32.0) as window:
        window.keys("space")
        seen = window.shows(step="Step 9 of 9")
        window.until("the end of playing", lambda seen: "Play" in seen.labels)
        assert seen.sentence == "Node 16 is the goal: 6 moves."


@case
def a_step_by_hand_ends_playing():
    with Window(speed=0.25) as window:
        window.keys("space")
        window.until("playing", lambda seen: "Pause" in seen.labels)
        window.keys("Right")
        seen = window.until("a pause", lambda seen: "Play" in seen.labels)
        assert seen.step != "Start"


main()
