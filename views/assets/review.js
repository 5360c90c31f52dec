// The order beside its document: saves in place, the next thing to do, keys.
import { showUnseen } from "./differences.js";
import { acceptButton, acceptKindButton, focusFinding, nextFinding, openFindings } from "./findings.js";
import { keepFocus } from "./focus.js";
import "./fresh.js";
import { goToLine, toNumber } from "./jump.js";
import { toggle as toggleLens } from "./lens.js";
import { show } from "./pane.js";
import { candidates } from "./pick.js";
import { replaceLines, shownLines } from "./pieces.js";
import { isSaving, leads, post, save, saved, tell, waiting } from "./saving.js";
import "./words.js";

const root = document.documentElement;
const form = document.getElementById("order-form");
root.classList.add("enhanced");

addEventListener("beforeunload", (event) => {
  if (waiting.size) event.preventDefault();
});

// What was looked up anew, or moved on, is shown as soon as nobody is in the middle of typing.
document.addEventListener("order-moved", function show() {
  if (isTyping()) setTimeout(show, 500);
  else showAnew();
});

async function showAnew() {
  const asked = new URLSearchParams(shownLines());
  await htmx.ajax("GET", `${form.getAttribute("action")}/now?${asked}`, { target: "#flash", swap: "none" });
}

function isTyping() {
  const field = document.activeElement;
  const typed =
    field?.matches("input, textarea") && (field.type === "search" || field.value !== field.defaultValue);
  return isSaving() || typed;
}

form.addEventListener("change", ({ target }) => {
  if (!target.name || target.type === "search" || target.form !== form || target.readOnly) return;
  const values = { [target.name]: target.value };
  if (target.dataset.taken) values[`evidence.${target.name}`] = target.dataset.taken;
  delete target.dataset.taken;
  save(values);
});

form.addEventListener("save-values", ({ detail }) => save(detail));

// What is being searched for goes on while its order is drawn again; choosing ends it.
htmx.config.morphSkip = ".pick:has(input[type=search]:focus)";

// A field that was not in focus while it was drawn again shows what is saved, not what was typed.
document.addEventListener("htmx:after:swap", () => {
  for (const field of form.querySelectorAll("input:not([type]), textarea")) {
    if (field.form !== form || field === document.activeElement || waiting.has(field.name)) continue;
    if (field.value !== field.defaultValue) field.value = field.defaultValue;
  }
});

// Who goes on by themselves while a save is under way is not led anywhere by its end.
let wentOn = false;
document.addEventListener("keydown", () => {
  wentOn = true;
});

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-save]");
  if (!button) return;
  event.preventDefault();
  wentOn = false;
  if (button.name === "undo") return undo(button);
  if (button.matches(".choice")) button.closest(".pick").querySelector("summary").focus();
  const name = button.dataset.mine ?? button.name;
  save({ [name]: button.value, ...together(button) }).then(() => {
    if (button.name === "add") [...form.querySelectorAll(".line")].at(-1)?.querySelector("input").focus();
    else if (button.dataset.mine) form.elements[name]?.focus();
    else if (button.matches(".choice, .accept") && !wentOn) focusFinding(nextFinding());
  });
});

// The latest change may be one that is being typed.
function undoLatest() {
  const { activeElement: field } = document;
  if (field.form === form && "defaultValue" in field && field.value !== field.defaultValue)
    field.value = field.defaultValue;
  else document.getElementById("undo")?.click();
}

// The line that comes back is where to go on.
async function undo(button) {
  commit();
  await saved();
  const { lineBack } = button.dataset;
  if (!(await save({ undo: "1" }))) return;
  tell("Undone", "");
  const { activeElement } = document;
  if (activeElement?.form === form && "defaultValue" in activeElement)
    activeElement.value = activeElement.defaultValue;
  const line = lineBack && document.getElementById(`line-${lineBack}`);
  if (line && !line.contains(activeElement)) line.querySelector(".pick summary").focus();
}

keepFocus(form);

// What is sent with its button and not by itself.
function together(button) {
  const fields = button.closest("[data-together]")?.querySelectorAll("input") ?? [];
  const filled = [...fields].filter(({ type, checked }) => type !== "checkbox" || checked);
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (event.submitter?.id !== "submit") return save({});
  commit();
  if (isLeaving || !(await saved())) return;
  if (openFindings("error").length) {
    tell("Not submitted: this comes first", "error");
    return focusFinding(nextFinding(null, "error"));
  }
  if (document.querySelector("#order-state[hx-get]")) return tell("Looking it up: submit in a moment", "");
  if (showUnseen()) return tell("See what the ERP would book, then submit", "");
  await leaveBy(event.submitter.formAction);
});

// A second click does not submit again what is on its way.
let isLeaving = false;
async function leaveBy(url) {
  if (isLeaving) return;
  isLeaving = true;
  await post(url, {});
  isLeaving = leads();
}

function saveNow() {
  commit();
  if (isSaving()) save({});
  else tell("Nothing to save", "");
}

function commit() {
  const field = document.activeElement;
  if (field?.name && field.form === form && field.value !== field.defaultValue)
    field.dispatchEvent(new Event("change", { bubbles: true }));
}

// Enter in a field of the head saves it and goes on when that was what was left to do there.
form.addEventListener("keydown", async (event) => {
  const { key, target } = event;
  if (key !== "Enter" || event.ctrlKey || event.metaKey || !target.matches(".order-head input")) return;
  event.preventDefault();
  const wasOpen = target.closest("[data-finding]");
  commit();
  await saved();
  if (wasOpen && !target.closest("[data-finding]") && document.activeElement === target)
    focusFinding(nextFinding());
});

// Findings.
form.addEventListener("click", (event) => {
  const link = event.target.closest("[data-next-finding]");
  if (!link) return;
  event.preventDefault();
  focusFinding(nextFinding(undefined, link.dataset.nextFinding));
});

// All lines, or only those with something left open.
form.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-lines]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await saved();
  const only = link.dataset.lines;
  history.replaceState(null, "", link.href);
  await replaceLines(`${form.getAttribute("action")}/lines${only ? `?only=${only}` : ""}`);
  document.querySelector("#lines [aria-current]")?.focus();
});

// Keys.
const typing = (target) => target.closest("input, textarea, select");

// The keys that a field would take say that they need Alt there.
document.addEventListener("focusin", ({ target }) =>
  root.classList.toggle("in-field", Boolean(typing(target))),
);
document.addEventListener("focusout", ({ relatedTarget }) => {
  if (!relatedTarget) root.classList.remove("in-field");
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const control = event.ctrlKey || event.metaKey;
  if (document.querySelector("dialog[open]")) return;
  if (control && key === "Enter") return done(event, () => document.getElementById("submit")?.click());
  if (control && key === "s") return done(event, saveNow);
  if (event.altKey && event.code === "KeyG") return done(event, toNumber);
  if (event.altKey && event.code === "KeyL") return done(event, toggleLens);
  if (key === "?" && (event.altKey || !typing(target))) return done(event, showKeys);
  if (event.altKey && (key === "/" || event.code === "Slash")) return search(event);
  if (event.altKey && key === "Insert")
    return done(event, () => document.getElementById("add-line")?.click());
  if (
    /^[1-9]$/.test(event.code.replace(/^Digit|^Numpad/, "")) &&
    (event.altKey || !typing(target)) &&
    !control
  )
    return choose(event, event.code.slice(-1));
  if (key === "Escape" && typing(target)) return leave(target);
  if (event.code === "KeyZ" && (event.altKey || (control && !typing(target))) && !event.shiftKey)
    return done(event, undoLatest);
  if (event.code === "KeyA" && event.shiftKey && (event.altKey || !typing(target)))
    return press(event, acceptKindButton(target));
  if (event.altKey && event.code === "KeyA") return press(event, acceptButton(target));
  if (key === "F8" || (event.altKey && event.code === "KeyN"))
    return done(event, () => focusFinding(nextFinding()));
  if (control || event.altKey || typing(target)) return;
  if (key === "n") done(event, () => focusFinding(nextFinding()));
  else if (key === "q") done(event, () => location.assign("/review"));
  else if (key === "a") press(event, acceptButton(target));
  else if (key === "l") done(event, toggleLens);
  else if (key === "g") done(event, toNumber);
  else if (key === "/") search(event);
});

function showKeys() {
  document.getElementById("keys").showModal();
}

function done(event, work) {
  event.preventDefault();
  work();
}

function pickNear(target) {
  return target.closest("#f-customer, [data-line]");
}

function choose(event, digit) {
  const near = pickNear(event.target);
  if (!near?.querySelector(".picker")) return;
  done(event, async () => {
    await candidates(near);
    const found = near.querySelector(`.found [data-digit="${digit}"]`);
    (found ?? near.querySelector(`[data-digit="${digit}"]`))?.click();
  });
}

function press(event, button) {
  if (button) done(event, () => button.click());
}

function search(event) {
  const near = pickNear(event.target);
  const details = near?.querySelector("details");
  if (!details) return;
  done(event, async () => {
    await candidates(near);
    details.open = true;
    details.querySelector("input[type=search]")?.focus();
  });
}

function leave(target) {
  if (target.value !== target.defaultValue && "defaultValue" in target) target.value = target.defaultValue;
  else target.blur();
}

document.addEventListener("click", (event) => {
  const { open, dismiss, paneTab } = event.target.closest("button")?.dataset ?? {};
  if (open) document.getElementById(open).showModal();
  if (dismiss) document.getElementById(dismiss).replaceChildren();
  if (paneTab) show(paneTab);
});

const asked = new URLSearchParams(location.search).get("line");
if (asked) goToLine(asked);
else if (!document.getElementById("submit")) document.querySelector("#order-state button")?.focus();
else if (matchMedia("(pointer: fine)").matches)
  focusFinding(nextFinding(null) ?? form.querySelector("input[name]:not([type=hidden])"));
