import { printed } from "./_family.ts";
import { fields, page, party, row } from "./_html.ts";
import type { Order, Party } from "./_order.ts";
import { bare, day, eu, us } from "./_print.ts";

function sumOf(order: Order, of: (at: number) => number): number {
  return Number(order.items.reduce((sum, _, i) => sum + of(i), 0).toFixed(2));
}

/** A: cloud MES; framed, unit behind a slash, empty captions. */
const mes = printed("A-cloud-mes", { max: 9, priceDecimals: 2 }, (order) => ({
  html: page(
    ".f{border:2px solid #000}.g{background:#ccc;font-weight:bold}.l td,.l th{border:1px solid #888}.l th{text-align:center;vertical-align:bottom}",
    `<div class=f><table><tr><td style="width:20%"><h2>◢◤</h2><td class=c>${party(order.buyer, false)}<td class=r><h2>PURCHASE ORDER<br>${order.number}</h2></table>
<table><tr><td>${fields([
      ["Supplier:", `${order.seller.name}<br>${party(order.seller, false)}`],
      ["Ship To:", `${order.site.name} Plant 2<br>${order.site.lines.join("<br>")}`],
    ])}
<td style="font-weight:bold">${fields([
      ["PO No:", order.number],
      ["PO Date:", day(order.date, "m/dd/yy")],
      ["Due Date:", ""],
      ["Purchase Order<br>Revision:", ""],
      ["Revision Date:", ""],
      ["Pymt Terms:", "Net 30"],
      ["FOB:", ""],
      ["Freight Terms:", ""],
      ["Note:", ""],
    ])}</table>
<div class=g>Items</div><table class=l>${row(["Line<br>Item", "Item", "Description", "Due<br>Date", "Order<br>Quantity", "Unit<br>Price", "Order<br>Extended<br>Price"], [], "th")}
${order.items.map((item) => row([item.at, `<div style="width:60px">${item.sku} CRATE</div>`, `<div style="width:130px">${item.name} account #${order.random.digits(10)}</div>`, day(item.due, "m/dd/yy"), us(item.quantity, 0), `${us(item.price)}/Ea`, us(item.total)], ["c", "", "", "", "r", "r", "r"])).join("")}
<tr><td colspan=6 class=r>Grand Total:<td class=r>${us(order.net)}</table><div class=g>Notes</div>Invoices must be e-mailed.</div><i>Plantview ${day(order.date, "m/dd/yy")} 10:20 AM d.whitlock</i>`,
  ),
  line: (item) => ({ sku: `${item.sku} CRATE` }),
}));

/** 2: marketplace retailer; two header levels, tax columns, cells broken in the middle of words. */
const marketplace = printed("2-marketplace", { words: "food", max: 40 }, (order) => {
  const rates = order.items.map(() => order.random.pick([2.5, 6, 9]));
  const gross = order.items.map((item, i) => Number((item.total * (1 + (2 * rates[i]!) / 100)).toFixed(2)));
  const hsn = order.items.map(() => `1905${order.random.digits(4)}`);
  const total = sumOf(order, (i) => gross[i]!);
  return {
    html: page(
      "body{font-size:6.5pt}td,th{border:1px solid #666;padding:1px}.h{background:#ddd;font-weight:bold}.n td{border:0}",
      `<div class="h c">PURCHASE ORDER</div><table><tr><td><div class=h>Vendor Name :</div>M/s ${party(order.seller)}<br>GSTIN : 29AAACV0000V1Z5<td>${fields(
        [
          ["PO No :", order.number],
          ["PO Date :", day(order.date, "Mon dd, yyyy")],
          ["PO Release Date :", day(order.date, "Mon dd, yyyy")],
          ["Payment Terms :", "30 Days"],
          ["Expected Delivery Date:", day(order.due, "Mon dd, yyyy")],
          ["PO Expiry Date:", "Dec 31, 2029"],
          ["Reference PO Code:", ""],
        ],
      )}
<tr><td><div class=h>Billing Address</div>${party(order.buyer)}<td><div class=h>Shipping Address</div>${party(order.buyer)}</table>
<table><tr class=h><td rowspan=2>S. No<td rowspan=2>Item Code<td rowspan=2>Item Desc<td rowspan=2>HSN Code<td rowspan=2>Qty<td rowspan=2>MRP<td rowspan=2>Unit Base Cost (INR)<td rowspan=2>Taxable Value (INR)<td colspan=2>CGST<td colspan=2>SGST/UGST<td colspan=2>IGST<td rowspan=2>Additional CESS<td rowspan=2>Total (INR)<tr class=h><td>Rate<td>Amt<td>Rate<td>Amt<td>Rate<td>Amt
${order.items
  .map((item, i) => {
    const tax = bare((gross[i]! - item.total) / 2);
    return row([
      item.at,
      item.buyerSku.slice(0, 5),
      `<div style="width:46px;word-break:break-all">${item.name}<br>Colour:<br>Size: size<br>Brand:X_1</div>`,
      hsn[i]!,
      item.quantity,
      bare(item.price * 1.6),
      bare(item.price, 3),
      bare(item.total),
      rates[i]!,
      tax,
      rates[i]!,
      tax,
      0,
      "0.00",
      "0.00",
      bare(gross[i]!),
    ]);
  })
  .join("")}</table>
<br><b>Total Amount (INR)</b> ${bare(order.net)}<br><b>GST Compensation Cess</b> 0.00<br><b>Total Tax (INR)</b> ${bare(total - order.net)}<br><b>Grand Total (INR) ${bare(total)}</b><br>Amount in Words :<br><ol>${"<li>The purchase order price is fixed for the order period; no order is binding without a purchase order number.".repeat(18)}</ol>`,
      "A4",
    ),
    currency: "INR",
    requestedDate: order.due,
    total,
    line: (item) => ({ sku: null, buyerSku: item.buyerSku.slice(0, 5), lineTotal: gross[item.at - 1] }),
  };
});

/** 5: web shop with a tax annex that runs over a page. */
const annex = printed("5-tax-annex", { words: "food", max: 24 }, (order) => {
  const gross = order.items.map((item) => Number((item.total * 1.05).toFixed(2)));
  const total = sumOf(order, (i) => gross[i]!);
  const box = (caption: string, who: Party) =>
    `<td style="border:1px solid;width:50%"><b>${caption}</b><br><b>${who.name}</b> (Unit 1)<br>Address : ${who.lines.join(", ")}<br>GSTIN : 29AAACV0000V1Z5<br>Phone :`;
  return {
    html: page(
      "body{font-size:7pt}.b td,.b th{border:1px solid #000;vertical-align:middle}",
      `<table><tr>${box("Bill From :", order.seller)}${box("Shipped From :", order.seller)}<tr>${box("Bill To :", order.buyer)}${box("Shipped To :", order.buyer)}</table>
<table class=b>${row(["Purchase Order Number", "Purchase Order Date", "Expected Delivery Date", "Account Number", "Vendor Id"], [], "th")}${row([`KLPO${order.number}`, day(order.date, "dd-Mon-yyyy"), day(order.due, "dd-Mon-yyyy"), order.random.digits(14), "V881"])}</table><br>
<table class=b>${row(["Product<br>Number", "Product<br>Name", "HSN", "MRP", "Margin<br>%", "Desc", "Qty.<br>Ord.", "Price<br>Per<br>Unit", "UoM", "GST<br>Rate", "Total<br>Tax<br>Amount", "Total"], [], "th")}
${order.items.map((item, i) => row([item.buyerSku, `<div style="width:60px">${item.name}</div>`, `1905${order.random.digits(4)}`, Number((item.price * 1.3).toFixed(2)), 0.25, "<div style='width:34px'>300 g (4 pieces)</div>", item.quantity, item.price, "<div style='width:30px'>Per piece</div>", "5 %", Number((gross[i]! - item.total).toFixed(2)), gross[i]!])).join("")}
<tr><td colspan=11 class=r>Delivery Charge<td><tr><td colspan=11 class=r>Total<td>${total}</table>Amount Chargeable (in words): INR ${total}<br><br>
<table class=b>${row(["HSN", "Taxable Value", "IGST Rate", "IGST Amt", "CGST Rate", "CGST Amt", "SGST Rate", "SGST Amt"], [], "th")}${order.items
        .map((item) => {
          const tax = bare(item.total * 0.025);
          return row([`1905${order.random.digits(4)}`, item.total, 0, 0, "2.5", tax, "2.5", tax]);
        })
        .join("")}${row(["Total", order.net, "", "", "", "", "", ""])}</table>`,
      "A4",
    ),
    docNumber: `KLPO${order.number}`,
    requestedDate: order.due,
    currency: "INR",
    total,
    line: (item) => ({ sku: null, buyerSku: item.buyerSku, lineTotal: gross[item.at - 1] }),
  };
});

/** 16: a demonstration order of a cloud ERP; code and name, price and unit share cells; no totals. */
const demonstration = printed("16-cloud-demo", { max: 12 }, (order) => ({
  html: page(
    "h3{color:#1f5fa8;margin:6px 0}.t td:first-child{background:#e8f0f8}.i th{background:#1f5fa8;color:#fff}.i td,.t td{border:1px solid #aac}",
    `<h1>Purchase Order ${order.number}</h1><h3>Header</h3><table class=t style="width:60%">${[
      ["PO Number", order.number],
      ["PO Date", order.date],
      ["Purchasing Org", "2000"],
      ["Purchasing Group", "210"],
      ["Company Code", "2200"],
      ["Supplier (BP)", `20000009 - ${order.seller.name}`],
      ["Currency", "INR"],
      ["Payment Terms", "NT30"],
      ["Incoterms", "DAP"],
    ]
      .map((pair) => row(pair))
      .join("")}</table><h3>Items</h3>
<table class=i>${row(["Item", "Material", "Qty", "Net Price", "Delivery", "Plant / SLoc", "Account Assignment"], [], "th")}${order.items.map((item) => row([item.at * 10, `<div style="width:110px">${item.sku} ${item.name}</div>`, `${item.quantity} ${item.unit}`, `<div style="width:55px">${us(item.price)} INR/${item.unit}</div>`, item.due, "2200 / 0005", `<div style="width:70px">Cost Center 550020${order.random.digits(2)}</div>`])).join("")}</table>
<h3>Texts</h3><ul><li>Item 10 Text: deliver in one lot<li>Header note: quote ${order.number} on all papers</ul><h3>Transmission</h3>Sent by e-mail.`,
    "A4",
  ),
  buyer: null,
  currency: "INR",
  total: null,
  line: () => ({ lineTotal: null }),
}));

/** 17: accounting online; a category that is neither code nor name. */
const accounting = printed("17-accounting", { max: 12 }, (order) => {
  const tax = Number((order.net * 0.07).toFixed(2));
  return {
    html: page(
      ".g{color:#8d9096}.i th{background:#dbe7f3;color:#33527a;font-weight:normal}",
      `<table><tr><td><b style="font-size:12pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>accounts@buyer.example<br>GST Registration No. 10-22-333</table><h2 style="color:#4a7ab5;font-weight:normal">Purchase Order</h2>
<table><tr><td><span class=g>SUPPLIER</span><br>${party(order.seller, false)}<td><span class=g>SHIP TO</span><br>${party(order.site, false)}<td>${fields(
        [
          ["P.O.", order.number.slice(0, 4)],
          ["DATE", day(order.date, "mm/dd/yyyy")],
        ],
      )}</table><br>
<table class=i>${row(["PRODUCT / SERVICE", "DESCRIPTION", "QTY", "RATE", "AMOUNT"], ["", "", "r", "r", "r"], "th")}${order.items.map((item) => row(["<div style='width:80px'>Contract Project:Works & Fitting</div>", `<div style="width:170px">Supply and install ${item.name}</div>`, us(item.quantity, 0), us(item.price), us(item.total)], ["", "", "r", "r", "r"])).join("")}</table><hr>
<table><tr><td class=g style="width:55%">30% on signing<br>50% on delivery<br>20% on handover<td>${`<table>${row(["SUBTOTAL", us(order.net)], ["", "r"])}${row(["TAX", us(tax)], ["", "r"])}${row(["TOTAL", `PKR ${us(order.net + tax)}`], ["", "r"])}</table>`}</table><br>Approved By ____________ Date ____________`,
    ),
    docNumber: order.number.slice(0, 4),
    currency: "PKR",
    total: Number((order.net + tax).toFixed(2)),
    line: (item) => ({ sku: null, description: `Supply and install ${item.name}` }),
  };
});

/** 10: the print of a home-made sheet; 25 numbered rows in advance, a pack size called unit. */
const numbered = printed("10-numbered-rows", { max: 20 }, (order) => {
  const packs = order.items.map(() => order.random.pick([1, 1, 12]));
  const totals = order.items.map((item, i) => Number((item.total * packs[i]!).toFixed(2)));
  const total = sumOf(order, (i) => totals[i]!);
  const rows = Array.from({ length: 25 }, (_, i) => {
    const item = order.items[i];
    return row(
      item
        ? [item.at, item.name, item.quantity, packs[i]!, `$${us(item.price)}`, `$${us(totals[i]!)}`]
        : [i + 1, "", "", "", "", "$0.00"],
      ["c", "", "c", "c", "r", "r"],
    );
  });
  return {
    html: page(
      ".i td,.i th{border:1px solid #000}.i th{background:#bdd7ee}.g{background:#d9d9d9;font-weight:bold}",
      `<table><tr><td><b style="font-size:14pt">${order.buyer.name}</b><br>${order.buyer.lines[1]}<td class=r>Purchase Order <span class=g>${order.number}</span></table>
<table><tr><td><div class=g>Bill To:</div>${party(order.buyer)}<td><div class=g>Vendor:</div>${party(order.seller)}<td><div class=g>Ship To:</div>${party(order.site)}<td><div class=g>For:</div></table>
<p>Date Ordered: ${day(order.date, "m/d/yyyy")}<br>Date Needed: ${day(order.due, "m/d/yyyy")}</p><table class=i>${row(["Item", "Description", "Quantity<br>Ordered", "Unit", "Price<br>Per Unit", "Total<br>Price"], [], "th")}${rows.join("")}<tr><td colspan=5 class=r>Total<td class=r>$${us(total)}</table>`,
    ),
    currency: "USD",
    requestedDate: order.due,
    total,
    line: (item) => ({ sku: null, lineTotal: totals[item.at - 1] }),
  };
});

/** 9: distributor's coloured form, here with its text; three prices of which the first counts. */
const distributor = printed("9-three-prices", { max: 12 }, (order) => ({
  html: page(
    ".h th,.h td{background:#2e7d32;color:#fff}.i td{border:1px solid #aaa}.o{background:#f6c28b}",
    `<table><tr><td>${party(order.buyer)}<td class=r><h1 style="color:#2e7d32">PURCHASE ORDER</h1>DATE ${day(order.date, "d Mon yyyy")}<br>PURCHASE ORDER NUMBER: ${order.number}</table>
<table><tr class=h><td>VENDOR NAME<td>SHIPPING ADDRESS</tr><tr><td>${party(order.seller)}<td>${party(order.site)}</table><br><table class=i><thead class=h>${row(["SKU Code", "DESCRIPTION", "QTY", "Price AED/Pack", "Price AED/L or kg", "Price incl. VAT(5%) AED/Pack"], [], "th")}</thead>${order.items.map((item) => row([item.sku, item.name, item.quantity, us(item.price), `AED ${us(item.price / 4, 4)}`, us(item.total)], ["", "", "c", "r", "r", "r o"])).join("")}${row(["", "", "", "", "", ""]).repeat(4)}</table>
<table style="width:40%;margin-left:60%">${[
      ["SUBTOTAL", `AED ${us(order.net)}`],
      ["TAX RATE", "0.000%"],
      ["TAX", "AED -"],
      ["Miscellaneous", "AED -"],
      ["TOTAL", `AED ${us(order.net)}`],
    ]
      .map((pair) => row(pair, ["", "r"]))
      .join("")}</table>`,
    "A4",
  ),
  currency: "AED",
}));

/** 11: a text order; one item in captions, quantity and price in words. */
const open = printed("11-open-text", { min: 1, max: 1 }, (order) => ({
  html: page(
    "",
    `<h1>Purchase Order</h1>PO Number: ${order.number}<br>Date: ${order.date}<br>Delivery Date: ${order.due}<br><b>Supplier:</b> ${order.seller.name}<h2>Item Details</h2>Description: ${order.items[0]!.name} range 0-10V<br>Product Code: ${order.items[0]!.sku}<br>Quantity: TBD (to be confirmed by the site)<br>Unit Price: TBD<p><i>Quantity and price are open and will follow.</i>`,
  ),
  buyer: null,
  requestedDate: order.due,
  total: null,
  line: (item) => ({
    quantity: null,
    unit: null,
    unitPrice: null,
    lineTotal: null,
    description: `${item.name} range 0-10V`,
  }),
}));

/** NetSuite's standard print. */
const netsuite = printed("X-netsuite", { max: 40 }, (order) => ({
  html: page(
    ".i th{background:#e3e3e3;font-size:7.5pt;text-align:left}.i td{border-bottom:1px solid #e3e3e3}thead{display:table-header-group}",
    `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r><span style="font-size:22pt">Purchase Order</span><br><b>#PO${order.number}</b><br>${day(order.date, "m/d/yyyy")}</table><br>
<table><tr><td><b>Vendor</b><br>${party(order.seller, false)}<td><b>Ship To</b><br>${party(order.site, false)}<td style="background:#e3e3e3"><b>TOTAL</b><br><span style="font-size:18pt">$${us(order.net)}</span><br>Receive By: ${day(order.due, "m/d/yyyy")}</table><br>
<table class=i><thead>${row(["Terms", "Currency", "Requestor", "Memo"], [], "th")}</thead>${row(["Net 30", "US Dollar", order.person, ""])}</table><br>
<table class=i><thead>${row(["Quantity", "Item", "Vendor Code", "Options", "Rate", "Amount"], ["r", "", "", "", "r", "r"], "th")}</thead>${order.items.map((item) => row([item.quantity, `<b>${item.buyerSku}</b><br>${item.name}`, item.sku, "", us(item.price), us(item.total)], ["r", "", "", "", "r", "r"])).join("")}</table><table><tr><td class=r><b>Total</b><td class=r style="width:18%">$${us(order.net)}</table><div class=c>1 of 1</div>`,
  ),
  docNumber: `PO${order.number}`,
  currency: "USD",
  requestedDate: order.due,
  line: (item) => ({ buyerSku: item.buyerSku }),
}));

/** Odoo's purchase order: code in brackets, quantity with its unit, sections and notes. */
const odoo = printed("X-odoo", { max: 40, quantityDecimals: 0 }, (order) => {
  const number = `P0${order.number.slice(0, 4)}`;
  const tax = Number((order.net * 0.21).toFixed(2));
  return {
    html: page(
      ".i th{border-bottom:1px solid #000}.s td{background:#eee;font-weight:bold}thead{display:table-header-group}",
      `<b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<hr><table><tr><td><b>Shipping address:</b><br>${party(order.site)}<td>${party(order.seller)}<br>VAT: BE0477472701</table>
<h2>Purchase Order #${number}</h2><table><tr><td><b>Purchase Representative:</b><br>${order.person}<td><b>Your Order Reference:</b><br>Q-118<td><b>Order Date:</b><br>${day(order.date, "mm/dd/yyyy")}</table><br>
<table class=i><thead>${row(["Description", "Taxes", "Date Req.", "Qty", "Unit Price", "Amount"], ["", "", "", "r", "r", "r"], "th")}</thead>${order.items.map((item) => `${order.random.chance(0.12) ? `<tr class=s><td colspan=6>${order.random.pick(["Workshop", "Second floor", "Spare parts"])}` : ""}${row([`[${item.sku}] ${item.name}`, "21%", day(item.due, "mm/dd/yyyy"), `${us(item.quantity)} Units`, us(item.price), `${us(item.total)} €`], ["", "", "", "r", "r", "r"])}${order.random.chance(0.15) ? "<tr><td colspan=6><i>Deliver in sealed packs, see drawing 4 of 7</i>" : ""}`).join("")}</table>
<table style="width:40%;margin-left:60%">${row(["Untaxed Amount", `${us(order.net)} €`], ["", "r"])}${row(["VAT 21%", `${us(tax)} €`], ["", "r"])}${row(["<b>Total</b>", `<b>${us(order.net + tax)} €</b>`], ["", "r"])}</table>`,
      "A4",
    ),
    docNumber: number,
    currency: "EUR",
    total: Number((order.net + tax).toFixed(2)),
  };
});

/** Coupa's order: part numbers and need-by dates in the description, price with its currency. */
const coupa = printed("X-coupa", { max: 25 }, (order) => ({
  html: page(
    ".i th{border-bottom:2px solid #333;font-size:8pt}.i td{border-bottom:1px solid #ccc}.s{color:#555;font-size:8pt}",
    `<h2>Purchase Order #${order.number}</h2><table><tr><td>${fields([
      ["Status", "Issued"],
      ["Order Date", day(order.date, "mm/dd/yy")],
      ["Revision Date", ""],
      ["Requester", order.person],
      ["Department", "4400 Facilities"],
      ["Payment Term", "Net 45"],
    ])}<td>${fields([
      ["Supplier", party(order.seller, false)],
      ["Ship To Address", `${party(order.site, false)}<br>Attn: ${order.person}`],
      ["Bill To Address", party(order.buyer, false)],
    ])}</table>
<h3>Lines</h3><table class=i>${row(["#", "Item", "Qty", "Unit", "Price", "Total"], ["", "", "r", "", "r", "r"], "th")}${order.items.map((item) => row([item.at, `${item.name}<div class=s>Supplier Part Number: ${item.sku}<br>Need By: ${day(item.due, "mm/dd/yy")} &nbsp; Commodity: MRO</div>`, us(item.quantity, 0), item.unit, us(item.price), us(item.total)], ["", "", "r", "", "r", "r"])).join("")}</table><p class=r><b>Total &nbsp; ${us(order.net)} USD</b></p>`,
  ),
  currency: "USD",
}));

/** Ariba's notification print: two rows a line, captions in the second. */
const ariba = printed("X-ariba", { max: 20 }, (order) => ({
  html: page(
    ".i td,.i th{border-bottom:1px solid #ddd}.s{color:#444;font-size:8pt}",
    `<table><tr><td><b>From:</b><br>${party(order.buyer)}<td><b>To:</b><br>${party(order.seller)}<td class=r><b style="font-size:13pt">Purchase Order</b><br>(New)<br>${order.number}<br>Amount: $${us(order.net)} USD<br>Version: 1</table>
<p><b>Payment Terms</b><br>0.000% 60</p><p><b>Other Information</b><br>Requester: ${order.person}<br>Order submitted on: ${day(order.date, "d Mon yyyy")} 9:14 AM GMT-05:00</p>
<table><tr><td><b>SHIP ALL ITEMS TO</b><br>${party(order.site)}<td><b>BILL TO</b><br>${party(order.buyer)}<td><b>DELIVER TO</b><br>${order.person}</table>
<h3>Line Items</h3><table class=i>${row(["Line #", "Part # / Description", "Type", "Qty (Unit)", "Need By", "Price", "Subtotal"], ["", "", "", "r", "", "r", "r"], "th")}${order.items.map((item) => `${row([item.at, item.sku, "Material", `${us(item.quantity, 0)} (${item.unit})`, day(item.due, "d Mon yyyy"), `$${us(item.price)} USD`, `$${us(item.total)} USD`], ["", "", "", "r", "", "r", "r"])}<tr><td><td colspan=6 class=s>${item.name}`).join("")}</table>
<p class=r>Order submitted. Total: $${us(order.net)} USD</p>`,
  ),
  currency: "USD",
}));

/** Dynamics Business Central's order confirmation style. */
const dynamics = printed("X-dynamics", { words: "uk", max: 35 }, (order) => {
  const number = `106${order.number.slice(0, 3)}`;
  const tax = Number((order.net * 0.2).toFixed(2));
  return {
    html: page(
      ".i th{font-weight:normal;color:#006778;border-bottom:1px solid #006778}.k{color:#006778}thead{display:table-header-group}",
      `<table><tr><td>${party(order.seller, false)}<td class=r>${party(order.buyer)}</table><h1 style="font-weight:normal">Purchase Order ${number}</h1><p>${day(order.date, "d. Mon yyyy")}</p>
<table><tr><td><span class=k>Buyer</span><br>${order.person}<td><span class=k>Document Date</span><br>${day(order.date, "dd/mm/yy")}<td><span class=k>Requested Receipt Date</span><br>${day(order.due, "dd/mm/yy")}<td><span class=k>Vendor No.</span><br>V00120<td><span class=k>Shipment Method</span><br>EXW</table><p><span class=k>Ship-to Address</span><br>${party(order.site, false)}</p>
<table class=i><thead>${row(["No.", "Vendor Item No.", "Description", "Quantity", "Unit of Measure", "Direct Unit Cost", "VAT %", "Line Amount"], ["", "", "", "r", "", "r", "r", "r"], "th")}</thead>${order.items.map((item) => row([item.buyerSku, item.sku, item.name, us(item.quantity, 0), order.random.pick(["Piece", "Box"]), us(item.price), 20, us(item.total)], ["", "", "", "r", "", "r", "r", "r"])).join("")}
<tr><td colspan=7 class=r>Total GBP Excl. VAT<td class=r>${us(order.net)}<tr><td colspan=7 class=r>20% VAT<td class=r>${us(tax)}<tr><td colspan=7 class=r><b>Total GBP Incl. VAT</b><td class=r><b>${us(order.net + tax)}</b></table>`,
      "A4",
    ),
    docNumber: number,
    currency: "GBP",
    requestedDate: order.due,
    total: Number((order.net + tax).toFixed(2)),
    line: (item) => ({ buyerSku: item.buyerSku }),
  };
});

/** A public body's order: specification paragraphs, lots, figures and words. */
const ministry = printed("X-ministry", { words: "uk", max: 10 }, (order) => ({
  html: page(
    ".i td,.i th{border:1px solid #000}.i th{text-align:center}",
    `<div class=c><b>REPUBLIC OF ELDANIA<br>MINISTRY OF PUBLIC WORKS<br>PROCUREMENT DIVISION</b><h2>LOCAL PURCHASE ORDER</h2></div><table><tr><td>L.P.O. No: <b>${order.number}</b><td class=r>Date: ${day(order.date, "dd/mm/yyyy")}</table>
<p>To: ${order.seller.name}, ${order.seller.lines.join(", ")}<br>Please supply the under-mentioned goods to: <b>Ministry of Public Works</b>, Central Stores, on or before ${day(order.due, "dd/mm/yyyy")}<br>Quotation Ref: RFQ/014/2023 &nbsp; Vote Head: 2211399</p>
<table class=i>${row(["Item<br>No.", "Code No.", "Particulars", "Unit of<br>Issue", "Quantity", "Unit Price<br>KES", "Total<br>KES"], [], "th")}${order.items.map((item) => row([item.at, item.sku, `${item.name}<br><small>Specification: new, unused, of current manufacture, warranty 24 months, delivered with manual in 2 copies</small>`, item.unit, us(item.quantity, 0), us(item.price), us(item.total)], ["c", "", "", "c", "r", "r", "r"])).join("")}<tr><td colspan=6 class=r><b>GRAND TOTAL</b><td class=r><b>${us(order.net)}</b></table>
<p>Amount in words: Shillings some thousand only</p><p>Prepared by ______ Checked by ______ Accounting Officer ______</p><p>1. This order is valid for 30 days. 2. Invoices in 3 copies.</p>`,
    "A4",
  ),
  buyer: "Ministry of Public Works",
  currency: "KES",
  requestedDate: order.due,
}));

/** An Arabic order, right to left, captions in two languages. */
const arabic = printed("X-arabic", { words: "ar", max: 20, priceDecimals: 3, decimals: 3 }, (order) => ({
  html: page(
    ".i td,.i th{border:1px solid #333;text-align:center}",
    `<div dir=rtl><h2 class=c>أمر شراء &nbsp; PURCHASE ORDER</h2><p><b>${order.buyer.name}</b><br>${order.buyer.lines.join("، ")}</p><table style="width:auto"><tr><td>رقم أمر الشراء:<td>${order.number}<tr><td>التاريخ:<td>${day(order.date, "dd/mm/yyyy")}<tr><td>تاريخ التسليم:<td>${day(order.due, "dd/mm/yyyy")}<tr><td>المورد:<td>${order.seller.name}<tr><td>العملة:<td>KWD</table><br>
<table class=i>${row(["م", "رقم الصنف", "الوصف", "الوحدة", "الكمية", "سعر الوحدة", "الإجمالي"], [], "th")}${order.items.map((item) => row([item.at, item.sku, item.name, item.unit, us(item.quantity, 0), us(item.price, 3), us(item.total, 3)])).join("")}<tr><td colspan=6>الإجمالي<td>${us(order.net, 3)}</table></div>`,
    "A4",
  ),
  currency: "KWD",
  requestedDate: order.due,
}));

/** A Gulf trading house, English, three decimals, VAT columns. */
const gulf = printed("X-gulf", { words: "uk", max: 25, priceDecimals: 3, decimals: 3 }, (order) => {
  const gross = order.items.map((item) => Number((item.total * 1.1).toFixed(3)));
  const total = Number(gross.reduce((sum, one) => sum + one, 0).toFixed(3));
  return {
    html: page(
      ".i td,.i th{border:1px solid #333}.i th{background:#f0f0f0}",
      `<div class=c><b>${order.buyer.name} W.L.L.</b><br>${order.buyer.lines.join(", ")}, Kingdom of Bahrain</div><h2 class=c>LOCAL PURCHASE ORDER</h2><table><tr><td>M/s. ${party(order.seller, false)}<td>${fields(
        [
          ["LPO No.", order.number],
          ["LPO Date", day(order.date, "dd-Mon-yyyy")],
          ["Quote Ref.", "Q/2231"],
          ["Delivery", day(order.due, "dd-Mon-yyyy")],
          ["Currency", "BHD"],
        ],
      )}</table>
<table class=i>${row(["Sr.", "Part No.", "Description", "Qty", "Unit", "Rate", "Amount", "VAT %", "VAT Amt", "Net Amount"], [], "th")}${order.items.map((item, i) => row([item.at, item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price, 3), us(item.total, 3), "10", us(gross[i]! - item.total, 3), us(gross[i]!, 3)], ["", "", "", "r", "", "r", "r", "r", "r", "r"])).join("")}<tr><td colspan=6 class=r>Total BHD<td class=r>${us(order.net, 3)}<td><td class=r>${us(total - order.net, 3)}<td class=r>${us(total, 3)}</table><p>Bahraini Dinars something and fils 350/1000 only</p>`,
      "A4",
    ),
    buyer: `${order.buyer.name} W.L.L.`,
    currency: "BHD",
    requestedDate: order.due,
    total,
    line: (item) => ({ lineTotal: gross[item.at - 1] }),
  };
});

/** A Turkish-style web ERP in German: unit in the quantity cell, price per in words. */
const shop = printed("X-webshop-de", { words: "de", max: 25, bases: [1, 100, 1000] }, (order) => ({
  html: page(
    ".i th{border-bottom:1px solid}thead{display:table-header-group}",
    `<table><tr><td>${party(order.buyer, false)}<td class=r><h2>Bestellung Nr. ${order.number}</h2>Datum: ${day(order.date, "dd.mm.yyyy")}<br>Wunschtermin: ${day(order.due, "dd.mm.yyyy")}</table><p>An<br>${party(order.seller, false)}</p>
<table class=i><thead>${row(["Pos", "Artikel", "Menge", "Einzelpreis", "Gesamt"], ["", "", "r", "r", "r"], "th")}</thead>${order.items.map((item) => row([item.at, `<b>${item.name}</b><br>Artikelnummer ${item.sku}`, `${eu(item.quantity, 0)} ${item.unit}`, `${eu(item.price)} €${item.basis > 1 ? ` / ${item.basis} ${item.unit}` : ""}`, `${eu(item.total)} €`], ["", "", "r", "r", "r"])).join("")}</table><p class=r>Summe netto ${eu(order.net)} €</p>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
}));

export const web = [
  mes,
  marketplace,
  annex,
  demonstration,
  accounting,
  numbered,
  distributor,
  open,
  netsuite,
  odoo,
  coupa,
  ariba,
  dynamics,
  ministry,
  arabic,
  gulf,
  shop,
];
