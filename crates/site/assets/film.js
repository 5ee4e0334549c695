// Looking back: a slider over all positions. Frames come in batches, ahead of the eye, and are kept as they are: to show one is to make
// the one that stands there the same.

const film = document.querySelector(".film");
const [shown, slider, chart] = [".shown", "input[type=range]", ".course svg"].map((part) => film.querySelector(part));
const [play, output] = [".reels", "output"].map((part) => film.querySelector(part));
const list = film.querySelector(".film-list");
const { film: address, version } = film.dataset;
const count = Number(film.dataset.count);

/** Frames by their number, the last used at the end; and how much of that is kept. */
const frames = new Map();
const MOST_BYTES = 48e6;
let bytes = 0;

let at = Number(film.dataset.at);
/** The frame that stands there; the moves on the screen wait for the next picture of the browser. */
let stands = at;
let due = false;
let playing = 0;
let loading = null;
let ahead = at === count ? -1 : 1;
/** How many frames came at once last time: an answer has a size, not a number. */
let batched = 1;

const own = shown.firstElementChild;
keep(at, own.cloneNode(true), own.outerHTML.length);

function keep(number, frame, size) {
  if (frames.has(number)) return;
  frames.set(number, { frame, size });
  bytes += size;
  for (const [old, { size: freed }] of frames) {
    if (bytes <= MOST_BYTES || old === at) break;
    frames.delete(old);
    bytes -= freed;
  }
}

/** The first frame from here on that is not there yet, in the direction in which the film runs. */
function missing(from) {
  for (let step = 0; step <= 64; step++) {
    const number = from + step * ahead;
    if (number < 0 || number > count) return;
    if (!frames.has(number)) return number;
  }
}

/** Asks for frames, one batch after the other: first for the one that is looked at, then for those that come next. */
async function load() {
  if (loading) return;
  const wanted = frames.has(at) ? missing(at) : at;
  if (wanted === undefined) return;
  // Backwards the batch ends with the wanted one.
  const from = ahead < 0 && frames.has(at) ? Math.max(0, wanted - batched + 1) : wanted;
  loading = fetch(`${address}/frames?from=${from}&count=${frames.has(at) ? 16 : 1}`);
  try {
    const answer = await loading;
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const batch = page.querySelector("[data-version]");
    // Somebody has played on: the film is another one.
    if (batch.dataset.version !== version) return location.reload();
    const came = [...batch.children];
    for (const frame of came) keep(Number(frame.dataset.at), document.adoptNode(frame), frame.innerHTML.length);
    // Where it did not reach as far as the wanted one, the next reaches further.
    batched = Math.max(1, frames.has(wanted) ? came.length : came.length - 1);
    draw();
  } catch {
    // Without a connection the film stays where it is.
    stop();
    return;
  } finally {
    loading = null;
  }
  load();
}

/** Goes to a position. */
function go(number, { quietly = false } = {}) {
  const to = Math.min(Math.max(number, 0), count);
  if (to !== at) ahead = to > at ? 1 : -1;
  at = to;
  draw();
  load();
  clearTimeout(told);
  told = setTimeout(() => tell(quietly), 250);
}

let told;

/** What waits until the hand rests: the address, the list, and what is read aloud. */
function tell(quietly) {
  history.replaceState(history.state, "", `${address}/${at}`);
  for (const item of film.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
  const item = list?.children[at - 1];
  item?.setAttribute("aria-current", "step");
  if (item) list.scrollTop = item.offsetTop - list.clientHeight / 2;
  const chapter = [...film.querySelectorAll(".chapters a")].findLast((link) => Number(link.dataset.number) <= at);
  chapter?.setAttribute("aria-current", "true");
  bring(chapter);
  for (const input of film.querySelectorAll(".review input[name=at]")) if (!input.closest("li")) input.value = at;
  if (!quietly) document.getElementById("live").textContent = shown.querySelector(".line")?.textContent ?? "";
}

/** On a small screen the chapters are one row that moves: this one comes into its middle. */
function bring(chapter) {
  const row = chapter?.parentElement;
  if (row) row.scrollLeft = chapter.offsetLeft - row.offsetLeft - (row.clientWidth - chapter.offsetWidth) / 2;
}

/** When a frame was last put in place, how long the browser took to paint it, and the next try. */
let [drawn, cost, later] = [0, 0, 0];

function draw() {
  if (!due) requestAnimationFrame(put);
  due = true;
}

function put() {
  due = false;
  slider.value = at;
  output.textContent = slider.dataset.says.replace("…", at);
  const { first, last } = chart?.parentElement.dataset ?? {};
  const width = chart?.viewBox.baseVal.width;
  chart?.querySelector(".plot-now").setAttribute("transform", `translate(${width * (+first + (last - first) * (count ? at / count : 0))} 0)`);
  for (const [key, to] of [["left", at - 1], ["right", at + 1], ["first", 0], ["last", count]]) {
    const link = film.querySelector(`[data-to=${key}]`);
    link.setAttribute("href", `${address}/${Math.min(Math.max(to, 0), count)}`);
    link.toggleAttribute("aria-disabled", false);
    if (at === (key === "left" || key === "first" ? 0 : count)) link.setAttribute("aria-disabled", "true");
  }
  const known = frames.get(at);
  if (!known || stands === at) return;
  // Large pictures take longer than the browser has between two of its own: they give way, so that the slider keeps up with the hand.
  const now = performance.now();
  clearTimeout(later);
  if (now - drawn < cost) return (later = setTimeout(draw, cost - (now - drawn)));
  drawn = now;
  requestAnimationFrame(() => requestAnimationFrame((then) => (cost = then - now > 50 ? then - now : 0)));
  frames.delete(at);
  frames.set(at, known);
  // What was opened stays open; a map that was moved stays where it is, since it is the same map.
  const opened = shown.querySelector(".verdict details")?.open;
  become(shown.firstElementChild, known.frame);
  if (opened) shown.querySelector(".verdict details")?.setAttribute("open", "");
  stands = at;
}

/** Makes a part of the page the same as another by changing only what differs: from one position to the next that is little, and the
 *  browser styles, lays out and paints no more than that. */
function become(here, wanted) {
  if (here.isEqualNode(wanted)) return;
  if (here.nodeName !== wanted.nodeName) return here.replaceWith(wanted.cloneNode(true));
  if (!here.attributes) return (here.nodeValue = wanted.nodeValue);
  for (const { name } of [...here.attributes]) if (!wanted.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  const [old, next] = [[...here.childNodes], [...wanted.childNodes]];
  // What came or went is mostly one piece: what stands behind it is the same and only moves along.
  let kept = 0;
  while (kept < Math.min(old.length, next.length) && old.at(-1 - kept).isEqualNode(next.at(-1 - kept))) kept++;
  const [gone, come] = [old.length - kept, next.length - kept];
  next.slice(0, come).forEach((child, index) => {
    if (index < gone) become(old[index], child);
    else here.insertBefore(child.cloneNode(true), old[gone] ?? null);
  });
  old.slice(come, gone).forEach((child) => child.remove());
}

// --- Play and pause -----------------------------------------------------------------------------------------------------------------

const PACE = { calm: 1400, quick: 600, off: 1400 }[film.dataset.pace];

function stop() {
  clearInterval(playing);
  playing = 0;
  say();
}

function say() {
  film.classList.toggle("plays", Boolean(playing));
  play.setAttribute("aria-label", play.dataset[playing ? "pause" : "play"]);
}

function toggle() {
  if (playing) return stop();
  if (at === count) go(0);
  playing = setInterval(() => {
    // What is not there yet is waited for.
    if (frames.has(at)) go(at + 1, { quietly: true });
    if (at >= count) stop();
  }, PACE);
  say();
}

play.addEventListener("click", toggle);
slider.addEventListener("input", () => {
  if (playing) stop();
  go(slider.valueAsNumber);
});
document.addEventListener("keydown", (event) => {
  const on = event.target instanceof Element ? event.target : document.body;
  if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || on.closest("a, button, summary, textarea, select, ol, input:not([type=range])")) return;
  event.preventDefault();
  toggle();
});

// --- Links that lead to another position of this film ----------------------------------------------------------------------------------

film.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-to], a[data-number]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (playing) stop();
  go(Number(link.getAttribute("href").split("/").pop()));
  if (link.dataset.number) film.querySelector(".film-bar").scrollIntoView({ block: "nearest" });
});
chart?.addEventListener("click", (event) => {
  const { left, width } = chart.getBoundingClientRect();
  const { first, last } = chart.parentElement.dataset;
  go(Math.round(((event.clientX - left) / width - first) / (last - first) * count));
});

// --- Keep and share -------------------------------------------------------------------------------------------------------------------

film.addEventListener("click", async (event) => {
  const [copy, png] = [event.target.closest("[data-link]"), event.target.closest("[data-png]")];
  if (copy) {
    const copied = await navigator.clipboard.writeText(location.origin + copy.dataset.link).then(() => true, () => false);
    // Not allowed here: then the address bar has it.
    if (copied) document.getElementById("live").textContent = copy.lastChild.textContent = copy.dataset.done;
  }
  if (png) save(await painted(png.dataset.png), png.dataset.name);
});

/** An SVG as a PNG, twice as large, so that its letters stay sharp. */
async function painted(url) {
  const text = await (await fetch(url)).text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function save(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// --- The review: some seconds of thought after the other, until all is looked at or somebody stops ------------------------------------

const review = film.querySelector("[data-review]");
const form = review?.querySelector("form[action$='/review']");
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const [begin, halt] = [form.querySelector(".go"), form.querySelector(".halt")];
  const [row, bar, trouble] = [".progress", "progress", ".note-box"].map((part) => form.querySelector(part));
  let goes = true;
  halt.onclick = () => {
    goes = false;
    fetch(halt.dataset.stop, { method: "POST" }).catch(() => {});
  };
  begin.hidden = trouble.hidden = true;
  halt.hidden = row.hidden = false;
  let moved = false;
  // The first answer comes soon, so that something moves; then a second each.
  let time = 200;
  while (goes) {
    let answer;
    try {
      answer = await fetch(`${review.dataset.review}?time=${time}`, { method: "POST" });
    } catch (error) {
      answer = { ok: false, json: () => ({ error: { message: error.message } }) };
    }
    const told = await answer.json?.().catch?.(() => ({})) ?? {};
    if (!answer.ok) {
      if (told.error?.code === "busy" && goes) {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        continue;
      }
      if (told.error?.code !== "stopped") {
        trouble.textContent = trouble.dataset.busy.replace("…", told.error?.message ?? answer.status);
        trouble.hidden = false;
      }
      break;
    }
    moved = true;
    time = 1000;
    // Stopped while it thought in a worker: there is nothing new.
    if (told.done === undefined) break;
    bar.value = told.done;
    row.querySelector("label").textContent = row.querySelector("label").textContent.replace(/\d+/, told.done);
    if (told.complete) break;
  }
  halt.hidden = true;
  // What was found is on the next page. Until that is there, nothing invites a tap that would be lost with this one.
  const leaves = moved && trouble.hidden;
  begin.hidden = leaves;
  if (leaves) {
    history.replaceState(history.state, "", `${address}/${at}#review`);
    location.reload();
  }
});

tell(true);
load();
