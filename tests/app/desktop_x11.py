# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop of the window tests under X11: openbox, and what a person does and sees by xdotool."""

import atexit
import contextlib
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

# How xdotool says where the pointer is. That is the last thing it is asked, so all that it was told before is done by then.
LOCATION = re.compile(r"x:\d+ y:\d+ screen:\d+ window:\d+")

_managers = []


class Script:
    """An xdotool that reads line by line what to do: to start one takes longer than most of what it does."""

    def __init__(self):
        self.process = None

    def _start(self):
        self.process = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, bufsize=1)
        atexit.register(self.process.terminate)

    def __call__(self, *words):
        """Returns: its answer, without the end of the line; nothing where it has none"""
        if self.process is None:
            self._start()
        # Both at once: in between it may have ended.
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(" ".join(map(str, words)) + "\ngetmouselocation\n")
        answer = []
        for line in self.process.stdout:
            if LOCATION.match(line):
                break
            answer.append(line)
        else:
            # It ends where a window has gone that it was asked for.
            self.process = None
        return "".join(answer).strip()


# An xdotool that was asked for a window sends later keys to that window, as no keyboard does. So one asks, and one acts.
_ask = Script()
_do = Script()


def is_ready():
    """Starts the window manager, again should it end; what it complains of is told."""
    if not _managers or _managers[-1].poll() is not None:
        _managers.append(subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL))
        atexit.register(_managers[-1].terminate)
    return _ask("get_num_desktops").isdigit()


def _geometry(words):
    numbers = {key: int(number) for key, number in re.findall(r"(\w+)=(-?\d+)", words)}
    return tuple(numbers[key] for key in ("X", "Y", "WIDTH", "HEIGHT")) if words else None


def moves_popovers():
    """Whether a popover that has become larger stays open."""
    return True


def screen_size():
    return tuple(map(int, _ask("getdisplaygeometry").split()))


def active_window():
    """The number of the window that takes keys, or nothing."""
    return _ask("getactivewindow")


def active_title():
    return _ask("getactivewindow", "getwindowname")


def active_geometry():
    """Returns: x, y, width and height of the window that takes keys, or None"""
    return _geometry(_ask("getactivewindow", "getwindowgeometry", "--shell"))


def title(window):
    return _ask("getwindowname", window)


def windows_of(application):
    """The numbers of its windows that are seen."""
    return _ask("search", "--onlyvisible", "--classname", f"^{re.escape(application)}$").split()


def popups_of(application):
    """Where its windows and menus are that are seen."""
    windows = _ask("search", "--onlyvisible", "--class", application).split()
    return [_geometry(_ask("getwindowgeometry", "--shell", window)) for window in windows]


@act
def move(window, x, y):
    _do("windowmove", "--sync", window, x, y)


@act
def resize(window, width, height):
    _do("windowsize", window, width, height)


@act
def keys(*names):
    _do("key", *names)


@act
def type_text(text):
    # The words of a script cannot have all signs in them.
    subprocess.run(["xdotool", "type", "--delay", "2", text], check=True)


@act
def hold(*names):
    for name in names:
        _do("keydown", name)


@act
def let_go(*names):
    for name in names:
        _do("keyup", name)


@act
def point(x, y):
    _do("mousemove", x, y)


def _let_click_through():
    """The window manager looks at a click before the program does, and keys overtake it then. What moves the pointer does
    not."""
    _do("mousemove_relative", "--sync", 1, 0)
    _do("mousemove_relative", "--sync", "--", -1, 0)


@act
def click(times=1):
    _do("click", "--repeat", times, "--delay", 1, 1)
    _let_click_through()


@act
def right_click():
    _do("click", 3)
    _let_click_through()


@act
def button_down():
    _do("mousedown", 1)


@act
def button_up():
    _do("mouseup", 1)
    _let_click_through()


@act
def wheel(clicks):
    """Away from the person where clicks is positive."""
    _do("click", "--repeat", abs(clicks), "--delay", 20, 4 if clicks > 0 else 5)
