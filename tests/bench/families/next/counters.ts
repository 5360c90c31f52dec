import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const right = "right" as const;
const PER = { 1: "ea", 100: "c", 1000: "m" } as Record<number, string>;

/** A wholesaler's counter suite: the unit glued to the quantity, the price's basis behind a slash, comments with figures between lines. */
const glued = drawn(
  "next-glued-units",
  { max: 20, min: 4, priceDecimals: 3, bases: [1, 1, 100, 1000], base: { face: "mono", size: 8 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: "pipe",
      buyers: [
        "Tri-County Pipe & Supply",
        "Hallam Brothers Plumbing Wholesale",
        "Ridgeway Electric Supply Co",
      ],
      number: "P9999999",
      units: ["ea", "ft"],
    });
    const order = sited(asked, ["HALLAM BR 04 RAVENNA", "TRI-COUNTY CDC"]);
    const columns = columnsOf(`34 LN | 60 ORDER QTY | 130 PRODUCT | 215/210 DESCRIPTION | >500 NET PRICE
      >578 EXT AMT`);
    const head = () => {
      pen.say(34, 26, order.buyer.name, { bold: true, size: 11 });
      pen.say(420, 26, "*** PURCHASE ORDER ***", { bold: true });
      pen.say(420, 38, `P/O# ${order.number}`);
      pen.say(420, 48, `PAGE ${pen.pages}`);
      if (pen.pages > 1) return 70;
      pen.block(34, 40, order.buyer.lines);
      pen.say(420, 58, `DATE ${day(order.date, "mm/dd/yy")}`);
      pen.say(420, 68, `REQ  ${day(order.due, "mm/dd/yy")}`);
      pen.block(34, 86, ["VENDOR:", order.seller.name.toUpperCase(), ...order.seller.lines]);
      pen.block(300, 86, ["SHIP TO:", order.site.name, ...order.site.lines]);
      pen.say(34, 136, `WRITER ${order.person}   SHIP VIA: BEST WAY   FREIGHT: PPD OVER 1500.00`);
      return 158;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740 });
    for (const item of order.items) {
      flow.need(34);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          `${item.quantity}${item.unit}`,
          item.sku,
          item.name,
          `${us(item.price, 3)}/${item.basis === 1 ? item.unit : PER[item.basis]}`,
          us(item.total),
        ]) + 2;
      if (item.at % 4 === 2)
        flow.y =
          pen.say(130, flow.y, `*** MFR CARTON QTY 24, LAST PO ${order.random.digits(6)} 03/11/20 ***`) + 2;
    }
    flow.need(40);
    pen.say(578, flow.y + 4, "-----------", { align: right });
    pen.say(400, flow.y + 14, "TOTAL P/O");
    pen.say(578, flow.y + 14, us(order.net), { align: right });
    return told(order, { requestedDate: order.due });
  },
);

/** A maker's suite: stock code over description, another unit and tax code, comment and freight rows in the same columns. */
const stocked = drawn(
  "next-stock-and-freight",
  { max: 14, min: 4, size: [595, 842], base: { size: 8 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: GOODS.electric,
      buyers: [
        "Umgeni Switchgear (Pty) Ltd",
        "Highveld Pump & Valve (Pty) Ltd",
        "Karoo Agri Co-operative Ltd",
      ],
      number: "000000000099999",
      units: ["EA", "M", "RL"],
    });
    const order = sited(
      asked,
      ["Warehouse FG - Pinetown", "Highveld Site Stores"],
      ["14 Gillitts Road", "Stand 88, Rand Street", "3 Kolbe Avenue"],
    );
    const columns = columnsOf(`30 Line | 56 Stock code¶Description | 215 Supplier¶catalogue | 290 Wh
      >356 Order¶qty | 360 UOM | 386 Due¶date | >480 Price | 484 Tx | >566 Value`);
    const head = () => {
      pen.say(566, 28, `Page: ${pen.pages}`, { align: right });
      pen.say(30, 28, "PURCHASE ORDER", { bold: true, size: 14 });
      pen.say(220, 31, order.number, { bold: true, size: 11 });
      if (pen.pages > 1) return 60;
      pen.block(30, 52, [order.buyer.name, ...order.buyer.lines, "VAT Reg 4870112233"]);
      pen.block(380, 52, ["Supplier", order.seller.name, ...order.seller.lines]);
      pen.block(30, 110, ["Deliver to", order.site.name, ...order.site.lines]);
      pairs(pen, [380, 450], 110, [
        ["Order date", day(order.date, "yyyy/mm/dd")],
        ["Due date", day(order.due, "yyyy/mm/dd")],
        ["Currency", "ZAR"],
        ["Buyer", order.person],
      ]);
      return 176;
    };
    const flow = wayOf(pen, { columns, head, bottom: 780, band: "bar" });
    for (const item of order.items) {
      flow.need(44);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        item.sku,
        "FG",
        us(item.quantity, 3),
        item.unit,
        day(item.due, "yyyy/mm/dd"),
        us(item.price, 5),
        "A",
        us(item.total),
      ]);
      flow.y = pen.say(56, flow.y, item.name) + 2;
      if (item.at % 3 === 0)
        flow.y =
          pen.say(56, flow.y, "Test certificate 3.1 per 10 units, tolerance 0.05 mm", { italic: true }) + 2;
    }
    flow.need(110);
    const freight = rounded(order.random.int(100, 900), 2);
    pen.say(56, flow.y, "Freight - road, Durban to site");
    flow.y = pen.say(566, flow.y, us(freight), { align: right }) + 6;
    const net = rounded(order.net + freight, 2);
    const tax = rounded(net * 0.15, 2);
    pairs(pen, [400, 500], flow.y + 6, [
      ["Merchandise value", us(order.net)],
      ["Freight value", us(freight)],
      ["VAT 15.00 %", us(tax)],
      ["Order value ZAR", us(rounded(net + tax, 2))],
    ]);
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "ZAR",
      requestedDate: order.due,
      total: rounded(net + tax, 2),
    });
  },
);

/** A New Zealand ledger's order: ordered, supplied and outstanding, a discount, a tax-exclusive total and sum below. */
const outstanding = drawn("next-supplied-outstanding", { max: 18, min: 4, size: [595, 842] }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.pacific,
    number: "89999",
    units: ["EACH", "CTN", "PKT"],
  });
  const items = asked.items.map((item) => ({
    ...item,
    cut: item.at % 3 ? 0 : 12.5,
    total: rounded(item.quantity * item.price * (item.at % 3 ? 1 : 0.875), 2),
  }));
  const order = sited(
    relined(asked, items),
    ["Tasman Ridge Cold Store", "Bayside Depot Onehunga"],
    ["22 Neilson Street", "118 Church Street"],
  );
  const columns = columnsOf(`34/64 Supplier¶Code | 100/150 Our Code¶Description | >290 Ordered
    >336 Supplied | >386 Out-¶standing | >446 Unit Price¶(excl) | >490 Disc % | >560 Total¶(excl)`);
  const head = () => {
    pen.say(560, 28, "PURCHASE ORDER", { align: right, bold: true, size: 14 });
    pen.block(34, 28, [order.buyer.name, ...order.buyer.lines, "GST No. 98-112-334"]);
    pairs(pen, [420, 490], 50, [
      ["Order No", order.number],
      ["Order Date", day(order.date, "dd Mon yyyy")],
      ["Due Date", day(order.due, "dd Mon yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 110;
    pen.block(34, 100, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(300, 100, ["Deliver To", order.site.name, ...order.site.lines]);
    return 164;
  };
  const flow = wayOf(pen, { columns, head, bottom: 790 });
  for (const item of items) {
    flow.need(36);
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      item.buyerSku,
      us(item.quantity, 2),
      "0.00",
      us(item.quantity, 2),
      us(item.price, 4),
      item.cut ? us(item.cut, 2) : "",
      us(item.total),
    ]);
    flow.y = pen.say(100, flow.y, item.name, { width: 180 }) + 3;
  }
  flow.need(60);
  pairs(
    pen,
    [440, 510],
    flow.y + 6,
    [
      ["Subtotal", us(order.net)],
      ["GST 15%", us(taxOf(order, 15))],
      ["TOTAL NZD", us(withTax(order, 15))],
    ],
    { bold: true },
  );
  return told(order, {
    line: ({ buyerSku }) => ({ buyerSku, unit: null }),
    currency: "NZD",
    requestedDate: order.due,
    total: withTax(order, 15),
  });
});

export const nextCounters = [glued, stocked, outstanding];
