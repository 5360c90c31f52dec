import { ASKING, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A yearly stock order of three hundred lines and more: a `Balance b/f` and `Balance c/f` row on every page, in the table's own columns. */
const balance = drawn(
  "week-balance-bf-300",
  { min: 300, max: 335, size: [595, 842], base: { size: 8 }, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: [...STOCK.fixings, ...STOCK.safety, ...STOCK.drives],
      buyers: [
        "Marchbank Engineering Stores Ltd",
        "Dunloy Dairies Co-operative",
        "Carrick Shipyard Services Ltd",
      ],
      number: "SO/99999",
      units: ["EA", "PK", "M"],
    });
    const columns = columnsOf(`36 Line | 62 Stock No. | 120 Mfr Part | 190/190 Description | >424 Qty
      430 Unit | >498 Price GBP | >560 Value GBP`);
    let done = 0;
    const carry = (y: number, caption: string) =>
      cells(pen, y, columns, ["", "", "", caption, "", "", "", us(sumTo(order.items, done))], { bold: true });
    const head = () => {
      pen.say(36, 26, order.buyer.name, { bold: true, size: 11 });
      pen.say(560, 26, `Order ${order.number}`, { bold: true, size: 10, align: right });
      pen.say(560, 40, `Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 60;
      pen.block(36, 42, order.buyer.lines);
      under(pen, [36, 84], "Supplier", order.seller);
      under(pen, [230, 84], "Deliver to", order.site);
      pairs(pen, [420, 490], 84, [
        ["Order date", day(order.date, "dd/mm/yyyy")],
        ["Required", day(order.due, "dd/mm/yyyy")],
        ["Buyer", order.person],
        ["Contract", "FW-22/118"],
      ]);
      return 146;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 786,
      caption: { bold: true },
      end: (y) => void carry(y + 3, "Balance c/f"),
      onward: (y) => carry(y, "Balance b/f") + 3,
    });
    for (const item of order.items) {
      flow.need(26);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 2;
      done++;
    }
    flow.need(30);
    pen.rule(430, flow.y + 2, 560);
    carry(flow.y + 6, "Order total excluding VAT");
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      currency: "GBP",
      requestedDate: order.due,
      shipTo: order.site,
    };
  },
);

/** A night's eight orders of a chain of depots: a strip of facts above a table, each with its depot's address and its own total. */
const depots = drawn("week-eight-depots", { min: 44, max: 60, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: STOCK.chemicals,
    buyers: ["Overland Coach Lines", "Brayford Rail Maintenance", "Merrick Quarries Group"],
    number: "88999",
    units: ["DRM", "CAN", "EA"],
  });
  const columns = columnsOf(`36 Item | 70 Product | 150/200 Description | >400 Quantity | 406 UoM
    >490 Unit price | >560 Line total`);
  const step = Math.floor(order.items.length / 8);
  const shares = Array.from({ length: 8 }, (_, i) =>
    order.items.slice(i * step, i === 7 ? undefined : (i + 1) * step),
  );
  const numbers = shares.map((_, i) => `${Number(order.number) + i * 3}-D${i + 1}`);
  shares.forEach((items, at) => {
    if (at) pen.next();
    pen.say(36, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(560, 30, "Purchase order", { size: 12, align: right });
    pen.block(36, 46, order.buyer.lines, { size: 8 });
    ["Order no.", "Date", "Deliver by", "Supplier", "Depot"].forEach((text, i) => {
      pen.box(36 + i * 105, 76, 105, 30, "#f0f0ea");
      pen.say(40 + i * 105, 78, text, { size: 7, bold: true });
      pen.say(
        40 + i * 105,
        90,
        [
          numbers[at]!,
          day(order.date, "dd Mon yyyy"),
          day(later(order.due, at), "dd Mon yyyy"),
          "S-4471",
          `Depot ${at + 1}`,
        ][i]!,
      );
    });
    pen.block(36, 114, [order.seller.name, ...order.seller.lines]);
    pen.block(330, 114, [`${order.buyer.name} Depot ${at + 1}`, ...order.site.lines]);
    const flow = wayOf(pen, { columns, head: () => 164, bottom: 760, caption: { bold: true }, band: "bar" });
    items.forEach((item, i) => {
      flow.y =
        cells(pen, flow.y, columns, [
          (i + 1) * 10,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 4;
    });
    pen.say(490, flow.y + 6, "Total", { bold: true, align: right });
    pen.say(560, flow.y + 6, us(sumTo(items, items.length)), { bold: true, align: right });
    pen.say(36, 790, "All deliveries before 14:00. Page 1 of 1", { size: 8 });
  });
  return {
    ...truly(order),
    docNumber: numbers[0]!,
    total: sumTo(shares[0]!, shares[0]!.length),
    requestedDate: order.due,
    orders: numbers,
    shipTo: undefined,
  };
});

/** An order behind pages of conditions that hold tables of their own: service levels with credits, packing rules with counts, rates of late delivery; freight and tax among the sums. */
const conditions = drawn("week-conditions-tables-first", { max: 18 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.flow,
      buyers: ASKING.plants,
      number: "PO-YY-99999",
      units: ["EA", "FT"],
    }),
    ["Millwright Shop, Gate 2", "Process Utilities Stores"],
  );
  const freight = rounded(40 + order.random.int(0, 90), 2);
  const tax = rounded(order.net * 0.0625, 2);
  const columns =
    columnsOf(`40 Line | 70 Qty | 104 U/M | 140 Vendor Item | 222/190 Description | 424 Need Date
    >520 Unit Price | >576 Total`);
  const head = () => {
    pen.say(40, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(576, 28, `PURCHASE ORDER ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(576, 44, `Sheet ${pen.pages}`, { size: 8, align: right });
    if (pen.pages > 1) return 68;
    pen.block(40, 44, order.buyer.lines);
    under(pen, [40, 84], "Vendor", order.seller);
    under(pen, [300, 84], "Ship To", order.site);
    pairs(pen, [40, 120], 134, [
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Buyer", order.person],
      ["Terms", "2% 15 Net 45"],
    ]);
    return 184;
  };
  const flow = wayOf(pen, { columns, head, bottom: 710, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(30);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        us(item.quantity, 0),
        item.unit,
        item.sku,
        item.name,
        day(item.due, "mm/dd/yyyy"),
        us(item.price),
        us(item.total),
      ]) + 4;
  }
  flow.need(70);
  const sums: [string, number][] = [
    ["Merchandise", order.net],
    ["Freight (estimated)", freight],
    ["Sales tax 6.25%", tax],
    ["Order Total", rounded(order.net + freight + tax, 2)],
  ];
  for (const [caption, value] of sums) {
    pen.say(440, flow.y + 4, caption);
    flow.y = pen.say(576, flow.y + 4, `$${us(value)}`, { align: right });
  }
  for (let sheet = 0; sheet < 3; sheet++) {
    pen.next();
    pen.say(40, 28, "TERMS AND CONDITIONS OF PURCHASE (Form 1182, 04/2019)", { bold: true });
    terms(pen, { x: 40, y: 48, width: 260, bottom: 420 }, 7);
    terms(pen, { x: 316, y: 48, width: 260, bottom: 420 }, 6);
    const tops = [
      ["Days late", "Credit per line", "Maximum"],
      ["Gross weight (lb)", "Boxes per pallet", "Label count"],
      ["Part class", "Sample size", "Accept on"],
    ][sheet]!;
    let y = 460;
    pen.say(40, y - 16, `Schedule ${"ABC"[sheet]}`, { bold: true });
    tops.forEach((text, i) => void pen.say(44 + i * 140, y, text, { bold: true, size: 8 }));
    for (let i = 1; i < 7; i++) {
      y += 14;
      pen.rule(40, y - 2, 460);
      [String(i * 5), i * 2 + 10 + (sheet ? "" : ".00"), String(i * 40 + 100)].forEach(
        (text, at) => void pen.say(44 + at * 140, y, text, { size: 8 }),
      );
    }
  }
  return told(order, { currency: "USD", total: sums[3]![1] });
});

export const weekLong = [balance, depots, conditions];
