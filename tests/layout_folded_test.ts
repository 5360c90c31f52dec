import { expect, test } from "bun:test";
import { unfolded } from "../src/extraction/layout/page/folded.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";

const MAIL = [
  "PURCHASE ORDER M25330   DATE 07/21/2024",
  "",
  "LN   QTY UM  PART NO    DESCRIPTION                              PRICE",
  "AMOUNT",
  "  1   12 EA  CB-12207   Shaft seal 45x62x8 NBR",
  "1.50        18.00",
  "  2   40 EA  CB-28970   Linear guide carriage, preload C1",
  "0.50        20.00",
  "  3  100 EA  CB-92206   Coupling element 98 Sh A",
  "12.50     1,250.00",
];

async function linesOf(rows: string[]) {
  const reading = await readFile(new TextEncoder().encode(rows.join("\n")), "text");
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  return draft!.lines.map(({ fields }) =>
    [fields.quantity, fields.unitPrice, fields.lineTotal].map((read) => read?.value).join(" "),
  );
}

test("layout() reads the price and the amount of rows that a mail program folded", async () => {
  expect(await linesOf(MAIL)).toEqual(["12 1.5 18", "40 0.5 20", "100 12.5 1250"]);
});

test("unfolded() keeps each word's own row, and leaves rows alone that are whole", () => {
  const [row] = unfolded(MAIL).slice(8, 9);
  expect(row!.at(-1)).toMatchObject({ text: "1,250.00", row: 9 });
  const whole = ["1 12 EA CB-12207 Shaft seal 1.50 18.00", "2 40 EA CB-28970 Guide 0.50 20.00", "38.00"];
  expect(unfolded(whole).map(({ length }) => length)).toEqual([8, 7, 1]);
});
