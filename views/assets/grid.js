// The lines behave like a spreadsheet: arrows and Enter move between rows, rows can be pasted.
import { lineBeside } from "./pieces.js";

const form = document.getElementById("order-form");
const cellsOf = (line) => [...(line?.querySelectorAll(".cells input") ?? [])];

async function move(cell, [down, right]) {
  const line = cell.closest(".line");
  const column = cellsOf(line).indexOf(cell);
  const other = down ? await lineBeside(line, down) : line;
  const next = cellsOf(other)[column + right];
  if (!next) return false;
  next.focus();
  next.select();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

form.addEventListener("keydown", async (event) => {
  const cell = event.target;
  if (!cell.matches(".cells input") || event.ctrlKey || event.metaKey || event.altKey) return;
  const { selectionStart: start, selectionEnd: end, value } = cell;
  const whole = start === 0 && end === value.length;
  const step = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [event.shiftKey ? -1 : 1, 0],
    ArrowLeft: (whole || end === 0) && [0, -1],
    ArrowRight: (whole || start === value.length) && [0, 1],
  }[event.key];
  if (!step) return;
  event.preventDefault();
  if (!(await move(cell, step)) && event.key === "Enter")
    cell.dispatchEvent(new Event("change", { bubbles: true }));
});

// A column is chosen whole by keyboard, so that typing replaces it, as in a spreadsheet.
form.addEventListener("focusin", ({ target }) => {
  if (target.matches(".cells input") && target.matches(":focus-visible")) target.select();
});

// What its cell cuts off is said in full.
form.addEventListener("mouseover", ({ target }) => {
  if (target.matches(".cells input") && !target.title && target.scrollWidth > target.clientWidth)
    target.title = target.value;
});

form.addEventListener("paste", async (event) => {
  const cell = event.target;
  if (!cell.matches(".cells input") || cell.readOnly) return;
  const pasted = event.clipboardData.getData("text/plain").replace(/\r?\n$/, "");
  if (!/[\t\n]/.test(pasted)) return;
  event.preventDefault();
  let line = cell.closest(".line");
  const column = cellsOf(line).indexOf(cell);
  const names = cellsOf(line).map(({ name }) => name.split(".").at(-1));
  const values = {};
  for (const [down, row] of pasted.split(/\r?\n/).entries()) {
    const under = cellsOf(line);
    row.split("\t").forEach((text, right) => {
      const field = names[column + right];
      const name = line ? under[column + right]?.name : field && `new.${down}.${field}`;
      if (name) values[name] = text.trim();
    });
    line = line && (await lineBeside(line, 1));
  }
  form.dispatchEvent(new CustomEvent("save-values", { detail: values }));
});
