# SPDX-License-Identifier: GPL-3.0-or-later
"""The start page: what a newcomer sees first, and how it is left and come back to."""

import os
import pathlib
import subprocess
import tempfile

from tap import case, main
from fringe_window import LONG_SESSION, StartedWindow, Window, copied, desktop, wait

QUESTION = "What will you show today?"
FIRST, SECOND = "Course report 2019, no. 1", "Course report 2019, no. 2"
N_LESSONS, N_EXAMPLES = 9, 7
N_CARDS = N_LESSONS + 1 + N_EXAMPLES


def shows_page(window):
    return window.until("the start page", lambda seen: QUESTION in seen.labels and seen.focused("button"))


def goes_to_examples(window):
    """The lessons, which are one stop of Tab, and the exercise come before them."""
    window.keys("Tab", "Tab")
    return window.until("the first example", lambda seen: seen.focused("button").name == FIRST)


def shows_session(window, **expected):
    seen = window.shows(**expected)
    assert QUESTION not in seen.labels
    return seen


def recent_names(seen):
    """Of the sessions on the page."""
    return [thing.name for thing in seen.things if thing.role == "list item" and thing.children]


@case
def a_newcomer_chooses_an_example_with_the_keyboard():
    with StartedWindow() as window:
        assert shows_page(window).focused().name == "A* in twelve stops"
        seen = goes_to_examples(window)
        assert seen.focused().description == "Both heuristics expand the same seven nodes."
        window.keys("Right")
        window.until("the next example", lambda seen: seen.focused().name == SECOND)
        assert window.moves_focus("Left").name == FIRST
        # All examples are one stop of Tab, and all lessons; then come the buttons above them.
        stops = [window.moves_focus("Tab").name for _ in range(7)]
        assert stops[-6:] == ["Open…", "New Lesson", "New Puzzle…", "A* in twelve stops", "Be A*", FIRST], stops
        window.keys("Return")
        seen = shows_session(window, title=FIRST, step="Start")
        assert not seen.label_like("This example brings its own rules.*") and not seen.can("Undo")
        assert seen.subtitle == "8-puzzle · A* · Manhattan distance · Report 2019"
        window.until("the focus on the tree", lambda seen: seen.focused().path == seen.tree.path)


@case
def escape_goes_back_to_a_session_and_nowhere_without_one():
    with StartedWindow() as window:
        shows_page(window)
        window.keys("Escape")
        goes_to_examples(window)
        window.keys("Right", "Return")
        shows_session(window, title=SECOND)
        window.keys("Right", "Right")
        window.shows(step="Step 2 of 9")
        window.keys("alt+Home")
        seen = shows_page(window)
        assert not seen.can("Step")
        window.keys("g", "ctrl+z", "Escape")
        shows_session(window, title=SECOND, step="Step 2 of 9")
        window.keys("alt+Home")
        shows_page(window)
        window.press("Back to the Puzzle")
        shows_session(window, title=SECOND, step="Step 2 of 9")


@case
def a_student_begins_to_be_a_star_with_the_keyboard():
    with StartedWindow() as window:
        shows_page(window)
        window.keys("Tab")
        seen = window.until("the exercise", lambda seen: seen.focused("button").name == "Be A*")
        assert seen.focused().description.startswith("Choose the node to expand")
        window.keys("Return")
        window.shows_window("Be A*")


@case
def the_start_page_has_a_star_whatever_was_searched_last():
    with Window() as window:
        window.choose("Algorithm", "IDA*")
        window.keys("alt+Home")
        shows_page(window)
        window.keys("ctrl+shift+a")
        window.shows_window("Be A*")
        window.until("the rules", lambda seen: seen.label_like(r"A\*\s·\sManhattan\sdistance\s·\s.*"))


def type_puzzle(window, board):
    window.keys("ctrl+n")
    window.shows_window("New Puzzle")
    window.type(board)
    window.keys("Return")
    window.closes_window("New Puzzle")
    return window.until(board, lambda seen: seen.start == board and seen.focused("tree"))


@case
def undo_goes_back_to_what_was_seen_and_no_further():
    with StartedWindow() as window:
        shows_page(window)
        type_puzzle(window, "1 2 3 4 5 6 7 0 8")
        window.keys("ctrl+z")
        window.keys("Right")
        window.shows(start="1 2 3 4 5 6 7 0 8", step="Step 1 of 2")
        window.keys("alt+Home")
        shows_page(window)
        window.keys("ctrl+z")
        goes_to_examples(window)
        window.keys("Right", "Return")
        shows_session(window, title=SECOND, step="Start")
        window.keys("ctrl+z")
        shows_session(window, start="1 2 3 4 5 6 7 0 8", step="Step 1 of 2")
        window.keys("alt+Home")
        shows_page(window)
        window.keys("ctrl+shift+z", "Escape")
        shows_session(window, start="1 2 3 4 5 6 7 0 8", step="Step 1 of 2")
        window.keys("ctrl+shift+z")
        shows_session(window, title=SECOND, step="Start")


@case
def what_is_chosen_takes_the_place_of_the_page():
    with StartedWindow() as window:
        shows_page(window)
        window.keys("ctrl+n")
        window.shows_window("New Puzzle")
        window.keys("Escape")
        window.closes_window("New Puzzle")
        shows_page(window)
        with copied("1 2 3 4 5 6 7 0 8"):
            window.keys("ctrl+v")
            shows_session(window, start="1 2 3 4 5 6 7 0 8", goal="1 2 3 4 5 6 7 8 0")


@case
def a_new_puzzle_has_the_usual_goal():
    with StartedWindow() as window:
        shows_page(window)
        window.keys("ctrl+n")
        seen = window.shows_window("New Puzzle")
        assert seen.find("Goal board").description == "1 2 3 4 5 6 7 8 0"
        assert seen.label_like("The goal can be reached.*")
        window.type("2 1 3 4 5 6 7 8 0")
        window.keys("Return")
        window.closes_window("New Puzzle")
        shows_session(window, start="2 1 3 4 5 6 7 8 0", goal="1 2 3 4 5 6 7 8 0")


@case
def what_is_no_board_is_told_on_the_page():
    with StartedWindow() as window:
        shows_page(window)
        with copied("no board"):
            window.keys("ctrl+v")
            why = "Line 1, column 1: “no” is neither a number nor a blank."
            window.until("why", lambda seen: QUESTION in seen.labels and why in seen.labels)


@case
def a_file_or_a_board_on_the_command_line_goes_straight_there():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        (pathlib.Path(home) / "long.fringe").write_text(LONG_SESSION)
        with Window(home, "long.fringe") as window:
            shows_session(window, title="long")
    with StartedWindow() as window:
        shows_page(window)
        subprocess.run([os.environ["FRINGE"], "--start", "1 2 3 4 5 6 0 7 8"], env=window.environment(), check=True)
        shows_session(window, title="My puzzle", start="1 2 3 4 5 6 0 7 8", goal="1 2 3 4 5 6 7 8 0")


@case
def wrong_boards_on_the_command_line_are_told():
    for words, sentence in {
        ("--start", "1 2 3"): "--start: ",
        ("--start", "1 2 3 4 5 6 7 8 0", "--goal", "1 2 2"): "--goal: ",
        ("--start", "1 2 3 4 5 6 7 8 0", "--goal", "1 2 3 0"): "--goal: Start and goal differ in size.",
        ("--goal", "1 2 3 4 5 6 7 8 0"): "--goal: ",
    }.items():
        done = subprocess.run([os.environ["FRINGE"], *words], capture_output=True, text=True)
        assert done.returncode == 1 and not done.stdout, done
        assert done.stderr.startswith("fringe: " + sentence) and done.stderr.count("\n") == 1, done.stderr


@case
def sessions_used_lately_are_opened_and_taken_off_the_list():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        paths = [pathlib.Path(home) / f"{name}.fringe" for name in ("one", "two")]
        remembered = pathlib.Path(home) / "data/recently-used.xbel"
        for path in paths:
            path.write_text(LONG_SESSION)
            with Window(home, path) as window:
                window.shows(title=path.stem)
                wait("word of it", lambda: remembered.exists() and path.name in remembered.read_text(), bool)
        with StartedWindow(home) as window:
            seen = window.until("both sessions", lambda seen: sorted(recent_names(seen)) == ["one", "two"])
            window.until("what is in them", lambda seen: seen.label_like("15-puzzle") and "A* · Manhattan distance" in seen.labels)
            first, second = recent_names(seen)
            window.keys("Tab", "Tab", "Tab")
            window.until("the focus on it", lambda seen: seen.focused("list item").name == first)
            window.keys("Delete")
            window.until("the other", lambda seen: recent_names(seen) == [second])
            assert all(path.exists() for path in paths)
            window.until("the focus on it", lambda seen: seen.focused("list item").name == second)
            window.keys("Return")
            shows_session(window, title=second)


@case
def pictures_are_kept_and_made_anew_where_they_are_broken():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        def pictures():
            return sorted(pathlib.Path(home).glob("cache/fringe/examples/*.png"))

        with StartedWindow(home) as window:
            shows_page(window)
            wait("all pictures", pictures, lambda seen: len(seen) == N_CARDS)
            window.quit()
        before = {path: path.read_bytes() for path in pictures()}
        kept, broken = pictures()[:2]
        kept_at = kept.stat().st_mtime_ns
        broken.write_bytes(b"\x89PNG\r\n\x1a\nnone")
        with StartedWindow(home) as window:
            shows_page(window)
            wait("the picture", broken.read_bytes, lambda seen: seen == before[broken])
            assert kept.stat().st_mtime_ns == kept_at
            window.quit()


@case
def it_is_dark_where_the_window_is():
    with StartedWindow(color_scheme="'dark'") as window:
        shows_page(window)
        wait("dark pictures", lambda: list(window.home.glob("cache/fringe/examples/*-dark-*.png")), lambda seen: len(seen) == N_CARDS)
        assert not list(window.home.glob("cache/fringe/examples/*-light-*.png"))


@case
def right_is_hinted_at_until_it_was_pressed_once():
    hint = "Press the right arrow key: the search makes a step."
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with StartedWindow(home) as window:
            shows_page(window)
            goes_to_examples(window)
            window.keys("Return")
            window.until("the hint", lambda seen: seen.title == FIRST and hint in seen.labels)
            window.keys("g")
            window.until("no hint at the goal", lambda seen: not seen.can("Step") and hint not in seen.labels)
            window.keys("Left")
            window.until("no hint over nodes", lambda seen: seen.can("Step") and hint not in seen.labels)
            window.keys("Home")
            window.until("the hint", lambda seen: hint in seen.labels)
            window.keys("Right")
            window.until("no hint", lambda seen: seen.step.startswith("Step 1 ") and hint not in seen.labels)
            window.keys("Home")
            window.until("none any more", lambda seen: seen.step.startswith("Step 0 ") and hint not in seen.labels)
            window.quit()
        with Window(home) as window:
            assert hint not in window.shows(step="Start").labels


def chooses_on_the_desktop(action):
    """As the menu of a desktop does where a person clicks the program's icon with the right button."""
    subprocess.run(["gdbus", "call", "--session", "--dest", "org.fringe.Fringe", "--object-path", "/org/fringe/Fringe",
                    "--method", "org.freedesktop.Application.ActivateAction", action, "[]", "{}"],
                   check=True, stdout=subprocess.DEVNULL)


@case
def the_desktop_knows_its_windows_and_begins_a_puzzle_or_the_first_lesson():
    with StartedWindow() as window:
        shows_page(window)
        assert desktop.windows_of("org.fringe.Fringe")
        chooses_on_the_desktop("new-puzzle")
        window.shows_window("New Puzzle")
        window.keys("Escape")
        window.closes_window("New Puzzle")
        chooses_on_the_desktop("first-lesson")
        shows_session(window, title="A* in twelve stops")


@case
def a_new_window_begins_with_it():
    with Window() as window:
        window.opens_window(lambda: window.keys("ctrl+shift+n"))
        window.until("the start page", lambda seen: QUESTION in seen.labels)


main()
