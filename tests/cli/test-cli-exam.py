# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads exams as their formats are documented, and works out every question, and handouts, from what they state.

Usage: test-cli-exam.py [QUESTIONS [SEED]]
"""

import base64
import filecmp
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import exam_reader
import exam_solver
import tap

N_QUESTIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 84
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
CLI = os.environ["FRINGE_CLI"]
SCHEMA = pathlib.Path(__file__).with_name("moodle-questions.rng")
N_IN_EXAM = 14
FORMATS = ["xml", "gift", "tex"]
SIZES = ["2x3", "3x2", "3x3", "3x3", "3x3", "2x4", "3x4", "4x4"]
TITLE = "A/B: {what} ~is~ =A*= & <search> #1? \\100 % “ä”"
CATEGORY = "$course$/top/" + TITLE.replace("/", "//")

folder = tempfile.TemporaryDirectory()
reference = exam_solver.Reference()
print(f"# seed {SEED}")


def run(*options):
    return subprocess.run([CLI, "exam", *map(str, options)], capture_output=True, text=True)


def path_of(name, ending):
    return pathlib.Path(folder.name) / f"{name}.{ending}"


def write(name, ending, *options):
    path = path_of(name, ending)
    result = run(*options, "-o", path)
    assert result.returncode == 0 and not result.stdout, (options, result.stderr)
    return path


def random_options(draw):
    size = draw.choice(SIZES)
    n_cells = int(size[0]) * int(size[2])
    cells = draw.sample(range(n_cells), n_cells)
    heuristics = [name for name in exam_solver.H if name != "perfect" or n_cells <= 9]
    return [
        "--size", size, "--goal", " ".join(map(str, cells)) if draw.random() < 0.5 else
        " ".join(map(str, [*range(1, n_cells), 0])),
        "--algorithm", draw.choice(["bfs", "dfs", "ucs", "greedy", "astar", "astar", "astar", "wastar", "idastar"]),
        "--heuristic", draw.choice(heuristics), "--weight", draw.choice(["0", "0.5", "1.3333", "2", "3.25"]),
        "--moves", "".join(draw.sample("UDLR", 4)), "--ties", draw.choice(list(exam_solver.TIES.values())),
        "--duplicates", draw.choice(list(exam_solver.DUPLICATES.values())),
        "--goal-test", draw.choice(["expansion", "generation"]), "--seed", draw.randrange(2**64),
    ]


def same(one, other):
    """What two formats say of a question."""
    for name in ("rules", "situation", "text", "board", "choices", "right"):
        assert getattr(one, name) == getattr(other, name), (name, one, other)
    assert [blank[:2] for blank in one.blanks] == [blank[:2] for blank in other.blanks]


def join_gift(questions, others):
    """GIFT asks for each number in a question of its own."""
    rest = iter(questions)
    for other in others:
        one = next(rest)
        for _ in other.blanks[1:]:
            one.blanks += next(rest).blanks
        yield one
    assert next(rest, None) is None


@tap.case
def every_answer_is_right_by_the_rules_that_are_stated():
    draw = random.Random(SEED)
    kinds = set()
    n = 0
    for number in range(N_QUESTIONS // N_IN_EXAM + 1):
        options = random_options(draw)
        wanted = min(N_IN_EXAM, N_QUESTIONS - n)
        if wanted == 0:
            break
        try:
            paths = [write("exam", ending, *options, "--questions", wanted, "--title", TITLE) for ending in FORMATS]
            category, moodle = exam_reader.read_moodle(paths[0])
            assert category == CATEGORY, category
            category, gift = exam_reader.read_gift(paths[1])
            assert category == CATEGORY, category
            latex = exam_reader.read_latex(paths[2])
            assert len(moodle) == len(latex) == wanted
            for question in moodle + gift + latex:
                exam_solver.Solver(question, reference).check()
                assert question.reason
            for question, other, third in zip(moodle, join_gift(gift, moodle), latex):
                same(question, other)
                same(question, third)
                kinds.add(question.text.split()[-2])
        except AssertionError:
            print("# fringe-cli exam", *(f"'{option}'" for option in options))
            raise
        n += wanted
    assert n == N_QUESTIONS
    assert len(kinds) >= 5, kinds


def read_handout(text):
    """Returns: the rules that a handout states, where a student has to stop, and its rows"""
    head, _, rows = text.partition("\nNode ")
    stated = head.split("\n")
    take = lambda pattern: next(filter(None, (re.fullmatch(pattern, line) for line in stated)))
    start, goal = take(r"Start: ([\d ]+)\. Goal: ([\d ]+)\.").groups()
    algorithm, _, heuristic, moves = take(r"Algorithm: (.+?)\.( Heuristic: (.+?)\.)? Order of moves: (\w+)\.").groups()
    sentences = [line for line in stated if line in exam_solver.TIES or line in exam_solver.GOAL_TESTS]
    if "A successor is dropped unless its board is new or its g is smaller." in stated:
        stated.remove("If a board is generated again with a smaller g, its older node leaves the frontier without a number.")
        sentences.append(next(name for name, value in exam_solver.DUPLICATES.items() if value == "better-g"))
    else:
        sentences += [line for line in stated if line in exam_solver.DUPLICATES]
    if exam_solver.DUPLICATES.get(sentences[-1]) == "expansion":
        stated.remove("A node that is dropped on removal has a number, too.")
    rule = stated[stated.index(next(line for line in stated if line.startswith("Algorithm: "))) + 1]
    sentences.append(f"Algorithm: {algorithm}. {rule}")
    if heuristic:
        sentences.append(f"Heuristic: {heuristic}. {take('h is .*')[0]}")
    letters = {letter: name for name, letter in exam_solver.MOVES.items()}
    sentences.append(f"The order of moves is {', '.join(letters[letter] for letter in moves)}.")
    board = lambda flat: re.sub(r"((?:\d+ ){2}\d+) (?=\d)", r"\1 / ", flat)
    rules = exam_solver.read_rules([f"Start: {board(start)}. Goal: {board(goal)}. 0 is the blank.", *sentences])
    stop = re.search(r"Stop when (\d+) nodes? ha", head)
    cells = [re.split(" {2,}", row) for row in rows.split("\n")[1:] if row]
    return rules, int(stop[1]) if stop else None, {row[0]: row[1:] for row in cells}


@tap.case
def handouts_are_worked_out_from_what_they_state():
    draw = random.Random(SEED)
    for _ in range(N_QUESTIONS // 7):
        cells = list(range(9))
        goal = tuple(zip(*[iter(draw.sample(cells, 9))] * 3))
        start = goal
        for letter in draw.choices("UDLR", k=12):
            start = exam_solver.move(start, letter) or start
        options = [option for option in map(str, random_options(draw)[4:-2])]
        options[options.index("--algorithm") + 1] = draw.choice(["bfs", "dfs", "ucs", "greedy", "astar", "wastar"])
        text = lambda board: " ".join(map(str, sum(board, ())))
        command = [CLI, "draw", text(start), "--goal", text(goal), *options, "--node-limit", "60", "--as", "txt", "-o", "-"]
        blank, key = (subprocess.run([*command, "--handout", kind], capture_output=True, text=True).stdout
                      for kind in ("blank", "key"))
        rules, stop, _ = read_handout(blank)
        record = reference.search(rules)
        rows = read_handout(key)[2]
        ids = {(node["parent"], node["move"]): id for id, node in enumerate(record["nodes"])}
        way = lambda row: -1 if row == "–" else ids[(way(rows[row][0]), rows[row][1].replace("–", "-"))]
        for name, (_, _, _, g, *_, answer) in rows.items():
            node = record["nodes"][way(name)]
            order = node["removed"] if 0 < node["removed"] <= (stop or node["removed"]) else "–"
            assert (g, answer) == (str(node["g"]), str(order)), (command, name, node)


@tap.case
def moodle_xml_is_as_documented():
    if shutil.which("xmllint") is None:
        raise tap.Skip("xmllint is not installed")
    for seed, title in ((SEED, []), (SEED + 1, ["--title", TITLE])):
        path = write("schema", "xml", "--questions", 14, "--seed", seed, *title)
        result = subprocess.run(["xmllint", "--huge", "--noout", "--relaxng", SCHEMA, path], capture_output=True, text=True)
        assert result.returncode == 0, result.stderr[-2000:]


@tap.case
def pictures_are_small_and_a_file_that_moodle_may_refuse_is_told():
    trees = ("--kinds", "next,g", "--seed", SEED)
    small = run(*trees, "--questions", 60, "-o", path_of("small", "xml"))
    assert small.returncode == 0 and not small.stderr and path_of("small", "xml").stat().st_size < 4_000_000, small
    pictures = re.findall('<file name="[a-z]*[.]png"[^>]*>([^<]*)<', path_of("small", "xml").read_text())
    assert pictures and {base64.b64decode(code)[25] for code in pictures} == {0}, "a PNG is not grey"
    large = run(*trees, "--questions", 300, "-o", path_of("large", "xml"))
    assert large.returncode == 0 and large.stderr.endswith("Moodle may refuse more than 10.0 MB: ask fewer questions.\n"), large


@tap.case
def latex_of_the_class_exam_can_be_set_with_answers_and_without():
    if shutil.which("pdflatex") is None:
        raise tap.Skip("pdflatex is not installed")
    if subprocess.run(["kpsewhich", "exam.cls"], capture_output=True).returncode != 0:
        raise tap.Skip("texlive-latex-extra, which has the class exam, is not installed")
    path = write("set", "tex", "--questions", 7, "--seed", SEED, "--title", TITLE)
    text = path.read_text()
    shown = path_of("shown", "tex")
    assert "\n%\\printanswers\n" in text
    shown.write_text(text.replace("\n%\\printanswers\n", "\n\\printanswers\n"))
    for source in (path, shown):
        result = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", source.name], cwd=folder.name,
                                capture_output=True, text=True, errors="replace")
        assert result.returncode == 0, result.stdout[-3000:]
        assert "Overfull \\hbox" not in result.stdout, result.stdout
    if shutil.which("pdftotext") is not None:
        printed = [subprocess.run(["pdftotext", "-layout", source.with_suffix(".pdf"), "-"], capture_output=True,
                                  text=True).stdout for source in (path, shown)]
        assert [page.count("Solution:") for page in printed] == [0, 7]


@tap.case
def equal_seeds_ask_equal_questions_and_others_do_not():
    for ending in FORMATS:
        paths = [write(f"seed{i}", ending, "--questions", 7, "--seed", seed) for i, seed in enumerate((5, 5, 6))]
        assert filecmp.cmp(paths[0], paths[1], shallow=False)
        assert not filecmp.cmp(paths[0], paths[2], shallow=False)


@tap.case
def no_question_is_asked_twice():
    _, questions = exam_reader.read_gift(write("many", "gift", "--questions", 150, "--kinds", "next,h,goal"))
    asked = {(question.rules[0], question.situation, question.text, question.board) for question in questions}
    assert len(asked) == len(questions) == 150


@tap.case
def only_kinds_that_are_wanted_are_asked():
    _, questions = exam_reader.read_gift(write("kinds", "gift", "--questions", 9, "--kinds", "h,f"))
    assert {question.blanks[0][0] for question in questions} == {"h", "f"}


@tap.case
def what_cannot_be_asked_is_told_and_nothing_is_written():
    path = path_of("none", "gift")
    path.write_text("as it was")
    for status, where, *options in (
            (2, "--questions: ", "--algorithm", "bfs", "--kinds", "h"),
            (2, "--questions: Only ", "--size", "2x2", "--goal", "1 2 3 0", "--kinds", "h", "--questions", 20),
            (2, "--trait: ", "--size", "2x2", "--goal", "1 2 3 0", "--trait", "cost=20"),
            (1, "--trait: ", "--trait", "cost~5"),
            (1, "--kinds: ", "--kinds", "h,x"),
            (1, "--kinds: ", "--kinds", ""),
            (1, "--questions: ", "--questions", 0),
            (1, "--questions: ", "--questions", 10001),
            (1, "--seed: ", "--seed", "x"),
            (1, "--as: ", "--as", "pdf"),
            (1, "--heuristic: ", "--size", "4x4", "--heuristic", "perfect")):
        result = run(*options, "-o", path)
        assert result.returncode == status, (options, result)
        assert result.stderr.startswith(f"fringe-cli: {where}"), (options, result.stderr)
        assert path.read_text() == "as it was" and not result.stdout
    for options in ((), ("-o", "exam.pdf"), ("-o", "-")):
        result = run(*options)
        assert result.returncode == 1 and result.stderr.startswith("fringe-cli: --output: "), result
    assert run("-o", "/nowhere/exam.gift").returncode == 4
    assert sorted(pathlib.Path(folder.name).glob("none*")) == [path]


@tap.case
def standard_output_takes_any_format():
    for ending in FORMATS:
        result = run("-o", "-", "--as", ending, "--questions", 2)
        assert result.returncode == 0 and result.stdout == write("standard", ending, "--questions", 2).read_text()


tap.main()
