import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { mail, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";

/** A Gulf shop's mail in Arabic: count and unit after the article, its code in brackets, the price behind a word. */
const arabic = written("abroad-mail-qaima-ar", { words: "ar", ending: "eml", min: 2, max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "ar",
    firms: ["مؤسسة بريق للصيانة", "ورشة الخليج الحديثة", "محلات النسيم للعدد"],
    sellers: ["شركة التوريد المتحدة"],
    people: ["خالد العمري", "نورة الدوسري"],
    goods: [
      "مفتاح كهربائي ثلاثي",
      "كشاف ليد 100 واط",
      "شريط عازل أسود",
      "بطارية 12 فولت",
      "قاطع تيار 32 أمبير",
    ],
    units: ["حبة", "كرتون", "علبة"],
    number: "9999",
    code: "QB-999",
  });
  return {
    bytes: mail(order, {
      from: `${order.person} <buyer@customer.example>`,
      to: "orders@supplier.example",
      subject: `طلب شراء رقم ${order.number}`,
      text: [
        "السلام عليكم ورحمة الله وبركاته",
        "",
        `نرجو توريد الأصناف التالية حسب طلب الشراء رقم ${order.number}:`,
        "",
        ...order.items.map(
          (item) =>
            `${item.at}- ${item.name} (${item.sku}) عدد ${item.quantity} ${item.unit} بسعر ${us(item.price)} ريال`,
        ),
        "",
        `الإجمالي: ${us(order.net)} ريال غير شامل الضريبة`,
        `موعد التسليم: ${day(order.due, "yyyy/mm/dd")}`,
        `مكان التسليم: ${order.site.lines.join("، ")}`,
        "",
        "وتقبلوا تحياتنا",
        order.person,
        order.buyer.name,
        `جوال: ${order.buyer.phone}`,
        "",
      ].join("\n"),
    }),
    ...told(order),
    currency: "SAR",
    requestedDate: order.due,
    total: order.net,
  };
});

/** An Italian office's mail: a table pasted from a sheet between two sentences, a signature that is a table too, a note on privacy. */
const pasted = written("abroad-mail-tabella-firma-it", { words: "it", ending: "eml", max: 14 }, (plain) => {
  const order = noted(plain, {
    land: "it",
    firms: ["Cantine Monteforte S.r.l.", "Agriturismo La Quercia", "Laboratori Salento S.r.l."],
    sellers: ["Vetreria Toscana S.p.A.", "Imballaggi Langhe S.r.l."],
    people: ["Paola Ricci", "Matteo Greco"],
    goods: [
      "Bottiglia bordolese 750 ml verde",
      "Tappo sughero agglomerato 24x44",
      "Capsula PVC bordeaux",
      "Scatola 6 bottiglie avana",
      "Etichetta adesiva 90x120",
    ],
    units: ["pz", "cf"],
    number: "YY-999",
    code: "VT999999",
  });
  const cell = (value: string | number, style = "") =>
    `<td style="border:.5pt solid windowtext;padding:0cm 3.5pt;${style}"><p class=MsoNormal>${value}<o:p></o:p></p></td>`;
  const line = (values: (string | number)[], style = "") =>
    `<tr style="height:15pt">${values.map((value) => cell(value, style)).join("")}</tr>`;
  return {
    bytes: mail(order, {
      from: `${order.person} <acquisti@customer.example>`,
      to: "ordini@supplier.example",
      subject: `Ordine ${order.number} - ${order.buyer.name}`,
      html: `<div class=WordSection1><p class=MsoNormal>Buongiorno,</p><p class=MsoNormal>con la presente confermiamo il nostro ordine n. ${order.number} come da accordi telefonici:</p>
<table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 style="border-collapse:collapse">${line(["Vs. codice", "Descrizione", "Q.tà", "UM", "€ cad.", "Tot. €"], "background:#D9E1F2")}${order.items
        .map((item) =>
          line([item.sku, item.name, eu(item.quantity, 0), item.unit, eu(item.price), eu(item.total)]),
        )
        .join("")}${line(["", "", "", "", "Totale", eu(order.net)])}</table>
<p class=MsoNormal>Consegna entro il <b>${day(order.due, "dd/mm/yyyy")}</b> presso ${order.site.lines.join(", ")}. Pagamento solito.</p><p class=MsoNormal>Restiamo in attesa di conferma.</p>
<table border=0><tr><td style="border-right:2px solid #800;padding:6px"><img src="cid:logo" width=90></td><td style="padding:6px"><b>${order.person}</b><br>Ufficio acquisti<br>${order.buyer.name}<br>${order.buyer.lines.join(" - ")}<br>Tel. ${order.buyer.phone} - int. 12</td></tr></table>
<p style="font-size:7pt">Le informazioni contenute in questo messaggio sono riservate ai sensi del Reg. UE 2016/679. Se non siete il destinatario siete pregati di eliminarlo.</p></div>`,
    }),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A craftsman's mail: everything in one running sentence, articles parted by semicolons, numbers and counts within. */
const running = written(
  "abroad-mail-ein-satz-de",
  { words: "de", ending: "eml", min: 2, max: 6 },
  (plain) => {
    const order = noted(plain, {
      land: "de",
      firms: ["Elektro Petersen", "Fahrradladen Kette & Co.", "Malerbetrieb Voss GmbH"],
      sellers: ["Elektro-Großhandel Küste GmbH"],
      people: ["Nils Petersen", "Maike Voss"],
      goods: [
        "Schukosteckdose reinweiß",
        "Leitungsschutzschalter B16",
        "Feuchtraumleuchte LED 1500",
        "Kabelkanal 40x60 grau",
        "Abzweigdose AP",
      ],
      units: ["Stück"],
      number: "999",
      code: "99 99 99",
    });
    const parts = order.items.map((item) => `${item.quantity} Stück ${item.name} (Best.-Nr. ${item.sku})`);
    return {
      bytes: mail(order, {
        from: `${order.person} <info@customer.example>`,
        to: "bestellung@supplier.example",
        subject: `Bestellung ${order.number}`,
        text: [
          "Moin,",
          "",
          `schickt mir bitte bis ${day(order.due, "dd.mm.")} auf Kommission Schulze folgendes: ${parts.join("; ")}.`,
          "",
          `Lieferung wie immer an ${order.site.lines.join(", ")}. Die zwei Kartons von letzter Woche (Best.-Nr. 10 20 30) gehen zurück, bitte mitnehmen lassen.`,
          "",
          "Gruß",
          order.person,
          "",
          "--",
          order.buyer.name,
          ...order.buyer.lines,
          `Tel. ${order.buyer.phone}`,
          "",
        ].join("\n"),
      }),
      ...told(order, () => ({ unitPrice: null, lineTotal: null })),
      requestedDate: null,
      total: null,
    };
  },
);

/** A plant's answer over a quotation: the seller's own table stands quoted beneath, above it the counts that are wanted by position. */
const answered = written("abroad-mail-counts-over-quote", { ending: "eml", min: 3, max: 8 }, (plain) => {
  const made = noted(plain, {
    land: "us",
    firms: ["Bend Millwork Co.", "Waco Castings Inc.", "Queensbury Packaging"],
    sellers: ["Allied Motion Parts"],
    people: ["Kara Lindqvist", "Phil Dugan"],
    goods: GOODS.parts,
    units: ["ea"],
    number: "BM-99999",
    code: "AM-9999",
  });
  const offered = made.items.map(({ quantity }) => Math.max(1, Math.ceil(quantity / 2)));
  const order = relined(
    made,
    made.items.map((item) => ({ ...item, total: rounded(item.quantity * item.price, 2) })),
  );
  return {
    bytes: mail(order, {
      from: `${order.person} <purchasing@customer.example>`,
      to: "sales@supplier.example",
      subject: `RE: Quotation ${order.random.digits(5)}`,
      text: [
        "Hi Ron,",
        "",
        `Please enter this as our PO ${order.number}. Same parts and prices as your quote, but these quantities:`,
        "",
        ...order.items.map((item) => `${item.sku} - ${item.quantity} ${item.unit} at $${us(item.price)}`),
        "",
        `PO total is $${us(order.net)}. Ship to ${order.site.lines.join(", ")} by ${day(order.due, "mm/dd/yyyy")}.`,
        "",
        "Thanks,",
        order.person,
        order.buyer.name,
        "",
        "-----Original Message-----",
        "From: Ron Beal <sales@supplier.example>",
        `To: ${order.person}`,
        "Subject: Quotation",
        "",
        "Here is your quote, good for 30 days:",
        "",
        "Item        Qty   Description                                   Price",
        ...order.items.map(
          (item, i) =>
            `${item.sku.padEnd(12)}${String(offered[i]).padEnd(6)}${item.name.padEnd(46)}${us(item.price)}`,
        ),
        "",
        "Ron Beal",
        order.seller.name,
        "",
      ].join("\n"),
    }),
    ...told(order),
    lines: order.items.map((item) => ({
      sku: item.sku,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.price,
    })),
    currency: "USD",
    requestedDate: order.due,
    total: order.net,
  };
});

export const abroadMails = [arabic, pasted, running, answered];
