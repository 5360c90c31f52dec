import { drawn, lineOf } from "./_family.ts";
import { bare, day, lakh, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "./_table.ts";

/** 4: comments to an item are numbered rows of their own; the currency code stands in every cell. */
const business = drawn(
  "4-business-one",
  { words: "uk", size: [595, 842], max: 20, priceDecimals: 4 },
  (order, pen) => {
    const columns = columnsOf(`38 # | 62 Item No. | 150/190 Description | ^370 Quantity | >470 Unit Price
      >556 Total`);
    pen.say(36, 30, "www.buyer.example", { size: 7 });
    pen.block(36, 42, [order.buyer.name, ...order.buyer.lines, "Tel: 020 5550 1100  Fax: 020 5550 1101"]);
    pen.say(400, 30, "Purchase Order", { size: 18 });
    pen.say(400, 54, "P/O No.");
    pen.say(460, 54, order.number);
    pen.say(36, 110, "Supplier:");
    pen.say(86, 110, order.seller.name, { bold: true });
    pen.block(86, 122, [...order.seller.lines, "Tel: 020 5550 2200 - Dana", "Fax:"]);
    for (const [i, [caption, text]] of [
      ["Account", "HAL01"],
      ["Order Date", day(order.date, "dd.mm.yyyy")],
      ["Delivery Date", day(order.due, "dd.mm.yyyy")],
      ["Service Req'd", "Next day"],
      ["Buyer", "Workshop team"],
      ["Page No.", "1 of 2"],
    ].entries()) {
      pen.say(340, 110 + i * 12, caption!);
      pen.say(420, 110 + i * 12, ":");
      pen.say(430, 110 + i * 12, text!);
    }
    pen.say(36, 190, "Please confirm price and delivery within one working day.");
    const head = () => {
      const y = pen.pages > 1 ? 40 : 206;
      pen.box(36, y, 522, 15, "#dde6f5");
      return heads(pen, y + 3, columns, { bold: true }) + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 640, again: head });
    let row = 0;
    const line = (height: number, write: () => void) => {
      flow.need(height);
      row++;
      pen.say(38, flow.y, String(row));
      const from = flow.y;
      write();
      pen.box(36, from - 3, 522, flow.y - from + 4);
      flow.y += 4;
    };
    for (const item of order.items) {
      line(30, () => {
        flow.y = cells(pen, flow.y, columns, [
          "",
          item.sku,
          item.name,
          us(item.quantity, 0),
          `EUR ${us(item.price, 4)}`,
          `EUR ${us(item.total)}`,
        ]);
      });
      if (order.random.chance(0.3))
        line(40, () => {
          flow.y = pen.say(62, flow.y, "60% on order");
          flow.y = pen.say(62, flow.y, "40% before despatch, see quotation of June");
        });
    }
    flow.need(120);
    pen.say(36, flow.y, "Del. Address:");
    pen.block(100, flow.y, [order.site.name, ...order.site.lines]);
    for (const [caption, text] of [
      ["Total Before Discount", `EUR ${us(order.net)}`],
      ["Discount   0.0000 %", ""],
      ["Carriage", ""],
      ["Nett Total", `EUR ${us(order.net)}`],
      ["VAT @ 20%", ""],
      ["Gross Total", `EUR ${us(order.net)}`],
    ] as const) {
      pen.say(360, flow.y, caption);
      pen.say(556, flow.y, text, { align: "right" });
      flow.y += 12;
    }
    return { currency: "EUR", requestedDate: order.due };
  },
);

/** 12: cut-to-length material without prices; a mark is what a row is known by. */
const cutLength = drawn("12-cut-to-length", { max: 60, min: 20 }, (order, pen) => {
  const marks = order.items.map(() => `${order.random.digits(4)}${order.random.pick(["A", "B", ""])}`);
  const unique = marks.map((mark, i) => (marks.indexOf(mark) < i ? `${mark}${i}` : mark));
  const lines = order.items.map((_, i) => ({
    sku: unique[i],
    description: `${order.random.pick(["X 9x14", "L 4x4x3/8", "C 10x20", "PL 1/2x8"])} ${order.random.pick(["B50", "B36"])}`,
    quantity: order.random.chance(0.8) ? 1 : order.random.int(2, 9),
    unitPrice: null,
    lineTotal: null,
  }));
  const xs = [36, 76, 116, 166, 222, 350, 420, 500, 576];
  const captions = [
    ["Ordered", "Qty"],
    ["Recieved", "Qty"],
    ["Date", "Received"],
    ["Receiver's", "Initials"],
    ["", "Description"],
    ["Mark", "Number"],
    ["", "Length"],
    ["", "Weight"],
  ];
  const grid = (y: number) => {
    pen.box(36, y, 540, 26, "#555");
    for (const [i, stack] of captions.entries())
      for (const [j, text] of stack.entries())
        pen.say((xs[i]! + xs[i + 1]!) / 2, y + 3 + j * 11, text, { align: "center", size: 8 });
    return y + 28;
  };
  const again = () => {
    pen.say(36, 30, `PO: ${order.number} / ${order.random.digits(5)}`);
    pen.say(240, 30, `VENDOR: ${order.seller.name}`);
    pen.say(576, 30, `${day(order.date, "dd/Mon/yy")}  Page ${pen.pages}/4`, { align: "right" });
    return grid(50);
  };
  pen.say(36, 30, "Purchase Order", { size: 18, bold: true });
  pen.say(576, 30, "Page 1/4", { align: "right" });
  pen.say(480, 46, "SEQ. 2");
  pairs(
    pen,
    [36, 130],
    60,
    [
      ["Purchase Order #:", order.number],
      ["Job Number:", order.number.slice(0, 4)],
      ["Job Name:", "Kestrel Court"],
    ],
    { bold: true },
  );
  pen.say(36, 100, `Sent by: ${order.person} @ ${order.buyer.name}, Carver`);
  pen.say(36, 120, "Vendor", { bold: true });
  pen.block(36, 132, [order.seller.name, ...order.seller.lines]);
  pen.say(320, 120, "Ship To", { bold: true });
  pen.block(320, 132, [order.buyer.name, ...order.site.lines]);
  ["Issued date", "Due Date", "Ship via", "FOB point"].forEach((caption, i) => {
    pen.say(36 + i * 135, 180, caption, { bold: true });
    pen.say(
      36 + i * 135,
      192,
      [day(order.date, "dd/Mon/yy"), day(order.due, "dd/Mon/yy"), "Truck", "Yard"][i]!,
    );
  });
  const flow = flowOf(pen, { y: grid(212), bottom: 720, again });
  lines.forEach((line) => {
    flow.need(16);
    const middle = (i: number, text: string) =>
      void pen.say((xs[i]! + xs[i + 1]!) / 2, flow.y + 2, text, { align: "center" });
    middle(0, String(line.quantity));
    pen.say(226, flow.y + 2, line.description);
    middle(5, line.sku!);
    pen.say(
      496,
      flow.y + 2,
      `${order.random.int(2, 40)}' ${order.random.int(0, 11)}-${order.random.pick(["7/8", "1/2", "3/16"])}"`,
      { align: "right" },
    );
    pen.say(572, flow.y + 2, `${us(order.random.int(20, 200000) / 100)}lb`, { align: "right" });
    for (const [i, x] of xs.slice(0, -1).entries()) pen.box(x, flow.y, xs[i + 1]! - x, 14);
    flow.y += 14;
  });
  flow.need(30);
  pen.say(36, flow.y + 6, `Total Qty on PO   ${lines.reduce((sum, { quantity }) => sum + quantity, 0)}`);
  pen.say(400, flow.y + 6, "Total Weight on PO   12,345.60lb");
  return { requestedDate: order.due, total: null, lines };
});

/** 14: the vendor's letterhead; `Unit` heads the quantities. */
const template = drawn("14-template", { size: [595, 842], max: 14 }, (order, pen) => {
  pen.box(0, 0, 595, 20, "#4472c4");
  pen.block(36, 34, [order.seller.name, ...order.seller.lines, "555-010-6000", "sales@vendor.example"], {
    bold: true,
  });
  pen.say(400, 34, "PURCHASE ORDER", { size: 16, bold: true });
  pairs(pen, [400, 480], 60, [
    ["P.O. NUMBER:", order.number],
    ["Date:", day(order.date, "mm/dd/yy")],
  ]);
  ["CUSTOMER", "BILL TO", "DELIVER TO"].forEach((caption, i) => {
    pen.box(36 + i * 176, 110, 170, 13, "#ffe08a");
    pen.say(40 + i * 176, 112, caption, { bold: true });
    pen.block(40 + i * 176, 128, [order.person, order.buyer.name, ...order.buyer.lines]);
  });
  ["START DATE", "CANCEL DATE", "ORDERED BY", "SHIPPED VIA", "FOB", "TERMS"].forEach((caption, i) => {
    pen.say(36 + i * 88, 196, caption, { bold: true, size: 8 });
    pen.say(36 + i * 88, 208, ["1-Jan-20", "6/30/2020", "Dana", "Truck", "Plant", "Net 30"][i]!);
  });
  const columns = columnsOf("^66 Unit | 110/260 Description | >470 Unit Price ($) | >552 Amount ($)");
  pen.box(36, 230, 522, 16, "#9a9a50");
  let y = heads(pen, 233, columns, { bold: true }) + 5;
  for (const item of order.items)
    y =
      cells(pen, y, columns, [
        item.quantity,
        `${order.random.int(3, 20)} x ${order.random.int(20, 90)} ${item.name}`,
        us(item.price),
        us(item.total),
      ]) + 4;
  for (let i = 0; i < 10; i++) pen.rule(36, y + i * 14, 558);
  y += 150;
  const tax = Number((order.net * 0.08).toFixed(2));
  for (const [caption, rate, text] of [
    ["Subtotal ($)", "", us(order.net)],
    ["Sales Tax (%)", "8", us(tax)],
    ["Total Amount ($)", "", us(order.net + tax)],
  ] as const) {
    pen.say(420, y, caption, { align: "right" });
    pen.say(450, y, rate);
    pen.say(552, y, text, { align: "right" });
    y += 14;
  }
  pen.say(36, y - 30, "Signature ____________________");
  return {
    currency: undefined,
    total: Number((order.net + tax).toFixed(2)),
    line: (item) => ({ sku: null, description: item.name }),
  };
});

/** 18: Tally's voucher; quantities twice, taxes as rows without a quantity. */
const tally = drawn(
  "18-tally",
  { size: [595, 842], max: 12, min: 1, forms: ["runs", "words", "shuffled"] },
  (order, pen) => {
    const number = `PO-${order.number.slice(0, 4)}`;
    const unit = "Nos";
    pen.say(297, 24, "PURCHASE ORDER", { align: "center", bold: true });
    pen.box(30, 40, 535, 730);
    let y = 44;
    for (const [caption, party] of [
      ["Invoice To", order.buyer],
      ["Consignee (Ship to)", order.buyer],
      ["Supplier (Bill from)", order.seller],
    ] as const) {
      y = pen.say(34, y, caption, { size: 7 });
      y = pen.say(34, y, party.name, { bold: true });
      y =
        pen.block(34, y, [
          ...party.lines,
          "GSTIN/UIN : 27AAACX0000X1Z1",
          "State Name : Maharashtra, Code : 27",
        ]) + 3;
      pen.rule(30, y - 2, 300);
    }
    const grid = [
      ["Voucher No.", "7"],
      ["Dated", day(order.date, "d-Mon-yy")],
      ["", ""],
      ["Mode/Terms of Payment", "30 Days"],
      ["Reference No. & Date.", number],
      ["Other References", "REQ/22/118"],
      ["Dispatched through", "Road"],
      ["Destination", "Pune"],
      ["Terms of Delivery", ""],
    ];
    grid.forEach(([caption, text], i) => {
      const [x, top] = [302 + (i % 2) * 132, 42 + Math.floor(i / 2) * 30];
      pen.box(x - 2, top, 132, 30);
      pen.say(x, top + 2, caption!, { size: 7 });
      pen.say(x, top + 13, text!, { bold: true });
    });
    const columns = columnsOf(`34 Sl¶No. | 60/190 Description of Goods | >300 Due on | >365 Quantity¶To Ship
      >425 ¶To Bill | >478 Rate | 482 per | >560 Amount`);
    pen.rule(30, y, 565);
    y = heads(pen, y + 3, columns, { size: 8, top: true }) + 2;
    pen.rule(30, y - 2, 565);
    for (const item of order.items)
      y =
        cells(
          pen,
          y,
          columns,
          [
            item.at,
            item.name,
            "15 Days",
            `${us(item.quantity, 0)} ${unit}`,
            `${us(item.quantity, 0)} ${unit}`,
            lakh(item.price),
            unit,
            lakh(item.total),
          ],
          { bold: false },
        ) + 2;
    const tax = Number((order.net * 0.09).toFixed(2));
    pen.say(560, y, lakh(order.net), { align: "right" });
    for (const name of ["CGST", "SGST"]) {
      y += 13;
      pen.say(250, y, name, { align: "right", bold: true, italic: true });
      pen.say(560, y, lakh(tax), { align: "right" });
    }
    const [units, total] = [
      order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      Number((order.net + 2 * tax).toFixed(2)),
    ];
    y += 24;
    pen.rule(30, y - 3, 565);
    pen.say(250, y, "Total", { align: "right" });
    pen.say(365, y, `${us(units, 0)} ${unit}`, { align: "right", bold: true });
    pen.say(425, y, `${us(units, 0)} ${unit}`, { align: "right", bold: true });
    pen.say(560, y, `Rs. ${lakh(total)}`, { align: "right", bold: true });
    pen.say(34, y + 18, "Amount Chargeable (in words)", { size: 7 });
    pen.say(34, y + 28, "INR Something Lakh Some Thousand Only", { bold: true });
    pen.say(560, y + 60, `for ${order.buyer.name}`, { align: "right", size: 8 });
    return { docNumber: number, currency: "INR", total, line: (item) => ({ sku: null, unit: item.unit }) };
  },
);

/** 19: a bundle, every page an order of its own, letters placed one by one. */
const bundle = drawn(
  "19-store-bundle",
  { words: "food", min: 12, max: 32, base: { face: "serif", size: 10 }, forms: ["glyphs"] },
  (order, pen) => {
    const shares = [0, 1, 2, 3].map((page) => order.items.filter((_, i) => i % 4 === page));
    const lines = shares.flatMap((items, page) => {
      if (page) pen.next();
      pen.say(306, 30, order.buyer.name.toUpperCase(), { align: "center", size: 14, bold: true });
      pen.say(306, 48, "Purchase Order", { align: "center", size: 12 });
      pen.say(306, 64, "GROCERY (PROMOTION)", { align: "center" });
      pen.say(440, 40, `PO No.:${Number(order.number) + page * 7}`, { size: 12 });
      pen.say(440, 56, `*${Number(order.number) + page * 7}*`);
      pairs(pen, [400, 450], 76, [
        ["Store :", `0${page + 3} - Lakeside ${page + 1}`],
        ["Address :", order.site.lines[0]!],
        ["Fax :", ""],
        ["Tel.:", "555-010-1000"],
      ]);
      pairs(
        pen,
        [36, 180],
        76,
        [
          ["Order Date :", day(order.date, "mm/dd/yyyy")],
          ["To :", `20114 ${order.seller.name}`],
          ["Tel.:", "555-010-2000"],
          ["Fax :", ""],
          ["Delivery Date (on or before) :", day(order.due, "mm/dd/yyyy")],
        ],
        { italic: true },
      );
      pen.say(576, 60, "Page : 1", { align: "right" });
      const columns = columnsOf(`36 Item# | 90/170 Description | 270 Vendor Item# | 340 Size/Pack | >440 Order
        450 Shipped Qty | >545 Price | >590 Total`);
      pen.rule(36, 146, 590);
      let y = heads(pen, 148, columns);
      pen.rule(36, y, 590);
      y += 4;
      for (const item of items)
        y =
          cells(
            pen,
            y,
            columns,
            [
              item.buyerSku.slice(0, 6),
              item.name,
              item.buyerSku.slice(0, 6),
              "250ml/ 8.00",
              bare(item.quantity),
              "________",
              us(item.price),
              us(item.total),
            ],
            { size: 9 },
          ) + 8;
      pen.rule(36, y, 590);
      pen.say(36, y + 4, `Total number of item count : ${items.length}`);
      pen.say(440, y + 4, bare(items.reduce((sum, { quantity }) => sum + quantity, 0)), { align: "right" });
      pen.say(590, y + 4, us(items.reduce((sum, { total }) => sum + total, 0)), { align: "right" });
      pen.say(36, y + 30, "Please deliver before noon. Late deliveries are refused.");
      return items.map((item) => ({ ...lineOf(item), sku: null, buyerSku: item.buyerSku.slice(0, 6) }));
    });
    return {
      requestedDate: order.due,
      total: Number(shares[0]!.reduce((sum, { total }) => sum + total, 0).toFixed(2)),
      lines,
    };
  },
);

/** 6: a designer's form; spaced captions, dollar zeros in empty rows. */
const form = drawn("6-fillable", { max: 6, min: 1, forms: ["runs", "shuffled"] }, (order, pen) => {
  const spaced = { spacing: 2, size: 7 };
  for (let i = 0; i < 5; i++) pen.rule(36, 60 + i * 16, 260);
  pen.block(38, 48, [order.buyer.name, "", ...order.buyer.lines], { size: 9 });
  pen.say(400, 30, "PURCHASE ORDER", { size: 16, spacing: 2 });
  pen.say(380, 60, "DATE", spaced);
  pen.say(460, 58, day(order.date, "m/d/yyyy"));
  pen.say(380, 76, "ORDER NO.", spaced);
  pen.say(460, 74, order.number);
  ["VENDOR:", "SHIP TO:"].forEach((caption, i) => {
    const [x, party] = [36 + i * 280, [order.seller, order.site][i]!];
    pen.say(x, 140, caption, spaced);
    [
      ["CONTACT NAME", i ? order.person : ""],
      ["COMPANY", party.name],
      ["ADDRESS", party.lines.join(", ")],
      ["PHONE", party.phone],
    ].forEach(([label, text], j) => {
      pen.say(x, 156 + j * 15, label!, { ...spaced, spacing: 1 });
      pen.say(x + 90, 154 + j * 15, text!, { size: 8 });
      pen.rule(x + 88, 164 + j * 15, x + 250);
    });
  });
  ["SHIP VIA", "SHIPPING METHOD", "SHIPPING TERMS", "DELIVERY DATE"].forEach((caption, i) => {
    pen.say(36 + i * 136, 226, caption, { ...spaced, spacing: 1 });
    pen.say(36 + i * 136, 238, ["Truck", "Ground", "FOB", day(order.due, "mm/dd/yyyy")][i]!);
  });
  const columns = columnsOf(`40 CODE | 120/200 PRODUCT NAME/DESCRIPTION | >390 QTY | >480 UNIT PRICE
    >570 TOTAL`);
  pen.box(36, 260, 540, 16, "#7aa7c7");
  let y = heads(pen, 263, columns, { size: 7, spacing: 1 }) + 5;
  for (let i = 0; i < 8; i++) {
    const item = order.items[i];
    pen.rule(36, y + 15, 576);
    if (item) {
      pen.say(120, y + 3, item.name, { size: 6.5 });
      cells(pen, y, columns, [item.sku, "", item.quantity, `$ ${us(item.price)}`, `$ ${us(item.total)}`]);
    } else pen.say(570, y, "$ 0.00", { align: "right" });
    y += 18;
  }
  for (const [caption, text] of [
    ["SUBTOTAL", us(order.net)],
    ["DISCOUNT", ""],
    ["SUBTOTAL LESS DISCOUNT", us(order.net)],
    ["TAX RATE", "0.00%"],
    ["TOTAL TAX", "$ 0.00"],
    ["SHIPPING/HANDLING", ""],
    ["TOTAL", `$ ${us(order.net)}`],
  ] as const) {
    pen.say(480, y + 2, caption, { align: "right", size: 7 });
    pen.say(570, y, text, { align: "right" });
    y += 13;
  }
  return { requestedDate: order.due, currency: "USD" };
});

export const small = [business, cutLength, template, tally, bundle, form];
