# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what the tests do to the program. What was seen of it before an act may no longer hold after it."""

import functools

count = 0


def act(function):
    """Makes each call of a function an act."""
    @functools.wraps(function)
    def counted(*arguments):
        global count
        count += 1
        return function(*arguments)
    return counted
