// What is changed in an order is saved in place.
import { shownLines } from "./pieces.js";

const form = document.getElementById("order-form");

// Saves go one after the other, each with the version the one before it made.
let saving = Promise.resolve(true);
/** What is not saved yet, by the fields' names. */
export const waiting = new Map();

/** Saves values by their fields' names, after what is being saved; false: they are not saved. */
export function save(values) {
  for (const [name, value] of Object.entries(values)) waiting.set(name, value);
  if (waiting.size) tell("Saving", "busy");
  saving = saving.then(send);
  return saving;
}

async function send() {
  if (!waiting.size) return true;
  const values = Object.fromEntries(waiting);
  waiting.clear();
  const isSaved = await post(form.getAttribute("action"), values);
  if (answered?.status === 409) showSaved(values);
  if (!isSaved)
    for (const [name, value] of Object.entries(values)) if (!waiting.has(name)) waiting.set(name, value);
  return isSaved;
}

// The field in focus, too, shows what somebody else saved, unless its person has typed on.
function showSaved(values) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field?.value === value && "defaultValue" in field) field.value = field.defaultValue;
  }
}

/** Whether all that was to be saved is, once it is known. */
export const saved = () => saving;

/** Whether something is to be saved, or on its way. */
export const isSaving = () => waiting.size > 0 || underWay > 0;

let answered;
let underWay = 0;
/** Posts values with what the page shows; false where no answer came. */
export async function post(url, values) {
  answered = null;
  underWay += 1;
  const version = form.elements.version.value;
  await htmx.ajax("POST", url, {
    values: { ...values, ...shownLines(), version },
    target: "#flash",
    swap: "innerHTML",
  });
  underWay -= 1;
  const status = answered?.status;
  if (!status || status >= 500) tell("Not saved, press Ctrl+S to try again", "error");
  else if (status >= 400) tell(status === 409 ? "Changed by somebody else" : "Not saved", "error");
  else if (!waiting.size) tell("Saved", "");
  return Boolean(status && status < 500);
}

document.addEventListener("htmx:after:request", (event) => {
  const { request, response } = event.detail.ctx;
  if (request.method === "POST") answered = response ?? answered;
});

/** Whether the latest answer leads to another page. */
export const leads = () => Boolean(answered?.headers.get("hx-redirect"));

/** Says in the bar how saving goes. */
export function tell(words, kind) {
  const place = document.getElementById("saving");
  place.textContent = words;
  place.className = `saving ${kind}`;
}
