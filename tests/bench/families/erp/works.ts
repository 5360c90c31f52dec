import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right } from "./_listed.ts";

/** A maker's suite buys an operation on its own parts: the service is the line, the part, work order and minimum charge are told beneath. */
const operation = drawn("erp-outside-operation", { max: 16, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "ZINC PLATE CLEAR .0003",
      "HEAT TREAT RC 58-62",
      "PASSIVATE AMS 2700",
      "GRIND PER DWG",
      "POWDER COAT BLACK",
    ],
    buyers: "works",
    number: "PO-999999",
    units: ["EA"],
  });
  const { random } = order;
  const head = () => {
    pen.box(36, 24, 540, 64);
    pen.say(44, 30, order.buyer.name, { bold: true, size: 12 });
    pen.block(44, 46, order.buyer.lines, { size: 8 });
    pairs(pen, [400, 490], 30, [
      ["Purchase Order ID", order.number],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Desired Recv Date", day(order.due, "mm/dd/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    pen.block(44, 96, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 96, ["Ship To:", order.site.name, ...order.site.lines]);
    return 158;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`40 Ln | 62 Service ID | 150/170 Description | >410 Order Qty | 416 U/M
      >490 Unit Price | >574 Ext. Price`),
    head,
    bottom: 730,
    height: 54,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price, 3),
      us(item.total),
    ],
    under: (item, y) =>
      pen.block(
        62,
        y,
        [
          `Work Order ${random.digits(5)}/${item.at}  Op Seq ${random.pick([20, 30, 50])}   Part ${random.digits(3)}-${random.digits(4)} Rev ${random.pick(["A", "B", "D"])}`,
          `Dispatched: ${us(item.quantity + random.int(1, 5), 0)} EA on ${day(later(order.date, 1), "mm/dd/yyyy")}    Min. charge 75.00    Yield 98%`,
        ],
        { size: 8 },
      ),
  });
  flow.need(24);
  pen.rule(36, flow.y, 576);
  pen.say(490, flow.y + 5, "Total", { align: right });
  pen.say(574, flow.y + 5, us(order.net), { align: right });
  return { ...truly(order), requestedDate: order.due };
});

/** Heavy-duty parts: a deposit for the old unit in a column beside the cost; amounts are of the parts, deposits are summed apart. */
const cores = drawn("erp-core-deposits", { max: 24, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "REMAN ALTERNATOR 24SI",
      "BRAKE SHOE KIT 4707Q",
      "TURBO, REMAN, ISX15",
      "STARTER 39MT",
      "WATER PUMP DD13",
      "CLUTCH 15.5 EZ PEDAL",
    ],
    buyers: ["Prairie Truck & Trailer", "Summit Heavy Duty Parts Inc", "Delta Fleet Services"],
    number: "T99999",
    units: ["EA"],
  });
  const deposits = order.items.map(() => order.random.pick([0, 0, 45, 120, 250]));
  const deposited = order.items.reduce((sum, { quantity }, i) => sum + quantity * deposits[i]!, 0);
  const head = () => {
    pen.say(30, 26, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
    pen.block(30, 42, [...order.buyer.lines, `PH ${order.buyer.phone}`], { size: 8 });
    pen.say(396, 26, "PARTS PURCHASE ORDER", { bold: true, size: 13, align: "center" });
    pairs(pen, [600, 670], 26, [
      ["PO NO", order.number],
      ["DATE", day(order.date, "mm-dd-yy")],
      ["PAGE", String(pen.pages)],
      ["BY", order.person.split(" ")[0]!.toUpperCase()],
    ]);
    pen.block(30, 92, ["VENDOR", order.seller.name, order.seller.lines.join(", ")], { size: 8 });
    pen.block(400, 92, ["SHIP TO", order.site.name, order.site.lines.join(", ")], { size: 8 });
    return 140;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`30 LINE | >90 QTY | 100 PART NUMBER | 200/180 DESCRIPTION | 400 BIN | >510 CORE
      >590 COST | >680 LIST | >760 EXTENDED`),
    head,
    bottom: 560,
    row: (item) => [
      item.at,
      item.quantity,
      item.sku,
      item.name,
      `${order.random.pick(["A", "C", "F"])}${order.random.digits(2)}`,
      deposits[item.at - 1] ? us(deposits[item.at - 1]!) : null,
      us(item.price),
      us(item.price * 1.45),
      us(item.total),
    ],
  });
  flow.need(48);
  pairs(pen, [600, 690], flow.y + 6, [
    ["PARTS", us(order.net)],
    ["CORES", us(deposited)],
    ["TOTAL", us(rounded(order.net + deposited, 2))],
  ]);
  return { ...truly(order, () => ({ unit: null })), total: rounded(order.net + deposited, 2) };
});

/** A suite's character report on wide paper: part over description, need-by with a time, a part of a shipment that was cancelled told below. */
const character = drawn(
  "erp-character-report",
  { max: 22, size: [792, 612], base: { face: "mono", size: 8 } },
  (made, pen) => {
    const order = traded(made, { wares: "pipe", buyers: "oil", number: "99999", units: ["EACH", "FOOT"] });
    const head = () => {
      pen.block(36, 28, [order.buyer.name, ...order.buyer.lines], { bold: true });
      pen.block(560, 28, [
        "STANDARD PURCHASE ORDER",
        `PURCHASE ORDER NO.  ${order.number}`,
        `REVISION 1   PAGE ${pen.pages}`,
        `DATE OF ORDER/BUYER ${day(order.date, "dd-MON-yy")} ${order.person}`,
      ]);
      pen.block(36, 84, [
        "VENDOR:",
        `  ${order.seller.name}`,
        ...order.seller.lines.map((line) => `  ${line}`),
      ]);
      pen.block(330, 84, [
        "SHIP TO:",
        `  ${order.site.name}`,
        ...order.site.lines.map((line) => `  ${line}`),
      ]);
      return 136;
    };
    const flow = listed(pen, order.items, {
      columns: columnsOf(`36 LINE | 70 PART NUMBER/DESCRIPTION | 330 DELIVERY DATE/TIME | >500 QUANTITY
        510 UNIT | >620 UNIT PRICE | 640 TAX | >756 EXTENSION`),
      head,
      bottom: 560,
      height: 52,
      row: (item) => [
        item.at,
        item.sku,
        "SHIP TO:",
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        "N",
        us(item.total),
      ],
      under: (item, y) => {
        pen.say(70, y, item.name);
        pen.say(330, y, "ADDRESS AT TOP OF PAGE");
        pen.say(330, y + 10, `NEEDED: ${day(item.due, "dd-MON-yy")} 00:00`);
        return item.at % 3 === 0
          ? pen.say(
              70,
              y + 20,
              `THIS SHIPMENT HAS BEEN REDUCED. QUANTITY CANCELLED: ${item.at + 4} ${item.unit}`,
            )
          : y + 20;
      },
    });
    flow.need(24);
    pen.say(620, flow.y + 6, "TOTAL", { align: right });
    pen.say(756, flow.y + 6, us(order.net), { align: right });
    return { ...truly(order) };
  },
);

export const erpWorks = [operation, cores, character];
