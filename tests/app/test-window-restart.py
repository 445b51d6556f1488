# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels that fold, and what the window remembers."""

import tempfile

from tap import Skip, case, main
from fringe_window import GTK_VERSION, Window, desktop, settled, wait


def tree_span(window):
    """Where the tree begins and ends, from left to right."""
    x, _, width, _ = window.reader.extents(window.look().tree)
    return x, x + width


def tree_at_rest(window):
    return settled("the tree", lambda: tree_span(window))


def size():
    """Width and height of the window that takes keys."""
    return desktop.active_geometry()[2:]


def becomes(window, what, good):
    wait(what, lambda: tree_span(window), lambda span: good(*span))


@case
def f9_folds_the_left_panel():
    with Window() as window:
        left, right = tree_at_rest(window)
        assert left > 200
        window.keys("F9")
        becomes(window, "a tree at the left edge", lambda x, end: (x, end) == (0, right))
        window.keys("F9")
        becomes(window, "the panel again", lambda x, end: (x, end) == (left, right))


@case
def shift_f9_folds_the_right_panel():
    with Window() as window:
        left, right = tree_at_rest(window)
        window.keys("shift+F9")
        becomes(window, "a wider tree", lambda x, end: x == left and end > right + 200)
        window.keys("shift+F9")
        becomes(window, "the panel again", lambda x, end: (x, end) == (left, right))


def resize(*sides):
    """Returns when the window has the size that it was asked to have."""
    desktop.resize(desktop.active_window(), *sides)
    wait("the size", size, lambda seen: seen == sides)


@case
def panels_give_way_in_a_window_that_becomes_narrow_and_come_back():
    with Window() as window:
        left, right = tree_at_rest(window)
        assert left > 200 and right < 1000, (left, right)
        resize(820, 700)
        becomes(window, "the tree alone", lambda x, end: x == 0 and end > 800)
        resize(1280, 700)
        becomes(window, "both panels again", lambda x, end: (x, end) == (left, right))


@case
def of_two_panels_that_have_no_room_the_left_one_gives_way():
    if GTK_VERSION >= (4, 10):
        raise Skip("without padding there is room for both in each window that is not small")
    with Window() as window:
        left, _ = tree_at_rest(window)
        resize(1000, 700)
        becomes(window, "the left panel alone", lambda x, end: x == left and end > 980)
        window.keys("shift+F9")
        becomes(window, "the right panel alone", lambda x, end: x == 0 and end < 700)
        assert size() == (1000, 700), size()
        window.keys("F9")
        becomes(window, "the left panel alone", lambda x, end: x == left and end > 980)


@case
def f11_fills_the_screen_until_f11_or_escape():
    for key in "F11", "Escape":
        with Window(window_width=900, window_height=600) as window:
            before = settled("the small window", size)
            assert before[0] < 1000, before
            window.keys("F11")
            wait("the screen", size, lambda seen: seen == (1280, 800))
            # sway keeps the size of the screen for a window that is to be small again before it has drawn itself large.
            becomes(window, "a tree as wide as the screen", lambda x, end: end > 1200)
            tree_at_rest(window)
            window.keys(key)
            wait("the window", size, lambda seen: seen == before)


@case
def size_and_panels_are_remembered():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            resize(1150, 700)
            window.keys("F9")
            becomes(window, "a tree at the left edge", lambda x, end: x == 0)
            window.quit()
        with Window(home) as window:
            wait("the size", size, lambda seen: seen == (1150, 700))
            becomes(window, "a tree at the left edge", lambda x, end: x == 0 and end < 1000)
            window.keys("F9", "shift+F9")
            becomes(window, "the left panel alone", lambda x, end: x > 200 and end > 1100)
            window.quit()
        with Window(home) as window:
            becomes(window, "the left panel alone", lambda x, end: x > 200 and end > 1100)


@case
def whether_it_is_maximised_is_remembered():
    if not desktop.MAXIMISES:
        raise Skip("the compositor maximises no window")
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home, window_width=900, window_height=600) as window:
            before = settled("the small window", size)
            window.press("Maximize")
            wait("the screen", size, lambda seen: seen == (1280, 800))
            window.quit()
        with Window(home) as window:
            wait("the screen", size, lambda seen: seen == (1280, 800))
            window.keys("F11")
            window.until("a lecture", lambda seen: not seen.find("Timeline", "slider"))
            window.quit()
        with Window(home) as window:
            wait("the screen", size, lambda seen: seen == (1280, 800))
            window.press("Maximize|Restore")
            wait("the small window", size, lambda seen: seen == before)


@case
def the_speed_is_remembered():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            window.choose("Speed", "4 ×")
            window.quit()
        with Window(home) as window:
            window.until("the speed", lambda seen: "4 ×" in seen.find("Speed").words())


main()
