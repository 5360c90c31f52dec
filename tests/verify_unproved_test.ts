import { expect, test } from "bun:test";
import { verify } from "../src/extraction/verify/verify.ts";
import type { DraftLine, LineField } from "../src/orders/mod.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";

type Columns = Partial<Record<LineField, number>>;

/** The line of a row whose fields stand in these columns, and are what is printed there or `values`. */
function lineOf(
  rows: string[][],
  row: number,
  { columns, values = {} }: { columns: Columns; values?: Partial<Record<LineField, string>> },
): DraftLine {
  const fields = Object.entries(columns).map(([field, column]) => {
    const text = rows[row]![column]!;
    return [field, read(values[field as LineField] ?? text, { ...at(row, column), text })];
  });
  return { fields: Object.fromEntries(fields) };
}

/** What is found against lines of a page of these rows. */
function found(rows: string[][], lines: DraftLine[], isScan = false) {
  const page = pageOf(rows);
  if (isScan) page.words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  const [draft] = verify(readingOf(page), [draftOf({ lines })]);
  return draft!.findings;
}

test("a quantity beside which another figure makes the amount is an error", () => {
  const columns = { description: 0, quantity: 1, unitPrice: 3, lineTotal: 4 };
  const of = (row: string[]) => found([row], [lineOf([row], 0, { columns })]);
  const message = "Line 1: the quantity may be 4, not 27: 4 × 3.25 is the amount 13.00";
  expect(of(["Bolt", "27", "4", "3.25", "13.00"])).toMatchObject([
    { code: "other_figure", level: "error", field: "quantity", message },
  ]);
  expect(of(["Bolt", "4", "27", "3.25", "13.00"])).toEqual([]);
});

test("what one weighs, or how long it is hired, is no other quantity", () => {
  const columns = { description: 0, quantity: 1, unitPrice: 4, lineTotal: 5 };
  const of = (rows: string[][]) => {
    const lines = rows.map((_, row) => lineOf(rows, row, { columns }));
    return found(rows, lines).filter(({ code }) => code === "other_figure");
  };
  expect(of([["Beef", "31", "43.3", "1,342.3", "3.70", "4,966.51"]])).toEqual([]);
  const hired = ["Loader", "1", "3", "-", "1.74", "5.22"];
  expect(of([hired, ["Tower", "2", "5", "-", "71.15", "711.50"]])).toEqual([]);
  expect(of([hired])).toMatchObject([{ level: "error" }]);
  expect(of([["Bolt", "5", "12", "60", "1.20", "72.00"]])).toMatchObject([{ level: "error" }]);
});

test("an amount without a price is an error where a figure of its row is the price", () => {
  const columns = { description: 0, quantity: 1, lineTotal: 3 };
  const of = (row: string[]) => found([row], [lineOf([row], 0, { columns })]);
  const message = "Line 1: no price was read, though 4 × 3.25, printed beside it, is 13.00";
  expect(of(["Bolt", "4", "3.25", "13.00"])).toMatchObject([
    { code: "other_figure", level: "error", field: "unitPrice", message },
  ]);
  expect(of(["Bolt", "4", "3.50", "13.00"])).toEqual([]);
});

test("a price among the words of a line without one is an error where it makes the amount, for 100 too", () => {
  const of = (price: string, amount: string) => {
    const rows = [["Coupling", price, "4", amount]];
    const line = lineOf(rows, 0, { columns: { quantity: 2, lineTotal: 3 } });
    const text = `Coupling ${price}`;
    line.fields.description = read(text, { ...at(0, 0), text, also: at(0, 1) });
    return found(rows, [line]).map(({ code }) => code);
  };
  expect(of("72.50", "290.00")).toEqual(["other_figure"]);
  expect(of("72.50", "2.90")).toEqual(["other_figure"]);
  expect(of("72.50", "13.00")).toEqual([]);
  expect(of("M72", "288.00")).toEqual([]);
});

test("an amount that was not read either tells of a price where both are printed as money", () => {
  const columns = { description: 0, quantity: 1 };
  const of = (row: string[]) => found([row], [lineOf([row], 0, { columns })]).map(({ code }) => code);
  expect(of(["Bolt", "4", "3.25", "13.00"])).toEqual(["other_figure"]);
  expect(of(["Bolt", "4", "3", "12"])).toEqual([]);
});

test("counts that are all printed as wide are counts, those that climb are numbers of lines", () => {
  const of = (...counts: string[]) => {
    const rows = counts.map((count) => ["Bolt", count]);
    const columns = { description: 0, quantity: 1 };
    const lines = rows.map((row, at) =>
      lineOf(rows, at, { columns, values: { quantity: String(Number(row[1])) } }),
    );
    return found(rows, lines).filter(({ code }) => code === "odd_line").length;
  };
  expect(of("00035", "00240", "00012")).toBe(0);
  expect(of("00010", "00020", "00030")).toBe(3);
});

test.each<[string, string[], LineField]>([
  ["a count with noughts before it", ["Bolt", "00010"], "quantity"],
  ["words where a part number stands", ["Bolt", "4", "hex bolt, zinc plated,"], "customerSku"],
  ["a part number that breaks off", ["Bolt", "4", "LD-4099-"], "customerSku"],
  ["a price below nought", ["Bolt", "4", "", "-3.25"], "unitPrice"],
  ["a day for its words", ["12 Feb 2025", "4"], "description"],
])("a line with %s is an error", (_, row, field) => {
  const columns = {
    description: 0,
    quantity: 1,
    ...(field !== "description" && field !== "quantity" && { [field]: row.length - 1 }),
  };
  const values = row[1] === "00010" ? { quantity: "10" } : {};
  expect(found([row], [lineOf([row], 0, { columns, values })])).toMatchObject([
    { code: "odd_line", level: "error", field },
  ]);
});

test("a code before the words of a row that was not read is of a line, where all others' words begin so", () => {
  const rows = [
    ["99.770.5137", "4"],
    ["48.720.1334", "6"],
    ["49.898.4311", "8"],
  ];
  const lines = rows.map((_, row) => lineOf(rows, row, { columns: { description: 0, quantity: 1 } }));
  expect(found(rows, lines.toSpliced(1, 1))).toMatchObject([{ code: "missing_lines", level: "error" }]);
});

test("words in small letters beside others that were not read are an error", () => {
  const rows = [["Hex bolts zinc plated", "4"]];
  const [, , zinc, plated] = pageOf(rows).words;
  const box: [number, number, number, number] = [zinc!.box[0], zinc!.box[1], plated!.box[2], plated!.box[3]];
  const { fields } = lineOf(rows, 0, { columns: { quantity: 1 } });
  const description = read("zinc plated", { page: 1, box, text: "zinc plated" });
  const [finding] = found(rows, [{ fields: { ...fields, description } }]);
  expect(finding).toMatchObject({ code: "odd_line", field: "description" });
  expect(finding!.message).toBe('Line 1: "bolts" stands before its words and was not read');
});

test("a word of the same phrase that was not read is an error", () => {
  const rows = [["Ball valve brass", "4"]];
  const [ball, , brass] = pageOf(rows).words;
  const box: [number, number, number, number] = [ball!.box[0], ball!.box[1], ball!.box[2], brass!.box[3]];
  const { fields } = lineOf(rows, 0, { columns: { quantity: 1 } });
  const description = read("Ball", { page: 1, box, text: "Ball" });
  expect(found(rows, [{ fields: { ...fields, description } }])).toMatchObject([
    { code: "odd_line", message: 'Line 1: "valve" stands behind its words and was not read' },
  ]);
});

test("a count beside a line's code that was not read, though the one below was, is an error", () => {
  const rows = [
    ["AB-1001", "500", "Cable tie"],
    ["AB-1002", "500", "Cable"],
  ];
  const { fields } = lineOf(rows, 0, { columns: { customerSku: 0, description: 2 } });
  const { quantity } = lineOf(rows, 1, { columns: { quantity: 1 } }).fields;
  expect(found(rows, [{ fields: { ...fields, quantity } }])).toMatchObject([
    { code: "odd_line", field: "quantity", level: "error" },
  ]);
});

test("money unread beside lines none of which has a price is an error", () => {
  const of = (money: string) => {
    const rows = [
      ["Bolt", "4", money],
      ["Nut", "6", money],
    ];
    return found(
      rows,
      rows.map((_, row) => lineOf(rows, row, { columns: { description: 0, quantity: 1 } })),
    ).map(({ code }) => code);
  };
  expect(of("43'600.00/Pkg")).toEqual(["unread_prices"]);
  expect(of("12.50 MXN")).toEqual(["unread_prices"]);
  expect(of("17.05.2026")).toEqual([]);
  expect(of("12.50")).toEqual([]);
});

test("on a scan any figure with decimals beside lines without a price may be one, and a currency without a figure", () => {
  const of = (money: string, isScan = true) => {
    const rows = ["Bolt", "Nut"].map((item) => [item, "4", money]);
    const lines = rows.map((_, row) => lineOf(rows, row, { columns: { description: 0, quantity: 1 } }));
    return found(rows, lines, isScan).map(({ code }) => code);
  };
  for (const money of ["1,760.50", "570,7000", "EUR/CF", "USD"]) {
    expect(of(money)).toEqual(["unread_prices"]);
    expect(of(money, false)).toEqual([]);
  }
  for (const other of ["0.00", "13.04.2026", "54.836.4851", "250"]) expect(of(other)).toEqual([]);
});

test("on a scan thousands beside lines without a price are none, where commas part decimals", () => {
  const rows = [
    ["Halter", "240", "1.920", "4,8"],
    ["Dichtprofil", "1500", "10.500", "1,25"],
  ];
  const lines = rows.map((_, row) =>
    lineOf(rows, row, { columns: { description: 0, quantity: 1, notes: 3 } as Columns }),
  );
  expect(found(rows, lines, true).map(({ code }) => code)).not.toContain("unread_prices");
});

test("a rate beside a line is no part of its quantity", () => {
  const columns = { description: 0, quantity: 1, unitPrice: 2, lineTotal: 4 };
  const row = ["Seal", "100", "125.41", "(10.000%)", "13,795.10"];
  expect(found([row], [lineOf([row], 0, { columns })]).map(({ code }) => code)).not.toContain("other_figure");
});

test("words that are none are an error where others stand unread beside most of them", () => {
  const rows = [
    ["灯芯绒", "40S*40S", "12"],
    ["斜纹布", "32S*32S", "20"],
  ];
  const columns = { description: 1, quantity: 2 };
  const findings = found(rows, [lineOf(rows, 0, { columns }), lineOf(rows, 1, { columns })]);
  expect(findings.map(({ message }) => message)).toEqual([
    'Line 1: "灯芯绒" may be its words, which were not read',
    'Line 2: "斜纹布" may be its words, which were not read',
  ]);
});

test("a count of nothing that is what all others count is an error", () => {
  const rows = [
    ["Bolt", "4", "3.25", "13.00"],
    ["Nut", "6", "1.00", "6.00"],
    ["Total pieces", "10"],
  ];
  const columns = { description: 0, quantity: 1, unitPrice: 2, lineTotal: 3 };
  const lines = [0, 1].map((row) => lineOf(rows, row, { columns }));
  const sum = lineOf(rows, 2, { columns: { description: 0, quantity: 1 } });
  expect(found(rows, [...lines, sum])).toMatchObject([{ code: "odd_line", lineId: "2", field: "quantity" }]);
});

test("a code among the others' with a count beside it is of a line that was not read, though another took its words", () => {
  const rows = [
    ["AB-1001", "4", "Bolt"],
    ["AB-1002", "6", "Nut"],
    ["AB-1003", "8", "Washer"],
    ["AB-1004", "9", "Key"],
  ];
  const columns = { customerSku: 0, quantity: 1, description: 2 };
  const lines = rows.map((_, row) => lineOf(rows, row, { columns }));
  expect(found(rows, lines)).toEqual([]);
  const two = { ...at(1, 2), text: "" };
  const both = read("Nut Washer", { ...two, also: at(2, 2) } as typeof two);
  const swallowed = lines.map((line, i) =>
    i === 1 ? { fields: { ...line.fields, description: both } } : line,
  );
  expect(found(rows, swallowed.toSpliced(2, 1))).toMatchObject([{ code: "missing_lines", level: "error" }]);
});

test("a field that holds in most lines what another one should is an error", () => {
  const of = (rows: string[][], columns: Columns) =>
    found(
      rows,
      rows.map((_, row) => lineOf(rows, row, { columns })),
    ).filter(({ code }) => code === "columns_mistaken");
  const coded = { quantity: 0, customerSku: 1, description: 2 };
  const counted = [
    ["1", "10 EA", "Seal kit"],
    ["2", "1500BX", "Valve"],
    ["3", "KL-4711", "Union"],
  ];
  const message = `In 2 of 3 lines the part number is a count with its unit, first in line 1, "10 EA": a column may have been taken for another one`;
  expect(of(counted, coded)).toMatchObject([{ level: "error", message }]);
  expect(of(counted.slice(1), coded)).toEqual([]);

  const priced = { description: 0, quantity: 1, lineTotal: 2 };
  expect(
    of(
      [
        ["Hose", "203.31", "2033.10"],
        ["Seal", "72.46", "7246.00"],
      ],
      priced,
    ),
  ).toHaveLength(1);
  expect(
    of(
      [
        ["Hose", "203.31", "2033.11"],
        ["Seal", "72", "7200.00"],
      ],
      priced,
    ),
  ).toEqual([]);
  expect(
    of(
      [
        ["Hose", "203", "12"],
        ["Seal", "72", "8"],
      ],
      { description: 0, quantity: 1, priceBasis: 2 },
    ),
  ).toHaveLength(1);
});

test("broken quantities beside whole prices are an error in most lines", () => {
  const columns = { description: 0, quantity: 1, unitPrice: 2 };
  const of = (...rows: string[][]) =>
    found(
      rows,
      rows.map((_, row) => lineOf(rows, row, { columns })),
    ).filter(({ code }) => code === "columns_mistaken");
  expect(of(["Hose", "203.31", "4"], ["Seal", "72.46", "250"])).toHaveLength(1);
  expect(of(["Hose", "203.31", "4"], ["Seal", "72", "250"])).toEqual([]);
  const measured = { ...columns, unit: 3 };
  const timber = [
    ["Joist", "5.753", "410", "M3"],
    ["Beam", "2.184", "395", "M3"],
  ];
  const lines = timber.map((_, row) => lineOf(timber, row, { columns: measured }));
  expect(found(timber, lines).filter(({ code }) => code === "columns_mistaken")).toEqual([]);
});

test("a part number that runs into a word is an error where others end before theirs", () => {
  const rows = ["AB12767steel", "KL-4711", "AB12768"].map((code) => [code, "2", "Seal kit"]);
  const columns = { customerSku: 0, quantity: 1, description: 2 };
  const of = (some: string[][]) =>
    found(
      some,
      some.map((_, row) => lineOf(some, row, { columns })),
    ).filter(({ code }) => code === "odd_line");
  const message = 'Line 1: "AB12767steel" runs into a word: the part number may end before it';
  expect(of(rows)).toMatchObject([{ level: "error", lineId: "0", message }]);
  expect(of(rows.slice(0, 1))).toEqual([]);
  expect(of([["WG-9059-52Flange", "2", "brass"], ...rows.slice(1)])).toMatchObject([{ lineId: "0" }]);
});

test("the rest of a part number is an error where most go on in further lines of their cell", () => {
  const rows = [["KL-4711-", "2"], ["LONG-1"], ["KL-4712-", "3"], ["LONG-2"], ["KL-4713", "5"], ["-LONG-3"]];
  const piled = (row: number, value: string): DraftLine => {
    const [above, below] = [at(row, 0), at(row + 1, 0)];
    const box = [above.box[0], above.box[1], Math.max(above.box[2], below.box[2]), below.box[3]] as const;
    const { quantity } = lineOf(rows, row, { columns: { quantity: 1 } }).fields;
    const text = `${rows[row]![0]} ${rows[row + 1]![0]}`;
    return { fields: { quantity: quantity!, customerSku: read(value, { page: 1, box: [...box], text }) } };
  };
  const whole = [piled(0, "KL-4711-LONG-1"), piled(2, "KL-4712-LONG-2")];
  const cut = lineOf(rows, 4, { columns: { quantity: 1, customerSku: 0 } });
  const odd = (lines: DraftLine[]) => found(rows, lines).filter(({ code }) => code === "odd_line");
  const message = 'Line 3: "KL-4713" may go on in the line above or below it, which was not read';
  expect(odd([...whole, cut])).toMatchObject([{ level: "error", message }]);
  expect(odd([...whole, piled(4, "KL-4713-LONG-3")])).toEqual([]);

  const broken = [...rows.slice(0, 4), ["KL-47"], ["13-LONG", "5"]];
  const rest = lineOf(broken, 5, { columns: { quantity: 1, customerSku: 0 } });
  const lost = found(broken, [...whole, rest]).filter(({ code }) => code === "odd_line");
  expect(lost.map(({ lineId }) => lineId)).toContain("2");
});

test("lines of a scan with amounts, but none with a price, are an error", () => {
  const rows = [
    ["Bolt", "4", "13.00"],
    ["Nut", "6", "15.00"],
  ];
  const codes = (columns: Columns, isScan: boolean) =>
    found(
      rows,
      rows.map((_, row) => lineOf(rows, row, { columns })),
      isScan,
    ).map(({ code }) => code);
  const amounts = { description: 0, quantity: 1, lineTotal: 2 };
  expect(codes(amounts, true)).toEqual(["unread_prices"]);
  expect(codes(amounts, false)).toEqual([]);
  expect(codes({ description: 0, quantity: 1, unitPrice: 2 }, true)).toEqual([]);
});

test("a row of a scan that has all that lines have but a count is an error, on either side of them too", () => {
  const line = (code: string, count: string) => [code, "Bolt", count, "PCS"];
  const columns = { customerSku: 0, description: 1, quantity: 2, unit: 3 };
  const of = (lost: string[], { place = 1, isScan = true } = {}) => {
    const rows = [line("A1", "4"), line("B2", "6"), line("C3", "8")];
    rows.splice(place, 0, lost);
    const lines = rows.flatMap((row, i) => (row === lost ? [] : lineOf(rows, i, { columns })));
    return found(rows, lines, isScan).map(({ code, level }) => `${code} ${level}`);
  };
  for (const place of [0, 1, 3]) expect(of(line("D4", ""), { place })).toEqual(["missing_lines error"]);
  expect(of(["D4", "Bolt", "", "12 kg"])).toEqual(["missing_lines error"]);
  expect(of(line("D4", ""), { isScan: false })).toEqual([]);
  expect(of(["D4", "Bolt", "", ""])).toEqual([]);
  expect(of(["", "", "", "PCS"])).toEqual([]);
});
