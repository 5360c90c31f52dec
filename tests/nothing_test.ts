import { expect, test } from "bun:test";
import { nothingIn } from "../src/extraction/nothing.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { summaryOf } from "../src/extraction/summary.ts";
import { type FileType, readFile } from "../src/reading/mod.ts";

async function reasonOf(text: string, type: FileType = "csv") {
  const reading = await readFile(Buffer.from(text), type, { fileName: "file" });
  return nothingIn(ordersOf(reading, { ownNames: [] }).drafts, summaryOf(reading));
}

const SENTENCE = "The file holds no order: nothing in it has both words and a quantity";

test.each([
  ["figures alone", '"-123","1,234"\n"123.4567","0.5"\n'],
  ["words alone", "première;second;troisième\nQuatrième;cinquième;sixième\n"],
  ["quotes that don't close", 'a\\"hello;hello;"\nb\\"hello;hello;"\n'],
  ["words with a zero", "Potato;0\nLeek;0.0\n"],
])("nothingIn() says that a file of %s holds no order", async (_, text) => {
  expect(await reasonOf(text)).toBe(SENTENCE);
});

test.each([
  ["a row that could be a line", "Widget blue;12\nx;y\n"],
  ["a PO number", "PO Number,PO-4711\nwords,only\n"],
  ["lines", "Part,Description,Qty\nA-1,Hex bolt,5\nA-2,Nut,7\n"],
  ["nothing at all", "\n"],
])("nothingIn() leaves a file with %s to a person", async (_, text) => {
  expect(await reasonOf(text)).toBeNull();
});

test("nothingIn() leaves mails to a person, who may find an order in their words", async () => {
  expect(await reasonOf("Please send the same as last time\n", "text")).toBeNull();
});
