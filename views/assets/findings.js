// What is left to fix or to look at, and the way from one to the next.
import { showUnseen } from "./differences.js";
import { field, mark, show } from "./pane.js";
import { load } from "./pieces.js";

const form = document.getElementById("order-form");

form.addEventListener("click", (event) => {
  const button = event.target.closest("[data-show]");
  if (!button) return;
  show("document");
  mark(button);
});

/** The places with something left open; `level`: of that level alone. */
export function openFindings(level) {
  return [...form.querySelectorAll("[data-finding]")].filter(
    (place) => !level || place.dataset.finding === level,
  );
}

/** The place that comes after another, by default after where the person is. */
export function nextFinding(from = here(), level = undefined) {
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

/** Focuses what is to be done at a place; without one, what is left to see, or what ends the review. */
export async function focusFinding(place) {
  if (!place) return showUnseen() || document.getElementById("submit")?.focus();
  if (place.matches(".piece")) return focusIn(await load(place), place.dataset.finding);
  const pick = pickOf(place);
  const target = pick
    ? pick.querySelector("summary")
    : (place.querySelector("h2[tabindex], input:not([type=search]), textarea, select, button") ?? place);
  target.closest("details:not([open])")?.setAttribute("open", "");
  target.focus();
  target.scrollIntoView({ block: "nearest" });
}

// Where something is to be chosen, and not to be typed.
function pickOf(place) {
  if (place.matches(".pick")) return place;
  const pick = place.closest("#f-customer")?.querySelector(".pick");
  return pick?.querySelector("summary .nothing") ? pick : null;
}

// What is open in a piece is known before its lines are there; it may have been mended meanwhile.
function focusIn(piece, level) {
  const places = [...(piece?.querySelectorAll("[data-finding]") ?? [])];
  const place = places.find(({ dataset }) => dataset.finding === level) ?? places[0];
  return focusFinding(place ?? (piece && nextFinding(piece.querySelector(".line:last-of-type input"))));
}

/** What accepts the warning in focus, or the first of its line; null where there is none. */
export function acceptButton(target) {
  const near = target.closest("[data-line]") ?? target.closest("[data-finding]") ?? form;
  return target.closest("[data-accept]") ?? near.querySelector("[data-accept]");
}

/** What accepts that warning for all lines that have it; for the one alone where no other has. */
export function acceptKindButton(target) {
  const one = acceptButton(target);
  if (!one) return null;
  const { code, field } = JSON.parse(one.value);
  const kinds = [...form.querySelectorAll("[name=acknowledgeAll]")];
  return kinds.find(({ value }) => value === JSON.stringify({ code, field })) ?? one;
}
