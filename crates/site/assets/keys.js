// One key for each act: what a key does is written on the link or button that it stands for.

const NAMES = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export function watchKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target instanceof Element ? event.target : document.body;
    if (on.closest("input, textarea, select")) return;
    const key = NAMES[event.key] ?? event.key.toLowerCase();
    // Enter belongs to what has the focus.
    if (key === "enter" && on.closest("a, button, summary")) return;
    const scope = document.querySelector(".sheet") ?? document;
    const target = [...scope.querySelectorAll("[data-key]")].find((element) => element.dataset.key === key && !element.disabled && element.getClientRects().length);
    if (!target) return;
    event.preventDefault();
    // A link inside a drawing has no click of its own.
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (target.localName === "summary") target.scrollIntoView({ block: "nearest" });
  });
}
