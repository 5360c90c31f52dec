// Lines by their number.
import { lineNumbered } from "./pieces.js";

/** Goes to the quantity of a line: it is what is mostly mended. */
export async function goToLine(number) {
  const line = await lineNumbered(number);
  if (!line) return location.assign(`${location.pathname}?line=${number}`);
  line.querySelector("[name$='.quantity']").focus();
  line.scrollIntoView({ block: "center" });
}

/** Asks for the number of a line. */
export function toNumber() {
  const jump = document.getElementById("jump");
  jump?.focus();
  jump?.select();
}

document.getElementById("jump-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const number = Number(document.getElementById("jump").value);
  const last = [...document.querySelectorAll(".piece")].at(-1)?.dataset.to;
  if (number > 0) goToLine(Math.min(number, last ?? number));
});
