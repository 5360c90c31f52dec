import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, lakh } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** An Indian plant's order: every line has its basic price, packing and taxes as rows of conditions, then its own landed sum. */
const conditions = drawn("real-conditions-in", { words: "india", max: 12, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.india,
    number: "4199999999",
    units: ["NOS", "KG", "SET"],
  });
  const columns = columnsOf(`36 Sl.¶No | 62 Material Code /¶Description | 250 HSN/SAC¶ | >340 Quantity¶
    346 UOM¶ | >440 Rate/Unit¶(INR) | >559 Amount¶(INR)`);
  const dotted = (iso: string) => day(iso, "dd.mm.yyyy");
  const head = () => {
    pen.say(297, 28, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(297, 45, order.buyer.lines.join(", "), { size: 8, align: "center" });
    pen.say(297, 60, "PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    if (pen.pages > 1) {
      pen.say(36, 78, `PO No. ${order.number}`);
      pen.say(559, 78, `Page ${pen.pages}`, { align: "right" });
      return 98;
    }
    pen.box(34, 76, 527, 84);
    pen.rule(300, 76, 300, 160);
    pen.block(40, 80, [
      "To,",
      `M/s. ${order.seller.name}`,
      ...order.seller.lines,
      "GSTIN : 27AABCU9603R1ZX",
      `Vendor Code : ${order.random.digits(6)}`,
    ]);
    pairs(pen, [306, 400], 80, [
      ["PO No.", `: ${order.number}`],
      ["PO Date", `: ${dotted(order.date)}`],
      ["Quotation Ref", `: Q/${order.random.digits(3)}/24-25 dt. ${dotted(order.date)}`],
      ["Our GSTIN", ": 29AAACB1234C1Z5"],
      ["Payment", ": 45 days from GRN"],
    ]);
    pen.say(
      36,
      166,
      `Please supply the following materials on or before ${dotted(order.due)} as per terms below.`,
    );
    return 186;
  };
  const flow = wayOf(pen, { columns, head, bottom: 760 });
  let [all, gst] = [0, 0];
  for (const item of order.items) {
    flow.need(96);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      `8483${order.random.digits(4)}`,
      lakh(item.quantity, 3),
      item.unit,
      lakh(item.price),
      lakh(item.total),
    ]);
    flow.y = pen.say(62, flow.y, item.name, { width: 180 });
    const packing = rounded(item.total * 0.02, 2);
    const half = rounded((item.total + packing) * 0.09, 2);
    const landed = rounded(item.total + packing + half * 2, 2);
    gst = rounded(gst + half * 2, 2);
    all = rounded(all + landed, 2);
    for (const [caption, rate, amount] of [
      ["P&F charges", "2.00 %", packing],
      ["IN: Central GST", "9.00 %", half],
      ["IN: State GST", "9.00 %", half],
      ["Total value of item", "", landed],
    ] as const) {
      pen.say(250, flow.y, caption, { size: 8 });
      pen.say(440, flow.y, rate, { size: 8, align: "right" });
      flow.y = pen.say(559, flow.y, lakh(amount), { size: 8, align: "right" });
    }
    flow.y =
      pen.say(62, flow.y, `Delivery Date: ${dotted(item.due)}   Drg: ${order.random.digits(4)}-A`, {
        size: 8,
      }) + 6;
    pen.rule(34, flow.y - 3, 561);
  }
  flow.need(60);
  pairs(pen, [340, 480], flow.y + 2, [
    ["Total GST", lakh(gst)],
    ["Total PO Value (INR)", lakh(all)],
  ]);
  pen.say(36, flow.y + 30, "Amount in words: INR TWO LAKH FORTY THOUSAND ONLY", { size: 8 });
  return {
    ...truly(order, ({ buyerSku }) => ({ sku: null, buyerSku })),
    currency: "INR",
    total: all,
    requestedDate: order.due,
  };
});

/** A work order: services under their account code with a tax and a sum, no quantity and no price of one. */
const services = drawn("real-work-order-sac", { words: "india", max: 7, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "Ultrasonic testing of welds, 8 hours shift",
      "Calibration of pressure gauges at site",
      "Scaffolding, erection and dismantling",
      "Annual maintenance of crane, first half",
      "Painting of structure, two coats",
    ],
    buyers: ASKING.india,
    number: "WO/24-25/9999",
    units: ["AU"],
  });
  const columns = columnsOf(`36 S.R.¶NO. | 70 SAC¶CODE | 130 SAC CODE¶DESCRIPTION | 240/150 DESCRIPTION¶
    410 TAX¶RATE | >500 TAX¶AMOUNT | >559 AMOUNT¶`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(559, 30, "WORK ORDER", { bold: true, size: 13, align: "right" });
    pen.block(36, 48, order.buyer.lines, { size: 8 });
    pairs(pen, [380, 450], 50, [
      ["WO No.", `: ${order.number}`],
      ["WO Date", `: ${day(order.date, "dd-Mon-yyyy")}`],
      ["Valid upto", `: ${day(order.due, "dd-Mon-yyyy")}`],
    ]);
    pen.block(36, 90, ["Kind Attn: Proprietor", order.seller.name, ...order.seller.lines]);
    let y = 150;
    for (const text of [
      "a) The Vendor should send all original invoices directly to Accounts against dispatch.",
      "b) Our accounting closure is month by month, invoices before month end only.",
      "c) This order number must be mentioned on all documents. Confirm within 4 days.",
    ])
      y = pen.say(36, y, text, { size: 8 });
    return y + 10;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true, size: 8 } });
  let [net, tax] = [0, 0];
  const lines = order.items.map((item) => {
    flow.need(50);
    const share = rounded(item.total * 0.18, 2);
    net = rounded(net + item.total, 2);
    tax = rounded(tax + share, 2);
    cells(pen, flow.y, columns, [
      item.at,
      `99${order.random.digits(4)}`,
      "Professional /",
      "",
      "GST@18%",
      share.toFixed(2),
      item.total.toFixed(2),
    ]);
    pen.say(130, flow.y + 11, "Services Charges");
    flow.y = Math.max(pen.say(240, flow.y, item.name, { width: 150 }), flow.y + 22) + 6;
    return {
      sku: null,
      buyerSku: null,
      description: item.name,
      quantity: null,
      unit: null,
      unitPrice: null,
      priceBasis: null,
      lineTotal: item.total,
    };
  });
  flow.need(40);
  pen.rule(34, flow.y, 561);
  pen.say(410, flow.y + 4, "GST@18%");
  pen.say(559, flow.y + 4, tax.toFixed(2), { align: "right" });
  pen.say(36, flow.y + 18, "Total in Words : Eighty eight thousand five hundred rupees Only");
  pen.say(400, flow.y + 18, "Total Amount :", { bold: true });
  pen.say(559, flow.y + 18, rounded(net + tax, 2).toFixed(2), { bold: true, align: "right" });
  return { ...truly(order), lines, total: rounded(net + tax, 2) };
});

export const realIndia = [conditions, services];
