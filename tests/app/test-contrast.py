# SPDX-License-Identifier: GPL-3.0-or-later
"""Each text of the style sheet stands out from each ground it may lie on; what is drawn is looked at by test-theme."""

import os
import pathlib
import re

from tap import case, main

# The Web Content Accessibility Guidelines 2.1: text, and what else must be made out.
TEXT, SHAPE = 4.5, 3.0

# What GTK's own theme has where the style sheet says nothing: the text of windows, of lists, links.
GTK_TEXTS = {False: ["#2e3436", "#000000"], True: ["#eeeeec", "#ffffff"]}

# What holds others that say nothing of their ground, or rows: text may lie on any of them.
HOLDERS = re.compile(r"(panels|startpage|sidebar|transport|row:(hover|selected)|row\.now|banner)$")
# Where no words lie, or only those of the case that says so.
WORDLESS = re.compile(r"progressbar|\.mark$|slider|separator|export-preview|thumb|veil|floating|tab:hover")
# Text that lies on some grounds only, which are not those of the holders.
ELSEWHERE = {"button": (), ".answer-mark": (".answer-mark.right", ".answer-mark.wrong"),
             ".lesson-number": (".lesson-list row:selected",), ".projector": ("panels", "transport"),
             "lecturestrip": ("lecturestrip",), ".lecture-hint": ("lecturestrip",)}


def rules():
    """Yields: (selector, declarations), and a name of a colour as ("@name", colour)"""
    text = re.sub(r"/\*.*?\*/", "", (pathlib.Path(os.environ["STYLE"])).read_text(), flags=re.DOTALL)
    for name, color in re.findall(r"@define-color (\w+) ([^;]+);", text):
        yield "@" + name, {"color": color}
    for selectors, body in re.findall(r"([^{};]+)\{([^}]*)\}", re.sub(r"@define-color[^;]+;", "", text)):
        declared = dict(re.split(r"\s*:\s*", line.strip(), maxsplit=1) for line in body.split(";") if line.strip())
        for selector in re.split(r",(?![^(]*\))", selectors):
            yield selector.strip(), declared


RULES = list(rules())
NAMES = {selector: declared["color"] for selector, declared in RULES if selector.startswith("@")}


def color(text):
    """Returns: red, green, blue of 0 to 1; None where what is below shines through"""
    text = NAMES.get(text, text)
    mixed = re.fullmatch(r"mix\(([^,]+), ([^,]+), ([0-9.]+)\)", text)
    if mixed:
        first, second, share = color(mixed[1]), color(mixed[2]), float(mixed[3])
        return [a + (b - a) * share for a, b in zip(first, second)]
    text = {"white": "#ffffff", "black": "#000000"}.get(text, text)
    if not re.fullmatch("#[0-9a-f]{6}", text):
        return None
    return [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def contrast(one, other):
    def luminance(channels):
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def is_dark(selector):
    return ".dark" in selector.replace(":not(.dark)", "") and ".dark.pr" not in selector


def declared(key):
    """Returns: what is declared of @key with a colour of its own: (selector, colour, all that the rule says)"""
    found = [(selector, color(said.get(key, "")), said) for selector, said in RULES if not selector.startswith("@")]
    return [each for each in found if each[1] and not WORDLESS.search(each[0])]


def grounds(dark):
    return [each for each in declared("background") if is_dark(each[0]) == dark]


def lies_on(text, ground):
    names = next((names for part, names in ELSEWHERE.items() if part in text), None)
    return HOLDERS.search(ground) if names is None else ground.removeprefix(".dark ") in names


def told(pairs, least):
    """Fails with all pairs that stand out too little."""
    assert pairs
    low = [f"{contrast(a, b):.2f} {what}" for what, a, b in pairs if contrast(a, b) < least]
    assert not low, "\n".join(sorted(set(low)))


def words(dark):
    """Returns: the texts that lie on any ground: those of the program, its quiet ones and links"""
    suffix = "_dark" if dark else ""
    link = next(said["color"] for s, said in RULES if s == (".dark link" if dark else "link"))
    return [color(c) for c in (f"@fringe_text{suffix}", f"@fringe_muted{suffix}", link, *GTK_TEXTS[dark])]


def edges(selector, said):
    """Returns: the colours of outlines that tell of focus, and of the marks beside lines"""
    if selector.endswith(".mark"):
        return [said["background"]] if "background" in said else []
    found = [part for key in ("outline", "outline-color") for part in said.get(key, "").split()]
    return [part for part in found if part.startswith(("@", "#"))] if "focus" in selector else []


@case
def texts_stand_out_from_their_own_ground():
    told([(selector, text, color(said["background"])) for selector, text, said in declared("color")
          if color(said.get("background", ""))], TEXT)


@case
def texts_stand_out_from_what_holds_them():
    told([(f"{text} on {ground}", one, other) for text, one, said in declared("color")
          if not color(said.get("background", ""))
          for ground, other, _ in grounds(is_dark(text)) if lies_on(text, ground)], TEXT)


@case
def all_words_stand_out_from_a_ground_that_brings_none():
    told([(f"words on {ground}", text, other) for dark in (False, True)
          for ground, other, said in grounds(dark) if not color(said.get("color", ""))
          and not re.search(r"answer-mark|button|\.stage\.", ground) for text in words(dark)], TEXT)


@case
def what_has_the_focus_and_what_is_lit_stands_out():
    told([(f"{selector} on {holder}", color(edge), below) for selector, said in RULES
          for edge in edges(selector, said) for holder, below, _ in grounds(is_dark(selector))
          if holder.endswith(("panels", "transport"))], SHAPE)


main()
