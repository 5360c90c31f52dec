import { ASKING, GOODS } from "../_desk.ts";
import { type Shown, webkit } from "../_family.ts";
import { row, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { type Item, type Order, type Party, rounded } from "../_order.ts";
import { bare, day, eu, lakh, us } from "../_print.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const PAPER = ["-s", "A4", "-T", "18mm", "-B", "15mm", "-L", "10mm", "-R", "10mm"];

/** A page in WebKit's own manner: floats for columns, the head of a table on each of its pages. */
function web(style: string, body: string): string {
  return `<!doctype html><html><meta charset=utf-8><style>body{font-family:'Liberation Sans',sans-serif;margin:0;font-size:13px}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:4px}thead{display:table-header-group}tr{page-break-inside:avoid}.r{text-align:right}.c{text-align:center}.col{float:left;width:50%}.clear{clear:both}${style}</style><body>${body}</body></html>`;
}

function address({ name, lines, phone }: Party): string {
  return [name, ...lines, phone].map((line) => `<div>${line}</div>`).join("");
}

/** Captions above their values, side by side. */
function informations(pairs: [string, string][]): string {
  return `<div style="margin:24px 0">${pairs.map(([caption, value]) => `<div style="float:left;width:${Math.floor(100 / pairs.length)}%"><b>${caption}</b><p style="margin:0">${value}</p></div>`).join("")}<div class=clear></div></div>`;
}

/** Sums at the right, a row each. */
function sums(pairs: [string, string][], width = 42): string {
  return `<table style="width:${width}%;margin-left:${100 - width}%">${pairs.map(([caption, value]) => row([`<b>${caption}</b>`, value], ["", "r"])).join("")}</table>`;
}

const ODOO =
  "h2{font-weight:normal;font-size:26px;color:#875A7B}.g th{border-bottom:2px solid #333;font-size:13px}.g td{border-bottom:1px solid #dee2e6}.sec td{background:#e9ecef;font-weight:bold}.note td{font-style:italic}";

function odooTop({ buyer, seller, site }: Order, caption: string): string {
  return `<div style="border-bottom:1px solid #333;padding-bottom:6px;margin-bottom:20px"><b style="font-size:20px">${buyer.name}</b>${buyer.lines.map((line) => `<div>${line}</div>`).join("")}</div><div class=col><b>${caption}</b>${address(site)}</div><div class=col>${address(seller)}<div>VAT: BE0477472701</div></div><div class=clear></div>`;
}

/** The open suite's confirmed order: code in brackets before the words, a wanted day and taxes by line, dollars everywhere. */
const odoo = webkit("office-odoo-order", { max: 40, options: PAPER }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.supplies,
      buyers: ["YourWay Fitness", "Arbor Office Interiors", "Beacon Robotics LLC"],
      number: "P99999",
      units: ["Units", "Dozens", "m"],
    }),
    ["San Felipe Warehouse"],
  );
  const rows = order.items.map((item) => [
    `[${item.sku}] ${item.name}`,
    "Tax 15%",
    `${day(item.due, "mm/dd/yyyy")} 12:00:00`,
    `${us(item.quantity)} ${item.unit}`,
    us(item.price),
    `$ ${us(item.total)}`,
  ]);
  return {
    ...told(order, { total: withTax(order, 15), currency: "USD" }),
    html: web(
      ODOO,
      `${odooTop(order, "Shipping address")}<h2>Purchase Order #${order.number}</h2>${informations([
        ["Purchase Representative:", order.person],
        ["Your Order Reference:", `SO${made.random.digits(4)}`],
        ["Order Date:", `${day(order.date, "mm/dd/yyyy")} 09:41:07`],
      ])}${table(["Description", "Taxes", "Date Req.", "Qty", "Unit Price", "Amount"], rows, ["", "", "c", "r", "r", "r"])}<br>${sums(
        [
          ["Untaxed Amount", `$ ${us(order.net)}`],
          ["Tax 15%", `$ ${us(taxOf(order, 15))}`],
          ["Total", `$ ${us(withTax(order, 15))}`],
        ],
        34,
      )}<p>Payment terms: 30 Days. Please mention the order on all papers.</p>`,
    ),
  };
});

/** The same suite in German: sections with subtotals, notes between lines, a discount column. */
const bestellung = webkit(
  "office-odoo-sections-de",
  { words: "de", min: 5, max: 30, options: [...PAPER, "--zoom", "0.9"] },
  (made) => {
    const order = traded(made, { wares: "de", buyers: "de", number: "P99999", units: ["Stk.", "m", "Satz"] });
    const rows = order.items.flatMap((item) => [
      ...(item.at % 6 === 1
        ? [
            `<tr class=sec><td colspan=6>${["Werkstatt", "Lager Nord", "Baustelle Hafen"][Math.floor(item.at / 6) % 3]}</td></tr>`,
          ]
        : []),
      row(
        [
          `[${item.sku}] ${item.name}<br>Farbe: ${item.at % 2 ? "grau" : "blau"}`,
          "19 % Vorsteuer",
          day(item.due, "dd.mm.yyyy"),
          `${eu(item.quantity)} ${item.unit}`,
          eu(item.price),
          `${eu(item.total)} €`,
        ],
        ["", "", "c", "r", "r", "r"],
      ),
      ...(item.at % 7 === 3
        ? ["<tr class=note><td colspan=6>Bitte einzeln verpackt anliefern, Annahme nur bis 15 Uhr.</td></tr>"]
        : []),
      ...(item.at % 6 === 0
        ? [
            `<tr><td colspan=6 class=r><b>Zwischensumme</b> ${eu(
              rounded(
                order.items.slice(item.at - 6, item.at).reduce((sum, { total }) => sum + total, 0),
                2,
              ),
            )} €</td></tr>`,
          ]
        : []),
    ]);
    const captions = row(
      ["Beschreibung", "Steuern", "Bedarfsdatum", "Menge", "Einzelpreis", "Betrag"],
      ["", "", "c", "r", "r", "r"],
      "th",
    );
    return {
      ...told(order, { total: withTax(order, 19), currency: "EUR", shipTo: undefined }),
      html: web(
        ODOO,
        `${odooTop(order, "Lieferadresse")}<h2>Bestellung #${order.number}</h2>${informations([
          ["Einkäufer:", order.person],
          ["Bestelldatum:", day(order.date, "dd.mm.yyyy")],
        ])}<table class=g><thead>${captions}</thead>${rows.join("")}</table><br>${sums(
          [
            ["Nettobetrag", `${eu(order.net)} €`],
            ["MwSt. 19 %", `${eu(taxOf(order, 19))} €`],
            ["Gesamt", `${eu(withTax(order, 19))} €`],
          ],
          34,
        )}`,
      ),
    };
  },
);

const FRAPPE =
  "body{font-size:12px;letter-spacing:.1px}h2{font-size:22px;margin:0}h2 small{font-size:15px;color:#666}.g td,.g th{border:1px solid #d1d8dd;padding:6px 8px}.g th{background:#f5f7fa}.lab{float:left;width:40%;text-align:right;font-weight:bold;padding-right:8px;box-sizing:border-box}.val{float:left;width:60%}.f{padding:2px 0;overflow:hidden}";

function labelled(pairs: [string, string][]): string {
  return `<div class=col>${pairs.map(([caption, value]) => `<div class=f><div class=lab>${caption}:</div><div class=val>${value}</div></div>`).join("")}</div>`;
}

/** The Indian open ERP's standard print: labels right before their values in two columns, the item's name under its code. */
const erpnext = webkit("office-erpnext-standard", { max: 40, options: PAPER }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.parts,
      buyers: ["Wind Power LLC", "Unico Plastics Inc.", "Greycliff Motors"],
      number: "PUR-ORD-YY-99999",
      units: ["Nos", "Meter", "Kg"],
    }),
    ["Stores - WP"],
  );
  const rows = order.items.map((item) => [
    item.at,
    item.name === item.sku ? item.sku : `${item.sku}: ${item.name}`,
    `${item.name}, as per sample`,
    day(item.due, "mm-dd-yyyy"),
    `${us(item.quantity, 0)}<br><small>${item.unit}</small>`,
    `$ ${us(item.price)}`,
    `$ ${us(item.total)}`,
  ]);
  const { site } = order;
  return {
    ...told(order, { currency: "USD", requestedDate: order.due }),
    html: web(
      FRAPPE,
      `<div class=col><h2>PURCHASE ORDER<br><small>${order.number}</small></h2></div><div class="col r"><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}</div><div class=clear></div><hr>${labelled(
        [
          ["Supplier", order.seller.name],
          ["Supplier Address", order.seller.lines.join("<br>")],
        ],
      )}${labelled([
        ["Date", day(order.date, "mm-dd-yyyy")],
        ["Required By", day(order.due, "mm-dd-yyyy")],
        ["Shipping Address", [site.name, ...site.lines].join("<br>")],
      ])}<div class=clear></div><br>${table(["Sr", "Item Code", "Description", "Required By", "Quantity", "Rate", "Amount"], rows, ["c", "", "", "", "r", "r", "r"])}<br>${labelled(
        [
          [
            "Total Quantity",
            us(
              order.items.reduce((sum, { quantity }) => sum + quantity, 0),
              0,
            ),
          ],
        ],
      )}${labelled([
        ["Total", `$ ${us(order.net)}`],
        ["Grand Total", `$ ${us(order.net)}`],
        ["In Words", "USD as figured above only."],
      ])}<div class=clear></div><br><b>Terms and Conditions</b><br>Payment 50% in advance. Goods to be inspected on arrival.`,
    ),
  };
});

/** Its Indian form: HSN and both halves of the tax by line, a table of taxes under it, rupees in lakhs. */
const gst = webkit(
  "office-erpnext-gst",
  { words: "india", max: 24, options: [...PAPER, "-O", "Landscape"] },
  (made) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ASKING.india,
      number: "PO/YY-YY/9999",
      units: ["Nos", "Kg", "Set"],
    });
    const half = (item: Item) => rounded(item.total * 0.09, 2);
    const tax = rounded(
      order.items.reduce((sum, item) => sum + half(item), 0),
      2,
    );
    const rows = order.items.map((item) => [
      item.at,
      `${item.buyerSku}<br><small>${item.name}</small>`,
      "84839000",
      `${us(item.quantity, 3)} ${item.unit}`,
      lakh(item.price),
      lakh(item.total),
      "9%",
      lakh(half(item)),
      "9%",
      lakh(half(item)),
      lakh(rounded(item.total + 2 * half(item), 2)),
    ]);
    const total = rounded(order.net + 2 * tax, 2);
    const shown: Shown = told(order, {
      total,
      currency: "INR",
      shipTo: undefined,
      line: ({ buyerSku }) => ({ buyerSku, sku: null, lineTotal: undefined }),
    });
    return {
      ...shown,
      html: web(
        `${FRAPPE}.g td,.g th{font-size:10px;padding:3px}`,
        `<div class=c><h2>${order.buyer.name}</h2>${order.buyer.lines.join(", ")}<br>GSTIN: 24AAACM4821K1Z${made.random.digits(1)}<br><b>PURCHASE ORDER</b></div><hr>${labelled(
          [
            ["To", `${order.seller.name}<br>${order.seller.lines.join("<br>")}`],
            ["GSTIN", "27AABCH9921R1ZQ"],
          ],
        )}${labelled([
          ["PO No", order.number],
          ["PO Date", day(order.date, "dd-mm-yyyy")],
          ["Payment Terms", "45 days"],
        ])}<div class=clear></div><br>${table(["#", "Item", "HSN/SAC", "Quantity", "Rate (INR)", "Taxable Value", "CGST %", "CGST", "SGST %", "SGST", "Amount (INR)"], rows, ["c", "", "c", "r", "r", "r", "r", "r", "r", "r", "r"])}<br>${sums(
          [
            ["Net Total", `₹ ${lakh(order.net)}`],
            ["CGST @ 9.0", `₹ ${lakh(tax)}`],
            ["SGST @ 9.0", `₹ ${lakh(tax)}`],
            ["Grand Total", `₹ ${lakh(total)}`],
          ],
        )}<p><b>Tax Break-up</b></p>${table(["HSN/SAC", "Taxable Amount", "CGST", "SGST"], [["84839000", lakh(order.net), lakh(tax), lakh(tax)]], ["", "r", "r", "r"])}`,
      ),
    };
  },
);

/** A procurement portal's print: small tables beside each other, spaced letters, a card for each line, the text of contracts behind. */
const portal = webkit(
  "office-portal-print",
  { max: 20, options: ["-s", "Letter", "--zoom", "0.8"] },
  (made) => {
    const order = sited(
      traded(made, { wares: "clinic", buyers: "clinics", number: "HSP-9999999", units: ["BX", "CA", "EA"] }),
      ["Distribution Center", "OR Supply"],
    );
    const box = (title: string, lines: string[]) =>
      `<td style="width:33%;border:1px solid #999"><div style="background:#ddd;letter-spacing:1px;text-transform:uppercase;font-size:10px">${title}</div>${lines.join("<br>")}`;
    const { buyer, seller, site } = order;
    const rows = order.items.map(
      (item) =>
        `<tr><td rowspan=2>${item.at}<td><b>${item.name}</b><td class=r>${us(item.quantity, 0)}<td>${item.unit}<td class=r>${us(item.price, 2)} USD<td class=r>${us(item.total)} USD</tr><tr><td colspan=5><small>Supplier Part #: ${item.sku} &nbsp; Internal Part #: ${item.buyerSku} &nbsp; Need by: ${day(item.due, "Mon d, yyyy")}</small></tr>`,
    );
    return {
      ...told(order, { currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) }),
      html: web(
        ".g td,.g th{border:1px solid #bbb}.g th{background:#eee;letter-spacing:.6px}h1{letter-spacing:2px;font-size:22px}",
        `<h1>PURCHASE ORDER</h1><table><tr>${box("Order", [`Number: ${order.number}`, `Date: ${day(order.date, "Mon d, yyyy")}`, "Revision: 0", `Requester: ${order.person}`])}${box("Supplier", [seller.name, ...seller.lines])}${box("Ship To", [site.name, ...site.lines, "USA"])}<tr>${box("Bill To", [buyer.name, "Accounts Payable", ...buyer.lines])}${box("Terms", ["Payment: Net 60", "Freight: Prepaid", "FOB: Destination"])}${box("Total", [`<b>${us(order.net)} USD</b>`])}</table><br><table class=g><thead><tr><th>#<th>Description<th>Qty<th>UOM<th>Unit Price<th>Extended</thead>${rows.join("")}</table><p class=r><b>Order total: ${us(order.net)} USD</b></p><div style="page-break-before:always"><h3>Terms and Conditions</h3>${["1. Supplier shall ship within 2 business days of receipt of this order.", "2. Invoices over 120 days old will not be paid.", "3. Late shipments are charged 1.5% per week up to 10% of 1 order."].map((text) => `<p>${text}</p>`).join("")}</div>`,
      ),
    };
  },
);

/** A small maker's shop program: euros with the sign behind, article's number under the words, carriage as a row of its own. */
const shop = webkit(
  "office-shop-order",
  { words: "nl", max: 14, options: [...PAPER, "--minimum-font-size", "9"] },
  (order) => {
    const carriage = 12.5;
    const excl = rounded(order.net + carriage, 2);
    const tax = rounded(excl * 0.21, 2);
    const rows = [
      ...order.items.map((item) => [
        `${bare(item.quantity, 0)}x`,
        `${item.name}<br><span style="color:#777;font-size:10px">Artikelnummer: ${item.sku}</span>`,
        "21%",
        `${eu(item.price)} €`,
        `${eu(item.total)} €`,
      ]),
      ["", "Verzendkosten", "21%", "", `${eu(carriage)} €`],
    ];
    return {
      total: rounded(excl + tax, 2),
      currency: "EUR",
      shipTo: undefined,
      html: web(
        ".g th{border-bottom:1px solid #000}.g td{padding:7px 4px}",
        `<div class=col><div style="font-size:24px">${order.buyer.name}</div>${order.buyer.lines.join("<br>")}</div><div class=col><b>Leverancier</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}</div><div class=clear></div><h2>Inkooporder ${order.number}</h2><div>Orderdatum: ${day(order.date, "dd-mm-yyyy")}<br>Contact: ${order.person}</div><br>${table(["Aantal", "Omschrijving", "BTW", "Stukprijs", "Totaal"], rows, ["", "", "c", "r", "r"])}<br>${sums(
          [
            ["Totaal excl. BTW", `${eu(excl)} €`],
            ["BTW 21%", `${eu(tax)} €`],
            ["Totaal incl. BTW", `${eu(rounded(excl + tax, 2))} €`],
          ],
        )}`,
      ),
    };
  },
);

export const officeWebs = [odoo, bestellung, erpnext, gst, portal, shop];
