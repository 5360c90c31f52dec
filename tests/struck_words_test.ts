import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type FileType, readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";
import { zip } from "./fixtures/zip.ts";

async function said(bytes: Uint8Array, type: FileType) {
  const reading = await readFile(bytes, type);
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  return {
    lines: draft!.lines.map(({ fields: f }) => `${f.quantity?.value} ${f.description?.value}`),
    told: [...draft!.findings.map(({ code }) => code), ...reading.warnings],
  };
}

const LEFT = 'Words are struck out, which are not read: "4"';
const HEAD = ["Code", "Description", "Qty", "Price"];

/** A table of whose rows one is struck out, and in another a quantity beside the one that holds. */
function rowsWith(strike: (text: string) => string, plain = (text: string) => text): string[][] {
  return [
    HEAD.map(plain),
    ["CU-100", "Paper cup", "40", "1.50"].map(plain),
    ["TR-315", "Tray", "8", "12.25"].map(strike),
    ["LI-220", "Lid", "", "0.80"].map((text) => (text ? plain(text) : strike("4") + plain(" 6"))),
  ];
}

const html = (rows: string[][]) =>
  `<html><body><p>Purchase order 4711</p><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table></body></html>`;
const utf8 = (text: string) => new TextEncoder().encode(text);
const READ = { lines: ["40 Paper cup", "6 Lid"], told: ["not_ordered", LEFT] };

test.each([
  ["<s>", (text: string) => `<s>${text}</s>`],
  ["<del>", (text: string) => `<del>${text}</del>`],
  [
    "a style",
    (text: string) => `<span style="color:red; text-decoration: underline line-through">${text}</span>`,
  ],
])("what a web page strikes out by %s is not read, and told", async (_, strike) => {
  expect(await said(utf8(html(rowsWith(strike))), "html")).toEqual(READ);
});

test("a value that is struck out alone is asked about", async () => {
  const rows = rowsWith((text) => text).slice(0, 2);
  rows[1]![2] = "<s>40</s>";
  expect(await said(utf8(html(rows)), "html")).toEqual({ lines: ["40 Paper cup"], told: ["struck"] });
});

test("what a mail's HTML strikes out in a list is not read, though its plain text can't tell", async () => {
  const bytes = eml({
    subject: "Order 4711",
    text: "Please send:\n- 40 x Paper cup CU-100\n- 8 x Tray TR-315\n- 6 x Lid LI-220\nThanks",
    html: "<p>Please send:</p><ul><li>40 x Paper cup CU-100</li><li><s>8 x Tray TR-315</s></li><li>6 x Lid LI-220</li></ul><p>Thanks</p>",
  });
  const { lines, told } = await said(new Uint8Array(bytes), "eml");
  expect(lines).toEqual(["40 Paper cup", "6 Lid"]);
  expect(told).toContain('Mail: Words are struck out, which are not read: "8 x Tray TR-315"');
});

test("what a Word document strikes out is not read, and told", async () => {
  const run = (properties: string) => (text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const rows = rowsWith(run("<w:strike/>"), run('<w:strike w:val="0"/>'));
  const table = rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:p>${cell}</w:p></w:tc>`).join("")}</w:tr>`)
    .join("");
  const body = `<w:p>${run("")("Purchase order 4711")}</w:p><w:tbl>${table}</w:tbl>`;
  const xml = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  expect(await said(zip([{ name: "word/document.xml", bytes: utf8(xml) }]), "docx")).toEqual(READ);
});

test("what an OpenDocument text strikes out is not read, and told", async () => {
  const rows = rowsWith((text) => `<text:span text:style-name="T1">${text}</text:span>`);
  const table = rows
    .map(
      (row) =>
        `<table:table-row>${row.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join("")}</table:table-row>`,
    )
    .join("");
  const style = `<style:style style:name="T1"><style:text-properties style:text-line-through-style="solid"/></style:style>`;
  const names = 'xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:style="s"';
  const content = `<office:document-content ${names}><office:automatic-styles>${style}</office:automatic-styles><office:body><office:text><text:p>Purchase order 4711</text:p><table:table>${table}</table:table></office:text></office:body></office:document-content>`;
  const parts = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": content };
  const bytes = zip(Object.entries(parts).map(([name, text]) => ({ name, bytes: utf8(text) })));
  expect(await said(bytes, "odt")).toEqual(READ);
});
