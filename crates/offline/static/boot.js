// The first visit: the service worker is put in place, and from then on it answers.

const [message, progress] = [document.getElementById("message"), document.querySelector("progress")];

// The program that knows all languages is not here yet: this page has its few sentences itself.
const GERMAN = navigator.language?.startsWith("de");
const say = (english, german) => (GERMAN ? german : english);
if (GERMAN) {
  document.documentElement.lang = "de";
  document.getElementById("tagline").textContent = "Der Gegner in der Schachtel, für den echten Tisch und am Bildschirm.";
  message.textContent = "Das Programm wird geladen, einmal: danach geht es ohne Verbindung.";
  progress.setAttribute("aria-label", "Lädt");
}

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
  throw new Error(
    say(
      "The program is not where it should be; check the connection and try again.",
      "Das Programm ist nicht dort, wo es sein sollte. Prüfe die Verbindung und versuche es noch einmal.",
    ),
  );
}

async function boot() {
  if (!("serviceWorker" in navigator)) {
    const why = isSecureContext
      ? say("This browser cannot keep programs (a private window?).", "Dieser Browser kann keine Programme behalten (ein privates Fenster?).")
      : say("This page must be opened by https:// or from localhost.", "Diese Seite muss mit https:// oder von localhost geöffnet werden.");
    return fail(`${why} ${say("automa needs a service worker.", "automa braucht einen Service Worker.")}`);
  }
  const base = await found();
  const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: "none" });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise((resolve, reject) => {
    const look = () => {
      // Nobody uses an older one: this page is not answered by it.
      if (worker.state === "installed") worker.postMessage("take over");
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") {
        const why = say("The program could not be loaded", "Das Programm ließ sich nicht laden");
        reject(new Error(`${why}. ${say("Check the connection and try again.", "Prüfe die Verbindung und versuche es noch einmal.")}`));
      }
    };
    worker.addEventListener("statechange", look);
    look();
  });
  location.reload();
}

boot().catch((error) => fail(error.message));
