import { ASKING, GOODS } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, table } from "../_html.ts";
import { relined } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { listed, others, right } from "./_listed.ts";

/** The classic message printed for a change: texts between stars tell what changed, a cancelled item keeps its figures, the sum is without it. */
const stars = drawn("erp-medruck-changed", { max: 18, base: { face: "mono", size: 9 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "4500999999",
    units: ["EA", "PC"],
  });
  const isGone = ({ at }: { at: number }) => at % 4 === 3;
  const kept = order.items.filter((item) => !isGone(item));
  const columns = [
    { x: 40, head: ["Item", "", ""] },
    { x: 90, head: ["Material", "   Order qty. Unit", ""] },
    { x: 250, head: ["Description", "       Price per unit", ""] },
    { x: 560, align: right, head: ["", "Net value", ""] },
  ];
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 11 });
    pen.block(330, 30, [
      "Change to purchase order",
      `PO number/date  ${order.number} / ${day(order.date, "mm/dd/yyyy")}`,
      `Changed on      ${day(later(order.date, 6), "mm/dd/yyyy")}`,
      `Page            ${pen.pages}`,
    ]);
    if (pen.pages > 1) return 92;
    pen.block(40, 44, order.buyer.lines);
    pen.block(40, 92, [order.seller.name, ...order.seller.lines]);
    pen.block(330, 92, ["Please deliver to:", order.site.name, ...order.site.lines]);
    return (
      pen.block(40, 152, [
        `Delivery date: Day ${day(order.due, "mm/dd/yyyy")}          Currency USD`,
        "We ask you to confirm the following changes to our order by return.",
      ]) + 12
    );
  };
  const flow = listed(pen, order.items, {
    columns,
    head,
    bottom: 730,
    height: 58,
    row: (item) => [String(item.at * 10).padStart(5, "0"), item.sku, item.name, null],
    under: (item, y) => {
      pen.say(160, y, us(item.quantity, 0), { align: right });
      pen.say(166, y, item.unit);
      pen.say(400, y, us(item.price), { align: right });
      pen.say(560, y, us(item.total), { align: right });
      if (isGone(item)) return pen.say(90, y + 11, "**** Item cancelled ****");
      if (item.at % 4 === 1)
        return pen.say(
          90,
          y + 11,
          `**** Quantity changed **** Old: ${us(item.quantity + 20, 0)} ${item.unit}`,
        );
      return y + 11;
    },
  });
  const net = rounded(
    kept.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  flow.need(24);
  pen.say(40, flow.y + 6, "Total net value excl. tax USD");
  pen.say(560, flow.y + 6, us(net), { align: right });
  return { ...truly(relined(order, kept)), requestedDate: order.due, currency: "USD", total: net };
});

/** A maker's suite whose order closes with the table of its amendments: line, item, field, old and new. */
const amended = printed("erp-amendment-history", { words: "uk", max: 20 }, (made) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.britain,
    number: "P9999999",
    units: ["PCS", "EA", "SET"],
  });
  const changes = order.items
    .filter(({ at }) => at % 3 === 1)
    .map((item, i) => [
      i + 2,
      day(later(order.date, 4 + i), "dd/mm/yyyy"),
      item.at,
      item.sku,
      i % 2 ? "Price" : "Quantity",
      i % 2 ? us(item.price * 1.08) : us(item.quantity + 12, 0),
      i % 2 ? us(item.price) : us(item.quantity, 0),
      order.person,
    ]);
  const rows = order.items.map((item) => [
    item.at,
    `${item.sku}<br><span style="color:#555">${item.name}</span>`,
    day(item.due, "dd/mm/yyyy"),
    us(item.quantity, 0),
    item.unit,
    us(item.price),
  ]);
  const html = page(
    ".g th{background:#dde6ee;font-size:8pt}.g td{font-size:8pt;border-bottom:1px solid #ccc}h3{margin:14px 0 3px;font-size:10pt}",
    `<table><tr><td style="font-size:16pt">Purchase Order<td class=r><b>${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}</table>
<table style="margin:8px 0"><tr><td><b>Supplier</b><br>${party(order.seller, false)}<td><b>Delivery Address</b><br>${party(order.site, false)}<td>Order No ${order.number}<br>Revision ${changes.length + 1}<br>Order Date ${day(order.date, "dd/mm/yyyy")}<br>Wanted Delivery Date ${day(order.due, "dd/mm/yyyy")}<br>Our Reference ${order.person}</table>
${table(["Line", "Part No / Description", "Wanted", "Quantity", "UoM", "Price/Unit GBP"], rows, ["", "", "", "r", "", "r"])}
<h3>Amendment history</h3>
${table(["Rev", "Date", "Line", "Part No", "Field", "Old Value", "New Value", "Changed By"], changes, ["", "", "", "", "", "r", "r", ""])}
<p>Prices exclude VAT.</p>`,
    "A4",
  );
  return {
    ...truly(order, () => ({ lineTotal: null })),
    requestedDate: order.due,
    currency: "GBP",
    total: null,
    html,
  };
});

/** A buyer's order with a second list of what is still open from orders before, which is told for information. */
const reminder = printed("erp-open-earlier-orders", { max: 14 }, (made) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ASKING.plants,
    number: "PO0099999",
    units: ["EA", "BX", "PK"],
  });
  const { random } = order;
  const earlier = others(order, random.int(3, 8)).map((item) => [
    `PO00${random.digits(5)}`,
    day(later(order.date, -random.int(20, 90)), "m/d/yyyy"),
    item.sku,
    random.pick(order.items).name,
    us(item.quantity, 0),
    "EA",
    us(item.price),
    day(later(order.date, random.int(2, 9)), "m/d/yyyy"),
  ]);
  const rows = order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    us(item.quantity, 0),
    item.unit,
    us(item.price),
    day(item.due, "m/d/yyyy"),
  ]);
  const widths = ["", "", "", "r", "", "r", "r"];
  const html = page(
    ".g td,.g th{border:1px solid #999;font-size:8pt}.g th{background:#eee}h4{margin:12px 0 2px}",
    `<table><tr><td>${party(order.buyer)}<td class=r><b style="font-size:15pt">PURCHASE ORDER</b><br>Order: <b>${order.number}</b><br>Date: ${day(order.date, "m/d/yyyy")}<br>Planner: ${order.person}</table>
<table style="margin:8px 0"><tr><td>VENDOR<br>${party(order.seller, false)}<td>SHIP TO<br>${party(order.site, false)}<td>TERMS<br>Net 45</table>
<h4>Items on this order</h4>${table(["Ln", "Item", "Description", "Qty", "UM", "Unit Cost", "Due"], rows, widths)}
<h4>Open on earlier orders - for your information, do not ship twice</h4>${table(["Order", "Ordered", "Item", "Description", "Open Qty", "UM", "Unit Cost", "Promised"], earlier, ["", ...widths])}`,
  );
  return { ...truly(order, () => ({ lineTotal: null })), total: null, html };
});

export const erpChanges = [stars, amended, reminder];
