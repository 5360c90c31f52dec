import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { changeIn } from "../src/extraction/layout/page/changed.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { isName } from "../src/extraction/layout/parties/names.ts";
import { headingsOf } from "../src/extraction/layout/table/headings.ts";
import { isUnit } from "../src/extraction/layout/values/units.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { book } from "./bench/families/_book.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";
import { eml } from "./fixtures/mail.ts";

const TABLE: Line[] = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

async function mailed(text: string, subject: string): Promise<Draft> {
  const raw = eml({ subject, text, headers: { Date: "Wed, 15 Apr 2026 09:00:00 -0400" } });
  return ordersOf(await readFile(new Uint8Array(raw), "eml"), { ownNames: [] }).drafts[0]!;
}

describe("ordersOf() mails", () => {
  test("reads a price with its unit and the sum behind it, in the row below the words", async () => {
    const { lines } = await mailed(
      "Please ship:\n\n1)  111 EA   #DB4643   V BELT SPA 1250\n      $28.63 EA    $3,177.93\n2)  3 PK   #DB1740   PTFE TAPE\n      $2.78    $8.34\n",
      "Order 21-2225",
    );
    expect(
      lines.map(({ fields: f }) => [f.description?.value, f.unitPrice?.value, f.lineTotal?.value]),
    ).toEqual([
      ["V BELT SPA 1250", "28.63", "3177.93"],
      ["PTFE TAPE", "2.78", "8.34"],
    ]);
  });

  test("takes a town under its street for no item", async () => {
    const { lines } = await mailed(
      "Bonjour,\n\nVeuillez enregistrer notre commande :\n\nFR-72092 - Roulement 6204 : 6 pièces\nFR-59098 - Huile 46 : 11 bidons\n\nLivraison le 18/06/2026 à l'adresse de notre dépôt :\nGarage Poncet\nParc des Genêts\n35600 Redon\n\nCordialement,\nNadège Poncet",
      "Commande CB-26-565",
    );
    expect(lines.map(({ fields: f }) => [f.customerSku?.value, f.quantity?.value])).toEqual([
      ["FR-72092", "6"],
      ["FR-59098", "11"],
    ]);
  });

  test("reads day and currency of Chinese sentences", async () => {
    const { header } = await mailed(
      "您好：\n请安排发货，订单号 CG2026-2921：\n\n1、HY-90346 球阀 17个\n2、HY-43158 接近开关 180个\n\n以上价格为人民币含13%增值税。请于2026年5月10日前送到：\n宁波市江北区庄桥路216号\n",
      "采购订单 CG2026-2921",
    );
    expect([header.requiredDate?.value, header.currency?.value]).toEqual(["2026-05-10", "CNY"]);
  });

  test("takes the firm in the signature, not the store its writer works in", async () => {
    const { header } = await mailed(
      "Morning Dave,\n\nplease send on order no. 2225:\n\n111 off V belt (DB4643) @ £28.63 each\n3 off PTFE tape (DB1740) @ £2.78 each\n\nTa\nAnn\n\nAnn Buyer\nStores\nHexley Steel Fabrications\n3 Station Yard\nKirkby Lonsdale LA6 2HP",
      "PO 2225",
    );
    expect(header.customerName?.value).toBe("Hexley Steel Fabrications");
  });
});

test("ordersOf() finds a sum behind its Arabic caption on a sheet", async () => {
  const bytes = book({
    "أمر شراء": [
      ["شركة نجد للمقاولات"],
      ["رقم الأمر", "PO-21-8287", "التاريخ", "2021-06-04"],
      [],
      ["م", "رقم الصنف", "البيان", "الكمية", "سعر الوحدة", "الإجمالي"],
      [1, "MH-1369", "صمام كروي", 10, 5, 50],
      [2, "MH-1970", "سير ناقل", 20, 2.5, 50],
      [null, null, null, null, "المجموع", 100],
      [null, null, null, null, "ضريبة القيمة المضافة 15%", 15],
      [null, null, null, null, "الإجمالي شامل الضريبة", 115],
    ],
  });
  const { drafts } = ordersOf(await readFile(bytes, "xlsx"), { ownNames: [] });
  expect(drafts[0]!.header.total?.value).toBe("115");
});

test("changeIn() takes a change order of number nought for none", () => {
  const kind = (number: string) =>
    changeIn([
      areaOf(pageOf([[30, [40, "Purchase Order"]], [60, [40, "Change Order"], [140, number]], ...TABLE])),
    ]);
  expect([kind("0"), kind("2")]).toEqual([null, "changes"]);
});

describe("layout() names who buys", () => {
  const buyer = (lines: Line[]) =>
    layout(readingOf(pageOf([[30, [40, "Purchase Order PO-2163222"]], ...lines, ...TABLE])), {
      ownNames: [],
    })[0]!.header.customerName?.value;

  test("in the first of three blocks, of which the others have captions", () => {
    expect(
      buyer([
        [60, [40, "Tern Island Seafoods"], [220, "SUPPLIER"], [400, "SHIP TO"]],
        [74, [40, "66 Lake Ave Suite 210"], [220, "Halvorsen Pumps"], [400, "Packing Hall 2"]],
        [88, [40, "Fairhaven, TX 75002"], [220, "Dunmore, OH 44107"], [400, "Elmsford, NY 10523"]],
        [120, [40, "Payment terms Net 30"]],
      ]),
    ).toBe("Tern Island Seafoods");
  });

  test("never by a caption with its answer", () => {
    expect(buyer([[60, [40, "Payment terms Net 30"]]])).toBeUndefined();
  });
});

test.each([
  ["Shared Services, Accounts Payable", false],
  ["Shared Goods Trading Ltd", true],
])("isName() knows offices: %s", (text, name) => {
  expect(isName(text)).toBe(name);
});

test.each([
  ["bidons", true],
  ["frascos", true],
  ["bids", false],
  ["psch.", true],
  ["PL", true],
])("isUnit() knows words with their plural: %s", (text, unit) => {
  expect(isUnit(text)).toBe(unit);
});

describe("headingsOf() columns", () => {
  const labels = (...lines: Line[]) =>
    headingsOf(areaOf(pageOf(lines)))[0]?.columns.map(({ label }) => label);

  test("take no title over the lines for their own", () => {
    expect(
      labels(
        [198, [37, "Line Items"]],
        [
          210,
          [42, "Line"],
          [140, "Part #"],
          [217, "Description"],
          [-380, "Qty"],
          [-480, "Unit Price"],
          [-556, "Subtotal"],
        ],
        [219, [48, "#"]],
      ),
    ).toEqual(["Line #", "Part #", "Description", "Qty", "Unit Price", "Subtotal"]);
  });

  test("keep a heading together around its small words, however its letters are set", () => {
    const upper: Line = [300, [57, "Número de"], [99.8, "artículo"]];
    const lower: Line = [
      311,
      [36, "#"],
      [57, "Descripción"],
      [254, "Cantidad"],
      [330, "Precio"],
      [500, "Importe"],
    ];
    const row: Line = [330, [36, "1"], [57, "352104"], [-289, "21"], [-360, "2.00"], [-540, "42.00"]];
    expect(labels(upper, lower, row)).toContain("Número de artículo Descripción");
  });

  test("have a lower line that calls numbers of theirs an ID", () => {
    const upper: Line = [
      300,
      [60, "Item Number"],
      [160, "Description"],
      [400, "Ordered"],
      [480, "Unit Cost"],
      [540, "Ext. Cost"],
    ];
    const lower: Line = [311, [36, "L/I"], [60, "Reference Number"], [160, "Site ID"]];
    const row: Line = [
      330,
      [36, "1"],
      [60, "EX-132"],
      [160, "Glove"],
      [-430, "7"],
      [-520, "9.00"],
      [-580, "63.00"],
    ];
    expect(labels(upper, lower, row)).toContain("Item Number Reference Number");
  });
});
