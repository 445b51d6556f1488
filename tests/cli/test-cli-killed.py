# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills what writes a file, at a random moment, over a new name and over an old one.

The file must be absent or the old one, or the new one, whole, and of several files all or none are new; only after
SIGKILL may a temporary file stay beside it, or some of several be new.
Usage: test-cli-killed.py [KILLS [SEED]]: so many of each format and kind of name. With Meson:
meson test -C BUILD-DIRECTORY test-cli-killed --test-args=1000 -t 0
"""

import collections
import os
import pathlib
import random
import signal
import stat
import subprocess
import sys
import tempfile
import time

import tap

N_KILLS = int(sys.argv[1]) if len(sys.argv) > 1 else 4
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]
BOARD = "8 6 7 2 5 4 3 0 1"
LESSON = str(pathlib.Path(__file__).parents[2] / "data/lessons/6-no-solution.fringe")
# Where there is no disk to wait for, if there is such a place.
HOME = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
OLD = b"old\n"
OLD_MODE = 0o640


def draw(n_nodes, *options):
    return [os.environ["FRINGE_CLI"], "draw", BOARD, "--algorithm", "bfs", "--node-limit", str(n_nodes),
            *options, "--output"]


def draw_lesson(form):
    return [os.environ["FRINGE_CLI"], "draw", LESSON, "--as", form, "--output"]


FORMATS = {
    "png": (draw(12), "tree.png"),
    "svg": (draw(200), "tree.svg"),
    "pdf": (draw(200), "tree.pdf"),
    "tex": (draw(500), "tree.tex"),
    "page": (draw(1000), "search.html"),
    "dot": (draw(1000), "tree.dot"),
    "json": (draw(3000), "search.json"),
    "csv": (draw(5000), "nodes.csv"),
    "trace": (draw(2000, "--trace", "posthoc"), "search.trace.json"),
    "table": (draw(500, "--table", "trace"), "trace.csv"),
    "handout": (draw(200, "--handout", "key"), "handout.html"),
    "session": ([os.environ["SAVE_SESSION"]], "notes.fringe"),
    "frames": (draw(12, "--frames"), "tree.svg"),
    "pictures": (draw(6, "--frames"), "tree.png"),
    "movie": (draw(60, "--animate"), "movie.svg"),
    "overlays": (draw(60, "--beamer"), "slide.tex"),
    "slides": (draw_lesson("slides"), "lesson.pdf"),
    "beamer": (draw_lesson("beamer"), "lesson.tex"),
    "notes": (draw_lesson("handout"), "lesson.pdf"),
    "stops": (draw_lesson("html"), "lesson.html"),
    "exam": ([os.environ["FRINGE_CLI"], "exam", "--questions", "100", "--output"], "exam.gift"),
    "moodle": ([os.environ["FRINGE_CLI"], "exam", "--questions", "3", "--output"], "exam.xml"),
    "check": ([os.environ["FRINGE_CLI"], "check", BOARD, "--format", "json", "--output"], "checked.json"),
}


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def run(command, folder, name):
    return subprocess.Popen([*command, str(folder / name)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def watch(command, name):
    """Returns: what is written, and when writing begins and all ends, in seconds after the start"""
    with tempfile.TemporaryDirectory(dir=HOME) as home:
        folder = pathlib.Path(home)
        start = time.monotonic()
        process = run(command, folder, name)
        while process.poll() is None and not any(folder.iterdir()):
            pass
        begin = time.monotonic() - start
        process.wait()
        end = time.monotonic() - start
        assert process.returncode in (0, 3), process.returncode
        return contents(folder), begin, end


def make_old(folder, names):
    for name in names:
        (folder / name).write_bytes(OLD)
        (folder / name).chmod(OLD_MODE)


def check(folder, new, replaces, number):
    """Returns: what became of the file, or of the last of them"""
    found = contents(folder)
    temporary = [name for name in found if name not in new]
    assert not temporary or (number == signal.SIGKILL and all(name.startswith(".fringe-") for name in temporary)), \
        f"{signal.Signals(number).name} left {temporary}"
    assert number == signal.SIGKILL or len({found.get(name) == whole for name, whole in new.items()}) == 1, \
        "some files of several are new"
    for name, whole in new.items():
        wanted = [whole, OLD] if replaces else [whole, None]
        got = found.get(name)
        assert got in wanted, f"after {signal.Signals(number).name} {name} has " + \
            ("gone" if got is None else f"{len(got)} of {len(whole)} bytes")
        if replaces:
            assert stat.S_IMODE((folder / name).stat().st_mode) == OLD_MODE, f"the permissions of {name}"
    return ("new" if found.get(max(new)) == new[max(new)] else "as before") + (", temporary file" if temporary else "")


def kill_once(command, name, new, replaces, moment, number):
    with tempfile.TemporaryDirectory(dir=HOME) as home:
        folder = pathlib.Path(home)
        if replaces:
            make_old(folder, new)
        start = time.monotonic()
        process = run(command, folder, name)
        time.sleep(max(0, start + moment - time.monotonic()))
        process.send_signal(number)
        process.wait()
        return check(folder, new, replaces, number)


def kill_many(command, name, watched, replaces, numbers):
    new, begin, end = watched
    seen, failures = collections.Counter(), collections.Counter()
    for i in range(N_KILLS):
        moment = numbers.uniform(begin / 2, end)
        number = SIGNALS[i % len(SIGNALS)]
        try:
            seen[kill_once(command, name, new, replaces, moment, number)] += 1
        except AssertionError as error:
            failures[str(error)] += 1
    told = ", ".join(f"{n} {what}" for what, n in sorted(seen.items()))
    print(f"# {name}, {'old' if replaces else 'new'} name: {N_KILLS} kills: {told}, {failures.total()} wrong", flush=True)
    return failures


def make_case(format, command, name):
    def kill():
        numbers = random.Random(f"{SEED} {format}")
        watched = watch(command, name)
        failures = kill_many(command, name, watched, False, numbers) + kill_many(command, name, watched, True, numbers)
        assert not failures, "; ".join(what for what, _ in failures.most_common(3))
    kill.__name__ = f"a_{format}_file_is_whole_or_not_at_all"
    tap.case(kill)


for format, (command, name) in FORMATS.items():
    make_case(format, command, name)
print(f"# seed {SEED}")
tap.main()
