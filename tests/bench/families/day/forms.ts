import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { inFields } from "../_paper.ts";
import { bare, day, eu, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs } from "../_table.ts";

const right = "right" as const;
const SCHOOLS = ["Cedar Bluff Middle School", "Lake Orion Public Library", "Village of Harmon Parks Dept."];
const SELLERS = ["Badger School Supply", "Lakes Area Sports & Rec"];
const CLASS = [
  "Soccer ball size 4",
  "Safety goggles, class set of 30",
  "Tempera paint, gallon, red",
  "Book cloth, roll",
  "Whiteboard eraser",
  "Cork tile 12x12, 4 pk",
  "Pencil #2, gross",
];

/** A school's form filled on the screen: account numbers per line, rows left empty, two ways of paying to tick. */
const school = drawn(
  "day-form-account-codes",
  { max: 12, forms: ["runs"], write: inFields },
  (plain, pen) => {
    const order = noted(plain, {
      land: "us",
      firms: SCHOOLS,
      sellers: SELLERS,
      people: ["Mr. Dahl", "Ms. Ortega"],
      goods: CLASS,
      units: ["EA", "SET", "PK"],
      number: "99-9999",
      code: "BS99999",
    });
    const fill = (x: number, y: number, text: string) => void pen.say(x, y, text, { grey: true });
    const freight = 12.5;
    pen.say(306, 26, "REQUISITION / PURCHASE ORDER", { align: "center", bold: true, size: 14 });
    const facts: [number, number, string, string][] = [
      [40, 56, "School / Department", order.buyer.name],
      [340, 56, "P.O. Number", order.number],
      [40, 78, "Address", order.buyer.lines.join(", ")],
      [340, 78, "Date", day(order.date, "mm/dd/yyyy")],
      [40, 100, "Vendor", order.seller.name],
      [340, 100, "Date needed", day(order.due, "mm/dd/yyyy")],
      [40, 122, "Ship to", order.site.lines.join(", ")],
      [340, 122, "Requested by", order.person],
    ];
    for (const [x, y, caption, text] of facts) {
      pen.say(x, y, caption, { size: 7 });
      fill(x + 78, y - 1, text);
      pen.rule(x + 76, y + 12, x + (x < 300 ? 285 : 232));
    }
    const columns: [number, number, string][] = [
      [40, 36, "Qty"],
      [78, 34, "Unit"],
      [114, 70, "Catalog No."],
      [186, 184, "Description (color, size)"],
      [372, 74, "Account No."],
      [448, 56, "Unit Cost"],
      [506, 66, "Total"],
    ];
    for (const [x, , caption] of columns) pen.say(x + 2, 154, caption, { size: 8, bold: true });
    for (let i = 0; i < 16; i++) {
      const item = order.items[i];
      const values = item
        ? [
            bare(item.quantity, 0),
            item.unit,
            item.sku,
            item.name,
            `11-${order.random.digits(3)}-610`,
            us(item.price),
            us(item.total),
          ]
        : [];
      columns.forEach(([x, width], at) => {
        pen.box(x, 168 + i * 18, width, 17);
        if (values[at]) fill(x + 2, 171 + i * 18, values[at]);
      });
    }
    pen.say(448, 462, "Subtotal", { size: 8 });
    fill(508, 461, us(order.net));
    pen.say(448, 480, "Shipping", { size: 8 });
    fill(508, 479, us(freight));
    pen.say(448, 498, "TOTAL", { size: 8, bold: true });
    fill(508, 497, us(rounded(order.net + freight, 2)));
    pen.say(40, 470, "[ ] Purchasing card    [X] Purchase order    Principal ____________________", {
      size: 8,
    });
    return { ...told(order), total: rounded(order.net + freight, 2), requestedDate: order.due };
  },
);

/** A Brazilian firm's cloud program: codes before the words, whole counts with three decimals, taxes of the land beside the sum. */
const compra = printed("day-pedido-compra-ipi-br", { words: "pt", max: 16 }, (plain) => {
  const order = noted(plain, {
    land: "pt",
    firms: ["Marcenaria Bom Retiro Ltda", "Padaria Estrela do Vale ME", "Auto Center Guarani"],
    sellers: ["Distribuidora Paranaense S.A.", "Embalagens União Ltda"],
    people: ["Patrícia Nogueira", "Edson Lima"],
    goods: [
      "Dobradiça caneco 35 mm",
      "Parafuso chipboard 4x40, cx 500",
      "Saco kraft 5 kg, fardo 500",
      "Óleo 5W30 sintético 1 L",
      "Filtro de ar esportivo",
      "Fermento biológico seco 500 g",
    ],
    units: ["UN", "CX", "FD"],
    number: "9999",
    code: "9999999",
  });
  const ipi = order.items.map(({ total }) => rounded(total * 0.05, 2));
  const taxes = rounded(
    ipi.reduce((sum, one) => sum + one, 0),
    2,
  );
  const total = rounded(order.net + taxes, 2);
  return {
    html: page(
      "body{font-family:'Open Sans',Arial,sans-serif;font-size:8pt}.g td,.g th{border:1px solid #ccc}.g th{background:#f0f4f8}",
      `<table><tr><td><b>${order.buyer.name}</b><br>CNPJ ${order.random.digits(2)}.${order.random.digits(3)}.${order.random.digits(3)}/0001-${order.random.digits(2)}<br>${order.buyer.lines.join(" - ")}<td class=r><h3 style="margin:0">Pedido de compra nº ${order.number}</h3>Emissão: ${day(order.date, "dd/mm/yyyy")}<br>Previsão de entrega: ${day(order.due, "dd/mm/yyyy")}</table><p><b>Fornecedor:</b> ${order.seller.name} - ${order.seller.lines.join(", ")}<br><b>Local de entrega:</b> ${order.site.lines.join(" - ")}<br><b>Comprador:</b> ${order.person}</p>${table(
        ["Item", "Código", "Descrição", "Un", "Qtde", "Vlr. unit.", "Vlr. IPI", "Vlr. total"],
        order.items.map((item, i) => [
          item.at,
          item.sku,
          item.name,
          item.unit,
          eu(item.quantity, 3),
          eu(item.price, 4),
          eu(ipi[i]!),
          eu(item.total),
        ]),
        ["c", "", "", "c", "r", "r", "r", "r"],
      )}<p class=r>Total dos produtos: R$ ${eu(order.net)}<br>Total do IPI: R$ ${eu(taxes)}<br><b>Total do pedido: R$ ${eu(total)}</b></p><p>Condição de pagamento: 28/42 dias. Frete: CIF.</p>`,
      "A4",
    ),
    ...told(order),
    currency: "BRL",
    total,
    requestedDate: order.due,
  };
});

/** An Arabic shop's sheet, right to left: the count before the words, prices with their coin, the sum in a wide row. */
const dukkan = printed("day-talabiya-ar", { words: "ar", max: 14 }, (plain) => {
  const order = noted(plain, {
    land: "ar",
    firms: ["مؤسسة ركن البناء للتجارة", "مطعم ليالي الشام", "ورشة الإتقان للسيارات"],
    sellers: ["شركة المورد الحديث", "مؤسسة البحر للتوريدات"],
    people: ["خالد الحربي", "سامي درويش"],
    goods: [
      "مفك براغي طقم",
      "زيت محرك 5W30",
      "أكياس نفايات كبيرة",
      "قفازات عمل جلد",
      "شريط لاصق عريض",
      "لمبة ليد 12 واط",
    ],
    units: ["حبة", "كرتون", "طقم"],
    number: "T-9999",
    code: "MD-99999",
  });
  const tax = rounded(order.net * 0.15, 2);
  const total = rounded(order.net + tax, 2);
  return {
    html: page(
      "body{direction:rtl;font-family:'DejaVu Sans','Noto Naskh Arabic',sans-serif;font-size:9pt}.g td,.g th{border:1px solid #666;text-align:right;padding:4px}.g th{background:#eee}",
      `<h2 style="text-align:center">طلبية شراء</h2><table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>هاتف: ${order.buyer.phone}<td>رقم الطلب: ${order.number}<br>تاريخ الطلب: ${day(order.date, "dd/mm/yyyy")}<br>تاريخ التسليم: ${day(order.due, "dd/mm/yyyy")}</table><p>المورد: ${order.seller.name}<br>عنوان التسليم: ${order.site.lines.join("، ")}</p><table class=g>${row(["م", "رقم الصنف", "الكمية", "الوحدة", "البيان", "سعر الوحدة", "الإجمالي"], [], "th")}${order.items
        .map((item) =>
          row([item.at, item.sku, item.quantity, item.unit, item.name, us(item.price), us(item.total)]),
        )
        .join(
          "",
        )}<tr><td colspan=6>المجموع قبل الضريبة<td>${us(order.net)}</tr><tr><td colspan=6>ضريبة القيمة المضافة 15%<td>${us(tax)}</tr><tr><td colspan=6><b>الإجمالي ريال سعودي</b><td><b>${us(total)}</b></tr></table><p>مسؤول المشتريات: ${order.person}</p>`,
      "A4",
    ),
    ...told(order),
    currency: "SAR",
    total,
    requestedDate: order.due,
  };
});

/** A Danish accounts program's print: number and name first, unit after the count, a discount column mostly empty, bank facts below. */
const ordre = drawn("day-indkobsordre-da", { words: "da", max: 20, size: [595, 842] }, (order, pen) => {
  const columns = columnsOf(`40 Varenr. | 110 Jeres varenr. | 190/150 Varenavn | >380 Antal | 386 Enhed
    >470 Stk. pris | >555 Beløb`);
  pen.say(555, 34, order.buyer.name, { bold: true, size: 14, align: right });
  pen.block(555, 52, [...order.buyer.lines, `CVR-nr. ${order.random.digits(8)}`], { align: right });
  pen.block(40, 90, [order.seller.name, ...order.seller.lines]);
  pen.say(40, 150, "INDKØBSORDRE", { bold: true, size: 13 });
  pairs(pen, [390, 480], 120, [
    ["Ordrenr.", order.number],
    ["Dato", day(order.date, "dd-mm-yyyy")],
    ["Leveringsdato", day(order.due, "dd-mm-yyyy")],
    ["Vores ref.", order.person],
  ]);
  pen.say(40, 172, `Leveres til: ${order.site.lines.join(", ")}`);
  const top = (y: number) => {
    const after = heads(pen, y, columns, { bold: true, size: 8.5 });
    pen.rule(40, after, 555);
    return after + 5;
  };
  let y = top(196);
  for (const item of order.items) {
    if (y > 760) {
      pen.next();
      y = top(40);
    }
    y =
      cells(pen, y, columns, [
        item.buyerSku,
        item.sku,
        item.name,
        eu(item.quantity),
        item.unit.toLowerCase(),
        eu(item.price),
        eu(item.total),
      ]) + 4;
  }
  if (y > 720) {
    pen.next();
    y = 40;
  }
  const tax = rounded(order.net * 0.25, 2);
  pairs(pen, [400, 490], y + 8, [
    ["Nettobeløb DKK", eu(order.net)],
    ["Moms 25%", eu(tax)],
    ["Total DKK", eu(rounded(order.net + tax, 2))],
  ]);
  return {
    currency: "DKK",
    total: rounded(order.net + tax, 2),
    requestedDate: order.due,
    line: ({ buyerSku }) => ({ buyerSku }),
  };
});

export const dayForms = [school, compra, dukkan, ordre];
