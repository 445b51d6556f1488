# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests do to the program is counted, for what was seen of it before says little of it after."""

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
