import { expect, test } from "bun:test";
import type { Evidence } from "../db/mod.ts";
import { withSentence } from "../src/extraction/verify/counts.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import type { Draft, DraftLine } from "../src/orders/mod.ts";
import type { Reading } from "../src/reading/mod.ts";
import { at, cellAt, draftOf, pageOf, read, readingOf, sheetReading } from "./_reading.ts";

const HEAD = [
  ["Purchase Order", "4711", "", "Date", "02.03.2026"],
  ["Buyer", "Acme GmbH", "", "Currency", "€"],
];
const TABLE = [
  ["Pos", "Article", "Qty", "Price", "Amount"],
  ["10", "AB-100 Bolt", "4", "2,50", "10,00"],
  ["20", "AB-200 Nut", "1.200", "0,50", "600,00"],
  ["30", "AB-300 Washer", "5", "8,00", "40,00"],
];
const FOOT = [["", "", "", "Total", "650,00"]];

const page = (...extra: string[][]) => readingOf(pageOf([...HEAD, ...TABLE, ...FOOT, ...extra]));

/** The line of TABLE's row `row`, pointing to where it stands. */
function line(row: number, values: { quantity: string; unitPrice: string; lineTotal: string }): DraftLine {
  const [, article = ""] = TABLE[row]!;
  const [sku = "", description = ""] = article.split(" ");
  return {
    printedNumber: TABLE[row]![0],
    fields: {
      customerSku: read(sku, at(row + 2, 1)),
      description: read(description, at(row + 2, 1)),
      quantity: read(values.quantity, at(row + 2, 2)),
      unitPrice: read(values.unitPrice, at(row + 2, 3)),
      lineTotal: read(values.lineTotal, at(row + 2, 4)),
    },
  };
}

const LINES = [
  line(1, { quantity: "4", unitPrice: "2.50", lineTotal: "10.00" }),
  line(2, { quantity: "1200", unitPrice: "0.50", lineTotal: "600.00" }),
  line(3, { quantity: "5", unitPrice: "8.00", lineTotal: "40.00" }),
];
const HEADER: Draft["header"] = {
  poNumber: read("4711", at(0, 1)),
  orderDate: read("2026-03-02", at(0, 4)),
  customerName: read("Acme GmbH", at(1, 1)),
  currency: read("EUR", at(1, 4)),
  total: read("650.00", at(6, 4)),
};

const codes = (draft: Draft | undefined) => draft!.findings.map(({ code }) => code);
const one = (reading: Reading, draft: Partial<Draft>) => verify(reading, [draftOf(draft)])[0]!;

test("verify() keeps what stands where it is said to, by value and not by letters", () => {
  const draft = one(page(), { header: HEADER, lines: LINES });
  expect(draft.findings).toEqual([]);
  expect(Object.keys(draft.header)).toEqual(Object.keys(HEADER));
  expect(draft.lines).toEqual(LINES);
  expect(draft.proof).toMatchObject({ expected: 3, found: 3, sum: "650", net: "650", unreadRows: [] });
});

test("verify() misses no line in a price that another one is made of", () => {
  const { proof } = one(page(["", "Gross price", "2", "3,00", "6,00"], ["", "Bolt", "2", "3,00", "6,00"]), {
    header: HEADER,
    lines: LINES,
  });
  expect(proof.unreadRows).toMatchObject([{ text: "Bolt 2 3,00 6,00" }]);
});

const INVENTED: [string, Partial<Draft>, string][] = [
  ["another number", { header: { ...HEADER, poNumber: read("4712", at(0, 1)) } }, "poNumber"],
  [
    "a date that is not the printed one",
    { header: { orderDate: read("2026-03-03", at(0, 4)) } },
    "orderDate",
  ],
  ["another currency", { header: { currency: read("USD", at(1, 4)) } }, "currency"],
  ["a place where nothing stands", { header: { poNumber: read("4711", at(9, 1)) } }, "poNumber"],
  ["a page that isn't there", { header: { poNumber: read("4711", at(0, 1, 7)) } }, "poNumber"],
  ["no place at all", { header: { customerName: read("Acme GmbH", null) } }, "customerName"],
  ["a part of a number", { header: { total: read("50.00", at(6, 4)) } }, "total"],
  ["grouping taken for a decimal mark", { header: { total: read("65000", at(6, 4)) } }, "total"],
];
for (const [name, draft, field] of INVENTED) {
  test(`verify() takes out and flags ${name}`, () => {
    const verified = one(page(), draft);
    expect(verified.header).not.toHaveProperty(field);
    const finding = verified.findings.find(({ code }) => code === "ungrounded");
    expect(finding).toMatchObject({ level: "error", field });
    expect(finding?.message).toContain("could not be found in the document");
  });
}

test("verify() flags an invented quantity on its line and names the line", () => {
  const wrong = line(2, { quantity: "1300", unitPrice: "0.50", lineTotal: "600.00" });
  const { lines, findings } = one(page(), { header: HEADER, lines: [LINES[0]!, wrong, LINES[2]!] });
  expect(lines[1]!.fields).not.toHaveProperty("quantity");
  expect(findings).toContainEqual({
    code: "ungrounded",
    level: "error",
    lineId: "1",
    field: "quantity",
    message: 'Line 2: the quantity "1300" could not be found in the document',
  });
});

test("verify() leaves out a line nothing of which stands in the document, and findings follow the others", () => {
  const invented = { fields: { description: read("Gold bar", at(2, 1)), quantity: read("7", at(2, 2)) } };
  const about = { code: "ambiguous", level: "warning" as const, lineId: "1", message: "x" };
  const draft = one(page(), { lines: [invented, ...LINES], findings: [about] });
  expect(draft.lines).toEqual(LINES);
  expect(codes(draft)).toEqual(["ambiguous", "ungrounded_line"]);
  expect(draft.findings[0]!.lineId).toBe("0");
});

test("verify() takes hidden words for no evidence", () => {
  const reading = readingOf(pageOf([["PO", "~4711"]]));
  const draft = one(reading, { header: { poNumber: read("4711", at(0, 1)) } });
  expect(codes(draft)).toContain("ungrounded");
});

test("verify() says when day and month of a date could change places", () => {
  const reading = readingOf(pageOf([["Date", "05/06/2026"]]));
  const draft = one(reading, { header: { orderDate: read("2026-05-06", at(0, 1)) } });
  expect(draft.findings).toMatchObject([{ code: "ambiguous_date", level: "warning", field: "orderDate" }]);
});

test("verify() says once of all dates that day and month could change places", () => {
  const days = ["05/06/2026", "07/06/2026", "08/06/2026"];
  const reading = readingOf(pageOf(days.map((day) => ["Pin", day])));
  const lines = days.map((day, row) => ({
    fields: {
      description: read("Pin", at(row, 0)),
      requiredDate: read(`2026-${day.slice(0, 2)}-06`, at(row, 1)),
    },
  }));
  expect(one(reading, { lines }).findings).toMatchObject([
    {
      code: "ambiguous_date",
      lineId: "0",
      message:
        'Line 1: the required date "05/06/2026" can be read day first or month first; so it is with 2 other dates',
    },
  ]);
  const header = { orderDate: read("2026-06-05", at(0, 1)) };
  expect(one(reading, { header, lines }).findings).toMatchObject([
    { code: "ambiguous_date", field: "orderDate", message: expect.stringMatching(/with 3 other dates$/) },
  ]);
});

test("verify() misses no row whose numbers multiply", () => {
  const [first, , third] = LINES;
  const draft = one(page(), { header: {}, lines: [first!, { ...third!, printedNumber: undefined }] });
  expect(draft.findings).toMatchObject([{ code: "missing_lines", level: "error" }]);
  expect(draft.findings[0]!.message).toContain('"20 AB-200 Nut 1.200 0,50 600,00" on page 1');
  expect(draft.proof).toMatchObject({ expected: 3, found: 2 });
});

test("verify() misses no row of the last page", () => {
  const reading = readingOf(
    pageOf([...HEAD, ...TABLE]),
    pageOf([["40", "AB-400 Pin", "3", "2,00", "6,00"]], 2),
  );
  const draft = one(reading, { lines: LINES });
  expect(draft.findings.map(({ message }) => message)).toEqual([
    '1 row looks like a line of the order and was not read: "40 AB-400 Pin 3 2,00 6,00" on page 2',
  ]);
});

test("verify() misses no row of a sheet, and takes its totals for none", () => {
  const sheet = sheetReading([
    ["SKU", "Name", "Qty"],
    ["007", "Bolt", "4"],
    ["008", "Nut", "5"],
    ["", "Total", "9"],
  ]);
  const bolt = { customerSku: read("007", cellAt("A2")), quantity: read("4", cellAt("C2")) };
  const nut = { customerSku: read("008", cellAt("A3")), quantity: read("5", cellAt("C3")) };
  expect(one(sheet, { lines: [{ fields: bolt }, { fields: nut }] }).findings).toEqual([]);
  expect(codes(one(sheet, { lines: [{ fields: bolt }] }))).toEqual(["missing_lines"]);
});

test("verify() says the whole proof in one sentence", () => {
  const sentence = (draft: Partial<Draft>, reading = page()) => one(reading, draft).proof.sentence;
  expect(sentence({ header: HEADER, lines: LINES })).toBe("3 of 3 lines, adding up to 650.00 as printed");
  const counted = { expected: null, found: 3, printedTotal: null, sum: null };
  expect(
    sentence({ lines: LINES, proof: { ...counted, printedCount: "3", printedQuantity: "1209" } }),
  ).toContain("quantities 1,209 as printed");
  expect(sentence({ lines: LINES, proof: { ...counted, printedCount: "4" } })).toStartWith("3 of 4 lines");
  expect(one(page(), { lines: LINES, proof: { ...counted, printedCount: "4" } }).findings).toMatchObject([
    { code: "missing_lines", message: "The document counts 4 lines, 3 were read" },
  ]);
  const bare = LINES.map(({ fields: { description, quantity } }) => ({ fields: { description, quantity } }));
  expect(
    sentence({ lines: [bare[0]!] as DraftLine[] }, readingOf(pageOf([...HEAD, ...TABLE.slice(0, 2)]))),
  ).toBe("1 line, nothing printed to count them by");
  const [first, second] = LINES;
  const { proof } = one(page(), { header: HEADER, lines: [first!, second!] });
  expect(proof.sentence).toBe(
    '2 of 3 lines, adding up to 610.00 where 650.00 is printed: "30 AB-300 Washer 5 8,00 40,00" on page 1, after line 2, was not read',
  );
});

test("withSentence() says the counts of an order that is there as data, and leaves a proof alone", () => {
  const proof = { expected: 3, found: 2, printedTotal: "25", sum: "25.00" };
  expect(withSentence(draftOf({ proof })).proof.sentence).toBe("2 of 3 lines, adding up to 25.00 as printed");
  expect(withSentence(draftOf({ proof: { ...proof, sum: "20" } })).proof.sentence).toBe("2 of 3 lines");
  expect(withSentence(draftOf({ proof: { ...proof, sentence: "said" } })).proof.sentence).toBe("said");
});

test("verify() points to the gap: the row that was not read, or the room between two lines", () => {
  const [first, , third] = LINES;
  const skipped = one(page(), { lines: [first!, third!] });
  const [row] = skipped.proof.gaps!;
  expect(row).toMatchObject({ after: 1, evidence: { page: 1, text: "20 AB-200 Nut 1.200 0,50 600,00" } });
  expect(skipped.findings[0]!.evidence).toEqual(row!.evidence!);
  const numbered = ["10", "20", "40"].map((printedNumber, at) => ({ ...LINES[at]!, printedNumber }));
  const [room] = one(page(), { lines: numbered }).proof.gaps!;
  const [above, below] = [LINES[1]!, LINES[2]!].map(({ fields }) => fields.customerSku!.evidence);
  expect(room).toMatchObject({
    message: "line number 30, between lines 2 and 3, is missing",
    after: 2,
    evidence: { page: 1, box: [100, boxOf(above)[3], 495, boxOf(below)[1]] },
  });
});

function boxOf(evidence: Evidence | null | undefined): number[] {
  if (!evidence || "sheet" in evidence) throw new Error("It stands on no page");
  return evidence.box;
}

test("verify() sees gaps and doubles of printed line numbers", () => {
  const without = TABLE.filter((_, row) => row !== 2);
  const reading = readingOf(pageOf([...HEAD, ...without]));
  const moved = { ...LINES[2]!, fields: shifted(LINES[2]!) };
  const gap = one(reading, { lines: [LINES[0]!, moved] });
  expect(gap.findings).toEqual([]);
  const numbered = ["10", "20", "40", "50"].map((printedNumber) => ({ ...LINES[0]!, printedNumber }));
  expect(one(readingOf(pageOf([...HEAD, ...TABLE.slice(0, 2)])), { lines: numbered }).findings).toMatchObject(
    [{ code: "missing_lines", level: "error", message: "Line number 30 is missing between the others" }],
  );
  const open = ["10", undefined, "30", "40"].map((printedNumber) => ({ ...LINES[0]!, printedNumber }));
  const table = readingOf(pageOf([...HEAD, ...TABLE.slice(0, 2)]));
  expect(codes(one(table, { lines: open }))).not.toContain("missing_lines");
  const further = ["10", undefined, "40", "50"].map((printedNumber) => ({ ...LINES[0]!, printedNumber }));
  expect(codes(one(table, { lines: further }))).toContain("missing_lines");
  const twice = ["1", "2", "2", "3"].map((printedNumber) => ({ ...LINES[0]!, printedNumber }));
  expect(codes(one(readingOf(pageOf([...HEAD, ...TABLE.slice(0, 2)])), { lines: twice }))).toEqual([
    "doubled_lines",
  ]);
});

function shifted({ fields }: DraftLine): DraftLine["fields"] {
  const columns = { customerSku: 1, description: 1, quantity: 2, unitPrice: 3, lineTotal: 4 } as const;
  return Object.fromEntries(
    Object.entries(fields).map(([field, { value }]) => [
      field,
      read(value, at(4, columns[field as keyof typeof columns])),
    ]),
  );
}

test("verify() takes a sheet's captions above its lines for no line", () => {
  const rows = [
    ["Buyer", "Acme GmbH", "PO", "602799"],
    ["Style", "Name", "Colour", "Units"],
    ["AB-1", "Tee", "Ink", "14"],
    ["AB-2", "Hoodie", "Sand", "15"],
  ];
  const lineAt = (row: number) => ({
    fields: {
      customerSku: read(rows[row - 1]![0]!, cellAt(`A${row}`)),
      description: read(rows[row - 1]![1]!, cellAt(`B${row}`)),
      quantity: read(rows[row - 1]![3]!, cellAt(`D${row}`)),
    },
  });
  expect(one(sheetReading(rows), { lines: [lineAt(3), lineAt(4)] }).findings).toEqual([]);
  const above = [rows[1]!, ["AB-0", "Cap", "Ink", "12"], ...rows.slice(2)];
  const draft = one(sheetReading(above), { lines: [lineAt(3), lineAt(4)] });
  expect(codes(draft)).toEqual(["missing_lines"]);
});

test("verify() counts line numbers on from one order of a file to the next", () => {
  const numbered = (...numbers: string[]) =>
    draftOf({ lines: numbers.map((printedNumber, at) => ({ ...LINES[at % 3]!, printedNumber })) });
  const found = (...drafts: Draft[]) =>
    verify(page(), drafts).map(({ proof }) => (proof.lineNumbers as { missing: string[] }).missing);
  expect(found(numbered("10", "20", "30"), numbered("40", "50", "60"))).toEqual([[], []]);
  expect(found(numbered("10", "20", "30"), numbered("10", "30", "40"))).toEqual([[], ["20"]]);
  expect(found(numbered("10", "20"), numbered("40", "50", "60"))).toEqual([[], ["30"]]);
});

test("verify() misses no amount: what the lines lack to the total is explained by charges or it is flagged", () => {
  const unpriced = (foot: string[][]) => {
    const table = TABLE.map(([pos, article, quantity, , amount]) => [pos!, article!, quantity!, "", amount!]);
    const reading = readingOf(pageOf([...HEAD, ...table, ...foot]));
    const lines = LINES.slice(0, 2).map(({ fields: { unitPrice: _, ...fields } }) => ({ fields }));
    return one(reading, { header: { total: read("650.00", at(6, 4)) }, lines });
  };
  expect(codes(unpriced(FOOT))).toEqual(["missing_lines"]);
  expect(codes(unpriced([...FOOT, ["", "", "Freight", "", "40,00"]]))).toEqual([]);
  expect(codes(unpriced([...FOOT, ["", "", "VAT", "", "30,00"], ["", "", "Freight", "", "10,00"]]))).toEqual(
    [],
  );
  expect(codes(unpriced([...FOOT, ["", "", "plusz ÁFA 27%", "", "40,00"]]))).toEqual([]);
});

test("verify() reads a tax whose thousands are parted by a blank", () => {
  const rows = [
    ["Pos", "Article", "Qty", "Amount"],
    ["10", "AB-100 Bolt", "4", "5 000,00"],
    ["", "", "", "Total TVA 20%", "1 000,00"],
    ["", "", "", "Total TTC", "6 000,00"],
  ];
  const fields = { quantity: read("4", at(1, 2)), lineTotal: read("5000.00", at(1, 3)) };
  const draft = one(readingOf(pageOf(rows)), {
    header: { total: read("6000.00", at(3, 4)) },
    lines: [{ fields }],
  });
  expect(draft.findings).toEqual([]);
});

test("verify() compares the amounts that are there with the total where some line has none", () => {
  const [first, second, third] = LINES;
  const without = ({ fields: { unitPrice: _, lineTotal: __, ...fields } }: DraftLine) => ({ fields });
  const partly = (reading: Reading, lines: DraftLine[]) =>
    one(reading, { header: { total: HEADER.total! }, lines });
  expect(codes(partly(page(), [first!, without(second!), third!]))).toEqual([
    "missing_lines",
    "other_figure",
  ]);
  const { lineTotal: _, ...multiplied } = second!.fields;
  expect(codes(partly(page(), [first!, { fields: multiplied }, third!]))).toEqual([]);
  const extra = ["", "AB-900 Catalogue", "1", "", ""];
  const free = readingOf(pageOf([...HEAD, ...TABLE, ...FOOT, extra]));
  const gift = { description: read("Catalogue", at(7, 1)), quantity: read("1", at(7, 2)) };
  const draft = partly(free, [...LINES, { fields: gift }]);
  expect(draft.findings).toEqual([]);
  expect(draft.proof).toMatchObject({ sum: "650", net: "650" });
});

test("verify() sees halves of lines: a quantity without a price beside a price without a quantity", () => {
  const { quantity, unitPrice, lineTotal, ...named } = LINES[0]!.fields;
  const halves = (...lines: DraftLine["fields"][]) =>
    one(page(), { lines: lines.map((fields) => ({ fields })) }).findings.filter(
      ({ code }) => code === "split_line",
    );
  expect(halves({ ...named, quantity: quantity! }, { ...named, unitPrice: unitPrice! })).toMatchObject([
    { level: "error", lineId: "0" },
  ]);
  expect(halves({ ...named, quantity: quantity! }, { ...named, quantity: quantity! })).toEqual([]);
  expect(halves({ ...named, unitPrice: unitPrice!, lineTotal: lineTotal! }, LINES[1]!.fields)).toEqual([]);
});

test("verify() asks for a look where a row was not read and yet the lines make the total", () => {
  const copy = ["", "Copy: 4", "4", "2,50", "10,00"];
  const draft = one(page(copy), { header: HEADER, lines: LINES });
  expect(draft.findings).toMatchObject([{ code: "missing_lines", level: "warning" }]);
  const whole = page(copy, ["", "", "", "In all", "660,00"]);
  const more = one(whole, { header: { ...HEADER, total: read("660", at(8, 4)) }, lines: LINES });
  expect(more.findings).toMatchObject([{ code: "missing_lines", level: "error" }]);
});

test("verify() takes a sheet of 5,000 lines", () => {
  const rows = Array.from({ length: 5000 }, (_, n) => [`A${n}`, `Part ${n}`, String(n + 1)]);
  const lines = rows.map(([sku, name, quantity], row) => ({
    fields: {
      customerSku: read(sku!, cellAt(`A${row + 1}`)),
      description: read(name!, cellAt(`B${row + 1}`)),
      quantity: read(quantity!, cellAt(`C${row + 1}`)),
    },
  }));
  const started = performance.now();
  expect(one(sheetReading(rows), { lines }).findings).toEqual([]);
  console.log(`verify: 5,000 lines in ${Math.round(performance.now() - started)} ms`);
});

test("verify() finds an address whose first word is glued to its caption, over several lines", () => {
  const words = (y: number, ...texts: [number, number, string][]) =>
    texts.map(([x0, x1, text]) => ({
      text,
      box: [x0, y, x1, y + 8] as [number, number, number, number],
      size: 8,
      bold: false,
    }));
  const made = readingOf({
    number: 1,
    width: 600,
    height: 800,
    words: [
      ...words(100, [60, 174, "Address:Shed"], [177, 190, "4,"], [193, 230, "Norwick"]),
      ...words(111, [155, 184, "39423"]),
    ],
    rules: [],
    fills: [],
    scanned: false,
  });
  const evidence = {
    page: 1,
    box: [157, 100, 230, 119] as [number, number, number, number],
    text: "Shed 4, Norwick 39423",
  };
  const { header, findings } = one(made, {
    header: { shipToAddress: read("Shed 4, Norwick, 39423", evidence) },
  });
  expect(header.shipToAddress?.value).toBe("Shed 4, Norwick, 39423");
  expect(findings.filter(({ code }) => code === "ungrounded")).toEqual([]);
});
