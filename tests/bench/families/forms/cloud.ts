import type { TrueLine } from "../../_truth.ts";
import { lineOf, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";

/** Goods and services in tables of their own; services have an amount and no quantity. */
const sections = printed("form-goods-services", { max: 12, min: 4 }, (order) => {
  const services = order.items.slice(-2);
  const goods = order.items.slice(0, -2);
  const names = ["On-site installation and commissioning", "Operator training, two days"];
  const lines = order.items.map((item): TrueLine => {
    const at = services.indexOf(item);
    return at < 0
      ? lineOf(item)
      : { ...lineOf(item), sku: null, description: names[at]!, quantity: null, unit: null, unitPrice: null };
  });
  return {
    html: page(
      "body{font-size:8.5pt;color:#222}h3{margin:14px 0 2px;font-size:10pt}.i th{background:#f2f2f2;border:1px solid #ddd;font-weight:600}.i td{border:1px solid #ddd}thead{display:table-header-group}",
      `<table><tr><td>${party(order.buyer, false)}<td class=r><h2 style="margin:0">Purchase Order: PO-${order.number}</h2></table>
<table><tr><td>${fields([
        ["Supplier", `${order.seller.name}<br>${order.seller.lines.join("<br>")}`],
        ["Ship-To Address", order.site.lines.join("<br>")],
      ])}<td>${fields([
        ["PO Number", `PO-${order.number}`],
        ["Document Date", day(order.date, "mm/dd/yyyy")],
        ["Due Date", day(order.due, "mm/dd/yyyy")],
        ["Payment Terms", "Net 45"],
        ["Currency", "USD"],
        ["Total Amount", us(order.net)],
      ])}</table>
<h3>Goods Lines</h3><table class=i><thead>${row(["Line", "Item", "Supplier Item Identifier", "Quantity", "Unit of Measure", "Unit Cost", "Extended Amount"], [], "th")}</thead>${goods.map((item) => row([item.at, `${item.name}${item.at % 3 ? "" : `<br>• Memo: leave at dock 3`}`, item.sku, us(item.quantity, 0), "Each", us(item.price), us(item.total)], ["", "", "", "r", "", "r", "r"])).join("")}</table>
<h3>Service Lines</h3><table class=i><thead>${row(["Line", "Description", "Start Date", "End Date", "Extended Amount"], [], "th")}</thead>${services.map((item, i) => row([item.at, names[i]!, day(order.date, "mm/dd/yyyy"), day(item.due, "mm/dd/yyyy"), us(item.total)], ["", "", "", "", "r"])).join("")}</table>
<table style="width:220px;margin:8px 0 0 auto">${row(["Subtotal", us(order.net)], ["", "r"])}${row(["Tax", "0.00"], ["", "r"])}${row(["<b>Total</b>", `<b>${us(order.net)}</b>`], ["", "r"])}</table>`,
    ),
    docNumber: `PO-${order.number}`,
    currency: "USD",
    requestedDate: order.due,
    lines,
  };
});

/** A small business's cloud books: the supplier unlabelled under the title, the buyer unlabelled at the right. */
const books = printed("form-cloud-books", { words: "uk", max: 16 }, (order) => {
  const tax = Number((order.net * 0.15).toFixed(2));
  const label = (caption: string, value: string) =>
    `<p style="margin:0 0 8px"><b>${caption}</b><br>${value}</p>`;
  return {
    html: page(
      "body{font-size:9pt}.i th{border-bottom:1.5px solid #000;vertical-align:bottom}.i td{border-bottom:1px solid #ddd;padding:5px 4px}.s td{border:0}",
      `<table><tr><td style="width:46%"><h1 style="font-weight:400;margin:0 0 14px">PURCHASE ORDER</h1><div style="padding-left:40px">${order.seller.name}<br>${order.seller.lines.join("<br>")}</div>
<td style="width:24%">${label("Purchase Order Date", day(order.date, "d Mon yyyy"))}${label("Delivery Date", day(order.due, "d Mon yyyy"))}${label("Purchase Order Number", `PO-${order.number.slice(0, 4)}`)}${label("Reference", `Job ${order.random.digits(4)}`)}${label("GST Number", "123-456-789")}
<td>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}</table><br><br>
<table class=i>${row(["Item Code", "Description", "Quantity", "Unit Price", "GST", "Amount NZD"], ["", "", "r", "r", "r", "r"], "th")}${order.items.map((item) => row([item.sku, item.name, bare(item.quantity), us(item.price), "15%", us(item.total)], ["", "", "r", "r", "r", "r"])).join("")}
<tr class=s><td colspan=5 class=r>Subtotal<td class=r>${us(order.net)}<tr class=s><td colspan=5 class=r>TOTAL GST 15%<td class=r>${us(tax)}<tr class=s><td colspan=5 class=r><b>TOTAL NZD</b><td class=r><b>${us(order.net + tax)}</b></table>
<h3 style="margin-top:40px">DELIVERY DETAILS</h3><table><tr><td><b>Delivery Address</b><br>${order.site.lines.join("<br>")}<td><b>Attention</b><br>${order.person}<td><b>Delivery Instructions</b><br>Please ring the bell at gate 2</table>`,
      "A4",
    ),
    docNumber: `PO-${order.number.slice(0, 4)}`,
    currency: "NZD",
    requestedDate: order.due,
    total: Number((order.net + tax).toFixed(2)),
    line: () => ({ unit: undefined }),
  };
});

/** A cloud suite: unit under the quantity, code under the name, a coloured header bar. */
const suite = printed("form-cloud-suite", { max: 18 }, (order) => {
  const freight = Number((18 + order.random.int(1, 60)).toFixed(2));
  const off = Number((order.net * 0.02).toFixed(2));
  return {
    html: page(
      "body{font-size:9pt}.i th{background:#3c3d3a;color:#fff;font-weight:400;padding:6px}.i td{border-bottom:1px solid #adadad;padding:6px}.q{color:#727272;font-size:7.5pt}",
      `<table><tr><td>${party(order.buyer, false)}<td class=r><span style="font-size:22pt">PURCHASE ORDER</span><br># PO-${order.number.slice(0, 5)}</table>
<table><tr><td>Vendor Address<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<br><br>Deliver To<br>${order.site.lines.join("<br>")}<td><table style="width:auto;margin:40px 0 0 auto">${row(["Date :", day(order.date, "dd Mon yyyy")], ["r", "r"])}${row(["Delivery Date :", day(order.due, "dd Mon yyyy")], ["r", "r"])}${row(["Ref# :", `Q-${order.random.digits(4)}`], ["r", "r"])}${row(["Terms :", "Due on Receipt"], ["r", "r"])}</table></table><br>
<table class=i>${row(["#", "Item &amp; Description", "Qty", "Rate", "Amount"], ["", "", "r", "r", "r"], "th")}${order.items.map((item) => row([item.at, `${item.name}<br><span class=q>SKU : ${item.sku}</span>`, `${bare(item.quantity)}<br><span class=q>${item.unit.toLowerCase()}</span>`, us(item.price), us(item.total)], ["", "", "r", "r", "r"])).join("")}</table>
<table style="width:240px;margin:6px 0 0 auto">${row(["Sub Total", us(order.net)], ["r", "r"])}${row(["Discount (2.00%)", `(-) ${us(off)}`], ["r", "r"])}${row(["Shipping charges", us(freight)], ["r", "r"])}${row(["<b>Total</b>", `<b>$${us(order.net - off + freight)}</b>`], ["r", "r"])}</table><p>Notes<br><span class=q>Thanks for your business.</span></p><p>Authorized Signature ____________________</p>`,
    ),
    docNumber: `PO-${order.number.slice(0, 5)}`,
    currency: "USD",
    requestedDate: order.due,
    total: Number((order.net - off + freight).toFixed(2)),
    line: (item) => ({ unit: item.unit.toLowerCase() }),
  };
});

/** A mid-size suite: discounts by line, an inventory code and the vendor's code in one cell, a promised date by line. */
const discounted = printed("form-line-discounts", { max: 24 }, (order) => {
  const rates = order.items.map(() => order.random.pick([0, 5, 12.5]));
  const totals = order.items.map((item, i) => Number((item.total * (1 - rates[i]! / 100)).toFixed(2)));
  const sum = Number(totals.reduce((all, one) => all + one, 0).toFixed(2));
  return {
    html: page(
      "body{font-size:8pt}.b th{background:#eee;border:1px solid #999;font-size:7pt}.b td{border:1px solid #999}.i th{border-top:2px solid;border-bottom:2px solid;font-size:7pt;vertical-align:bottom}thead{display:table-header-group}",
      `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Phone: ${order.buyer.phone}<td class=r><b style="font-size:14pt">Purchase Order</b>${fields(
        [
          ["Order Nbr.:", order.number],
          ["Order Date:", day(order.date, "m/d/yyyy")],
          ["Promised On:", day(order.due, "m/d/yyyy")],
          ["Vendor Ref.:", ""],
          ["Page:", "1 of 1"],
        ],
      )}</table>
<table class=b>${row(["VENDOR:", "SHIP TO:"], [], "th")}${row([party(order.seller), party(order.site, false)])}</table>
<table class=b>${row(["VENDOR ID", "SHIP VIA", "FOB POINT", "TERMS", "BUYER"], [], "th")}${row([`V${order.random.digits(5)}`, "GROUND", "SHIP POINT", "2% 10 NET 30", order.person])}</table><br>
<table class=i><thead>${row(["NO.", "ITEM / VENDOR ITEM", "DESCRIPTION", "PROMISED", "QTY.", "UOM", "UNIT PRICE", "DISC.<br>%", "EXT.<br>PRICE"], ["", "", "", "", "r", "", "r", "r", "r"], "th")}</thead>${order.items.map((item, i) => row([item.at, `${item.buyerSku}<br><i>${item.sku}</i>`, item.name, day(item.due, "m/d/yyyy"), bare(item.quantity), "EACH", bare(item.price, 2), rates[i] ? bare(rates[i]!, 1) : "0.0", us(totals[i]!)], ["", "", "", "", "r", "", "r", "r", "r"])).join("")}</table><hr>
<table style="width:220px;margin-left:auto">${row(["Order Total:", us(sum)], ["", "r"])}${row(["Tax Total:", "0.00"], ["", "r"])}${row(["<b>Total (USD):</b>", `<b>${us(sum)}</b>`], ["", "r"])}</table>`,
    ),
    currency: "USD",
    requestedDate: order.due,
    total: sum,
    line: (item) => ({ buyerSku: item.buyerSku, unit: "EACH", lineTotal: totals[item.at - 1] }),
  };
});

export const cloud = [sections, books, suite, discounted];
