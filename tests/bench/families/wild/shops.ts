import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A builder's order four times over in one file: for the supplier, the site, the accounts and the store. */
const copies = printed("wild-blade-four-copies-ph", { words: "en", max: 9 }, (made) => {
  const order = traded(made, {
    wares: "site",
    buyers: "builders",
    number: "000999",
    units: ["pc", "bag", "length"],
  });
  const { random } = order;
  const request = random.digits(5);
  const day0 = `${order.date} 09:14:22`;
  return {
    html: page(
      ".g td,.g th,.h td{border:1px solid #000;padding:3px}.k{break-inside:avoid;margin-bottom:12mm}",
      ["Supplier", "Site", "Accounting", "Warehouse"]
        .map(
          (copy) =>
            `<div class=k><table class=h><tr><td class=c colspan=4><b style="font-size:12pt">${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<tr><td colspan=4 class=c style="background:#ccc"><b>Purchase Order - ${copy} Copy</b>${row(["<b>PO#</b>", order.number, "<b>Supplier</b>", order.seller.name])}${row(["<b>Mat. Req #</b>", request, "<b>Payment Terms</b>", "30 days PDC"])}${row(["<b>Date</b>", day0, "<b>Contact Person</b>", order.person])}${row(["<b>Project</b>", "Harbor Point Tower", "<b>Contact No:</b>", order.seller.phone])}${row(["<b>Section / Component</b>", "Structural - Columns", "<b>Deliver to</b>", order.site.lines.join(", ")])}</table>${table(
              ["#", "Material", "Unit", "Qty", "Price", "Total"],
              order.items.map((item) => [
                item.at,
                item.name,
                item.unit,
                item.quantity,
                `P ${us(item.price)}`,
                `P ${us(item.total)}`,
              ]),
              ["c", "", "c", "r", "r", "r"],
            ).replace(
              "</tbody>",
              `<tr><td colspan=5 class=r><b>Grand Total</b><td class=r><b>P ${us(order.net)}</b></tbody>`,
            )}<p>Prepared by: ________ &nbsp; Approved by: ________</p></div>`,
        )
        .join(""),
      "A4",
    ),
    ...truly(order, () => ({ sku: null })),
    currency: undefined,
  };
});

/** A plugin's print: a number of its own beside the order's, the same row twice, names and counts only; the buyer in the foot. */
const twice = printed("wild-blade-row-twice", { words: "food", max: 26 }, (order) => {
  const number = `PO-${order.random.digits(6)}`;
  const facts = row(["PO #", number, "Due On", order.due]);
  return {
    html: page(
      "body{font-family:Verdana,'DejaVu Sans',sans-serif}.p{border:2px inset #999;padding:10px}",
      `<h6>${day(order.date, "yyyy-mm-dd")} 11:02:45</h6><h1>Purchase Order</h1><div class=p><table>${row(["PO ID", order.random.digits(3), "Ordered On", order.date])}${facts}${facts}${row(["Vendor", order.seller.name, "Total Amount", bare(order.net)])}</table></div><p>Item Details</p>${table(
        ["Item Name", "Quantity"],
        order.items.map((item) => [item.name, item.quantity]),
      )}<p class=c style="margin-top:15mm">${order.buyer.name}</p>`,
    ),
    docNumber: number,
    requestedDate: order.due,
    line: () => ({ sku: null, unit: null, unitPrice: null, lineTotal: null }),
  };
});

/** A typesetter's order: vendor and buyer in one box with the buyer's own seat to ship to, notes in the foot of the table. */
const typeset = printed("wild-typst-plain-us", { words: "en", max: 30 }, (made) => {
  const order = traded(made, { wares: "desk", buyers: "works", number: "9999", units: ["EA"] });
  const { buyer, seller } = order;
  return {
    html: page(
      "body{font-family:'DejaVu Sans';font-size:8.5pt}.b{border:1px solid #000}.g td{border-left:1px solid #000;border-right:1px solid #000}.g th,.g{border:1px solid #000}.t td{border:none}",
      `<h2>Purchase Order</h2><table>${row([buyer.name, "<b>PO #:</b>", `<b>${order.number}</b>`], ["", "", "r"])}${row([buyer.lines[0]!, "<b>Date:</b>", day(order.date, "m/d/yyyy")], ["", "", "r"])}${row([buyer.lines[1]!, "", ""])}${row([buyer.phone, "", ""])}</table><br><table class=b>${row(["<b>Vendor:</b>", seller.name, "<b>Ship To:</b>", buyer.name])}${row(["", seller.lines[0]!, "", buyer.lines[0]!])}${row(["", seller.lines[1]!, "", buyer.lines[1]!])}${row(["", seller.phone, "", buyer.phone])}</table><br>${table(
        ["Item #", "Description", "Qty", "Price", "Total"],
        order.items.map((item) => [
          item.sku,
          item.name,
          item.quantity,
          `$${us(item.price)}`,
          `$${us(item.total)}`,
        ]),
        ["", "", "c", "c", "r"],
      ).replace(
        "</tbody>",
        `<tr class=t><td colspan=3 rowspan=4><b>Notes:</b> Call before delivery.<td class=r>Subtotal<td class=r>$${us(order.net)}<tr class=t><td class=r>Tax Rate<td class=r>8.25%<tr class=t><td class=r>Taxes<td class=r>$${us(taxOf(order, 8.25))}<tr class=t><td class=r>Total<td class=r><b>$${us(withTax(order, 8.25))}</b></tbody>`,
      )}`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    total: withTax(order, 8.25),
    shipTo: { name: buyer.name, lines: buyer.lines },
  };
});

export const wildShops = [copies, twice, typeset];
