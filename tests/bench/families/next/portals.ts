import { ASKING, GOODS } from "../_desk.ts";
import { printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { taxOf, traded } from "../_trade.ts";

/** A network's fax of an order: a state under the caption, per line its schedule, its other information and its accounting in small tables. */
const fax = printed("next-network-fax", { max: 10, min: 3 }, (made) => {
  const asked = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "EP9999999",
    units: ["EA", "C62", "MTR"],
  });
  const order = sited(asked, ["Copperline Pit 3 Stores", "Granger Falls Mill"]);
  const lines = order.items.map(
    (
      item,
    ) => `${row([item.at, item.at % 2 ? 1 : "", `${item.sku} / ${item.buyerSku}`, "Material", `${us(item.quantity, item.quantity % 2 ? 1 : 0)} (${item.unit})`, day(item.due, "d Mon yyyy"), `$${us(item.price)} USD`, `$${us(item.total)} USD`, "$0.00 USD"], ["", "", "", "", "r", "", "r", "r", "r"])}
<tr><td><td colspan=8>${item.name}<br><small><b>Status</b> ${us(item.quantity, 0)} Unconfirmed</small>
<div class=s><b>SCHEDULE LINES</b>${table(["Schedule Line #", "Delivery Date", "Ship Date", "Quantity (Unit)"], [[1, `${day(item.due, "d Mon yyyy")} 12:00 AM PST`, "", `${us(item.quantity, 0)} (${item.unit})`]])}</div>
<div class=s><b>OTHER INFORMATION</b><br>Req. Line No.: ${item.at}<br>Requester: ${order.person}<br>PR No.: PR${order.random.digits(6)}<br>Classification Domain: unspsc &nbsp; Classification Code: 3912${order.random.digits(4)}</div>
${item.at % 2 ? `<div class=s><b>ACCOUNTING</b>${table(["Percentage", "GL Account", "Cost Center"], [["100", `00004${order.random.digits(5)}`, order.random.digits(6)]])}</div>` : ""}`,
  );
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" }),
    html: page(
      "body{font-size:8pt}.g td,.g th{border:1px solid #bbb}.s{margin:3px 0 3px 20px;font-size:7pt}.h th{border-bottom:2px solid #069;border-top:1px solid #069}.s table{width:auto}",
      `<table><tr><td><b>From:</b><br>${party(order.buyer)}<td><b>To:</b><br>${party(order.seller)}<td class=r><h2>Purchase Order<br><small>(New)</small></h2>${order.number}<br>Amount: $${us(order.net)} USD<br>Version: 1</table>
<table><tr><td><b>Payment Terms</b><br>NET 60<br><b>Comments</b><br>Type: Terms and Conditions, see contract C-${order.random.digits(4)} of 1 Jan 2020. Late delivery 2.5 % per week.<td>${fields(
        [
          ["Routing Status:", "Sent"],
          ["Order Date:", `${day(order.date, "d Mon yyyy")} 4:12:09 PM`],
          ["External Document Type:", "NB"],
        ],
      )}</table>
<table><tr><td><b>Ship All Items To</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<br>United States<br>Ship To Code: ${order.random.digits(4)}<td><b>Bill To</b><br>${order.buyer.name}<br>PO Box 4410<br>United States<td><b>Deliver To</b><br>${order.person}</table>
<h3>Line Items</h3><table class=h>${row(["Line #", "No. Schedule Lines", "Part # / Description", "Type", "Qty (Unit)", "Need By", "Unit Price", "Subtotal", "Tax"], [], "th")}${lines.join("")}</table>
<p>Order submitted on: ${day(order.date, "dd Mon yyyy")} 4:12 PM GMT<br>Received by Network on: ${day(order.date, "dd Mon yyyy")}<br>This Purchase Order was sent by the buyer. &nbsp; <b>Sub-total: $${us(order.net)} USD</b><br><b>Est. Grand Total: $${us(order.net)} USD</b></p>`,
    ),
  };
});

/** A spend cloud's print: a need-by date or none, an amount line without quantity, the supplier's part number small below the words. */
const spend = printed("next-spend-cloud", { max: 12, min: 3 }, (made) => {
  const asked = traded(made, {
    wares: "desk",
    buyers: ["Lumen & Vale Studios, Inc.", "Orchard Payments LLC", "Sable Robotics Inc."],
    number: "99999",
    units: ["Each", "Box", "Case"],
  });
  const order = sited(asked, ["Sable Austin HQ", "Lumen East Coast Office"]);
  const service = rounded(order.random.int(300, 4000), 2);
  const rows = order.items.map((item) => [
    item.at,
    `${item.name}<br><small>Part # ${item.sku}</small>`,
    item.at % 3 ? day(item.due, "mm/dd/yy") : "None",
    us(item.quantity, 0),
    item.unit,
    us(item.price),
    us(item.total),
  ]);
  rows.push([
    order.items.length + 1,
    "Installation on site, 3 visits of 2.5 h",
    "None",
    "",
    "",
    "",
    us(service),
  ]);
  const shown = told(order, { currency: "USD", total: rounded(order.net + service, 2) });
  return {
    ...shown,
    lines: [
      ...shown.lines!,
      {
        sku: null,
        buyerSku: null,
        description: "Installation on site, 3 visits of 2.5 h",
        quantity: null,
        unit: null,
        unitPrice: null,
        priceBasis: null,
        lineTotal: service,
      },
    ],
    html: page(
      ".g td,.g th{border-bottom:1px solid #ddd;padding:5px}.g th{background:#f3f3f3;font-weight:normal;color:#555}",
      `<table><tr><td><h2>${order.buyer.name}</h2>${order.buyer.lines.join("<br>")}<td class=r><h1>Purchase Order</h1><b>#${order.number}</b><br>Date ${day(order.date, "mm/dd/yy")}<br>Revision 0</table>
<table><tr><td><small>SUPPLIER</small><br>${party(order.seller)}<td><small>SHIP TO</small><br>${order.site.name}<br>${order.site.lines.join("<br>")}<br>Attn: ${order.person}<td><small>BILL TO</small><br>${order.buyer.name}<br>ap@orders.example</table>
<p><small>PAYMENT TERMS</small> Net 45 &nbsp; <small>SHIPPING TERMS</small> Standard &nbsp; <small>CONTACT</small> ${order.person}</p>
${table(["Line", "Description", "Need By", "Qty", "Unit", "Price", "Total"], rows, ["", "", "", "r", "", "r", "r"])}
<p class=r>Total &nbsp; <b>${us(rounded(order.net + service, 2))} USD</b></p>`,
    ),
  };
});

/** A campus market's print: "1 of 3" before the words, size and packaging beside the unit price, the quantity with its unit, more about the product below. */
const market = printed("next-campus-market", { max: 14, min: 3 }, (made) => {
  const asked = traded(made, {
    wares: "clinic",
    buyers: ["Regents of Tamarisk University", "Aldercrest Health Sciences Center"],
    number: "P0999999",
    units: ["EA", "PK", "CS"],
  });
  const order = sited(asked, ["Molecular Biology Bldg, Rm 2210", "School of Nursing Stockroom"]);
  const many = order.items.length;
  const rows = order.items.map(
    (
      item,
    ) => `${row([`${item.at} of ${many}`, item.name, item.sku, `${[1, 10, 50][item.at % 3]}/${item.unit}`, `${us(item.price)} USD`, `${us(item.quantity, 0)} ${item.unit}`, `${us(item.total)} USD`], ["", "", "", "", "r", "r", "r"])}
<tr><td><td colspan=6><small>${item.at % 2 ? "✗" : "✓"} Taxable &nbsp; Manufacturer Name Veritas Labs &nbsp; Mfr Part No ${order.random.digits(5)}-${order.random.digits(2)} &nbsp; Contract ${item.at % 3 ? "none" : `GP-${order.random.digits(4)}`} &nbsp; Commodity Code 4110${order.random.digits(4)}</small>`,
  );
  return {
    ...told(order, { currency: "USD", requestedDate: order.due }),
    html: page(
      "body{font-size:8pt}.k td{border:1px solid #999;width:33%}.l th{background:#d8e4f0}.l td{border-top:1px solid #eee}",
      `<table><tr><td><h3>${order.buyer.name}</h3><td class=r>Purchase Order Number <b>${order.number}</b><br>Purchase Order Date ${day(order.date, "m/d/yyyy")}<br>Revision No. &nbsp;0</table>
<table class=k><tr><td><b>Supplier Information</b><br>${party(order.seller)}<br>Fax +1 555 0100<td><b>Shipping Information</b><br>Delivery address<br>${order.site.name}<br>${order.site.lines.join("<br>")}<br>United States<td><b>Billing Information</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<tr><td>Payment Terms 0% 0, Net 30<td>Delivery options: Required by ${day(order.due, "m/d/yyyy")}<td>Owner ${order.person}</table>
<h4>Line Items</h4><table class=l>${row(["Line No.", "Product Description", "Catalog No", "Size / Packaging", "Unit Price", "Quantity", "Ext. Price"], [], "th")}${rows.join("")}</table>
<table><tr><td><td class=r>Subtotal<br>Shipping<br>Handling<br><b>Total</b><td class=r style="width:110px">${us(order.net)}<br>0.00<br>0.00<br><b>${us(order.net)} USD</b></table><p><small>Note: shipping and handling are estimates; do not exceed 50.00 without approval.</small></p>`,
    ),
  };
});

/** A finance cloud's print: goods and services in two tables of different columns, the ship-to as a column, memos below. */
const goodsAndServices = printed("next-goods-and-services", { max: 12, min: 4 }, (made) => {
  const asked = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Cobalt Ridge Insurance Group", "Marrow & Pine Hospitality LLC"],
    number: "PO-00099999",
    units: ["Each", "Case", "Box"],
  });
  const order = sited(asked, ["Cobalt Data Center West", "Pine Lodge Resort"]);
  const fee = rounded(order.random.int(200, 2500), 2);
  const tax = taxOf(order, 6);
  const goods = order.items.map((item) => [
    item.at,
    `${item.name}<br><i>Memo: replace 2 of 5, see asset ${order.random.digits(5)}</i>`,
    item.sku,
    us(item.quantity, 0),
    item.unit,
    `$${us(item.price)}`,
    `$${us(item.total)}`,
    day(item.due, "mm/dd/yyyy"),
  ]);
  const shown = told(order, { currency: "USD", total: rounded(order.net + fee + tax, 2) });
  return {
    ...shown,
    lines: [
      ...shown.lines!,
      {
        sku: null,
        buyerSku: null,
        description: "Quarterly maintenance of dispensers",
        quantity: null,
        unit: null,
        unitPrice: null,
        priceBasis: null,
        lineTotal: fee,
      },
    ],
    html: page(
      ".g td,.g th{border:1px solid #ccc;font-size:8pt}.g th{background:#eee}",
      `<h2>Purchase Order ${order.number}</h2><table><tr><td>${fields([
        ["Company", order.buyer.name],
        ["Supplier", order.seller.name],
        ["Supplier Address", order.seller.lines.join(", ")],
        ["Document Date", day(order.date, "mm/dd/yyyy")],
        ["Currency", "USD"],
      ])}<td>${fields([
        ["Ship-To Contact", order.person],
        ["Ship-To Address", `${order.site.name}<br>${order.site.lines.join("<br>")}`],
        ["Payment Terms", "Net 30"],
        ["Total PO Amount", us(rounded(order.net + fee + tax, 2))],
      ])}</table>
<h4>Goods Lines</h4>${table(["Line", "Item Description", "Supplier Item Identifier", "Quantity", "Unit of Measure", "Unit Cost", "Extended Amount", "Due Date"], goods, ["", "", "", "r", "", "r", "r", ""])}
<h4>Service Lines</h4>${table(["Line", "Description", "Start Date", "End Date", "Extended Amount"], [[order.items.length + 1, "Quarterly maintenance of dispensers", day(order.date, "mm/dd/yyyy"), day(order.due, "mm/dd/yyyy"), `$${us(fee)}`]], ["", "", "", "", "r"])}
<h4>Tax</h4>${table(["Tax Code", "Taxable Amount", "Tax Amount"], [["Sales 6%", us(order.net), us(tax)]], ["", "r", "r"])}
<p>Subtotal $${us(rounded(order.net + fee, 2))}<br>Tax $${us(tax)}<br><b>Total $${us(rounded(order.net + fee + tax, 2))}</b></p>`,
    ),
  };
});

export const nextPortals = [fax, spend, market, goodsAndServices];
