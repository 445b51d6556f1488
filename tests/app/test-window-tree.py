# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree under the pointer: picking, zooming, moving; and its relatives by keys."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time

from tap import Skip, case, main
from fringe_window import GTK_VERSION, Window, desktop, settled, wait

# Seconds until a pointer that is told nothing moves again.
COMES_AGAIN = 3
TREE = "Search tree of .*"


# Of node 4, which the sixth step expands, the children would lie below the map.
MANY_CHILDREN = """[Fringe Session]
Version=1

[Puzzle]
Start=1 3 8 5 0 2 4 6 7
Goal=1 2 3 4 5 6 7 8 0

[Rules]
Algorithm=astar
Heuristic=misplaced
Moves=UDLR
Ties=fifo
Duplicates=better-g
GoalTest=expansion
"""


@contextlib.contextmanager
def solved():
    """A window with all of the second example: 18 nodes."""
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        yield window


def estimates(start, goal):
    """What fringe-cli says of two boards."""
    words = [os.environ["FRINGE_CLI"], "check", start, "--goal", goal, "--format", "json"]
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)["heuristics"]


def assert_numbers(seen, g):
    """The numbers beside the board are those of the board."""
    shown = tuple(int(number) for number in re.findall(r"\d+", seen.values))
    h = estimates(seen.board, seen.goal)["manhattan"]
    assert shown == (g, h, g + h), (shown, g, h)
    assert seen.tree.name.endswith(f"{seen.node.lower()}: g {g}, h {h}, f {g + h}"), seen.tree.name


def is_shown(thing):
    return thing is not None and "visible" in thing.states


def centre(window, node):
    """Brings the shown node to the middle of the view, and returns where that is."""
    window.shows(node=node)
    window.keys("c")
    return window.place(TREE)


@case
def a_click_selects_a_node_and_its_numbers_are_right():
    with solved() as window:
        window.keys("alt+Left")
        middle = centre(window, "Node 15")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.click(*middle)
        assert_numbers(window.shows(node="Node 15"), 5)


def shows_in_the_tree(window, node):
    """Where the node is not told beside it."""
    return window.until(node, lambda seen: f"; {node}:" in seen.tree.name)


@case
def in_a_small_window_the_panel_speaks_of_the_node_that_is_clicked():
    with Window(window_width=800, window_height=600) as window:
        window.keys("Right", "ctrl+1", "alt+Right")
        shows_in_the_tree(window, "node 1")
        window.keys("c")
        middle = settled("the tree", lambda: window.place(TREE))
        window.keys("alt+Left")
        shows_in_the_tree(window, "node 0")
        window.click(*middle)
        seen = shows_in_the_tree(window, "node 1")
        assert window.reader.extents(seen.find("Why not node 1."))


@case
def alt_and_arrows_select_relatives():
    with solved() as window:
        steps = [("alt+Left", "Node 15", 5), ("alt+Left", "Node 11", 4), ("alt+Down", "Node 12", 4),
                 ("alt+Up", "Node 11", 4), ("alt+Up", "Node 11", 4), ("alt+Right", "Node 13", 5)]
        for key, node, g in steps:
            window.keys(key)
            assert_numbers(window.shows(node=node), g)
        window.keys("Escape")
        assert_numbers(window.shows(node="Node 16"), 6)


@case
def in_a_tree_that_grows_downwards_the_arrows_turn_with_it():
    with solved() as window:
        window.keys("r")
        steps = [("alt+Up", "Node 15", 5), ("alt+Up", "Node 11", 4), ("alt+Right", "Node 12", 4),
                 ("alt+Left", "Node 11", 4), ("alt+Left", "Node 11", 4), ("alt+Down", "Node 13", 5)]
        for key, node, g in steps:
            window.keys(key)
            assert_numbers(window.shows(node=node), g)


@case
def f8_opens_the_menu_of_the_view():
    with Window() as window:
        window.keys("F8")
        window.until("its menu", lambda seen: seen.find("Unfold All") and seen.focused() != seen.tree)


@case
def a_click_beside_the_tree_selects_nothing():
    with solved() as window:
        window.keys("alt+Left")
        window.shows(node="Node 15")
        window.click(*window.place(TREE, 0.5, 0.02))
        window.shows(node="Node 16")


@case
def the_tree_is_reached_between_the_legend_and_the_buttons():
    with solved() as window:
        window.keys("f")
        scale = window.until("all of the tree", lambda seen: seen.scale != "100 %").scale
        legend = window.on_screen(window.look().find("Legend"), 1, 0.5)
        button = window.place("Zoom out.*", 0, 0.5)
        if legend[0] >= button[0]:
            raise Skip("without margins there is nothing between them")
        window.wheel((legend[0] + button[0]) // 2, legend[1], 1)
        window.until("a larger tree", lambda seen: seen.scale != scale)


@case
def the_wheel_zooms_about_the_pointer():
    with solved() as window:
        window.keys("alt+Left", "0")
        window.shows(scale="100 %")
        x, y = centre(window, "Node 15")
        aside = x - 150, y - 60
        window.drag((x, y), aside)
        window.wheel(*aside, 1)
        window.shows(scale="120 %")
        window.wheel(*aside, -3)
        window.shows(scale="69 %")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.click(*aside)
        window.shows(node="Node 15")


@case
def keys_zoom():
    with Window() as window:
        window.keys("0")
        window.shows(scale="100 %")
        for key, scale in ("plus", "125 %"), ("plus", "156 %"), ("minus", "125 %"), ("0", "100 %"), ("minus", "80 %"):
            window.keys(key)
            window.shows(scale=scale)


@case
def f_shows_the_whole_tree_again():
    with solved() as window:
        whole = window.look().scale
        assert whole != "100 %"
        window.keys("0")
        window.shows(scale="100 %")
        window.keys("f")
        window.shows(scale=whole)


@case
def buttons_zoom_too():
    with Window() as window:
        window.keys("0")
        window.shows(scale="100 %")
        window.click(*window.place("Zoom in"))
        window.shows(scale="125 %")
        window.click(*window.place("Zoom out"))
        window.shows(scale="100 %")


@case
def the_tree_moves_with_a_drag():
    with solved() as window:
        window.keys("alt+Left", "0")
        x, y = centre(window, "Node 15")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.drag((x, y), (x + 150, y - 150))
        assert window.look().node == "Node 16"
        window.click(x + 150, y - 150)
        window.shows(node="Node 15")


@case
def a_row_of_the_frontier_selects_its_node():
    with solved() as window:
        window.keys("ctrl+2")
        window.click(*window.place("⁦127 638 4·5⁩"))
        assert_numbers(window.shows(node="Node 2"), 1)


def folded(window, count):
    """Waits until the tree says how many nodes are folded away; 0 for none."""
    words = f", {count} folded away" if count else ""
    return window.until(f"{count} nodes folded away",
                        lambda seen: re.fullmatch(rf"Search tree of 18 nodes{words}; node .*", seen.tree.name))


@case
def a_large_tree_folds_to_fit_the_window_and_unfolds():
    with Window() as window:
        window.sample("A hardest 8-puzzle")
        window.keys("g")
        window.until("the goal", lambda seen: seen.step.startswith("Step 20291 of"))
        window.keys("a")
        name = window.until("folds", lambda seen: "folded away" in seen.tree.name).tree.name
        n, n_hidden = (int(number) for number in re.match(r"Search tree of (\d+) nodes, (\d+) folded", name).groups())
        assert 10 < n - n_hidden < 200, name
        window.keys("shift+a")
        window.until("all", lambda seen: seen.tree.name.startswith(f"Search tree of {n} nodes; "))
        window.keys("f", "minus")
        window.until("all from afar", lambda seen: float(seen.scale.split()[0]) < 1)
        window.keys("a")
        window.until("folds", lambda seen: f"{n_hidden} folded away" in seen.tree.name and float(seen.scale.split()[0]) > 10)
        window.keys("ctrl+shift+Return")
        window.until("all", lambda seen: seen.tree.name.startswith(f"Search tree of {n} nodes; "))


@case
def return_folds_the_shown_node_and_unfolds_it():
    with solved() as window:
        for key in ("alt+Left",) * 3:
            window.keys(key)
        window.shows(node="Node 9")
        window.keys("Return")
        folded(window, 7)
        window.keys("alt+Right")
        window.shows(node="Node 9")
        window.keys("Return")
        folded(window, 0)
        window.keys("alt+Right")
        window.shows(node="Node 11")


@case
def a_double_click_folds_and_what_is_clicked_stays():
    with solved() as window:
        for key in ("alt+Left",) * 3:
            window.keys(key)
        middle = centre(window, "Node 9")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.double_click(*middle)
        folded(window, 7)
        window.double_click(*middle)
        folded(window, 0)
        window.shows(node="Node 9")


@case
def keys_fold_beside_the_path_and_unfold_all():
    with solved() as window:
        window.keys("ctrl+Return")
        folded(window, 3)
        for key in ("alt+Left",) * 5 + ("alt+Down",):
            window.keys(key)
        window.shows(node="Node 4")
        window.keys("ctrl+Return")
        folded(window, 10)
        window.keys("ctrl+shift+Return")
        folded(window, 0)


@case
def a_row_of_a_hidden_node_reveals_it():
    with solved() as window:
        for key in ("alt+Left",) * 6:
            window.keys(key)
        window.shows(node="Node 0")
        window.keys("Return")
        folded(window, 17)
        window.keys("ctrl+2")
        window.click(*window.place("⁦127 638 4·5⁩"))
        window.shows(node="Node 2")
        folded(window, 0)


@case
def the_menu_of_a_node_opens_by_key_and_pointer():
    with solved() as window:
        window.keys("alt+Left")
        middle = centre(window, "Node 15")
        window.keys("Escape")
        window.shows(node="Node 16")
        window.right_click(*middle)
        window.until("the menu", lambda seen: seen.can("Go to the Step That Generated It"))
        window.keys("Escape")
        window.until("the menu's end", lambda seen: not seen.can("Go to the Step That Generated It"))
        window.shows(node="Node 15")
        window.keys("Menu")
        window.press("Go to the Step That Expanded It")
        window.shows(step="Step 8 of 9", node="Node 15")


def outside_the_screen():
    """Windows of the program that are not on the screen altogether."""
    width, height = desktop.screen_size()
    return [(x, y, across, down) for x, y, across, down in desktop.popups_of("fringe")
            if x < 0 or y < 0 or x + across > width or y + down > height]


@case
def all_of_the_menu_of_a_large_node_is_seen():
    with solved() as window:
        window.keys("alt+Left", "0", "plus", "plus", "plus", "plus")
        window.until("large nodes", lambda seen: int(seen.scale.split()[0]) > 200)
        window.keys("Menu")
        window.until("the menu", lambda seen: seen.can("Export This Subtree…"))
        assert not outside_the_screen(), outside_the_screen()


@case
def the_map_is_there_while_the_tree_is_not_in_sight():
    with solved() as window:
        window.until("no map", lambda seen: not is_shown(seen.find("Map of the tree")))
        window.keys("0")
        window.until("the map", lambda seen: is_shown(seen.find("Map of the tree")))
        window.keys("m")
        window.until("no map", lambda seen: not is_shown(seen.find("Map of the tree")))
        window.keys("m")
        window.until("the map", lambda seen: is_shown(seen.find("Map of the tree")))
        window.keys("f")
        window.until("no map", lambda seen: not is_shown(seen.find("Map of the tree")))


@case
def all_of_a_tree_that_has_room_is_in_sight_while_a_question_stands():
    with Window(window_width=800, window_height=600) as window:
        window.keys("Right", "Right", "Right", "Right", "Right", "q")
        window.until("a question", lambda seen: is_shown(seen.find("Reveal")))
        window.until("no map", lambda seen: not is_shown(seen.find("Map of the tree")))
        settled("the tree", lambda: window.look().scale)
        assert not is_shown(window.look().find("Map of the tree"))


@case
def the_map_goes_where_it_does_not_hide_the_step():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "long.fringe")
        path.write_text(MANY_CHILDREN)
        with Window(None, path, window_width=790 + desktop.FRAME, window_height=590 + desktop.FRAME) as window:
            window.keys(*["Right"] * 6)
            window.shows(step="Step 6 of 107")
            if GTK_VERSION >= (4, 10):
                raise Skip("without margins all of the tree is in sight")
            wait("the map above", lambda: window.reader.extents(window.look().find("Map of the tree")),
                 lambda place: place[1] < 300)


@case
def keys_lead_back_to_the_place_one_came_from():
    with solved() as window:
        whole = window.look().scale
        window.keys("0")
        window.shows(scale="100 %")
        window.keys("ctrl+bracketleft")
        window.shows(scale=whole)
        window.keys("ctrl+bracketright")
        window.shows(scale="100 %")


@case
def who_was_led_far_away_comes_back():
    with solved() as window:
        window.keys("0")
        window.shows(scale="100 %")
        window.keys("plus", "plus", "plus", "plus")
        large = window.until("large nodes", lambda seen: int(seen.scale.split()[0]) > 200).scale
        window.keys("ctrl+f")
        window.until("where to search", lambda seen: seen.focused("text"))
        window.type("0")
        window.keys("Return", "Escape")
        window.until("the root", lambda seen: seen.node == "Node 0" and seen.focused("tree"))
        window.keys("minus", "ctrl+bracketleft")
        window.shows(scale=large)
        window.keys("ctrl+bracketright")
        window.until("smaller nodes", lambda seen: seen.scale != large)


def hovered(window, place):
    """Waits for the board that is told of the node under the pointer, which comes again where the view was still gliding."""
    came = -COMES_AGAIN

    def look():
        nonlocal came
        if time.monotonic() - came >= COMES_AGAIN:
            window.point(place[0], place[1] + 1)
            window.point(*place)
            came = time.monotonic()
        return window.look()

    wait("what is told of node 15", look, lambda seen: "\u2066" in seen.label_like(r"(?s)Node 15 .*\..*"))


@case
def the_board_is_told_where_it_is_not_drawn():
    with solved() as window:
        window.keys("alt+Left", "0")
        window.shows(scale="100 %")
        middle = centre(window, "Node 15")
        window.keys("minus", "minus", "minus", "minus", "minus", "minus")
        window.until("small nodes", lambda seen: int(seen.scale.split()[0]) < 35)
        hovered(window, middle)


main()
