import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { mail, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { inParts } from "../_reach.ts";
import { grid, paragraph, word } from "../_word.ts";

const US = {
  land: "us" as const,
  sellers: ["Allied Pump & Supply"],
  people: ["Carla Benning", "Joe Ruiz"],
  units: ["EA", "BX"],
};

/** A water district's letter: the order in sentences, Schedule A of the goods in one long table, Schedule B of papers to be sent in another with counts of its own. */
const schedules = written("reach-word-two-schedules", { ending: "docx", min: 40, max: 80 }, (plain) => {
  const order = noted(plain, {
    ...US,
    firms: ["Pinegrove Water District", "Alder Falls Utilities"],
    goods: GOODS.parts,
    number: "WD-YY-999",
    code: "AP9999",
  });
  return {
    bytes: word([
      ...[
        order.buyer.name,
        ...order.buyer.lines,
        "",
        day(order.date, "Mon d, yyyy"),
        "",
        order.seller.name,
        ...order.seller.lines,
        "",
        `Re: Purchase Order ${order.number}`,
        "",
        "Gentlemen:",
        `Please accept this letter as our Purchase Order ${order.number} for the materials in Schedule A at the prices of your bid, in the total amount of $${us(order.net)}. Deliver no later than ${day(order.due, "Mon d, yyyy")} to ${order.site.lines.join(", ")}. Provide the submittals in Schedule B within 10 days.`,
        "",
        "SCHEDULE A - MATERIALS",
      ].map(paragraph),
      grid([
        ["Item", "Mfr. No.", "Description", "Est. Qty", "Unit", "Unit Bid Price", "Extended"],
        ...order.items.map((item) => [
          `A-${item.at}`,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          `$${us(item.price)}`,
          `$${us(item.total)}`,
        ]),
        ["", "", "Total Schedule A", "", "", "", `$${us(order.net)}`],
      ]),
      paragraph(""),
      paragraph("SCHEDULE B - SUBMITTALS"),
      grid([
        ["Item", "Document", "Copies", "Due"],
        ["B-1", "Certificate of compliance, NSF 61", "2", "10 days"],
        ["B-2", "O&M manual", "3", "with goods"],
        ["B-3", "Warranty letter", "1", "with goods"],
      ]),
      ...["", "Very truly yours,", "", order.person, "Procurement Manager"].map(paragraph),
    ]),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A Brazilian town hall's authority: items by lot in tables of their own, each with a sum in its last row, make in a column, the whole in words. */
const lots = written(
  "reach-word-autorizacao-lotes-pt",
  { words: "pt", ending: "docx", min: 9, max: 36 },
  (plain) => {
    const order = noted(plain, {
      land: "pt",
      firms: ["Prefeitura Municipal de Serra Alta", "Fundo Municipal de Saúde de Vila Nova"],
      sellers: ["Distribuidora Médica Araucária Ltda"],
      people: ["Tereza Nogueira"],
      goods: [
        "Seringa descartável 10 ml",
        "Álcool etílico 70% 1 L",
        "Gaze estéril 7,5x7,5",
        "Luva cirúrgica 7,5",
        "Máscara tripla c/ elástico",
      ],
      units: ["UN", "CX", "PCT"],
      number: "999/20YY",
      code: "99999",
    });
    const parts = inParts(order.items, 3);
    const sum = (part: typeof order.items) =>
      rounded(
        part.reduce((all, { total }) => all + total, 0),
        2,
      );
    return {
      bytes: word([
        ...[
          order.buyer.name.toUpperCase(),
          order.buyer.lines.join(" - "),
          "",
          `AUTORIZAÇÃO DE FORNECIMENTO Nº ${order.number}`,
          `Data: ${day(order.date, "dd/mm/yyyy")}    Pregão Eletrônico nº 21/${order.date.slice(0, 4)}    Processo nº 118`,
          `Fornecedor: ${order.seller.name}`,
          `Local de entrega: ${order.site.lines.join(", ")}`,
          `Prazo de entrega: ${day(order.due, "dd/mm/yyyy")}`,
        ].map(paragraph),
        ...parts.flatMap((part, i) => [
          paragraph(`LOTE ${i + 1}`),
          grid([
            ["Item", "Código", "Especificação", "Marca", "Unid.", "Qtde.", "Vl. Unit. R$", "Vl. Total R$"],
            ...part.map((item) => [
              item.at,
              item.sku,
              item.name,
              ["Descarpack", "Itajá"][item.at % 2]!,
              item.unit,
              eu(item.quantity, 0),
              eu(item.price),
              eu(item.total),
            ]),
            ["", "", `TOTAL DO LOTE ${i + 1}`, "", "", "", "", eu(sum(part))],
          ]),
        ]),
        ...[
          "",
          `VALOR TOTAL: R$ ${eu(order.net)}`,
          "Pagamento em 30 dias após a entrega, mediante nota fiscal.",
          "",
          order.person,
          "Secretária de Administração",
        ].map(paragraph),
      ]),
      ...told(order),
      currency: "BRL",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A bakery chain's letter on a French letterhead: lines typed with tabs under typed captions, over two pages, the captions typed again with "(suite)". */
const tabs = written(
  "reach-word-onglets-suite-fr",
  { words: "fr", ending: "docx", min: 20, max: 50 },
  (plain) => {
    const order = noted(plain, {
      land: "fr",
      firms: ["Boulangeries Kerjean", "Fournil des Genêts SARL"],
      sellers: ["Cartonnages de l'Ouest"],
      people: ["Solenn Kerjean"],
      goods: [
        "Boîte pâtissière 20 cm",
        "Sac kraft 2 baguettes",
        "Caissette plissée n° 6",
        "Ruban bolduc rouge",
        "Étiquette allergènes",
      ],
      units: ["cart.", "pqt"],
      number: "YY-C999",
      code: "CO-9999",
    });
    const captions = "Réf.\tDésignation\tQté\tCond.\tPrix HT\tMontant";
    const parts = inParts(order.items, Math.ceil(order.items.length / 18));
    return {
      bytes: word([
        ...[
          order.buyer.name,
          ...order.buyer.lines,
          "",
          order.seller.name,
          ...order.seller.lines,
          "",
          `Le ${day(order.date, "dd/mm/yyyy")}`,
          "",
          `Objet : commande n° ${order.number}`,
          "",
          "Madame, Monsieur,",
          "Merci de nous livrer les articles ci-dessous :",
          "",
        ].map(paragraph),
        ...parts.flatMap((part, i) => [
          ...(i ? [paragraph(""), paragraph(`Commande n° ${order.number} (suite)`)] : []),
          paragraph(captions),
          ...part.map((item) =>
            paragraph(
              [
                item.sku,
                item.name,
                fr(item.quantity, 0),
                item.unit,
                `${fr(item.price)} €`,
                `${fr(item.total)} €`,
              ].join("\t"),
            ),
          ),
        ]),
        ...[
          "",
          `Total HT\t\t\t\t\t${fr(order.net)} €`,
          "",
          `Livraison souhaitée le ${day(order.due, "dd/mm/yyyy")} à l'adresse : ${order.site.lines.join(", ")}.`,
          "Nous vous prions d'agréer nos salutations distinguées.",
          order.person,
        ].map(paragraph),
      ]),
      ...told(order),
      currency: "EUR",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A buyer's mail with a sheet pasted in two pieces, the second without captions after a sentence; a thread with an older order beneath. */
const pieces = written("reach-mail-two-pastes", { ending: "eml", min: 12, max: 50 }, (plain) => {
  const order = noted(plain, {
    ...US,
    firms: ["Queensbury Millwork", "Waco Dairy Equipment"],
    goods: GOODS.fasteners,
    number: "99999",
    code: "AP-99999",
  });
  const [first = [], second = []] = inParts(order.items, 2);
  const table = (rows: string[][]) =>
    `<table border=0 cellpadding=0 cellspacing=0 style="border-collapse:collapse">${rows.map((cells) => `<tr height=20>${cells.map((cell) => `<td style="border:.5pt solid #999;padding:1px 4px">${cell}</td>`).join("")}</tr>`).join("")}</table>`;
  const rows = (items: typeof order.items) =>
    items.map((item) => [
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      `$${us(item.price)}`,
      `$${us(item.total)}`,
    ]);
  return {
    bytes: mail(order, {
      from: `${order.person} <purchasing@customer.example>`,
      to: "orders@supplier.example",
      subject: `PO ${order.number} - please confirm`,
      html: `<div><p>Hi Tom,</p><p>Please process the below under <b>PO ${order.number}</b>, need it by ${day(order.due, "mm/dd/yyyy")}.</p>${table([["Part #", "Description", "Qty", "UOM", "Price", "Ext"], ...rows(first)])}<p>And the second batch for the same PO (sorry, my sheet cuts off):</p>${table(rows(second))}<p>Total $${us(order.net)}. Ship to ${order.site.lines.join(", ")}.</p><p>Thanks<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.lines.join(", ")}</p><hr><p><b>From:</b> ${order.person}<br><b>Sent:</b> last month<br><b>Subject:</b> PO 10017</p>${table(
        [
          ["Part #", "Description", "Qty", "UOM", "Price", "Ext"],
          ["AP-10044", "Rod end 3/8", "12", "EA", "$4.10", "$49.20"],
        ],
      )}</div>`,
    }),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A workshop's German mail: items as short blocks of labelled rows, a wish per item, no sum. */
const blocks = written("reach-mail-bloecke-de", { words: "de", ending: "eml", min: 4, max: 16 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Landmaschinen Ahlers", "Kfz-Werkstatt Brandt GmbH"],
    sellers: ["Hydraulik-Teile Nord GmbH"],
    people: ["Jens Ahlers"],
    goods: [
      "Hydraulikschlauch 2SN DN12 1500 mm",
      "Verschraubung L15 gerade",
      "Filtereinsatz 10 µm",
      "Zylinderdichtsatz 50/30",
    ],
    units: ["Stk.", "Satz"],
    number: "A-9999",
    code: "999.999.9",
  });
  return {
    bytes: mail(order, {
      from: `${order.person} <werkstatt@customer.example>`,
      to: "bestellung@supplier.example",
      subject: `Bestellung ${order.number} Liefertermin ${day(order.due, "dd.mm.yyyy")}`,
      text: [
        "Guten Tag,",
        "",
        "bitte liefern Sie uns:",
        "",
        ...order.items.flatMap((item) => [
          `${item.at}.) ${item.name}`,
          `    Art.-Nr.: ${item.sku}`,
          `    Menge: ${item.quantity} ${item.unit}`,
          `    Preis lt. Angebot: ${eu(item.price)} EUR`,
          ...(item.at % 3 ? [] : ["    (falls nicht lagernd bitte anrufen)"]),
          "",
        ]),
        `Lieferung bis ${day(order.due, "dd.mm.yyyy")} an: ${order.site.lines.join(", ")}`,
        "",
        "Mit freundlichen Grüßen",
        order.person,
        "",
        order.buyer.name,
        ...order.buyer.lines,
        `Tel. ${order.buyer.phone}`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
    total: null,
  };
});

/** A site manager's mail in columns typed with blanks, wrapped by the mail program where rows are long; prices "per C". */
const typed = written(
  "reach-mail-typed-columns-uk",
  { words: "uk", ending: "eml", min: 6, max: 30 },
  (plain) => {
    const order = noted(plain, {
      land: "uk",
      firms: ["Elgin Groundworks Ltd", "Marford Joinery"],
      sellers: ["Borders Fixings Ltd"],
      people: ["Callum Reid"],
      goods: GOODS.fasteners,
      units: ["no", "box"],
      number: "ML/99999",
      code: "BF9999",
    });
    return {
      bytes: mail(order, {
        from: `${order.person} <site@customer.example>`,
        to: "sales@supplier.example",
        subject: `Order ${order.number}`,
        text: [
          "Morning,",
          "",
          `Please supply against our order no ${order.number}:`,
          "",
          ...order.items.flatMap((item) => [
            `${String(item.quantity).padStart(6)} ${item.unit.padEnd(5)}${item.sku.padEnd(8)}${item.name.padEnd(34)} @ £${us(item.price)}`,
            ...(item.at % 4 ? [] : ["             - as last time, no alternatives please"]),
          ]),
          "",
          `Total £${us(order.net)} + VAT`,
          `Deliver ${day(order.due, "d Mon yyyy")} to ${order.site.lines.join(", ")}`,
          "",
          "Cheers",
          order.person,
          order.buyer.name,
          order.buyer.phone,
          "",
        ].join("\n"),
      }),
      ...told(order, () => ({ lineTotal: null })),
      currency: "GBP",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

export const reachLetters = [schedules, lots, tabs, pieces, blocks, typed];
