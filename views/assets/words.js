// Words of the document go into the field in focus: the one clicked, or all that a frame is drawn over; with Shift
// they are added to what stands there.
import { field, mark } from "./pane.js";

// Pixels that the mouse may move in a click.
const STILL = 4;
const pane = document.querySelector(".document-scroll");
const canTake = () => field?.isConnected && !field.readOnly;

// The frame that is being drawn: its page, where it began, and the words that it touches.
let frame = null;
let hasDrawn = false;

pane?.addEventListener("mousedown", (event) => {
  const page = event.target.closest(".page");
  hasDrawn = false;
  if (event.button || !canTake() || !(page ?? event.target.closest("[data-word]"))) return;
  event.preventDefault();
  if (page) frame = { page, from: [event.clientX, event.clientY], words: [] };
});

addEventListener("mousemove", (event) => {
  if (!frame) return;
  const { page, from } = frame;
  const [left, right] = [from[0], event.clientX].sort((a, b) => a - b);
  const [top, bottom] = [from[1], event.clientY].sort((a, b) => a - b);
  hasDrawn ||= right - left > STILL || bottom - top > STILL;
  if (!hasDrawn) return;
  frame.words = [...page.querySelectorAll("[data-word]")].filter((word) => {
    const box = word.getBoundingClientRect();
    const isTouched = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    word.classList.toggle("framed", isTouched);
    return isTouched;
  });
});

addEventListener("mouseup", ({ shiftKey }) => {
  const words = frame?.words ?? [];
  leave();
  if (words.length) take(words, shiftKey);
});

addEventListener("keydown", ({ key }) => key === "Escape" && leave());

function leave() {
  for (const word of frame?.words ?? []) word.classList.remove("framed");
  frame = null;
}

pane?.addEventListener("click", ({ target, shiftKey }) => {
  const word = target.closest("[data-word]");
  if (word && !hasDrawn && canTake()) take(wholeValue(word), shiftKey);
});

function take(words, isAdded) {
  const before = isAdded && field.value ? field.dataset.taken : null;
  const text = textOf(words);
  field.value = isAdded && field.value ? `${field.value} ${text}` : text;
  const place = placeOf(words, before ? JSON.parse(before) : null);
  field.dataset.taken = JSON.stringify(place);
  field.dataset.evidence = JSON.stringify([
    place.box ? [place.page, ...place.box] : [place.sheet, place.cell],
  ]);
  field.focus();
  mark(field);
  if (!isAdded) field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Lines of an address are parted by commas, those of notes stay lines. */
function textOf(words) {
  const between = field.matches("[name=notes]") ? "\n" : field.matches("textarea") ? ", " : " ";
  return linesOf(words)
    .map((line) => line.map(({ dataset }) => dataset.word).join(" "))
    .reduce((text, line) => text.replace(/,$/, "") + between + line);
}

/** Words as they are read: line by line, from left to right. */
function linesOf(words) {
  const lines = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    if (line && isBeside(line[0], word)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => of(a, "x") - of(b, "x")));
}

// "3 December 2026", "December 3, 2026", "3 de diciembre de 2026", "3. 12. 2026".
const DATES = [
  /^\d{1,2}(\.|st|nd|rd|th|er|º)?,?( de| of)? \p{L}{3,12}\.?,?( de| of)? \d{2,4}$/u,
  /^\p{L}{3,12}\.? \d{1,2}(st|nd|rd|th)?,? \d{4}$/u,
  /^\d{1,2}\. ?\d{1,2}\. ?\d{2,4}$/,
];
const DATE_WORDS = 5;

/** The words of the date that a word is of, where a date is wanted; else that word. */
function wholeValue(word) {
  if (!/Date$/.test(field.name) || word.dataset.cell) return [word];
  const line = [...word.parentElement.children].filter((each) => isBeside(word, each));
  const words = line.toSorted((a, b) => of(a, "x") - of(b, "x"));
  const at = words.indexOf(word);
  for (let count = DATE_WORDS; count > 1; count--)
    for (let from = Math.max(0, at - count + 1); from <= at; from++) {
      const some = words.slice(from, from + count);
      const text = some.map(({ dataset }) => dataset.word).join(" ");
      if (some.length === count && DATES.some((date) => date.test(text))) return some;
    }
  return [word];
}

function isBeside(a, b) {
  return Math.abs(middle(a) - middle(b)) < Math.min(of(a, "height"), of(b, "height")) / 2;
}

function middle(word) {
  return of(word, "y") + of(word, "height") / 2;
}

function of(word, name) {
  return Number(word.getAttribute(name));
}

function placeOf(words, before) {
  const [{ dataset }] = words;
  const said = linesOf(words)
    .flat()
    .map((word) => word.dataset.word)
    .join(" ");
  const text = before ? `${before.text} ${said}` : said;
  if (dataset.cell)
    return { sheet: words[0].closest("[data-sheet]").dataset.sheet, cell: dataset.cell, text };
  const page = Number(words[0].closest("[data-page]").dataset.page);
  const boxes = words.map((word) => {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => of(word, name));
    return [x, y, x + width, y + height];
  });
  if (before?.page === page) boxes.push(before.box);
  const box = [Math.min, Math.min, Math.max, Math.max].map((edge, at) =>
    edge(...boxes.map((each) => each[at])),
  );
  return { page, box, text };
}
