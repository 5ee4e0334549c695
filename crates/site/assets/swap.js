// Puts the next state of a table's page in place of the old one: no reload, the focus stays.

import { bring, keepMaps, placeMaps } from "./map.js";
import { stage } from "./scene.js";

const MOTION = matchMedia("(prefers-reduced-motion: no-preference)");
let loading = null;
let sending = false;
let pressed = false;
/** What waits until nothing is pressed. */
const released = [];
/** What is open over the page: a hex, a sheet, as the address says it. */
let opened = location.search;
/** The part of the page that the address names. */
let part = location.hash;

const live = () => document.getElementById("live");
const thinking = () => document.getElementById("thinking");

/** Shows or hides that the program thinks, with the button to stop it. */
function showThinking(shown) {
  const form = thinking();
  if (form) form.hidden = !shown;
}

/** Says something aloud; what went wrong is shown, too. */
export function say(text, wrong = false) {
  live().textContent = text ?? "";
  live().classList.toggle("trouble", wrong);
}

/** Whether an answer to a form is on its way. */
export const isSending = () => sending;

/** The address of the table on this page, if it shows one; or of another page that is followed. */
export function table() {
  const { table: id, path, base } = document.body.dataset;
  return path ?? (id && `${base}/tables/${id}`);
}

/** Loads an address of this table and shows it. */
export async function show(address, { form = null, push = false, focus = null } = {}) {
  // A tap that comes too early is not lost in silence.
  if (sending) return say(live().dataset.waiting, true);
  loading?.abort();
  const control = (loading = new AbortController());
  sending = Boolean(form);
  const thinks = /[?&]open=hint\b|\/let$/.test(address);
  const waiting = setTimeout(() => {
    showThinking(thinks);
    say(thinks ? thinking()?.innerText : live().dataset.waiting);
  }, 300);
  try {
    const request = form ? { method: "POST", body: new URLSearchParams(form) } : { signal: control.signal };
    const answer = await fetch(address, request);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    await unpressed();
    if (control.signal.aborted) return;
    const at = new URL(answer.url);
    if (answer.ok && at.pathname !== table()) return location.assign(at);
    // Where not even a page could be made, it is told why.
    if (!page.getElementById("content")) return say(page.querySelector("p")?.textContent ?? live().dataset.offline, true);
    // What lies over the page is one step back, and never more than one.
    const over = history.state?.over || push;
    if (answer.ok) history[push && !history.state?.over ? "pushState" : "replaceState"]({ over }, "", at.pathname + at.search);
    [opened, part] = [location.search, location.hash];
    put(page, focus);
  } catch (error) {
    if (error.name !== "AbortError") say(live().dataset.offline, true);
  } finally {
    clearTimeout(waiting);
    // One that was given up says nothing about the one that took its place.
    if (loading === control) {
      showThinking(false);
      sending = false;
    }
  }
}

/** Resolves when nothing is pressed: a button that is exchanged under a finger would never be clicked. */
function unpressed() {
  if (!pressed) return null;
  return new Promise((resolve) => released.push(resolve));
}

/** Notes what is pressed. */
function watchPresses() {
  const release = () => {
    pressed = false;
    // The click comes right after the finger has gone.
    setTimeout(() => !pressed && released.splice(0).forEach((go) => go()), 40);
  };
  // A press that a script makes up has no end.
  addEventListener("pointerdown", ({ isTrusted }) => (pressed = isTrusted), true);
  for (const end of ["pointerup", "pointercancel", "dragend"]) addEventListener(end, release, true);
  addEventListener("blur", release);
}

/** Loads the page as it is addressed now. */
export const refresh = () => show(location.pathname + location.search);

function put(page, focus) {
  const focused = mark(document.activeElement);
  const opened = [...document.querySelectorAll("#content details[open][id]")].map((element) => element.id);
  const before = places();
  const seen = view();
  keepMaps();
  const version = page.body.dataset.version;
  const changed = version !== document.body.dataset.version;
  document.querySelector(".top")?.replaceWith(page.querySelector(".top") ?? "");
  document.getElementById("content").replaceChildren(...page.getElementById("content").childNodes);
  document.title = page.title;
  if (version) document.body.dataset.version = version;
  // What was open stays so, but for a new reason.
  if (!changed) opened.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
  dressed();
  placeMaps();
  stage(changed);
  say(changed ? document.querySelector("[data-say]")?.dataset.say : document.querySelector("#content .note-box:not([hidden])")?.innerText);
  // Another page in the same place, such as the facts to set right: it begins at its top, and with its headline.
  const turned = view() !== seen;
  const target = visible(focus) || visible(turned ? "h1" : focused);
  (target || document.getElementById("content")).focus({ preventScroll: true });
  travel(before);
  // What is another page to read begins at its top. On a board the question comes back into sight; beside a real table one
  // tap may follow the other at the same place.
  const asks = !document.querySelector("main.co") && document.querySelector("h1");
  if (turned || (changed && (document.querySelector("[data-top]") || (asks && !isInSight(asks))))) scrollTo(0, 0);
  // What was asked for is brought to the reader.
  if (/[?&]open=hint\b/.test(location.search)) document.querySelector(".hints:not(.pop *)")?.scrollIntoView({ block: "nearest" });
}

/** Which of a table's pages this is. */
const view = () => document.querySelector("main")?.dataset.view;

/** Puts light on what a lesson speaks of: what it names, and the buttons that answer it. */
function teach() {
  const { shows, acts } = document.getElementById("coach")?.dataset ?? {};
  if (!acts) return;
  const asked = acts.split("|");
  const fits = (act, at) => asked[at] && `${act} `.startsWith(`${asked[at]} `);
  const answers = [...document.querySelectorAll("button[name^=act]")].filter(({ value }) => value.split("; ").every(fits));
  const named = shows ? document.querySelectorAll(shows) : [];
  for (const element of [...answers, ...named]) element.classList.add("taught");
  const hex = document.querySelector("[data-hex].taught");
  if (!hex) return;
  // Over its neighbours, so that nothing covers the light; below what can be tapped.
  [...hex.parentNode.children].findLast((child) => child.dataset.hex)?.after(hex);
  // On a small screen a map shows a part of itself: this one. The page itself moves only if that is not enough.
  requestAnimationFrame(() => {
    if (!isOpen(hex)) bring(hex, "auto");
    if (!isOpen(hex)) hex.scrollIntoView({ block: "center", inline: "center" });
  });
}

/** Whether something on a map can be seen and tapped: nothing but the map lies there, at its top and at its bottom. */
function isOpen(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = (part) => document.elementFromPoint(left + width / 2, top + height * part);
  return [0.2, 0.8].every((part) => at(part)?.closest("svg") === element.ownerSVGElement);
}

/** What the page has only with a script: the whole address of the table, and the light of a lesson. */
function dressed() {
  teach();
  for (const element of document.querySelectorAll("[data-address]")) element.textContent = location.origin + table();
}

/** Whether an element can be read: on the screen, and not under the strip that stays. */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= (document.querySelector(".thead")?.offsetHeight ?? 0) && bottom <= innerHeight;
}

/** How to find an element again after the page has changed. */
function mark(element) {
  if (element?.id) return `#${element.id}`;
  const { key, at } = element?.dataset ?? {};
  return key ? `[data-key="${CSS.escape(key)}"]:not([disabled])` : at ? `[data-at="${at}"]` : null;
}

/** The first element of a kind that can be seen. */
const visible = (selector) => selector && [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length);

/** Where the tokens stand on the screen. */
function places() {
  const all = [...document.querySelectorAll("[data-token]")].map((token) => [token, token.getBoundingClientRect()]);
  return new Map(all.filter(([, box]) => box.width).map(([token, box]) => [token.dataset.token, box]));
}

/** Lets every token that has moved travel along its row. */
function travel(before) {
  if (!MOTION.matches) return;
  for (const token of document.querySelectorAll("[data-token]")) {
    const [from, to] = [before.get(token.dataset.token), token.getBoundingClientRect()];
    const scale = token.getScreenCTM()?.a;
    if (!from || !to.width || !scale) continue;
    const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    if (Math.hypot(x, y) < 1) continue;
    // Never along both axes at once: from row to row it appears.
    const start = Math.abs(y) > 12 ? { opacity: 0 } : { transform: `translate(${x}px, ${y}px)` };
    token.animate([start, {}], { duration: 240, easing: "cubic-bezier(.2, .7, .2, 1)" });
  }
}

/** Links and forms of this table change the page in place. */
export function watchPage() {
  dressed();
  watchPresses();
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Links inside drawings have an address of their own kind.
    const to = new URL(link.getAttribute("href"), location.href);
    if (to.pathname !== table() || location.pathname !== table() || to.hash) return;
    event.preventDefault();
    const takes = to.searchParams.has("patch") || to.searchParams.has("at");
    const focus = takes && (link.dataset.patch || link.dataset.at) ? "[data-board]" : to.searchParams.has("open") ? ".sheet a" : null;
    show(to.pathname + to.search, { push: ["open", "at", "patch"].some((part) => to.searchParams.has(part)), focus });
  });
  document.addEventListener("submit", (event) => {
    const [form, button] = [event.target, event.submitter];
    // A button of the form is named "action": it hides the form's own property.
    const path = form.getAttribute("action");
    if (form === thinking()) {
      event.preventDefault();
      // The answer that is waited for comes now, with what was found.
      return fetch(path, { method: "POST" }).catch(() => say(live().dataset.offline, true));
    }
    if (!table() || !["decide", "let", "undo", "redo", "rewind"].some((act) => path === `${table()}/${act}`)) return;
    event.preventDefault();
    show(path, { form: new FormData(form, button), focus: "h1" });
  });
  // A tap on any place of a map tells what it is.
  document.addEventListener("click", (event) => {
    const place = event.target.closest?.("[data-looks] [data-hex]");
    if (place && !event.defaultPrevented && !event.target.closest("a")) show(`${table()}?at=${encodeURIComponent(place.dataset.hex)}`, { push: true });
  });
  addEventListener("popstate", ({ state }) => {
    if (location.pathname !== table()) return;
    const elsewhere = location.hash !== part;
    part = location.hash;
    // Only another part of the same page.
    if (elsewhere && location.search === opened) return;
    // Where nothing lay over the page any more, a step back leaves it.
    if (!opened && !location.search && !state?.over) return history.back();
    refresh();
  });
}
