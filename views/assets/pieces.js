// A long order's lines come in pieces when they are near; those far away make room again.
const scroll = document.querySelector(".order-scroll");
const MOST = 8;
const LINE_HEIGHT = 66;
const loading = new Map();

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { root: scroll, rootMargin: "600px 0px" },
);

function watch() {
  const [shown] = loadedPieces();
  const height = shown?.offsetHeight / shown?.dataset.count || LINE_HEIGHT;
  for (const piece of document.querySelectorAll(".piece.later")) {
    if (!piece.style.height) piece.style.height = `${piece.dataset.count * height}px`;
    near.observe(piece);
  }
}

export const loadedPieces = () => [...document.querySelectorAll(".piece:not(.later)")];

/** The piece with its lines; itself when it has them, null when they can't be had. */
export function load(piece) {
  if (!piece.matches(".later")) return Promise.resolve(piece);
  if (!loading.has(piece)) loading.set(piece, ask(piece));
  return loading.get(piece);
}

async function ask(piece) {
  near.unobserve(piece);
  const lines = await fragment(piece.dataset.href);
  loading.delete(piece);
  if (!lines || !piece.isConnected) return null;
  piece.replaceWith(lines);
  for (const picker of lines.querySelectorAll(".picker:not([data-later])")) htmx.process(picker);
  makeRoomFor(lines);
  return lines;
}

/** The element that an address answers; null when it can't be had. */
export async function fragment(href) {
  const answer = await fetch(href, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return null;
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  return template.content.firstElementChild;
}

/** Shows other lines in place of all: those of a filter. */
export async function replaceLines(href) {
  const lines = await fragment(href);
  if (!lines) return location.assign(href);
  document.getElementById("lines").replaceWith(lines);
  htmx.process(lines);
  watch();
}

function makeRoomFor(arrived) {
  const pieces = loadedPieces();
  const far = pieces
    .filter((piece) => piece !== arrived && !piece.contains(document.activeElement))
    .map((piece) => ({ piece, distance: distanceOf(piece) }))
    .filter(({ distance }) => distance > 2 * scroll.clientHeight)
    .sort((a, b) => b.distance - a.distance);
  for (const { piece } of far.slice(0, Math.max(0, pieces.length - MOST))) unload(piece);
}

function distanceOf(piece) {
  const [place, view] = [piece.getBoundingClientRect(), scroll.getBoundingClientRect()];
  return Math.max(place.top - view.bottom, view.top - place.bottom);
}

function unload(piece) {
  const later = document.createElement("div");
  later.id = piece.id;
  later.className = "piece later";
  Object.assign(later.dataset, piece.dataset);
  later.style.height = `${piece.offsetHeight}px`;
  const levels = [...piece.querySelectorAll("[data-finding]")].map(({ dataset }) => dataset.finding);
  if (levels.length) later.dataset.finding = levels.includes("error") ? "error" : levels[0];
  piece.replaceWith(later);
  near.observe(later);
}

/** The line above (-1) or below (1) another, whichever piece it is in; null at the ends. */
export async function lineBeside(line, step) {
  const next = step > 0 ? "nextElementSibling" : "previousElementSibling";
  let beside = line[next];
  if (beside?.matches(".line")) return beside;
  beside = line.closest(".piece")[next];
  if (!beside?.matches(".piece")) return null;
  const lines = [...((await load(beside))?.querySelectorAll(".line") ?? [])];
  return lines.at(step > 0 ? 0 : -1) ?? null;
}

/** The line with a number; null when it is not among those shown. */
export async function lineNumbered(number) {
  const pieces = [...document.querySelectorAll(".piece")];
  const piece = pieces.find(({ dataset }) => dataset.from <= number && number <= dataset.to);
  return (piece && (await load(piece))?.querySelector(`[data-number="${number}"]`)) ?? null;
}

/** What of the lines is shown, as the server takes it with a save. */
export function shownLines() {
  const only = document.getElementById("lines").dataset.only;
  const shown = loadedPieces().map(({ dataset }) => dataset.piece);
  return { shown: shown.join(), ...(only && { only }) };
}

document.addEventListener("htmx:after:swap", watch);
watch();
