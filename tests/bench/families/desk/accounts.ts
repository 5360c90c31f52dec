import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A mid-market package of accounts: item over description, our item beside the vendor's, a discount column and comments as rows. */
const midMarket = drawn("desk-accounts-comments", { max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "PO0000000000099999",
    units: ["Ea.", "Ctn.", "Doz."],
  });
  const columns = columnsOf(`32 Item No.¶Description | 190 Vendor Item No.¶ | >350 Ordered¶ | 358 UOM¶
    >450 Unit Cost¶ | >500 Disc.%¶ | >580 Extended¶Cost`);
  const { off, totals, net } = discounted(order, [0, 0, 2.5, 10]);
  const head = () => {
    pen.say(32, 30, order.buyer.name, { size: 12, bold: true });
    pen.block(32, 46, order.buyer.lines);
    pen.say(580, 30, "Purchase Order", { size: 16, align: "right" });
    pairs(pen, [400, 480], 54, [
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["PO Number", order.number],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 104;
    pen.block(32, 104, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.block(330, 104, ["Ship To", order.site.name, ...order.site.lines]);
    pairs(pen, [32, 120], 160, [
      ["Vendor No.", "1440"],
      ["Expected Arrival", day(order.due, "mm/dd/yyyy")],
      ["Terms", "2/10 N30"],
    ]);
    return 204;
  };
  const flow = wayOf(pen, { columns, head, bottom: 710, caption: { bold: true, size: 8.5 } });
  order.items.forEach((item, i) => {
    flow.need(46);
    cells(pen, flow.y, columns, [
      item.buyerSku,
      item.sku,
      bare(item.quantity, 4),
      item.unit,
      bare(item.price, 6),
      off[i] ? `${off[i]}` : "",
      us(totals[i]!),
    ]);
    flow.y = pen.say(32, flow.y + 11, item.name);
    if (i % 4 === 1)
      flow.y = pen.say(
        44,
        flow.y,
        "Comment: replaces 2 of last month's short shipment; no charge for freight",
        { italic: true, size: 8 },
      );
    flow.y += 4;
  });
  flow.need(60);
  pairs(pen, [430, 510], flow.y + 8, [
    ["Subtotal", us(net)],
    ["Sales Tax", "0.00"],
    ["Total", `USD ${us(net)}`],
  ]);
  return {
    ...truly(order, ({ at, buyerSku }) => ({ buyerSku, lineTotal: totals[at - 1]! })),
    total: net,
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A European suite's order in French and English captions, gross and net price, two discounts, tax code at the end. */
const twoDiscounts = drawn("desk-two-discounts", { words: "fr", max: 22, size: [595, 842] }, (order, pen) => {
  const columns = columnsOf(`30 Réf.¶Item | 92/150 Désignation¶Description | >280 Qté¶Qty | 284 Un.¶Unit
    >360 Prix brut¶Gross price | >400 Rem. 1¶Disc. 1 | >440 Rem. 2¶Disc. 2 | >496 Prix net¶Net price
    >550 Montant HT¶Amount | 554 T¶V`);
  const number = `CF24-${order.number}`;
  const made = order.items.map((item) => {
    const [one, two] = [order.random.pick([0, 5, 12]), order.random.pick([0, 0, 3])];
    const price = rounded(item.price * (1 - one / 100) * (1 - two / 100), 4);
    return { one, two, price, total: rounded(price * item.quantity, 2) };
  });
  const net = rounded(
    made.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const head = () => {
    pen.say(30, 28, "COMMANDE / PURCHASE ORDER", { bold: true, size: 13 });
    pen.say(565, 30, `N° ${number}`, { bold: true, align: "right" });
    pen.say(565, 44, `Date : ${day(order.date, "dd/mm/yyyy")}   Page ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) return 74;
    pen.block(30, 60, [order.buyer.name, ...order.buyer.lines], { bold: true });
    pen.box(320, 64, 245, 66);
    pen.block(328, 70, ["Fournisseur / Supplier", order.seller.name, ...order.seller.lines]);
    pairs(pen, [30, 170], 126, [
      ["Acheteur / Buyer", order.person],
      ["Livraison / Delivery", day(order.due, "dd/mm/yyyy")],
      ["Règlement / Terms", "45 jours fin de mois"],
      ["Devise / Currency", "EUR"],
    ]);
    return 190;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { size: 7.5 }, band: "bar" });
  order.items.forEach((item, i) => {
    flow.need(30);
    const { one, two, price, total } = made[i]!;
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name,
          fr(item.quantity, 0),
          item.unit,
          fr(item.price, 4),
          one ? `${one},00` : "",
          two ? `${two},00` : "",
          fr(price, 4),
          fr(total),
          "1",
        ],
        { size: 8 },
      ) + 4;
  });
  const tax = rounded(net * 0.2, 2);
  flow.need(60);
  pairs(pen, [400, 480], flow.y + 6, [
    ["Total HT", fr(net)],
    ["TVA 20,00 %", fr(tax)],
    ["Total TTC", fr(rounded(net + tax, 2))],
  ]);
  return {
    docNumber: number,
    total: rounded(net + tax, 2),
    currency: "EUR",
    requestedDate: order.due,
    line: ({ at }) => ({ unitPrice: made[at - 1]!.price, lineTotal: made[at - 1]!.total }),
  };
});

/** A cloud suite's form edited by an administrator: item and its words in one cell, rate before quantity, receipt dates. */
const advanced = printed("desk-cloud-advanced", { max: 24 }, (made) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "PO99999",
    units: ["EA"],
  });
  const rows = order.items.map((item) => [
    `<b>${item.sku}</b><br>${item.name}`,
    `MPN ${order.random.digits(7)}`,
    day(item.due, "m/d/yyyy"),
    `$${us(item.price)}`,
    us(item.quantity, 0),
    `$${us(item.total)}`,
  ]);
  const tax = taxOf(order, 8);
  return {
    ...truly(order, () => ({ unit: null })),
    total: withTax(order, 8),
    currency: "USD",
    requestedDate: order.due,
    html: page(
      ".g th{background:#e3e3e3;padding:6px}.g td{border-bottom:1px solid #ccc;padding:5px}.b td{background:#e3e3e3}h1{font-size:24pt;text-align:right;margin:0}",
      `<table><tr><td>${party(order.buyer)}<td><h1>Purchase Order</h1><div class=r style="font-size:14pt">#${order.number}</div><div class=r>${day(order.date, "m/d/yyyy")}</div></table>
      <table style="margin:14px 0"><tr><td><b>Vendor</b><br>${party(order.seller)}<td><b>Ship To</b><br>${party(order.site, false)}<td class=r><b>TOTAL</b><br><span style="font-size:20pt">$${us(withTax(order, 8))}</span><br>Expected By: ${day(order.due, "m/d/yyyy")}</table>
      <table class=b><tr><th>Terms<th>Memo<th>Location<th>Department<tr><td>Net 30<td>Stock replenishment wk 14<td>Main : Bin A<td>400 Operations</table><br>
      ${table(["Item", "Manufacturer", "Expected Receipt", "Rate", "Quantity", "Amount"], rows, ["", "", "", "r", "r", "r"])}
      <table><tr><td class=r>Subtotal<td class=r style="width:90px">$${us(order.net)}<tr><td class=r>Tax (8%)<td class=r>$${us(tax)}<tr><td class=r><b>Total</b><td class=r><b>$${us(withTax(order, 8))}</b></table>`,
    ),
  };
});

export const deskAccounts = [midMarket, twoDiscounts, advanced];
