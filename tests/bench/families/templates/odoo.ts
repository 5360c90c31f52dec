import { drawn, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import type { Item, Order } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

const A4: [number, number] = [595, 842];
const STYLE =
  "body{font-family:Lato,Helvetica,sans-serif;font-size:9.5pt;color:#333}.i{margin-top:8mm}.i th{border-bottom:1px solid #333;font-weight:bold}.i td:last-child{white-space:nowrap}.i td{border-bottom:1px solid #ddd;padding:3px 5px}.s td{background:#e9ecef;font-weight:bold}.n td{font-style:italic}.t{width:40%;margin-left:60%}.f{border-top:1px solid #333;text-align:center;font-size:8pt;margin-top:8mm}";

/** Rows of lines, with sections that carry a name and a subtotal, and notes. */
function sectioned(
  order: Order,
  {
    names,
    note,
    money,
    line,
  }: { names: string[]; note: string; money: (sum: number) => string; line: (item: Item) => string },
): string {
  const per = Math.ceil(order.items.length / names.length);
  return names
    .map((name, i) => {
      const items = order.items.slice(i * per, (i + 1) * per);
      if (!items.length) return "";
      const sum = items.reduce((total, item) => total + item.total, 0);
      return `<tr class=s><td colspan=99>${name}</tr>${items.map(line).join("")}${i === 0 ? `<tr class=n><td colspan=99>${note}</tr>` : ""}<tr><td colspan=99 class=r><b>Subtotal</b> ${money(sum)}</tr>`;
    })
    .join("");
}

/** Open-source ERP, current print: code in brackets before the name, unit behind the quantity, sections with subtotals. */
const current = printed("T-odoo-17", { max: 30 }, (order) => {
  const tax = Number((order.net * 0.15).toFixed(2));
  return {
    html: page(
      STYLE,
      `<table><tr><td><span style="font-size:16pt;color:#714b67"><b>${order.buyer.name}</b></span><br>${order.buyer.lines.join("<br>")}</table>
<table style="margin-top:10mm"><tr><td style="width:58%"><b>Shipping address:</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td>${order.seller.name}<br>${order.seller.lines.join("<br>")}<br>☎ ${order.seller.phone}<br>Tax ID: US${order.random.digits(9)}</table>
<h2>Purchase Order #P0${order.number}</h2>
<table><tr><td><b>Purchase Representative:</b><br>${order.person}<td><b>Your Order Reference:</b><br>Q-${order.random.digits(4)}<td><b>Order Date:</b><br>${day(order.date, "mm/dd/yyyy")} 14:03:22</table>
<table class=i><thead>${row(["Description", "Taxes", "Date Req.", "Qty", "Unit Price", "Amount"], ["", "", "c", "r", "r", "r"], "th")}</thead>${sectioned(
        order,
        {
          names: ["Mechanical parts", "Consumables"],
          note: "Partial deliveries only after written agreement.",
          money: (sum) => `$ ${us(sum)}`,
          line: (item) =>
            row(
              [
                `[${item.sku}] ${item.name}${item.at % 4 === 0 ? "<br>Drawing rev. B, packed in 10" : ""}`,
                "Tax 15%",
                `${day(item.due, "mm/dd/yyyy")} 12:00:00`,
                `${us(item.quantity)} Units`,
                us(item.price),
                `$ ${us(item.total)}`,
              ],
              ["", "", "c", "r", "r", "r"],
            ),
        },
      )}</table>
<table class=t>${row(["Untaxed Amount", `$ ${us(order.net)}`], ["", "r"])}${row(["Tax 15%", `$ ${us(tax)}`], ["", "r"])}${row(["<b>Total</b>", `<b>$ ${us(order.net + tax)}</b>`], ["", "r"])}</table>
<p>Please confirm this order within two working days.</p><div class=f>${order.buyer.phone} info@buyer.example http://www.buyer.example US${order.random.digits(9)}</div>`,
      "A4",
    ),
    docNumber: `P0${order.number}`,
    currency: "USD",
    total: Number((order.net + tax).toFixed(2)),
  };
});

/** The same in French, coloured stripes: blanks in figures, the unit a translated word, date wished per line. */
const bold = printed("T-odoo-18-fr", { words: "fr", max: 30, priceDecimals: 3 }, (order) => {
  const tax = Number((order.net * 0.2).toFixed(2));
  const nb = (value: number, decimals = 2) => fr(value, decimals, " ");
  return {
    html: page(
      `${STYLE}.i th{background:#0b5a6f;color:#fff}.i tr:nth-child(even) td{background:#f0f5f6}`,
      `<table><tr><td style="color:#0b5a6f;font-size:15pt">◆ ${order.buyer.name}<td class=r>${order.buyer.lines.join("<br>")}<br>France</table>
<table style="margin-top:12mm"><tr><td style="width:55%"><b>Adresse d'expédition :</b><br>${party(order.site)}<td>${party(order.seller, false)}<br>N° TVA : FR${order.random.digits(11)}</table>
<h2 style="color:#0b5a6f">Bon de commande n° P${order.number}</h2>
<table style="background:#f0f5f6">${row(["<b>Acheteur</b>", "<b>Votre référence de commande</b>", "<b>Date de la commande</b>", "<b>Arrivée prévue</b>"])}${row([order.person, `DEV${order.random.digits(5)}`, day(order.date, "dd/mm/yyyy"), day(order.due, "dd/mm/yyyy")])}</table>
<table class=i><thead>${row(["Description", "Taxes", "Date requise", "Qté", "Prix unitaire", "Montant"], ["", "", "c", "r", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              `[${item.sku}] ${item.name}`,
              "20% M",
              day(item.due, "dd/mm/yyyy"),
              `${nb(item.quantity)} Unité(s)`,
              nb(item.price, 3),
              `${nb(item.total)} €`,
            ],
            ["", "", "c", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table class=t>${row(["Montant HT", `${nb(order.net)} €`], ["", "r"])}${row(["TVA 20%", `${nb(tax)} €`], ["", "r"])}${row(["<b>Total</b>", `<b>${nb(order.net + tax)} €</b>`], ["", "r"])}</table>
<p>Conditions de paiement : 45 jours fin de mois</p><div class=f>${order.buyer.phone} · contact@acheteur.example · SIRET ${order.random.digits(14)}</div>`,
      "A4",
    ),
    docNumber: `P${order.number}`,
    currency: "EUR",
    requestedDate: order.due,
    total: Number((order.net + tax).toFixed(2)),
  };
});

/** The old print of the same program: order number inside the title, a strip of captions, net price last. */
const old = drawn("T-odoo-7", { size: A4, max: 40, priceDecimals: 2 }, (order, pen) => {
  const columns = columnsOf(`40/175 Description | ^258 Taxes | ^316 Date Req. | >412 Qty | >480 Unit Price
    >554 Net Price`);
  const top = () => {
    pen.say(40, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(554, 30, "Quality you can plan with.", { align: "right", italic: true });
    pen.rule(40, 48, 554);
    pen.block(40, 54, [...order.buyer.lines, `Phone: ${order.buyer.phone}`, "Mail: buy@buyer.example"], {
      size: 7,
    });
  };
  top();
  pen.say(40, 110, "Shipping address :", { bold: true, size: 8 });
  pen.block(40, 122, [order.site.name, ...order.site.lines]);
  pen.block(330, 110, [
    order.seller.name,
    ...order.seller.lines,
    "",
    `Tel. : ${order.seller.phone}`,
    "Fax: -",
  ]);
  pen.say(40, 200, `Purchase Order Confirmation N° PO${order.number}`, { size: 15 });
  const strip: [string, string][] = [
    ["Our Order Reference", `SO${order.random.digits(4)}`],
    ["Your Order Reference", `Q${order.random.digits(5)}`],
    ["Order Date", day(order.date, "yyyy-mm-dd")],
    ["Validated By", order.person],
  ];
  strip.forEach(([caption, value], i) => {
    pen.box(40 + i * 128.5, 230, 128.5, 30);
    pen.say(104 + i * 128.5, 233, caption, { align: "center", bold: true });
    pen.say(104 + i * 128.5, 247, value, { align: "center" });
  });
  const head = () => {
    if (pen.pages > 1) top();
    const y = pen.pages === 1 ? 276 : 110;
    const rows = heads(pen, y, columns, { bold: true });
    pen.rule(40, rows, 554);
    return rows + 4;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 750,
    again: head,
    end: () => void pen.say(297, 790, `Tax ID 98-7654321 - Page: ${pen.pages}`, { align: "center", size: 7 }),
  });
  for (const item of order.items) {
    flow.need(30);
    flow.y = cells(pen, flow.y, columns, [
      `[${item.sku}] ${item.name}`,
      "VAT 21%",
      day(item.due, "mm/dd/yyyy"),
      `${us(item.quantity, 3)} PCE`,
      us(item.price),
      `${us(item.total)} €`,
    ]);
    if (item.at % 5 === 2)
      flow.y = pen.say(46, flow.y, "Supplier lead time 3 weeks, see contract 2018/7.", { size: 7 });
    pen.rule(40, flow.y + 1, 554);
    flow.y += 4;
  }
  const tax = Number((order.net * 0.21).toFixed(2));
  flow.need(60);
  [
    ["Net Total :", order.net],
    ["Taxes :", tax],
    ["Total :", order.net + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(430, flow.y + 6 + i * 13, String(caption), { bold: i === 2 });
    pen.say(554, flow.y + 6 + i * 13, `${us(Number(amount))} €`, { align: "right", bold: i === 2 });
  });
  return { docNumber: `PO${order.number}`, currency: "EUR", total: Number((order.net + tax).toFixed(2)) };
});

export const templatesOdoo = [current, bold, old];
