import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { type Item, later, rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, heads } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A caterer's sheet of weeks: a count a week, their sum, the price and the amount in the last columns. */
const weeks = drawn("own-sheet-weeks", { max: 16, size: [792, 612] }, (plain, pen) => {
  const { random, ...rest } = plain;
  const base = traded(
    { random, ...rest },
    {
      wares: "retail",
      buyers: "shops",
      number: "WK-9999",
      units: ["ea"],
    },
  );
  const spread = base.items.map((item) => {
    const counts = [0, 1, 2, 3].map(() => (random.chance(0.3) ? 0 : random.int(1, 30) * 2));
    counts[0] ||= 6;
    const quantity = counts.reduce((sum, count) => sum + count, 0);
    return { counts, item: { ...item, quantity, total: rounded(quantity * item.price, 2) } as Item };
  });
  const items = spread.map(({ item }) => item);
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const columns = [
    { x: 40, head: "SKU" },
    { x: 120, head: "Product" },
    ...[0, 1, 2, 3].map((week) => ({
      x: 400 + week * 48,
      align: right,
      head: ["Wk of", day(later(base.due, week * 7), "m/d")],
    })),
    { x: 600, align: right, head: ["Total", "units"] },
    { x: 660, align: right, head: ["Price", "each"] },
    { x: 744, align: right, head: "Amount" },
  ];
  pen.say(40, 36, `${base.buyer.name} - order ${base.number}`, { bold: true, size: 15 });
  pen.block(40, 60, [
    `Ordered ${day(base.date, "m/d/yyyy")} by ${base.person}`,
    `Vendor: ${base.seller.name}`,
    base.buyer.lines.join(", "),
  ]);
  let y = heads(pen, 112, columns, { bold: true });
  for (const { counts, item } of spread) {
    pen.rule(36, y - 1, 748);
    y =
      cells(pen, y, columns, [
        item.sku,
        item.name,
        ...counts.map((count) => count || ""),
        item.quantity,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ]) + 5;
  }
  cells(pen, y + 4, columns, ["", "Total", "", "", "", "", "", "", `$${us(net)}`], { bold: true });
  return { ...truly({ ...base, items }, () => ({ unit: null })), currency: "USD", total: net };
});

/** A French template in a workbook: rows that nobody filled stand there with noughts. */
const gabarit = printed("own-gabarit", { words: "fr", max: 9 }, (plain) => {
  const order = traded(plain, { wares: "fr", buyers: "fr", number: "YY-999", units: ["u", "ml", "bte"] });
  const tax = rounded(order.net * 0.2, 2);
  const total = rounded(order.net + tax, 2);
  const classes = ["c", "", "", "r", "c", "r", "r"];
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:10pt}.g td,.g th{border:1px solid #7f9db9;padding:2px 6px}.g th{background:#dce6f1}",
      `<table><tr><td><b style="font-size:18pt;color:#1f497d">Bon de commande</b><br><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td>N&deg; : ${order.number}<br>Date : ${day(order.date, "dd/mm/yyyy")}<br>Livraison souhait&eacute;e : ${day(order.due, "dd/mm/yyyy")}<br>Suivi par : ${order.person}<td><b>Fournisseur</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}</tr></table><br>
<table class=g>${row(["N&deg;", "R&eacute;f&eacute;rence", "D&eacute;signation", "Quantit&eacute;", "Unit&eacute;", "P.U. HT", "Total HT"], classes, "th")}${order.items
        .map((item) =>
          row(
            [
              item.at,
              item.sku,
              item.name,
              fr(item.quantity),
              item.unit,
              `${fr(item.price)} €`,
              `${fr(item.total)} €`,
            ],
            classes,
          ),
        )
        .join(
          "",
        )}${Array.from({ length: 14 - order.items.length }, (_, i) => row([order.items.length + i + 1, "", "", "0,00", "", "0,00 €", "0,00 €"], classes)).join("")}
<tr><td colspan=6 class=r>Total HT<td class=r>${fr(order.net)} &euro;</tr><tr><td colspan=6 class=r>TVA 20,00 %<td class=r>${fr(tax)} &euro;</tr><tr><td colspan=6 class=r><b>Total TTC</b><td class=r><b>${fr(total)} &euro;</b></tr></table><p>Conditions de r&egrave;glement : 30 jours date de facture</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "EUR",
    total,
    requestedDate: order.due,
  };
});

/** A seller's whole list, printed with counts where something is wanted; what nobody wants has an empty count and an amount of nought. */
const picked = printed("own-picked-list", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "clinic",
    buyers: ["Cobb Hill Animal Hospital", "Riverbend Family Dental", "Camp Tallgrass"],
    number: "9999",
    units: ["BX", "CS", "EA"],
  });
  const { random } = order;
  const offered = order.items.flatMap((item) => [
    ...Array.from({ length: random.int(0, 4) }, () => ({
      ...item,
      sku: random.digits(6),
      price: rounded(random.next() * 80 + 3, 2),
      quantity: 0,
    })),
    item,
  ]);
  const classes = ["", "", "c", "r", "r", "r"];
  return {
    html: page(
      "body{font-family:Arial,'Liberation Sans',sans-serif;font-size:9pt}.g td,.g th{border:1px solid #bbb;padding:2px 5px}.g th{background:#2e7d32;color:#fff}",
      `<h2 style="margin:0">${order.seller.name} - Customer Order Form</h2>${order.seller.lines.join(", ")}<table style="width:auto"><tr><td>Customer:<td><b>${order.buyer.name}</b><td>Customer PO:<td><b>${order.number}</b></tr><tr><td>Ordered by:<td>${order.person}<td>Order date:<td>${day(order.date, "m/d/yyyy")}</tr><tr><td>Ship to:<td colspan=3>${order.site.lines.join(", ")}</tr></table><p>Enter the quantity you wish to order in the ORDER QTY column.</p>
<table class=g>${row(["SKU", "Product", "Sold as", "Your price", "ORDER QTY", "Total"], classes, "th")}${offered
        .map((item, i) => {
          const section =
            i % 9 === 0
              ? `<tr><td colspan=6><b>${["SUPPLIES", "DISPOSABLES", "INSTRUMENTS", "WOUND CARE"][(i / 9) % 4]}</b></tr>`
              : "";
          const own = row(
            [
              item.sku,
              item.name,
              item.unit,
              `$${us(item.price)}`,
              item.quantity || "",
              `$${us(item.quantity ? item.total : 0)}`,
            ],
            classes,
          );
          return section + own;
        })
        .join(
          "",
        )}<tr><td colspan=5 class=r><b>ORDER TOTAL</b><td class=r><b>$${us(order.net)}</b></tr></table>`,
    ),
    ...truly(order),
    currency: "USD",
  };
});

export const ownPrints = [weeks, gabarit, picked];
