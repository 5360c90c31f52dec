import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;
const STORES = [
  "ROPE PP 3-STRAND 24MM X 220M",
  "GLOVES COTTON RUBBER PALM 12'S",
  "PAINT BRUSH FLAT 75MM",
  "SHACKLE BOW GALV 12 TON",
  "MARINE BATTERY 12V 200AH",
  "DEGREASER WATER BASED 25 LTR",
  "GASKET SHEET 3MM 1500X1500",
  "HACKSAW BLADE HSS 300MM 24T",
  "LAMP HALOGEN 230V 500W",
  "MOP HEAD COTTON 450G",
];

/** A ship manager's order: sections by department, the stores' guide code, what is on board, asked for and ordered, a discount below. */
const vessel = drawn(
  "next-vessel-stores",
  { max: 20, min: 5, size: [595, 842], base: { size: 8 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: STORES,
      buyers: [
        "Meridian Tankers Shipmanagement Pte Ltd",
        "Aegis Bulk Carriers S.A.",
        "Nordhavn Crew & Technical A/S",
      ],
      number: "YY-0999/DK",
      units: ["PCS", "CLS", "CAN", "SET"],
    });
    const order = sited(
      asked,
      ["M/V ORYX TRADER", "M/T SALTWIND"],
      ["c/o Pilot Agencies, Berth 12", "c/o Kestrel Port Agents, Quay 4"],
    );
    const columns = columnsOf(`30 No | 52 IMPA Code | 104/170 Description | 280 Unit | >336 R.O.B.
      >386 Req. Qty | >440 Order Qty | >500 Unit Price | >566 Amount USD`);
    const head = () => {
      pen.say(297, 24, order.buyer.name, { align: "center", bold: true, size: 12 });
      pen.say(297, 40, order.buyer.lines.join(", "), { align: "center" });
      pen.say(297, 54, "PURCHASE ORDER", { align: "center", bold: true, size: 11 });
      if (pen.pages > 1) return 76;
      pairs(pen, [30, 110], 72, [
        ["Vessel :", `${order.site.name}   IMO 9${order.random.digits(6)}`],
        ["Delivery address :", order.site.name],
        ["", order.site.lines[0]!],
        ["", order.site.lines[1]!],
        ["ETA :", day(order.due, "dd/Mon/yyyy")],
      ]);
      pairs(pen, [350, 430], 72, [
        ["Order No. :", order.number],
        ["Order Date :", day(order.date, "dd/Mon/yyyy")],
        ["Supplier :", order.seller.name],
        ["Your Quote Ref. :", `Q${order.random.digits(5)}`],
        ["Currency :", "USD"],
      ]);
      return 140;
    };
    const flow = wayOf(pen, { columns, head, bottom: 780 });
    for (const item of order.items) {
      if (item.at % 6 === 1) {
        flow.need(40);
        flow.y =
          pen.say(
            52,
            flow.y,
            ["DECK STORES", "ENGINE STORES", "CABIN STORES"][Math.floor(item.at / 6) % 3]!,
            { bold: true },
          ) + 2;
      }
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku.slice(0, 6),
          item.name,
          item.unit,
          String(item.at % 4),
          String(item.quantity + (item.at % 3)),
          us(item.quantity),
          us(item.price),
          us(item.total),
        ]) + 3;
    }
    flow.need(70);
    const cut = rounded(order.net * 0.05, 2);
    pairs(
      pen,
      [400, 500],
      flow.y + 6,
      [
        ["Sub Total :", us(order.net)],
        ["Discount 5.00 % :", us(cut)],
        ["Delivery/Boat charges :", "150.00"],
        ["Grand Total USD :", us(rounded(order.net - cut + 150, 2))],
      ],
      { bold: true },
    );
    pen.say(
      30,
      flow.y + 60,
      "Please deliver on board with two signed delivery notes; invoice within 15 days. Items over 25 KGS to be palletised.",
    );
    return told(order, {
      currency: "USD",
      total: rounded(order.net - cut + 150, 2),
      line: (item) => ({ sku: null, buyerSku: item.buyerSku.slice(0, 6) }),
    });
  },
);

/** An oil company's field order: an authority number and cost code per line, lines without charge, a rental by days, tax columns. */
const authority = drawn(
  "next-authority-numbers",
  { max: 12, min: 4, size: [792, 612], base: { size: 8 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: "pipe",
      buyers: "oil",
      number: "OP-999999",
      units: ["EA", "JT", "FT"],
    });
    const items = asked.items.map((item) => (item.at % 4 === 3 ? { ...item, price: 0, total: 0 } : item));
    const order = sited(relined(asked, items), [
      "Bluestem Yard, Well Pad 12-7H",
      "Gulf Arc Shorebase, Dock 3",
    ]);
    const columns = columnsOf(`36 Line | 62/210 Material / Service | 280 Vendor Part | 350 AFE No.
      410 Cost Code | >500 Quantity | 504 UOM | 532 Required | >640 Unit Rate | >680 Tax %
      >756 Line Amount`);
    const head = () => {
      pen.say(36, 26, order.buyer.name, { bold: true, size: 12 });
      pen.say(756, 26, "FIELD PURCHASE ORDER", { align: right, bold: true, size: 12 });
      pairs(pen, [600, 680], 44, [
        ["PO Number", order.number],
        ["PO Date", day(order.date, "mm/dd/yyyy")],
        ["AFE", `24-${order.random.digits(4)}`],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 96;
      pen.block(36, 42, order.buyer.lines);
      pen.block(36, 76, ["VENDOR", order.seller.name, ...order.seller.lines]);
      pen.block(300, 76, ["DELIVER TO", order.site.name, ...order.site.lines]);
      return 134;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, band: "bar" });
    for (const item of items) {
      flow.need(34);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.name,
          item.sku,
          `24-${order.random.digits(4)}`,
          `${order.random.digits(3)}.${order.random.digits(3)}`,
          us(item.quantity, 2),
          item.unit,
          day(item.due, "mm/dd/yyyy"),
          us(item.price, 4),
          "0.00",
          us(item.total),
        ]) + 3;
    }
    flow.need(40);
    pairs(
      pen,
      [620, 690],
      flow.y + 4,
      [
        ["Subtotal", us(order.net)],
        ["Sales tax", "0.00"],
        ["PO Total", `$${us(order.net)}`],
      ],
      { bold: true },
    );
    return told(order, { currency: "USD" });
  },
);

export const nextFields = [vessel, authority];
