import { book, bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { type Note, noted, told as noting } from "../_note.ts";
import { bare, day } from "../_print.ts";
import { traded } from "../_trade.ts";

const LETTERS: Record<number, string> = { 1: "E", 100: "C", 1000: "M" };

/** A storeroom's sheet for its distributor: count first, maker and its number, a price for each, a hundred or a thousand by a letter. */
const storeroom = written(
  "lot-book-each-hundred",
  { ending: "xlsx", max: 30, bases: [1, 100, 1000] },
  (plain) => {
    const asked = traded(plain, {
      wares: GOODS.fasteners,
      buyers: "works",
      number: "99999",
      units: ["EA"],
    });
    const order = sited(asked, ["Fastener Crib", "Line 3 Supermarket"]);
    return {
      bytes: book({
        Order: [
          [order.buyer.name],
          ["Fastener order", null, null, null, null, null, "PO #", order.number],
          ["Vendor:", order.seller.name, null, null, null, null, "Date", day(order.date, "m/d/yyyy")],
          ["Ship to:", order.site.name, null, null, null, null, "Need", day(order.due, "m/d/yyyy")],
          [null, order.site.lines.join(", ")],
          [],
          ["Qty", "Catalog #", "Mfr", "Mfr #", "Description", "Price $", "Per", "Ext $"],
          ...order.items.map((item): Cell[] => [
            item.quantity,
            item.sku,
            order.random.pick(["HOLO", "UNBR", "BRIT"]),
            `${order.random.digits(6)}X`,
            item.name,
            item.price,
            LETTERS[item.basis]!,
            item.total,
          ]),
          [null, null, null, null, null, null, "Total", order.net],
        ],
      }),
      ...told(order, {
        requestedDate: order.due,
        currency: "USD",
        line: () => ({ unit: null }),
      }),
    };
  },
);

/** A list of two blocks: captions and one row for the head, a blank row, then captions and rows for the lines. */
const blocks = written("lot-csv-two-blocks", { ending: "csv", max: 30, priceDecimals: 4 }, (plain) => {
  const asked = traded(plain, {
    wares: GOODS.parts,
    buyers: ["Rockhaven Paper Mills", "Lakeshore Foundries Inc.", "Summit Beverage Packaging"],
    number: "700099999",
    units: ["EA", "BX", "FT"],
  });
  const order = sited(asked, ["Mill Stores", "Line Maintenance"]);
  const [street, town] = order.site.lines;
  return {
    bytes: utf8(
      delimited([
        [
          "Document",
          "PO Number",
          "PO Date",
          "Buyer",
          "Company",
          "Vendor",
          "Ship To Name",
          "Ship To Street",
          "Ship To City",
          "Currency",
          "PO Amount",
        ],
        [
          "PURCHASE ORDER",
          order.number,
          day(order.date, "mm/dd/yyyy"),
          order.person,
          order.buyer.name,
          order.seller.name,
          order.site.name,
          street!,
          town!,
          "USD",
          bare(order.net),
        ],
        [],
        [
          "Line",
          "Our Item",
          "Vendor Item",
          "Item Description",
          "Order Qty",
          "Unit",
          "Unit Price",
          "Line Amount",
          "Due Date",
        ],
        ...order.items.map((item): Cell[] => [
          item.at * 10,
          item.buyerSku,
          item.sku,
          item.name,
          item.quantity,
          item.unit,
          bare(item.price, 4),
          bare(item.total),
          day(item.due, "mm/dd/yyyy"),
        ]),
      ]),
    ),
    ...told(order, { currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) }),
  };
});

/** A planner's list of purchases from its suite: action, on hand and demand beside what is bought, standard cost beside the order's price. */
const planner = written("lot-book-planner", { ending: "xlsx", max: 24 }, (plain) => {
  const order = traded(plain, {
    wares: GOODS.machined,
    buyers: "works",
    number: "PO-9999999",
    units: ["EA", "KG"],
  });
  return {
    bytes: bookOf({
      Sheet1: sheetOf(
        [
          [
            "Purchase Order",
            "Site",
            "Planner",
            "Action",
            "Part No",
            "Part Description",
            "On Hand",
            "Demand",
            "Buy Qty",
            "UoM",
            "Std Cost",
            "PO Price",
            "PO Amount",
            "Order Date",
            "Dock Date",
            "Supplier Name",
          ],
          ...order.items.map((item): Cell[] => [
            order.number,
            "CHI",
            order.person,
            "RELEASE",
            item.buyerSku,
            item.name,
            order.random.int(0, 40),
            order.random.int(20, 400),
            item.quantity,
            item.unit,
            Number((item.price * 0.94).toFixed(2)),
            item.price,
            item.total,
            serial(order.date),
            serial(item.due),
            order.seller.name,
          ]),
        ],
        { formats: { N: "m/d/yyyy", O: "m/d/yyyy" } },
      ),
    }),
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku, sku: null }) }),
    shipTo: undefined,
    buyer: null,
    total: null,
  };
});

const GULF: Note = {
  land: "ar",
  firms: ["مصنع الواحة للمياه المعبأة", "شركة نجد للمقاولات الميكانيكية", "مؤسسة الساحل الشرقي للصيانة"],
  sellers: ["شركة الإمداد الصناعي", "دار العدد والمحامل"],
  people: ["سعود القحطاني", "هند العمري"],
  goods: [
    "محمل كروي 6205",
    "سير ناقل حركة B55",
    "صمام كروي 1 بوصة",
    "زيت هيدروليك 20 لتر",
    "قفازات جلد مقاس 10",
    "مفتاح تقارب M12",
  ],
  units: ["حبة", "علبة", "جالون"],
  number: "PO-YY-9999",
  code: "MH-9999",
};

/** An Arabic firm's form in a workbook: captions with values beside them, the tax and the sum below. */
const form = written("lot-book-talab-ar", { ending: "xlsx", max: 14 }, (plain) => {
  const order = noted(plain, GULF);
  const tax = Number((order.net * 0.15).toFixed(2));
  const total = Number((order.net + tax).toFixed(2));
  const sum = (caption: string, value: number): Cell[] => [null, null, null, null, null, caption, value];
  return {
    bytes: book({
      "أمر شراء": [
        [order.buyer.name],
        [order.buyer.lines.join("، ")],
        ["أمر شراء"],
        ["رقم الأمر", order.number, null, null, "التاريخ", order.date],
        ["المورد", order.seller.name, null, null, "تاريخ التسليم", order.due],
        ["موقع التسليم", order.site.lines.join("، "), null, null, "العملة", "ريال سعودي"],
        [],
        ["م", "رقم الصنف", "البيان", "الوحدة", "الكمية", "سعر الوحدة", "الإجمالي"],
        ...order.items.map((item): Cell[] => [
          item.at,
          item.sku,
          item.name,
          item.unit,
          item.quantity,
          item.price,
          item.total,
        ]),
        sum("المجموع", order.net),
        sum("ضريبة القيمة المضافة 15%", tax),
        sum("الإجمالي شامل الضريبة", total),
        [],
        ["المسؤول", order.person, null, null, "الهاتف", order.buyer.phone],
      ],
    }),
    ...noting(order),
    currency: "SAR",
    requestedDate: order.due,
    total,
  };
});

export const lotBooks = [storeroom, blocks, planner, form];
