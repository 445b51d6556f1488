# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the questions of an exam as a student does: from what Moodle XML, GIFT and LaTeX say, and from nothing else.

A question is what it states, in words, and what is given as its answer.
"""

import base64
import dataclasses
import re
import struct
import xml.etree.ElementTree as ElementTree


@dataclasses.dataclass
class Question:
    rules: list  # sentences
    situation: str  # "" where there is no tree
    nodes: list  # sentences; None where the tree is only drawn
    text: str
    board: str  # "1 2 3 / 4 0 5 / 6 7 8"; None where none is shown
    choices: list  # texts; none where numbers are asked for
    right: int
    blanks: list  # (label, number, tolerance)
    reason: str


def board_of(rows):
    return " / ".join(" ".join(cell.strip() or "0" for cell in row) for row in rows)


# HTML, which is written so that it is XML, too.


def words(element):
    return "".join(element.itertext()).strip()


def rows_of(table):
    return [[words(cell) for cell in row] for row in table]


def pictures(element):
    return {image.get("src").removeprefix("@@PLUGINFILE@@/"): image for image in element.iter("img")}


def boards_in(page):
    """By what stands above them; the board that is asked about has no title."""
    boards = {}
    for place in page.findall("table/tr/td"):
        title = (place.text or "").strip()
        image, table = place.find("img"), place.find("table")
        if image is None:
            boards[title] = board_of(rows_of(table))
        else:
            name, boards[title] = image.get("alt").split(": ")
            assert name == (title or "Board")
    return boards


def read_html(text, has_cloze=False):
    page = ElementTree.fromstring(f"<page>{text}</page>")
    lists = page.findall("ul")
    rules = [words(item) for item in lists[0]]
    boards = boards_in(page)
    stated = re.match(r"(?:Start: ([\d /]+)\. )?Goal: ([\d /]+)\. ", rules[0])
    assert (boards.get("Start"), boards["Goal"]) == stated.groups(), "boards are stated as they are shown"
    tree = pictures(page).get("tree.png")
    paragraphs = [words(part) for part in page.findall("p") if part.find("img") is None]
    has_tree = boards.get("Start") is not None
    nodes = []
    if tree is not None:
        nodes = re.findall(r"Node \d+, .*?: [\d /]+\.", tree.get("alt"))
        assert " ".join(nodes) == tree.get("alt")
    elif has_tree:
        nodes = [words(item) for item in lists[1]]
    assert has_tree == bool(nodes)
    situation = paragraphs.pop(0) if has_tree else ""
    asked = words(page.find("p/strong"))
    assert paragraphs.pop(0) == asked
    gaps = " ".join(words(item) for item in lists[-1]) if has_cloze else paragraphs.pop(0) if paragraphs else ""
    assert not paragraphs
    return Question(rules, situation, nodes, asked, boards.get(""), [], -1, [], ""), gaps


# Moodle XML


def png_size(data):
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", data[16:24])


def check_files(question, html):
    """Each picture is there, named once, and twice as large as it is shown."""
    shown = pictures(ElementTree.fromstring(f"<page>{html}</page>"))
    files = {file.get("name"): base64.b64decode(file.text, validate=True) for file in question.iter("file")}
    assert shown.keys() == files.keys(), (shown.keys(), files.keys())
    for name, image in shown.items():
        assert image.get("alt")
        assert png_size(files[name]) == (2 * int(image.get("width")), 2 * int(image.get("height")))


def read_moodle(path):
    questions, category = [], None
    for element in ElementTree.parse(path).getroot():
        if element.get("type") == "category":
            category = element.findtext("category/text")
            continue
        html = element.findtext("questiontext/text")
        check_files(element, html)
        is_cloze = element.get("type") == "cloze"
        question, gaps = read_html(html, is_cloze)
        question.reason = element.findtext("generalfeedback/text")
        answers = element.findall("answer")
        if is_cloze:
            question.blanks = re.findall(r"(\w of node \d+) = \{1:NUMERICAL:=([\d.]+):([\d.]+)\}", gaps)
            assert len(question.blanks) == gaps.count("{") == gaps.count("}")
        elif element.get("type") == "numerical":
            label = re.search(r"\b([ghf])\b", question.text).group(1)
            question.blanks = [(label, answers[0].findtext("text"), answers[0].findtext("tolerance"))]
        else:
            question.choices = [words(ElementTree.fromstring(answer.findtext("text"))) for answer in answers]
            right = [i for i, answer in enumerate(answers) if answer.get("fraction") == "100"]
            assert len(right) == 1
            question.right = right[0]
        questions.append(question)
    return category, questions


# GIFT


def unescape_gift(text):
    assert not re.search(r"(?<!\\)(?:\\\\)*[~=#{}]", text), text
    return re.sub(r"\\([~=#{}:\\])", r"\1", text.replace(r"\n", "\n"))


def split_gift(text, sign):
    """Splits at a sign that no backslash escapes."""
    return re.split(r"(?<!\\)((?:\\\\)*)" + sign, text)[0::2]


def html_gift(text):
    assert text.startswith("[html]"), text
    return unescape_gift(text.removeprefix("[html]"))


def answer_gift(body, question, gap):
    body, feedback = split_gift(body, "####")
    question.reason = html_gift(feedback)
    body = body.strip()
    if body.startswith("#"):
        label = gap.removesuffix(" = ?") or re.search(r"\b([ghf])\b", question.text).group(1)
        number, tolerance = body[1:].split(":")
        question.blanks = [(label, number, tolerance)]
        return
    parts = [part for part in re.split(r"(?<!\\)(?=[=~])", body) if part.strip()]
    for part in parts:
        answer = split_gift(part[1:].strip(), "#")[0]
        if part[0] == "=":
            assert question.right == -1
            question.right = len(question.choices)
        question.choices.append(words(ElementTree.fromstring(f"<p>{html_gift(answer)}</p>")))


def read_gift(path):
    text = "\n".join(line for line in path.read_text().split("\n") if not line.startswith("//"))
    questions, category = [], None
    for block in re.split(r"\n\s*\n", text):
        if not block.strip():
            continue
        if block.strip().startswith("$CATEGORY:"):
            category = block.strip().removeprefix("$CATEGORY:").strip()
            continue
        name, stem = re.match(r"\s*::((?:\\.|[^:\\])*)::(.*)", block, re.DOTALL).groups()
        assert unescape_gift(name)
        stem, body, rest = re.match(r"((?:\\.|[^{\\])*)\{((?:\\.|[^}\\])*)\}(.*)", stem, re.DOTALL).groups()
        assert not rest.strip(), rest
        question, gap = read_html(html_gift(stem))
        answer_gift(body, question, gap)
        questions.append(question)
    return category, questions


# LaTeX

BRACES = r"\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}"
LETTERS = {r"\textquotesingle{}": "'", r"\FringeQuote{}": '"', r"\textasciitilde{}": "~"}


def unescape_tex(text):
    for command, letter in LETTERS.items():
        text = text.replace(command, letter)
    text = re.sub(r"\\FringeLetter\{\w+\}\{(.)\}" + BRACES, r"\1", text)
    text = re.sub(r"\\kern0pt ", "", text)
    text = re.sub(r"\\([#$%&_{}])", r"\1", text)
    assert "\\" not in text, text
    return " ".join(text.split(" ")).strip()


def tables(text):
    found = {}
    for columns, title, cells in re.findall(r"\\FringeTable\{(\d)\}\{(\w*)\}" + BRACES, text):
        rows = [row.split("&") for row in cells.split(r"\\\hline")[:-1]]
        assert all(len(row) == int(columns) for row in rows)
        found[title] = board_of(rows)
    return found


def read_latex(path):
    questions = []
    body = path.read_text().split("\\begin{questions}")[1].split("\\end{questions}")[0]
    for part in re.split(r"\\question\[\d+\]", body)[1:]:
        stated, rest = re.match(r".*?\\FringeStated\{(.*?)\n\}\{.*?\n\}\n(.*)", part, re.DOTALL).groups()
        rules = [unescape_tex(line) for line in stated.replace("\n", "").split("\\item ")[1:]]
        before, text, after = re.match(r"(.*?)\\textbf" + BRACES + r"\\par\\medskip(.*)", rest, re.DOTALL).groups()
        shown = tables(part)
        stated = re.match(r"(?:Start: ([\d /]+)\. )?Goal: ([\d /]+)\. ", rules[0])
        assert (shown.get("Start"), shown["Goal"]) == stated.groups(), shown
        situation = " ".join(before.split("\\begin{lrbox}")[0].split("\n")).strip()
        answer, reason = re.match(r"(.*?)\\begin\{solution\}(.*?)\\end\{solution\}", after, re.DOTALL).groups()
        question = Question(rules, unescape_tex(situation), None, unescape_tex(text), shown.get(""), [], -1, [], reason)
        question.blanks = [(label, number, None) for label, number
                           in re.findall(r"([ghf](?: of node \d+)?) = \\fillin\[([\d.]+)\]", answer)]
        for i, (kind, choice) in enumerate(re.findall(r"\\(CorrectChoice|choice) (.*)", answer)):
            question.choices.append(unescape_tex(choice))
            if kind == "CorrectChoice":
                assert question.right == -1
                question.right = i
        questions.append(question)
    return questions
