import { drawn, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

/** A parts database: the seller's logo and name head the page, the buyer is nowhere; extra lines under a heading of their own. */
const parts = printed("T-inventree", { max: 20, priceDecimals: 4 }, (order) => {
  const freight = 35;
  return {
    html: page(
      ".i td,.i th{border:1px solid #bbb;padding:3px 5px}.i th{background:#eee}small{color:#666}",
      `<table style="border-bottom:1px solid #000"><tr><td style="width:150px;font-size:20pt;color:#b33">⬢<td class=r><h3 style="margin:0">Purchase Order PO-${order.number}</h3>${order.seller.name}</table>
<h4>Order Details</h4><ul><li>Issue Date: ${order.date}<li>Target Date: ${order.due}</ul>
<h4>Line Items</h4><table class=i><thead>${row(["Part", "Reference", "Quantity", "Unit Price", "Total Price", "Note"], [], "th")}</thead>${order.items
        .map((item) =>
          row([
            item.name,
            item.at % 3 === 0 ? `R${order.random.int(1, 90)}` : "",
            String(item.quantity),
            `$${bare(item.price, 4)}`,
            `$${us(item.total)}`,
            item.at % 5 === 0 ? "cut tape" : "",
          ]),
        )
        .join(
          "",
        )}<tr><th colspan=6>Extra Line Items</tr>${row(["Shipping", "", "1", `$${bare(freight, 4)}`, `$${us(freight)}`, ""])}<tr><td><td><td><th>Total<td>$${us(order.net + freight)}<td></table>
<div style="margin-top:10mm;font-size:7pt">v1 - ${order.date} <span style="float:right">Page 1 / 1</span></div>`,
      "A4",
    ),
    docNumber: `PO-${order.number}`,
    requestedDate: order.due,
    buyer: undefined,
    currency: "USD",
    total: Number((order.net + freight).toFixed(2)),
    lines: [
      ...order.items.map((item) => ({
        sku: null,
        description: item.name,
        quantity: item.quantity,
        unitPrice: item.price,
        lineTotal: item.total,
      })),
      { sku: null, description: "Shipping", quantity: 1, unitPrice: freight, lineTotal: freight },
    ],
  };
});

/** A Malaysian supermarket's order: two levels of heads, cartons and pieces, free goods apart, discounts with their amount below. */
const supermarket = printed("T-arms-retail", { words: "food", max: 30 }, (order) => {
  const rates = order.items.map(() => order.random.pick([0, 0, 0, 5, 10]));
  const nets = order.items.map((item, i) => Number((item.total * (1 - rates[i]! / 100)).toFixed(2)));
  const sum = Number(nets.reduce((total, net) => total + net, 0).toFixed(2));
  const cartons = order.items.map(() => order.random.chance(0.6));
  const counts = [true, false].map((kind) =>
    order.items.reduce((total, { quantity }, i) => total + (cartons[i] === kind ? quantity : 0), 0),
  );
  return {
    html: page(
      ".b td,.b th{border:1px solid #000;padding:2px 3px;font-size:7.5pt}.b th{background:#ddd;text-align:center}.x{border:1px solid #000}.k td{padding:1px 4px}",
      `<table><tr><td><h2 style="margin:0">${order.buyer.name}</h2>${order.buyer.lines.join("<br>")}<br>Tel: ${order.buyer.phone} &nbsp; Fax: -<td class=r rowspan=2><table class=k style="width:auto;margin-left:auto"><tr><td colspan=2 style="background:#000;color:#fff" class=c><b>Purchase Order</b>${[
        ["PO No.", `HQ${order.number}`],
        ["Payment Terms", "60 Days"],
        ["Department", "GROCERY"],
        ["Ordered By", order.person],
        ["PO Date", day(order.date, "dd/mm/yyyy")],
        ["Delivery Date", day(order.due, "dd/mm/yyyy")],
        ["Page", "Page 1 of 1"],
      ]
        .map((pair) => row(pair))
        .join(
          "",
        )}</table><tr><td><table><tr><td class=x style="width:50%"><b>Vendor</b><br>${party(order.seller)}<td class=x><b>Deliver To</b><br>${party(order.site)}</table></table><br>
<table class=b><thead><tr><th rowspan=2>No<th rowspan=2>MCode/Art<br>Item Code<th rowspan=2>SKU Description<th rowspan=2>Cost<br>Price<th rowspan=2>UOM<th colspan=2>Qty<th colspan=2>FOC<th rowspan=2>Gross<br>Amount<th rowspan=2>Tax (%)<th rowspan=2>Discount<th rowspan=2>Nett<br>Amount</tr><tr><th>Ctn<th>Pcs<th>Ctn<th>Pcs</tr></thead>${order.items
        .map((item, i) =>
          row(
            [
              item.at,
              `95${order.random.digits(11)}<br>${item.sku}`,
              item.name,
              us(item.price),
              cartons[i] ? "CTN12" : "EACH",
              cartons[i] ? item.quantity : "",
              cartons[i] ? "" : item.quantity,
              "",
              item.at % 6 === 0 ? 6 : "",
              us(item.total),
              "",
              rates[i] ? `${rates[i]}%<br>(${us(item.total - nets[i]!)})` : "",
              us(nets[i]!),
            ],
            ["c", "", "", "r", "c", "r", "r", "r", "r", "r", "", "", "r"],
          ),
        )
        .join(
          "",
        )}<tr><td colspan=3 rowspan=2><b>Remark</b><br>NO SHORT EXPIRY<td><b>T.Ctn</b><br>${counts[0]}<td><b>T.Unit</b><br>${counts[1]}<td colspan=4 class=r><b>Sub Total</b><td class=r>${us(order.net)}<td><td><td class=r>${us(sum)}</tr><tr><td colspan=10 class=r><h3 style="margin:0">This PO Total: RM${us(sum)}</h3></table>
<p style="font-size:7pt">1. We reserve the right to reject goods upon delivery.<br>7. The cancellation date for this PO will be 2 weeks from the delivery date.</p>`,
      "A4",
    ),
    docNumber: `HQ${order.number}`,
    currency: "MYR",
    requestedDate: order.due,
    total: sum,
    line: (item) => ({ lineTotal: nets[item.at - 1], unit: cartons[item.at - 1] ? "CTN12" : "EACH" }),
  };
});

/** A Java framework's order: code and name in one cell, charges as rows of the same table, sums without a table. */
const framework = drawn("T-ofbiz", { max: 50 }, (order, pen) => {
  const columns = columnsOf("50/250 Product | >400 Quantity | >480 Unit List | >560 Sub Total");
  pen.block(50, 36, [order.buyer.name, ...order.buyer.lines, `Tel: ${order.buyer.phone}`], { size: 9 });
  const captions: [string, string][] = [
    ["Purchase Order", ""],
    ["Date Ordered", `${order.date} 09:41:07.312`],
    ["Order #", `DS${order.number}`],
    ["Current Status", "Approved"],
  ];
  captions.forEach(([caption, value], i) => {
    pen.say(340, 36 + i * 14, caption, { bold: i === 0 });
    pen.say(440, 36 + i * 14, value);
  });
  pen.say(50, 116, "Purchased From:", { bold: true });
  pen.block(50, 129, [order.seller.name, ...order.seller.lines]);
  pen.say(340, 116, "Shipping Address", { bold: true });
  pen.block(340, 129, [order.site.name, ...order.site.lines]);
  pen.say(50, 176, "Shipment Method:  UPS Ground", { size: 8 });
  const head = () => heads(pen, pen.pages === 1 ? 204 : 50, columns, { bold: true }) + 4;
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        `${item.sku} - ${item.name}`,
        item.quantity,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ]) + 5;
  }
  flow.need(80);
  const charges: [string, number][] = [
    ["Items SubTotal", order.net],
    ["Total Shipping and Handling", 48.5],
    ["Total Sales Tax", 0],
    ["Total Due", order.net + 48.5],
  ];
  charges.forEach(([caption, amount], i) => {
    pen.say(480, flow.y + 6 + i * 14, caption, { align: "right", bold: true });
    pen.say(560, flow.y + 6 + i * 14, `$${us(amount)}`, { align: "right" });
  });
  return { docNumber: `DS${order.number}`, currency: "USD", total: Number((order.net + 48.5).toFixed(2)) };
});

/** An Indian depot's order in a fixed pitch: two columns called quantity, packing size and number, unit in the heads only. */
const depot = drawn(
  "T-ofbiz-depot",
  { max: 24, base: { face: "mono", size: 8 }, size: [720, 864], quantityDecimals: 3 },
  (order, pen) => {
    const columns = columnsOf(`^50 SNO | 80/130 PRODUCT¶DESCRIPTION | ^250 REMARKS | ^318 QUANTITY¶(Kgs)
      ^378 PACKING¶SIZE | ^428 PACKING¶NO | ^488 BASIC RATE¶(Rs) | >564 QUANTITY¶(Nos)
      >618 BUNDLE¶WEIGHT | >690 AMOUNT¶(Rs)`);
    pen.say(690, 20, " Page - 1", { align: "right" });
    [
      "PURCHASE ORDER",
      order.buyer.name.toUpperCase(),
      order.buyer.lines.join(", "),
      "depot@buyer.example",
    ].forEach((line, i) => void pen.say(360, 34 + i * 14, line, { align: "center", bold: true, size: 10 }));
    pen.say(36, 92, "-".repeat(134));
    pen.block(36, 102, ["TIN No.  : 29590012345", "CST No. : 29590012345", "PAN No. : AAACB1234C"]);
    pen.say(36, 134, "-".repeat(134));
    pen.say(36, 146, `P.O.NO:${order.number}`, { bold: true });
    pen.say(280, 146, `Tally PO.No:${order.random.digits(4)}`);
    pen.say(480, 146, `P.O.DATE: ${day(order.date, "dd-Mon-yyyy")}`);
    pen.say(36, 168, "TO", { bold: true });
    pen.block(36, 180, [`${order.seller.name},`, ...order.seller.lines]);
    pen.say(36, 220, "Dear Sir,");
    pen.say(
      36,
      232,
      "Please supply the following items as per the terms and conditions overleaf. Freight to pay basis unless otherwise specified.",
    );
    pen.box(36, 250, 660, 28);
    const flow = flowOf(pen, {
      y: heads(pen, 254, columns, { top: true }) + 6,
      bottom: 780,
      again: () => 50,
    });
    for (const item of order.items) {
      flow.need(30);
      const from = flow.y;
      const packing = order.random.pick([25, 50]);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.name,
          "",
          bare(item.quantity, 3),
          packing,
          Math.ceil(item.quantity / packing),
          bare(item.price),
          "0(KGs)",
          "0",
          bare(item.total),
        ]) + 3;
      pen.box(36, from - 2, 660, flow.y - from);
    }
    const tax = Number((order.net * 0.055).toFixed(2));
    pen.say(36, flow.y + 6, " Vat(5.5%)", { bold: true });
    pen.say(690, flow.y + 6, bare(tax), { align: "right" });
    pen.say(690, flow.y + 24, `TOTAL VALUE (RS) : ${bare(order.net + tax)}`, { align: "right", bold: true });
    pen.say(36, flow.y + 40, "Transaction Type: Local");
    return {
      currency: "INR",
      total: Number((order.net + tax).toFixed(2)),
      line: () => ({ sku: null, unit: null }),
    };
  },
);

export const templatesOpen = [parts, supermarket, framework, depot];
