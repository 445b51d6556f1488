/* SPDX-License-Identifier: GPL-3.0-or-later */
"use strict";
(() => {
  /* Pictures are no larger than so, and the letters on cards no smaller than on cards of this size. */
  const SCALE_MAX = 2, CARDS_MIN = 0.6;
  const element = (id) => document.getElementById(id);
  const stops = [...document.querySelectorAll(".stop")];
  let at = 0;

  const size_of = (svg) => [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height];

  /* A tree has the room that is left. One whose cards would become too small is scrolled. */
  function fit(svg, width, height) {
    const [across, down] = size_of(svg), cards = Number(svg.dataset.cards || 0);
    const least = cards > CARDS_MIN ? CARDS_MIN / cards : 0;
    const scale = Math.max(Math.min(width / across, height / down, SCALE_MAX), least);
    svg.style.maxWidth = "none";
    svg.style.width = `${across * scale}px`;
  }

  function fit_all() {
    const stop = stops[at], picture = stop.querySelector(".picture"), columns = [...picture.children];
    const is_wide = matchMedia("(min-width: 1000px) and (min-height: 560px)").matches;
    const width = picture.clientWidth, gap = 32;
    const room = innerHeight - document.querySelector("header").offsetHeight - document.querySelector("nav").offsetHeight
      - (picture.getBoundingClientRect().top - stop.getBoundingClientRect().top) - 32;
    const height = Math.max(room, 240), natural = columns.reduce((sum, one) => sum + Number(one.dataset.width), 0);
    for (const column of columns) {
      const pictures = [...column.querySelectorAll("svg")], is_beside = column.dataset.beside !== undefined;
      const share = is_wide ? (width - gap * (columns.length - 1)) * column.dataset.width / natural : width;
      const names = [...column.querySelectorAll("figcaption")].reduce((sum, name) => sum + name.offsetHeight + 6, 0);
      for (const svg of pictures)
        if (is_wide && is_beside)
          fit(svg, (share - gap) / pictures.length, height - names / pictures.length);
        else
          fit(svg, share, is_wide ? (height - names) / pictures.length : Infinity);
    }
    for (const view of document.querySelectorAll(".view"))
      view.tabIndex = view.scrollWidth > view.clientWidth ? 0 : -1;
  }

  function go(to) {
    at = Math.max(0, Math.min(to, stops.length - 1));
    stops.forEach((stop, i) => { stop.hidden = i !== at; });
    element("slider").value = at;
    element("slider").setAttribute("aria-valuetext", `${at + 1} / ${stops.length}`);
    element("back").disabled = at === 0;
    element("forward").disabled = at === stops.length - 1;
    fit_all();
    scrollTo(0, 0);
  }

  function turn_to(to) {
    go(to);
    history.replaceState(null, "", `#${stops[at].id}`);
    element("said").textContent = stops[at].querySelector(".number").textContent + ": "
      + stops[at].querySelector("h2").textContent;
  }

  function toggle_theme() {
    const root = document.documentElement;
    const now = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
  }

  const keys = {
    ArrowRight: () => turn_to(at + 1), PageDown: () => turn_to(at + 1), ArrowLeft: () => turn_to(at - 1),
    PageUp: () => turn_to(at - 1), Home: () => turn_to(0), End: () => turn_to(stops.length - 1),
  };

  /* A tree that is scrolled takes the arrows once it has the focus. */
  function on_key(event) {
    const is_scrolled = event.key.startsWith("Arrow") && event.target.closest?.(".view");
    if (!keys[event.key] || is_scrolled || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    keys[event.key]();
    event.preventDefault();
  }

  function begin() {
    element("slider").max = stops.length - 1;
    element("slider").addEventListener("input", (event) => turn_to(Number(event.target.value)));
    element("back").addEventListener("click", () => turn_to(at - 1));
    element("forward").addEventListener("click", () => turn_to(at + 1));
    element("theme").addEventListener("click", toggle_theme);
    document.addEventListener("keydown", on_key);
    document.querySelector("nav").hidden = false;
    addEventListener("hashchange", () => go(stops.findIndex((stop) => `#${stop.id}` === location.hash)));
    go(stops.findIndex((stop) => `#${stop.id}` === location.hash));
    addEventListener("resize", fit_all);
  }

  begin();
})();
