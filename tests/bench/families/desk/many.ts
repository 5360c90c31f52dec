import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { type Item, later } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly } from "../_trade.ts";

/** Eight orders in a file, as a night's batch prints them: some go over two pages, each has its number and its total. */
const eight = drawn("desk-eight-orders", { min: 60, max: 90 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "47999",
    units: ["EA", "CS", "BX"],
  });
  const { random } = order;
  const columns = columnsOf(`36 Line | 66 Item No. | 150/210 Description | >410 Qty | 416 UM | >500 Unit Price
    >578 Amount`);
  const shares = cut(order.items, [2, 14, 3, 1, 30, 5, 4], random.int(0, 3));
  shares.forEach((items, at) => {
    const number = String(Number(order.number) + at);
    if (at) pen.next();
    let sheet = 0;
    const head = () => {
      sheet++;
      pen.say(36, 26, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 42, order.buyer.lines, { size: 8 });
      pen.say(576, 26, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
      pairs(pen, [430, 510], 46, [
        ["PO Number", number],
        ["PO Date", day(order.date, "mm/dd/yyyy")],
        ["Need By", day(later(order.due, at), "mm/dd/yyyy")],
        ["Page", String(sheet)],
      ]);
      pen.block(36, 76, ["Vendor:", order.seller.name, ...order.seller.lines], { size: 8.5 });
      pen.block(250, 76, ["Deliver to:", `${order.site.name}, store ${at + 11}`, ...order.site.lines], {
        size: 8.5,
      });
      return 136;
    };
    const flow = wayOf(pen, { columns, head, bottom: 500, caption: { bold: true, size: 8.5 } });
    items.forEach((item, i) => {
      flow.need(26);
      flow.y =
        cells(pen, flow.y, columns, [
          i + 1,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 4;
    });
    pen.rule(500, flow.y, 578);
    pen.say(430, flow.y + 4, "Order total", { bold: true });
    pen.say(578, flow.y + 4, us(sumTo(items, items.length)), { bold: true, align: "right" });
    pen.say(36, 740, "Approved ______________________", { size: 8 });
  });
  return {
    ...truly(order),
    total: sumTo(shares[0]!, shares[0]!.length),
    requestedDate: order.due,
    orders: shares.map((_, at) => String(Number(order.number) + at)),
  };
});

/** Items in as many shares and one more. */
function cut(items: Item[], counts: number[], more: number): Item[][] {
  let from = 0;
  const shares = counts.map((count) => {
    const share = items.slice(from, from + count + (count > 2 ? more : 0));
    from += share.length;
    return share;
  });
  return [...shares, items.slice(from)];
}

/** A project's order of three hundred lines and more: small print, running sums at the foot of every page. */
const project = drawn(
  "desk-long-project",
  { min: 300, max: 345, size: [595, 842], base: { size: 8 }, forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: [...GOODS.parts, ...GOODS.electric, ...GOODS.fasteners],
      buyers: ASKING.plants,
      number: "PRJ-99999",
      units: ["EA", "M", "SET"],
    });
    const columns = columnsOf(`>58 Pos | 66 Tag / Part no. | 150/200 Description | >400 Qty | 405 Unit
      >490 Unit price | >560 Total USD`);
    let done = 0;
    const sum = () => sumTo(order.items, done);
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 11 });
      pen.say(560, 28, `Purchase order ${order.number}   Sheet ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) return 52;
      pen.block(36, 50, [...order.buyer.lines]);
      pen.block(36, 84, ["Supplier", order.seller.name, ...order.seller.lines]);
      pairs(pen, [330, 420], 84, [
        ["Order date", day(order.date, "dd-Mon-yyyy")],
        ["Delivery", day(order.due, "dd-Mon-yyyy")],
        ["Project", "Boiler house, phase 2"],
        ["Cost centre", "CC-4410"],
      ]);
      return 146;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 780,
      caption: { bold: true },
      end: (y) => {
        pen.say(400, y + 4, "Carried forward", { italic: true });
        pen.say(560, y + 4, us(sum()), { italic: true, align: "right" });
      },
      onward: (y) => {
        pen.say(400, y, "Brought forward", { italic: true });
        return pen.say(560, y, us(sum()), { italic: true, align: "right" }) + 4;
      },
    });
    for (const item of order.items) {
      flow.need(40);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ]);
      if (item.at % 2)
        flow.y = pen.say(
          150,
          flow.y,
          `Area ${order.random.int(1, 9)}, line ${order.random.digits(3)}-${order.random.pick(["CW", "ST", "HO"])}-2in`,
          { size: 7 },
        );
      flow.y += 3;
      done = item.at;
    }
    flow.need(40);
    pen.say(400, flow.y + 6, "Order total USD", { bold: true });
    pen.say(560, flow.y + 6, us(order.net), { bold: true, align: "right" });
    return { ...truly(order), currency: "USD", requestedDate: order.due };
  },
);

const CLAUSES = [
  "Invoices shall be sent in duplicate within 10 days of shipment. Payment terms begin upon the later of receipt of goods or of a correct invoice.",
  "Late delivery. For each full week of delay Seller shall pay 0.5% of the price of the delayed items, up to 10% of the order's value.",
  "Insurance. Commercial general liability of not less than $2,000,000 per occurrence and $4,000,000 in the aggregate; automobile $1,000,000.",
  "Inspection. Buyer may inspect 3 of every 100 pieces; lots with more than 1 defect may be rejected as a whole.",
  "Changes. No change is binding unless made in writing. Claims shall be made within 30 days.",
  "Tooling remains Buyer's property and shall be marked with the order number and the year 2020.",
  "Export. Seller states the tariff number, e.g. 8483.30.80, and the country of origin of each item.",
  "Pallets of 48 x 40 in, not above 2,200 lb; charges of $75.00 apply for each pallet that has to be repacked.",
];

/** A short order with three pages of terms: two columns of small print with numbers, and a table of charges among them. */
const termed = drawn(
  "desk-terms-pages",
  { max: 9, forms: ["runs", "words", "columns", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ASKING.plants,
      number: "PO-9999999",
      units: ["EA", "LB"],
    });
    const columns = columnsOf(`36 Item¶ | 66/220 Part Number, Revision¶Description | 300 Due¶Date
      >420 ¶Quantity | 426 ¶U/M | >500 ¶Unit Price | >578 ¶Line Total`);
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 44, order.buyer.lines);
      pairs(pen, [400, 490], 28, [
        ["Purchase Order", order.number],
        ["Date Issued", day(order.date, "Mon dd, yyyy")],
        ["Page", `${pen.pages} of 4`],
      ]);
      pen.block(36, 84, ["Seller", order.seller.name, ...order.seller.lines]);
      pen.block(300, 84, ["Deliver To", order.site.name, ...order.site.lines]);
      return 150;
    };
    const flow = wayOf(pen, { columns, head, bottom: 640, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(36);
      cells(pen, flow.y, columns, [
        item.at,
        `${item.buyerSku} Rev ${order.random.pick(["A", "C"])}`,
        day(item.due, "mm/dd/yy"),
        us(item.quantity, 0),
        item.unit,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ]);
      flow.y = pen.say(66, flow.y + 11, item.name, { width: 220 }) + 5;
    }
    const tax = taxOf(order, 6);
    pairs(pen, [430, 510], flow.y + 8, [
      ["Subtotal", `$${us(order.net)}`],
      ["Tax 6%", `$${us(tax)}`],
      ["Total", `$${us(order.net + tax)}`],
    ]);
    pen.say(36, 700, "The terms on the following pages are part of this order.", { size: 8 });
    for (let sheet = 0; sheet < 3; sheet++) {
      pen.next();
      pen.say(306, 26, "TERMS AND CONDITIONS OF PURCHASE", { bold: true, size: 9, align: "center" });
      for (const side of [0, 1]) {
        let y = 44;
        for (let i = 0; y < (sheet === 1 && side ? 560 : 720); i++)
          y =
            pen.say(
              36 + side * 276,
              y,
              `${sheet * 20 + side * 10 + i + 1}. ${CLAUSES[(i + side * 3 + sheet) % 8]} ${CLAUSES[(i * 5 + 2) % 8]}`,
              { size: 6, width: 262 },
            ) + 3;
        if (sheet === 1 && side) {
          y = cells(pen, y + 6, CHARGES, ["Charge", "Basis", "Quantity", "Amount"], {
            size: 6.5,
            bold: true,
          });
          for (const [name, basis, from, amount] of [
            ["Wrong label", "carton", "1", "$5.00"],
            ["Late notice", "shipment", "1", "$150.00"],
            ["No packing list", "pallet", "2", "$40.00"],
          ])
            y = cells(pen, y, CHARGES, [name!, basis!, from!, amount!], { size: 6.5 });
        }
      }
      pen.say(306, 760, `${order.number}   Page ${sheet + 2} of 4`, { size: 7, align: "center" });
    }
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku, sku: buyerSku })),
      total: Number(bare(order.net + tax)),
      currency: "USD",
    };
  },
);

const CHARGES = columnsOf("312 | 400 | >500 | >570");

export const deskMany = [eight, project, termed];
