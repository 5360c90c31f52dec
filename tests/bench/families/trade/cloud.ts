import { printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { day, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A shop platform's order: goods with their variant and codes below, no caption for what is what. */
const storefront = printed("trade-storefront", { max: 18 }, (made) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "#PO9999", units: ["EA"] });
  const tax = taxOf(order, 0);
  return {
    html: page(
      "body{font-size:9pt;color:#303030}.g td,.g th{border-bottom:1px solid #ddd;padding:7px 4px}.m{color:#6b6b6b;font-size:8pt}h1{font-size:15pt;margin:0}",
      `<table><tr><td><h1>${order.number}</h1><span class=m>${day(order.date, "Mon d, yyyy")}</span><td class=r><b>${order.buyer.name}</b></table><br>
<table><tr><td style="width:33%"><b>Supplier</b><br>${party(order.seller, false)}<br>United States<td style="width:33%"><b>Ship to</b><br>${party(order.site, false)}<br>United States<td><b>Payment terms</b><br>Net 30<br><b>Supplier currency</b><br>US Dollar (USD $)<br><b>Estimated arrival</b><br>${day(order.due, "Mon d, yyyy")}</table><br>
<table class=g>${row(["Products", "Supplier SKU", "Quantity", "Cost", "Tax", "Total"], ["", "", "r", "r", "r", "r"], "th")}${order.items
        .map((item, i) =>
          row(
            [
              `${item.name}<br><span class=m>${["Default", "Small", "Forest / Large", "Natural"][i % 4]}</span><br><span class=m>SKU: ${item.buyerSku}</span>`,
              item.sku,
              us(item.quantity, 0),
              `$${us(item.price)}`,
              "0%",
              `$${us(item.total)}`,
            ],
            ["", "", "r", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table style="width:230px;margin:14px 0 0 auto">${[
        ["Taxes (included)", tax],
        [
          `Subtotal <span class=m>${order.items.reduce((sum, { quantity }) => sum + quantity, 0)} items</span>`,
          order.net,
        ],
        ["Shipping", 0],
        ["<b>Total</b>", order.net],
      ]
        .map(([caption, value]) => row([caption!, `$${us(value as number)}`], ["", "r"]))
        .join("")}</table>`,
    ),
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A small maker's cloud program: quantity with its unit in one cell, rate of tax, when each is expected. */
const bench = printed("trade-maker-cloud", { max: 20, priceDecimals: 4 }, (made) => {
  const order = traded(made, { wares: "shop", buyers: "works", number: "PO-999", units: ["pcs", "m", "kg"] });
  return {
    html: page(
      "body{font:9pt Lato,Arial,sans-serif}h1{font-weight:300;margin:0 0 14px}.g th{background:#f4f4f4;font-size:8pt}.g td,.g th{padding:5px 6px;border-bottom:1px solid #e4e4e4}thead{display:table-header-group}small{color:#777}",
      `<h1>Purchase order ${order.number}</h1>
<table><tr><td style="width:50%"><small>Company:</small><br><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td><small>Supplier:</small><br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}
<tr><td><br><small>Ship to:</small><br>Main location<br>${order.site.lines.join(", ")}<td><br><small>Created date:</small> ${order.date}<br><small>Expected arrival:</small> ${order.due}<br><small>Currency:</small> USD</table><br>
<table class=g><thead>${row(["Item", "Supplier item code", "Quantity", "Price per unit", "Tax %", "Total price"], ["", "", "r", "r", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              `[${item.buyerSku}] ${item.name}`,
              item.sku,
              `${item.quantity} ${item.unit}`,
              `${us(item.price, 4)} USD`,
              "0",
              `${us(item.total)} USD`,
            ],
            ["", "", "r", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table style="width:240px;margin:12px 0 0 auto">${row(["Total units:", order.items.length], ["", "r"])}${row(["Subtotal:", `${us(order.net)} USD`], ["", "r"])}${row(["Plus tax:", "0.00 USD"], ["", "r"])}${row(["<b>Total:</b>", `<b>${us(order.net)} USD</b>`], ["", "r"])}</table><p><small>Additional info:</small> Call before delivery, gate code 4471.</p>`,
      "A4",
    ),
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A procurement cloud: many narrow columns, net and gross beside each other, sums that repeat. */
const procured = printed("trade-procurement", { max: 16 }, (made) => {
  const order = traded(made, {
    wares: "desk",
    buyers: "clinics",
    number: "9999-YY",
    units: ["Unit", "Pack", "Box"],
  });
  const gross = (value: number) => us(value * 1.08);
  return {
    html: page(
      "body{font:8pt Roboto,Arial,sans-serif}.g td,.g th{border:1px solid #c9cfd6}.g th{background:#eef2f6}h2{margin:0 0 8px}.f td{padding:1px 6px}",
      `<h2>Purchase Order #${order.number}</h2><table class=f style="width:auto">${(
        [
          ["Create Date", day(order.date, "dd Mon yyyy")],
          ["Delivery Date", day(order.due, "dd Mon yyyy")],
          ["Legal Entity", order.buyer.name],
          ["Registered Address", order.buyer.lines.join(", ")],
          ["Supplier", order.seller.name],
          ["Supplier Address", order.seller.lines.join(", ")],
          ["Delivery Address", order.site.lines.join(", ")],
          ["Payment Terms", "30 days after delivery"],
          ["Initiator", order.person],
          ["Status", "Approved"],
        ] as const
      )
        .map(([caption, value]) => `<tr><td><b>${caption}:</b><td>${value}`)
        .join("")}</table><br>
<table class=g>${row(["#", "SKU", "Item Name", "Cost Center", "Qty", "Unit", "Price, USD", "Net Total, USD", "Tax", "Gross Total, USD"], ["c", "", "", "", "r", "", "r", "r", "r", "r"], "th")}${order.items
        .map((item) =>
          row(
            [
              item.at,
              item.sku,
              item.name,
              "Operations",
              item.quantity,
              item.unit,
              us(item.price),
              us(item.total),
              "8%",
              gross(item.total),
            ],
            ["c", "", "", "", "r", "", "r", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<p class=r>Net Total: <b>${us(order.net)} USD</b><br>Total Tax: <b>${us(taxOf(order, 8))} USD</b><br>Gross Total: <b>${us(withTax(order, 8))} USD</b></p><h3>Approvals</h3><table class=f style="width:auto">${row([`${day(order.date, "dd Mon yyyy")} 10:14`, order.person, "Approved"])}${row([`${day(order.date, "dd Mon yyyy")} 15:40`, "Kim Arden", "Approved"])}</table>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    total: withTax(order, 8),
  };
});

/** A spend platform's mail printed: one card for an item, figures in a sentence of their own. */
const cards = printed("trade-cards", { max: 9 }, (made) => {
  const order = traded(made, { wares: "desk", buyers: "clinics", number: "99999-A", units: ["EA"] });
  return {
    html: page(
      "body{font:9.5pt Arial,sans-serif}.k{border:1px solid #ccc;border-radius:6px;padding:8px;margin:8px 0;break-inside:avoid}.k b{font-size:10pt}.k td{padding:1px 10px 1px 0}small{color:#666}",
      `<small>${order.buyer.name} sent you a purchase order</small><h2 style="margin:4px 0">Purchase Order ${order.number}</h2>
<table style="width:auto"><tr><td>Order date<td><b>${day(order.date, "Mon d, yyyy")}</b><tr><td>Needed by<td><b>${day(order.due, "Mon d, yyyy")}</b><tr><td>Vendor<td>${order.seller.name}<tr><td>Ship to<td>${order.site.name}, ${order.site.lines.join(", ")}</table>
${order.items
  .map(
    (item) =>
      `<div class=k><b>${item.name}</b><br><small>Item no. ${item.sku}</small><table style="width:auto"><tr><td><small>Quantity</small><td><small>Unit price</small><td><small>Line total</small><tr><td>${item.quantity}<td>$${us(item.price)}<td>$${us(item.total)}</table></div>`,
  )
  .join("")}
<p class=r>Subtotal $${us(order.net)}<br>Tax $0.00<br><b>Order total $${us(order.net)}</b></p><p><small>Reply to this message to confirm the order. Questions? Contact ${order.person}.</small></p>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A marketplace's order to its vendor: a wide grid turned on its side, windows of days, nothing accepted yet. */
const vendorPortal = printed("trade-vendor-portal", { max: 24 }, (made) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "9X9Z9QRT", units: ["Each"] });
  const asins = order.items.map(() => `B0${order.random.digits(3)}K${order.random.digits(2)}TW`);
  const gtins = order.items.map(() => `8${order.random.digits(11)}`);
  return {
    html: page(
      "body{font:7.5pt Arial,sans-serif}.g td,.g th{border-bottom:1px solid #ccc;padding:3px}.g th{font-weight:bold;color:#333;border-top:2px solid #e0a000}thead{display:table-header-group}.f td{padding:1px 14px 1px 0}",
      `<b style="font-size:13pt">Purchase order ${order.number}</b><br><br><table class=f style="width:auto"><tr><td>Status<td><b>New</b><td>Vendor<td><b>${order.seller.name} (HAL4K)</b><tr><td>Ordered on<td><b>${day(order.date, "m/d/yyyy")}</b><td>Ship to location<td><b>PHX6 &ndash; ${order.site.lines.join(", ")}</b><tr><td>Ship window<td><b>${day(order.date, "m/d/yyyy")} - ${day(order.due, "m/d/yyyy")}</b><td>Buying company<td><b>${order.buyer.name}</b><tr><td>Freight terms<td><b>Collect</b><td>Payment terms<td><b>Due 60 days net</b><tr><td>Purchasing entity<td><b>${order.buyer.name}</b><td>Currency<td><b>USD</b></table><br>
<table class=g><thead>${row(["ASIN", "External Id", "Model Number", "Title", "Window Type", "Expected date", "Quantity Requested", "Accepted quantity", "Quantity received", "Quantity outstanding", "Unit Cost", "Total cost"], ["", "", "", "", "", "", "r", "r", "r", "r", "r", "r"], "th")}</thead>${order.items
        .map((item, i) =>
          row(
            [
              asins[i]!,
              gtins[i]!,
              item.sku,
              item.name,
              "Ship window",
              day(order.due, "m/d/yyyy"),
              item.quantity,
              0,
              0,
              item.quantity,
              `${us(item.price)} USD`,
              `${us(item.total)} USD`,
            ],
            ["", "", "", "", "", "", "r", "r", "r", "r", "r", "r"],
          ),
        )
        .join("")}</table><p class=r><b>Total cost: ${us(order.net)} USD</b></p>`,
      "11in 8.5in",
    ),
    ...truly(order, ({ at }) => ({ buyerSku: asins[at - 1]!, gtin: gtins[at - 1]!, unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const tradeCloud = [storefront, bench, procured, cards, vendorPortal];
