// Dragging a piece onto a board of squares. The page holds the outlines and where they fit; a drop asks the server for the page
// with it there.

import { show, table } from "./swap.js";

const SVG = "http://www.w3.org/2000/svg";
/** Squares along each side of the board. */
const SIDE = 9;
/** A finger hides what is under it: the piece floats above. */
const LIFT = 56;
/** So far a pointer may tremble before it drags. */
const TREMBLE = 6;

let drag = null;
let dropped = false;

const board = () => document.querySelector("[data-board]");
const limit = (value, least, most) => Math.max(least, Math.min(most, value));
/** A square by its name. There may be columns and rows beyond the board, which a piece can hang over. */
const name = ({ columns }, [column, row]) => columns[column + beyond(columns)] + (row + 1);
const beyond = (columns) => (columns.length - SIDE) / 2;

/** A piece on offer, as the page describes it. */
function offered(id) {
  const data = document.getElementById("hold")?.textContent;
  if (!data) return null;
  const { columns, ways, pieces } = JSON.parse(data);
  const piece = pieces.find((one) => one.piece === Number(id));
  return piece && { ...piece, columns, ways };
}

const outline = ({ piece, hold }) => piece.outlines[piece.holds[hold]];
const isLegal = (held) => Boolean(held.at) && outline(held).fits.includes(name(held.piece, held.at));

/** Where the board's squares are on the screen. */
function squares() {
  const box = board()?.querySelector("[data-squares]");
  const matrix = box?.getScreenCTM();
  return matrix && { x: matrix.e, y: matrix.f, scale: matrix.a, unit: matrix.a * Number(box.dataset.squares) };
}

/** The top left of the box when the piece is held over a point; `null` away from the board. */
function under(held, x, y) {
  const from = squares();
  const { width, height, grip } = outline(held);
  const over = beyond(held.piece.columns);
  const [column, row] = [Math.floor((x - from.x) / from.unit), Math.floor((y - from.y) / from.unit)];
  const away = (at) => at < -1 - over || at > SIDE + over;
  if (away(column) || away(row)) return null;
  const at = [limit(column - grip[0], -over, SIDE + over - width), limit(row - grip[1], -over, SIDE + over - height)];
  return held.piece.anywhere ? at : near(held, at);
}

/** A place beside this one where the piece fits, if it does not fit here: squares can be smaller than a finger. */
function near(held, [column, row]) {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y])).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const places = around.map(([x, y]) => [column + x, row + y]);
  return places.find((at) => isLegal({ ...held, at })) ?? [column, row];
}

const address = ({ piece, hold }, at) => `${table()}?${piece.link}hold=${piece.ways[hold]}&at=${name(piece, at)}`;

function lift(event) {
  if (event.button || !event.isPrimary) return;
  const offer = event.target.closest("[data-lift]");
  const box = event.target.closest("[data-board][data-patch]");
  const inHand = box && event.target.closest("[data-hand]");
  const id = offer?.dataset.lift ?? (inHand && box.dataset.patch);
  const piece = id && offered(id);
  dropped = false;
  if (!piece || !squares()) return;
  const now = board().dataset;
  const first = piece.holds.findIndex((number) => piece.outlines[number].fits.length);
  const hold = now.patch === id ? Number(now.hold) : Math.max(0, first);
  drag = { piece, hold, inHand, start: [event.clientX, event.clientY], lift: event.pointerType === "mouse" ? 0 : LIFT, pointer: event.pointerId };
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
  const from = squares();
  const [x, y] = [drag.x, drag.y - drag.lift];
  const { grip } = outline(drag);
  drag.at = under(drag, x, y);
  const free = [x - (grip[0] + 0.5) * from.unit, y - (grip[1] + 0.5) * from.unit];
  const [left, top] = drag.at ? [from.x + drag.at[0] * from.unit, from.y + drag.at[1] * from.unit] : free;
  const group = drag.float.firstChild;
  group.setAttribute("transform", `translate(${left} ${top}) scale(${from.scale})`);
  const legal = isLegal(drag);
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
  lay(done, at);
  if (!at && inHand) show(table());
}

/** Asks for the page with a piece there. A page that can say what is wrong with a place takes any; another one only those that fit. */
function lay(held, at) {
  if (at && (held.piece.anywhere || isLegal({ ...held, at }))) show(address(held, at), { focus: "[data-board]" });
}

function end() {
  drag?.float?.remove();
  drag?.inHand?.removeAttribute("opacity");
  document.documentElement.classList.remove("dragging");
  drag = null;
}

/** Turns or flips what is dragged, or drops it. */
function turn(key) {
  const [face, turns] = [drag.hold >> 2, drag.hold & 3];
  const [ways, flips] = [drag.piece.ways.length, drag.piece.ways.length === 8];
  if (key === "escape") return end(), true;
  if (key === "r") drag.hold = face * 4 + ((turns + 1) % (flips ? 4 : ways));
  else if (key === "f" && flips) drag.hold = (1 - face) * 4 + ((4 - turns) & 3);
  else return false;
  paint();
  return true;
}

/** A tap on the board lays the piece in hand there. */
function tap(event) {
  const box = event.target.closest("[data-board][data-patch]");
  if (!box || event.target.closest("a, [data-hand]")) return;
  const held = { piece: offered(box.dataset.patch), hold: Number(box.dataset.hold) };
  if (held.piece) lay(held, under(held, event.clientX, event.clientY));
}

export function watchDrags() {
  document.addEventListener("pointerdown", lift);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", end);
  // While something is dragged, keys are for that and for nothing else.
  document.addEventListener("keydown", (event) => {
    if (!drag?.float) return;
    event.stopPropagation();
    if (turn(event.key.toLowerCase())) event.preventDefault();
  }, { capture: true });
  // The page must not scroll under a piece, and links must not be dragged themselves.
  document.addEventListener("touchmove", (event) => drag && event.preventDefault(), { passive: false });
  document.addEventListener("dragstart", (event) => event.target.closest?.("[data-lift], [data-board]") && event.preventDefault());
  // After a drop the link under it must not be followed.
  document.addEventListener("click", (event) => {
    if (dropped && event.target.closest?.("a, [data-board]")) event.preventDefault();
    else if (!dropped) tap(event);
    dropped = false;
  }, { capture: true });
}
