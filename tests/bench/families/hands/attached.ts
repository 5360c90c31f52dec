import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs } from "../_table.ts";

/** A fax cover with numbers of its own, the order on the next page. */
const fax = drawn("hand-fax-cover", { max: 14, base: { face: "mono", size: 9 } }, (order, pen) => {
  pen.say(60, 60, "FAX TRANSMISSION", { bold: true, size: 22 });
  pairs(pen, [60, 160], 110, [
    ["TO:", order.seller.name],
    ["FAX:", "555-0142-7781"],
    ["FROM:", `${order.person}, ${order.buyer.name}`],
    ["PHONE:", order.buyer.phone],
    ["DATE:", day(order.date, "mm/dd/yyyy")],
    ["PAGES:", "2 including this cover"],
    ["RE:", `P.O. ${order.number}`],
  ]);
  pen.say(60, 240, "Please enter the attached order and fax back your acknowledgment.");
  pen.say(60, 256, "If you did not receive all 2 pages call 555-0100-2200.");
  pen.next();
  pen.say(
    30,
    20,
    `FROM ${order.buyer.name.toUpperCase()}   (${day(order.date, "m/d/yy")})10:31/ST.10:30/NO.486 P 2`,
    {
      size: 7,
    },
  );
  pen.say(40, 50, order.buyer.name, { bold: true, size: 13 });
  pen.say(40, 70, "PURCHASE ORDER", { bold: true });
  pen.say(400, 70, `NO. ${order.number}`, { bold: true });
  pen.say(400, 84, `DATE ${day(order.date, "mm/dd/yyyy")}`);
  pen.say(40, 84, `VENDOR: ${order.seller.name}`);
  pen.say(40, 98, `SHIP TO: ${order.site.lines.join(", ")}`);
  const columns = columnsOf(
    ">70 QTY | 80 UNIT | 115 CAT NO | 185 DESCRIPTION | >480 UNIT PRICE | >570 AMOUNT",
  );
  let y = heads(pen, 124, columns);
  for (const item of order.items)
    y = cells(pen, y, columns, [
      bare(item.quantity, 0),
      item.unit,
      item.sku,
      item.name,
      us(item.price),
      us(item.total),
    ]);
  pen.say(480, y + 8, "TOTAL", { align: "right" });
  pen.say(570, y + 8, us(order.net), { align: "right" });
  pen.say(40, y + 30, `BUYER: ${order.person.toUpperCase()}`);
  return {};
});

/** An order of a few lines with the seller's quotation behind it, of which it takes some. */
const quoted = drawn(
  "hand-with-quotation",
  { words: "uk", min: 3, max: 9, size: [595, 842] },
  (order, pen) => {
    pen.say(50, 40, order.buyer.name, { bold: true, size: 15 });
    pen.block(50, 60, order.buyer.lines);
    pen.say(545, 40, "Purchase Order", { size: 15, align: "right" });
    pairs(pen, [380, 470], 64, [
      ["PO number", order.number],
      ["PO date", day(order.date, "dd/mm/yyyy")],
      ["Your quotation", "QU-33817"],
      ["Deliver by", day(order.due, "dd/mm/yyyy")],
    ]);
    pen.block(50, 110, ["Supplier", order.seller.name, ...order.seller.lines]);
    const columns = columnsOf("50 Code | 130 Description | >400 Qty | >470 Unit price | >545 Net");
    const table = (from: number, items: typeof order.items) => {
      let y = heads(pen, from, columns, { bold: true });
      for (const item of items)
        y =
          cells(pen, y, columns, [
            item.sku,
            item.name,
            bare(item.quantity, 0),
            us(item.price),
            us(item.total),
          ]) + 3;
      return y;
    };
    const end = table(180, order.items);
    pen.say(470, end + 6, "Total GBP", { align: "right", bold: true });
    pen.say(545, end + 6, us(order.net), { align: "right", bold: true });
    pen.say(50, end + 30, "Supplier's quotation attached.");
    pen.next();
    pen.say(50, 40, order.seller.name, { bold: true, size: 15, face: "serif" });
    pen.say(545, 40, "QUOTATION", { size: 15, align: "right" });
    pairs(pen, [380, 470], 64, [
      ["Quotation no.", "QU-33817"],
      ["Date", day(order.date, "dd/mm/yyyy")],
      ["Valid until", day(order.due, "dd/mm/yyyy")],
    ]);
    pen.block(50, 80, ["Customer", order.buyer.name]);
    const all = [
      ...order.items,
      {
        ...order.items[0]!,
        sku: "OPT-7701",
        name: "Spare part kit, optional",
        quantity: 1,
        price: 310,
        total: 310,
      },
    ];
    const last = table(150, all);
    pen.say(545, last + 6, `Total ${us(rounded(order.net + 310, 2))}`, { align: "right", bold: true });
    pen.say(50, last + 30, "Prices ex works, 30 days net. We look forward to receiving your order.");
    return { currency: "GBP", requestedDate: order.due, line: () => ({ unit: null }) };
  },
);

export const handsAttached = [fax, quoted];
