import { expect, test } from "bun:test";
import { sql } from "kysely";
import { connectionsOf, findItems, refreshMirror } from "../src/erp/mod.ts";
import { modelsIn, unlikeModels } from "../src/erp/search/models.ts";
import { type Run, withCatalogue } from "./_catalogue.ts";

let connectionId: string;
let run: Run;
withCatalogue((made) => {
  ({ connectionId, run } = made);
});

test.each([
  ["Ball bearing 6205-2RS/C3, 25 mm bore", ["6205-2RS/C3"]],
  ["ControlLogix 1756-L61 2MB 120VAC", ["1756-L61"]],
  ["Screw M8, 12.9-inch, 3/8-16 x 1-1/2, 100mm", []],
  ["Battery for ML6000 (SQU-412)", ["ML6000", "SQU-412"]],
])("modelsIn() finds the codes of %p", (text, codes) => {
  expect(modelsIn(text).map((each) => each.text)).toEqual(codes);
});

test.each([
  ["6205-2Z/C3", "6205-2RSH/C3", true],
  ["ML6000", "MX6000", true],
  ["10-32UNF", "10-32UNC", true],
  ["MX-6000", "MX6000", false],
  ["6205-2RS", "6205-2RSH", false],
  ["BXBT-2807", "GB-BXBT-2807", false],
  ["1756-L62", "1756-L61", false],
  ["i5-7200U with GB-BKI5-7200", "GB-BKI5-7200", false],
])("unlikeModels() of %p and %p: %p", (asked, own, unlike) => {
  expect(unlikeModels(modelsIn(asked), modelsIn(own)) !== null).toBe(unlike);
});

test("findItems() doubts a code in the words whose letters differ, and says which; and another colour", async () => {
  const described = {
    "ACY-32-100": "Zorblax charging cradle ML6000 9-cell",
    "ACY-32-80": "Quixo desk lamp with clamp, pink",
  };
  await run(async (tx) => {
    for (const [sku, description] of Object.entries(described))
      await sql`update sandbox.items set description = ${description} where sku = ${sku}`.execute(tx);
    await refreshMirror(tx, (await connectionsOf(tx).execute())[0]!);
  });
  const ask = async (description: string) =>
    (await run((tx) => findItems(tx, [{ description }], { connectionId, limit: 1 })))[0]![0]!;
  expect((await ask("zorblax charging cradle ml-6000 9-cell")).score).toBeGreaterThan(0.8);
  const other = await ask("zorblax charging cradle MX6000 9-cell");
  expect(other.score).toBeLessThan(0.5);
  expect(other.reason).toContain("asked for MX6000, this has ML6000");
  expect((await ask("quixo desk lamp with clamp, pink")).score).toBeGreaterThan(0.8);
  expect((await ask("quixo desk lamp with clamp, brown")).score).toBeLessThan(0.5);
});
