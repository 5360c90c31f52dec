import { ASKING, GOODS } from "../_desk.ts";
import { officed } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { type Block, type Cell, letter } from "../_odf.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { taxOf, traded, withTax } from "../_trade.ts";
import { bar, blanks, looked } from "./sheets.ts";

const TERMS = [
  "Acceptance. This order becomes a contract when Seller acknowledges it or begins work. Terms of Seller's forms that differ are rejected.",
  "Prices. Prices stated are firm and include packing. No charge of any kind is allowed unless agreed by Buyer in writing; overshipments of more than 5% may be returned.",
  "Delivery. Time is of the essence. If deliveries are not made at the time agreed, Buyer may cancel the remaining quantity or buy elsewhere and charge Seller the difference.",
  "Warranty. Goods shall be free of defects in material and workmanship for 12 months from receipt and shall conform to drawings and samples.",
  "Insurance. Seller shall carry general liability insurance of not less than $1,000,000 per occurrence and $2,000,000 in the aggregate.",
  "Invoices. One invoice in 2 copies per shipment showing the order number. Payment terms run from receipt of goods or invoice, whichever is later: 2% 10, net 45.",
  "Changes. No change in quantity, price, drawing or delivery is binding without a written change order signed by Buyer's purchasing department.",
];

/** A word processor's form: boxes of parties inside of a table, a number in a text box, rows that stay empty, the sums in the same table. */
const form = officed("office-word-form", { max: 12 }, (made) => {
  const order = sited(traded(made, { wares: "desk", buyers: "public", number: "2024-9999", units: ["EA"] }), [
    "Central Stores",
    "Bus Garage",
  ]);
  const { seller, site } = order;
  const head = "b s9 #44546a/#ffffff";
  const looks = ["c", "", "", "r", "r"];
  const inBox = (title: string, lines: string[]): Block => ({
    widths: [86],
    rows: [[[title, `${head} pad1`]], ...lines.map((line): Cell[] => [[line, "pad0.3"]])],
  });
  const sums = [
    ["Subtotal", order.net],
    ["Sales tax", 0],
    ["Freight", 25],
    ["TOTAL", rounded(order.net + 25, 2)],
  ] as const;
  return {
    ...told(order, { total: rounded(order.net + 25, 2), currency: "USD" }),
    letter: letter(
      [
        [order.buyer.name, "b s16"],
        [`${order.buyer.lines.join(" • ")} • ${order.buyer.phone}`, "s9 gap8"],
        {
          box: [140, 14, 58, 18],
          blocks: [
            ["PURCHASE ORDER", "b c s13"],
            [`No. ${order.number}`, "c"],
            [`Date: ${day(order.date, "mm/dd/yyyy")}`, "c"],
          ],
        },
        {
          widths: [93, 93],
          rows: [
            [
              [[inBox("VENDOR", [seller.name, ...seller.lines, `Tel. ${seller.phone}`]), ""]],
              [[inBox("SHIP TO", [site.name, ...site.lines, `Attn: ${order.person}`]), ""]],
            ],
          ],
        },
        ["", "gap2"],
        {
          widths: [20, 30, 76, 28, 32],
          looks: "box",
          heads: 1,
          rows: [
            bar("QTY | ITEM NO. | DESCRIPTION | UNIT PRICE | AMOUNT", `${head} c`),
            ...order.items.map(({ sku, quantity, name, price, total }) =>
              looked([String(quantity), sku, name, `$${us(price)}`, us(total)], looks),
            ),
            ...blanks(8 - order.items.length, Array(5).fill("")),
            ...sums.map(([caption, value]): Cell[] => [
              ["", "", 3],
              [caption, "r"],
              [value ? us(value) : "exempt", "r"],
            ]),
          ],
        },
        ["", "gap6"],
        ["Authorized by: ____________________________\tDate: ______________", "tab120"],
      ],
      {
        font: "Liberation Serif",
        foot: "1. Send two copies of your invoice.  2. Notify us at once if you are unable to ship as specified.",
      },
    ),
  };
});

/** A letter that orders: the table stands between its paragraphs, the terms are behind it on a page of their own. */
const written = officed("office-word-letter", { max: 16, by: "pdftocairo" }, (made) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.britain,
    number: "PF/9999",
    units: ["off", "pack", "m"],
  });
  const { buyer, seller } = order;
  const price = (value: number) => `£${us(value)}`;
  return {
    ...told(order, {
      currency: "GBP",
      requestedDate: order.due,
      shipTo: undefined,
      line: () => ({ lineTotal: null }),
    }),
    letter: letter(
      [
        ...[buyer.name, ...buyer.lines, `Tel ${buyer.phone}`].map(
          (text, i): Block => [text, i ? "r" : "b r s13"],
        ),
        ...[seller.name, ...seller.lines].map((text): Block => [text, ""]),
        ["", ""],
        [day(order.date, "d Mon yyyy"), "gap4"],
        ["Dear Sirs,", "gap4"],
        [`Our order ${order.number}`, "b gap3"],
        [
          `Further to your quotation of last week we are pleased to order the following for delivery by ${day(order.due, "d Mon yyyy")}, carriage paid, to the above address:`,
          "gap3",
        ],
        {
          widths: [32, 84, 28, 32],
          looks: "under",
          heads: 1,
          rows: [
            looked(["Your ref.", "Item", "Quantity", "Price each"], ["b", "b", "b r", "b r"]),
            ...order.items.map((item) =>
              looked(
                [item.sku, item.name, `${item.quantity} ${item.unit}`, price(item.price)],
                ["", "", "r", "r"],
              ),
            ),
          ],
        },
        ["", "gap2"],
        [
          `The total value of this order is ${price(order.net)} excluding VAT. Please quote our order number on your delivery note and invoice; goods without it will be refused.`,
          "gap4",
        ],
        ["Yours faithfully,", "gap12"],
        [order.person, ""],
        ["Purchasing Manager", ""],
        ["CONDITIONS OF PURCHASE", "b page gap3"],
        ...TERMS.map((text, i): Block => [`${i + 1}.  ${text}`, "s8 gap2"]),
      ],
      { size: "A4", margin: 22, font: "Liberation Serif" },
    ),
  };
});

/** No table at all: tabs, which a long name pushes on to the next row. */
const tabbed = officed("office-word-tabs", { max: 18 }, (made) => {
  const order = sited(
    traded(made, { wares: "mro", buyers: "works", number: "P99999", units: ["EA", "BX"] }),
    ["Tool Crib"],
  );
  const tabs = "tab24 tab58 tabr140 tabr158 tabr182 s9";
  return {
    ...told(order, { currency: "USD" }),
    letter: letter(
      [
        [`${order.buyer.name}\tPURCHASE ORDER`, "b s14 tabr182"],
        [`${order.buyer.lines[0]}\tP.O. Number: ${order.number}`, "tabr182"],
        [`${order.buyer.lines[1]}\tDate: ${day(order.date, "mm/dd/yy")}`, "tabr182 gap5"],
        ["TO:\tSHIP TO:", "b tab95"],
        ...[order.seller.name, ...order.seller.lines].map(
          (text, i): Block => [`${text}\t${[order.site.name, ...order.site.lines][i]}`, "tab95"],
        ),
        ["", "gap3"],
        ["Item\tPart No.\tDescription\tQty\tPrice\tTotal", `b ${tabs} gap1`],
        ...order.items.map(
          (item): Block => [
            `${item.at}\t${item.sku}\t${item.name}\t${item.quantity} ${item.unit}\t${us(item.price)}\t${us(item.total)}`,
            `${tabs} gap0.7`,
          ],
        ),
        ["", "gap2"],
        [`\t\t\t\tTOTAL\t$${us(order.net)}`, `b ${tabs} gap5`],
        ["Ship via: best way. Terms: net 30. Mail invoice to the above address.", "gap8"],
        [`Ordered by ${order.person}`, ""],
      ],
      { foot: "Page {page} of {pages}" },
    ),
  };
});

/** A blanket order: what is bought in the year, and behind it when how much of it is to come. */
const blanket = officed("office-word-blanket", { min: 2, max: 8, by: "gs" }, (made) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "BPO-99999",
    units: ["PC"],
  });
  const { random } = order;
  const calls = order.items.flatMap((item) => {
    const first = Math.floor(item.quantity * 0.4);
    return [first, item.quantity - first]
      .filter(Boolean)
      .map((count, i) => ({ item, count, due: day(`20${23 + i}-0${random.int(1, 9)}-15`, "mm/dd/yyyy") }));
  });
  const cells = (values: string[], bold = "") =>
    looked(
      values,
      values.map((_, i) => `${i > 1 ? "r" : ""} ${bold}`),
    );
  return {
    ...told(order, { shipTo: undefined, line: ({ buyerSku }) => ({ buyerSku, sku: null }) }),
    letter: letter([
      [`BLANKET PURCHASE ORDER ${order.number}`, "b c s14 gap3"],
      [`Buyer: ${order.buyer.name}, ${order.buyer.lines.join(", ")}`, ""],
      [`Supplier: ${order.seller.name}, ${order.seller.lines.join(", ")}`, ""],
      [`Order date: ${day(order.date, "mm/dd/yyyy")}\tValid for 12 months`, "tab90 gap4"],
      {
        widths: [24, 84, 22, 26, 30],
        looks: "box s9",
        rows: [
          cells(["Part", "Description", "Total qty", "Unit price", "Value"], "b"),
          ...order.items.map((item) =>
            cells([item.buyerSku, item.name, `${us(item.quantity, 0)} PC`, us(item.price), us(item.total)]),
          ),
          cells(["", "Order value (not to exceed)", "", "", us(order.net)], "b"),
        ],
      },
      ["", "gap4"],
      ["Delivery schedule", "b s11 gap1"],
      {
        widths: [24, 84, 26, 34],
        looks: "box s9",
        rows: [
          cells(["Part", "Description", "Call-off qty", "Deliver on"], "b"),
          ...calls.map(({ item, count, due }) => cells([item.buyerSku, item.name, us(count, 0), due])),
        ],
      },
      ["", "gap3"],
      ["Quantities after the first call-off are forecasts. Material authorised: 8 weeks.", "s9"],
    ]),
  };
});

/** The open ERP's purchase report, which an office program prints: code in brackets, counts with their unit, taxes by name. */
const tryton = officed("office-tryton-purchase", { max: 30, priceDecimals: 4 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.electric,
      buyers: ["Dunder Bikes", "Meridian Kayak Works", "Oakhollow Labs"],
      number: "99",
      units: ["u", "m", "kg"],
    }),
    ["Main warehouse"],
  );
  const { buyer, seller, site } = order;
  return {
    ...told(order, { total: withTax(order, 20), currency: "USD", requestedDate: null }),
    letter: letter(
      [
        ...[seller.name, ...seller.lines].map((text): Block => [text, "in100"]),
        ["", "gap6"],
        [`Purchase Order N°: ${order.number}`, "b s14 gap3"],
        [`Description: ${made.random.pick(["Stock", "Q3 call", "Workshop"])}`, ""],
        [`Date: ${day(order.date, "mm/dd/yyyy")}`, ""],
        ["Delivery Address:", "b"],
        ...[site.name, ...site.lines].map((text): Block => [text, "in6"]),
        ["", "gap3"],
        {
          widths: [74, 26, 30, 26, 30],
          heads: 1,
          looks: "s9 under",
          rows: [
            looked(
              ["Description", "Quantity", "Unit Price", "Taxes", "Amount"],
              ["b", "b r", "b r", "b", "b r"],
            ),
            ...order.items.map((item) =>
              looked(
                [
                  `[${item.sku}] ${item.name}${item.at % 4 ? "" : "\nsee drawing, deliver in one lot"}`,
                  `${us(item.quantity, 0)} ${item.unit}`,
                  `$${us(item.price, 4)}`,
                  "20% VAT",
                  `$${us(item.total)}`,
                ],
                ["", "r", "r", "", "r"],
              ),
            ),
          ],
        },
        ["", "gap2"],
        {
          widths: [126, 30, 30],
          rows: [
            ["Total (excl. taxes):", order.net],
            ["Taxes:", taxOf(order, 20)],
            ["Total:", withTax(order, 20)],
          ].map(([caption, value]) =>
            looked([null, String(caption), `$${us(Number(value))}`], ["", "b", "r"]),
          ),
        },
      ],
      {
        size: "A4",
        head: `${buyer.name}`,
        foot: `${[buyer.name, ...buyer.lines, buyer.phone].join(" / ")}   {page}/{pages}`,
      },
    ),
  };
});

export const officeLetters = [form, written, tabbed, blanket, tryton];
