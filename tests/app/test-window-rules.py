# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of search, chosen in the window."""

import json
import pathlib
import re

from tap import case, main
from fringe_window import Window

FILE = pathlib.Path(__file__).parent.parent / "cli/worked-examples.json"
PRESETS = {"columbiax": "ColumbiaX", "paper-2021": "Paper 2021", "assignment-ucs": "UCS assignment"}
ALGORITHMS = {"bfs": "Breadth-first", "ucs": "Uniform cost", "astar": "A*", "idastar": "IDA*"}
INADMISSIBLE = "Manhattan + blank (inadmissible)"
HEURISTICS = {"manhattan": "Manhattan distance", "misplaced": "Misplaced tiles", "manhattan-with-blank": INADMISSIBLE}
PUZZLES = ["1 2 5 3 4 0 6 7 8", "3 4 0 5 6 2 7 1 8", "3 1 2 4 7 5 6 8 0"]


def published(start):
    """The published searches from a board, but for the one that is too long to watch."""
    searches = json.loads(FILE.read_text())["searches"]
    return [search for search in searches if search["start"] == start and search["algorithm"] != "dfs"]


def set_puzzle(window, start, goal):
    window.keys("ctrl+n")
    window.shows_window("New Puzzle")
    window.enter("Goal", goal)
    window.enter("Start", start)
    window.keys("Return")
    window.closes_window("New Puzzle")
    window.shows(start=start, goal=goal)


def chosen(seen, name):
    return seen.find(name, "combo box").words()[-1]


def choose_rules(window, search):
    """The preset first, then what its source counts with as well."""
    seen = window.look()
    choices = {"Rules": PRESETS[search["source"]], "Algorithm": ALGORITHMS[search["algorithm"]]}
    if search["heuristic"] != "zero":
        choices["Heuristic"] = HEURISTICS[search["heuristic"]]
    for name, choice in choices.items():
        if chosen(seen, name) != choice:
            window.choose(name, choice)
            seen = window.shows(step="Start")


def largest_frontier(seen):
    """Said of the frontier's count, in its tooltip, or None where there is no frontier."""
    said = next((re.fullmatch(r"Largest frontier: ([\d,]+)", thing.description) for thing in seen.things
                 if thing.description and thing.description.startswith("Largest frontier")), None)
    return int(said[1].replace(",", "")) if said and seen.count("Frontier") is not None else None


def assert_counts(seen, expected):
    assert seen.count("Generated") == expected["generated"]
    assert seen.count("Expanded") == expected["expanded"]
    assert seen.count("Frontier") == expected.get("open")
    assert largest_frontier(seen) == expected.get("max_open")


@case
def each_preset_gives_the_published_counts():
    with Window() as window:
        for start in PUZZLES:
            searches = published(start)
            set_puzzle(window, start, searches[0]["goal"])
            for search in searches:
                choose_rules(window, search)
                window.keys("g")
                cost = search["expect"]["cost"]
                seen = window.until("the goal", lambda seen: seen.sentence.endswith(f"is the goal: {cost} moves."))
                assert_counts(seen, search["expect"])


@case
def another_rule_begins_anew_and_keeps_puzzle_and_view():
    with Window() as window:
        window.keys("g")
        fitted = window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 6 moves."))
        window.keys("plus")
        before = window.until("a larger tree", lambda seen: seen.scale != fitted.scale)
        window.choose("Algorithm", "Uniform cost")
        window.keys("alt+s")
        window.until("the rules in detail", lambda seen: seen.find("Duplicates", "combo box"))
        window.choose("Duplicates", "Parent only")
        seen = window.shows(step="Start", subtitle="8-puzzle · Uniform cost · Custom rules")
        assert (seen.title, seen.start, seen.goal) == (before.title, before.start, before.goal)
        assert seen.scale == before.scale


def assert_insensitive(seen, name, reason):
    box = seen.find(name, "combo box")
    assert "sensitive" not in box.states, name
    assert re.search(reason, box.description), box.description


@case
def what_changes_nothing_cannot_be_chosen_and_says_why():
    with Window() as window:
        window.keys("alt+s")
        window.until("the rules in detail", lambda seen: seen.find("Ties", "combo box"))
        window.choose("Algorithm", "Breadth-first")
        seen = window.shows(subtitle="8-puzzle · Breadth-first")
        assert_insensitive(seen, "Heuristic", "This algorithm uses no heuristic: h and f are on the cards for comparison only")
        assert_insensitive(seen, "Ties", "This algorithm knows no ties")
        assert "sensitive" in seen.find("Duplicates", "combo box").states
        window.choose("Algorithm", "IDA*")
        seen = window.shows(subtitle="8-puzzle · IDA* · Manhattan distance")
        for name in "Ties", "Duplicates", "Goal test":
            assert_insensitive(seen, name, "This algorithm")


@case
def a_heuristic_that_can_overestimate_is_marked():
    with Window() as window:
        window.choose("Heuristic", INADMISSIBLE)
        seen = window.shows(subtitle=f"8-puzzle · A* · {INADMISSIBLE}")
        assert "can overestimate" in seen.find("Heuristic", "combo box").description


@case
def an_example_brings_its_rules_and_says_so():
    with Window() as window:
        window.choose("Heuristic", "Perfect (h*)")
        window.shows(subtitle="8-puzzle · A* · Perfect (h*)", values="g 0 + h 6 = f 6")
        window.sample("A 15-puzzle")
        seen = window.until("word of it", lambda seen: seen.label_like("This example brings its own rules."))
        assert seen.subtitle == "15-puzzle · A* · Manhattan distance"
        assert "up to 10 cells" in seen.find("Heuristic", "combo box").description
        window.choose("Heuristic", INADMISSIBLE)
        seen = window.shows(subtitle=f"15-puzzle · A* · {INADMISSIBLE}")
        assert not seen.find("Perfect \\(h\\*\\)", "label")
        window.sample("Course report 2019, no. 1")
        window.shows(subtitle="8-puzzle · A* · Manhattan distance · Report 2019")
        window.keys("ctrl+z")
        window.shows(subtitle=f"15-puzzle · A* · {INADMISSIBLE}")


@case
def undo_and_redo_say_what_they_did():
    with Window() as window:
        window.keys("h")
        window.until("the act", lambda seen: seen.label_like("Switched to Misplaced tiles"))
        window.keys("ctrl+z")
        window.until("what was undone", lambda seen: seen.label_like("Undone: Switched to Misplaced tiles"))
        window.keys("ctrl+shift+z")
        window.until("the act again", lambda seen: seen.label_like("Switched to Misplaced tiles"))


@case
def a_preset_is_named_only_with_what_its_source_uses():
    with Window() as window:
        window.choose("Rules", "Paper 2021")
        window.shows(subtitle=f"8-puzzle · A* · {INADMISSIBLE} · Paper 2021")
        window.choose("Algorithm", "Uniform cost")
        seen = window.shows(subtitle="8-puzzle · Uniform cost · Custom rules")
        assert chosen(seen, "Rules") == "Custom rules"
        window.choose("Algorithm", "A*")
        seen = window.shows(subtitle=f"8-puzzle · A* · {INADMISSIBLE} · Paper 2021")
        assert chosen(seen, "Rules") == "Paper 2021"


@case
def what_the_paper_counts_besides_is_said_at_the_goal():
    said = r"The paper counts the goal too: (\d+)\."
    with Window() as window:
        window.choose("Rules", "Paper 2021")
        window.keys("g")
        seen = window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 6 moves."))
        assert int(re.fullmatch(said, seen.label_like(said))[1]) == seen.count("Expanded") + 1
        window.keys("Left")
        window.until("the step before", lambda seen: not seen.label_like(said))


@case
def any_order_of_moves_can_be_chosen():
    with Window() as window:
        window.keys("alt+s")
        window.until("the rules in detail", lambda seen: seen.find("Moves", "combo box"))
        window.choose("Moves", "\u2066RLDU  → ← ↓ ↑\u2069")
        window.shows(subtitle="8-puzzle · A* · Manhattan distance · Custom rules", step="Start")
        window.keys("Right", "alt+Right")
        seen = window.shows(step="Step 1 of 9", node="Node 1")
        assert seen.board == "1 2 7 6 8 0 4 3 5"


@case
def a_weight_shows_in_f():
    with Window() as window:
        window.choose("Algorithm", "Weighted A*")
        window.shows(subtitle="8-puzzle · Weighted A*, w = 2 · Manhattan distance")
        window.keys("alt+w")
        window.until("the weight", lambda seen: seen.focused("text", "spin button"))
        window.type("1.25")
        window.keys("Return")
        seen = window.shows(subtitle="8-puzzle · Weighted A*, w = 1.25 · Manhattan distance")
        assert seen.label_like(r"g 0 \+ 1.25 · h 6 = f 7.5")


@case
def after_enter_or_escape_or_a_click_keys_are_the_windows_again():
    with Window() as window:
        window.choose("Algorithm", "Weighted A*")
        leave = [lambda: window.keys("Return"), lambda: window.keys("Escape"),
                 lambda: window.click(*window.place("Search tree of .*", 0.1, 0.5))]
        for i, leave_it in enumerate(leave):
            window.keys("alt+w")
            window.until("the weight", lambda seen: seen.focused("text", "spin button"))
            window.type(f"1.{i + 1}")
            leave_it()
            window.until("the focus on the tree", lambda seen: seen.focused("tree"))
            window.shows(subtitle=f"8-puzzle · Weighted A*, w = 1.{i + 1} · Manhattan distance", step="Start")
            window.keys("g")
            window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 6 moves."))


@case
def ida_lists_its_iterations_and_keeps_no_frontier():
    with Window() as window:
        window.choose("Algorithm", "IDA*")
        window.keys("h", "g")
        window.until("the goal", lambda seen: seen.sentence.endswith("is the goal: 6 moves."))
        window.panel("Lists", "Frontier")
        why = "This search has no frontier: it remembers only .*"
        seen = window.until("why there are no rows", lambda seen: seen.label_like(why))
        assert seen.count("Frontier") is None
        table = next(thing for thing in seen.things if thing.name == "Iterations" and thing.role != "label")
        words = [word for word in table.words() if word]
        assert words[:3] == ["bound", "expanded", "generated"]
        assert [thing.name for thing in table.all() if re.fullmatch(r"Current iteration, bound \d+, .*", thing.name)]
        rows = list(zip(*[iter(map(int, words[3:]))] * 3))
        assert [row[0] for row in rows] == sorted((row[0] for row in rows), reverse=True)
        assert [sum(row[i] for row in rows) for i in (1, 2)] == [seen.count("Expanded"), seen.count("Generated")]
        marks = [thing for thing in table.all() if thing.name == "Current iteration" and thing.role == "image"
                 and "visible" in thing.states]
        assert len(marks) == 1


@case
def a_formula_is_judged_as_it_is_typed_and_searched_with():
    with Window() as window:
        window.choose("Heuristic", "Formula…", acts=True)
        window.shows_window("Formula")
        window.enter("Formula for h", "manhattan*2 + manhatan")
        window.until("what is wrong", lambda seen: seen.label_like("Column 15: .* Did you mean “manhattan”[?]"))
        window.enter("Formula for h", "manhattan*2")
        seen = window.until("the verdict", lambda seen: seen.label_like("(?s)h is not admissible: .*"))
        assert seen.label_like("h.=.2\nh[*].=.1")
        window.enter("Formula for h", "max(misplaced, manhattan/2)")
        window.until("the verdict", lambda seen: seen.label_like("(?s)h is admissible: .*"))
        window.enter("Formula for h", "manhattan*1.5")
        window.enter("Name", "more, still")
        window.until("no name", lambda seen: seen.label_like("Column 5: A name has .*"))
        window.enter("Name", "greedier")
        window.keys("Return")
        window.closes_window("Formula")
        window.shows(subtitle="8-puzzle · A* · greedier", step="Start")
        window.choose("Heuristic", "Misplaced tiles")
        window.shows(subtitle="8-puzzle · A* · Misplaced tiles", step="Start")
        window.choose("Heuristic", "greedier")
        window.shows(subtitle="8-puzzle · A* · greedier", step="Start")
        window.keys("g")
        window.until("the goal", lambda seen: "is the goal" in seen.sentence)


@case
def a_formula_is_judged_on_a_sample_where_boards_are_too_many():
    with Window() as window:
        set_puzzle(window, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")
        window.keys("shift+h")
        window.shows_window("Formula")
        window.enter("Formula for h", "manhattan*2")
        seen = window.until("the verdict", lambda seen: seen.label_like("(?s)h is not admissible: the board .*"))
        assert seen.label_like("h.=.2\nh[*].≤.1")
        window.enter("Formula for h", "min(linear_conflict, manhattan*3)")
        window.until("no verdict", lambda seen: seen.label_like("(?s)No counterexample among 20000 boards.*"))


@case
def a_pattern_database_tells_its_size_is_built_and_searched_with():
    with Window() as window:
        window.press("Puzzle")
        window.press("Tools")
        window.press("Pattern Database…")
        window.shows_window("Pattern Database")
        window.until("the size", lambda seen: seen.label_like("The tables take 6[.]0.kB of memory, and up to 78[.]6.kB .*"))
        window.enter("Groups of tiles", "1-4/4-8")
        window.until("what is wrong", lambda seen: seen.label_like("Column 5: This tile is in a group already.*"))
        window.enter("Groups of tiles", "5-5-5")
        window.until("no fit", lambda seen: seen.label_like("The pattern database 5-5-5 is made for boards of 4 × 4 .*"))
        window.enter("Groups of tiles", "1-4/5-8")
        window.keys("Return")
        window.closes_window("Pattern Database")
        seen = window.shows(subtitle="8-puzzle · A* · pdb:1-4/5-8", step="Start")
        moves = [int(label.split()[0]) for label in seen.labels if re.fullmatch(r"\d+ moves?", label)]
        assert sum(moves) == int(re.search(r"h (\d+)", seen.values)[1]) and len(moves) == 2, moves
        window.keys("g")
        window.until("the goal", lambda seen: "is the goal" in seen.sentence)


main()
