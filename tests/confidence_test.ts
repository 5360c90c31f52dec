import { expect, setDefaultTimeout, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { confidenceOf, withConfidence } from "../src/extraction/verify/confidence.ts";
import { sourceOf } from "../src/extraction/verify/source.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import { type Draft, type DraftLine, type Read, writeOrders } from "../src/orders/mod.ts";
import { testApp } from "./_app.ts";
import { csv, extracting } from "./_extraction.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";
import { REVIEW_ROUTES, seedReview } from "./_review.ts";

const ROWS = [
  ["PO", "4711", "", "", "Acme GmbH"],
  ["AB-100", "Bolt", "4", "2.50", "10.00"],
  ["AB-200", "Nut", "3", "5.00", "14.00"],
  ["AB-300", "Washer", "5", "8.00", ""],
  ["AB-400", "Pin", "7", "1.00", "7.00"],
];

function line(row: number): DraftLine {
  const names = ["customerSku", "description", "quantity", "unitPrice", "lineTotal"] as const;
  const fields = names.flatMap((name, column) => {
    const value = ROWS[row]![column];
    return value ? [[name, read(value, at(row, column))] as const] : [];
  });
  return { fields: Object.fromEntries(fields) };
}

const DRAFT = draftOf({
  header: { poNumber: read("4711", at(0, 1)), customerName: read("Acme GmbH", at(0, 4)) },
  lines: [1, 2, 3, 4].map(line),
});

function judged(draft: Draft, legible: Record<string, number> = {}): Draft {
  const page = pageOf(ROWS);
  const words = page.words.map((word) =>
    legible[word.text] === undefined ? word : { ...word, confidence: legible[word.text] },
  );
  const reading = readingOf({ ...page, words });
  return withConfidence(sourceOf(reading), verify(reading, [draft])[0]!);
}

const sure = (draft: Draft, index: number, field: keyof DraftLine["fields"]) =>
  draft.lines[index]!.fields[field]!.confidence!;

test("withConfidence() trusts what multiplies most, then what nothing speaks against, least what doesn't add up", () => {
  const draft = judged(DRAFT);
  const [proven, plain, contradicted] = [0, 2, 1].map((index) => sure(draft, index, "quantity"));
  expect(proven).toBeGreaterThan(plain!);
  expect(plain).toBeGreaterThan(contradicted!);
  expect(sure(draft, 0, "unitPrice")).toBeGreaterThan(0.95);
  expect(sure(draft, 1, "unitPrice")).toBeLessThan(0.6);
});

test("withConfidence() trusts a code less that looks unlike all others of its column", () => {
  const rows = ROWS.map((row) => [...row]);
  rows[4]![0] = "17";
  const odd = { ...DRAFT, lines: [...DRAFT.lines.slice(0, 3), structuredClone(DRAFT.lines[3]!)] };
  odd.lines[3]!.fields.customerSku = read("17", at(4, 0));
  const reading = readingOf(pageOf(rows));
  const draft = withConfidence(sourceOf(reading), verify(reading, [odd])[0]!);
  expect(sure(draft, 3, "customerSku")).toBeLessThan(sure(draft, 0, "customerSku"));
});

test.each(["AB-100,", "'AB-100", "AB-100-", "7563,417.58", "1 AB-100"])(
  "withConfidence() is in doubt of %s as a code",
  (code) => {
    const rows = ROWS.map((row) => [...row]);
    rows[1]![0] = code;
    const odd = { ...DRAFT, lines: DRAFT.lines.map((one) => structuredClone(one)) };
    odd.lines[0]!.fields.customerSku = read(code, at(1, 0));
    const reading = readingOf(pageOf(rows));
    const draft = withConfidence(sourceOf(reading), verify(reading, [odd])[0]!);
    expect(sure(draft, 0, "customerSku")).toBeLessThan(0.8);
  },
);

test("withConfidence() is in doubt of a scan's code that was read together with a neighbour, unless nearly all have spaces", () => {
  const given = (codes: string[]) => {
    const page = pageOf(codes.map((code) => [code, "Bolt", "4"]));
    const words = page.words.map((word) => ({ ...word, confidence: 0.98 }));
    const lines = codes.map((code, row) => ({ fields: { customerSku: read(code, at(row, 0)) } }));
    const source = sourceOf(readingOf({ ...page, words }));
    return withConfidence(source, draftOf({ lines })).lines.map(
      (_, i, all) => all[i]!.fields.customerSku!.confidence!,
    );
  };
  expect(given(["AB-100", "125 pc AB-200", "AB-300", "450 Et AB-400"]).map((sure) => sure > 0.8)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(Math.min(...given(["HX 10", "HX 11", "HX 12", "HX 13"]))).toBeGreaterThan(0.9);
});

test("withConfidence() is in doubt of a scan's price with a decimal more than all others have, though it multiplies", () => {
  const given = (prices: string[], confidence?: number) => {
    const page = pageOf(prices.map((price) => ["6", "Bolt", price, "46.32"]));
    const words = page.words.map((word) => ({ ...word, ...(confidence && { confidence }) }));
    const lines = prices.map((price, row) => ({
      fields: {
        quantity: read("6", at(row, 0)),
        unitPrice: read(price, { ...at(row, 2), text: price }),
        lineTotal: read("46.32", at(row, 3)),
      },
    }));
    const source = sourceOf(readingOf({ ...page, words }));
    return withConfidence(source, draftOf({ lines })).lines.map(
      ({ fields }) => fields.unitPrice!.confidence! > 0.8,
    );
  };
  const prices = ["7.72", "7.72", "7.72", "7.721"];
  expect(given(prices, 0.98)).toEqual([true, true, true, false]);
  expect(given(prices)).toEqual([true, true, true, true]);
  expect(given(["7.72", "7.720", "7.7200", "7.72000"], 0.98)).toEqual([true, true, true, true]);
});

test("withConfidence() takes an amount of a picture that is a product but for its price's rounding for not proven", () => {
  const sureOf = (amount: string, legible?: number) => {
    const rows = [["AB-100", "Rags", "50", "2.07", amount]];
    const values = { quantity: read("50", at(0, 2)), unitPrice: read("2.07", at(0, 3)) };
    const draft = draftOf({ lines: [{ fields: { ...values, lineTotal: read(amount, at(0, 4)) } }] });
    const page = pageOf(rows);
    const words = page.words.map((word) => ({ ...word, ...(legible && { confidence: legible }) }));
    return sure(withConfidence(sourceOf(readingOf({ ...page, words })), draft), 0, "lineTotal");
  };
  expect(sureOf("103.60", 0.97)).toBeLessThan(0.95);
  expect(sureOf("103.50", 0.97)).toBeGreaterThan(0.97);
  expect(sureOf("103.60")).toBeGreaterThan(0.97);
});

test("withConfidence() takes a total for proven only where the lines come to it", () => {
  const counts = [{ by: "amounts" as const, expected: "143368.18", found: "143368.18", agrees: true }];
  const [proven, misread] = ["143368.18", "143.36818"].map((value) => {
    const header = { total: read(value, at(0, 1)) };
    const page = pageOf([["Total", value]]);
    const draft = { ...draftOf({ header, lines: [] }), proof: { ...DRAFT.proof, counts } };
    return withConfidence(sourceOf(readingOf(page)), draft).header.total!.confidence!;
  });
  expect(proven).toBeGreaterThan(0.99);
  expect(misread).toBeLessThan(0.98);
});

test("withConfidence() is in doubt of a customer whom its reader doubts", () => {
  const findings: Draft["findings"] = [
    { code: "unsure_value", level: "warning", field: "customerName", message: "No label says who buys" },
  ];
  const [sure, doubted] = [DRAFT, { ...DRAFT, findings }].map(
    (draft) => judged(draft).header.customerName!.confidence!,
  );
  expect(sure).toBeGreaterThan(0.9);
  expect(doubted).toBeLessThan(0.6);
});

test("withConfidence() takes the recognition's own doubt over, but for digits that arithmetic proves", () => {
  const draft = judged(DRAFT, { "AB-100": 0.4, "4": 0.4, "5": 0.4 });
  expect(sure(draft, 0, "customerSku")).toBeLessThan(0.5);
  expect(sure(draft, 2, "quantity")).toBeLessThan(0.5);
  expect(sure(draft, 0, "quantity")).toBeGreaterThan(0.9);
  expect(draft.findings.filter(({ code }) => code === "unsure_value")).toEqual([
    {
      code: "unsure_value",
      level: "warning",
      lineId: "0",
      field: "customerSku",
      message: 'Line 1: the customer\'s part number "AB-100" is hard to read',
    },
    {
      code: "unsure_value",
      level: "warning",
      lineId: "2",
      field: "quantity",
      message: 'Line 3: the quantity "5" is hard to read',
    },
  ]);
});

test("withConfidence() tells a person to look at what the recognizer's readers dispute, though one is mostly right", () => {
  const draft = judged(DRAFT, { "AB-100": 0.5, "AB-300": 0.55 });
  expect(sure(draft, 0, "customerSku")).toBeGreaterThan(0.6);
  const told = draft.findings.filter(({ code }) => code === "unsure_value").map(({ lineId }) => lineId);
  expect(told).toEqual(["0"]);
});

test("withConfidence() is in doubt of a scanned code whose cell holds a piece of one that nothing points to", () => {
  const skuBeside = (piece: string, confidence?: number) => {
    const rows = ROWS.map((row, i) => (i === 1 ? [`AB-100 ${piece}`, ...row.slice(1)] : row));
    const words = pageOf(rows).words.map((word) => ({ ...word, confidence }));
    const draft = structuredClone(DRAFT);
    draft.lines[0]!.fields.customerSku!.evidence = { page: 1, box: [0, 70, 30, 80], text: "" };
    const reading = readingOf({ ...pageOf(rows), words });
    const graded = withConfidence(sourceOf(reading), verify(reading, [draft])[0]!);
    const said = graded.findings.some(({ field, lineId }) => field === "customerSku" && lineId === "0");
    return { sku: sure(graded, 0, "customerSku"), said };
  };
  expect(skuBeside("-32X", 1)).toEqual({ sku: expect.any(Number), said: true });
  expect(skuBeside("-32X", 1).sku).toBeLessThan(0.9);
  for (const whole of [skuBeside("", 1), skuBeside("pieces", 1), skuBeside("-32X")]) {
    expect(whole.sku).toBeGreaterThan(0.9);
    expect(whole.said).toBe(false);
  }
});

test("confidenceOf() is surer of what is easier to read, without a step back", () => {
  const given = Array.from({ length: 101 }, (_, at) =>
    confidenceOf({ field: "quantity", grade: "plain", legible: at / 100 }),
  );
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  expect(given[0]).toBeLessThan(0.25);
  expect(given[100]).toBeCloseTo(0.983, 3);
});

test("withConfidence() trusts two readers that agree more, and neither where they differ", () => {
  const reading = readingOf(pageOf(ROWS));
  const [verified] = verify(reading, [DRAFT]);
  const { description, customerSku } = verified!.lines[0]!.fields as Record<string, Read>;
  const readers = { agreed: new Set([description!]), disputed: new Set([customerSku!]) };
  const [alone, both] = [undefined, readers].map((each) =>
    withConfidence(sourceOf(reading), verified!, each),
  );
  expect(sure(both!, 0, "customerSku")).toBeLessThan(sure(alone!, 0, "customerSku"));
  expect(confidenceOf({ field: "shipToName", grade: "agreed", legible: 1 })).toBeGreaterThan(
    confidenceOf({ field: "shipToName", grade: "plain", legible: 1 }),
  );
});

setDefaultTimeout(30_000);

test("every value of an order carries its confidence with its place, in the API too", async () => {
  const scene = await extracting();
  const bytes = csv([
    ["PO Number", "SKU", "Description", "Quantity", "Unit Price", "Line Total"],
    ["4711", "007-1", "Hex bolt", "4", "2.50", "10.00"],
  ]);
  const { document } = await scene.read(bytes, { fileName: "po.csv", fileType: "csv" });
  const client = await scene.signIn(await scene.user({ email: "ana@a.example", organizationId: "a" }));
  const response = await client.get(`/api/pdf-documents/${document.id}/orders`);
  const { orders } = (await response.json()) as { orders: { lines: { evidence: Record<string, Read> }[] }[] };
  const { evidence } = orders[0]!.lines[0]!;
  expect(Object.keys(evidence)).toContain("quantity");
  for (const { confidence } of Object.values(evidence)) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
  await scene.close();
});

test("the review page says the proof, leads to the gap and marks what is doubtful, and nothing else", async () => {
  const app = await testApp({ routes: REVIEW_ROUTES });
  const client = await app.signIn(await app.user({ email: "eva@p.example", organizationId: "p" }));
  const { documentId } = await seedReview(app.app, "p");
  const place = { page: 1, box: [10, 20, 30, 40] as [number, number, number, number], text: "" };
  const told = (value: string, confidence: number) => ({
    value,
    evidence: { ...place, text: value },
    confidence,
  });
  const draft: Draft = {
    header: { poNumber: told("4711", 0.99), total: told("10.00", 0.42) },
    lines: [{ fields: { description: told("Bolt", 0.97), quantity: told("4", 0.61) } }],
    findings: [
      { code: "missing_lines", level: "error", message: "Line number 2 is missing", evidence: place },
    ],
    proof: { expected: 2, found: 1, printedTotal: null, sum: null, sentence: "1 of 2 lines: one is missing" },
  };
  const [orderId] = await tenant(app.app.db, "p", (tx) =>
    writeOrders(tx, { idpOrganizationId: "p", documentId, drafts: [draft] }),
  );
  const html = await (await client.get(`/review/${orderId}`)).text();
  expect(html).toContain("1 of 2 lines: one is missing");
  expect(html.match(/data-show/g)).toHaveLength(1);
  expect(html.match(/data-doubt/g)).toHaveLength(2);
  expect(html).toContain("Read with 42 % confidence");
  await app.stop();
});
