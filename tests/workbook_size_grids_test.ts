import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { book, type Cell } from "./bench/families/_book.ts";

async function linesIn(rows: Cell[][]) {
  const { drafts } = ordersOf(await readFile(book({ Order: rows }), "xlsx"), { ownNames: [] });
  return drafts[0]!.lines.map(({ fields: f }) =>
    [f.customerSku, f.description, f.quantity, f.unitPrice].map((read) => read?.value),
  );
}

const HEAD: Cell[][] = [["Calder Outfitters Ltd"], ["Order ref", "CO-AW26-07"], []];

test("ordersOf() gives each size of a style its words, its colour and its price", async () => {
  const lines = await linesIn([
    ...HEAD,
    ["Style no", "Style", "Colour", "W/S", 6, 7, 8, "Pairs", "Value"],
    ["11838002", "Smooth 8-Eye Boot", "Black", 72.5, 2, null, 6, 8, 580],
    ["11838600", "Smooth 8-Eye Boot", "Cherry Red", 72.5, null, 4, null, 4, 290],
  ]);
  expect(lines).toEqual([
    ["11838002", "Smooth 8-Eye Boot Black 6", "2", "72.5"],
    ["11838002", "Smooth 8-Eye Boot Black 8", "6", "72.5"],
    ["11838600", "Smooth 8-Eye Boot Cherry Red 7", "4", "72.5"],
  ]);
});

test("ordersOf() reads a block under the sizes of another one whose sums are called otherwise", async () => {
  const lines = await linesIn([
    ...HEAD,
    ["Style no", "Style", "Colour", "Price", 6, 7, 8, "Pairs", "Value"],
    ["11838002", "Smooth 8-Eye Boot", "Black", 72.5, 2, null, 6, 8, 580],
    ["ACCESSORIES"],
    ["Style no", "Style", "Colour", "Price", "ONE SIZE", null, null, "Units", "Value"],
    ["DP-CARE250", "Care wax 250ml", "Neutral", 3.85, 24, null, null, 24, 92.4],
  ]);
  expect(lines.at(-1)).toEqual(["DP-CARE250", "Care wax 250ml Neutral ONE SIZE", "24", "3.85"]);
});

test("ordersOf() reads sizes of children's shoes, which begin at 1 again behind 13", async () => {
  const lines = await linesIn([
    ...HEAD,
    ["Style no", "Description", "Price", 11, 12, 13, 1, 2, "Pairs"],
    ["C-DASH-26", "School shoe", 19.4, 6, 8, 8, 5, 4, 31],
  ]);
  expect(lines.map(([, words, count]) => [words, count])).toEqual([
    ["School shoe 11", "6"],
    ["School shoe 12", "8"],
    ["School shoe 13", "8"],
    ["School shoe 1", "5"],
    ["School shoe 2", "4"],
  ]);
});
