// What a line may mean besides is sent when its pick opens, or when it is chosen by its digit.
import { fragment } from "./pieces.js";

const asking = new Map();

/** The candidates of a line or of the customer, once they are there. */
export async function candidates(near) {
  const later = near.querySelector(".picker[data-later]");
  if (!later) return;
  if (!asking.has(later)) asking.set(later, ask(later));
  await asking.get(later);
}

async function ask(later) {
  const order = document.getElementById("order-form").getAttribute("action");
  const line = later.closest("[data-line]").id.replace("line-", "");
  const picker = await fragment(`${order}/lines/${line}/pick`);
  asking.delete(later);
  if (!picker || !later.isConnected) return;
  later.replaceWith(picker);
  htmx.process(picker);
}

document.addEventListener(
  "toggle",
  ({ target }) => target.matches(".pick details[open]") && candidates(target),
  true,
);
