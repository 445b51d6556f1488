# SPDX-License-Identifier: GPL-3.0-or-later
"""True distances and what A* cannot avoid, on the right."""

from fringe_window import DEADLINE, Window, wait
from tap import case, main

INADMISSIBLE = "Manhattan + blank (inadmissible)"


# All boards take their time on a busy machine.
LONG = 100


def says(window, pattern, deadline=DEADLINE):
    return wait(pattern, window.look, lambda seen: seen.label_like(pattern), deadline)


def open_truth(window):
    """With all that it says in words."""
    window.panel("Analysis", "Truth")
    for name in "On all boards", "In words":
        window.click(*window.place(name, roles=["label"]))


@case
def the_shown_node_has_its_distance_and_its_class():
    with Window() as window:
        open_truth(window)
        says(window, r"The goal is h\* = 6 moves away\. The estimate h = 6 is exact\.")
        says(window, r"h\* 6 − h 6 = 0")
        says(window, r"A\* must expand it")
        says(window, r"This board is the start: every A\* expands it first\.")
        says(window, r"In the tree, its f = 0 \+ 6 = 6 equals C\*\.")
        window.keys("Right", "alt+Right")
        says(window, r"A\* never expands it")
        says(window, r"In the tree, its f = 1 \+ 7 = 8 is above C\* = 6\.")
        says(window, "h ≤ h\\* holds for all 5 nodes so far\\.")
        for chip in "✓ h ≤ h*", "✓ consistent", "must expand 6 boards", "C* = 6":
            assert chip in window.look().labels, chip


@case
def the_first_node_and_edge_that_offend_are_links():
    with Window() as window:
        window.choose("Heuristic", INADMISSIBLE)
        window.keys("g")
        window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 6 moves."))
        open_truth(window)
        seen = says(window, r"Node (\d+) overestimates: .*")
        assert "✗ h > h*" in seen.labels and "✗ not consistent" in seen.labels, seen.labels
        node = seen.label_like(r"Node (\d+) overestimates: .*").split()[1]
        window.press(f"Show node {node}")
        window.shows(node=f"Node {node}")


@case
def all_boards_are_tried_on_demand():
    with Window() as window:
        open_truth(window)
        window.press("Try All Boards")
        says(window, "(?s)h is admissible: h ≤ h\\* holds on all 181440 boards that can be solved\\..*", LONG)
        window.choose("Heuristic", INADMISSIBLE)
        window.press("Try All Boards")
        says(window, "(?s)h is not admissible: .*h is not consistent: .*", LONG)


@case
def beyond_ten_cells_it_says_why_not():
    with Window() as window:
        window.sample("A 15-puzzle")
        open_truth(window)
        says(window, "True distances are known for up to 10 cells\\. This puzzle has 16 cells, .*")
        assert not window.look().can("Try All Boards")
        says(window, "A move brings one tile at most one cell nearer, .*")


main()
