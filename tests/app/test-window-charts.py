# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts on the right, and the heuristic on the board."""

import re

from fringe_window import Window
from tap import case, main

VALUES = "f, g and h of each step’s node"
FRONTIER = "Size of the frontier"


def chart(seen, name):
    return seen.find(re.escape(name), "image")


def shown(window, name, text):
    """Waits until the chart says what there is at its cursor."""
    return window.until(text, lambda seen: chart(seen, name) and chart(seen, name).description == text)


def place(window, x, y):
    """A point of the screen: x and y are shares of the chart's width and height."""
    return window.on_screen(chart(window.look(), VALUES), x, y)


def solved(window):
    window.keys("g")
    return window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 6 moves."))


@case
def a_chart_tells_the_values_of_the_shown_step():
    with Window() as window:
        solved(window)
        window.keys("ctrl+4")
        shown(window, VALUES, "f 6\ng 6\nh 0")
        window.keys("Home", "Right")
        shown(window, VALUES, "f 6\ng 0\nh 6")


@case
def a_click_and_a_drag_go_to_the_step():
    with Window() as window:
        solved(window)
        window.keys("ctrl+4")
        shown(window, VALUES, "f 6\ng 6\nh 0")
        window.click(*place(window, 0.99, 0.5))
        window.shows(step="Step 9 of 9")
        window.click(*place(window, 0.01, 0.5))
        window.shows(node="Node 0")
        window.drag(place(window, 0.01, 0.5), place(window, 0.99, 0.4))
        window.shows(step="Step 9 of 9")


@case
def another_chart_is_chosen_and_one_the_algorithm_lacks_gives_way():
    with Window() as window:
        solved(window)
        window.keys("ctrl+4")
        shown(window, VALUES, "f 6\ng 6\nh 0")
        window.choose("Chart", FRONTIER)
        shown(window, FRONTIER, "Nodes on the frontier 9")
        window.choose("Algorithm", "IDA*")
        window.until("the values", lambda seen: chart(seen, VALUES))
        window.choose("Algorithm", "A*")
        window.until("the frontier", lambda seen: chart(seen, FRONTIER))


@case
def a_chart_is_copied():
    with Window() as window:
        solved(window)
        window.keys("ctrl+4", "ctrl+shift+c")
        window.until("word of it", lambda seen: seen.label_like("The picture of the chart is on the clipboard\\."))


main()
