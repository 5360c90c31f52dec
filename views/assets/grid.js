// The lines behave like a spreadsheet: arrows and Enter move between rows, rows can be pasted.
const form = document.getElementById("order-form");
const rows = () =>
  [...form.querySelectorAll(".line")].map((line) => [...line.querySelectorAll(".cells input")]);

function place(cell) {
  const all = rows();
  const row = all.findIndex((cells) => cells.includes(cell));
  return { all, row, column: row < 0 ? -1 : all[row].indexOf(cell) };
}

function move(cell, [down, right]) {
  const { all, row, column } = place(cell);
  const next = all[row + down]?.[column + right];
  if (!next) return false;
  next.focus();
  next.select();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

form.addEventListener("keydown", (event) => {
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
  if (!move(cell, step) && event.key === "Enter") cell.dispatchEvent(new Event("change", { bubbles: true }));
});

form.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches(".order-head input")) {
    event.preventDefault();
    if (event.target.value !== event.target.defaultValue)
      event.target.dispatchEvent(new Event("change", { bubbles: true }));
  }
});

// A column is chosen whole by keyboard, so that typing replaces it, as in a spreadsheet.
form.addEventListener("focusin", ({ target }) => {
  if (target.matches(".cells input") && target.matches(":focus-visible")) target.select();
});

form.addEventListener("paste", (event) => {
  const cell = event.target;
  if (!cell.matches(".cells input") || cell.readOnly) return;
  const pasted = event.clipboardData.getData("text/plain").replace(/\r?\n$/, "");
  if (!/[\t\n]/.test(pasted)) return;
  event.preventDefault();
  const { all, row, column } = place(cell);
  const names = all[row].map(({ name }) => name.split(".").at(-1));
  const values = {};
  pasted.split(/\r?\n/).forEach((line, down) => {
    line.split("\t").forEach((text, right) => {
      const under = all[row + down]?.[column + right];
      const name =
        under?.name ?? (names[column + right] && !all[row + down] && `new.${down}.${names[column + right]}`);
      if (name) values[name] = text.trim();
    });
  });
  form.dispatchEvent(new CustomEvent("save-values", { detail: values }));
});
