// j and k walk the rows, Enter opens the one in focus or else the first, / goes to the search.
import "./fresh.js";

const links = () => [...document.querySelectorAll("#queue th a")];

function step(by) {
  const all = links();
  const at = all.indexOf(document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1);
  all[next]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.key === "j" || event.key === "ArrowDown") step(1);
  else if (event.key === "k" || event.key === "ArrowUp") step(-1);
  else if (event.key === "Enter" && document.activeElement === document.body && links().length)
    links()[0].click();
  else if (event.key === "/") document.querySelector("input[type=search]").focus();
  else return;
  event.preventDefault();
});

// What was being read has become orders: show them, unless somebody is in the middle of the list.
document.addEventListener("htmx:after:swap", () => {
  const waiting = document.getElementById("waiting");
  if (waiting && !waiting.dataset.reading && !document.activeElement?.closest("main a, main input"))
    location.reload();
});
