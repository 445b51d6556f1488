# SPDX-License-Identifier: GPL-3.0-or-later
"""Going through the lines of a step: keys, tree, counts and code."""

import re

from tap import case, main
from fringe_window import Window

# In pixels; further apart than two clicks that count as one.
NUMBER_WIDTH = 6


def current_lines(seen):
    """The lines of pseudo-code that are marked as done last, with their values."""
    return [thing.name for thing in seen.things if thing.name.startswith("Current line: ")]


def n_nodes(seen):
    return int(re.match(r"Search tree of (\d+) ", seen.tree.name).group(1))


def at_line(window, step, line):
    return window.until(f"step {step}, line {line}", lambda seen: re.match(f"Step {step} · line {line} of ", seen.step))


def open_at_step_3(window):
    window.keys("Right", "Right", "Right")
    return window.shows(step="Step 3 of 9")


@case
def shift_right_walks_the_lines_of_a_step():
    with Window() as window:
        before = open_at_step_3(window)
        window.keys("ctrl+3", "shift+Right")
        seen = at_line(window, 4, 1)
        assert current_lines(seen)[0].startswith("Current line: remove n with"), current_lines(seen)
        assert seen.count("Frontier") == before.count("Frontier") - 1
        assert n_nodes(seen) == n_nodes(before)
        window.keys("shift+Right")
        seen = at_line(window, 4, 2)
        assert current_lines(seen) == ["Current line: if n is the goal: solved"], current_lines(seen)
        assert seen.sentence == "Node 6 is not the goal.", seen.sentence
        window.keys("shift+Right")
        seen = at_line(window, 4, 3)
        assert current_lines(seen) == ["Current line: put n in the closed list; expanded = 4"], current_lines(seen)
        assert seen.count("Expanded") == before.count("Expanded") + 1
        window.keys("shift+Right")
        seen = at_line(window, 4, 4)
        assert "dropped" in seen.sentence and n_nodes(seen) == n_nodes(before)
        window.keys("shift+Right")
        seen = at_line(window, 4, 5)
        assert n_nodes(seen) == n_nodes(before) + 1 and seen.node == "Node 9"
        assert "m = node 9" in current_lines(seen)[0]
        window.keys("shift+Right")
        seen = window.shows(step="Step 4 of 9")
        assert current_lines(seen) == ["Current line: put the new nodes on the frontier"], current_lines(seen)
        assert seen.count("Frontier") == before.count("Frontier")


@case
def right_ends_a_step_and_left_begins_it():
    with Window() as window:
        open_at_step_3(window)
        window.keys("shift+Right", "shift+Right")
        at_line(window, 4, 2)
        window.keys("Right")
        whole = window.shows(step="Step 4 of 9")
        window.keys("shift+Left")
        assert n_nodes(at_line(window, 4, 5)) == n_nodes(whole)
        window.keys("shift+Left")
        assert n_nodes(at_line(window, 4, 4)) == n_nodes(whole) - 1
        window.keys("Left")
        window.shows(step="Step 3 of 9")


@case
def lists_say_that_they_are_those_of_the_step_before():
    with Window() as window:
        open_at_step_3(window)
        window.keys("shift+Right")
        at_line(window, 4, 1)
        window.panel("Lists")
        window.until("the note", lambda seen: seen.label_like("This list shows the state before step 4\\."))
        window.keys("Right")
        window.until("no note", lambda seen: not seen.label_like("As it was before .*"))


@case
def other_rules_show_another_program():
    with Window() as window:
        open_at_step_3(window)
        window.keys("ctrl+3")
        window.until("A*", lambda seen: seen.label_like("A[*]") and seen.find("while the frontier is not empty:.*"))
        window.choose("Algorithm", "IDA*")
        window.until("IDA*", lambda seen: seen.find("to enter .n.:.*") and not seen.find("while the frontier is not empty:.*"))
        window.keys("Right")
        window.until("a line", lambda seen: current_lines(seen))


@case
def the_history_goes_to_a_step():
    with Window() as window:
        window.keys("ctrl+1", "End", "Right", "Right", "Right", "Right", "Right")
        window.shows(step="Step 5 of 9")
        seen = window.until("other rules", lambda seen: "Ties: Highest id (LIFO)" in seen.labels)
        assert seen.label_after("Ties: Highest id (LIFO)") == "node\u00a09\u2003Fork", seen.labels
        assert seen.label_like("Nodes? 7[ ,].* the smallest f .*"), str(seen)
        window.click(*window.place("History"))
        window.until("the history", lambda seen: seen.find("2  Expanding node 3 generates.*", "label"))
        window.click(*window.place("2  Expanding node 3 generates.*"))
        window.shows(step="Step 2 of 9")


@case
def a_frontier_node_that_is_selected_is_told_why_it_waits():
    with Window() as window:
        open_at_step_3(window)
        window.until("what to do", lambda seen: "Select a frontier node to compare." in seen.labels)
        window.panel("Lists", "Frontier")
        row = window.until("node 1", lambda seen: seen.find("1·7 628 435|⁦1·7 628 435⁩"))
        window.click(*window.on_screen(row.find("1·7 628 435|⁦1·7 628 435⁩"), 0.5, 0.5))
        window.shows(node="Node 1")
        window.panel("Explain")
        seen = window.until("why", lambda seen: "Why not node 1?" in seen.labels)
        assert seen.label_like("Its f is larger by 2. With h\u00a0=\u00a05 it would tie. Then its lower id would go first. .*")


def click_along(window, label, share):
    """Clicks from left to right at a share of the label's height, so densely that no number is missed."""
    (x, y), (end, _) = (window.on_screen(label, side, share) for side in (0, 1))
    for x in range(x, end, NUMBER_WIDTH):
        window.click(x, y)


@case
def a_click_on_a_node_in_the_words_selects_it():
    with Window() as window:
        seen = open_at_step_3(window)
        words = seen.find("Nodes? 4[ ,].* the smallest f .*", "label")
        assert re.search(r"Nodes 4 and 6 tie.* node 0 and is dropped.* nodes 7 and 8\.", words.name), words.name
        share = 0.1
        while window.look().node == "Node 4" and share < 1:
            click_along(window, words, share)
            share += 0.1
        seen = window.until("another node", lambda seen: seen.node != "Node 4")
        assert seen.node in ("Node 0", "Node 6", "Node 7", "Node 8"), seen.node


main()
