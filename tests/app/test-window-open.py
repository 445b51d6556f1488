# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as it opens and closes, and what is said of the things in it."""

import pathlib
import subprocess
import tempfile

from tap import case, main
from fringe_window import LONG_SESSION, Window, wait


@case
def opens_on_a_worked_example_with_its_root_drawn():
    with Window() as window:
        seen = window.shows(step="Start", node="Node 0")
        assert seen.values == "g 0 + h 6 = f 6"
        assert seen.tree.name == "Search tree of 1 node; node 0: g 0, h 6, f 6"
        assert seen.title == "Course report 2019, no. 2"
        assert seen.subtitle == "8-puzzle · A* · Manhattan distance"
        assert seen.board == seen.start == "1 2 7 6 0 8 4 3 5"
        assert seen.goal == "1 2 0 4 8 7 3 6 5"
        assert seen.counts == (0, 0, 1, 0)
        assert seen.message == ""


@case
def keys_go_to_the_tree_at_once():
    with Window() as window:
        window.until("the focus on the tree", lambda seen: seen.focused().path == seen.tree.path)
        window.keys("Right")
        window.shows(step="Step 1 of 9")


@case
def only_what_can_be_done_can_be_pressed():
    with Window() as window:
        seen = window.shows(step="Start")
        assert [name for name in ("First step", "Back", "Step", "Run to the goal") if seen.can(name)] == [
            "Step", "Run to the goal"]
        window.keys("g")
        seen = window.shows(step="Step 9 of 9")
        assert [name for name in ("First step", "Back", "Step", "Run to the goal") if seen.can(name)] == [
            "First step", "Back"]


def is_named(thing):
    """By a name of its own, a description, or the words in it."""
    return not thing.name.startswith(("Gtk", "Fringe")) or thing.description or thing.words()


def assert_named(seen):
    """A scrolled area has no name; what is in it has."""
    nameless = [thing.name for thing in seen.things if "focusable" in thing.states and not is_named(thing)]
    assert not nameless, nameless


@case
def nothing_that_takes_the_focus_is_without_words():
    with Window() as window:
        window.keys("g")
        assert_named(window.shows(step="Step 9 of 9"))
        for key, name in ("ctrl+n", "New Puzzle"), ("ctrl+e", "Export"):
            window.keys(key)
            assert_named(window.shows_window(name))
            window.keys("Escape")
            window.closes_window(name)


@case
def each_button_of_the_transport_can_be_pressed_without_a_mouse():
    with Window() as window:
        window.press("Step")
        window.shows(step="Step 1 of 9")
        window.press("Run to the goal")
        window.shows(step="Step 9 of 9")
        window.press("Back")
        window.shows(step="Step 8 of 9")
        window.press("First step")
        window.shows(step="Step 0 of 9")


@case
def f10_opens_the_main_menu_and_escape_closes_it():
    with Window() as window:
        window.keys("F10")
        window.until("the menu", lambda seen: seen.find("About Fringe", "menu item") and seen.focused() != seen.tree)
        window.keys("Escape")
        window.until("no menu", lambda seen: not seen.find("About Fringe", "menu item"))


VIEWED, PAGE = "data/help/C/fringe/index.page", "data/fringe/help/C.html"


def install_help(home):
    """The book, and a program for each of its forms that notes the address it is asked to show."""
    for name in (VIEWED, PAGE, "config/mimeapps.list", "data/applications/viewer.desktop"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
    (home / VIEWED).write_text("<page/>")
    (home / PAGE).write_text("<html/>")
    for name in ("viewer", "browser"):
        command = f"sh -c 'echo \"$1\" >{home}/{name}' sh %u"
        (home / f"data/applications/{name}.desktop").write_text(
            f"[Desktop Entry]\nType=Application\nName={name}\nExec={command}\n")
    (home / "config/mimeapps.list").write_text(
        "[Default Applications]\nx-scheme-handler/help=viewer.desktop\ntext/html=browser.desktop\n")


def shown_in(program, window):
    asked = window.home / program
    window.until("the help", lambda seen: asked.exists() and asked.read_text().endswith("\n"))
    return asked.read_text().strip()


@case
def f1_shows_the_help_in_its_viewer_or_else_in_a_browser():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        install_help(pathlib.Path(home))
        with Window(home) as window:
            window.keys("F1")
            assert shown_in("viewer", window) == "help:fringe"
            (window.home / VIEWED).unlink()
            window.keys("F10")
            window.press("Help")
            assert shown_in("browser", window) == str(window.home / PAGE)
            (window.home / PAGE).unlink()
            window.keys("F1")
            window.until("why not", lambda seen: "It is not installed." in seen.labels)
            window.keys("Escape")


@case
def a_key_shows_all_keys():
    with Window() as window:
        window.opens_window(lambda: window.keys("ctrl+question"))
        window.until("the list of keys", lambda seen: len(seen.windows) == 2 and "Run to the goal" in seen.labels)
        window.keys("Escape")
        window.closes_window("GtkShortcutsWindow")


@case
def what_looks_like_an_address_is_the_name_of_a_file():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        (pathlib.Path(home) / "lecture3:tree.fringe").write_text(LONG_SESSION)
        with Window(home, "lecture3:tree.fringe") as window:
            window.shows(title="lecture3:tree")
        path = pathlib.Path(home) / "http:" / "tree.fringe"
        path.parent.mkdir()
        path.write_text(LONG_SESSION)
        with Window(home, "http://tree.fringe") as window:
            window.shows(title="tree")
        with Window(home, path.as_uri()) as window:
            window.shows(title="tree")


@case
def what_cannot_be_printed_is_told():
    for option in "--version", "--help":
        done = subprocess.run(f"\"$FRINGE\" {option} >/dev/full", shell=True, stderr=subprocess.PIPE, text=True)
        assert (done.returncode, done.stderr) == (4, "fringe: Standard output cannot be written.\n"), done


@case
def ctrl_q_and_ctrl_w_end_the_program():
    for key in "ctrl+q", "ctrl+w":
        with Window() as window:
            window.keys(key)
            assert wait("the end", window.process.poll, lambda status: status is not None) == 0


main()
