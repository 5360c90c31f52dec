import { book } from "../_book.ts";
import { written } from "../_family.ts";
import { figured, mail, type Note, noted, told } from "../_note.ts";
import { later } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { spoken } from "../hands/letters.ts";

const BAKERS: Note = {
  land: "uk",
  firms: ["Crumb & Copper Bakery Ltd", "The Penny Loaf", "Harbour Street Patisserie"],
  sellers: ["Westmark Bakery Ingredients", "Millstone Supplies Ltd"],
  people: ["Priya Nandakumar", "Gareth Pugh", "Ellie Marsh"],
  goods: [
    "Strong white flour 16kg",
    "Rye flour, dark, 25kg",
    "Fresh yeast 1kg block",
    "Vanilla paste 500g",
    "Couverture 54% callets 10kg",
    "Baking parchment, 450mm roll",
    "Almonds, ground, 5kg",
    "Bread bags, window, 1000s",
  ],
  units: ["bags", "cases", "each"],
  number: "CC9999",
  code: "WB9999",
};

/** An answer on top of a chain: this week's order complete above, the last one with its own number and counts quoted below. */
const older = written("note-reply-older", { ending: "eml", max: 8 }, (plain) => {
  const order = noted(plain, BAKERS);
  const before = later(order.date, -21);
  const was = figured(order, BAKERS.number);
  const said = (count: number, { unit, sku, name }: (typeof order.items)[number]) =>
    `${count} ${unit === "each" ? "x" : unit} ${name} (${sku})`;
  return {
    bytes: mail(order, {
      from: `${order.person} <hello@customer.example>`,
      to: `Sales <sales@supplier.example>`,
      subject: `Re: Re: order ${was}`,
      text: [
        "Morning Steve",
        "",
        `New one for this week please, order no. ${order.number}:`,
        "",
        ...order.items.map((item) => said(item.quantity, item)),
        "",
        `Delivery on ${day(order.due, "dd/mm/yyyy")} before 10 to the unit as usual.`,
        "",
        "Cheers",
        order.person.split(" ")[0]!,
        "",
        `${order.person} | ${order.buyer.name}`,
        order.buyer.lines.join(", "),
        "",
        `On ${day(later(before, 1), "d Mon yyyy")}, at 08:12, Sales <sales@supplier.example> wrote:`,
        "> Thanks, that's all on the van for Thursday.",
        "> Steve",
        ">",
        `> On ${day(before, "d Mon yyyy")}, at 17:40, ${order.person} <hello@customer.example> wrote:`,
        `>> Hi Steve, can we have (our order ${was})`,
        ...order.items.slice(0, 3).map((item) => `>> ${said(item.quantity + 4, item)}`),
        `>> for ${day(later(before, 3), "dd/mm/yyyy")} please.`,
        "",
      ].join("\n"),
    }),
    ...told(order, ({ unit }) => ({
      unit: unit === "each" ? null : unit,
      unitPrice: null,
      lineTotal: null,
    })),
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

/** A forwarded mail saved as a page, Portuguese: a colleague's words, the heads of the first mail, its table and signature. */
const encaminhada = written("note-encaminhada-pt", { ending: "eml", max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "es",
    firms: ["Pousada da Serra, Lda.", "Oficina Irmãos Tavares", "Clínica Veterinária do Minho"],
    sellers: ["Sulpeças Distribuição", "Casa Ferraz"],
    people: ["Inês Tavares", "Rui Baptista"],
    goods: [
      "Filtro de óleo W712",
      "Lâmpada H7 12 V 55 W",
      "Pastilha travão dianteira",
      "Óleo 5W30, bidão 20 L",
      "Correia distribuição, conjunto",
      "Escova limpa-vidros 600 mm",
    ],
    units: ["un", "cj", "cx"],
    number: "EC 999/YY",
    code: "SP-99999",
  });
  const [street, town] = [`Rua do Pinhal, ${order.random.int(2, 90)}`, "4700-210 Braga"];
  const site = {
    ...order.site,
    lines: [`Travessa da Estação, ${order.random.int(2, 40)}`, "4705-111 Braga"],
  };
  const head = (caption: string, value: string) => `<b>${caption}:</b> ${value}<br>`;
  return {
    bytes: mail(order, {
      from: "Marta Sequeira <marta@supplier.example>",
      to: "Encomendas <encomendas@supplier.example>",
      subject: `FW: Encomenda ${order.number}`,
      html: `<html><body style="font-family:Aptos,Calibri,sans-serif;font-size:11pt"><p>Colegas, podem lançar esta por favor? Preços já combinados.</p><p>Marta Sequeira<br>Vendas Norte | Casa Ferraz<br>Av. Central 88, 4000-001 Porto</p><hr style="width:98%"><div>${head("De", `${order.person} &lt;compras@cliente.example&gt;`)}${head("Enviado", `${day(order.date, "dd/mm/yyyy")} 17:55`)}${head("Para", "Marta Sequeira &lt;marta@supplier.example&gt;")}${head("Assunto", `Encomenda ${order.number}`)}</div>
<p>Boa tarde Marta,</p><p>Segue a nossa encomenda n.º ${order.number}:</p><table border=1 cellpadding=4 style="border-collapse:collapse"><tr><th>Referência</th><th>Artigo</th><th>Qtd.</th><th>Un.</th><th>Preço</th><th>Valor</th></tr>${order.items
        .map(
          (item) =>
            `<tr><td>${item.sku}</td><td>${item.name}</td><td align=right>${item.quantity}</td><td>${item.unit}</td><td align=right>${eu(item.price)} €</td><td align=right>${eu(item.total)} €</td></tr>`,
        )
        .join(
          "",
        )}<tr><td colspan=5 align=right>Total s/ IVA</td><td align=right>${eu(order.net)} €</td></tr></table>
<p>Entregar até ${day(order.due, "dd/mm/yyyy")} em: ${site.lines.join(", ")}</p><p>Cumprimentos,<br>${order.person}<br><b>${order.buyer.name}</b><br>${street}<br>${town}<br>Tel. ${order.buyer.phone}</p></body></html>`,
    }),
    ...told(order),
    shipTo: site,
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** An order in the mail's words with a workbook beside it that holds who may receive goods, nothing to order. */
const besides = written("note-body-and-book", { ending: "eml", max: 10 }, (plain) => {
  const order = noted(plain, {
    ...BAKERS,
    firms: ["Fenwick Court Care Home", "Orchard House Residential", "St Brannock's Hospice"],
    sellers: ["Careline Consumables Ltd"],
    goods: [
      "Nitrile gloves, medium, 100s",
      "Dry wipes, large, 75 pack",
      "Hand sanitiser gel 500ml pump",
      "Disposable apron, roll of 200",
      "Laundry sacks, red, soluble",
      "Bed pad 60 x 90cm",
      "Thickener, tub 250g",
    ],
    units: ["packs", "boxes"],
    number: "FC/YY/999",
    code: "CL99999",
  });
  const contacts = book({
    "Delivery contacts": [
      ["House", "Contact", "Phone", "Hours"],
      ["Main house", order.person, order.buyer.phone, "8-4"],
      ["Annexe", "Night desk", "555-0188-3021", "any"],
    ],
  });
  return {
    bytes: mail(order, {
      from: `${order.person} <office@customer.example>`,
      to: "customerservice@supplier.example",
      subject: `${order.buyer.name}: purchase order`,
      text: [
        "Dear Careline,",
        "",
        `Purchase order number: ${order.number}`,
        `Order date: ${spoken(order.date)}`,
        `Delivery required: ${spoken(order.due)}`,
        `Deliver to: ${order.site.lines.join(", ")}`,
        "",
        ...order.items.map(
          (item) =>
            `${item.at}) ${item.sku}, ${item.name}, ${item.quantity} ${item.unit} @ £${us(item.price)} per ${item.unit.replace(/e?s$/, "")} = £${us(item.total)}`,
        ),
        "",
        `Net total £${us(order.net)}`,
        "",
        "I attach our list of delivery contacts. Invoices by post to the address below.",
        "",
        "Kind regards,",
        `${order.person}, Administrator`,
        order.buyer.name,
        ...order.buyer.lines,
        "",
        "Registered charity 1183302. This e-mail may contain privileged information.",
      ].join("\n"),
      file: { name: "delivery contacts.xlsx", bytes: contacts },
    }),
    ...told(order, ({ unit }) => ({ unit: unit.replace(/e?s$/, "") })),
    currency: "GBP",
    requestedDate: order.due,
  };
});

/** A buying portal's notice as a page of cards: button, captions over values, a card an article, sums, small print. */
const notice = written("note-portal-notice", { ending: "eml", max: 9 }, (plain) => {
  const order = noted(plain, {
    ...BAKERS,
    land: "us",
    firms: ["Redstone Valley Brewing Co.", "Northern Pines Resort", "Copperline Coffee Roasters"],
    sellers: ["Allied Process Parts"],
    goods: [
      "Gasket, tri-clamp, EPDM, 2 in",
      "Sight glass assembly 1.5 in TC",
      "Hose, brewery, 1.5 in, per ft",
      "CIP spray ball 360",
      "Pressure gauge 0-60 psi",
      "Butterfly valve, SS, 2 in",
    ],
    units: ["each", "foot"],
    number: "PO999999",
    code: "AP-9999-9",
  });
  const fact = (caption: string, value: string) =>
    `<td style="padding:8px 16px 8px 0;vertical-align:top"><div style="color:#6b7280;font-size:11px;text-transform:uppercase">${caption}</div><div style="font-size:14px">${value}</div></td>`;
  const sum = (caption: string, value: string) =>
    `<tr><td style="color:#6b7280">${caption}</td><td align=right>${value}</td></tr>`;
  return {
    bytes: mail(order, {
      from: `${order.buyer.name} via Tradelane <no-reply@portal.example>`,
      to: "orders@supplier.example",
      subject: `${order.buyer.name} sent you a purchase order`,
      text: `${order.buyer.name} sent you a purchase order. View this message in a program that shows pages.`,
      html: `<html><body style="background:#f3f4f6;font-family:Inter,Arial,sans-serif"><table width=600 align=center bgcolor=#ffffff><tr><td style="padding:24px"><h1 style="font-size:20px">You have a new purchase order</h1><p>${order.buyer.name} sent you purchase order ${order.number}. Please acknowledge it within 2 business days.</p><p><a href="https://portal.example/o/1" style="background:#0f766e;color:#fff;padding:10px 18px">Acknowledge order</a></p>
<table><tr>${fact("Order number", order.number)}${fact("Issued", day(order.date, "Mon d, yyyy"))}${fact("Needed by", day(order.due, "Mon d, yyyy"))}${fact("Payment terms", "Net 45")}</tr><tr>${fact("Ordered by", `${order.person}<br>${order.buyer.name}`)}${fact("Ship to", [order.site.name, ...order.site.lines].join("<br>"))}${fact("Bill to", [order.buyer.name, ...order.buyer.lines].join("<br>"))}</tr></table>
<h2 style="font-size:16px">${order.items.length} items</h2>${order.items
        .map(
          (item) =>
            `<table width=100% style="border-top:1px solid #e5e7eb"><tr><td><div style="font-weight:600">${item.name}</div><div style="color:#6b7280">SKU ${item.sku}</div></td><td align=right width=140>${item.quantity} ${item.unit} × $${us(item.price)}</td><td align=right width=100><b>$${us(item.total)}</b></td></tr></table>`,
        )
        .join(
          "",
        )}<table align=right>${sum("Subtotal", `$${us(order.net)}`)}${sum("Shipping", "Collect")}${sum("Total", `<b>$${us(order.net)} USD</b>`)}</table></td></tr><tr><td style="font-size:11px;color:#9ca3af;padding:24px">You receive this because ${order.buyer.name} uses Tradelane. Tradelane Inc., 55 Pier Avenue, Floor 9, San Mateo, CA 94401. Unsubscribe</td></tr></table></body></html>`,
    }),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const noteChains = [older, encaminhada, besides, notice];
