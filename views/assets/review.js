// The order beside its document: saves in place, shows where a value stands, takes words from the document, keys.
const root = document.documentElement;
const form = document.getElementById("order-form");
const review = document.getElementById("review");
root.classList.add("enhanced");

// Saves go one after the other, each with the version the one before it made.
let saving = Promise.resolve(true);
const waiting = new Map();

function save(values) {
  for (const [name, value] of Object.entries(values)) waiting.set(name, value);
  tell("Saving", "busy");
  saving = saving.then(send);
  return saving;
}

async function send() {
  if (!waiting.size) return true;
  const values = Object.fromEntries(waiting);
  waiting.clear();
  const saved = await post(form.getAttribute("action"), values);
  if (!saved)
    for (const [name, value] of Object.entries(values)) if (!waiting.has(name)) waiting.set(name, value);
  return saved;
}

let answered;
let underWay = 0;
async function post(url, values) {
  answered = null;
  underWay += 1;
  const version = form.elements.version.value;
  await htmx.ajax("POST", url, { values: { ...values, version }, target: "#flash", swap: "innerHTML" });
  underWay -= 1;
  const status = answered?.status;
  if (!status || status >= 500) tell("Not saved, press Ctrl+S to try again", "error");
  else if (status >= 400) tell(status === 409 ? "Changed by somebody else" : "Not saved", "error");
  else tell("Saved", "");
  return Boolean(status && status < 500);
}

document.addEventListener("htmx:after:request", (event) => {
  answered = event.detail.ctx.response ?? answered;
});

function tell(words, kind) {
  const place = document.getElementById("saving");
  place.textContent = words;
  place.className = `saving ${kind}`;
}

addEventListener("beforeunload", (event) => {
  if (waiting.size) event.preventDefault();
});

// What was looked up anew, or moved on, is shown as soon as nobody is in the middle of typing.
document.addEventListener("order-moved", function show() {
  if (isTyping()) setTimeout(show, 500);
  else location.reload();
});

function isTyping() {
  const field = document.activeElement;
  const typed =
    field?.matches("input, textarea") && (field.type === "search" || field.value !== field.defaultValue);
  return waiting.size > 0 || underWay > 0 || typed;
}

form.addEventListener("change", ({ target }) => {
  if (!target.name || target.type === "search" || target.form !== form || target.readOnly) return;
  const values = { [target.name]: target.value };
  if (target.dataset.taken) values[`evidence.${target.name}`] = target.dataset.taken;
  delete target.dataset.taken;
  save(values);
});

form.addEventListener("save-values", ({ detail }) => save(detail));

// A field that was not in focus while it was drawn again shows what is saved, not what was typed.
document.addEventListener("htmx:after:swap", () => {
  for (const field of form.querySelectorAll("input:not([type]), textarea")) {
    if (field !== document.activeElement && field.value !== field.defaultValue && !waiting.has(field.name))
      field.value = field.defaultValue;
  }
  if (marked && !marked.isConnected) mark(null);
});

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-save]");
  if (!button) return;
  event.preventDefault();
  const name = button.dataset.mine ?? button.name;
  save({ [name]: button.value }).then(() => {
    if (button.name === "add") form.querySelector(".line:last-of-type input")?.focus();
    else if (button.matches(".choice, .accept")) focusFinding(nextFinding());
  });
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (event.submitter?.id !== "submit") return save({});
  commit();
  if (!(await saving)) return;
  if (openFindings("error").length) return focusFinding(nextFinding(null, "error"));
  await post(event.submitter.formAction, {});
});

function saveNow() {
  commit();
  save({});
}

function commit() {
  const field = document.activeElement;
  if (field?.name && field.form === form && field.value !== field.defaultValue)
    field.dispatchEvent(new Event("change", { bubbles: true }));
}

// Where a value stands in the document.
let marked = null;
let field = null;

form.addEventListener("focusin", ({ target }) => {
  const readable = target.matches("input[name]:not([type=search]), textarea");
  if (!readable && !target.matches("summary")) return;
  field = readable ? target : null;
  mark(target);
});

function mark(target) {
  marked = target;
  for (const old of document.querySelectorAll(".mark, .marked")) {
    if (old.matches(".mark")) old.remove();
    else old.classList.remove("marked");
  }
  for (const evidence of evidenceOf(target).reverse()) {
    if (evidence.box) markBox(evidence);
    else markCell(evidence);
  }
}

// What a line means stands where its values stand.
function evidenceOf(target) {
  const near = target?.matches("summary") ? pickNear(target)?.querySelectorAll("[data-evidence]") : [target];
  return [...(near ?? [])].flatMap((each) =>
    each?.dataset.evidence ? JSON.parse(each.dataset.evidence) : [],
  );
}

function markBox({ page, box: [x0, y0, x1, y1] }) {
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
  const inSight =
    place.top > view.top + 24 &&
    place.bottom < view.bottom - 24 &&
    place.left > view.left &&
    place.right < view.right;
  if (inSight || !view.height) return;
  scroll.scrollTo({
    top: scroll.scrollTop + place.top - view.top - view.height / 3,
    left: scroll.scrollLeft + place.left - view.left - Math.max(24, (view.width - place.width) / 2),
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
}

function markCell({ sheet, cell }) {
  const figure = [...document.querySelectorAll("[data-sheet]")].find((each) => each.dataset.sheet === sheet);
  const places = cell.split(",").map((name) => figure?.querySelector(`[data-cell="${CSS.escape(name)}"]`));
  for (const place of places) place?.classList.add("marked");
  if (!places[0]) return figure?.scrollIntoView({ block: "nearest" });
  places[0].scrollIntoView({ block: "center", inline: "center" });
}

document.querySelector(".document")?.addEventListener("htmx:after:swap", () => marked && mark(marked));

// A word of the document goes into the field in focus; with Shift it is added to what stands there.
const pane = document.querySelector(".document-scroll");
pane?.addEventListener("mousedown", (event) => {
  if (event.target.closest("[data-word]")) event.preventDefault();
});
pane?.addEventListener("click", (event) => {
  const word = event.target.closest("[data-word]");
  if (!word || !field?.isConnected || field.readOnly) return;
  const add = event.shiftKey && field.value;
  field.value = add ? `${field.value} ${word.dataset.word}` : word.dataset.word;
  field.dataset.taken = JSON.stringify(
    placeOf(word, add && field.dataset.taken ? JSON.parse(field.dataset.taken) : null),
  );
  field.dataset.evidence = field.dataset.taken;
  field.focus();
  mark(field);
  if (!event.shiftKey) field.dispatchEvent(new Event("change", { bubbles: true }));
});

function placeOf(word, before) {
  const text = before ? `${before.text} ${word.dataset.word}` : word.dataset.word;
  if (word.dataset.cell)
    return { sheet: word.closest("[data-sheet]").dataset.sheet, cell: word.dataset.cell, text };
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(word.getAttribute(name)));
  const page = Number(word.closest("[data-page]").dataset.page);
  const box = [x, y, x + width, y + height];
  if (before?.page !== page) return { page, box, text };
  const joined = box.map((edge, at) =>
    at < 2 ? Math.min(edge, before.box[at]) : Math.max(edge, before.box[at]),
  );
  return { page, box: joined, text };
}

// Findings.
form.addEventListener("click", (event) => {
  const button = event.target.closest("[data-show]");
  if (!button) return;
  show("document");
  mark(button);
});

function openFindings(level) {
  return [...form.querySelectorAll("[data-finding]")].filter(
    (place) => !level || place.dataset.finding === level,
  );
}

function nextFinding(from = here(), level = undefined) {
  const all = openFindings(level);
  const after = all.find(
    (place) =>
      from && !place.contains(from) && from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return after ?? all[0];
}

// Where the person is, or was before leaving a field.
function here() {
  const { activeElement } = document;
  return form.contains(activeElement) ? activeElement : field;
}

function focusFinding(place) {
  if (!place) return document.getElementById("submit")?.focus();
  const target = place.matches(".pick")
    ? place.querySelector("summary")
    : (place.querySelector("input:not([type=search]), textarea, select, button") ?? place);
  target.closest("details:not([open])")?.setAttribute("open", "");
  target.focus();
  target.scrollIntoView({ block: "nearest" });
}

form.addEventListener("click", (event) => {
  if (!event.target.closest("[data-next-finding]")) return;
  event.preventDefault();
  focusFinding(nextFinding());
});

// Keys.
const typing = (target) => target.closest("input, textarea, select");

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const control = event.ctrlKey || event.metaKey;
  if (document.querySelector("dialog[open]")) return;
  if (control && key === "Enter") return done(event, () => document.getElementById("submit")?.click());
  if (control && key === "s") return done(event, saveNow);
  if (event.altKey && key === "Insert")
    return done(event, () => document.getElementById("add-line")?.click());
  if (
    /^[1-9]$/.test(event.code.replace(/^Digit|^Numpad/, "")) &&
    (event.altKey || !typing(target)) &&
    !control
  )
    return choose(event, event.code.slice(-1));
  if (key === "Escape" && typing(target)) return leave(target);
  if (key === "F8" || (event.altKey && key === "n")) return done(event, () => focusFinding(nextFinding()));
  if (control || event.altKey || typing(target)) return;
  if (key === "n") done(event, () => focusFinding(nextFinding()));
  else if (key === "?") done(event, () => document.getElementById("keys").showModal());
  else if (key === "q") done(event, () => location.assign("/review"));
  else if (key === "a") accept(event);
  else if (key === "/") search(event);
});

function done(event, work) {
  event.preventDefault();
  work();
}

function pickNear(target) {
  return target.closest("#f-customer, [data-line]");
}

function choose(event, digit) {
  const near = pickNear(event.target);
  const button =
    near?.querySelector(`.found [data-digit="${digit}"]`) ?? near?.querySelector(`[data-digit="${digit}"]`);
  if (button) done(event, () => button.click());
}

function accept(event) {
  const near = event.target.closest("[data-line], [data-finding]") ?? form;
  const button = near.querySelector("[data-accept]");
  if (button) done(event, () => button.click());
}

function search(event) {
  const near = pickNear(event.target);
  const details = near?.querySelector("details");
  if (!details) return;
  details.open = true;
  done(event, () => details.querySelector("input[type=search]").focus());
}

function leave(target) {
  if (target.value !== target.defaultValue && "defaultValue" in target) target.value = target.defaultValue;
  else target.blur();
}

document.addEventListener("click", (event) => {
  const { open, dismiss, zoomBy, paneTab } = event.target.closest("button")?.dataset ?? {};
  if (open) document.getElementById(open).showModal();
  if (dismiss) document.getElementById(dismiss).replaceChildren();
  if (zoomBy) zoom(Number(zoomBy));
  if (paneTab) show(paneTab);
});

const ZOOMS = ["fit", "125", "150", "200", "300"];
function zoom(by) {
  const { dataset } = document.getElementById("document");
  const at = ZOOMS.indexOf(dataset.zoom) + by;
  dataset.zoom = ZOOMS[Math.min(Math.max(at, 0), ZOOMS.length - 1)];
}

function show(name) {
  review.dataset.pane = name;
  for (const tab of review.querySelectorAll("[data-pane-tab]"))
    tab.setAttribute("aria-selected", tab.dataset.paneTab === name);
  if (name === "document" && marked) mark(marked);
}

if (matchMedia("(pointer: fine)").matches)
  focusFinding(nextFinding(null) ?? form.querySelector("input[name]:not([type=hidden])"));
