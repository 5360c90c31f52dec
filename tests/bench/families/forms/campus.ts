import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

/** A school district: quantity first, shipping under the lines, and account numbers with amounts at the foot. */
const school = drawn("form-school", { max: 16 }, (order, pen) => {
  const district = `${order.buyer.name.split(" ")[0]} Unified School District`;
  const shipping = Number((order.net * 0.08).toFixed(2));
  const total = Number((order.net + shipping).toFixed(2));
  const columns = columnsOf(`>70 QTY | 80 UNIT | 116 STOCK NO. | 190/230 DESCRIPTION | >496 UNIT PRICE
    >572 TOTAL`);
  pen.say(306, 28, district.toUpperCase(), { bold: true, size: 13, align: "center" });
  pen.say(306, 44, "BUSINESS OFFICE - 1200 Academy Avenue, Fairhaven 44107 - (555) 010-2000", {
    size: 8,
    align: "center",
  });
  pen.say(306, 62, "P U R C H A S E   O R D E R", { bold: true, size: 12, align: "center" });
  pen.box(440, 80, 136, 46);
  pen.say(508, 84, "P.O. NUMBER", { size: 7, align: "center" });
  pen.say(508, 94, order.number, { bold: true, size: 13, align: "center" });
  pen.say(508, 112, "THIS NUMBER MUST APPEAR ON INVOICES", { size: 5.5, align: "center" });
  pen.say(36, 84, "TO:", { bold: true });
  pen.block(70, 84, [order.seller.name, ...order.seller.lines, `FAX ${order.seller.phone}`]);
  pen.say(36, 146, "SHIP TO:", { bold: true });
  pen.block(90, 146, [
    `${order.site.name.split(" ")[0]} Middle School`,
    `ATTN: ${order.person}`,
    ...order.site.lines,
  ]);
  pen.say(330, 146, "BILL TO:", { bold: true });
  pen.block(384, 146, [district, "Accounts Payable", "1200 Academy Avenue"]);
  const grid: [string, string][] = [
    ["DATE", day(order.date, "mm/dd/yy")],
    ["VENDOR NO.", order.random.digits(6)],
    ["REQ. NO.", `R${order.random.digits(5)}`],
    ["DATE WANTED", day(order.due, "mm/dd/yy")],
    ["FISCAL YEAR", "2024"],
    ["TERMS", "NET 30"],
  ];
  grid.forEach(([caption, value], i) => {
    pen.box(36 + i * 90, 202, 90, 28);
    pen.say(81 + i * 90, 205, caption, { size: 6, align: "center" });
    pen.say(81 + i * 90, 215, value, { align: "center" });
  });
  pen.box(36, 236, 540, 16, "#e4e4e4");
  const flow = flowOf(pen, {
    y: heads(pen, 240, columns, { bold: true, size: 8 }) + 4,
    bottom: 610,
    again: () => heads(pen, 60, columns, { bold: true, size: 8 }) + 4,
  });
  for (const item of order.items) {
    flow.need(26);
    flow.y = cells(pen, flow.y, columns, [
      us(item.quantity, 0),
      "EA",
      item.sku,
      item.name,
      us(item.price),
      us(item.total),
    ]);
  }
  flow.need(20);
  flow.y = cells(pen, flow.y + 8, columns, ["", "", "", "SHIPPING & HANDLING 8%", "", us(shipping)]) + 6;
  pen.rule(430, flow.y, 576);
  pen.say(440, flow.y + 4, "TOTAL", { bold: true });
  pen.say(572, flow.y + 4, `$${us(total)}`, { bold: true, align: "right" });
  pen.say(36, 690, "ACCOUNT DISTRIBUTION", { size: 7, bold: true });
  pairs(
    pen,
    [36, 200],
    700,
    [
      [`010-1100-0-4310-1110-1000-${order.random.digits(3)}`, us(total * 0.6)],
      [`010-3010-0-4310-1110-1000-${order.random.digits(3)}`, us(total * 0.4)],
    ],
    { size: 7 },
  );
  pen.say(360, 730, "AUTHORIZED SIGNATURE ______________________", { size: 8 });
  return { buyer: district, total, requestedDate: order.due, currency: "USD", line: () => ({ unit: "EA" }) };
});

/** A university's buying portal: catalogue number and package size as columns, a grey line of coding under each item. */
const university = printed("form-university", { max: 22 }, (order) => {
  const name = `${order.buyer.name.split(" ")[0]} State University`;
  return {
    html: page(
      "body{font-size:8pt}.h{background:#1d3557;color:#fff;padding:4px;font-weight:bold}.i th{border-bottom:2px solid #1d3557;font-size:7pt}.i td{border-bottom:1px solid #ccc}.g{color:#555;font-size:7pt}thead{display:table-header-group}",
      `<table><tr><td><b style="font-size:15pt">${name}</b><td class=r><b style="font-size:13pt">Purchase Order</b></table>
<table><tr><td style="width:50%">${fields([
        ["Purchase Order Date", day(order.date, "m/d/yyyy")],
        ["PO/Reference No.", `AB0${order.number}`],
        ["Revision No.", "0"],
        ["Supplier Name", order.seller.name],
        ["Phone", order.seller.phone],
        ["Address", order.seller.lines.join("<br>")],
      ])}<td>${fields([
        ["Payment Terms", "0% 0, Net 30"],
        ["FOB", "Destination"],
        ["Requested Delivery Date", day(order.due, "m/d/yyyy")],
        ["Prepared by", order.person],
        ["Account No.", "no value"],
        ["Currency", "USD"],
      ])}</table>
<table><tr><td class=h>Shipping Address<td class=h>Billing Address<tr><td>Attn: ${order.person}<br>${name}<br>Room 214, ${order.site.lines.join("<br>")}<td>${name}<br>Accounts Payable<br>${order.buyer.lines.join("<br>")}</table><br>
<table class=i><thead>${row(["Line No.", "Product Description", "Catalog No.", "Size / Packaging", "Unit Price", "Quantity", "Ext. Price"], ["", "", "", "", "r", "r", "r"], "th")}</thead>
${order.items.map((item) => `${row([`${item.at} of ${order.items.length}`, item.name, item.sku, order.random.pick(["EA", "10/PK", "CS (4 x 2.5 L)", "500/BX"]), `${bare(item.price)} USD`, us(item.quantity, 0), `${us(item.total)} USD`], ["", "", "", "", "r", "r", "r"])}<tr class=g><td><td colspan=6>Taxable: no &nbsp; Commodity Code: 41${order.random.digits(6)} / Workshop supplies &nbsp; Contract: no value`).join("")}</table>
<table style="width:200px;margin-left:auto">${row(["Subtotal", us(order.net)], ["", "r"])}${row(["Shipping", "0.00"], ["", "r"])}${row(["Handling", "0.00"], ["", "r"])}${row(["<b>Total</b>", `<b>${us(order.net)} USD</b>`], ["", "r"])}</table>`,
    ),
    buyer: name,
    docNumber: `AB0${order.number}`,
    currency: "USD",
    requestedDate: order.due,
    line: () => ({ unit: undefined }),
  };
});

/** An agency of many nations: long specifications inside a line, Incoterms, money named in the headings. */
const nations = printed("form-nations", { max: 9, min: 2 }, (order) => {
  const name = `${order.buyer.name.split(" ")[0]} Relief Agency (${order.buyer.name.slice(0, 1)}RA)`;
  const spec =
    "Technical specification:<ul><li>Operating temperature -20 to +55 C<li>Packed 6 per carton, 48 cartons per pallet<li>Shelf life at least 24 months on delivery</ul>";
  return {
    html: page(
      ".t td{border:1px solid #000}.i td,.i th{border:1px solid #000}.i th{background:#d9e8f5}ul{margin:2px}thead{display:table-header-group}",
      `<h3>${name}</h3><h2>PURCHASE ORDER<br><small>No. ${order.buyer.name.slice(0, 1)}RA/PO/${order.date.slice(0, 4)}/${order.number.slice(0, 5)}</small></h2>
<table class=t><tr><td><b>1. Vendor:</b><br>${party(order.seller)}<br>Vendor no.: 1000${order.random.digits(4)}<td><b>2. Date of order:</b><br>${day(order.date, "dd Mon yyyy")}<br><b>3. Requisition:</b> 23-0${order.random.digits(3)}
<tr><td><b>4. Consignee / delivery address:</b><br>${order.site.lines.join(", ")}<td><b>5. Delivery terms:</b> DAP ${order.site.lines[1]!.split(",")[0]} (Incoterms 2020)<br><b>6. Latest delivery date:</b> ${day(order.due, "dd Mon yyyy")}
<tr><td><b>7. Payment terms:</b> 30 days after receipt of goods and documents<td><b>8. Currency:</b> USD (US dollars)</table><br>
<table class=i><thead>${row(["Item", "Description", "Qty", "UoM", "Unit price<br>(USD)", "Total price<br>(USD)"], [], "th")}</thead>
${order.items.map((item) => row([item.at, `<b>${item.name}</b><br>Manufacturer's reference: ${item.sku}<br>${item.at % 2 ? spec : "Colour: agency blue"}`, us(item.quantity, 0), "each", us(item.price), us(item.total)], ["c", "", "r", "", "r", "r"])).join("")}
<tr><td colspan=5 class=r><b>Total amount</b><td class=r><b>${us(order.net)}</b></table><p>The agency is exempt from all direct taxes and customs duties. Please return a countersigned copy of this order within 5 days.</p><p>For the agency: ${order.person}, Chief of Supply</p>`,
      "A4",
    ),
    buyer: name,
    docNumber: `${order.buyer.name.slice(0, 1)}RA/PO/${order.date.slice(0, 4)}/${order.number.slice(0, 5)}`,
    currency: "USD",
    requestedDate: order.due,
    line: () => ({ unit: "each" }),
  };
});

/** A hospital trust: national product codes, units of issue, two dates, everything in one wide unruled table. */
const trust = drawn("form-trust", { words: "uk", size: [842, 595], max: 30 }, (order, pen) => {
  const name = `${order.buyer.name.split(" ")[0]} University Hospitals Foundation Trust`;
  const tax = Number((order.net * 0.2).toFixed(2));
  const columns = columnsOf(`40 Line | 70 Product¶Code | 130 Supplier¶Product Ref | 210/230 Description
    >490 Qty¶Ordered | 500 UOI | >600 Unit Price¶Exc VAT | >640 VAT¶% | >714 Line Value¶Exc VAT
    730 Required¶By`);
  const head = () => {
    pen.say(40, 26, name, { bold: true, size: 12 });
    pen.say(802, 26, "Official Order", { size: 14, align: "right" });
    pairs(pen, [600, 690], 46, [
      ["Order Number", `${order.number}`],
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return heads(pen, 90, columns, { bold: true, size: 8 }) + 2;
    pen.block(40, 44, ["Supplies Department, Level 2", ...order.buyer.lines]);
    pen.say(40, 100, "Supplier:", { bold: true });
    pen.block(100, 100, [order.seller.name, ...order.seller.lines]);
    pen.say(330, 100, "Deliver To:", { bold: true });
    pen.block(390, 100, ["Receipt and Distribution", ...order.site.lines]);
    pen.say(600, 100, "Requisition Point", { bold: true });
    pen.say(690, 100, "ESTATES 4");
    pen.say(
      40,
      146,
      "Invoices must quote the order number and be sent to Financial Services. No order number, no payment.",
      { size: 7.5 },
    );
    return heads(pen, 166, columns, { bold: true, size: 8 }) + 2;
  };
  const flow = flowOf(pen, { y: head(), bottom: 520, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        `F${order.random.pick(["TR", "WK", "SA"])}${item.buyerSku.slice(0, 4)}`,
        item.sku,
        item.name,
        us(item.quantity, 0),
        order.random.pick(["EACH", "PACK 10", "BOX 50"]),
        us(item.price),
        "20.0",
        us(item.total),
        day(item.due, "dd/mm/yyyy"),
      ],
      { size: 8 },
    );
  }
  flow.need(50);
  const y = pairs(
    pen,
    [600, 670],
    flow.y + 8,
    [
      ["Total Exc VAT", `£${us(order.net)}`],
      ["VAT", `£${us(tax)}`],
      ["Total Inc VAT", `£${us(order.net + tax)}`],
    ],
    { bold: true },
  );
  pen.say(40, y, `Authorised by ${order.person} on behalf of the Trust`);
  return {
    buyer: name,
    currency: "GBP",
    total: Number((order.net + tax).toFixed(2)),
    line: () => ({ unit: undefined }),
  };
});

export const campus = [school, university, nations, trust];
