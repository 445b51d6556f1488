# SPDX-License-Identifier: GPL-3.0-or-later
"""Works out questions of an exam by brute force, under the rules that each states and nothing else."""

import collections
import json
import os
import re
import subprocess

MOVES = {"Up": "U", "Down": "D", "Left": "L", "Right": "R"}
SHIFTS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}

# Every sentence that a question may state, and what it decides.
F = "The node with the smallest f = g + "
ALGORITHMS = {
    "Breadth-first. The node that was generated first is removed first.": "bfs",
    "Depth-first. The node that joined the frontier last is removed first. Of the successors of a node, the first in the "
    "order of moves joins last.": "dfs",
    "Uniform cost. The node with the smallest g is removed next.": "ucs",
    "Greedy best-first. The node with the smallest h is removed next.": "greedy",
    "A*. " + F + "h is removed next.": "astar",
    "IDA*. It searches depth-first up to a bound on f, then repeats with a larger bound. A node is cut if its f = g + h "
    "exceeds the bound. The first bound is the h of the start. The next bound is the smallest f that was cut.": "idastar",
}
SUM = "h is the sum over all tiles of the rows and the columns to their goal cell. "
HEURISTICS = {
    "Zero. h is 0 for every board.": "zero",
    "Misplaced tiles. h is the number of tiles that are not in their goal cell. The blank is no tile.": "misplaced",
    "Manhattan distance. " + SUM + "The blank is no tile.": "manhattan",
    "Linear conflict. h is the sum of the Manhattan distances of all tiles, and for each row and column twice the fewest "
    "tiles that must leave it, so that the others whose goal is in it stand in their goal order. The blank is no tile.":
    "linear-conflict",
    "Gaschnig. h is the number of swaps to the goal if the blank could swap with any tile: it swaps with the tile that "
    "belongs in its cell, or, in its own goal cell, with the first tile, row by row, that is not in its goal cell.":
    "gaschnig",
    "Perfect (h*). h is the smallest number of moves to the goal.": "perfect",
    "Misplaced + blank (inadmissible). h is the number of tiles that are not in their goal cell. The blank counts as a "
    "tile.": "misplaced-with-blank",
    "Manhattan + blank (inadmissible). " + SUM + "The blank counts as a tile.": "manhattan-with-blank",
}
TIES = {
    "If nodes tie, the one generated first goes first.": "fifo",
    "If nodes tie, the one generated last goes first.": "lifo",
    "If nodes tie, the largest g goes first, then the one generated first.": "high-g",
    "If nodes tie, the largest g goes first, then the one generated last.": "high-g-lifo",
    "If nodes tie, the smallest g goes first, then the one generated first.": "low-g",
    "If nodes tie, a binary heap like Python’s heapq decides.": "heap",
}
DUPLICATES = {
    "A successor is dropped if its board was generated before.": "open+closed",
    "A successor is dropped if its board is on the closed list.": "closed",
    "A successor is dropped unless its board is new or its g is smaller than before. Then the older node with its board "
    "leaves the frontier or the closed list.": "better-g",
    "A node is dropped on removal if its board is on the closed list.": "expansion",
    "A successor is dropped only if it leads straight back.": "parent",
}
GOAL_TESTS = {
    "The search ends when the goal is removed from the frontier.": "expansion",
    "The search ends as soon as the goal is generated.": "generation",
    "The search ends when the goal is entered within the bound.": None,
}
KNOWN = {
    "A move shifts the blank and costs 1. g is the number of moves from the start.",
    "Nodes are numbered from 0 in the order in which they are generated. The closed list has the nodes that were "
    "expanded.",
    "Nodes are numbered from 0 in the order in which they are entered. Each bound begins with a new node for the start.",
}


def read_board(text):
    return tuple(tuple(int(cell) for cell in row.split()) for row in text.split(" / "))


def read_rules(sentences):
    """Every sentence decides something or is known, and none decides what another decided."""
    rules = {"weight": "2"}

    def put(name, value):
        assert name not in rules or name == "weight", (name, sentences)
        rules[name] = value

    first = re.fullmatch(r"(?:Start: ([\d /]+)\. )?Goal: ([\d /]+)\. 0 is the blank\.", sentences[0])
    if first.group(1):
        put("start", read_board(first.group(1)))
    put("goal", read_board(first.group(2)))
    for sentence in (sentence.replace("\u00a0", " ") for sentence in sentences[1:]):
        weighted = re.fullmatch(r"Algorithm: Weighted A\*\. The node with the smallest f = g \+ w · h is removed next, with "
                                r"w = ([\d.e+-]+)\.", sentence)
        order = re.fullmatch(r"The order of moves is (\w+), (\w+), (\w+), (\w+)\.", sentence)
        if weighted:
            put("algorithm", "wastar")
            put("weight", weighted.group(1))
        elif sentence.startswith("Algorithm: "):
            put("algorithm", ALGORITHMS[sentence.removeprefix("Algorithm: ")])
        elif sentence.startswith("Heuristic: "):
            put("heuristic", HEURISTICS[sentence.removeprefix("Heuristic: ")])
        elif order:
            put("moves", "".join(MOVES[move] for move in order.groups()))
        elif sentence in TIES:
            put("ties", TIES[sentence])
        elif sentence in DUPLICATES:
            put("duplicates", DUPLICATES[sentence])
        elif sentence in GOAL_TESTS:
            put("goal_test", GOAL_TESTS[sentence])
        else:
            assert sentence in KNOWN, sentence
    return rules


# h by the definitions that the questions print


def cells_of(board):
    return {tile: (r, c) for r, row in enumerate(board) for c, tile in enumerate(row)}


def move(board, letter):
    r, c = cells_of(board)[0]
    down, right = SHIFTS[letter]
    if not (0 <= r + down < len(board) and 0 <= c + right < len(board[0])):
        return None
    rows = [list(row) for row in board]
    rows[r][c], rows[r + down][c + right] = rows[r + down][c + right], 0
    return tuple(map(tuple, rows))


def misplaced(board, goal, blank=1):
    at, home = cells_of(board), cells_of(goal)
    return sum(at[tile] != home[tile] for tile in at if tile >= blank)


def manhattan(board, goal, blank=1):
    at, home = cells_of(board), cells_of(goal)
    return sum(abs(at[tile][0] - home[tile][0]) + abs(at[tile][1] - home[tile][1]) for tile in at if tile >= blank)


def must_leave(places):
    """The fewest numbers to take away so that the rest ascends."""
    kept = []
    for i, place in enumerate(places):
        kept.append(1 + max((kept[j] for j in range(i) if places[j] < place), default=0))
    return len(places) - max(kept, default=0)


def linear_conflict(board, goal):
    home, h = cells_of(goal), manhattan(board, goal)
    for r, row in enumerate(board):
        h += 2 * must_leave([home[tile][1] for tile in row if tile and home[tile][0] == r])
    for c, column in enumerate(zip(*board)):
        h += 2 * must_leave([home[tile][0] for tile in column if tile and home[tile][1] == c])
    return h


def gaschnig(board, goal):
    cells, wanted = sum(board, ()), sum(goal, ())
    cells, swaps = list(cells), 0
    while tuple(cells) != wanted:
        blank = cells.index(0)
        tile = wanted[blank] or next(cell for cell, want in zip(cells, wanted) if cell and cell != want)
        at = cells.index(tile)
        cells[blank], cells[at] = tile, 0
        swaps += 1
    return swaps


def perfect(board, goal):
    """From both ends at once."""
    sides = [{board: 0}, {goal: 0}]
    queues = [collections.deque([board]), collections.deque([goal])]
    best = 0 if board == goal else None
    depth = 0
    while best is None:
        side = depth % 2
        for _ in range(len(queues[side])):
            now = queues[side].popleft()
            for letter in "UDLR":
                then = move(now, letter)
                if then is None or then in sides[side]:
                    continue
                sides[side][then] = sides[side][now] + 1
                queues[side].append(then)
                if then in sides[1 - side]:
                    length = sides[side][then] + sides[1 - side][then]
                    best = length if best is None else min(best, length)
        depth += 1
    return best


H = {
    "zero": lambda board, goal: 0,
    "misplaced": misplaced,
    "manhattan": manhattan,
    "linear-conflict": linear_conflict,
    "gaschnig": gaschnig,
    "perfect": perfect,
    "misplaced-with-blank": lambda board, goal: misplaced(board, goal, 0),
    "manhattan-with-blank": lambda board, goal: manhattan(board, goal, 0),
}


# The search by the reference, which shares no code with the engine


class Reference:
    def __init__(self):
        self.process = subprocess.Popen([os.environ["PRINT_REFERENCE"]], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)
        self.known = {}

    def search(self, rules):
        def text(board):
            return "[" + " ".join(f"[{' '.join(map(str, row))}]" for row in board) + "]"

        line = "\t".join([text(rules["start"]), text(rules["goal"]), rules["algorithm"], rules.get("heuristic", "zero"),
                          rules["weight"], rules["moves"], rules.get("ties", "fifo"), rules.get("duplicates", "parent"),
                          rules.get("goal_test") or "expansion"])
        if line not in self.known:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            self.known[line] = json.loads(self.process.stdout.readline())
        return self.known[line]


class Solver:
    """What is so at the step that a question states."""

    def __init__(self, question, reference):
        self.question = question
        self.rules = read_rules(question.rules)
        if not question.situation:
            return
        self.record = reference.search(self.rules)
        self.nodes = self.record["nodes"]
        self.step = int(re.match(r"The tree is that after (\d+) steps?: ", question.situation).group(1))
        self.n_nodes = sum(node["generated"] <= self.step for node in self.nodes)
        self.is_idastar = self.rules["algorithm"] == "idastar"
        self.check_situation()

    def board(self, id):
        columns = len(self.rules["goal"][0])
        cells = [int(cell) for cell in self.nodes[id]["board"].split()]
        return tuple(tuple(cells[i:i + columns]) for i in range(0, len(cells), columns))

    def removed(self, step):
        return self.record["removed"][step - 1]

    def check_situation(self):
        """The lists and the nodes that are stated are those of the search."""
        there = range(self.n_nodes)
        node = lambda id, name: self.nodes[id][name] if 0 <= self.nodes[id][name] <= self.step else None
        if self.is_idastar:
            bound = ""
            if self.step > 0:
                last = self.removed(self.step)
                bound = f" Node {last} was entered last. Now the bound is {self.record['bounds'][self.step - 1]}."
            assert self.question.situation.endswith(f": a step enters a node.{bound}"), self.question.situation
        else:
            gone = lambda id: node(id, "superseded") is not None
            removed = lambda id: node(id, "removed") is not None
            opened = [id for id in there if not removed(id) and not gone(id)]
            closed = [id for id in there if removed(id) and not gone(id) and self.nodes[id]["expanded"]]
            lists = [", ".join(map(str, ids)) or "–" for ids in (opened, closed)]
            assert self.question.situation.endswith(
                f": a step removes a node from the frontier. Frontier: {lists[0]}. Closed list: {lists[1]}."), (
                self.question, lists)
        if self.question.nodes is not None:
            assert len(self.question.nodes) == self.n_nodes
            for id, sentence in zip(there, self.question.nodes):
                way, parent, board = re.fullmatch(
                    rf"Node {id}, (the start|\w+ from node (\d+)): ([\d /]+)\.", sentence).groups()
                assert read_board(board) == self.board(id)
                assert int(parent or -1) == self.nodes[id]["parent"]
                assert MOVES.get(way.split()[0], "-") == self.nodes[id]["move"]

    # Numbers

    def h(self, board):
        return H[self.rules["heuristic"]](board, self.rules["goal"])

    def number(self, letter, g, board):
        if letter == "g":
            return g
        if letter == "h":
            return self.h(board)
        return g + (float(self.rules["weight"]) if self.rules["algorithm"] == "wastar" else 1) * self.h(board)

    def check_number(self, label, number, tolerance):
        letter = label[0]
        text = self.question.text
        node = re.search(r"of node (\d+)", label) or re.match(rf"What is the {letter} of node (\d+)", text)
        successor = re.match(r"The move “(\w+)” from node (\d+) leads to this board\.", text)
        g, board = None, read_board(self.question.board) if self.question.board else None
        if successor:
            parent = int(successor.group(2))
            assert parent < self.n_nodes and move(self.board(parent), MOVES[successor.group(1)]) == board
            g = self.nodes[parent]["g"] + 1
        elif node:
            assert board in (None, self.board(int(node.group(1))))
            g, board = self.nodes[int(node.group(1))]["g"], self.board(int(node.group(1)))
        else:
            assert text == "What is the h of this board?" and letter == "h"
        right = self.number(letter, g, board)
        is_rounded = abs(right * 100 - round(right * 100)) > 1e-9
        assert abs(float(number) - right) <= (0.00501 if is_rounded else 1e-9), (number, right, self.question)
        assert ("Round to two decimals." in text) >= is_rounded
        assert tolerance in (None, "0.01" if is_rounded else "0")

    # Choices: whether each is right

    def is_next(self, choice):
        if self.is_idastar:
            next = self.nodes[self.removed(self.step + 1)]
            way = re.fullmatch(r"(\w+) from node (\d+)", choice)
            if way is None:
                assert choice == "The start again, with a larger bound"
                return next["parent"] == -1
            return (MOVES[way.group(1)], int(way.group(2))) == (next["move"], next["parent"])
        return int(re.fullmatch(r"Node (\d+)", choice).group(1)) == self.removed(self.step + 1)

    def is_stale(self, choice, id):
        of = self.nodes[id]["stale_of"]
        if choice == "It is expanded.":
            return of == -1
        named = int(re.fullmatch(r"It is dropped: node (\d+) with its board was expanded\.", choice).group(1))
        other = self.nodes[named]
        is_closed = other["stale_of"] == -1 and 0 <= other["removed"] <= self.step
        return of != -1 and self.board(named) == self.board(id) and named != id and is_closed

    def is_duplicate(self, choice, id, letter):
        board, of = move(self.board(id), letter), self.nodes[id]["duplicates"].get(letter)
        assert board == read_board(self.question.board)
        if choice == "It becomes a new node.":
            return of is None
        named = int(re.fullmatch(r"It is dropped: it is a duplicate of node (\d+)\.", choice).group(1))
        return of is not None and self.board(named) == board

    def is_right(self, choice):
        text = self.question.text
        expanded = re.fullmatch(r"Node (\d+) is expanded next\. The move “(\w+)” makes this board\. What happens to it\?", text)
        removed = re.fullmatch(r"Node (\d+) with this board is removed next\. What happens to it\?", text)
        if text in ("Which node is removed from the frontier next?", "Which node does IDA* enter next?"):
            return self.is_next(choice)
        if text == "Will the goal be found in the next step?":
            is_found = self.record["solved"] and len(self.record["removed"]) == self.step + 1
            return choice == ("Yes" if is_found else "No")
        id = int((expanded or removed).group(1))
        assert id == self.removed(self.step + 1)
        return self.is_duplicate(choice, id, MOVES[expanded.group(2)]) if expanded else self.is_stale(choice, id)

    def check(self):
        question = self.question
        assert bool(question.choices) != bool(question.blanks)
        for blank in question.blanks:
            self.check_number(*blank)
        if question.choices:
            assert len(set(question.choices)) == len(question.choices) >= 2
            right = [i for i, choice in enumerate(question.choices) if self.is_right(choice)]
            assert right == [question.right], (right, question)
