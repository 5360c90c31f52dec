import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs, terms } from "./_table.ts";

/** E: cover page, then lines with schedules, landscape. */
const fusion = drawn(
  "E-oracle-fusion",
  { size: [792, 612], max: 25, priceDecimals: 5, forms: ["runs", "words", "shuffled"] },
  (order, pen) => {
    const running = () => pen.say(36, 24, `Purchase Order ${order.number}`, { bold: true, size: 12 });
    running();
    [
      ["Purchase Order", order.number],
      ["Order Date", day(order.date, "dd-MON-yyyy")],
      ["Revision", "0"],
      ["Order Total", `$${us(order.net)}`],
    ].forEach(([caption, text], i) => {
      pen.box(540, 40 + i * 15, 100, 15, "#bcd2ee");
      pen.box(640, 40 + i * 15, 110, 15);
      pen.say(636, 43 + i * 15, caption!, { align: "right" });
      pen.say(644, 43 + i * 15, text!);
    });
    pen.say(30, 118, ".");
    const party = (x: number, caption: string, lines: string[], step: number) => {
      pen.say(x, 130, caption);
      lines.forEach((line, i) => void pen.say(x + 50, 130 + i * step, line, { bold: true }));
    };
    party(36, "Supplier", [order.seller.name, ...order.seller.lines, "UNITED STATES"], 12);
    party(
      290,
      "Bill To",
      [order.buyer.name, "Accounts Payable", ...order.buyer.lines, "invoices@plant.", "example", "COOK"],
      11,
    );
    party(540, "Ship To", [order.site.name, ...order.site.lines, "CUYAHOGA"], 13);
    pen.say(36, 216, "Notes");
    pen.say(90, 216, "All prices are in USD = US Dollar unless stated otherwise.");
    const strip = (y: number, captions: string[], values: string[]) => {
      pen.box(36, y, 720, 14, "#bcd2ee");
      captions.forEach((caption, i) => void pen.say(40 + i * 120, y + 3, caption));
      values.forEach((value, i) => void pen.say(40 + i * 120, y + 17, value));
    };
    strip(
      250,
      ["Buyer", "COA Confirmation", "Payment Terms", "Freight Terms", "FOB", "Shipping Method"],
      [order.person, "", "NET 60", "Prepaid", "Destination", "Ground"],
    );
    strip(290, ["Confirm To", "Deliver To Contact"], ["", order.person]);
    pen.say(396, 590, "1");
    pen.next();
    const columns = columnsOf(`40 Line | 80 Item | 170/250 Description | >510 Unit Price | >580 Qty | 600 UOM
      >752 Ext Price`);
    const again = () => {
      if (pen.pages > 2) pen.say(396, 590, String(pen.pages));
      running();
      pen.box(36, 44, 720, 15, "#bcd2ee");
      return heads(pen, 47, columns) + 3;
    };
    const flow = flowOf(pen, { y: again(), bottom: 560, again });
    for (const item of order.items) {
      flow.need(14);
      const words = item.name.toUpperCase().replaceAll(", ", "| ");
      flow.y = cells(
        pen,
        flow.y,
        columns.map((column) => (column.align ? column : { ...column, x: column.x + 4 })),
        [
          item.at,
          item.buyerSku,
          words,
          `$${us(item.price, 5)}`,
          us(item.quantity, 0),
          item.unit,
          `$${us(item.total)}`,
        ],
      );
      flow.need(26);
      pen.say(172, flow.y, "Supplier Item", { bold: true });
      flow.y = pen.say(250, flow.y, item.sku);
      flow.y =
        pen.say(
          38,
          flow.y,
          `This line references Document (Blanket Purchase Agreement) ${order.random.digits(7)}.`,
        ) + 6;
      flow.need(14);
      const schedule = [60, 120, 180, 260, 330, 400, 470, 560];
      [
        "Ship To",
        "Sch Num",
        "Promised Date",
        "Pri Qty",
        "Pri UOM",
        "Sec Qty",
        "Sec UOM",
        "Ext Price",
      ].forEach((caption, i) => void pen.say(schedule[i]!, flow.y, caption, { bold: true }));
      flow.y += 12;
      flow.need(14);
      [
        "",
        "1",
        day(item.due, "m/dd/yy"),
        us(item.quantity, 0),
        item.unit,
        "",
        "",
        `$${us(item.total)}`,
      ].forEach((text, i) => void pen.say(schedule[i]!, flow.y, text));
      flow.y += 20;
    }
    flow.need(20);
    pen.box(580, flow.y, 60, 15, "#bcd2ee");
    pen.say(610, flow.y + 3, "Total", { align: "center" });
    pen.say(752, flow.y + 3, us(order.net), { align: "right" });
    return {
      currency: "USD",
      line: (item) => ({ buyerSku: item.buyerSku, description: item.name.toUpperCase() }),
    };
  },
);

/** A state university's PeopleSoft print: line-schedule numbers, mono body, schedule and item totals. */
const peoplesoft = drawn("X-peoplesoft", { max: 30, priceDecimals: 4 }, (order, pen) => {
  const head = () => {
    pen.say(36, 30, "University of Ellsworth", { bold: true, size: 13 });
    pen.block(36, 48, ["Procurement Services", "120 Old Main", "Ellsworth, KS 67439", "United States"]);
    pen.say(36, 104, "Vendor:", { bold: true });
    pen.say(80, 104, order.random.digits(10));
    pen.block(80, 116, [
      order.seller.name.toUpperCase(),
      ...order.seller.lines.map((line) => line.toUpperCase()),
    ]);
    pen.box(330, 26, 246, 76);
    pen.say(334, 30, "Purchase Order", { bold: true });
    pen.say(500, 30, "Dispatch via Print", { size: 7 });
    [
      ["Purchase Order", "Date", "Revision", "Page"],
      [`UOE01-${order.number}`, day(order.date, "mm/dd/yyyy"), "", String(pen.pages)],
      ["Payment Terms", "Freight Terms", "Ship Via", ""],
      ["Net 30", "FOB Dest", "BEST WAY", ""],
      ["Buyer", "Phone", "Currency", ""],
      [order.person, "555/010-2200", "USD", ""],
    ].forEach((row, i) => {
      row.forEach(
        (text, j) =>
          void pen.say(334 + [0, 96, 160, 210][j]!, 42 + i * 10, text, { size: 7.5, bold: i % 2 === 0 }),
      );
    });
    pen.say(330, 108, "Ship To:", { bold: true });
    pen.block(380, 108, ["CENTRAL RECEIVING", "Dock 2 Physical Plant", "Ellsworth, KS 67439"]);
    pen.say(330, 148, "Bill To:", { bold: true });
    pen.block(380, 148, ["Accounts Payable", "Box 1100"]);
    pen.say(36, 190, "Tax Exempt? Y   Tax Exempt ID: 48-6029925", { size: 8 });
    const columns = [
      ["Line-Sch", 36],
      ["Item/Description", 84],
      ["Mfg ID", 290],
      ["Quantity UOM", 350],
      ["PO Price", 432],
      ["Extended Amt", 486],
      ["Due Date", 545],
    ] as const;
    for (const [text, x] of columns) pen.say(x, 204, text, { bold: true, size: 8 });
    pen.rule(36, 215, 590);
    return 220;
  };
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
  for (const item of order.items) {
    flow.need(52);
    pen.say(36, flow.y, `${item.at} - 1`, { size: 8 });
    pen.say(392, flow.y, `${us(item.quantity, 4)} ${item.unit}`, { size: 8, align: "right" });
    pen.say(470, flow.y, us(item.price, 4), { size: 8, align: "right" });
    pen.say(538, flow.y, us(item.total), { size: 8, align: "right" });
    pen.say(545, flow.y, day(item.due, "mm/dd/yyyy"), { size: 8 });
    flow.y = pen.say(84, flow.y, `${item.name}, Catalog # ${item.sku}`, { size: 8, width: 196 });
    pen.say(440, flow.y + 2, "Schedule Total", { size: 8, align: "right" });
    flow.y = pen.say(538, flow.y + 2, us(item.total), { size: 8, align: "right" });
    pen.say(440, flow.y + 2, `Item Total for Line # ${item.at}`, { size: 8, align: "right" });
    flow.y = pen.say(538, flow.y + 2, us(item.total), { size: 8, align: "right" }) + 6;
  }
  flow.need(40);
  pen.say(440, flow.y + 4, "Total PO Amount", { bold: true, align: "right" });
  pen.say(538, flow.y + 4, us(order.net), { bold: true, align: "right" });
  pen.say(36, 740, "All shipments, correspondence and invoices must show our purchase order number.", {
    size: 7,
  });
  return {
    docNumber: `UOE01-${order.number}`,
    currency: "USD",
    buyer: "University of Ellsworth",
    line: (item) => ({ description: item.name }),
  };
});

/** JD Edwards: landscape list, line numbers with three decimals, tax flags. */
const jde = drawn(
  "X-jde",
  { size: [792, 612], max: 40, priceDecimals: 4, base: { face: "mono", size: 8 } },
  (order, pen) => {
    const columns = columnsOf(`30 Line¶Number | 76 Item¶Number | 160/190 ¶Description
      >400 Ordered¶Quantity | 410 U¶M | >490 Unit¶Cost | 500 P¶UM | >600 Extended¶Amount
      615 Request¶Date | 690 Promised¶Date | 750 Tax¶Y/N`);
    const head = () => {
      pen.say(30, 24, "R43500");
      pen.say(396, 24, order.buyer.name, { align: "center", size: 11, bold: true });
      pen.say(640, 24, day(order.date, "m/d/yy"));
      pen.say(700, 24, "14:22:09");
      pen.say(396, 38, "Purchase Order", { align: "center" });
      pen.say(640, 38, "Page -");
      pen.say(700, 38, String(pen.pages));
      pen.block(30, 56, ["Supplier", order.seller.name, ...order.seller.lines]);
      pen.block(280, 56, ["Ship To", order.site.name, ...order.site.lines]);
      pairs(pen, [540, 640], 56, [
        ["Order Number", `${order.number} OP`],
        ["Branch/Plant", "      1030"],
        ["Order Date", day(order.date, "m/d/yy")],
        ["Requested", day(order.due, "m/d/yy")],
        ["Freight", "Collect"],
        ["Ordered By", order.person.toUpperCase()],
        ["Currency Code", "USD"],
      ]);
      const y = heads(pen, 158, columns);
      pen.say(30, y - 2, "-".repeat(152));
      return y + 10;
    };
    const flow = flowOf(pen, { y: head(), bottom: 560, again: head });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(pen, flow.y, columns, [
        bare(item.at, 3),
        item.buyerSku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        item.unit,
        us(item.total),
        day(item.due, "m/d/yy"),
        day(item.due, "m/d/yy"),
        order.random.pick(["Y", "N"]),
      ]);
      if (order.random.chance(0.5)) flow.y = pen.say(160, flow.y, `Supplier Item: ${item.sku}`);
      flow.y += 2;
    }
    flow.need(40);
    pen.say(600, flow.y, "_".repeat(16), { align: "right" });
    pen.say(420, flow.y + 12, "Total Order");
    pen.say(600, flow.y + 12, us(order.net), { align: "right" });
    pen.say(30, flow.y + 26, "Tax Rate          Sales Tax");
    return { currency: "USD", requestedDate: order.due, line: (item) => ({ buyerSku: item.buyerSku }) };
  },
);

/** Infor LN: positions with order and price units, discount column, lines of text in between. */
const infor = drawn("X-infor", { words: "uk", size: [595, 842], max: 30, priceDecimals: 4 }, (order, pen) => {
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
    pen.block(40, 46, order.buyer.lines, { size: 8 });
    pen.say(555, 30, "PURCHASE ORDER", { bold: true, size: 14, align: "right" });
    pairs(pen, [350, 450], 56, [
      ["Order", `: ${order.number}`],
      ["Order Date", `: ${day(order.date, "dd-mm-yyyy")}`],
      ["Our Reference", `: ${order.person}`],
      ["Supplier", `: ${order.random.digits(9)}`],
      ["Page", `: ${pen.pages}`],
    ]);
    if (pen.pages === 1) {
      pen.say(40, 120, "To", { size: 7 });
      pen.block(40, 130, [order.seller.name, ...order.seller.lines]);
      pen.say(350, 120, "Delivery Address", { size: 7 });
      pen.block(350, 130, [order.site.name, ...order.site.lines]);
      pairs(pen, [40, 150], 180, [
        ["Terms of Delivery", ": DAP Incoterms 2020"],
        ["Terms of Payment", ": 30 days end of month"],
        ["Currency", ": EUR"],
      ]);
    }
    const y = pen.pages === 1 ? 226 : 126;
    pen.rule(40, y - 3, 555);
    pen.say(40, y, "Pos.");
    pen.say(70, y, "Item");
    pen.say(200, y, "Description");
    pen.say(400, y, "Delivery Date");
    pen.say(110, y + 11, "Quantity", { align: "right" });
    pen.say(116, y + 11, "Unit");
    pen.say(300, y + 11, "Price", { align: "right" });
    pen.say(310, y + 11, "per Unit");
    pen.say(440, y + 11, "Discount", { align: "right" });
    pen.say(555, y + 11, "Amount", { align: "right" });
    pen.rule(40, y + 24, 555);
    return y + 30;
  };
  const flow = flowOf(pen, { y: head(), bottom: 760, again: head });
  for (const item of order.items) {
    flow.need(42);
    pen.say(40, flow.y, String(item.at * 10));
    pen.say(70, flow.y, item.buyerSku);
    pen.say(200, flow.y, item.name);
    flow.y = pen.say(470, flow.y, day(item.due, "dd-mm-yyyy"), { align: "center" });
    pen.say(110, flow.y, us(item.quantity, 0), { align: "right" });
    pen.say(116, flow.y, item.unit.toLowerCase());
    pen.say(300, flow.y, us(item.price, 4), { align: "right" });
    pen.say(310, flow.y, item.unit.toLowerCase());
    flow.y = pen.say(555, flow.y, us(item.total), { align: "right" });
    if (order.random.chance(0.3))
      flow.y = pen.say(70, flow.y, "Please supply with test certificate 3.1 to EN 10204", {
        italic: true,
        size: 8,
      });
    flow.y += 5;
  }
  flow.need(30);
  pen.rule(40, flow.y, 555);
  pen.say(400, flow.y + 5, "Total EUR");
  pen.say(555, flow.y + 5, us(order.net), { align: "right" });
  terms(pen, { x: 40, y: 775, width: 515, bottom: 820 }, 2);
  return { currency: "EUR", line: (item) => ({ sku: null, buyerSku: item.buyerSku }) };
});

export const oracle = [fusion, peoplesoft, jde, infor];
