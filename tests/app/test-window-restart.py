# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels that fold, and what the window remembers."""

import re
import tempfile

from tap import case, main
from fringe_window import Window, xdotool

TREE = "Search tree of .*"
EDGE = 300


def tree_span(window):
    """Where the tree begins and ends, from left to right."""
    x, _, width, _ = window.reader.extents(window.look().tree)
    return x, x + width


def size(window):
    geometry = xdotool("getactivewindow", "getwindowgeometry", "--shell")
    return tuple(int(number) for number in re.findall(r"(?:WIDTH|HEIGHT)=(\d+)", geometry))


def becomes(window, what, good):
    window.until(what, lambda _: good(*tree_span(window)))


@case
def f9_folds_the_left_panel():
    with Window() as window:
        left, right = tree_span(window)
        assert left > 200
        window.keys("F9")
        becomes(window, "a tree at the left edge", lambda x, end: (x, end) == (0, right))
        window.keys("F9")
        becomes(window, "the panel again", lambda x, end: (x, end) == (left, right))


@case
def shift_f9_folds_the_right_panel():
    with Window() as window:
        left, right = tree_span(window)
        window.keys("shift+F9")
        becomes(window, "a wider tree", lambda x, end: x == left and end > right + 200)
        window.keys("shift+F9")
        becomes(window, "the panel again", lambda x, end: (x, end) == (left, right))


@case
def f11_fills_the_screen():
    with Window(window_width=900, window_height=600) as window:
        before = window.until("a small window", lambda _: size(window)[0] < 1000) and size(window)
        window.keys("F11")
        window.until("the screen", lambda _: size(window) == (1280, 800))
        window.keys("F11")
        window.until("the window", lambda _: size(window) == before)


@case
def size_and_panels_are_remembered():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            xdotool("getactivewindow", "windowsize", 1150, 700)
            window.until("the size", lambda _: size(window) == (1150, 700))
            window.keys("F9")
            becomes(window, "a tree at the left edge", lambda x, end: x == 0)
            window.quit()
        with Window(home) as window:
            window.until("the size", lambda _: size(window) == (1150, 700))
            becomes(window, "a tree at the left edge", lambda x, end: x == 0 and end < 1000)
            window.keys("F9", "shift+F9")
            becomes(window, "the left panel alone", lambda x, end: x > 200 and end > 1100)
            window.quit()
        with Window(home) as window:
            becomes(window, "the left panel alone", lambda x, end: x > 200 and end > 1100)


@case
def the_speed_is_remembered():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            window.choose("Speed", "4 ×")
            window.quit()
        with Window(home) as window:
            assert "4 ×" in window.look().find("Speed").words()


main()
