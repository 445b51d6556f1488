# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree under the pointer: picking, zooming, moving; and its relatives by keys."""

import contextlib
import json
import os
import re
import subprocess

from tap import case, main
from fringe_window import Window

TREE = "Search tree of .*"


@contextlib.contextmanager
def solved():
    """A window with all of the second example: 18 nodes."""
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        yield window


def estimates(start, goal):
    """What fringe-cli says of two boards."""
    words = [os.environ["FRINGE_CLI"], "check", start, "--goal", goal, "--format", "json"]
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)["heuristics"]


def assert_numbers(seen, g):
    """The numbers beside the board are those of the board."""
    shown = tuple(int(number) for number in re.findall(r"\d+", seen.values))
    h = estimates(seen.board, seen.goal)["manhattan"]
    assert shown == (g, h, g + h), (shown, g, h)
    assert seen.tree.name.endswith(f"{seen.node.lower()}: g {g}, h {h}, f {g + h}"), seen.tree.name


def centre(window, node):
    """Brings the shown node to the middle of the view, and returns where that is."""
    window.shows(node=node)
    window.keys("c")
    return window.place(TREE)


@case
def a_click_selects_a_node_and_its_numbers_are_right():
    with solved() as window:
        window.keys("alt+Up")
        middle = centre(window, "Node 15")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.click(*middle)
        assert_numbers(window.shows(node="Node 15"), 5)


@case
def alt_and_arrows_select_relatives():
    with solved() as window:
        steps = [("alt+Up", "Node 15", 5), ("alt+Up", "Node 11", 4), ("alt+Right", "Node 12", 4),
                 ("alt+Left", "Node 11", 4), ("alt+Left", "Node 11", 4), ("alt+Down", "Node 13", 5)]
        for key, node, g in steps:
            window.keys(key)
            assert_numbers(window.shows(node=node), g)
        window.keys("Escape")
        assert_numbers(window.shows(node="Node 16"), 6)


@case
def a_click_beside_the_tree_selects_nothing():
    with solved() as window:
        window.keys("alt+Up")
        window.shows(node="Node 15")
        window.click(*window.place(TREE, 0.02, 0.5))
        window.shows(node="Node 16")


@case
def the_wheel_zooms_about_the_pointer():
    with solved() as window:
        window.keys("alt+Up", "0")
        window.shows(scale="100 %")
        x, y = centre(window, "Node 15")
        aside = x - 150, y - 60
        window.drag((x, y), aside)
        window.wheel(*aside, 1)
        window.shows(scale="120 %")
        window.wheel(*aside, -3)
        window.shows(scale="69 %")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.click(*aside)
        window.shows(node="Node 15")


@case
def keys_zoom():
    with Window() as window:
        window.shows(scale="100 %")
        for key, scale in ("plus", "125 %"), ("plus", "156 %"), ("minus", "125 %"), ("0", "100 %"), ("minus", "80 %"):
            window.keys(key)
            window.shows(scale=scale)


@case
def f_shows_the_whole_tree_again():
    with solved() as window:
        whole = window.look().scale
        assert whole != "100 %"
        window.keys("0")
        window.shows(scale="100 %")
        window.keys("f")
        window.shows(scale=whole)


@case
def buttons_zoom_too():
    with Window() as window:
        window.shows(scale="100 %")
        window.click(*window.place("Zoom in"))
        window.shows(scale="125 %")
        window.click(*window.place("Zoom out"))
        window.shows(scale="100 %")


@case
def the_tree_moves_with_a_drag():
    with solved() as window:
        window.keys("alt+Up", "0")
        x, y = centre(window, "Node 15")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.drag((x, y), (x + 150, y - 150))
        assert window.look().node == "Node 16"
        window.click(x + 150, y - 150)
        window.shows(node="Node 15")


@case
def a_row_of_the_frontier_selects_its_node():
    with solved() as window:
        window.click(*window.place("⁦127 638 4·5⁩"))
        assert_numbers(window.shows(node="Node 2"), 1)


main()
