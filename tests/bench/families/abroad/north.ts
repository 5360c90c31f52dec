import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const right = "right" as const;

/** A Dutch wholesaler's order: count and unit first, our number over yours, the price for each hundred by its own column, the week of delivery by line. */
const week = drawn(
  "abroad-bestelbon-per-honderd-nl",
  { words: "nl", max: 26, size: [595, 842], bases: [1, 100], base: { size: 8.5 } },
  (plain, pen) => {
    const order = noted(plain, {
      land: "nl",
      firms: ["Technische Handel Zeewolde B.V.", "Scheepswerf De Waal", "Van Eerden Koeltechniek B.V."],
      sellers: ["Bevestiging Noord B.V.", "Koppelingen Import Holland B.V."],
      people: ["Jeroen Pauw", "Marloes Timmer"],
      goods: [
        "Zeskantbout M12x60 8.8 verzinkt",
        "Borgring M10 A4",
        "Slangtule messing 1/2",
        "O-ring 30 x 3 NBR 70",
        "Kabelschoen 16-M8",
      ],
      units: ["st", "pak", "m"],
      number: "IO-999999",
      code: "99.999.99",
    });
    const columns = columnsOf(`>70 Aantal | 76 Eh | 102 Ons artikelnr.¶Uw artikelnr. | 186/170 Omschrijving
      >400 Week | >468 Prijs | >490 / | >551 Bedrag`);
    const head = () => {
      pen.say(551, 30, `blad ${pen.pages}`, { align: right });
      if (pen.pages > 1) return heads(pen, 60, columns, { bold: true }) + 4;
      pen.say(44, 34, "BESTELBON", { bold: true, size: 18, spacing: 2 });
      pen.block(340, 60, [order.buyer.name, ...order.buyer.lines, `tel. ${order.buyer.phone}`]);
      pen.block(44, 90, ["Aan:", order.seller.name, ...order.seller.lines]);
      pen.say(44, 160, `Ordernummer : ${order.number}`);
      pen.say(240, 160, `Orderdatum : ${day(order.date, "dd-mm-yyyy")}`);
      pen.say(420, 160, `Besteld door : ${order.person}`);
      pen.say(44, 174, `Afleveradres : ${order.site.lines.join(", ")}`);
      pen.rule(44, 192, 551);
      const y = heads(pen, 196, columns, { bold: true });
      pen.rule(44, y, 551);
      return y + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
    for (const item of order.items) {
      flow.need(34);
      const y = cells(pen, flow.y, columns, [
        eu(item.quantity, 0),
        item.unit,
        item.buyerSku,
        item.name,
        String(order.random.int(10, 48)),
        eu(item.price),
        item.basis === 1 ? "1" : "100",
        eu(item.total),
      ]);
      pen.say(102, flow.y + 11, item.sku, { italic: true });
      flow.y = Math.max(y, flow.y + 22) + 4;
    }
    flow.need(50);
    pen.rule(420, flow.y, 551);
    pen.say(420, flow.y + 5, "Totaal excl. BTW");
    pen.say(551, flow.y + 5, eu(order.net), { align: right });
    pen.say(
      44,
      flow.y + 24,
      "Orderbevestiging met leverweek binnen 2 werkdagen. Onze inkoopvoorwaarden zijn van toepassing.",
      { size: 7 },
    );
    return { ...noting(order, ({ buyerSku }) => ({ buyerSku })), total: order.net };
  },
);

/** A Polish factory's order: the price for so many, rebate and price after it, the value; each row's day and account below it. */
const rebates = printed("abroad-rabat-za-ilosc-pl", { words: "pl", max: 26, bases: [1, 100] }, (plain) => {
  const made = noted(plain, {
    land: "pl",
    firms: [
      "Fabryka Mebli Narew Sp. z o.o.",
      "Zakład Przetwórstwa Sandomierz S.A.",
      "Elektromontaż Kaszuby Sp. j.",
    ],
    sellers: ["Hurtownia Śrub Metrix Sp. z o.o.", "Okucia Polska S.A."],
    people: ["Renata Gajda", "Piotr Zawadzki"],
    goods: [
      "Konfirmat 7x50 ocynk",
      "Zawias puszkowy 35 mm z cichym domykiem",
      "Prowadnica kulkowa L-450",
      "Obrzeże PVC 22x0,8 biały",
      "Klej topliwy granulat 25 kg",
    ],
    units: ["szt.", "kpl.", "mb"],
    number: "ZZ/9999/YY",
    code: "MX-99-9999",
  });
  const lists = made.items.map(({ price }) => price);
  const off = made.items.map(() => made.random.pick([0, 5, 12.5]));
  const order = relined(
    made,
    made.items.map((item, i) => {
      const price = rounded(lists[i]! * (1 - off[i]! / 100), 2);
      return { ...item, price, total: rounded((price * item.quantity) / item.basis, 2) };
    }),
  );
  const rows = order.items.map(
    (item, i) =>
      row(
        [
          item.at,
          item.buyerSku,
          `${item.name} [${item.sku}]`,
          fr(item.quantity),
          item.unit,
          fr(lists[i]!),
          item.basis,
          eu(off[i]!, 1),
          fr(item.price),
          fr(item.total),
        ],
        ["c", "", "", "r", "c", "r", "c", "r", "r", "r"],
      ) +
      `<tr class=n><td><td><td colspan=8>Termin: ${day(item.due, "dd.mm.yyyy")} &nbsp; MPK: ${made.random.digits(3)}-${made.random.digits(2)}</tr>`,
  );
  const captions = [
    "Lp.",
    "Indeks",
    "Nazwa towaru [nr dostawcy]",
    "Ilość",
    "J.m.",
    "Cena kat.",
    "za",
    "Rabat %",
    "Cena po rab.",
    "Wartość netto",
  ];
  return {
    html: page(
      ".r{white-space:nowrap}.g td{border-top:1px solid #aaa;font-size:8pt}.g th{background:#334;color:#fff;font-size:7.5pt}.n td{border:0;color:#444;font-size:7pt;padding-top:0}",
      `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<br>NIP ${made.random.digits(10)}<td class=r>Miejsce i data: ${order.buyer.lines.at(-1)!.slice(7)}, ${day(order.date, "dd.mm.yyyy")}</table>
<h2 class=c>ZAMÓWIENIE ZAKUPU ${order.number}</h2>
<table><tr><td style="width:50%">Dostawca:<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<td>Miejsce dostawy:<br>${order.site.name}<br>${order.site.lines.join("<br>")}</table><br>
<table class=g><thead>${row(captions, [], "th")}</thead>${rows.join("")}</table>
<p class=r>Razem netto: ${fr(order.net)} PLN<br>VAT 23%: ${fr(taxOf(order, 23))} PLN<br><b>Razem brutto: ${fr(withTax(order, 23))} PLN</b></p><p>Płatność: przelew 45 dni. Wystawił: ${order.person}. Na fakturze prosimy podać numer zamówienia.</p>`,
      "A4",
    ),
    ...noting(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "PLN",
    total: withTax(order, 23),
  };
});

/** A Turkish works' order in euros: each row's sum in euros and again in lira at the day's rate, both sums below. */
const lira = printed("abroad-doviz-iki-para-tr", { words: "tr", max: 20 }, (plain) => {
  const order = sited(
    traded(plain, {
      wares: [
        "Rulman 6205 2RS C3",
        "Pnömatik silindir Ø50 strok 200",
        "Kontaktör 25A 24V DC",
        "Hidrolik filtre 10 mikron",
        "Lineer kızak arabası 25",
        "Sıyırıcı keçe 63x73x7",
      ],
      buyers: ["Anadolu Pres Döküm San. A.Ş.", "Bosfor Plastik Ltd. Şti.", "Trakya Yem Sanayi A.Ş."],
      number: "SAS9999999",
      units: ["AD", "MT", "TK"],
    }),
    ["2. Fabrika Malzeme Kabul", "Merkez Ambar"],
    ["Sanayi Mah. 1204. Sok. No: 9", "Yeni Mah. Gül Cad. No: 41/B"],
  );
  const rate = rounded(28 + order.random.next() * 6, 4);
  const inLira = (value: number) => rounded(value * rate, 2);
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        item.buyerSku,
        `${item.name}<br><span style="font-size:7pt">Üretici kodu: ${item.sku}</span>`,
        day(item.due, "dd.mm.yyyy"),
        eu(item.quantity, 2),
        item.unit,
        eu(item.price),
        eu(item.total),
        eu(inLira(item.total)),
      ],
      ["c", "", "", "c", "r", "c", "r", "r", "r"],
    ),
  );
  const captions = [
    "Sıra",
    "Stok Kodu",
    "Malzeme Açıklaması",
    "Termin",
    "Miktar",
    "Br.",
    "Br. Fiyat (EUR)",
    "Tutar (EUR)",
    "Tutar (TL)",
  ];
  return {
    html: page(
      ".g td,.g th{border:1px solid #777;font-size:8pt}.g th{background:#eee}",
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=c style="font-size:13pt"><b>SATINALMA SİPARİŞ FORMU</b><td>Sipariş No : <b>${order.number}</b><br>Sipariş Tarihi : ${day(order.date, "dd.mm.yyyy")}<br>Döviz Kuru : 1 EUR = ${eu(rate, 4)} TL<br>Form No : FR-SA-03 Rev.2</table><hr>
<table><tr><td style="width:50%"><b>Tedarikçi</b><br>${[order.seller.name, ...order.seller.lines].join("<br>")}<td><b>Teslim Yeri</b><br>${[order.site.name, ...order.site.lines].join("<br>")}</table><br>
<table class=g><thead>${row(captions, [], "th")}</thead>${rows.join("")}<tr><td colspan=7 class=r><b>TOPLAM</b><td class=r><b>${eu(order.net)}</b><td class=r><b>${eu(inLira(order.net))}</b></tr></table>
<p>Fiyatlara KDV dahil değildir. Ödeme: fatura tarihinden itibaren 60 gün, TCMB döviz satış kuru ile. Faturada sipariş numaramızı belirtiniz.</p><p>Hazırlayan: ${order.person} &nbsp;&nbsp;&nbsp; Onaylayan: ______________</p>`,
      "A4",
    ),
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }) }),
    currency: "EUR",
    total: order.net,
  };
});

export const abroadNorth = [week, rebates, lira];
