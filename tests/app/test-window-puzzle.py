# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards that a person brings: typed, slid, shuffled, pasted."""


from tap import case, main
from fringe_window import Window, copied, settled, wait

EXAMPLE = "Course report 2019, no. 2"
DIALOG = "New Puzzle"
REACHED = "The goal can be reached. .*"


def dialog(window):
    """Opens the dialog, with the puzzle of the window in it."""
    window.keys("ctrl+n")
    return window.shows_window(DIALOG)


def verdict(seen):
    return seen.label_like("(?s)The goal can.*") or seen.label_like("(The start|The goal|Start and goal) (is|are) not .*|Start and goal must.*")


def board(seen, name):
    return seen.find(f"{name} board").description


def use(window):
    """Takes the puzzle of the dialog with Enter."""
    window.keys("Return")
    return window.closes_window(DIALOG)


@case
def boards_that_are_typed_are_used():
    with Window() as window:
        dialog(window)
        window.enter("Start", "2 8 3 1 6 4 7 0 5")
        window.enter("Goal", "1 2 3 8 0 4 7 6 5")
        seen = window.until("both boards", lambda seen: board(seen, "Goal") == "1 2 3 8 0 4 7 6 5")
        assert board(seen, "Start") == "2 8 3 1 6 4 7 0 5"
        assert verdict(seen) == "The goal can be reached. The start has 11 inversions, the goal 7: both numbers are odd."
        use(window)
        window.shows(title="My puzzle", start="2 8 3 1 6 4 7 0 5", goal="1 2 3 8 0 4 7 6 5", step="Start")
        window.keys("g")
        window.until("the solution", lambda seen: seen.sentence.endswith("is the goal: 5 moves."))


@case
def a_board_of_another_size_takes_the_usual_goal_along():
    start = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"
    goal = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"
    with Window() as window:
        dialog(window)
        window.enter("Start", start)
        window.until("the goal", lambda seen: board(seen, "Goal") == goal)
        use(window)
        window.shows(subtitle="15-puzzle · A* · Manhattan distance", start=start, goal=goal)


@case
def a_start_that_cannot_reach_the_goal_takes_the_usual_one_along():
    with Window() as window:
        dialog(window)
        window.enter("Start", "1 2 3 4 5 6 7 0 8")
        window.until("the goal", lambda seen: board(seen, "Goal") == "1 2 3 4 5 6 7 8 0"
                     and verdict(seen).endswith("This board cannot reach the old goal. The usual goal replaces it."))
        window.enter("Start", "1 2 3 4 5 6 0 7 8")
        window.until("the verdict", lambda seen: verdict(seen).endswith("both numbers are even."))
        window.enter("Start", "1 2 3 4 5 6 7 0 8")
        use(window)
        window.keys("g")
        window.until("the solution", lambda seen: seen.sentence.endswith("is the goal: 1 move."))


@case
def a_pasted_start_that_cannot_reach_the_goal_takes_the_usual_one():
    with Window() as window:
        with copied("1 2 3 4 5 6 7 0 8"):
            window.keys("ctrl+v")
            told = "This board cannot reach the old goal. The usual goal replaces it."
            window.until("why", lambda seen: told in seen.labels)
        window.shows(start="1 2 3 4 5 6 7 0 8", goal="1 2 3 4 5 6 7 8 0")
        window.keys("ctrl+z")
        window.shows(title=EXAMPLE, goal="1 2 0 4 8 7 3 6 5")


@case
def a_goal_of_ones_own_stays_as_it_is():
    with Window() as window:
        dialog(window)
        window.enter("Goal", "1 2 3 8 0 4 7 6 5")
        window.enter("Start", "1 2 3 0")
        window.until("the verdict", lambda seen: verdict(seen).startswith("Start and goal must have the same number"))
        assert board(window.look(), "Goal") == "1 2 3 8 0 4 7 6 5"


@case
def a_wrong_board_is_named_and_cannot_be_used():
    with Window() as window:
        dialog(window)
        window.enter("Start", "1 2 3 4 5 6 7 8 8")
        seen = window.until("what is wrong", lambda seen: not seen.can("Use Puzzle"))
        assert "Line 1, column 17: tile 8 stands here again, and the blank is missing." in seen.labels
        assert verdict(seen) == "The start is not a board yet."
        window.keys("Return")
        window.enter("Start", "1 2 3 4 5 6 7 0 8")
        window.until("a board", lambda seen: seen.can("Use Puzzle"))


@case
def an_unsolvable_puzzle_says_why_and_has_no_step():
    reason = "The goal cannot be reached. The start has 1 inversion, the goal 0: one number is odd, the other even."
    with Window() as window:
        dialog(window)
        window.enter("Goal", "1 2 3 4 5 6 7 8 0")
        window.enter("Start", "2 1 3 4 5 6 7 8 0")
        window.until("the reason", lambda seen: verdict(seen) == reason)
        use(window)
        seen = window.shows(message=reason, step="Start")
        assert not any(seen.can(name) for name in ("Step", "Run to the goal", "Continue"))
        focus = getattr(seen.focused(), "name", None)
        window.keys("g", "Right", "plus")
        seen = window.shows(scale="250 %")
        assert seen.step == "Start" and getattr(seen.focused(), "name", None) == focus
        window.press("Swap Two Tiles")
        window.shows(start="3 1 2 4 5 6 7 8 0", message="")
        assert window.look().can("Step") and not window.look().can("Swap Two Tiles")
        window.keys("ctrl+z")
        window.shows(start="2 1 3 4 5 6 7 8 0", message=reason)
        window.press("Search Anyway")
        window.until("the focus on the tree", lambda seen: seen.focused("tree"))
        window.keys("Right")
        assert not window.shows(message="").can("Search Anyway")


@case
def a_click_slides_a_tile():
    with Window() as window:
        dialog(window)
        assert board(window.look(), "Start") == "1 2 7 6 0 8 4 3 5"
        window.click(*window.place("Start board", 0.83, 0.5))
        window.until("the move", lambda seen: board(seen, "Start") == "1 2 7 6 8 0 4 3 5")
        wait("the text", lambda: window.text("Start"), lambda text: text == "1 2 7 6 8 0 4 3 5")
        window.click(*window.place("Goal board", 0.17, 0.17))
        window.until("the row", lambda seen: board(seen, "Goal") == "0 1 2 4 8 7 3 6 5")
        window.keys("alt+s")
        use(window)
        window.shows(start="1 2 7 6 8 0 4 3 5", goal="0 1 2 4 8 7 3 6 5")


@case
def arrows_slide_tiles():
    with Window() as window:
        dialog(window)
        window.keys("alt+s", "Tab", "Tab")
        window.until("the focus", lambda seen: seen.focused() and seen.focused().name == "Start board")
        moves = [("Left", "1 2 7 6 8 0 4 3 5"), ("Up", "1 2 7 6 8 5 4 3 0"), ("Up", "1 2 7 6 8 5 4 3 0"),
                 ("Right", "1 2 7 6 8 5 4 0 3"), ("Down", "1 2 7 6 0 5 4 8 3")]
        for key, expected in moves:
            window.keys(key)
            window.until(f"{expected} after {key}", lambda seen: board(seen, "Start") == expected)


@case
def a_shuffled_board_can_be_solved_and_its_seed_repeats_it():
    with Window() as window:
        dialog(window)
        seeds = {}
        for _ in range(2):
            window.keys("alt+e", "ctrl+a", "7", "Tab")
            before = board(window.look(), "Start")
            window.press("Shuffle")
            seen = window.until("a board", lambda seen: board(seen, "Start") != before and verdict(seen))
            assert verdict(seen).startswith("The goal can be reached"), verdict(seen)
            seeds[board(seen, "Start")] = True
            window.enter("Start", "1 2 7 6 0 8 4 3 5")
        assert len(seeds) == 1, seeds


@case
def escape_leaves_the_puzzle_as_it_was():
    with Window() as window:
        window.keys("Right")
        window.shows(step="Step 1 of 9")
        dialog(window)
        window.enter("Start", "2 8 3 1 6 4 7 0 5")
        window.keys("Escape")
        seen = window.closes_window(DIALOG)
        assert (seen.title, seen.step, seen.start) == (EXAMPLE, "Step 1 of 9", "1 2 7 6 0 8 4 3 5")


@case
def a_change_of_puzzle_can_be_undone_and_redone():
    with Window() as window:
        window.sample("Nilsson’s 8-puzzle")
        window.keys("ctrl+z")
        window.shows(title=EXAMPLE, start="1 2 7 6 0 8 4 3 5")
        window.keys("ctrl+shift+z")
        window.shows(title="Nilsson’s 8-puzzle", start="2 8 3 1 6 4 7 0 5")


@case
def undo_brings_back_rules_and_step():
    with Window() as window:
        window.keys("Right", "Right", "Right")
        window.shows(step="Step 3 of 9")
        window.keys("h", "Right")
        window.shows(step="Step 1 of 10", subtitle="8-puzzle · A* · Misplaced tiles")
        window.keys("ctrl+z")
        window.shows(step="Step 3 of 9", subtitle="8-puzzle · A* · Manhattan distance")
        window.keys("ctrl+shift+z")
        window.shows(step="Step 1 of 10", subtitle="8-puzzle · A* · Misplaced tiles")


@case
def a_board_is_pasted():
    with Window() as window:
        dialog(window)
        window.enter("Start", "1 2 7 6 8 0 4 3 5")
        window.keys("ctrl+a", "ctrl+c", "Escape")
        window.closes_window(DIALOG)
        window.keys("ctrl+v")
        window.shows(title="My puzzle", start="1 2 7 6 8 0 4 3 5", goal="1 2 0 4 8 7 3 6 5")


@case
def a_board_that_is_pasted_into_a_field_stays_there():
    with Window() as window, copied("2 8 3 1 6 4 7 0 5"):
        window.keys("ctrl+f")
        window.until("the field", lambda seen: seen.focused("text"))
        window.keys("ctrl+v")
        window.until("the board", lambda seen: window.reader.text(seen.focused()) == "2 8 3 1 6 4 7 0 5")
        window.shows(title=EXAMPLE)


@case
def of_several_pasted_boards_one_is_chosen():
    with Window() as window:
        text = "1 2 7 6 8 0 4 3 5\n\n1 2 3 4 5 6 7 8 0\n1 2 3 0\n"
        with copied(text):
            window.keys("ctrl+v")
            window.shows_window("Choose a Board")
        window.until("the boards", lambda seen: "There are 3 boards. Which board is the start?" in seen.labels)
        window.press("Open 1 2 7 6 8 0 4 3 5")
        window.closes_window("Choose a Board")
        window.shows(title="My puzzle", start="1 2 7 6 8 0 4 3 5")


@case
def the_menu_fits_a_screen_of_600_pixels():
    header, margins = 52, 24
    with Window() as window:
        def entries(seen):
            items = [thing for thing in seen.things if thing.role == "menu item"]
            return [extents for extents in map(window.reader.extents, items) if extents]
        window.keys("alt+p")
        seen = settled("the menu", lambda: entries(window.look()))
        assert len(seen) >= 14, seen
        height = max(y + height for _, y, _, height in seen) - min(y for _, y, _, _ in seen)
        assert height <= 600 - header - margins, height


main()
