# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures that leave the window."""

import contextlib
import os
import pathlib
import shutil
import subprocess

from tap import Skip, case, main
from fringe_window import DEADLINE, Window, desktop, pasted, pasted_text, wait
from gi.repository import Gio, GLib

DIALOG = "Export"
SENTENCES = "Tell what each step does"
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
FORMATS = {
    "png": "PNG: pixels, for slides",
    "svg": "SVG: shapes and text, for editing",
    "pdf": "PDF: shapes and text, for paper",
    "dot": "DOT: for Graphviz, which lays it out",
    "csv": "CSV: the nodes, for spreadsheets",
    "trace.json": "Trace for the visualiser Posthoc",
    "html": "HTML: a page that steps",
}
BEGINNINGS = {"dot": "digraph", "trace.json": "{", "html": "<!DOCTYPE html>"}


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


def save_as(window, path, suffix=None):
    """Through the second dialog, where the file is named; suffix: of the name that is suggested, if not that of path."""
    window.opens_window(lambda: window.press("Save…"))
    seen = window.asks_for_name()
    suggested = window.reader.text(seen.focused())
    assert suggested == f"search tree.{suffix or path.name.split('.', 1)[1]}", suggested
    window.type_path(path)
    window.keys("Return")


def export(window, kind, told="Saved {}.", **choices):
    """Returns: the path of the file"""
    path = window.home / f"tree.{kind}"
    window.keys("ctrl+e")
    window.shows_window(DIALOG)
    for name, choice in {"Format": FORMATS[kind], **choices}.items():
        window.choose(name, choice)
    save_as(window, path)
    window.closes_window(DIALOG)
    window.until("the word", lambda seen: told.format(path) in seen.labels)
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
def a_name_says_which_kind_of_picture_is_meant():
    with solved() as window:
        path = window.home / "tree.pdf"
        window.keys("ctrl+e")
        window.shows_window(DIALOG)
        window.choose("Format", FORMATS["png"])
        save_as(window, path, "png")
        window.closes_window(DIALOG)
        window.until("the word", lambda seen: f"Saved {path}." in seen.labels)
        assert path.read_bytes().startswith(b"%PDF")


@case
def what_is_no_picture_is_written():
    with solved() as window:
        for kind, beginning in BEGINNINGS.items():
            assert export(window, kind).read_text().startswith(beginning), kind
        page = window.home / "tree.html"
        assert "Node 16 is the goal: the solution has 6 moves" in page.read_text()
        page.unlink()
        assert "<table>" in export(window, "html", Format="Trace table").read_text()


def shown_options(seen):
    """What can be chosen, by name."""
    names = ("Format", "Picture of", "At step", "Pictures", "From step", "Document", "File", "Colours", "Direction",
             "Pixels per inch", "Paper", "Margin (mm)", "Title", "Caption", "No background", SENTENCES)
    return [name for name in names if any(thing.name == name for thing in seen.things)]


@case
def only_what_means_something_is_asked():
    with solved() as window:
        window.keys("ctrl+e")
        window.shows_window(DIALOG)
        window.choose("Format", FORMATS["csv"])
        window.until("two options", lambda seen: shown_options(seen) == ["Format", "At step"])
        window.choose("Format", FORMATS["pdf"])
        window.until("paper", lambda seen: "Paper" in shown_options(seen))
        assert "Margin (mm)" not in shown_options(window.look())
        window.until("the size of the picture", lambda seen: seen.label_like(r"\d{2,3} × \d{2,3} mm\..*"))
        window.choose("Paper", "A4")
        window.until("a margin", lambda seen: "Margin (mm)" in shown_options(seen))
        assert "Pixels per inch" not in shown_options(window.look())
        window.until("the size", lambda seen: seen.label_like("297 × 210 mm\\..*"))
        window.choose("Pictures", "One for each step")
        window.until("pages", lambda seen: seen.label_like("297 × 210 mm\\. 10 pages\\..*"))
        assert {"From step", SENTENCES} <= set(shown_options(window.look()))


@case
def choices_are_remembered():
    with solved() as window:
        export(window, "pdf", "Saved {}. The picture is scaled down to 76.6 % to fit the paper.", Paper="A5")
        window.keys("ctrl+e")
        window.shows_window(DIALOG)
        window.until("A5", lambda seen: "A5" in seen.find("Paper", "combo box").words())


@case
def a_subtree_is_exported_from_the_menu_of_its_node():
    with solved() as window:
        window.keys("Home", "ctrl+alt+e")
        window.shows_window(DIALOG)
        window.until("the part", lambda seen: "What is below the shown node"
                     in seen.find("Picture of", "combo box").words())


class FileManager:
    """The desktop's, as far as it shows files."""

    INTERFACE = """<node><interface name="org.freedesktop.FileManager1"><method name="ShowItems">
                   <arg type="as" direction="in"/><arg type="s" direction="in"/></method></interface></node>"""

    def __init__(self):
        self.shown = []
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(self.INTERFACE).interfaces[0]
        self.bus.register_object("/org/freedesktop/FileManager1", interface, self._on_call)
        self.name = Gio.bus_own_name_on_connection(self.bus, interface.name, Gio.BusNameOwnerFlags.NONE)

    def _on_call(self, bus, sender, path, interface, method, arguments, call):
        self.shown += arguments.unpack()[0]
        call.return_value(None)

    def look(self):
        while GLib.MainContext.default().iteration(False):
            pass
        return self.shown


@case
def what_was_exported_is_shown_in_its_folder():
    manager = FileManager()
    with solved() as window:
        assert not window.look().can("Show in Folder")
        path = export(window, "svg")
        window.press("Show in Folder")
        wait("the file manager", manager.look, lambda shown: shown == [path.as_uri()])
        window.keys("ctrl+alt+f")
        wait("the file manager again", manager.look, lambda shown: shown == [path.as_uri()] * 2)


@case
def a_full_disk_is_told_and_the_dialog_stays():
    with solved() as window:
        window.keys("ctrl+e")
        window.shows_window(DIALOG)
        window.opens_window(lambda: window.press("Save…"))
        window.asks_for_name()
        window.type("/dev/full")
        window.opens_window(lambda: window.keys("Return"))
        window.press("Replace")
        window.until("a sentence", lambda seen: seen.label_like(".*[Nn]o space left.*"))
        assert window.look().can("Save…")


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
        pasted(os.environ["PASTE_PICTURE"], path)
        width, height = output_of("identify", "-format", "%w %h", path).split()
        assert int(width) > 800 and int(height) > 800, (width, height)
        drawing = window.home / "pasted.svg"
        pasted(os.environ["PASTE_PICTURE"], drawing)
        assert "frontier" in output_of("xmllint", "--xpath", "//*[local-name()='text']", drawing)
        text = pasted_text()
        assert text.startswith("0: 1 2 7 6 0 8 4 3 5  g 0 h 6 f 6\n"), text


@contextlib.contextmanager
def beside_another():
    """A window that leaves room for another: a click would bring it to the front."""
    with solved() as window:
        desktop.resize(desktop.active_window(), 1000, 700)
        desktop.move(desktop.active_window(), 240, 0)
        wait("the room", lambda: window.place("Left panel")[0], lambda x: x > 240)
        yield window


def dropped_elsewhere(window, start, name, *held):
    """What another program has of what is dragged onto it from there, while keys are held."""
    path = window.home / name
    process = subprocess.Popen([os.environ["PASTE_PICTURE"], "drop", path])
    try:
        wait("the other program", desktop.active_title, lambda seen: seen == "Drop here")
        other = desktop.active_window()
        desktop.move(other, 0, 0)
        desktop.hold(*held)
        window.drag_between(start, (100, 120), other)
        assert process.wait(DEADLINE) == 0
    finally:
        desktop.let_go(*held)
        process.kill()
        process.wait()
    return path


@case
def the_tree_is_dragged_into_another_program():
    with beside_another() as window:
        button = window.place("Copy the picture", roles=("button",))
        width, height = output_of("identify", "-format", "%w %h", dropped_elsewhere(window, button, "tree.png")).split()
        assert int(width) > 800 and int(height) > 800, (width, height)
        lines = dropped_elsewhere(window, button, "tree.txt").read_text().splitlines()
        assert len(lines) == 18 and lines[0] == "0: 1 2 7 6 0 8 4 3 5  g 0 h 6 f 6", lines


@case
def a_node_is_dragged_into_another_program_with_control():
    with beside_another() as window:
        window.keys("c")
        middle = window.place("Search tree of .*")
        assert dropped_elsewhere(window, middle, "node.txt", "ctrl").read_text() == "1 2 0 4 8 7 3 6 5"
        whole = output_of("identify", "-format", "%h", dropped_elsewhere(window, middle, "node.png", "ctrl"))
        assert 0 < int(whole) < 800, whole


main()
