import { written } from "../_family.ts";
import { mail, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { typed } from "../_typed.ts";

/** A German reply that takes some positions of an offer: their numbers in a sentence, the whole offer quoted beneath. */
const positions = written(
  "mix-mail-positionen-angebot-de",
  { words: "de", ending: "eml", min: 5, max: 9 },
  (plain) => {
    const order = noted(plain, {
      land: "de",
      firms: ["Sägewerk Altmühl GmbH", "Getränke Holst KG", "Klinikum Westerwald gGmbH"],
      sellers: ["Industriebedarf Rohde GmbH"],
      people: ["Katrin Jansen", "Uwe Brandl"],
      goods: [
        "Druckluftfilter G 1/2",
        "Wartungseinheit 2-teilig",
        "Schlauchtrommel 15 m",
        "Kupplungsdose NW 7,2",
        "Kondensatableiter elektronisch",
        "Manometer 0-16 bar",
        "Kugelhahn MS 3/4",
        "PU-Schlauch 8x5, blau",
        "Druckschalter 1-10 bar",
      ],
      units: ["Stück"],
      number: "BE-99999",
      code: "IR 999.999",
    });
    const taken = order.items.filter(({ at }) => at % 2);
    const named = taken.map(({ at }) => at);
    return {
      bytes: mail(order, {
        from: `${order.person} <einkauf@kunde.example>`,
        to: "Frau Rohde <angebote@lieferant.example>",
        subject: `AW: Angebot AN-${order.random.digits(5)}`,
        text: [
          "Sehr geehrte Frau Rohde,",
          "",
          `vielen Dank für Ihr Angebot. Wir bestellen daraus unter unserer Bestellnummer ${order.number} die Positionen ${named.slice(0, -1).join(", ")} und ${named.at(-1)} zu den angebotenen Mengen und Preisen.`,
          "",
          `Lieferung bitte bis ${day(order.due, "dd.mm.yyyy")}. Die übrigen Positionen benötigen wir nicht.`,
          "",
          "Mit freundlichen Grüßen",
          order.person,
          order.buyer.name,
          ...order.buyer.lines,
          "",
          "Am Montag schrieb Frau Rohde <angebote@lieferant.example>:",
          "> Sehr geehrte Damen und Herren,",
          "> wir bieten Ihnen an:",
          ">",
          `> ${typed([0, "Pos"], [5, "Artikel"], [18, "Bezeichnung"], [-57, "Menge"], [60, "ME"], [-77, "EP EUR"], [-88, "GP EUR"])}`,
          ...order.items.map(
            (item) =>
              `> ${typed([0, item.at], [5, item.sku], [18, item.name], [-57, item.quantity], [60, item.unit], [-77, eu(item.price)], [-88, eu(item.total)])}`,
          ),
          `> ${typed([60, "Summe"], [-88, eu(order.net)])}`,
          "> Das Angebot gilt vier Wochen.",
          "",
        ].join("\r\n"),
      }),
      ...told({ ...order, items: taken }),
      shipTo: undefined,
      currency: "EUR",
      requestedDate: order.due,
      total: null,
    };
  },
);

/** What a Polish web shop mails its own desk: a table of goods with VAT in the price, a rebate and the carriage in rows below. */
const shop = written("mix-mail-sklep-pl", { words: "pl", ending: "eml", min: 2, max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "pl",
    firms: ["Piekarnia Złoty Kłos s.c.", "Auto-Serwis Malinowski", "Szkoła Podstawowa nr 3"],
    sellers: ["BHP Partner Sp. z o.o."],
    people: ["Agnieszka Lis", "Piotr Dąbek"],
    goods: [
      "Rękawice nitrylowe roz. L, op. 100 szt.",
      "Obuwie robocze S3, roz. 43",
      "Apteczka zakładowa DIN 13157",
      "Taśma ostrzegawcza 75 mm x 100 m",
      "Kask ochronny, biały",
    ],
    units: ["szt.", "op."],
    number: "99999",
    code: "BHP-9999",
  });
  const rebate = rounded(order.net * 0.05, 2);
  const carriage = 19.9;
  const total = rounded(order.net - rebate + carriage, 2);
  const line = (values: (string | number)[]) =>
    `<tr>${values.map((value) => `<td>${value}</td>`).join("")}</tr>`;
  const sum = (caption: string, value: number) =>
    `<tr><td colspan=4 align=right>${caption}</td><td align=right>${fr(value)} zł</td></tr>`;
  return {
    bytes: mail(order, {
      from: "Sklep BHP Partner <sklep@supplier.example>",
      to: "zamowienia@supplier.example",
      subject: `Nowe zamówienie nr ${order.number}`,
      html: `<h2>Nowe zamówienie nr ${order.number}</h2><p>Data złożenia: ${day(order.date, "dd.mm.yyyy")} 14:22<br>Płatność: przelew tradycyjny<br>Dostawa: kurier</p>
<table border=1>${line(["Kod", "Produkt", "Cena brutto", "Ilość", "Wartość brutto"])}${order.items.map((item) => line([item.sku, item.name, `${fr(item.price)} zł`, `${item.quantity} ${item.unit}`, `${fr(item.total)} zł`])).join("")}
${sum("Wartość produktów", order.net)}${sum("Rabat (kod WIOSNA5)", -rebate)}${sum("Koszt dostawy", carriage)}${sum("<b>Razem do zapłaty</b>", total)}</table>
<table><tr><td><b>Dane do faktury</b><br>${[order.buyer.name, ...order.buyer.lines, "NIP 718-20-11-904"].join("<br>")}</td><td><b>Adres dostawy</b><br>${[order.site.name, order.person, ...order.site.lines].join("<br>")}</td></tr></table>
<p>Uwagi klienta: proszę o telefon przed dostawą.</p>`,
    }),
    ...told(order),
    currency: "PLN",
    total,
  };
});

/** A Dutch skipper's stores list in a mail: guide's number, words, what is left aboard and what is wanted, no prices. */
const stores = written(
  "mix-mail-scheepsstores-nl",
  { words: "nl", ending: "eml", min: 5, max: 16 },
  (plain) => {
    const order = noted(plain, {
      land: "nl",
      firms: ["Rederij Waddenzand B.V.", "Sleepdienst Maasmond B.V.", "Kustvaart Oostergo C.V."],
      sellers: ["Scheepsuitrusting Eemhaven B.V."],
      people: ["Kapt. J. Postma", "Wim Terpstra"],
      goods: [
        "Poetslappen wit, baal 10 kg",
        "Manillatouw 24 mm, 220 m",
        "Verfroller 180 mm",
        "Koffie gemalen, 500 g",
        "Werkhandschoen nitril, mt 10",
        "Gasolie reinigingsmiddel, can 25 l",
        "Zaklamp Ex, zone 0",
      ],
      units: ["st", "baal", "doos", "can", "rol"],
      number: "ST-YY-999",
      code: "999999",
    });
    const { random } = order;
    return {
      bytes: mail(order, {
        from: `${order.person} <schip@klant.example>`,
        to: "verkoop@leverancier.example",
        subject: `Bestelling ${order.number} m.s. Zilvermeeuw`,
        text: [
          "Goedemorgen,",
          "",
          "Hierbij onze bestelling voor m.s. Zilvermeeuw:",
          "",
          `Bestelnummer : ${order.number}`,
          `Rederij      : ${order.buyer.name}`,
          `Haven        : Delfzijl, Handelskade Oost`,
          `Aan boord op : ${day(order.due, "dd-mm-yyyy")}`,
          "",
          typed(
            [0, "Nr"],
            [4, "IMPA"],
            [13, "Omschrijving"],
            [-56, "Aan boord"],
            [-66, "Gewenst"],
            [69, "Eenh."],
          ),
          "-".repeat(76),
          ...order.items.map((item) =>
            typed(
              [0, item.at],
              [4, item.sku],
              [13, item.name],
              [-56, random.int(0, 9)],
              [-66, item.quantity],
              [69, item.unit],
            ),
          ),
          "",
          "Graag prijsopgave bij de orderbevestiging. Factuur naar kantoor:",
          order.buyer.name,
          ...order.buyer.lines,
          "",
          "Met vriendelijke groet,",
          order.person,
          "",
        ].join("\n"),
      }),
      ...told(order, () => ({ unitPrice: null, lineTotal: null })),
      shipTo: undefined,
      currency: null,
      requestedDate: order.due,
      total: null,
    };
  },
);

/** A Turkish mail: each article in a line of its own, price before tax and the tax's rate behind it, sums in sentences. */
const turkish = written("mix-mail-siparis-tr", { words: "tr", ending: "eml", min: 3, max: 9 }, (plain) => {
  const order = { ...plain, number: `SAT-${plain.number}` };
  const tax = rounded(order.net * 0.2, 2);
  return {
    bytes: mail(order, {
      from: `${order.person} <satinalma@musteri.example>`,
      to: "siparis@tedarikci.example",
      subject: `Sipariş ${order.number}`,
      text: [
        "Merhaba,",
        "",
        `${order.number} numaralı siparişimiz aşağıdadır. Teslim tarihi: ${day(order.due, "dd.mm.yyyy")}`,
        "",
        ...order.items.map(
          (item) =>
            `${item.at}) ${item.name} (stok kodu ${item.sku}) - ${us(item.quantity, 0).replace(",", ".")} ${item.unit} x ${eu(item.price)} TL + %20 KDV`,
        ),
        "",
        `Ara toplam: ${eu(order.net)} TL`,
        `KDV (%20): ${eu(tax)} TL`,
        `Genel toplam: ${eu(order.net + tax)} TL`,
        "",
        "Fatura ve sevk adresi:",
        order.buyer.name,
        ...order.buyer.lines,
        "",
        "Saygılarımla,",
        order.person,
        "",
      ].join("\n"),
    }),
    docNumber: order.number,
    line: () => ({ lineTotal: null }),
    currency: "TRY",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
  };
});

/** A Japanese mail: number, day and place in brackets, circled figures before the articles, counts behind. */
const japanese = written(
  "mix-mail-chuumon-ja",
  { words: "ja", ending: "eml", min: 2, max: 8, decimals: 0, priceDecimals: 0, scale: 30 },
  (plain) => {
    const order = { ...plain, number: `NO-${plain.number}` };
    return {
      bytes: mail(order, {
        from: `${order.person} <kobai@customer.example>`,
        to: "eigyo@supplier.example",
        subject: `【注文】${order.number}`,
        text: [
          `${order.seller.name}`,
          "営業部 御中",
          "",
          `いつもお世話になっております。${order.buyer.name}の${order.person}です。`,
          "下記の通り注文いたします。",
          "",
          `【注文番号】${order.number}`,
          `【注文日】${day(order.date, "yyyy年m月d日")}`,
          `【希望納期】${day(order.due, "yyyy年m月d日")}`,
          "【納品先】本社倉庫",
          "",
          ...order.items.flatMap((item, i) => [
            `${String.fromCodePoint(0x2460 + i)} ${item.name}`,
            `   品番：${item.sku}`,
            `   数量：${item.quantity}${item.unit}　単価：${us(item.price, 0)}円　金額：${us(item.total, 0)}円`,
          ]),
          "",
          `合計金額：${us(order.net, 0)}円（税抜）`,
          "",
          "ご確認のほどよろしくお願いいたします。",
          "--",
          `${order.buyer.name} 購買課 ${order.person}`,
          `${order.buyer.lines.toReversed().join(" ")}　TEL ${order.buyer.phone}`,
          "",
        ].join("\n"),
      }),
      docNumber: order.number,
      currency: "JPY",
      requestedDate: order.due,
    };
  },
);

export const mixPost = [positions, shop, stores, turkish, japanese];
