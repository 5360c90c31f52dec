import { drawn, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

/** A web accounting system, landscape: quantities set to the left, total in a fixed place, tax said to be left out. */
const weberp = drawn("T-weberp", { size: [842, 595], max: 50, quantityDecimals: 2 }, (order, pen) => {
  const columns = columnsOf(`40 Code | 120/230 Item Description | 372 Quantity | 440 Unit | 480 Date Reqd
    >662 Price | >790 Total`);
  const head = () => {
    pen.say(421, 26, "Purchase Order", { bold: true, size: 15, align: "center" });
    pen.block(40, 50, [order.buyer.name, ...order.buyer.lines, `Ph: ${order.buyer.phone}`, "Fax: 555-0100"]);
    pen.say(300, 50, "Purchase Order Number", { size: 10 });
    pen.say(420, 50, order.number, { size: 10, bold: true });
    pen.say(300, 64, "Page", { size: 10 });
    pen.say(420, 64, String(pen.pages), { size: 10 });
    pen.say(300, 84, "Order Date:");
    pen.say(420, 84, day(order.date, "dd/mm/yyyy"));
    pen.say(300, 97, "Initiator:");
    pen.say(420, 97, order.person);
    pen.say(300, 110, "Requisition Reference:");
    pen.say(40, 128, "To:", { bold: true });
    pen.block(60, 128, [order.seller.name, ...order.seller.lines]);
    pen.say(560, 50, "Deliver To:", { bold: true });
    pen.block(560, 64, [order.site.name, ...order.site.lines]);
    pen.say(560, 128, `All amounts stated in - Australian Dollars`);
    pen.box(36, 172, 766, 360);
    const rows = heads(pen, 176, columns, { bold: true });
    pen.rule(36, rows, 802);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 520, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      item.name,
      us(item.quantity, 2),
      item.unit.toLowerCase(),
      day(item.due, "dd/mm/yyyy"),
      us(item.price),
      us(item.total),
    ]);
  }
  pen.say(40, 538, "Comments: Packing slip must show our order number.");
  pen.say(600, 540, "Order Total - excl tax AUD", { bold: true });
  pen.say(790, 540, us(order.net), { align: "right", bold: true });
  return { currency: "AUD" };
});

/** Another, portrait: boxes of parties with the caption on the frame, a strip of five captions, totals far below the last line. */
const front = drawn("T-frontaccounting", { size: [595, 842], max: 40 }, (order, pen) => {
  const columns = columnsOf(`44 Item Code | 102/150 Item Description | 268 Delivery Date | >378 Quantity
    384 Unit | >484 Price | >554 Total`);
  const head = () => {
    pen.say(44, 34, order.buyer.name, { bold: true, size: 14 });
    pairs(
      pen,
      [44, 100],
      60,
      [
        ["Phone", order.buyer.phone],
        ["Email", "orders@buyer.example"],
        ["Our VAT No.", `GB${order.random.digits(9)}`],
        ["Domicile", order.buyer.lines[1]!],
      ],
      { size: 8 },
    );
    pen.say(554, 34, "PURCHASE ORDER", { bold: true, size: 14, align: "right" });
    pairs(pen, [400, 490], 60, [
      ["Date", day(order.date, "dd/mm/yyyy")],
      ["Purchase Order No.", order.number.slice(0, 5)],
      ["Page", String(pen.pages)],
    ]);
    pen.say(44, 128, "Order To", { italic: true });
    pen.say(304, 128, "Deliver To", { italic: true });
    pen.box(40, 124, 518, 84);
    pen.block(60, 142, [order.seller.name, ...order.seller.lines]);
    pen.block(320, 142, order.site.lines);
    const strip = [
      ["Customer's Reference", `ACC-${order.random.digits(4)}`],
      ["Sales Person", ""],
      ["Your VAT no.", "GB123456789"],
      ["Supplier's Reference", `SQ/${order.random.digits(4)}`],
      ["Payment Terms", "30 days"],
    ];
    pen.box(40, 214, 518, 30);
    strip.forEach(([caption, value], i) => {
      pen.say(92 + i * 103.6, 217, caption!, { align: "center", italic: true, size: 8 });
      pen.say(92 + i * 103.6, 231, value!, { align: "center", size: 8 });
    });
    pen.box(40, 250, 518, 480);
    const rows = heads(pen, 254, columns, { italic: true });
    pen.rule(40, rows, 558);
    return rows + 5;
  };
  const flow = flowOf(pen, { y: head(), bottom: 590, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        day(item.due, "dd/mm/yyyy"),
        item.quantity,
        item.unit.toLowerCase(),
        us(item.price),
        us(item.total),
      ]) + 1;
  }
  const tax = Number((order.net * 0.2).toFixed(2));
  [
    ["Sub-total", order.net],
    ["VAT (20%)", tax],
    ["TOTAL PO", order.net + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(352, 620 + i * 14 + (i === 2 ? 14 : 0), String(caption), { bold: i === 2 });
    pen.say(554, 620 + i * 14 + (i === 2 ? 14 : 0), us(Number(amount)), { align: "right", bold: i === 2 });
  });
  pen.say(44, 740, "Bank: First Example Bank, Account 0100200300   All amounts stated in - GBP", { size: 8 });
  return {
    docNumber: order.number.slice(0, 5),
    currency: "GBP",
    total: Number((order.net + tax).toFixed(2)),
  };
});

/** A CRM's order: list price, discount and tax by line, a net price that is all of it, many sums at the end. */
const crm = printed("T-vtiger", { max: 20 }, (order) => {
  const off = order.items.map((item) => Number((item.total * order.random.pick([0, 0, 0.05])).toFixed(2)));
  const taxes = order.items.map((item, i) => Number(((item.total - off[i]!) * 0.1).toFixed(2)));
  const nets = order.items.map((item, i) => Number((item.total - off[i]! + taxes[i]!).toFixed(2)));
  const sum = Number(nets.reduce((total, net) => total + net, 0).toFixed(2));
  const shipping = 75;
  return {
    html: page(
      ".h td{background:#eee;border:1px solid #999;text-align:center}.i td,.i th{border-left:1px solid #999;border-right:1px solid #999;padding:3px}.i th{background:#ddd;border:1px solid #999}.i tr:last-child td{border-bottom:1px solid #999}",
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Phone : ${order.buyer.phone}<td class=r><h2 style="margin:0">Purchase Order</h2><b>PO No.</b> PO${order.number}</table><br>
<table class=h>${row(["<b>Vendor Name</b>", "<b>Requisition No</b>", "<b>Tracking Number</b>", "<b>Issued Date</b>", "<b>Due Date</b>"])}${row([order.seller.name, `RQ${order.random.digits(4)}`, "", day(order.date, "yyyy-mm-dd"), day(order.due, "yyyy-mm-dd")])}</table><br>
<table><tr><td style="width:50%"><b>Billing Address</b><br>${party(order.buyer, false)}<td><b>Shipping Address</b><br>${order.site.lines.join("<br>")}</table><br>
<table class=i><thead>${row(["Code", "Product Name", "Quantity", "List Price", "Discount", "Tax", "Net Price"], ["", "", "r", "r", "r", "r", "r"], "th")}</thead>${order.items
        .map((item, i) =>
          row(
            [
              item.sku,
              item.name,
              us(item.quantity),
              us(item.price),
              us(off[i]!),
              `${us(taxes[i]!)} (10.000%)`,
              us(nets[i]!),
            ],
            ["", "", "r", "r", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table style="width:55%;margin-left:45%">${[
        ["Net Total", us(sum)],
        ["Discount", "0.00"],
        ["Shipping & Handling Charges", us(shipping)],
        ["Taxes For Shipping and Handling (0.000%)", "0.00"],
        ["Adjustment", "0.00"],
        ["<b>Grand Total :</b> (in USD)", `<b>${us(sum + shipping)}</b>`],
      ]
        .map((pair) => row(pair, ["", "r"]))
        .join(
          "",
        )}</table><br><b>Terms & Conditions</b><br>Unless otherwise agreed in writing, all invoices are payable within thirty days.`,
    ),
    docNumber: `PO${order.number}`,
    currency: "USD",
    requestedDate: order.due,
    total: Number((sum + shipping).toFixed(2)),
    line: (item) => ({ lineTotal: nets[item.at - 1] }),
  };
});

export const templatesAccounting = [weberp, front, crm];
