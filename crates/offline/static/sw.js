// The server of the app without a server. Requests are answered one after the other by the program; what an answer has changed is
// on the disk before it is given.

importScripts("version.js", "machine.js", "shelf.js");

const SCOPE = new URL(registration.scope);
const BASE = SCOPE.pathname.replace(/\/$/, "");
const CACHE = `automa ${BASE} ${VERSION}`;
/** Files that are no answers of the program. */
const FILES = ["automa.wasm", "version.js", "machine.js", "thinker.js"];
const news = new BroadcastChannel(`automa ${BASE}`);

// A new version waits until the person agrees: `boot.js` and `offline.js` ask.
addEventListener("install", (event) => event.waitUntil(fetchFiles()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());

async function fetchFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.slice(1).map((name) => new Request(new URL(name, SCOPE), { cache: "reload" })));
  await cache.put(new URL(FILES[0], SCOPE), await program());
}

/** The program, as small as this browser can unpack it. */
async function program() {
  const headers = { "content-type": "application/wasm" };
  for (const [ending, format] of [["br", "brotli"], ["gz", "gzip"]]) {
    try {
      const unpacked = new DecompressionStream(format);
      const answer = await fetch(new URL(`automa.wasm.${ending}`, SCOPE), { cache: "reload" });
      if (!answer.ok) continue;
      return new Response(await new Response(answer.body.pipeThrough(unpacked)).arrayBuffer(), { headers });
    } catch {
      // This browser does not know the format, or the host has unpacked it already.
    }
  }
  const answer = await fetch(new URL("automa.wasm", SCOPE), { cache: "reload" });
  if (!answer.ok) throw new Error(`the program cannot be loaded: ${answer.status}`);
  return new Response(await answer.arrayBuffer(), { headers });
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(`automa ${BASE} `) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(`${BASE}/`)) return;
  const path = url.pathname.slice(BASE.length);
  const file = path.slice(1);
  if (FILES.includes(file)) return event.respondWith(caches.match(new URL(file, SCOPE), { cacheName: CACHE }));
  event.respondWith(answered(event, path + url.search));
});

async function answered({ request, clientId }, path) {
  try {
    const asked = await read(request, path);
    const id = path.match(/\/tables\/(\w+)/)?.[1];
    if (request.method === "POST" && /\/tables\/\w+\/stop$/.test(path)) return await stop(id, request);
    if (id && takesThought(request.method, path)) {
      const client = clientId && (await clients.get(clientId));
      const thought = client && (await think(client, id, asked));
      if (thought) return thought === "stopped" ? back(id) : await inTurn(() => acknowledge(request, thought, id));
    }
    return await inTurn(() => directly(request, asked));
  } catch (error) {
    return apology(error);
  }
}

async function read(request, path) {
  const headers = [["accept-language", navigator.languages.join(",")], ["host", SCOPE.host]];
  for (const name of ["content-type", "accept"]) {
    const value = request.headers.get(name);
    if (value) headers.push([name, value]);
  }
  return { head: { method: request.method, path, headers }, body: await request.arrayBuffer() };
}

// --- The program -----------------------------------------------------------------------------------------------------------------

let shelf;
let cookies;
let machine;
let last = Promise.resolve();

/** One request after the other. */
function inTurn(work) {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

let starting;

/** The program; it is begun once, however many ask for it meanwhile. */
async function started() {
  return machine ?? (starting ??= start().finally(() => (starting = undefined)));
}

async function start() {
  // The program is compiled while it is read, and the tables come meanwhile.
  const [module, all] = await Promise.all([compiled(), opened().then((shelf) => shelf.all())]);
  ({ cookies } = all);
  return (machine = await Machine.start(module, BASE, all.tables, all.results));
}

// Whoever wakes this worker wants an answer: the program is compiled while the request is still on its way.
if (self.serviceWorker?.state === "activated") started().catch(() => {});

async function compiled() {
  const file = await caches.match(new URL("automa.wasm", SCOPE), { cacheName: CACHE });
  return WebAssembly.compileStreaming(file ?? program());
}

async function opened() {
  return (shelf ??= await Shelf.open(`automa ${BASE}`));
}

function asks({ head, body }) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`).join("; ");
  return [{ ...head, headers: [...head.headers, ["cookie", cookie]] }, body];
}

async function directly(request, asked) {
  for (let again = true; ; again = false) {
    let answer;
    try {
      answer = (await started()).answer(...asks(asked));
      return await acknowledge(request, answer);
    } catch (error) {
      // What it has in memory may not be what is on the disk: the next one begins with that.
      machine = shelf = undefined;
      // Somebody else was first: now it sees what he did.
      if (!(error instanceof Late) || !again) throw error;
    }
  }
}

class Late extends Error {}

/** Writes down what an answer has changed, and then gives it. `thinker` is the table about which somebody else thought. */
async function acknowledge(request, [{ status, headers, changes }, body], thinker) {
  const set = headers.filter(([name]) => name === "set-cookie").map(([, value]) => value.split(";")[0].split("="));
  if (set.length) cookies = { ...cookies, ...Object.fromEntries(set) };
  if (changes.length || set.length) {
    if (!(await (await opened()).write(changes, set.length && cookies))) throw new Late("another window was first; try again");
    if (thinker) machine?.fill([await shelf.one(thinker)].filter(Boolean));
    for (const { put, gone } of changes) if (put ?? gone) news.postMessage(put ? { id: put.row.id, version: put.row.version } : gone);
  }
  const given = new Headers(headers.filter(([name]) => name !== "set-cookie" && name !== "location"));
  const location = headers.find(([name]) => name === "location")?.[1];
  if (location && status >= 300 && status < 400) return Response.redirect(new URL(location, request.url), status);
  if (location) given.set("location", location);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers: given });
}

/** Where nothing else can be said. */
function apology(error) {
  const newer = error?.name === "VersionError";
  const german = (cookies?.lang ?? navigator.language)?.startsWith("de");
  const full = error?.name === "QuotaExceededError";
  const why = error?.message || error?.name || error;
  const [english, deutsch] = newer
    ? [
        "This copy of automa is older than the tables that it finds here, and leaves them alone. Close all its windows and open it again, with a connection, to get the newer one.",
        "Diese Kopie von automa ist älter als die Tische, die sie hier findet, und lässt sie in Ruhe. Schließe alle ihre Fenster und öffne sie mit Verbindung wieder, dann kommt die neuere.",
      ]
    : full
      ? [
          "Nothing was changed: the browser has no room left for it. Make some, then try again.",
          "Nichts wurde geändert: Der Browser hat keinen Platz mehr dafür. Schaffe welchen und versuche es noch einmal.",
        ]
      : [`Nothing was changed: ${why}. Try again.`, `Nichts wurde geändert: ${why}. Versuche es noch einmal.`];
  const text = german ? deutsch : english;
  const page = `<!doctype html><html lang="${german ? "de" : "en"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>automa</title><h1>automa</h1><p></p><p><a href="${BASE}/">automa</a></p></html>`;
  const escaped = text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page.replace("<p></p>", `<p>${escaped}</p>`), { status: newer ? 503 : 500, headers });
}

// --- What takes thought: in a worker of the window that asks, so that other requests are answered meanwhile -----------------------

const thinking = new Map();

function takesThought(method, path) {
  return method === "GET" ? /[?&]open=hint\b|\/hint(\?|$)/.test(path) : /\/tables\/\w+\/(let|review)(\?|$)/.test(path);
}

async function think(client, id, asked) {
  await inTurn(started);
  const table = await shelf.one(id);
  if (!table) return;
  const [head, body] = asks(asked);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    // A window that does not say at once that it thinks never will.
    const silent = setTimeout(() => resolve(), 500);
    port1.onmessage = ({ data }) => (data === "thinking" ? clearTimeout(silent) : resolve(data));
    thinking.set(id, resolve);
  });
  client.postMessage({ think: { base: BASE, table, head, body } }, [port2]);
  return answer.finally(() => thinking.delete(id));
}

async function stop(id) {
  for (const client of await clients.matchAll()) client.postMessage({ stop: id });
  thinking.get(id)?.("stopped");
  return back(id);
}

const back = (id) => Response.redirect(new URL(`${BASE}/tables/${id}`, SCOPE), 303);
