# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions for an exam that leave the window."""

from tap import case, main
from fringe_window import Window

QUESTIONS = "Export Questions"


def type_number(window, key, number):
    """Into the field that Alt and a letter go to."""
    window.keys(f"alt+{key}")
    window.until("the field", lambda seen: seen.focused("text", "spin button"))
    window.keys("ctrl+a")
    window.type(number)


def save_questions(window, path):
    window.opens_window(lambda: window.press("Save…"))
    seen = window.until("the name", lambda seen: seen.focused() and seen.focused().name == "Name:")
    assert window.reader.text(seen.focused()) == path.name
    window.type(str(path))
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
        window.enter("Title", "Search")
        type_number(window, "n", "6")
        type_number(window, "s", "7")
        text = save_questions(window, window.home / "Search.gift")
        assert "$CATEGORY: $course$/top/Search\n" in text
        assert text.count("::[html]") >= 6
        assert "A successor is dropped if its board was generated before." in text
        window.keys("ctrl+alt+q")
        window.shows_window(QUESTIONS)
        window.choose("Format", "LaTeX, class exam")
        type_number(window, "n", "2")
        text = save_questions(window, window.home / "exam.tex")
        assert text.count("\\question[") == 2 and "\\documentclass[a4paper,addpoints]{exam}" in text


main()
