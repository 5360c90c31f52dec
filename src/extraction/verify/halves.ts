import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";

/** Lines next to each other of which one has a quantity and no money, the other money and no quantity: halves of one; null where none are. */
export function halvesIn({ lines }: Draft): Finding | null {
  const halves = lines.map(halfOf);
  const pairs = halves.flatMap((half, at) => {
    const next = halves[at + 1];
    return half && next && half !== next ? [at] : [];
  });
  const [first] = pairs;
  if (first === undefined) return null;
  const more = pairs.length > 1 ? ", and so do others" : "";
  const message = `Lines ${first + 1} and ${first + 2} look like halves of one: one has a quantity without a price, the other a price without a quantity${more}`;
  return { code: "split_line", level: "error", lineId: String(first), message };
}

function halfOf({ fields: { quantity, unitPrice, lineTotal } }: DraftLine): "counted" | "priced" | null {
  const priced = Boolean(unitPrice || lineTotal);
  if (Boolean(quantity) === priced) return null;
  return quantity ? "counted" : "priced";
}
