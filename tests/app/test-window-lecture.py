# SPDX-License-Identifier: GPL-3.0-or-later
"""A lecture with nothing but keys: full screen, steps, a question, an answer, votes, notes, and out again."""

import re

import tap
from tap import case, main
from fringe_window import WAY_OUT, Window, settled, wait

# What can be asked at each step.
NEXT_NODE = "uint32 1"
# A window has less to stop at; who comes by more of it is caught between some.
STOPS_MAX = 60
COVER = "This panel could show the answer. Answer the question first."


def words(seen, name):
    """The labels in a button."""
    return next((thing.words() for thing in seen.things if thing.role == "button" and name in thing.words()), None)


def answers(seen):
    return [button for button in map(lambda letter: words(seen, letter), "ABCD") if button]


def told(seen):
    return seen.label_like(r"(Right!|Not quite\. .*|The answer: .*)")


def visible(seen, name):
    thing = seen.find(name)
    return thing is not None and "visible" in thing.states


def left_of_tree(window):
    return window.reader.extents(window.look().tree)[0]


@case
def return_asks_the_next_question_after_an_answer():
    with Window(quiz_kinds=NEXT_NODE) as window:
        window.keys("Right", "Right", "q")
        window.until("a question", lambda seen: len(answers(seen)) >= 2)
        window.keys("a")
        window.until("a verdict", told)
        window.keys("Return")
        window.until("the next question", lambda seen: "Step 3: The next node" in seen.labels and not told(seen))


@case
def a_lecture_by_keys_alone():
    with Window(quiz_kinds=NEXT_NODE) as window:
        window.until("the timeline", lambda seen: visible(seen, "Timeline"))
        window.keys("F11")
        window.until("no timeline", lambda seen: not visible(seen, "Timeline"))
        for step in 1, 2, 3:
            window.keys("Page_Down")
            window.until("a step", lambda seen: f"Step {step} of 9" in seen.labels)
        window.keys("q")
        window.until("a question", lambda seen: len(answers(seen)) >= 2)
        window.until("no word of what comes", lambda seen: "Step 3" in seen.labels)
        window.keys("a")
        window.until("a verdict", told)
        window.until("the score", lambda seen: seen.label_like("Right answers: [01] of 1."))
        window.keys("q")
        window.until("the next question", lambda seen: "Step 4" in seen.labels and not told(seen))
        window.keys("Page_Down")
        window.until("the answer", lambda seen: seen.label_like("The answer: .*"))
        window.keys("Page_Down")
        window.until("the tree alone", lambda seen: not visible(seen, "The answer: .*") and seen.label_like("Step [45] of 9"))
        window.keys("Escape")
        window.until("the timeline again", lambda seen: visible(seen, "Timeline"))
        window.keys("F5")
        window.until("a lecture", lambda seen: not visible(seen, "Timeline"))
        window.keys("F11")
        window.until("its end", lambda seen: visible(seen, "Timeline"))


def hears(window, pattern):
    return window.until(f"“{pattern}” to be heard", lambda seen: re.fullmatch(pattern, window.reader.said(seen), re.DOTALL))


def items(seen):
    """The nodes that can be seen in the tree."""
    return [thing for thing in seen.things if thing.role == "tree item"]


@case
def a_lecture_is_held_by_ear():
    with Window() as window:
        seen = window.until("the tree to have the focus", lambda seen: seen.focused("tree"))
        assert seen.focused().name.startswith("Search tree of 1 node; node 0: g 0"), seen.focused().name
        assert re.search("Alt and an arrow key select", seen.focused().description), seen.focused().description
        window.until("the start", lambda seen: [thing.name for thing in items(seen)] == ["Node 0: g 0, h 6, f 6"])
        window.keys("Right")
        hears(window, r"Step 1 of 9\n.*node 0.*")
        seen = window.until("its children", lambda seen: len(items(seen)) == 5)
        assert items(seen)[0].description == "This node was expanded in step 1.", items(seen)[0].description
        assert items(seen)[3].name == "Node 3: g 1, h 5, f 6", items(seen)[3].name
        assert re.fullmatch(r".*frontier.* Child 3 of 4 of node 0\.", items(seen)[3].description), items(seen)[3].description
        assert {"expandable", "expanded"} <= items(seen)[0].states and "expandable" not in items(seen)[3].states
        window.keys("alt+Right")
        window.until("the first child", lambda seen: "selected" in items(seen)[1].states and "selected" not in items(seen)[0].states)
        window.keys("Escape")
        window.keys("Tab")
        window.until("something else to have the focus", lambda seen: seen.focused() and not seen.focused("tree"))
        window.keys("Page_Down")
        hears(window, r"Step 2 of 9\n.*")
        window.keys("g")
        hears(window, r"Step 9 of 9\n.*goal.*")
        window.keys("Home")
        hears(window, r"Step 0 of 9\n.*")
        window.keys("F11", "Page_Down")
        hears(window, r"Step 1 of 9\n.*")


@case
def what_a_key_changes_in_the_view_is_heard():
    with Window() as window:
        window.until("the tree to have the focus", lambda seen: seen.focused("tree"))
        for key, on, off in (("r", r"The tree grows down\.", r"The tree grows to the right\."),
                             ("u", r"Duplicates are shown\.", r"Duplicates are hidden\."),
                             ("m", r"The map is hidden\.", r"The map is shown\."),
                             ("t", r"The view stays where it is\.", r"The view follows the step\.")):
            window.keys(key)
            hears(window, on)
            window.keys(key)
            hears(window, off)


MOVES = {"Up": -3, "Down": 3, "Left": -1, "Right": 1}


def moved(board, move):
    """The tiles of an 8-puzzle after a move of the blank."""
    tiles = board.split()
    blank = tiles.index("0")
    tiles[blank], tiles[blank + MOVES[move]] = tiles[blank + MOVES[move]], "0"
    return " ".join(tiles)


def node_heard(window):
    """Returns: the move that led to the node that was selected, or None for the start, and its board"""
    said = hears(window, r"Node .*\n.*board [0-9 ]+(\n.*)?") and window.reader.said(window.seen)
    move = re.search(", by (.*) from", said)
    return move and move[1], re.search("board ([0-9 ]+)", said)[1]


@case
def a_puzzle_is_solved_by_ear():
    start, goal = "1 2 3 7 4 5 8 6 0", "1 2 3 4 5 6 7 8 0"
    with Window() as window:
        window.opens_window(lambda: window.keys("ctrl+n"))
        window.type("1 2 3 7 4 5 8 0 0")
        hears(window, r"The start is not a board yet\.")
        window.type(start)
        hears(window, r"The goal can be reached\..*")
        window.keys("Tab")
        window.type(goal)
        window.keys("Return")
        window.closes_window("New Puzzle")
        window.until("the tree to have the focus", lambda seen: seen.focused("tree"))
        window.keys("g")
        hears(window, r"Step 7 of 7\n.* the solution has 6 moves")
        window.keys("shift+g")
        path = [node_heard(window)]
        while path[-1][0]:
            window.keys("alt+Left")
            window.until("its parent", lambda seen: node_heard(window) != path[-1])
            path.append(node_heard(window))
        board = start
        for move, heard in path[-2::-1]:
            board = moved(board, move)
            assert board == heard, (board, heard, path)
        assert len(path) == 7 and board == goal and path[-1] == (None, start), path


def is_in_sight(window, thing):
    return thing is not None and window.reader.extents(thing) is not None


@case
def no_panel_comes_up_where_a_comparison_ends_in_a_lecture():
    with Window() as window:
        window.panel("Explain")
        window.keys("x")
        window.until("two trees", lambda seen: len([thing for thing in seen.things if thing.role == "tree"]) == 2)
        window.keys("F11")
        window.until("the lecture", lambda seen: not visible(seen, "Timeline"))
        window.keys("x")
        window.until("one tree", lambda seen: len([thing for thing in seen.things if thing.role == "tree"]) == 1)
        settled("no panel", lambda: not is_in_sight(window, window.look().find("Before the first step")))
        window.keys("F11")
        window.until("the panel of before", lambda seen: visible(seen, "Timeline") and is_in_sight(window, seen.find("Before the first step")))


@case
def why_a_node_waits_is_heard():
    with Window() as window:
        window.keys("Right", "Right")
        hears(window, r"Step 2 of 9\n.*")
        window.keys("alt+Left")
        window.until("the parent", lambda seen: "node 0" in seen.focused("tree").name)
        window.keys("alt+Right")
        hears(window, r"(Node 1: g 1, h 7, f 8\nOn the frontier, by Up from node 0, board .*\n)?Why not node 1\?\n.*")


@case
def a_panel_is_entered_by_ear():
    with Window() as window:
        window.keys("Right", "ctrl+1")
        hears(window, "Explain")
        window.keys("F6")
        window.until("the reason", lambda seen: seen.focused("label") and "It is not the goal" in seen.focused().name)
        window.keys("ctrl+2", "F6")
        window.until("the tree", lambda seen: seen.focused("tree"))
        window.keys("F6")
        seen = window.until("the choice of a list", lambda seen: seen.focused("button") and seen.focused().name == "List")
        assert seen.focused().description.startswith("Frontier\n"), seen.focused().description
        window.keys("Return", "Down", "Return")
        window.until("the closed list", lambda seen: seen.focused("button") and seen.focused().description.startswith("Closed list\n"))
        window.keys("F6")
        window.until("the tree", lambda seen: seen.focused("tree"))


def ring(window, key):
    """What has the focus one after the other, from the tree to the tree. Which row of a list has it depends on the version
    of GTK: the first, or from behind the last."""
    stops = [window.until("the tree to have the focus", lambda seen: seen.focused("tree")).focused()]
    while len(stops) == 1 or stops[-1].role != "tree":
        assert len(stops) < STOPS_MAX, [stop.name for stop in stops[-5:]]
        stops.append(window.moves_focus(key))
    return ["row" if stop.role == "row" else f"{stop.role}: {stop.name}" for stop in stops]


@case
def tab_goes_round_and_back_and_a_list_is_one_stop():
    with Window() as window:
        window.keys("Right", "Right", "Right", "ctrl+2")
        window.until("rows", lambda seen: len([thing for thing in seen.things if thing.role == "row"]) > 4)
        there, back = ring(window, "Tab"), ring(window, "shift+Tab")
        tap.diagnose("\n".join(there))
        assert there == back[::-1], back
        assert not [name for name in there if name.endswith(": ")], there
        assert {"button: Algorithm", "button: Speed", "button: Play", "slider: Timeline"} <= set(there), there
        assert there.count("row") == 1, there


@case
def tab_goes_round_before_the_first_step():
    with Window() as window:
        window.keys("ctrl+1")
        there = ring(window, "Tab")
        assert {"button: Explain", "button: Step", "button: Algorithm"} <= set(there), there


@case
def what_has_no_room_for_its_word_has_its_name():
    for width in 800, 1000:
        with Window(window_width=width, window_height=600) as window:
            window.names_all()


@case
def whatever_can_have_the_focus_has_a_name():
    with Window() as window:
        window.keys("Right", "Right", "Right")
        for tab in range(1, 6):
            window.keys(f"ctrl+{tab}")
            window.names_all()
        for panel in "Closed list", "Duplicates", "Solution":
            window.panel("Lists", panel)
            window.until(panel, lambda seen: visible(seen, f"({panel}|Path from the start).*"))
            window.names_all()
        window.keys("i")
        window.opens_window(lambda: window.keys("ctrl+shift+a"))
        window.keys("0", "Return")
        window.until("a card", lambda seen: seen.focused("text").name == "Up g")
        window.names_all()


@case
def the_stage_has_a_large_board_and_no_controls():
    with Window() as window:
        window.keys("Right", "Right")
        window.until("a step", lambda seen: seen.step == "Step 2 of 9")
        window.until("the legend", lambda seen: visible(seen, "Zoom in"))
        told = {label for label in window.look().labels if label.startswith(("Removed node", "Node")) and len(label) > 40}
        window.keys("F11")
        seen = window.until("the words", lambda seen: visible(seen, "so far") and visible(seen, "in all"))
        assert any(visible(seen, re.escape(sentence)) for sentence in told), told
        assert not visible(seen, "Zoom in")
        boards = [thing for thing in seen.things if thing.name == "Board of the shown node" and "visible" in thing.states]
        assert len(boards) == 1 and boards[0].description == seen.board
        wait("the board beside the tree", lambda: left_of_tree(window), lambda seen: seen > 200)
        window.keys("F9")
        wait("the tree alone", lambda: left_of_tree(window), lambda seen: seen < 10)
        window.keys("F11")
        window.until("the timeline", lambda seen: visible(seen, "Timeline"))
        wait("the left panel", lambda: left_of_tree(window), lambda seen: seen > 200)
        window.keys("F11")
        window.until("the stage", lambda seen: not visible(seen, "Timeline"))
        wait("still the tree alone", lambda: left_of_tree(window), lambda seen: seen < 10)
        window.keys("F9")
        wait("the board", lambda: left_of_tree(window), lambda seen: seen > 200)


@case
def a_panel_lies_over_the_stage():
    with Window() as window:
        window.keys("Right", "F11")
        window.until("the stage", lambda seen: visible(seen, "so far"))
        assert not visible(window.look(), "Frontier, best first")
        window.keys("ctrl+2")
        seen = window.until("the frontier", lambda seen: visible(seen, "Frontier, best first"))
        left, _, width, _ = settled("the tree", lambda: window.reader.extents(seen.tree))
        list_left, _, list_width, _ = settled("the list", lambda: window.reader.extents(seen.find("Frontier, best first")))
        assert left < list_left and list_left + list_width < left + width
        window.keys("Escape")
        window.until("the stage", lambda seen: not visible(seen, "Frontier, best first") and visible(seen, "so far"))
        window.keys("ctrl+2")
        window.until("the frontier", lambda seen: visible(seen, "Frontier, best first"))
        window.keys("ctrl+2")
        window.until("the stage", lambda seen: not visible(seen, "Frontier, best first"))
        window.keys("Escape")
        window.until("the window", lambda seen: visible(seen, "Timeline") and visible(seen, "Frontier, best first"))


@case
def a_question_takes_the_place_of_the_board():
    with Window() as window:
        window.keys("Right", "Right", "F11")
        window.until("the stage", lambda seen: visible(seen, "so far"))
        before = settled("the tree", lambda: window.reader.extents(window.look().tree))
        window.keys("q")
        seen = window.until("a question", lambda seen: answers(seen) and not visible(seen, "so far"))
        left, _, width, _ = settled("its button", lambda: window.reader.extents(seen.find("Reveal", "button")))
        assert left + width <= before[0]
        assert settled("the same tree", lambda: window.reader.extents(window.look().tree)) == before
        window.keys("Escape")
        window.until("the board", lambda seen: visible(seen, "so far"))
        assert settled("the same tree", lambda: window.reader.extents(window.look().tree)) == before


@case
def the_first_words_cover_nothing():
    with Window(window_width=1000, window_height=600) as window:
        window.keys("g")
        window.until("the goal", lambda seen: seen.step.startswith("Step 9"))
        window.keys("F11")
        seen = window.until("the words", lambda seen: visible(seen, re.escape(WAY_OUT)))
        _, top, _, height = settled("the tree", lambda: window.reader.extents(seen.tree))
        assert top + height <= settled("the words", lambda: window.reader.extents(seen.find(re.escape(WAY_OUT))))[1]


@case
def a_class_votes():
    with Window() as window:
        window.keys("Right", "Right", "shift+q")
        window.until("a question", lambda seen: words(seen, "A"))
        window.keys("a", "b", "b", "1", "BackSpace", "2")
        seen = window.until("votes", lambda seen: visible(seen, "4 votes"))
        assert not told(seen)
        assert words(seen, "A")[-1] != "1" and words(seen, "B")[-1] != "3"
        window.keys("v")
        window.until("the answer", lambda seen: seen.label_like(r"The answer: .* \(\d of 4 votes\)"))


@case
def other_panels_wait_for_the_answer():
    with Window() as window:
        window.keys("Right", "Right", "ctrl+2")
        window.until("the frontier", lambda seen: visible(seen, "Frontier, best first"))
        window.keys("q")
        window.until("a question", lambda seen: answers(seen))
        window.keys("ctrl+2")
        window.until("a cover", lambda seen: visible(seen, COVER))
        assert not visible(window.look(), "Frontier, best first")
        window.keys("ctrl+5", "a", "ctrl+2")
        window.until("the frontier", lambda seen: visible(seen, "Frontier, best first"))


@case
def a_question_goes_along_into_a_lecture():
    with Window() as window:
        window.keys("Right", "Right", "q")
        window.until("a question", lambda seen: answers(seen))
        window.keys("ctrl+2", "F11")
        window.until("no timeline", lambda seen: not visible(seen, "Timeline"))
        window.until("the question", lambda seen: not visible(seen, COVER))
        window.keys("a")
        window.until("a verdict", told)


@case
def a_question_goes_with_its_panel():
    question = r"(?s)Which node is removed from the frontier next\?.*"
    with Window(quiz_kinds=NEXT_NODE) as window:
        window.keys("Right", "Right", "F11", "q")
        window.until("the question", lambda seen: visible(seen, question))
        window.keys("a")
        window.until("a verdict", told)
        assert visible(window.look(), question)
        window.keys("Escape")
        window.until("the step", lambda seen: visible(seen, "Nodes 3 and 4 tie .*") and not visible(seen, question))
        window.keys("q")
        window.until("another question", lambda seen: "Step 3" in seen.labels and visible(seen, question))
        window.keys("Escape")
        window.until("no question", lambda seen: "Step 3 of 9" in seen.labels and not visible(seen, question))
        window.keys("Escape")
        window.until("the timeline", lambda seen: visible(seen, "Timeline"))
        assert not answers(window.look())


@case
def a_question_that_is_not_seen_is_not_answered():
    with Window() as window:
        window.keys("Right", "Right", "q")
        window.until("a question", lambda seen: answers(seen))
        window.keys("ctrl+2")
        window.until("a cover", lambda seen: visible(seen, COVER))
        window.keys("a", "1", "v", "ctrl+5")
        window.until("the question", lambda seen: not visible(seen, COVER))
        assert not told(window.look())
        window.keys("v")
        window.until("the answer", told)


@case
def letters_are_keys_again_without_a_question():
    with Window() as window:
        window.keys("Right", "d")
        window.until("what d does", lambda seen: seen.label_like("Up to this step, .*") or seen.node != "Node 0")
        window.keys("q")
        window.until("a question", lambda seen: answers(seen))
        window.keys("Right")
        window.until("no question", lambda seen: not answers(seen))


@case
def a_note_stays_with_its_step():
    with Window() as window:
        window.keys("Right", "shift+i")
        window.until("the field", lambda seen: seen.focused("text"))
        window.type("Ask the class: b or d?")
        window.keys("Escape")
        window.until("the note", lambda seen: "Ask the class: b or d?" in seen.labels)
        window.keys("Right")
        window.until("none", lambda seen: "This step has no note. Press Shift+I to write one." in seen.labels)
        window.keys("Left")
        window.until("the note again", lambda seen: "Ask the class: b or d?" in seen.labels)
        window.keys("i")
        window.until("no note", lambda seen: not visible(seen, "Ask the class: b or d?"))
        window.keys("i", "Right")
        window.until("the next step", lambda seen: seen.step == "Step 2 of 9")
        window.keys("Escape")
        window.closes_window("Notes")
        window.keys("Left")
        window.shows(step="Step 1 of 9")


main()
