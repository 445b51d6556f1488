# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told of a program: AT-SPI, read over D-Bus.

A look at the program is one message with all names, states and parents, so that
looking again and again costs little. GTK leaves out of it what nobody has asked for
yet, and leaves in it what is hidden by now. So a thing is asked for its children where
what is told of them does not add up, or where one has gone since they were asked for.

GTK 4.8 and 4.18 tell the same in different words. What differs is evened out
here, so that the tests need not know which of them they see.
"""

import ast
import collections
import functools
import os
import re
import sys
import time

import tap
from acts import act

try:
    from gi.repository import Gio, GLib
except ImportError:
    tap.skip_all("python3-gi is not installed")

GTK_VERSION = tuple(int(part) for part in os.environ["GTK_VERSION"].split("."))
# GTK 4.18 does not count what nobody has asked for, nor tell of it when it is shown.
TELLS_OF_CHILDREN = GTK_VERSION < (4, 10)
ROOT = "/org/a11y/atspi/accessible/root"
CACHE = "/org/a11y/atspi/cache"
WINDOW_COORDINATES = 1
LABELLED_BY = 2
TEXT_MAX = 10000
# GTK 4.8 has nothing to announce a text with: what has the focus is described by it.
ANNOUNCES = GTK_VERSION >= (4, 14)
# So often a program is looked at that changes at the same time.
TRIES = 5

# The numbers of AtspiRole and AtspiStateType that are needed.
ROLES = {
    7: "check box",
    8: "check menu item",
    11: "combo box",
    20: "filler",
    27: "image",
    29: "label",
    31: "list",
    32: "list item",
    35: "menu item",
    39: "panel",
    43: "button",
    45: "radio menu item",
    51: "slider",
    52: "spin button",
    61: "text",
    # A toggle button, which is a button to GTK 4.8.
    62: "button",
    65: "tree",
    67: "unknown",
    90: "row",
    91: "tree item",
}
# They say nothing of what a thing does that can have the focus.
USELESS_ROLES = ("filler", "image", "panel", "unknown")
MENU_ITEMS = ("menu item", "check menu item", "radio menu item")
STATES = {
    0: "invalid entry",  # so GTK 4.8 tells it
    4: "checked",
    9: "expandable",
    10: "expanded",
    11: "focusable",
    12: "focused",
    20: "pressed",
    23: "selected",
    24: "sensitive",
    30: "visible",
    36: "invalid entry",
}


# An item of the cache, and as GVariant prints it: (object, application, parent, index in the parent, number of children,
# interfaces, name, role, description, states). To match it takes a fifth of the time of unpacking it.
ITEM_TYPE = GLib.VariantType("((so)(so)(so)iiassusau)")
WORD = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
ITEM = re.compile(rf"\(\('[^']*', '([^']*)'\), \([^)]*\), \('[^']*', '([^']*)'\), (-?\d+), (-?\d+), \[([^]]*)\], "
                  rf"{WORD}, (\d+), {WORD}, \[(\d+), (\d+)\]\)")


def pieces(items):
    """The items of a cache as GVariant stores an array: each begins at a multiple of four bytes, and after all of them
    there are the places where they end. All at once this takes a twentieth of the time of unpacking them."""
    if not items:
        return
    size = next(size for size in (1, 2, 4) if len(items) < 1 << 8 * size)
    first_end = int.from_bytes(items[-size:], sys.byteorder)
    begin = 0
    for place in range(first_end, len(items), size):
        end = int.from_bytes(items[place:place + size], sys.byteorder)
        yield items[begin:end]
        begin = (end + 3) & ~3


@functools.cache
def read(word):
    """A string that GVariant printed."""
    return ast.literal_eval(word)


@functools.cache
def states(low, high):
    """The names of the states in two words of bits."""
    bits = int(low) | int(high) << 32
    return frozenset(word for bit, word in STATES.items() if bits >> bit & 1)


@functools.cache
def once(name):
    """GTK 4.8 says a name that has a mnemonic twice, and the mnemonic's underscore with it."""
    half = name[(len(name) + 1) // 2:].strip()
    return half if name.replace("_", "") == f"{half} {half}" else name


@functools.cache
def own(name):
    """GTK 4.8 names what has no name after its type, GTK 4.18 does not name it."""
    return "" if re.fullmatch(r"(Gtk|Fringe)[A-Z]\w+", name) else name


def fault(name, role, states):
    """Returns: what is wrong with how a thing is told that can have the focus; None for one that cannot"""
    if "focusable" not in states:
        return None
    if not own(name):
        return "no name"
    if once(name) != name or "_" in name:
        return "its mnemonic in its name"
    return f"the role “{role}”" if role in USELESS_ROLES else None


@functools.cache
def facts(piece):
    """What an item says. Most say the same as the last time."""
    printed = GLib.Variant.new_from_bytes(ITEM_TYPE, GLib.Bytes.new(piece), True).print_(False)
    path, parent, index, count, interfaces, name, role, description, *bits = ITEM.fullmatch(printed).groups()
    told = read(name), ROLES.get(int(role), int(role)), read(description), states(*bits)
    return {"path": path, "parent": parent, "index": int(index), "count": int(count),
            "has_place": "Component" in interfaces, "name": own(once(told[0])), "role": told[1], "description": told[2],
            "states": told[3], "fault": fault(told[0], told[1], told[3])}


def spoken(text):
    """What is read of it: not the word joiner that ends the text of a link."""
    return text.replace("\u2060", "")


class Thing:
    """One thing in a window: name, description, role and states, and the things in it."""

    def __init__(self, piece):
        self.__dict__.update(facts(piece))
        self.name = spoken(self.name)
        self.children = []

    def all(self):
        """This thing and all in it, in the order in which it is read."""
        rest = [self]
        while rest:
            thing = rest.pop()
            yield thing
            rest.extend(reversed(thing.children))

    def is_around_button(self):
        """A menu that drops down has a button in a button: to GTK 4.18 both have its name, but only the inner can be
        pressed."""
        return self.role == "button" and [child.role for child in self.children][:1] == ["button"]

    def words(self):
        return [thing.name for thing in self.all() if thing.role == "label"]


class ScreenReader:
    def __init__(self, pid, deadline):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        reply = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(reply.unpack()[0], flags, None, None)
        self.program = self._find(pid, deadline)
        # What children have come to or gone from since it was asked for them, and how often that was told at all.
        self.changed = set()
        self.n_changes = 0
        # What each thing answered that was asked for its children, and what was told of them then.
        self.answers = {}
        # What was told last, and how it was understood.
        self.items = self.root = None
        self.bus.signal_subscribe(self.program, "org.a11y.atspi.Event.Object", "ChildrenChanged", None, None,
                                  Gio.DBusSignalFlags.NONE, self._on_children_changed)
        # What was said of the program's own accord, where GTK can.
        self.announced = []
        self.bus.signal_subscribe(self.program, "org.a11y.atspi.Event.Object", "Announcement", None, None,
                                  Gio.DBusSignalFlags.NONE, self._on_announcement)

    def _on_children_changed(self, bus, sender, path, *_):
        self.changed.add(path)
        self.n_changes += 1

    def _on_announcement(self, bus, sender, path, interface, signal, parameters):
        self.announced.append(spoken(parameters.unpack()[3]))

    def owns_name(self):
        """Whether a program has the name by which a second start finds the first."""
        bus = "org.freedesktop.DBus"
        arguments = GLib.Variant("(s)", ("org.fringe.Fringe",))
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        return session.call_sync(bus, "/", bus, "NameHasOwner", arguments, None, 0, -1).unpack()[0]

    def _find(self, pid, deadline):
        end = time.monotonic() + deadline
        while time.monotonic() < end:
            registry = "org.a11y.atspi.Registry"
            for name, _ in self._call(registry, ROOT, "Accessible", "GetChildren"):
                if self._pid(name) == pid and self._has_cache(name):
                    return name
            time.sleep(0.02)
        raise AssertionError("the program never told the accessibility bus of itself")

    def _pid(self, name):
        bus = "org.freedesktop.DBus"
        arguments = GLib.Variant("(s)", (name,))
        try:
            call = self.bus.call_sync(bus, "/", bus, "GetConnectionUnixProcessID", arguments, None, 0, -1)
        except GLib.Error:
            return None
        return call.unpack()[0]

    def _has_cache(self, name):
        """Whether the program got as far as to tell what is in it: GTK registers itself before."""
        try:
            self._call(name, CACHE, "Cache", "GetItems")
        except GLib.Error:
            return False
        return True

    def _call(self, name, path, interface, method, arguments=None):
        reply = self.bus.call_sync(name, path, f"org.a11y.atspi.{interface}", method, arguments, None, 0, -1)
        return reply.unpack()[0]

    def _items(self):
        """All that GTK has told anybody of."""
        reply = self.bus.call_sync(self.program, CACHE, "org.a11y.atspi.Cache", "GetItems", None, None, 0, -1)
        # What changed before has been told before, and waits to be heard.
        while GLib.MainContext.default().iteration(False):
            pass
        return reply.get_data_as_bytes().get_data()

    def _structure(self, things):
        """From each path to the paths of its children. Where not all are known they are asked for, all at once, but not
        again where the same is told as when they were asked for last."""
        known = collections.defaultdict(list)
        for thing in sorted(things.values(), key=lambda thing: thing.index):
            known[thing.parent].append(thing)
        children = {}
        asked = 0

        def told(path):
            """Returns: how many children a thing says to have, and which are known"""
            return things[path].count, [(child.path, child.index) for child in known[path]]

        def answer(path):
            """Returns: the paths of the children, or None where they must be asked for"""
            thing = things.get(path)
            if path == ROOT or thing is None or path in self.changed or not (TELLS_OF_CHILDREN or thing.role == "label"):
                return None
            if [child.index for child in known[path]] == list(range(thing.count)):
                return [child.path for child in known[path]]
            told_then, paths = self.answers.get(path, (None, None))
            return paths if told_then == told(path) else None

        def visit(path):
            nonlocal asked
            paths = answer(path)
            if paths is not None:
                found(path, paths)
                return
            self.changed.discard(path)
            asked += 1
            self.bus.call(self.program, path, "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None,
                          answered, path)

        def found(path, paths):
            children[path] = paths
            for child in paths:
                visit(child)

        def answered(bus, result, path):
            nonlocal asked
            asked -= 1
            try:
                reply = bus.call_finish(result).unpack()[0]
            except GLib.Error:
                reply = []
            paths = [child for name, child in reply if name == self.program]
            if path in things:
                self.answers[path] = told(path), paths
            found(path, paths)

        visit(ROOT)
        while asked > 0:
            GLib.MainContext.default().iteration(True)
        return children

    def look(self):
        """Returns: the program as a Thing, its windows in it; the same as before where nothing is told anew"""
        for _ in range(TRIES):
            items = self._items()
            if items == self.items and not self.changed and TELLS_OF_CHILDREN:
                return self.root
            things = {thing.path: thing for thing in map(Thing, pieces(items))}
            n_changes = self.n_changes
            children = self._structure(things)
            if self.n_changes == n_changes and children.keys() <= things.keys():
                break

        def parts(path):
            """To GTK 4.8 what is in a page is in the stack, whatever it says of its parent."""
            for child in children.get(path, []):
                if child in things:
                    yield from [things[child]] if things[child].has_place else parts(child)

        for path, thing in things.items():
            thing.children = list(parts(path))
            if not thing.name and thing.role in MENU_ITEMS:
                thing.name = self._label(path)
            if thing.is_around_button():
                thing.name = ""
        self.items, self.root = items, things[ROOT]
        return self.root

    def _label(self, path):
        """To GTK 4.18 a menu item has no name, but another thing, which is in nothing, as its label."""
        try:
            for relation, labels in self._call(self.program, path, "Accessible", "GetRelationSet"):
                if relation == LABELLED_BY:
                    return self._text(labels[0][1])
        except GLib.Error:
            # The menu has closed.
            pass
        return ""

    def extents(self, thing):
        """Returns: x, y, width, height within its window, or None for what is not there any more or has no size"""
        arguments = GLib.Variant("(u)", (WINDOW_COORDINATES,))
        try:
            extents = self._call(self.program, thing.path, "Component", "GetExtents", arguments)
        except GLib.Error:
            return None
        return extents if extents[2] > 0 and extents[3] > 0 else None

    def text(self, thing):
        return self._text(thing.path)

    def _text(self, path):
        return spoken(self._call(self.program, path, "Text", "GetText", GLib.Variant("(ii)", (0, TEXT_MAX))))

    def said(self, seen):
        """What was said last; or what has the focus says of itself."""
        if ANNOUNCES:
            return self.announced[-1] if self.announced else ""
        focus = seen.focused()
        return focus.description if focus else ""

    @act
    def press(self, thing):
        """What a person does who cannot use a mouse: its first action."""
        self._call(self.program, thing.path, "Action", "DoAction", GLib.Variant("(i)", (0,)))
