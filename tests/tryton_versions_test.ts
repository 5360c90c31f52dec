import { expect, test } from "bun:test";
import type { TrytonClient } from "../src/erp/tryton/client.ts";
import { filledIn } from "../src/erp/tryton/on_change.ts";

const FILLED = { unit_price: { __class__: "Decimal", decimal: "1.25" } };

test.each([
  ["6.0", [FILLED]],
  ["7.0", FILLED],
])("what Tryton %s fills in of a line is read", async (_version, answer) => {
  const client = { model: async () => answer } as unknown as TrytonClient;
  expect(await filledIn<object>(client, "sale.line", { record: {}, set: ["product"] })).toEqual(FILLED);
});
