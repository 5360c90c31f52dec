import { ASKING, GOODS } from "../_desk.ts";
import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, lakh } from "../_print.ts";
import { taxOf, traded, truly } from "../_trade.ts";

/** A mailed print where all captions are about the vendor; tax, group, warehouse and tariff code beside each line. */
const grid = printed("wild-vendor-grid-in", { words: "india", max: 24 }, (order) => {
  const { random } = order;
  const number = `PO${order.date.slice(2, 4)}${random.digits(6)}`;
  const tax = taxOf(order, 18);
  const rows: [string, string][][] = [
    [
      ["Name", order.seller.name],
      ["Email Id", "sales@seller.example"],
      ["Contact Person", order.person],
    ],
    [
      ["Pay To", order.seller.lines[1]!.split(" - ")[0]!],
      ["Ship From", order.seller.lines[1]!.split(" - ")[0]!],
      ["Doc No.", number],
    ],
    [
      ["Ref Doc No.", `RFQ${random.digits(6)}`],
      ["Posting Date", day(order.date, "dd-mm-yyyy")],
      ["Doc Date", day(order.date, "dd-mm-yyyy")],
    ],
    [["Require Date", day(order.due, "dd-mm-yyyy")]],
  ];
  const sums: [string, string][] = [
    ["Discount(%)", "--"],
    ["Total Before Discount", ` ${order.net}`],
    ["Freight", " --"],
    ["Rounding", "-- "],
    ["Tax Amount", ` ${tax}`],
    ["Total Payment Due", ` ${rounded(order.net + tax, 2)}`],
  ];
  return {
    html: page(
      "body{font-family:'DejaVu Serif',serif;font-size:8pt}.g td,.g th{border:solid 1px}",
      `<p class=c style="font-size:17pt">Purchase Order</p><table>${rows.map((cells) => `<tr>${cells.map(([caption, value]) => `<td><b>${caption}</b><td>: ${value}`).join("")}`).join("")}</table><br><br>${table(
        [
          "S.no",
          "Product Name",
          "UOM",
          "Quantity",
          "Unit Price",
          "Tax Code",
          "Tax Total",
          "Total",
          "Product Group",
          "Warehouse",
          "HSN Code",
        ],
        order.items.map((item) => [
          item.at,
          item.name,
          item.unit,
          item.quantity,
          item.price,
          "GST 18%",
          rounded(item.total * 0.18, 2),
          item.total,
          random.pick(["RAW", "SPARES", "--"]),
          "Plant-1",
          random.pick(["73181500", "84818030", "40169320"]),
        ]),
      )}<br><br><table style="width:auto;margin-left:auto">${sums.map(([caption, value]) => `<tr><td><b>${caption}</b><td>:${value}`).join("")}</table>`,
      "A4",
    ),
    docNumber: number,
    buyer: null,
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
    line: () => ({ sku: null }),
  };
});

/** A dressmaker's cloth: remarks below the item after a hyphen, a span of days to deliver in, sums in the last row without a word. */
const cloth = printed("wild-gridview-cloth-in", { words: "india", max: 26 }, (made) => {
  const order = traded(made, {
    wares: [
      "Cotton Poplin 40s 58in",
      "Denim 10oz 60in",
      "Viscose Twill 44in",
      "Fusing Interlining",
      "Polyester Lining",
    ],
    buyers: ["Sri Annamalai Garments", "Meenakshi Apparels Pvt Ltd"],
    number: "P/999/YY",
    units: ["Mtr"],
  });
  const { random } = order;
  return {
    html: page(
      "body{font-size:9.5pt}.g td,.g th{border:1px solid #000}",
      `<table><tr><td style="width:30%">Phone : ${order.buyer.phone}<br>Mobile : 98${random.digits(8)}<td class=c><b>${order.buyer.name}</b><br><span style="font-size:larger">${order.buyer.lines.join("<br>")}</span><td class=r>Fax :<br>GSTIN : 33${random.digits(5)}A1Z${random.digits(1)}<tr><td colspan=3 class=c style="font-size:larger"><hr><b>Purchase Order Print</b><hr></table><table><tr><td><br>Supplier : <b>${order.seller.name}</b><br>&emsp;&emsp;&emsp;&emsp;${order.seller.lines.join("<br>&emsp;&emsp;&emsp;&emsp;")}<br>&emsp;&emsp;&emsp;&emsp;${order.seller.phone}<td>Process Order No : ${order.number}<br>Order Date : ${day(order.date, "dd/mm/yyyy")}<br>Delivery Date : ${day(order.due, "dd/mm/yyyy")}<br>Delivery Place : ${order.site.lines.join(", ")}<br>ProcessOn : Stock</table>${table(
        ["SNo", "PO Against", "Item", "Color", "Qty", "Rate", "Amount"],
        order.items.map((item) => [
          item.at,
          random.pick(["Sample", "Bulk"]),
          `${item.name}<br><br>- ${item.at % 3 === 0 ? "shade card to be approved" : ""}`,
          random.pick(["NAVY", "ECRU", "BLACK", "MAROON"]),
          bare(item.quantity),
          bare(item.price),
          bare(item.total),
        ]),
        ["c", "", "", "", "r", "r", "r"],
      ).replace(
        "</tbody>",
        `<tr><td><td><td><td class=r><b>Total</b><td class=r><b>${bare(order.items.reduce((sum, { quantity }) => sum + quantity, 0))}</b><td><td class=r><b>${bare(order.net)}</b></tbody>`,
      )}<hr>1.PO NO Should print on every Bill and delivery challan.<br>2.Billing to be per P.O. only & not 2-3 P.O.s together.<br>3.Delivery should be exactly on or before delivery date.<hr><p class=r>for <b>${order.buyer.name}</b></p><table>${row(["Signature of the Supplier", "Prepared By", "Authorised Signatory"], ["", "c", "r"])}</table>`,
      "A4",
    ),
    ...truly(order, () => ({ sku: null, unit: null })),
    requestedDate: order.due,
  };
});

/** A maker of composites: the buyer named at the right, days with an hour, code in brackets, rupees in lakhs. */
const composites = printed("wild-buyer-right-in", { words: "india", max: 24, scale: 4 }, (made) => {
  const order = sited(
    traded(made, { wares: GOODS.parts, buyers: ASKING.india, number: "P0999", units: ["Nos", "Kgs", "Mtr"] }),
    ["Unit-1 warehouse", "Central Stores, Plot 176"],
  );
  const half = rounded(order.net * 0.09, 2);
  const money = (value: number) => `₹${lakh(value)}`;
  const fact = (caption: string, value: string) =>
    `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:3px 0"><span>${caption}</span><span>${value}</span></div>`;
  return {
    html: page(
      "body{font-size:9pt}.g td,.g th{border:1px solid #ccc;padding:5px}.g th{background:#1e40af;color:#fff}",
      `<table><tr><td><b style="font-size:15pt;color:#1e40af">${order.buyer.name.split(" ")[0]}</b><br>Composite Technologies<td class=r><i>SHAPING IDEAS</i><br><b>Details of Buyer:</b><br>${order.buyer.name} (Unit-1)<br>${order.buyer.lines.join(", ")}<br>GSTIN: 37${order.random.digits(5)}B1ZP</table><hr><table><tr><td style="width:50%"><b>Shipping address:</b><br>${order.site.name}<br>${order.site.lines.join(", ")}<br>☎ ${order.site.phone}<td class=r><b>${order.seller.name}</b><br>${order.seller.lines.join(", ")}<br>GSTIN: 29${order.random.digits(5)}C1ZQ</table><h2 style="background:#f3f4f6;padding:8px">Purchase Order <span style="color:#2563eb">#${order.number}</span></h2><div style="display:grid;grid-template-columns:1fr 1fr;column-gap:40px">${fact("Purchase Representative:", order.person)}${fact("Order Date:", `${day(order.date, "dd/mm/yyyy")}, 12:00 am`)}${fact("Logistic Details:", "By road")}${fact("Payment Terms:", "45 days")}${fact("Vendor Reference:", `QT-${order.random.digits(4)}`)}${fact("Delivery Date:", `${day(order.due, "dd/mm/yyyy")}, 12:00 am`)}</div><br>${table(
        ["DESCRIPTION", "QTY", "UNIT PRICE", "TAXES", "AMOUNT"],
        order.items.map((item) => [
          `<span style="color:#777">[${item.sku}]</span> ${item.name}`,
          `${item.quantity} ${item.unit}`,
          money(item.price),
          "18%",
          money(item.total),
        ]),
        ["", "c", "r", "c", "r"],
      )}<table style="width:40%;margin-left:60%">${row(["Untaxed Amount", money(order.net)], ["", "r"])}${row(["SGST (9%)", money(half)], ["", "r"])}${row(["CGST (9%)", money(half)], ["", "r"])}${row(["<b>Total</b>", `<b>${money(order.net + 2 * half)}</b>`], ["", "r"])}</table><h3>Terms & Conditions:</h3><ol><li><b>Delivery Terms:</b> Material shall be dispatched within 21 days from the date of receipt of this Purchase Order. Delivery Address: Unit 2, Plot no. 165, Mega Industrial Hub, Kadapa - 516003.<li><b>Payment:</b> As per the payment terms mentioned in this PO after receipt and acceptance of materials.</ol><p class=r>For ${order.buyer.name}<br><br><br>Authorized Signatory</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "INR",
    requestedDate: order.due,
    total: rounded(order.net + 2 * half, 2),
    shipTo: order.site,
  };
});

export const wildIndia = [grid, cloth, composites];
