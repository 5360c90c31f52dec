import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs, terms } from "./_table.ts";

/** H: quantity first; page 2 repeats the whole head and holds terms only. */
const maker = drawn(
  "H-crystal-maker",
  { max: 8, priceDecimals: 4, forms: ["shuffled", "words"] },
  (order, pen) => {
    const columns = columnsOf(`>80 QUANTITY | 96 ITEM NO. | 190/200 DESCRIPTION | 400 U/M | >490 UNIT PRICE
      >574 AMOUNT`);
    const head = () => {
      pen.say(36, 26, order.buyer.name, { bold: true, size: 13 });
      pen.say(36, 44, `CORPORATE OFFICES   ${order.buyer.lines.join("   ")}   (555) 010-4400`, { size: 7 });
      pen.say(440, 26, "PURCHASE ORDER", { bold: true, size: 13 });
      pen.box(440, 56, 136, 18);
      pen.say(460, 60, `${order.number}   - 1`, { size: 11 });
      pen.say(440, 76, "THIS ORDER NO. MUST APPEAR ON YOUR INVOICE, PACKAGES AND B/L", { size: 4.5 });
      pen.box(360, 84, 216, 80);
      pairs(
        pen,
        [364, 480],
        88,
        [
          ["DATE", day(order.date, "mm/dd/yyyy")],
          ["DATE REQUIRED", day(order.due, "mm/dd/yyyy")],
          ["UPDATED ARRIVAL DATE", ""],
          ["[ ] PICK-UP", "[X] DELIVERY"],
          ["[ ] 100 DOCK RD", "[X] 55 MILL ST"],
          ["Terms of Payment:", "NET 30"],
        ],
        { size: 8 },
      );
      pen.say(36, 70, "Vendor", { size: 7 });
      pen.block(36, 80, [order.seller.name, ...order.seller.lines]);
      pen.say(200, 70, "Deliver To", { size: 7 });
      pen.block(200, 80, [order.site.name, ...order.site.lines]);
      pen.say(36, 124, "Bill to", { size: 7 });
      pen.block(36, 134, [order.buyer.name, "PO BOX 88"]);
      pen.say(200, 124, "Ship From", { size: 7 });
      pen.block(360, 170, ["DRIVER NAME: ____________", "TRAILER NUMBER: _________"], { size: 7 });
      pen.box(36, 196, 540, 30);
      pen.say(40, 199, "VENDOR NO.  123456   SHIP VIA Prepaid   F.O.B.", { size: 8 });
      return heads(pen, 214, columns, { size: 8 }) + 6;
    };
    const flow = flowOf(pen, { y: head(), bottom: 560, again: head });
    for (const item of order.items) {
      flow.need(30);
      flow.y = cells(pen, flow.y, columns, [
        us(item.quantity, 0),
        item.sku,
        item.name,
        item.unit,
        us(item.price, 4),
        us(item.total),
      ]);
      pen.say(96, flow.y, "NOTE:");
      flow.y = pen.say(420, flow.y, `Date Required   ${day(item.due, "mm/dd/yyyy")}`, { size: 8 }) + 4;
    }
    pen.rule(36, flow.y, 576);
    pen.say(36, flow.y + 4, "AVAILABLE:");
    pen.say(36, flow.y + 16, `ARRIVAL: ${day(order.due, "mm/dd/yyyy")}`);
    [
      ["SUBTOTAL:", us(order.net)],
      ["TAX", "0.00"],
      ["TOTAL COST:", us(order.net)],
    ].forEach(([caption, text], i) => {
      pen.say(490, flow.y + 4 + i * 12, caption!, { align: "right" });
      pen.say(574, flow.y + 4 + i * 12, text!, { align: "right" });
    });
    pen.say(36, flow.y + 40, `BUYER 14 ${order.person}`);
    terms(pen, { x: 36, y: flow.y + 52, width: 540, bottom: 740 }, 12);
    pen.next();
    terms(pen, { x: 36, y: head(), width: 540, bottom: 740 }, 24);
    return { currency: undefined, requestedDate: order.due };
  },
);

/** 7: contractor; sections among the lines, customer at the foot only. */
const contractor = drawn(
  "7-contractor",
  { words: "uk", size: [595, 842], max: 45, priceDecimals: 4, forms: ["runs", "words", "shuffled"] },
  (order, pen) => {
    const edges = [36, 70, 130, 190, 226, 420, 490, 560];
    const columns = columnsOf(`38 LINE | 74 MAT CODE | >186 QTY | 194 UNIT | 230/180 DESCRIPTION
      >486 UNIT PRICE | >556 AMOUNT`);
    const number = `${order.number.slice(0, 4)}-KT/${order.number.slice(4)}`;
    const frame = (x: number, y: number, w: number, h: number, caption: string, lines: string[]) => {
      pen.box(x, y, w, 11, "#d0d0d0");
      pen.say(x + 3, y + 2, caption, { size: 7, bold: true });
      pen.box(x, y, w, h);
      pen.block(x + 3, y + 14, lines);
    };
    const head = () => {
      pen.block(36, 30, ["Buyer:", "Tel: 020 5550 1000", "Fax:", "E-Mail: purchasing@works.exam"], {
        size: 8,
      });
      pen.say(400, 26, "PURCHASE ORDER", { size: 14, bold: true });
      frame(360, 46, 130, 30, "ORDER NUMBER", [number]);
      frame(490, 46, 70, 30, "PAGE", [`${pen.pages}    of 3`]);
      frame(36, 84, 260, 90, "SUPPLIER", [
        order.seller.name,
        ...order.seller.lines,
        "",
        "Phone:",
        "Fax:",
        "Contact:",
      ]);
      frame(300, 84, 260, 90, "DELIVER TO", [
        `${order.site.lines[0]}`,
        "Plot 4 Site Compound",
        "",
        "",
        "KT4 7ZZ",
      ]);
      ["ORDER DATE", "SUPPLIER ACCOUNT", "CONTRACT TITLE", "DELIVERY INSTRUCTIONS"].forEach(
        (caption, i) =>
          void frame(36 + i * 131, 180, 131, 30, caption, [
            [day(order.date, "dd-mm-yy"), "HAL002", "Kestrel Court Phase 2", "Call before"][i]!,
          ]),
      );
      ["SPECIAL INSTRUCTIONS", "SITE CONTACT", "BUYER"].forEach(
        (caption, i) => void frame(36 + i * 174.6, 214, 174.6, 30, caption, [["", "Mr Foreman", "JD"][i]!]),
      );
      for (const x of edges) pen.rule(x, 250, x, 690);
      pen.rule(36, 250, 560);
      pen.rule(36, 690, 560);
      frame(36, 710, 300, 56, "DIRECT ALL INVOICES & CORRESPONDENCE TO", [
        order.buyer.name,
        ...order.buyer.lines,
      ]);
      pen.say(36, 772, "Please quote our order no. on all correspondence.", { size: 8 });
      return heads(pen, 254, columns, { bold: true, size: 7.5 }) + 4;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 676,
      again: head,
      end: () => void pen.say(500, 694, "continued...", { size: 8 }),
    });
    for (const item of order.items) {
      if (order.random.chance(0.2)) {
        flow.need(30);
        flow.y =
          pen.say(
            230,
            flow.y,
            `${order.random.int(1, 9)} ${order.random.pick(["FLOOR", "BLOCK EAST", "STAIRWELL"])}`,
            { bold: true },
          ) + 4;
      }
      flow.need(16);
      pen.say(38, flow.y - 3, String(item.at * 10).padStart(4, "0"));
      pen.say(74, flow.y - 3, item.sku);
      flow.y =
        cells(pen, flow.y, columns, [
          "",
          "",
          bare(item.quantity, 3),
          item.unit,
          item.name,
          us(item.price, 4),
          us(item.total),
        ]) + 4;
    }
    pen.box(440, 696, 120, 16);
    pen.say(444, 699, "TOTAL");
    pen.say(556, 699, `£${us(order.net)}`, { align: "right" });
    return { docNumber: number, currency: "GBP" };
  },
);

/** 13: reseller; the part number is the last word of the first line. */
const reseller = drawn(
  "13-reseller",
  { max: 14, priceDecimals: 4, base: { face: "serif", size: 10 } },
  (order, pen) => {
    const head = () => {
      pen.say(200, 30, "Submit Invoices to:", { size: 8 });
      pen.block(200, 42, [order.buyer.name, ...order.buyer.lines]);
      pen.box(390, 28, 186, 76);
      pairs(
        pen,
        [394, 500],
        32,
        [
          ["Date:", day(order.date, "m/d/yyyy")],
          ["Purchase Order Number:", order.number],
          ["External PO Number:", ""],
          ["Buyer Name:", "Whitlock, Dana"],
          ["Buyer email:", "dwhitlock@plant.example"],
        ],
        { size: 8.5 },
      );
      pen.say(36, 112, "Supplier", { bold: true });
      pen.block(36, 124, [order.seller.name, "PO Box 771", ...order.seller.lines, "US"]);
      pen.say(36, 190, `Attn: ${order.seller.name}`);
      pen.say(320, 112, "Ship To:", { bold: true });
      pen.block(320, 124, [order.site.name, ...order.site.lines, "US"]);
      ["Supplier ID", "Shipping Method", "Payment Terms"].forEach(
        (caption, i) => void pen.say(36 + i * 180, 210, caption, { bold: true }),
      );
      ["V10882", "GROUND COLLECT", "NET 45"].forEach((text, i) => void pen.say(36 + i * 180, 222, text));
      pen.rule(36, 238, 576);
      const columns = [
        ["Quantity", 36],
        ["UOM", 92],
        ["Required", 380],
        ["Unit", 462],
        ["Extended", 532],
      ] as const;
      for (const [text, x] of columns) pen.say(x, 242, text, { italic: true });
      pen.say(130, 242, "Manufacturer, Part Number", { italic: true });
      for (const [text, x] of [
        ["Description", 130],
        ["Date", 380],
        ["Price", 462],
        ["Price", 532],
      ] as const)
        pen.say(x, 254, text, { italic: true });
      return 270;
    };
    const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
    flow.y =
      pen.say(
        130,
        flow.y,
        "Shipping Instructions: mark all cartons with our order number and the requester's name; ship complete, no partial shipments without approval.",
        { width: 240, size: 9 },
      ) + 4;
    for (const item of order.items) {
      flow.need(30);
      pen.say(78, flow.y, bare(item.quantity, 4), { align: "right" });
      pen.say(92, flow.y, item.unit);
      pen.say(380, flow.y, day(item.due, "m/d/yyyy"));
      pen.say(500, flow.y, us(item.price, 4), { align: "right" });
      pen.say(576, flow.y, us(item.total), { align: "right" });
      flow.y = pen.say(130, flow.y, `NEW ${order.random.pick(["ORVEX", "TALMONT"])} ${item.sku}`);
      flow.y = pen.say(130, flow.y, item.name, { italic: true }) + 4;
    }
    pen.say(500, flow.y + 6, "TOTAL:", { align: "right", bold: true });
    pen.say(576, flow.y + 6, us(order.net), { align: "right", bold: true });
    pen.say(576, flow.y + 20, "USD", { align: "right" });
    pen.say(
      36,
      760,
      `REV - ${day(order.date, "m/d/yyyy")}   FORM 0072 (09/09/2012)   Document ID: ${order.number}`,
      { size: 7 },
    );
    pen.next();
    pen.say(36, 40, `PO NUMBER: ${order.number}`);
    pen.say(36, 60, "We confirm price and delivery:  YES ____  NO ____");
    return { currency: "USD" };
  },
);

/** 15: distribution accounting; two lines an item and three quantities, or the code alone on the first of three. */
function distribution(name: string, custom: boolean) {
  return drawn(name, { max: 28 }, (order, pen) => {
    const number = order.number.slice(0, 6).padStart(7, "0");
    const x = custom
      ? { unit: 250, ordered: 340, received: 0, back: 0, cost: 450, amount: 574 }
      : { unit: 170, ordered: 270, received: 340, back: 420, cost: 500, amount: 574 };
    const head = () => {
      pen.say(574, 26, `Page:  ${pen.pages}`, { align: "right" });
      pen.say(306, 30, "Purchase Order", { align: "center", size: 14, bold: true });
      pen.block(36, 40, [order.buyer.name.slice(0, 30), ...order.buyer.lines, "5550100210"]);
      pairs(pen, [400, 490], 56, [
        ["P.O. Number:", number],
        ["Order Date:", day(order.date, "m/d/yyyy")],
        ["Vendor Number:", "00-HALV01"],
      ]);
      pen.say(36, 104, "Vendor:");
      pen.block(80, 104, [order.seller.name, ...order.seller.lines, "."]);
      pen.say(330, 104, "Ship To:");
      pen.block(380, 104, [order.site.name, "WAREHOUSE", ...order.site.lines]);
      pen.say(36, 156, "Confirm To:");
      pen.rule(36, 170, 576);
      [custom ? "Date Req'd @ Dest." : "Required Date", "Ship VIA", "F.O.B.", "Terms"].forEach(
        (caption, i) => void pen.say(36 + i * 135, 174, caption),
      );
      [day(order.due, "m/d/yyyy"), "", "", "Net 30"].forEach(
        (text, i) => void pen.say(36 + i * 135, 186, text),
      );
      pen.rule(36, 200, 576);
      pen.say(36, 204, "Item Code");
      if (custom) pen.say(150, 204, "Vendor Number");
      pen.say(x.unit, 204, "Unit");
      pen.say(x.ordered, 204, "Ordered", { align: "right" });
      if (!custom) {
        pen.say(x.received, 204, "Received", { align: "right" });
        pen.say(x.back, 204, "Backordered", { align: "right" });
      }
      pen.say(x.cost, 204, "Unit Cost", { align: "right" });
      pen.say(x.amount, 204, "Amount", { align: "right" });
      pen.rule(36, 216, 576);
      return 222;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 680,
      again: head,
      end: () => void pen.say(574, 700, "Continued", { align: "right" }),
    });
    for (const item of order.items) {
      flow.need(44);
      const unit = item.unit === "BX" ? "CASE" : "EACH";
      if (custom) {
        flow.y = pen.say(36, flow.y, item.buyerSku);
        pen.say(60, flow.y, "000", { size: 7 });
      } else pen.say(36, flow.y, item.buyerSku);
      pen.say(x.unit, flow.y, unit);
      pen.say(x.ordered, flow.y, bare(item.quantity), { align: "right" });
      if (!custom) {
        pen.say(x.received, flow.y, order.random.chance(0.7) ? bare(item.quantity) : "0.00", {
          align: "right",
        });
        pen.say(x.back, flow.y, "0.00", { align: "right" });
      }
      pen.say(x.cost, flow.y, us(item.price, custom ? 4 : 3), { align: "right" });
      flow.y = pen.say(x.amount, flow.y, us(item.total), { align: "right" });
      if (!custom) pen.say(300, flow.y, "Whse:  000");
      flow.y =
        pen.say(
          custom ? 36 : 48,
          flow.y,
          custom ? `${item.name} ${item.buyerSku}` : item.name,
          custom ? { bold: true, size: 11 } : {},
        ) + 4;
    }
    if (custom)
      flow.y = pen.say(36, flow.y, "*** CONFIRM PRICE AND SHIP DATE BY RETURN, SHIP COLLECT ***", {
        italic: true,
      });
    [
      ["Net Order:", us(order.net)],
      ["Sales Tax:", "0.00"],
      ["Freight:", "0.00"],
      ["Order Total:", us(order.net)],
    ].forEach(([caption, text], i) => {
      pen.say(500, 696 + i * 12, caption!, { align: "right" });
      pen.say(574, 696 + i * 12, text!, { align: "right" });
    });
    return {
      docNumber: number,
      requestedDate: order.due,
      line: (item) => ({ sku: null, buyerSku: item.buyerSku }),
    };
  });
}

/** Epicor: release rows under each line, part and revision stacked. */
const epicor = drawn("X-epicor", { max: 25, priceDecimals: 5, bases: [1, 1, 1000] }, (order, pen) => {
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 12 });
    pen.block(36, 46, [...order.buyer.lines, "Phone: 555-010-7000  Fax: 555-010-7001"], { size: 8 });
    pen.say(576, 30, `Purchase Order   ${order.number}`, { bold: true, size: 14, align: "right" });
    pen.say(576, 50, `Page: ${pen.pages} of 9`, { align: "right" });
    const y0 = 90;
    pen.box(36, y0, 268, 60);
    pen.box(308, y0, 268, 60);
    pen.say(40, y0 + 3, "Vendor:", { bold: true });
    pen.block(84, y0 + 3, [order.seller.name, ...order.seller.lines]);
    pen.say(312, y0 + 3, "Ship To:", { bold: true });
    pen.block(360, y0 + 3, [order.site.name, ...order.site.lines]);
    pairs(pen, [36, 100], 158, [
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Due Date:", day(order.due, "m/d/yyyy")],
      ["Terms:", "Net 30 Days"],
    ]);
    pairs(pen, [230, 290], 158, [
      ["Ship Via:", "UPS Ground"],
      ["FOB:", "Origin"],
      ["Buyer:", order.person],
    ]);
    pen.box(36, 200, 540, 26, "#eee");
    const columns = columnsOf(`40 Line | 70 Part Number/Rev/¶Description | >330 Order¶Qty | 340 ¶UOM
      >460 Unit¶Price | >572 Ext¶Price`);
    heads(pen, 202, columns, { bold: true, size: 8 });
    return 232;
  };
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
  for (const item of order.items) {
    flow.need(64);
    pen.say(40, flow.y, String(item.at));
    pen.say(330, flow.y, bare(item.quantity), { align: "right" });
    pen.say(340, flow.y, item.unit);
    pen.say(460, flow.y, `${us(item.price, 5)}${item.basis > 1 ? " /1000" : ""}`, { align: "right" });
    pen.say(572, flow.y, `${us(item.total)}`, { align: "right" });
    flow.y = pen.say(70, flow.y, `${item.buyerSku}   Rev: ${order.random.pick(["A", "B", "01"])}`);
    flow.y = pen.say(70, flow.y, item.name);
    flow.y = pen.say(70, flow.y, `Vendor Part: ${item.sku}`, { size: 8 });
    ["Rel", "Need By", "Required Qty"].forEach(
      (caption, i) => void pen.say(110 + i * 80, flow.y, caption, { size: 7, bold: true }),
    );
    flow.y += 9;
    ["1", day(item.due, "m/d/yyyy"), `${bare(item.quantity)} ${item.unit}`].forEach(
      (text, i) => void pen.say(110 + i * 80, flow.y, text, { size: 8 }),
    );
    flow.y += 14;
  }
  flow.need(60);
  [
    ["Lines Total", us(order.net)],
    ["Line Miscellaneous Charges", "0.00"],
    ["Header Miscellaneous Charges", "0.00"],
    ["PO Total USD", us(order.net)],
  ].forEach(([caption, text], i) => {
    pen.say(470, flow.y + i * 12, caption!, { align: "right" });
    pen.say(572, flow.y + i * 12, text!, { align: "right" });
  });
  return { currency: "USD", requestedDate: order.due, line: (item) => ({ buyerSku: item.buyerSku }) };
});

export const crystal = [
  maker,
  contractor,
  reseller,
  distribution("15a-distribution", false),
  distribution("15b-distribution", true),
  epicor,
];
