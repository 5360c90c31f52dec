import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { closingPrice } from "../src/extraction/layout/table/conditions.ts";
import type { Figures } from "../src/extraction/layout/table/row.ts";
import type { Draft } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";
import { type Line, pageOf as placedPage } from "./fixtures/layouts/_page.ts";

function read(rows: string[][]): Draft {
  return layout(readingOf(pageOf(rows, 1)), { ownNames: [] })[0]!;
}

describe("closingPrice()", () => {
  const rows = (...figures: [price: string, total: string][]) =>
    figures.map(
      ([price, total]): Figures => ({ quantity: null, price: { value: price }, total: { value: total } }),
    );

  test("finds the row that those before it come to", () => {
    const [gross, copper, net] = [
      ["10.00", "50.00"],
      ["1.20", "6.00"],
      ["11.20", "56.00"],
    ] as const;
    expect(closingPrice(rows([...gross], [...copper], [...net]))).toBe(2);
  });

  test("finds none where a row costs something else, or stands alone", () => {
    expect(closingPrice(rows(["10.00", "50.00"], ["1.20", "6.00"], ["9.90", "56.00"]))).toBe(-1);
    expect(closingPrice(rows(["10.00", "50.00"], ["10.00", "50.00"]))).toBe(-1);
  });
});

test("layout() takes rows of price conditions for parts of their numbered line, and its price where they close", () => {
  const line = (number: string, code: string, [gross, copper, net]: [string, string][]) => [
    [number, code, "Steuerleitung 4G2,5", "100", "", ""],
    ["", "", "Bruttopreis", "", ...gross!],
    ["", "", "Kupferzuschlag", "", ...copper!],
    ["", "", "Nettopreis", "", ...net!],
    ["", "", `Ihre Materialnummer T-${code}`],
  ];
  const draft = read([
    ["Bestellung 4711"],
    ["Pos.", "Material", "Bezeichnung", "Menge", "Preis", "Nettowert"],
    ...line("10", "A-100", [
      ["2,00", "200,00"],
      ["0,25", "25,00"],
      ["2,25", "225,00"],
    ]),
    ...line("20", "A-200", [
      ["3,00", "300,00"],
      ["0,50", "50,00"],
      ["3,50", "350,00"],
    ]),
    ["", "", "Gesamtnettowert EUR", "", "", "575,00"],
  ]);
  expect(
    draft.lines.map(({ fields }) => [
      fields.customerSku?.value,
      fields.supplierSku?.value,
      fields.unitPrice?.value,
      fields.lineTotal?.value,
    ]),
  ).toEqual([
    ["A-100", "T-A-100", "2.25", "225"],
    ["A-200", "T-A-200", "3.5", "350"],
  ]);
});

test("layout() takes the price before a discount, printed where counts stand, for no line of its own", () => {
  const line = (number: string, code: string, [count, gross, before, net, total]: string[]) => [
    [number, code, count!, net!, total!],
    ["", "Pump, vane"],
    ["", `Your material number: T-${code}`],
    ["", "Gross Price", `${gross} EUR`, "", before!],
    ["", "Delivery schedule", "30.11.2026", count!],
  ];
  const draft = read([
    ["Purchase order 4711"],
    ["Item", "Description", "Quantity", "Net price", "Net value"],
    ...line("00010", "30114", ["4,000", "20,00", "80,00", "19,00", "76,00"]),
    ...line("00020", "30115", ["2,000", "10,00", "20,00", "9,00", "18,00"]),
    ["", "", "", "Total net value", "94,00"],
  ]);
  expect(
    draft.lines.map(({ fields: { customerSku, supplierSku, description, quantity, requiredDate } }) =>
      [customerSku, supplierSku, description, quantity, requiredDate].map((field) => field?.value),
    ),
  ).toEqual([
    ["30114", "T-30114", "Pump, vane", "4", "2026-11-30"],
    ["30115", "T-30115", "Pump, vane", "2", "2026-11-30"],
  ]);
});

test("layout() takes an item's price from where its conditions close, where it counts without one", () => {
  const line = (y: number, code: string, [count, gross, before, net, total]: string[]): Line[] => [
    [y, [60, `000${y / 10} ${code}`], [176, "Flanschlager GG25 roh"]],
    [y + 10, [-175, count!]],
    [y + 20, [89, `Ihre Materialnummer: T-${code}`]],
    [y + 30, [89, "Bruttopreis"], [224, `${gross} EUR`], [296, "1 ST"], [-410, before!]],
    [y + 40, [89, "Rabatt %"], [224, "4,00- %"], [-410, "8,00-"]],
    [y + 50, [89, "Nettopreis inkl. Rabatt"], [224, `${net} EUR`], [296, "1 ST"], [-410, total!]],
    [y + 60, [89, "Einteilungen:"], [171, "Liefertermin"], [260, "Menge"]],
    [y + 70, [171, "Tag 14.04.2026"], [-300, count!]],
  ];
  const page = placedPage([
    [40, [60, "Bestellung 4711"]],
    [100, [60, "Pos."], [89, "Material"], [176, "Bezeichnung"]],
    [110, [89, "Bestellmenge Einheit"], [224, "Preis pro Einheit"], [425, "Nettowert"]],
    ...line(130, "R100", ["20 Stück", "10,00", "200,00", "9,60", "192,00"]),
    ...line(220, "R200", ["1.000 Stück", "5,00", "5.000,00", "4,80", "4.800,00"]),
    [310, [89, "Gesamtnettowert EUR"], [-467, "4.992,00"]],
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(
    draft!.lines.map(({ fields: { customerSku, quantity, unitPrice, lineTotal } }) =>
      [customerSku, quantity, unitPrice, lineTotal].map((field) => field?.value),
    ),
  ).toEqual([
    ["R100", "20", "9.6", "192"],
    ["R200", "1000", "4.8", "4800"],
  ]);
});

test("layout() takes the price that closes conditions over a surcharge that nothing calls a price", () => {
  const line = (
    y: number,
    code: string,
    [count, gross, before, metal, more, net, total]: string[],
  ): Line[] => [
    [y, [45, `000${y / 10}`], [78, code], [171, "Steuerleitung 4G2,5"]],
    [y + 11, [-160, count!], [171, "Meter"]],
    [y + 22, [171, "Bruttopreis"], [-450, `${gross} / 100 M`], [-550, before!]],
    [y + 33, [171, "Kupferzuschlag DEL"], [-450, `${metal} / 100 M`], [-550, more!]],
    [y + 44, [171, "Nettopreis"], [-450, `${net} / 100 M`], [-550, total!]],
    [y + 55, [171, `Ihre Materialnummer T-${code}`]],
  ];
  const page = placedPage([
    [40, [45, "Bestellung 4711"]],
    [100, [45, "Pos."], [78, "Material"], [171, "Bezeichnung"]],
    [111, [78, "Bestellmenge"], [171, "Einheit"], [380, "Preis pro Einheit"], [-550, "Nettowert"]],
    ...line(130, "1176949", ["180", "183,39", "330,10", "22,01", "39,62", "205,40", "369,72"]),
    ...line(200, "5969365", ["50", "2,95", "1,48", "0,35", "0,17", "3,30", "1,65"]),
    ...line(270, "9810486", ["8.750", "15,69", "1.372,88", "1,88", "164,50", "17,57", "1.537,38"]),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(
    draft!.lines.map(({ fields }) => [
      fields.description?.value,
      fields.unitPrice?.value,
      fields.lineTotal?.value,
    ]),
  ).toEqual([
    ["Steuerleitung 4G2,5", "205.4", "369.72"],
    ["Steuerleitung 4G2,5", "3.3", "1.65"],
    ["Steuerleitung 4G2,5", "17.57", "1537.38"],
  ]);
});

test("layout() takes the price that closes conditions without amounts, beside a count apart from its unit", () => {
  const line = (y: number, code: string, [count, price, total]: string[]): Line[] => [
    [y, [56, `000${y / 10} ${code}`], [181, "Kabelschuh verzinnt"]],
    [
      y + 12,
      [-160, count!],
      [170, "ST"],
      ...(price ? [[-400, price] as [number, string]] : []),
      [-555, total!],
    ],
    [y + 24, [91, `Ihre Materialnummer: T-${code}`]],
  ];
  const page = placedPage([
    [40, [56, "Bestellung 4711"]],
    [100, [57, "Pos."], [91, "Material"], [181, "Bezeichnung"]],
    [112, [91, "Bestellmenge"], [170, "Einheit"], [330, "Preis pro Einheit"], [-555, "Nettowert"]],
    ...line(140, "R100", ["24", "89,35 EUR/1 ST", "2.144,40"]),
    ...line(190, "R200", ["60", "11,90 EUR/1 ST", "714,00"]),
    [240, [56, "00024 R300"], [181, "Verteilerschrank"]],
    [252, [-160, "8"], [170, "ST"]],
    [264, [181, "Bruttopreis"], [-400, "548,50 EUR/1 ST"]],
    [276, [181, "Rabatt auf den Preis"], [-400, "15,005- %"]],
    [288, [181, "Nettopreis"], [-400, "466,20 EUR/1 ST"], [-555, "3.729,60"]],
    [300, [91, "Ihre Materialnummer: T-R300"]],
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(
    draft!.lines.map(({ fields: { quantity, unitPrice } }) => [quantity?.value, unitPrice?.value]),
  ).toEqual([
    ["24", "89.35"],
    ["60", "11.9"],
    ["8", "466.2"],
  ]);
});

describe("currencyOf()", () => {
  const priced = (words: string, total: string) =>
    read([
      ["Purchase order 4711"],
      ["Line", "Item", "Description", "Qty", "Price", "Amount"],
      ["1", "A-100", words, "2", "10.00", "20.00"],
      ["2", "A-200", "Towel, kitchen", "3", "5.00", "15.00"],
      ["", "", "", "", total, "35.00"],
    ]).header.currency?.value;

  test("takes the yen of a scan on which taxes of India stand for no sign that was recognized", () => {
    const page = placedPage([
      [40, [50, "Purchase Order 4711"]],
      [52, [50, "GSTIN 27AAAAA0000A1Z5"]],
      [100, [50, "Item"], [150, "Description"], [300, "Qty"], [400, "Price"], [500, "Amount"]],
      [120, [50, "A-100"], [150, "Towel"], [-320, "2"], [-440, "¥10.00"], [-550, "¥20.00"]],
      [140, [50, "A-200"], [150, "Cloth"], [-320, "3"], [-440, "¥5.00"], [-550, "¥15.00"]],
    ]);
    const words = page.words.map((word) => ({ ...word, confidence: 0.9 }));
    const currencyOf = (one: typeof page) =>
      layout(readingOf(one), { ownNames: [] })[0]!.header.currency?.value;
    expect(currencyOf(page)).toBe("JPY");
    expect(currencyOf({ ...page, words, scanned: true })).toBeUndefined();
  });

  test("takes no code from the words of goods", () => {
    expect(priced("SPICE RUB", "Total")).toBeUndefined();
    expect(priced("Gear oil CLP 220", "Total EUR")).toBe("EUR");
  });
});

test("grandTotal() goes on from a sum before taxes to what it comes to with them, whatever the two are called", () => {
  const total = (...sums: [string, string][]) =>
    read([
      ["Purchase order 4711"],
      ["Line", "Item", "Description", "Qty", "Price", "Amount"],
      ["1", "A-100", "Door", "2", "10.00", "20.00"],
      ["2", "A-200", "Stud", "3", "5.00", "15.00"],
      ...sums.map(([label, amount]) => ["", "", "", "", label, amount]),
    ]).header.total?.value;
  expect(total(["Gross Amount", "35.00"], ["VAT 5 %", "1.75"], ["Net Amount", "36.75"])).toBe("36.75");
  expect(total(["Gross Amount", "35.00"], ["VAT 5 %", "1.75"], ["Net Amount", "33.33"])).toBe("35");
  expect(total(["Total Amount", "35.00"], ["Less: Discount", "5.00"], ["Net Amount", "30.00"])).toBe("30");
  expect(
    total(
      ["Gross Amount", "35.00"],
      ["Discount", "-5.00"],
      ["Net Amount", "30.00"],
      ["VAT 5 %", "1.50"],
      ["Total", "31.50"],
    ),
  ).toBe("31.5");
  expect(
    total(
      ["Total Gross Amount", "35.00"],
      ["VAT in it", "3.75"],
      ["Discount", "5.00"],
      ["Amount Due", "30.00"],
    ),
  ).toBe("30");
  expect(total(["Gross Amount", "35.00"], ["Add CST @ 2 %", "0.70"], ["Net Amount", "35.70"])).toBe("35.7");
});

test("grandTotal() takes what a box beside comes to with the tax, where a table of taxes ends below it with the sum before", () => {
  const total = (...sums: string[][]) =>
    read([
      ["Purchase order 4711"],
      ["Line", "Item", "Description", "Qty", "Price", "Amount"],
      ["1", "A-100", "Door", "2", "10.00", "20.00"],
      ["2", "A-200", "Stud", "3", "5.00", "15.00"],
      ...sums,
    ]).header.total?.value;
  const taxes = (net: string) =>
    total(
      ["", "", "", "", "IGST", "6.30"],
      ["", "", "", "", "Net Amount", net],
      ["", "", "", "", "Total", "35.00"],
    );
  expect(taxes("41.30")).toBe("41.3");
  expect(taxes("35.00")).toBe("35");
});

test("printedSums() gives no caption the amount of another one beside it", () => {
  const { findings, header } = read([
    ["Purchase order 4711"],
    ["Line", "Item", "Description", "Qty", "Price", "Amount"],
    ["1", "A-100", "Door", "2", "10.00", "20.00"],
    ["2", "A-200", "Stud", "3", "5.00", "15.00"],
    ["Freight : extra", "", "", "", "Gross Amount", "35.00"],
    ["", "", "", "", "Octroi", "2.00"],
    ["", "", "", "", "Net Amount", "37.00"],
  ]);
  expect(header.total?.value).toBe("37");
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
});

test("layout() gives no line the day of the block under its block's sum", () => {
  const block = (number: string, day: string, sum: string) => [
    ["Item No", "Material", "Delivery Date"],
    [number, `M-${number}`, day],
    ["Size", "UPC", "Quantity", "Unit Price", "Amount"],
    ["S", `81234567890${number[0]}`, "2", "10.00", "20.00"],
    ["M", `81234567891${number[0]}`, "3", "10.00", "30.00"],
    ["", "", "PO Line Total", "", sum],
  ];
  const draft = read([
    ["Purchase order 4711"],
    ...block("10", "05/20/2024", "50.00"),
    ...block("20", "06/21/2024", "50.00"),
    ["", "", "Purchase Order Total", "", "100.00"],
  ]);
  expect(
    draft.lines.map(({ fields }) => [fields.quantity?.value, fields.requiredDate?.value]),
  ).not.toContainEqual(["3", "2024-06-21"]);
  expect(draft.lines).toHaveLength(4);
});

test("layout() takes rows of days, counts and amounts that come to the line's above for its deliveries", () => {
  const line = (number: string, code: string, [count, amount]: [string, string], parts: string[][]) => [
    [number, code, "Globe valve DN50", count, "2.00", amount],
    ...parts.map(([day, part, sum], i) => ["", `Schedule ${i + 1}`, `Need-by ${day}`, part!, "", sum!]),
  ];
  const draft = read([
    ["Purchase Order 4711"],
    ["Line", "Item", "Description", "Quantity", "Price", "Amount"],
    ...line(
      "1",
      "A-100",
      ["10", "20.00"],
      [
        ["29-Aug-2024", "6", "12.00"],
        ["12-Sep-2024", "4", "8.00"],
      ],
    ),
    ...line("2", "A-200", ["7", "14.00"], [["29-Aug-2024", "7", "14.00"]]),
    ...line("3", "A-300", ["5", "10.00"], [["30-Aug-2024", "5", "10.00"]]),
    ["", "", "", "", "Total", "44.00"],
  ]);
  expect(draft.lines.map(({ fields }) => [fields.customerSku?.value, fields.quantity?.value])).toEqual([
    ["A-100", "10"],
    ["A-200", "7"],
    ["A-300", "5"],
  ]);
});

test("layout() takes the price before a discount, under its numbered line, for none of another", () => {
  const line = (number: string, code: string, [net, amount]: string[], [gross, before, off]: string[]) => [
    [number, code, "Kabelkanal 60x40", "36", net!, amount!],
    ["", "", "Bruttopreis", "", gross!, before!],
    ["", "", "Rabatt", "", "10,00- %", off!],
    ["", "", "Lieferdatum 28.03.2025"],
  ];
  const { lines, findings } = read([
    ["Bestellung 4711"],
    ["Pos.", "Material", "Kurztext", "Menge", "Preis", "Wert"],
    ...line("10", "2955.9335", ["9,00", "324,00"], ["10,00", "360,00", "36,00-"]),
    ...line("20", "6034.4805", ["18,00", "648,00"], ["20,00", "720,00", "72,00-"]),
    ["", "", "Gesamtwert EUR", "", "", "972,00"],
  ]);
  expect(
    lines.map(({ fields }) => [
      fields.customerSku?.value,
      fields.unitPrice?.value,
      fields.requiredDate?.value,
    ]),
  ).toEqual([
    ["2955.9335", "9", "2025-03-28"],
    ["6034.4805", "18", "2025-03-28"],
  ]);
  expect(findings).toEqual([]);
});

test("layout() draws no column through the price where amounts of conditions run from the units into it", () => {
  const line = (y: number, number: string, [count, price, amount]: string[], before: string): Line[] => [
    [
      y,
      [50, number],
      [85, `TG-${number}`],
      [-380, count!],
      [387, "EA"],
      [-470, `${price} / 1 EA`],
      [-560, amount!],
    ],
    [y + 12, [85, "Hydraulic filter element"]],
    [y + 24, [94, "Gross Price"], [-337, `${price} CAD per 1 EA`], [-430, before]],
    [y + 36, [95, "Delivery Date"], [170, "2026-09-15"]],
  ];
  const page = placedPage([
    [40, [50, "Purchase Order 4711"]],
    [
      100,
      [50, "Item"],
      [85, "Material"],
      [-380, "Quantity"],
      [387, "UoM"],
      [-470, "Net Price"],
      [-560, "Amount"],
    ],
    ...line(120, "00010", ["6.000", "412.00", "2,472.00"], "2,472.00"),
    ...line(180, "00020", ["12.000", "38.40", "460.80"], "460.80"),
    ...line(240, "00030", ["16.000", "109.89", "1,758.24"], "1,758.24"),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.lines.map(({ fields: { unit, unitPrice } }) => [unit?.value, unitPrice?.value])).toEqual([
    ["EA", "412"],
    ["EA", "38.4"],
    ["EA", "109.89"],
  ]);
});
