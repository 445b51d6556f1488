# SPDX-License-Identifier: GPL-3.0-or-later
"""Skipping to steps, stopping at them, and finding nodes."""

import re

from tap import case, main
from fringe_window import Window

HARD = "A hardest 8-puzzle"


def f_of(seen):
    return int(seen.values.split()[-1])


def number_of(seen):
    return int(re.match(r"Step (\d+) of", seen.step).group(1)) if seen.step != "Start" else 0


def skip(window, key, steps):
    """Returns: what is seen at a step that is not one of these"""
    window.keys(key)
    return window.until("another step", lambda seen: number_of(seen) not in steps)


@case
def the_layers_of_f_forward_and_back():
    with Window() as window:
        window.sample(HARD)
        start = window.look()
        assert f_of(start) == 21
        seen = [start]
        for f in 23, 25, 27:
            seen.append(skip(window, "ctrl+Right", {number_of(one) for one in seen}))
            assert f_of(seen[-1]) == f and seen[-1].goes_on
            assert seen[-1].step == f"Step {number_of(seen[-1])} of {number_of(seen[-1])}"
        for before in reversed(seen[:-1]):
            window.keys("ctrl+Left")
            window.until("the layer before", lambda now: number_of(now) == number_of(before))


@case
def the_iterations_of_ida():
    with Window() as window:
        window.sample(HARD)
        window.choose("Algorithm", "IDA*")
        for number, bound in (2, 23), (3, 25):
            window.keys("ctrl+Right")
            sentence = f"Iteration {number}: the bound is {bound}."
            window.until(sentence, lambda seen: seen.sentence == sentence)


@case
def a_breakpoint_on_a_node_stops_a_run_and_continue_goes_on():
    with Window() as window:
        window.keys("Right", "Right", "Right")
        window.shows(step="Step 3 of 9")
        window.keys("n")
        node = window.until("another node", lambda seen: seen.node not in ("Node 4", None)).node
        window.keys("b")
        window.until("the word for it", lambda seen: f"The search will stop at {node.lower()}." in seen.labels)
        window.keys("Home", "g")
        seen = window.until("the breakpoint", lambda seen: seen.message.startswith("Stopped at step "))
        assert seen.node == node and seen.can("Continue")
        window.press("Continue")
        seen = window.shows(step="Step 9 of 9", message="")
        assert not seen.can("Continue")


@case
def a_breakpoint_on_f_is_set_and_taken_away_in_the_list():
    with Window() as window:
        window.sample(HARD)
        window.keys("ctrl+b")
        window.press("f rises")
        window.until("the breakpoint", lambda seen: seen.can("Remove the breakpoint"))
        window.keys("Escape", "g")
        window.until("the stop", lambda seen: seen.message.endswith(": f rises to 23."))
        window.press("Continue")
        window.until("the next stop", lambda seen: seen.message.endswith(": f rises to 25."))
        window.keys("ctrl+b")
        window.press("Remove the breakpoint")
        window.until("none", lambda seen: not seen.can("Remove the breakpoint"))
        window.keys("Escape", "g")
        window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 31 moves."))


@case
def going_to_a_step():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        window.keys("ctrl+g")
        window.until("the field", lambda seen: seen.focused("spin button", "text"))
        window.type("4")
        window.keys("Return")
        window.shows(step="Step 4 of 9")
        window.until("the tree", lambda seen: seen.focused("tree"))
        window.keys("Right")
        window.shows(step="Step 5 of 9")


@case
def a_click_on_the_timeline_goes_there():
    with Window() as window:
        window.sample(HARD)
        window.keys("g")
        seen = window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 31 moves."))
        last = number_of(seen)
        window.click(*window.place("Timeline", 0.3))
        seen = window.until("another step", lambda seen: number_of(seen) != last)
        assert 0.2 * last < number_of(seen) < 0.4 * last, seen.step


@case
def to_the_steps_of_a_node():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9", node="Node 16")
        window.keys("shift+e")
        seen = window.until("its first step", lambda seen: seen.step != "Step 9 of 9")
        assert seen.node == "Node 16"
        window.keys("e")
        window.shows(step="Step 9 of 9", node="Node 16")


def open_find(window):
    window.keys("ctrl+f")
    window.until("the find bar", lambda seen: "focused" in seen.find("Find a node", "text").states)


def ask(window, text):
    open_find(window)
    window.type(text)
    window.keys("Return")


@case
def finding_by_value_goes_round():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        ask(window, "f = 8")
        seen = window.until("a place", lambda seen: seen.label_like(r"\d+ of \d+"))
        n = int(seen.label_like(r"\d+ of \d+").split()[-1])
        nodes = {seen.node}
        for _ in range(n - 1):
            before = seen.node
            window.keys("Return")
            seen = window.until("the next", lambda seen: seen.node != before)
            assert f_of(seen) == 8
            nodes.add(seen.node)
        assert len(nodes) == n
        window.keys("shift+Return")
        window.until("the one before", lambda now: now.node == before)


@case
def finding_by_number_and_by_board():
    with Window() as window:
        window.keys("g")
        seen = window.shows(step="Step 9 of 9")
        ask(window, "5")
        window.shows(node="Node 5")
        window.until("the place", lambda seen: "1 of 1" in seen.labels)
        ask(window, seen.goal)
        window.shows(node="Node 16")
        window.keys("Escape")
        window.until("the tree", lambda seen: seen.focused("tree"))
        window.keys("Home")
        window.shows(step="Step 0 of 9")


@case
def what_is_found_is_heard():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        ask(window, "5")
        window.until("node 5 to be heard", lambda seen: re.search(
            "^1 of 1\nNode 5: g 2, h 6, f 8\nOn the frontier, by Up from node 3, board [0-9 ]+$", window.reader.said(seen), re.M))
        ask(window, "99")
        window.until("the reason", lambda seen: window.reader.said(seen).startswith("Node 99 does not exist"))


@case
def what_is_not_there_is_said():
    with Window() as window:
        ask(window, "5")
        window.until("the reason", lambda seen: "Node 5 does not exist at this step: there is 1 node." in seen.labels)
        ask(window, "soup")
        window.until("the reason", lambda seen: seen.label_like("Type the number of a node, .*"))
        window.keys("Escape", "shift+g")
        window.until("the word for it", lambda seen: "No node has the board of the goal at this step." in seen.labels)


@case
def the_goal_and_duplicates_have_keys():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        window.keys("Escape", "d")
        window.until("none", lambda seen: "Up to this step, only moves straight back were duplicates." in seen.labels)
        window.keys("alt+Left", "shift+g")
        window.shows(node="Node 16")


main()
