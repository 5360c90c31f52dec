import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, type Family, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const COINS = { priceDecimals: 3, decimals: 3 };

/** A ruled purchase order of a Gulf company, amounts of three decimals, the currency in the captions. */
function ruled(name: string, currency: string, [item, caption]: [string, string]): Family {
  return drawn(name, { ...COINS, max: 20, size: [595, 842], scale: 0.3 }, (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.gulf,
      number: "LPO-YY-9999",
      units: ["Nos", "Pcs", "Mtr"],
    });
    const edges = [30, 58, 290, 332, 372, 440, 500, 565];
    const columns = [
      { x: 34, head: "Sr." },
      { x: 62, width: 224, head: item },
      { x: 328, align: "right" as const, head: "Qty" },
      { x: 337, head: "Unit" },
      { x: 436, align: "right" as const, head: `Rate (${currency})` },
      { x: 496, align: "right" as const, head: "Disc." },
      { x: 561, align: "right" as const, head: `${caption} (${currency})` },
    ];
    const head = () => {
      pen.say(297, 28, order.buyer.name, { bold: true, size: 13, align: "center" });
      pen.say(297, 44, "P.O. Box 22140   C.R. No. 104-882   Tel. +965 2222 0144", {
        size: 8,
        align: "center",
      });
      pen.say(297, 60, "LOCAL PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      if (pen.pages > 1) return 88;
      pen.block(30, 84, ["M/s.", order.seller.name, ...order.seller.lines, `Kind Attn: ${order.person}`]);
      pairs(pen, [360, 440], 84, [
        ["LPO No.", order.number],
        ["LPO Date", day(order.date, "dd/mm/yyyy")],
        ["Delivery Date", day(order.due, "dd/mm/yyyy")],
        ["Payment", "60 days PDC"],
        ["Project Ref.", "MH-2 Pump station"],
      ]);
      return 160;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true, size: 8.5 } });
    for (const one of order.items) {
      flow.need(32);
      const top = flow.y - 5;
      flow.y =
        cells(pen, flow.y, columns, [
          one.at,
          `${one.name} (${one.sku})`,
          us(one.quantity, 0),
          one.unit,
          us(one.price, 3),
          "0.000",
          us(one.total, 3),
        ]) + 6;
      edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, top, edge - edges[i]!, flow.y - top - 5));
    }
    flow.need(40);
    pen.say(496, flow.y + 4, "Total", { bold: true, align: "right" });
    pen.say(561, flow.y + 4, us(order.net, 3), { bold: true, align: "right" });
    pen.say(
      30,
      flow.y + 22,
      "Goods remain subject to inspection at our stores. Original LPO and delivery note with invoice.",
      { size: 8 },
    );
    return { ...truly(order), currency, requestedDate: order.due };
  });
}

/** An Omani company's order with tax by line from a cloud program, rials of three decimals. */
const rials = printed("desk-rials", { ...COINS, max: 18, scale: 0.4 }, (made) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.gulf,
    number: "PO-YY-99999",
    units: ["PCS", "BOX", "CTN"],
  });
  const taxes = order.items.map(({ total }) => rounded(total * 0.05, 3));
  const tax = rounded(
    taxes.reduce((sum, one) => sum + one, 0),
    3,
  );
  const rows = order.items.map((item, i) =>
    row(
      [
        item.at,
        `${item.name}<br><small>${item.sku}</small>`,
        `${us(item.quantity, 3)} ${item.unit}`,
        us(item.price, 3),
        us(item.total, 3),
        "5%",
        us(taxes[i]!, 3),
        us(item.total + taxes[i]!, 3),
      ],
      ["", "", "r", "r", "r", "r", "r", "r"],
    ),
  );
  const total = rounded(order.net + tax, 3);
  return {
    ...truly(order, ({ at, total }) => ({ lineTotal: rounded(total + taxes[at - 1]!, 3) })),
    total,
    currency: "OMR",
    requestedDate: order.due,
    html: page(
      ".g td,.g th{border:1px solid #999}.g th{background:#f4ead8}",
      `<table><tr><td>${party(order.buyer)}<br>VATIN OM1100012345<td class=r><h2>Purchase Order</h2></table><table><tr><td><b>Supplier</b><br>${party(order.seller)}<td>${fields(
        [
          ["Order No.", order.number],
          ["Order Date", day(order.date, "dd-mm-yyyy")],
          ["Delivery By", day(order.due, "dd-mm-yyyy")],
          ["Buyer", order.person],
        ],
      )}</table><table class=g><thead><tr><th>#<th>Item<th class=r>Quantity<th class=r>Unit Price<th class=r>Taxable<th class=r>VAT %<th class=r>VAT<th class=r>Total OMR</tr></thead>${rows.join("")}</table>
      <table style="width:40%;margin-left:60%"><tr><td>Total before VAT<td class=r>${us(order.net, 3)}<tr><td>VAT 5%<td class=r>${us(tax, 3)}<tr><td><b>Total with VAT</b><td class=r><b>OMR ${us(total, 3)}</b></table>`,
      "A4",
    ),
  };
});

/** A Tunisian order: French words, dinars with a comma and three decimals, tax rate by line, a stamp duty added. */
const dinars = drawn(
  "desk-dinars-tn",
  { words: "fr", ...COINS, max: 22, size: [595, 842], forms: ["words", "glyphs", "runs"] },
  (order, pen) => {
    const columns = columnsOf(`30 Référence | 100/190 Désignation | >330 Qté | 336 U | >420 P.U. HT | >460 TVA
      >560 Total HT`);
    const number = `BC${order.date.slice(2, 4)}-${order.random.digits(5)}`;
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 13 });
      pen.say(30, 44, "MF : 1234567/A/M/000   Tél. : 71 555 014", { size: 8 });
      pen.say(560, 28, `BON DE COMMANDE N° ${number}`, { bold: true, size: 11, align: "right" });
      pen.say(560, 46, `Date : ${day(order.date, "dd/mm/yyyy")}`, { align: "right" });
      if (pen.pages > 1) return 72;
      pen.box(310, 66, 250, 58);
      pen.block(316, 72, ["Fournisseur :", order.seller.name, ...order.seller.lines]);
      pen.say(30, 90, `Livraison souhaitée le ${day(order.due, "dd/mm/yyyy")}`);
      pen.say(30, 104, "Montants en dinars tunisiens (TND)");
      return 140;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true, size: 8.5 }, band: "bar" });
    for (const item of order.items) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.name,
          fr(item.quantity, 0),
          item.unit,
          fr(item.price, 3),
          "19%",
          fr(item.total, 3),
        ]) + 4;
    }
    const tax = rounded(order.net * 0.19, 3);
    const total = rounded(order.net + tax + 1, 3);
    flow.need(70);
    pairs(pen, [400, 490], flow.y + 6, [
      ["Total HT", fr(order.net, 3)],
      ["TVA 19%", fr(tax, 3)],
      ["Timbre fiscal", "1,000"],
      ["Total TTC", fr(total, 3)],
    ]);
    return { docNumber: number, total, currency: "TND", requestedDate: order.due };
  },
);

export const deskGulf = [
  ruled("desk-dinars-kw", "KWD", ["Description of Goods", "Amount"]),
  ruled("desk-dinars-bh", "BHD", ["Particulars", "Value"]),
  rials,
  dinars,
];
