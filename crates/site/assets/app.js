// Without this script everything works by plain links and forms.

import { follow, stayAwake } from "./live.js";
import { watchDrags } from "./drag.js";
import { watchKeys } from "./keys.js";
import { placeMaps } from "./map.js";
import { stage, watchScene } from "./scene.js";
import { watchPage } from "./swap.js";

document.documentElement.classList.add("js");
placeMaps();
watchPage();
stage(false);
watchScene();
watchDrags();
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

// Settings apply at once.
document.addEventListener("change", (event) => {
  event.target.closest?.("form[data-send=now]")?.requestSubmit();
});

// A file instead of its text.
document.addEventListener("change", async (event) => {
  const { into } = event.target.dataset ?? {};
  const [file] = event.target.files ?? [];
  if (!into || !file) return;
  const text = document.getElementById(into);
  text.removeAttribute("maxlength");
  text.value = await file.text();
  text.form.requestSubmit();
});

if (document.body.dataset.offline) import("./offline.js").then(({ begin }) => begin());
