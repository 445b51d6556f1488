# SPDX-License-Identifier: GPL-3.0-or-later
"""A keyboard and a pointer for a Wayland compositor that has none: they stay plugged in while the test runs, for a program
whose seat loses its keyboard loses the focus too.

They speak as much of Wayland as that takes, by the protocols virtual-keyboard-unstable-v1 and
wlr-virtual-pointer-unstable-v1, of which the numbers below are.
"""

import array
import os
import socket
import struct
import tempfile
import time

# Objects and requests of Wayland itself.
DISPLAY = 1
SYNC, GET_REGISTRY = 0, 1
BIND = 0
# Requests of the managers, each the first, and of the devices.
CREATE = 0
KEYMAP, KEY, MODIFIERS = 0, 1, 2
MOTION_ABSOLUTE, BUTTON, FRAME, AXIS_SOURCE, AXIS_DISCRETE = 1, 2, 4, 5, 7

KEYMAP_OF_XKB = 1
WHEEL = VERTICAL = 0
# What a notch of a wheel scrolls, as mice say it.
NOTCH = 15
# The button of the left in linux/input-event-codes.h; the right one comes after it.
LEFT, RIGHT = 0x110, 0x111
MODIFIER_BITS = {"shift": 1, "ctrl": 4, "alt": 8}
# XKB counts keys from there on, the kernel from 0.
FIRST_KEY = 8
NAMED_KEYS = ("Return Escape Tab space BackSpace Delete Insert Home End Page_Up Page_Down Left Right Up Down Menu "
              "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 minus plus comma question bracketleft bracketright").split()


def word(text):
    """A string as Wayland sends it: with its length, a zero at its end, up to a multiple of four bytes."""
    data = text.encode() + b"\0"
    return struct.pack("I", len(data)) + data + bytes(-len(data) % 4)


class Connection:
    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ["WAYLAND_DISPLAY"])
        self.n_objects = DISPLAY
        self.globals, self.versions = {}, {}
        self.registry = self.new_object()
        self.request(DISPLAY, GET_REGISTRY, self.registry)
        self.sync()

    def new_object(self):
        self.n_objects += 1
        return self.n_objects

    def request(self, target, opcode, *arguments, fd=None):
        """Numbers and strings; a file goes beside them."""
        data = b"".join(word(a) if isinstance(a, str) else struct.pack("I", a & 0xffffffff) for a in arguments)
        message = struct.pack("II", target, (len(data) + 8) << 16 | opcode) + data
        files = [] if fd is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [fd]))]
        self.socket.sendmsg([message], files)

    def bind(self, interface):
        target = self.new_object()
        self.request(self.registry, BIND, self.globals[interface], interface, 1, target)
        return target

    def create(self, manager, seat):
        maker = self.bind(manager)
        target = self.new_object()
        self.request(maker, CREATE, seat, target)
        return target

    def sync(self):
        """Returns when the compositor has done all that it was asked for."""
        callback = self.new_object()
        self.request(DISPLAY, SYNC, callback)
        told = None
        while told != callback:
            told, opcode, data = self._event()
            if told == DISPLAY and opcode == 0:
                raise AssertionError(f"the compositor complains: {data}")
            if told == self.registry and opcode == 0:
                name, length = struct.unpack_from("II", data)
                interface = data[8:8 + length - 1].decode()
                self.globals[interface], self.versions[interface] = name, struct.unpack("I", data[-4:])[0]

    def _event(self):
        target, size = struct.unpack("II", self._read(8))
        return target, size & 0xffff, self._read((size >> 16) - 8)

    def _read(self, size):
        data = self.socket.recv(size, socket.MSG_WAITALL)
        if len(data) < size:
            raise AssertionError("the compositor has ended")
        return data


def now():
    return int(time.monotonic() * 1000)


class Keyboard:
    """Has a key for each letter, and one for each other sign or name, as they come to be needed."""

    def __init__(self, connection, seat):
        self.connection = connection
        self.device = connection.create("zwp_virtual_keyboard_manager_v1", seat)
        self.keys = []
        self.held = 0
        self._need([*NAMED_KEYS, *map(chr, range(ord("!"), ord("A"))), *map(chr, range(ord("["), ord("~") + 1))])

    def _need(self, names):
        """Tells of the keys of these names, where one is new."""
        new = [name for name in dict.fromkeys(names) if name not in self.keys]
        if not new:
            return
        self.keys += new
        codes = " ".join(f"<{i}> = {i + FIRST_KEY};" for i in range(len(self.keys)))
        symbols = " ".join(f"key <{i}> {{ [ {self._symbols(name)} ] }};" for i, name in enumerate(self.keys))
        keymap = (f'xkb_keymap {{ xkb_keycodes "test" {{ minimum = {FIRST_KEY}; maximum = 255; {codes} }};'
                  ' xkb_types "test" { include "complete" }; xkb_compat "test" { include "complete" };'
                  f' xkb_symbols "test" {{ {symbols} }}; }};').encode() + b"\0"
        with tempfile.TemporaryFile() as file:
            file.write(keymap)
            file.flush()
            self.connection.request(self.device, KEYMAP, KEYMAP_OF_XKB, len(keymap), fd=file.fileno())
            self.connection.sync()

    @staticmethod
    def _symbols(name):
        if len(name) > 1:
            return name
        return f"{name}, {name.upper()}" if name.isascii() and name.isalpha() else f"U{ord(name):04X}"

    def _hold(self, bits):
        self.connection.request(self.device, MODIFIERS, bits, 0, 0, 0)

    def hold(self, *modifiers):
        self.held = sum(MODIFIER_BITS[modifier] for modifier in modifiers)
        self._hold(self.held)
        self.connection.sync()

    def press(self, *strokes):
        """Keys, each with what is held meanwhile: ("shift",), "Tab"."""
        self._need(name for _, name in strokes)
        for modifiers, name in strokes:
            self._hold(sum(MODIFIER_BITS[modifier] for modifier in modifiers) | self.held)
            for is_down in (1, 0):
                self.connection.request(self.device, KEY, now(), self.keys.index(name), is_down)
            self._hold(self.held)
        self.connection.sync()


class Pointer:
    def __init__(self, connection, seat):
        self.connection = connection
        self.device = connection.create("zwlr_virtual_pointer_manager_v1", seat)

    def _do(self, opcode, *arguments):
        self.connection.request(self.device, opcode, *arguments)

    def _end_frame(self):
        self._do(FRAME)
        self.connection.sync()

    def move(self, x, y, width, height):
        """To that point of a screen of that size."""
        self._do(MOTION_ABSOLUTE, now(), max(x, 0), max(y, 0), width, height)
        self._end_frame()

    def button(self, button, is_down):
        self._do(BUTTON, now(), button, is_down)
        self._end_frame()

    def scroll(self, notches):
        """Towards the person where it is positive."""
        self._do(AXIS_SOURCE, WHEEL)
        self._do(AXIS_DISCRETE, now(), VERTICAL, notches * NOTCH << 8, notches)
        self._end_frame()


def plug_in(connection):
    """Returns: a keyboard and a pointer"""
    seat = connection.bind("wl_seat")
    devices = Keyboard(connection, seat), Pointer(connection, seat)
    connection.sync()
    return devices
