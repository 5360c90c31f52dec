import { expect, test } from "bun:test";
import { isOrderTitle } from "../src/extraction/layout/phrasebook/mod.ts";
import { normalize } from "../src/extraction/layout/words/normal.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

test.each([
  "Zamówienie u dostawcy ZD/148/03/2026",
  "Ordine a fornitori ZD/148/03/2026",
  "Commande à fournisseur ZD/148/03/2026",
  "Narudžbenica dobavljaču ZD/148/03/2026",
  "Supplier order ZD/148/03/2026",
])("layout() reads the number behind a title that says whom the order goes to: %s", (title) => {
  const { header } = read([30, [40, "Calder Pumps Ltd"]], [60, [40, title]], ...TABLE);
  expect(header.poNumber?.value).toBe("ZD/148/03/2026");
});

test.each(["Užsakymas tiekėjui", "Naročilo dobavitelju", "Поръчка към доставчик", "Tellimus"])(
  "isOrderTitle() knows what an order is called: %s",
  (title) => {
    expect(isOrderTitle(normalize(title))).toBe(true);
  },
);

test("layout() reads the number behind its caption that a series stands before", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [440, "ORDEN DE COMPRA"]],
    [44, [440, "Serie: OC Folio: 2187"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("2187");
});

test("layout() takes no caption in the words behind another for one of the order", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [440, "PURCHASE ORDER"]],
    [44, [40, "Hint: please quote our folio: 2187"]],
    ...TABLE,
  );
  expect(header.poNumber).toBeUndefined();
});

test("layout() reads the order's day behind its number, not that of a caption's first line whose second says what it is", () => {
  const { header } = read(
    [30, [40, "Заказ поставщику № 00000000187 от 5 марта 2026 г."]],
    [60, [40, "Дата"], [140, "16.03.2026"]],
    [70, [40, "поступления:"]],
    ...TABLE,
  );
  expect([header.poNumber, header.orderDate, header.requiredDate].map((read) => read?.value)).toEqual([
    "00000000187",
    "2026-03-05",
    "2026-03-16",
  ]);
});

test("layout() reads the day of each of two captions under each other", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [440, "PURCHASE ORDER 4711"]],
    [60, [40, "Date"], [140, "16.03.2026"]],
    [72, [40, "Delivery:"], [140, "21.03.2026"]],
    ...TABLE,
  );
  expect([header.orderDate?.value, header.requiredDate?.value]).toEqual(["2026-03-16", "2026-03-21"]);
});

test("layout() reads the day that an Italian order is to be filled on", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"]],
    [60, [40, "Numero ordine"], [200, "Data"], [400, "Data prev. evas."]],
    [74, [40, "OF/2026/00739"], [200, "27/02/2026"], [400, "06/03/2026"]],
    ...TABLE,
  );
  expect([header.orderDate?.value, header.requiredDate?.value]).toEqual(["2026-02-27", "2026-03-06"]);
});

test.each([
  [
    "alone",
    [
      [40, "Order no."],
      [240, "326"],
      [340, "16/06/2026"],
    ],
  ],
  [
    "behind its word, in a typed box",
    [
      [30, "|"],
      [40, "N° 0046218"],
      [120, "du 16/06/2026"],
      [340, "|"],
    ],
  ],
] as [string, [number, string][]][])(
  "layout() reads the day that ends the line of the order's number %s",
  (_, texts) => {
    const { header } = read(
      [30, [40, "Calder Pumps Ltd"]],
      [60, [200, "BON DE COMMANDE"]],
      [90, ...texts],
      ...TABLE,
    );
    expect(header.orderDate?.value).toBe("2026-06-16");
  },
);

test("layout() reads the day beside a number that stands more surely elsewhere", () => {
  const first = pageOf([
    [30, [40, "Calder Pumps Ltd"]],
    [60, [40, "Commande n°"], [240, "188"], [340, "16/06/2026"]],
  ]);
  const second = pageOf([
    [30, [40, "Commande N°188. Panier N° 2041. Merci de couvrir les albums"]],
    ...TABLE,
  ]);
  const { poNumber, orderDate } = ordersOf(readingOf(first, second), { ownNames: [] }).drafts[0]!.header;
  expect([poNumber?.value, orderDate?.value]).toEqual(["188", "2026-06-16"]);
});

test("layout() reads the number under its caption, not which page stands beside the title", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [300, "ORDINE A FORNITORE"], [500, "PAG. 1"]],
    [60, [300, "NUMERO"], [370, "OF/26/002218"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("OF/26/002218");
});

test("layout() reads the number beside its title behind a typed stroke", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [200, "PEDIDO DE COMPRAS"], [370, "|"], [400, "041877/1"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("041877/1");
});

test("layout() reads the number under a title without what an order is called in short", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [-570, "PURCHASE ORDER"]],
    [44, [40, "17 Mill Drive, Leeds | 0113 555 0118"], [-570, "PO 4418"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("4418");
  const { header: captioned } = read(
    [30, [40, "Calder Pumps Ltd"], [-570, "PURCHASE ORDER"]],
    [44, [40, "Order no."], [120, "PO 4418"]],
    ...TABLE,
  );
  expect(captioned.poNumber?.value).toBe("PO 4418");
});
