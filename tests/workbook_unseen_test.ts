import { expect, test } from "bun:test";
import { CFB } from "@e965/xlsx";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { withFileFindings } from "../src/extraction/summary.ts";
import type { Draft } from "../src/orders/mod.ts";
import { type FileType, readFile } from "../src/reading/mod.ts";
import { flatOds, odsRow } from "./fixtures/flat_ods.ts";
import { changed } from "./fixtures/struck.ts";
import { workbook } from "./fixtures/workbook.ts";

const ROWS = [
  ["Item", "Description", "Qty", "Unit Price"],
  ["HX-20418", "Hex bolt", 120, 0.42],
  ["GL-55310", "Gloves", 12, 8.9],
];

async function orderIn(bytes: Uint8Array, type: FileType = "xlsx"): Promise<Draft> {
  const reading = await readFile(bytes, type);
  return withFileFindings(reading, ordersOf(reading, { ownNames: [] }).drafts)[0]!;
}

const [DIMENSIONS, ROW_OF] = [0x200, 0x208];

/** The records of a stream of XLS. */
function recordsOf(bytes: Uint8Array): { kind: number; end: number }[] {
  const records: { kind: number; end: number }[] = [];
  for (let at = 0; at < bytes.length; at = records.at(-1)!.end) {
    const [kind, length] = [bytes[at]! | (bytes[at + 1]! << 8), bytes[at + 2]! | (bytes[at + 3]! << 8)];
    records.push({ kind, end: at + 4 + length });
  }
  return records;
}

function said({ lines, findings }: Draft) {
  return {
    lines: lines.map(({ fields: f }) => `${f.quantity?.value} ${f.description?.value}`),
    told: findings.map(({ level, message }) => `${level}: ${message}`),
  };
}

const WITH_BEFORE = [
  ["Qty before", ...ROWS[0]!],
  [7, ...ROWS[1]!],
  [8, ...ROWS[2]!],
];
const WITHOUT_BEFORE = {
  lines: ["120 Hex bolt", "12 Gloves"],
  told: ['warning: Sheet "Order" has hidden figures or codes, which were left out: column A "Qty before"'],
};

test.each(["xlsx", "biff8", "xlsb"] as const)(
  "a hidden column of a workbook isn't read, and told: %s",
  async (bookType) => {
    const book = workbook([{ name: "Order", rows: WITH_BEFORE, hiddenColumns: [0] }], bookType);
    expect(said(await orderIn(book, bookType === "biff8" ? "xls" : "xlsx"))).toEqual(WITHOUT_BEFORE);
  },
);

test("a column without width isn't read, and told, unless all are without", async () => {
  const book = (shutColumns: number[]) =>
    orderIn(workbook([{ name: "Order", rows: WITH_BEFORE, shutColumns }]));
  expect(said(await book([0]))).toEqual(WITHOUT_BEFORE);
  expect(said(await book([0, 1, 2, 3, 4])).lines).toHaveLength(2);
});

test.each([
  ["without height", 'ht="0" customHeight="1"'],
  ["that are filtered out", 'hidden="1"'],
])("rows %s aren't read, and told", async (_, look) => {
  const book = changed(workbook([{ name: "Order", rows: ROWS }]), "xl/worksheets/sheet1.xml", (xml) =>
    xml.replace('<row r="2"', `<row r="2" ${look}`),
  );
  expect(said(await orderIn(book))).toEqual({
    lines: ["12 Gloves"],
    told: ['error: Sheet "Order" has hidden rows with figures, which were left out: row 2'],
  });
});

test("hidden rows of XLS aren't read, and told", async () => {
  const file = CFB.read(Buffer.from(workbook([{ name: "Order", rows: ROWS }], "biff8")), { type: "buffer" });
  const stream = CFB.find(file, "/Workbook");
  const bytes = stream.content as Uint8Array;
  const at = recordsOf(bytes).findLast(({ kind }) => kind === DIMENSIONS)!.end;
  // Its number, its first and last cells, its height, and that it is hidden.
  const row = [
    ...[ROW_OF & 0xff, ROW_OF >> 8],
    16,
    0,
    ...[1, 0],
    ...[0, 0, 4, 0],
    0xff,
    0,
    0,
    0,
    0,
    0,
    0x20,
    1,
    15,
    0,
  ];
  stream.content = new Uint8Array([...bytes.slice(0, at), ...row, ...bytes.slice(at)]);
  stream.size = stream.content.length;
  const book = new Uint8Array(CFB.write(file, { type: "buffer" }) as Buffer);
  expect(said(await orderIn(book, "xls"))).toEqual({
    lines: ["12 Gloves"],
    told: ['error: Sheet "Order" has hidden rows with figures, which were left out: row 2'],
  });
});

test("a hidden column that is empty, holds noughts or words alone, or has figures in hidden rows only isn't told", async () => {
  const rows = [
    [...ROWS[0]!, "Packed", "Left"],
    [...ROWS[1]!, "yes", 0],
    [...ROWS[2]!, "no", 0],
  ];
  const { told } = said(await orderIn(workbook([{ name: "Order", rows, hiddenColumns: [4, 5, 6] }])));
  expect(told).toEqual([]);
  const below = [...ROWS, [null, null, null, null, 5]];
  const order = await orderIn(workbook([{ name: "Order", rows: below, hiddenRows: [3] }]));
  expect(said(order).told).toEqual([
    'warning: Sheet "Order" has hidden rows with figures, which were left out: row 4',
  ]);
});

test("a figure that its cell's format hides isn't read", async () => {
  const rows = [
    [...ROWS[0]!, "Cost"],
    ...ROWS.slice(1).map((row) => [...row, { t: "n" as const, v: 0.3, z: ";;;" }]),
  ];
  expect(said(await orderIn(workbook([{ name: "Order", rows }]))).told).toEqual([
    'warning: Sheet "Order" has hidden figures or codes, which were left out: column E "Cost"',
  ]);
});

test("what is hidden on sheets of OpenDocument isn't read, and told", async () => {
  const [head, bolt, gloves] = ROWS.map((row) => odsRow(row));
  const book = flatOds({
    columns:
      '<table:table-column table:number-columns-repeated="3"/><table:table-column table:visibility="collapse"/>',
    rows: [head!, bolt!, odsRow(["TP-00710", "Tape", 36, 3.25], 'table:visibility="filter"'), gloves!],
    hiddenSheet: [odsRow(["ZZ-1", "Secret", 9, 9])],
  });
  expect(said(await orderIn(book, "ods"))).toEqual({
    lines: ["120 Hex bolt", "12 Gloves"],
    told: [
      'error: Sheet "Order" has hidden rows with figures, which were left out: row 3',
      'warning: Sheet "Order" has hidden figures or codes, which were left out: column D "Unit Price"',
      'warning: The sheet "Old" is hidden and was left out',
    ],
  });
});

test("what is struck out on sheets of OpenDocument is seen, as a whole and within a cell", async () => {
  const struck = { style: "ce1" };
  const [head, bolt] = ROWS.map((row) => odsRow(row));
  const book = flatOds({
    rows: [
      head!,
      bolt!,
      odsRow([
        { ...struck, text: "GL-55310" },
        { ...struck, text: "Gloves" },
        { ...struck, text: "12" },
      ]),
      odsRow([
        "TP-00710",
        { text: 'Tape <text:span text:style-name="T1">narrow</text:span> wide' },
        36,
        3.25,
      ]),
      odsRow(["TP-00711", "Tape", { text: '<text:span text:style-name="T1">4</text:span>' }, 3.25]),
    ],
  });
  expect(said(await orderIn(book, "ods"))).toEqual({
    lines: ["120 Hex bolt", "36 Tape wide", "4 Tape"],
    told: [
      'warning: Rows without a quantity, or taken back, were read as not ordered: 1, first "GL-55310 Gloves 12"',
      'error: A line runs through "4": see whether it is struck out',
      'warning: Words are struck out within cells, which are not read: "narrow"',
    ],
  });
});

test("what is struck out within a cell of XLSX is left out and told, a text as a whole asked about", async () => {
  const run = (text: string, properties = "") => `<r>${properties}<t xml:space="preserve">${text}</t></r>`;
  const strike = "<rPr><strike/></rPr>";
  const rich =
    (cell: string, ...runs: string[]) =>
    (xml: string) =>
      xml.replace(
        new RegExp(`<c r="${cell}"[\\s\\S]*?</c>`),
        `<c r="${cell}" t="inlineStr"><is>${runs.join("")}</is></c>`,
      );
  const sheet = "xl/worksheets/sheet1.xml";
  const partly = rich("B2", run("Hex nut &amp; ", strike), run("Hex bolt"));
  const whole = rich("A3", run("GL-55310", strike));
  const book = changed(workbook([{ name: "Order", rows: ROWS }]), sheet, (xml) => whole(partly(xml)));
  expect(said(await orderIn(book))).toEqual({
    lines: ["120 Hex bolt", "12 Gloves"],
    told: [
      'error: A line runs through "GL-55310": see whether it is struck out',
      'warning: Words are struck out within cells, which are not read: "Hex nut &"',
    ],
  });
});

const [FONT, LOOK] = [0x31, 0xe0];

/** An XLS workbook whose only font strikes out; cells of the looks that aren't `struck` have another. */
function struckXls(bytes: Uint8Array, struck: number[]): Uint8Array {
  const file = CFB.read(Buffer.from(bytes), { type: "buffer" });
  const stream = CFB.find(file, "/Workbook").content as Uint8Array;
  let look = 0;
  for (let at = 0; at < stream.length; at += 4 + (stream[at + 2]! | (stream[at + 3]! << 8))) {
    const kind = stream[at]! | (stream[at + 1]! << 8);
    if (kind === FONT) stream[at + 6]! |= 8;
    if (kind === LOOK) stream[at + 4] = struck.includes(look++) ? 0 : 9;
  }
  return new Uint8Array(CFB.write(file, { type: "buffer" }) as Buffer);
}

test("cells of XLS that are struck out are asked about, words perhaps within cells are told", async () => {
  const rows = [...ROWS.slice(0, 2), ["GL-55310", "Gloves", { t: "n" as const, v: 12, z: "0.000" }, 8.9]];
  const book = workbook([{ name: "Order", rows }], "biff8");
  const looks = [...Array(40).keys()];
  const struck = await Promise.all(
    looks.map(async (look) => said(await orderIn(struckXls(book, [look]), "xls")).told),
  );
  expect(struck).toContainEqual(['error: A line runs through "12.000": see whether it is struck out']);
  expect(said(await orderIn(struckXls(book, []), "xls")).told).toEqual([
    "warning: Cells or words may be struck out, which the file's format doesn't let be seen",
  ]);
  expect(said(await orderIn(book, "xls")).told).toEqual([]);
});
