# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop of the window tests under X11: openbox, and what a person does and sees by xdotool."""

import atexit
import re
import subprocess

from acts import act

TOOLS = "xdotool", "openbox"
# Any program can put something on the clipboard.
COPIES_BY_KEY = False
# Complaints that the program is not to blame for.
BLAMED = ()
# Of the width and of the height of a window, what its frame takes: where nothing composites it has no shadow instead.
FRAME = 10
MAXIMISES = True

_managers = []


def _xdotool(*words):
    return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True, text=True).stdout


def _answer(*words):
    """The same, but nothing where there is no answer."""
    return subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True).stdout.strip()


def is_ready():
    """Starts the window manager, again should it end; what it complains of is told."""
    if not _managers or _managers[-1].poll() is not None:
        _managers.append(subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL))
        atexit.register(_managers[-1].terminate)
    return subprocess.run(["xdotool", "get_num_desktops"], capture_output=True).returncode == 0


def _geometry(words):
    numbers = {key: int(number) for key, number in re.findall(r"(\w+)=(-?\d+)", words)}
    return tuple(numbers[key] for key in ("X", "Y", "WIDTH", "HEIGHT")) if words else None


def moves_popovers():
    """Whether a popover that has become larger stays open."""
    return True


def screen_size():
    return tuple(map(int, _xdotool("getdisplaygeometry").split()))


def active_window():
    """The number of the window that takes keys, or nothing."""
    return _answer("getactivewindow")


def active_title():
    return _answer("getactivewindow", "getwindowname")


def active_geometry():
    """Returns: x, y, width and height of the window that takes keys, or None"""
    return _geometry(_answer("getactivewindow", "getwindowgeometry", "--shell"))


def title(window):
    return _xdotool("getwindowname", window).strip()


def windows_of(application):
    """The numbers of its windows that are seen."""
    return _answer("search", "--onlyvisible", "--classname", f"^{re.escape(application)}$").split()


def popups_of(application):
    """Where its windows and menus are that are seen."""
    windows = _answer("search", "--onlyvisible", "--class", application).split()
    return [_geometry(_xdotool("getwindowgeometry", "--shell", window)) for window in windows]


@act
def move(window, x, y):
    _xdotool("windowmove", "--sync", window, x, y)


@act
def resize(window, width, height):
    _xdotool("windowsize", window, width, height)


@act
def keys(*names):
    _xdotool("key", *names)


@act
def type_text(text):
    _xdotool("type", "--delay", 2, text)


@act
def hold(*names):
    for name in names:
        _xdotool("keydown", name)


@act
def let_go(*names):
    for name in names:
        _xdotool("keyup", name)


@act
def point(x, y):
    _xdotool("mousemove", x, y)


@act
def click(times=1):
    _xdotool("click", "--repeat", times, "--delay", 1, 1)


@act
def right_click():
    _xdotool("click", 3)


@act
def button_down():
    _xdotool("mousedown", 1)


@act
def button_up():
    _xdotool("mouseup", 1)


@act
def wheel(clicks):
    """Away from the person where clicks is positive."""
    _xdotool("click", "--repeat", abs(clicks), "--delay", 20, 4 if clicks > 0 else 5)
