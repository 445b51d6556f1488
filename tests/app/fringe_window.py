# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in its window, driven with keys and pointer and seen as a screen reader sees it."""

import contextlib
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

import acts
import tap
from screen_reader import GTK_VERSION, ScreenReader

if os.environ["GDK_BACKEND"] == "wayland":
    import desktop_wayland as desktop
else:
    import desktop_x11 as desktop

# How long to wait for what must come; only a failure takes so long, or a machine that does much else.
DEADLINE = 60
# About how long the program takes to answer an act.
PAUSE = 0.02
# So often the same is seen of what is at rest.
STILL = 4
# GTK 4.18 tells where a thing is without the padding, borders and margins of all that it is in: there must be none.
BARE_STYLE = "*:not(entry):not(spinbutton) { padding: 0; border-width: 0; margin: 0; }"
TABS = "Explain", "Lists", "Code", "Analysis", "Quiz"
# In its dialog for files GTK 4.8 now and then draws both ends of the path before it has placed them.
ENDS_OF_PATH = "Trying to snapshot GtkButton"
COMPLAINT = re.compile(r"\b(Gtk|Gdk|GLib|GLib-GIO|GLib-GObject|GObject|Gsk|Pango|fringe)-(WARNING|CRITICAL|ERROR)\b")

# What stands below the step of a lecture that has just begun.
WAY_OUT = "Ctrl+1 to 5: panels, Q: question.\nF11 or Escape ends the lecture."
# What stands below the counts at the goal.
PRINTED = re.compile("✓ As printed|The report prints|The paper counts")

# A puzzle that no test sees the end of.
LONG_SESSION = """[Fringe Session]
Version=1

[Puzzle]
Title=A long one
Start=14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3
Goal=0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15

[Rules]
Algorithm=astar
Heuristic=manhattan
Moves=UDLR
Ties=fifo
Duplicates=better-g
GoalTest=expansion
"""

# What most tests begin with: the second example of the report, by the rules of a textbook.
FIRST_PUZZLE = ["--start", "1 2 7 6 0 8 4 3 5", "--goal", "1 2 0 4 8 7 3 6 5"]

for tool in desktop.TOOLS:
    if shutil.which(tool) is None:
        tap.skip_all(f"{tool} is not installed")


def attempt(look, good):
    """What is asked of something that is not there does not hold yet. Returns: what is seen, and whether it is good"""
    seen = None
    try:
        seen = look()
        return seen, good(seen)
    except (AttributeError, FileNotFoundError, IndexError, TypeError, ValueError):
        return seen, False


def wait(what, look, good, deadline=DEADLINE):
    """Looks until it is good, and returns what was seen then. What takes long is looked at less often, because looking
    takes time from it."""
    begun = time.monotonic()
    while True:
        seen, is_good = attempt(look, good)
        if is_good:
            return seen
        waited = time.monotonic() - begun
        if waited > deadline:
            raise AssertionError(f"waited in vain for {what}" + ("" if isinstance(seen, Seen) else f"; saw: {seen}"))
        time.sleep(max(PAUSE, min(waited / 5, 0.1)))


def settled(what, look):
    """Looks until it sees something, and the same for a while: what moves or is not laid out yet changes."""
    before = []

    def is_still(seen):
        before.append(seen)
        return seen and before[-STILL:] == [seen] * STILL

    return wait(f"the rest of {what}", look, is_still)


def area_on_screen(outer, inner, area):
    """Where an area of a window is. A window's own places begin within its shadow. Returns: x, y, width, height"""
    left, top, across, down = area
    return outer[0] + (outer[2] - inner[2]) / 2 + left, outer[1] + (outer[3] - inner[3]) / 2 + top, across, down


def complains(log, harmless):
    """Whether there is a complaint that the program is to blame for: one without these words."""
    return any(COMPLAINT.search(line) and not any(words in line for words in harmless) for line in log.splitlines())


@contextlib.contextmanager
def copied(text):
    """While another program is there from which somebody copied this text."""
    before = desktop.active_window()
    with subprocess.Popen([os.environ["CLIPBOARD_TEXT"], text], stdout=subprocess.PIPE, text=True) as process:
        try:
            if desktop.COPIES_BY_KEY:
                wait("the other program", desktop.active_title, lambda seen: seen == "Copy here")
                desktop.keys("c")
            assert process.stdout.readline() == "copied\n"
            wait("the window that was there before", desktop.active_window, lambda seen: seen == before)
            yield
        finally:
            process.terminate()


def pasted(program, *arguments):
    """Returns: what a program says into which somebody pastes what is on the clipboard"""
    before = desktop.active_window()
    text = subprocess.run([program, *arguments], check=True, capture_output=True, text=True, timeout=DEADLINE).stdout
    wait("the window that was there before", desktop.active_window, lambda seen: seen == before)
    return text


def pasted_text():
    return pasted(os.environ["CLIPBOARD_TEXT"])


def chooses_file(window):
    return any(thing.name == "Modified" for thing in window.all())


class Seen:
    """A look at the program, with names for what the tests ask for."""

    def __init__(self, program):
        self.windows = program.children
        self.things = list(program.all())
        self.labels = [thing.name for thing in self.things if thing.role == "label"]

    def __str__(self):
        return " | ".join(thing.name for thing in self.things if "visible" in thing.states and thing.name)

    def find(self, name, *roles):
        """The first thing of that name, or None. The name may be a regular expression."""
        for thing in self.things:
            if (not roles or thing.role in roles) and re.fullmatch(name, thing.name):
                return thing
        return None

    def can(self, name):
        """Whether there is a button of that name that could be pressed."""
        button = self.find(name, "button", "menu item")
        return button is not None and "sensitive" in button.states

    def window(self, name):
        return next((window for window in self.windows if window.name == name), None)

    def label_after(self, name):
        if name not in self.labels:
            return None
        return self.labels[self.labels.index(name) + 1]

    def focused(self, *roles):
        """What has the focus, or None where it is of none of these roles."""
        thing = next((thing for thing in self.things if "focused" in thing.states), None)
        return thing if thing and (not roles or thing.role in roles) else None

    def choices(self):
        """The words of each row of the list in which a row has the focus."""
        row = self.focused("list item")
        return next(([row.words() for row in thing.children] for thing in self.things
                     if thing.role == "list" and row in thing.children), [])

    def label_like(self, pattern):
        return next((label for label in self.labels if re.fullmatch(pattern, label)), None)

    @property
    def tree(self):
        return self.find("Search tree of .*", "tree")

    @property
    def title(self):
        return self.labels[self.labels.index(self.subtitle) - 1]

    @property
    def subtitle(self):
        return self.label_like(".*-puzzle.* · .*")

    @property
    def node(self):
        return self.label_like(r"Node \d+")

    @property
    def values(self):
        return self.label_like(r"g \d+ \+ h \d+ = f \d+")

    @property
    def counts(self):
        names = ("Generated", "Expanded", "Frontier", "Depth")
        return tuple(int(self.label_after(name).replace(",", "")) for name in names)

    def count(self, name):
        """A single one of them, or None where it does not apply."""
        labels = self.labels[self.labels.index("Generated"):self.labels.index("Depth") + 2]
        if name not in labels:
            return None
        label = labels[labels.index(name) + 1]
        return int(label.replace(",", "")) if label else None

    @property
    def message(self):
        """What stands above the tree. What is hidden is a label without words to GTK 4.8, and no label to GTK 4.18."""
        above = self.things[:self.things.index(self.tree)]
        labels = [thing.name for thing in above if thing.role == "label"]
        last = "b*" if "b*" in labels else "Successors"
        after = labels[labels.index(last) + 2:]
        return "".join([label for label in after if not PRINTED.match(label)][:1])

    @property
    def _below(self):
        """The labels beside the timeline."""
        timeline = self.things.index(self.find("Timeline", "slider"))
        return [thing.name for thing in self.things[timeline:] if thing.role == "label"]

    @property
    def step(self):
        """Without the words for a search that goes on."""
        return self._below[0].removesuffix(" so far")

    @property
    def goes_on(self):
        return self._below[0].endswith(" so far")

    @property
    def sentence(self):
        return self._below[1]

    @property
    def scale(self):
        return self.label_like("[0-9.]+ %")

    @property
    def board(self):
        return self.find("Board of the shown node").description

    @property
    def start(self):
        return self.find("Start", "image").description

    @property
    def goal(self):
        return self.find("Goal", "image").description

    @property
    def why(self):
        return self.label_after("Why this node")


class Window:
    """A run of the program, with settings if need be; with a home it keeps them for the next run. The first of the files
    that it opens names the window; without any it begins with the first puzzle."""

    display_is_ready = False
    titles_seen = set()
    without_files = FIRST_PUZZLE

    def __init__(self, home=None, *files, **settings):
        self.files = [str(file) for file in files]
        self.title = f"{pathlib.Path(files[0]).stem} — Fringe" if files else "Fringe"
        self.killed = False
        self.harmless = set(desktop.BLAMED)
        self.folder = tempfile.TemporaryDirectory(prefix="fringe-")
        self.home = pathlib.Path(home or self.folder.name)
        self.backend = "keyfile" if home or settings else "memory"
        self.seen = None
        self.seen_after = 0
        self.clicked = 0, 0, 0
        if settings:
            self._write_settings(settings)
        if GTK_VERSION >= (4, 10):
            self._write("config/gtk-4.0/gtk.css", BARE_STYLE)
        if os.environ.get("ANIMATIONS") == "0":
            self._write("config/gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n")

    def _write(self, name, text):
        file = self.home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def _write_settings(self, settings):
        lines = [f"{key.replace('_', '-')}={value}" for key, value in settings.items()]
        self._write("config/glib-2.0/settings/keyfile", "\n".join(["[org/fringe/Fringe]", *lines, ""]))

    def environment(self):
        folders = {f"XDG_{name.upper()}_HOME": str(self.home / name) for name in ("config", "cache", "data", "state")}
        return {**os.environ, **folders, "HOME": str(self.home), "GSETTINGS_BACKEND": self.backend}

    def __enter__(self):
        if not Window.display_is_ready:
            wait("the desktop", desktop.is_ready, bool)
            Window.display_is_ready = True
        self.log = open(pathlib.Path(self.folder.name) / "log", "w+")
        self.process = subprocess.Popen([os.environ["FRINGE"], *(self.files or self.without_files)], env=self.environment(), stderr=self.log, cwd=self.home)
        try:
            self.reader = ScreenReader(self.process.pid, DEADLINE)
            self.shows_window(self.title)
        except AssertionError:
            tap.diagnose(self._end())
            raise
        return self

    def __exit__(self, kind, error, trace):
        status = self.process.poll()
        place, under = None, None
        if kind is not None and status is None:
            # Whatever keeps one from seeing what is there, what the program complained of is told.
            with contextlib.suppress(Exception):
                place = desktop.active_geometry()
                self.look()
                under = self._names_at(*self.clicked[:2])
        log = self._end()
        if kind is not None:
            tap.diagnose(f"seen last: {self.seen}\nclicked last: {self.clicked[:2]}; window: {place}; there now: {under}\n{log}")
            return
        assert status in (None, 0) or self.killed, f"the program ended with {status}\n{log}"
        assert not complains(log, self.harmless), log

    def _names_at(self, x, y):
        """Returns: the names of what has the focus, and of all that has this point of the screen in it"""
        frame = self.seen.window(desktop.active_title())

        def has_it(thing):
            read = self.places(frame, thing)
            left, top, across, down = area_on_screen(*read) if read else (0, 0, 0, 0)
            return left <= x < left + across and top <= y < top + down

        names = [thing.name for thing in self.seen.things if thing.name and has_it(thing)]
        return " | ".join([f"focus on {getattr(self.seen.focused(), 'name', None)}", *names])

    def _end(self):
        """Returns: what the program complained of"""
        self.process.terminate()
        self.process.wait()
        self.log.seek(0)
        log = self.log.read()
        self.log.close()
        self.folder.cleanup()
        return log

    def look(self):
        self.seen_after = acts.count
        self.seen = Seen(self.reader.look())
        return self.seen

    def _seen_now(self):
        """Returns: what was seen since the last act; only where nothing was, the program is looked at, which costs much more
        than to search what was seen."""
        return self.seen if self.seen_after == acts.count else self.look()

    def until(self, what, good):
        """Looks until something holds of what is seen. After an act the program has a moment to answer."""
        if self.seen_after == acts.count and attempt(lambda: self.seen, good)[1]:
            return self.seen
        time.sleep(PAUSE)
        return wait(what, self.look, good)

    def shows(self, **expected):
        """Looks until what is seen is as expected: shows (node="Node 3", step="Step 2 of 2")."""
        def good(seen):
            return all(getattr(seen, name) == value for name, value in expected.items())
        return self.until(str(expected), good)

    def shows_window(self, name):
        """Waits until a window is open and takes keys."""
        wait(f"the window “{name}”", desktop.active_title, lambda seen: seen == name)
        frame = self.until(f"“{name}”", lambda seen: seen.window(name)).window(name)
        settled(f"“{name}”", lambda: self.places(frame))
        self.names_all_once(name)
        return self.seen

    def opens_window(self, act):
        """Does something and waits until another window takes keys."""
        before = desktop.active_window()
        act()
        wait("another window", desktop.active_window, lambda seen: seen not in ("", before))
        self.names_all_once(desktop.active_title())

    def asks_for_file(self):
        """Waits until a dialog for files can be used."""
        self.harmless.add(ENDS_OF_PATH)
        return self.until("the files", lambda seen: seen.focused())

    def asks_for_name(self):
        """Waits until a dialog for files does. Under Wayland its header has the entry, and no colon."""
        self.harmless.add(ENDS_OF_PATH)
        return self.until("the name", lambda seen: seen.focused() and seen.focused().name in ("Name:", "Name"))

    def closes_window(self, name):
        wait("the main window", desktop.active_title, lambda seen: seen == "Fringe")
        return self.until(f"the end of “{name}”", lambda seen: not seen.window(name))

    def names_all(self):
        """Whatever is on the screen and can have the focus has a name, said once, and a role that says what it does. Where a
        file is chosen, the window is GTK's."""
        def look():
            things = [thing for window in self.look().windows if not chooses_file(window) for thing in window.all()]
            return [f"{thing.role} “{thing.name}”: {thing.fault}" for thing in things
                    if thing.fault and self.reader.extents(thing)]
        wait("names", look, lambda faults: not faults)

    def names_all_once(self, window):
        """A window of this title is the same each time."""
        if window not in Window.titles_seen:
            Window.titles_seen.add(window)
            self.names_all()

    def moves_focus(self, key):
        """Returns: what has the focus then"""
        before = self.until("a focus", lambda seen: seen.focused()).focused().path
        self.keys(key)
        return self.until("another focus", lambda seen: seen.focused() and seen.focused().path != before).focused()

    def keys(self, *keys):
        desktop.keys(*keys)

    def type(self, text):
        """Replaces what is in the field that has the focus. It has it before it is on the screen, but takes no keys then."""
        self.until("a place for the text", lambda seen: self.reader.extents(seen.focused()))
        desktop.keys("ctrl+a")
        desktop.type_text(text)

    def type_path(self, path):
        """Into a dialog for files, until it stands there: GTK adds how a name might end, at times late, or to a name that
        has an end already. A list of files makes way for an entry when a path is typed."""
        settled("the path", lambda: self._types(str(path)))

    def _types(self, path):
        """Returns: whether it stands there"""
        def stands():
            entry = self._seen_now().focused("text") or self.look().focused("text")
            return entry and self.reader.text(entry) == path
        if not stands():
            self.type(path)
            self.keys("shift+End", "Delete")
        return stands()

    def panel(self, tab, panel=None):
        """Opens a tab on the right, and of its panels the one that is called so."""
        self.keys(f"ctrl+{TABS.index(tab) + 1}")
        if tab == "Lists" and panel:
            self.choose("List", panel)
            self.keys("Escape")
        elif panel:
            self.press(panel)

    def quit(self):
        self.keys("ctrl+q")
        assert self.process.wait(DEADLINE) == 0

    def kill(self):
        """As a crash would: the program does nothing more. Another one can start when this returns."""
        self.killed = True
        self.process.kill()
        self.process.wait()
        wait("the end of its name", self.reader.owns_name, lambda owns: not owns)

    def text(self, name):
        """What stands in an entry."""
        return self.reader.text(self.look().find(name, "text"))

    def enter(self, name, text):
        """Types into an entry that Alt and the first letter of its name go to."""
        self.keys(f"alt+{name[0].lower()}")
        self.until(f"the focus on {name}", lambda seen: "focused" in seen.find(name, "text").states)
        self.type(text)
        wait(f"“{text}” in {name}", lambda: self.text(name), lambda seen: seen == text)

    def choose(self, name, choice, which=0, acts=False):
        """Chooses from a list that drops down: the first of that name, or with -1 the last. What acts is no value: the
        list goes back to the one that it had."""
        def combo(seen):
            return [thing for thing in seen.things if thing.role == "combo box" and thing.name == name][which]
        # In GTK 4.18 a list that scrolls under the pointer gives the focus to the row that comes to be there.
        self.point(0, 0)
        self.reader.press(combo(self.until(f"the list {name}", combo)).children[0])
        # Another list may have the focus until this one drops down.
        seen = self.until(f"the choice {choice}", lambda seen: seen.focused("list item") in combo(seen).all() and seen.choices())
        before = next((i for i, words in enumerate(seen.choices()) if choice in words), None)
        if before is not None:
            self.keys("Home", *["Down"] * before)
        else:
            self._look_row_by_row(choice)
        seen = self.until(choice, lambda seen: choice in seen.focused("list item").words())
        if "selected" not in seen.focused().states:
            self.keys("space")
            self.until(choice, lambda seen: "selected" in seen.focused("list item").states)
        self.keys("Return")
        if not acts:
            self.until(choice, lambda seen: not seen.focused("list item") and choice in combo(seen).words())

    def _look_row_by_row(self, choice):
        """GTK 4.18 does not tell of rows that are not in sight."""
        self.keys("Home")
        row = settled("the first row", lambda: self.look().focused("list item").words())
        while choice not in row:
            self.keys("Down")
            seen = self.until(f"a row after {row}", lambda seen: seen.focused("list item").words() != row)
            row = seen.focused().words()

    def press(self, name, which=0):
        """Of several of that name it is the first, or with -1 the last. What is not shown yet can be pressed already, but
        does nothing: it has no place on the screen."""
        def button(seen):
            named = [thing for thing in seen.things if thing.role in ("button", "menu item") and re.fullmatch(name, thing.name)]
            return "sensitive" in named[which].states and named[which]
        seen = self.until(f"the button “{name}”", lambda seen: button(seen) and self.reader.extents(button(seen)))
        self.reader.press(button(seen))

    def sample(self, title):
        """Chooses a worked example in the menu."""
        self.keys("alt+p")
        self.press("Worked Examples")
        self.press(re.escape(title))
        return self.shows(title=title)

    def place(self, name, x=0.5, y=0.5, roles=()):
        """A point of the screen: x and y are shares of the thing's width and height."""
        thing = self.until(f"“{name}”", lambda seen: seen.find(name, *roles)).find(name, *roles)
        return self.on_screen(thing, x, y)

    def places(self, *things):
        """Returns: where the window that takes keys is on the screen, and where things are in it, read together; None where
        one of them has no place"""
        read = desktop.active_geometry(), *map(self.reader.extents, things)
        return read if all(read) else None

    def on_screen(self, thing, x, y):
        """A window that has just opened still moves and grows, so all places are those of one moment at which it rests."""
        frame = self.look().window(desktop.active_title())
        left, top, across, down = area_on_screen(*settled(thing.name, lambda: self.places(frame, thing)))
        return round(left + x * across), round(top + y * down)

    def point(self, x, y):
        desktop.point(x, y)

    def click(self, x, y, times=1):
        """GTK counts what follows within 0.4 s at the same place as one more click of a series."""
        last_x, last_y, time_then = self.clicked
        if max(abs(x - last_x), abs(y - last_y)) < 10:
            time.sleep(max(0, time_then + 0.5 - time.monotonic()))
        self.point(x, y)
        desktop.click(times)
        self.clicked = x, y, time.monotonic()

    def double_click(self, x, y):
        self.click(x, y, 2)

    def right_click(self, x, y):
        self.point(x, y)
        desktop.right_click()

    def wheel(self, x, y, clicks):
        """Away from the person where clicks is positive."""
        self.point(x, y)
        desktop.wheel(clicks)

    def drag_between(self, start, end, other):
        """Drags from a program to another until that window says by its title that it is taken. The pointer goes on
        moving: before a drag has begun nobody sees it move. Now and then it goes back, for under Wayland GTK 4.8 believes
        of a drag that has just begun that it is taken, and tells of changes only."""
        self.point(*start)
        desktop.button_down()
        places = itertools.cycle([end, (end[0] + 1, end[1])] * 5 + [start])

        def look():
            place = next(places)
            self.point(*place)
            return place != start and desktop.title(other)

        try:
            wait("somebody to take it", look, lambda title: title == "Let go")
        finally:
            desktop.button_up()

    @contextlib.contextmanager
    def dropped(self, end, *paths):
        """While these files, from another program, are dropped there."""
        process = subprocess.Popen([os.environ["DRAG_FILES"], *map(str, paths)])
        try:
            wait("the other program", desktop.active_title, lambda seen: seen == "Drag from here")
            other = desktop.active_window()
            desktop.move(other, 0, 0)
            self.drag_between((100, 120), end, other)
            yield
        finally:
            process.kill()
            process.wait()
            wait("the window that was there before", desktop.active_title, lambda seen: seen not in ("", "Drag from here"))

    def drag(self, start, end):
        """As slowly as a hand, for GTK 4.18 takes up a drag only after some frames, and sees of it what moves then. It ends
        at rest: who lets go in motion throws."""
        self.point(*start)
        desktop.button_down()
        for share in range(1, 9):
            self.point(*(round(a + (b - a) * share / 8) for a, b in zip(start, end)))
            time.sleep(1 / 30)
        time.sleep(0.2)
        desktop.button_up()


class StartedWindow(Window):
    """A run of the program without anything to open: it shows the start page."""

    without_files = []
