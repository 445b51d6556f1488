# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the pages of the lessons that are shipped in a browser, and holds what they show to the files of the lessons."""

import base64
import configparser
import os
import pathlib
import re
import subprocess
import tempfile

import browser
import tap

CLI = os.environ["FRINGE_CLI"]
LESSONS = sorted((pathlib.Path(__file__).parents[2] / "data/lessons").glob("*.fringe"))
LANGUAGES = ["en", "de"]
SIZES = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]
COLOURS = {"light": "rgb(250, 250, 250)", "dark": "rgb(27, 29, 33)"}
HOSTILE = "</script><script>alert(1)</script><b>&\"'"

if browser.find() is None:
    tap.skip_all("chromium-headless-shell is not installed")

folder = tempfile.TemporaryDirectory()
tab = browser.Browser()

# Goes from stop to stop by the button. Returns: what is seen at each
WALK = """(() => {
  const plain = (element) => element.textContent.replace(/\\u00a0/g, " ");
  const read = () => {
    const seen = [...document.querySelectorAll(".stop")].filter((stop) => stop.getClientRects().length);
    const stop = seen[0], answer = stop.querySelector("details p");
    return { n: seen.length, number: plain(stop.querySelector(".number")), caption: plain(stop.querySelector(".caption")),
             language: stop.querySelector("h2").lang, asks: stop.querySelector("h2 .tag") !== null,
             answer: answer && plain(answer), is_open: stop.querySelector("details")?.open ?? false,
             trees: stop.querySelectorAll(".tree svg").length, boards: stop.querySelectorAll(".board svg").length,
             small: [...stop.querySelectorAll("figure svg")].filter((svg) => svg.getBoundingClientRect().height < 60).length,
             names: [...stop.querySelectorAll("figure svg")].map((svg) => svg.getAttribute("aria-label")) };
  };
  const shown = [read()];
  while (!document.getElementById("forward").disabled) {
    document.getElementById("forward").click();
    shown.push(read());
  }
  return shown;
})()"""
AT = "[...document.querySelectorAll('.stop')].findIndex((stop) => stop.getClientRects().length) + 1"


def draw(lesson, language="en", *options, status=0):
    """Returns: the page, and what was said"""
    path = pathlib.Path(folder.name) / "lesson.html"
    path.unlink(missing_ok=True)
    done = subprocess.run([CLI, "draw", str(lesson), *options, "--output", str(path)], capture_output=True, text=True,
                          env={**os.environ, "LANGUAGE": language})
    assert done.returncode == status, f"{lesson}: {done.stderr}"
    return path, done.stderr


def open_page(path, width=1280, height=800, **preferred):
    tab.resize(width, height)
    tab.prefer(**preferred)
    tab.open(path)
    assert not tab.complaints(), tab.complaints()


def read_lesson(path, language):
    """Returns: the texts of each stop and what is compared there, read without the program"""
    keys = configparser.RawConfigParser(delimiters="=", comment_prefixes="#", strict=True)
    keys.optionxform = str
    keys.read(path, "utf-8")
    stops, compares = [], False
    for name in keys.sections()[1:]:
        stop = keys[name]
        compares = stop.getboolean("Compare", compares)
        stops.append({"caption": stop[f"Caption[{language}]" if language != "en" else "Caption"], "compares": compares,
                      "asks": stop.getboolean("Question", False), "step": stop.getint("Step", 0)})
    return stops


@tap.case
def every_stop_of_every_lesson_is_told_on_its_page():
    for lesson in LESSONS:
        for language in LANGUAGES:
            path, _ = draw(lesson, language)
            open_page(path)
            stops, shown = read_lesson(lesson, language), tab.run(WALK)
            assert [one["caption"] for one in shown] == [stop["caption"] for stop in stops], f"{lesson.name} {language}"
            for i, (one, stop) in enumerate(zip(shown, stops)):
                where = f"{lesson.name} {language}, stop {i + 1}: {one}"
                answer = stops[i + 1]["caption"] if stop["asks"] and i + 1 < len(stops) else None
                assert one["n"] == 1 and one["number"] == f"{i + 1} / {len(stops)}" and one["language"] == language, where
                assert one["asks"] == stop["asks"] and one["answer"] == answer and not one["is_open"], where
                assert one["trees"] == (2 if stop["compares"] else 1 if stop["step"] else 0), where
                assert one["trees"] or one["boards"] == 2, where
                assert all(one["names"]) and not one["small"], where
            asked = tab.requests()
            assert asked == [path.as_uri()] and not tab.complaints(), (asked, tab.complaints())


@tap.case
def nothing_but_what_the_page_brings_may_run():
    text = LESSONS[0].read_text().replace("Title=A* in twelve stops", f"Title={HOSTILE}", 1)
    text = re.sub("^Caption=.*$", f"Caption={HOSTILE}", text, count=1, flags=re.M)
    hostile = pathlib.Path(folder.name) / "hostile.fringe"
    hostile.write_text(text)
    path, _ = draw(hostile)
    open_page(path)
    assert tab.run("document.querySelector('h1').textContent") == HOSTILE
    assert tab.run("document.querySelector('.caption').textContent") == HOSTILE
    page = path.read_text()
    assert "default-src 'none'" in page and "unsafe" not in page and page.count("<script") == 1
    assert not re.search(r'(?:src|href)=', page)


@tap.case
def keys_go_from_stop_to_stop_and_open_answers():
    path, _ = draw(LESSONS[0])
    open_page(path)
    ways = [("PageDown", 34, 2), ("ArrowRight", 39, 3), ("ArrowLeft", 37, 2), ("PageUp", 33, 1), ("PageUp", 33, 1),
            ("End", 35, 12), ("PageDown", 34, 12), ("Home", 36, 1), ("ArrowRight", 39, 2)]
    for key, code, stop in ways:
        tab.press(key, code)
        assert tab.run(AT) == stop, f"{key}: {tab.run(AT)}, not {stop}"
    assert tab.run("location.hash") == "#stop-2"
    assert tab.run("document.getElementById('said').textContent.includes('Which of the four new nodes goes first?')")
    tab.run("document.querySelector('#stop-2 summary').focus()")
    tab.press("Enter", 13, text="\r")
    assert tab.run("document.querySelector('#stop-2 details').open")


def role_of(node):
    return node["role"]["value"]


@tap.case
def a_screen_reader_hears_captions_pictures_and_buttons():
    tab.call("Accessibility.enable")
    path, _ = draw(LESSONS[0])
    open_page(path)
    tab.press("PageDown", 34)
    nodes = [node for node in tab.call("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
    names = {(role_of(node), node["name"]["value"]) for node in nodes if node.get("name")}
    caption = "The blank can move four ways. Which of the four new nodes goes first?"
    assert any(role == "heading" and name.endswith(caption) for role, name in names), names
    assert any(role == "region" and name.endswith(caption) for role, name in names), names
    assert any(role in ("image", "img") and name.startswith("Search tree. Node 0") for role, name in names), names
    for expected in [("button", "Previous stop"), ("button", "Next stop"), ("slider", "Stop"), ("navigation", "Stops")]:
        assert expected in names, (expected, names)
    assert any(name == "Show the answer" for _, name in names), names
    status = next(node for node in nodes if role_of(node) == "status")
    assert any(one["name"] == "live" and one["value"]["value"] == "polite" for one in status["properties"]), status


@tap.case
def a_page_fits_every_screen_in_light_and_in_dark():
    path, _ = draw(LESSONS[4])
    open_page(path, *SIZES[0])
    tab.press("PageDown", 34)
    view = tab.run("""(({ scrollWidth, clientWidth, tabIndex }, { left }) => [scrollWidth > clientWidth, tabIndex, left >= 0])(
      document.querySelector("#stop-2 .view"), document.querySelector("#stop-2 .tree svg").getBoundingClientRect())""")
    assert view == [True, 0, True], f"a long solution is scrolled from its beginning: {view}"
    path, _ = draw(LESSONS[1])
    for width, height in SIZES:
        for scheme, colour in COLOURS.items():
            open_page(path, width, height, prefers_color_scheme=scheme)
            assert tab.run("getComputedStyle(document.documentElement).backgroundColor") == colour
            for stop in (1, 7, 11):
                tab.run(f"location.hash = '#stop-{stop}'")
                tab.wait_for_frame()
                assert tab.run("document.documentElement.scrollWidth") <= width, (width, stop)
            colours = tab.run("""new Set([...document.querySelectorAll("#stop-11 svg text")]
              .map((text) => getComputedStyle(text).fill)).size""")
            assert colours >= 2, colours
            small = tab.run("""[...document.querySelectorAll("nav button, header button")].map((one) => one.getBoundingClientRect())
              .filter((box) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth).length""")
            assert not small, width
    light = tab.run("document.documentElement.dataset.theme = 'light', getComputedStyle(document.querySelector('svg text')).fill")
    dark = tab.run("document.documentElement.dataset.theme = 'dark', getComputedStyle(document.querySelector('svg text')).fill")
    assert light != dark, light


@tap.case
def each_stop_is_printed_on_a_page():
    path, _ = draw(LESSONS[1])
    open_page(path)
    printed = base64.b64decode(tab.call("Page.printToPDF", printBackground=True)["data"])
    assert len(re.findall(rb"/Type /Page\b", printed)) == 12


@tap.case
def a_theme_means_nothing_to_a_page():
    path, said = draw(LESSONS[0], "en", "--theme", "dark", status=1)
    assert said.startswith("fringe-cli: --theme: ") and not path.exists(), said


try:
    tap.main()
finally:
    tab.__exit__()
    folder.cleanup()
