import { sumTo } from "../_desk.ts";
import { officed } from "../_family.ts";
import { type Block, type Cell, letter } from "../_odf.ts";
import { type Item, rounded } from "../_order.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";
import { bar, blanks, looked } from "./sheets.ts";

/** A Chinese contract of purchase: parties above, the goods in a ruled table with the sum in capitals, numbered clauses, both seals below. */
const contract = officed("office-word-contract-zh", { words: "zh", max: 16 }, (order) => {
  const { buyer, seller } = order;
  const total = order.net;
  const looks = ["c", "", "", "c", "r", "r", "r"];
  const clauses = [
    `二、质量要求：按国家标准及需方图纸执行，质保期12个月。`,
    `三、交货时间：${day(order.due, "yyyy年m月d日")}前交货。交货地点：${order.site.lines[1]}${order.site.lines[0]}。`,
    "四、付款方式：货到验收合格，收到13%增值税专用发票后30天内付款。",
    "五、违约责任：逾期交货每天按合同总额的0.5%支付违约金。",
    "六、本合同一式两份，双方各执一份，盖章后生效，传真件有效。",
  ];
  return {
    currency: "CNY",
    requestedDate: order.due,
    shipTo: undefined,
    letter: letter(
      [
        ["采 购 合 同", "b c s18 gap3"],
        [`需方（甲方）：${buyer.name}\t合同编号：${order.number}`, "tab110"],
        [`供方（乙方）：${seller.name}\t签订日期：${day(order.date, "yyyy年m月d日")}`, "tab110 gap2"],
        ["一、产品名称、规格型号、数量、金额：", "gap1"],
        {
          widths: [12, 34, 50, 14, 20, 24, 28],
          looks: "box s9",
          heads: 1,
          rows: [
            bar("序号 | 产品编号 | 产品名称及规格 | 单位 | 数量 | 含税单价(元) | 金额(元)", "b c"),
            ...order.items.map((item) =>
              looked(
                [
                  String(item.at),
                  item.sku,
                  item.name,
                  item.unit,
                  bare(item.quantity, 0),
                  bare(item.price),
                  bare(item.total),
                ],
                looks,
              ),
            ),
            [
              ["合计", "c", 2],
              [`人民币（小写）：¥${us(total)}`, "", 5],
            ],
          ],
        },
        ["", "gap1"],
        ...clauses.map((text): Block => [text, "gap1"]),
        ["", "gap4"],
        {
          widths: [91, 91],
          rows: [
            ["需方（盖章）", "供方（盖章）"],
            [buyer.name, seller.name],
            [`地址：${buyer.lines[1]}${buyer.lines[0]}`, `地址：${seller.lines[1]}${seller.lines[0]}`],
            [`代表：${order.person}`, "代表："],
            [`电话：${buyer.phone}`, `电话：${seller.phone}`],
          ],
        },
      ],
      { size: "A4", font: "Noto Serif CJK SC" },
    ),
  };
});

/** An Arabic order: the table goes from right to left, figures stay western. */
const arabic = officed("office-word-order-ar", { words: "ar", max: 18 }, (order) => {
  const total = withTax(order, 15);
  return {
    total,
    currency: "SAR",
    shipTo: undefined,
    letter: letter(
      [
        [order.buyer.name, "b s15 rtl"],
        [`${order.buyer.lines.join(" - ")}`, "rtl gap3"],
        ["أمر شراء", "b c s16 rtl gap2"],
        [`رقم أمر الشراء: ${order.number}`, "rtl"],
        [`التاريخ: ${day(order.date, "dd/mm/yyyy")}`, "rtl"],
        [`المورد: ${order.seller.name}`, "rtl gap3"],
        {
          widths: [12, 30, 62, 18, 20, 22, 26],
          looks: "box s9 rtl",
          heads: 1,
          rows: [
            bar("م | رقم الصنف | البيان | الوحدة | الكمية | سعر الوحدة | الإجمالي", "b c #e7e6e6"),
            ...order.items.map((item) =>
              looked(
                [
                  String(item.at),
                  item.sku,
                  item.name,
                  item.unit,
                  us(item.quantity, 0),
                  us(item.price),
                  us(item.total),
                ],
                ["c", "", "", "c", "c", "c", "c"],
              ),
            ),
            ...[
              ["المجموع", order.net],
              ["ضريبة القيمة المضافة 15%", taxOf(order, 15)],
              ["الإجمالي (ريال سعودي)", total],
            ].map(([caption, value]): Cell[] => [
              [String(caption), "b", 6],
              [us(Number(value)), "b c"],
            ]),
          ],
        },
        ["", "gap4"],
        ["شروط الدفع: 30 يوم من تاريخ الفاتورة", "rtl"],
        [`مدير المشتريات: ${order.person}`, "rtl"],
      ],
      { size: "A4", rtl: true, font: "DejaVu Sans" },
    ),
  };
});

/** A German merchant's program, its PDF made by a printer driver: sums carried over from page to page, prices per 100 here and there. */
const bestellung = officed(
  "office-bestellung-uebertrag",
  { words: "de", min: 8, max: 60, bases: [1, 1, 100], by: "gs" },
  (made) => {
    const order = traded(made, {
      wares: "de",
      buyers: "de",
      number: "BE-2499999",
      units: ["Stk", "m", "kg", "Pck"],
    });
    const { buyer, seller, items } = order;
    const widths = [12, 28, 62, 20, 14, 22, 26];
    const looks = ["r", "", "", "r", "", "r", "r"].map((look) => `s9 ${look}`);
    const line = (item: Item) =>
      looked(
        [
          String(item.at),
          item.sku,
          `${item.name}${item.at % 3 ? "" : `\nIhre Art.-Nr. wie Angebot, Liefertermin KW ${10 + (item.at % 30)}`}`,
          eu(item.quantity, 2),
          item.unit,
          `${eu(item.price)}${item.basis > 1 ? `/${item.basis}` : ""}`,
          eu(item.total),
        ],
        looks,
      );
    const carried = (caption: string, at: number): Cell[] => [
      ["", "", 4],
      [caption, "s9 i", 2],
      [eu(sumTo(items, at)), "s9 r over"],
    ];
    const captions = looked(
      ["Pos", "Artikel-Nr.", "Bezeichnung", "Menge", "ME", "E-Preis", "G-Preis EUR"],
      looks.map((look) => `b under ${look}`),
    );
    const cut = [0, ...Array.from({ length: 5 }, (_, i) => 16 + i * 24)].filter(
      (from) => from < items.length,
    );
    const pages = cut.map((from, i) => ({
      from,
      part: items.slice(from, cut[i + 1] ?? items.length),
      last: i === cut.length - 1,
    }));
    return {
      ...truly(order),
      total: withTax(order, 19),
      currency: "EUR",
      shipTo: undefined,
      requestedDate: order.due,
      letter: letter(
        [
          [`${buyer.name} · ${buyer.lines.join(" · ")}`, "s7 gap2"],
          ...[seller.name, ...seller.lines].map((text): Block => [text, ""]),
          ["", "gap4"],
          [`Bestellung Nr. ${order.number}`, "b s14"],
          [
            `Datum: ${day(order.date, "dd.mm.yyyy")}\tLiefertermin: ${day(order.due, "dd.mm.yyyy")}\tSachbearbeiter: ${order.person}`,
            "tab50 tab110 s9 gap3",
          ],
          ...pages.flatMap(({ from, part, last }): Block[] => [
            ...(from
              ? [
                  [
                    `Bestellung Nr. ${order.number} vom ${day(order.date, "dd.mm.yyyy")}`,
                    "page gap3 s9",
                  ] as Block,
                ]
              : []),
            {
              widths,
              rows: [
                captions,
                ...(from ? [carried("Übertrag", from)] : []),
                ...part.map(line),
                ...(last ? [] : [carried("Zwischensumme", from + part.length)]),
              ],
            },
          ]),
          {
            widths: [136, 22, 26],
            rows: [
              ["Nettobetrag", order.net],
              ["USt. 19 %", taxOf(order, 19)],
              ["Gesamtbetrag", withTax(order, 19)],
            ].map(([caption, value]) =>
              looked([null, String(caption), eu(Number(value))], ["", "s9", "s9 r over"]),
            ),
          },
          ["", "gap3"],
          [
            "Bitte bestätigen Sie Preis und Liefertermin innerhalb von 2 Tagen. Es gelten unsere Einkaufsbedingungen.",
            "s9",
          ],
        ],
        { size: "A4", foot: `${buyer.name}   Seite {page} von {pages}` },
      ),
    };
  },
);

/** A French accounting program's order: columns ruled from top to foot, discounts, VAT codes, the sums in a band below. */
const commande = officed("office-bon-de-commande", { words: "fr", max: 18, by: "pdftocairo" }, (made) => {
  const order = traded(made, { wares: "fr", buyers: "fr", number: "BC0009999", units: ["U", "ML", "BTE"] });
  const { buyer, seller } = order;
  const cut = (item: Item) => (item.at % 3 ? 0 : 10);
  const lines = order.items.map((item) => ({ item, net: rounded(item.total * (1 - cut(item) / 100), 2) }));
  const net = rounded(
    lines.reduce((sum, one) => sum + one.net, 0),
    2,
  );
  const tax = rounded(net * 0.2, 2);
  return {
    ...truly(order),
    lines: truly(order).lines!.map((line, i) => ({ ...line, lineTotal: lines[i]!.net })),
    total: rounded(net + tax, 2),
    currency: "EUR",
    requestedDate: order.due,
    shipTo: undefined,
    letter: letter(
      [
        [buyer.name, "b s13"],
        ...[...buyer.lines, `Tél. ${buyer.phone}`].map((text): Block => [text, "s9"]),
        {
          box: [115, 35, 80, 24],
          blocks: [[seller.name, "b"], ...seller.lines.map((text): Block => [text, ""])],
        },
        ["", "gap8"],
        ["BON DE COMMANDE FOURNISSEUR", "b s14 gap2"],
        {
          widths: [32, 28, 34, 40, 46],
          looks: "box s8 c",
          rows: [
            bar("Numéro | Date | Code fourn. | Livraison le | Affaire suivie par", "b #e0e0e0"),
            [
              order.number,
              day(order.date, "dd/mm/yyyy"),
              "FR00214",
              day(order.due, "dd/mm/yyyy"),
              order.person,
            ],
          ],
        },
        ["", "gap2"],
        {
          widths: [26, 64, 16, 22, 14, 26, 12],
          looks: "box s8",
          rows: [
            bar("Référence | Désignation | Qté | P.U. HT | % Rem. | Montant HT | TVA", "b c #e0e0e0"),
            ...lines.map(({ item, net }) =>
              looked(
                [
                  item.sku,
                  item.name,
                  fr(item.quantity, 2),
                  fr(item.price),
                  cut(item) ? fr(cut(item)) : "",
                  fr(net),
                  "5",
                ],
                ["", "", "r", "r", "r", "r", "c"],
              ),
            ),
            ...blanks(10 - lines.length, Array(7).fill("")),
          ],
        },
        ["", "gap2"],
        {
          widths: [20, 34, 20, 34, 40],
          looks: "box s8 r",
          rows: [
            bar("Taux | Base HT |  | Montant TVA | Total TTC", "b c #e0e0e0"),
            looked(["20,00", fr(net), "", fr(tax), `${fr(rounded(net + tax, 2))} €`], ["", "", "", "", "b"]),
          ],
        },
        ["", "gap3"],
        ["Règlement : virement à 45 jours fin de mois. SIRET 412 339 201 00018 - NAF 2562B", "s8"],
      ],
      { size: "A4", margin: 14 },
    ),
  };
});

export const officeTongues = [contract, arabic, bestellung, commande];
