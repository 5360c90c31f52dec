import { expect, test } from "bun:test";
import { readFile } from "../src/reading/mod.ts";
import { inflated, zipEntries } from "../src/reading/zip.ts";
import { workbook } from "./fixtures/workbook.ts";
import { zip } from "./fixtures/zip.ts";

const box = (...paragraphs: string[]) =>
  `<xdr:sp><xdr:txBody><a:bodyPr/>${paragraphs.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join("")}</xdr:txBody></xdr:sp>`;

/** A workbook with a drawing over its sheet. */
function drawnOver(bytes: Uint8Array, shapes: string): Uint8Array {
  const parts = zipEntries(bytes, 1000)!.map((entry) => ({
    name: entry.name,
    bytes: inflated(bytes, entry, 1e7),
  }));
  const drawing = Buffer.from(`<xdr:wsDr>${shapes}</xdr:wsDr>`);
  return zip([...parts, { name: "xl/drawings/drawing1.xml", bytes: drawing }]);
}

const note = (t: string) => ({ t: "n" as const, v: 4, c: [{ a: "Ann", t }] });

test("readFile() says what is written in boxes on a workbook's sheets", async () => {
  const book = workbook([{ name: "Order", rows: [["AB-1", 4]] }]);
  const shapes = [box("PO 4711", "8 &amp; not 4"), box(" "), ...Array.from({ length: 5 }, () => box("Rush"))];
  const { warnings } = await readFile(drawnOver(book, shapes.join("")), "xlsx");
  expect(warnings).toEqual([
    'Texts lie in boxes on the sheets, which are not read: "PO 4711 8 & not 4", "Rush", "Rush", "Rush", "Rush" and 1 more',
  ]);
  expect((await readFile(drawnOver(book, "<xdr:pic/>"), "xlsx")).warnings).toEqual([]);
});

test("readFile() says what people wrote at cells", async () => {
  const threaded = "[Threaded comment]\n\nYour version of Excel …\n\nComment:\n    Send 8";
  const book = workbook([
    {
      name: "Order",
      rows: [
        ["AB-1", note("Ann: instead\nof 8")],
        ["AB-2", note(threaded)],
      ],
    },
  ]);
  expect((await readFile(book, "xlsx")).warnings).toEqual([
    'Sheet "Order" has notes at cells, which are not read: B1 "Ann: instead of 8", B2 "Send 8"',
  ]);
});
