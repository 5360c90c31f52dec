import { zip } from "../../fixtures/zip.ts";

/** A Word document of the given paragraphs and tables, with a page head where there is one. */
export function word(body: string[], head?: string): Uint8Array {
  const names = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
  const section = head ? `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>` : "";
  const parts: [string, string][] = [
    [
      "[Content_Types].xml",
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>`,
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ["word/document.xml", `<w:document ${names}><w:body>${body.join("")}${section}</w:body></w:document>`],
    [
      "word/_rels/document.xml.rels",
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`,
    ],
    ["word/header1.xml", `<w:hdr ${names}>${head ?? paragraph("")}</w:hdr>`],
  ];
  return zip(parts.map(([name, xml]) => ({ name, bytes: new TextEncoder().encode(xml) })));
}

/** A paragraph; tabs and line breaks of the text become Word's own. */
export function paragraph(text: string): string {
  const runs = text
    .split(/([\t\n])/)
    .map(
      (piece) =>
        ({ "\t": "<w:tab/>", "\n": "<w:br/>" })[piece] ?? `<w:t xml:space="preserve">${safe(piece)}</w:t>`,
    );
  return `<w:p><w:r>${runs.join("")}</w:r></w:p>`;
}

/** A table; a cell of several lines has a paragraph for each; the last cell of a row that is short of `columns` goes over the rest. */
export function grid(rows: (string | number)[][], columns = 0): string {
  const cell = (value: string | number, i: number, { length }: unknown[]) => {
    const over = i === length - 1 ? columns - length + 1 : 1;
    const wide = over > 1 ? `<w:tcPr><w:gridSpan w:val="${over}"/></w:tcPr>` : "<w:tcPr/>";
    return `<w:tc>${wide}${String(value).split("\n").map(paragraph).join("")}</w:tc>`;
  };
  return `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

function safe(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
