# SPDX-License-Identifier: GPL-3.0-or-later
"""The eight searches of the 2019 report, made in the window as a student makes them."""

import json
import pathlib

from tap import case, main
from fringe_window import Window

FILE = pathlib.Path(__file__).parent.parent / "cli/worked-examples.json"
HEURISTICS = {"manhattan": "Manhattan distance", "misplaced": "Misplaced tiles"}


def searches():
    """The published searches, with the number of their example."""
    report = [search for search in json.loads(FILE.read_text())["searches"] if search["source"] == "report-2019"]
    assert len(report) == 8
    starts = list(dict.fromkeys(search["start"] for search in report))
    return [(starts.index(search["start"]) + 1, search) for search in report]


def assert_counts(seen, expected):
    names = ("generated", "expanded", "open", "max_depth")
    assert seen.counts == tuple(expected[name] for name in names), (seen.counts, expected)


def assert_solved(window, search):
    expected = search["expect"]
    goal = expected["ids"][-1]
    step = expected["expanded"] + 1
    window.keys("g")
    seen = window.shows(step=f"Step {step} of {step}")
    assert seen.sentence == f"Node {goal} is the goal: {expected['cost']} moves."
    assert seen.node == f"Node {goal}"
    assert seen.values == f"g {expected['cost']} + h 0 = f {expected['cost']}"
    assert seen.board == search["goal"]
    assert_counts(seen, expected)
    printed = "✓ As printed in the report: {generated} generated, {expanded} expanded.".format(**expected)
    assert printed in seen.labels, seen.labels


def assert_published(preset):
    with Window() as window:
        for number, search in searches():
            heuristic = HEURISTICS[search["heuristic"]]
            seen = window.sample(f"Course report 2019, no. {number}")
            assert (seen.start, seen.goal) == (search["start"], search["goal"])
            assert seen.subtitle.endswith("Report 2019")
            if preset == "Textbook":
                window.choose("Rules", preset)
                seen = window.until(preset, lambda seen: not seen.subtitle.endswith("Report 2019"))
            subtitle = f"8-puzzle · A* · {heuristic}" + (f" · {preset}" if preset != "Textbook" else "")
            if seen.subtitle != subtitle:
                window.keys("h")
            window.shows(subtitle=subtitle, step="Start")
            assert_solved(window, search)


@case
def counts_and_costs_are_the_published_ones():
    assert_published("Report 2019")


@case
def the_rules_of_a_textbook_give_the_same_here():
    assert_published("Textbook")


main()
