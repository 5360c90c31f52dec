import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { fileTypeOf, readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";

const GOODS = ["hex bolts", "washers M8", "joist hangers", "clear sealant", "coach screws", "copper elbows"];

function itemsOf(count: number): [count: string, code: string][] {
  return Array.from({ length: count }, (_, i) => [String(2 + (i % 37)), `AB-${1000 + i}`]);
}

/** A letter that orders all of its items in one sentence. */
function letterOf(count: number): string {
  const said = itemsOf(count).map(([many, code], i) => `${many} x ${code} ${GOODS[i % GOODS.length]}`);
  return `Hi, please send us ${said.slice(0, -1).join(", ")} and ${said.at(-1)}.`;
}

function wrapped(text: string, width: number): string {
  return text.replace(new RegExp(`(.{1,${width}})(?: |$)`, "g"), "$1\n");
}

async function draftOf(bytes: Uint8Array) {
  return ordersOf(await readFile(bytes, fileTypeOf(bytes)!), { ownNames: [] }).drafts[0]!;
}

function mailed(body: { text?: string; html?: string }): Uint8Array {
  return new Uint8Array(eml({ subject: "Order 4711", ...body }));
}

async function itemsIn(bytes: Uint8Array) {
  const { lines } = await draftOf(bytes);
  return lines.map(({ fields }) => [fields.quantity?.value, fields.customerSku?.value]);
}

describe("ordersOf() a letter with its order in one paragraph", () => {
  test.each([23, 60, 200, 800])("of %d items, on one line and broken into many", async (count) => {
    const letter = letterOf(count);
    const all = itemsOf(count);
    expect(await itemsIn(mailed({ text: letter }))).toEqual(all);
    expect(await itemsIn(mailed({ text: wrapped(letter, 72) }))).toEqual(all);
    expect(await itemsIn(mailed({ html: `<p>${letter}</p><p>Thanks, Jim</p>` }))).toEqual(all);
    expect(await itemsIn(new TextEncoder().encode(`PO 4711\n\n${wrapped(letter, 76)}`))).toEqual(all);
  });

  test("loses none where it is longer than is read at a time", async () => {
    const all = itemsOf(3000);
    expect(await itemsIn(mailed({ text: letterOf(3000) }))).toEqual(all);
  });

  test("that is quoted orders nothing, however long its line is", async () => {
    const quoted = `> ${letterOf(60)}`;
    expect(await itemsIn(mailed({ text: `Please send 5 x CD-100 washers.\n\n${quoted}` }))).toEqual([
      ["5", "CD-100"],
    ]);
  });

  test("is told to be cut where no reader would end it", async () => {
    const text = `Please send 20 x AB-100 bolts. ${"lorem ipsum ".repeat(100_000)}`;
    const { findings } = await draftOf(mailed({ text }));
    expect(findings.filter(({ level }) => level === "error").map(({ code }) => code)).toContain(
      "partly_read",
    );
  });
});

test("ordersOf() reads the cells at the end of a long row of a text", async () => {
  const rows = [
    ["Part", "Description", "Remark", "Qty"],
    ["AB-1", `hex bolts ${"galvanized ".repeat(35)}`, "-", "12"],
    ["AB-2", "washers", `wrapped ${"in paper ".repeat(30)}`, "7"],
  ];
  const text = `Please order:\n\n${rows.map((cells) => cells.join("\t")).join("\n")}`;
  expect(await itemsIn(mailed({ text }))).toEqual([
    ["12", "AB-1"],
    ["7", "AB-2"],
  ]);
});
