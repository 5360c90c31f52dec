import { expect, test } from "bun:test";
import { orderNumber } from "../src/extraction/layout/head/label_values.ts";
import { labelOf } from "../src/extraction/layout/head/labels.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { EITHER_ORDER } from "../src/extraction/layout/values/dates.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

const headOf = (...rows: Rows) =>
  layout(readingOf(pageOf([[30, [40, "Corran Ferry Days Ltd"]], ...rows, ...TABLE])), { ownNames: [] })[0]!
    .header;

test.each([
  ["a number that a hyphen breaks off, and what is under it", "AB-2024-", "0193 (v2)", "AB-2024-0193"],
  ["a number as it stands, and no word under it", "AB-2024-7", "0193", "AB-2024-7"],
  ["no day under a number that a hyphen ends", "AB-2024-", "12.03.2024", "AB-2024-"],
])("layout() reads behind a caption %s", (_, first, second, number) => {
  const header = headOf(
    [60, [300, "PO Number"], [420, first]],
    [70, [420, second]],
    [86, [300, "Issue Date"], [420, "2024-03-12"]],
  );
  expect(header.poNumber?.value).toBe(number);
});

test("layout() reads the number under a title that a hyphen breaks off", () => {
  const header = headOf([56, [440, "PURCHASE ORDER"]], [70, [440, "PO-2024-"]], [80, [440, "0193"]]);
  expect(header.poNumber?.value).toBe("PO-2024-0193");
});

test.each([
  ["Ref: KNL /0214 /2023-24", "KNL /0214 /2023-24"],
  ["PO No: KNL /12.03.2024", undefined],
  ["COMMANDE FOURNISSEUR N° 26 - 3349", "26-3349"],
  ["PO No: 4711 - 200", "4711"],
])("layout() reads a number in parts that begin with strokes: %s", (printed, number) => {
  expect(headOf([60, [40, printed]]).poNumber?.value).toBe(number!);
});

test.each([
  ["PURCHASE CONTRACT NO.: HAC-4417-882031", "HAC-4417-882031"],
  ["Call-up No. / Serial No. (must be quoted on invoices): NMA-26-0118", "NMA-26-0118"],
  ["Doc ID No: DO 605 2600004187 1", "DO 605 2600004187 1"],
  ["Doc ID No: DO 4187 Road works", "DO 4187"],
])("layout() reads the number of an agency's or a contractor's order: %s", (printed, number) => {
  expect(headOf([60, [40, printed]]).poNumber?.value).toBe(number);
});

test("layout() takes the number under the title that says that it is an order's, not that of the goods' receiver", () => {
  const head: Rows = [
    [44, [460, "Purchase Order"]],
    [62, [460, "#PO10877"]],
    [100, [340, "Customer PO HD-2261"]],
  ];
  expect(headOf(...head).poNumber?.value).toBe("PO10877");
});

test("layout() reads the day behind a word for it in the middle under a number", () => {
  const { orderDate } = headOf(
    [44, [300, "Commande de livraison N° 4801-4500118827"]],
    [56, [307, "du 12.03.2026 (à rappeler sur toute lettre)"]],
  );
  expect(orderDate?.value).toBe("2026-03-12");
});

test("layout() reads when goods are to come in behind a caption that names them in Spanish", () => {
  expect(headOf([60, [40, "FECHA ENTREGA PRODUCTOS"], [180, ": 22-03-2026"]]).requiredDate?.value).toBe(
    "2026-03-22",
  );
});

test("layout() reads a number that tells of itself that it is an order's", () => {
  expect(headOf([60, [440, "CFD-PO-2024-0193"]]).poNumber?.value).toBe("CFD-PO-2024-0193");
  const two = headOf([60, [440, "CFD-PO-2024-0193"]], [74, [440, "CFD-PO-2024-0188"]]);
  expect(two.poNumber).toBeUndefined();
});

test("layout() reads the number that stands in the place of its caption under a line of captions, though not right under it", () => {
  const header = headOf(
    [60, [80, "VENDOR"], [240, "SHIP TO"], [430, "P.O NUMBER"]],
    [74, [40, "Brannock Paper"], [180, "Corran Ferry Days"], [350, "CFD/0193"]],
    [88, [40, "3 Quay Road"], [180, "52 Pier Street"]],
  );
  expect(header.poNumber?.value).toBe("CFD/0193");
});

test.each([
  ["GST Reg No. 199301234K", "SGD"],
  ["GST Reg. No: M2-0012345-6", "SGD"],
  ["VAT Reg No. 199301234", undefined],
])("layout() tells a dollar by a number of a register: %s", (register, code) => {
  const priced = TABLE.map((row, i): Rows[number] =>
    i
      ? ([
          ...row.slice(0, -2),
          [-490, "$1.50"],
          [-580, i > 1 ? "$60.00" : "$18.00"],
        ] as unknown as Rows[number])
      : row,
  );
  const rows: Rows = [[30, [40, "Corran Ferry Days Ltd"]], [44, [40, register]], ...priced];
  const { header } = layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
  expect(header.currency?.value).toBe(code ?? "USD");
});

test("layout() reads of a form without colons the place beside its caption, not what is asked under it", () => {
  const header = headOf(
    [60, [40, "Reference No."], [200, "CFD/0193"]],
    [72, [40, "Delivery address"], [200, "21 Quay Avenue 8, Singapore 639236"]],
    [84, [40, "Status"], [200, "Approved"]],
    [96, [40, "EDD"], [200, "2024-04-01"]],
  );
  expect(header.shipToAddress?.value).toBe("21 Quay Avenue 8, Singapore 639236");
  expect(header.shipToName).toBeUndefined();
  expect(header.requiredDate?.value).toBe("2024-04-01");
});

test("layout() takes the number that a title has behind its sign before what refers to another", () => {
  const header = headOf(
    [60, [40, "Ordine di acquisto #P00219"]],
    [90, [40, "Referente acquisti:"], [145, "Riferimento ordine:"], [258, "Data ordine:"]],
    [104, [40, "Giulia Ferrari"], [145, "OFF/26/0981"], [258, "07/10/2026"]],
  );
  expect(header.poNumber?.value).toBe("P00219");
});

test("layout() reads the day of a caption behind the day of another", () => {
  const header = headOf(
    [60, [40, "Ordem de compra nº 2026-0317"]],
    [74, [40, "Emitida em 15/10/2026 · Entrega prevista 20/10/2026"]],
  );
  expect([header.orderDate?.value, header.requiredDate?.value]).toEqual(["2026-10-15", "2026-10-20"]);
});

test("layout() ends an address above what the paper is called", () => {
  const header = headOf(
    [60, [40, "Dirección de envío:"]],
    [72, [40, "Talleres Urbieta, S.L."]],
    [84, [40, "Polígono Llanos, nave 7"]],
    [96, [40, "50800 Zuera, España"]],
    [108, [40, "Pedido de compra #P00731"]],
  );
  expect(header.shipToAddress?.value).toBe("Polígono Llanos, nave 7, 50800 Zuera, España");
});

test("layout() takes a firm's capital for no money of the order, and what heads a form for no firm", () => {
  const [table] = [TABLE.map(([y, ...texts]): Rows[number] => [y, ...texts.slice(0, 3)])];
  const rows: Rows = [
    [30, [200, "Commande fournisseur n° CFO214"]],
    [50, [40, "Informations Commande"]],
    ...table,
    [500, [40, "Liège du Roussillon – Capital : 120 000 € – 66480 Maureillas"]],
  ];
  const { header } = layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
  expect([header.currency?.value, header.customerName?.value]).toEqual([undefined, undefined]);
});

test("layout() reads a number before the words that say what it orders, and no street under its caption", () => {
  const rows = (number: string): Rows => [[60, [300, "PO:"], [420, number]]];
  expect(headOf(...rows("41877 Substation spring maintenance")).poNumber?.value).toBe("41877");
  expect(headOf([60, [300, "PO"]], [72, [300, "41877 Canal Street"]]).poNumber).toBeUndefined();
});

test("layout() takes the count of pages under a title for no number where another caption has one", () => {
  const header = headOf(
    [60, [-560, "Purchase Order"]],
    [72, [386, "Date"], [-554, "11/09/2026"]],
    [82, [386, "Page"], [-554, "1"]],
    [92, [386, "Document No"], [-554, "PO0004617"]],
  );
  expect(header.poNumber?.value).toBe("PO0004617");
});

test("layout() reads a number behind its letters and a dash as one", () => {
  expect(headOf([60, [300, "ORDEN DE COMPRA"]], [76, [300, "OCN - 00028417"]]).poNumber?.value).toBe(
    "OCN-00028417",
  );
});

test("layout() quotes all words of a day of the republic that they part behind the year", () => {
  const header = headOf([76, [40, "採購日期：中華民國115年10月 21日"]]);
  expect(header.orderDate).toMatchObject({
    value: "2026-10-21",
    evidence: { text: expect.stringContaining("中華民國115年10月") },
  });
});

test("layout() reads behind a caption in two scripts what its colon opens to the right", () => {
  const header = headOf(
    [60, [300, "LPO No. رقم الأمر"], [400, ": LPO/2611/0418"]],
    [76, [300, "Date التاريخ"], [400, ": 12-Nov-2026"]],
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["LPO/2611/0418", "2026-11-12"]);
});

test("labelOf() takes a number for the order's rather than the reference that is the reader's", () => {
  const [number, reference] = ["Numéro", "Votre référence"].map(labelOf);
  expect([number?.label, reference?.label]).toEqual(["poNumber", "poNumber"]);
  expect(number!.strength).toBeGreaterThan(reference!.strength);
});

test("layout() reads the agreement and the new day that a call-off prints beside the old one", () => {
  const header = headOf(
    [40, [40, "LIEFERABRUF"], [440, "Abruf-Nr. neu / alt"]],
    [50, [440, "00412 / 00411"]],
    [70, [40, "Lieferplan / Abschluss-Nr."], [240, "Abrufdatum neu / alt"]],
    [80, [40, "5500023817"], [240, "28.09.2026 / 21.09.2026"]],
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["5500023817", "2026-09-28"]);
});

test("layout() takes the day of an offer for none of the order's", () => {
  const header = headOf(
    [40, [340, "Bestellnummer/Datum"]],
    [50, [340, "4501129087 / 24.09.2026"]],
    [70, [340, "Ihr Angebot/vom"]],
    [80, [340, "AN-26-3381 / 18.09.2026"]],
  );
  expect(header.orderDate?.value).toBe("2026-09-24");
});

test("layout() reads in Dutch, shortened, on which day goods are expected", () => {
  expect(headOf([60, [40, "Verw. ontvangstdatum"], [180, "28-10-26"]]).requiredDate?.value).toBe(
    "2026-10-28",
  );
});

test("orderNumber() takes no day for a number, though a month's name is in it", () => {
  const style = { mark: ".", open: false, dates: EITHER_ORDER, bySeller: false } as const;
  const numberIn = (text: string) =>
    orderNumber([{ text, box: [40, 60, 90, 70], size: 10, bold: false }], style)?.value;
  expect(["30-Aug-2026", "PO-AUG-2026-117", "ZD-4/25/42"].map(numberIn)).toEqual([
    undefined,
    "PO-AUG-2026-117",
    "ZD-4/25/42",
  ]);
});

test("layout() reads what dots that stand alone lead to", () => {
  const dotted = (y: number, caption: string, value: string): Rows[number] => [
    y,
    [300, caption],
    [370, "."],
    [382, "."],
    [394, "."],
    [420, value],
  ];
  const header = headOf(
    [50, [40, "PURCHASE ORDER"]],
    dotted(64, "ORDER NO", "0512266"),
    dotted(76, "ORDER DATE", "02/13/26"),
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["0512266", "2026-02-13"]);
});

test("layout() reads the number behind a sign and a colon of its own", () => {
  const header = headOf([60, [40, "#"], [120, ": KNL/PO/0214"]], [74, [40, "# 1204 Maple Street"]]);
  expect(header.poNumber?.value).toBe("KNL/PO/0214");
});

test("layout() takes the day beside the order's captioned number for the order's, whatever title is over it", () => {
  const header = headOf(
    [48, [400, "SEED ORDER"]],
    [60, [40, "Quay House, Corran"], [280, "Order CF/26/3381"], [400, "2 December 2026"], [500, "Sheet 1"]],
  );
  expect(header.orderDate?.value).toBe("2026-12-02");
});

test("layout() takes no company's number in a register for an order's, and reads right of a caption in two scripts", () => {
  const header = headOf(
    [40, [300, "PURCHASE ORDER"]],
    [60, [40, "TRN 100200300400003"], [340, "أمر شراء"]],
    [80, [40, "Supplier / المورد"], [140, "Ostrander Supply"], [300, "رقم الأمر / Order"], [400, "22610047"]],
  );
  expect(header.poNumber?.value).toBe("22610047");
});

test("labelOf() takes a shortened word for a day's, not for the letter of a form's box", () => {
  expect(["F. ORDEN:", "F. Pedido", "f. Order No."].map((text) => labelOf(text)?.label)).toEqual([
    "orderDate",
    "orderDate",
    "poNumber",
  ]);
});

test("layout() reads the form of a land's public orders", () => {
  const header = headOf(
    [40, [40, "Rut : 61.602.271-K"], [400, "ORDEN DE COMPRA"]],
    [52, [40, "Demandante : HOSPITAL BASE CORRAN"], [400, "N°: 2410-655-SE26"]],
    [64, [40, "Teléfono : 56-63-2281100"], [400, "Fecha Envío OC. : 23-11-2026"]],
    [84, [40, "SEÑOR (ES)"], [140, ": INSUMOS DUNMORE LIMITADA"], [400, "RUT"], [460, ": 76.514.220-3"]],
    [360, [440, "Total"], [-580, "$ 38"]],
    [380, [40, "Tipo de moneda : Peso chileno (CLP)"]],
  );
  expect([header.customerName?.value, header.orderDate?.value, header.currency?.value]).toEqual([
    "HOSPITAL BASE CORRAN",
    "2026-11-23",
    "CLP",
  ]);
});

test("layout() reads in German on which day goods are expected, and in French the number of a firm order", () => {
  expect(headOf([60, [40, "Erw. Wareneingangsdatum"], [200, "01.12.2026"]]).requiredDate?.value).toBe(
    "2026-12-01",
  );
  expect(labelOf("COMMANDE FERME N°")?.label).toBe("poNumber");
});

test.each(["du :", "vom", "of"])(
  "layout() takes the day beside the number, behind %p, for the order's",
  (of) => {
    const header = headOf([60, [40, "PO Number :"], [140, "CF2603-0418"], [260, of], [300, "16/03/2026"]]);
    expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["CF2603-0418", "2026-03-16"]);
  },
);

test("layout() takes the number behind the order's title, not that of the customer's order it is shipped for", () => {
  const drop: Rows = [
    [70, [36, "Customer Contact"], [130, "G. Ortega"], [360, "Customer PO Number"], [470, "SLB-77123"]],
  ];
  expect(headOf([50, [36, "Purchase Order US-204417-9"]], ...drop).poNumber?.value).toBe("US-204417-9");
  expect(headOf([50, [36, "Purchase Order"]], ...drop).poNumber?.value).toBe("SLB-77123");
});

test("layout() reads the day below captions alone by their order, where none is right under its own", () => {
  const header = headOf(
    [151, [61, "Ordered By"], [160, "Terms"], [259, "Carrier"], [379, "FOB"], [486, "Expected Date"]],
    [
      164,
      [41, "MEGAN TULLY"],
      [130, "2% 30 NET 31"],
      [221, "BEST WAY LTL"],
      [330, "ORIGIN PPD & ADD"],
      [445, "11/28/26"],
    ],
  );
  expect(header.requiredDate?.value).toBe("2026-11-28");
});

test("layout() reads the number of a release behind that of its contract in whole", () => {
  const rows: Rows = [[60, [300, "Abruf-Nr."], [420, "46000912 / 0073"]]];
  expect(headOf(...rows, [74, [300, "Abrufdatum"], [420, "24.08.2026"]]).poNumber?.value).toBe(
    "46000912 / 0073",
  );
});
