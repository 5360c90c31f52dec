import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A progressive distributor's form filled by a program: captions pre-printed above ruled columns, item below its words. */
const prePrinted = drawn("trade-pre-printed", { max: 18, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "99999900",
    units: ["EA", "CS", "RL", "PK"],
  });
  const edges = [30, 90, 122, 300, 400, 480, 582];
  const captions = ["QUANTITY", "U/M", "ITEM NO. / DESCRIPTION", "REQUEST DATE", "UNIT COST", "EXTENDED"];
  const type = { face: "mono" as const, size: 9 };
  const head = () => {
    pen.say(306, 22, "PURCHASE ORDER", { bold: true, size: 16, align: "center" });
    pen.say(30, 24, order.buyer.name, { bold: true, size: 11 });
    pen.block(30, 39, order.buyer.lines, { size: 8 });
    for (const [i, [caption, value]] of Object.entries({
      "ORDER NO.": order.number,
      "ORDER DATE": day(order.date, "mm/dd/yy"),
      "PAGE NO.": String(pen.pages),
    }).entries()) {
      pen.box(402 + i * 60, 46, 60, 30);
      pen.say(432 + i * 60, 48, caption, { size: 6, align: "center" });
      pen.say(432 + i * 60, 60, value, { ...type, align: "center" });
    }
    pen.box(30, 88, 270, 66);
    pen.say(33, 90, "T\nO".replace("\n", ""), { size: 7 });
    pen.block(
      50,
      98,
      [order.seller.name.toUpperCase(), ...order.seller.lines.map((one) => one.toUpperCase())],
      type,
    );
    pen.box(312, 88, 270, 66);
    pen.say(315, 90, "SHIP TO", { size: 7 });
    pen.block(
      332,
      98,
      [order.site.name.toUpperCase(), ...order.site.lines.map((one) => one.toUpperCase())],
      type,
    );
    for (const [i, [caption, value]] of Object.entries({
      "VENDOR NO.": "1409",
      BUYER: order.person.split(" ")[1]!.toUpperCase(),
      TERMS: "NET 30",
      "SHIP VIA": "COMMON CARRIER",
      "F.O.B.": "DEST",
      "CONFIRMING TO": "SALES",
    }).entries()) {
      pen.box(30 + i * 92, 162, 92, 28);
      pen.say(33 + i * 92, 164, caption, { size: 6 });
      pen.say(36 + i * 92, 175, value, type);
    }
    captions.forEach((caption, i) => {
      pen.box(edges[i]!, 196, edges[i + 1]! - edges[i]!, 14, "#cfd8e3");
      pen.say((edges[i]! + edges[i + 1]!) / 2, 200, caption, { size: 6.5, bold: true, align: "center" });
    });
    for (const edge of edges) pen.rule(edge, 196, edge, 690);
    pen.rule(30, 690, 582);
    return 216;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 680,
    again: head,
    end: () => void pen.say(300, 694, "*** CONTINUED ***", { ...type, align: "center" }),
  });
  for (const item of order.items) {
    flow.need(38);
    const columns = columnsOf(">86 | 95 | 126 | 320 | >476 | >578");
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        us(item.quantity, 2),
        item.unit,
        item.sku,
        day(item.due, "mm/dd/yy"),
        bare(item.price, 4),
        us(item.total),
      ],
      type,
    );
    flow.y = pen.say(126, flow.y, item.name.slice(0, 32), type) + 5;
  }
  pen.say(480, 696, "TOTAL", { ...type, align: "right" });
  pen.say(578, 696, `$${us(order.net)}`, { ...type, align: "right" });
  pen.say(30, 716, "IMPORTANT: OUR ORDER NUMBER MUST APPEAR ON ALL INVOICES, PACKAGES AND CORRESPONDENCE.", {
    size: 7,
  });
  return { ...truly(order, ({ name }) => ({ description: name.slice(0, 32) })), currency: "USD" };
});

/** A retailer's electronic order put on paper by its portal: captions with colons, identifiers side by side, allowances. */
const onPaper = drawn("trade-edi-paper", { words: "food", max: 24, base: { size: 8.5 } }, (made, pen) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "0009999999", units: ["EA", "CA"] });
  const columns = columnsOf(`30 Line¶# | 56 UPC/EAN¶Vendor Item # | 140 Buyer's¶Item #
    192/150 ¶Description | >388 Qty¶Ordered | 394 ¶UOM | >450 Pack¶Size | >514 Unit¶Price
    >584 Line¶Total`);
  const gtins = order.items.map(() => `0${order.random.digits(11)}`);
  const head = () => {
    pen.say(30, 24, "850 Purchase Order", { size: 13, bold: true });
    pen.say(584, 26, `Page ${pen.pages}`, { align: "right" });
    let y = 52;
    if (pen.pages === 1) {
      y = pairs(pen, [30, 130], 48, [
        ["Trading Partner:", order.buyer.name],
        ["PO Number:", order.number],
        ["PO Date:", day(order.date, "mm/dd/yyyy")],
        ["PO Type:", "SA - Stand-alone Order"],
        ["Purpose:", "00 - Original"],
        ["Vendor #:", order.random.digits(6)],
      ]);
      pairs(pen, [330, 440], 48, [
        ["Requested Ship:", day(order.due, "mm/dd/yyyy")],
        ["Cancel After:", day(order.items.at(-1)!.due, "mm/dd/yyyy")],
        ["FOB:", "CC - Collect"],
        ["Terms:", "Basic, 2% 30 days, Net 60"],
        ["Department:", "014"],
        ["Currency:", "USD"],
      ]);
      pen.say(30, y + 6, "Ship To (92: 0471)", { bold: true });
      pen.block(30, y + 17, [`${order.site.name} DC #471`, ...order.site.lines]);
      pen.say(330, y + 6, "Bill To (92: 0001)", { bold: true });
      pen.block(330, y + 17, [order.buyer.name, ...order.buyer.lines]);
      y += 60;
    }
    pen.box(28, y - 2, 558, 24, "#eef1f4");
    return heads(pen, y, columns, { bold: true, size: 8 }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
  order.items.forEach((item, i) => {
    flow.need(34);
    pen.say(56, flow.y + 10.4, item.sku);
    flow.y = Math.max(
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          gtins[i]!,
          item.buyerSku,
          item.name,
          item.quantity,
          item.unit,
          "1",
          us(item.price),
          us(item.total),
        ],
        { size: 8.5 },
      ),
      flow.y + 21,
    );
    if (item.at % 6 === 2)
      flow.y = pen.say(192, flow.y, "Allowance: Off Invoice - New Store 5.00%", { size: 8, grey: true });
    flow.y += 4;
  });
  flow.need(50);
  pairs(
    pen,
    [420, 520],
    flow.y + 6,
    [
      ["Total Line Items:", String(order.items.length)],
      ["Total Units:", String(order.items.reduce((sum, { quantity }) => sum + quantity, 0))],
      ["Total Amount:", `$${us(order.net)}`],
    ],
    { bold: true },
  );
  return {
    ...truly(order, ({ at, buyerSku }) => ({ buyerSku, gtin: gtins[at - 1]! })),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const tradePaper = [prePrinted, onPaper];
