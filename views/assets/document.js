// A document's pages: how large they are, the one that its order begins on, and the one that was turned to, which a page that is shown again comes back to.
const view = document.getElementById("document");
const scroll = view.querySelector(".document-scroll");
const KEY = `document ${view.querySelector(".document-bar a").pathname}`;
const ZOOMS = ["fit", "125", "150", "200", "300"];

view.addEventListener("click", ({ target }) => {
  const { zoomBy } = target.closest("button")?.dataset ?? {};
  if (!zoomBy) return;
  const at = ZOOMS.indexOf(view.dataset.zoom) + Number(zoomBy);
  view.dataset.zoom = ZOOMS[Math.min(Math.max(at, 0), ZOOMS.length - 1)];
});

addEventListener("pagehide", () => {
  const { scrollTop: top, scrollLeft: left } = scroll;
  sessionStorage.setItem(KEY, JSON.stringify({ zoom: view.dataset.zoom, top, left }));
});

const [{ type }] = performance.getEntriesByType("navigation");
const kept = type === "navigate" ? null : JSON.parse(sessionStorage.getItem(KEY));
if (kept) {
  view.dataset.zoom = kept.zoom;
  scroll.scrollTo({ ...kept, behavior: "instant" });
} else if (!scroll.scrollTop && !view.querySelector(".mark, .marked")) {
  const first = firstOfOrder();
  if (first) scroll.scrollTo({ top: first.offsetTop - scroll.offsetTop, behavior: "instant" });
}

// Where nothing of the order stands on the first page or sheet: a cover, another order.
function firstOfOrder() {
  const read = [...document.querySelectorAll("#order-form [data-evidence]")];
  const places = read.flatMap(({ dataset }) => JSON.parse(dataset.evidence).map(([place]) => String(place)));
  const named = new Set(places);
  const [first, ...later] = scroll.querySelectorAll("figure");
  return named.has(nameOf(first)) ? null : later.find((each) => named.has(nameOf(each)));
}

function nameOf(figure) {
  return figure?.dataset.page ?? figure?.dataset.sheet;
}
