# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions for an exam that leave the window."""

import os
import subprocess

from tap import case, main
from fringe_window import Window

QUESTIONS = "Export Questions"


def fill_in(window, key, text):
    """Types into the field that Alt and a letter go to."""
    window.keys(f"alt+{key}")
    window.until("the field", lambda seen: seen.focused("text", "spin button"))
    window.keys("ctrl+a")
    window.type(text)


def save_questions(window, path):
    window.opens_window(lambda: window.press("Save…"))
    seen = window.asks_for_name()
    assert window.reader.text(seen.focused()) == path.name
    window.type_path(path)
    window.keys("Return")
    window.until("the word", lambda seen: f"Saved {path}." in seen.labels and not seen.window(QUESTIONS))
    return path.read_text()


@case
def questions_for_an_exam_go_by_the_rules_of_the_search():
    with Window() as window:
        window.sample("Course report 2019, no. 2")
        window.keys("ctrl+alt+q")
        window.shows_window(QUESTIONS)
        window.choose("Format", "GIFT (without pictures)")
        fill_in(window, "l", "Search")
        fill_in(window, "m", "6")
        fill_in(window, "s", "7")
        text = save_questions(window, window.home / "Search.gift")
        assert "$CATEGORY: $course$/top/Search\n" in text
        assert text.count("::[html]") >= 6
        assert "A successor is dropped if its board was generated before." in text
        window.keys("ctrl+alt+q")
        window.shows_window(QUESTIONS)
        window.choose("Format", "LaTeX, class exam")
        fill_in(window, "m", "2")
        text = save_questions(window, window.home / "exam.tex")
        assert text.count("\\question[") == 2 and "\\documentclass[a4paper,addpoints]{exam}" in text


def by_command_line(title, *options):
    return subprocess.run([os.environ["FRINGE_CLI"], "exam", "--quiet", "--output", "-", "--as", "gift", "--title", title,
                           "--preset", "report-2019", "--goal", "1 2 0 4 8 7 3 6 5", *options],
                          check=True, capture_output=True, text=True).stdout


@case
def the_command_line_asks_the_same_with_traits_and_without():
    with Window() as window:
        window.sample("Course report 2019, no. 2")
        window.keys("ctrl+alt+q")
        window.shows_window(QUESTIONS)
        window.choose("Format", "GIFT (without pictures)")
        fill_in(window, "l", "Usual")
        assert save_questions(window, window.home / "Usual.gift") == by_command_line("Usual")
        window.keys("ctrl+alt+q")
        window.shows_window(QUESTIONS)
        window.choose("Format", "GIFT (without pictures)")
        fill_in(window, "l", "Ties")
        window.keys("alt+b")
        window.until("the traits", lambda seen: seen.find("A tie that matters", "check box"))
        window.click(*window.place("A tie that matters", roles=["check box"]))
        window.until("the check", lambda seen: "checked" in seen.find("A tie that matters", "check box").states)
        assert save_questions(window, window.home / "Ties.gift") == by_command_line("Ties", "--trait", "tie")


@case
def that_nothing_is_asked_about_is_said():
    with Window() as window:
        window.keys("ctrl+alt+q")
        seen = window.shows_window(QUESTIONS)
        for box in [thing for thing in seen.things if thing.role == "check box" and "checked" in thing.states]:
            window.click(*window.on_screen(box, 0.1, 0.5))
        window.press("Save…")
        window.until("what is missing", lambda seen: "Check what is asked about." in seen.labels)


main()
