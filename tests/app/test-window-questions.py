# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts that are explained, and instances that are found."""

import re
import time

from tap import case, main
from fringe_window import Window, copied, pasted_text, wait

EXAMPLE = "Course report 2019, no. 2"
EXPLAIN = "Explain a Count"
FIND = "Find an Instance"
TRACE = "Check a Trace"
MEANS = "Means by depth"
FIELD = "Boards in the order of their expansion"
# Many searches take their time on a busy machine.
LONG = 100
# Whoever cancels does not wait: of minutes that it would take, so much on a busy machine.
AT_ONCE = 10

PAPER = """start,goal,cost,expanded,generated,open
0 1 3 4 2 5 7 8 6,,,5,,
1 0 3 4 2 5 7 8 6,,,4,,
1 2 3 4 0 5 7 8 6,,,3,,
1 2 3 4 5 0 7 8 6,,,2,,
1 2 3 4 5 6 7 8 0,,,0,,
3 4 0 5 6 2 7 1 8,,,946,,
1 5 6 3 7 4 0 2 8,,,613,,
8 3 0 5 6 1 7 4 2,,,10413,,
"""


def explain(window):
    window.keys("ctrl+shift+e")
    return window.shows_window(EXPLAIN)


def can_explain(seen):
    """Whether the button of the dialog, which comes after the tab of that name, can be pressed."""
    buttons = [thing for thing in seen.things if thing.role == "button" and thing.name == "Explain"]
    return len(buttons) > 1 and "sensitive" in buttons[-1].states


def entries(seen, name):
    return [thing for thing in seen.things if thing.role == "text" and thing.name == name]


def answer(window, pattern):
    """Waits for what is said about all answers."""
    return wait(pattern, window.look, lambda seen: seen.label_like(pattern), LONG)


def focus_is_on(window, name):
    window.until(f"the focus on {name}", lambda seen: seen.focused() and seen.focused().name == name)


def paste_paper(window):
    with copied(PAPER):
        window.press("Paste Rows")
        return window.until("the rows", lambda seen: len(entries(seen, "Start")) == 8)


@case
def the_present_puzzle_is_the_first_row():
    with Window() as window:
        seen = explain(window)
        start, goal = entries(seen, "Start"), entries(seen, "Goal")[:1]
        assert [window.reader.text(thing) for thing in start] == ["1 2 7 6 0 8 4 3 5"]
        assert [window.reader.text(thing) for thing in goal] == ["1 2 0 4 8 7 3 6 5"]
        focus_is_on(window, "Cost")


@case
def the_table_of_a_paper_is_explained_and_opened():
    with Window() as window:
        explain(window)
        paste_paper(window)
        window.press("Explain", -1)
        answer(window, r"\d+ conventions? gives? exactly these counts\.")
        seen = window.until("the likeliest", lambda seen: "Match 1" in seen.labels)
        first = seen.labels.index("Match 1")
        assert seen.labels[first + 1] == "Paper 2021", seen.labels[first:first + 4]
        assert "with the heuristic “Manhattan + blank (inadmissible)”" in seen.labels[first + 2]
        window.press("Copy as Text")
        wait("the text", pasted_text, lambda text: "Match 1. A* with the heuristic “Manhattan + blank" in text)
        window.press("Open Match 1")
        window.closes_window(EXPLAIN)
        window.shows(subtitle="8-puzzle · A* · Manhattan + blank (inadmissible) · Paper 2021", title="My puzzle",
                     start="0 1 3 4 2 5 7 8 6", goal="1 2 3 4 5 6 7 8 0", step="Start")
        window.keys("g")
        window.until("the count of the paper", lambda seen: seen.count("Expanded") == 4)
        window.keys("ctrl+z")
        window.shows(title=EXAMPLE, start="1 2 7 6 0 8 4 3 5")
        seen = explain(window)
        assert seen.find("Open Match 1", "button"), "the answer is gone"


@case
def a_row_is_added_and_removed():
    with Window() as window:
        explain(window)
        window.press("Add Row")
        seen = window.until("two rows", lambda seen: len(entries(seen, "Start")) == 2)
        assert window.reader.text(entries(seen, "Goal")[1]) == "1 2 0 4 8 7 3 6 5"
        window.reader.press(seen.find("Remove the row", "button"))
        seen = window.until("one row", lambda seen: len(entries(seen, "Start")) == 1)
        wait("the empty row", lambda: window.reader.text(entries(window.look(), "Start")[0]), lambda text: text == "")


@case
def what_is_wrong_is_said_beside_it():
    with Window() as window:
        explain(window)
        window.press("Explain", -1)
        window.until("what lacks", lambda seen: "At least one of the four counts is needed." in seen.labels)
        window.type("six")
        window.until("what is wrong", lambda seen: "The cost must be a whole number, not “six”." in seen.labels)
        window.type("6")
        window.until("nothing wrong", lambda seen: not seen.label_like("The cost is.*|At least.*"))
        window.keys("shift+Tab", "shift+Tab")
        focus_is_on(window, "Start")
        window.type("1 2 7 6 0 8 4 3 3")
        window.until("the board", lambda seen: seen.label_like("Line 1, column 17: tile 3 stands here again.*"))
        window.keys("Return")
        focus_is_on(window, "Start")
        assert not window.look().label_like(r"\d+ conventions.*")


@case
def a_wrong_table_is_named_by_its_place():
    with Window() as window:
        explain(window)
        with copied("start,cost\n1 2 3 4 5 6 7 0 8,one\n"):
            window.press("Paste Rows")
            window.until("the place", lambda seen: seen.label_like("Line 2, column 19: “one” is not a whole number.*"))
        with copied("start,cost\n1 2 3 4 5 6 7 8 8,1\n"):
            window.press("Paste Rows")
            window.until("the board", lambda seen: seen.label_like("Line 2, column 17: tile 8 stands here again.*"))
        assert len(entries(window.look(), "Start")) == 1


def explain_means(window):
    """A window that has just come may move away below the pointer: its tab is clicked until it is shown."""
    def click():
        window.click(*window.place("Table of Means"))
        return window.look()

    explain(window)
    return wait("the table", click, lambda seen: window.reader.extents(seen.find(MEANS, "text")))


def paste_means(window, text):
    window.click(*window.place(MEANS, roles=["text"]))
    focus_is_on(window, MEANS)
    with copied(text):
        window.keys("ctrl+a", "ctrl+v")
        window.until("the text", lambda seen: window.reader.text(seen.find(MEANS, "text")) == text)


@case
def a_table_of_means_is_explained_and_opened():
    with Window() as window:
        explain_means(window)
        paste_means(window, "mean,depth\n19,6\n31,8\n48,10\n")
        window.press("Explain", -1)
        answer(window, r"\d+ of 1440 conventions come within three standard errors of every mean\.")
        seen = window.until("the nearest", lambda seen: "Match 1" in seen.labels)
        assert "Every mean within one standard error" in seen.labels, seen.labels
        first = seen.labels.index("Match 1")
        assert seen.labels[first + 1] == "3 of 3 means within 1 s.e.", seen.labels[first:first + 4]
        told = seen.labels[first + 2].replace("\u00a0", " ")
        assert re.search(r"A\* with the heuristic “[^”]+”, .*\n.*: 6: [0-9.]+ ± [0-9.]+ · 8: .* · 10: ", told), told
        window.press("Copy as Text")
        farthest = told.split("\n")[0].split(". ")[-1]
        wait("the text", pasted_text, lambda text: "Every mean within one standard error\n\nMatch 1\n" in text and farthest in text)
        window.choose("Open with the puzzle", next(choice for choice in seen.find("Open with the puzzle", "combo box").words()
                                                   if choice.startswith("Depth 6")))
        window.press("Open Match 1")
        window.closes_window(EXPLAIN)
        seen = window.shows(title="My puzzle", goal="0 1 2 3 4 5 6 7 8", step="Start")
        assert re.search(r"“([^”]+)”", told).group(1) in seen.subtitle, seen.subtitle
        window.keys("g")
        window.until("a solution of six moves", lambda seen: seen.label_like("(?s).*6 moves.*"))
        window.keys("ctrl+z")
        window.shows(title=EXAMPLE)
        seen = explain(window)
        assert seen.find("Open Match 1", "button"), "the answer is gone"


@case
def every_wrong_line_of_a_table_of_means_is_told():
    with Window() as window:
        explain_means(window)
        paste_means(window, "depth,mean\n6,many\n8,31\n8.5,48\n")
        window.keys("ctrl+Return")
        window.until("both lines", lambda seen: "Line 2, column 3: “many” is not a number that can stand in the column “mean”.\n"
                     "Line 4, column 1: A depth is a whole number." in seen.labels)
        focus_is_on(window, MEANS)
        paste_means(window, "depth,mean\n32,4\n")
        window.keys("ctrl+Return")
        window.until("the farthest", lambda seen: "No board is at depth 32: the farthest are at depth 31." in seen.labels)
        assert can_explain(window.look())


@case
def an_example_is_filled_in_and_its_search_is_cancelled_at_once():
    with Window() as window:
        seen = explain_means(window)
        assert window.reader.text(seen.find(MEANS, "text")).startswith("depth,mean\n6,19\n8,31\n")
        window.keys("alt+x")
        window.press("AIMA, 4th ed., Fig. 3.26: breadth-first search")
        seen = window.until("the figures", lambda seen: "6,128\n" in window.reader.text(seen.find(MEANS, "text")))
        assert "checked" in seen.find("Breadth-first", "check box").states
        assert "checked" not in seen.find("A\\*", "check box").states
        window.press("Explain", -1)
        focus_is_on(window, "Cancel")
        begun = time.monotonic()
        window.keys("Return")
        window.until("the question", can_explain)
        assert time.monotonic() - begun < AT_ONCE


@case
def a_file_of_means_is_opened():
    with Window() as window:
        path = window.home / "means.csv"
        path.write_text("depth,mean\n4,7\n")
        explain_means(window)
        with window.dropped(window.place(MEANS, roles=["text"]), path):
            window.until("the file", lambda seen: window.reader.text(seen.find(MEANS, "text")) == "depth,mean\n4,7\n")
        assert not window.look().label_like("AIMA.*Manhattan distance")
        path.write_text("depth,mean\n6,9\n")
        window.opens_window(lambda: window.press("Open File…"))
        window.type_path(path)
        window.keys("Return")
        window.until("the chosen file", lambda seen: window.reader.text(seen.find(MEANS, "text")) == "depth,mean\n6,9\n")


@case
def explaining_is_cancelled_at_once():
    with Window() as window:
        window.sample("A 15-puzzle")
        explain(window)
        window.type("24")
        for algorithm in ("IDA\\*", "Weighted A\\*", "Breadth-first", "Uniform cost"):
            window.click(*window.place(algorithm, roles=["check box"]))
            window.until("the check", lambda seen: "checked" in seen.find(algorithm, "check box").states)
        window.press("Explain", -1)
        focus_is_on(window, "Cancel")
        begun = time.monotonic()
        window.keys("Return")
        window.until("the question", can_explain)
        assert time.monotonic() - begun < AT_ONCE
        window.press("Explain", -1)
        focus_is_on(window, "Cancel")
        window.keys("Escape")
        window.closes_window(EXPLAIN)
        assert can_explain(explain(window))
        window.keys("Escape")
        window.closes_window(EXPLAIN)
        window.quit()


def expansions():
    """The boards that the example expands, by a queue of priorities written once more, and its goal."""
    start, goal = (1, 2, 7, 6, 0, 8, 4, 3, 5), (1, 2, 0, 4, 8, 7, 3, 6, 5)
    queue, seen, boards = [(0, 0, 0, start)], {start}, []
    while boards[-1:] != [goal]:
        queue.sort()
        _, _, depth, board = queue.pop(0)
        boards.append(board)
        blank = board.index(0)
        for move, allowed in ((-3, blank > 2), (3, blank < 6), (-1, blank % 3 > 0), (1, blank % 3 < 2)):
            tiles = list(board)
            if allowed:
                tiles[blank], tiles[blank + move] = tiles[blank + move], 0
            if tuple(tiles) not in seen:
                seen.add(tuple(tiles))
                far = sum(abs(i // 3 - goal.index(tile) // 3) + abs(i % 3 - goal.index(tile) % 3)
                          for i, tile in enumerate(tiles) if tile != 0)
                queue.append((depth + 1 + far, len(seen), depth + 1, tuple(tiles)))
    return [" ".join(map(str, board)) for board in boards]


def check_trace(window, text):
    window.keys("ctrl+shift+k")
    window.shows_window(TRACE)
    focus_is_on(window, FIELD)
    with copied(text):
        window.keys("ctrl+v")
        window.until("the text", lambda seen: text in map(window.reader.text, entries(seen, FIELD)))
    window.keys("ctrl+Return")


@case
def an_order_that_is_right_is_said_to_be():
    with Window() as window:
        check_trace(window, "\n".join(expansions()))
        seen = answer(window, r"(?s)Your program follows the rules that were asked for\..*")
        summary = next(label for label in seen.labels if label.startswith("Your program follows"))
        assert "conventions give exactly this order." in summary, summary
        assert "Your program counts the goal as an expansion." in summary, summary


@case
def the_first_step_that_differs_is_shown():
    boards = expansions()
    boards[4], boards[5] = boards[5], boards[4]
    with Window() as window:
        check_trace(window, "\n".join(boards))
        answer(window, r"(?s)Your program does not follow the rules that were asked for\..*")
        seen = window.until("the step", lambda seen: seen.label_like("(?s)Expansion 5 in line 5: .*"))
        told = next(label for label in seen.labels if label.startswith("Expansion 5"))
        assert told.startswith(f"Expansion 5 in line 5: your program takes {boards[4]}, but {boards[5]} is right."), told
        window.press("Show Me: .*")
        window.closes_window(TRACE)
        window.shows(start=boards[0], board=boards[5], step="Step 5 of 9")


@case
def a_file_that_is_dropped_is_checked():
    boards = expansions()
    boards[4], boards[5] = boards[5], boards[4]
    with Window() as window:
        path = window.home / "trace.txt"
        path.write_text("\n".join(boards))
        window.keys("ctrl+shift+k")
        window.shows_window(TRACE)
        focus_is_on(window, FIELD)
        with window.dropped(window.place(FIELD), path):
            window.until("the text", lambda seen: "\n".join(boards) in map(window.reader.text, entries(seen, FIELD)))
        window.keys("ctrl+Return")
        window.until("the step", lambda seen: seen.label_like("(?s)Expansion 5 in line 5: .*"))


@case
def what_is_no_board_is_named_by_its_place():
    with Window() as window:
        check_trace(window, "1 2 7 6 0 8 4 3 5\n1 2 7 6 0 8 4 3 3")
        window.until("what is wrong", lambda seen: seen.label_like("Line 2, column 17: tile 3 stands here again.*"))


def find(window):
    window.keys("ctrl+shift+f")
    return window.shows_window(FIND)


def want(window, *traits):
    for name in traits:
        window.click(*window.place(name, roles=["check box"]))
        window.until(f"the check at {name}", lambda seen: "checked" in seen.find(name, "check box").states)


@case
def a_board_that_is_found_is_opened():
    with Window() as window:
        find(window)
        want(window, "Greedy search longer than A\\*", "A tie that matters")
        window.press("Find")
        answer(window, r"5 boards were found\.")
        seen = window.until("the boards", lambda seen: sum("The rule for ties " in label for label in seen.labels) == 5)
        button = seen.find("Open [0-8 ]+", "button")
        board = button.name.removeprefix("Open ")
        window.press("Copy as Text")
        text = wait("the text", pasted_text, lambda text: f"From {board} to 1 2 0 4 8 7 3 6 5" in text)
        assert text.startswith("5 boards were found.")
        window.reader.press(button)
        window.closes_window(FIND)
        window.shows(title="Found board", start=board, goal="1 2 0 4 8 7 3 6 5", step="Start")
        window.keys("ctrl+z")
        window.shows(title=EXAMPLE, start="1 2 7 6 0 8 4 3 5")


@case
def a_trait_that_can_not_hold_says_why():
    with Window() as window:
        find(window)
        want(window, "h overestimates in a node")
        window.press("Find")
        window.until("why", lambda seen: seen.label_like("The heuristic “Manhattan distance” is admissible.*"))
        window.click(*window.place("h overestimates in a node", roles=["check box"]))
        window.until("nothing wrong", lambda seen: not seen.label_like("The heuristic “Manhattan distance” is adm.*"))


@case
def a_wrong_goal_is_named():
    with Window() as window:
        find(window)
        window.keys("alt+l")
        focus_is_on(window, "Goal")
        window.type("1 2 3 4 5 6 7 8 8")
        window.until("what is wrong", lambda seen: seen.label_like("Line 1, column 17: tile 8 stands here again.*"))
        window.keys("Return")
        focus_is_on(window, "Goal")
        window.type("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")
        window.until("a board", lambda seen: not seen.label_like("Line 1, column .*"))


@case
def finding_is_cancelled_at_once():
    with Window() as window:
        window.sample("A 15-puzzle")
        find(window)
        window.keys("alt+u")
        want(window, "Heuristic A makes k times the nodes of B")
        window.choose("First heuristic", "Manhattan distance")
        window.choose("Second heuristic", "Misplaced tiles")
        window.press("Find")
        focus_is_on(window, "Cancel")
        begun = time.monotonic()
        window.keys("Return")
        window.until("the question", lambda seen: seen.can("Find"))
        assert time.monotonic() - begun < AT_ONCE


@case
def what_was_half_typed_in_a_dialog_does_not_end_the_program():
    with Window() as window:
        window.keys("ctrl+shift+f")
        seen = window.shows_window(FIND)
        rows = next(thing for thing in seen.things if thing.role == "spin button" and thing.name.startswith("Rows"))
        window.click(*window.on_screen(rows, 0.3, 0.5))
        window.type("5")
        window.keys("Escape")
        window.closes_window(FIND)
        window.quit()


main()
