# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures that leave the window."""

import contextlib
import os
import pathlib
import shutil
import subprocess

from tap import Skip, case, main
from fringe_window import DEADLINE, Window

DIALOG = "Export Picture"
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
FORMATS = {
    "png": "PNG: pixels, for slides",
    "svg": "SVG: shapes and text, for editing",
    "pdf": "PDF: shapes and text, for paper",
}


def output_of(tool, *arguments):
    if shutil.which(tool) is None:
        raise Skip(f"{tool} is not installed")
    return subprocess.run([tool, *arguments], check=True, capture_output=True, text=True).stdout


@contextlib.contextmanager
def solved():
    with Window() as window:
        window.keys("g")
        window.shows(step="Step 9 of 9")
        yield window


def save_as(window, path):
    """Through the second dialog, where the file is named."""
    window.opens_window(lambda: window.press("Save…"))
    seen = window.until("the name", lambda seen: seen.focused() and seen.focused().name == "Name:")
    suggested = window.reader.text(seen.focused())
    assert suggested == f"search tree{pathlib.Path(path).suffix}", suggested
    window.type(str(path))
    window.keys("Return")


def export(window, kind, **choices):
    """Returns: the path of the picture"""
    path = window.home / f"tree.{kind}"
    window.keys("ctrl+e")
    window.shows_window(DIALOG)
    for name, choice in {"Format": FORMATS[kind], **choices}.items():
        window.choose(name, choice)
    save_as(window, path)
    window.closes_window(DIALOG)
    window.until("the word", lambda seen: f"Saved {path}." in seen.labels)
    return path


@case
def png_is_made_of_pixels():
    with solved() as window:
        path = export(window, "png")
        assert path.read_bytes().startswith(PNG_SIGNATURE)
        kind, width, height = output_of("identify", "-format", "%m %w %h", path).split()
        assert kind == "PNG" and int(width) > 800 and int(height) > 800, (kind, width, height)


@case
def svg_holds_text():
    with solved() as window:
        path = export(window, "svg")
        words = output_of("xmllint", "--xpath", "//*[local-name()='text']", path)
        assert "superseded" not in words
        assert all(word in words for word in ("frontier", "expanded", "goal"))


@case
def pdf_holds_text():
    with solved() as window:
        path = export(window, "pdf")
        words = output_of("pdftotext", path, "-").split()
        assert all(word in words for word in ("frontier", "expanded", "goal")), words


@case
def the_solution_alone_is_smaller():
    with solved() as window:
        whole = export(window, "svg")
        size = len(whole.read_text())
        whole.unlink()
        assert len(export(window, "svg", **{"Picture of": "The solution"}).read_text()) < size


@case
def escape_exports_nothing():
    with solved() as window:
        window.keys("ctrl+e")
        window.shows_window(DIALOG)
        window.keys("Escape")
        window.closes_window(DIALOG)
        assert not list(window.home.glob("*.png"))


@case
def a_copied_picture_can_be_pasted():
    with solved() as window:
        path = window.home / "pasted.png"
        window.keys("ctrl+c")
        window.until("the word", lambda seen: "The picture of the tree is on the clipboard." in seen.labels)
        subprocess.run([os.environ["PASTE_PICTURE"], path], check=True, timeout=DEADLINE)
        width, height = output_of("identify", "-format", "%w %h", path).split()
        assert int(width) > 800 and int(height) > 800, (width, height)


main()
