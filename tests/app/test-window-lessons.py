# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons: played from stop to stop, left and come back to, and written."""

import pathlib
import re
import tempfile

from tap import case, main
from fringe_window import StartedWindow, Window, wait

LESSONS = pathlib.Path(__file__).resolve().parents[2] / "data" / "lessons"
BACK = "Back to the lesson"


def values(path, key):
    """In the order of the file."""
    return re.findall(rf"^{key}=(.*)$", path.read_text(), re.MULTILINE)


def at_stop(window, number, captions):
    return window.until(f"stop {number}", lambda seen: f"{number} / {len(captions)}" in seen.labels
                        and captions[number - 1] in seen.labels)


def at_step(window, number):
    return window.until(f"step {number}", lambda seen: seen.step.startswith(f"Step {number} "))


def open_lesson(window, path):
    window.press(re.escape(values(path, "Title")[0]))
    captions = values(path, "Caption")
    at_stop(window, 1, captions)
    return captions


@case
def every_lesson_is_played_from_the_first_stop_to_the_last():
    with StartedWindow() as window:
        for path in sorted(LESSONS.glob("*.fringe")):
            captions = open_lesson(window, path)
            for number in range(2, len(captions) + 1):
                window.keys("Page_Down")
                at_stop(window, number, captions)
            assert not window.look().can("The next stop")
            window.keys("alt+Home")


@case
def the_way_back_leads_through_the_same_stops():
    with StartedWindow() as window:
        captions = open_lesson(window, LESSONS / "2-heuristics.fringe")
        for number in range(2, len(captions) + 1):
            window.keys("Page_Down")
            at_stop(window, number, captions)
        for number in range(len(captions) - 1, 0, -1):
            window.keys("Page_Up")
            at_stop(window, number, captions)
        assert not window.look().can("The stop before")


@case
def arrows_explore_and_one_key_leads_back():
    with StartedWindow() as window:
        captions = open_lesson(window, LESSONS / "1-a-star.fringe")
        window.keys("Page_Down")
        at_stop(window, 2, captions)
        at_step(window, 1)
        window.keys("Right", "Right")
        window.until("the way back", lambda seen: seen.can(BACK) and seen.step.startswith("Step 3 "))
        window.keys("h")
        window.until("another heuristic", lambda seen: "Manhattan" in seen.subtitle)
        window.keys("o")
        window.until("the stop", lambda seen: seen.step.startswith("Step 1 of") and "Misplaced" in seen.subtitle)
        at_stop(window, 2, captions)


@case
def a_lesson_that_is_closed_asks_for_nothing():
    with StartedWindow() as window:
        open_lesson(window, LESSONS / "3-ties.fringe")
        window.press("Close the lesson")
        window.until("no lesson", lambda seen: not seen.can("The next stop"))
        window.quit()


def add_stop(window, number, caption):
    """The entry for its caption has the focus."""
    window.press("Add stop")
    window.until(f"stop {number}", lambda seen: seen.focused("text") and f"{number} / {number}" in seen.labels)
    window.type(caption)
    window.keys("Return")
    window.until(caption, lambda seen: caption in seen.labels)


@case
def a_lesson_is_written_and_played_again():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "mine.fringe"
        with Window() as window:
            window.keys("alt+p")
            window.press("New Lesson")
            window.until("the list", lambda seen: seen.find("Title of the lesson", "text"))
            add_stop(window, 1, "The start.")
            window.keys("Right", "Right")
            at_step(window, 2)
            add_stop(window, 2, "Two steps on.")
            window.keys("alt+Up")
            window.until("the other order", lambda seen: "1 / 2" in seen.labels)
            window.keys("ctrl+z")
            window.until("the first order", lambda seen: "2 / 2" in seen.labels)
            window.opens_window(lambda: window.keys("ctrl+s"))
            window.type(str(path))
            window.keys("Return")
            wait("the file", path.exists, bool)
            window.quit()
        text = path.read_text()
        assert "Caption=The start." in text and "Step=2" in text, text
        again = Window(None, path)
        again.title = "Fringe"
        with again as window:
            at_stop(window, 1, ["The start.", "Two steps on."])
            window.keys("Page_Down")
            at_stop(window, 2, ["The start.", "Two steps on."])
            at_step(window, 2)


@case
def a_lesson_that_is_wrong_is_refused_with_the_number_of_the_stop():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "wrong.fringe"
        path.write_text((LESSONS / "1-a-star.fringe").read_text().replace("Step=6", "Step=60"))
        with Window() as window:
            window.opens_window(lambda: window.keys("ctrl+o"))
            window.type(str(path))
            window.keys("Return")
            window.until("the reason", lambda seen: seen.label_like(".*Stop 8: Step 60 does not exist.*"))


main()
