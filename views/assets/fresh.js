// A page that comes back from the browser's memory or its store shows what may have moved on: it is asked for anew.
const [{ type }] = performance.getEntriesByType("navigation");
if (type === "back_forward") location.reload();
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
