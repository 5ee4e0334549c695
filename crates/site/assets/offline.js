// Without a server: this window thinks for the service worker, says when there is a newer version, and looks after the storage.

const { base } = document.body.dataset;

export function begin() {
  navigator.serviceWorker.addEventListener("message", ({ data, ports: [port] }) => {
    if (data.think) think(data.think, port);
    if (data.stop) stop();
  });
  watchForNewer();
  keep();
  offerToInstall();
}

// --- Thinking: in a worker of its own, which is ended when it should stop --------------------------------------------------------

let worker;

function think(asked, port) {
  port.postMessage("thinking");
  worker ??= new Worker(`${base}/thinker.js`);
  worker.onmessage = ({ data }) => port.postMessage(data);
  worker.onerror = () => {
    port.postMessage(undefined);
    stop();
  };
  worker.postMessage(asked);
}

function stop() {
  worker?.terminate();
  worker = undefined;
}

// --- A newer version waits until the person agrees -------------------------------------------------------------------------------

async function watchForNewer() {
  const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
  if (!registration) return;
  const note = document.getElementById("newer");
  const look = () => (note.hidden = !registration.waiting);
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", look));
  look();
  note.querySelector("button").addEventListener("click", () => registration.waiting?.postMessage("take over"));
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
}

// --- Storage that the browser may not clear --------------------------------------------------------------------------------------

async function keep() {
  const note = document.getElementById("evict");
  const kept = (await navigator.storage?.persisted?.()) || (document.body.dataset.table && (await navigator.storage?.persist?.()));
  if (note) note.hidden = Boolean(kept) || !document.querySelector(".gamecard");
}

// --- Installing ------------------------------------------------------------------------------------------------------------------

function offerToInstall() {
  const offer = document.getElementById("install");
  if (!offer) return;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.hidden = false;
    offer.querySelector("button").onclick = async () => {
      offer.hidden = true;
      await event.prompt();
    };
  });
}
