// When another device has moved, this page follows. And the screen stays awake at the table.

import { isSending, refresh, table } from "./swap.js";

export function follow() {
  if (!table() || location.pathname !== table()) return;
  const newer = (version) => !isSending() && version > Number(document.body.dataset.version);
  const { offline, base, table: id } = document.body.dataset;
  if (offline) {
    // The other windows of this device.
    const channel = new BroadcastChannel(`automa ${base}`);
    channel.addEventListener("message", ({ data }) => data.id === id && newer(data.version) && refresh());
    return addEventListener("pagehide", () => channel.close());
  }
  const events = new EventSource(`${table()}/events`);
  events.addEventListener("version", ({ data }) => {
    if (newer(Number(data))) refresh();
  });
  addEventListener("pagehide", () => events.close());
}

export function stayAwake() {
  if (!document.body.dataset.awake || !("wakeLock" in navigator)) return;
  const ask = () => document.visibilityState === "visible" && navigator.wakeLock.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", ask);
  ask();
}
