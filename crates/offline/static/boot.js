// The first visit: the service worker is put in place, and from then on it answers.

const [message, progress] = [document.getElementById("message"), document.querySelector("progress")];

function fail(text) {
  progress.hidden = true;
  message.textContent = text;
}

/** The path of the app: this page may also stand for an address deep inside it. */
async function found() {
  for (let path = location.pathname; path.includes("/"); ) {
    path = path.slice(0, path.lastIndexOf("/"));
    const answer = await fetch(`${path}/version.js`, { cache: "no-store" });
    if (answer.ok && (await answer.text()).startsWith("self.VERSION")) return path;
  }
  throw new Error("The program is not where it should be; check the connection and try again.");
}

async function boot() {
  if (!("serviceWorker" in navigator)) {
    const why = isSecureContext ? "This browser cannot keep programs (a private window?)." : "This page must be opened by https:// or from localhost.";
    return fail(`${why} automa needs a service worker.`);
  }
  const base = await found();
  const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: "none" });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise((resolve, reject) => {
    const look = () => {
      // Nobody uses an older one: this page is not answered by it.
      if (worker.state === "installed") worker.postMessage("take over");
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The program could not be loaded; check the connection and try again."));
    };
    worker.addEventListener("statechange", look);
    look();
  });
  location.reload();
}

boot().catch((error) => fail(error.message));
