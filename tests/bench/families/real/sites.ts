import { ASKING, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** An Omani contractor's order: quantities and money both with three decimals, a sum with tax in rials. */
const rials = drawn(
  "real-three-decimals",
  { max: 22, size: [595, 842], priceDecimals: 3, decimals: 3 },
  (made, pen) => {
    const order = traded(made, {
      wares: "site",
      buyers: ASKING.gulf,
      number: "LPO-9999/YY",
      units: ["NOS", "MTR", "BAG"],
    });
    const columns = columnsOf(`40 S.No | 70 Item Code | 140/190 Description | 344 Unit | >430 Qty | >490 Rate
      >555 Amount`);
    const head = () => {
      pen.say(297, 28, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(
        297,
        46,
        `P.O. Box 114, ${order.buyer.lines[0]}  Tel ${order.buyer.phone}  VATIN OM1100012345`,
        { size: 8, align: "center" },
      );
      pen.say(297, 62, "LOCAL PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      pairs(pen, [380, 440], 84, [
        ["LPO No", `: ${order.number}`],
        ["Date", `: ${day(order.date, "dd-Mon-yyyy")}`],
        ["Job No", `: J${order.random.digits(4)}`],
        ["Quot Ref", `: ${order.random.digits(4)}/R1`],
      ]);
      pen.block(40, 84, [`M/s ${order.seller.name}`, ...order.seller.lines, "Attn: Sales Manager"]);
      pen.say(
        40,
        140,
        "Dear Sir, please supply the following as per your quotation. All amounts in Omani Rials (OMR).",
      );
      return 160;
    };
    const flow = wayOf(pen, { columns, head, bottom: 700 });
    for (const item of order.items) {
      flow.need(30);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          item.unit,
          us(item.quantity, 3),
          us(item.price, 3),
          us(item.total, 3),
        ]) + 4;
    }
    const vat = rounded(order.net * 0.05, 3);
    pairs(pen, [400, 500], 716, [
      ["Gross Amount", us(order.net, 3)],
      ["VAT 5.000 %", us(vat, 3)],
      ["Net Amount OMR", us(rounded(order.net + vat, 3), 3)],
    ]);
    pen.say(40, 758, "Rials Omani One Thousand Two Hundred and Baisa 450/1000 only", { size: 8 });
    return { ...truly(order), currency: "OMR", total: rounded(order.net + vat, 3) };
  },
);

/** A builder's call-off without prices: sections, positions of letter and number, weeks with their part of the quantity under each. */
const sections = drawn("real-call-off-weeks", { words: "uk", max: 20, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: "site",
    buyers: "builders",
    number: "CO-9999-07",
    units: ["nr", "m", "m2", "bag"],
  });
  const columns = columnsOf("40 Ref | 80/250 Description | 360 Product | >480 Quantity | 488 Unit");
  const head = () => {
    pen.say(40, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(555, 30, `Call-off ${order.number}  page ${pen.pages}`, { size: 8, align: "right" });
    if (pen.pages > 1) return 54;
    pen.say(40, 52, "MATERIALS CALL-OFF", { bold: true, size: 12 });
    pairs(pen, [40, 130], 74, [
      ["Call-off no.", order.number],
      ["Date", day(order.date, "dd/mm/yyyy")],
      ["Site start", day(order.due, "dd/mm/yyyy")],
      ["Prices", "as frame agreement FA-220"],
    ]);
    pen.block(300, 74, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(450, 74, ["Site", order.site.name, ...order.site.lines], { size: 8 });
    return 140;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770 });
  const titles = ["A  Substructure", "B  Ground floor", "C  First floor", "D  Roof and externals"];
  const share = Math.ceil(order.items.length / 4);
  for (const item of order.items) {
    const section = Math.floor((item.at - 1) / share);
    flow.need(64);
    if ((item.at - 1) % share === 0)
      flow.y = pen.say(40, flow.y + 3, `Section ${titles[section]}`, { bold: true }) + 3;
    flow.y = cells(pen, flow.y, columns, [
      `${titles[section]![0]}${((item.at - 1) % share) + 1}`,
      item.name,
      item.sku,
      us(item.quantity, 0),
      item.unit,
    ]);
    const half = Math.floor(item.quantity / 2);
    if (half) {
      for (const [i, part] of [half, item.quantity - half].entries())
        flow.y = pen.say(
          96,
          flow.y,
          `wk ${12 + i * 2} (${day(later(order.due, i * 14), "dd/mm")}):  ${us(part, 0)} ${item.unit}`,
          { size: 8 },
        );
    }
    flow.y += 3;
  }
  return {
    ...truly(order, () => ({ unitPrice: null, lineTotal: null, priceBasis: null })),
    total: null,
  };
});

/** A cover, four pages of terms in two columns, and only then the schedule of lines. */
const behindTerms = drawn("real-terms-between", { max: 24, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: "oil",
    number: "PO-9999999",
    units: ["EA", "FT", "LG"],
  });
  const titled = () => {
    pen.say(36, 24, `Purchase Order ${order.number}`, { bold: true, size: 11 });
    pen.say(576, 24, `Page ${pen.pages}`, { size: 8, align: "right" });
    pen.rule(36, 40, 576);
  };
  titled();
  pen.say(36, 54, order.buyer.name, { bold: true, size: 14 });
  pen.block(36, 74, [...order.buyer.lines, order.buyer.phone], { size: 8.5 });
  pairs(pen, [360, 460], 56, [
    ["Order Number", order.number],
    ["Order Date", day(order.date, "dd-MON-yyyy")],
    ["Need By", day(order.due, "dd-MON-yyyy")],
    ["Buyer", order.person],
    ["Order Total (USD)", us(order.net)],
  ]);
  pen.block(36, 140, ["Supplier", order.seller.name, ...order.seller.lines]);
  pen.block(360, 140, ["Deliver To", order.site.name, ...order.site.lines]);
  pen.say(
    36,
    220,
    "This order consists of this cover, the General Conditions (Part A) and the Schedule of Goods (Part B). Invoices that do not quote the order and line number will be returned unpaid.",
    { width: 540 },
  );
  for (let sheet = 0; sheet < 4; sheet++) {
    pen.next();
    titled();
    if (!sheet) pen.say(306, 48, "PART A - GENERAL CONDITIONS OF PURCHASE", { bold: true, align: "center" });
    terms(pen, { x: 36, y: 66, width: 258, bottom: 750 }, 16);
    terms(pen, { x: 312, y: 66, width: 258, bottom: 750 }, 16);
    if (sheet === 2)
      pairs(
        pen,
        [312, 480],
        700,
        [
          ["Delay up to 7 days", "0.50 % of 1,000.00"],
          ["Delay 8 to 14 days", "1.00 % of 1,000.00"],
        ],
        { size: 7 },
      );
  }
  const columns = columnsOf(`36 Line | 66 Catalog No. | 150/200 Description | >400 Qty | 406 UOM
    >500 Unit Price (USD) | >576 Amount (USD)`);
  pen.next();
  let begun = false;
  const head = () => {
    titled();
    pen.say(36, 48, begun ? "PART B - SCHEDULE OF GOODS (continued)" : "PART B - SCHEDULE OF GOODS", {
      bold: true,
    });
    begun = true;
    return 70;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    flow.need(36);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        us(item.total),
      ]) + 2;
    if (item.at % 5 === 0)
      flow.y =
        pen.say(150, flow.y, `MTR to EN 10204 3.1 with shipment; tag no. V-${bare(100 + item.at, 0)}`, {
          size: 8,
        }) + 2;
  }
  flow.need(24);
  pen.say(430, flow.y + 4, "Schedule Total", { bold: true });
  pen.say(576, flow.y + 4, us(order.net), { bold: true, align: "right" });
  return { ...truly(order), currency: "USD", requestedDate: order.due };
});

export const realSites = [rials, sections, behindTerms];
