// Thinks for a window: it has the program to itself, and is ended when it should stop.

importScripts("version.js", "machine.js");

let machine;

addEventListener("message", async ({ data: { base, table, head, body } }) => {
  try {
    machine ??= await Machine.start(await WebAssembly.compileStreaming(fetch("automa.wasm")), base, []);
    machine.fill([table]);
    postMessage(machine.answer(head, body));
  } catch {
    // The service worker answers itself.
    postMessage(undefined);
    close();
  }
});
