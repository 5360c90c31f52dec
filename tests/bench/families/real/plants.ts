import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A newer suite's cloud form: the number of pieces a price is for in a column of its own, two deliveries below some items. */
const priceUnit = drawn(
  "real-buyer-price-unit",
  { max: 24, bases: [1, 100, 1000], size: [595, 842] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.fasteners,
      buyers: ASKING.plants,
      number: "4509999999",
      units: ["PC"],
    });
    const columns = columnsOf(`40 Item | 72 Material | 140/150 Description | >356 Order Quantity
      >430 Net Price | >486 Price Unit | >555 Net Amount`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { size: 12, bold: true });
      pen.say(555, 30, `Page ${pen.pages}`, { align: "right", size: 8 });
      if (pen.pages > 1) {
        pen.say(40, 50, `Purchase Order ${order.number}`, { size: 8 });
        return 74;
      }
      pen.say(40, 52, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6 });
      pen.block(40, 64, [order.seller.name, ...order.seller.lines]);
      pen.say(330, 60, "Purchase Order", { size: 15 });
      pairs(pen, [330, 440], 84, [
        ["Purchase order", order.number],
        ["Document date", day(order.date, "mm/dd/yyyy")],
        ["Supplier", order.random.digits(8)],
        ["Contact person", order.person],
        ["Currency", "USD"],
      ]);
      pen.block(40, 130, ["Shipping address:", order.site.name, ...order.site.lines], { size: 8 });
      pen.say(40, 184, "Payment terms: 0001 Payable immediately due net     Incoterms: DAP Plant");
      return 208;
    };
    const flow = wayOf(pen, { columns, head, bottom: 790, band: "bar", caption: { size: 8, bold: true } });
    for (const item of order.items) {
      flow.need(62);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        item.name,
        `${us(item.quantity, 0)} ${item.unit}`,
        us(item.price),
        `${us(item.basis, 0)} ${item.unit}`,
        us(item.total),
      ]);
      flow.y = pen.say(140, flow.y, `Supplier Material: ${item.sku}`, { size: 8 });
      const half = Math.floor(item.quantity / 2);
      if (item.at % 3 === 0 && half) {
        pen.say(140, flow.y, "Delivery Schedule", { size: 8, bold: true });
        flow.y += 10;
        for (const [i, part] of [half, item.quantity - half].entries()) {
          pen.say(150, flow.y, day(later(item.due, i * 14), "mm/dd/yyyy"), { size: 8 });
          flow.y = pen.say(356, flow.y, `${us(part, 0)} ${item.unit}`, { size: 8, align: "right" });
        }
      } else flow.y = pen.say(140, flow.y, `Delivery Date: ${day(item.due, "mm/dd/yyyy")}`, { size: 8 });
      flow.y += 5;
    }
    flow.need(30);
    pen.rule(40, flow.y, 555);
    pen.say(400, flow.y + 5, "Total Net Amount", { bold: true });
    pen.say(555, flow.y + 5, `${us(order.net)} USD`, { bold: true, align: "right" });
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

/** A world suite's report in portrait: the supplier's item on a second row, a unit of the price that may be a hundred, a day asked for by line. */
const hundred = drawn(
  "real-buyer-world-hundred",
  { max: 30, bases: [1, 100], priceDecimals: 4, base: { size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.plants,
      number: "999999",
      units: ["EA", "PC"],
    });
    const columns = columnsOf(`30 ¶Line | 66 Item Number¶Supplier Item | 160/150 Description¶
      >370 Quantity¶Ordered | 376 ¶UM | >452 Unit¶Cost | 458 Pr¶UM | >530 Extended¶Cost
      536 Request¶Date`);
    const head = () => {
      pen.say(30, 24, "R43500");
      pen.say(306, 22, order.buyer.name, { size: 11, bold: true, align: "center" });
      pen.say(306, 36, "Purchase Order Print", { align: "center", size: 10 });
      pen.block(582, 22, [`${day(order.date, "mm/dd/yyyy")} 14:02:55`, `Page - ${pen.pages}`], {
        align: "right",
      });
      pairs(pen, [400, 480], 56, [
        ["Order Number", `${order.number} OP`],
        ["Branch/Plant", "M30"],
        ["Order Date", day(order.date, "mm/dd/yyyy")],
        ["Revision", "000"],
      ]);
      pen.block(30, 56, [
        "Supplier",
        `  ${order.seller.name}`,
        ...order.seller.lines.map((text) => `  ${text}`),
      ]);
      pen.block(220, 56, ["Ship To", `  ${order.site.name}`, ...order.site.lines.map((text) => `  ${text}`)]);
      pen.say(30, 112, "Freight Handling  Collect      Payment Terms  Net 45 Days      Currency  USD");
      return 132;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740 });
    for (const item of order.items) {
      flow.need(26);
      const after = cells(pen, flow.y, columns, [
        `${item.at}.000`,
        item.buyerSku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        item.basis > 1 ? "HC" : item.unit,
        us(item.total),
        day(item.due, "mm/dd/yy"),
      ]);
      flow.y = Math.max(after, pen.say(66, flow.y + 10, item.sku)) + 4;
    }
    flow.need(50);
    pen.rule(452, flow.y + 2, 532);
    pen.say(400, flow.y + 5, "Total Order");
    pen.say(530, flow.y + 5, us(order.net), { align: "right" });
    pen.say(30, flow.y + 24, "Pr UM  HC = price per hundred (100).  Confirm price and date within 48 hours.");
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

/** A stamping plant's order: every price for a thousand, as its caption says; containers, pack and dock between count and price. */
const stamping = drawn(
  "real-buyer-price-per-m",
  { max: 20, bases: [1000], size: [792, 612] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [
          "CLIP, RETAINER, RR SEAT",
          "BRKT ASM, FRT BUMPER, LH",
          "NUT, WELD, M6",
          "GROMMET, WIRING, DASH",
          "STUD, M8 X 25, DACROMET",
        ],
        buyers: ["Halden Automotive Stampings, Inc.", "Kestrel Seating Systems LLC"],
        number: "D99999-99",
        units: ["PCS"],
      }),
      ["Plant 3 - Body Shop", "Plant 7 - Trim"],
    );
    const columns = columnsOf(`30 ¶ITM | 62 PART NUMBER¶REV / ECL | 160/150 ¶DESCRIPTION
      >380 ORDER¶QUANTITY | 390 ¶U/M | >450 STD¶PACK | 462 CONTAINER¶TYPE | 540 ¶DOCK
      >650 PRICE¶PER 1000 | >760 EXTENDED¶USD`);
    const head = () => {
      pen.say(30, 26, order.buyer.name, { size: 13, bold: true });
      pen.say(760, 26, "PRODUCTION PURCHASE ORDER", { size: 12, bold: true, align: "right" });
      pen.say(760, 44, `P.O. NO. ${order.number}   PAGE ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) return 70;
      pen.block(30, 50, ["SUPPLIER", order.seller.name, ...order.seller.lines, "DUNS 04-117-2296"]);
      pen.block(290, 50, ["SHIP TO", order.site.name, ...order.site.lines]);
      pairs(pen, [540, 640], 62, [
        ["ISSUE DATE", day(order.date, "ddMONyyyy")],
        ["EFFECTIVE", day(later(order.date, 14), "ddMONyyyy")],
        ["BUYER", order.person],
        ["TERMS", "NET 2ND DAY 2ND MONTH"],
      ]);
      return 124;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560 });
    for (const item of order.items) {
      flow.need(30);
      cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        [500, 1000, 250][item.at % 3]!,
        ["TOTE 12157", "CTN 0611", "BIN KLT43"][item.at % 3]!,
        `D-${item.at % 5}`,
        us(item.price),
        us(item.total),
      ]);
      flow.y = pen.say(62, flow.y + 11, `00${item.at % 4} / ${order.random.digits(5)}`, { size: 8 }) + 7;
    }
    flow.need(40);
    pen.say(560, flow.y + 4, "ORDER VALUE", { bold: true });
    pen.say(760, flow.y + 4, us(order.net), { bold: true, align: "right" });
    pen.say(30, flow.y + 24, "PPAP LEVEL 3 REQUIRED BEFORE FIRST SHIPMENT. LABEL PER AIAG B-10.");
    return told(order, { line: () => ({ buyerSku: null }), currency: "USD" });
  },
);

export const realPlants = [priceUnit, hundred, stamping];
