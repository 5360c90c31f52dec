import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { made } from "./fixtures/layouts/_lab.ts";

/** Made orders by their seed, each with a heading that once kept a column from being read. */
const READS: [what: string, seed: number][] = [
  ["headings of three lines with single letters and small words between", 151],
  ["headings of three lines whose figures have only the last", 186],
  ["headings of three lines over rows without numbers", 379],
  ["two headings of the lower line that stand under two of the upper", 235],
  ["units that stand nearer to the price than to their quantity", 305],
  ["a list price beside the price", 390],
  ["headings in a fixed font with hardly more than a blank between", 125],
  ["values in a fixed font that are as wide as their columns", 117],
  ["codes that stand alone over the figures of their rows", 142],
  ["line numbers that stand left of their heading", 371],
  ["a list price's heading in two lines", 163],
  ["pages whose running head calls them a form", 297],
];

describe("layout() headings", () => {
  for (const [what, seed] of READS)
    test(`reads ${what}`, () => {
      const order = made(seed);
      const drafts = layout(order.reading, { ownNames: ["Acme"] });
      expect(drafts).toHaveLength(1);
      const got = drafts[0]!.lines.map(({ fields }) => [
        fields.customerSku?.value,
        Number(fields.quantity?.value),
        fields.unitPrice && Number(fields.unitPrice.value),
        fields.requiredDate?.value,
      ]);
      expect(got).toEqual(
        order.lines.map(({ sku, quantity, unitPrice, date }) => [sku, quantity, unitPrice, date]),
      );
    });
});
