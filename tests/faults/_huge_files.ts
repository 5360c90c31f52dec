import { deflateSync } from "node:zlib";
import { zip } from "../fixtures/zip.ts";

/** A file whose size or shape is made to hurt. */
export interface HugeFile {
  name: string;
  make(): Uint8Array;
}

const KB = 1024;
const MB = KB * KB;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const times = (count: number, each: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => each(at)).join("");
const thousands = (count: number) => `${count / 1000}k`;

/** Orders as data by their lines, then what no order is. */
export const HUGE_FILES: HugeFile[] = [
  ...[1_000, 5_000, 10_000, 20_000, 24_000, 55_000].flatMap((lines): HugeFile[] => [
    { name: `ubl of ${thousands(lines)} lines`, make: () => bytesOf(ubl(lines)) },
    { name: `edifact of ${thousands(lines)} lines`, make: () => bytesOf(edifact(lines)) },
    { name: `x12 of ${thousands(lines)} lines`, make: () => bytesOf(x12(lines)) },
    { name: `json of ${thousands(lines)} lines`, make: () => bytesOf(json(lines)) },
  ]),
  { name: "edifact of 200k segments of 1 line", make: () => bytesOf(edifact(1, 200_000)) },
  { name: "edifact of 20 MB of marks", make: () => bytesOf(edifact(1, 0, "+:".repeat(10 * MB))) },
  { name: "edifact of 20 MB released", make: () => bytesOf(edifact(1, 0, "?".repeat(20 * MB))) },
  { name: "edifact of 1k orders", make: () => bytesOf(manyMessages(1_000)) },
  { name: "edifact of 5k orders", make: () => bytesOf(manyMessages(5_000)) },
  { name: "json nested 100k deep", make: () => bytesOf(`{"a":${nested(100_000)}}`) },
  { name: "json of 4M empty objects", make: () => bytesOf(`[${"{},".repeat(4_000_000)}{}]`) },
  { name: "xml nested 100k deep", make: () => bytesOf(`${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`) },
  { name: "xml of entities in entities", make: () => bytesOf(laughs()) },
  {
    name: "xml with 2M attributes",
    make: () => bytesOf(`<Order ${times(1_000_000, (at) => `a${at}="1" `)}/>`),
  },
  { name: "xml of 5M empty elements", make: () => bytesOf(`<Order>${"<a/>".repeat(5_000_000)}</Order>`) },
  { name: "xml of one 20 MB text", make: () => bytesOf(`<Order><ID>${"x".repeat(20 * MB)}</ID></Order>`) },
  { name: "csv with one 20 MB cell", make: () => bytesOf(`sku;qty\nA-1;2\n"${"x".repeat(20 * MB)}";3\n`) },
  {
    name: "csv with one 20 MB cell of words",
    make: () => bytesOf(`sku;qty\nA-1;2\n"${"bolt 12 ".repeat(2.5 * MB)}";3\n`),
  },
  { name: "csv of 10M columns", make: () => bytesOf(`sku;qty\nA-1;2\n${"1;".repeat(10 * MB)}\n`) },
  { name: "csv of 10M empty rows", make: () => bytesOf(`sku;qty\nA-1;2\n${"\n".repeat(10 * MB)}`) },
  { name: "csv of 20 MB of quotes", make: () => bytesOf(`sku;qty\nA-1;2\n"${'""'.repeat(10 * MB)}";2\n`) },
  { name: "csv of 40k lines", make: () => bytesOf(csv(39_900)) },
  { name: "csv of 50k lines", make: () => bytesOf(csv(49_900)) },
  { name: "csv of 100k lines", make: () => bytesOf(csv(100_000)) },
  {
    name: "text of 20 MB without a line end",
    make: () => bytesOf(`PURCHASE ORDER 4711 ${"bolt 12 ".repeat(2.5 * MB)}`),
  },
  {
    name: "text of 500k lines",
    make: () => bytesOf(times(500_000, (at) => `${at}  A-${at}  Bolt M6  10  1.20\n`)),
  },
  { name: "xlsx of 1M styled blank rows", make: () => workbook(blankRows(1_000_000)) },
  { name: "xlsx of 1M styled blank cells in rows", make: () => workbook(blankCells(200_000, 10)) },
  {
    name: "xlsx, a cell in the last row and column",
    make: () => workbook(`${row(1, "A")}${row(1_048_576, "XFD")}`),
  },
  { name: "xlsx whose only sheet is a bomb (1 GB)", make: () => workbook(" ".repeat(2 ** 29 - 1), 2) },
  { name: "xlsx of 200k filled cells", make: () => workbook(filled(20_000, 10)) },
  { name: "xlsx of 250k filled cells", make: () => workbook(filled(24_900, 10)) },
  { name: "xlsx of 480k filled cells", make: () => workbook(filled(48_000, 10)) },
  { name: "xlsx of 1M merges", make: () => workbook(row(1, "A"), 1, merges(1_000_000)) },
  { name: "pdf of 2,000 pages", make: () => pdf(2_000, { text: true }) },
  { name: "pdf of 100k pages", make: () => pdf(100_000, {}) },
  { name: "pdf, a page of 10,000 × 10,000 pixels", make: () => pdf(1, { side: 10_000 }) },
  { name: "pdf, 20 pages of 10,000 × 10,000 pixels", make: () => pdf(20, { side: 10_000 }) },
  { name: "pdf, a page of 30,000 × 30,000 pixels", make: () => pdf(1, { side: 30_000 }) },
  { name: "mail with 150 attachments", make: () => mail(150) },
  { name: "mail with 500 attachments", make: () => mail(500) },
  {
    name: "mail with 50k headers",
    make: () =>
      bytesOf(`From: a@b.example\r\nSubject: PO\r\n${times(50_000, (at) => `X-${at}: y\r\n`)}\r\nPO 1\r\n`),
  },
  {
    name: "html nested 200k deep",
    make: () => bytesOf(`<html><body>${"<div>".repeat(200_000)}PO 1</body></html>`),
  },
  {
    name: "html table of 200k rows",
    make: () =>
      bytesOf(`<html><table>${times(200_000, (at) => `<tr><td>A-${at}<td>2<td>1.00`)}</table></html>`),
  },
  {
    name: "html table with colspan 1e9",
    make: () =>
      bytesOf(
        `<html><table>${times(2_000, () => `<tr><td colspan=1000000000 rowspan=1000000000>A<td>2`)}</table></html>`,
      ),
  },
];

function ubl(lines: number): string {
  const line = (at: number) =>
    `<cac:OrderLine><cac:LineItem><cbc:ID>${at + 1}</cbc:ID><cbc:Quantity unitCode="EA">${(at % 9) + 1}</cbc:Quantity>` +
    `<cbc:LineExtensionAmount currencyID="EUR">${((at % 9) + 1) * 2}.00</cbc:LineExtensionAmount>` +
    `<cac:Price><cbc:PriceAmount currencyID="EUR">2.00</cbc:PriceAmount></cac:Price><cac:Item><cbc:Description>Hex bolt ${at}</cbc:Description>` +
    `<cac:BuyersItemIdentification><cbc:ID>B-${at}</cbc:ID></cac:BuyersItemIdentification><cac:SellersItemIdentification><cbc:ID>S-${at}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>\n`;
  return `<?xml version="1.0"?><Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="a" xmlns:cbc="b"><cbc:ID>PO-1</cbc:ID><cbc:IssueDate>2026-03-01</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${times(lines, line)}</Order>`;
}

function edifact(lines: number, notes = 0, name = "Hex bolt"): string {
  const line = (at: number) =>
    `LIN+${at + 1}++S-${at}:SA'PIA+1+B-${at}:IN'IMD+F++:::${name} ${at}'QTY+21:5:PCE'PRI+AAA:2.00'\n`;
  const body = `BGM+220+PO-1+9'DTM+137:20260301:102'NAD+BY+4300000000014::9'${"FTX+AAI+++note'".repeat(notes)}${times(lines, line)}UNS+S'`;
  return `UNB+UNOC:3+4300000000014:14+4300000000021:14+260301:0900+1'UNH+1+ORDERS:D:01B:UN:EAN010'${body}UNT+${lines * 5 + notes + 6}+1'UNZ+1+1'`;
}

function manyMessages(count: number): string {
  const message = (at: number) =>
    `UNH+${at}+ORDERS:D:01B:UN:EAN010'BGM+220+PO-${at}+9'DTM+137:20260301:102'LIN+1++S-${at}:SA'QTY+21:5:PCE'UNS+S'UNT+7+${at}'\n`;
  return `UNB+UNOC:3+4300000000014:14+4300000000021:14+260301:0900+1'${times(count, message)}UNZ+${count}+1'`;
}

function x12(lines: number): string {
  const blank = " ".repeat(10);
  const line = (at: number) => `PO1*${at + 1}*5*EA*2.00**VP*S-${at}*BP*B-${at}~PID*F****Hex bolt ${at}~\n`;
  return `ISA*00*${blank}*00*${blank}*ZZ*NORTHMART      *ZZ*SELLER         *260301*0900*U*00401*000000007*0*P*>~GS*PO*N*S*20260301*0900*7*X*004010~ST*850*0001~BEG*00*SA*PO-1**20260301~${times(lines, line)}CTT*${lines}~SE*${lines * 2 + 4}*0001~GE*1*7~IEA*1*000000007~`;
}

function json(lines: number): string {
  const line = (at: number) => ({
    id: at,
    sku: `S-${at}`,
    name: `Hex bolt ${at}`,
    quantity: 5,
    price: "2.00",
  });
  return JSON.stringify({
    order: {
      id: 1,
      order_number: 1001,
      created_at: "2026-03-01T09:00:00Z",
      currency: "EUR",
      line_items: Array.from({ length: lines }, (_, at) => line(at)),
    },
  });
}

const nested = (depth: number) => `${"[".repeat(depth)}1${"]".repeat(depth)}`;

function laughs(): string {
  const entities = times(20, (at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE Order [<!ENTITY l0 "ha">${entities}<!ENTITY file SYSTEM "file:///etc/passwd">]><Order><ID>&l20;&file;</ID></Order>`;
}

function csv(lines: number): string {
  return `line;sku;description;quantity;price\n${times(lines, (at) => `${at + 1};S-${at};Hex bolt ${at};5;2.00\n`)}`;
}

const row = (at: number, column: string) =>
  `<row r="${at}"><c r="${column}${at}" t="inlineStr"><is><t>A-1</t></is></c></row>`;
const blankRows = (count: number) =>
  times(count, (at) => `<row r="${at + 1}" s="1" customFormat="1" ht="15"/>`);
const blankCells = (rows: number, columns: number) =>
  times(
    rows,
    (at) =>
      `<row r="${at + 1}">${times(columns, (column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" s="1"/>`)}</row>`,
  );
const filled = (rows: number, columns: number) =>
  times(
    rows,
    (at) =>
      `<row r="${at + 1}">${times(columns, (column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}"><v>${at + column}</v></c>`)}</row>`,
  );
const merges = (count: number) =>
  `<mergeCells>${times(count, (at) => `<mergeCell ref="A${at + 2}:C${at + 2}"/>`)}</mergeCells>`;

/** A workbook of one sheet; its rows may stand so many times. */
function workbook(rows: string, repeated = 1, behind = ""): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  const parts: Record<string, Buffer> = {
    "[Content_Types].xml": Buffer.from(
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    "_rels/.rels": Buffer.from(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": Buffer.from(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": Buffer.from(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": Buffer.concat([
      Buffer.from(`<worksheet xmlns="${main}"><sheetData>`),
      ...Array.from({ length: repeated }, () => Buffer.from(rows)),
      Buffer.from(`</sheetData>${behind}</worksheet>`),
    ]),
  };
  return zip(Object.entries(parts).map(([name, bytes]) => ({ name, bytes })));
}

/** A PDF of equal pages: with a line of text each, or one picture for all. */
function pdf(pages: number, { text = false, side = 0 }: { text?: boolean; side?: number }): Uint8Array {
  const chunks: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (piece: string | Buffer) => {
    const buffer = Buffer.from(piece as string);
    chunks.push(buffer);
    length += buffer.length;
  };
  const object = (body: string, stream?: Buffer) => {
    offsets.push(length);
    push(`${offsets.length} 0 obj\n${body}\n`);
    if (stream) for (const piece of ["stream\n", stream, "\nendstream\n"]) push(piece);
    push("endobj\n");
  };
  push("%PDF-1.7\n");
  const content = side
    ? "612 0 0 792 0 0 cm /I Do"
    : text
      ? "BT /F 10 Tf 40 700 Td (1  A-100  Hex bolt M6  10  2.00  20.00) Tj ET"
      : "";
  const picture = side
    ? deflateSync(Buffer.alloc(Math.ceil(side / 8) * side), { level: 9 })
    : Buffer.alloc(0);
  object("<< /Type /Catalog /Pages 2 0 R >>");
  object(`<< /Type /Pages /Count ${pages} /Kids [${times(pages, (at) => `${at + 6} 0 R `)}] >>`);
  object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  object(
    `<< /Type /XObject /Subtype /Image /Width ${side || 1} /Height ${side || 1} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${picture.length} >>`,
    picture,
  );
  object(`<< /Length ${content.length} >>`, Buffer.from(content));
  for (let page = 0; page < pages; page++)
    object(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> /XObject << /I 4 0 R >> >> >>",
    );
  const start = length;
  push(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("")}`,
  );
  push(`trailer << /Root 1 0 R /Size ${offsets.length + 1} >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(chunks));
}

function mail(attachments: number): Uint8Array {
  const part = (at: number) =>
    `--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="po-${at}.csv"\r\n\r\nPO number;${at}\r\n\r\nline;sku;description;quantity;price\r\n1;S-${at};Hex bolt ${at};5;2.00\r\n2;S-${at}x;Nut ${at};5;2.00\r\n`;
  return bytesOf(
    `From: a@b.example\r\nTo: c@d.example\r\nSubject: orders\r\nMessage-ID: <1@b>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${times(attachments, part)}--b--\r\n`,
  );
}
