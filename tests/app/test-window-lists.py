# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels on the right: long lists that scroll, and their links with the tree."""

import collections
import contextlib
import math
import tempfile

from fringe_window import TABS, Window, pasted_text, wait
from tap import case, main

def table(seen):
    """The list of rows that was opened last, which is further on in the window than that of the first panel."""
    return [thing for thing in seen.things if thing.name == "Nodes" and thing.role == "list" and thing.children][-1]


def rows(seen):
    """The texts of each row, top to bottom; of a long list, of those around the ones in sight."""
    return [row.words() for row in table(seen).children]


def row_of(seen, text):
    """The row that has a cell of this text."""
    return next((row for row in table(seen).children if text in row.words()), None)


def header(seen, name):
    above = seen.things[:seen.things.index(table(seen))]
    return [thing for thing in above if thing.name == name and thing.role == "label"][-1]


def selected(seen):
    return [row.words() for row in table(seen).children if "selected" in row.states]


def chosen_tab(seen):
    return next((name for name in TABS if "pressed" in seen.find(name, "button").states), None)


START = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"
GOAL = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"


@contextlib.contextmanager
def large():
    """A search that was stopped with half a million nodes on the frontier."""
    with Window(node_limit="uint32 1000000") as window:
        window.opens_window(lambda: window.keys("ctrl+n"))
        window.enter("Start", START)
        window.enter("Goal", GOAL)
        window.keys("Return")
        window.closes_window("New Puzzle")
        window.choose("Algorithm", "Breadth-first")
        window.keys("Escape", "g")
        window.until("the limit", lambda seen: seen.can("Continue"))
        window.keys("ctrl+2")
        window.until("many rows", lambda seen: len(rows(seen)) > 20)
        yield window


def scrolled(window):
    """How far the list may be scrolled, in pixels. Rows out of sight stay where they were last seen, perhaps as other rows,
    so that there may be more answers than the right one."""
    seen = window.look()
    _, top, _, height = window.reader.extents(table(seen))
    found = collections.Counter()
    for row in table(seen).children:
        place = window.reader.extents(row)
        if place and 0 <= place[1] - top < height:
            found[(int(row.words()[0]) - 1) * place[3] - (place[1] - top)] += 1
    return {pixels for pixels, count in found.items() if count > 15}


@case
def the_wheel_lands_where_it_is_sent_in_half_a_million_rows():
    with large() as window:
        x, y = window.on_screen(table(window.look()), 0.5, 0.3)
        click = math.floor(window.reader.extents(table(window.look()))[3] ** (2 / 3))
        wait("the first row", lambda: scrolled(window), lambda seen: 0 in seen)
        clicks = 0
        # The list was nowhere near the last place before.
        for more in 1, 3, 40, -7, 100, -20, 60:
            window.wheel(x, y, -more)
            clicks += more
            wait(f"{clicks} clicks", lambda: scrolled(window), lambda seen: clicks * click in seen)


@case
def a_list_and_the_tree_select_the_same_node():
    with Window() as window:
        window.keys(*["Right"] * 4, "ctrl+2")
        seen = window.until("rows", lambda seen: len(rows(seen)) == 6)
        assert table(seen).children[0].name == "Node 7, g 2, h 4, f 6, board ⁦12· 687 435⁩, step 3", table(seen).children[0].name
        window.until("no row selected", lambda seen: not selected(seen))
        window.click(*window.on_screen(row_of(window.look(), "⁦127 638 4·5⁩"), 0.5, 0.5))
        window.shows(node="Node 2")
        window.until("its row", lambda seen: [row[1] for row in selected(seen)] == ["2"])
        window.keys("Escape")
        window.panel("Lists", "Closed list")
        window.until("the row of the step", lambda seen: [row[2] for row in selected(seen)] == ["6"])
        window.keys("alt+Left")
        window.shows(node="Node 3")
        window.until("its row", lambda seen: [row[2] for row in selected(seen)] == ["3"])


@case
def each_tab_has_a_key_and_the_list_is_remembered():
    with tempfile.TemporaryDirectory() as home:
        with Window(home) as window:
            for name, heading in (("Closed list", "Closed list, newest first"), ("Solution", "Path from the start"),
                                  ("Duplicates", "Duplicates, newest first")):
                window.panel("Lists", name)
                window.until(heading, lambda seen: heading in seen.labels)
            for tab in "Quiz", "Analysis", "Code", "Explain":
                window.panel(tab)
                window.until(tab, lambda seen: chosen_tab(seen) == tab)
            window.keys("shift+F9", "ctrl+2")
            window.until("the list shown last", lambda seen: "Duplicates, newest first" in seen.labels)
            window.panel("Lists", "Frontier")
            window.until("the panel", lambda seen: "Frontier, best first" in seen.labels)
            window.quit()
        with Window(home) as window:
            window.keys("Right")
            window.until("the frontier", lambda seen: [row[1] for row in rows(seen)] == ["3", "4", "1", "2"])


@case
def a_click_on_a_header_sorts_and_another_turns_it_round():
    with Window() as window:
        window.keys(*["Right"] * 4, "ctrl+2")
        window.until("rows", lambda seen: [row[1] for row in rows(seen)] == ["7", "9", "1", "2", "5", "8"])
        seen = window.look()
        for expected in ["1", "2", "5", "7", "8", "9"], ["9", "8", "7", "5", "2", "1"]:
            window.click(*window.on_screen(header(window.look(), "id"), 0.5, 0.5))
            window.until(str(expected), lambda seen: [row[1] for row in rows(seen)] == expected)


@case
def a_filter_shows_what_passes_and_says_what_it_does_not_understand():
    with Window() as window:
        window.keys(*["Right"] * 4, "ctrl+2")
        window.until("rows", lambda seen: len(rows(seen)) == 6)
        entries = [thing for thing in window.look().things if thing.name == "Filter"]
        window.click(*window.on_screen(entries[0], 0.5, 0.5))
        window.type("f = 8, h > 6")
        window.until("two rows", lambda seen: [row[1] for row in rows(seen)] == ["1", "2"])
        window.type("x = 3")
        window.until("a message", lambda seen: seen.label_like("“x = 3” is not understood.*"))
        window.type("g = 99")
        window.until("no row", lambda seen: "No node matches the filter." in seen.labels)


@case
def ctrl_c_copies_what_has_the_focus():
    with Window() as window:
        window.keys(*["Right"] * 4, "ctrl+2")
        window.until("rows", lambda seen: len(rows(seen)) == 6)
        window.click(*window.on_screen(row_of(window.look(), "⁦127 638 4·5⁩"), 0.5, 0.5))
        window.shows(node="Node 2")
        window.keys("ctrl+c")
        window.until("the word", lambda seen: "The selected rows are on the clipboard." in seen.labels)
        assert pasted_text() == "4\t2\t1\t7\t8\t1 2 7 6 3 8 4 0 5\t1", repr(pasted_text())
        entries = [thing for thing in window.look().things if thing.name == "Filter"]
        window.click(*window.on_screen(entries[0], 0.5, 0.5))
        window.type("f = 8")
        window.keys("ctrl+a", "ctrl+c")
        assert pasted_text() == "f = 8"
        window.keys("F6", "ctrl+c")
        window.until("the word", lambda seen: "The picture of the tree is on the clipboard." in seen.labels)


@case
def ctrl_c_copies_the_picture_where_a_sentence_has_the_focus():
    with Window() as window:
        window.keys("Right")
        window.shows(step="Step 1 of 9")
        window.keys(*["Tab"] * 13)
        window.until("a sentence", lambda seen: seen.focused("label"))
        window.keys("ctrl+c")
        window.until("the word", lambda seen: "The picture of the tree is on the clipboard." in seen.labels)


@case
def the_list_follows_step_by_step():
    with Window() as window:
        window.panel("Lists", "Duplicates")
        window.keys(*["Right"] * 4)
        seen = window.until("three duplicates", lambda seen: [row[1] for row in rows(seen)] == ["6", "4", "3"])
        assert table(seen).children[2].name == "step 2, parent 3, move Right, repeats 0, verdict dropped", table(seen).children[2].name
        window.until("why", lambda seen: "Up leads back to node 3 and is dropped." in seen.labels)
        window.keys("Left", "Left")
        window.until("one", lambda seen: [row[1] for row in rows(seen)] == ["3"])


main()
