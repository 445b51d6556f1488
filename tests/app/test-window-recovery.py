# SPDX-License-Identifier: GPL-3.0-or-later
"""What a crash leaves. FRINGE_KILLS is how often the program is killed, FRINGE_SEED repeats the same moments."""

import difflib
import os
import pathlib
import random
import subprocess
import tempfile
import threading
import time

from tap import case, diagnose, main
from fringe_window import LONG_SESSION, Window, desktop, wait

KILLS = int(os.environ.get("FRINGE_KILLS", 5))
SEED = int(os.environ.get("FRINGE_SEED", random.randrange(1 << 32)))
# What is no older than this may be lost, in seconds.
GRACE = 2
# A kill comes within so many seconds.
LATEST = 5
OFFER = "Fringe ended before “Course report 2019, no. 2” was saved."
HEURISTICS = {"manhattan": "Manhattan distance", "misplaced": "Misplaced tiles"}


def lost_text(home):
    """What is on disk of the one session that is not saved, or None."""
    paths = list(pathlib.Path(home).glob("state/fringe/unsaved/*/session.fringe"))
    assert len(paths) <= 1, paths
    return paths[0].read_text() if paths else None


def lost_time(home):
    return [path.stat().st_mtime_ns for path in pathlib.Path(home).glob("state/fringe/unsaved/*/session.fringe")]


def assert_same(again, text):
    """Says which lines differ."""
    differences = difflib.unified_diff(text.splitlines(), again.splitlines(), "lost", "recovered", lineterm="", n=0)
    assert again == text, "\n".join(differences)


class State:
    """Heuristic, step and known steps: what the keys below change. The search by the other heuristic comes back as it
    was left."""

    def __init__(self, heuristic="manhattan", step=0, known=0, left=(0, 0)):
        self.heuristic, self.step, self.known, self.left = heuristic, step, known, left

    def after(self, key):
        if key == "Right":
            return State(self.heuristic, self.step + 1, max(self.known, self.step + 1), self.left)
        if key == "Left":
            return State(self.heuristic, max(self.step - 1, 0), self.known, self.left)
        if key == "Home":
            return State(self.heuristic, 0, self.known, self.left)
        if key == "End":
            return State(self.heuristic, self.known, self.known, self.left)
        other = "misplaced" if self.heuristic == "manhattan" else "manhattan"
        return State(other, *self.left, (self.step, self.known))

    def title(self):
        return f"Step {self.step} of {self.known}" if self.known else "Start"

    def facts(self):
        return self.heuristic, self.step, self.known

    def __str__(self):
        return "{} {}/{}".format(*self.facts())

    @staticmethod
    def in_text(text):
        """In a file that has not been changed nothing is unsaved."""
        values = dict(line.split("=", 1) for line in text.splitlines() if "=" in line) if text else {}
        return State(values.get("Heuristic", "manhattan"), int(values.get("Step", 0)), int(values.get("Steps", 0)))


def shows(window, state):
    subtitle = f"15-puzzle · A* · {HEURISTICS[state.heuristic]}"
    window.until(str(state), lambda seen: seen.subtitle == subtitle and seen.step == state.title())


def recover(window, home, text):
    """Nothing is different afterwards, when it is written again."""
    before = lost_time(home)
    window.press("Recover")
    shows(window, State.in_text(text))
    wait("it to be kept again", lambda: lost_time(home), lambda now: now and now != before)
    assert_same(lost_text(home), text)


class Life:
    """A run of the program in which keys are pressed until it is killed."""

    def __init__(self, window, state, chance, moment):
        self.window, self.state, self.chance = window, state, chance
        self.journal = [(time.monotonic(), state)]
        self.pending = state
        self.end = None
        threading.Timer(moment, self._kill).start()

    def _kill(self):
        self.end = time.monotonic()
        self.window.killed = True
        self.window.process.kill()

    def live(self):
        try:
            while self.end is None:
                key = self.chance.choice(["Right", "Right", "Right", "Left", "Home", "End", "h"])
                self.pending = self.state.after(key)
                self.window.keys(key)
                shows(self.window, self.pending)
                self.state = self.pending
                self.journal.append((time.monotonic(), self.state))
                time.sleep(self.chance.uniform(0, 0.3))
        except Exception:
            if self.end is None:
                raise
        self.window.kill()

    def may_be_lost(self):
        """The states that may be found after the end."""
        old = [number for number, (seen, _) in enumerate(self.journal) if seen <= self.end - GRACE]
        first = old[-1] if old else 0
        return [state for _, state in self.journal[first:]] + [self.pending]


def kill_at_the_start(home, path, chance):
    """At any moment while the program begins."""
    window = Window(home, path)
    process = subprocess.Popen([os.environ["FRINGE"], path], env=window.environment(), cwd=home,
                               stderr=subprocess.DEVNULL)
    time.sleep(chance.uniform(0, 1.5))
    process.kill()
    process.wait()
    window.folder.cleanup()


@case
def what_had_been_there_two_seconds_before_a_kill_is_there_again():
    chance = random.Random(SEED)
    diagnose(f"FRINGE_SEED={SEED} FRINGE_KILLS={KILLS}")
    kept = 0
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        path = pathlib.Path(home) / "long.fringe"
        path.write_text(LONG_SESSION)
        for number in range(KILLS):
            text = lost_text(home)
            if text and chance.random() < 0.2:
                kill_at_the_start(home, path, chance)
                assert lost_text(home) == text
                continue
            with Window(home, *([] if text else [path])) as window:
                if text:
                    recover(window, home, text)
                    kept += 1
                shows(window, State.in_text(text))
                life = Life(window, State.in_text(text), chance, chance.uniform(0.1, LATEST))
                life.live()
            found = State.in_text(lost_text(home))
            expected = life.may_be_lost()
            assert found.facts() in [state.facts() for state in expected], (
                f"kill {number}: found {found}, not one of {', '.join(map(str, expected))}")
        assert path.read_text() == LONG_SESSION
    diagnose(f"{KILLS} kills; {kept} times a session was recovered")


def type_note(window, text):
    window.keys("shift+i")
    window.until("the note", lambda seen: seen.focused("text"))
    window.type(text)
    window.keys("Escape")
    window.until(text, lambda seen: text in seen.labels)
    window.keys("Escape")
    window.until("the end of the notes", lambda seen: text not in seen.labels)
    wait("the main window", desktop.active_title, lambda title: title.endswith("Fringe"))


def wait_until_kept(home, *lines):
    return wait(f"{lines} on disk", lambda: lost_text(home) or "", lambda text: all(line in text for line in lines))


@case
def what_another_program_wrote_after_a_crash_is_not_overwritten_without_asking():
    for others in LONG_SESSION.replace("A long one", "Of another program"), LONG_SESSION:
        with tempfile.TemporaryDirectory(prefix="fringe-") as home:
            path = pathlib.Path(home) / "long.fringe"
            path.write_text(LONG_SESSION)
            with Window(home, path) as window:
                window.keys("h")
                wait_until_kept(home, "Heuristic=misplaced", "Digest=")
                window.kill()
            path.write_text(others)
            with Window(home) as window:
                window.press("Recover")
                window.shows_window("• long — Fringe")
                window.keys("ctrl+s")
                window.shows_window("Changed File" if others != LONG_SESSION else "long — Fringe")
                assert path.read_text() == others or "Heuristic=misplaced" in path.read_text()
                assert (path.read_text() == others) == (others != LONG_SESSION)


@case
def everything_comes_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            window.keys("g")
            window.shows(step="Step 9 of 9")
            type_note(window, "The end")
            window.keys("ctrl+Return", "x")
            window.until("two trees", lambda seen: sum(
                thing.name.startswith("Search tree of") for thing in seen.things) == 2)
            window.panel("Lists", "Closed list")
            window.keys("plus")
            wait_until_kept(home, "9=The end", "[Comparison]", "Folded=", "Panel=closed", "Center=1")
            window.kill()
        text = lost_text(home)
        with Window(home) as window:
            before = lost_time(home)
            window.press("Recover")
            wait("it to be kept again", lambda: lost_time(home), lambda now: now and now != before)
            assert_same(lost_text(home), text)
            window.keys("ctrl+q")
            window.shows_window("Unsaved Changes")
            window.keys("alt+d")
            assert window.process.wait(20) == 0
        assert lost_text(home) is None


def has_fork_on_the_left(seen):
    names = [thing.name for thing in seen.things]
    return "Fork at Step 1" in names and names.index("Fork at Step 1") < names.index("Right")


@case
def a_fork_on_the_left_comes_back():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            window.keys("Right")
            window.shows(step="Step 1 of 9")
            window.keys("k")
            window.shows_window("Fork")
            window.keys("Return")
            window.closes_window("Fork")
            window.until("the fork", lambda seen: "Fork at Step 1" in seen.labels and seen.step == "Step 1 of 10")
            window.keys("Right")
            window.until("a step of both", lambda seen: seen.step == "Step 2 of 10")
            window.keys("s")
            window.until("the fork on the left", has_fork_on_the_left)
            wait_until_kept(home, "Forks=1 astar misplaced 2 fifo;\nHeuristics=\nSteps=2", "Time=2")
            window.kill()
        text = lost_text(home)
        with Window(home) as window:
            before = lost_time(home)
            window.press("Recover")
            window.until("the fork on the left", has_fork_on_the_left)
            wait("it to be kept again", lambda: lost_time(home), lambda now: now and now != before)
            assert_same(lost_text(home), text)


def lose_a_step(home):
    """A crash after one step of the example that is there at the start."""
    with Window(home) as window:
        window.keys("Right")
        wait_until_kept(home, "Step=1")
        window.kill()


@case
def who_answers_later_is_asked_again_the_next_time():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        lose_a_step(home)
        text = lost_text(home)
        with Window(home) as window:
            window.press("Later")
            window.until("nothing", lambda seen: OFFER not in seen.labels)
            window.quit()
        assert lost_text(home) == text
        with Window(home) as window:
            window.until(OFFER, lambda seen: OFFER in seen.labels)
            window.press("Recover")
            window.until("that step", lambda seen: seen.step.startswith("Step 1 of "))


@case
def what_is_discarded_is_gone():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        lose_a_step(home)
        with Window(home) as window:
            window.until(OFFER, lambda seen: OFFER in seen.labels)
            window.press("Discard")
            window.until("nothing", lambda seen: OFFER not in seen.labels)
            assert lost_text(home) is None
            window.shows(step="Start")
            window.quit()


@case
def what_is_not_answered_is_offered_again():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        lose_a_step(home)
        text = lost_text(home)
        for _ in range(2):
            with Window(home) as window:
                window.until(OFFER, lambda seen: OFFER in seen.labels)
                window.quit()
            assert lost_text(home) == text


@case
def a_lecture_is_not_disturbed():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        lose_a_step(home)
        with Window(home) as window:
            window.until(OFFER, lambda seen: OFFER in seen.labels)
            window.keys("F11")
            window.until("no offer", lambda seen: OFFER not in seen.labels)
            window.keys("F11")
            window.until(OFFER, lambda seen: OFFER in seen.labels)
            window.press("Recover")
            window.shows(step="Step 1 of 9")


@case
def a_text_that_is_no_session_is_told_of():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        folder = pathlib.Path(home) / "state/fringe/unsaved/one"
        folder.mkdir(parents=True)
        (folder / "lock").touch()
        (folder / "session.fringe").write_text("nonsense")
        with Window(home) as window:
            offer = "Fringe ended before 1 session was saved."
            window.until(offer, lambda seen: offer in seen.labels)
            window.press("Recover")
            window.until("why", lambda seen: seen.label_like("Cannot recover “.*”: .*"))
            window.shows(step="Start")
            window.quit()


@case
def a_clean_end_leaves_nothing():
    with tempfile.TemporaryDirectory(prefix="fringe-") as home:
        with Window(home) as window:
            window.keys("Right")
            wait_until_kept(home, "Step=1")
            window.quit()
        assert lost_text(home) is None


main()
