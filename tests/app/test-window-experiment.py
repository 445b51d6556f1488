# SPDX-License-Identifier: GPL-3.0-or-later
"""Experiments: means over many boards."""

import csv

from fringe_window import Window
from tap import case, main

TITLE = "Experiment"


def open_dialog(window):
    window.keys("ctrl+shift+m")
    return window.shows_window(TITLE)


def can(seen, name):
    return "sensitive" in seen.find(name, "button").states


def small(window):
    open_dialog(window)
    window.enter("Depths", "3,4")
    window.press("Search")
    return window.until("the rows", lambda seen: "Breadth-first" in seen.labels and can(seen, "Search"))


def save_as(window, path):
    window.opens_window(lambda: window.press("Save…"))
    window.asks_for_name()
    window.type_path(path)
    window.keys("Return")
    return window.until("the word", lambda seen: f"Saved {path}." in seen.labels)


@case
def the_table_of_a_book_is_searched_and_saved():
    with Window() as window:
        seen = small(window)
        assert any(label.startswith("Counted are all successors") for label in seen.labels), seen.labels
        table, chart = window.home / "means.csv", window.home / "means.svg"
        save_as(window, table)
        rows = list(csv.DictReader(table.open()))
        assert [row["depth"] for row in rows] == ["3"] * 3 + ["4"] * 3
        assert [row["used"] for row in rows] == ["8"] * 3 + ["16"] * 3
        assert all(row["standard_error"] == "0.0" for row in rows)
        save_as(window, chart)
        assert "Moves to the goal" in chart.read_text()


@case
def a_long_one_is_cancelled_and_what_is_known_stays():
    with Window() as window:
        open_dialog(window)
        window.click(*window.place("All", roles=["check box"]))
        window.until("all boards", lambda seen: "checked" in seen.find("All", "check box").states)
        window.press("Search")
        window.until("the first rows", lambda seen: "Breadth-first" in seen.labels[seen.labels.index("Std. error"):])
        window.press("Cancel")
        seen = window.until("the end", lambda seen: "Cancelled. What was known by then is shown." in seen.labels)
        assert any(label.startswith("Only ") for label in seen.labels), seen.labels
        assert can(seen, "Save…")


@case
def what_was_chosen_and_what_came_out_stay_when_it_is_closed():
    with Window() as window:
        small(window)
        window.choose("What to search", "My own choice")
        window.until("the heuristics", lambda seen: seen.find("Misplaced tiles", "check box"))
        window.click(*window.place("Misplaced tiles", roles=("check box",)))
        window.until("the choice", lambda seen: "checked" not in seen.find("Misplaced tiles", "check box").states)
        window.keys("Escape")
        window.closes_window(TITLE)
        seen = open_dialog(window)
        assert "Breadth-first" in seen.labels, seen.labels
        assert can(seen, "Save…")
        assert "checked" not in seen.find("Misplaced tiles", "check box").states
        assert "checked" in seen.find("Manhattan distance", "check box").states


@case
def what_cannot_be_searched_is_told():
    with Window() as window:
        open_dialog(window)
        window.enter("Depths", "4..2")
        window.press("Search")
        window.until("what is wrong", lambda seen: seen.label_like("“4..2” is not a list of depths.*"))
        window.enter("Depths", "32")
        window.press("Search")
        window.until("the farthest", lambda seen: "No board is at depth 32: the farthest are at depth 31." in seen.labels)
        window.choose("What to search", "My own choice")
        window.until("the heuristics", lambda seen: seen.find("Misplaced tiles", "check box"))
        for name in ("Misplaced tiles", "Manhattan distance"):
            window.click(*window.place(name, roles=("check box",)))
        window.press("Search")
        window.until("what lacks", lambda seen: seen.label_like("Choose at least one algorithm.*"))


main()
