# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens pages that step through a search in a browser, and holds what they show to the record of the same search.

Usage: test-cli-page.py [SEARCHES [SEED]]
"""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import browser
import tap

N_SEARCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 50
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
CLI = os.environ["FRINGE_CLI"]
EXAMPLE = ["1 2 7 6 0 8 4 3 5", "--goal", "1 2 0 4 8 7 3 6 5"]
HARD = ["8 6 7 2 5 4 3 0 1"]
SIZES = [(360, 740), (768, 1024), (1366, 768), (1920, 1080)]
NODES_MAX, PART_MAX = 2000, 500
CONTRAST_MIN = 4.5

if browser.find() is None:
    tap.skip_all("chromium-headless-shell is not installed")

folder = tempfile.TemporaryDirectory()
tab = browser.Browser()

# All that is shown at a stop, as a person reads it. Before it is printed, cards out of sight are written, too.
READ = """(() => {
  dispatchEvent(new Event("beforeprint"));
  const text = (id) => document.getElementById(id).textContent;
  const rows = (id) => [...document.querySelectorAll(`#${id} tbody tr`)].map((row) => [...row.cells].map((cell) => cell.textContent));
  const tile = (span) => [Number(span.getAttribute("x")), Number(span.getAttribute("y")), Number(span.textContent)];
  const seen = (element) => element && getComputedStyle(element).display !== "none" ? element.textContent : null;
  const is_there = (node) => getComputedStyle(node).display !== "none";
  const items = [...document.querySelectorAll(".node")].filter(is_there);
  const nodes = [...document.querySelectorAll("#cards > g")].filter(is_there).map((card, i) => ({
    id: Number(card.querySelector(".id").textContent), look: card.getAttribute("class"),
    numbers: card.querySelector(".numbers").textContent, order: seen(card.querySelector(".badge")),
    tiles: [...card.querySelectorAll(".digits tspan")].map(tile), state: items[i].dataset.state,
    name: items[i].getAttribute("aria-label"), is_same: items[i].dataset.node === card.dataset.node }));
  return { nodes, text: text("text"), why: text("why"), step: text("step"), frontier: rows("frontier"), closed: rows("closed"),
           counts: ["generated", "expanded", "open"].map((name) => Number(text("n-" + name).replace(/\\D/g, ""))),
           board: document.getElementById("board").getAttribute("aria-label"), name: text("name") };
})()"""

# Goes from stop to stop by a button until it can be pressed no more. Returns: what was shown at each
WALK = """(() => {
  const button = document.getElementById("%s"), shown = [%s];
  while (!button.disabled) {
    button.click();
    shown.push(%s);
  }
  return shown;
})()"""


def draw(name, *options, status=(0,)):
    """Returns: the file, and what was said"""
    path = pathlib.Path(folder.name) / name
    done = subprocess.run([CLI, "draw", *options, "--output", str(path)], capture_output=True, text=True)
    assert done.returncode in status, f"{options}: {done.stderr}"
    return path, done.stderr


def data_of(path):
    return json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', path.read_text(), re.S)[1])


def open_page(path, width=1280, height=900):
    tab.resize(width, height)
    tab.prefer(prefers_reduced_motion="reduce")
    tab.open(path)
    assert not tab.complaints(), tab.complaints()


def random_board(numbers, rows, columns):
    """Returns: a goal, and a board some moves away from it"""
    goal = list(range(1, rows * columns)) + [0]
    if numbers.random() < 0.5:
        numbers.shuffle(goal)
    board, blank = goal[:], goal.index(0)
    for _ in range(numbers.randrange(30)):
        row, column = divmod(blank, columns)
        near = [(row + y, column + x) for y, x in [(0, 1), (1, 0), (0, -1), (-1, 0)]]
        row, column = numbers.choice([(y, x) for y, x in near if 0 <= y < rows and 0 <= x < columns])
        board[blank], board[row * columns + column], blank = board[row * columns + column], 0, row * columns + column
    return [" ".join(map(str, cells)) for cells in (board, goal)]


def random_search(numbers):
    rows, columns = numbers.choice([(2, 2), (2, 3), (3, 2), (3, 3), (3, 3), (3, 4), (4, 4)])
    start, goal = random_board(numbers, rows, columns)
    heuristics = ["zero", "misplaced", "manhattan", "linear-conflict", "gaschnig", "misplaced-with-blank",
                  "manhattan-with-blank"] + (["perfect"] if rows * columns <= 6 else [])
    return [start, "--goal", goal, "--size", f"{rows}x{columns}",
            "--algorithm", numbers.choice(["bfs", "dfs", "ucs", "greedy", "astar", "astar", "wastar", "idastar", "idastar"]),
            "--heuristic", numbers.choice(heuristics), "--weight", numbers.choice(["0.5", "1.5", "3"]),
            "--moves", "".join(numbers.sample("UDLR", 4)),
            "--ties", numbers.choice(["fifo", "lifo", "high-g", "high-g-lifo", "low-g", "heap"]),
            "--duplicates", numbers.choice(["open+closed", "closed", "better-g", "better-g", "expansion", "parent"]),
            "--goal-test", numbers.choice(["expansion", "generation"]),
            "--node-limit", str(numbers.choice([12, 25, 50]))]


def state_at(node, step):
    """Says it again, from the words of fringe-record(5) alone. Returns: None for a node that is not there yet"""
    if node["generated"] > step:
        return None
    if node["superseded"] is not None and node["state"] == "superseded":
        return "superseded" if node["superseded"] <= step else "frontier"
    if node["removed"] is not None:
        return node["state"] if node["removed"] <= step else "frontier"
    return node["state"]


def number(value):
    return "∞" if value is None else f"{value:.2f}".rstrip("0").rstrip(".")


def tiles_of(board, columns):
    cells = [int(tile) for tile in board.split()]
    return sorted((i // columns, i % columns, tile) for i, tile in enumerate(cells) if tile)


def places_of(tiles, card):
    """Returns: rows, columns and numbers of what is drawn"""
    return sorted((int((y - card["board_y"]) // card["cell"]), int((x - card["board_x"]) // card["cell"]), tile)
                  for x, y, tile in tiles)


def check_nodes(shown, record, step, card):
    there = [node for node in record["nodes"] if state_at(node, step)]
    assert [node["id"] for node in shown["nodes"]] == [node["id"] for node in there], f"nodes at step {step}"
    for seen, node in zip(shown["nodes"], there):
        state = state_at(node, step)
        values = {name: number(node[name]) for name in "ghf"}
        assert seen["is_same"] and seen["state"] == state, f"node {node['id']} at step {step}: {seen['state']}, not {state}"
        assert seen["numbers"].replace("\u2009", "") == "".join(name + values[name] for name in "ghf"), seen
        assert places_of(seen["tiles"], card) == tiles_of(node["board"], record["columns"]), seen
        assert seen["order"] in ("", None) if state != "expanded" else seen["order"] == str(node["removed"]), seen
        rows = [node["board"].split()[i:i + record["columns"]] for i in range(0, record["rows"] * record["columns"],
                                                                              record["columns"])]
        assert state in seen["look"].split() or record["rules"]["algorithm"] == "idastar", seen
        for word in [f"Node {node['id']},", *(f"{name} {value}" for name, value in values.items()),
                     " / ".join(map(" ".join, rows))]:
            assert word in seen["name"], f"{word} in {seen['name']}"


def row_of(node):
    return [str(node["id"]), *(number(node[name]) for name in "ghf")]


def check_lists(shown, record, step):
    states = {node["id"]: state_at(node, step) for node in record["nodes"]}
    closed = sorted((node for node in record["nodes"] if states[node["id"]] == "expanded"), key=lambda node: -node["removed"])
    assert shown["closed"] == [row_of(node) for node in closed], f"closed at step {step}"
    assert shown["counts"][1] == len(closed)
    assert shown["counts"][0] == sum(state is not None and record["nodes"][i]["parent"] is not None
                                     for i, state in states.items())
    if record["rules"]["algorithm"] == "idastar":
        assert shown["frontier"] == []
        return
    frontier = [node for node in record["nodes"]
                if states[node["id"]] == "frontier" or (states[node["id"]] == "goal" and node["removed"] is None)]
    assert shown["counts"][2] == len(frontier)
    assert sorted(shown["frontier"]) == sorted(map(row_of, frontier)) or len(shown["frontier"]) == 40 < len(frontier)
    # Whatever the rules are, the first of the list is the one that goes next.
    following = next((node for node in record["nodes"] if node["removed"] == step + 1), None)
    if following:
        assert shown["frontier"][0] == row_of(following), f"first on the frontier at step {step}"


def check_stop(shown, record, card):
    step = int(re.match(r"Step (\d+) of", shown["step"])[1])
    check_nodes(shown, record, step, card)
    check_lists(shown, record, step)
    current = next((node for node in record["nodes"] if node["removed"] == step), record["nodes"][0])
    assert [node["id"] for node in shown["nodes"] if "current" in node["look"].split()] == ([current["id"]] if step else [])
    assert shown["name"] == f"Node {current['id']}"
    assert re.search(rf"\b{current['id']}\b", shown["text"]) or "Iteration" in shown["text"], shown["text"]
    assert shown["why"]
    return step


def check_legend(shown, legend):
    """Every look of a node at any step is explained."""
    for look in {node["look"] for stop in shown for node in stop["nodes"]}:
        names = look.split()[1:]
        name = next((name for name in ("goal", "current") if name in names), " ".join(names))
        assert name in legend or name == "not-entered", (look, legend)


def check_places(data):
    """At no step do cards overlap, and every layout has all nodes of its steps."""
    card, names = data["card"], [row[0] for row in data["nodes"]]
    assert [places["until"] for places in data["places"]] == sorted(places["until"] for places in data["places"])
    assert data["places"][-1]["until"] == data["last"]
    for places in data["places"]:
        at = list(zip(places["at"][::3], places["at"][1::3]))
        assert len(at) == sum(row[4] <= places["until"] for row in data["nodes"]), places["until"]
        near = [(names[i], names[j]) for i, (x, y) in enumerate(at) for j, (u, v) in enumerate(at[:i])
                if abs(x - u) < card["width"] and abs(y - v) < card["height"]]
        assert not near, near
        assert all(0 <= x <= places["width"] - card["width"] + 0.1 and 0 <= y <= places["height"] - card["height"] + 0.1
                   for x, y in at)


def check_halves(before, halves, after, record):
    """The middle of a step has nodes of the step before, and nodes of the step, in their order; as many as are counted."""
    n_before, n_after = len(before["nodes"]), len(after["nodes"])
    for half in halves:
        ids = [node["id"] for node in half["nodes"]]
        assert n_before <= len(ids) <= n_after and ids == [node["id"] for node in after["nodes"]][:len(ids)]
        n_roots = sum(record["nodes"][i]["parent"] is None for i in ids)
        assert half["counts"][:2] == [len(ids) - n_roots, len(half["closed"])], half["step"]
        assert record["rules"]["algorithm"] == "idastar" or half["counts"][2] == len(half["frontier"]), half["step"]
        assert half["text"] and half["why"] == after["why"]
        assert all("undefined" not in node["name"] and node["state"] != "null" for node in half["nodes"]), half
        n_before = len(ids)


def check_search(numbers, i):
    options = random_search(numbers)
    is_fine = i % 5 == 4
    is_there_and_back = i % 5 in (0, 4)
    page, _ = draw("search.html", *options, *(["--fine"] if is_fine else []), status=(0, 2, 3))
    path, _ = draw("search.json", *options, status=(0, 2, 3))
    if not page.exists() or not path.exists():
        return None
    record = json.loads(path.read_text())
    data = data_of(page)
    card = data["card"]
    check_places(data)
    open_page(page)
    shown = tab.run(WALK % (("half-forward" if is_fine else "forward"), READ, READ))
    whole = [stop for stop in shown if ", line" not in stop["step"]]
    assert [check_stop(stop, record, card) for stop in whole] == list(range(record["steps"] + 1)), options
    check_legend(whole, data["legend"])
    at = [i for i, stop in enumerate(shown) if stop in whole]
    for first, last in zip(at, at[1:]):
        check_halves(shown[first], shown[first + 1:last], shown[last], record)
    assert len(shown) == len(whole) or is_fine, options
    assert not is_there_and_back or tab.run(WALK % (("half-back" if is_fine else "back"), READ, READ)) == shown[::-1], f"the way back: {options}"
    page.unlink()
    path.unlink()
    return record


@tap.case
def every_label_is_that_of_the_record_at_every_step_there_and_back():
    numbers = random.Random(SEED)
    records = []
    while len(records) < N_SEARCHES:
        record = check_search(numbers, len(records))
        if record:
            records.append(record)
    print(f"# {sum(record['steps'] for record in records)} steps of {len(records)} searches", flush=True)


@tap.case
def nothing_is_asked_for_and_nothing_could_be():
    path, _ = draw("quiet.html", *EXAMPLE)
    open_page(path)
    tab.run("document.getElementById('last').click()")
    assert tab.requests() == [path.as_uri()], tab.requests()
    assert not re.search(r"""(src|href|url|import)\s*[=(]\s*["']?\w""", path.read_text())
    policy = tab.run("document.querySelector('meta[http-equiv=Content-Security-Policy]').content")
    assert policy.startswith("default-src 'none';") and "unsafe" not in policy and "http" not in policy, policy
    blocked = tab.run("""new Promise((done) => {
      const blocked = [];
      addEventListener("securitypolicyviolation", (event) => {
        blocked.push(event.effectiveDirective);
        if (blocked.length === 4)
          done(blocked.sort());
      });
      fetch("https://fringe.invalid/").catch(() => {});
      new Image().src = "https://fringe.invalid/x.png";
      const script = document.createElement("script"), style = document.createElement("style");
      script.textContent = "document.title = 'run'";
      style.textContent = "body { display: none }";
      document.head.append(script, style);
    })""")
    assert blocked == ["connect-src", "img-src", "script-src-elem", "style-src-elem"], blocked


@tap.case
def hostile_words_are_shown_as_they_are():
    title, caption = """</title><script>document.body.remove()</script> & "x" @data@ \u202e""", "</script><!-- <img src=x>\nsecond"
    path, _ = draw("hostile.html", *EXAMPLE, "--title", title, "--caption", caption)
    open_page(path)
    assert tab.run("document.querySelector('h1').textContent") == title
    assert tab.run("document.title") == title
    assert tab.run("document.getElementById('caption').innerText").split("\n") == caption.split("\n") or \
        tab.run("[...document.querySelectorAll('#caption p')].map((p) => p.textContent)") == caption.split("\n")
    assert tab.run("[document.scripts.length, document.images.length]") == [2, 0]


def luminance(color):
    channels = [value / 255 for value in color]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


# Text outside of pictures, and what it stands on. What cannot be pressed needs no contrast.
COLORS = """[...document.querySelectorAll("body *")].filter((element) => !element.closest("svg, script, noscript, :disabled")
    && [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()) && element.getClientRects().length)
  .map((element) => {
    const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
    let ground = element;
    while (ground !== document.documentElement && numbers(getComputedStyle(ground).backgroundColor)[3] === 0)
      ground = ground.parentElement;
    return [element.textContent.trim(), numbers(getComputedStyle(element).color).slice(0, 3),
            numbers(getComputedStyle(ground).backgroundColor).slice(0, 3)];
  })"""


@tap.case
def all_words_can_be_read_in_light_and_dark():
    path, _ = draw("colors.html", *EXAMPLE, "--caption", "A caption")
    for theme in ["light", "dark"]:
        tab.prefer(prefers_color_scheme=theme)
        open_page(path)
        tab.prefer(prefers_color_scheme=theme)
        tab.run("document.getElementById('last').click(); document.querySelectorAll('details').forEach((one) => one.open = true)")
        colors = tab.run(COLORS)
        faint = [(text, round(contrast(ink, ground), 2)) for text, ink, ground in colors if contrast(ink, ground) < CONTRAST_MIN]
        assert len(colors) > 50 and not faint, (theme, faint)
        luminances = luminance(colors[0][2])
        assert luminances > 0.8 if theme == "light" else luminances < 0.1, theme
        tab.run("document.getElementById('theme').click()")
        assert (luminance(tab.run(COLORS)[0][2]) > 0.8) == (theme == "dark"), f"the button, from {theme}"


def role_of(node):
    return node.get("role", {}).get("value")


def name_of(node):
    return node.get("name", {}).get("value", "").strip()


@tap.case
def a_screen_reader_finds_names_and_roles():
    path, _ = draw("names.html", *EXAMPLE, "--fine")
    open_page(path)
    tab.run("document.getElementById('last').click()")
    nodes = [node for node in tab.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    focusable = [node for node in nodes if any(one["name"] == "focusable" and one["value"].get("value")
                                               for one in node.get("properties", []))]
    nameless = [role_of(node) for node in focusable if not name_of(node) and role_of(node) != "RootWebArea"]
    assert len(focusable) > 30 and not nameless, nameless
    items = [name_of(node) for node in nodes if role_of(node) == "treeitem"]
    assert len(items) == 18 and items[16] == "Node 16, Goal, g 6, h 0, f 6, board 1 2 0 / 4 8 7 / 3 6 5", items
    roles = {role_of(node) for node in nodes}
    assert {"tree", "treeitem", "slider", "status", "navigation", "main", "table", "heading", "image"} <= roles, roles
    assert tab.run("document.querySelectorAll('.node[tabindex=\"0\"]').length") == 1
    status = next(node for node in nodes if role_of(node) == "status")
    assert any(one["name"] == "live" and one["value"]["value"] == "polite" for one in status["properties"]), status
    assert tab.run("document.documentElement.lang") == "en"


@tap.case
def the_page_fits_every_screen():
    path, _ = draw("sizes.html", "8 1 3 4 0 2 7 6 5", "--title", "A" * 120, "--fine")
    for width, height in SIZES:
        open_page(path, width, height)
        tab.run("document.getElementById('last').click()")
        tab.wait_for_frame()
        assert tab.run("document.documentElement.scrollWidth") <= width, width
        small = tab.run("""[...document.querySelectorAll("nav button, header button")].filter((one) => one.getClientRects().length)
          .map((one) => [one.id, one.getBoundingClientRect()]).filter(([, box]) => box.width < 40 || box.height < 44
            || box.left < 0 || box.right > innerWidth).map(([id, box]) => [id, box.width, box.height])""")
        assert not small, (width, small)
        goal = tab.run("""(({ left, right, top, bottom }, view) => left >= view.left && right <= view.right && top >= view.top
          && bottom <= view.bottom)(document.querySelector(".goal .outline").getBoundingClientRect(),
          document.getElementById("view").getBoundingClientRect())""")
        assert goal, f"the goal is out of sight at {width}"


def step_shown():
    return tab.run("document.getElementById('step').textContent")


@tap.case
def keys_step_as_in_the_window():
    path, _ = draw("keys.html", *EXAMPLE, "--fine")
    open_page(path)
    right, left, page_down, page_up, end, home = [("ArrowRight", 39), ("ArrowLeft", 37), ("PageDown", 34), ("PageUp", 33),
                                                  ("End", 35), ("Home", 36)]
    ways = [(right, 0, "Step 1 of 9"), (page_down, 0, "Step 2 of 9"), (right, 8, "Step 3 of 9, line 1"),
            (left, 8, "Step 2 of 9"), (page_up, 0, "Step 1 of 9"), (left, 0, "Step 0 of 9"), (left, 0, "Step 0 of 9"),
            (end, 0, "Step 9 of 9"), (right, 0, "Step 9 of 9"), (home, 0, "Step 0 of 9")]
    for (key, code), modifiers, where in ways:
        tab.press(key, code, modifiers=modifiers)
        assert step_shown() == where, f"{key}: {step_shown()}, not {where}"
    tab.press(" ", 32, text=" ")
    tab.run("""new Promise((done) => new MutationObserver(done).observe(document.getElementById("step"), { childList: true }))
      .then(() => 0)""")
    tab.press(" ", 32, text=" ")
    assert step_shown() == "Step 0 of 9, line 1" or step_shown().startswith("Step 1"), step_shown()
    assert not tab.run("document.getElementById('play').hasAttribute('data-playing')")


@tap.case
def arrows_go_through_the_tree_once_it_has_the_focus():
    path, _ = draw("arrows.html", *EXAMPLE)
    open_page(path)
    tab.press("End", 35)
    tab.run("document.querySelector('.node[tabindex=\"0\"]').focus()")
    ways = [("ArrowUp", 38, 15), ("ArrowUp", 38, 11), ("ArrowRight", 39, 12), ("ArrowLeft", 37, 11), ("ArrowDown", 40, 13)]
    for key, code, node in ways:
        tab.press(key, code)
        assert tab.run("document.activeElement.dataset.node") == str(node), key
        assert tab.run("document.getElementById('name').textContent") == f"Node {node}"
    assert step_shown() == "Step 9 of 9"


@tap.case
def a_click_shows_a_node_and_leaves_the_arrows_to_the_steps():
    path, _ = draw("click.html", *EXAMPLE)
    open_page(path)
    tab.press("End", 35)
    tab.wait_for_frame()
    x, y = tab.run("(({ x, y }) => [x + 20, y + 20])(document.querySelector('[data-node=\"4\"] .outline').getBoundingClientRect())")
    for kind in ["mousePressed", "mouseReleased"]:
        tab.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
    assert tab.run("document.getElementById('name').textContent") == "Node 4"
    assert tab.run("document.getElementById('board').getAttribute('aria-label')") == "1 2 7 / 6 8 0 / 4 3 5"
    tab.press("ArrowLeft", 37)
    assert step_shown() == "Step 8 of 9"


@tap.case
def a_large_tree_is_there_around_the_path_and_the_rest_is_counted():
    path, said = draw("large.html", *HARD, "--heuristic", "linear-conflict")
    data = data_of(path)
    solved, _ = draw("large.json", *HARD, "--heuristic", "linear-conflict")
    record = json.loads(solved.read_text())
    assert len(data["nodes"]) <= PART_MAX and f"the {len(data['nodes'])} nodes around the path" in said, said
    assert len(data["nodes"]) + sum(row[8] for row in data["nodes"]) == len(record["nodes"])
    assert path.stat().st_size < 400_000, path.stat().st_size
    path_to_goal, at = [], record["solution"]
    while at is not None:
        path_to_goal.append(at)
        at = record["nodes"][at]["parent"]
    assert set(path_to_goal) <= {row[0] for row in data["nodes"]}
    open_page(path)
    tab.run("document.getElementById('last').click()")
    check_places(data)
    shown = tab.run(READ)
    assert shown["counts"] == [record["counts"][name] for name in ("generated", "expanded", "open")], shown["counts"]


@tap.case
def a_path_that_is_too_long_is_said_to_be_cut():
    path, said = draw("long.html", *HARD, "--algorithm", "dfs", "--node-limit", "5000", status=(0, 3))
    data = data_of(path)
    assert f"the {len(data['nodes'])} nodes around its beginning" in said, said
    ends = [row[0] for row in data["nodes"] if row[7] == "goal" or row[5] == data["last"]]
    assert not ends, ends


@tap.case
def a_note_is_shown_at_its_step():
    path, _ = draw("note.html", *EXAMPLE)
    text = path.read_text()
    data = data_of(path)
    data["stops"][2]["note"] = "Look here:\n<b>f</b>"
    start = text.index('id="data">') + len('id="data">')
    text = text[:start] + json.dumps(data).replace("<", "\\u003c") + text[text.index("</script>", start):]
    path.write_text(text)
    open_page(path)
    note = "[document.getElementById('note-title').hidden, document.getElementById('note').innerText]"
    for seen in ([True, ""], [True, ""], [False, "Look here:\n<b>f</b>"], [True, ""]):
        assert tab.run(note) == seen, (step_shown(), tab.run(note))
        tab.press("ArrowRight", 39)


@tap.case
def a_tree_of_2000_nodes_is_there_as_a_whole_in_a_megabyte():
    path, said = draw("whole.html", *HARD, "--node-limit", str(NODES_MAX - 1), status=(3,))
    assert "too large" not in said and NODES_MAX - 5 <= len(data_of(path)["nodes"]) <= NODES_MAX
    assert path.stat().st_size < 1_000_000, path.stat().st_size
    open_page(path)
    tab.run("document.getElementById('last').click()")
    assert tab.run("document.querySelectorAll('.node:not([hidden])').length") == len(data_of(path)["nodes"])


@tap.case
def options_that_mean_nothing_to_a_page_are_refused():
    for options, where in [(["--theme", "dark"], "--theme"), (["--what", "solution"], "--what"), (["--layers"], "--layers"),
                           (["--paper", "a4"], "--paper"), (["--what", "node:99"], "--what")]:
        path, said = draw("refused.html", *EXAMPLE, *options, status=(1,))
        assert said.startswith(f"fringe-cli: {where}: ") and not path.exists(), said


print(f"# seed {SEED}")
try:
    tap.main()
finally:
    tab.__exit__()
    folder.cleanup()
