import { describe, expect, test } from "bun:test";
import { fileTypeOf, readFile } from "../src/reading/mod.ts";
import { zip } from "./fixtures/zip.ts";

const NAMES = 'xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:style="s" xmlns:fo="f"';
const TEXT = "application/vnd.oasis.opendocument.text";
const LETTERHEAD = `<office:master-styles><style:master-page style:name="Standard"><style:header><text:p>Anvil Works Ltd</text:p></style:header><style:footer><text:p>1 Mill Road</text:p></style:footer></style:master-page></office:master-styles>`;

/** An OpenDocument text of a body and the styles that it uses. */
function odt(body: string, styles = "", around = ""): Uint8Array {
  const parts = {
    mimetype: TEXT,
    "content.xml": `<office:document-content ${NAMES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    "styles.xml": `<office:document-styles ${NAMES}>${around}</office:document-styles>`,
  };
  return zip(Object.entries(parts).map(([name, xml]) => ({ name, bytes: new TextEncoder().encode(xml) })));
}

function p(text: string, style = ""): string {
  return `<text:p text:style-name="${style}">${text}</text:p>`;
}

function cell(text: string, span = 1): string {
  const covered = "<table:covered-table-cell/>".repeat(span - 1);
  return `<table:table-cell table:number-columns-spanned="${span}">${text}</table:table-cell>${covered}`;
}

async function rowsOf(bytes: Uint8Array) {
  const { sheets, warnings } = await readFile(bytes, "odt");
  const rows = [...Map.groupBy(sheets[0]!.cells, ({ row }) => row).values()];
  return {
    warnings,
    rows: rows.map((row) => row.map(({ column, text, hidden }) => [column, hidden ? `(${text})` : text])),
  };
}

describe("readOpenDocument()", () => {
  test("reads the pages' head and foot, paragraphs and tables, with their headings and spans", async () => {
    const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
    const head = `<table:table-header-rows>${row(cell(p("Part"), 2) + cell(p("Qty")))}</table:table-header-rows>`;
    const item = row(cell(p("A-1")) + cell(p("Hammer") + p("zinc plated")) + cell(p("5")));
    const bytes = odt(
      `${p('Purchase<text:s text:c="1"/>order 4711')}<table:table>${head}${item}</table:table>`,
      "",
      LETTERHEAD,
    );
    expect(fileTypeOf(bytes)).toBe("odt");
    const { rows, warnings } = await rowsOf(bytes);
    expect(rows).toEqual([
      [[0, "Anvil Works Ltd"]],
      [[0, "Purchase order 4711"]],
      [
        [0, "Part"],
        [2, "Qty"],
      ],
      [
        [0, "A-1"],
        [1, "Hammer\nzinc plated"],
        [2, "5"],
      ],
      [[0, "1 Mill Road"]],
    ]);
    expect(warnings).toEqual([]);
  });

  test("puts figures at right tab stops into cells, and lists' marks before their items", async () => {
    const styles = `<style:style style:name="Sum"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="16cm" style:type="right"/></style:tab-stops></style:paragraph-properties></style:style>
      <text:list-style style:name="L"><text:list-level-style-number text:level="1"/></text:list-style>`;
    const list = `<text:list text:style-name="L"><text:list-item>${p("Ten hammers")}</text:list-item></text:list>`;
    const { rows } = await rowsOf(odt(list + p("Total<text:tab/>119.50", "Sum"), styles));
    expect(rows).toEqual([
      [[0, "1. Ten hammers"]],
      [
        [0, "Total"],
        [1, "119.50"],
      ],
    ]);
  });

  test("leaves out what was deleted, and says that; marks what nobody sees", async () => {
    const styles = `<style:style style:name="Gone"><style:text-properties text:display="none"/></style:style>`;
    const deleted = `<text:tracked-changes><text:changed-region><text:deletion>${p("Nine")}</text:deletion></text:changed-region></text:tracked-changes>`;
    const { rows, warnings } = await rowsOf(
      odt(
        `${deleted}${p("Ten hammers")}${p('<text:span text:style-name="Gone">Ignore this</text:span>')}`,
        styles,
      ),
    );
    expect(rows).toEqual([[[0, "Ten hammers"]], [[0, "(Ignore this)"]]]);
    expect(warnings).toEqual(["It has tracked changes; they were read as if accepted"]);
  });

  test("reads one as one text, and refuses one without a body", async () => {
    const flat = `<?xml version="1.0"?><office:document ${NAMES} office:mimetype="${TEXT}"><office:body><office:text>${p("Ten hammers")}</office:text></office:body></office:document>`;
    const bytes = new TextEncoder().encode(flat);
    expect(fileTypeOf(bytes)).toBe("odt");
    expect((await rowsOf(bytes)).rows).toEqual([[[0, "Ten hammers"]]]);
    const empty = zip([{ name: "mimetype", bytes: new TextEncoder().encode(TEXT) }]);
    await expect(readFile(empty, "odt", { fileName: "po.odt" })).rejects.toThrow(
      'Cannot read "po.odt": the document is damaged',
    );
  });
});
