# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions that are saved, opened, guarded."""

import contextlib
import os
import pathlib
import re
import subprocess
import tempfile

from tap import Skip, case, main
from fringe_window import DEADLINE, LONG_SESSION, Window, desktop, wait

QUESTION = "Unsaved Changes"
EXAMPLE = "Course report 2019, no. 2"
# They come before the examples on the start page.
LONG = LONG_SESSION + """
[Search]
NodeLimit={limit}
Steps={steps}
Step={step}
"""


def write_long(window_home, limit=10000000, steps=400000, step=300000):
    path = pathlib.Path(window_home) / "long.fringe"
    path.write_text(LONG.format(limit=limit, steps=steps, step=step))
    return path


def name_file(window, path):
    """In the dialog that has just been asked for."""
    window.asks_for_name()
    window.type_path(path)
    window.keys("Return")


def save_as(window, path, keys="ctrl+shift+s"):
    window.opens_window(lambda: window.keys(keys))
    name_file(window, path)
    return window.shows_window(f"{path.stem} — Fringe")


def open_file(window, path):
    window.opens_window(lambda: window.keys("ctrl+o"))
    window.asks_for_file()
    window.keys("ctrl+l")
    window.type_path(path)
    window.press("Open")


def open_from_outside(window, *paths):
    """As the desktop does when files are double-clicked: it starts the program again."""
    subprocess.run([os.environ["FRINGE"], *map(str, paths)], check=True, timeout=DEADLINE, env=window.environment())


def write_note(window, text):
    window.keys("shift+i")
    window.until("the note", lambda seen: seen.focused("text"))
    window.type(text)
    window.press("Done")
    window.until(text, lambda seen: text in seen.labels and not seen.focused("text"))
    window.keys("Escape")
    window.closes_window("Notes")
    return window.until("the focus on the tree", lambda seen: seen.focused("tree"))


def prepare(window):
    """A session with something of everything."""
    window.keys("Right")
    window.shows(step="Step 1 of 9")
    window.keys("Right")
    window.shows(step="Step 2 of 9")
    write_note(window, "Look here")
    window.keys("b")
    window.until("a breakpoint", lambda seen: any("stop at node" in label for label in seen.labels))
    window.keys("0", "plus")
    window.shows(scale="125 %")
    window.keys("ctrl+2")
    window.until("the frontier", lambda seen: "Frontier, best first" in seen.labels)
    window.keys("Left")
    return window.shows(step="Step 1 of 9")


def content(path):
    """What is written, without what a crash would make one forget."""
    return path.read_text().partition("\n[Recovery]")[0].rstrip()


@case
def what_is_saved_is_opened_again():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        first, second = pathlib.Path(home) / "first.fringe", pathlib.Path(home) / "second.fringe"
        with Window(home) as window:
            prepare(window)
            save_as(window, first, "ctrl+s")
            window.quit()
        text = content(first)
        assert re.search(r"Scale=1\.2(5|4999)", text) and all(line in text for line in ("Steps=2", "Step=1", "Panel=frontier", "2=Look here",
                                             "1=node 3")), text
        with Window(home, first) as window:
            seen = window.shows(title=f"{EXAMPLE} — first", step="Step 1 of 9", scale="125 %")
            assert seen.subtitle == "8-puzzle · A* · Manhattan distance"
            window.until("the frontier", lambda seen: "Frontier, best first" in seen.labels)
            save_as(window, second)
            assert content(second) == text
            window.quit()


@case
def notes_under_other_rules_are_saved_too():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        paths = [pathlib.Path(home) / f"{name}.fringe" for name in ("misplaced", "again", "manhattan")]
        with Window(home) as window:
            write_note(window, "By Manhattan")
            window.keys("h")
            window.shows(subtitle="8-puzzle · A* · Misplaced tiles")
            write_note(window, "By misplaced")
            save_as(window, paths[0], "ctrl+s")
            window.quit()
        text = content(paths[0])
        assert "[Notes]\n0=By misplaced\n" in text and text.endswith("0=By Manhattan"), text
        with Window(home, paths[0]) as window:
            window.shows(title=f"{EXAMPLE} — misplaced", subtitle="8-puzzle · A* · Misplaced tiles")
            save_as(window, paths[1])
            assert content(paths[1]) == text, content(paths[1])
            window.keys("h")
            window.shows(subtitle="8-puzzle · A* · Manhattan distance")
            save_as(window, paths[2])
        text = content(paths[2])
        assert "[Notes]\n0=By Manhattan\n" in text and text.endswith("0=By misplaced"), text


@case
def a_name_gets_its_ending():
    with Window() as window:
        window.opens_window(lambda: window.keys("ctrl+s"))
        name_file(window, window.home / "lecture")
        window.shows_window("lecture — Fringe")
        assert (window.home / "lecture.fringe").exists()


@case
def a_name_that_gets_its_ending_overwrites_nothing_unasked():
    with Window() as window:
        path, other = window.home / "lecture.fringe", window.home / "other.fringe"
        path.write_text("What somebody wrote.")
        window.opens_window(lambda: window.keys("ctrl+s"))
        name_file(window, window.home / "lecture")
        window.shows_window("File Exists")
        window.until("the question", lambda seen: seen.label_like("Overwrite “lecture.fringe”[?]"))
        window.opens_window(lambda: window.press("Save As…"))
        name_file(window, other)
        window.shows_window("other — Fringe")
        assert path.read_text() == "What somebody wrote." and not (window.home / "lecture").exists()
        window.opens_window(lambda: window.keys("ctrl+shift+s"))
        name_file(window, window.home / "lecture")
        window.shows_window("File Exists")
        window.press("Overwrite")
        window.shows_window("lecture — Fringe")
        assert path.read_text().startswith("[Fringe Session]")


@case
def changes_are_marked_until_they_are_saved():
    with Window() as window:
        path = window.home / "a.fringe"
        assert not window.look().find("Unsaved changes")
        save_as(window, path)
        window.keys("Right")
        window.shows(step="Step 1 of 9")
        assert desktop.active_title() == "a — Fringe"
        window.keys("h")
        window.shows_window("• a — Fringe")
        window.until("the mark", lambda seen: seen.find("Unsaved changes"))
        window.keys("ctrl+s")
        window.shows_window("a — Fringe")
        assert "Heuristic=misplaced" in path.read_text()


def choose_puzzle(window, start):
    window.keys("ctrl+n")
    window.shows_window("New Puzzle")
    window.enter("Start", start)
    window.until("the start", lambda seen: seen.find("Start board").description == start)
    window.keys("Return")


@case
def another_puzzle_leaves_the_file_as_it_is():
    with Window() as window:
        first, second = window.home / "first.fringe", window.home / "second.fringe"
        save_as(window, first)
        text = first.read_text()
        window.keys("h")
        window.shows_window("• first — Fringe")
        choose_puzzle(window, "1 2 3 4 5 0 7 8 6")
        window.shows_window(QUESTION)
        window.keys("Escape")
        window.shows_window("• first — Fringe")
        choose_puzzle(window, "1 2 3 4 5 0 7 8 6")
        window.shows_window(QUESTION)
        window.keys("alt+d")
        window.closes_window(QUESTION)
        window.shows(title="My puzzle", start="1 2 3 4 5 0 7 8 6")
        save_as(window, second, "ctrl+s")
        assert first.read_text() == text
        assert "Start=[[1 2 3] [4 5 0] [7 8 6]]" in second.read_text()
        window.keys("ctrl+z")
        window.shows_window("• first — Fringe")
        window.keys("ctrl+z")
        window.shows_window("first — Fringe")


@case
def what_would_be_lost_is_asked_for():
    with Window() as window:
        write_note(window, "Mine")
        window.keys("ctrl+w")
        window.shows_window(QUESTION)
        window.keys("Escape")
        window.closes_window(QUESTION)
        window.keys("ctrl+q")
        window.shows_window(QUESTION)
        window.keys("alt+d")
        assert window.process.wait(DEADLINE) == 0
        assert not list(window.home.rglob("session.fringe"))


@case
def what_is_to_be_saved_is_saved_before_the_end():
    with Window() as window:
        path = window.home / "mine.fringe"
        write_note(window, "Mine")
        window.keys("ctrl+w")
        window.shows_window(QUESTION)
        window.opens_window(lambda: window.keys("Return"))
        name_file(window, path)
        assert window.process.wait(DEADLINE) == 0
        assert "0=Mine" in path.read_text()


@case
def a_number_that_is_half_typed_is_saved_and_asked_about():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        file = pathlib.Path(home) / "weighted.fringe"
        file.write_text(LONG_SESSION.replace("Algorithm=astar", "Algorithm=wastar"))
        with Window(home, file) as window:
            def half_type(text):
                window.keys("F6", "alt+w")
                window.until("the weight", lambda seen: seen.focused("text", "spin button"))
                window.type(text)

            half_type("3")
            window.keys("ctrl+s")
            window.shows(subtitle="15-puzzle · Weighted A*, w = 3 · Manhattan distance")
            wait("the weight", lambda: content(file), lambda text: "\nWeight=3\n" in text)
            half_type("4")
            window.keys("ctrl+q")
            window.shows_window(QUESTION)
            window.keys("alt+s")
            assert window.process.wait(DEADLINE) == 0
        assert "\nWeight=4\n" in content(file)


@case
def looking_around_is_not_asked_about():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        window.keys("h")
        window.shows(step="Start")
        window.sample("Nilsson’s 8-puzzle")
        window.keys("ctrl+q")
        assert window.process.wait(DEADLINE) == 0


def assert_refused(window, path, reason):
    open_file(window, path)
    sentence = f"Cannot open “{path}”: {reason}"
    window.shows_window("Fringe")
    window.until(sentence, lambda seen: sentence in seen.labels)
    window.shows(title=EXAMPLE, step="Step 2 of 9")
    window.keys("alt+l")
    window.until("nothing of it", lambda seen: sentence not in seen.labels)


@case
def a_wrong_file_is_refused_with_a_sentence():
    with Window() as window:
        window.keys("Right", "Right")
        window.shows(step="Step 2 of 9")
        path = window.home / "wrong.fringe"
        path.write_text(LONG.format(limit=1, steps=0, step=0).replace("14 13 15", "14 14 15"))
        assert_refused(window, path, "[Puzzle] Start: “14 14 15 7 11 12 9 5 6 0 2 1 4 8 10 3” is not a board.")
        path.write_text(LONG.replace("Version=1", "Version=2"))
        assert_refused(window, path, "The file has version 2 of the format; this program knows version 1.")
        path.write_bytes(os.urandom(1000) + b"\xff\x00")
        open_file(window, path)
        window.until("why", lambda seen: seen.label_like(f"Cannot open “{re.escape(str(path))}”: .*"))
        window.shows(title=EXAMPLE, step="Step 2 of 9")


@case
def what_could_not_be_opened_is_forgotten_with_the_next_file():
    with Window() as window:
        wrong, right = window.home / "wrong.fringe", window.home / "right.fringe"
        wrong.write_text("nothing")
        right.write_text(LONG_SESSION)
        open_file(window, wrong)
        window.until("why", lambda seen: seen.label_like("Cannot open .*"))
        open_file(window, right)
        window.shows(title="right")
        window.until("nothing of the other", lambda seen: not seen.label_like("Cannot open .*"))


@case
def a_file_that_is_not_there_leaves_an_example():
    with Window() as window:
        path = window.home / "none.fringe"
        open_from_outside(window, path)
        window.until("why", lambda seen: f"There is no file “{path}”." in seen.labels)
        window.shows(title=EXAMPLE)


@case
def a_file_that_is_not_there_leaves_the_start_page_of_a_program_that_just_began():
    window = Window(None, "none.fringe")
    window.title = "Fringe"
    with window:
        window.until("why", lambda seen: seen.label_like("There is no file “.*none.fringe”\\."))
        window.until("the start page", lambda seen: not seen.find("Timeline", "slider") or "visible" not in seen.find("Timeline", "slider").states)


@case
def a_long_search_is_made_again_and_can_be_cancelled():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home, write_long(home)) as window:
            window.until("the step", lambda seen: seen.step == "Step 300000 of 400000")
            window.keys("h")
            window.shows(step="Start")
        # On a busy machine that long until somebody sees the button.
        with Window(home, write_long(home, limit=30000000, steps=12000000, step=12000000), node_limit="uint32 30000000") as window:
            window.press("Cancel")
            seen = window.until("what is missing", lambda seen: seen.label_like("This session had .*"))
            assert re.fullmatch(r"This session had 12000000 steps. Its search was repeated only up to step \d+\.",
                                seen.label_like("This session had .*"))


@case
def a_search_that_exceeds_its_limit_opens_as_far_as_it_goes():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home, write_long(home, limit=1000)) as window:
            window.until("the limit", lambda seen: seen.can("Continue"))
            window.until("what is missing", lambda seen: seen.label_like("This session had 400000 steps.*"))


@case
def files_that_were_used_are_offered_again():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        path = pathlib.Path(home) / "my_own, which has a long name, of week 12.fringe"
        with Window(home) as window:
            window.keys("Right")
            window.shows(step="Step 1 of 9")
            save_as(window, path)
            window.quit()
        with Window(home) as window:
            window.keys("alt+p")
            window.press("Open Recent")
            window.press("my_own, which has a …, of week 12.fringe")
            window.shows_window(f"{path.stem} — Fringe")
            window.shows(step="Step 1 of 9")


@case
def several_files_have_windows_of_their_own():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        paths = [pathlib.Path(home) / f"{name}.fringe" for name in "abc"]
        for path in paths:
            path.write_text(LONG.format(limit=1000, steps=0, step=0))
        with Window(home, paths[0]) as window:
            for again in range(2):
                open_from_outside(window, *paths)
                window.until("three windows", lambda seen: sorted(child.name for child in seen.windows) == [
                    "a — Fringe", "b — Fringe", "c — Fringe"])


def dropped(window, *paths):
    """While these files, from another program, are dropped on the tree."""
    return window.dropped(window.place("Search tree of .*", 0.5, 0.6), *paths)


@case
def files_that_are_dropped_are_opened():
    with Window() as window:
        paths = [window.home / f"{name}.fringe" for name in "ab"]
        for path in paths:
            path.write_text(LONG.format(limit=1000, steps=0, step=0))
        other = window.home / "notes.txt"
        other.write_text("1 2 3 4 5 6 7 8 0")
        write_note(window, "Mine")
        told = "Only files that end in “.fringe” can be dropped here."
        with dropped(window, other):
            window.until("the word", lambda seen: told in seen.labels)
        with dropped(window, paths[0]):
            window.shows_window(QUESTION)
        window.keys("alt+d")
        window.shows_window("a — Fringe")
        with dropped(window, other, *paths):
            window.until("two windows", lambda seen: len(seen.windows) == 2)
        window.shows_window("b — Fringe")


@case
def the_end_asks_about_each_window():
    with Window() as window:
        write_note(window, "First")
        window.opens_window(lambda: window.keys("ctrl+shift+n"))
        window.until("the start page", lambda seen: seen.focused("button") and len(seen.windows) == 2)
        window.keys("Tab", "Tab", "Return")
        window.until("a puzzle", lambda seen: seen.focused("tree"))
        window.keys("shift+i")
        window.until("the note", lambda seen: seen.focused("text"))
        window.type("Second")
        window.keys("ctrl+q")
        window.shows_window(QUESTION)
        window.opens_window(lambda: window.keys("alt+d"))
        window.shows_window(QUESTION)
        window.keys("Escape")
        window.until("no question", lambda seen: len(seen.windows) == 3)
        wait("a window", desktop.active_title, lambda seen: seen in ("Fringe", "Notes"))
        window.keys("ctrl+q")
        window.shows_window(QUESTION)
        window.opens_window(lambda: window.keys("alt+d"))
        window.shows_window(QUESTION)
        window.keys("alt+d")
        assert window.process.wait(DEADLINE) == 0


@case
def a_note_that_is_half_typed_is_saved():
    with Window() as window:
        path = window.home / "a.fringe"
        save_as(window, path)
        window.keys("shift+i")
        window.until("the note", lambda seen: seen.focused("text"))
        window.type("Ask the class")
        window.keys("ctrl+s")
        wait("the note in the file", lambda: "Ask the class" in path.read_text(), lambda seen: seen)
        window.type("Ask nobody")
        window.keys("ctrl+w")
        window.until("the end of the notes", lambda seen: not seen.window("Notes"))
        window.shows_window("• a — Fringe")
        window.keys("ctrl+w")
        window.shows_window(QUESTION)
        window.keys("alt+d")
        assert window.process.wait(DEADLINE) == 0
        assert "Ask the class" in path.read_text()


@case
def a_file_that_cannot_be_written_is_told_of():
    with Window() as window:
        folder = window.home / "folder"
        folder.mkdir()
        path = folder / "a.fringe"
        save_as(window, path)
        path.unlink()
        folder.rmdir()
        window.keys("h")
        window.shows_window("• a — Fringe")
        window.keys("ctrl+s")
        window.until("why", lambda seen: seen.label_like(f"Cannot save “{re.escape(str(path))}”: .*"))
        assert desktop.active_title() == "• a — Fringe"
        window.opens_window(lambda: window.keys("ctrl+shift+s"))
        name_file(window, "/dev/full")
        window.press("Replace")
        window.until("why", lambda seen: seen.label_like("Cannot save “/dev/full”: .*"))


OTHERS = LONG_SESSION.replace("Heuristic=manhattan", "Heuristic=linear-conflict")


def is_asked_whose_to_keep(window, keys="ctrl+s"):
    window.keys(keys)
    return window.shows_window("Changed File")


@case
def what_another_program_wrote_is_not_overwritten_without_asking():
    with Window() as window:
        path = window.home / "a.fringe"
        save_as(window, path)
        window.keys("h")
        window.shows_window("• a — Fringe")
        path.write_text(OTHERS)
        seen = is_asked_whose_to_keep(window)
        assert "Overwrite “a”?" in seen.labels
        window.keys("Escape")
        window.shows_window("• a — Fringe")
        assert path.read_text() == OTHERS
        is_asked_whose_to_keep(window)
        window.keys("alt+o")
        window.shows_window("a — Fringe")
        assert "Heuristic=misplaced" in path.read_text() and "A long one" not in path.read_text()
        window.keys("h")
        window.shows_window("• a — Fringe")
        window.keys("ctrl+s")
        window.shows_window("a — Fringe")
        assert "Heuristic=manhattan" in path.read_text()


@case
def what_another_program_wrote_can_be_kept_beside_or_taken():
    with Window() as window:
        path, mine = window.home / "a.fringe", window.home / "mine.fringe"
        save_as(window, path)
        window.keys("h")
        window.shows_window("• a — Fringe")
        path.write_text(OTHERS)
        is_asked_whose_to_keep(window)
        window.opens_window(lambda: window.keys("Return"))
        name_file(window, mine)
        window.shows_window("mine — Fringe")
        assert path.read_text() == OTHERS and "Heuristic=misplaced" in mine.read_text()
        window.keys("h")
        window.shows_window("• mine — Fringe")
        mine.write_text(OTHERS)
        is_asked_whose_to_keep(window)
        window.keys("alt+r")
        window.shows_window("mine — Fringe")
        window.shows(subtitle="15-puzzle · A* · Linear conflict")
        assert mine.read_text() == OTHERS
        window.keys("h")
        window.shows_window("• mine — Fringe")
        window.keys("ctrl+s")
        window.shows_window("mine — Fringe")
        assert "Heuristic=" in mine.read_text() and mine.read_text() != OTHERS


@case
def a_file_that_was_only_touched_or_is_gone_is_saved():
    with Window() as window:
        path = window.home / "a.fringe"
        save_as(window, path)
        for act in path.touch, path.unlink, lambda: path.write_bytes(path.read_bytes()):
            act()
            window.keys("h")
            window.shows_window("• a — Fringe")
            window.keys("ctrl+s")
            window.shows_window("a — Fringe")


@case
def what_another_window_wrote_is_not_overwritten_without_asking():
    with Window() as window:
        path = window.home / "a.fringe"
        save_as(window, path)
        window.opens_window(lambda: window.keys("ctrl+shift+n"))
        open_file(window, path)
        window.until("two windows", lambda seen: [child.name for child in seen.windows] == ["a — Fringe"] * 2)
        window.keys("h")
        window.shows_window("• a — Fringe")
        window.keys("ctrl+s")
        window.shows_window("a — Fringe")
        window.keys("ctrl+w")
        window.until("one window", lambda seen: len(seen.windows) == 1)
        window.shows_window("a — Fringe")
        text = path.read_text()
        window.keys("Right")
        is_asked_whose_to_keep(window)
        window.keys("Escape")
        window.shows_window("a — Fringe")
        assert path.read_text() == text and "Heuristic=misplaced" in text


@case
def who_closes_a_window_is_asked_too():
    with Window() as window:
        path = window.home / "a.fringe"
        save_as(window, path)
        window.keys("h")
        window.shows_window("• a — Fringe")
        path.write_text(OTHERS)
        window.keys("ctrl+w")
        window.shows_window(QUESTION)
        window.keys("Return")
        window.shows_window("Changed File")
        window.keys("Escape")
        window.shows_window("• a — Fringe")
        assert path.read_text() == OTHERS
        window.keys("ctrl+w")
        window.shows_window(QUESTION)
        window.keys("Return")
        window.shows_window("Changed File")
        window.keys("alt+o")
        assert window.process.wait(DEADLINE) == 0
        assert "Heuristic=misplaced" in path.read_text()


@contextlib.contextmanager
def read_only_later(folder):
    """Gives what makes the folder read-only. Modes do not hold back root: for it the folder is a file system of its own."""
    folder.mkdir()
    if os.geteuid() != 0:
        yield lambda: folder.chmod(0o555)
        folder.chmod(0o755)
        return
    try:
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], check=True, capture_output=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        raise Skip("root may not mount here") from None
    try:
        yield lambda: subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@case
def a_folder_that_became_read_only_loses_nothing():
    with Window() as window, read_only_later(window.home / "folder") as make_read_only:
        path = window.home / "folder/a.fringe"
        save_as(window, path)
        text = path.read_text()
        make_read_only()
        window.keys("h")
        window.shows_window("• a — Fringe")
        window.keys("ctrl+s")
        why = f"Cannot save “{re.escape(str(path))}”: .*"
        window.until("why", lambda seen: seen.label_like(why))
        assert desktop.active_title() == "• a — Fringe" and window.look().find("Unsaved changes")
        assert path.read_text() == text and [child.name for child in path.parent.iterdir()] == ["a.fringe"]
        window.keys("alt+l")
        window.until("nothing of it", lambda seen: not seen.label_like(why))
        window.keys("ctrl+w")
        window.shows_window(QUESTION)
        window.keys("Return")
        window.shows_window("• a — Fringe")
        window.until("why", lambda seen: seen.label_like(why))


def has_two_trees(seen):
    return len([thing for thing in seen.things if thing.name.startswith("Search tree of")]) == 2


@case
def a_comparison_and_folds_come_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        first, second = pathlib.Path(home) / "first.fringe", pathlib.Path(home) / "second.fringe"
        with Window(home) as window:
            window.keys("g")
            window.shows(step="Step 9 of 9")
            window.keys("Home")
            window.shows(step="Step 0 of 9")
            window.keys("End")
            window.shows(step="Step 9 of 9")
            window.keys("ctrl+Return")
            folded = window.until("folds", lambda seen: "folded away" in seen.tree.name).tree.name
            window.keys("x")
            window.until("two trees", has_two_trees)
            save_as(window, first)
            window.quit()
        text = content(first)
        assert "[Comparison]" in text and "Folded=" in text, text
        with Window(home, first) as window:
            window.until("two trees", has_two_trees)
            window.until("the folds", lambda seen: seen.tree.name == folded)
            save_as(window, second)
            assert content(second) == text
            window.quit()


def step_on(window, n):
    for step in range(1, n + 1):
        window.keys("Right")
        window.until(f"step {step}", lambda seen: re.match(f"Step {step} of ", seen.step))


def fork(window, algorithm="A*"):
    window.keys("k")
    window.shows_window("Fork")
    window.choose("Algorithm", algorithm, -1)
    window.keys("alt+f")
    window.closes_window("Fork")


def sides(seen):
    """What stands above and below two trees, and the trees. A fork is titled, another search has the name of its side."""
    above = []
    for thing in seen.things:
        if thing.name in ("Left", "Right") and "visible" in thing.states:
            above.append(thing.name)
        elif thing.name.startswith("Fork at Step ") and above:
            above[-1] = thing.name
    trees = [thing.name for thing in seen.things if thing.name.startswith("Search tree of")]
    return above, trees, seen.subtitle, seen.step, seen.label_after("Expanded")


def fork_at(window, n, algorithm="A*"):
    """Both searches stand at that step then."""
    step_on(window, n)
    fork(window, algorithm)
    window.until("both", lambda seen: sides(seen)[0] == ["Left", f"Fork at Step {n}"]
                 and seen.step.startswith(f"Step {n} of "))


def swap(window, n):
    window.keys("s")
    window.until("the fork on the left", lambda seen: sides(seen)[0] == [f"Fork at Step {n}", "Right"])


def comes_back(window, home, *lines):
    """Saves what is compared, and opens it: it looks the same, and is saved the same."""
    first, second = pathlib.Path(home) / "first.fringe", pathlib.Path(home) / "second.fringe"
    save_as(window, first)
    before = sides(window.look())
    window.quit()
    text = content(first)
    for line in lines:
        assert line in text, text
    with Window(home, first) as window:
        window.until(str(before), lambda seen: sides(seen) == before)
        save_as(window, second)
        assert content(second) == text, content(second)
        window.quit()


@case
def a_fork_comes_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home, Window(home) as window:
        fork_at(window, 3)
        comes_back(window, home, "[Comparison]\nAlgorithm=astar\nHeuristic=manhattan", "Forks=3 astar misplaced 2 fifo;")


@case
def a_fork_on_the_left_comes_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home, Window(home) as window:
        fork_at(window, 3, "Greedy best-first")
        window.keys("Right")
        window.shows(step="Step 4 of 9")
        window.keys("b")
        window.until("a breakpoint", lambda seen: any("stop at node" in label for label in seen.labels))
        swap(window, 3)
        window.keys("Left")
        window.shows(step="Step 3 of 9")
        write_note(window, "Of the fork")
        comes_back(window, home, "[Rules]\nAlgorithm=astar\nHeuristic=manhattan", "Forks=3 greedy misplaced 2 fifo;",
                   "3=Of the fork", "[Comparison Breakpoints]\n1=node ")


@case
def a_fork_of_a_fork_beside_it_comes_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home, Window(home) as window:
        fork_at(window, 2)
        swap(window, 2)
        window.keys("Right")
        window.shows(step="Step 3 of 10")
        fork(window, "Greedy best-first")
        window.until("two forks", lambda seen: sides(seen)[0] == ["Fork at Step 2", "Fork at Step 3"])
        comes_back(window, home, "Forks=2 astar misplaced 2 fifo;3 greedy ")


@case
def a_fork_that_stayed_alone_comes_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home, Window(home) as window:
        fork_at(window, 2)
        swap(window, 2)
        window.keys("x")
        window.until("the fork alone", lambda seen: not sides(seen)[0] and seen.step == "Step 2 of 10")
        window.keys("Right")
        window.shows(step="Step 3 of 10")
        window.keys("b")
        window.until("a breakpoint", lambda seen: any("stop at node" in label for label in seen.labels))
        comes_back(window, home, "Forks=2 astar misplaced 2 fifo;", "1=node ")


main()
