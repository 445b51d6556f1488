# SPDX-License-Identifier: GPL-3.0-or-later
"""What is chosen once: it holds at once, and when the program runs again."""

import pathlib
import tempfile

from tap import case, main
from fringe_window import StartedWindow, Window

PREFERENCES = "Preferences"


def open_preferences(window):
    window.keys("ctrl+comma")
    return window.shows_window(PREFERENCES)


def close_preferences(window):
    window.keys("Escape")
    return window.closes_window(PREFERENCES)


def settings(home):
    return (pathlib.Path(home) / "config/glib-2.0/settings/keyfile").read_text()


@case
def each_choice_has_a_name():
    with Window() as window:
        seen = open_preferences(window)
        for name in ("Theme", "Moves on Edges", "Rules to Begin With"):
            assert seen.find(name, "combo box"), name
        for name in ("Animation", "Map", "Follow the Step"):
            assert any(thing.name == name and "checked" in thing.states for thing in seen.things), name
        assert seen.find("Node Limit", "spin button")
        close_preferences(window)


@case
def the_main_menu_leads_there():
    with Window() as window:
        window.keys("F10")
        window.press("Preferences")
        window.shows_window(PREFERENCES)
        close_preferences(window)


@case
def they_are_kept():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            open_preferences(window)
            window.choose("Theme", "Dark")
            window.choose("Moves on Edges", "Letters: U, D, L, R")
            close_preferences(window)
            window.quit()
        assert "color-scheme='dark'" in settings(home), settings(home)
        assert "tree-moves='letters'" in settings(home), settings(home)
        with Window(home) as window:
            seen = open_preferences(window)
            assert "Dark" in seen.find("Theme", "combo box").words()
            assert "Letters: U, D, L, R" in seen.find("Moves on Edges", "combo box").words()
            close_preferences(window)


@case
def a_puzzle_that_brings_no_rules_has_the_first_ones():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with StartedWindow(home) as window:
            window.until("the start page", lambda seen: seen.focused("button"))
            open_preferences(window)
            window.choose("Rules to Begin With", "Paper 2021")
            close_preferences(window)
            assert "What will you show today?" in window.look().labels
            window.keys("ctrl+n")
            window.shows_window("New Puzzle")
            window.keys("Return")
            window.closes_window("New Puzzle")
            window.until("the rules", lambda seen: seen.subtitle and seen.subtitle.endswith(" · Paper 2021"))
        with Window(home) as window:
            window.until("the rules", lambda seen: seen.subtitle.endswith(" · Paper 2021"))


@case
def a_limit_that_is_half_typed_holds():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            open_preferences(window)
            window.keys("alt+n")
            window.until("the field", lambda seen: seen.focused("spin button", "text"))
            window.type("12,000")
            close_preferences(window)
            window.quit()
        assert "node-limit=12000" in settings(home), settings(home)


main()
