import { expect, test } from "bun:test";
import { doubtIn, nothingIn } from "../src/extraction/nothing.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { summaryOf } from "../src/extraction/summary.ts";
import { type FileType, readFile } from "../src/reading/mod.ts";

async function reasonOf(text: string, type: FileType = "csv") {
  const reading = await readFile(Buffer.from(text), type, { fileName: "file" });
  return nothingIn(ordersOf(reading, { ownNames: [] }).drafts, summaryOf(reading));
}

async function doubted(text: string, type: FileType) {
  const reading = await readFile(Buffer.from(text), type, { fileName: "file" });
  const doubts = doubtIn(ordersOf(reading, { ownNames: [] }).drafts, summaryOf(reading));
  return doubts.map(({ code }) => code);
}

const mail = (subject: string, body: string) =>
  `From: Ann <ann@buyer.example>\r\nSubject: ${subject}\r\nDate: Fri, 30 Oct 2026 20:07:42 +0100\r\n\r\n${body}`;

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

test.each(["hello\n", "\n\n", "– – –\n"])(
  "nothingIn() says that a writing of no sentence holds no order: %p",
  async (text) => {
    expect(await reasonOf(text, "text")).toBe("The file holds no order: there is no sentence in it");
  },
);

test.each([
  ["text", "Hello,\n\nlet's have lunch.\n\nAnn\n"],
  ["text", "Please send the same as last time\n"],
  ["text", "照旧再来一批\n"],
  ["eml", mail("Test", "\r\n-- \r\nAnn Lee\r\n924 38 051\r\n")],
  ["eml", mail("Holiday", "We are away for some days.\r\n")],
] as const)(
  "doubtIn() says of a writing in which nothing is counted that it may be no order: %s %p",
  async (type, text) => {
    expect(await doubted(text, type)).toEqual(["not_an_order"]);
  },
);

test.each([
  ["text", "Please send 5 of the same\n"],
  ["eml", mail("PO 4711", "As attached.\r\n")],
  ["eml", mail("Order", "As ever, by the 3rd please.\r\n")],
  ["csv", "Name,Words\nA,some\n"],
] as const)("doubtIn() leaves what counts something alone: %s %p", async (type, text) => {
  expect(await doubted(text, type)).toEqual([]);
});

test("nothingIn() leaves a mail of no words to a person: it may show its order as a picture", async () => {
  expect(await reasonOf(mail("Order", ""), "eml")).toBeNull();
});
