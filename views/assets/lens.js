// The place of a doubtful value, enlarged, so that its digits can be told apart at a glance.
const lens = document.getElementById("lens");
const [svg, image, letters, frame] = ["svg", "image", "g", "rect"].map((name) => lens.querySelector(name));
const KEY = "lens";
// Pixels; a place that would not become larger than it is shown on its page needs no lens.
const TEXT_HEIGHT = 32;
const ROOM = 24;
const WORTH = 1.2;

let always = sessionStorage.getItem(KEY) === "on";
let latest = [];

/** Looks at where a field's value stands: where it is doubted, or after `toggle()` wherever it is. */
export function look(field, place) {
  latest = [field, place];
  const isWanted = always || field?.matches("[data-doubt], [data-finding] *");
  lens.hidden = !(field?.matches("input, textarea") && isWanted && place?.length > 2);
  if (!lens.hidden) lens.hidden = !enlarge(place);
}

/** Turns the lens on for every value, or off again. */
export function toggle() {
  always = !always;
  sessionStorage.setItem(KEY, always ? "on" : "off");
  look(...latest);
}

/** Pixels of the document that the lens covers. */
export function covered() {
  return lens.offsetHeight;
}

function enlarge([page, x0, y0, x1, y1]) {
  const figure = document.querySelector(`[data-page="${page}"]`);
  const paper = figure?.querySelector(".marks")?.viewBox.baseVal;
  if (!paper) return false;
  const { clientWidth, clientHeight } = lens;
  const scale = Math.min(TEXT_HEIGHT / (y1 - y0), (clientWidth - 2 * ROOM) / (x1 - x0));
  if (scale < (WORTH * figure.clientWidth) / paper.width) return false;
  const [width, height] = [clientWidth / scale, clientHeight / scale];
  set(svg, { viewBox: [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2, width, height].join(" ") });
  const address = figure.querySelector(".page-content").getAttribute("hx-get");
  set(image, { href: `${address}/picture`, width: paper.width, height: paper.height });
  letters.replaceChildren(...[...figure.querySelectorAll(".undrawn")].map((piece) => piece.cloneNode(true)));
  set(frame, { x: x0 - 1, y: y0 - 1, width: x1 - x0 + 2, height: y1 - y0 + 2 });
  return true;
}

function set(element, values) {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}
