# SPDX-License-Identifier: GPL-3.0-or-later
"""A search that goes on by other rules from a step on."""

from tap import case, main
from fringe_window import Window

HARDEST = "A hardest 8-puzzle"
BY_F = r"Nodes? \d+\b.* the smallest f on the frontier: .*"
BY_H = r"Nodes? \d+\b.* the smallest h on the frontier: .*"


def step_to(window, n):
    for step in range(1, n + 1):
        window.keys("Right")
        window.until(f"step {step}", lambda seen: seen.step.startswith(f"Step {step} of "))


def trees(seen):
    return [thing for thing in seen.things if thing.role == "tree"]


def ask(window):
    window.keys("k")
    window.shows_window("Fork")


def fork(window):
    """Accepts what is proposed: the step of the shown node, and the other heuristic."""
    window.keys("Return")
    window.closes_window("Fork")


def forked(window, step):
    return window.until(f"the fork at step {step}", lambda seen: f"Fork at Step {step}" in seen.labels)


@case
def from_the_step_that_is_seen():
    with Window() as window:
        window.sample(HARDEST)
        step_to(window, 3)
        ask(window)
        fork(window)
        seen = forked(window, 3)
        seen = window.until("both at that step", lambda seen: seen.step == "Step 3 of 3")
        told = seen.label_like("The search was forked here: .*")
        assert told.endswith("The heuristic is “Misplaced tiles” instead of “Manhattan distance”."), told
        window.keys("shift+x")
        seen = window.until("where they part", lambda seen: "First difference" in seen.labels and seen.label_like(r"Step \d+"))
        assert int(seen.label_like(r"Step \d+").split()[1]) > 3, seen.labels
        window.keys("x")
        window.until("the left one alone", lambda seen: "Fork at Step 3" not in seen.labels and seen.step.startswith("Step "))


@case
def of_other_rules_one_link_selects_their_node_and_one_forks_by_them():
    def click(at):
        """On the links in the row of breadth-first search. Returns: what they say"""
        seen = window.until("other rules", lambda seen: "Breadth-first" in seen.labels)
        links = seen.things[seen.things.index(seen.find("Breadth-first", "label")) + 1]
        window.click(*window.on_screen(links, at, 0.5))
        return links.name

    with Window() as window:
        step_to(window, 3)
        node, fork = click(0.2).split("\u2003")
        assert fork == "Fork", fork
        seen = window.until("why it waits", lambda seen: f"Why not {node}?".replace("\u00a0", " ") in seen.labels)
        assert seen.node == node.replace("\u00a0", " ").capitalize() and len(trees(seen)) == 1, (seen.node, trees(seen))
        click(0.8)
        forked(window, 2)
        window.until("both at that step", lambda seen: seen.step == "Step 2 of 82")
        told = window.look().label_like("The search was forked here: .*")
        assert "Breadth-first" in told, told


@case
def a_fork_that_stays_alone_can_be_undone():
    with Window() as window:
        window.sample(HARDEST)
        step_to(window, 3)
        ask(window)
        fork(window)
        forked(window, 3)
        window.keys("s", "x")
        window.shows(subtitle="8-puzzle · A* · Misplaced tiles · forked at step 3", step="Step 3 of 3")
        window.keys("ctrl+z")
        window.until("the comparison again", lambda seen: len(trees(seen)) == 2)
        window.keys("ctrl+z", "ctrl+z")
        seen = window.shows(subtitle="8-puzzle · A* · Manhattan distance", step="Step 3 of 3")
        assert len(trees(seen)) == 1


@case
def from_the_step_that_generated_the_selected_node():
    with Window() as window:
        window.sample(HARDEST)
        step_to(window, 1)
        window.keys("alt+Down")
        child = window.until("a child", lambda seen: seen.node != "Node 0").node
        window.keys("Right")
        window.shows(step="Step 2 of 2")
        window.keys("alt+Up")
        window.shows(node="Node 0")
        window.keys("alt+Down")
        window.shows(node=child)
        ask(window)
        fork(window)
        forked(window, 1)


@case
def from_a_step_and_by_rules_that_are_chosen():
    with Window() as window:
        window.sample(HARDEST)
        step_to(window, 4)
        ask(window)
        window.choose("Algorithm", "Greedy best-first", -1)
        window.choose("Ties", "Highest id (LIFO)", -1)
        window.keys("alt+s")
        window.type("2")
        window.keys("Return")
        window.closes_window("Fork")
        seen = forked(window, 2)
        told = window.until("what is other", lambda seen: seen.label_like("The search was forked here: .*"))
        told = told.label_like("The search was forked here: .*")
        for word in ("“Greedy best-first”", "“Misplaced tiles”", "“Highest id (LIFO)”"):
            assert word in told, told
        window.keys("Left")
        window.until("the step before", lambda seen: seen.step.startswith("Step 1 of"))


@case
def a_rule_that_changes_keeps_the_fork():
    with Window() as window:
        window.sample(HARDEST)
        step_to(window, 2)
        ask(window)
        fork(window)
        forked(window, 2)
        window.keys("Right")
        window.until("a step on", lambda seen: seen.step.startswith("Step 3 of"))
        window.choose("Heuristic", "Zero", -1)
        forked(window, 2)
        window.until("both where it was forked", lambda seen: seen.step.startswith("Step 2 of"))


@case
def the_sides_are_swapped_and_the_panels_explain_the_fork():
    with Window() as window:
        window.sample(HARDEST)
        step_to(window, 3)
        ask(window)
        window.choose("Algorithm", "Greedy best-first", -1)
        window.keys("alt+s")
        window.type("3")
        fork(window)
        forked(window, 3)
        window.until("both at that step", lambda seen: seen.step == "Step 3 of 3")
        window.keys("ctrl+1")
        window.until("why the left one went on", lambda seen: seen.find(BY_F))
        window.keys("Right")
        window.until("a step of both", lambda seen: seen.step == "Step 4 of 4" and seen.find(BY_F))
        window.keys("s")
        window.until("why the fork went on", lambda seen: seen.find(BY_H))
        window.keys("F9")
        window.until("the fork on the left", lambda seen: seen.find("Forked at step 3: .*"))
        window.keys("ctrl+1")
        window.keys("Left")
        window.until("the step of the fork", lambda seen: seen.step == "Step 3 of 4" and seen.find(BY_F))
        window.keys("s")
        window.until("the fork on the right",
                     lambda seen: not any(label.startswith("Forked at step 3: ") for label in seen.labels))


@case
def what_cannot_be_forked_is_told():
    with Window() as window:
        window.choose("Algorithm", "IDA*")
        window.keys("k")
        window.until("the reason", lambda seen: seen.label_like("This search has no frontier, so it cannot be forked\\."))


main()
