# SPDX-License-Identifier: GPL-3.0-or-later
"""Two searches side by side."""

import re

from tap import case, main
from fringe_window import WAY_OUT, Window, desktop, pasted_text, settled, wait

NILSSON = ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5")


def nilsson(window):
    """The example of Nilsson's book, with misplaced tiles."""
    window.keys("ctrl+n")
    window.shows_window("New Puzzle")
    for name, text in zip(("Start", "Goal"), NILSSON):
        window.enter(name, text)
    window.keys("Return")
    window.closes_window("New Puzzle")
    window.choose("Heuristic", "Misplaced tiles")


def compare(window):
    window.keys("x")
    return window.until("both", lambda seen: "Start of both" in seen.labels)


def expanded(seen):
    """Of the left and of the right search."""
    return seen.labels[seen.labels.index("expanded") - 1].strip("\u2066\u2069")


def trees(seen):
    return [thing.name for thing in seen.things if thing.role == "tree"]


@case
def misplaced_tiles_against_manhattan():
    with Window() as window:
        nilsson(window)
        seen = compare(window)
        assert len(trees(seen)) == 2
        window.keys("Right")
        window.until("a step of both", lambda seen: expanded(seen) == "1 : 1")
        window.keys("g")
        seen = window.until("the end of both", lambda seen: seen.labels.count("5 moves") == 2)
        assert expanded(seen) == "6 : 5", seen.labels
        assert seen.find("Both found 5 moves.")


@case
def the_first_difference():
    with Window() as window:
        nilsson(window)
        window.keys("shift+x")
        seen = window.until("what decided", lambda seen: "First difference" in seen.labels)
        step = int(seen.label_like(r"Step \d+").split()[1])
        assert seen.label_like(f"With Misplaced tiles, nodes tie at step {step}, so the lower id goes first.")
        for cell in "Misplaced tiles", "Manhattan distance", "Goes first", "node 5", "node 7":
            assert cell in seen.labels, seen.labels
        assert seen.can(f"Go to Step {step}")
        window.keys("Left")
        window.until("the step before", lambda seen: seen.step.startswith(f"Step {step - 1} of")
                     or step == 1 and seen.step == "Start of both")


@case
def a_selected_node_is_lit_in_both():
    with Window() as window:
        nilsson(window)
        compare(window)
        window.keys("Right")
        window.until("a step of both", lambda seen: expanded(seen) == "1 : 1")
        window.keys("alt+Right")
        window.until("its child", lambda seen: all("node 1:" in tree for tree in trees(seen)))
        window.keys("alt+Down")
        window.until("the next child", lambda seen: all("node 2:" in tree for tree in trees(seen)))


@case
def the_left_search_stays():
    with Window() as window:
        nilsson(window)
        compare(window)
        window.keys("Right", "Right")
        window.until("two steps of both", lambda seen: expanded(seen) == "2 : 2")
        window.keys("x")
        seen = window.shows(step="Step 2 of 7")
        assert len(trees(seen)) == 1
        window.keys("Right")
        window.shows(step="Step 3 of 7")


@case
def a_puzzle_is_given_to_both():
    with Window() as window:
        nilsson(window)
        compare(window)
        window.keys("Right")
        window.until("a step of both", lambda seen: expanded(seen) == "1 : 1")
        window.sample("A hardest 8-puzzle")
        window.until("the start", lambda seen: "Start of both" in seen.labels)
        window.keys("ctrl+Right")
        window.until("a layer of both", lambda seen: expanded(seen) not in ("0 : 0", "1 : 1"))


def stops(window, side):
    """Runs from the start. Returns: why both stop"""
    window.keys("Home")
    window.until("the start", lambda seen: "Start of both" in seen.labels)
    window.keys("g")
    seen = window.until("a stop", lambda seen: seen.label_like(f"On the {side}: Stopped at step .*"))
    return seen.label_like(f"On the {side}: Stopped at step .*")


@case
def both_stop_at_a_breakpoint_of_one_and_it_goes_where_its_search_goes():
    with Window() as window:
        nilsson(window)
        compare(window)
        for step in range(1, 4):
            window.keys("Right")
            window.until(f"step {step} of both", lambda seen: expanded(seen) == f"{step} : {step}")
        window.keys("b")
        told = window.until("a breakpoint", lambda seen: seen.label_like(r"The search will stop at node \d+\."))
        node = told.label_like(r"The search will stop at node \d+\.").split()[-1].rstrip(".")
        why = f"Stopped at step 3: node {node} is removed from the frontier."
        assert stops(window, "left") == f"On the left: {why}"
        assert expanded(window.look()) == "3 : 3"
        window.keys("s")
        window.until("the other search", lambda seen: "On the left: " + why not in seen.labels)
        assert stops(window, "right") == f"On the right: {why}"
        window.keys("g")
        window.until("the end of both", lambda seen: seen.labels.count("5 moves") == 2)


def removers(seen):
    """A button for each breakpoint in the list."""
    return [thing for thing in seen.things if thing.name == "Remove the breakpoint" and thing.role == "button"]


@case
def the_breakpoints_of_both_are_listed():
    with Window() as window:
        nilsson(window)
        compare(window)
        window.keys("b")
        window.until("a breakpoint", lambda seen: seen.label_like(r"The search will stop at node 0\."))
        window.keys("Right")
        window.until("a step of both", lambda seen: expanded(seen) == "1 : 1")
        window.keys("alt+Right")
        window.until("its child", lambda seen: all("node 1:" in tree for tree in trees(seen)))
        window.keys("ctrl+b")
        window.until("the breakpoint of the left search", lambda seen: seen.focused() and "Node 0 on the left" in seen.labels)
        window.press("Node 1 on the left")
        window.until("another", lambda seen: seen.labels.count("Node 1 on the left") == 2)
        window.keys("Escape")
        window.until("the tree", lambda seen: seen.focused("tree"))
        window.keys("s")
        window.keys("ctrl+b")
        window.until("both on the right", lambda seen: {"Node 0 on the right", "Node 1 on the right"} <= set(seen.labels))
        window.press("Node 1 on the left")
        window.until("the left one", lambda seen: seen.labels.count("Node 1 on the left") == 2)
        window.press("f rises")
        seen = window.until("one of both", lambda seen: len(removers(seen)) == 4)
        window.reader.press(removers(seen)[-1])
        window.until("the right one gone",
                     lambda seen: len(removers(seen)) == 3 and "Node 1 on the right" not in seen.labels)


def left_edge(window):
    """Of the left tree."""
    tree = next(thing for thing in window.look().things if thing.role == "tree" and thing.name in trees(window.seen))
    return window.reader.extents(tree)[0]


@case
def the_left_panel_is_put_away_until_one_tree_is_left():
    with Window(window_width=1280, window_height=700) as window:
        edge = settled("the tree", lambda: left_edge(window))
        assert edge > 200, edge
        compare(window)
        wait("trees that begin at the left edge", lambda: left_edge(window), lambda seen: seen == 0)
        window.keys("F9")
        wait("the left panel", lambda: left_edge(window), lambda seen: seen == edge)
        window.keys("F9")
        wait("trees that begin at the left edge", lambda: left_edge(window), lambda seen: seen == 0)
        window.keys("x")
        wait("the left panel", lambda: left_edge(window), lambda seen: seen == edge)


@case
def the_left_panel_comes_back_after_a_lecture():
    with Window(window_width=1280, window_height=700) as window:
        edge = settled("the tree", lambda: left_edge(window))
        compare(window)
        window.keys("F11")
        window.until("the words", lambda seen: "visible" in seen.find(re.escape(WAY_OUT)).states)
        window.keys("F11")
        window.until("the end of the lecture", lambda seen: "visible" in seen.find("Timeline").states)
        wait("trees that begin at the left edge", lambda: left_edge(window), lambda seen: seen == 0)
        window.keys("x")
        wait("the left panel", lambda: left_edge(window), lambda seen: seen == edge)


@case
def what_was_done_says_so_and_is_undone():
    with Window() as window:
        window.keys("Right", "Right", "Right")
        window.shows(step="Step 3 of 9")
        window.keys("h")
        window.until("what was done", lambda seen: "Switched to Misplaced tiles" in seen.labels)
        window.press("Undo")
        window.shows(subtitle="8-puzzle · A* · Manhattan distance", step="Step 3 of 9")
        window.keys("h", "h")
        window.shows(subtitle="8-puzzle · A* · Manhattan distance", step="Step 3 of 9")
        window.keys("x")
        window.until("two trees", lambda seen: len(trees(seen)) == 2)
        window.keys("x")
        window.until("one tree", lambda seen: len(trees(seen)) == 1)
        window.keys("ctrl+z")
        window.until("the comparison", lambda seen: len(trees(seen)) == 2)
        window.keys("ctrl+z")
        window.until("one tree", lambda seen: len(trees(seen)) == 1 and seen.step == "Step 3 of 9")


def resize(window, width):
    """Makes it so wide, as often as it takes: what is in the way of a narrow window may go only when it is met."""
    def look():
        desktop.resize(desktop.active_window(), width, 600)
        return desktop.active_geometry()[2]

    wait(f"a window of {width} pixels", look, lambda seen: seen == width)


@case
def no_panel_makes_a_small_window_larger():
    with Window(window_width=800, window_height=600) as window:
        compare(window)
        resize(window, 800)
        for key in "shift+F9", "F9", "ctrl+2", "x", "F9":
            window.keys(key)
            settled("the trees", lambda: (left_edge(window),))
            geometry = desktop.active_geometry()
            assert geometry[2:] == (800, 600), (key, geometry)


def right_edge(window):
    """Of the right tree."""
    tree = [thing for thing in window.look().things if thing.role == "tree" and thing.name in trees(window.seen)][-1]
    x, _, width, _ = window.reader.extents(tree)
    return x + width


@case
def the_right_panel_is_shown_as_soon_as_there_is_room():
    with Window(window_width=800, window_height=600) as window:
        compare(window)
        resize(window, 800)
        window.keys("ctrl+1")
        window.until("the panel", lambda seen: "pressed" in seen.find("Right panel").states)
        # It lies over the tree, unless the score above can be as narrow as the tree.
        wait("the tree at rest", lambda: right_edge(window), lambda seen: seen < 500 or seen > 700)
        for _ in range(2):
            resize(window, 1100)
            wait("the panel", lambda: right_edge(window), lambda seen: seen < 800)
            resize(window, 800)
            wait("no panel beside it", lambda: right_edge(window), lambda seen: 700 < seen <= 800)


def table(window):
    """Opens the table and waits for its rows."""
    window.keys("ctrl+t")
    window.shows_window("Table of All Searches")
    return window.until("the rows", lambda seen: seen.labels.count("IDA*") > 0 and seen.can("Open on the Right"))


def selected(seen):
    """The cells of the selected row."""
    rows = seen.find("Counts by algorithm and heuristic").all()
    return next((row.words() for row in rows if "selected" in row.states), [])


@case
def the_table_is_copied():
    with Window() as window:
        nilsson(window)
        table(window)
        window.press("Copy")
        window.press("As CSV")
        window.until("the word for it", lambda seen: "The table is on the clipboard." in seen.labels)
        text = pasted_text()
        lines = text.splitlines()
        assert lines[0].startswith("algorithm,heuristic,cost,generated,expanded,"), text
        assert any(line.startswith("astar,misplaced,5,") for line in lines), text
        assert any(line.startswith("astar,manhattan,5,") for line in lines), text


@case
def a_row_of_the_table_is_opened_on_the_right():
    with Window() as window:
        nilsson(window)
        table(window)
        assert re.fullmatch("Algorithm Breadth-first, Heuristic –, Moves 5, Generated .*", window.look().focused("row").name)
        assert window.moves_focus("Tab").name == "Search" and window.moves_focus("shift+Tab").role == "row"
        window.keys("End")
        window.until("the last row", lambda seen: "IDA*" in selected(seen))
        window.press("Open on the Right")
        window.until("the end of the table", lambda seen: seen.window("Table of All Searches") is None)
        seen = window.until("both", lambda seen: "Start of both" in seen.labels and len(trees(seen)) == 2)
        assert "IDA*" in seen.labels


main()
