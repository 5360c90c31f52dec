// Beside the order stands its document: it shows where a value was read, and gives its words to fields.

import { covered, look } from "./lens.js";

// Where a value stands in the document.
let marked = null;
/** The field that words of the document go into. */
export let field = null;

const form = document.getElementById("order-form");
const review = document.getElementById("review");

form.addEventListener("focusin", ({ target }) => {
  const readable = target.matches("input[name]:not([type=search]), textarea");
  if (!readable && !target.matches("summary")) return;
  field = readable ? target : null;
  mark(target);
});

// A field that has the focus already leads back to its place, wherever the document was turned to.
form.addEventListener("click", ({ target }) => {
  if (target === marked) mark(target);
});

/** Shows where a value stands; `seek` also fetches the rows of a long sheet that it stands in. */
export function mark(target, { seek = true } = {}) {
  marked = target;
  for (const old of document.querySelectorAll(".mark, .marked")) {
    if (old.matches(".mark")) old.remove();
    else old.classList.remove("marked");
  }
  const places = evidenceOf(target);
  look(target, places[0]);
  for (const evidence of places.toReversed()) {
    if (evidence.length > 2) markBox(evidence);
    else markCell(evidence);
  }
  if (seek && places[0]?.length === 2) fetchRows(places[0]);
}

// What a line means stands where its values stand.
function evidenceOf(target) {
  const near = target?.matches("summary")
    ? target.closest("#f-customer, [data-line]")?.querySelectorAll("[data-evidence]")
    : [target];
  return [...(near ?? [])].flatMap((each) =>
    each?.dataset.evidence ? JSON.parse(each.dataset.evidence) : [],
  );
}

function markBox([page, x0, y0, x1, y1]) {
  const figure = document.querySelector(`[data-page="${page}"]`);
  const marks = figure?.querySelector(".marks");
  if (!marks) return;
  const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const room = 2;
  for (const [name, value] of Object.entries({
    x: x0 - room,
    y: y0 - room,
    width: x1 - x0 + 2 * room,
    height: y1 - y0 + 2 * room,
    rx: 2,
  }))
    box.setAttribute(name, value);
  box.classList.add("mark");
  marks.append(box);
  const scroll = figure.closest(".document-scroll");
  const [place, view] = [box.getBoundingClientRect(), scroll.getBoundingClientRect()];
  if (isInSight(box, scroll) || !view.height) return;
  scroll.scrollTo({
    top: scroll.scrollTop + place.top - view.top - view.height / 3,
    left: scroll.scrollLeft + place.left - view.left - Math.max(24, (view.width - place.width) / 2),
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
}

function isInSight(element, scroll) {
  const [place, view] = [element.getBoundingClientRect(), scroll.getBoundingClientRect()];
  return (
    place.top > view.top + 24 &&
    place.bottom < view.bottom - 24 - covered() &&
    place.left > view.left &&
    place.right < view.right
  );
}

function sheetNamed(name) {
  return [...document.querySelectorAll("[data-sheet]")].find((each) => each.dataset.sheet === name);
}

// Of a long sheet only some rows are here; a sheet that hasn't come yet comes by itself first.
const ROWS_BEFORE = 500;
async function fetchRows([sheet, cell]) {
  const content = sheetNamed(sheet)?.querySelector(".sheet-content");
  const row = Number(/\d+/.exec(cell));
  const rows = [...(content?.querySelectorAll("tbody th") ?? [])].map((each) => Number(each.textContent));
  if (!rows.length || (row >= rows[0] && row <= rows.at(-1))) return;
  const from = Math.max(1, row - ROWS_BEFORE);
  const address = `${content.getAttribute("hx-get")}?from=${from}`;
  await htmx.ajax("GET", address, { target: content, swap: "innerHTML" });
  mark(marked, { seek: false });
}

function markCell([sheet, cell]) {
  const figure = sheetNamed(sheet);
  const places = cell.split(",").map((name) => figure?.querySelector(`[data-cell="${CSS.escape(name)}"]`));
  for (const place of places) place?.classList.add("marked");
  if (!places[0]) return figure?.scrollIntoView({ block: "nearest" });
  const scroll = places[0].closest(".document-scroll");
  if (!isInSight(places[0], scroll)) places[0].scrollIntoView({ block: "center", inline: "center" });
}

// Boxes stand over a page before its picture is there; cells come with their sheet.
// Rows that a person turned to stay, wherever the marked ones are.
document.addEventListener("htmx:after:swap", ({ target }) => {
  const sheet = target.closest?.("[data-sheet]");
  const seek = Boolean(sheet && !sheet.dataset.opened);
  if (sheet) sheet.dataset.opened = "true";
  if (marked && (!marked.isConnected || sheet)) mark(marked.isConnected ? marked : null, { seek });
});

export function show(name) {
  review.dataset.pane = name;
  for (const tab of review.querySelectorAll("[data-pane-tab]"))
    tab.setAttribute("aria-selected", tab.dataset.paneTab === name);
  if (name === "document" && marked) mark(marked);
}
