// A file instead of its text: chosen, or dropped anywhere on a page that takes files.

async function bring(file, { dataset: { into } }) {
  const text = document.getElementById(into);
  text.removeAttribute("maxlength");
  text.value = await file.text();
  text.form.requestSubmit();
}

document.addEventListener("change", ({ target }) => {
  if (target.dataset?.into && target.files?.[0]) bring(target.files[0], target);
});

const field = () => document.querySelector("[data-into]");

document.addEventListener("dragover", (event) => {
  if (field() && event.dataTransfer?.types.includes("Files")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file || !field()) return;
  event.preventDefault();
  bring(file, field());
});
