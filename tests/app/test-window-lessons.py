# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons: played from stop to stop, left and come back to, and written."""

import pathlib
import re
import tempfile

from tap import case, main
from fringe_window import DEADLINE, StartedWindow, Window, desktop, settled, wait

LESSONS = pathlib.Path(__file__).resolve().parents[2] / "data" / "lessons"
BACK = "Back to the lesson"
QUESTION = "Unsaved Changes"


def values(path, key):
    """In the order of the file."""
    return re.findall(rf"^{key}=(.*)$", path.read_text(), re.MULTILINE)


def place(number, n):
    return f"{number} / {n}" + (" · end" if number == n else "")


def at_stop(window, number, captions):
    return window.until(f"stop {number}", lambda seen: place(number, len(captions)) in seen.labels
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
def the_stop_that_is_shown_is_in_sight_in_the_list():
    with StartedWindow() as window:
        captions = open_lesson(window, LESSONS / "1-a-star.fringe")
        window.press("Edit the lesson")
        window.until("the list", lambda seen: seen.find("Title of the lesson", "text"))

        def is_in_sight(seen, caption):
            rows = [thing for thing in seen.find("Stops", "list").all() if thing.name == caption]
            parts = [window.reader.extents(thing) for thing in (seen.find("Title of the lesson"), rows[0], seen.find("First step"))]
            if not all(parts):
                return False
            (_, above, _, height), (_, top, _, down), (_, below, _, _) = parts
            return above + height <= top and top + down <= below

        for number in range(2, len(captions) + 1):
            window.keys("Page_Down")
            at_stop(window, number, captions)
            window.until("its row", lambda seen: is_in_sight(seen, captions[number - 1]))


@case
def the_way_back_leads_through_the_same_stops():
    with StartedWindow() as window:
        captions = open_lesson(window, LESSONS / "2-heuristics.fringe")
        for number in range(2, len(captions) + 1):
            window.keys("Page_Down")
            seen = at_stop(window, number, captions)
        assert seen.find("The stop before").description == "The stop before (Page Up)"
        for number in range(len(captions) - 1, 0, -1):
            window.keys("Page_Up")
            at_stop(window, number, captions)
        assert not window.look().can("The stop before")


@case
def the_end_of_a_lesson_leads_to_the_others():
    with StartedWindow() as window:
        captions = open_lesson(window, LESSONS / "3-ties.fringe")
        for number in range(2, len(captions) + 1):
            window.keys("Page_Down")
            seen = at_stop(window, number, captions)
        assert not seen.can("The next stop")
        window.press("Lessons")
        window.until("the start page", lambda seen: seen.can("Back to the Puzzle"))


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
        assert "Question" in window.look().labels
        window.keys("F11")
        window.until("the lecture", lambda seen: not seen.can("The next stop") and "Question" in seen.labels)
        window.keys("Page_Down")
        window.until("no question", lambda seen: captions[2] in seen.labels and "Question" not in seen.labels)


@case
def a_lesson_that_is_closed_asks_for_nothing():
    with StartedWindow() as window:
        open_lesson(window, LESSONS / "3-ties.fringe")
        window.press("Close the lesson")
        window.until("no lesson", lambda seen: not seen.can("The next stop"))
        window.quit()


def add_stop(window, number, caption):
    """By the button or by the key: the entry for its caption has the focus."""
    if number == 1:
        window.press("Add stop")
    else:
        window.keys("Insert")
    window.until(f"stop {number}", lambda seen: seen.focused("text") and place(number, number) in seen.labels)
    window.type(caption)
    window.keys("Return")
    window.until(caption, lambda seen: caption in seen.labels)


@case
def a_lesson_is_written_and_played_again():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "mine.fringe"
        with Window() as window:
            write_lesson(window)
            add_stop(window, 1, "The start.")
            window.keys("Right", "Right")
            at_step(window, 2)
            window.keys("shift+m")
            add_stop(window, 2, "Two steps on.")
            window.keys("alt+Up")
            window.until("the other order", lambda seen: "1 / 2" in seen.labels)
            window.keys("ctrl+z")
            window.until("the first order", lambda seen: place(2, 2) in seen.labels)
            window.opens_window(lambda: window.keys("ctrl+s"))
            window.type_path(path)
            window.keys("Return")
            wait("the file", path.exists, bool)
            wait("the lesson's window", desktop.active_title, lambda seen: seen == "mine — Fringe")
            window.quit()
        text = path.read_text()
        assert "Caption=The start." in text and "Step=2\nMarked=" in text, text
        with Window(None, path) as window:
            at_stop(window, 1, ["The start.", "Two steps on."])
            assert window.look().title == "mine" and window.look().subtitle.startswith("Lesson · ")
            window.keys("Page_Down")
            at_stop(window, 2, ["The start.", "Two steps on."])
            at_step(window, 2)
            export(window, "Handout: room for notes (PDF)", pathlib.Path(folder) / "mine.pdf", b"%PDF")
            export(window, "Page that goes from stop to stop (HTML)", pathlib.Path(folder) / "mine.html",
                   b"<!DOCTYPE html>")


def export(window, form, path, begins):
    window.keys("ctrl+alt+l")
    window.shows_window("Export Lesson")
    window.choose("Format", form)
    window.opens_window(lambda: window.press("Save…"))
    seen = window.asks_for_name()
    assert window.reader.text(seen.focused()) == path.name
    window.type_path(path)
    window.keys("Return")
    window.until("the word", lambda seen: f"Saved {path}." in seen.labels and not seen.window("Export Lesson"))
    assert path.read_bytes().lower().startswith(begins.lower())


def drag_stop(window, moved, to, order):
    """Drags the stop of one caption to that of another, again where the pointer was let go before the drag had begun.
    On a busy machine the order may have come after the last look: dragging once more would undo it."""
    def stops():
        return {label.name: label for label in window.look().find("Stops", "list").all() if label.name in order}

    def attempt():
        seen = stops()
        if [*seen] == order:
            return order
        window.drag(window.on_screen(seen[moved], 0.5, 0.5), window.on_screen(seen[to], 0.5, 0.5))
        return settled("the order", lambda: [*stops()])

    wait(order, attempt, lambda seen: seen == order)


@case
def a_stop_is_dragged_to_another_place():
    with Window() as window:
        write_lesson(window)
        for number, caption in enumerate(["First.", "Second.", "Third."], 1):
            add_stop(window, number, caption)
        drag_stop(window, "First.", "Third.", ["Second.", "Third.", "First."])
        window.until("its place", lambda seen: place(3, 3) in seen.labels)
        drag_stop(window, "Third.", "Second.", ["Third.", "Second.", "First."])


def write_lesson(window):
    window.keys("alt+p")
    window.press("New Lesson")
    window.until("the list", lambda seen: seen.find("Title of the lesson", "text"))


def asks(window, act, answer):
    """Before something else is opened. What offers to recover has a button that is called so, too, hidden."""
    act()
    window.shows_window(QUESTION)
    window.press(answer, -1)
    window.until("no question", lambda seen: not seen.window(QUESTION))
    # The keys that follow would be lost between two windows.
    wait("the window", desktop.active_title, lambda seen: seen not in ("", QUESTION))


def open_recent(window, name):
    window.keys("alt+p")
    window.press("Open Recent")
    window.press(name)


@case
def a_lesson_that_is_not_saved_is_asked_for_before_anything_else_comes():
    with tempfile.TemporaryDirectory() as home:
        first = pathlib.Path(home) / "first.fringe"
        first.write_text((LESSONS / "3-ties.fringe").read_text())
        with Window(home, first) as window:
            title = values(first, "Title")[0]
            window.until("the lesson", lambda seen: seen.title == title)
            write_lesson(window)
            add_stop(window, 1, "Mine.")
            asks(window, lambda: open_recent(window, "first.fringe"), "Cancel")
            asks(window, lambda: window.keys("ctrl+w"), "Cancel")
            window.keys("alt+Home")
            asks(window, lambda: window.press("Course report 2019, no. 1.*"), "Cancel")
            asks(window, lambda: window.press(re.escape(title)), "Discard")
            window.until("the other", lambda seen: "1 / 12" in seen.labels and seen.title == title)
            write_lesson(window)
            add_stop(window, 1, "Mine, too.")
            asks(window, lambda: open_recent(window, "first.fringe"), "Discard")
            window.shows_window("first — Fringe")
            window.quit()


@case
def a_note_is_there_at_every_stop_that_it_belongs_to_and_is_saved_with_the_lesson():
    with tempfile.TemporaryDirectory() as home:
        path = pathlib.Path(home) / "noted.fringe"
        path.write_text((LESSONS / "2-heuristics.fringe").read_text())
        captions = values(path, "Caption")
        with Window(home, path) as window:
            at_stop(window, 1, captions)
            window.keys("shift+i")
            window.until("the note", lambda seen: seen.focused("text"))
            window.type("Ask the class")
            window.keys("Escape", "Escape")
            window.until("the mark", lambda seen: seen.find("Unsaved changes"))
            window.keys("End")
            asks(window, lambda: window.keys("ctrl+q"), "Cancel")
            window.keys("ctrl+s")
            window.shows_window("noted — Fringe")
            window.quit()
        assert "0=Ask the class" in path.read_text()
        with Window(home, path) as window:
            window.keys("i")
            window.until("the note", lambda seen: "Ask the class" in seen.labels)


@case
def a_lesson_is_there_again_after_a_crash_with_what_was_half_typed():
    with tempfile.TemporaryDirectory() as home:
        with Window(home) as window:
            write_lesson(window)
            add_stop(window, 1, "The start.")
            window.keys("Right")
            at_step(window, 1)
            window.press("Add stop")
            window.until("stop 2", lambda seen: seen.focused("text") and place(2, 2) in seen.labels)
            window.type("Half a sen")
            wait("the text on disk", lambda: [path.read_text() for path in pathlib.Path(home).glob(
                "state/fringe/unsaved/*/session.fringe")], lambda texts: "Caption=Half a sen\n" in texts[0])
            window.kill()
        with StartedWindow(home) as window:
            window.until("the offer", lambda seen: "Fringe ended before “New lesson” was saved." in seen.labels)
            window.press("Recover")
            at_stop(window, 2, ["The start.", "Half a sen"])
            at_step(window, 1)
            window.until("the list", lambda seen: seen.find("Title of the lesson", "text"))
            window.keys("ctrl+q")
            window.shows_window(QUESTION)
            window.keys("alt+d")
            assert window.process.wait(DEADLINE) == 0


@case
def a_lesson_that_is_wrong_is_refused_with_the_number_of_the_stop():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "wrong.fringe"
        path.write_text((LESSONS / "1-a-star.fringe").read_text().replace("Step=6", "Step=60"))
        with Window() as window:
            window.opens_window(lambda: window.keys("ctrl+o"))
            window.asks_for_file()
            window.type_path(path)
            window.keys("Return")
            window.until("the reason", lambda seen: seen.label_like(".*Stop 8: Step 60 does not exist.*"))


main()
