import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const HEADING: Rows[number] = [
  180,
  [40, "Code"],
  [140, "Description"],
  [360, "Qty"],
  [440, "Unit Price"],
  [540, "Amount"],
];

const item = (y: number, code: string): Rows[number] => [
  y,
  [40, code],
  [140, "Hex bolt M8"],
  [-380, "12"],
  [-490, "1.50"],
  [-580, "18.00"],
];

const read = (...rows: Rows) => layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;

test("layout() reads the day before the words on the place where a caption asks for both", () => {
  const { header } = read(
    [40, [40, "ORDEN DE COMPRA"]],
    [60, [40, "O.C. No."], [140, "4711"], [320, "FECHA"], [420, "09/04/2026"]],
    [100, [40, "PAGO"], [140, "30 días"], [320, "ENTREGA EN"], [420, "16/04/2026 antes de 10:00 a.m."]],
    [111, [320, "OBRA"]],
    HEADING,
    item(200, "AB-1001"),
    item(220, "AB-1002"),
  );
  expect([header.orderDate?.value, header.requiredDate?.value]).toEqual(["2026-04-09", "2026-04-16"]);
});

test("layout() reads the day of an Arabic sentence that asks for the supply of goods at the latest on it", () => {
  const { header } = read(
    [40, [440, "أمر توريد رقم : 4711"]],
    [100, [100, "بالإشارة إلى عرض الأسعار بتاريخ 14/04/2026، يرجى التفضل بتوريد الأصناف الآتية إلى المخازن"]],
    [118, [400, "في موعد أقصاه :05/05/2026"]],
    HEADING,
    item(200, "AB-1001"),
    item(220, "AB-1002"),
  );
  expect(header.requiredDate?.value).toBe("2026-05-05");
});

test("layout() gives a day behind its caption under an item's words to that item alone", () => {
  const { header, lines } = read(
    [40, [40, "COMMANDE 4711"]],
    [60, [40, "Date réception demandée"], [180, "01/07/26"]],
    HEADING,
    item(200, "AB-1001"),
    item(220, "AB-1002"),
    [232, [140, "Date réception demandée 13/07/26"]],
    item(250, "AB-1003"),
  );
  expect(header.requiredDate?.value).toBe("2026-07-01");
  expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual([undefined, "2026-07-13", undefined]);
  expect(lines.map(({ fields }) => fields.description?.value)).toEqual(
    [...Array(3)].map(() => "Hex bolt M8"),
  );
});

test("layout() reads the day of a letter that orders goods for delivery on it", () => {
  const { header } = read(
    [40, [40, "Bestellung Nr. 4711"]],
    [100, [40, "aufgrund Ihres Angebots bestellen wir hiermit zur Lieferung frei Baustelle (Isarweg 22) am"]],
    [114, [40, "Montag, den 23.11.2026, vormittags:"]],
    HEADING,
    item(200, "AB-1001"),
    item(220, "AB-1002"),
  );
  expect(header.requiredDate?.value).toBe("2026-11-23");
});

test("layout() reads the day behind « délai » under an item, and none from when an order is to be confirmed", () => {
  const { header, lines } = read(
    [40, [40, "BON DE COMMANDE"]],
    [60, [40, "N° 104417 du 13/03/2026"]],
    [100, [320, "Confirmer avant le : 18/03/2026"]],
    HEADING,
    item(200, "AB-1001"),
    [211, [140, "REF.FRS : T0830-H"], [360, "DELAI : 30/03/2026"]],
    item(230, "AB-1002"),
    [241, [140, "REF.FRS : W980-22"], [360, "DELAI : 13/04/2026"]],
  );
  expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(["2026-03-30", "2026-04-13"]);
  expect(header.requiredDate?.value).not.toBe("2026-03-18");
});

test("layout() reads the day on which goods are due, not the one on which they are shipped", () => {
  const { lines } = read(
    [40, [40, "PURCHASE ORDER 4711"]],
    [60, [40, "Date"], [140, "11/02/2026"]],
    [180, [40, "Code"], [140, "Description"], [300, "Qty"], [360, "Ship Date"], [440, "Due Date"]],
    [200, [40, "AB-1001"], [140, "Hex bolt M8"], [-315, "12"], [360, "11/16/26"], [440, "11/18/26"]],
    [220, [40, "AB-1002"], [140, "Hex bolt M9"], [-315, "24"], [360, "11/18/26"], [440, "11/20/26"]],
  );
  expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(["2026-11-18", "2026-11-20"]);
});

test("layout() takes the day when an item is to be received, beside its supplier's reference", () => {
  const item = (y: number, [number, code, words, ...figures]: string[], day: string): Rows => [
    [
      y,
      [39, number!],
      [68, code!],
      [120, words!],
      [-330, figures[0]!],
      [336, "UN"],
      [-430, figures[1]!],
      [-557, figures[2]!],
    ],
    [y + 13, [68, `Réf. fournisseur : AR-${code}`], [190, `Date de réception demandée : ${day}`]],
  ];
  const page = pageOf([
    [30, [40, "Commande 4711"]],
    [
      200,
      [39, "Ligne"],
      [68, "Article"],
      [120, "Désignation"],
      [-330, "Quantité"],
      [336, "Un."],
      [-430, "Prix net"],
      [-557, "Montant HT"],
    ],
    ...item(221, ["1000", "MP00418", "Joint plat fibre", "20", "2,00", "40,00"], "16/11/2026"),
    ...item(247, ["2000", "MP00422", "Joint torique", "10", "3,00", "30,00"], "23/11/2026"),
    [300, [461, "Total HT :"], [-557, "70,00"]],
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(["2026-11-16", "2026-11-23"]);
});

test.each([
  ["need by friday 5/15, will call", "2026-05-15"],
  ["we need it here by 15/5 please", "2026-05-15"],
  ["please deliver by 1/4 at the latest", "2027-01-04"],
  ["please deliver by 1/4 inch pallets", undefined],
  ["we need 5/15 of it again", undefined],
])("layout() works out the day in two figures that a sentence asks for: %s", (sentence, day) => {
  const page = pageOf([
    [40, [40, "Calder Pumps, Inc."]],
    [60, [40, "Purchase Order # 60117"]],
    [80, [40, "Date: 05/11/2026"], [240, "Austin, TX 78701"]],
    [100, [40, sentence]],
    HEADING,
    item(196, "AB-1001"),
  ]);
  const { header, findings } = ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!;
  expect(header.requiredDate?.value).toBe(day);
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
});
