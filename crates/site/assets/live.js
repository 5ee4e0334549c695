// When another device has moved, this page follows. And the screen stays awake at the table.

import { isSending, refresh, table } from "./swap.js";

export function follow() {
  if (!table() || location.pathname !== table()) return;
  const events = new EventSource(`${table()}/events`);
  events.addEventListener("version", ({ data }) => {
    if (!isSending() && Number(data) > Number(document.body.dataset.version)) refresh();
  });
  addEventListener("pagehide", () => events.close());
}

export function stayAwake() {
  if (!document.body.dataset.awake || !("wakeLock" in navigator)) return;
  const ask = () => document.visibilityState === "visible" && navigator.wakeLock.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", ask);
  ask();
}
