/* SPDX-License-Identifier: GPL-3.0-or-later */
"use strict";
(() => {
  /* Pictures are no larger than so, and the letters on cards no smaller than on cards of this size. */
  const SCALE_MAX = 2, CARDS_MIN = 0.6, GAP = 32, HEIGHT_MIN = 240;
  const is_wide = () => matchMedia("(min-width: 1000px) and (min-height: 560px)").matches;
  const element = (id) => document.getElementById(id);
  const stops = [...document.querySelectorAll(".stop")];
  let at = 0;

  const size_of = (svg) => [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height];
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

  /* Returns: how large the pictures of a column can be, beside each other or below each other. Trees that are compared
   * have cards of one size. */
  function scale_of(column, pictures, width, height) {
    const across = pictures.map((svg) => size_of(svg)[0]), down = pictures.map((svg) => size_of(svg)[1]);
    const names = [...column.querySelectorAll("figcaption")].map((name) => name.offsetHeight + 6);
    const is_beside = column.dataset.beside !== undefined && is_wide();
    return is_beside ? Math.min((width - GAP) / sum(across), (height - Math.max(...names)) / Math.max(...down))
      : Math.min(width / Math.max(...across), (height - sum(names)) / sum(down));
  }

  /* A column has its share of the width, and where all of a stop is to be seen at once, of the height that is left. A tree
   * whose cards would become too small is scrolled. */
  function fit_all() {
    const stop = stops[at], picture = stop.querySelector(".picture"), columns = [...picture.children];
    const bars = element("theme").closest("header").offsetHeight + document.querySelector("nav").offsetHeight;
    const above = picture.getBoundingClientRect().top - stop.getBoundingClientRect().top;
    const width = picture.clientWidth - GAP * (columns.length - 1);
    const height = is_wide() ? Math.max(innerHeight - bars - above - GAP, HEIGHT_MIN) : Infinity;
    const natural = sum(columns.map((column) => Number(column.dataset.width)));
    for (const column of columns) {
      const pictures = [...column.querySelectorAll("svg")];
      const share = is_wide() ? width * column.dataset.width / natural : picture.clientWidth;
      const scale = Math.min(scale_of(column, pictures, share, height), SCALE_MAX);
      for (const svg of pictures) {
        const cards = Number(svg.dataset.cards ?? 0);
        svg.style.maxWidth = "none";
        svg.style.width = `${size_of(svg)[0] * Math.max(scale, cards > CARDS_MIN ? CARDS_MIN / cards : 0)}px`;
      }
    }
    for (const view of stop.querySelectorAll(".view"))
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
