# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens what is written in the programs that lecturers and students use, where they are installed."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from tap import Skip, case, main

CLI = os.environ["FRINGE_CLI"]
PROBLEM = ["1 0 8 2 5 7 4 6 3", "--preset", "report-2019", "--goal", "0 8 7 1 2 3 4 5 6"]
SVG = "{http://www.w3.org/2000/svg}"

folder = tempfile.TemporaryDirectory()
home = pathlib.Path(folder.name)


def need(program, package):
    if shutil.which(program) is None:
        raise Skip(f"{package} is not installed")


def run(*command):
    """Runs a program that knows nothing but the folder. Returns: what it prints"""
    result = subprocess.run(list(map(str, command)), cwd=home, capture_output=True, text=True, errors="replace",
                            env={**os.environ, "HOME": folder.name, "LC_ALL": "C.UTF-8"})
    assert result.returncode == 0, (command, result.stdout[-2000:], result.stderr[-2000:])
    return result.stdout


def draw(name, *options):
    run(CLI, "draw", *PROBLEM, "--output", name, *options)
    return home / name


def record():
    return json.loads(draw("record.json").read_text())


def pages(pdf):
    need("pdftotext", "poppler-utils")
    return run("pdftotext", "-layout", pdf, "-").split("\f")[:-1]


def inkscape_png(svg):
    need("inkscape", "inkscape")
    run("inkscape", svg, "--export-area-page", "--export-type=png", "--export-filename=inkscape.png")
    return (home / "inkscape.png").read_bytes()


def size_of(svg):
    root = xml.etree.ElementTree.parse(svg).getroot()
    return tuple(float(root.get(name).removesuffix("px").removesuffix("pt")) for name in ("width", "height"))


@case
def inkscape_shows_a_tree_in_its_size():
    svg = draw("tree.svg")
    png = inkscape_png(svg)
    for at, length in zip((16, 20), size_of(svg)):
        assert abs(int.from_bytes(png[at:at + 4], "big") - length) <= 1, (length, png[at:at + 4])


@case
def inkscape_shows_one_frame_of_an_animation():
    still = inkscape_png(draw("tree.svg"))
    moving = inkscape_png(draw("animation.svg", "--frames", "--animate"))
    assert len(moving) < 1.5 * len(still), "frames lie on one another"


def office_pages(source, kind=()):
    need("soffice", "libreoffice")
    run("soffice", "--headless", *kind, "--convert-to", "pdf", source)
    return pages(source.with_suffix(".pdf"))


@case
def libreoffice_draw_shows_a_tree_on_a_page():
    if not pathlib.Path("/usr/lib/libreoffice/program/libsdlo.so").exists():
        raise Skip("libreoffice-draw is not installed")
    (page,) = office_pages(draw("office.svg"))
    for node in range(len(record()["nodes"])):
        assert str(node) in page.split(), (node, page)


@case
def libreoffice_writer_opens_a_handout_without_a_blank_page():
    if not pathlib.Path("/usr/lib/libreoffice/program/libswlo.so").exists():
        raise Skip("libreoffice-writer is not installed")
    sheets = office_pages(draw("handout.html", "--handout", "blank"), ["--writer"])
    assert all(sheet.strip() for sheet in sheets), sheets
    assert "Name" in sheets[0], sheets[0]


@case
def libreoffice_impress_imports_slides_with_their_cards():
    if not pathlib.Path("/usr/lib/libreoffice/program/libsdlo.so").exists():
        raise Skip("libreoffice-impress is not installed")
    need("soffice", "libreoffice-impress")
    slides = draw("slides.pdf", "--frames", "--paper", "slide")
    run("soffice", "--headless", "--infilter=impress_pdf_import", "--convert-to", "fodp", slides)
    imported = (home / "slides.fodp").read_text()
    known = record()
    assert imported.count("<draw:page ") == known["steps"] + 1, imported.count("<draw:page ")
    n_cards = sum(known["steps"] + 1 - node["generated"] for node in known["nodes"])
    assert imported.count("<draw:path") >= n_cards, "the ground of cards is lost"


def sum_of(nodes, name):
    return sum(node[name] for node in nodes)


def compare_with_record(numbers):
    """@numbers: what a program that reads tables says: rows of the trace, and what the counts add up to"""
    nodes = record()["nodes"]
    trace = draw("trace.csv", "--table", "trace").read_text().splitlines()
    assert numbers[0] == len(trace) - 1 and numbers[1] == len(nodes) - 1, (numbers, len(nodes))


@case
def pandas_reads_tables_and_the_record():
    if subprocess.run([sys.executable, "-c", "import pandas"], capture_output=True).returncode != 0:
        raise Skip("python3-pandas is not installed")
    draw("trace.csv", "--table", "trace")
    draw("counts.csv", "--table", "counts")
    nodes = record()["nodes"]
    printed = run(sys.executable, "-c", """
import json, pandas
trace, counts = pandas.read_csv("trace.csv"), pandas.read_csv("counts.csv")
nodes = pandas.DataFrame(json.load(open("record.json"))["nodes"])
print(len(trace), counts["generated"].sum(), len(nodes), nodes["g"].sum())
""")
    numbers = [float(number) for number in printed.split()]
    compare_with_record(numbers)
    assert numbers[2:] == [len(nodes), sum_of(nodes, "g")], numbers


@case
def r_reads_tables():
    need("Rscript", "r-base-core")
    draw("trace.csv", "--table", "trace")
    draw("counts.csv", "--table", "counts")
    printed = run("Rscript", "--vanilla", "-e",
                  'cat(nrow(read.csv("trace.csv")), sum(read.csv("counts.csv")$generated))')
    compare_with_record([float(number) for number in printed.split()])


def set_in(engine, package, file, name, *options):
    """Returns: the pages that a TeX makes of a file"""
    need(engine, package)
    # Links of slides take a font of Zapf's under XeTeX.
    for needed, of in (("beamer.cls", "texlive-latex-recommended"), ("pzdr.tfm", "texlive-fonts-recommended"),
                       (file, package)):
        if subprocess.run(["kpsewhich", needed], capture_output=True).returncode != 0:
            raise Skip(f"{of} is not installed")
    tex = draw(f"{name}-{engine}.tex", *options)
    run(engine, "-interaction=nonstopmode", "-halt-on-error", tex.name)
    return pages(tex.with_suffix(".pdf"))


def set_slides_and_a_table(*engine):
    (table,) = set_in(*engine, "counts", "--table", "counts")
    assert {"Algorithm", "Heuristic", "Moves", "Generated", "Expanded"} <= set(table.split()), table
    slides = set_in(*engine, "slides", "--beamer")
    assert len(slides) == record()["counts"]["expanded"] + 2, len(slides)
    for node in range(len(record()["nodes"])):
        assert str(node) in slides[-1].split(), (node, slides[-1])


@case
def pdflatex_sets_slides_and_a_table():
    set_slides_and_a_table("pdflatex", "texlive-latex-base", "pdflatex.ini")


@case
def xelatex_sets_slides_and_a_table():
    set_slides_and_a_table("xelatex", "texlive-xetex", "xelatex.ini")


@case
def lualatex_sets_slides_and_a_table():
    set_slides_and_a_table("lualatex", "texlive-luatex", "luaotfload-main.lua")


main()
