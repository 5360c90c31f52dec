import { printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { sited } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A network's order as its web page is printed: quantity with its unit in brackets, dollars on every figure, a schedule's own small table under each line. */
const network = printed("real-buyer-network-schedules", { max: 16 }, (made) => {
  const order = sited(
    traded(made, {
      wares: "mro",
      buyers: [
        "Corbel Industries North America, Inc.",
        "Varden Chemical Holdings LLC",
        "Ostlund Paper Company",
      ],
      number: "4599999999",
      units: ["EA", "PK", "BX"],
    }),
    ["Plant 14 Receiving", "Northeast Distribution Center"],
  );
  const long = (iso: string) => day(iso, "d Mon yyyy");
  const rows = order.items.map((item) => [
    row([
      item.at,
      "1",
      item.sku,
      item.buyerSku,
      "Material",
      `${bare(item.quantity, 3)} (${item.unit})`,
      long(item.due),
      `$${us(item.price)} USD`,
      `$${us(item.total)} USD`,
    ]),
    `<tr><td colspan=2><td colspan=7>${item.name}<br><small><b>Status</b> ${bare(item.quantity, 3)} Unconfirmed</small>`,
    `<tr><td colspan=2><td colspan=7><b>Schedule Lines</b><table style="width:70%">${row(["Schedule Line #", "Delivery Date", "Ship Date", "Quantity (Unit)"], [], "th")}${row(["1", `${long(item.due)} 12:00 PM PDT`, "", `${bare(item.quantity, 3)} (${item.unit})`])}</table>`,
  ]);
  const captions = [
    "Line #",
    "No. Schedule Lines",
    "Part #",
    "Customer Part #",
    "Type",
    "Qty (Unit)",
    "Need By",
    "Price",
    "Subtotal",
  ];
  const html = page(
    "td{font-size:8pt}th{font-size:7.5pt;border-bottom:1px solid #888}h1{font-size:15pt;text-align:right;margin:0}.t td{width:33%}",
    `<table class=t><tr><td><b>From:</b><br>${party(order.buyer)}<td><b>To:</b><br>${party(order.seller)}<td><h1>Purchase Order</h1><div class=r>(New)<br><b>${order.number}</b><br>Amount: $${us(order.net)} USD<br>Version: 1</div></table>
<p><b>Payment Terms</b> NET 60 &nbsp; <b>Routing Status</b> Sent</p>${fields([
      ["External Document Type", "Standard PO (NB)"],
      ["Purchasing Group", `${order.person} / N24`],
      ["Order Date", long(order.date)],
    ])}
<table class=t><tr><td><b>Ship All Items To</b><br>${party(order.site, false)}<br>United States<br>Ship To Code: 1410<td><b>Bill To</b><br>${party(order.buyer, false)}<br>United States<td><b>Deliver To</b><br>${order.person}</table>
<h3>Line Items</h3><table><thead>${row(captions, [], "th")}</thead><tbody>${rows.flat().join("")}</tbody></table>
<p class=r>Order submitted on: ${long(order.date)} 9:14 AM GMT -07:00<br>Received by the network on: ${long(later(order.date, 0))} 9:16 AM GMT -07:00<br>This Purchase Order was sent by ${order.buyer.name}.<br><b>Sub-total: $${us(order.net)} USD</b></p>`,
  );
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), shipTo: order.site, currency: "USD", html };
});

/** A cloud suite's edited form: an item of a family and a member with a colon between, options, rate, tax by line, amount and gross. */
const members = printed("real-buyer-parent-child", { words: "uk", max: 22 }, (made) => {
  const order = traded(made, {
    wares: [
      "Work trouser, knee pad, regular",
      "Hi-vis vest, class 2, zip",
      "Safety boot S3, composite cap",
      "Fleece, quarter zip, embroidered",
      "Polo shirt, pique, left chest logo",
    ],
    buyers: [
      "Stratford Rail Maintenance Limited",
      "Bracken Facilities Group plc",
      "Hallam Water Services Ltd",
    ],
    number: "PO9999999",
    units: ["Each", "Pair"],
  });
  const codes = order.items.map(({ sku, at }) => `${sku}-${["S", "M", "L", "XL", "3XL", "9", "11"][at % 7]}`);
  const rows = order.items.map((item, i) => {
    const tax = rounded(item.total * 0.2, 2);
    return [
      item.quantity,
      item.unit,
      `${item.sku} : <b>${codes[i]}</b><br>${item.name}`,
      `Size: ${codes[i]!.split("-").at(-1)}<br>Colour: ${["Navy", "Black", "Orange"][i % 3]}`,
      day(item.due, "dd/mm/yyyy"),
      `£${us(item.price)}`,
      "20.0%",
      `£${us(tax)}`,
      `£${us(item.total)}`,
      `£${us(rounded(item.total + tax, 2))}`,
    ];
  });
  const html = page(
    ".g th{background:#e3e3e3;font-size:7.5pt}.g td{font-size:7.5pt;border-bottom:1px solid #ddd}",
    `<table><tr><td style="font-size:15pt"><b>${order.buyer.name}</b><br><small>${order.buyer.lines.join("<br>")}</small><td class=r><span style="font-size:22pt">Purchase Order</span><br><span style="font-size:13pt">#${order.number}</span><br>${day(order.date, "dd/mm/yyyy")}</table>
<table><tr><td><b>Vendor</b><br>${party(order.seller, false)}<td><b>Ship To</b><br>${party(order.site, false)}<br>United Kingdom<td style="background:#eee;font-size:18pt" class=r><small>TOTAL</small><br>£${us(withTax(order, 20))}</table>
<table><tr><th>Terms<th>Due date<th>PO #<th>Project<th>Memo<tr><td>30 EOM<td>${day(order.due, "dd/mm/yyyy")}<td>${order.number}<td>Uniform ${order.date.slice(0, 4)}<td>Starter packs</table><br>
${table(["Quantity", "Units", "Item", "Options", "Expected Receipt Date", "Rate", "Tax Rate", "Tax Amt", "Amount", "Gross Amt"], rows, ["r", "", "", "", "", "r", "r", "r", "r", "r"])}
<table class=r style="width:40%;margin-left:60%">${row(["Subtotal", `£${us(order.net)}`], ["r", "r"])}${row(["Tax Total (20%)", `£${us(taxOf(order, 20))}`], ["r", "r"])}${row(["<b>Total</b>", `<b>£${us(withTax(order, 20))}</b>`], ["r", "r"])}</table>`,
    "A4",
  );
  return {
    ...truly(order, ({ at }) => ({ sku: codes[at - 1]!, buyerSku: order.items[at - 1]!.sku })),
    requestedDate: order.due,
    currency: "GBP",
    total: withTax(order, 20),
    html,
  };
});

/** A building site's commitment as its cloud prints it: a title after the number, cost codes as groups, a schedule of values. */
const values = printed("real-buyer-schedule-of-values", { max: 20 }, (made) => {
  const order = sited(
    traded(made, {
      wares: "pipe",
      buyers: "builders",
      number: "PO-1402-999",
      units: ["ea", "lf", "ls"].slice(0, 2),
    }),
    ["Project: 1402 - Lakeside Middle School"],
  );
  const groups = [
    "22-1116 - Domestic Water Piping.Material",
    "23-2113 - Hydronic Piping.Material",
    "22-0523 - General-Duty Valves.Material",
  ];
  const each = Math.ceil(order.items.length / groups.length);
  const body = groups.flatMap((group, i) => {
    const part = order.items.slice(i * each, (i + 1) * each);
    const sum = rounded(
      part.reduce((all, { total }) => all + total, 0),
      2,
    );
    return part.length
      ? [
          ...part.map((item) =>
            row(
              [
                item.at,
                group,
                `${item.name} (${item.sku})`,
                us(item.quantity, 2),
                item.unit,
                `$${us(item.price)}`,
                `$${us(item.total)}`,
                "$0.00",
                `$${us(item.total)}`,
              ],
              ["", "", "", "r", "", "r", "r", "r", "r"],
            ),
          ),
          row(
            [
              "",
              "",
              `<b>Subtotal ${group.slice(0, 7)}</b>`,
              "",
              "",
              "",
              `<b>$${us(sum)}</b>`,
              "<b>$0.00</b>",
              `<b>$${us(sum)}</b>`,
            ],
            ["", "", "", "r", "", "r", "r", "r", "r"],
          ),
        ]
      : [];
  });
  const long = (iso: string) => day(iso, "mm/dd/yyyy");
  const html = page(
    "h2{margin:2px 0;font-size:14pt}.g th{border-bottom:2px solid #444;font-size:8pt}.g td{border-bottom:1px solid #ccc;font-size:8pt}",
    `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r><b>${order.site.name}</b><br>${order.site.lines.join("<br>")}</table><hr>
<h2>Purchase Order Contract #${order.number}: Piping &amp; Valves</h2>
<table><tr><td>${fields([
      ["Contract Company:", order.seller.name],
      ["Created By:", order.person],
      ["Status:", "Approved"],
      ["Default Retainage:", "0.0%"],
      ["Assigned To:", order.person],
    ])}<td>${fields([
      ["Contract Date:", long(order.date)],
      ["Delivery Date:", long(order.due)],
      ["Issued On Date:", long(order.date)],
      ["Payment Terms:", "Net 45"],
      ["Ship Via:", "Best way"],
    ])}</table>
<p><b>Ship To:</b> ${order.site.lines.join(", ")}<br><b>Bill To:</b> ${order.buyer.name}, ${order.buyer.lines.join(", ")}</p>
<p><b>Description:</b> Furnish all piping and valves per approved submittals 22-014 and 23-009. Tag each bundle with the cost code.</p>
<h3>Schedule of Values</h3><table class=g><thead>${row(["#", "Budget Code", "Description", "Qty", "UOM", "Unit Cost", "Amount", "Billed to Date", "Amount Remaining"], [], "th")}</thead>${body.join("")}
${row(["", "", "<b>Total</b>", "", "", "", `<b>$${us(order.net)}</b>`, "<b>$0.00</b>", `<b>$${us(order.net)}</b>`], ["", "", "", "r", "", "r", "r", "r", "r"])}</table>
<p><small>The parties agree that this Contract may be executed electronically.</small></p>${order.buyer.name} &nbsp;&nbsp; SIGNATURE ________________ DATE ________`,
  );
  return {
    ...truly(order),
    shipTo: { ...order.site, name: order.buyer.name },
    requestedDate: order.due,
    currency: "USD",
    html,
  };
});

export const realNetworks = [network, members, values];
