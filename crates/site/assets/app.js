// Without this script everything works by plain links and forms.

import { follow, stayAwake } from "./live.js";
import { watchKeys } from "./keys.js";
import { placeMaps } from "./map.js";
import { stage, watchScene } from "./scene.js";
import { watchPage } from "./swap.js";

document.documentElement.classList.add("js");
placeMaps();
watchPage();
stage(false);
watchScene();
watchKeys();
follow();
stayAwake();

// Another seed without losing what else was chosen.
document.addEventListener("click", (event) => {
  const dice = event.target.closest("[data-dice]");
  if (!dice) return;
  event.preventDefault();
  document.getElementById(dice.dataset.dice).value = Math.floor(Math.random() * 1e6);
});

// A line to send to friends. Where nothing can be copied, there is no button.
if (navigator.clipboard) document.documentElement.classList.add("copies");
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const line = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(line.textContent);
    button.textContent = button.dataset.done;
    document.getElementById("live").textContent = button.dataset.done;
  } catch {
    // Not allowed here: marked, so that it can be copied by hand.
    getSelection().selectAllChildren(line);
  }
});

// Settings apply at once.
document.addEventListener("change", (event) => {
  event.target.closest?.("form[data-send=now]")?.requestSubmit();
});

// A table may have a board to drag pieces onto.
if (document.body.dataset.table) import("./drag.js").then(({ watchDrags }) => watchDrags());

// A page that takes files.
if (document.querySelector("[data-into]")) import("./files.js");

if (document.body.dataset.offline) import("./offline.js").then(({ begin }) => begin());
