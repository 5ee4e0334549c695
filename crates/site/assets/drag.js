// Dragging a patch. The page holds the outlines and where they fit; a drop asks the server for the page with it there.

import { show, table } from "./swap.js";

const HOLDS = ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"];
const SVG = "http://www.w3.org/2000/svg";
/** Squares along each side of the board. */
const SIDE = 9;
/** A finger hides what is under it: the patch floats above. */
const LIFT = 56;
/** So far a pointer may tremble before it drags. */
const TREMBLE = 6;

let drag = null;
let dropped = false;

export const isDragging = () => Boolean(drag?.float);

const limit = (value, most) => Math.max(0, Math.min(most, value));
const name = (column, row) => String.fromCharCode(97 + column) + (row + 1);

/** The patches on offer, as the page describes them. */
function offered(id) {
  const data = document.getElementById("hold")?.textContent;
  return data && JSON.parse(data).patches.find(({ patch }) => patch === Number(id));
}

const outline = ({ patch, hold }) => patch.outlines[patch.holds[hold]];

/** Where the board's squares are on the screen. */
function squares() {
  const box = document.querySelector(".quilt-box [data-squares]");
  const matrix = box?.getScreenCTM();
  return matrix && { x: matrix.e, y: matrix.f, unit: matrix.a * Number(box.dataset.squares) };
}

/** The top left of the box when the patch is held over a point; `null` away from the board. */
function under(held, x, y) {
  const board = squares();
  const { width, height, grip } = outline(held);
  const [column, row] = [Math.floor((x - board.x) / board.unit), Math.floor((y - board.y) / board.unit)];
  if (column < -1 || row < -1 || column > SIDE || row > SIDE) return null;
  return [limit(column - grip[0], SIDE - width), limit(row - grip[1], SIDE - height)];
}

const address = ({ patch, hold }, [column, row]) =>
  `${table()}?patch=${patch.patch}&hold=${HOLDS[hold]}&at=${name(column, row)}`;

function lift(event) {
  if (event.button || !event.isPrimary) return;
  const offer = event.target.closest("a.offer[data-patch]");
  const box = event.target.closest(".quilt-box[data-patch]");
  const inHand = box && event.target.closest("[data-hand]");
  const from = offer ?? (inHand && box);
  const patch = from && offered(from.dataset.patch);
  dropped = false;
  if (!patch || !squares()) return;
  const now = document.querySelector(".quilt-box").dataset;
  const first = patch.holds.findIndex((number) => patch.outlines[number].fits);
  const hold = now.patch === from.dataset.patch ? Number(now.hold) : Math.max(0, first);
  drag = { patch, hold, inHand, start: [event.clientX, event.clientY], lift: event.pointerType === "mouse" ? 0 : LIFT, pointer: event.pointerId };
}

function begin() {
  drag.float = document.createElementNS(SVG, "svg");
  drag.float.setAttribute("class", "float");
  drag.float.setAttribute("aria-hidden", "true");
  drag.float.append(document.createElementNS(SVG, "g"));
  document.body.append(drag.float);
  document.documentElement.classList.add("dragging");
  drag.inHand?.setAttribute("opacity", ".2");
  paint();
}

function paint() {
  drag.float.firstChild.innerHTML = outline(drag).drawn;
  place();
}

function place() {
  const board = squares();
  const [x, y] = [drag.x, drag.y - drag.lift];
  const { grip, fits } = outline(drag);
  drag.at = under(drag, x, y);
  const scale = board.unit / 20;
  const free = [x - (grip[0] + 0.5) * board.unit, y - (grip[1] + 0.5) * board.unit];
  const [left, top] = drag.at ? [board.x + drag.at[0] * board.unit, board.y + drag.at[1] * board.unit] : free;
  const group = drag.float.firstChild;
  group.setAttribute("transform", `translate(${left} ${top}) scale(${scale})`);
  const legal = Boolean(drag.at) && fits.includes(name(...drag.at));
  group.setAttribute("class", !drag.at ? "nowhere" : legal ? "" : "misfit");
  group.querySelector(".pw-on-badge")?.setAttribute("href", legal ? "#pw-i-tick" : "#pw-i-cross");
}

function move(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  [drag.x, drag.y] = [event.clientX, event.clientY];
  if (drag.float) return place();
  if (Math.hypot(drag.x - drag.start[0], drag.y - drag.start[1]) > TREMBLE) begin();
}

function drop(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { at, inHand, float } = drag;
  const done = drag;
  end();
  if (!float) return;
  dropped = true;
  if (at) show(address(done, at), { focus: ".quilt-box" });
  else if (inHand) show(table());
}

function end() {
  drag?.float?.remove();
  drag?.inHand?.removeAttribute("opacity");
  document.documentElement.classList.remove("dragging");
  drag = null;
}

/** Turns or flips what is dragged, or drops it. */
export function turn(key) {
  const [face, turns] = [drag.hold >> 2, drag.hold & 3];
  if (key === "escape") return end(), true;
  if (key === "r") drag.hold = face * 4 + ((turns + 1) & 3);
  else if (key === "f") drag.hold = (1 - face) * 4 + ((4 - turns) & 3);
  else return false;
  paint();
  return true;
}

/** A tap on the board lays the patch in hand there. */
function tap(event) {
  const box = event.target.closest(".quilt-box[data-patch]");
  if (!box || event.target.closest("a, [data-hand]")) return;
  const held = { patch: offered(box.dataset.patch), hold: Number(box.dataset.hold) };
  const at = held.patch && under(held, event.clientX, event.clientY);
  if (at) show(address(held, at), { focus: ".quilt-box" });
}

export function watchDrags() {
  document.addEventListener("pointerdown", lift);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", end);
  // The page must not scroll under a patch, and links must not be dragged themselves.
  document.addEventListener("touchmove", (event) => drag && event.preventDefault(), { passive: false });
  document.addEventListener("dragstart", (event) => event.target.closest?.(".offer, .quilt-box") && event.preventDefault());
  // After a drop the link under it must not be followed.
  document.addEventListener("click", (event) => {
    if (dropped && event.target.closest?.("a, .quilt-box")) event.preventDefault();
    else if (!dropped) tap(event);
    dropped = false;
  }, { capture: true });
}
