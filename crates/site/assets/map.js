// A map in a box of its own: it begins at what matters, and stays where it was moved to.

const boxes = () => document.querySelectorAll(".mapbox[id]");
// What is not on the screen has no place yet.
const shown = () => [...boxes()].filter((box) => box.clientWidth);
const whole = (box) => box.parentElement.querySelector(".whole input");
const kept = new Map();

export function keepMaps() {
  for (const box of shown()) kept.set(box.id, [box.scrollLeft, box.scrollTop, whole(box)?.checked]);
}

// A view that was hidden comes to what matters when it is shown.
document.addEventListener("change", (event) => event.target.name === "view" && placeMaps());

export function placeMaps() {
  for (const box of shown()) {
    const [left, top, checked] = kept.get(box.id) ?? [];
    if (checked) whole(box).checked = true;
    const hex = box.querySelector(`:is([data-hex="${box.dataset.centre}"], [data-space="${box.dataset.centre}"], [data-plot="${box.dataset.centre}"])`)?.getBoundingClientRect();
    const { x, y, width, height } = box.getBoundingClientRect();
    if (left !== undefined) box.scrollTo(left, top);
    else if (hex) box.scrollTo(hex.x - x - width / 2, hex.y - y - height / 2);
  }
}

/** Whether a place lies outside the window of its map. */
export function isOut(place) {
  const frame = place.closest(".mapbox");
  if (!frame) return false;
  const [box, at] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  return at.left < box.left || at.right > box.right || at.top < box.top || at.bottom > box.bottom;
}

/** Moves the map under its window so that a place is in the middle; the page itself stays. */
export function bring(place, behavior) {
  const frame = place.closest(".mapbox");
  if (!frame) return;
  const [box, at] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  frame.scrollBy({ left: at.x - box.x - box.width / 2, top: at.y - box.y - box.height / 2, behavior });
}
