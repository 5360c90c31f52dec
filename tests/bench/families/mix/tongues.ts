import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined } from "../_next.ts";
import { noted } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;
const A4: [number, number] = [595, 842];

/** A Polish steel yard's order: pieces and their length, tonnes and a price for the tonne. */
const steel = drawn(
  "mix-stal-tony-pl",
  { words: "pl", max: 14, size: A4, base: { face: "unicode", size: 8 }, forms: ["runs", "shuffled"] },
  (made, pen) => {
    const plain = noted(made, {
      land: "pl",
      firms: ["Konstrukcje Stalowe Warta Sp. z o.o.", "Zakład Ślusarski Nowak", "Mostostal Kujawy S.A."],
      sellers: ["Hurt Stali Pomorze Sp. z o.o."],
      people: ["Marek Zieliński", "Anna Wróbel"],
      goods: [
        "Dwuteownik HEB 200 S355J2",
        "Ceownik UPN 160 S235JR",
        "Kątownik 80x80x8 S235",
        "Rura kw. 100x100x5",
        "Blacha gr. 12 mm S355",
        "Płaskownik 60x10",
      ],
      units: ["t"],
      number: "ZAM/999/20YY",
      code: "ST-9999",
    });
    const { random } = plain;
    const bars = plain.items.map(() => [random.int(2, 48), random.pick([6000, 6100, 12000, 12100])] as const);
    const order = relined(
      plain,
      plain.items.map((item, i) => {
        const quantity = rounded((bars[i]![0] * bars[i]![1] * random.int(8, 62)) / 1e6, 3);
        const price = rounded(3200 + (item.price % 900), 2);
        return { ...item, quantity, price, total: rounded(quantity * price, 2) };
      }),
    );
    const columns = columnsOf(`36 Lp. | 58 Indeks | 110/150 Nazwa / gatunek | >310 Długość¶[mm] | >350 Sztuk
      >406 Ilość¶[t] | >474 Cena netto¶[zł/t] | >558 Wartość netto¶[zł]`);
    const head = () => {
      pen.say(36, 30, order.buyer.name, { bold: true, size: 12 });
      pen.say(558, 30, `Zamówienie nr ${order.number}`, { bold: true, size: 11, align: right });
      if (pen.pages > 1) return 60;
      pen.block(36, 46, [...order.buyer.lines, "NIP 554-10-22-871"]);
      pairs(pen, [380, 470], 50, [
        ["Data zamówienia:", day(order.date, "dd.mm.yyyy")],
        ["Termin dostawy:", day(order.due, "dd.mm.yyyy")],
        ["Zamawiający:", order.person],
      ]);
      pen.block(36, 100, ["Dostawca:", order.seller.name, ...order.seller.lines]);
      pen.block(330, 100, ["Miejsce dostawy:", ...order.site.lines]);
      return 156;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { size: 8 } });
    for (const [i, item] of order.items.entries()) {
      flow.need(26);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          fr(bars[i]![1], 0),
          bars[i]![0],
          fr(item.quantity, 3),
          fr(item.price),
          fr(item.total),
        ]) + 4;
    }
    flow.need(60);
    pen.rule(36, flow.y, 558);
    for (const [caption, value] of [
      ["Razem netto", order.net],
      ["VAT 23%", rounded(order.net * 0.23, 2)],
      ["Razem brutto", rounded(order.net * 1.23, 2)],
    ] as const) {
      pen.say(440, flow.y + 5, caption, { align: right });
      flow.y = pen.say(558, flow.y + 5, `${fr(value)} zł`, { align: right });
    }
    pen.say(36, flow.y + 12, "Atest 3.1 wg EN 10204. Rozliczenie wg wagi rzeczywistej +/- 2%.");
    return {
      ...truly(order),
      shipTo: order.site,
      currency: "PLN",
      requestedDate: order.due,
      total: rounded(order.net * 1.23, 2),
    };
  },
);

/** A Kuwaiti hospital's order in two tongues: counted goods and free ones beside them, dinars of three decimals. */
const bonus = printed(
  "mix-bonus-mustashfa-ar",
  { words: "ar", max: 16, priceDecimals: 3, decimals: 3 },
  (made) => {
    const order = {
      ...made,
      number: `LPO/${made.random.digits(5)}`,
      buyer: {
        ...made.buyer,
        name: made.random.pick([
          "مستشفى دار الشفاء التخصصي",
          "مستشفى الخليج الدولي",
          "مجمع عيادات النور الطبي",
        ]),
      },
    };
    const { random } = order;
    const goods = [
      ["Gloves nitrile M", "قفازات نتريل وسط"],
      ["Syringe 5 ml", "محقنة 5 مل"],
      ["Cannula IV 20G", "قنية وريدية"],
      ["Gauze swab 10x10", "شاش معقم"],
      ["Face mask 3 ply", "كمامة ثلاثية"],
    ];
    const items = order.items.map((item, i) => ({ ...item, name: goods[i % goods.length]![0]! }));
    const both = (english: string, arabic: string) => `${english}<br><span dir=rtl>${arabic}</span>`;
    const classes = ["c", "", "", "c", "r", "r", "r", "r"];
    const html = page(
      "body{font-family:'DejaVu Sans';font-size:8pt}.g td,.g th{border:1px solid #555}.g th{background:#e6efe9;text-align:center}",
      `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("، ")}<td class=r><b style="font-size:13pt">${both("LOCAL PURCHASE ORDER", "أمر شراء محلي")}</b></table>
<table style="margin:8px 0"><tr><td>LPO No. / رقم الأمر: <b>${order.number}</b><td>Date / التاريخ: ${day(order.date, "dd/mm/yyyy")}<td>Delivery date / تاريخ التسليم: ${day(order.due, "dd/mm/yyyy")}<tr><td colspan=2>Supplier / المورد: ${order.seller.name}<td>Requested by / الطالب: ${order.person}</table>
<table class=g>${row([both("No", "م"), both("Item code", "رمز الصنف"), both("Description", "الوصف"), both("Unit", "الوحدة"), both("Qty", "الكمية"), both("Bonus", "مجاني"), both("Unit price", "سعر الوحدة"), both("Total KD", "الإجمالي د.ك")], classes, "th")}${items
        .map((item, i) =>
          row(
            [
              item.at,
              item.sku,
              both(goods[i % goods.length]![0]!, goods[i % goods.length]![1]!),
              "BOX",
              us(item.quantity, 0),
              i % 2 ? "-" : us(random.int(1, 20), 0),
              us(item.price, 3),
              us(item.total, 3),
            ],
            classes,
          ),
        )
        .join(
          "",
        )}<tr><td colspan=7 class=r><b>Grand total / المجموع الكلي</b><td class=r><b>${us(order.net, 3)}</b></table>
<p>Expiry not less than 18 months. / الصلاحية لا تقل عن 18 شهرا</p>`,
      "A4",
    );
    return {
      ...truly({ ...order, items }),
      lines: truly({ ...order, items }).lines!.map((line) => ({ ...line, unit: "BOX" })),
      currency: "KWD",
      requestedDate: order.due,
      html,
    };
  },
);

/** A Brazilian public body's call on a price register: registered, called now and what is left, the brand that was offered, a commitment's number. */
const registered = drawn("mix-ata-saldo-pt", { words: "pt", max: 14, size: [842, 595] }, (made, pen) => {
  const order = traded(made, { wares: "pt", buyers: "pt", number: "999/20YY", units: ["UN", "CX", "GL"] });
  const { random } = order;
  const columns = columnsOf(`36 Item | 66 Código | 130/200 Especificação | 340 Marca | 400 Un.
    >480 Qtd.¶registrada | >550 Qtd.¶solicitada | >615 Saldo¶restante | >700 Valor¶unitário (R$)
    >800 Valor¶total (R$)`);
  const head = () => {
    pen.say(421, 28, order.buyer.name.toUpperCase(), { bold: true, size: 12, align: "center" });
    pen.say(421, 44, "Secretaria Municipal de Administração - Setor de Compras", {
      size: 8,
      align: "center",
    });
    pen.say(421, 62, `AUTORIZAÇÃO DE FORNECIMENTO Nº ${order.number}`, {
      bold: true,
      size: 12,
      align: "center",
    });
    if (pen.pages > 1) return 90;
    pairs(pen, [36, 140], 88, [
      ["Fornecedor:", order.seller.name],
      ["Endereço:", order.seller.lines.join(" - ")],
      ["Local de entrega:", order.site.lines.join(" - ")],
    ]);
    pairs(pen, [540, 660], 88, [
      ["Data de emissão:", day(order.date, "dd/mm/yyyy")],
      ["Prazo de entrega:", day(order.due, "dd/mm/yyyy")],
      ["Ata de Registro de Preços:", `${random.digits(2)}/2024`],
      ["Pregão Eletrônico:", `${random.digits(3)}/2023`],
      ["Nota de Empenho:", `2024NE${random.digits(6)}`],
    ]);
    return 160;
  };
  const flow = wayOf(pen, { columns, head, bottom: 530, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(30);
    const left = random.int(0, 500);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.sku,
          item.name,
          random.pick(["Alvor", "Max Lar", "Tigrão"]),
          item.unit,
          eu(item.quantity + left, 0),
          eu(item.quantity, 0),
          eu(left, 0),
          eu(item.price),
          eu(item.total),
        ],
        { size: 8 },
      ) + 4;
  }
  flow.need(40);
  pen.rule(36, flow.y, 806);
  pen.say(700, flow.y + 5, "TOTAL GERAL R$", { align: right, bold: true });
  pen.say(800, flow.y + 5, eu(order.net), { align: right, bold: true });
  pen.say(
    36,
    flow.y + 22,
    "Dotação orçamentária: 04.122.0002.2.010 - 3.3.90.30.00 - Fonte 1500. Constar o nº da AF na nota fiscal.",
    {
      size: 8,
    },
  );
  return { ...truly(order), currency: "BRL", requestedDate: order.due };
});

export const mixTongues = [steel, bonus, registered];
