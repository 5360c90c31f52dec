import { ASKING, GOODS } from "../_desk.ts";
import { officed } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { type Cell, sheet } from "../_odf.ts";
import type { Item } from "../_order.ts";
import { day } from "../_print.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const DARK = "b c s9 #3b4e87/#ffffff";

/** Each value with the looks of its column. */
export function looked(values: (string | number | null)[], looks: string[]): Cell[] {
  return values.map((value, i) => [value, looks[i] ?? ""]);
}

/** Captions of the same looks. */
export function bar(captions: string, looks: string): Cell[] {
  return captions.split(" | ").map((caption) => [caption, looks]);
}

/** So many empty rows of these looks. */
export function blanks(count: number, looks: string[]): Cell[][] {
  return Array.from({ length: Math.max(0, count) }, () => looks.map((look): Cell => [null, look]));
}

/** The spreadsheet that half the small firms use: dark captions, a bar of terms, ruled rows that stay empty, accounting figures. */
const template = officed("office-excel-template", { max: 14 }, (made) => {
  const order = sited(traded(made, { wares: "mro", buyers: "works", number: "99999", units: ["EA"] }), [
    "Receiving Dock 2",
    "Plant 3",
  ]);
  const { buyer, seller, site } = order;
  const looks = ["box c", "box", "box c", "box acct", "box acct"];
  const money = (value: number): Cell => (value ? [value, "acct box"] : ["$          -   ", "box r"]);
  const sum = (caption: string, value: number): Cell[] => [["", "", 3], [caption, "r"], money(value)];
  const pair = (left: string, right: string): Cell[] => [[left, "", 2], null, [right, "", 2]];
  return {
    ...told(order, { currency: "USD" }),
    total: withTax(order, 6),
    sheet: sheet(
      [30, 76, 20, 28, 32],
      [
        [[buyer.name, "b s14 /#1f3864", 2], null, ["PURCHASE ORDER", "b s18 r /#3b4e87", 2]],
        [[buyer.lines[0]!, "", 2], null, ["DATE", "r"], [day(order.date, "m/d/yyyy"), "box c"]],
        [[buyer.lines[1]!, "", 2], null, ["PO #", "r"], [order.number, "box c"]],
        [[`Phone: ${buyer.phone}`, "", 2]],
        [],
        [["VENDOR", DARK.replace("c ", ""), 2], null, ["SHIP TO", DARK.replace("c ", ""), 2]],
        pair(seller.name, site.name),
        pair(seller.lines[0]!, site.lines[0]!),
        pair(seller.lines[1]!, site.lines[1]!),
        [],
        [
          ["REQUISITIONER", DARK],
          ["SHIP VIA", DARK],
          ["F.O.B.", DARK],
          ["SHIPPING TERMS", DARK, 2],
        ],
        [
          [order.person, "c box"],
          ["UPS Ground", "c box"],
          ["Origin", "c box"],
          ["Prepaid & add", "c box", 2],
        ],
        [],
        bar("ITEM # | DESCRIPTION | QTY | UNIT PRICE | TOTAL", DARK),
        ...order.items.map(({ sku, name, quantity, price, total }) =>
          looked([sku, name, quantity, price, total], looks),
        ),
        ...blanks(12 - order.items.length, Array(4).fill("box")).map((row) => [...row, money(0)]),
        sum("SUBTOTAL", order.net),
        [
          ["Comments or Special Instructions", "b s8 #d9d9d9", 2],
          null,
          ["TAX", "r"],
          [taxOf(order, 6), "acct box"],
        ],
        [[`Call ${order.person} before delivery`, "s8", 2], null, ["SHIPPING", "r"], money(0)],
        sum("OTHER", 0),
        [
          ["", "", 3],
          ["TOTAL", "b r"],
          [withTax(order, 6), "acct b box #fff2cc"],
        ],
        [],
        [["If you have any questions about this purchase order, please contact", "c s8", 5]],
      ],
      { pagesAcross: 1 },
    ),
  };
});

/** A hand-kept list printed sideways without a thought: the columns that don't fit come out on pages of their own, behind. */
const spilled = officed("office-excel-spilled", { min: 8, max: 44 }, (made) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "PO-99999",
    units: ["ea", "set", "ft"],
  });
  const row = (item: Item) => [
    item.at,
    item.buyerSku,
    item.name,
    item.sku,
    item.quantity,
    item.unit,
    item.price,
    item.total,
    day(item.due, "m/d/yyyy"),
  ];
  const looks = ["c", "", "", "", "r", "c", "n2", "n2", "r"];
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), shipTo: undefined }),
    sheet: sheet(
      [12, 30, 95, 42, 22, 18, 30, 34, 32],
      [
        [[`${order.buyer.name} - Purchase Order ${order.number}`, "b s14"]],
        [`Supplier: ${order.seller.name}`],
        [`Order date: ${day(order.date, "m/d/yyyy")}`],
        [],
        bar(
          "# | Our Part No | Description | Supplier Part No | Qty | Unit | Unit Price | Amount | Need by",
          "b under",
        ),
        ...order.items.map((item) => looked(row(item), looks)),
        [null, null, null, null, null, null, ["TOTAL", "b"], [order.net, "b n2 over"]],
      ],
      {
        wide: true,
        grid: order.random.chance(0.6),
        repeat: { columns: order.random.chance(0.5) ? 1 : 0 },
        foot: "Page {page}",
      },
    ),
  };
});

/** Columns that nobody widened: words end at the next cell, sums that don't fit are crosses. */
const narrow = officed("office-excel-narrow", { max: 30 }, (made) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.pacific,
    number: "9999",
    units: ["ea", "m", "pk"],
  });
  const looks = ["box", "box", "box r", "box c", "box n2", "box n2"];
  return {
    ...told(order, {
      line: ({ total }) => ({ lineTotal: total < 10_000 ? total : null }),
      shipTo: undefined,
    }),
    sheet: sheet(
      [26, 62, 16, 14, 20, 15.8],
      [
        [[order.buyer.name, "b s13", 2], null, null, ["ORDER", "b s13"]],
        [`${order.buyer.lines.join(", ")}`, null, null, "No.", [order.number, "b"]],
        [`Ph ${order.buyer.phone}`, null, null, "Date", day(order.date, "d/m/yyyy")],
        [],
        [["To:", "b"], order.seller.name],
        [null, order.seller.lines.join(", ")],
        [],
        bar("Code | Description | Qty | Unit | Price | Total", "b box #d9e1f2"),
        ...order.items.map((item) =>
          looked([item.sku, item.name, item.quantity, item.unit, item.price, item.total], looks),
        ),
        [],
        [null, null, null, ["Total ex GST", "b", 1], null, null],
        [null, null, null, [order.net, "b n2 box", 3]],
      ],
      { size: "A4" },
    ),
  };
});

/** A planner's workbook squeezed to one page across: fifteen columns in a tiny print, the title rows on every page. */
const squeezed = officed("office-excel-squeezed", { min: 10, max: 70, priceDecimals: 4 }, (made) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "PO 4599999",
    units: ["EA", "PC"],
  });
  const captions = [
    "Line",
    "Part Number",
    "Rev",
    "Vendor P/N",
    "Description",
    "Buyer",
    "UOM",
    "Order Qty",
    "Qty Rec'd",
    "Unit Price",
    "Extended",
    "Need By",
    "Work Order",
    "GL Acct",
    "Status",
  ];
  const looks = ["c", "", "c", "", "", "", "c", "n0", "n0", "n4", "n2", "c", "", "", "c"].map(
    (look) => `s9 box ${look}`,
  );
  const { random } = order;
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD", shipTo: undefined }),
    sheet: sheet(
      [12, 28, 11, 34, 92, 26, 13, 20, 20, 26, 28, 24, 24, 30, 18],
      [
        [[order.buyer.name, "b s16", 5], null, ["PURCHASE ORDER", "b s16", 4], [order.number, "b s16", 3]],
        [
          ["Supplier:", "b", 2],
          null,
          [order.seller.name, "", 2],
          null,
          ["PO date:", "b", 2],
          [day(order.date, "mm/dd/yyyy"), "", 2],
          null,
          ["Currency:", "b"],
          "USD",
        ],
        looked(captions, Array(15).fill("b w s9 c box #bfbfbf")),
        ...order.items.map((item) =>
          looked(
            [
              item.at,
              item.buyerSku,
              random.pick(["A", "B", "-"]),
              item.sku,
              item.name,
              order.person,
              item.unit,
              item.quantity,
              0,
              item.price,
              item.total,
              day(item.due, "mm/dd/yy"),
              `W${random.digits(5)}`,
              "5010-200",
              "Open",
            ],
            looks,
          ),
        ),
        [
          ["TOTAL", "b r", 10],
          [order.net, "b n2 box"],
        ],
      ],
      {
        wide: true,
        pagesAcross: 1,
        repeat: { rows: 3 },
        head: `${order.number.replace(" ", "_")}.xlsx   Page {page} of {pages}`,
        margin: 8,
      },
    ),
  };
});

/** Counts at prices for a hundred, a thousand or each, which a column says. */
const perHundred = officed(
  "office-excel-per-hundred",
  { max: 34, bases: [1, 100, 1000], priceDecimals: 2 },
  (made) => {
    const order = sited(
      traded(made, { wares: GOODS.fasteners, buyers: "works", number: "99-9999", units: ["PCS"] }),
      ["Fastener crib"],
    );
    const { seller, site } = order;
    const letter = order.random.chance(0.5);
    const per = (basis: number) => (letter ? { 1: "E", 100: "C", 1000: "M" }[basis]! : String(basis));
    const looks = ["c", "", "", "n0", "n2", "c", "n2"].map((look) => `box ${look}`);
    return {
      ...told(order),
      sheet: sheet(
        [12, 32, 70, 20, 22, 12, 26],
        [
          [
            [order.buyer.name, "b s13", 4],
            ["P.O. No.", "b"],
            [order.number, "b", 2],
          ],
          [
            [order.buyer.lines.join(", "), "", 4],
            ["Date", "b"],
            [day(order.date, "mm/dd/yy"), "", 2],
          ],
          [],
          [
            ["Vendor:", "b", 3],
            ["Deliver to:", "b", 4],
          ],
          ...[seller.name, ...seller.lines].map((text, i): Cell[] => [
            [text, "", 3],
            [[site.name, ...site.lines][i]!, "", 4],
          ]),
          [],
          bar("Ln | Part No. | Description | Qty | Price | Per | Ext. Price", "b c box #e2efda"),
          ...order.items.map((item) =>
            looked(
              [item.at, item.sku, item.name, item.quantity, item.price, per(item.basis), item.total],
              looks,
            ),
          ),
          [
            ["Total", "b r", 6],
            [order.net, "b n2 box"],
          ],
          [],
          [
            [
              letter
                ? "E = each, C = per hundred, M = per thousand"
                : "Price is per the number of pieces shown",
              "i s8",
              7,
            ],
          ],
        ],
        { pagesAcross: 1 },
      ),
    };
  },
);

/** A kitchen's par sheet as an order: what is on hand, what should be, what to send; no prices, the cells' lines printed. */
const par = officed("office-excel-par-sheet", { words: "food", max: 30 }, (order) => {
  const { random } = order;
  return {
    total: null,
    shipTo: undefined,
    line: () => ({ unitPrice: null, lineTotal: null, priceBasis: null }),
    sheet: sheet(
      [28, 74, 18, 18, 22, 22],
      [
        [[`${order.buyer.name} - Weekly Order`, "b s14", 6]],
        [["Supplier", "b"], [order.seller.name, ""], null, ["Order #", "b"], order.number],
        [
          ["Deliver", "b"],
          [day(order.due, "m/d/yyyy"), ""],
          null,
          ["Date", "b"],
          day(order.date, "m/d/yyyy"),
        ],
        [],
        bar("Item Code | Product | Par | On Hand | ORDER | Unit", "b c #ffe699"),
        ...order.items.map((item) => {
          const hand = random.int(0, 6);
          return looked(
            [item.sku, item.name, item.quantity + hand, hand, item.quantity, item.unit],
            ["", "", "c", "c", "b c", "c"],
          );
        }),
        [],
        [[`Ordered by: ${order.person}`, "", 3]],
      ],
      { grid: true },
    ),
    requestedDate: order.due,
  };
});

export const officeSheets = [template, spilled, narrow, squeezed, perHundred, par];
