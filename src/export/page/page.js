/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Steps through a search. The page holds its record: a node never changes, but has the steps at which it was generated,
 * removed and superseded. So whatever is shown at a stop follows from the record and the stop, and to go back is to
 * show an earlier one. */
"use strict";

(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const { card, stops, texts } = data;
  const is_down = data.direction === "down";
  const MARGIN = 24; /* around the tree, at 100 % */
  const ROWS_MAX = 100; /* of a list: a person reads no more */
  const PAUSE = 1200; /* milliseconds from step to step while it plays */
  const CARD_SCALE = 0.6, LABEL_SCALE = 0.28; /* smaller cards show less */
  const DIGIT = 0.58; /* how wide a digit is, of the size of its letters */
  const SCALE_MIN = 0.02, SCALE_MAX = 4;

  const FIELDS = ["id", "parent", "move", "g", "generated", "removed", "superseded", "end", "hidden", "board"];
  const nodes = data.nodes.map((row, i) => Object.assign({ i }, ...row.map((value, j) => ({ [FIELDS[j]]: value }))));
  const by_id = new Map(nodes.map((node) => [node.id, node]));
  const goal = nodes.find((node) => node.end === "goal");

  let at = 0;           /* the stop that is shown */
  let chosen = null;    /* the node that was chosen to be looked at, else that of the step */
  let places = null;    /* where nodes stand */
  let scale = 1;
  let is_scale_chosen = false;
  let timer = null;
  let frame = 0;

  const element = (id) => document.getElementById(id);
  const view = element("view"), tree = element("tree");

  function make(name, attributes, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes))
      made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  const fill_in = (pattern, values) => pattern.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

  /* Numbers have two decimals at most, and the point of the language. */
  const point = texts.half.slice(1, -1);
  const write = (value) => value === null ? "∞" : String(Number(value.toFixed(2))).replace(".", point);

  const count = (number) => number.toLocaleString(document.documentElement.lang);

  /* ---- What the record says ---- */

  /* The board of a node is that of its parent, with the blank moved. */
  function board_of(node) {
    if (node.board)
      return node.board;
    const board = board_of(by_id.get(node.parent)).slice();
    const from = board.indexOf(0), to = from + { U: -data.columns, D: data.columns, L: -1, R: 1 }[node.move];
    [board[from], board[to]] = [board[to], 0];
    node.moved = from;
    return node.board = board;
  }

  /* In the middle of a step some nodes are not what they are at its end. */
  function state_of(node, stop) {
    if (stop.nodes !== undefined) {
      const half = stop.states.find(([id]) => id === node.id);
      if (node.id >= stop.nodes || half)
        return half ? half[1] : "absent";
    }
    if (node.generated > stop.step)
      return "absent";
    const since = node.end === "superseded" ? node.superseded
      : node.removed ?? (node.end === "goal" ? node.generated : Infinity);
    return since <= stop.step ? node.end : "frontier";
  }

  const is_half = (stop) => stop.done !== undefined;

  /* From a fork on nodes have another h, and another order. */
  function values_at(stop) {
    const step = Math.max(stop.step - (is_half(stop) ? 1 : 0), 0);
    return data.values.find((values) => values.from <= step);
  }

  function numbers_of(node, stop) {
    const values = values_at(stop);
    return { id: node.id, g: node.g, h: write(values.h[node.i] ?? null), f: write(values.f[node.i] ?? null) };
  }

  function path_to(node) {
    const path = new Set();
    for (; node && !path.has(node); node = by_id.get(node.parent))
      path.add(node);
    return path;
  }

  const states_at = (stop) => new Map(nodes.map((node) => [node, state_of(node, stop)]));

  /* The best comes first. A heap that compares nothing else than priorities has an order that only it can tell. */
  function frontier_at(stop, states) {
    if (stop.frontier)
      return stop.frontier.map((id) => by_id.get(id)).filter(Boolean);
    const order = values_at(stop).order;
    return nodes.filter((node) => states.get(node) === "frontier" || (states.get(node) === "goal" && node.removed === null))
      .sort((a, b) => order[a.i] - order[b.i]);
  }

  const closed_at = (states) => nodes.filter((node) => states.get(node) === "expanded").sort((a, b) => b.removed - a.removed);

  function title_of(state) {
    return texts.states[data.idastar && (state === "frontier" || state === "in-hand") ? "not-entered" : state];
  }

  function rows_of(board) {
    const rows = [];
    for (let i = 0; i < board.length; i += data.columns)
      rows.push(board.slice(i, i + data.columns).join(" "));
    return rows.join(" / ");
  }

  /* ---- What is drawn ---- */

  const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`;

  function draw_board(board, moved, x, y, cell) {
    const square = (i) => [x + (i % data.columns) * cell, y + Math.floor(i / data.columns) * cell];
    const tile = (i) => box(...square(i).map((from) => from + 0.5), cell - 1, cell - 1);
    const tiles = board.map((number, i) => number && i !== moved ? tile(i) : "").join("");
    const digits = make("text", { class: board.length > 10 ? "digits two" : "digits" });
    board.forEach((number, i) => {
      const [left, top] = square(i);
      if (number)
        digits.append(make("tspan", { x: left + cell / 2, y: top + cell * 0.76 }, String(number)));
    });
    return [make("rect", { class: "ground", x, y, width: data.columns * cell, height: data.rows * cell }),
            make("path", { class: "tiles", d: tiles }), make("path", { class: "moved", d: moved >= 0 ? tile(moved) : "" }),
            digits];
  }

  const draw_rect = (name, width, height, by) => make("rect", { class: name, x: -by, y: -by, width: width + 2 * by,
                                                                height: height + 2 * by, rx: Math.max(height / 14, 4) + by });

  function draw_shape(width, height) {
    const side = height > 50 ? 6 : 4;
    return [draw_rect("ring", width, height, 4), draw_rect("outline", width, height, 0),
            make("path", { class: "sides", d: box(-side, side, side, height - 2 * side) + box(width, side, side, height - 2 * side) }),
            make("path", { class: "bar", d: box(-3, height + 2, width + 6, 4) })];
  }

  function draw_strike(width, height) {
    return [make("path", { class: "strike", d: `M${width} 0L0 ${height}` }),
            make("path", { class: "strike", d: `M0 0L${width} ${height}` })];
  }

  /* The order of expansion stands beside the id, where there is room for both. */
  function draw_badge(node) {
    const text = String(node.removed ?? ""), width = Math.max(24, text.length * 8 + 10), x = card.width - 5 - width;
    if (String(node.id).length * 17 * DIGIT + 8 > x)
      return "";
    return make("g", { class: "badge mini" }, make("rect", { x, y: 4, width, height: 17, rx: 8.5 }),
                make("text", { x: x + width / 2, y: 17 }, text));
  }

  function draw_numbers(numbers) {
    const parts = ["g", "h", "f"].map((name) => [name, String(numbers[name])]);
    const n_letters = parts.reduce((n, [, text]) => n + text.length, 0);
    const size = Math.min(16, (card.width - 10) / (n_letters * DIGIT + 2.2));
    const text = make("text", { class: "numbers mini", y: card.height - 5, "font-size": size });
    const width_of = (value) => (value.length * DIGIT + 0.6) * size;
    const gap = (card.width - 10 - parts.reduce((width, [, value]) => width + width_of(value), 0)) / 2;
    let x = 5;
    for (const [name, value] of parts) {
      text.append(make("tspan", { class: "letter", x: x.toFixed(1), "font-size": size * 0.72 }, name),
                  make("tspan", { class: name === data.key ? "key" : "plain" }, "\u2009" + value));
      x += width_of(value) + gap;
    }
    return text;
  }

  /* A node is a card, which is only seen, and over it what is pressed and read aloud. */
  function draw_node(node) {
    const { width, height } = card;
    node.picture = make("g", { "data-node": node.id }, ...draw_shape(width, height), ...draw_strike(width, height));
    node.group = make("g", { "data-node": node.id, role: "treeitem", "aria-level": 1 + node.g - nodes[0].g },
                      draw_rect("halo", width, height, 6), draw_rect("place", width, height, 0));
    element("cards").append(node.picture);
    element("nodes").append(node.group);
    if (by_id.has(node.parent))
      draw_edge(node);
    place_node(node);
  }

  function place_node(node) {
    const transform = `translate(${node.x} ${node.y})`;
    node.picture.setAttribute("transform", transform);
    node.group.setAttribute("transform", transform);
    if (node.edge)
      place_edge(node, by_id.get(node.parent));
  }

  /* What is on a card. Text is slow: a card has it from when it is first in view. */
  function write_node(node) {
    const board = board_of(node), middle = card.width / 2;
    node.picture.querySelector(".strike").before(
      make("text", { class: "id mini", x: 5, y: 18 }, String(node.id)), draw_badge(node),
      make("g", { class: "mini" }, ...draw_board(board, node.moved ?? -1, card.board_x, card.board_y, card.cell)));
    node.picture.append(make("text", { class: "small name", x: middle, y: card.height * 0.42 }, String(node.id)),
                      make("text", { class: "small key", x: middle, y: card.height * 0.84 }));
    if (node.hidden)
      node.picture.append(make("text", { class: "fold mini", x: middle, y: card.height + 13 }, "+" + count(node.hidden)));
    write_numbers(node);
    node.is_written = true;
  }

  function write_numbers(node) {
    const numbers = numbers_of(node, stops[at]);
    node.picture.querySelector(".numbers")?.remove();
    node.picture.append(draw_numbers(numbers));
    node.picture.querySelector(".small.key").textContent = data.key ? numbers[data.key] : "";
  }

  function draw_edge(node) {
    const turn = { U: 0, R: 90, D: 180, L: 270 }[node.move];
    const arrow = make("path", { d: "M0 3.5V-3.5M-2.8 -0.6L0 -3.5L2.8 -0.6", transform: `rotate(${turn})` });
    node.edge = make("g", { class: "edge" }, make("path", { class: "line" }),
                     make("g", { class: "move" }, make("circle", { r: 6.5 }), arrow));
    element("edges").append(node.edge);
  }

  /* An edge runs from the parent to the bus, across, and on to the child; before that stands the move. */
  function place_edge(node, parent) {
    const from = is_down ? [parent.x + card.width / 2, parent.y + card.height] : [parent.x + card.width, parent.y + card.height / 2];
    const to = is_down ? [node.x + card.width / 2, node.y] : [node.x, node.y + card.height / 2];
    const line = is_down ? `M${from}v${node.bus}H${to[0]}V${to[1]}` : `M${from}h${node.bus}V${to[1]}H${to[0]}`;
    const move = is_down ? [to[0], to[1] - 9] : [to[0] - 9, to[1]];
    node.edge.querySelector(".line").setAttribute("d", line);
    node.edge.querySelector(".move").setAttribute("transform", `translate(${move})`);
  }

  /* ---- What is shown ---- */

  /* Only what looks other than before is touched, for a tree may have thousands of nodes. */
  function show_node(node, look, stop) {
    const state = look.state, is_there = state !== "absent";
    if (is_there && !node.group)
      draw_node(node);
    if (!node.group)
      return;
    const classes = ["card", data.idastar && state === "frontier" ? "not-entered" : state, look.is_current ? "current" : "",
                     look.is_solution ? "solution" : ""].filter(Boolean).join(" ");
    const values = values_at(stop);
    const nearness = look.is_chosen ? "chosen" : look.is_looked_at ? "looked-at" : "";
    if (node.classes === classes && node.nearness === nearness && node.values === values)
      return;
    if (node.is_written && node.values !== values)
      write_numbers(node);
    Object.assign(node, { classes, nearness, values });
    node.picture.toggleAttribute("hidden", !is_there);
    node.picture.setAttribute("class", classes);
    node.group.toggleAttribute("hidden", !is_there);
    node.group.setAttribute("class", `node ${nearness}`);
    node.group.setAttribute("data-state", state);
    node.group.setAttribute("aria-selected", look.is_looked_at);
    node.group.setAttribute("tabindex", look.is_looked_at ? 0 : -1);
    node.group.setAttribute("aria-label", name_of(node, state, stop));
    if (node.edge) {
      node.edge.toggleAttribute("hidden", !is_there);
      node.edge.setAttribute("class", `edge ${look.is_solution ? "solution" : look.is_on_path ? "current" : ""}`);
    }
  }

  function name_of(node, state, stop) {
    const name = fill_in(texts.name, { ...numbers_of(node, stop), state: title_of(state), board: rows_of(board_of(node)) });
    return node.hidden && state === "expanded" ? `${name}. ${fill_in(texts.hidden, { n: count(node.hidden) })}` : name;
  }

  function show_tree(stop, states, looked_at) {
    const current = by_id.get(stop.node), path = path_to(current);
    const solution = goal && states.get(goal) === "goal" ? path_to(goal) : new Set();
    for (const node of nodes)
      show_node(node, { state: states.get(node), is_current: node === current && stop.step > 0, is_on_path: path.has(node),
                        is_solution: solution.has(node), is_looked_at: node === looked_at, is_chosen: node === chosen }, stop);
  }

  function show_list(id, list, n_more, stop, looked_at) {
    const rows = list.slice(0, ROWS_MAX).map((node) => {
      const row = document.createElement("tr"), head = document.createElement("th"), button = document.createElement("button");
      const numbers = numbers_of(node, stop);
      head.scope = "row";
      button.type = "button";
      button.textContent = node.id;
      button.dataset.node = node.id;
      head.append(button);
      row.append(head);
      for (const name of ["g", "h", "f"]) {
        const cell = row.insertCell();
        cell.textContent = numbers[name];
        cell.className = name === data.key ? "key" : "";
      }
      row.className = node === looked_at ? "chosen" : "";
      return row;
    });
    const n_left = n_more + list.length - rows.length;
    element(id).querySelector("tbody").replaceChildren(...rows);
    element(id).querySelector("table").hidden = !rows.length;
    element(id).querySelector(".more").textContent = n_left > 0
      ? fill_in(texts.more, { n: count(n_left) })
      : rows.length ? "" : texts.empty;
  }

  function show_lists(stop, states, looked_at) {
    const closed = closed_at(states);
    show_list("closed", closed, stop.counts[1] - closed.length, stop, looked_at);
    if (data.idastar)
      return;
    const frontier = frontier_at(stop, states);
    show_list("frontier", frontier, stop.counts[2] - frontier.length, stop, looked_at);
  }

  function show_board(node, state, stop) {
    const board = element("board"), parent = by_id.get(node.parent);
    const cells = board_of(node);
    board.setAttribute("viewBox", `-1 -1 ${data.columns * 22 + 2} ${data.rows * 22 + 2}`);
    board.setAttribute("aria-label", rows_of(cells));
    board.replaceChildren(...draw_board(cells, node.moved ?? -1, 0, 0, 22));
    const { g, h, f } = numbers_of(node, stop);
    element("name").textContent = fill_in(texts.title, { id: node.id });
    element("values").textContent = `g ${g} · h ${h} · f ${f}`;
    element("state").textContent = title_of(state);
    element("way").textContent = parent ? fill_in(texts.way, { move: texts.moves[node.move], parent: parent.id }) : "";
  }

  function show_stop(stop) {
    const pattern = is_half(stop) ? texts.at_half : texts.at_step;
    const where = fill_in(pattern, { step: count(stop.step), last: count(data.last), done: stop.done });
    const end = stops.slice(at).find((later) => !is_half(later));
    element("text").textContent = stop.text;
    element("why").textContent = stop.why ?? end.why;
    element("note").textContent = end.note ?? "";
    element("note-title").hidden = !end.note;
    element("step").textContent = where;
    element("slider").value = at;
    element("slider").setAttribute("aria-valuetext", where);
    ["generated", "expanded", "open"].forEach((name, i) => {
      element("n-" + name).textContent = count(stop.counts[i]);
    });
    for (const id of ["first", "back", "half-back"])
      element(id).disabled = at === 0;
    for (const id of ["forward", "half-forward", "last"])
      element(id).disabled = at === stops.length - 1;
  }

  /* Nodes stay where they are until there are twice as many. */
  function show_places(stop) {
    const now = data.places.find((some) => stop.step <= some.until);
    if (now === places)
      return;
    places = now;
    for (let i = 0; 3 * i < now.at.length; i++) {
      [nodes[i].x, nodes[i].y, nodes[i].bus] = now.at.slice(3 * i, 3 * i + 3);
      if (nodes[i].group)
        place_node(nodes[i]);
    }
    tree.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${now.width + 2 * MARGIN} ${now.height + 2 * MARGIN}`);
    set_scale(is_scale_chosen ? scale : best_scale());
  }

  function show() {
    const stop = stops[at], states = states_at(stop), current = by_id.get(stop.node) ?? nodes[0];
    const looked_at = chosen ?? (states.get(current) !== "absent" ? current : nodes[0]);
    show_places(stop);
    show_tree(stop, states, looked_at);
    show_lists(stop, states, looked_at);
    show_board(looked_at, states.get(looked_at), stop);
    show_stop(stop);
    return looked_at;
  }

  /* ---- What a person does ---- */

  function go(to) {
    at = Math.min(Math.max(to, 0), stops.length - 1);
    chosen = null;
    look_at(show());
    if (at === stops.length - 1)
      pause();
  }

  /* Returns: the next whole step in a direction */
  function whole(direction) {
    let to = at + direction;
    while (stops[to] && is_half(stops[to]))
      to += direction;
    return to;
  }

  function choose(node) {
    chosen = node;
    look_at(show());
  }

  function play() {
    if (at === stops.length - 1)
      go(0);
    timer = setInterval(() => go(at + 1), PAUSE);
    show_playing();
  }

  function pause() {
    clearInterval(timer);
    timer = null;
    show_playing();
  }

  function show_playing() {
    const button = element("play"), label = timer ? texts.pause : texts.play;
    button.toggleAttribute("data-playing", timer !== null);
    button.title = label;
    button.setAttribute("aria-label", label);
  }

  const toggle_playing = () => timer ? pause() : play();

  /* A person steers: then it no longer plays by itself. */
  function step_to(to) {
    pause();
    go(to);
  }

  /* ---- Where the tree is seen ---- */

  function set_scale(to) {
    scale = Math.min(Math.max(to, SCALE_MIN), SCALE_MAX);
    tree.style.width = `${(places.width + 2 * MARGIN) * scale}px`;
    tree.style.height = `${(places.height + 2 * MARGIN) * scale}px`;
    tree.style.setProperty("--scale", scale);
    tree.dataset.detail = scale >= CARD_SCALE ? "card" : scale >= LABEL_SCALE ? "label" : "block";
  }

  function write_all(is_wanted) {
    for (const node of nodes)
      if (node.group && !node.is_written && is_wanted(node))
        write_node(node);
  }

  function write_what_is_seen() {
    const left = view.scrollLeft / scale - MARGIN - card.width, right = (view.scrollLeft + view.clientWidth) / scale;
    const top = view.scrollTop / scale - MARGIN - card.height, bottom = (view.scrollTop + view.clientHeight) / scale;
    if (scale >= LABEL_SCALE)
      write_all(({ x, y }) => x > left && x < right && y > top && y < bottom);
  }

  const scale_of_all = () => Math.min(view.clientWidth / (places.width + 2 * MARGIN), view.clientHeight / (places.height + 2 * MARGIN));

  /* Unless a person chose it, the tree is as large as it can be where all of it can be read, else as small as it can be
   * read. */
  const best_scale = () => Math.min(Math.max(scale_of_all(), CARD_SCALE + 0.15), 1.5);

  function zoom_to(to) {
    const x = (view.scrollLeft + view.clientWidth / 2) / scale, y = (view.scrollTop + view.clientHeight / 2) / scale;
    is_scale_chosen = true;
    set_scale(to);
    view.scrollTo(x * scale - view.clientWidth / 2, y * scale - view.clientHeight / 2);
    write_what_is_seen();
  }

  /* What is in view stays where it is. */
  function bring_into_view(node) {
    const x = (node.x + MARGIN) * scale, y = (node.y + MARGIN) * scale, width = card.width * scale, height = card.height * scale;
    const is_seen = x >= view.scrollLeft && x + width <= view.scrollLeft + view.clientWidth
      && y >= view.scrollTop && y + height <= view.scrollTop + view.clientHeight;
    if (!is_seen)
      view.scrollTo({ left: x + (width - view.clientWidth) / 2, top: y + (height - view.clientHeight) / 2,
                      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }

  /* To ask where things are takes long, and steps may follow each other faster than the screen shows them. */
  function look_at(node) {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      bring_into_view(node);
      write_what_is_seen();
    });
  }

  function toggle_theme() {
    const root = document.documentElement;
    const now = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
  }

  /* Returns: the node that an arrow leads to, or none */
  function neighbour(node, key) {
    const [up, down, before, after] = is_down ? ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]
      : ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const there = (other) => state_of(other, stops[at]) !== "absent";
    const siblings = nodes.filter((other) => other.parent === node.parent && there(other));
    switch (key) {
    case up: return by_id.get(node.parent);
    case down: return nodes.find((other) => other.parent === node.id && there(other));
    case before: return siblings[siblings.indexOf(node) - 1];
    case after: return siblings[siblings.indexOf(node) + 1];
    }
  }

  const keys = {
    ArrowRight: () => step_to(whole(1)), PageDown: () => step_to(whole(1)), ArrowLeft: () => step_to(whole(-1)),
    PageUp: () => step_to(whole(-1)), "Shift+ArrowRight": () => step_to(at + 1), "Shift+ArrowLeft": () => step_to(at - 1),
    Home: () => step_to(0), End: () => step_to(stops.length - 1), " ": toggle_playing, "+": () => zoom_to(scale * 1.25),
    "-": () => zoom_to(scale / 1.25), 0: () => zoom_to(1), f: () => zoom_to(scale_of_all()), Escape: () => choose(null),
  };

  /* A button takes Space, and the tree takes the arrows once it has the focus. */
  function on_key(event) {
    const node = by_id.get(Number(event.target.closest?.(".node")?.dataset.node));
    const name = (event.shiftKey && event.key.startsWith("Arrow") ? "Shift+" : "") + event.key;
    if (event.ctrlKey || event.altKey || event.metaKey)
      return;
    if (node && event.key.startsWith("Arrow")) {
      const next = neighbour(node, event.key);
      if (next) {
        choose(next);
        next.group.focus({ preventScroll: true });
      }
      event.preventDefault();
    } else if (keys[name] && !(event.key === " " && event.target.closest("button, summary"))) {
      keys[name]();
      event.preventDefault();
    }
  }

  function on_click(event) {
    const node = by_id.get(Number(event.target.closest("[data-node]")?.dataset.node));
    if (node)
      choose(node);
  }

  /* The mouse drags the tree, whose nodes it does not focus: arrows then go on stepping. */
  function on_pointer_down(event) {
    if (event.pointerType !== "mouse" || event.button !== 0)
      return;
    const { scrollLeft, scrollTop } = view;
    const drag = (moved) => view.scrollTo(scrollLeft + event.clientX - moved.clientX, scrollTop + event.clientY - moved.clientY);
    addEventListener("pointermove", drag);
    addEventListener("pointerup", () => removeEventListener("pointermove", drag), { once: true });
  }

  function on_wheel(event) {
    if (!event.ctrlKey)
      return;
    event.preventDefault();
    zoom_to(scale * Math.exp(-event.deltaY / 300));
  }

  function on_resize() {
    if (!is_scale_chosen)
      set_scale(best_scale());
    write_what_is_seen();
  }

  const actions = {
    first: () => step_to(0), back: () => step_to(whole(-1)), "half-back": () => step_to(at - 1), play: toggle_playing,
    "half-forward": () => step_to(at + 1), forward: () => step_to(whole(1)), last: () => step_to(stops.length - 1),
    smaller: () => zoom_to(scale / 1.25), larger: () => zoom_to(scale * 1.25), fit: () => zoom_to(scale_of_all()),
    theme: toggle_theme,
  };

  function begin() {
    for (const [id, action] of Object.entries(actions))
      element(id).addEventListener("click", action);
    for (const [look, label] of Object.entries(data.legend)) {
      const item = document.createElement("li");
      const picture = make("g", { class: `card ${look}` }, ...draw_shape(24, 18), ...draw_strike(24, 18));
      item.append(make("svg", { viewBox: "-5 -4 34 26", "aria-hidden": true }, picture), label);
      element("legend").append(item);
    }
    if (data.idastar) {
      element("frontier").querySelector("table").hidden = true;
      element("frontier").querySelector(".more").textContent = texts.no_frontier;
      element("open-count").hidden = true;
      element("closed-title").textContent = texts.expanded;
    }
    for (const id of ["half-back", "half-forward", "key-half"])
      element(id).hidden = !stops.some(is_half);
    element("slider").max = stops.length - 1;
    element("slider").addEventListener("input", (event) => step_to(Number(event.target.value)));
    document.addEventListener("keydown", on_key);
    document.addEventListener("click", on_click);
    element("nodes").addEventListener("mousedown", (event) => event.preventDefault());
    element("nodes").addEventListener("focusin", on_click);
    view.addEventListener("pointerdown", on_pointer_down);
    view.addEventListener("scroll", write_what_is_seen);
    addEventListener("beforeprint", () => write_all(() => true));
    view.addEventListener("wheel", on_wheel, { passive: false });
    go(0);
    new ResizeObserver(on_resize).observe(view);
  }

  begin();
})();
