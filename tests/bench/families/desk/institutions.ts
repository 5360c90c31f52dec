import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A maintenance suite's report: order unit, line cost, long text and ledger account under each line. */
const maintenance = printed("desk-maintenance", { max: 18 }, (made) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "99999",
    units: ["EACH", "BOX", "FEET"],
  });
  const rows = order.items.map(
    (item) =>
      `${row([item.at, item.buyerSku, item.name, us(item.quantity, 2), item.unit, us(item.price), us(item.total)], ["", "", "", "r", "", "r", "r"])}<tr class=d><td><td colspan=6>Catalog #: ${item.sku} &nbsp; Model #: ${order.random.digits(4)} &nbsp; Required: ${day(item.due, "m/d/yy")}<br>Charge To: GL Account 6600-${order.random.digits(3)}-${order.random.digits(3)} &nbsp; Work Order: ${order.random.digits(6)}`,
  );
  return {
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "USD",
    requestedDate: order.due,
    html: page(
      ".d td{font-size:8pt;color:#333;padding-bottom:6px}.g th{border-bottom:1px solid}h1{font-size:16pt;text-align:center}",
      `<h1>Purchase Order</h1><table><tr><td>${fields([
        ["PO:", order.number],
        ["Revision:", "0"],
        ["Description:", "Spring outage spares"],
        ["Status:", "APPR"],
        ["Order Date:", day(order.date, "m/d/yy")],
      ])}<td>${fields([
        ["Required Date:", day(order.due, "m/d/yy")],
        ["Buyer:", order.person],
        ["Payment Terms:", "NET45"],
        ["Currency:", "USD"],
        ["Site:", "BEDFORD"],
      ])}</table><table><tr><td><b>Vendor</b><br>${party(order.seller)}<td><b>Ship To</b><br>${party(order.site)}<td><b>Bill To</b><br>${party(order.buyer)}</table>
      <table class=g><thead><tr><th>Line<th>Item<th>Description<th class=r>Quantity<th>Order Unit<th class=r>Unit Cost<th class=r>Line Cost</tr></thead>${rows.join("")}<tr><td colspan=6 class=r>Pre-Tax Total:<td class=r>${us(order.net)}<tr><td colspan=6 class=r>Tax Total:<td class=r>0.00<tr><td colspan=6 class=r><b>PO Total:</b><td class=r><b>${us(order.net)}</b></table>`,
    ),
  };
});

/** A university's procurement service: catalogue number, packaging, price and quantity in this order, notes and funds below. */
const catalogued = printed("desk-catalogued", { max: 14 }, (made) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Norwood State University", "Calloway College", "Institute of Coastal Studies"],
    number: "P0999999",
    units: ["EA", "CS", "PK"],
  });
  const rows = order.items.map(
    (item) =>
      `<tr><td>${item.at} of ${order.items.length}<td>${item.name}${item.at % 3 === 0 ? "<br><i>Note to supplier: deliver to loading dock B, ask for stores</i>" : ""}<td>${item.sku}<td>${item.unit}<td class=r>${us(item.price)} USD<td class=r>${us(item.quantity, 0)}<td class=r>${us(item.total)} USD`,
  );
  return {
    ...truly(order),
    currency: "USD",
    html: page(
      ".g td{border-bottom:1px solid #ccc;padding:5px}.g th{background:#eee}",
      `<table><tr><td><h2>${order.buyer.name}</h2>${order.buyer.lines.join("<br>")}<td>${fields([
        ["Purchase Order Number", order.number],
        ["Purchase Order Date", day(order.date, "m/d/yyyy")],
        ["Revision No.", "0"],
        ["Payment Terms", "0% 0, Net 30"],
        ["F.O.B.", "Destination"],
      ])}</table><table><tr><td><b>Supplier</b><br>${party(order.seller)}<td><b>Ship To</b><br>Attn: ${order.person}<br>${party(order.site, false)}<td><b>Bill To</b><br>Accounts Payable<br>${order.buyer.lines.join("<br>")}</table>
      <table class=g><thead><tr><th>Line No.<th>Product Description<th>Catalog No.<th>Size / Packaging<th class=r>Unit Price<th class=r>Quantity<th class=r>Ext. Price</tr></thead>${rows.join("")}</table>
      <table><tr><td class=r>Subtotal<td class=r style="width:110px">${us(order.net)} USD<tr><td class=r>Shipping<td class=r>0.00 USD<tr><td class=r><b>Total</b><td class=r><b>${us(order.net)} USD</b></table>
      <p>Account 10-4400-7310 100.00%</p><p style="font-size:7pt">Invoices must show the order number. Prices firm for 90 days.`,
    ),
  };
});

/** A town's order by a municipal suite: quantity and unit first, account numbers and amounts in a table of their own. */
const municipal = drawn("desk-municipal", { max: 8, forms: ["runs", "shuffled", "glyphs"] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Town of East Milbury", "City of Larch Grove", "County of Tolland Hills"],
    number: "YY-99999",
    units: ["EA", "CASE", "LS"],
  });
  const columns = columnsOf(`34 LINE | >110 QTY | 118 UNIT | 160/250 DESCRIPTION | >490 UNIT PRICE
    >578 EXTENSION`);
  const head = () => {
    pen.say(306, 26, order.buyer.name.toUpperCase(), { bold: true, size: 14, align: "center" });
    pen.say(306, 44, order.buyer.lines.join(", "), { size: 8, align: "center" });
    pen.box(430, 60, 152, 42);
    pen.say(436, 64, "PURCHASE ORDER NO.", { size: 7 });
    pen.say(506, 76, order.number, { bold: true, size: 13, align: "center" });
    pen.say(34, 64, "THIS NUMBER MUST APPEAR ON ALL INVOICES AND PACKAGES", { size: 7 });
    if (pen.pages > 1) return 118;
    pen.say(34, 110, "VENDOR", { size: 7 });
    pen.block(60, 120, [order.seller.name, ...order.seller.lines]);
    pen.say(310, 110, "SHIP TO", { size: 7 });
    pen.block(336, 120, [`${order.buyer.name} - Public Works`, ...order.site.lines]);
    [
      "ORDER DATE",
      day(order.date, "mm/dd/yyyy"),
      "REQUISITION",
      order.random.digits(6),
      "DELIVER BY",
      day(order.due, "mm/dd/yyyy"),
      "TERMS",
      "NET 30",
      "BUYER",
      order.person,
    ].forEach((text, i) => {
      pen.box(30 + Math.floor(i / 2) * 110.4, 170, 110.4, 26);
      pen.say(33 + Math.floor(i / 2) * 110.4, 172 + (i % 2) * 12, text, { size: i % 2 ? 9 : 6.5 });
    });
    return 210;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(40);
    const after = cells(pen, flow.y, columns, [
      item.at,
      us(item.quantity, 2),
      item.unit,
      item.name,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = pen.say(160, after, `Vendor part ${item.sku}`, { size: 8 }) + 5;
  }
  pen.rule(30, 590, 582);
  pen.say(34, 596, "ACCOUNT NUMBER", { size: 7 });
  pen.say(240, 596, "AMOUNT", { size: 7, align: "right" });
  const half = Math.round(order.net * 50) / 100;
  pairs(pen, [34, 190], 608, [
    ["001-422-5400-000", us(half)],
    ["001-424-5430-010", us(order.net - half)],
  ]);
  pen.say(430, 600, "TOTAL", { bold: true });
  pen.say(578, 600, us(order.net), { bold: true, align: "right" });
  pen.say(34, 690, "AUTHORIZED SIGNATURE ____________________   VENDOR COPY", { size: 8 });
  return { ...truly(order), requestedDate: order.due };
});

export const deskInstitutions = [maintenance, catalogued, municipal];
