import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs, terms } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A builder's order to a yard: the cost code before the words, tax added, the job's name where others have the buyer's. */
const builder = drawn("trade-builder", { max: 18 }, (made, pen) => {
  const order = traded(made, {
    wares: "site",
    buyers: "builders",
    number: "YY014-0099",
    units: ["LF", "SF", "EA", "CY", "SHT"],
  });
  const columns = columnsOf(`36 Item | 62 Cost Code | 130/200 Description | >388 Units | 394 UM
    >490 Unit Cost | >576 Total Cost`);
  const head = () => {
    if (pen.pages === 1) {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 44, [...order.buyer.lines, `Ph: ${order.buyer.phone}`], { size: 8 });
      pen.say(576, 28, "PURCHASE ORDER", { bold: true, size: 16, align: "right" });
      pairs(
        pen,
        [400, 470],
        52,
        [
          ["PO #:", order.number],
          ["Date:", day(order.date, "mm/dd/yyyy")],
          ["Required:", day(order.due, "mm/dd/yyyy")],
        ],
        { valueBold: true },
      );
      pen.rule(36, 96, 576);
      pen.say(36, 102, "To:", { bold: true });
      pen.block(70, 102, [order.seller.name, ...order.seller.lines]);
      pen.say(300, 102, "Project:", { bold: true });
      pen.block(350, 102, [
        "YY014 Ridgeview Elementary Addition".replace("YY", order.date.slice(2, 4)),
        "1400 Ridgeview Drive",
        order.site.lines[1]!,
        "Superintendent: M. Oyelaran (555) 010-4471",
      ]);
      pen.rule(36, 156, 576);
    } else pen.say(36, 30, `${order.buyer.name}    PO ${order.number}    Page ${pen.pages}`, { size: 8 });
    const y = pen.pages === 1 ? 164 : 48;
    const after = heads(pen, y, columns, { bold: true });
    pen.rule(36, after, 576);
    return after + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 690, again: head });
  for (const item of order.items) {
    flow.need(36);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      `0${item.at % 9}-${order.random.digits(3)}.M`,
      item.name,
      us(item.quantity, 2),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(130, flow.y, `Your no. ${item.sku}`, { size: 8 }) + 4;
  }
  flow.need(90);
  const tax = taxOf(order, 7.25);
  for (const [caption, value] of [
    ["Subtotal", order.net],
    ["Sales Tax 7.25%", tax],
    ["PO Total", order.net + tax],
  ] as const) {
    pen.say(490, flow.y + 6, caption, { bold: true, align: "right" });
    pen.say(576, flow.y + 6, us(value), { align: "right" });
    flow.y += 13;
  }
  terms(pen, { x: 36, y: flow.y + 24, width: 540, bottom: 740 }, 2);
  return { ...truly(order), requestedDate: order.due, total: withTax(order, 7.25) };
});

/** An oil company's order: texts of many lines with tags and specifications, figures on the first of them. */
const oilfield = drawn("trade-oilfield", { max: 12, forms: ["runs", "words", "shuffled"] }, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: "oil",
    number: "3200-YY-0999",
    units: ["EA", "JT", "LOT"],
  });
  const edges = [30, 62, 112, 146, 400, 486, 582];
  const columns = columnsOf(`^46 ITEM | >108 QTY | ^129 UOM | 150/246 DESCRIPTION | >482 UNIT PRICE¶(USD)
    >578 TOTAL PRICE¶(USD)`);
  const head = () => {
    pen.say(306, 24, "PURCHASE ORDER", { bold: true, size: 13, align: "center" });
    pen.say(30, 24, order.buyer.name, { bold: true });
    pen.say(582, 24, `Sheet ${pen.pages} of 5`, { align: "right", size: 8 });
    let y = 60;
    pen.say(30, 40, `PO No.: ${order.number}   Rev. 0`, { bold: true });
    if (pen.pages === 1) {
      pen.box(30, 54, 276, 74);
      pen.block(
        34,
        58,
        ["SELLER", order.seller.name, ...order.seller.lines, `Attn: Inside Sales  Tel ${order.seller.phone}`],
        { size: 8.5 },
      );
      pen.box(306, 54, 276, 74);
      pairs(
        pen,
        [310, 400],
        58,
        [
          ["PO Date", day(order.date, "dd-Mon-yyyy")],
          ["Delivery Date", day(order.due, "dd-Mon-yyyy")],
          ["Delivery Terms", "DAP Buyer's yard (Incoterms 2020)"],
          ["Payment", "45 days from receipt of invoice"],
          ["AFE / Cost Code", `AFE-${order.random.digits(5)}`],
        ],
        { size: 8.5 },
      );
      pen.say(
        30,
        134,
        "Seller shall supply the following in accordance with the attached General Conditions GC-04 and Specification PS-100 Rev 3.",
        { size: 8 },
      );
      y = 150;
    }
    pen.box(30, y, 552, 24, "#e3e7ea");
    return heads(pen, y + 2, columns, { bold: true, size: 8 }) + 5;
  };
  const frame = { top: 0 };
  const close = (to: number) =>
    edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, frame.top, edge - edges[i]!, to - frame.top));
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head, end: () => close(flow.y) });
  frame.top = flow.y - 4;
  for (const item of order.items) {
    const page = pen.pages;
    flow.need(90);
    if (pen.pages > page) frame.top = flow.y - 4;
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        String(item.at).padStart(2, "0"),
        us(item.quantity, 0),
        item.unit,
        item.name,
        us(item.price),
        us(item.total),
      ],
      { size: 8.5 },
    );
    flow.y = pen.say(150, flow.y, `Material No.: ${item.buyerSku}   Seller ref.: ${item.sku}`, { size: 8.5 });
    flow.y =
      pen.say(
        150,
        flow.y,
        `Tag: ${["HV", "BV", "PSV"][item.at % 3]}-${order.random.digits(4)} A/B. Material to NACE MR0175 / ISO 15156, 2 inspection certificates EN 10204 3.1, colour coded 1 band green, ends capped.`,
        { size: 8.5, width: 246 },
      ) + 6;
  }
  close(flow.y);
  flow.need(40);
  pen.say(482, flow.y + 6, "TOTAL PO VALUE (USD)", { bold: true, align: "right" });
  pen.say(578, flow.y + 6, us(order.net), { bold: true, align: "right" });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", requestedDate: order.due };
});

/** A mill's order: small and plain, columns headed by abbreviations, amounts to the left of dates. */
const mill = drawn(
  "trade-mill",
  { max: 24, priceDecimals: 3, base: { face: "serif", size: 10 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "mro",
      buyers: "works",
      number: "M-99999",
      units: ["ea", "bx", "ft", "rl"],
    });
    const columns = columnsOf(`40 Ln | 64 Qty | 104 UM | 130 Mfg # | 220/170 Desc | >446 Each | >516 Ext
      526 Need`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 15 });
      pen.say(572, 32, `PO ${order.number}`, { bold: true, size: 13, align: "right" });
      if (pen.pages > 1) return heads(pen, 66, columns, { bold: true, italic: true }) + 3;
      pen.say(40, 50, order.buyer.lines.join(", "));
      pen.say(572, 50, day(order.date, "Mon d, yyyy"), { align: "right" });
      pen.say(40, 78, `Please ship to the above address, attention ${order.person}, the following:`);
      pen.say(40, 96, `Vendor: ${order.seller.name}, ${order.seller.lines.join(", ")}`);
      const y = heads(pen, 122, columns, { bold: true, italic: true });
      pen.rule(40, y, 572);
      return y + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(30);
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            item.at,
            item.quantity,
            item.unit,
            item.sku,
            item.name,
            bare(item.price, 3),
            us(item.total),
            day(item.due, "m/d"),
          ],
          { face: "serif", size: 10 },
        ) + 2;
    }
    flow.need(40);
    pen.say(446, flow.y + 8, "Total", { bold: true, align: "right" });
    pen.say(516, flow.y + 8, us(order.net), { bold: true, align: "right" });
    return truly(order);
  },
);

export const tradeSites = [builder, oilfield, mill];
