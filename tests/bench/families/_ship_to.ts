import type { Draft } from "../../../src/orders/mod.ts";
import type { Reading } from "../../../src/reading/mod.ts";
import { similar, squash } from "../_score.ts";
import { rowsOf } from "../_shown.ts";
import type { Truth } from "../_truth.ts";

/** How much longer than the place itself an address may be: a dock, a country, hours, whom to ask for. */
const MORE = 60;

/** What was read of where the goods go. */
export interface Place {
  name: boolean | null;
  address: boolean | null;
}

/** Whether the place that the goods go to was read; null where the document shows none, or only the buyer's own. */
export function placeRight({ shipTo, buyer }: Truth, header: Draft["header"], reading: Reading): Place {
  const text = rowsOf(reading).map(squash);
  const shows = (value: string) => text.some((row) => row.includes(squash(value)));
  if (!shipTo?.lines.every(shows)) return { name: null, address: null };
  const address = squash(header.shipToAddress?.value);
  const lines = shipTo.lines.map(squash);
  const longest = lines.join("").length + MORE;
  const own = squash(buyer).includes(squash(shipTo.name)) || !shows(shipTo.name);
  return {
    name: own ? null : similar(header.shipToName?.value, shipTo.name) >= 0.6,
    address: lines.every((line) => address.includes(line)) && address.length <= longest,
  };
}
