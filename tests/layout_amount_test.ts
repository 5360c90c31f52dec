import { describe, expect, test } from "bun:test";
import { printedSums } from "../src/extraction/layout/head/totals.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./_reading.ts";
import { made } from "./fixtures/layouts/_lab.ts";

test("layout() takes whole numbers under Amount for the quantity where a Total stands behind them", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["No.", "Amount", "Material", "Unit", "Unit Price", "Total"],
    ["1", "1000", "Lunch Box", "Meals", "$15.00", "$15,000.00"],
    ["2", "10", "Vegan Lunch", "Meals", "$10.00", "$100.00"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  const read = draft!.lines.map(({ fields: { quantity, unitPrice, lineTotal } }) =>
    [quantity, unitPrice, lineTotal].map((field) => field?.value),
  );
  expect(read).toEqual([
    ["1000", "15", "15000"],
    ["10", "10", "100"],
  ]);
});

test("layout() leaves words written beside an amount aside where quantity and price prove it", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["No.", "Material", "Qty", "Unit Price", "Amount"],
    ["1", "Lunch Box", "10", "15.00", "150.00 ok to sub"],
    ["2", "Vegan Lunch", "5", "10.00", "50.00"],
    ["3", "Late Lunch", "5", "10.00", "55.00 was 12 last time"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["150", "50", undefined]);
  expect(draft!.findings.filter(({ code }) => code === "unread_value")).toHaveLength(1);
});

test("layout() takes price and amount from under the amount's heading where the quantity proves both", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["No.", "Material", "Qty", "Amount"],
    ["1", "Lunch Box", "10", "$15.00 $150.00"],
    ["2", "Vegan Lunch", "5", "$10.00 $50.00"],
    ["3", "Late Lunch", "5", "$10.00 $55.00"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  const read = draft!.lines.map(({ fields }) => [fields.unitPrice?.value, fields.lineTotal?.value]);
  expect(read).toEqual([
    ["15", "150"],
    ["10", "50"],
    [undefined, undefined],
  ]);
});

test("ordersOf() takes the price and the amount that a discount leaves, in yuan by their sign", () => {
  const rows = [
    ["进货订单", "单据编号：JHD-4711"],
    ["商品全名", "数量", "单价", "金额", "折后单价", "折后金额"],
    ["不锈钢球阀", "10", "70.22", "702.20", "66.7090", "667.09"],
    ["冲击钻头", "125", "1.63", "203.75", "1.4344", "179.30"],
    ["角磨机", "550", "137.37", "75553.50", "137.3700", "75553.50"],
    ["折后金额合计：", "￥76,399.89"],
  ];
  const { drafts } = ordersOf(readingOf(pageOf(rows)), { ownNames: [] });
  const [{ header, lines, findings }] = drafts as [(typeof drafts)[number]];
  expect(lines.map(({ fields }) => [fields.unitPrice?.value, fields.lineTotal?.value])).toEqual([
    ["66.709", "667.09"],
    ["1.4344", "179.3"],
    ["137.37", "75553.5"],
  ]);
  expect(header.currency?.value).toBe("CNY");
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
});

test("layout() takes what is headed as a price for amounts where they alone add up to a printed sum", () => {
  const rows = [
    ["Neue Bestellung", "Nr. 5884"],
    ["Bestelldatum:", "(21. Juli 2024)"],
    ["Produkt", "Anzahl", "Preis"],
    ["Paddel Alu 220 cm", "100", "51.399,00 €"],
    ["Festmacher 14 mm", "275", "863,50 €"],
    ["Zwischensumme:", "", "52.262,50 €"],
    ["Gesamt:", "", "52.269,40 € (inkl. MwSt.)"],
  ];
  const [draft] = ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts;
  expect([draft!.header.orderDate?.value, draft!.header.total?.value]).toEqual(["2024-07-21", "52269.4"]);
  const read = draft!.lines.map(({ fields }) => [fields.unitPrice?.value, fields.lineTotal?.value]);
  expect(read).toEqual([
    [undefined, "51399"],
    [undefined, "863.5"],
  ]);
});

test("layout() keeps Amount a total where it is the only one", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["No.", "Material", "Qty", "Unit Price", "Amount"],
    ["1", "Lunch Box", "10", "15.00", "150"],
    ["2", "Vegan Lunch", "5", "10.00", "50"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["150", "50"]);
  expect(draft!.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["10", "5"]);
});

test("layout() reads a count with its unit, also where a discount parts the price from the amount", () => {
  const rows = [
    ["Bon de commande", "N° 4711"],
    ["Description", "Quantité", "Prix unitaire", "Rem.", "Prix HT"],
    ["Nougat de l'abbaye", "50 Unité(s)", "4,55", "10%", "204,75"],
    ["Biscuits aux raisins", "40 Unité(s)", "3,20", "", "128,00"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["50", "40"]);
});

test("layout() points to the letter that says for how many a price is, in whatever column", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["Item", "Description", "Qty", "Price", "", "Amount"],
    ["AB-1", "Bolt", "2410", "432.632", "M", "1042.64"],
    ["AB-2", "Nut", "7", "91.25", "E", "638.75"],
  ];
  const [draft] = ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => fields.priceBasis?.value)).toEqual(["1000", undefined]);
  expect(draft!.lines[0]!.fields.priceBasis?.evidence).toMatchObject({ text: "M" });
});

test("layout() points to the number that says for how many a price is, under a heading that says nothing", () => {
  const rows = [
    ["Bestelbon", "Ordernummer 4711"],
    ["Aantal", "Artikelnr.", "Omschrijving", "Week", "Prijs", "/", "Bedrag"],
    ["190", "7202080", "Slangtule messing", "43", "473,41", "100", "899,48"],
    ["12", "5510042", "Kabelschoen", "36", "3,12", "1", "37,44"],
  ];
  const [draft] = ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => fields.priceBasis?.evidence?.text)).toEqual(["100", undefined]);
});

test("layout() points to the Chinese heading that says for how many a price is", () => {
  const rows = [
    ["采购订单", "编号 4711"],
    ["物料号", "品名", "数量", "单位", "千件单价", "金额"],
    ["AB-1001", "六角螺栓 镀锌", "2,410", "件", "432.63", "1,042.64"],
    ["AB-1002", "平垫圈 不锈钢", "700", "件", "91.25", "63.88"],
  ];
  const { lines, findings } = ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts[0]!;
  expect(lines.map(({ fields }) => fields.priceBasis?.evidence?.text)).toEqual(["千件单价", "千件单价"]);
  expect(findings.filter(({ code }) => code === "ungrounded")).toEqual([]);
});

describe("groupCounts() tells groups from decimals without prices", () => {
  test.each([
    ["1.200 beside 144", 392],
    ["2.500 of what is counted in another unit", 384],
    ["12.000 beside 2'500.000", 223],
  ])("%s", (_, seed) => {
    const order = made(seed);
    const [draft] = layout(order.reading, { ownNames: ["Acme"] });
    expect(draft?.lines.map(({ fields }) => Number(fields.quantity?.value))).toEqual(
      order.lines.map(({ quantity }) => quantity),
    );
  });
});

test("printedSums() takes the last amount under a caption for a total, unless one above it is more", () => {
  const sums = (...amounts: string[]) => {
    const area = areaOf(pageOf([["Total cost"], ...amounts.map((amount) => [amount])]));
    return printedSums([area], styleOf([area]), new Set()).map(({ amount }) => amount.value);
  };
  expect(sums("943.44", "20,856.00", "21,799.44")).toEqual(["21799.44"]);
  expect(sums("943.44", "20,856.00", "526.90")).toEqual([]);
});

describe("layout() takes of a row of sums", () => {
  const totalOf = (head: string[], lines: string[][], sums: string[]) => {
    const rows = [["Purchase Order", "Number 4711"], head, ...lines, sums];
    return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!.header.total?.value;
  };

  test("the one that its lines come to, where the last is in the buyer's own money", () => {
    const head = ["Item", "Material", "Qty", "Price EUR", "Value EUR", "Value CHF"];
    const lines = [
      ["10", "Relay", "10", "15.00", "150.00", "142.17"],
      ["20", "Fuse", "5", "10.00", "50.00", "47.39"],
    ];
    expect(totalOf(head, lines, ["", "Total net", "", "", "200.00", "189.56"])).toBe("200");
  });

  test("the last, where it is what the lines come to with a tax or less a discount beside it", () => {
    const head = ["Item", "Material", "Qty", "Price", "Amount"];
    const lines = [
      ["10", "Relay", "10", "15.00", "150.00"],
      ["20", "Fuse", "5", "10.00", "50.00"],
    ];
    expect(totalOf(head, lines, ["", "Total", "", "200.00", "20.00", "180.00"])).toBe("180");
    expect(totalOf(head, lines, ["", "Total", "", "200.00", "38.00", "238.00"])).toBe("238");
  });
});

test("ordersOf() reads rands whose thousands blanks part", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["Item", "Description", "Qty", "Price", "Value"],
    ["4711-A", "Timing pulley", "100", "4 362.86", "436 286.00"],
    ["4711-B", "V-belt XPB", "10", "881.34", "8 813.40"],
    ["Total excluding VAT", "", "", "", "R 445 099.40"],
    ["VAT 15.00%", "", "", "", "R 66 764.91"],
    ["Order total", "", "", "", "R 511 864.31"],
  ];
  const { drafts } = ordersOf(readingOf(pageOf(rows)), { ownNames: [] });
  expect(drafts[0]!.header.total?.value).toBe("511864.31");
  expect(drafts[0]!.header.currency?.value).toBe("ZAR");
});

test.each([
  ["بالريال العماني", "OMR"],
  ["العماني بالريال", "OMR"],
  ["دينار كويتي", "KWD"],
  ["المصري بالجنيه", "EGP"],
])("currencyIn() names the money of a land, with its article or without: %p", (text, code) => {
  expect(currencyIn(text)).toBe(code);
});
