// What is drawn again keeps the focus; where what had it is gone, what stands in its place takes it.
let last = null;

/** Watches a form whose parts are swapped. */
export function keepFocus(form) {
  form.addEventListener("focusin", ({ target }) => {
    last = placeOf(target);
  });
  document.addEventListener("htmx:before:swap", () => {
    if (!form.contains(document.activeElement)) last = null;
  });
  document.addEventListener("htmx:after:swap", () => {
    if (!last || document.activeElement !== document.body) return;
    standIn(form, last)?.focus({ preventScroll: true });
  });
}

function placeOf(target) {
  const line = target.closest("[data-line]");
  const pick = target.closest(".pick, #f-customer");
  // Search fields all have one name: it leads to none of them.
  const name = target.type === "search" ? "" : target.name;
  return { name, value: target.value, number: line?.dataset.number, pick: Boolean(pick) };
}

function standIn(form, { name, value, number, pick }) {
  const same = [...form.querySelectorAll(`[name="${CSS.escape(name ?? "")}"]`)];
  const field =
    same.find((each) => each.value === value) ?? same.find((each) => each.matches("input, textarea"));
  const lines = [...form.querySelectorAll("[data-line]")];
  const line = number ? (lines.find(({ dataset }) => dataset.number === number) ?? lines.at(-1)) : null;
  const near = line ?? (pick ? document.getElementById("f-customer") : null);
  return field ?? near?.querySelector(pick ? "summary" : "input") ?? document.getElementById("submit");
}
