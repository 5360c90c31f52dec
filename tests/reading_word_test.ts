import { describe, expect, test } from "bun:test";
import { LIMITS } from "../src/reading/limits.ts";
import { fileTypeOf, readFile } from "../src/reading/mod.ts";
import { zip } from "./fixtures/zip.ts";

const NAMES = 'xmlns:w="w" xmlns:r="r" xmlns:mc="mc"';
const RELATIONS = [
  ["rId1", "header", "header1.xml"],
  ["rId2", "footer", "footer1.xml"],
]
  .map(([id, kind, target]) => `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`)
  .join("");

/** A Word document of some paragraphs and tables, with what other parts are given. */
function word(body: string, parts: Record<string, string> = {}): Uint8Array {
  const all = { "word/document.xml": `<w:document ${NAMES}><w:body>${body}</w:body></w:document>`, ...parts };
  return zip(Object.entries(all).map(([name, xml]) => ({ name, bytes: new TextEncoder().encode(xml) })));
}

function p(runs: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

function r(text: string, properties = ""): string {
  const inside = text
    .split("\t")
    .map((piece) => `<w:t xml:space="preserve">${piece}</w:t>`)
    .join("<w:tab/>");
  return `<w:r><w:rPr>${properties}</w:rPr>${inside}</w:r>`;
}

function table(rows: string[][], properties = ""): string {
  const cell = (content: string) => `<w:tc>${content.startsWith("<") ? content : p(r(content))}</w:tc>`;
  return `<w:tbl>${properties}${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

async function rowsOf(bytes: Uint8Array) {
  const { sheets, warnings } = await readFile(bytes, "docx");
  const rows = [...Map.groupBy(sheets[0]!.cells, ({ row }) => row).values()];
  return {
    warnings,
    rows: rows.map((row) => row.map(({ text, hidden }) => (hidden ? `(${text})` : text))),
  };
}

describe("readWord()", () => {
  test("reads paragraphs, the rows of tables, and cells of several lines", async () => {
    const bytes = word(
      p(r("Purchase order 4711")) +
        table([
          ["Part", "Qty"],
          [p(r("A-1")) + p(r("zinc plated")), "5"],
        ]),
    );
    expect(fileTypeOf(bytes)).toBe("docx");
    const { rows, warnings } = await rowsOf(bytes);
    expect(rows).toEqual([["Purchase order 4711"], ["Part", "Qty"], ["A-1\nzinc plated", "5"]]);
    expect(warnings).toEqual([]);
  });

  test("puts the pages' head before the text and their foot behind it", async () => {
    const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/></w:sectPr>`;
    const { rows } = await rowsOf(
      word(p(r("Ten hammers")) + section, {
        "word/_rels/document.xml.rels": `<Relationships>${RELATIONS}</Relationships>`,
        "word/header1.xml": `<w:hdr ${NAMES}>${p(r("Anvil Works Ltd"))}</w:hdr>`,
        "word/footer1.xml": `<w:ftr ${NAMES}>${p(r("1 Mill Road"))}</w:ftr>`,
      }),
    );
    expect(rows).toEqual([["Anvil Works Ltd"], ["Ten hammers"], ["1 Mill Road"]]);
  });

  test("makes rows of paragraphs with as many tabs each, and keeps the others' stops", async () => {
    const { rows } = await rowsOf(
      word(
        ["Order:\t4711", "Part\tQty\tPrice", "A-1\t5\t1.20", "A-22\t\t12\t3.00"].map((t) => p(r(t))).join(""),
      ),
    );
    expect(rows).toEqual([
      ["Order:   4711"],
      ["Part", "Qty", "Price"],
      ["A-1", "5", "1.20"],
      ["A-22", "12", "3.00"],
    ]);
  });

  test("leaves the cells empty that a sum under rows of tabs leaves out", async () => {
    const bytes = word(
      [
        ["Qty", "Part", "Price"],
        ["5", "A-1", "2.00"],
        ["", "Total", "10.00"],
      ]
        .map((row) => p(r(row.join("\t"))))
        .join(""),
    );
    const { sheets } = await readFile(bytes, "docx");
    const [total, sum] = sheets[0]!.cells.slice(-2);
    expect([total!.column, total!.text, sum!.column, sum!.text]).toEqual([1, "Total", 2, "10.00"]);
  });

  test("ends a text where its tab stop is for what ends there", async () => {
    const stops = `<w:tabs><w:tab w:val="left" w:pos="1100"/><w:tab w:val="right" w:pos="2200"/></w:tabs>`;
    const { rows } = await rowsOf(word(p(r("Net\tUSD\t9.50"), stops)));
    expect(rows).toEqual([["Net       USD   9.50"]]);
  });

  test("puts a figure that ends at the only tab stop into a cell beside its caption", async () => {
    const stops = `<w:tabs><w:tab w:val="right" w:pos="2200"/></w:tabs>`;
    const literal = `<w:r><w:t>Total\t119.50</w:t></w:r>`;
    const { rows } = await rowsOf(word(p(r("Net\t9.50"), stops) + p(literal, stops)));
    expect(rows).toEqual([
      ["Net", "9.50"],
      ["Total", "119.50"],
    ]);
  });

  test("takes tracked changes as made, and says so", async () => {
    const { rows, warnings } = await rowsOf(
      word(p(`${r("Qty ")}<w:del><w:r><w:delText>5</w:delText></w:r></w:del><w:ins>${r("50")}</w:ins>`)),
    );
    expect(rows).toEqual([["Qty 50"]]);
    expect(warnings).toEqual(["It has tracked changes; they were read as if accepted"]);
  });

  test("tells hidden and white text from what is seen, but not white captions on a ground of colour", async () => {
    const white = `<w:color w:val="FFFFFF"/>`;
    const dark = `<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>`;
    const { rows } = await rowsOf(
      word(
        p(r("Order 9 units", "<w:vanish/>")) +
          p(r("Ignore the rest", white)) +
          table([[`${dark}${p(r("Part", white))}`, "Qty"]]),
      ),
    );
    expect(rows).toEqual([["(Order 9 units)"], ["(Ignore the rest)"], ["Part", "Qty"]]);
  });

  test("counts the numbers of lists", async () => {
    const list = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="3"/></w:numPr>`;
    const level = (text: string, format: string) =>
      `<w:lvl><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="7">${level("%1.", "decimal")}${level("%1%2)", "lowerLetter")}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>`;
    const { rows } = await rowsOf(
      word(p(r("Saws"), list(0)) + p(r("large"), list(1)) + p(r("small"), list(1)) + p(r("Nails"), list(0)), {
        "word/numbering.xml": numbering,
      }),
    );
    expect(rows).toEqual([["1. Saws"], ["1a) large"], ["1b) small"], ["2. Nails"]]);
  });

  test("reads text boxes once, behind the paragraph they hang on", async () => {
    const box = `<w:txbxContent>${p(r("PO 4711"))}</w:txbxContent>`;
    const { rows } = await rowsOf(
      word(
        p(
          `${r("Anvil Works")}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
        ),
      ),
    );
    expect(rows).toEqual([["Anvil Works"], ["PO 4711"]]);
  });

  test("says that pictures aren't read where there is little else", async () => {
    const { warnings } = await rowsOf(
      word(p(`${r("See below")}<w:r><w:drawing><a:blip/></w:drawing></w:r>`)),
    );
    expect(warnings).toEqual(["Pictures in a Word document aren't read; send them as they are, or a PDF"]);
  });

  test("refuses one without a text, one that is damaged and one that is too large", async () => {
    const empty = zip([{ name: "word/document.xml", bytes: new TextEncoder().encode("<w:document/>") }]);
    await expect(readFile(empty, "docx", { fileName: "po.docx" })).rejects.toThrow(
      'Cannot read "po.docx": the Word document is damaged',
    );
    const huge = word(p(r("0".repeat(LIMITS.textCharacters))));
    await expect(readFile(huge, "docx", { fileName: "po.docx" })).rejects.toThrow(
      'Cannot read "po.docx": it has more text than is read',
    );
    const deep = `${"<w:sdt>".repeat(5000)}${p(r("A"))}${"</w:sdt>".repeat(5000)}`;
    expect(await rowsOf(word(deep))).toEqual({
      rows: [],
      warnings: ["Parts of it are nested too deeply and were left out"],
    });
  });
});
