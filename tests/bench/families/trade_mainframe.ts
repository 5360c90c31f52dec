import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, flowOf, heads, pairs } from "./_table.ts";
import { traded, truly } from "./_trade.ts";

/** A world suite's batch print: two rows a line, the order type behind the number, minus signs and codes about. */
const batch = drawn(
  "trade-batch-print",
  { max: 24, priceDecimals: 4, forms: ["runs", "glyphs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "pipe",
      buyers: "oil",
      number: "99999999",
      units: ["EA", "FT", "LB"],
    });
    const columns = [
      { x: 34, head: ["Line", "No."] },
      { x: 66, width: 168, head: ["Item Number", "Description / Supplier Item"] },
      { x: 300, align: "right" as const, head: ["Ordered", "Quantity"] },
      { x: 306, head: ["UM", ""] },
      { x: 396, align: "right" as const, head: ["Unit", "Cost"] },
      { x: 402, head: ["UM", ""] },
      { x: 500, align: "right" as const, head: ["Extended", "Cost"] },
      { x: 582, align: "right" as const, head: ["Promised", "Delivery"] },
    ];
    const head = () => {
      pen.say(34, 24, "R43500", { size: 7.5 });
      pen.say(306, 24, order.buyer.name, { align: "center" });
      pen.say(582, 24, `${day(order.date, "mm/dd/yyyy")}  16:12:41`, { size: 7.5, align: "right" });
      pen.say(306, 37, "Purchase Order", { size: 14, bold: true, align: "center" });
      pen.say(582, 36, `Page - ${pen.pages}`, { size: 7.5, align: "right" });
      let y = 70;
      if (pen.pages === 1) {
        pen.say(34, 64, "Supplier");
        pen.say(90, 64, order.random.digits(6));
        pen.block(90, 76, [
          order.seller.name.toUpperCase(),
          ...order.seller.lines.map((one) => one.toUpperCase()),
        ]);
        pen.say(330, 64, "Ship To");
        pen.say(380, 64, "30");
        pen.block(380, 76, ["Eagle Basin Warehouse", ...order.site.lines]);
        y = pairs(pen, [34, 110], 126, [
          ["Order Number", `${order.number} OP`],
          ["Order Date", day(order.date, "mm/dd/yyyy")],
          ["Freight", "Prepaid & Add"],
        ]);
        pairs(pen, [330, 420], 126, [
          ["Branch/Plant", "30"],
          ["Requested", day(order.due, "mm/dd/yyyy")],
          ["Currency", "USD"],
        ]);
        y += 14;
      } else {
        pen.say(34, 52, `Order Number   ${order.number} OP`);
      }
      const after = heads(pen, y, columns, { size: 8.5, top: true });
      pen.rule(34, after, 582);
      return after + 5;
    };
    const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
    for (const item of order.items) {
      flow.need(44);
      pen.say(66, flow.y + 11, item.name, { size: 8.5 });
      cells(pen, flow.y, columns, [
        `${item.at}.000`,
        item.buyerSku,
        bare(item.quantity, 0),
        item.unit,
        bare(item.price, 4),
        item.unit,
        us(item.total),
        day(item.due, "mm/dd/yyyy"),
      ]);
      flow.y = pen.say(66, flow.y + 22, item.sku, { size: 8.5 }) + 5;
    }
    flow.need(40);
    pen.rule(410, flow.y, 500);
    pen.say(330, flow.y + 4, "Total Order");
    pen.say(500, flow.y + 4, us(order.net), { align: "right" });
    pen.say(34, flow.y + 20, "Tax Rate   0.000     Sales Tax   .00");
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", requestedDate: order.due };
  },
);

/** A factory suite's print: price by each or hundred in a column of its own, discount, the day before the value. */
const perColumn = drawn(
  "trade-per-column",
  { words: "uk", max: 26, size: [595, 842], bases: [1, 1, 100, 1000], priceDecimals: 2 },
  (made, pen) => {
    const order = traded(made, { wares: "mro", buyers: "works", number: "000099999", units: ["EA"] });
    const columns = [
      { x: 28, head: "Line" },
      { x: 54, head: "Stock code" },
      { x: 130, width: 150, head: "Description" },
      { x: 322, align: "right" as const, head: "Order qty" },
      { x: 328, head: "Uom" },
      { x: 352, head: "Due date" },
      { x: 446, align: "right" as const, head: "Price" },
      { x: 452, head: "Per" },
      { x: 500, align: "right" as const, head: "Disc %" },
      { x: 567, align: "right" as const, head: "Value" },
    ];
    const head = () => {
      pen.say(28, 28, "PURCHASE ORDER", { bold: true, size: 15 });
      pen.say(567, 28, order.buyer.name, { bold: true, size: 11, align: "right" });
      let y = 60;
      pen.say(28, 48, `Purchase order : ${order.number}      Page : ${pen.pages}`);
      if (pen.pages === 1) {
        pen.block(567, 42, order.buyer.lines, { align: "right", size: 8 });
        pen.box(28, 78, 260, 70);
        pen.block(34, 83, ["Supplier: S00147", order.seller.name, ...order.seller.lines]);
        pen.box(307, 78, 260, 70);
        pen.block(313, 83, ["Deliver to:", order.site.name, ...order.site.lines]);
        pairs(pen, [28, 110], 158, [
          ["Order date", `: ${day(order.date, "dd/mm/yyyy")}`],
          ["Due date", `: ${day(order.due, "dd/mm/yyyy")}`],
        ]);
        pairs(pen, [307, 390], 158, [
          ["Buyer", `: ${order.person}`],
          ["Currency", ": GBP"],
        ]);
        y = 192;
      }
      const after = heads(pen, y, columns, { bold: true, size: 8.5 });
      pen.rule(28, after, 567);
      return after + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 3),
          item.unit,
          day(item.due, "dd/mm/yy"),
          us(item.price),
          String(item.basis),
          "0.00",
          us(item.total),
        ],
        { size: 8.5 },
      );
      if (item.at % 3 === 1)
        flow.y = pen.say(
          130,
          flow.y,
          `Catalogue ref ${order.random.digits(6)} p.${order.random.int(10, 400)}`,
          { size: 8 },
        );
      flow.y += 4;
    }
    flow.need(50);
    pairs(
      pen,
      [430, 500],
      flow.y + 8,
      [
        ["Goods value", us(order.net)],
        ["Order value", us(order.net)],
      ],
      { bold: true },
    );
    return { ...truly(order), currency: "GBP", requestedDate: order.due };
  },
);

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
    const columns = [
      { x: 86, align: "right" as const, head: "" },
      { x: 95, head: "" },
      { x: 126, head: "" },
      { x: 320, head: "" },
      { x: 476, align: "right" as const, head: "" },
      { x: 578, align: "right" as const, head: "" },
    ];
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
  const columns = [
    { x: 30, head: ["Line", "#"] },
    { x: 56, head: ["UPC/EAN", "Vendor Item #"] },
    { x: 140, head: ["Buyer's", "Item #"] },
    { x: 192, width: 150, head: ["", "Description"] },
    { x: 388, align: "right" as const, head: ["Qty", "Ordered"] },
    { x: 394, head: ["", "UOM"] },
    { x: 450, align: "right" as const, head: ["Pack", "Size"] },
    { x: 514, align: "right" as const, head: ["Unit", "Price"] },
    { x: 584, align: "right" as const, head: ["Line", "Total"] },
  ];
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

export const tradeMainframe = [batch, perColumn, prePrinted, onPaper];
