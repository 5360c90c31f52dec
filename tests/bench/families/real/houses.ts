import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A chain's order: a column for each distribution house by its number, the row's pieces and cost behind, sums of every column below. */
const houses = drawn(
  "real-buyer-house-columns",
  { max: 26, size: [792, 612], base: { size: 8 } },
  (made, pen) => {
    const { random } = made;
    const codes = ["0551", "0554", "0558", "0580", "0600", "3801"].slice(0, random.int(3, 6));
    const shares = made.items.map(() => codes.map(() => random.int(0, 3) * 12));
    const order = traded(
      relined(
        made,
        made.items.map((item, i) => {
          shares[i]![0] ||= 24;
          const quantity = shares[i]!.reduce((a, b) => a + b, 0);
          return { ...item, quantity, total: rounded(quantity * item.price, 2) };
        }),
      ),
      {
        wares: "retail",
        buyers: ["Bullfinch Stores, Inc.", "Marlow & Main Department Stores", "Everly Home Corporation"],
        number: "0099-9999999",
        units: ["EA"],
      },
    );
    const numbers = order.items.map(() => `064-${random.digits(2)}-${random.digits(4)}`);
    const columns = [
      { x: 30, head: ["DPCI", ""] },
      { x: 92, head: ["VENDOR", "STYLE"] },
      { x: 150, width: 150, head: ["", "ITEM DESCRIPTION"] },
      { x: 330, align: "right" as const, head: ["CASE", "PACK"] },
      ...codes.map((code, i) => ({ x: 380 + i * 44, align: "right" as const, head: ["DC", code] })),
      { x: 650, align: "right" as const, head: ["TOTAL", "UNITS"] },
      { x: 700, align: "right" as const, head: ["UNIT", "COST"] },
      { x: 762, align: "right" as const, head: ["EXTENDED", "COST"] },
    ];
    const head = () => {
      pen.say(30, 24, order.buyer.name, { bold: true, size: 12 });
      pen.block(762, 24, [`PURCHASE ORDER: ${order.number}`, `PAGE ${pen.pages}`], {
        align: "right",
        bold: true,
      });
      if (pen.pages > 1) return 56;
      pairs(pen, [30, 110], 44, [
        ["ORDER DATE", day(order.date, "mm/dd/yy")],
        ["SHIP NOT BEFORE", day(order.due, "mm/dd/yy")],
        ["CANCEL AFTER", day(later(order.due, 7), "mm/dd/yy")],
        ["TERMS", "NET 60"],
        ["DEPT", "064"],
      ]);
      pen.block(280, 44, ["VENDOR", order.seller.name, ...order.seller.lines]);
      pen.block(520, 44, [
        "SHIP TO: SEE ALLOCATION BY DC",
        "FREIGHT: COLLECT",
        "POOL: NONE",
        `BUYER: ${order.person}`,
      ]);
      return 108;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, caption: { size: 7.5, bold: true } });
    for (const [i, item] of order.items.entries()) {
      flow.need(24);
      flow.y =
        cells(pen, flow.y, columns, [
          numbers[i]!,
          item.sku,
          item.name,
          12,
          ...shares[i]!.map((share) => share || ""),
          item.quantity,
          bare(item.price),
          us(item.total),
        ]) + 3;
    }
    flow.need(24);
    pen.rule(30, flow.y, 762);
    cells(
      pen,
      flow.y + 4,
      columns,
      [
        "TOTALS",
        "",
        "",
        "",
        ...codes.map((_, i) => shares.reduce((sum, share) => sum + share[i]!, 0)),
        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
        "",
        us(order.net),
      ],
      { bold: true },
    );
    return { ...truly(order, ({ at }) => ({ buyerSku: numbers[at - 1]! })), total: order.net };
  },
);

/** A discounter's print: pieces, cases of two sizes and the cost of one piece; a row below tells shelf price, colour and allowance. */
const cases = drawn(
  "real-buyer-vendor-pack",
  { max: 24, size: [792, 612], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(
      relined(
        made,
        made.items.map((item) => {
          const quantity = item.quantity * 12;
          const price = rounded(item.price / 12 + 0.4, 2);
          return { ...item, quantity, price, total: rounded(quantity * price, 2) };
        }),
      ),
      {
        wares: "retail",
        buyers: ["Valmore Discount Stores, Inc.", "Prairie Mart Stores LP"],
        number: "9999999999",
        units: ["EA"],
      },
    );
    const columns = columnsOf(`30 LINE¶NO. | 64 ITEM NBR¶ | 128 GTIN¶ | 214 SUPPLIER¶STOCK #
      286/150 DESCRIPTION¶ | >490 QTY¶ORDERED | 500 UOM¶ | >556 VNPK¶QTY | >596 WHPK¶QTY
      >640 NBR¶CASES | >692 COST¶EACH | >762 EXTENDED¶COST`);
    const head = () => {
      pen.say(30, 24, order.buyer.name, { bold: true, size: 12 });
      pen.say(396, 24, `Purchase Order Number ${order.number}`, { bold: true, size: 11, align: "center" });
      pen.say(762, 24, `Page: ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) return 52;
      pairs(pen, [30, 130], 44, [
        ["PO Date", day(order.date, "mm/dd/yyyy")],
        ["Ship Date", day(order.due, "mm/dd/yyyy")],
        ["Must Arrive By", day(later(order.due, 5), "mm/dd/yyyy")],
        ["Order Type", "0020  Event code 14"],
        ["Currency", "USD"],
      ]);
      pen.block(300, 44, [
        "Supplier",
        `${order.random.digits(6)}-64-1`,
        order.seller.name,
        ...order.seller.lines,
      ]);
      pen.block(540, 44, ["Ship To", "Regional DC 6094", ...order.site.lines, "GLN 0078742035260"]);
      return 118;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, band: "bar", caption: { size: 7.5 } });
    const gtins = order.items.map(() => `00${order.random.digits(11)}`);
    for (const [i, item] of order.items.entries()) {
      flow.need(36);
      const pack = [12, 6, 4][i % 3]!;
      flow.y = cells(pen, flow.y, columns, [
        String(i + 1).padStart(3, "0"),
        item.buyerSku,
        gtins[i]!,
        item.sku,
        item.name,
        item.quantity,
        item.unit,
        12,
        pack,
        item.quantity / 12,
        bare(item.price),
        us(item.total),
      ]);
      flow.y =
        pen.say(
          128,
          flow.y,
          `RETAIL ${bare(item.price * 1.8)}   COLOR ASSORTED   SIZE 1EA   ${i % 4 === 1 ? "DEFECTIVE ALLOW 1.0%" : ""}`,
          { size: 7.5 },
        ) + 4;
    }
    flow.need(40);
    pairs(pen, [560, 680], flow.y + 6, [
      ["Total Order Amount", `$${us(order.net)}`],
      ["Total Line Items", String(order.items.length)],
      [
        "Total Units Ordered",
        us(
          order.items.reduce((sum, { quantity }) => sum + quantity, 0),
          0,
        ),
      ],
    ]);
    return {
      ...truly(order, ({ at, buyerSku }) => ({ buyerSku, gtin: gtins[at - 1]! })),
      total: order.net,
      requestedDate: order.due,
      currency: "USD",
    };
  },
);

/** A hospital's stores order: quantity with what it holds, our number over the vendor's and the maker's, who gets it under every line with that share. */
const wards = drawn(
  "real-buyer-ward-shares",
  { words: "medical", max: 22, base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "clinic",
      buyers: "clinics",
      number: "P9999999",
      units: ["CS", "BX", "EA"],
    });
    const columns = columnsOf(`36 Line¶Nbr | 66 Item / Vendor Item¶Manufacturer Item | 170/180 ¶Description
      >400 ¶Quantity | 408 ¶UOM | >500 Unit¶Cost | >576 Extended¶Amount`);
    const head = () => {
      pen.say(306, 24, order.buyer.name, { size: 13, bold: true, align: "center" });
      pen.say(306, 40, `PURCHASE ORDER  ${order.number}  RELEASE 0000`, { align: "center", bold: true });
      pen.say(576, 26, `Page ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) return 66;
      pen.block(36, 60, ["VENDOR", order.seller.name, ...order.seller.lines]);
      pen.block(300, 60, ["SHIP TO", "Central Stores Dock", ...order.site.lines]);
      pairs(pen, [460, 520], 60, [
        ["PO Date", day(order.date, "mm/dd/yy")],
        ["Buyer", order.person],
        ["Terms", "N30"],
        ["FOB", "DEST"],
      ]);
      pen.say(
        36,
        116,
        "PO number must appear on all packages. Tax exempt 31-0441972. No substitutions on latex-free items.",
      );
      return 136;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { size: 8, bold: true } });
    for (const item of order.items) {
      flow.need(70);
      cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        item.quantity,
        item.unit,
        us(item.price, 4),
        us(item.total),
      ]);
      pen.say(66, flow.y + 11, item.sku);
      pen.say(66, flow.y + 22, `MFR ${order.random.digits(5)}`);
      if (item.unit !== "EA")
        pen.say(408, flow.y + 11, item.unit === "CS" ? "1 CS = 10 BX" : "1 BX = 50 EA", { size: 7.5 });
      flow.y += 35;
      const half = Math.ceil(item.quantity / 2);
      for (const [ward, share] of [
        ["4W ICU", half],
        ["OR CORE", item.quantity - half],
      ] as const)
        if (share)
          flow.y = pen.say(
            170,
            flow.y,
            `Deliver to ${ward}  Requester ${order.person}   Qty ${share}   Acct 01-7140-${order.random.digits(4)}`,
            { size: 7.5 },
          );
      flow.y += 4;
    }
    flow.need(30);
    pen.say(400, flow.y + 6, "PO Total", { bold: true });
    pen.say(576, flow.y + 6, `$${us(order.net)}`, { bold: true, align: "right" });
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

export const realHouses = [houses, cases, wards];
