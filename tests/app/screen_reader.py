# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told of a program: AT-SPI, read over D-Bus.

A look at the program is one walk and one message with all names and states, so
that looking again and again costs little. Nothing is remembered between looks.

GTK 4.8 and 4.18 tell the same in different words. What differs is evened out
here, so that the tests need not know which of them they see.
"""

import re
import time

import tap

try:
    from gi.repository import Gio, GLib
except ImportError:
    tap.skip_all("python3-gi is not installed")

ROOT = "/org/a11y/atspi/accessible/root"
CACHE = "/org/a11y/atspi/cache"
WINDOW_COORDINATES = 1
LABELLED_BY = 2
TEXT_MAX = 10000

# The numbers of AtspiRole and AtspiStateType that are needed.
ROLES = {
    7: "check box",
    8: "check menu item",
    11: "combo box",
    27: "image",
    29: "label",
    31: "list",
    32: "list item",
    35: "menu item",
    43: "button",
    45: "radio menu item",
    51: "slider",
    52: "spin button",
    61: "text",
    # A toggle button, which is a button to GTK 4.8.
    62: "button",
}
MENU_ITEMS = ("menu item", "check menu item", "radio menu item")
STATES = {
    4: "checked",
    11: "focusable",
    12: "focused",
    23: "selected",
    24: "sensitive",
    30: "visible",
}


def once(name):
    """GTK 4.8 says a name that has a mnemonic twice, and the mnemonic's underscore with it."""
    half = name[(len(name) + 1) // 2:].strip()
    return half if name.replace("_", "") == f"{half} {half}" else name


def own(name):
    """GTK 4.8 names what has no name after its type, GTK 4.18 does not name it."""
    return "" if re.fullmatch(r"(Gtk|Fringe)[A-Z]\w+", name) else name


class Thing:
    """One thing in a window: name, description, role and states, and the things in it."""

    def __init__(self, item):
        self.path = item[0][1]
        self.name = own(once(item[6]))
        self.role = ROLES.get(item[7], item[7])
        self.description = item[8]
        bits = item[9][0] | item[9][1] << 32
        self.states = {word for bit, word in STATES.items() if bits >> bit & 1}
        self.children = []

    def all(self):
        """This thing and all in it, in the order in which it is read."""
        yield self
        for child in self.children:
            yield from child.all()

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
                if self._pid(name) == pid:
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

    def _call(self, name, path, interface, method, arguments=None):
        reply = self.bus.call_sync(name, path, f"org.a11y.atspi.{interface}", method, arguments, None, 0, -1)
        return reply.unpack()[0]

    def _structure(self):
        """From each path to the paths of its children; all are asked for at once."""
        children = {}
        asked = 0

        def ask(path):
            nonlocal asked
            asked += 1
            self.bus.call(self.program, path, "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None,
                          answered, path)

        def answered(bus, result, path):
            nonlocal asked
            asked -= 1
            try:
                found = bus.call_finish(result).unpack()[0]
            except GLib.Error:
                found = []
            children[path] = [child for name, child in found if name == self.program]
            for child in children[path]:
                ask(child)

        ask(ROOT)
        while asked > 0:
            GLib.MainContext.default().iteration(True)
        return children

    def look(self):
        """Returns: the program as a Thing, its windows in it"""
        children = self._structure()
        things = {item[0][1]: Thing(item) for item in self._call(self.program, CACHE, "Cache", "GetItems")}
        for path, thing in things.items():
            thing.children = [things[child] for child in children.get(path, []) if child in things]
            if not thing.name and thing.role in MENU_ITEMS:
                thing.name = self._label(path)
            if thing.is_around_button():
                thing.name = ""
        return things[ROOT]

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
        return self._call(self.program, path, "Text", "GetText", GLib.Variant("(ii)", (0, TEXT_MAX)))

    def press(self, thing):
        """What a person does who cannot use a mouse: its first action."""
        self._call(self.program, thing.path, "Action", "DoAction", GLib.Variant("(i)", (0,)))
