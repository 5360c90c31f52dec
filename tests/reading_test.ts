import { expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { Invalid, UnsupportedType } from "../src/errors.ts";
import { isolate } from "../src/isolate/mod.ts";
import {
  type Cell,
  drawPage,
  type FileType,
  fileTypeOf,
  inspect,
  LIMITS,
  readFile,
} from "../src/reading/mod.ts";
import { outlook } from "./fixtures/outlook.ts";
import { pdf, write } from "./fixtures/pdf.ts";
import { png } from "./fixtures/picture.ts";
import { type MadeCell, workbook } from "./fixtures/workbook.ts";
import { bombWorkbook, zip } from "./fixtures/zip.ts";

const ENCRYPTED_OLE = ole("EncryptedPackage");

test.each<[string, FileType, () => Uint8Array | Promise<Uint8Array>]>([
  ["a PDF", "pdf", () => pdf((document) => write(document, "Order", [50, 50]))],
  ["a PDF after a line of rubbish", "pdf", () => utf8("\r\nHTTP/1.1 200 OK\r\n%PDF-1.4\n")],
  ["an XLSX workbook", "xlsx", () => workbook([{ name: "A", rows: [["x"]] }])],
  ["an XLSB workbook", "xlsx", () => workbook([{ name: "A", rows: [["x"]] }], "xlsb")],
  ["an ODS workbook", "ods", () => workbook([{ name: "A", rows: [["x"]] }], "ods")],
  ["an ODS workbook as one text", "ods", () => workbook([{ name: "A", rows: [["x"]] }], "fods")],
  ["a table in SYLK", "xls", () => workbook([{ name: "A", rows: [["x"]] }], "sylk")],
  ["a table in DIF", "xls", () => workbook([{ name: "A", rows: [["x"]] }], "dif")],
  ["an XLS workbook", "xls", () => workbook([{ name: "A", rows: [["x"]] }], "biff8")],
  ["an XLS workbook of 1993", "xls", () => biff4()],
  ["Office's XML of 2003", "xls", () => workbook([{ name: "A", rows: [["x"]] }], "xlml")],
  [
    "a web page with a table",
    "html",
    () => utf8("<html><body><table><tr><td>1</td></tr></table></body></html>"),
  ],
  ["a mail's HTML without a head", "html", () => utf8('<div dir="ltr">Please send ten hammers</div>')],
  [
    "a web page that a spreadsheet program wrote",
    "xls",
    () =>
      utf8(
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>1</td></tr></table></html>',
      ),
  ],
  ["comma separated values", "csv", () => utf8("sku,qty\nA-1,5\nA-2,7\n")],
  ["semicolon separated values", "csv", () => utf8("Artikel;Menge;Preis\nA-1;5;1,25\nA-2;7;2,50\n")],
  [
    "a list of two columns under words",
    "csv",
    () => utf8("Order 4711 of May\nTo: Acme\nItem;Qty\nA;5\nB;7\nC;8\nD;9\n\nBye\n"),
  ],
  [
    "a list whose captions have others over them",
    "csv",
    () =>
      utf8(
        "Acme\nPO,Day\n4711,May\n,Need,,Price\nNo,Qty,Item,Each\n1,5,Bolt,2.5\n2,7,Nut,1.5\n\n,By,Kim\nBye\nx\ny\n",
      ),
  ],
  ["tab separated values in UTF-16", "csv", () => utf16("sku\tqty\tprice\nA-1\t5\t1.25\n")],
  ["XML", "xml", () => utf8('<?xml version="1.0"?><Order xmlns="urn:x"/>')],
  ["XML without a declaration", "xml", () => utf8("<ubl:Order><ID>1</ID></ubl:Order>")],
  ["EDIFACT", "edi", () => utf8("UNA:+.? 'UNB+UNOA:2+A+B+260101:1200+1'")],
  ["X12", "edi", () => utf8(`ISA*00*${" ".repeat(10)}*00*${" ".repeat(10)}*ZZ*A*ZZ*B${"*".repeat(80)}`)],
  ["a letter", "text", () => utf8("Dear all,\n\nplease send us ten hammers, two saws.\n\nRegards\n")],
  [
    "a mail",
    "eml",
    () => utf8("From: a@example.com\nTo: b@example.com\nSubject: Order\nDate: today\n\nTen, please\n"),
  ],
  ["a PNG", "png", () => png(20, 20)],
  [
    "a mail saved by Outlook",
    "eml",
    () => outlook({ subject: "PO 4711", body: "ten", senderAddress: "a@b.example" }),
  ],
])("fileTypeOf() knows %s by its content", async (_what, type, make) => {
  expect(fileTypeOf(await make())).toBe(type);
});

test.each<[string, string, new (message: string) => Error, () => Uint8Array]>([
  ["an empty file", "the file is empty", Invalid, () => new Uint8Array()],
  ["one letter", "it is too short to hold an order", Invalid, () => utf8("a")],
  ["one byte", "it is of an unknown type", UnsupportedType, () => new Uint8Array([0])],
  ["a program", "it is a program", UnsupportedType, () => Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
  [
    "a zip archive",
    "it is a zip archive",
    UnsupportedType,
    () => zip([{ name: "a.pdf", bytes: utf8("%PDF-") }]),
  ],
  [
    "a zip archive in which a PDF's beginning can be read",
    "it is a zip archive",
    UnsupportedType,
    () => zip([{ name: "%PDF-1.4", bytes: utf8("10 hammers") }]),
  ],
  ["an encrypted workbook", "it needs a password", Invalid, () => ENCRYPTED_OLE],
  [
    "slides in OpenDocument as one text",
    "it is an OpenDocument file, but neither a text nor a spreadsheet",
    UnsupportedType,
    () =>
      utf8(
        '<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.presentation"/>',
      ),
  ],
  [
    "a letter in RTF",
    "it is a rich text document; open it in Word or LibreOffice, save it as DOCX or PDF, and upload that",
    UnsupportedType,
    () => utf8("{\\rtf1\\ansi Ten hammers}"),
  ],
  [
    "an old Word document",
    "it is an old Word document (.doc); open it in Word or LibreOffice, save it as DOCX or PDF, and upload that",
    UnsupportedType,
    () => ole("WordDocument"),
  ],
  [
    "a PDF without its head",
    "the PDF is damaged",
    Invalid,
    () => utf8("1 0 obj <</Type/Catalog>>\nstartxref\n3\n"),
  ],
  [
    "a zip bomb that admits it",
    "it inflates to more than 150 MB",
    Invalid,
    () => bombWorkbook(1_000, LIMITS.inflatedBytes + 1),
  ],
  [
    "half a workbook",
    "the file is damaged: its end is missing",
    Invalid,
    () => workbook([{ name: "A", rows: [["x"]] }]).slice(0, 500),
  ],
])("inspect() refuses %s with a sentence", (_what, sentence, kind, make) => {
  const refused = () => inspect(make(), "po.xlsx");
  expect(refused).toThrow(kind);
  expect(refused).toThrow(`Cannot read "po.xlsx": ${sentence}`);
});

test("readFile() leaves the figures of a web page that is called a workbook as they are written", async () => {
  const rows = "<tr><td>Stück</td><td>0,85</td><td>1.272,00</td></tr>";
  const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>${rows}</table></html>`;
  const { sheets } = await readFile(utf8(page), "xls");
  expect(sheets[0]!.cells.map(({ text, value }) => [text, value])).toEqual([
    ["Stück", "Stück"],
    ["0,85", "0,85"],
    ["1.272,00", "1.272,00"],
  ]);
});

test.each<["fods" | "sylk", FileType]>([
  ["fods", "ods"],
  ["sylk", "xls"],
])("readFile() reads the letters and figures of %s", async (bookType, type) => {
  const { sheets } = await readFile(workbook([{ name: "A", rows: [["Größe", 4.25]] }], bookType), type);
  expect(sheets[0]!.cells.map(({ value }) => value)).toEqual(["Größe", 4.25]);
});

test.each<["utf8" | "latin1"]>([["utf8"], ["latin1"]])(
  "readFile() reads the letters and figures of a table in DIF written in %s",
  async (encoding) => {
    const table =
      'TABLE\r\n0,1\r\n"A"\r\nVECTORS\r\n0,2\r\n""\r\nTUPLES\r\n0,1\r\n""\r\nDATA\r\n0,0\r\n""\r\n';
    const row = '-1,0\r\nBOT\r\n1,0\r\n"Größe"\r\n0,4.25\r\nV\r\n-1,0\r\nEOD\r\n';
    const { sheets } = await readFile(new Uint8Array(Buffer.from(table + row, encoding)), "xls");
    expect(sheets[0]!.cells.map(({ value }) => value)).toEqual(["Größe", 4.25]);
  },
);

test.each<["xlsx" | "xlsb" | "biff8", FileType]>([
  ["xlsx", "xlsx"],
  ["xlsb", "xlsx"],
  ["biff8", "xls"],
])("readFile() gives the cells of %s as shown and as stored", async (bookType, type) => {
  const cells = await cellsOf(
    [
      ["00012", 12, 0.1 + 0.2, true],
      [
        { t: "n", v: 7, z: "00000" },
        { t: "n", v: 1234.5, z: "#,##0.00" },
        { t: "n", v: 46_000, z: "yyyy-mm-dd" },
      ],
    ],
    { bookType, type },
  );
  expect(cells.map(({ row, column, ...cell }) => [row, column, cell])).toEqual([
    [0, 0, { text: "00012", value: "00012", kind: "text" }],
    [0, 1, { text: "12", value: 12, kind: "number" }],
    [0, 2, { text: "0.3", value: 0.3, kind: "number" }],
    [0, 3, { text: "TRUE", value: true, kind: "boolean" }],
    [1, 0, { text: "00007", value: 7, kind: "number" }],
    [1, 1, { text: "1,234.50", value: 1234.5, kind: "number" }],
    [1, 2, { text: "2025-12-09", value: "2025-12-09", kind: "date" }],
  ]);
});

test("readFile() gives the cells of an ODS sheet as they are printed in it", async () => {
  const cell = (attributes: string, shown: string) =>
    `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;
  const { sheets } = await readFile(
    ods(
      cell('office:value-type="float" office:value="7"', "00007") +
        cell('office:value-type="currency" office:currency="EUR" office:value="1234.5"', "1.234,50 €") +
        cell('office:value-type="date" office:date-value="2024-03-01"', "1.3.24") +
        cell('office:value-type="string"', "A &amp; B"),
    ),
    "ods",
  );
  expect(sheets[0]?.cells.map(({ text, value, kind }) => [text, value, kind])).toEqual([
    ["00007", 7, "number"],
    ["1.234,50 €", 1234.5, "number"],
    ["2024-03-01", "2024-03-01", "date"],
    ["A & B", "A & B", "text"],
  ]);
});

test("readFile() keeps every digit of a long code that is stored as a number", async () => {
  const cells = await cellsOf([[4_006_381_333_931, { t: "n", v: 4_006_381_333_931, z: "0.00E+00" }]]);
  expect(cells.map(({ text }) => text)).toEqual(["4006381333931", "4006381333931"]);
});

test.each<[string, string, number, string]>([
  ["a day as Germans write it", "dd.mm.yyyy", 45_352, "2024-03-01"],
  ["a day before the leap day of 1900", "d/m/yy", 32, "1900-02-01"],
  ["a moment", "m/d/yy h:mm", 45_352.5, "2024-03-01 12:00"],
])("readFile() gives %s as a date", async (_what, z, v, text) => {
  const [cell] = await cellsOf([[{ t: "n", v, z }]]);
  expect(cell).toMatchObject({ kind: "date", text, value: text.slice(0, 10) });
});

test("readFile() gives a formula's saved result, and tells which were not saved", async () => {
  const bytes = workbook([
    { name: "Order", rows: [[{ t: "n", v: 6, f: "2*3" }], [{ t: "s", v: "", f: "VLOOKUP(A1,B:C,2)" }]] },
  ]);
  const { sheets, warnings } = await readFile(bytes, "xlsx");
  expect(sheets[0]?.cells.map(({ value }) => value)).toEqual([6]);
  expect(warnings).toEqual(['Sheet "Order" has formulas whose results were not saved: A2']);
});

test("readFile() tells hidden sheets, rows and columns, and merged cells", async () => {
  const bytes = workbook([
    {
      name: "Order",
      rows: [
        ["Title", "b"],
        ["c", "d"],
      ],
      merges: ["A1:B1"],
      hiddenRows: [1],
      hiddenColumns: [1],
    },
    { name: "Prices", rows: [["secret"]], hidden: true },
  ]);
  const { sheets } = await readFile(bytes, "xlsx");
  expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
    ["Order", false],
    ["Prices", true],
  ]);
  expect(sheets[0]?.merges).toEqual([{ top: 0, left: 0, bottom: 0, right: 1 }]);
  expect(sheets[0]?.cells.filter(({ hidden }) => !hidden).map(({ text }) => text)).toEqual(["Title"]);
});

test("readFile() counts what a workbook inflates to while it inflates, whatever its directory says", async () => {
  const bomb = bombWorkbook(30_000_000, 1_000);
  expect(bomb.length).toBeLessThan(100_000);
  expect(inspect(bomb, "bomb.xlsx")).toBe("xlsx");
  const read = readFile(bomb, "xlsx", { fileName: "bomb.xlsx", limits: { inflatedBytes: 20 * 1024 * 1024 } });
  expect(read).rejects.toThrow('Cannot read "bomb.xlsx": it inflates to more than 20 MB');
});

test("readFile() refuses a workbook of too many cells", async () => {
  const bytes = workbook([
    {
      name: "A",
      rows: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
  ]);
  const read = (cells: number) => readFile(bytes, "xlsx", { fileName: "po.xlsx", limits: { cells } });
  expect(read(5)).rejects.toThrow('Cannot read "po.xlsx": it has more than 5 filled cells');
  expect((await read(6)).sheets[0]?.cells).toHaveLength(6);
});

test("readFile() refuses a workbook of too many merged ranges", async () => {
  const bytes = workbook([{ name: "A", rows: [["x"]], merges: ["A1:B1", "A2:B2"] }]);
  const read = (merges: number) => readFile(bytes, "xlsx", { fileName: "po.xlsx", limits: { merges } });
  expect(read(1)).rejects.toThrow('Cannot read "po.xlsx": it has more than 1 merged ranges');
  expect((await read(2)).sheets[0]?.merges).toHaveLength(2);
});

test("readFile() keeps the place of a row behind empty ones, and refuses a table of too many cells", async () => {
  const bytes = utf8(`sku;qty\nA-1;4${"\n".repeat(5000)}A-2;5\n`);
  const read = (cells: number) => readFile(bytes, "csv", { fileName: "po.csv", limits: { cells } });
  expect((await read(6)).sheets[0]?.cells.at(-1)).toMatchObject({ row: 5001, column: 1, text: "5" });
  expect(read(5)).rejects.toThrow('Cannot read "po.csv": it has more than 5 filled cells');
});

test("readFile() refuses a damaged workbook", async () => {
  const bytes = workbook([{ name: "A", rows: [["x"]] }]);
  bytes.fill(0x41, 60, 400);
  expect(readFile(bytes, "xlsx", { fileName: "po.xlsx" })).rejects.toThrow(
    'Cannot read "po.xlsx": the workbook is damaged',
  );
});

test.each<[string, Uint8Array, string[][]]>([
  [
    "commas and quotes",
    utf8('sku,name,qty\n007,"Bolt, ""big""",5\n'),
    [
      ["sku", "name", "qty"],
      ["007", 'Bolt, "big"', "5"],
    ],
  ],
  [
    "semicolons and decimal commas",
    utf8("sku;preis\nA;1,25\nB;2,50\nC;3,75\n"),
    [
      ["sku", "preis"],
      ["A", "1,25"],
      ["B", "2,50"],
      ["C", "3,75"],
    ],
  ],
  [
    "a line end inside quotes",
    utf8('sku,name\nA,"two\nlines"\nB,one\n'),
    [
      ["sku", "name"],
      ["A", "two\nlines"],
      ["B", "one"],
    ],
  ],
  [
    "a mark of UTF-8",
    utf8("\uFEFFsku,qty\nÄ,5\n"),
    [
      ["sku", "qty"],
      ["Ä", "5"],
    ],
  ],
  [
    "UTF-16",
    utf16("sku\tqty\nÄ\t5\n"),
    [
      ["sku", "qty"],
      ["Ä", "5"],
    ],
  ],
  [
    "Windows' own letters",
    Uint8Array.from([...utf8("sku,name\nA,"), 0xe4, 0x80, ...utf8("\n")]),
    [
      ["sku", "name"],
      ["A", "ä€"],
    ],
  ],
  [
    "an announced delimiter",
    utf8("sep=|\nsku|qty\nA|5\n"),
    [
      ["sku", "qty"],
      ["A", "5"],
    ],
  ],
  [
    "facts before a short table, and words with commas",
    utf8("PO;7\nBuyer;Ames\nRef;\n\nSKU;Item;Qty;Net\nA-1;Bolt, M8, zinc;5;1,50\nB-2;Nut, M8, zinc;2;2,50\n"),
    [
      ["PO", "7"],
      ["Buyer", "Ames"],
      ["Ref"],
      ["SKU", "Item", "Qty", "Net"],
      ["A-1", "Bolt, M8, zinc", "5", "1,50"],
      ["B-2", "Nut, M8, zinc", "2", "2,50"],
    ],
  ],
  [
    "more empty rows first than are looked at",
    utf8(`${";;\n".repeat(100)}SKU;Item;Net\nA-1;Bolt;1,50\nB-2;Nut;2,50\n`),
    [
      ["SKU", "Item", "Net"],
      ["A-1", "Bolt", "1,50"],
      ["B-2", "Nut", "2,50"],
    ],
  ],
  [
    "as many commas in figures as delimiters",
    utf8("A-1;1,50;3,00;2,00\nB-2;2,50;5,00;2,00\n"),
    [
      ["A-1", "1,50", "3,00", "2,00"],
      ["B-2", "2,50", "5,00", "2,00"],
    ],
  ],
  [
    "the line ends of old Macs",
    utf8("sku,qty\rA,5\r"),
    [
      ["sku", "qty"],
      ["A", "5"],
    ],
  ],
])("readFile() reads separated values with %s", async (_what, bytes, rows) => {
  const { sheets } = await readFile(bytes, "csv");
  const found: string[][] = [];
  for (const { row, column, text } of sheets[0]!.cells) {
    const line = found[row] ?? [];
    line[column] = text;
    found[row] = line;
  }
  expect(found.filter((row) => row)).toEqual(rows);
});

test("fileTypeOf() takes a short table under facts as separated values, lists with commas as text", () => {
  expect(fileTypeOf(utf8("PO,7\nBuyer,Ames\nDate,\nSKU,Item,Qty\nA-1,Bolt,5\n,Sum,5\n"))).toBe("csv");
  expect(
    fileTypeOf(utf8("Dear Sirs,\nplease send\n5 bolts, M8, zinc\n6 nuts, M8, zinc\nYours,\nAmes\n")),
  ).toBe("text");
  expect(fileTypeOf(utf8("Order\n5 bolts 1,50 7,50\n2 nuts 2,50 5,00\nThanks\nAmes\n"))).toBe("text");
});

test("readFile() decodes XML by the encoding it declares", async () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><Name>M\xfcller</Name>';
  const { text } = await readFile(Uint8Array.from(Buffer.from(xml, "latin1")), "xml");
  expect(text).toContain("Müller");
});

test("readFile() decodes XML that is not in the UTF-8 it declares", async () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?><Name>M\xfcller</Name>';
  const { text } = await readFile(Uint8Array.from(Buffer.from(xml, "latin1")), "xml");
  expect(text).toContain("Müller");
});

test("readFile() decodes EDIFACT by the repertoire it names", async () => {
  const edi = Buffer.from("UNB+UNOE:3+A+B'IMD+F++:::", "latin1");
  const { text } = await readFile(Uint8Array.from([...edi, 0xb1, 0xde, 0xdb, 0xe2, 0x27]), "edi");
  expect(text).toEndWith("Болт'");
});

test("readFile() takes a picture as a scanned page", async () => {
  const { pages, warnings } = await readFile(await png(400, 200), "png");
  expect(pages).toEqual([
    { number: 1, width: 144, height: 72, words: [], rules: [], fills: [], scanned: true },
  ]);
  expect(warnings).toEqual(["Page 1 is a picture without text"]);
});

test("readFile() refuses a picture that claims more pixels than are decoded", async () => {
  const huge = readFile(pngHead(60_000, 60_000), "png", { fileName: "scan.png" });
  expect(huge).rejects.toThrow('Cannot read "scan.png": the picture has more than 100 million pixels');
});

test("readFile() reads the sizes of a TIFF's pages", async () => {
  const tiff = Buffer.alloc(80);
  tiff.write("II*\0", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  for (const [i, [tag, value]] of [
    [256, 400],
    [257, 200],
  ].entries()) {
    tiff.writeUInt16LE(tag!, 10 + i * 12);
    tiff.writeUInt16LE(3, 12 + i * 12);
    tiff.writeUInt32LE(1, 14 + i * 12);
    tiff.writeUInt16LE(value!, 18 + i * 12);
  }
  const { pages } = await readFile(new Uint8Array(tiff), "tiff");
  expect(pages.map(({ width, height }) => [width, height])).toEqual([[144, 72]]);
});

test("drawPage() draws the page that is asked for, as wide as asked and white where nothing is", async () => {
  const pool = isolate({ processes: 1 });
  const bytes = await pdf((document) => {
    document.addPage().rect(0, 0, 300, 842).fill("#ff0000");
  });
  const picture = await drawPage(pool, { bytes, type: "pdf", page: 2, width: 200 });
  expect([picture.width, picture.height]).toEqual([200, 283]);
  expect(new TextDecoder("latin1").decode(picture.webp.subarray(8, 12))).toBe("WEBP");
  const [left, right] = await edges(picture.webp);
  expect(left).toEqual("red");
  expect(right).toEqual("white");
  await pool.stop();
});

test("drawPage() refuses what it can't draw with a sentence, and draws no more pixels than allowed", async () => {
  const pool = isolate({ processes: 1 });
  const bytes = await pdf(() => {});
  const draw = (page: number, width: number) =>
    drawPage(pool, { bytes, type: "pdf", page, width, fileName: "po.pdf" });
  expect(draw(2, 100)).rejects.toThrow('There is no page 2 in "po.pdf"');
  const { width, height } = await draw(1, 1_000_000);
  expect(width * height).toBeLessThanOrEqual(LIMITS.drawnPixels * 1.01);
  const broken = drawPage(pool, {
    bytes: pngHead(100, 100),
    type: "png",
    page: 1,
    width: 100,
    fileName: "scan.png",
  });
  expect(broken).rejects.toThrow('Cannot draw "scan.png": the picture is damaged');
  await Promise.allSettled([broken]);
  await pool.stop();
});

async function cellsOf(
  rows: MadeCell[][],
  { bookType, type }: { bookType: "xlsx" | "xlsb" | "biff8"; type: FileType } = {
    bookType: "xlsx",
    type: "xlsx",
  },
): Promise<Cell[]> {
  const { sheets } = await readFile(workbook([{ name: "Order", rows }], bookType), type);
  return sheets[0]!.cells;
}

/** The colours at the left and right edge of a picture. */
async function edges(webp: Uint8Array) {
  const bytes = await new Bun.Image(webp)
    .resize(2, 1, { filter: "nearest" })
    .png({ compressionLevel: 0 })
    .bytes();
  const data = Buffer.from(bytes);
  const at = data.indexOf("IDAT") + 4;
  const pixels = Bun.inflateSync(deflateBody(data.subarray(at)));
  const channels = (pixels.length - 1) / 2;
  const name = (from: number) =>
    pixels[from]! > 200 ? (pixels[from + 1]! > 200 ? "white" : "red") : "other";
  return [name(1), name(1 + channels)];
}

function deflateBody(zlib: Buffer) {
  return new Uint8Array(zlib.subarray(2));
}

/** A PNG that claims a size and holds nothing. */
function pngHead(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(Bun.hash.crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    mark,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(3))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** The first bytes of a workbook of Excel 4. */
function biff4(): Uint8Array {
  return Uint8Array.from([0x09, 0x04, 0x06, 0x00, 0x00, 0x00, 0x10, 0x00, 0x42, 0x00, 0x02, 0x00]);
}

/** A spreadsheet of one row. */
function ods(cells: string): Uint8Array {
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Order"><table:table-row>${cells}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  return zip([
    { name: "mimetype", bytes: utf8("application/vnd.oasis.opendocument.spreadsheet") },
    { name: "content.xml", bytes: utf8(content) },
    { name: "META-INF/manifest.xml", bytes: utf8('<manifest:manifest xmlns:manifest="m"/>') },
    { name: "styles.xml", bytes: utf8('<office:document-styles xmlns:office="o"/>') },
  ]);
}

/** The head of an old Office file with one stream. */
function ole(stream: string): Uint8Array {
  const file = Buffer.alloc(2048);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  file.write(`${stream}\0`, 1024, "utf16le");
  return new Uint8Array(file);
}

function utf8(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text));
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
}
