# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases, run in the order in which they are written and told as TAP."""

import pathlib
import sys
import traceback

cases = []


class Skip(Exception):
    """Why a case cannot be run here."""


def case(function):
    """Makes a function a case; its name is the sentence."""
    cases.append(function)
    return function


def diagnose(text):
    """On standard error as well, which is all that Meson shows of a test that failed."""
    for line in text.rstrip().splitlines():
        print(f"# {line}")
    print(text.rstrip(), file=sys.stderr, flush=True)


def run(number, function, group):
    """Returns: whether it failed"""
    name = f"/{group}/" + function.__name__.replace("_", "-")
    try:
        function()
    except Skip as reason:
        print(f"ok {number} {name} # SKIP {reason}", flush=True)
    except Exception:
        diagnose(traceback.format_exc())
        print(f"not ok {number} {name}", flush=True)
        return True
    else:
        print(f"ok {number} {name}", flush=True)
    return False


def main():
    group = pathlib.Path(sys.argv[0]).stem.removeprefix("test-").replace("-", "/")
    print(f"1..{len(cases)}", flush=True)
    failed = [run(number, function, group) for number, function in enumerate(cases, 1)]
    sys.exit(any(failed))


def skip_all(reason):
    print(f"1..0 # SKIP {reason}")
    sys.exit()
