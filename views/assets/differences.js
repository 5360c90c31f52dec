// Who submits an order accepts what the ERP would book otherwise: it is brought into sight before.
import { show } from "./pane.js";

const seen = new Set();
const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(wordsOf(target));
});

const title = () => document.getElementById("comparison-title");
const wordsOf = (heading) => heading.closest("section").textContent;

function watch() {
  watcher.disconnect();
  if (title()) watcher.observe(title());
}

/** Leads to differences that have not been in sight; false where there are none. */
export function showUnseen() {
  const heading = title();
  if (!heading || seen.has(wordsOf(heading))) return false;
  seen.add(wordsOf(heading));
  show("order");
  heading.focus({ preventScroll: true });
  heading.closest("section").scrollIntoView({ block: "nearest" });
  return true;
}

document.addEventListener("htmx:after:swap", watch);
watch();
