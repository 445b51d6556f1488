# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop of the window tests under Wayland: sway, asked for its windows, with a keyboard and a pointer of ours."""

import json
import subprocess

import virtual_devices
from acts import act
from tap import Skip

TOOLS = "swaymsg",
# Only who was given a key can put something on the clipboard.
COPIES_BY_KEY = True
# Complaints that the program is not to blame for: of the compositor, and of GTK 4.8, which now and then draws a scrollbar
# before it has placed it, where a window grows a frame later than it was asked to.
BLAMED = "Compositor doesn't support moving popups, relying on remapping", "Trying to snapshot GtkGizmo"
# Of the width and of the height of a window, what its frame takes: the shadow is around it.
FRAME = 0
# sway has no such windows.
MAXIMISES = False
# The first version of this protocol in which an open popover can be moved.
POPUPS_MOVE = "xdg_wm_base", 3
# Of the keys whose signs have no name of their own.
NAMES = {" ": "space", "\n": "Return"}

_connection = _keyboard = _pointer = None


def is_ready():
    global _connection, _keyboard, _pointer
    if _connection is None:
        _connection = virtual_devices.Connection()
        _keyboard, _pointer = virtual_devices.plug_in(_connection)
    return True


def moves_popovers():
    """Whether a popover that has become larger stays open: else GTK closes it and opens it anew, where the focus goes."""
    interface, version = POPUPS_MOVE
    return _connection.versions[interface] >= version


def _sway(*words):
    return json.loads(subprocess.run(["swaymsg", "--raw", *map(str, words)], check=True, capture_output=True, text=True).stdout)


def _windows():
    rest = [_sway("-t", "get_tree")]
    for node in rest:
        rest += node["nodes"] + node["floating_nodes"]
        if node.get("pid"):
            yield node


def _active():
    return next((window for window in _windows() if window["focused"]), None)


def screen_size():
    rect = _sway("-t", "get_outputs")[0]["rect"]
    return rect["width"], rect["height"]


def active_window():
    """The number of the window that takes keys, or nothing."""
    window = _active()
    return str(window["id"]) if window else ""


def active_title():
    window = _active()
    return window["name"] or "" if window else ""


def active_geometry():
    """Returns: x, y, width and height of the window that takes keys, without its shadow, or None"""
    window = _active()
    return tuple(window["rect"][key] for key in ("x", "y", "width", "height")) if window else None


def title(window):
    return next((node["name"] for node in _windows() if str(node["id"]) == window), "")


def windows_of(application):
    """The numbers of its windows that are seen."""
    return [str(node["id"]) for node in _windows() if node["app_id"] == application and node["visible"]]


def popups_of(application):
    raise Skip("Wayland tells nobody where a menu is")


@act
def move(window, x, y):
    _sway(f"[con_id={window}] move position {x} {y}")


@act
def resize(window, width, height):
    _sway(f"[con_id={window}] resize set {width} px {height} px")


@act
def keys(*names):
    _keyboard.press(*((modifiers, key) for *modifiers, key in (name.split("+") for name in names)))


@act
def type_text(text):
    _keyboard.press(*((("shift",), sign.lower()) if sign.isascii() and sign.isupper() else ((), NAMES.get(sign, sign))
                      for sign in text))


@act
def hold(*names):
    _keyboard.hold(*names)


@act
def let_go(*names):
    _keyboard.hold()


@act
def point(x, y):
    _pointer.move(round(x), round(y), *screen_size())


def _click(button):
    for is_down in (1, 0):
        _pointer.button(button, is_down)


@act
def click(times=1):
    for _ in range(times):
        _click(virtual_devices.LEFT)


@act
def right_click():
    _click(virtual_devices.RIGHT)


@act
def button_down():
    _pointer.button(virtual_devices.LEFT, 1)


@act
def button_up():
    _pointer.button(virtual_devices.LEFT, 0)


@act
def wheel(clicks):
    """Away from the person where clicks is positive."""
    for _ in range(abs(clicks)):
        _pointer.scroll(-1 if clicks > 0 else 1)
