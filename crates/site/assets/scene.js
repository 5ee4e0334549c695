// What the bots did plays by itself: one step after the other, each lit up on the board. It can be stepped through at any time,
// and nobody has to wait for it.

import { bring, isOut } from "./map.js";

const CALM = matchMedia("(prefers-reduced-motion: no-preference)");
const PACE = { calm: 2600, quick: 1100 };
let timer = null;
let tones = null;

const scene = () => document.getElementById("scene");
const steps = () => [...(scene()?.querySelectorAll("li") ?? [])];

/** Shows one step, and where it happened. */
function show(number) {
  const all = steps();
  const at = Math.max(0, Math.min(number, all.length - 1));
  all.forEach((step, index) => step.classList.toggle("on", index === at));
  fit(all[at].querySelector(".say"));
  const output = scene().querySelector("output");
  if (output) output.textContent = `${at + 1} / ${all.length}`;
  scene().dataset.at = at;
  for (const button of scene().querySelectorAll("[data-step]")) button.disabled = !all[at + Number(button.dataset.step)];
  for (const button of scene().querySelectorAll("[data-end]")) button.disabled = at === all.length - 1;
  document.querySelectorAll(".lit").forEach((place) => place.classList.remove("lit"));
  const places = (all[at].dataset.places ?? "").split(" ").filter(Boolean);
  const lit = places.flatMap((name) => [...document.querySelectorAll(`[data-hex="${CSS.escape(name)}"]`)]);
  lit.forEach((place) => place.classList.add("lit"));
  if (lit[0] && isOut(lit[0])) bring(lit[0], CALM.matches ? "smooth" : "auto");
  return at < all.length - 1;
}

/** Sets what is too long for its place in smaller letters. */
function fit(text) {
  text?.classList.remove("tight");
  if (text && text.scrollHeight > text.clientHeight + 2) text.classList.add("tight");
}

/** The step that stays when all have been seen: the last that happened on the board, not what was counted for it; at the end of
    the game who has won. */
function main() {
  const all = steps();
  if (scene().closest(".res")) return all.length - 1;
  const told = all.findLastIndex((step) => step.dataset.places || step.querySelector(".screen"));
  return told < 0 ? all.length - 1 : told;
}

/** A short tone and a short touch for a step, where the person wants that. */
function ring() {
  if (scene().dataset.sound !== "on") return;
  navigator.vibrate?.(18);
  try {
    tones ??= new AudioContext();
    const [tone, loud] = [tones.createOscillator(), tones.createGain()];
    tone.frequency.value = 392;
    loud.gain.setValueAtTime(0.06, tones.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.0001, tones.currentTime + 0.25);
    tone.connect(loud).connect(tones.destination);
    tone.start();
    tone.stop(tones.currentTime + 0.25);
  } catch {
    // Without sound it is still a scene.
  }
}

function play(number) {
  clearTimeout(timer);
  const more = show(number);
  ring();
  // A screen of its own lies over the board: longer than a step, and gone at the first tap.
  const screened = Boolean(steps()[number]?.querySelector(".screen"));
  scene().classList.toggle("screened", screened);
  const pace = PACE[scene().dataset.speed] * (screened ? 2 : 1);
  if (pace && CALM.matches) timer = setTimeout(() => scene() && (more ? play(number + 1) : settle()), pace);
}

/** All was played. */
function settle() {
  uncover();
  show(main());
}

const uncover = () => scene()?.classList.remove("screened");

/** A page was put in place: what is new plays, what was seen before stands at its end. */
export function stage(fresh) {
  clearTimeout(timer);
  if (!scene()) return;
  if (fresh) play(0);
  else show(main());
}

/** A tap on a tile tells what it is, over the page; the next tap anywhere closes that. Without a script the link does it. */
function tell(event) {
  const link = event.target.closest?.("a.tell");
  const told = link && document.querySelector(link.getAttribute("href"));
  for (const sentence of document.querySelectorAll(".tells .on")) sentence.classList.remove("on");
  if (!told && !event.target.closest?.(".tells a")) return;
  event.preventDefault();
  told?.classList.add("on");
}

export function watchScene() {
  document.addEventListener("click", tell, true);
  document.addEventListener("pointerdown", uncover, true);
  document.addEventListener("click", (event) => {
    // What is too long for its place is read whole by a tap.
    event.target.closest("#scene .say, .since .what")?.classList.toggle("whole");
    if (event.target.closest("[data-end]")) {
      clearTimeout(timer);
      uncover();
      show(steps().length - 1);
    }
    const by = Number(event.target.closest("[data-step]")?.dataset.step);
    if (!by || !scene()) return;
    clearTimeout(timer);
    show(Number(scene().dataset.at ?? 0) + by);
    scene().classList.toggle("screened", Boolean(scene().querySelector("li.on .screen")));
  });
}
