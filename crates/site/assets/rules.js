// The rules of a page: they are filtered as one types. Without this script the field asks for another page.

const field = document.getElementById("q");
const chapters = [...document.querySelectorAll(".chapter")];

/** Shows the rules with all these words, and opens their chapters. */
function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of chapters) {
    let here = 0;
    const name = chapter.querySelector("summary h2").textContent;
    for (const rule of chapter.querySelectorAll(".one-rule")) {
      const text = `${name} ${rule.textContent}`.toLowerCase();
      rule.hidden = !words.every((word) => text.includes(word));
      here += !rule.hidden;
    }
    chapter.hidden = !here;
    chapter.open = words.length > 0 && here > 0;
    found += here;
  }
  document.querySelector(".toc").hidden = words.length > 0;
  document.getElementById("none").hidden = found > 0;
  document.getElementById("live").textContent = words.length ? String(found) : "";
}

/** A link to a chapter or a rule opens what hides it. */
function unfold() {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const chapter = target && target.closest("details");
  if (!chapter) return;
  chapter.open = true;
  target.scrollIntoView();
}

if (field && chapters.length) {
  field.addEventListener("input", filter);
  addEventListener("hashchange", unfold);
  filter();
  unfold();
}
