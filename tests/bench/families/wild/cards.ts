import { drawn } from "../_family.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { taxOf, traded, truly } from "../_trade.ts";

const A4: [number, number] = [595, 842];

/** A hosted suite's print: captions set right against a middle line, parties under ruled captions, all money told once above the lines. */
const captions = drawn(
  "wild-eztable-captions-us",
  { words: "en", size: [612, 792], max: 44 },
  (made, pen) => {
    const order = sited(traded(made, { wares: "mro", buyers: "works", number: "PO9999", units: ["EA"] }), [
      "East Warehouse",
      "Overflow Storage B",
    ]);
    const { random, seller, site } = order;
    pen.say(306, 30, order.buyer.name, { size: 14, bold: true, align: "center" });
    pen.say(306, 50, order.buyer.lines.join(", "), { size: 8, align: "center" });
    pen.say(306, 70, "Purchase Order", { size: 12, bold: true, align: "center" });
    const facts = [
      ["PO Number# :", order.number],
      ["Order Date :", day(order.date, "Mon d, yyyy")],
      ["Approved :", "Yes"],
      ["Order Status :", "Open"],
      ["Order Type :", "Standard"],
      ["Sales Order# :", ""],
      ["Delivery Date :", day(order.due, "Mon d, yyyy")],
      ["Payment Term :", "Net 30"],
      ["Payment Method :", "Check"],
      ["Shipping Carrier :", random.pick(["UPS", "FedEx Ground"])],
      ["Comments :", "Not specified."],
    ];
    for (const [i, [caption, value]] of facts.entries()) {
      pen.say(156, 94 + i * 13, caption!, { align: "right" });
      pen.say(160, 94 + i * 13, value!);
    }
    for (const [x, caption, { name, lines, phone }] of [
      [52, "Vendor Address", seller],
      [326, "Ship-To Address", site],
    ] as const) {
      pen.say(x, 250, caption, { bold: true });
      pen.rule(x, 262, x + 78);
      pen.block(x, 266, [
        name,
        `${lines[0]},`,
        lines.slice(1).join(", "),
        "Contact Name: Sales Desk",
        `Landline: ${phone}`,
      ]);
    }
    pen.say(560, 340, "All figures are in USD.", { bold: true, align: "right" });
    pen.say(560, 356, "Tax Rate [State]: 7.00 %", { size: 8, align: "right" });
    const columns =
      columnsOf(`52 SKU | 130/190 Description | >370 Qty Ordered | >440 Unit Price | ^475 Taxable
      >560 Amount`);
    const flow = flowOf(pen, {
      y: heads(pen, 374, columns, { bold: true }),
      bottom: 740,
      again: () => heads(pen, 40, columns, { bold: true }),
    });
    for (const item of order.items) {
      flow.need(26);
      pen.rule(50, flow.y - 1, 562);
      flow.y =
        cells(pen, flow.y + 2, columns, [
          item.sku,
          item.name,
          item.quantity,
          bare(item.price),
          "Yes",
          bare(item.total),
        ]) + 2;
    }
    flow.need(70);
    const freight = random.pick([0, 18.5, 125]);
    const tax = taxOf(order, 7);
    for (const [i, [caption, value]] of [
      ["Sub Total :", order.net],
      ["Tax :", tax],
      ["Freight :", freight],
      ["Grand Total :", rounded(order.net + tax + freight, 2)],
    ].entries()) {
      pen.say(470, flow.y + 8 + i * 13, String(caption), { align: "right", bold: true });
      pen.say(560, flow.y + 8 + i * 13, us(Number(value)), { align: "right" });
    }
    return {
      ...truly(order, () => ({ unit: null })),
      currency: "USD",
      requestedDate: order.due,
      total: rounded(order.net + tax + freight, 2),
      shipTo: site,
    };
  },
);

/** A school project's print that a shop keeps using: captions of the ship-to set right by their own lengths, a strip of terms, four sums. */
const green = drawn("wild-fpdf-green-ph", { words: "en", size: A4, max: 16 }, (made, pen) => {
  const order = sited(traded(made, { wares: "retail", buyers: "shops", number: "99999", units: ["EA"] }), [
    "Branch Two Storage",
    "Mall Kiosk Level 3",
  ]);
  const { random, seller, site, buyer } = order;
  pen.box(28, 28, 539, 130, "#dcefdc");
  pen.say(297, 46, "PURCHASE ORDER", { size: 20, bold: true, align: "center" });
  pairs(
    pen,
    [30, 112],
    92,
    [
      ["Company Name:", buyer.name],
      ["Address:", buyer.lines[0]!],
      ["City:", buyer.lines[1]!],
    ],
    { size: 10, step: 14 },
  );
  for (const [i, [caption, value]] of [
    ["PO Number:", order.number],
    ["PO Date:", order.date],
    ["Supplier ID:", random.digits(3)],
  ].entries()) {
    pen.say(396, 92 + i * 14, caption!, { size: 10, bold: true, align: "right" });
    pen.say(399, 92 + i * 14, value!, { size: 10, bold: true });
  }
  pen.say(31, 170, "Purchase From", { size: 10, bold: true });
  pen.say(460, 170, "Ship To", { size: 10, bold: true, align: "center" });
  const [town, zip] = [site.lines[1]!.replace(/ \d+$/, ""), /\d+$/.exec(site.lines[1]!)?.[0] ?? ""];
  const left = [
    ["Supplier Name:", seller.name],
    ["Street Address:", seller.lines[0]!],
    ["City:", seller.lines[1]!],
    ["Phone Number:", seller.phone],
  ];
  const right = [
    ["Company Name:", site.name],
    ["Street Address:", site.lines[0]!],
    ["City:", town],
    ["ZIP:", zip],
    ["Phone Number:", site.phone],
  ];
  for (const [i, [caption, value]] of left.entries()) {
    pen.say(31, 194 + i * 14, caption!, { size: 10, bold: true });
    pen.say(116, 194 + i * 14, value!, { size: 10 });
  }
  for (const [i, [caption, value]] of right.entries()) {
    pen.say(414 - i, 194 + i * 14, caption!, { size: 10, bold: true, align: "right" });
    pen.say(417 - i, 194 + i * 14, value!, { size: 10 });
  }
  const stripe = (y: number, edges: number[], values: string[], bold: boolean) => {
    for (const [i, value] of values.entries()) {
      pen.box(edges[i]!, y, edges[i + 1]! - edges[i]!, bold ? 20 : 15);
      pen.say(bold ? (edges[i]! + edges[i + 1]!) / 2 : edges[i]! + 3, y + (bold ? 5 : 3), value, {
        size: 10,
        bold,
        align: bold ? "center" : "left",
      });
    }
    return y + (bold ? 20 : 15);
  };
  const terms = [28, 156, 292, 391, 567];
  stripe(
    stripe(276, terms, ["REQUISITIONER", "SHIP VIA", "F.O.B", "SHIPPING TERMS"], true),
    terms,
    [order.person, "Truck", "Destination", "Prepaid"],
    false,
  );
  const edges = [28, 110, 280, 355, 440, 567];
  let y = stripe(326, edges, ["Item #", "Description", "Quantity", "Unit Price", "Total"], true);
  for (const item of order.items)
    y = stripe(
      y,
      edges,
      [item.sku, item.name.slice(0, 32), String(item.quantity), us(item.price), us(item.total)],
      false,
    );
  const shipping = random.pick([0, 350]);
  const tax = taxOf(order, 12);
  for (const [i, [caption, value]] of [
    ["SUBTOTAL:", order.net],
    ["TAX:", tax],
    ["SHIPPING:", shipping],
    ["OTHER:", 0],
    ["TOTAL AMOUNT:", rounded(order.net + tax + shipping, 2)],
  ].entries()) {
    pen.say(438, y + 20 + i * 14, String(caption), { size: 10, align: "right" });
    pen.say(441, y + 20 + i * 14, us(Number(value)), { size: 10 });
  }
  pen.block(31, y + 20, ["RECEIVED BY:", "APPROVED BY:"], { size: 10 });
  return {
    ...truly(order, ({ name }) => ({ unit: null, description: name.slice(0, 32) })),
    total: rounded(order.net + tax + shipping, 2),
    shipTo: { name: site.name, lines: [site.lines[0]!, town] },
  };
});

/** A grower's branded print: two cards side by side, the status shouted, code behind the words, rand before each sum. */
const branded = drawn("wild-pdfkit-branded-za", { words: "en", size: A4, max: 12 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "retail",
      buyers: ["Karoo Grow Supplies (Pty) Ltd", "Table Bay Wellness (Pty) Ltd"],
      number: "PO-20YY-99999",
      units: ["units", "kg", "box"],
    }),
    ["Sandton Branch", "Main Warehouse"],
  );
  const { seller, site, buyer } = order;
  pen.say(50, 50, buyer.name.split(" ")[0]!.toUpperCase(), { size: 22, bold: true });
  pen.block(545, 50, [buyer.name, ...buyer.lines, `Tel: ${buyer.phone}`], { align: "right" });
  pen.say(50, 130, "PURCHASE ORDER", { size: 24, bold: true });
  pen.say(50, 158, order.number, { size: 12, bold: true });
  pen.rule(50, 180, 545);
  pen.say(50, 200, "SUPPLIER", { size: 11, bold: true });
  pen.box(50, 215, 230, 80, "#faf6ea");
  pen.block(60, 225, [
    seller.name,
    order.person,
    "orders@supplier.example",
    seller.phone,
    seller.lines.join(", "),
  ]);
  pen.say(60, 297, "Supplier ID: SUP-0042", { size: 8 });
  pen.say(310, 200, "ORDER DETAILS", { size: 11, bold: true });
  pen.box(310, 215, 235, 80, "#faf6ea");
  pairs(
    pen,
    [320, 420],
    225,
    [
      ["PO Number:", order.number],
      ["Date:", day(order.date, "yyyy/mm/dd")],
      ["Expected Delivery:", day(order.due, "yyyy/mm/dd")],
      ["Priority:", "NORMAL"],
      ["Status:", "APPROVED"],
    ],
    { step: 14, bold: true },
  );
  pen.say(50, 320, "DELIVER TO", { size: 11, bold: true });
  pen.block(50, 335, [site.name, ...site.lines]);
  const columns = columnsOf(`55 # | 80/180 Item Description | 265 SKU | ^350 Qty | 375 Unit | >480 Unit Price
    >540 Total`);
  let y = heads(pen, 392, columns, { bold: true }) + 8;
  for (const item of order.items) {
    cells(pen, y, columns, [
      item.at,
      item.name,
      item.sku,
      item.quantity,
      item.unit,
      `R ${bare(item.price)}`,
      `R ${bare(item.total)}`,
    ]);
    y += 25;
  }
  const tax = taxOf(order, 15);
  pairs(
    pen,
    [360, 470],
    y + 10,
    [
      ["Subtotal:", `R ${bare(order.net)}`],
      ["VAT (15%):", `R ${bare(tax)}`],
      ["TOTAL:", `R ${bare(order.net + tax)}`],
    ],
    { size: 10, step: 18 },
  );
  pen.block(
    50,
    800,
    ["Authorized By: ____________________________", `${buyer.name.split(" ")[0]} - Cultivating Excellence`],
    { size: 8 },
  );
  return {
    ...truly(order),
    currency: "ZAR",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
    shipTo: site,
  };
});

export const wildCards = [captions, green, branded];
